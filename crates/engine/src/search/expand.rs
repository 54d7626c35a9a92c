//! The children of a position: which moves are worth a search, and in which order.

use four_rules::Word;

use super::{Child, DONE, FORGET, Shared, Worker};
use crate::geometry::Geometry;
use crate::quiet::{Quiet, Settled};

/// Added to the order of a child in a cell where the other side refuted another move.
const REFUTING: i32 = 6;
/// With fewer free cells than this, searching is cheaper than looking for proofs by paired columns.
const PAIRED: i32 = 14;
/// The bounds for which such proofs are looked for: they seldom prove a quick win or loss.
const PAIRABLE: std::ops::RangeInclusive<i32> = -2..=1;

impl<S: Geometry> Worker<S> {
    /// Pushes the children of `position` that may exceed `alpha`, with their keys and their orders.
    ///
    /// `Ok` is the highest of the lower bounds that are proved for `position` without a search and the upper bounds of the
    /// children that were left out because they cannot exceed `alpha`. With it as the start of the maximum, searching the
    /// children gives the score of `position` or a bound of it. `Err` is a lower bound at or above `beta`: nothing is left
    /// to search, and the caller truncates the stack.
    #[inline(always)]
    pub(super) fn expand(
        &mut self,
        shared: &Shared<'_, S::Word>,
        position: &Quiet<S::Word>,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, i32> {
        let base = self.stack.len();
        let proved = self.generate(position, alpha, beta)?;
        let stored = position.left > FORGET;
        for i in base..self.stack.len() {
            let mut child = self.stack[i];
            if stored {
                child.key = self.key(shared, &child.position);
                self.table(shared, child.position.left).prefetch(child.key);
            }
            child.order = self.promise(position, &child);
            self.stack[i] = child;
        }
        let proved = match stored {
            true => self.consult(shared, base, proved, (alpha, beta))?,
            false => proved,
        };
        self.pair_off(base, proved, (alpha, beta))
    }

    /// Looks for proofs by paired columns for the children from `base` on. Takes what [`Worker::consult`] returned and
    /// returns what [`Worker::expand`] does.
    #[inline(always)]
    fn pair_off(&mut self, base: usize, mut best: i32, (mut alpha, beta): (i32, i32)) -> Result<i32, i32> {
        alpha = alpha.max(best);
        for i in base..self.stack.len() {
            let child = &self.stack[i];
            let enough = if child.same { alpha } else { -beta };
            if child.order == DONE
                || child.position.left < PAIRED
                || !PAIRABLE.contains(&enough)
                || !child.position.is_paired_off(&self.geometry, enough)
            {
                continue;
            }
            if !child.same {
                self.refuting = child.cell;
                return Err(beta);
            }
            best = best.max(alpha);
            self.stack[i].order = DONE;
        }
        Ok(best)
    }

    /// Plays every safe move of `position` and pushes the children that may exceed `alpha`, in no particular order.
    ///
    /// Returns what [`Worker::expand`] does.
    #[inline(always)]
    fn generate(&mut self, position: &Quiet<S::Word>, mut alpha: i32, beta: i32) -> Result<i32, i32> {
        let geometry = self.geometry;
        let masks = geometry.masks();
        let mut best = position.least();
        alpha = alpha.max(best);
        if alpha >= beta {
            return Err(best);
        }
        let mut ceiling = best;
        let mut moves = position.safe_moves(masks);
        while moves != S::Word::ZERO {
            let cell = moves.lowest();
            moves &= moves.minus(S::Word::ONE);
            match position.play(&geometry, S::Word::ONE << cell) {
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
                        let (key, cell) = (S::Word::ZERO, cell as u8);
                        self.stack.push(Child { position: next, key, most, order: 0, cell, same });
                    } else {
                        ceiling = ceiling.max(most);
                    }
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                self.refuting = cell as u8;
                return Err(best);
            }
        }
        Ok(best.max(ceiling))
    }

    /// Looks the children from `base` on up in the table and lowers their upper bounds. Takes what [`Worker::generate`]
    /// returned and returns what [`Worker::expand`] does.
    #[inline(always)]
    fn consult(
        &mut self,
        shared: &Shared<'_, S::Word>,
        base: usize,
        mut best: i32,
        (alpha, beta): (i32, i32),
    ) -> Result<i32, i32> {
        for i in base..self.stack.len() {
            let child = &self.stack[i];
            if let Some(known) = self.table(shared, child.position.left).get(child.key) {
                let known = child.seen(known);
                best = best.max(known.lower);
                if best >= beta {
                    self.refuting = child.cell;
                    return Err(best);
                }
                self.stack[i].most = child.most.min(known.upper);
                if known.upper <= alpha {
                    best = best.max(known.upper);
                    self.stack[i].order = DONE;
                }
            }
        }
        Ok(best)
    }

    /// Raises the order of the child in the cell where the other side has just refuted a move: a cell that is good for one
    /// side is often good for both.
    #[inline(always)]
    pub(super) fn prefer_refuting(&mut self, base: usize) {
        let cell = self.refuting;
        for child in &mut self.stack[base..] {
            if child.cell == cell && child.order != DONE {
                child.order += REFUTING;
            }
        }
    }

    /// The order of a child: higher for the winning cells that its side then has, above all for those within reach soon,
    /// for few safe answers of the other side, and for lines through its cell.
    #[inline(always)]
    fn promise(&self, position: &Quiet<S::Word>, child: &Child<S::Word>) -> i32 {
        let grid = &self.geometry.masks().grid;
        let next = &child.position;
        let winning = match child.same {
            true => self.geometry.winning(next.mine, next.filled, next.left),
            false => next.threats,
        };
        // A cell above one where the other side wins will not be reached.
        let stopped = self.geometry.masks().and_above(position.threats) & !position.threats;
        let useful = winning & !stopped;
        let landings = grid.landings(next.filled);
        // Fewer safe moves are worse for the other side. After forced moves it had none to choose.
        let choices = if child.same { 0 } else { next.safe_moves(self.geometry.masks()).count() };
        let soon = useful & (landings << 1 | landings << 2);
        30 * (useful.count() + soon.count()) as i32 - 8 * choices as i32 + self.worth[usize::from(child.cell)]
    }
}
