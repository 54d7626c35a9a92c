//! What happened in a game. Events are complete: they rebuild the game without any rule.

use alloc::vec::Vec;

use crate::action::{Action, Mistake};
use crate::cell::Cell;
#[cfg(feature = "serde")]
use crate::legacy;
use crate::side::Side;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Event {
    /// A disc was dropped and came to lie in a cell.
    Dropped {
        /// By whom.
        by: Side,
        /// Where it lies.
        at: Cell,
    },
    /// A player popped an own disc out of the bottom row, and the column fell by one.
    Popped {
        /// By whom.
        by: Side,
        /// Where it lay.
        at: Cell,
    },
    /// A player removed a disc of the opponent, and the discs above it fell by one.
    Removed {
        /// By whom.
        by: Side,
        /// Where it lay.
        at: Cell,
    },
    /// A mistake was made and counted.
    Violated {
        /// By whom.
        by: Side,
        /// What was attempted; `None` for input that was not an action.
        #[cfg_attr(
            feature = "serde",
            serde(
                default,
                alias = "command",
                skip_serializing_if = "Option::is_none",
                deserialize_with = "legacy::attempt"
            )
        )]
        attempt: Option<Action>,
        /// What was wrong with it.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "legacy::mistake"))]
        mistake: Mistake,
    },
    /// A player was asked whether to undo the move.
    UndoOffered {
        /// Who was asked.
        to: Side,
    },
    /// The move just made was undone.
    Undone {
        /// By whom.
        by: Side,
    },
    /// A player was asked whether to block the opponent.
    BlockOffered {
        /// Who was asked.
        to: Side,
    },
    /// The opponent's turn was blocked; the same player moves again.
    Blocked {
        /// By whom.
        by: Side,
    },
    /// It became a player's turn.
    TurnPassed {
        /// Whose.
        to: Side,
    },
    /// The game ended.
    Ended(Outcome),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Outcome {
    /// A player has a line.
    Line {
        /// Who wins: the owner, or under misère rules the opponent.
        winner: Side,
        /// Whose discs they are.
        owner: Side,
        /// Every cell that is part of a line of the owner.
        cells: Vec<Cell>,
    },
    /// A draw.
    Tie(Tie),
    /// A player made one mistake too many.
    Disqualified {
        /// Who.
        loser: Side,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        loser: Side,
    },
    /// A player's clock ran out.
    TimedOut {
        /// Whose.
        loser: Side,
    },
}

/// Why a game is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Tie {
    /// The board is full.
    Full,
    /// A player facing a full board called a draw.
    Called,
    /// The players agreed on a draw.
    Agreed,
    /// The same position came up for the third time.
    Repetition,
    /// The game went on for [`Game::MAX_MOVES`](crate::Game::MAX_MOVES) moves.
    TooLong,
}

impl Outcome {
    /// The winner; `None` for a draw.
    #[must_use]
    pub const fn winner(&self) -> Option<Side> {
        match self {
            Outcome::Line { winner, .. } => Some(*winner),
            Outcome::Tie(_) => None,
            Outcome::Disqualified { loser } | Outcome::Resigned { loser } | Outcome::TimedOut { loser } => {
                Some(loser.other())
            }
        }
    }

    /// The cells of the line that decided the game; empty if no line did.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        match self {
            Outcome::Line { cells, .. } => cells,
            _ => &[],
        }
    }
}
