//! The terminal: single keys without Enter, the full screen, and its restoration however the program ends.

mod keyboard;
mod mode;
mod screen;
mod signals;

use std::io::{self, IsTerminal};

use rustix::stdio::stdout;
use rustix::termios::tcgetwinsize;

use crate::{InputSource, Piped};
use keyboard::Keyboard;

pub use screen::{RawStdout, Screen};
pub use signals::{outlive_full_files, restore_on_signals};

/// Standard input, as a keyboard if it is a terminal.
///
/// # Errors
/// If the settings of the terminal cannot be read.
pub fn standard_input() -> io::Result<Box<dyn InputSource>> {
    if !io::stdin().is_terminal() {
        return Ok(Box::new(Piped(io::stdin().lock())));
    }
    mode::remember_original()?;
    Ok(Box::new(Keyboard::default()))
}

/// The columns and lines of the terminal that is our output, if it is one.
#[must_use]
pub fn size() -> Option<(u16, u16)> {
    let size = tcgetwinsize(stdout()).ok().filter(|_| io::stdout().is_terminal())?;
    Some((size.ws_col, size.ws_row)).filter(|&(columns, lines)| columns > 0 && lines > 0)
}

/// Width and height of a character of that terminal in pixels, if its driver knows them.
#[must_use]
pub fn character_size() -> Option<(u16, u16)> {
    let size = tcgetwinsize(stdout()).ok()?;
    let [width, height] = [(size.ws_xpixel, size.ws_col), (size.ws_ypixel, size.ws_row)]
        .map(|(pixels, characters)| pixels.checked_div(characters).filter(|&size| size > 0));
    width.zip(height)
}
