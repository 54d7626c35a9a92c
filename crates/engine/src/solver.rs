//! The perfect solver: which score, which columns, which line of play.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};
use std::thread;

use four_rules::{Column, Grid, Word};

use crate::book::Book;
use crate::geometry::{Geometry, Masks, Other, Standard};
use crate::position::Position;
use crate::quiet::{Quiet, Settled, win};
use crate::search::{Halted, Shared, Worker};
use crate::table::{Key, Table};

/// How a [`Solver`] works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Bytes for the table of known positions, at most. It begins small and grows as it is needed.
    pub table: usize,
    /// How many threads search. With one, the same positions in the same order take the same path.
    pub threads: NonZeroUsize,
    /// Whether to look positions up in the opening book, where there is one for the board.
    pub book: bool,
}

impl Default for Options {
    /// 64 MB, one thread, with the book.
    fn default() -> Options {
        Options { table: 64 << 20, threads: NonZeroUsize::MIN, book: true }
    }
}

/// To watch a search, and to end it, from another thread.
#[derive(Debug)]
pub struct Control {
    stop: Arc<AtomicBool>,
    nodes: AtomicU64,
    limit: u64,
    lower: AtomicI32,
    upper: AtomicI32,
}

impl Default for Control {
    fn default() -> Control {
        Control::limited(u64::MAX)
    }
}

impl Control {
    /// A control that stops by itself when about so many positions were searched.
    #[must_use]
    pub fn limited(nodes: u64) -> Control {
        Control {
            stop: Arc::default(),
            nodes: AtomicU64::new(0),
            limit: nodes,
            lower: AtomicI32::new(0),
            upper: AtomicI32::new(0),
        }
    }

    /// A control for a part of the work: it counts for itself and has a limit of its own, which is no larger than what
    /// this one has left, and it stops with this one.
    #[must_use]
    pub fn part(&self, nodes: u64) -> Control {
        let left = self.limit.saturating_sub(self.nodes());
        Control { stop: Arc::clone(&self.stop), ..Control::limited(nodes.min(left)) }
    }

    /// Every search that uses this control comes back at once, with an error, from now on.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Whether it was told to stop, or has reached its limit.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed) || self.nodes() >= self.limit
    }

    /// So many more positions were searched.
    pub(crate) fn count(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    /// How many positions were searched so far, by all searches with this control.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// What is proved so far of the position that is being searched: its score lies between these.
    #[must_use]
    pub fn bounds(&self) -> (i32, i32) {
        (self.lower.load(Relaxed), self.upper.load(Relaxed))
    }
}

/// The search was stopped before it had a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the search was stopped")]
pub struct StoppedError;

/// Finds the exact result of positions on one board.
///
/// A score is positive if the side to move wins and negative if it loses. If the game then ends with ply `e` on a
/// board of `n` cells, it is `(n + 2 − e) / 2`, rounded down: the sooner, the larger. A draw is 0.
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
    book: bool,
    engine: Box<dyn Prove + Send>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("grid", &self.grid).finish_non_exhaustive()
    }
}

impl Solver {
    /// A solver for boards of this shape.
    #[must_use]
    pub fn new(grid: &Grid<u128>, options: Options) -> Solver {
        let (columns, rows, connect) = (grid.columns(), grid.rows(), grid.connect());
        let engine: Box<dyn Prove + Send> = match Grid::<u64>::new(columns, rows, connect) {
            Some(Standard::GRID) => Box::new(Engine::new(Standard, options)),
            Some(small) => Box::new(Engine::new(Other(Masks::<u64>::new(small)), options)),
            None => Box::new(Engine::new(Other(Masks::<u128>::new(*grid)), options)),
        };
        Solver { grid: *grid, book: options.book, engine }
    }

    /// The solver in this place, with all it knows if it is for boards of this shape; otherwise a new one.
    pub(crate) fn kept<'a>(
        place: &'a mut Option<Solver>,
        grid: &Grid<u128>,
        options: Options,
    ) -> &'a mut Solver {
        if place.as_ref().is_some_and(|solver| solver.grid != *grid) {
            *place = None;
        }
        place.get_or_insert_with(|| Solver::new(grid, options))
    }

    /// A solver for what comes of this position if the discs that one side puts into these cells, marked as
    /// [`Grid`] lays them out, counted for nothing: the side to move with `mine`, otherwise the other.
    #[must_use]
    pub(crate) fn without(at: &Position, cells: u128, mine: bool, options: Options) -> Solver {
        let grid = at.grid();
        let mut dead = [0; 2];
        dead[(at.left() as usize + usize::from(!mine)) & 1] = cells;
        let engine: Box<dyn Prove + Send> =
            match Grid::<u64>::new(grid.columns(), grid.rows(), grid.connect()) {
                Some(small) => Box::new(Engine::new(
                    Other(Masks::<u64>::new(small).without(dead.map(|cells| cells as u64))),
                    options,
                )),
                None => Box::new(Engine::new(Other(Masks::<u128>::new(*grid).without(dead)), options)),
            };
        Solver { grid: *grid, book: false, engine }
    }

    /// The shape of the boards it is for.
    #[must_use]
    pub const fn grid(&self) -> &Grid<u128> {
        &self.grid
    }

    /// The exact score.
    ///
    /// # Errors
    /// If the control stops it.
    ///
    /// # Panics
    /// As all methods, if the position is on a board of another shape.
    pub fn score(&mut self, position: &Position, control: &Control) -> Result<i32, StoppedError> {
        self.between(position, i32::MIN, i32::MAX, control)
    }

    /// Who wins: 1 for the side to move, −1 for the other, 0 for neither. Often much faster than the exact score.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn weak(&mut self, position: &Position, control: &Control) -> Result<i32, StoppedError> {
        Ok(self.between(position, -1, 1, control)?.signum())
    }

    /// The score of every column, from the left, for the side to move; `None` for a full one. With `weak`, who wins.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn columns(
        &mut self,
        position: &Position,
        weak: bool,
        control: &Control,
    ) -> Result<Vec<Option<i32>>, StoppedError> {
        let columns = Column::first(self.grid.columns());
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

    /// A line of best play to the end of the game. Of several best moves it takes the one nearest to the centre.
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

    /// The column nearest to the centre that keeps this score, which must be the position's.
    fn best(&mut self, at: &Position, score: i32, control: &Control) -> Result<Option<Column>, StoppedError> {
        let centre = i32::from(self.grid.columns()) - 1;
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

    /// Forgets all positions, as if new.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// Bytes that the table of known positions takes now.
    #[must_use]
    pub fn table(&self) -> usize {
        self.engine.table()
    }

    /// The score if it is between the two, and otherwise a bound on that side of it.
    fn between(
        &mut self,
        at: &Position,
        low: i32,
        high: i32,
        control: &Control,
    ) -> Result<i32, StoppedError> {
        assert_eq!(at.grid(), &self.grid, "a solver solves boards of its own shape");
        if self.book
            && let Some(score) = Book::look_up(at)
        {
            return Ok(score);
        }
        self.engine.prove(at.mine(), at.filled(), (low, high), control)
    }
}

/// What a [`Solver`] asks of the engine for its shape.
trait Prove {
    fn prove(
        &mut self,
        mine: u128,
        filled: u128,
        aim: (i32, i32),
        control: &Control,
    ) -> Result<i32, StoppedError>;
    fn clear(&mut self);
    fn table(&self) -> usize;
}

/// Bytes of the table at first. A small search should not pay for a large one.
const FIRST_TABLE: usize = 1 << 20;
/// How many times larger the table becomes when it is outgrown.
const GROWTH: usize = 8;
/// A search of fewer positions than this is over before other threads are up.
const ALONE: u64 = 20_000;
/// Slots for positions that threads are at.
const BUSY: usize = 1 << 12;

struct Engine<S: Geometry> {
    geometry: S,
    options: Options,
    table: Table<S::Word>,
    /// Positions searched since the table has had its size.
    spent: u64,
    workers: Vec<Worker<S>>,
}

impl<S: Geometry> Engine<S> {
    fn new(geometry: S, options: Options) -> Engine<S> {
        let table = Table::new(geometry.masks().bits(), FIRST_TABLE.min(options.table));
        Engine { geometry, options, table, spent: 0, workers: vec![Worker::new(geometry)] }
    }

    /// The score of a quiet position if it is inside `aim`, and otherwise a bound on that side of it.
    ///
    /// Each step asks whether the score is at least some number. Wins and losses that are near are found with
    /// little work when only they are asked for, so the first questions come from both ends, until one of them
    /// decides who wins; see [`Proof::question`] for the rest.
    fn narrow(
        &mut self,
        at: &Quiet<S::Word>,
        aim: (i32, i32),
        control: &Control,
        sign: i32,
    ) -> Result<i32, StoppedError> {
        const NEAR: i32 = 8;
        let (least, most) = (at.least(), at.most());
        let mut near = (2..=NEAR.min(most)).step_by(2).flat_map(|d| [most - d + 1, least + d]);
        let mut proof = Proof { lower: least, upper: most };
        let run = Run { start: control.nodes(), control, mirror: self.may_mirror(at) };
        while proof.lower < proof.upper && proof.lower < aim.1 && proof.upper > aim.0 {
            let question = match near.next() {
                Some(score) if proof.lower <= 0 && proof.upper > 0 => score,
                _ => proof.question().clamp(aim.0.saturating_add(1), aim.1),
            };
            if question <= proof.lower || question > proof.upper {
                continue;
            }
            let answer = self.ask(at, question, &run)?;
            match answer >= question {
                true => proof.lower = answer,
                false => proof.upper = answer,
            }
            let bounds = (sign * proof.lower, sign * proof.upper);
            control.lower.store(bounds.0.min(bounds.1), Relaxed);
            control.upper.store(bounds.0.max(bounds.1), Relaxed);
        }
        Ok(if proof.lower >= aim.1 { proof.lower } else { proof.upper })
    }

    /// Whether a position that comes from this one can be the mirror image of another that does.
    fn may_mirror(&self, at: &Quiet<S::Word>) -> bool {
        let masks = self.geometry.masks();
        masks.is_whole() && masks.mirrored(at.mine) & (at.mine ^ at.filled) == S::Word::ZERO
    }

    /// A score not below `question` if the position's is not, and otherwise one that is: a bound either way.
    fn ask(&mut self, at: &Quiet<S::Word>, question: i32, run: &Run<'_>) -> Result<i32, StoppedError> {
        loop {
            let alone = run.control.nodes() - run.start < ALONE;
            let threads = if alone { 1 } else { self.options.threads.get() };
            let larger = self.table.bytes() * GROWTH;
            let room = match larger <= self.options.table {
                true => self.table.capacity().saturating_sub(self.spent),
                false => u64::MAX,
            };
            let until = if alone && self.options.threads.get() > 1 { ALONE.min(room) } else { room };
            let before = run.control.nodes();
            let answer = self.search(at, question, run, threads, until);
            self.spent += run.control.nodes() - before;
            match answer {
                Ok(answer) => return Ok(answer),
                Err(Halted) if run.control.is_stopped() => return Err(StoppedError),
                Err(Halted) if self.spent >= self.table.capacity() && larger <= self.options.table => {
                    self.table = self.table.resized(larger);
                    self.spent = 0;
                }
                Err(Halted) => {}
            }
        }
    }

    /// One search with this many threads, until there is an answer or this many positions are spent.
    fn search(
        &mut self,
        at: &Quiet<S::Word>,
        question: i32,
        run: &Run<'_>,
        threads: usize,
        until: u64,
    ) -> Result<i32, Halted> {
        let busy = if threads > 1 { BUSY } else { 0 };
        let shared = Shared {
            table: &self.table,
            stop: &run.control.stop,
            halt: AtomicBool::new(false),
            nodes: &run.control.nodes,
            budget: run.control.nodes().saturating_add(until).min(run.control.limit),
            busy: (0..busy).map(|_| AtomicU64::new(0)).collect(),
            mirror: run.mirror,
        };
        while self.workers.len() < threads {
            self.workers.push(Worker::new(self.geometry));
        }
        let work = |worker: &mut Worker<S>| {
            let answer = worker.search(&shared, at, question - 1, question);
            shared.halt.store(true, Relaxed);
            answer
        };
        let (first, others) = self.workers.split_at_mut(1);
        thread::scope(|scope| {
            let others: Vec<_> =
                others.iter_mut().take(threads - 1).map(|worker| scope.spawn(|| work(worker))).collect();
            let mut answer = work(&mut first[0]);
            for other in others {
                if let Ok(Ok(found)) = other.join() {
                    answer = Ok(found);
                }
            }
            answer
        })
    }
}

/// What a position's questions have in common.
struct Run<'a> {
    control: &'a Control,
    /// What the control counted when the position's turn came.
    start: u64,
    mirror: bool,
}

/// The score is at least `lower` and at most `upper`.
#[derive(Clone, Copy)]
struct Proof {
    lower: i32,
    upper: i32,
}

impl Proof {
    /// Where to ask next: first who wins, then at a third of what is left, on the side of zero. Most scores are
    /// small, and a question far from the score costs nearly as much as one next to it.
    const fn question(&self) -> i32 {
        let third = (self.upper - self.lower + 2) / 3;
        match (self.lower, self.upper) {
            (1.., _) => self.lower + third,
            (_, ..0) => self.upper - third + 1,
            (_, 0) => 0,
            _ => 1,
        }
    }
}

impl<S: Geometry> Prove for Engine<S> {
    fn prove(
        &mut self,
        mine: u128,
        filled: u128,
        aim: (i32, i32),
        control: &Control,
    ) -> Result<i32, StoppedError> {
        let masks = self.geometry.masks();
        let (mine, filled) = (S::Word::narrowed(mine), S::Word::narrowed(filled));
        let left = (masks.grid.cells() - filled.count()) as i32;
        let wins = masks.winning(mine, filled, left) & masks.grid.landings(filled);
        if wins != S::Word::ZERO {
            return Ok(win(left));
        }
        let threats = masks.winning(mine ^ filled, filled, left - 1);
        match Quiet::settle(masks, mine, filled, threats, left) {
            Settled::Score(score) => Ok(score),
            Settled::Quiet(at, true) => self.narrow(&at, aim, control, 1),
            Settled::Quiet(at, false) => {
                let other = (aim.1.saturating_neg(), aim.0.saturating_neg());
                self.narrow(&at, other, control, -1).map(|score| -score)
            }
        }
    }

    fn clear(&mut self) {
        self.table.clear();
        for worker in &mut self.workers {
            worker.clear();
        }
    }

    fn table(&self) -> usize {
        self.table.bytes()
    }
}
