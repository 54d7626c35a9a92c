//! The board as bits: which bit is which cell, and how lines are found.
//!
//! A column takes `rows + 1` bits, lowest cell first. The spare bit on top is always 0, so that a shift never carries a
//! disc into the next column. For 7×6:
//!
//! ```text
//!   6 13 20 27 34 41 48   spare
//!   5 12 19 26 33 40 47
//!   4 11 18 25 32 39 46
//!   3 10 17 24 31 38 45
//!   2  9 16 23 30 37 44
//!   1  8 15 22 29 36 43
//!   0  7 14 21 28 35 42   bottom
//! ```
//!
//! A step up is a shift by 1, right by `rows + 1`, along the diagonals by `rows` and `rows + 2`.
//!
//! The functions that a search calls for every position are always inlined: for a constant grid, every shift and mask
//! becomes a constant.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

use crate::cell::{Cell, Column};

mod sealed {
    /// Keeps other crates from implementing [`Word`](super::Word): a grid relies on how `u64` and `u128` shift.
    pub trait Sealed {}
}

/// An unsigned integer that a board is packed into: `u64` or `u128`. Other crates cannot implement it.
pub trait Word:
    sealed::Sealed
    + Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many bits there are.
    const BITS: u32;
    /// No bit set.
    const ZERO: Self;
    /// The lowest bit.
    const ONE: Self;
    /// Wrapping addition.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// Wrapping subtraction.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// How many bits are set.
    #[must_use]
    fn count(self) -> u32;
    /// The index of the lowest set bit; `BITS` if there is none.
    #[must_use]
    fn lowest(self) -> u32;
    /// [`Grid::new`] for this word type.
    #[must_use]
    fn grid(columns: u8, rows: u8, connect: u8) -> Option<Grid<Self>>;
}

macro_rules! word {
    ($($type:ty),*) => {$(
        impl Grid<$type> {
            /// The grid of this shape; `None` if it has no cells or does not fit into a word.
            #[must_use]
            pub const fn new(columns: u8, rows: u8, connect: u8) -> Option<Grid<$type>> {
                let height = rows as u32 + 1;
                if columns == 0 || rows == 0 || connect == 0 || columns as u32 * height > <$type>::BITS {
                    return None;
                }
                let (wide, tall) = (columns >= connect, rows >= connect);
                let along = [(tall, 1), (wide, rows + 1), (wide && tall, rows), (wide && tall, rows + 2)];
                let (mut steps, mut directions, mut i) = ([0; 4], 0, 0);
                while i < along.len() {
                    if along[i].0 {
                        steps[directions as usize] = along[i].1;
                        directions += 1;
                    }
                    i += 1;
                }
                let first_column = <$type>::MAX >> (<$type>::BITS - rows as u32);
                let (mut bottom, mut column) = (0, 0);
                while column < columns as u32 {
                    bottom |= 1 << (column * height);
                    column += 1;
                }
                let playable = bottom * first_column;
                Some(Grid { columns, rows, connect, steps, directions, first_column, bottom, playable })
            }
        }

        impl sealed::Sealed for $type {}

        impl Word for $type {
            const BITS: u32 = <$type>::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            fn grid(columns: u8, rows: u8, connect: u8) -> Option<Grid<Self>> {
                Grid::<$type>::new(columns, rows, connect)
            }
        }
    )*};
}

word!(u64, u128);

/// The shape of a board and the length of a line, with the masks to work on discs packed into words of type `W`.
///
/// ```
/// use four_rules::Grid;
/// let grid = Grid::<u64>::new(7, 6, 4).expect("49 bits fit into 64");
/// let bottom_four = 1 | 1 << 7 | 1 << 14 | 1 << 21;
/// assert!(grid.has_line(bottom_four));
/// assert!(!grid.has_line(bottom_four ^ 1));
/// assert_eq!(Grid::<u64>::new(8, 8, 4), None, "8×8 needs 72 bits");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid<W> {
    columns: u8,
    rows: u8,
    connect: u8,
    /// The shifts along which a line of `connect` fits on the board; only the first `directions` are used.
    steps: [u8; 4],
    directions: u8,
    first_column: W,
    bottom: W,
    playable: W,
}

/// Evaluates `$word` for the step of each direction, zero where no line fits. A macro, because a closure or a loop is not
/// reliably folded into constants.
macro_rules! along {
    ($grid:ident, $step:ident => $word:expr) => {{
        let mut words = [W::ZERO; 4];
        along!(@ words 0 $grid $step $word);
        along!(@ words 1 $grid $step $word);
        along!(@ words 2 $grid $step $word);
        along!(@ words 3 $grid $step $word);
        words
    }};
    (@ $words:ident $i:literal $grid:ident $step:ident $word:expr) => {
        if $i < $grid.directions {
            let $step = u32::from($grid.steps[$i]);
            $words[$i] = $word;
        }
    };
}

impl<W: Word> Grid<W> {
    /// How many columns the board has.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows the board has.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// How many discs make a line.
    #[must_use]
    pub const fn connect(&self) -> u8 {
        self.connect
    }

    /// How many cells the board has.
    #[must_use]
    pub const fn cells(&self) -> u32 {
        self.columns as u32 * self.rows as u32
    }

    /// Bits from one column to the next.
    #[must_use]
    pub const fn height(&self) -> u32 {
        self.rows as u32 + 1
    }

    /// The cell of this bit. A bit outside the grid gives a cell that is not on the board.
    #[must_use]
    pub fn cell(&self, bit: u32) -> Cell {
        let column = Column::new((bit / self.height()) as usize).unwrap_or(Column::MAX);
        Cell { column, row: (bit % self.height()) as u8 }
    }

    /// The lowest cell of every column.
    #[must_use]
    pub const fn bottom(&self) -> W {
        self.bottom
    }

    /// Every cell of the board, without the spare bits.
    #[must_use]
    pub const fn playable(&self) -> W {
        self.playable
    }

    /// The highest cell of every column.
    #[must_use]
    pub fn top(&self) -> W {
        self.bottom << u32::from(self.rows - 1)
    }

    /// Every cell of the column with this index; no cell if the board does not have the column.
    #[must_use]
    pub fn column(&self, index: u8) -> W {
        if index < self.columns { self.first_column << (u32::from(index) * self.height()) } else { W::ZERO }
    }

    /// The cells where the next disc of each column would land: the lowest free one of every column with room.
    #[inline(always)]
    #[must_use]
    pub fn landings(&self, filled: W) -> W {
        filled.plus(self.bottom) & self.playable
    }

    /// Whether these discs hold a line of `connect` or more.
    #[inline(always)]
    #[must_use]
    pub fn has_line(&self, discs: W) -> bool {
        let starts = self.line_starts(discs);
        starts[0] | starts[1] | starts[2] | starts[3] != W::ZERO
    }

    /// The first cell of each line of `connect` among these discs, a word for each direction.
    ///
    /// A line runs upwards or to the right from its first cell. Two lines of one direction that start in the same column
    /// therefore cover the same columns.
    #[inline(always)]
    #[must_use]
    pub fn line_starts(&self, discs: W) -> [W; 4] {
        along!(self, step => self.runs(discs, step))
    }

    /// Every disc that is part of a line of `connect` or more.
    #[must_use]
    pub fn line_cells(&self, discs: W) -> W {
        let mut cells = W::ZERO;
        for step in self.steps() {
            let starts = self.runs(discs, step);
            for i in 0..u32::from(self.connect) {
                cells |= starts << (i * step);
            }
        }
        cells
    }

    /// Every cell, free or not, where one more disc would make a line with these.
    #[inline(always)]
    #[must_use]
    pub fn completions(&self, discs: W) -> W {
        let cells = match self.connect {
            4 => along!(self, step => completions_of_four(discs, step)),
            connect => along!(self, step => completions_of(connect.into(), discs, step)),
        };
        (cells[0] | cells[1] | cells[2] | cells[3]) & self.playable
    }

    /// The free cells where one more disc would make a line with `discs`. The discs must lie on top of each other, without
    /// gaps: then a vertical line can only be completed from above, which makes this cheaper than
    /// [`completions`](Grid::completions).
    #[inline(always)]
    #[must_use]
    pub fn winning(&self, discs: W, filled: W) -> W {
        let cells = match self.connect {
            4 => along!(self, step => match step {
                1 => discs << 1 & discs << 2 & discs << 3,
                _ => completions_of_four(discs, step),
            }),
            _ => [self.completions(discs), W::ZERO, W::ZERO, W::ZERO],
        };
        (cells[0] | cells[1] | cells[2] | cells[3]) & self.playable & !filled
    }

    /// How many lines made of `discs` and `free` cells lack one, two and three discs.
    #[must_use]
    pub fn lacking(&self, discs: W, free: W) -> [u32; 3] {
        let connect = u32::from(self.connect);
        let mut counts = [0; 3];
        for step in self.steps() {
            let open = self.runs(discs | free, step);
            // How many discs each open line has, as a binary number spread over the words: one word a digit.
            let mut number = [W::ZERO; 7];
            let number = &mut number[..(u32::BITS - connect.leading_zeros()) as usize];
            for i in 0..connect {
                let mut carry = discs >> (i * step) & open;
                for bits in number.iter_mut() {
                    (*bits, carry) = (*bits ^ carry, *bits & carry);
                    if carry == W::ZERO {
                        break;
                    }
                }
            }
            for (lacks, count) in (1..).zip(&mut counts) {
                let has = connect.saturating_sub(lacks);
                let lines = (0..).zip(&*number).fold(open, |lines, (i, &bits)| match has >> i & 1 {
                    0 => lines & !bits,
                    _ => lines & bits,
                });
                *count += lines.count();
            }
        }
        counts
    }

    fn steps(&self) -> impl Iterator<Item = u32> {
        self.steps.iter().take(usize::from(self.directions)).map(|&step| u32::from(step))
    }

    /// The first cell of each run of `connect` discs along `step`.
    ///
    /// Runs of 2, 4, 8, … are found by doubling. No shift reaches the width of the word, because a whole run along any
    /// of the steps fits on the board.
    #[inline(always)]
    fn runs(&self, discs: W, step: u32) -> W {
        if self.connect == 4 {
            let pairs = discs & discs >> step;
            return pairs & pairs >> (2 * step);
        }
        let connect = u32::from(self.connect);
        let mut runs = discs;
        let mut length = 1;
        while length * 2 <= connect {
            runs &= runs >> (length * step);
            length *= 2;
        }
        if length < connect {
            runs &= runs >> ((connect - length) * step);
        }
        runs
    }
}

/// The cells next to three discs along `step`, or between them.
#[inline(always)]
fn completions_of_four<W: Word>(discs: W, step: u32) -> W {
    let (above, below) = (discs >> step, discs << step);
    let two_above = above & (above >> step);
    let two_below = below & (below << step);
    (two_above & ((discs >> (3 * step)) | below)) | (two_below & ((discs << (3 * step)) | above))
}

/// The cells that complete a line of `connect`, found for each of its `connect` possible gaps.
fn completions_of<W: Word>(connect: u32, discs: W, step: u32) -> W {
    let shifted = |gap: u32, i: u32| match i < gap {
        true => discs << ((gap - i) * step),
        false => discs >> ((i - gap) * step),
    };
    let around = |gap| (0..connect).filter(|&i| i != gap).fold(!W::ZERO, |cells, i| cells & shifted(gap, i));
    (0..connect).fold(W::ZERO, |cells, gap| cells | around(gap))
}

#[cfg(test)]
mod tests;
