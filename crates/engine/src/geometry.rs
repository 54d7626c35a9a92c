//! The shape of a board, known to the compiler where it is the usual one, met at run time where it is another.

use four_rules::Grid;

use crate::table::Key;

/// A grid and the masks that a search needs of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Masks<W> {
    pub(crate) grid: Grid<W>,
    /// The cells a player gets who always answers on top of the other: the top row and every second one below it.
    pub(crate) answers: W,
    /// The spare bit above each column.
    spare: W,
    /// The cells where a disc counts for nothing: for the side to move when the number of free cells is even, and for
    /// the side to move when it is odd.
    dead: [W; 2],
}

macro_rules! masks {
    ($($type:ty),*) => {$(
        impl Masks<$type> {
            pub(crate) const fn new(grid: Grid<$type>) -> Masks<$type> {
                let spare = grid.bottom() << grid.rows() as u32;
                let (mut answers, mut row) = (0, grid.rows() as u32);
                while row > 0 {
                    answers |= grid.bottom() << (row - 1);
                    row = row.saturating_sub(2);
                }
                Masks { grid, answers, spare, dead: [0; 2] }
            }
        }
    )*};
}

masks!(u64, u128);

impl<W: Key> Masks<W> {
    /// The same board, where discs in these cells count for nothing; whose, see [`Masks::dead`].
    pub(crate) fn without(self, dead: [W; 2]) -> Masks<W> {
        Masks { dead, ..self }
    }

    /// Whether every disc counts.
    #[inline(always)]
    pub(crate) fn is_whole(&self) -> bool {
        self.dead[0] | self.dead[1] == W::ZERO
    }

    /// Those of these cells where discs of the side count that is to move with so many cells free.
    #[inline(always)]
    pub(crate) fn count(&self, cells: W, left: i32) -> W {
        cells & !self.dead[(left & 1) as usize]
    }

    /// The free cells where the side that is to move with so many cells free would make a line with these discs.
    #[inline(always)]
    pub(crate) fn winning(&self, discs: W, filled: W, left: i32) -> W {
        self.count(self.grid.winning(self.count(discs, left), filled), left)
    }

    /// How many bits a key takes: every cell, and the spare bit above each column.
    pub(crate) const fn bits(&self) -> u32 {
        self.grid.columns() as u32 * self.grid.height()
    }

    /// The lowest of these cells in each column, and all cells above it.
    #[inline(always)]
    pub(crate) fn and_above(&self, cells: W) -> W {
        (self.spare.minus(cells) | cells) & self.grid.playable()
    }

    /// The cells of the lowest `count` rows.
    #[inline(always)]
    pub(crate) fn lowest_rows(&self, count: u32) -> W {
        (self.grid.bottom() << count).minus(self.grid.bottom())
    }

    /// The same discs as a mirror shows them.
    #[inline(always)]
    pub(crate) fn mirrored(&self, word: W) -> W {
        let (height, last) = (self.grid.height(), u32::from(self.grid.columns()) - 1);
        let column = self.grid.column(0) | self.spare & (self.grid.column(0) << 1);
        (0..=last)
            .fold(W::ZERO, |mirror, i| mirror | (word >> (i * height) & column) << ((last - i) * height))
    }
}

/// Where the masks comes from. One copy of the search is compiled for each implementor.
pub(crate) trait Geometry: Copy + Send + Sync + 'static {
    type Word: Key;
    fn masks(&self) -> &Masks<Self::Word>;
}

/// Seven columns, six rows, four in a row: every shift and mask is a constant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standard;

impl Standard {
    pub(crate) const GRID: Grid<u64> = match Grid::<u64>::new(7, 6, 4) {
        Some(grid) => grid,
        None => unreachable!(),
    };
    /// The same, as [`Position`](crate::Position) keeps it.
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

/// Any other shape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Other<W>(pub(crate) Masks<W>);

impl<W: Key> Geometry for Other<W> {
    type Word = W;
    #[inline(always)]
    fn masks(&self) -> &Masks<W> {
        &self.0
    }
}
