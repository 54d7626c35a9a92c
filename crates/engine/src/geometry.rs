//! The geometry of a board: the masks that a search needs, as constants for the 7×6 board and as values for any other.
//!
//! A board is a word with one bit a cell. Columns follow each other from the left, each from the bottom up, with a spare
//! bit on top. For the 7×6 board (`height` is 7):
//!
//! ```text
//!   6 13 20 27 34 41 48    spare bits, always 0 in a set of discs
//!   5 12 19 26 33 40 47    row 6
//!   4 11 18 25 32 39 46
//!   3 10 17 24 31 38 45
//!   2  9 16 23 30 37 44
//!   1  8 15 22 29 36 43
//!   0  7 14 21 28 35 42    row 1
//! ```
//!
//! So `<< 1` goes up one row, `<< height` one column to the right, `<< height ± 1` along a diagonal, and no shift moves a
//! disc into another column unnoticed: it would pass through a spare bit. Adding 1 at the bottom of a column of discs
//! carries to its lowest free cell, which is how [`Grid::landings`] finds where discs land.

use four_rules::{Grid, Word};

use crate::table::Key;

/// A grid and the masks that a search needs of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Masks<W> {
    pub(crate) grid: Grid<W>,
    /// The cells that a side gets if it always answers on top of the other: the top row and every second row below it.
    pub(crate) answers: W,
    /// The spare bit above each column.
    pub(crate) spare: W,
    /// The cells where a disc counts for nothing. `dead[0]` is for the side that moves when the number of free cells is
    /// even, `dead[1]` for the other.
    dead: [W; 2],
    /// The shift along each of the four directions in which a line can lie; 64, which leaves nothing, where none fits.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    pub(crate) steps: [u64; 4],
}

macro_rules! masks {
    ($($type:ty),*) => {$(
        impl Masks<$type> {
            /// The masks of this grid, with no dead cell.
            pub(crate) const fn new(grid: Grid<$type>) -> Masks<$type> {
                let spare = grid.bottom() << grid.rows() as u32;
                let (mut answers, mut row) = (0, grid.rows() as u32);
                while row > 0 {
                    answers |= grid.bottom() << (row - 1);
                    row = row.saturating_sub(2);
                }
                let (wide, tall) = (grid.columns() >= grid.connect(), grid.rows() >= grid.connect());
                let height = grid.height() as u64;
                let steps = [
                    if tall { 1 } else { 64 },
                    if wide { height } else { 64 },
                    if wide && tall { height - 1 } else { 64 },
                    if wide && tall { height + 1 } else { 64 },
                ];
                Masks { grid, answers, spare, dead: [0; 2], steps }
            }
        }
    )*};
}

masks!(u64, u128);

impl<W: Key> Masks<W> {
    /// The same board with these dead cells; see [`Masks::dead`].
    pub(crate) fn without(self, dead: [W; 2]) -> Masks<W> {
        Masks { dead, ..self }
    }

    /// Whether no cell is dead.
    #[inline(always)]
    pub(crate) fn is_whole(&self) -> bool {
        self.dead[0] | self.dead[1] == W::ZERO
    }

    /// The number of bits of a key: every cell, and the spare bit above each column.
    pub(crate) const fn bits(&self) -> u32 {
        self.grid.columns() as u32 * self.grid.height()
    }

    /// In each column, the lowest of these cells and all cells above it.
    #[inline(always)]
    pub(crate) fn and_above(&self, cells: W) -> W {
        (self.spare.minus(cells) | cells) & self.grid.playable()
    }

    /// The cells of the lowest `count` rows.
    #[inline(always)]
    pub(crate) fn lowest_rows(&self, count: u32) -> W {
        (self.grid.bottom() << count).minus(self.grid.bottom())
    }

    /// The cells of the highest `count` rows, or all if there are fewer.
    #[inline(always)]
    pub(crate) fn top_rows(&self, count: u32) -> W {
        let rows = u32::from(self.grid.rows());
        self.grid.playable() & !self.lowest_rows(rows - count.min(rows))
    }

    /// The word with its columns in reverse order, spare bits included.
    #[inline(always)]
    pub(crate) fn mirrored(&self, word: W) -> W {
        let (height, last) = (self.grid.height(), u32::from(self.grid.columns()) - 1);
        let column = self.grid.column(0) | self.spare & (self.grid.column(0) << 1);
        (0..=last)
            .fold(W::ZERO, |mirror, i| mirror | (word >> (i * height) & column) << ((last - i) * height))
    }
}

/// Where the masks come from. The search is compiled once for each implementor.
pub(crate) trait Geometry: Copy + Send + Sync + 'static {
    type Word: Key;
    /// Whether the search of this geometry runs in the copy that is compiled for [`Avx2`](crate::vector::Avx2).
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    const VECTOR: bool = false;
    /// Whether a cell may be dead; see [`Masks::dead`].
    const DEAD: bool = false;

    fn masks(&self) -> &Masks<Self::Word>;

    /// Calls a function in a copy that is compiled like the search of this geometry.
    #[inline(always)]
    fn fast<R>(&self, work: impl FnOnce() -> R) -> R {
        work()
    }

    /// These cells without those that are dead for the side that moves when `left` cells are free.
    #[inline(always)]
    fn count(&self, cells: Self::Word, left: i32) -> Self::Word {
        match Self::DEAD {
            true => cells & !self.masks().dead[(left & 1) as usize],
            false => cells,
        }
    }

    /// The free cells where `discs`, which belong to the side that moves when `left` cells are free, would become a line.
    #[inline(always)]
    fn winning(&self, discs: Self::Word, filled: Self::Word, left: i32) -> Self::Word {
        self.count(self.masks().grid.winning(self.count(discs, left), filled), left)
    }

    /// Whether these discs hold a line.
    #[inline(always)]
    fn has_line(&self, discs: Self::Word) -> bool {
        self.masks().grid.has_line(discs)
    }

    /// Whether these discs hold a line that is not vertical.
    #[inline(always)]
    fn has_line_across(&self, discs: Self::Word) -> bool {
        let grid = &self.masks().grid;
        let starts = grid.line_starts(discs);
        let vertical = if grid.rows() >= grid.connect() { starts[0] } else { Self::Word::ZERO };
        (starts[0] ^ vertical) | starts[1] | starts[2] | starts[3] != Self::Word::ZERO
    }

    /// Who has a line first when one side gets the cells `mine` and the other the cells `theirs`, which it fills from the
    /// bottom up.
    #[inline(always)]
    fn duel(&self, mine: Self::Word, theirs: Self::Word) -> Duel {
        let masks = self.masks();
        let mut duel = Duel::Open;
        for (mine, theirs) in masks.grid.line_starts(mine).into_iter().zip(masks.grid.line_starts(theirs)) {
            // A line right above one of theirs comes too late.
            if mine & !masks.and_above(theirs) != Self::Word::ZERO {
                return Duel::Lost;
            }
            if theirs != Self::Word::ZERO {
                duel = Duel::Won;
            }
        }
        duel
    }
}

/// How a [`Geometry::duel`] ends for the second of its sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duel {
    /// The first side has a line that does not come too late.
    Lost,
    /// Neither side has a line.
    Open,
    /// Only the second side has a line in time.
    Won,
}

/// Seven columns, six rows, four in a row: every shift and mask is a constant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standard;

impl Standard {
    pub(crate) const GRID: Grid<u64> = match Grid::<u64>::new(7, 6, 4) {
        Some(grid) => grid,
        None => unreachable!(),
    };
    /// The same grid, as [`Position`](crate::Position) keeps it.
    pub(crate) const WIDE: Grid<u128> = match Grid::<u128>::new(7, 6, 4) {
        Some(grid) => grid,
        None => unreachable!(),
    };
}

impl Geometry for Standard {
    type Word = u64;
    #[inline(always)]
    fn masks(&self) -> &Masks<u64> {
        const { &Masks::<u64>::new(Standard::GRID) }
    }
}

/// Any other board: the masks are loaded at run time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Other<W>(pub(crate) Masks<W>);

impl<W: Key> Geometry for Other<W> {
    type Word = W;
    const DEAD: bool = true;

    #[inline(always)]
    fn masks(&self) -> &Masks<W> {
        &self.0
    }
}
