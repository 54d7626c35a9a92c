//! What the analyst returns about moves and positions: grades, verdicts, advice, and the claims behind them.

mod claim;
mod prove;

pub use claim::{Claim, Threat};
pub(crate) use prove::Prover;

use four_rules::{Column, Side};

use crate::control::StoppedError;

/// How good a move is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Grade {
    /// No move is better.
    Best,
    /// The same result as the best move, at most four discs sooner or later.
    Fine,
    /// The same result, but a win takes longer or a loss comes sooner; or a win at once was missed, or is allowed.
    Inaccuracy,
    /// A win becomes a draw, or a draw a loss.
    Mistake,
    /// A win becomes a loss; or a draw or win is given away to the very next disc, or in spite of a win at once.
    Blunder,
}

impl Grade {
    /// Every grade, best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// Its name for programs, the same as in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Fine => "fine",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// The result of a position with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outlook {
    /// The score, for the side whose move it is about.
    pub score: i32,
    /// The disc with which the game ends, counted from the start of the game.
    pub ends: u32,
}

/// The judgement of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Verdict {
    /// The side that made the move.
    pub by: Side,
    /// The column of the move.
    pub column: Column,
    /// How good the move is.
    pub grade: Grade,
    /// The result before the move, for the side that made it.
    pub before: Outlook,
    /// The result after the move, for the side that made it.
    pub after: Outlook,
    /// Why.
    pub claims: Vec<Claim>,
}

impl Verdict {
    /// Whether the move changed the result of the game.
    #[must_use]
    pub const fn is_turning_point(&self) -> bool {
        self.before.score.signum() != self.after.score.signum()
    }
}

/// The proved assessment of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Advice {
    /// The side to move.
    pub by: Side,
    /// The result of the position, for that side.
    pub outlook: Outlook,
    /// The score of each column, from the left, as [`Solver`](crate::Solver) defines it; `None` for a full one.
    pub columns: Vec<Option<i32>>,
    /// The columns with the highest score. The first is the one to recommend.
    pub best: Vec<Column>,
    /// Why the first of them is best.
    pub claims: Vec<Claim>,
    /// Worse columns that give the other side a win right on top of the disc, each with that claim.
    pub traps: Vec<(Column, Claim)>,
}

/// Why nothing could be proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CoachError {
    /// The game has rules that the solver does not know.
    #[error("not the plain game: pop-out, misère or powers")]
    NotPlain,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The column is full or not on the board.
    #[error("column {0} cannot be played")]
    Unplayable(Column),
    /// The proof needs more than the budget: a large board with few discs.
    #[error("a proof needs more than the budget")]
    TooHard,
    /// The control stopped the search.
    #[error("the search was stopped")]
    Stopped,
}

/// Why a proof was not finished. Whether `Stopped` means the budget or the caller is decided by
/// [`Analyst`](crate::Analyst).
pub(crate) enum ProofError {
    Coach(CoachError),
    Stopped,
}

impl From<StoppedError> for ProofError {
    fn from(StoppedError: StoppedError) -> ProofError {
        ProofError::Stopped
    }
}

impl From<CoachError> for ProofError {
    fn from(error: CoachError) -> ProofError {
        ProofError::Coach(error)
    }
}
