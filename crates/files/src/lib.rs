//! How games are kept.
//!
//! Two forms of a whole game: the [log](mod@log) of events in JSON lines, which is what a program saves, and the
//! [`Record`](four_rules::Record), which is what people read and send. [`Document`] reads any text that holds games
//! or a board and says what it found; [`Keeper`] keeps a game in a file while it is played, a [`Shelf`] every
//! game in a folder; [`save`] writes a file whole or not at all.

mod document;
mod keeper;
pub mod log;
mod save;
mod shelf;

pub use document::{Document, Form, ReadError};
pub use keeper::{Keeper, KeeperError};
pub use save::{MOST_BYTES, OpenError, open, plain, probe, read, save, save_secret};
pub use shelf::{Kept, Shelf, Slot, today};
