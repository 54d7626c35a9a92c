//! The exact solver: the score of a position, of its columns, and a line of best play.

use std::fmt;
use std::num::NonZeroUsize;

use four_rules::{Column, Grid};

use crate::book::Book;
use crate::control::{Control, StoppedError};
use crate::driver::{Driver, Prove};
use crate::geometry::{Masks, Other, Standard};
use crate::position::Position;
use crate::quiet::win;
use crate::vector::Avx2;

/// How a [`Solver`] works. The options decide how fast an answer is found, never which answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The largest size of the table of known positions, in bytes. It starts small and grows when it is full.
    pub table: usize,
    /// How many threads search. With one, the same questions in the same order search the same positions. Without the
    /// feature `os` there is one thread, whatever this says.
    pub threads: NonZeroUsize,
    /// Whether to look positions up in the opening book, which covers the 7×6 board.
    pub book: bool,
}

impl Default for Options {
    /// 64 MB, one thread, with the book.
    fn default() -> Options {
        Options { table: 64 << 20, threads: NonZeroUsize::MIN, book: true }
    }
}

/// Finds the exact result of positions on one board.
///
/// A score is from the view of the side to move: positive if it wins, negative if it loses, 0 for a draw. If best play
/// ends the game with ply `e` on a board of `n` cells, the score of a win is `(n + 2 − e) / 2`, rounded down, so a sooner
/// win has a larger score. [`Position::end`] turns a score back into a ply.
///
/// What a solver has found out it remembers for the next question. Every method returns an error if the [`Control`] stops
/// the search. A position on a board of another size is solved as well, but the solver then forgets the positions of the
/// board it was for.
///
/// ```
/// use four_engine::{Control, Options, Position, Solver};
/// let position = Position::from_moves(7, 6, 4, "34444236")?;
/// let mut solver = Solver::new(position.grid(), Options::default());
/// let control = Control::default();
/// assert_eq!(solver.score(&position, &control)?, 15);
/// assert_eq!(solver.weak(&position, &control)?, 1);
/// assert_eq!(solver.line(&position, &control)?.len(), 5, "wins with the 13th disc");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    grid: Grid<u128>,
    options: Options,
    driver: Box<dyn Prove + Send>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("grid", &self.grid).finish_non_exhaustive()
    }
}

/// The driver for this grid: a copy compiled for 7×6, or one that takes its masks at run time.
fn driver_for(grid: &Grid<u128>, options: Options) -> Box<dyn Prove + Send> {
    match Grid::<u64>::new(grid.columns(), grid.rows(), grid.connect()) {
        Some(Standard::GRID) => match Avx2::new(Standard) {
            Some(fast) => Box::new(Driver::new(fast, options)),
            None => Box::new(Driver::new(Standard, options)),
        },
        Some(small) => {
            let other = Other(Masks::<u64>::new(small));
            match Avx2::new(other) {
                Some(fast) => Box::new(Driver::new(fast, options)),
                None => Box::new(Driver::new(other, options)),
            }
        }
        None => Box::new(Driver::new(Other(Masks::<u128>::new(*grid)), options)),
    }
}

impl Solver {
    /// A solver for boards of this size, with an empty table.
    #[must_use]
    pub fn new(grid: &Grid<u128>, options: Options) -> Solver {
        Solver { grid: *grid, options, driver: driver_for(grid, options) }
    }

    /// A solver for the continuation of `at` in which the discs that one side puts into `cells` count for nothing: the
    /// side to move in `at` if `mine`, otherwise the other. It is valid for `at` and positions that follow from it.
    #[must_use]
    pub(crate) fn without(at: &Position, cells: u128, mine: bool, options: Options) -> Solver {
        let grid = at.grid();
        let mut dead = [0; 2];
        dead[(at.left() as usize + usize::from(!mine)) & 1] = cells;
        let driver: Box<dyn Prove + Send> =
            match Grid::<u64>::new(grid.columns(), grid.rows(), grid.connect()) {
                Some(small) => Box::new(Driver::new(
                    Other(Masks::<u64>::new(small).without(dead.map(|cells| cells as u64))),
                    options,
                )),
                None => Box::new(Driver::new(Other(Masks::<u128>::new(*grid).without(dead)), options)),
            };
        Solver { grid: *grid, options: Options { book: false, ..options }, driver }
    }

    /// The grid of the board whose positions it remembers.
    #[must_use]
    pub const fn grid(&self) -> &Grid<u128> {
        &self.grid
    }

    /// The exact score, for the side to move.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn score(&mut self, position: &Position, control: &Control) -> Result<i32, StoppedError> {
        self.between(position, i32::MIN, i32::MAX, control)
    }

    /// The sign of the score: 1 if the side to move wins, −1 if it loses, 0 for a draw. Often much faster than
    /// [`Solver::score`].
    ///
    /// # Errors
    /// If the control stops it.
    pub fn weak(&mut self, position: &Position, control: &Control) -> Result<i32, StoppedError> {
        Ok(self.between(position, -1, 1, control)?.signum())
    }

    /// The score of a disc in each column, from the left, for the side to move; `None` for a full column. With `weak`, the
    /// sign of the score only.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn columns(
        &mut self,
        position: &Position,
        weak: bool,
        control: &Control,
    ) -> Result<Vec<Option<i32>>, StoppedError> {
        let columns = Column::first(position.grid().columns());
        columns
            .map(|column| match position.play(column) {
                Some(next) if weak => Ok(Some(-self.weak(&next, control)?)),
                Some(next) => Ok(Some(-self.score(&next, control)?)),
                None if position.wins(column) && weak => Ok(Some(1)),
                None if position.wins(column) => Ok(Some(win(position.left() as i32))),
                None => Ok(None),
            })
            .collect()
    }

    /// A line of best play to the end of the game. Of several best columns it takes the one nearest to the centre.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn line(&mut self, position: &Position, control: &Control) -> Result<Vec<Column>, StoppedError> {
        let (mut at, mut line) = (*position, Vec::new());
        let mut score = self.score(&at, control)?;
        while let Some(column) = self.best(&at, score, control)? {
            line.push(column);
            let Some(next) = at.play(column) else { break };
            (at, score) = (next, -score);
        }
        Ok(line)
    }

    /// The column nearest to the centre that keeps `score`, which must be the exact score of `at`; `None` on a full board.
    pub(crate) fn best(
        &mut self,
        at: &Position,
        score: i32,
        control: &Control,
    ) -> Result<Option<Column>, StoppedError> {
        let centre = i32::from(at.grid().columns()) - 1;
        let mut columns: Vec<Column> = at.moves().collect();
        columns.sort_by_key(|column| (2 * i32::from(column.index()) - centre).abs());
        for column in columns {
            let keeps = match at.play(column) {
                Some(next) => self.between(&next, -score, 1 - score, control)? <= -score,
                None => score == win(at.left() as i32),
            };
            if keeps {
                return Ok(Some(column));
            }
        }
        Ok(None)
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        self.driver.clear();
    }

    /// The size of the table of known positions, in bytes.
    #[must_use]
    pub fn table(&self) -> usize {
        self.driver.table_bytes()
    }

    /// The score of `at`, for the side to move, if it lies strictly between `low` and `high`; otherwise an upper bound of
    /// it that is at most `low`, or a lower bound that is at least `high`. Requires `low < high`.
    fn between(
        &mut self,
        at: &Position,
        low: i32,
        high: i32,
        control: &Control,
    ) -> Result<i32, StoppedError> {
        if at.grid() != &self.grid {
            *self = Solver::new(at.grid(), self.options);
        }
        if self.options.book
            && let Some(score) = Book::look_up(at)
        {
            return Ok(score);
        }
        self.driver.prove(at.mine(), at.filled(), (low, high), control)
    }
}
