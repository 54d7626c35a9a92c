//! The two sides of a game, and one value for each of them.

use core::fmt;
use core::ops::{Index, IndexMut};

/// One of the two players, named by who moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// Moves first; drawn as `x`, called Red in records.
    First,
    /// Moves second; drawn as `o`, called Yellow in records.
    Second,
}

impl Side {
    /// Both sides, in the order they move.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 1 or 2.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Side::First => 1,
            Side::Second => 2,
        }
    }

    /// The letter of this side's discs in board texts: `x` or `o`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::First => 'x',
            Side::Second => 'o',
        }
    }

    /// The colour name of this side in records: Red or Yellow.
    #[must_use]
    pub const fn colour(self) -> &'static str {
        match self {
            Side::First => "Red",
            Side::Second => "Yellow",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour())
    }
}

/// One value for each side, indexed by [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct PerSide<T>(pub [T; 2]);

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
