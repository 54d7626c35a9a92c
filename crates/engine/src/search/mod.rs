//! The search: alpha-beta (negamax) over quiet positions, by one thread or by several that share a table.
//!
//! Every score is for the side to move in the position it belongs to. A function that takes `alpha` and `beta` expects
//! `alpha < beta` and is fail-soft. It returns the exact score if that lies strictly between the two. A result at or below
//! `alpha` is an upper bound of the score, a result at or above `beta` a lower bound. The driver asks with
//! `beta == alpha + 1`, so every result is a bound.
//!
//! After forced moves the same side may be to move in a child as in its parent. [`Child::same`] says so, and only where
//! it is false are windows and scores negated.

mod expand;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use four_rules::Word;

use crate::control::Control;
use crate::geometry::Geometry;
use crate::quiet::Quiet;
use crate::table::{Bounds, Key, Table};

/// A position with this many free cells or fewer is not stored: searching it again is cheaper.
const FORGET: i32 = 8;
/// A position with this many free cells or fewer is stored in the small table of the thread.
const NEAR: i32 = 16;
/// Bytes of the small table, which should stay in the cache of one core.
const NEAR_BYTES: usize = 256 << 10;
/// A position with this many free cells or fewer has a key of its own, even if its mirror image can occur: that is rare.
const UNLIKE: i32 = 16;
/// The order of a child that is searched, or need not be.
const DONE: i32 = i32::MIN;
/// Added to the order of a child that is put off. No order is as far from zero as half of it.
const PUT_OFF: i32 = -1 << 20;
/// With more free cells than this, threads avoid positions that another thread is searching.
const SHARE: i32 = 20;
/// How many positions are searched between looks at the control and at other threads.
const BREATH: u64 = 1 << 8;

/// What the threads that search one position share.
pub(crate) struct Shared<'a, W> {
    pub(crate) table: &'a Table<W>,
    /// Stops the search, and counts the positions of all threads, at least every [`BREATH`] positions.
    pub(crate) control: &'a Control,
    /// Set by the first thread that has an answer or must stop. All others then return [`Halted`].
    pub(crate) halt: AtomicBool,
    /// The count of the control at which the search halts.
    pub(crate) budget: u64,
    /// The keys of positions that some thread is searching; empty if there is one thread.
    pub(crate) busy: Box<[AtomicU64]>,
    /// Whether mirror images can occur, so that keys are mirrored.
    pub(crate) mirror: bool,
}

impl<W: Key> Shared<'_, W> {
    /// Where a thread notes that it searches the position with this mixed key.
    fn slot(&self, key: W) -> &AtomicU64 {
        &self.busy[key.low() as usize % self.busy.len()]
    }

    /// Whether a thread is searching the position with this mixed key.
    fn is_busy(&self, key: W) -> bool {
        self.slot(key).load(Relaxed) == key.low()
    }
}

/// The search ended without a result: stopped, out of budget, or another thread has the answer.
#[derive(Debug)]
pub(crate) struct Halted;

/// What a thread keeps from one search to the next. Aligned so that two threads never write to one cache line.
#[derive(Debug)]
#[repr(align(128))]
pub(crate) struct Worker<S: Geometry> {
    geometry: S,
    /// The small table, for positions near the end.
    near: Table<S::Word>,
    /// Twice the number of lines through each cell, for ordering moves.
    worth: [i32; 128],
    /// The children still to be searched of every position on the path from the root.
    stack: Vec<Child<S::Word>>,
    /// The positions on the path from the root that other threads may be searching too.
    path: Vec<Step<S::Word>>,
    /// Set when another thread has answered the question of a position on the path: its index there, and its score.
    overtaken: Option<(usize, i32)>,
    /// The cell of the move that reached `beta` in the position searched last, or some other cell.
    refuting: u8,
    /// The number of positions searched.
    nodes: u64,
    /// How many of them are counted in [`Shared::control`].
    told: u64,
}

/// A position on the path from the root, with the window it is searched with.
#[derive(Clone, Copy, Debug)]
struct Step<W> {
    key: W,
    left: i32,
    alpha: i32,
    beta: i32,
}

/// A move to search, and the quiet position that it leads to.
#[derive(Clone, Copy, Debug)]
struct Child<W> {
    position: Quiet<W>,
    /// The mixed key of the position; 0 until it is computed.
    key: W,
    /// An upper bound of the move's score, for the side that makes it.
    most: i32,
    /// Moves with a higher number are searched first.
    order: i32,
    /// The cell of the disc.
    cell: u8,
    /// Whether the side that made the move is to move again, after forced moves.
    same: bool,
}

impl<S: Geometry> Worker<S> {
    /// A worker with an empty small table.
    pub(crate) fn new(geometry: S) -> Worker<S> {
        let grid = geometry.masks().grid;
        let mut worth = [0; 128];
        let mut cells = grid.playable();
        while cells != S::Word::ZERO {
            let cell = cells.lowest();
            cells &= cells.minus(S::Word::ONE);
            let without = grid.playable() & !(S::Word::ONE << cell);
            let lines = |discs| grid.line_starts(discs).iter().map(|starts| starts.count()).sum::<u32>();
            worth[cell as usize] = 2 * (lines(grid.playable()) - lines(without)) as i32;
        }
        Worker {
            geometry,
            near: Table::new(geometry.masks().bits(), NEAR_BYTES),
            worth,
            stack: Vec::new(),
            path: Vec::new(),
            overtaken: None,
            refuting: 0,
            nodes: 0,
            told: 0,
        }
    }

    /// Forgets all positions of the small table.
    pub(crate) fn clear(&mut self) {
        self.near.clear();
    }

    /// The score of `position`, or a bound of it; see the contract of this module. The entry to a search: it starts with
    /// an empty path.
    pub(crate) fn search(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        self.stack.clear();
        self.path.clear();
        self.overtaken = None;
        let key = self.key(shared, position);
        let score = self.negamax(shared, position, key, alpha, beta);
        self.tell(shared);
        score
    }

    /// Adds the positions not counted yet to the count of the control, and returns the new count.
    fn tell(&mut self, shared: &Shared<'_, S::Word>) -> u64 {
        let fresh = self.nodes - std::mem::replace(&mut self.told, self.nodes);
        shared.control.count(fresh)
    }

    /// The same result as [`Worker::look`], which may come from another thread that answers the question first. `key` is
    /// the mixed key of `position`.
    #[inline(always)]
    fn negamax(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        key: S::Word,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        if shared.busy.is_empty() || position.left <= SHARE {
            return self.visit(shared, position, key, alpha, beta);
        }
        let (depth, base) = (self.path.len(), self.stack.len());
        self.path.push(Step { key, left: position.left, alpha, beta });
        let result = self.visit(shared, position, key, alpha, beta);
        self.path.truncate(depth);
        match (result, self.overtaken) {
            (Err(Halted), Some((at, score))) if at == depth => {
                self.overtaken = None;
                self.stack.truncate(base);
                Ok(score)
            }
            (result, _) => result,
        }
    }

    /// The mixed key of a position.
    #[inline(always)]
    fn key(&self, shared: &Shared<'_, S::Word>, position: &Quiet<S::Word>) -> S::Word {
        shared.table.mix(position.key(self.geometry.masks(), shared.mirror && position.left > UNLIKE))
    }

    /// The table for positions with this many free cells.
    #[inline(always)]
    fn table<'a>(&'a self, shared: &'a Shared<'_, S::Word>, left: i32) -> &'a Table<S::Word> {
        if left <= NEAR { &self.near } else { shared.table }
    }

    /// Calls [`Worker::look`] in the copy that is compiled for this geometry.
    #[inline(always)]
    fn visit(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        key: S::Word,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        #[cfg(target_arch = "x86_64")]
        if S::VECTOR {
            // SAFETY: a geometry with `VECTOR` exists only if the processor has these features.
            #[allow(unsafe_code)]
            return unsafe { self.look_vector(shared, position, key, alpha, beta) };
        }
        self.look_plain(shared, position, key, alpha, beta)
    }

    /// [`Worker::look`] for every processor.
    fn look_plain(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        key: S::Word,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        self.look(shared, position, key, alpha, beta)
    }

    /// [`Worker::look`] for processors with [`Avx2`](crate::vector::Avx2).
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn look_vector(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        key: S::Word,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        self.look(shared, position, key, alpha, beta)
    }

    /// Searches `position`, whose mixed key is `key`, and stores what it proves. Returns the score or a bound of it; see
    /// the contract of this module. On [`Halted`] the stack keeps children of this position; [`Worker::negamax`] or the
    /// next search removes them.
    #[inline(always)]
    fn look(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        key: S::Word,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BREATH) {
            self.breathe(shared)?;
        }
        let started = self.nodes;
        let base = self.stack.len();
        let best = match self.expand(shared, position, alpha, beta) {
            Ok(best) => self.search_children(shared, position, base, best, (alpha, beta))?,
            Err(cut) => {
                self.stack.truncate(base);
                return Ok(cut);
            }
        };
        self.stack.truncate(base);
        if position.left > FORGET {
            let found = Bounds {
                lower: if best > alpha { best } else { Bounds::UNKNOWN.lower },
                upper: if best < beta { best } else { Bounds::UNKNOWN.upper },
            };
            let table = self.table(shared, position.left);
            let known = table.get(key).unwrap_or(Bounds::UNKNOWN);
            let bounds = Bounds { lower: found.lower.max(known.lower), upper: found.upper.min(known.upper) };
            table.put(key, bounds, self.nodes - started + 1);
        }
        Ok(best)
    }

    /// Searches the children of `position`, which are on the stack from `base` on, until one reaches `beta`. `best` is
    /// what [`Worker::expand`] returned. Returns the score of `position` or a bound of it.
    ///
    /// With several threads, children that another thread is searching are put off until the others are searched, when
    /// the table may know their scores. The first child is never put off.
    #[inline(always)]
    fn search_children(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        base: usize,
        mut best: i32,
        (mut alpha, beta): (i32, i32),
    ) -> Result<i32, Halted> {
        alpha = alpha.max(best);
        let alone = shared.busy.is_empty() || position.left <= SHARE;
        let mut first = true;
        while let Some(i) = self.most_promising(base) {
            let child = self.stack[i];
            if !alone && !first && child.order > PUT_OFF / 2 && shared.is_busy(child.key) {
                self.stack[i].order += PUT_OFF;
                continue;
            }
            first = false;
            self.stack[i].order = DONE;
            if child.most <= alpha {
                continue;
            }
            if child.order <= PUT_OFF / 2
                && let Some(known) = self.table(shared, child.position.left).get(child.key)
            {
                let known = child.seen(known);
                best = best.max(known.lower);
                alpha = alpha.max(best);
                if alpha >= beta {
                    return Ok(best);
                }
                if known.upper <= alpha {
                    best = best.max(known.upper);
                    continue;
                }
            }
            let score = match alone {
                true => self.search_child(shared, &child, alpha, beta)?,
                false => {
                    let slot = shared.slot(child.key);
                    slot.store(child.key.low(), Relaxed);
                    let score = self.search_child(shared, &child, alpha, beta);
                    slot.store(0, Relaxed);
                    score?
                }
            };
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                self.refuting = child.cell;
                break;
            }
            if !child.same {
                self.prefer_refuting(base);
            }
        }
        Ok(best)
    }

    /// The index of the child to search next: of those on the stack from `base` on, the one with the highest order; `None`
    /// if all are done.
    #[inline(always)]
    fn most_promising(&self, base: usize) -> Option<usize> {
        let (mut next, mut order) = (None, DONE);
        for i in base..self.stack.len() {
            if self.stack[i].order > order {
                (next, order) = (Some(i), self.stack[i].order);
            }
        }
        next
    }

    /// The score of a move, for the side that makes it, or a bound of it. The window is that side's.
    #[inline(always)]
    fn search_child(
        &mut self,
        shared: &Shared<'_, S::Word>,
        child: &Child<S::Word>,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        match child.same {
            true => self.negamax(shared, &child.position, child.key, alpha, beta),
            false => self.negamax(shared, &child.position, child.key, -beta, -alpha).map(|score| -score),
        }
    }

    /// Looks at the control and at other threads. [`Halted`] if the search must end, or if another thread has answered the
    /// question of a position on the path, which is then in `overtaken`.
    #[cold]
    fn breathe(&mut self, shared: &Shared<'_, S::Word>) -> Result<(), Halted> {
        if self.tell(shared) > shared.budget || shared.control.is_cancelled() {
            shared.halt.store(true, Relaxed);
        }
        self.overtaken = self.path.iter().enumerate().find_map(|(depth, step)| {
            let known = self.table(shared, step.left).get(step.key)?;
            match known {
                Bounds { lower, .. } if lower >= step.beta => Some((depth, lower)),
                Bounds { upper, .. } if upper <= step.alpha => Some((depth, upper)),
                _ => None,
            }
        });
        if self.overtaken.is_some() || shared.halt.load(Relaxed) { Err(Halted) } else { Ok(()) }
    }
}

impl<W: Key> Child<W> {
    /// Bounds of the child's position, turned into bounds for the side that makes the move.
    #[inline(always)]
    fn seen(&self, known: Bounds) -> Bounds {
        match self.same {
            true => known,
            false => Bounds { lower: -known.upper, upper: -known.lower },
        }
    }
}
