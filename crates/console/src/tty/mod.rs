//! The terminal: single keys without Enter, the full screen, and its restoration however the program ends.
//!
//! What differs from system to system is in `unix` and `windows`, which have the same functions.

mod mode;
mod screen;
mod signals;
#[cfg_attr(unix, path = "unix/mod.rs")]
#[cfg_attr(windows, path = "windows/mod.rs")]
mod system;

use std::io::{self, IsTerminal};

use crate::InputSource;

pub use screen::{RawStdout, Screen};
pub use signals::{outlive_full_files, restore_on_signals};

/// Standard input, as a keyboard if it is a terminal.
///
/// # Errors
/// If the settings of the terminal cannot be read.
pub fn standard_input() -> io::Result<Box<dyn InputSource>> {
    if io::stdin().is_terminal() { system::keyboard() } else { Ok(system::piped()) }
}

/// Whether the terminal that is our output obeys escape sequences; `None` if its kind is unknown.
#[must_use]
pub fn obeys_escapes() -> Option<bool> {
    system::obeys_escapes()
}

/// The columns and lines of the terminal that is our output, if it is one.
#[must_use]
pub fn size() -> Option<(u16, u16)> {
    let size = system::size().filter(|_| io::stdout().is_terminal());
    size.filter(|&(columns, lines)| columns > 0 && lines > 0)
}

/// Width and height of a character of that terminal in pixels, if its driver knows them.
#[must_use]
pub fn character_size() -> Option<(u16, u16)> {
    system::character_size()
}
