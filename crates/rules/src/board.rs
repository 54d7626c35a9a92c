//! Discs on a grid, under gravity.

use core::fmt;

use crate::cell::{Cell, Column};
use crate::grid::Grid;
use crate::side::{PerSide, Side};

/// A grid with discs in it. It knows gravity and lines; turns and rules are in [`Game`](crate::Game).
///
/// ```
/// use four_rules::{Board, RuleSet, Side};
/// let board = Board::from_openspiel("....\n..x.\n.xo.\nxoo.\n", RuleSet::STANDARD)?;
/// assert_eq!(board.at("11".parse()?), Some(Side::First));
/// assert_eq!(board.landing("4".parse()?), "41".parse().ok());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    grid: Grid<u128>,
    discs: PerSide<u128>,
}

impl Board {
    /// An empty board of this shape.
    #[must_use]
    pub fn empty(grid: Grid<u128>) -> Board {
        Board { grid, discs: PerSide::default() }
    }

    /// The shape of this board.
    #[must_use]
    pub const fn grid(&self) -> &Grid<u128> {
        &self.grid
    }

    /// The discs of one side as bits in the layout of [`Grid`].
    #[must_use]
    pub fn discs(&self, side: Side) -> u128 {
        self.discs[side]
    }

    /// How many discs a side has on the board.
    #[must_use]
    pub fn count(&self, side: Side) -> u32 {
        self.discs[side].count_ones()
    }

    /// The side whose disc is in this cell; `None` if the cell is free or not on the board.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        let bit = self.bit(cell)?;
        Side::BOTH.into_iter().find(|&side| self.discs[side] & bit != 0)
    }

    /// Whether the board has this column.
    #[must_use]
    pub fn has(&self, column: Column) -> bool {
        column.index() < self.grid.columns()
    }

    /// Every column, from the left.
    pub fn columns(&self) -> impl DoubleEndedIterator<Item = Column> + ExactSizeIterator + Clone + use<> {
        Column::first(self.grid.columns())
    }

    /// Every cell, column by column from the left, each from below.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let rows = self.grid.rows();
        self.columns().flat_map(move |column| (0..rows).map(move |row| Cell { column, row }))
    }

    /// Where a disc dropped into this column would land; `None` if the column is full or not on the board.
    #[must_use]
    pub fn landing(&self, column: Column) -> Option<Cell> {
        if !self.has(column) {
            return None;
        }
        let landing = self.grid.landings(self.filled()) & self.grid.column(column.index());
        (landing != 0).then(|| self.grid.cell(landing.trailing_zeros()))
    }

    /// Whether the board has no disc.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.filled() == 0
    }

    /// Whether every cell is taken.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.filled() == self.grid.playable()
    }

    /// Every cell of this side that is part of a line.
    pub fn line(&self, side: Side) -> impl Iterator<Item = Cell> + use<> {
        self.cells_in(self.grid.line_cells(self.discs[side]))
    }

    /// Every free cell where one more disc would give this side a line.
    pub fn threats(&self, side: Side) -> impl Iterator<Item = Cell> + use<> {
        self.cells_in(self.grid.completions(self.discs[side]) & !self.filled())
    }

    fn cells_in(&self, mut bits: u128) -> impl Iterator<Item = Cell> + use<> {
        let grid = self.grid;
        core::iter::from_fn(move || {
            let index = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(grid.cell(index))
        })
    }

    /// Whether this side has a line.
    #[must_use]
    pub fn has_line(&self, side: Side) -> bool {
        self.grid.has_line(self.discs[side])
    }

    /// Whether this side could make a line with one drop.
    #[must_use]
    pub fn can_complete(&self, side: Side) -> bool {
        self.grid.completions(self.discs[side]) & self.grid.landings(self.filled()) != 0
    }

    /// The same discs on this grid, which must have as many columns and rows.
    pub(crate) const fn with_grid(self, grid: Grid<u128>) -> Board {
        Board { grid, discs: self.discs }
    }

    /// Puts a disc into a free cell. Does nothing if the cell is taken or not on the board.
    pub(crate) fn put(&mut self, side: Side, cell: Cell) {
        let bit = self.bit(cell).unwrap_or(0);
        self.discs[side] |= bit & !self.filled();
    }

    /// Takes the disc out of a cell; the discs above it fall by one. Does nothing if the cell is free.
    pub(crate) fn take(&mut self, cell: Cell) {
        let Some(bit) = self.bit(cell).filter(|bit| bit & self.filled() != 0) else { return };
        let column = self.grid.column(cell.column.index());
        let below = column & (bit - 1);
        let above = column & !below & !bit;
        for side in Side::BOTH {
            let discs = self.discs[side];
            self.discs[side] = (discs & !column) | (discs & below) | ((discs & above) >> 1);
        }
    }

    fn filled(&self) -> u128 {
        self.discs[Side::First] | self.discs[Side::Second]
    }

    fn bit(&self, cell: Cell) -> Option<u128> {
        let on_board = self.has(cell.column) && cell.row < self.grid.rows();
        on_board.then(|| 1 << (u32::from(cell.column.index()) * self.grid.height() + u32::from(cell.row)))
    }
}

/// Rows from the top, `x` and `o` for discs, `.` for a free cell, as OpenSpiel writes boards.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.grid.rows()).rev() {
            for column in self.columns() {
                let letter = self.at(Cell { column, row }).map_or('.', Side::letter);
                write!(f, "{letter}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
