//! How claims are found and proved.

use four_rules::{Column, Side};

use super::claim::{Claim, Remark, Threat};
use super::facts::{Facts, bit, cells_of, first_win, from_centre, landing, threat};
use super::grade::{Sight, sight};
use crate::budget;
use crate::control::{Control, StoppedError};
use crate::position::Position;
use crate::solver::Solver;

/// The most cells that are named as deciding together. More would explain nothing.
const MAX_CELLS: usize = 3;
/// The most cells that are tried as holding a draw, for each side.
const MAX_HOLDS: usize = 3;

/// Proves claims about one position.
pub(crate) struct Prover<'a> {
    pub(crate) solver: &'a mut Solver,
    /// The budget for exact scores.
    pub(crate) control: &'a Control,
    /// The control of the caller, of which `control` is a part.
    pub(crate) whole: &'a Control,
    /// The side to move in the position.
    pub(crate) mover: Side,
}

type Claims = Result<Vec<Claim>, StoppedError>;

impl Prover<'_> {
    /// The columns with the highest score, nearest to the centre first.
    pub(crate) fn best(&self, at: &Position, columns: &[Option<i32>]) -> Vec<Column> {
        let most = columns.iter().flatten().max();
        let mut best: Vec<Column> =
            at.moves().filter(|column| columns[usize::from(column.index())].as_ref() == most).collect();
        best.sort_by_key(|&column| from_centre(at.grid(), column));
        best
    }

    /// Why a good move is good. `columns` are the scores of all columns.
    pub(crate) fn praise(
        &mut self,
        at: &Position,
        column: Column,
        columns: &[Option<i32>],
    ) -> Result<Remark, StoppedError> {
        let score = columns[usize::from(column.index())].unwrap_or(0);
        let mut claims = self.about(at, column, score)?;
        let result = score.signum();
        let others = || at.moves().filter(|&other| other != column);
        let value = |other: Column| columns[usize::from(other.index())].unwrap_or(0).signum();
        let won = at.wins(column);
        if !won && others().next().is_some() && others().all(|other| value(other) < result) {
            claims.push(Claim::OnlyMove { result });
        }
        if !won && result >= 0 {
            let worse = others().filter(|&other| value(other) < result);
            let tempting = worse.min_by_key(|&other| from_centre(at.grid(), other));
            claims.extend(tempting.and_then(|other| self.fails(at, other)));
        }
        if result >= 0 && !claims.iter().any(Claim::is_reason) {
            claims.push(Claim::Keeps { result });
        }
        if result < 0 && columns.iter().flatten().all(|&other| other <= score) {
            claims.push(Claim::LastsLongest { ends: at.end(score) });
        }
        Ok(Remark::new(claims, Claim::Keeps { result }))
    }

    /// Why a bad move is bad: what it misses, what it allows, what is better. `columns` are the scores of all columns.
    pub(crate) fn blame(
        &mut self,
        at: &Position,
        column: Column,
        columns: &[Option<i32>],
    ) -> Result<Remark, StoppedError> {
        let score = columns[usize::from(column.index())].unwrap_or(0);
        let best = self.best(at, columns).first().copied().unwrap_or(column);
        let most = columns[usize::from(best.index())].unwrap_or(score);
        let next = at.play(column);
        let gives = next.as_ref().and_then(|next| self.facts(at, next, column).gives());
        let mut claims: Vec<Claim> = gives.into_iter().collect();
        if at.wins(best) {
            claims.push(Claim::MissesWin { threat: threat(at, landing(at, best)) });
            return Ok(Remark::new(claims, Claim::OnlyMove { result: 1 }));
        }
        if claims.is_empty()
            && let Some(next) = next.filter(|_| score.signum() < most.signum() || score < 0)
        {
            claims.push(self.answer(&next, -score)?);
        }
        if sight(at, most, score) == Sight::Opening && score.signum() < most.signum() {
            claims.push(Claim::OpeningKnowledge { column: best, score: most, ends: at.end(most) });
        }
        let because = self.about(at, best, most)?;
        let better = |because| Claim::Better { column: best, score: most, ends: at.end(most), because };
        claims.push(better(because));
        Ok(Remark::new(claims, better(Vec::new())))
    }

    /// The best reply here and what it does. `score` is the score of `at`, which is not negative.
    fn answer(&mut self, at: &Position, score: i32) -> Result<Claim, StoppedError> {
        let line = self.solver.line(at, self.control)?;
        let column = line.first().copied().unwrap_or(Column::MIN);
        let because = self.other_side(|prover| prover.about(at, column, score))?;
        Ok(Claim::Answer { column, because })
    }

    fn other_side<T>(&mut self, what: impl FnOnce(&mut Self) -> T) -> T {
        self.mover = self.mover.other();
        let result = what(self);
        self.mover = self.mover.other();
        result
    }

    const fn facts<'a>(&self, at: &'a Position, next: &'a Position, column: Column) -> Facts<'a> {
        Facts { at, next, column, mover: self.mover }
    }

    /// Why another move is worse, if that is seen without a search.
    fn fails(&self, at: &Position, column: Column) -> Option<Claim> {
        let next = at.play(column)?;
        let because = match self.facts(at, &next, column).gives() {
            Some(gives) => gives,
            None => {
                let replies = next.moves().filter_map(|reply| {
                    let after = next.play(reply)?;
                    let facts = Facts { at: &next, next: &after, column: reply, mover: self.mover.other() };
                    let claims = facts.threats().into_iter().chain(facts.runs_out()).chain(facts.follow_up());
                    let strong = claims.filter(|claim| claim.rank() <= 5).min_by_key(Claim::rank)?;
                    Some(Claim::Answer { column: reply, because: vec![strong] })
                });
                replies.min_by_key(Claim::rank)?
            }
        };
        Some(Claim::Fails { column, because: vec![because] })
    }

    /// The worse columns that let the other side win right on top, with that claim.
    pub(crate) fn traps(&self, at: &Position, columns: &[Option<i32>]) -> Vec<(Column, Claim)> {
        let most = columns.iter().flatten().max().copied();
        let worse = at.moves().filter(|column| columns[usize::from(column.index())] < most);
        let gives = worse.filter_map(|column| {
            let next = at.play(column)?;
            Some((column, self.facts(at, &next, column).gives()?))
        });
        gives.filter(|(_, claim)| matches!(claim, Claim::GivesAbove { .. })).collect()
    }

    /// What can be said about a move with this score, the most important first.
    fn about(&mut self, at: &Position, column: Column, score: i32) -> Claims {
        let Some(next) = at.play(column) else {
            return Ok(vec![Claim::Wins { threat: threat(at, landing(at, column)) }]);
        };
        let facts = self.facts(at, &next, column);
        let mut claims: Vec<Claim> = facts.stops().into_iter().collect();
        claims.extend(facts.runs_out());
        claims.extend(facts.follow_up().filter(|claim| score == 0 || claim.rank() <= 5));
        claims.extend(facts.threats());
        let shown = claims.iter().any(|claim| claim.rank() <= 5);
        if score == 0 {
            claims.extend(facts.no_line_left());
            if claims.iter().all(|claim| claim.rank() > 11) {
                claims.extend(self.holds(&next)?);
            }
            claims.extend(facts.avoid(self.mover));
        } else if !shown {
            let mut line = vec![column];
            line.extend(self.solver.line(&next, self.control)?);
            let forced = if score > 0 { forced(at, &line) } else { None };
            match forced {
                Some(line) => claims.push(Claim::Forces { ends: at.played() + line.len() as u32, line }),
                None => claims.extend(self.decides_by(&next, -score, &line[1..])?),
            }
        }
        claims.extend(facts.avoid(self.mover.other()));
        if !claims.iter().any(Claim::is_reason) {
            claims.extend(facts.shape());
        }
        claims.sort_by_key(Claim::rank);
        Ok(claims)
    }

    /// The claim about the cells that decide, and the one about zugzwang if that is how the winner gets the cell.
    fn decides_by(&mut self, next: &Position, score: i32, line: &[Column]) -> Claims {
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

    /// A cell without which a side would lose this drawn position, if one is found within the budget.
    fn holds(&mut self, next: &Position) -> Result<Option<Claim>, StoppedError> {
        for moves in [false, true] {
            let owner = if moves { *next } else { next.passed() };
            let winning = next.grid().winning(owner.mine(), owner.filled());
            let side = if moves { self.mover.other() } else { self.mover };
            for cell in cells_of(next.grid(), winning).into_iter().take(MAX_HOLDS) {
                let cell = bit(next.grid(), cell);
                let without = self.without(next, cell, moves, budget::HOLD)?;
                if without.is_some_and(|(result, _)| result < 0) {
                    return Ok(Some(Claim::Holds { side, threat: threat(&owner, cell) }));
                }
            }
        }
        Ok(None)
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
        for threat in threats_along(next, line, winner_moves) {
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
            let Some(last) = last_threat(next, &line) else { return Ok(None) };
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
        let limited = self.whole.part(most);
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

/// Whether a disc does not land in the cell yet, and the winner gets it if all other columns are filled first.
fn is_zugzwang(next: &Position, threat: &Threat, winner_moves: bool) -> bool {
    let (grid, column) = (next.grid(), threat.at.column);
    let free = grid.playable() & !next.filled();
    let elsewhere = (free & !grid.column(column.index())).count_ones();
    let below = (free & grid.column(column.index()) & (bit(grid, threat.at) - 1)).count_ones();
    let winner_gets_it = (elsewhere + below).is_multiple_of(2) == winner_moves;
    threat.ready && below > 0 && winner_gets_it
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

/// This winning line of best play, if every answer of the other side is forced: it stops a line. Where the other side
/// cannot stop all lines, the result has it stop one of them.
fn forced(at: &Position, line: &[Column]) -> Option<Vec<Column>> {
    let (mut at, mut told) = (*at, Vec::new());
    for pair in line.chunks(2) {
        told.push(pair[0]);
        let Some(next) = at.play(pair[0]) else { return Some(told) };
        let again = next.passed();
        let stops: Vec<Column> = next.moves().filter(|&column| again.wins(column)).collect();
        let first = *stops.first().filter(|_| !next.moves().any(|column| next.wins(column)))?;
        match pair.get(1).filter(|answer| stops[..] == [**answer]) {
            Some(&answer) => {
                told.push(answer);
                at = next.play(answer)?;
            }
            None => {
                let after = next.play(first)?;
                told.extend([first, first_win(&after)?.at.column]);
                return Some(told);
            }
        }
    }
    None
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
