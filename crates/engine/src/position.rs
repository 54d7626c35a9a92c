//! A position of the plain game: discs on a board without a line, and the side to move.
//!
//! Two words describe it, in the bit layout drawn in `geometry.rs`: `mine`, the discs of the side to move, and `filled`, all
//! discs. The discs of the other side are `mine ^ filled`.

use four_rules::{Board, Column, Grid, Side};

use crate::geometry::{Masks, Standard};

/// Discs on a board, from the view of the side to move. Neither side has a line.
///
/// ```
/// use four_engine::Position;
/// let position = Position::from_moves(7, 6, 4, "4453")?;
/// assert_eq!(position.played(), 4);
/// assert_eq!(position.moves().count(), 7);
/// # Ok::<(), four_engine::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    grid: Grid<u128>,
    mine: u128,
    filled: u128,
}

/// Why a [`Position`] cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The board is too large for the solver, or its lines are too short.
    #[error("a board needs columns × (rows + 1) of at most 128, and lines of at least 3")]
    Board,
    /// A side has a line.
    #[error("the game is over")]
    Over,
    /// The column is full or not on the board, or the symbol is not a column.
    #[error("move {number} cannot be played")]
    Move {
        /// The number of the move, counted from 1.
        number: usize,
    },
}

impl Position {
    /// The empty board.
    ///
    /// # Errors
    /// If the board is too large for the solver or has no cells, or lines have fewer than three cells.
    pub fn empty(columns: u8, rows: u8, connect: u8) -> Result<Position, PositionError> {
        let grid = Grid::<u128>::new(columns, rows, connect).filter(|_| connect >= 3);
        Ok(Position { grid: grid.ok_or(PositionError::Board)?, mine: 0, filled: 0 })
    }

    /// The discs of this board, with this side to move.
    ///
    /// # Errors
    /// If a side has a line, or lines have fewer than three cells.
    pub fn new(board: &Board, to_move: Side) -> Result<Position, PositionError> {
        if board.grid().connect() < 3 {
            return Err(PositionError::Board);
        }
        let discs = Side::BOTH.map(|side| board.discs(side));
        let position =
            Position { grid: *board.grid(), mine: board.discs(to_move), filled: discs[0] | discs[1] };
        match discs.into_iter().any(|discs| board.grid().has_line(discs)) {
            true => Err(PositionError::Over),
            false => Ok(position),
        }
    }

    /// The position after these moves in columns notation.
    ///
    /// # Errors
    /// If the board is too large, a move cannot be played, or a move wins. The error has the number of the move;
    /// [`four_rules::Log::from_moves`] also says what is wrong with it.
    pub fn from_moves(columns: u8, rows: u8, connect: u8, moves: &str) -> Result<Position, PositionError> {
        let mut position = Position::empty(columns, rows, connect)?;
        for (i, symbol) in moves.chars().enumerate() {
            let played = Column::from_symbol(symbol).and_then(|column| position.after(column));
            position = played.ok_or(PositionError::Move { number: i + 1 })?;
            if position.grid.has_line(position.theirs()) {
                return Err(PositionError::Over);
            }
        }
        Ok(position)
    }

    /// The grid of the board.
    #[must_use]
    pub const fn grid(&self) -> &Grid<u128> {
        &self.grid
    }

    /// The number of discs on the board.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.filled.count_ones()
    }

    /// The number of free cells.
    #[must_use]
    pub const fn left(&self) -> u32 {
        self.grid.cells() - self.played()
    }

    /// The columns that are not full, from the left.
    pub fn moves(&self) -> impl Iterator<Item = Column> + use<> {
        let position = *self;
        Column::first(self.grid.columns()).filter(move |&c| position.landing(c) != 0)
    }

    /// Whether a disc in this column wins.
    #[must_use]
    pub fn wins(&self, column: Column) -> bool {
        let cell = self.landing(column);
        cell != 0 && self.grid.has_line(self.mine | cell)
    }

    /// The position after a disc in this column, with the other side to move; `None` if the column cannot be played or the
    /// disc wins.
    #[must_use]
    pub fn play(&self, column: Column) -> Option<Position> {
        self.after(column).filter(|next| !self.grid.has_line(next.theirs()))
    }

    /// The same discs with the other side to move.
    pub(crate) const fn passed(&self) -> Position {
        Position { mine: self.theirs(), ..*self }
    }

    /// The mirror image: columns in reverse order.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let masks = Masks::<u128>::new(self.grid);
        Position { mine: masks.mirrored(self.mine), filled: masks.mirrored(self.filled), ..*self }
    }

    /// The ply with which the game ends under best play. `score` must be the score of this position.
    #[must_use]
    pub const fn end(&self, score: i32) -> u32 {
        let cells = self.grid.cells();
        let latest = cells + 2 - 2 * score.unsigned_abs();
        let mine = if score > 0 { self.played() + 1 } else { self.played() };
        match score {
            0 => cells,
            _ => latest - (latest + mine) % 2,
        }
    }

    /// A position on the 7×6 board. The caller ensures that the discs obey gravity and that neither side has a line.
    pub(crate) fn standard(mine: u64, filled: u64) -> Position {
        Position { grid: Standard::WIDE, mine: mine.into(), filled: filled.into() }
    }

    pub(crate) const fn mine(&self) -> u128 {
        self.mine
    }

    pub(crate) const fn filled(&self) -> u128 {
        self.filled
    }

    const fn theirs(&self) -> u128 {
        self.mine ^ self.filled
    }

    fn landing(&self, column: Column) -> u128 {
        match column.index() < self.grid.columns() {
            true => self.grid.landings(self.filled) & self.grid.column(column.index()),
            false => 0,
        }
    }

    fn after(&self, column: Column) -> Option<Position> {
        let cell = self.landing(column);
        let next = Position { mine: self.theirs(), filled: self.filled | cell, ..*self };
        (cell != 0).then_some(next)
    }
}
