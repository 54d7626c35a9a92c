//! Sentences in lines that fit into the terminal.

use four_console::{tty, width, wrap};

/// The columns of an output that is not a terminal.
const USUAL_COLUMNS: usize = 80;

/// Wraps a text one column short of the terminal's width, and indents every line.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    let columns = tty::size().map_or(USUAL_COLUMNS, |(columns, _)| usize::from(columns));
    let indent = " ".repeat(indent);
    let lines = wrap(text, columns.saturating_sub(1 + indent.len()), false);
    lines.iter().map(|line| format!("{indent}{line}")).collect::<Vec<_>>().join("\n")
}

/// A text at the left of so many columns.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A text at the right of so many columns.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}
