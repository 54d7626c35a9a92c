//! Playing here: in a terminal, through a pipe, or in a window.
//!
//! [`screen`] is the game on a whole terminal, [`plain`] the same line by line; both sit at a [`table`], ask the engine
//! beside the game ([`study`]) and speak with the same [`words`]. [`online`] is a game on a server, for both of them.
//! [`classic`] holds the five classic modes and the one loop that plays them; [`Console`] is where they ask and answer.
//! [`tty`] makes a terminal do what it should and puts it back as it was; [`window`] opens a real window beside it.

pub mod classic;
mod console;
mod files;
pub mod online;
pub mod plain;
pub mod screen;
pub mod settings;
pub mod start;
pub mod study;
pub mod table;
pub mod tty;
pub mod window;
pub mod words;
pub mod worker;

pub use console::{Answer, Console, Input, Piped, Stop};
