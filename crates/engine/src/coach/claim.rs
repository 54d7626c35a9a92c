//! Claims: true statements about a move or a position, with all that is needed to check them.

use four_rules::{Cell, Column, Side};

/// A cell where a side can make a line, now or later.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Threat {
    /// The cell.
    pub at: Cell,
    /// The cells of the line, or the lines, that a disc there belongs to; `at` is one of them.
    pub line: Vec<Cell>,
    /// Whether the side has discs in all other cells of the line already.
    pub ready: bool,
}

/// A true statement about a move or a position.
///
/// "The move" is the one that the claim is about, "the mover" the side that makes it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "claim"))]
pub enum Claim {
    /// The move makes this line and wins.
    Wins {
        /// Where the disc lands, and the line it makes.
        threat: Threat,
    },
    /// The move takes the cell where the other side would have won with its next disc.
    Stops {
        /// Where, and with what line.
        threat: Threat,
    },
    /// Another move would have won at once.
    MissesWin {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the other side wins with its next disc, right on top of it.
    GivesAbove {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the other side wins with its next disc, where it could have been stopped.
    LeavesOpen {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the mover can win with the next disc in more than one way, and the other side cannot stop both:
    /// two cells where discs land, or one and the cell above it.
    TwoThreats {
        /// The cells, and the lines.
        threats: Vec<Threat>,
    },
    /// The move, first in `line`, begins a sequence in which each answer of the other side is forced, because it stops a
    /// line of the mover, until it cannot stop one.
    Forces {
        /// Both sides' columns, from the move to the disc that wins.
        line: Vec<Column>,
        /// The number of that disc, counted from the start of the game.
        ends: u32,
    },
    /// These cells decide the game: if the winner's discs in them counted for nothing, the result would be different.
    Decides {
        /// The side that wins by them.
        winner: Side,
        /// The cells, none of which can be left out, each with its line.
        threats: Vec<Threat>,
        /// The result without them, for the winner: 0 a draw, −1 a loss.
        without: i32,
    },
    /// In the line of best play that the solver chose, a side runs out of waiting moves: in a position where the winner
    /// threatens nothing at once, every move lets the winner win with the next disc.
    RunsOut {
        /// The side that runs out.
        loser: Side,
        /// The best play that leads there, from the position after the move.
        after: Vec<Column>,
        /// Where the winner wins after each of the moves.
        threats: Vec<Threat>,
    },
    /// This side cannot make a line any more.
    NoLineLeft {
        /// The side.
        side: Side,
    },
    /// All other moves lead to a worse result.
    OnlyMove,
    /// All moves lose, and none lasts longer than this one.
    LastsLongest {
        /// The disc with which the game is lost, counted from the start of the game.
        ends: u32,
    },
    /// How the other side punishes the move.
    Answer {
        /// The column of its answer.
        column: Column,
        /// The claims about that move.
        because: Vec<Claim>,
    },
    /// A better move.
    Better {
        /// Its column.
        column: Column,
        /// Its score, for the mover.
        score: i32,
        /// The disc with which the game then ends, counted from the start of the game.
        ends: u32,
        /// The claims about that move.
        because: Vec<Claim>,
    },
}

impl Claim {
    /// Whether this names a better move.
    #[must_use]
    pub const fn tells_better(&self) -> bool {
        matches!(self, Claim::Better { .. } | Claim::MissesWin { .. })
    }

    /// Whether this explains why, and does not only state a result.
    #[must_use]
    pub fn is_reason(&self) -> bool {
        match self {
            Claim::OnlyMove | Claim::LastsLongest { .. } => false,
            Claim::Answer { because, .. } | Claim::Better { because, .. } => {
                because.iter().any(Claim::is_reason)
            }
            _ => true,
        }
    }
}
