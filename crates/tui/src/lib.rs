//! The full-screen terminal.
//!
//! [`App`] is a stack of pages. [`App::update`] takes a [`Message`] and returns [`Effect`]s, [`App::view`] draws the pages,
//! and [`run`] is the loop around both. Nothing else changes a page or draws one.
//!
//! # Layout
//! - `page`, `shared`: what a page is, and what all pages share.
//! - `list`: the page of every list: `title`, `setup`, `settings`, `learn`, `statistics`, `classics`, `rule_book`.
//! - `game`, `review`, `exercise`, `history`, `cards`: the other pages.
//! - `dialogs`, `text_field`: what opens above a page.
//! - `layout`, `board`, `canvas`, `picture`, `cursor`, `coach`, `details`: a board and what is drawn around it.
//! - `theme`, `rows`, `widgets`: colours, lists, text and frames.

mod app;
mod board;
mod canvas;
mod cards;
mod classics;
mod coach;
mod cursor;
mod details;
mod dialogs;
mod exercise;
mod game;
mod history;
mod layout;
mod learn;
mod list;
mod page;
mod picture;
mod review;
mod rows;
mod rule_book;
mod run;
mod settings;
mod setup;
mod shared;
mod statistics;
mod text_field;
mod theme;
mod title;
mod widgets;

pub use app::{App, Message};
pub use classics::CLASSIC_MODES;
pub use page::Effect;
pub use picture::Pictures;
pub use run::run;
pub use theme::ColourDepth;
