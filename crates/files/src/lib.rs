//! Games in files.
//!
//! A whole game has two formats: the [log](mod@log) of events in JSON lines, which programs save, and the
//! [`Record`](four_rules::Record) in the grammar of PGN, which people read and send.
//!
//! # Layout
//! - [`Document`]: reads any text that holds games or a board.
//! - [`GameFile`]: saves the game being played at the end of one file.
//! - [`Library`]: a folder with one file for every game.
//! - [`open`], [`save`]: reading with a size limit, writing atomically.
//! - [`Folders`]: where this user's files belong.
//! - [`clean_line`], [`clean_message`]: foreign text made safe to show.

mod clean;
mod document;
mod folders;
mod game_file;
mod library;
pub mod log;
mod read;
mod save;

pub use clean::{clean_line, clean_message};
pub use document::{Document, Form, ReadError};
pub use folders::Folders;
pub use game_file::{GameFile, GameFileError};
pub use library::{Library, SaveSlot, SavedGame, today};
pub use read::{MAX_BYTES, OpenError, open, os_message, read};
pub use save::{SaveError, probe, save, save_secret};
