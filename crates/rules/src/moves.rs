//! Commands as words, and the columns notation: a game as the columns its discs went into, `4453…`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::action::{Action, Refusal};
use crate::cell::Column;
use crate::log::Log;
use crate::rules::Rules;

/// `4` drops, `p4` pops, `x42` removes; the rest are words.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Drop(column) => write!(f, "{column}"),
            Action::Pop(column) => write!(f, "p{column}"),
            Action::Remove(at) => write!(f, "x{at}"),
            word => {
                f.write_str(WORDS.iter().find(|(_, command)| command == word).map_or("", |(name, _)| name))
            }
        }
    }
}

const WORDS: [(&str, Action); 9] = [
    ("undo", Action::Undo),
    ("keep", Action::Keep),
    ("block", Action::Block),
    ("pass", Action::Pass),
    ("draw", Action::CallDraw),
    ("resign", Action::Resign),
    ("agreed", Action::AgreeDraw),
    ("time", Action::TimeUp),
    ("nonsense", Action::Nonsense),
];

/// A word that is no command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is not a move: a drop is a column such as 4 (a, b, … after 9), a pop p4, a removal x42")]
pub struct NotAnAction(pub String);

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let wrong = || NotAnAction(text.into());
        if let Some((_, command)) = WORDS.iter().find(|(name, _)| *name == text) {
            return Ok(*command);
        }
        match (text.chars().count(), text.strip_prefix('p'), text.strip_prefix('x')) {
            (1, ..) => text.parse().map(Action::Drop).map_err(|_| wrong()),
            (2, Some(column), _) => column.parse().map(Action::Pop).map_err(|_| wrong()),
            (_, _, Some(cell)) => cell.parse().map(Action::Remove).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

/// A move of a list that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("move {number}, '{word}': {why}")]
pub struct MovesError {
    /// Which move, counted from 1.
    pub number: usize,
    /// How it is written.
    pub word: String,
    /// What is wrong with it.
    pub why: MovesErrorKind,
}

/// What is wrong with a move of a list.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MovesErrorKind {
    /// Not a column's symbol.
    #[error("that is not a column")]
    NotAColumn,
    /// No move at all.
    #[error(transparent)]
    NotAnAction(#[from] NotAnAction),
    /// A move that cannot be played.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Log {
    /// The game of these moves in columns notation, every question on the way answered with "no".
    ///
    /// ```
    /// use four_rules::{Log, Rules, Side};
    /// let log = Log::from_moves(Rules::default(), "1212121")?;
    /// assert_eq!(log.game().outcome().and_then(|outcome| outcome.winner()), Some(Side::First));
    ///
    /// let error = Log::from_moves(Rules::default(), "4444444").expect_err("six rows only");
    /// assert_eq!(error.to_string(), "move 7, '4': column 4 is full");
    /// # Ok::<(), four_rules::MovesError>(())
    /// ```
    ///
    /// # Errors
    /// Names the first move that cannot be played.
    pub fn from_moves(rules: Rules, moves: &str) -> Result<Log, MovesError> {
        let mut log = Log::new(rules, ["Red", "Yellow"]);
        for (index, symbol) in moves.chars().enumerate() {
            let error = |why| MovesError { number: index + 1, word: symbol.into(), why };
            let column = Column::from_symbol(symbol).ok_or_else(|| error(MovesErrorKind::NotAColumn))?;
            log.play_on(Action::Drop(column)).map_err(|refusal| error(refusal.into()))?;
        }
        Ok(log)
    }

    /// The game in columns notation; `None` if more happened than drops and "no" to every question.
    #[must_use]
    pub fn to_moves(&self) -> Option<String> {
        let commands = self.commands().iter().map(|&(_, command)| command);
        let moves: String = commands
            .filter(|command| !command.is_no())
            .map(|command| match command {
                Action::Drop(column) => Some(column.symbol()),
                _ => None,
            })
            .collect::<Option<_>>()?;
        let played = u16::try_from(moves.len()).ok()?;
        (played == self.game().moves()).then_some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;

    #[test]
    fn commands_read_back_as_written() {
        let columns = (0..=64).map(Column::new);
        let drops = columns.clone().map(Action::Drop);
        let pops = columns.map(Action::Pop);
        let removals =
            [Cell::new(0, 0), Cell::new(6, 5), Cell::new(9, 11), Cell::new(64, 255)].map(Action::Remove);
        for command in drops.chain(pops).chain(removals).chain(WORDS.map(|(_, command)| command)) {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
        for wrong in ["", "10", "p10", "x4", "x40", "undone", "\u{e9}", "4 "] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
