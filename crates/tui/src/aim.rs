//! What somebody at a board points at, and the disc that falls from their hand.

use std::time::Duration;

use four_rules::{Action, Cell, Column, Side};
use ratatui::crossterm::event::KeyCode;

use super::board::{Falling, Hand};

/// What a column that is pressed means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    Drop,
    Pop,
    Remove(Cell),
}

/// Where somebody points, and what falls.
pub(crate) struct Pointing {
    pub(crate) cursor: Column,
    pub(crate) aim: Aim,
    /// The disc on its way down, and since when.
    falling: Option<(Cell, Duration)>,
}

impl Pointing {
    /// At the middle of a board of so many columns.
    pub(crate) fn new(columns: u8) -> Pointing {
        let middle = Column::new(usize::from(columns.saturating_sub(1) / 2)).unwrap_or(Column::MIN);
        Pointing { cursor: middle, aim: Aim::Drop, falling: None }
    }

    /// What the hand does, if it is to do something with a disc of this side.
    pub(crate) fn hand(&self, side: Option<Side>) -> Hand {
        match (side, self.aim) {
            (None, _) => Hand::Away,
            (Some(side), Aim::Drop) => Hand::Over(side, self.cursor),
            (Some(_), Aim::Pop) => Hand::Under(self.cursor),
            (Some(_), Aim::Remove(cell)) => Hand::At(cell),
        }
    }

    /// Points further in this direction: at another column, or at another disc that can be removed.
    pub(crate) fn steer(&mut self, (dx, dy): (i32, i32), columns: u8, removable: &[Cell]) {
        if let Aim::Remove(from) = self.aim {
            let away = |cell: &Cell| {
                let x = i32::from(cell.column.index()) - i32::from(from.column.index());
                let y = i32::from(cell.row) - i32::from(from.row);
                let (along, across) = (x * dx + y * dy, (x * dy).abs() + (y * dx).abs());
                (along > 0).then_some(along + 2 * across)
            };
            let next = removable.iter().filter_map(|cell| Some((away(cell)?, *cell)));
            if let Some((_, cell)) = next.min_by_key(|&(far, _)| far) {
                self.aim = Aim::Remove(cell);
            }
            return;
        }
        let next = (i32::from(self.cursor.index()) + dx).rem_euclid(i32::from(columns).max(1));
        self.cursor = Column::new(next.unsigned_abs() as usize).unwrap_or(self.cursor);
    }

    /// The mouse points here; whether a click would do something.
    pub(crate) fn point(&mut self, column: Column, cell: Option<Cell>, removable: &[Cell]) -> bool {
        self.cursor = column;
        let pointed = cell.filter(|cell| removable.contains(cell));
        let removing = matches!(self.aim, Aim::Remove(_));
        if let Some(cell) = pointed.filter(|_| removing) {
            self.aim = Aim::Remove(cell);
        }
        !removing || pointed.is_some()
    }

    /// A new position: nothing is aimed at, and perhaps a disc falls.
    pub(crate) fn begin(&mut self, falling: Option<(Cell, Duration)>) {
        (self.aim, self.falling) = (Aim::Drop, falling);
    }

    /// Where the falling disc is by now, on a board of so many rows.
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

    /// Lets the disc lie if it has arrived; whether it has just done so.
    pub(crate) fn settle(&mut self, rows: u8, now: Duration) -> bool {
        let lies = self.falling(rows, now).is_none();
        self.falling.take_if(|_| lies).is_some()
    }
}

/// The column that a key stands for on a board of so many.
pub(crate) fn column_of(key: KeyCode, columns: u8) -> Option<Column> {
    let KeyCode::Char(symbol) = key else { return None };
    let plain = symbol.is_ascii_digit() || symbol.is_ascii_lowercase();
    Column::from_symbol(symbol).filter(|column| plain && column.index() < columns)
}

/// The discs that these commands would remove.
pub(crate) fn removable(legal: impl IntoIterator<Item = Action>) -> Vec<Cell> {
    let cell = |command| match command {
        Action::Remove(cell) => Some(cell),
        _ => None,
    };
    legal.into_iter().filter_map(cell).collect()
}

/// How far a disc has fallen after this time, in 1/100 of a row.
fn fallen(time: Duration) -> u32 {
    /// Hundredths of a row in half a second squared.
    const PULL: f32 = 3600.0;
    let seconds = time.as_secs_f32();
    (PULL * seconds * seconds) as u32
}
