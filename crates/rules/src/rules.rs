//! Rule sets: [`RuleSet`] is a choice, [`Rules`] a choice that was checked.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use crate::board::Board;
use crate::grid::Grid;
use crate::preset::Preset;

/// A choice of rules: plain data that may contradict itself. [`Rules`] is the checked form.
///
/// ```
/// use four_rules::{RuleError, RuleSet, Rules};
/// let wide = RuleSet { columns: 9, rows: 7, ..RuleSet::STANDARD };
/// assert_eq!(Rules::try_from(wide)?.columns(), 9);
///
/// let huge = RuleSet { columns: 200, rows: 200, connect: 201, ..RuleSet::STANDARD };
/// let errors = Rules::try_from(huge).expect_err("no such board");
/// assert_eq!(errors.0, [RuleError::TooBig { columns: 200, rows: 200 }, RuleError::ConnectTooLong { connect: 201 }]);
/// # Ok::<(), four_rules::RuleErrors>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct RuleSet {
    /// How many columns the board has.
    pub columns: u16,
    /// How many rows the board has.
    pub rows: u16,
    /// How many discs in a row make a line.
    pub connect: u16,
    /// Where each player's first disc may go.
    pub opening: Opening,
    /// Undoing an own move before the opponent plays.
    pub undo: Undo,
    /// How often each player may make the opponent skip a turn.
    pub block: u8,
    /// How often each player may take one of the opponent's discs off the board.
    pub remove: u8,
    /// Whether a player may, instead of dropping, pop an own disc out of the bottom row.
    pub pop_out: bool,
    /// Whether making a line loses.
    pub misere: bool,
    /// What a mistake costs.
    pub violations: Violations,
}

/// Where each player's first disc may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Opening {
    /// Into any column.
    Anywhere,
    /// Into the centre column; on a board of even width, into one of the two.
    CentreFirst,
}

/// Undoing an own drop or pop before the opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Undo {
    /// How often each player may do so; with 0 it is never offered.
    pub charges: u8,
    /// The first move that may be undone.
    pub from: UndoFrom,
    /// Whether the result counts before or after the offer.
    pub settle: Settle,
}

/// The first move that may be undone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum UndoFrom {
    /// The first move of the game.
    FirstMove,
    /// The second move of the game.
    SecondMove,
    /// Each player's own second move.
    OwnSecondMove,
}

/// When the result of a move counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Settle {
    /// At once: a winning move cannot be undone.
    BeforeUndo,
    /// Only when the player keeps the move.
    AfterUndo,
}

/// What a mistake, such as a drop into a full column, costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Violations {
    /// Nothing: the action is refused.
    Forgiven,
    /// Mistakes are counted over the whole game; the mistake with this number loses.
    LoseOn(u8),
}

impl Undo {
    /// No move can be undone.
    pub const NONE: Undo = Undo { charges: 0, from: UndoFrom::FirstMove, settle: Settle::BeforeUndo };
}

impl Default for Undo {
    fn default() -> Undo {
        Undo::NONE
    }
}

impl RuleSet {
    /// Four in a row on 7×6, without any power.
    pub const STANDARD: RuleSet = RuleSet {
        columns: 7,
        rows: 6,
        connect: 4,
        opening: Opening::Anywhere,
        undo: Undo::NONE,
        block: 0,
        remove: 0,
        pop_out: false,
        misere: false,
        violations: Violations::Forgiven,
    };

    /// Every contradiction in this choice.
    fn errors(&self) -> Vec<RuleError> {
        let RuleSet { columns, rows, connect, .. } = *self;
        let bits = u32::from(columns) * (u32::from(rows) + 1);
        let checks = [
            (columns == 0 || rows == 0, RuleError::Empty { columns, rows }),
            (bits > u128::BITS, RuleError::TooBig { columns, rows }),
            (connect < 3, RuleError::ConnectTooShort { connect }),
            (connect >= 3 && connect > columns.max(rows), RuleError::ConnectTooLong { connect }),
            (self.violations == Violations::LoseOn(0), RuleError::LoseOnZero),
        ];
        checks.into_iter().filter_map(|(wrong, error)| wrong.then_some(error)).collect()
    }
}

impl Default for RuleSet {
    fn default() -> RuleSet {
        RuleSet::STANDARD
    }
}

/// One contradiction in a [`RuleSet`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RuleError {
    /// A board without cells.
    #[error("a board of {columns}×{rows} has no cells")]
    Empty {
        /// As chosen.
        columns: u16,
        /// As chosen.
        rows: u16,
    },
    /// A board that does not fit into 128 bits.
    #[error("a board of {columns}×{rows} is too big: columns × (rows + 1) may be 128 at most")]
    TooBig {
        /// As chosen.
        columns: u16,
        /// As chosen.
        rows: u16,
    },
    /// Lines shorter than three.
    #[error("a line of {connect} is too short: it takes at least 3 discs")]
    ConnectTooShort {
        /// As chosen.
        connect: u16,
    },
    /// Lines longer than the board.
    #[error("a line of {connect} is longer than the board")]
    ConnectTooLong {
        /// As chosen.
        connect: u16,
    },
    /// `LoseOn(0)`: the game would be lost before it began.
    #[error("the violation that loses the game is counted from 1, not 0")]
    LoseOnZero,
}

/// Every contradiction in a [`RuleSet`]; never empty.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct RuleErrors(pub Vec<RuleError>);

impl fmt::Display for RuleErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

/// Rules that a game can be played by: a checked [`RuleSet`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    set: RuleSet,
    grid: Grid<u128>,
}

impl TryFrom<RuleSet> for Rules {
    type Error = RuleErrors;

    fn try_from(set: RuleSet) -> Result<Rules, RuleErrors> {
        let errors = set.errors();
        let too_big = || RuleErrors(vec![RuleError::TooBig { columns: set.columns, rows: set.rows }]);
        if !errors.is_empty() {
            return Err(RuleErrors(errors));
        }
        let [columns, rows, connect] =
            [set.columns, set.rows, set.connect].map(|n| u8::try_from(n).unwrap_or(u8::MAX));
        Ok(Rules { set, grid: Grid::<u128>::new(columns, rows, connect).ok_or_else(too_big)? })
    }
}

/// The standard game.
impl Default for Rules {
    fn default() -> Rules {
        Preset::STANDARD.rules()
    }
}

impl Rules {
    /// The choice that these rules were made from.
    #[must_use]
    pub const fn values(&self) -> &RuleSet {
        &self.set
    }

    /// The same rules on a board of another size.
    ///
    /// # Errors
    /// If they cannot be played there.
    pub fn resized(&self, columns: u16, rows: u16) -> Result<Rules, RuleErrors> {
        Rules::try_from(RuleSet { columns, rows, ..self.set })
    }

    /// How many columns the board has.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.grid.columns()
    }

    /// How many rows the board has.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.grid.rows()
    }

    /// How many discs in a row make a line.
    #[must_use]
    pub const fn connect(&self) -> u8 {
        self.grid.connect()
    }

    /// The empty board of these rules.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::empty(self.grid)
    }
}
