//! Messages on standard error.

use std::io::{self, Write};

/// Longer messages are cut.
const MAX_CHARS: usize = 600;

/// Writes `four: message`. A closed standard error is ignored.
pub(crate) fn notice(message: &str) {
    let _ = writeln!(io::stderr(), "four: {}", printable(message));
}

/// The message without control characters: what a file holds must not reach the terminal as a command.
pub(crate) fn printable(message: &str) -> String {
    four_rules::clean_message(message, MAX_CHARS)
}
