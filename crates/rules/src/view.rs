//! A game as a screen needs it: everything to draw, nothing to work out.

use serde::{Deserialize, Serialize};

use crate::action::{Action, Awaiting};
use crate::cell::{Cell, Column};
use crate::event::Outcome;
use crate::game::{Charges, Game};
use crate::side::{PerSide, Side};

/// What there is to see of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How many columns the board has.
    pub columns: u8,
    /// How many rows the board has.
    pub rows: u8,
    /// How many discs make a line.
    pub connect: u8,
    /// Every cell by row from the top, each row from the left.
    pub cells: Vec<Option<Side>>,
    /// Who is to act.
    pub turn: Side,
    /// What the game waits for.
    pub awaiting: Awaiting,
    /// What the side to act may do.
    pub legal: Vec<Action>,
    /// What each side has left of each power.
    pub charges: PerSide<Charges>,
    /// How many mistakes each side can still make; `None` where mistakes are forgiven.
    pub violations_left: Option<PerSide<u8>>,
    /// How many moves stand.
    pub moves: u16,
    /// Where the last disc was dropped, as long as nothing else has moved since.
    pub last: Option<Cell>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

impl View {
    /// Every cell of the board, column by column from the left, each from below.
    pub fn positions(&self) -> impl Iterator<Item = Cell> + use<> {
        let rows = self.rows;
        Column::first(self.columns).flat_map(move |column| (0..rows).map(move |row| Cell { column, row }))
    }

    /// Whose disc lies in this cell, if any; nobody's off the board.
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
    /// What there is to see.
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
