//! Everything that can change a game: players' actions, the host's rulings, and input that is neither.

use core::fmt;

use crate::action::Action;
use crate::cell::Cell;
use crate::notation::ParseActionError;
use crate::side::Side;

/// What the host of a game decides. No rule forbids a ruling while the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Ruling {
    /// Both players agreed on a draw.
    AgreedDraw,
    /// This side's clock ran out.
    TimeUp(Side),
}

/// One input that a [`Log`](crate::Log) was made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// A player's action.
    Action(Action),
    /// The host's ruling.
    Ruling(Ruling),
    /// A player's input that was not an action. Rules that count violations count it.
    Invalid,
}

impl Input {
    /// The action, if it is one.
    #[must_use]
    pub const fn action(self) -> Option<Action> {
        match self {
            Input::Action(action) => Some(action),
            Input::Ruling(_) | Input::Invalid => None,
        }
    }

    /// Whether this declines an offer; see [`Action::is_decline`].
    #[must_use]
    pub const fn is_decline(self) -> bool {
        matches!(self, Input::Action(action) if action.is_decline())
    }

    /// Whether this ends the game at any time: a resignation or a ruling.
    #[must_use]
    pub const fn ends_at_once(self) -> bool {
        matches!(self, Input::Action(Action::Resign) | Input::Ruling(_))
    }

    /// Reads an input of `by` as records and stored games write it: an action, `agreed`, `time` or `nonsense`.
    ///
    /// Also reads how older versions wrote a column that no board has: `-`, `p-` and `x-1`.
    ///
    /// ```
    /// use four_rules::{Action, Input, Ruling, Side};
    /// assert_eq!(Input::parse(Side::First, "resign"), Ok(Input::Action(Action::Resign)));
    /// assert_eq!(Input::parse(Side::Second, "time"), Ok(Input::Ruling(Ruling::TimeUp(Side::Second))));
    /// ```
    ///
    /// # Errors
    /// If the word is none of these.
    pub fn parse(by: Side, word: &str) -> Result<Input, ParseActionError> {
        match word {
            "agreed" => Ok(Input::Ruling(Ruling::AgreedDraw)),
            "time" => Ok(Input::Ruling(Ruling::TimeUp(by))),
            "nonsense" | "-" | "p-" => Ok(Input::Invalid),
            _ if word.starts_with("x-") => Ok(Action::Remove(Cell::OFF_BOARD).into()),
            _ => word.parse().map(Input::Action),
        }
    }
}

impl From<Action> for Input {
    fn from(action: Action) -> Input {
        Input::Action(action)
    }
}

impl From<Ruling> for Input {
    fn from(ruling: Ruling) -> Input {
        Input::Ruling(ruling)
    }
}

/// The word that [`Input::parse`] reads.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Action(action) => action.fmt(f),
            Input::Ruling(Ruling::AgreedDraw) => f.write_str("agreed"),
            Input::Ruling(Ruling::TimeUp(_)) => f.write_str("time"),
            Input::Invalid => f.write_str("nonsense"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString as _;

    #[test]
    fn inputs_read_back_as_written() {
        let by = Side::Second;
        let rulings = [Ruling::AgreedDraw, Ruling::TimeUp(by)].map(Input::Ruling);
        for input in rulings.into_iter().chain([Input::Invalid, Action::Undo.into()]) {
            assert_eq!(Input::parse(by, &input.to_string()), Ok(input));
        }
        assert!(Input::parse(by, "xx").is_err());
    }

    #[test]
    fn columns_that_no_board_has_are_read_from_old_games() {
        for word in ["-", "p-"] {
            assert_eq!(Input::parse(Side::First, word), Ok(Input::Invalid));
            assert!(word.parse::<Action>().is_err());
        }
        assert_eq!(Input::parse(Side::First, "x-1"), Ok(Action::Remove(Cell::OFF_BOARD).into()));
    }
}
