//! Which cells decide a game: a proof by the solver on a board where they do not count.

use four_rules::{Column, Side};

use super::claim::{Claim, Threat};
use super::facts::{bit, cells_of, landing, threat};
use super::prove::{Claims, Prover};
use crate::budget;
use crate::control::StoppedError;
use crate::position::Position;
use crate::solver::Solver;

/// The most cells that are named as deciding together. More would explain nothing.
const MAX_CELLS: usize = 3;
/// The most cells that are tried as holding a draw, for each side.
const MAX_HOLDS: usize = 3;

impl Prover<'_> {
    /// The claim about the cells that decide, and the one about zugzwang if that is how the winner gets the cell.
    pub(super) fn decides_by(&mut self, next: &Position, score: i32, line: &[Column]) -> Claims {
        let mut claims: Vec<Claim> = self.decides(next, score, line)?.into_iter().collect();
        if let Some(Claim::Decides { winner, threats, .. }) = claims.first()
            && let [threat] = &threats[..]
            && is_zugzwang(next, threat, score > 0)
        {
            let zugzwang = Claim::Zugzwang { winner: *winner, threat: threat.clone() };
            claims.push(zugzwang);
        }
        Ok(claims)
    }

    /// For each side a cell without which it would lose this drawn position, if one is found within the budget.
    pub(super) fn holds(&mut self, next: &Position) -> Claims {
        let mut claims = Vec::new();
        for moves in [false, true] {
            let owner = if moves { *next } else { next.passed() };
            let winning = next.grid().winning(owner.mine(), owner.filled());
            let side = if moves { self.mover.other() } else { self.mover };
            for cell in cells_of(next.grid(), winning & !next.grid().landings(next.filled()))
                .into_iter()
                .take(MAX_HOLDS)
            {
                let cell = bit(next.grid(), cell);
                let without = self.without(next, cell, moves, budget::HOLD)?;
                if without.is_some_and(|(result, _)| result < 0) {
                    claims.push(Claim::Holds { side, threat: threat(&owner, cell) });
                    break;
                }
            }
        }
        Ok(claims)
    }

    /// The cells without which the result would be different. `next` is the position after the move, `score` its score,
    /// `line` the best play from it. `None` if no small set of cells is found within the budget.
    fn decides(
        &mut self,
        next: &Position,
        score: i32,
        line: &[Column],
    ) -> Result<Option<Claim>, StoppedError> {
        let winner_moves = score > 0;
        let winner = if winner_moves { self.mover.other() } else { self.mover };
        // A cell where a disc lands at once is simply taken.
        let at_once =
            |threat: &Threat| bit(next.grid(), threat.at) & next.grid().landings(next.filled()) != 0;
        for threat in threats_along(next, line, winner_moves).into_iter().filter(|threat| !at_once(threat)) {
            match self.without(next, bit(next.grid(), threat.at), winner_moves, budget::CLAIM)? {
                Some((without, _)) if without <= 0 => {
                    let threat = seen_from(next, threat, winner_moves);
                    let only = is_only(next, &threat, winner_moves);
                    return Ok(Some(Claim::Decides { winner, threats: vec![threat], without, only }));
                }
                Some(_) => {}
                None => return Ok(None),
            }
        }
        let mut line = line.to_vec();
        let (mut cells, mut threats) = (0, Vec::new());
        while threats.len() < MAX_CELLS {
            let Some(last) = last_threat(next, &line).filter(|last| !at_once(last)) else { return Ok(None) };
            cells |= bit(next.grid(), last.at);
            threats.push(last);
            let Some((result, best)) = self.without(next, cells, winner_moves, budget::CLAIM)? else {
                return Ok(None);
            };
            if result <= 0 {
                return self.fewest(next, threats, winner_moves, winner);
            }
            line = best;
        }
        Ok(None)
    }

    /// Leaves out every threat that is not needed to change the result.
    fn fewest(
        &mut self,
        next: &Position,
        mut threats: Vec<Threat>,
        winner_moves: bool,
        winner: Side,
    ) -> Result<Option<Claim>, StoppedError> {
        let mask = |threats: &[Threat]| threats.iter().fold(0, |cells, t| cells | bit(next.grid(), t.at));
        let mut i = 0;
        while i < threats.len() && threats.len() > 1 {
            let mut fewer = threats.clone();
            fewer.remove(i);
            match self.without(next, mask(&fewer), winner_moves, budget::CLAIM)? {
                Some((result, _)) if result <= 0 => threats = fewer,
                _ => i += 1,
            }
        }
        let without =
            self.without(next, mask(&threats), winner_moves, budget::CLAIM)?.map(|(result, _)| result);
        let threats: Vec<Threat> =
            threats.into_iter().map(|threat| seen_from(next, threat, winner_moves)).collect();
        let only = matches!(&threats[..], [threat] if is_only(next, threat, winner_moves));
        Ok(without.map(|without| Claim::Decides { winner, threats, without, only }))
    }

    /// The result for a side if its discs in these cells count for nothing, and, if it still wins, a line of best play.
    /// The side is the one to move in `next` if `winner_moves`. `None` if that needs more than this many positions.
    fn without(
        &self,
        next: &Position,
        cells: u128,
        winner_moves: bool,
        most: u64,
    ) -> Result<Option<(i32, Vec<Column>)>, StoppedError> {
        let sign = if winner_moves { 1 } else { -1 };
        let mut solver = Solver::without(next, cells, winner_moves, budget::limited_options(false));
        let limited = self.claims.part(most);
        let found = solver.weak(next, &limited).and_then(|result| match sign * result {
            1 => Ok((1, solver.line(next, &limited)?)),
            result => Ok((result, Vec::new())),
        });
        match found {
            Ok(found) => Ok(Some(found)),
            Err(StoppedError) if self.whole.is_stopped() => Err(StoppedError),
            Err(StoppedError) => Ok(None),
        }
    }
}

/// Whether this is the only cell where the winner needs just one more disc.
fn is_only(next: &Position, threat: &Threat, winner_moves: bool) -> bool {
    let winner = if winner_moves { *next } else { next.passed() };
    threat.ready && next.grid().winning(winner.mine(), winner.filled()) == bit(next.grid(), threat.at)
}

/// Whether a disc does not land in the cell yet, and the winner gets it if all other columns are filled first. They are not
/// full yet.
pub(super) fn is_zugzwang(next: &Position, threat: &Threat, winner_moves: bool) -> bool {
    let (grid, column) = (next.grid(), threat.at.column);
    let free = grid.playable() & !next.filled();
    let elsewhere = (free & !grid.column(column.index())).count_ones();
    let below = (free & grid.column(column.index()) & (bit(grid, threat.at) - 1)).count_ones();
    let winner_gets_it = (elsewhere + below).is_multiple_of(2) == winner_moves;
    threat.ready && below > 0 && elsewhere > 0 && winner_gets_it
}

/// The threat as of the position `now`, in which some of its discs may be missing.
fn seen_from(now: &Position, threat: Threat, winner_moves: bool) -> Threat {
    let winner = if winner_moves { *now } else { now.passed() };
    let cell = bit(now.grid(), threat.at);
    match now.grid().winning(winner.mine(), winner.filled()) & cell {
        0 => Threat { ready: false, ..threat },
        _ => self::threat(&winner, cell),
    }
}

/// The threats that the winner has at some point of this line of play from `next`, the last first.
fn threats_along(next: &Position, line: &[Column], winner_moves: bool) -> Vec<Threat> {
    let (mut at, mut winner_moves) = (*next, winner_moves);
    let (mut seen, mut threats) = (0, Vec::new());
    for &column in line {
        let winner = if winner_moves { at } else { at.passed() };
        let fresh = at.grid().winning(winner.mine(), winner.filled()) & !seen;
        seen |= fresh;
        threats
            .extend(cells_of(at.grid(), fresh).into_iter().map(|cell| threat(&winner, bit(at.grid(), cell))));
        let Some(after) = at.play(column) else { break };
        (at, winner_moves) = (after, !winner_moves);
    }
    // The one that ends the game, then those that came before it.
    let last = line.last().map(|&column| landing(&at, column));
    threats.reverse();
    threats.sort_by_key(|threat| Some(bit(at.grid(), threat.at)) != last);
    threats
}

/// The last disc of a line of play, if it makes a line.
fn last_threat(from: &Position, line: &[Column]) -> Option<Threat> {
    let (&last, before) = line.split_last()?;
    let mut at = *from;
    for &column in before {
        at = at.play(column)?;
    }
    at.wins(last).then(|| threat(&at, landing(&at, last)))
}
