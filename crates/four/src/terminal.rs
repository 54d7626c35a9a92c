//! What the terminal can show.

use std::env;
use std::io::{self, IsTerminal};

/// Whether there is a terminal that can show a whole screen.
pub(crate) fn has_screen() -> bool {
    let is_capable = env::var_os("TERM").is_some_and(|term| !term.is_empty() && term != "dumb");
    is_capable && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether to show colours where no option says.
pub(crate) fn wants_colour() -> bool {
    io::stdout().is_terminal()
        && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && env::var_os("TERM").is_none_or(|term| term != "dumb")
}
