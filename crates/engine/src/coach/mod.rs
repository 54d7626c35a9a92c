//! What the analyst returns about moves and positions: grades, verdicts, advice, and the claims behind them.

mod claim;
mod decide;
mod facts;
mod force;
mod grade;
mod guess;
mod mirror;
mod others;
mod prove;
mod remark;
mod shape;

pub use claim::{Claim, Threat};
pub(crate) use force::forced_win_with;
pub use grade::{Grade, Sight, accuracy, bar, curve};
pub(crate) use grade::{grade, sight};
pub(crate) use guess::guessed;
pub(crate) use mirror::mirrored;
pub(crate) use prove::{Prover, shown};
pub use remark::Remark;

use four_rules::{Column, Side};

use crate::control::StoppedError;
use crate::position::Position;

/// The result of a position with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outlook {
    /// The score, for the side whose move it is about; 0 if it is not proved.
    pub score: i32,
    /// The disc with which the game ends, counted from the start of the game; the last one if that is not proved.
    pub ends: u32,
    /// Whether this is proved. On a large board a result may be too far away.
    pub proved: bool,
}

impl Outlook {
    /// The proved result of a position with this score.
    #[must_use]
    pub const fn of(at: &Position, score: i32) -> Outlook {
        Outlook { score, ends: at.end(score), proved: true }
    }
}

/// The judgement of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Verdict {
    /// The side that made the move.
    pub by: Side,
    /// The number of the move: how many discs are on the board with it.
    pub number: u32,
    /// The column of the move.
    pub column: Column,
    /// How good the move is.
    pub grade: Grade,
    /// How far one has to look to see what is wrong with the move; for a best move, to see the end of the game.
    pub sight: Sight,
    /// The result before the move, for the side that made it.
    pub before: Outlook,
    /// The result after the move, for the side that made it.
    pub after: Outlook,
    /// Why.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub remark: Remark,
}

impl Verdict {
    /// Whether the move changed the result of the game.
    #[must_use]
    pub const fn is_turning_point(&self) -> bool {
        let known = self.before.proved && self.after.proved;
        known && self.before.score.signum() != self.after.score.signum()
    }

    /// Whether the results before and after the move are proved.
    #[must_use]
    pub const fn is_proved(&self) -> bool {
        self.before.proved && self.after.proved
    }

    /// The same verdict on the mirror image.
    pub(crate) fn mirrored(self, columns: u8) -> Verdict {
        let remark = self.remark.mirrored(columns);
        Verdict { column: mirrored(self.column, columns), remark, ..self }
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
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub remark: Remark,
    /// Worse columns that give the other side a win right on top of the disc, each with that claim.
    pub traps: Vec<(Column, Claim)>,
}

impl Advice {
    /// The same advice on the mirror image.
    pub(crate) fn mirrored(mut self, columns: u8) -> Advice {
        self.columns.reverse();
        self.best.iter_mut().for_each(|column| *column = mirrored(*column, columns));
        self.remark = self.remark.mirrored(columns);
        let trap = |(column, claim): &(Column, Claim)| (mirrored(*column, columns), claim.mirrored(columns));
        self.traps = self.traps.iter().rev().map(trap).collect();
        self
    }
}

/// A best move and the one thing to see about it: what an [`Advice`] begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Headline {
    /// The side to move.
    pub by: Side,
    /// The result of the position, for that side.
    pub outlook: Outlook,
    /// The first of [`Advice::best`].
    pub best: Column,
    /// The headline of [`Advice::remark`].
    pub claim: Claim,
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
