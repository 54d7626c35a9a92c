//! Which moves reach a goal, and how the other side answers them.

use four_rules::Column;

use super::see::{loses_soonest, loses_within, other_cannot_win, wins_at_once, wins_soonest, wins_within};
use super::{Goal, Wrong};
use crate::control::{Control, StoppedError};
use crate::position::Position;
use crate::solver::Solver;

/// The most moves of a goal that is judged by looking ahead instead of solving.
pub(super) const MAX_NEAR: u32 = 5;

/// A goal with what is left of it, and what is needed to judge moves.
pub(super) struct Judge<'a> {
    pub(super) goal: &'a Goal,
    /// How many own discs were played.
    pub(super) played: u32,
    pub(super) solver: &'a mut Solver,
    pub(super) control: &'a Control,
}

/// How a move serves a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Service {
    /// It reaches the goal.
    Reaches,
    /// The goal can still be reached after it, against any defence.
    Keeps,
    /// The goal cannot be reached after it.
    Misses(Wrong),
}

impl Judge<'_> {
    /// How a disc in this column, which must have room, serves the goal.
    pub(super) fn service(&mut self, at: &Position, column: Column) -> Result<Service, StoppedError> {
        let Some(next) = at.play(column) else {
            let play = matches!(self.goal, Goal::Play { columns } if !columns.contains(&column));
            return Ok(if play { Service::Misses(Wrong::NotAsked) } else { Service::Reaches });
        };
        match self.goal {
            Goal::Win { moves } => self.win(&next, *moves),
            Goal::Hold { moves } => {
                let left = moves.saturating_sub(self.played).max(1);
                Ok(match wins_soonest(&next, 2 * left - 1) {
                    Some(discs) => Service::Misses(Wrong::Loses { discs: discs + 1 }),
                    None if left == 1 => Service::Reaches,
                    None => Service::Keeps,
                })
            }
            Goal::Draw => Ok(match self.solver.weak(&next, self.control)? {
                1 => self.lost(&next)?,
                _ if other_cannot_win(&next.passed()) || next.left() == 0 => Service::Reaches,
                _ => Service::Keeps,
            }),
            Goal::Keep => {
                let results = self.solver.columns(at, true, self.control)?;
                let best = results.iter().flatten().max().copied().unwrap_or_default();
                let here = results.get(usize::from(column.index())).copied().flatten().unwrap_or(-1);
                Ok(match here {
                    _ if here == best => Service::Reaches,
                    -1 => self.lost(&next)?,
                    _ => Service::Misses(Wrong::LetsGo),
                })
            }
            Goal::Play { columns } if columns.contains(&column) => Ok(Service::Reaches),
            Goal::Play { .. } => Ok(Service::Misses(Wrong::NotAsked)),
        }
    }

    /// How a move that leads to `next` without a line serves a win.
    fn win(&mut self, next: &Position, moves: Option<u32>) -> Result<Service, StoppedError> {
        if wins_at_once(next) {
            return Ok(Service::Misses(Wrong::Loses { discs: 2 }));
        }
        let Some(moves) = moves else {
            return Ok(match self.solver.weak(next, self.control)? {
                -1 => Service::Keeps,
                1 => self.lost(next)?,
                _ => Service::Misses(Wrong::LetsGo),
            });
        };
        let left = moves.saturating_sub(self.played + 1);
        Ok(match loses_within(next, 2 * left) {
            true => Service::Keeps,
            false if wins_within(next, 2 * left + 1) => self.lost(next)?,
            false => Service::Misses(Wrong::TooSlow),
        })
    }

    fn lost(&mut self, next: &Position) -> Result<Service, StoppedError> {
        let discs = match wins_soonest(next, 7) {
            Some(discs) => discs,
            None => {
                let score = self.solver.score(next, self.control)?;
                next.end(score) - next.played()
            }
        };
        Ok(Service::Misses(Wrong::Loses { discs: discs + 1 }))
    }

    /// The columns that reach the goal or keep it within reach.
    pub(super) fn right(&mut self, at: &Position) -> Result<Vec<Column>, StoppedError> {
        let mut right = Vec::new();
        for column in at.moves() {
            if !matches!(self.service(at, column)?, Service::Misses(_)) {
                right.push(column);
            }
        }
        Ok(right)
    }

    /// Of the right columns, the one that gets there first, nearest to the centre.
    pub(super) fn best(&mut self, at: &Position) -> Result<Option<Column>, StoppedError> {
        let mut best = None;
        for column in self.right(at)? {
            let discs = match (self.goal, at.play(column)) {
                (_, None) => 0,
                (Goal::Win { .. }, Some(next)) => self.discs_to_loss(&next)?,
                _ => 1,
            };
            let key = (discs, from_centre(at, column));
            if best.is_none_or(|(least, _)| key < least) {
                best = Some((key, column));
            }
        }
        Ok(best.map(|(_, column)| column))
    }

    /// The answer that makes the goal hardest to reach: it loses as late as it can see, leaves the fewest right columns,
    /// and comes latest to its end. If all that is equal, it blocks a line. `None` if the board is full.
    pub(super) fn reply(&mut self, at: &Position) -> Result<Option<Column>, StoppedError> {
        let mut best = None;
        for column in at.moves() {
            let Some(next) = at.play(column) else { return Ok(Some(column)) };
            let open = matches!(self.goal, Goal::Win { .. }) && wins_at_once(&next);
            let gives = self.goal == &Goal::Draw && self.solver.weak(&next, self.control)? > 0;
            let right = self.right(&next)?.len();
            let late = match self.goal {
                Goal::Win { .. } => self.discs_to_win(&next)?,
                _ => 0,
            };
            let ignores = !at.passed().wins(column);
            let key = (open || gives, right, u32::MAX - late, ignores, from_centre(at, column));
            if best.is_none_or(|(least, _)| key < least) {
                best = Some((key, column));
            }
        }
        Ok(best.map(|(_, column)| column))
    }

    /// In how many discs the side to move, which loses, loses.
    fn discs_to_loss(&mut self, at: &Position) -> Result<u32, StoppedError> {
        match loses_soonest(at, 2 * MAX_NEAR - 4) {
            Some(discs) => Ok(discs),
            None => self.solver.score(at, self.control).map(|score| at.end(score) - at.played()),
        }
    }

    /// In how many discs the side to move, which wins, wins.
    fn discs_to_win(&mut self, at: &Position) -> Result<u32, StoppedError> {
        match wins_soonest(at, 2 * MAX_NEAR - 3) {
            Some(discs) => Ok(discs),
            None => self.solver.score(at, self.control).map(|score| at.end(score) - at.played()),
        }
    }
}

/// Twice the distance of a column from the centre of the board.
fn from_centre(at: &Position, column: Column) -> u32 {
    (2 * i32::from(column.index()) - i32::from(at.grid().columns()) + 1).unsigned_abs()
}
