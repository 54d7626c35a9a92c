//! Counts move sequences, to test a move generator and to measure its speed.

use crate::grid::{Grid, Word};

/// How many sequences of `depth` drops there are from the empty board. A line ends a sequence; shorter sequences are not
/// counted.
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
        1 => grid.columns().into(),
        _ => count(grid, W::ZERO, W::ZERO, depth),
    }
}

/// Counts from a position without a line, for `depth` of at least 2. `mover` are the discs of the side to move, `filled`
/// all discs.
fn count<W: Word>(grid: &Grid<W>, mover: W, filled: W, depth: u32) -> u64 {
    let landings = grid.landings(filled);
    let mut quiet = landings & !grid.completions(mover);
    if depth == 2 {
        // After each quiet move every landing is open again, except in a column that the move filled.
        return u64::from(quiet.count() * landings.count() - (quiet & grid.top()).count());
    }
    let mut sequences = 0;
    while quiet != W::ZERO {
        let disc = quiet & W::ZERO.minus(quiet);
        quiet ^= disc;
        sequences += count(grid, mover ^ filled, filled | disc, depth - 1);
    }
    sequences
}
