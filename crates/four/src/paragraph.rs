//! Sentences in lines that fit into the terminal.

use four_console::tty;
use textwrap::{Options, WordSplitter};

/// The columns of an output that is not a terminal.
const USUAL_COLUMNS: usize = 80;

/// Wraps a text one column short of the terminal's width, and indents every line.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    let columns = tty::size().map_or(USUAL_COLUMNS, |(columns, _)| usize::from(columns));
    let indent = " ".repeat(indent);
    let options = Options::new(columns.saturating_sub(1))
        .initial_indent(&indent)
        .subsequent_indent(&indent)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(text, options)
}
