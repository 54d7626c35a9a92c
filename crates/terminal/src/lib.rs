//! Playing here: in a terminal, or through a pipe.
//!
//! [`classic`] holds the five classic modes and the one loop that plays them; [`Console`] is where they ask and
//! answer; [`tty`] makes a terminal take single keys and puts it back as it was.

pub mod classic;
mod console;
pub mod tty;

pub use console::{Answer, Console, Input, Piped, Stop};
