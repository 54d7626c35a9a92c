//! The terminal and the pipe as devices.
//!
//! # Layout
//! - [`Console`]: prompts for a key or a line on an output and reads the answer from an [`InputSource`].
//! - [`Piped`]: the input source for a pipe or a file. [`read_line`] reads any line with a limit.
//! - [`wrap`] and [`width`]: text in lines of a given width.
//! - [`tty`]: the terminal: its input source, the full screen, and its restoration however the program ends.

mod console;
mod input;
pub mod tty;
mod wrap;

pub use console::{Console, ConsoleError};
pub use input::{Answer, InputSource, Piped, read_line};
pub use wrap::{width, wrap};
