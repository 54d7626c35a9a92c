//! How many positions may be searched for each kind of question.
//!
//! Every part of the engine takes its limits from here, so a hint, a review and a puzzle agree about a position. The
//! limits are positions and not time: the same question gets the same answer on every machine.

use four_rules::Grid;

use crate::lookahead::Limits;
use crate::position::Position;
use crate::solver::Options;

/// What an estimate of a position may cost. It takes about a second.
pub(crate) const ESTIMATE: Limits = Limits { depth: 40, nodes: 800_000 };

/// What all attempts to prove which cells decide a position may cost together.
pub(crate) const CLAIMS: u64 = 400_000;

/// What one attempt to prove that cells decide the game may cost. A claim that needs more is not made.
pub(crate) const CLAIM: u64 = 200_000;

/// What one attempt to prove that a cell holds a draw may cost.
pub(crate) const HOLD: u64 = 50_000;

/// Positions for exact scores where the limit is needed.
const PROOF: u64 = 4_000_000;
/// With this many free cells or fewer, any board is solved without a limit.
const FEW_FREE: u32 = 30;
/// A board with this many cells or fewer is solved without a limit.
const SMALL: u32 = 42;

/// The limit for all exact scores that one question about this position needs. `u64::MAX` where the solver always
/// finishes: on a small board, or with few free cells.
pub(crate) fn proof(at: &Position) -> u64 {
    if is_small(at.grid()) || at.left() <= FEW_FREE { u64::MAX } else { PROOF }
}

/// Whether the solver finishes on every position of this board.
pub(crate) fn is_small(grid: &Grid<u128>) -> bool {
    grid.cells() <= SMALL
}

/// The options of a search with a limit. They are the same for every caller, since the size of the table and the number
/// of threads decide how far the search gets within the limit.
pub(crate) fn limited_options(book: bool) -> Options {
    Options { book, ..Options::default() }
}
