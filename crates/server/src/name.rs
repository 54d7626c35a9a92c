//! Cleans the names that players choose.

use four_protocol::MAX_NAME;
use four_rules::clean_line;

/// The name as one line of visible text, cut to its maximum length.
pub(crate) fn clean(name: &str) -> String {
    clean_line(name, MAX_NAME)
}
