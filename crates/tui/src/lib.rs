//! The game on a whole screen. A message comes in, [`App::update`] changes the model, [`App::view`] draws it, and nothing
//! else does either.

mod aim;
mod app;
mod board;
mod canvas;
mod history;
mod layout;
mod list;
mod look;
mod menu;
mod online;
mod online_view;
mod page;
mod pages;
mod picture;
mod play;
mod play_view;
mod puzzle;
mod review;
mod run;
mod setup;
mod title;
mod widgets;

pub use app::{App, Message};
pub use look::Depth;
pub use page::Effect;
pub use pages::CLASSIC_MODES;
pub use picture::Pictures;
pub use run::run;
