//! What the terminal can show.

use std::env;
use std::io::{self, IsTerminal};

use four_console::tty;

/// Whether there is a terminal that can show a whole screen.
pub(crate) fn has_screen() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && tty::obeys_escapes() == Some(true)
}

/// Whether to show colours where no option says.
pub(crate) fn wants_colour() -> bool {
    io::stdout().is_terminal()
        && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && tty::obeys_escapes() != Some(false)
}
