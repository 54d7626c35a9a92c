//! Counting move sequences: the classic test of a move generator, and the measure of its speed.

use crate::grid::{Grid, Word};

/// How many sequences of `depth` drops there are from the empty board; a sequence stops at a line.
///
/// ```
/// use four_rules::{Grid, perft};
/// let grid = Grid::<u64>::new(7, 6, 4).expect("fits");
/// assert_eq!(perft(&grid, 7), 823_536, "7^7, less the seven full columns");
/// ```
#[must_use]
pub fn perft<W: Word>(grid: &Grid<W>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => count(grid, W::ZERO, W::ZERO, depth),
    }
}

/// From a position without a line: `mover` are the discs of the side to move, `filled` all discs.
fn count<W: Word>(grid: &Grid<W>, mover: W, filled: W, depth: u32) -> u64 {
    let mut landings = grid.landings(filled);
    if depth == 1 {
        return landings.count().into();
    }
    let mut sequences = 0;
    while landings != W::ZERO {
        let disc = landings & W::ZERO.minus(landings);
        landings &= landings.minus(W::ONE);
        if !grid.has_line(mover | disc) {
            sequences += count(grid, mover ^ filled, filled | disc, depth - 1);
        }
    }
    sequences
}
