//! The search: negamax with null windows over quiet positions.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use four_rules::Word;

use crate::control::Control;
use crate::geometry::Geometry;
use crate::quiet::{Quiet, Settled};
use crate::table::{Bounds, Key, Table};

/// With this many free cells or fewer, a position is searched again rather than remembered.
const FORGET: i32 = 8;
/// With this many free cells or fewer, a position is remembered in the small table.
const NEAR: i32 = 16;
/// Bytes of the small table: it should stay in a core's own cache.
const NEAR_BYTES: usize = 512 << 10;
/// With more free cells than this, threads keep out of each other's way.
const SHARE: i32 = 20;
/// How many positions are searched between looks at what others are doing.
const BREATH: u64 = 1 << 8;

/// What threads searching one position share.
pub(crate) struct Shared<'a, W> {
    pub(crate) table: &'a Table<W>,
    /// Stops the search, and counts the positions of all threads.
    pub(crate) control: &'a Control,
    /// Set by the first thread that is done or wants something: the others come back too.
    pub(crate) halt: AtomicBool,
    /// Come back after this many positions.
    pub(crate) budget: u64,
    /// Keys of positions that some thread is searching; empty for one thread.
    pub(crate) busy: Box<[AtomicU64]>,
    /// Whether mirror images can occur.
    pub(crate) mirror: bool,
}

/// The search came back without a result.
#[derive(Debug)]
pub(crate) struct Halted;

/// What a thread keeps from one search to the next. Aligned, so that no two threads write to one cache line.
#[derive(Debug)]
#[repr(align(128))]
pub(crate) struct Worker<S: Geometry> {
    geometry: S,
    near: Table<S::Word>,
    /// Worth of each cell before anything is known: the lines through it.
    worth: [i32; 128],
    /// The moves of all positions on the way from the root.
    stack: Vec<Child<S::Word>>,
    /// The positions on the way from the root that other threads may be at as well.
    path: Vec<Step<S::Word>>,
    /// How much of the path is left after another thread has found out the rest, and the score that it found.
    overtaken: Option<(usize, i32)>,
    /// Positions searched.
    nodes: u64,
    /// How many of them are counted in [`Shared::control`].
    told: u64,
}

#[derive(Clone, Copy, Debug)]
struct Step<W> {
    key: W,
    left: i32,
    alpha: i32,
    beta: i32,
}

#[derive(Clone, Copy, Debug)]
struct Child<W> {
    position: Quiet<W>,
    /// The mixed key, once it is known.
    key: W,
    /// What the move is worth at most, for the side that makes it.
    most: i32,
    order: i32,
    /// Where the disc went.
    cell: u8,
    /// Whether it is the same side's turn again, after forced moves.
    same: bool,
}

impl<S: Geometry> Worker<S> {
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
            nodes: 0,
            told: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.near.clear();
    }

    /// The score of a position if it is between `alpha` and `beta`; otherwise a bound on that side of it.
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

    /// Adds what is not counted yet to what all threads have searched, and returns that.
    fn tell(&mut self, shared: &Shared<'_, S::Word>) -> u64 {
        let fresh = self.nodes - std::mem::replace(&mut self.told, self.nodes);
        shared.control.count(fresh)
    }

    /// As [`Worker::look`], but ends early if another thread finds out what is asked.
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
            return self.look(shared, position, key, alpha, beta);
        }
        let (depth, base) = (self.path.len(), self.stack.len());
        self.path.push(Step { key, left: position.left, alpha, beta });
        let result = self.look(shared, position, key, alpha, beta);
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

    #[inline(always)]
    fn key(&self, shared: &Shared<'_, S::Word>, position: &Quiet<S::Word>) -> S::Word {
        shared.table.mix(position.key(self.geometry.masks(), shared.mirror))
    }

    #[inline(always)]
    fn table<'a>(&'a self, shared: &'a Shared<'_, S::Word>, left: i32) -> &'a Table<S::Word> {
        if left <= NEAR { &self.near } else { shared.table }
    }

    fn look(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        key: S::Word,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Halted> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BREATH) {
            self.breathe(shared)?;
        }
        let (started, floor) = (self.nodes, alpha);
        let base = self.stack.len();
        let mut best = match self.expand(shared, position, alpha, beta) {
            Ok(best) => best,
            Err(cut) => {
                self.stack.truncate(base);
                return Ok(cut);
            }
        };
        alpha = alpha.max(best);
        let end = self.stack.len();
        let mut put_off = 0_u64;
        'moves: for round in 0..2 {
            for i in base..end {
                let later = put_off >> (i - base) & 1 != 0;
                if round == 1 && !later {
                    continue;
                }
                let child = self.stack[i];
                if child.most <= alpha {
                    best = best.max(child.most);
                    continue;
                }
                let claimed = if shared.busy.is_empty() || position.left <= SHARE {
                    None
                } else {
                    let slot = &shared.busy[child.key.low() as usize % shared.busy.len()];
                    if round == 0 && i > base && i - base < 64 && slot.load(Relaxed) == child.key.low() {
                        put_off |= 1 << (i - base);
                        continue;
                    }
                    if later && let Some(known) = self.table(shared, child.position.left).get(child.key) {
                        let known = child.seen(known);
                        best = best.max(known.lower);
                        alpha = alpha.max(best);
                        if alpha >= beta {
                            break 'moves;
                        }
                        if known.upper <= alpha {
                            best = best.max(known.upper);
                            continue;
                        }
                    }
                    slot.store(child.key.low(), Relaxed);
                    Some(slot)
                };
                let score = match child.same {
                    true => self.negamax(shared, &child.position, child.key, alpha, beta),
                    false => self.negamax(shared, &child.position, child.key, -beta, -alpha).map(|s| -s),
                };
                if let Some(slot) = claimed {
                    slot.store(0, Relaxed);
                }
                best = best.max(score?);
                alpha = alpha.max(best);
                if alpha >= beta {
                    break 'moves;
                }
            }
            if put_off == 0 {
                break;
            }
        }
        self.stack.truncate(base);
        if position.left > FORGET {
            let found = Bounds {
                lower: if best > floor { best } else { Bounds::UNKNOWN.lower },
                upper: if best < beta { best } else { Bounds::UNKNOWN.upper },
            };
            let table = self.table(shared, position.left);
            let known = table.get(key).unwrap_or(Bounds::UNKNOWN);
            let bounds = Bounds { lower: found.lower.max(known.lower), upper: found.upper.min(known.upper) };
            table.put(key, bounds, self.nodes - started + 1);
        }
        Ok(best)
    }

    /// Puts the moves worth searching on the stack, most promising first, and returns a score that is already
    /// certain. An error is a score that ends the search of this position.
    #[inline(always)]
    fn expand(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, i32> {
        let geometry = self.geometry;
        let masks = geometry.masks();
        let base = self.stack.len();
        let mut best = position.least();
        alpha = alpha.max(best);
        if alpha >= beta {
            return Err(best);
        }
        // What moves are worth at most that are not worth a search.
        let mut ceiling = best;
        let mut moves = position.safe_moves(masks);
        while moves != S::Word::ZERO {
            let cell = moves.lowest();
            moves &= moves.minus(S::Word::ONE);
            match position.play(masks, S::Word::ONE << cell) {
                Settled::Score(score) => best = best.max(-score),
                Settled::Quiet(next, other) => {
                    let same = !other;
                    let most = match same {
                        true => next.most().min(next.ceiling(&geometry, alpha)),
                        false => {
                            best = best.max(-next.ceiling(&geometry, -beta));
                            -next.least()
                        }
                    };
                    if most > alpha {
                        let cell = cell as u8;
                        let key = S::Word::ZERO;
                        self.stack.push(Child { position: next, key, most, order: 0, cell, same });
                    } else {
                        ceiling = ceiling.max(most);
                    }
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                return Err(best);
            }
        }
        let remember = position.left > FORGET;
        if remember {
            for i in base..self.stack.len() {
                let child = &self.stack[i];
                let key = self.key(shared, &child.position);
                self.table(shared, child.position.left).prefetch(key);
                self.stack[i].key = key;
            }
        }
        for i in base..self.stack.len() {
            self.stack[i].order = self.promise(position, &self.stack[i]);
        }
        let mut kept = base;
        for i in base..self.stack.len() {
            let mut child = self.stack[i];
            if remember && let Some(known) = self.table(shared, child.position.left).get(child.key) {
                let known = child.seen(known);
                best = best.max(known.lower);
                alpha = alpha.max(best);
                if alpha >= beta {
                    return Err(best);
                }
                child.most = child.most.min(known.upper);
            }
            if child.most <= alpha {
                ceiling = ceiling.max(child.most);
                continue;
            }
            let mut at = kept;
            while at > base && self.stack[at - 1].order < child.order {
                self.stack[at] = self.stack[at - 1];
                at -= 1;
            }
            self.stack[at] = child;
            kept += 1;
        }
        self.stack.truncate(kept);
        Ok(best.max(ceiling))
    }

    /// How early a move should be tried: for the winning cells it leaves its side with, more for those that come
    /// into reach soon; for how few safe answers it leaves the other; and for the lines through its cell.
    #[inline(always)]
    fn promise(&self, position: &Quiet<S::Word>, child: &Child<S::Word>) -> i32 {
        let grid = &self.geometry.masks().grid;
        let next = &child.position;
        let winning = match child.same {
            true => grid.winning(next.mine, next.filled),
            false => next.threats,
        };
        // A cell above one where the other side wins is out of reach.
        let stopped = self.geometry.masks().and_above(position.threats) & !position.threats;
        let useful = winning & !stopped;
        let landings = grid.landings(next.filled);
        // Worst for the other side is to run out of moves that do not lose; after forced moves it had none to choose.
        let choices = if child.same { 0 } else { next.safe_moves(self.geometry.masks()).count() };
        let soon = useful & (landings << 1 | landings << 2);
        30 * (useful.count() + soon.count()) as i32 - 8 * choices as i32 + self.worth[usize::from(child.cell)]
    }

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
    /// Bounds of the position it leads to, for the side that makes the move.
    #[inline(always)]
    fn seen(&self, known: Bounds) -> Bounds {
        match self.same {
            true => known,
            false => Bounds { lower: -known.upper, upper: -known.lower },
        }
    }
}
