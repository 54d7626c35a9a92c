//! Runs the searches of one board size: which questions to ask, when to grow the table, how many threads.
//!
//! A score is a fact about a position, so what the table holds stays true from one question to the next. With one thread
//! the same questions in the same order search the same positions.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use four_rules::Word;

use crate::control::{Control, StoppedError};
use crate::geometry::Geometry;
use crate::quiet::{Quiet, Settled, win};
use crate::search::{Halted, Shared, Worker};
use crate::solver::Options;
use crate::table::{Key, Table};

/// The driver of one board size, behind a pointer: what a [`Solver`](crate::Solver) needs of it.
pub(crate) trait Prove {
    /// The score of the position with these discs, for the side to move, if it lies strictly between `window.0` and
    /// `window.1`; otherwise an upper bound of it that is at most `window.0`, or a lower bound that is at least `window.1`.
    ///
    /// `mine` are the discs of the side to move, `filled` all discs. Neither side has a line.
    fn prove(
        &mut self,
        mine: u128,
        filled: u128,
        window: (i32, i32),
        control: &Control,
    ) -> Result<i32, StoppedError>;

    /// Forgets all positions.
    fn clear(&mut self);

    /// The size of the table of known positions in bytes.
    fn table_bytes(&self) -> usize;
}

/// Bytes of the table at first. A small search should not pay for a large table.
const FIRST_TABLE: usize = 1 << 20;
/// How many times larger the table becomes when it is full.
const GROWTH: usize = 8;
/// How many positions are searched for each slot before the table counts as full. Most of them are near the end, and the
/// small tables keep those.
const FILL: u64 = 3;
/// A search of fewer positions than this ends before other threads have started.
const ALONE: u64 = 20_000;
/// After this many positions, each question is next to what is known.
const HARD: u64 = 15_000;
/// Boards with this many rows or fewer are low.
const LOW: u8 = 4;
/// Slots for the positions that threads are searching.
const BUSY: usize = 1 << 12;

/// A table and its workers for one geometry.
pub(crate) struct Driver<S: Geometry> {
    geometry: S,
    options: Options,
    table: Table<S::Word>,
    /// Positions searched since the table got its size.
    spent: u64,
    workers: Vec<Worker<S>>,
}

impl<S: Geometry> Driver<S> {
    /// A driver with an empty table of at most `options.table` bytes.
    pub(crate) fn new(geometry: S, options: Options) -> Driver<S> {
        let table = Table::new(geometry.masks().bits(), FIRST_TABLE.min(options.table));
        Driver { geometry, options, table, spent: 0, workers: vec![Worker::new(geometry)] }
    }

    /// The score of a quiet position, for its side to move, if it lies inside `window`; otherwise a bound on that side.
    ///
    /// Each step asks whether the score is at least some number, which narrows the interval from `least` to `most`. Near
    /// wins and losses are found with little work when only they are asked for, so the first questions come from both
    /// ends, until one of them decides who wins; [`Interval::question`] chooses the rest. `sign` is −1 if the caller's
    /// side to move is the other one: the bounds shown by the control are the caller's.
    fn narrow(
        &mut self,
        at: &Quiet<S::Word>,
        window: (i32, i32),
        control: &Control,
        sign: i32,
    ) -> Result<i32, StoppedError> {
        /// How far from the ends of the range the first questions are.
        const NEAR: [i32; 2] = [3, 6];
        let (least, most) = (at.least(), at.most());
        let mut near = NEAR.into_iter().filter(|&d| d <= most).flat_map(|d| [most - d + 1, least + d]);
        let mut known = Interval { lower: least, upper: most };
        // On a low board the side that can answer every disc to the end usually wins.
        let answered = at.left & 1 == 0 && self.geometry.masks().grid.rows() <= LOW;
        let run = Run { start: control.nodes(), control, mirror: self.may_mirror(at) };
        while known.lower < known.upper && known.lower < window.1 && known.upper > window.0 {
            let question = match near.next() {
                Some(score) if known.lower <= 0 && known.upper > 0 => score,
                _ => {
                    let hard = control.nodes() - run.start > HARD;
                    known.question(hard, answered).clamp(window.0.saturating_add(1), window.1)
                }
            };
            if question <= known.lower || question > known.upper {
                continue;
            }
            let answer = self.ask(at, question, &run)?;
            match answer >= question {
                true => known.lower = answer,
                false => known.upper = answer,
            }
            let bounds = (sign * known.lower, sign * known.upper);
            control.set_bounds(bounds.0.min(bounds.1), bounds.0.max(bounds.1));
        }
        Ok(if known.lower >= window.1 { known.lower } else { known.upper })
    }

    /// Whether two positions that follow from this one can be mirror images of each other. If not, keys need no mirroring.
    fn may_mirror(&self, at: &Quiet<S::Word>) -> bool {
        let masks = self.geometry.masks();
        masks.is_whole() && masks.mirrored(at.mine) & (at.mine ^ at.filled) == S::Word::ZERO
    }

    /// Answers "is the score at least `question`?": a lower bound at or above `question` if it is, an upper bound below
    /// `question` if not. Grows the table and adds threads on the way.
    fn ask(&mut self, at: &Quiet<S::Word>, question: i32, run: &Run<'_>) -> Result<i32, StoppedError> {
        loop {
            let alone = run.control.nodes() - run.start < ALONE;
            let most_threads = self.threads();
            let threads = if alone { 1 } else { most_threads };
            let larger = self.table.bytes() * GROWTH;
            let room = match larger <= self.options.table {
                true => (FILL * self.table.capacity()).saturating_sub(self.spent),
                false => u64::MAX,
            };
            let until = if alone && most_threads > 1 { ALONE.min(room) } else { room };
            let before = run.control.nodes();
            let answer = self.search(at, question, run, threads, until);
            self.spent += run.control.nodes() - before;
            match answer {
                Ok(answer) => return Ok(answer),
                Err(Halted) if run.control.is_stopped() => return Err(StoppedError),
                Err(Halted) if self.spent >= FILL * self.table.capacity() && larger <= self.options.table => {
                    self.table = self.table.resized(larger);
                    self.spent = 0;
                }
                Err(Halted) => {}
            }
        }
    }

    /// The number of threads to search with: what the options say, or one where there are no threads.
    fn threads(&self) -> usize {
        if cfg!(feature = "os") { self.options.threads.get() } else { 1 }
    }

    /// Searches once with this many threads, for an answer as [`Driver::ask`] gives it, or until `until` more positions
    /// are searched.
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
            control: run.control,
            halt: AtomicBool::new(false),
            budget: run.control.nodes().saturating_add(until).min(run.control.limit()),
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
        run_all(&mut self.workers[..threads], work)
    }
}

/// Lets every worker work, each on a thread of its own, and returns an answer if any of them has one.
#[cfg(feature = "os")]
fn run_all<S: Geometry>(
    workers: &mut [Worker<S>],
    work: impl Fn(&mut Worker<S>) -> Result<i32, Halted> + Sync,
) -> Result<i32, Halted> {
    let Some((first, others)) = workers.split_first_mut() else { return Err(Halted) };
    if others.is_empty() {
        // A scope allocates, which an easy position would notice.
        return work(first);
    }
    std::thread::scope(|scope| {
        let others: Vec<_> = others.iter_mut().map(|worker| scope.spawn(|| work(worker))).collect();
        let mut answer = work(first);
        for other in others {
            if let Ok(Ok(found)) = other.join() {
                answer = Ok(found);
            }
        }
        answer
    })
}

/// Lets the first worker work: there are no threads.
#[cfg(not(feature = "os"))]
fn run_all<S: Geometry>(
    workers: &mut [Worker<S>],
    work: impl Fn(&mut Worker<S>) -> Result<i32, Halted>,
) -> Result<i32, Halted> {
    workers.first_mut().map_or(Err(Halted), work)
}

/// What the questions about one position have in common.
struct Run<'a> {
    control: &'a Control,
    /// The control's count when the first question was asked.
    start: u64,
    mirror: bool,
}

/// What is proved of a score so far: it is at least `lower` and at most `upper`.
#[derive(Clone, Copy)]
struct Interval {
    lower: i32,
    upper: i32,
}

impl Interval {
    /// The next question: first who wins, then a third into the interval from the side of zero. Most scores are small, and
    /// in an easy position a question far from the score costs as much as one next to it. In a `hard` one only the two
    /// questions on both sides of the score cost much, so it asks from zero on, step by step. The first of them is whether
    /// the side to move wins, or, if it is `likely_lost`, whether it loses: one answer may make the other question needless.
    const fn question(&self, hard: bool, likely_lost: bool) -> i32 {
        let step = if hard { 1 } else { (self.upper - self.lower + 2) / 3 };
        match (self.lower, self.upper) {
            (1.., _) => self.lower + step,
            (_, ..0) => self.upper - step + 1,
            (_, 0) => 0,
            _ if likely_lost && self.lower < 0 => 0,
            _ => 1,
        }
    }
}

impl<S: Geometry> Prove for Driver<S> {
    fn prove(
        &mut self,
        mine: u128,
        filled: u128,
        window: (i32, i32),
        control: &Control,
    ) -> Result<i32, StoppedError> {
        let masks = self.geometry.masks();
        let (mine, filled) = (S::Word::narrowed(mine), S::Word::narrowed(filled));
        let left = (masks.grid.cells() - filled.count()) as i32;
        let wins = self.geometry.winning(mine, filled, left) & masks.grid.landings(filled);
        if wins != S::Word::ZERO {
            return Ok(win(left));
        }
        let threats = self.geometry.winning(mine ^ filled, filled, left - 1);
        match Quiet::settle(&self.geometry, mine, filled, threats, left) {
            Settled::Score(score) => Ok(score),
            Settled::Quiet(at, true) => self.narrow(&at, window, control, 1),
            Settled::Quiet(at, false) => {
                let other = (window.1.saturating_neg(), window.0.saturating_neg());
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

    fn table_bytes(&self) -> usize {
        self.table.bytes()
    }
}
