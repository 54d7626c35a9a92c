//! The game on a whole screen. A message comes in, [`App::update`] changes the model, [`App::view`] draws it, and nothing
//! else does either.

mod app;
mod board;
mod canvas;
mod classics;
mod coach;
mod cursor;
mod dialogs;
mod game;
mod game_view;
mod history;
mod layout;
mod list;
mod options;
mod page;
mod picture;
mod puzzle;
mod review;
mod rule_book;
mod run;
mod setup;
mod theme;
mod title;
mod widgets;

pub use app::{App, Message};
pub use classics::CLASSIC_MODES;
pub use page::Effect;
pub use picture::Pictures;
pub use run::run;
pub use theme::Depth;
