//! Columns and cells, and how they are written.
//!
//! Columns are `1` … `9`, then `a` … `z`, then `A` … `Z`; rows are numbered from 1 at the bottom.
//! So `4` is the fourth column and `42` the second cell of it from below.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

/// The last three symbols are for boards of one row and 62 to 64 columns.
const SYMBOLS: &[u8; 64] = b"123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@&%";

/// A column, counted from 0 at the left. Every value is a column that some board has; whether the board at hand
/// has it is for the game to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(u8);

impl Column {
    /// The leftmost column.
    pub const MIN: Column = Column(0);

    /// The last column of the widest board.
    pub const MAX: Column = Column(SYMBOLS.len() as u8 - 1);

    /// The column with this index from the left, starting at 0; `None` if no board is that wide.
    ///
    /// ```
    /// use four_rules::Column;
    /// assert_eq!(Column::new(3), Column::from_symbol('4'));
    /// assert_eq!(Column::new(64), None);
    /// ```
    #[must_use]
    pub const fn new(index: usize) -> Option<Column> {
        if index < SYMBOLS.len() { Some(Column(index as u8)) } else { None }
    }

    /// The first `count` columns from the left: all columns of a board of this width.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Column> + ExactSizeIterator + Clone {
        (0..count.min(SYMBOLS.len() as u8)).map(Column)
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
        SYMBOLS.iter().position(|&s| s == byte).and_then(Column::new)
    }

    /// The character this column is written as.
    #[must_use]
    pub const fn symbol(self) -> char {
        SYMBOLS[self.0 as usize] as char
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbol().fmt(f)
    }
}

/// A text that is not a column.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is not a column: expected 1–9, a–z or A–Z")]
pub struct ParseColumnError(String);

impl FromStr for Column {
    type Err = ParseColumnError;

    fn from_str(text: &str) -> Result<Column, ParseColumnError> {
        let mut symbols = text.chars();
        let symbol = symbols.next().filter(|_| symbols.as_str().is_empty());
        symbol.and_then(Column::from_symbol).ok_or_else(|| ParseColumnError(text.into()))
    }
}

/// A cell of the grid: a column, and a row counted from 0 at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The column it is in.
    pub column: Column,
    /// The row, 0 at the bottom. It may be higher than the board.
    pub row: u8,
}

impl Cell {
    /// A cell that no board has: the widest board has a single row.
    pub(crate) const OFF_BOARD: Cell = Cell { column: Column::MAX, row: u8::MAX };

    /// The cell in this column and row, both counted from 0 at the bottom left; `None` if no board is that large.
    #[must_use]
    pub fn new(column: usize, row: usize) -> Option<Cell> {
        Some(Cell { column: Column::new(column)?, row: u8::try_from(row).ok()? })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, u16::from(self.row) + 1)
    }
}

/// A text that is not a cell.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is not a cell: expected a column and a row, such as 42")]
pub struct ParseCellError(String);

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let parse = || {
            let symbol = text.chars().next()?;
            let row = &text[symbol.len_utf8()..];
            let digits = !row.starts_with('0') && row.bytes().all(|b| b.is_ascii_digit());
            let row = row.parse::<u16>().ok().filter(|_| digits)?;
            Cell::new(Column::from_symbol(symbol)?.index().into(), usize::from(row - 1))
        };
        parse().ok_or_else(|| ParseCellError(text.into()))
    }
}

/// Serializes a type as its text, if the feature `serde` is on.
macro_rules! serde_as_text {
    ($type:ty) => {
        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use serde_as_text;

serde_as_text!(Column);
serde_as_text!(Cell);

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString as _;

    #[test]
    fn every_column_has_its_own_symbol() {
        for column in Column::first(64) {
            assert_eq!(column.to_string().parse(), Ok(column));
        }
        assert_eq!(Column::new(8).map(Column::symbol), Some('9'));
        assert_eq!(Column::new(9).map(Column::symbol), Some('a'));
        assert_eq!((Column::new(63), Column::new(64)), (Some(Column::MAX), None));
        assert_eq!(Column::first(255).len(), 64);
        assert!("-".parse::<Column>().is_err());
    }

    #[test]
    fn cells_read_back_as_written() {
        for (column, row) in [(0, 0), (6, 5), (9, 11), (0, 126), (63, 255)] {
            let cell = Cell::new(column, row).unwrap();
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for wrong in ["", "4", "40", "4x", "41x", "4-1", "4+1", "401", "\u{e9}1", "4257", "-1"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
        assert_eq!((Cell::new(64, 0), Cell::new(0, 256)), (None, None));
    }
}
