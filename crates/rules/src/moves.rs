//! The columns notation: a game as the columns its discs went into, `4453…`.

use alloc::string::String;
use thiserror::Error;

use crate::action::{Action, Refusal};
use crate::cell::Column;
use crate::input::Input;
use crate::log::Log;
use crate::notation::ParseActionError;
use crate::rules::Rules;

/// Why a list of moves is not a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("move {number}, '{word}': {why}")]
pub struct MovesError {
    /// Which move, counted from 1.
    pub number: usize,
    /// The move as written.
    pub word: String,
    /// What is wrong with it.
    pub why: MovesErrorKind,
}

/// What is wrong with a move of a list.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MovesErrorKind {
    /// Not a column.
    #[error("not a column")]
    NotAColumn,
    /// Not an action.
    #[error(transparent)]
    Parse(#[from] ParseActionError),
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Log {
    /// The game of these moves in columns notation. Everything offered on the way is declined.
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
            log.play_declining(Action::Drop(column)).map_err(|refusal| error(refusal.into()))?;
        }
        Ok(log)
    }

    /// The game in columns notation; `None` if anything but drops and declined offers happened.
    #[must_use]
    pub fn to_moves(&self) -> Option<String> {
        let inputs = self.inputs().iter().map(|&(_, input)| input);
        let moves: String = inputs
            .filter(|input| !input.is_decline())
            .map(|input| match input {
                Input::Action(Action::Drop(column)) => Some(column.symbol()),
                _ => None,
            })
            .collect::<Option<_>>()?;
        let played = u16::try_from(moves.len()).ok()?;
        (played == self.game().moves()).then_some(moves)
    }
}
