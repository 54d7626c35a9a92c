//! The terminal and the pipe as devices.
//!
//! [`Console`] asks for keys and lines; [`Piped`] and [`tty`] are the inputs it reads from. [`tty`] also takes the whole
//! screen and gives the terminal back however the program ends.

mod console;
pub mod tty;

pub use console::{Answer, Console, Input, Piped, Stop, read_line};
