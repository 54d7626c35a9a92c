//! Columns and cells, and the one notation that people read and write them in.
//!
//! Columns are `1` … `9`, then `a` … `z`, then `A` … `Z`; rows are numbered from 1 at the bottom.
//! So `4` is the fourth column and `42` the second cell of it from below.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The last three are for the one board shape that is wider than 61 columns: a single row of 62 to 64.
const SYMBOLS: &[u8; 64] = b"123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@&%";

/// What [`Column::OFF`] is written as.
const OFF_SYMBOL: char = '-';

/// A column, counted from 0 at the left. Whether a board has it is for the game to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(u8);

impl Column {
    /// A column that no board has: what a player meant by "column 99".
    pub const OFF: Column = Column(SYMBOLS.len() as u8);

    /// The column with this index from the left; anything no board could have is [`Column::OFF`].
    #[must_use]
    pub fn new(index: usize) -> Column {
        u8::try_from(index).map_or(Column::OFF, |index| Column(index.min(Column::OFF.0)))
    }

    /// The index from the left, starting at 0.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The column written as `symbol`, if it is one.
    #[must_use]
    pub fn from_symbol(symbol: char) -> Option<Column> {
        let byte = u8::try_from(symbol).ok()?;
        SYMBOLS.iter().position(|&s| s == byte).map(Column::new)
    }

    /// The character this column is written as.
    #[must_use]
    pub fn symbol(self) -> char {
        SYMBOLS.get(usize::from(self.0)).map_or(OFF_SYMBOL, |&byte| byte.into())
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbol().fmt(f)
    }
}

/// A text that names no column or cell.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' names no {1}")]
pub struct NotationError(String, &'static str);

impl FromStr for Column {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Column, NotationError> {
        let mut symbols = text.chars();
        match (symbols.next(), symbols.next()) {
            (Some(OFF_SYMBOL), None) => Some(Column::OFF),
            (Some(symbol), None) => Column::from_symbol(symbol),
            _ => None,
        }
        .ok_or_else(|| NotationError(text.into(), "column"))
    }
}

/// A cell of the grid: a column, and a row counted from 0 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The column it is in.
    pub column: Column,
    /// The row, 0 at the bottom.
    pub row: u8,
}

impl Cell {
    /// The cell in this column and row, both counted from 0 at the bottom left.
    #[must_use]
    pub fn new(column: usize, row: usize) -> Cell {
        Cell { column: Column::new(column), row: u8::try_from(row).unwrap_or(u8::MAX) }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, u16::from(self.row) + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        let wrong = || NotationError(text.into(), "cell");
        let symbol = text.chars().next().ok_or_else(wrong)?;
        let (column, row) = text.split_at(symbol.len_utf8());
        let digits = !row.is_empty() && !row.starts_with('0') && row.bytes().all(|b| b.is_ascii_digit());
        let row = row.parse::<u16>().ok().filter(|_| digits).and_then(|n| u8::try_from(n - 1).ok());
        Ok(Cell { column: column.parse().map_err(|_| wrong())?, row: row.ok_or_else(wrong)? })
    }
}

/// Columns and cells travel as text, in the notation of this module.
macro_rules! serde_as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    };
}

serde_as_text!(Column);
serde_as_text!(Cell);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_has_a_symbol_of_its_own() {
        for index in 0..=64 {
            let column = Column::new(index);
            assert_eq!(column.to_string().parse(), Ok(column));
        }
        assert_eq!(Column::new(8).symbol(), '9');
        assert_eq!(Column::new(9).symbol(), 'a');
        assert_eq!(Column::new(1000), Column::OFF);
    }

    #[test]
    fn cells_read_back_as_written() {
        for (column, row) in [(0, 0), (6, 5), (9, 11), (0, 126), (64, 255)] {
            let cell = Cell::new(column, row);
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for wrong in ["", "4", "40", "4x", "41x", "4-1", "4+1", "401", "\u{e9}1", "4257"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
    }
}
