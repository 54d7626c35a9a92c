//! The cursor on a board, and the disc that falls from it.

use std::time::Duration;

use four_rules::{Cell, Column, Side};
use ratatui::crossterm::event::KeyCode;

use crate::board::{BoardPoint, Falling, Hand};

/// The names of the keys for the columns of a board.
pub(crate) fn column_keys(columns: impl Into<u16>) -> &'static str {
    const KEYS: [&str; 9] = ["1", "1 2", "1 … 3", "1 … 4", "1 … 5", "1 … 6", "1 … 7", "1 … 8", "1 … 9"];
    usize::from(columns.into()).checked_sub(1).and_then(|last| KEYS.get(last)).unwrap_or(&"1 … 9, a …")
}

/// What pressing a column does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    Drop,
    Pop,
    Remove(Cell),
}

/// The cursor of a page with a board.
pub(crate) struct Cursor {
    pub(crate) column: Column,
    pub(crate) aim: Aim,
    /// Where the falling disc lands, and when it began to fall.
    falling: Option<(Cell, Duration)>,
}

impl Cursor {
    /// A cursor in the middle of a board of this many columns.
    pub(crate) fn new(columns: u8) -> Cursor {
        let middle = Column::new(usize::from(columns.saturating_sub(1) / 2)).unwrap_or(Column::MIN);
        Cursor { column: middle, aim: Aim::Drop, falling: None }
    }

    /// How the cursor is drawn. It is hidden if no side is to move.
    pub(crate) fn hand(&self, side: Option<Side>) -> Hand {
        match (side, self.aim) {
            (None, _) => Hand::Away,
            (Some(side), Aim::Drop) => Hand::Over(side, self.column),
            (Some(_), Aim::Pop) => Hand::Under(self.column),
            (Some(_), Aim::Remove(cell)) => Hand::At(cell),
        }
    }

    /// Moves to the next column in a direction, or while a disc is to be removed, to the nearest one of `removable`.
    pub(crate) fn steer(&mut self, (dx, dy): (i32, i32), columns: u8, removable: &[Cell]) {
        if let Aim::Remove(from) = self.aim {
            let distance = |cell: &Cell| {
                let x = i32::from(cell.column.index()) - i32::from(from.column.index());
                let y = i32::from(cell.row) - i32::from(from.row);
                let (along, across) = (x * dx + y * dy, (x * dy).abs() + (y * dx).abs());
                (along > 0).then_some(along + 2 * across)
            };
            let next = removable.iter().filter_map(|cell| Some((distance(cell)?, *cell)));
            if let Some((_, cell)) = next.min_by_key(|&(distance, _)| distance) {
                self.aim = Aim::Remove(cell);
            }
            return;
        }
        let next = (i32::from(self.column.index()) + dx).rem_euclid(i32::from(columns).max(1));
        self.column = Column::new(next.unsigned_abs() as usize).unwrap_or(self.column);
    }

    /// Follows the mouse. Returns whether a click there does something.
    pub(crate) fn point(&mut self, (column, cell): BoardPoint, removable: &[Cell]) -> bool {
        self.column = column;
        let pointed = cell.filter(|cell| removable.contains(cell));
        let removing = matches!(self.aim, Aim::Remove(_));
        if let Some(cell) = pointed.filter(|_| removing) {
            self.aim = Aim::Remove(cell);
        }
        !removing || pointed.is_some()
    }

    /// Starts on a new position, perhaps with a disc that falls from this time on.
    pub(crate) fn begin(&mut self, falling: Option<(Cell, Duration)>) {
        (self.aim, self.falling) = (Aim::Drop, falling);
    }

    /// The falling disc at this time, on a board of this many rows. `None` if it has landed.
    pub(crate) fn falling(&self, rows: u8, now: Duration) -> Option<Falling> {
        let (at, since) = self.falling?;
        let rows = u32::from(rows.saturating_sub(at.row));
        let fallen = fallen(now.saturating_sub(since));
        (fallen < rows * 100).then_some(Falling { at, fallen })
    }

    /// Whether a disc falls.
    pub(crate) const fn is_moving(&self) -> bool {
        self.falling.is_some()
    }

    /// Ends the fall of a disc that has landed. Returns whether there was one.
    pub(crate) fn settle(&mut self, rows: u8, now: Duration) -> bool {
        let landed = self.falling(rows, now).is_none();
        self.falling.take_if(|_| landed).is_some()
    }
}

/// The column that a key stands for on a board of this many columns.
pub(crate) fn column_of(key: KeyCode, columns: u8) -> Option<Column> {
    let KeyCode::Char(symbol) = key else { return None };
    let plain = symbol.is_ascii_digit() || symbol.is_ascii_lowercase();
    Column::from_symbol(symbol).filter(|column| plain && column.index() < columns)
}

/// How far a disc falls in this time, in 1/100 of a row.
fn fallen(time: Duration) -> u32 {
    /// Half the acceleration, in 1/100 of a row per second squared.
    const PULL: f32 = 3600.0;
    let seconds = time.as_secs_f32();
    (PULL * seconds * seconds) as u32
}
