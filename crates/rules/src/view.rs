//! A game as a screen needs it: everything to draw, nothing to derive.

use alloc::vec::Vec;

use crate::action::{Action, Awaiting};
use crate::cell::{Cell, Column};
use crate::event::Outcome;
use crate::game::{Charges, Game};
use crate::side::{PerSide, Side};

/// Everything to show of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows the board has.
    pub rows: u8,
    /// How many discs make a line.
    pub connect: u8,
    /// Every cell by row from the top, each row from the left.
    pub cells: Vec<Option<Side>>,
    /// The side to act.
    pub turn: Side,
    /// What the game waits for.
    pub awaiting: Awaiting,
    /// What the side to act may do.
    pub legal: Vec<Action>,
    /// How much of each power each side has left.
    pub charges: PerSide<Charges>,
    /// How many more violations each side survives; `None` if the rules do not count them.
    pub violations_left: Option<PerSide<u8>>,
    /// How many moves were made and not undone.
    pub moves: u16,
    /// Where the last disc was dropped; `None` after a pop or a removal.
    pub last: Option<Cell>,
    /// How the game ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
}

impl View {
    /// Whether a column has a free cell.
    #[must_use]
    pub fn has_room(&self, column: Column) -> bool {
        self.positions().any(|cell| cell.column == column && self.at(cell).is_none())
    }

    /// Every cell of the board, column by column from the left, each from below.
    pub fn positions(&self) -> impl Iterator<Item = Cell> + use<> {
        let rows = self.rows;
        Column::first(self.columns).flat_map(move |column| (0..rows).map(move |row| Cell { column, row }))
    }

    /// The side whose disc is in this cell; `None` if the cell is free or not on the board.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Side> {
        let (column, row) = (cell.column.index(), cell.row);
        if column >= self.columns || row >= self.rows {
            return None;
        }
        let from_top = usize::from(self.rows - 1 - row);
        self.cells.get(from_top * usize::from(self.columns) + usize::from(column)).copied().flatten()
    }
}

impl Game {
    /// Everything to show of the game.
    #[must_use]
    pub fn view(&self) -> View {
        let (columns, rows) = (self.rules().columns(), self.rules().rows());
        let row = |row: u8| Column::first(columns).map(move |column| Cell { column, row });
        View {
            columns,
            rows,
            connect: self.rules().connect(),
            cells: (0..rows).rev().flat_map(row).map(|cell| self.board().at(cell)).collect(),
            turn: self.turn(),
            awaiting: self.awaiting(),
            legal: self.legal_actions().collect(),
            charges: PerSide(Side::BOTH.map(|side| self.charges(side))),
            violations_left: self
                .violations_left(Side::First)
                .zip(self.violations_left(Side::Second))
                .map(|(first, second)| PerSide([first, second])),
            moves: self.moves(),
            last: self.last(),
            outcome: self.outcome().cloned(),
        }
    }
}
