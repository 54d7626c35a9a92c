//! Cleans the names that players choose.

use four_files::clean_line;
use four_protocol::MAX_NAME;

/// The name as one line of visible text, cut to its maximum length.
pub(crate) fn clean(name: &str) -> String {
    clean_line(name, MAX_NAME)
}
