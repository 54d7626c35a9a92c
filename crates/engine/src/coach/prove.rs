//! How claims are found and proved.

use four_rules::{Cell, Column, Grid, Side};

use super::claim::{Claim, Threat};
use crate::budget;
use crate::control::{Control, StoppedError};
use crate::position::Position;
use crate::solver::Solver;

/// The most cells that are named as deciding together. More would explain nothing.
const MAX_CELLS: usize = 3;

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
        let centre = i32::from(at.grid().columns()) - 1;
        best.sort_by_key(|column| (2 * i32::from(column.index()) - centre).abs());
        best
    }

    /// Why a good move is good. `columns` are the scores of all columns.
    pub(crate) fn praise(&mut self, at: &Position, column: Column, columns: &[Option<i32>]) -> Claims {
        let score = columns[usize::from(column.index())].unwrap_or(0);
        let mut claims = self.about(at, column, score)?;
        let others = columns.iter().enumerate().filter(|&(i, _)| i != usize::from(column.index()));
        let mut others = others.filter_map(|(_, score)| *score).peekable();
        if !at.wins(column) && others.peek().is_some() && others.all(|other| other.signum() < score.signum())
        {
            claims.push(Claim::OnlyMove);
        }
        if claims.is_empty() && score < 0 && columns.iter().flatten().all(|&other| other <= score) {
            claims.push(Claim::LastsLongest { ends: at.end(score) });
        }
        Ok(claims)
    }

    /// Why a bad move is bad: what it misses, what it allows, what is better. `columns` are the scores of all columns.
    pub(crate) fn blame(&mut self, at: &Position, column: Column, columns: &[Option<i32>]) -> Claims {
        let score = columns[usize::from(column.index())].unwrap_or(0);
        let best = self.best(at, columns).first().copied().unwrap_or(column);
        let most = columns[usize::from(best.index())].unwrap_or(score);
        let mut claims = Vec::new();
        if at.wins(best) {
            claims.push(Claim::MissesWin { threat: threat(at, landing(at, best)) });
            return Ok(claims);
        }
        claims.extend(self.stops(at, column));
        match self.gives(at, column) {
            Some(gives) => claims.push(gives),
            None if score < 0 => {
                if let Some(next) = at.play(column) {
                    claims.extend(self.answer(&next, -score)?);
                }
            }
            None => {}
        }
        let because = self.about(at, best, most)?;
        claims.push(Claim::Better { column: best, score: most, ends: at.end(most), because });
        Ok(claims)
    }

    /// How the side to move wins here. `score` is the score of `at`, which is positive.
    fn answer(&mut self, at: &Position, score: i32) -> Claims {
        let line = self.solver.line(at, self.control)?;
        let Some(&column) = line.first() else { return Ok(Vec::new()) };
        let because = self.other_side(|prover| prover.about(at, column, score))?;
        Ok(vec![Claim::Answer { column, because }])
    }

    fn other_side<T>(&mut self, what: impl FnOnce(&mut Self) -> T) -> T {
        self.mover = self.mover.other();
        let result = what(self);
        self.mover = self.mover.other();
        result
    }

    /// All claims about a move with this score.
    fn about(&mut self, at: &Position, column: Column, score: i32) -> Claims {
        let Some(next) = at.play(column) else {
            return Ok(vec![Claim::Wins { threat: threat(at, landing(at, column)) }]);
        };
        let mut claims: Vec<Claim> = self.stops(at, column).into_iter().collect();
        claims.extend(two_threats(at, &next));
        if score == 0 {
            claims.extend(self.no_line_left(&next));
            return Ok(claims);
        }
        let mut line = vec![column];
        line.extend(self.solver.line(&next, self.control)?);
        let forced = if score > 0 { forced(at, &line) } else { None };
        let is_forced = forced.is_some();
        claims.extend(forced.map(|line| Claim::Forces { ends: at.played() + line.len() as u32, line }));
        claims.extend(self.decides(&next, -score, &line[1..])?);
        if !is_forced {
            claims.extend(self.runs_out(&next, -score, &line[1..]));
        }
        Ok(claims)
    }

    /// The claim that the move takes a cell where the other side would win, if it does.
    fn stops(&self, at: &Position, column: Column) -> Option<Claim> {
        let other = at.passed();
        let stops = !at.wins(column) && other.wins(column);
        stops.then(|| Claim::Stops { threat: threat(&other, landing(at, column)) })
    }

    /// The claim that the move lets the other side win with the next disc, if it does.
    pub(crate) fn gives(&self, at: &Position, column: Column) -> Option<Claim> {
        let next = at.play(column)?;
        let answer = next.moves().find(|&answer| next.wins(answer))?;
        let threat = threat(&next, landing(&next, answer));
        Some(match at.passed().wins(answer) && answer != column {
            true => Claim::LeavesOpen { threat },
            false => Claim::GivesAbove { threat },
        })
    }

    /// The sides that cannot make a line any more.
    fn no_line_left(&self, next: &Position) -> Vec<Claim> {
        let sides = [(self.mover.other(), next.mine()), (self.mover, next.mine() ^ next.filled())];
        let free = next.grid().playable() & !next.filled();
        let without = sides.into_iter().filter(|&(_, discs)| !next.grid().has_line(discs | free));
        without.map(|(side, _)| Claim::NoLineLeft { side }).collect()
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
            match self.without(next, bit(next.grid(), threat.at), winner_moves)? {
                Some((without, _)) if without <= 0 => {
                    let threats = vec![seen_from(next, threat, winner_moves)];
                    return Ok(Some(Claim::Decides { winner, threats, without }));
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
            let Some((result, best)) = self.without(next, cells, winner_moves)? else { return Ok(None) };
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
            match self.without(next, mask(&fewer), winner_moves)? {
                Some((result, _)) if result <= 0 => threats = fewer,
                _ => i += 1,
            }
        }
        let without = self.without(next, mask(&threats), winner_moves)?.map(|(result, _)| result);
        let threats = threats.into_iter().map(|threat| seen_from(next, threat, winner_moves)).collect();
        Ok(without.map(|without| Claim::Decides { winner, threats, without }))
    }

    /// The result for the winner if its discs in these cells count for nothing, and, if it still wins, a line of best play.
    /// `None` if that needs more than [`budget::CLAIM`].
    fn without(
        &self,
        next: &Position,
        cells: u128,
        winner_moves: bool,
    ) -> Result<Option<(i32, Vec<Column>)>, StoppedError> {
        let sign = if winner_moves { 1 } else { -1 };
        let mut solver = Solver::without(next, cells, winner_moves, budget::limited_options(false));
        let limited = self.whole.part(budget::CLAIM);
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

    /// The claim that the loser runs out of waiting moves in this line of best play, if it does.
    fn runs_out(&self, next: &Position, score: i32, line: &[Column]) -> Option<Claim> {
        let loser = if score > 0 { self.mover } else { self.mover.other() };
        let mut at = *next;
        let mut loser_moves = score < 0;
        for (i, &column) in line.iter().enumerate() {
            let waiting = at.passed();
            if loser_moves && !waiting.moves().any(|column| waiting.wins(column)) {
                let replies = at.moves().map(|column| {
                    let after = at.play(column)?;
                    let win = after.moves().find(|&answer| after.wins(answer))?;
                    Some(threat(&after, landing(&after, win)))
                });
                if let Some(mut threats) =
                    replies.collect::<Option<Vec<Threat>>>().filter(|all| !all.is_empty())
                {
                    threats.dedup();
                    return Some(Claim::RunsOut { loser, after: line[..i].to_vec(), threats });
                }
            }
            at = at.play(column)?;
            loser_moves = !loser_moves;
        }
        None
    }
}

/// Where a disc in this column lands, as the bit of a word.
fn landing(at: &Position, column: Column) -> u128 {
    at.grid().landings(at.filled()) & at.grid().column(column.index())
}

/// The threat of the side to move at this cell.
fn threat(at: &Position, cell: u128) -> Threat {
    let lines = at.grid().line_cells(at.mine() | cell);
    Threat { at: at.grid().cell(cell.trailing_zeros()), line: cells_of(at.grid(), lines), ready: true }
}

/// The threat as of the position `now`, in which some of its discs may be missing.
fn seen_from(now: &Position, threat: Threat, winner_moves: bool) -> Threat {
    let discs = if winner_moves { now.mine() } else { now.passed().mine() };
    let others = threat.line.iter().filter(|&&cell| cell != threat.at);
    let ready = now.grid().has_line(
        others.fold(bit(now.grid(), threat.at), |line, &cell| line | bit(now.grid(), cell) & discs),
    );
    Threat { ready, ..threat }
}

fn cells_of(grid: &Grid<u128>, mut cells: u128) -> Vec<Cell> {
    let mut all = Vec::new();
    while cells != 0 {
        all.push(grid.cell(cells.trailing_zeros()));
        cells &= cells - 1;
    }
    all
}

fn bit(grid: &Grid<u128>, cell: Cell) -> u128 {
    1 << (u32::from(cell.column.index()) * grid.height() + u32::from(cell.row))
}

/// The claim that the move from `at` to `next` makes more threats than the other side can stop, if it does.
fn two_threats(at: &Position, next: &Position) -> Option<Claim> {
    let again = next.passed();
    if next.moves().any(|column| next.wins(column)) {
        return None;
    }
    let grid = at.grid();
    let winning = grid.winning(again.mine(), again.filled());
    let first = winning & grid.landings(again.filled());
    let above = winning & (first << 1) & grid.playable();
    let cells = if first.count_ones() > 1 { first } else { first | above };
    (cells.count_ones() > 1).then(|| Claim::TwoThreats {
        threats: cells_of(grid, cells).into_iter().map(|cell| threat(&again, bit(grid, cell))).collect(),
    })
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
                told.extend([first, after.moves().find(|&column| after.wins(column))?]);
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
