//! Games in files.
//!
//! A whole game has two formats: the [log](mod@log) of events in JSON lines, which programs save, and the
//! [`Record`](four_rules::Record) in the grammar of PGN, which people read and send.
//!
//! # Layout
//! - [`Document`]: reads any text that holds games or a board.
//! - [`GameFile`]: saves the game being played at the end of one file.
//! - [`Library`]: a folder with one file for every game.
//! - [`open`], [`open_file`], [`save`]: reading with a size limit, writing atomically.
//! - [`Folders`]: where this user's files belong.
//!
//! What differs from system to system is in `system/`.

mod document;
mod folders;
mod game_file;
mod library;
pub mod log;
mod read;
mod save;
#[cfg_attr(unix, path = "system/unix.rs")]
#[cfg_attr(windows, path = "system/windows.rs")]
mod system;

pub use document::{Document, Form, ReadError};
pub use folders::Folders;
pub use game_file::{GameFile, GameFileError};
pub use library::{Library, SaveSlot, SavedGame, today};
pub use read::{MAX_BYTES, MAX_SETTINGS_BYTES, OpenError, open, open_bytes, open_file, os_message, read};
pub use save::{SaveError, make_secret_folder, probe, save, save_secret};
