//! Games and boards from the command line: a file, standard input, or moves typed right there.

use std::path::Path;

use four_records::{Document, Form, open};
use four_rules::Rules;

use crate::Failure;

/// What `what` names: a file, or if there is none, moves.
pub(crate) fn file_or_moves(what: &str, rules: Rules) -> Result<Document, Failure> {
    let path = Path::new(what);
    if what != "-" && !path.exists() {
        if Form::of(what) != Form::Moves {
            return Err(Failure::with(&what, "this is neither a file nor moves such as 4453"));
        }
        return Document::read(what, rules).map_err(|error| Failure::with(&what, error));
    }
    file(path, rules)
}

/// What the file at `path` holds.
pub(crate) fn file(path: &Path, rules: Rules) -> Result<Document, Failure> {
    let name = path.display();
    let text = open(path).map_err(|error| Failure::with(&name, error))?;
    Document::read(&text, rules).map_err(|error| Failure::with(&name, error))
}
