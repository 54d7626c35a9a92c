//! How an action is written, everywhere: `4` drops, `p4` pops, `x42` removes, the rest are words.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::action::Action;
use crate::cell::serde_as_text;

const WORDS: [(&str, Action); 6] = [
    ("undo", Action::Undo),
    ("keep", Action::Keep),
    ("block", Action::Block),
    ("pass", Action::Pass),
    ("draw", Action::CallDraw),
    ("resign", Action::Resign),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Drop(column) => write!(f, "{column}"),
            Action::Pop(column) => write!(f, "p{column}"),
            Action::Remove(at) => write!(f, "x{at}"),
            word => f.write_str(WORDS.iter().find(|(_, action)| action == word).map_or("", |(name, _)| name)),
        }
    }
}

/// A text that is not an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is not an action: expected 4, p4, x42, undo, keep, block, pass, draw or resign")]
pub struct ParseActionError(pub String);

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let wrong = || ParseActionError(text.into());
        if let Some((_, action)) = WORDS.iter().find(|(name, _)| *name == text) {
            return Ok(*action);
        }
        match (text.chars().count(), text.strip_prefix('p'), text.strip_prefix('x')) {
            (1, ..) => text.parse().map(Action::Drop).map_err(|_| wrong()),
            (2, Some(column), _) => column.parse().map(Action::Pop).map_err(|_| wrong()),
            (_, _, Some(cell)) => cell.parse().map(Action::Remove).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

serde_as_text!(Action);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::{Cell, Column};
    use std::string::ToString as _;

    #[test]
    fn actions_read_back_as_written() {
        let drops = Column::first(64).map(Action::Drop);
        let pops = Column::first(64).map(Action::Pop);
        let cells = [(0, 0), (6, 5), (9, 11), (63, 255)].map(|(column, row)| Cell::new(column, row).unwrap());
        let removals = cells.map(Action::Remove);
        for action in drops.chain(pops).chain(removals).chain(WORDS.map(|(_, action)| action)) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for wrong in
            ["", "10", "p10", "x4", "x40", "undone", "\u{e9}", "4 ", "agreed", "time", "nonsense", "-"]
        {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
