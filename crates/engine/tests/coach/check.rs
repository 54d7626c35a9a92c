//! The check of every claim, with code of its own.

use four_engine::{Claim, Threat};
use four_rules::{Cell, Column, Side};

use crate::plain::{Plain, Truth, bit, has_four};

/// Distances are checked with at most so many free cells, where the plain search is quick.
const NEAR: u32 = 14;

/// The most discs of an attack before the one that makes the line.
const ATTACKS: u32 = 4;

pub(crate) type Checked = Result<(), String>;

macro_rules! ensure {
    ($what:expr) => {
        if !$what {
            return Err(format!("line {}: {}", line!(), stringify!($what)));
        }
    };
}

fn mask(cells: &[Cell]) -> u64 {
    cells.iter().fold(0, |mask, &cell| mask | bit(cell))
}

/// Whether these cells are one straight line of four.
fn is_line(cells: &[Cell]) -> bool {
    cells.len() == 4 && mask(cells).count_ones() == 4 && has_four(mask(cells))
}

/// Every line through a cell.
fn lines_through(cell: u64) -> Vec<u64> {
    let board = |column: i32, row: i32| (0..7).contains(&column) && (0..6).contains(&row);
    let at = |column: i32, row: i32| 1_u64 << (7 * column + row);
    let mut lines = Vec::new();
    for (column, row) in (0..7).flat_map(|column| (0..6).map(move |row| (column, row))) {
        for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let cells = (0..4).map(|i| (column + i * right, row + i * up));
            if cells.clone().all(|(column, row)| board(column, row)) {
                let line = cells.fold(0, |line, (column, row)| line | at(column, row));
                lines.extend((line & cell != 0).then_some(line));
            }
        }
    }
    lines
}

/// A winning cell of a side with these discs: the line is straight and lacks only this cell, which is free.
fn threat(threat: &Threat, discs: u64, filled: u64) -> Checked {
    ensure!(is_line(&threat.line));
    ensure!(mask(&threat.line) & bit(threat.at) != 0);
    ensure!(mask(&threat.line) & !(discs | bit(threat.at)) == 0);
    ensure!(filled & bit(threat.at) == 0);
    ensure!(threat.ready);
    Ok(())
}

/// Plays a line to its end: every answer stops a line, and nothing else would.
fn forced(mut at: Plain, line: &[Cell]) -> Checked {
    let (last, before) = line.split_last().ok_or("no line")?;
    let column = |cell: &Cell| usize::from(cell.column.index());
    for pair in before.chunks(2) {
        ensure!(at.landing(column(&pair[0])) == Some(bit(pair[0])));
        let next = at.play(column(&pair[0])).ok_or("full")?;
        let threats = next.passed().wins();
        ensure!(!has_four(next.discs[1]) && next.wins().is_empty() && !threats.is_empty());
        let answer = bit(*pair.get(1).ok_or("odd")?);
        ensure!(threats.contains(&answer));
        at = next.play(column(&pair[1])).ok_or("full")?;
    }
    ensure!(at.wins().contains(&bit(*last)));
    Ok(())
}

/// Whether the side to move can force a win with so many discs before the one that makes the line.
fn can_force(at: Plain, attacks: u32) -> bool {
    if !at.wins().is_empty() {
        return true;
    }
    attacks > 0
        && (0..7).any(|column| {
            let Some(next) = at.play(column) else { return false };
            let threats = next.passed().wins();
            let Some(&answer) = threats.first().filter(|_| next.wins().is_empty()) else { return false };
            let after = Plain { discs: [next.discs[1], next.discs[0] | answer] };
            threats.len() > 1 || can_force(after, attacks - 1)
        })
}

impl Truth {
    /// The result of a disc in this column for the side that makes it.
    pub(crate) fn after(&mut self, at: Plain, column: usize) -> Result<i32, String> {
        let next = at.play(column).ok_or("the column is full")?;
        Ok(if has_four(next.discs[1]) { 1 } else { -self.result(next, [0; 2]) })
    }

    /// Checks that the game after `next` ends with this disc, which the side with `sign` makes: for the side to move, 1.
    fn ends(&mut self, next: Plain, ends: u32, sign: i32) -> Checked {
        let discs = ends.checked_sub(42 - next.free()).ok_or("it ended before")?;
        if next.free() > NEAR || sign == 0 {
            return Ok(());
        }
        ensure!(self.within(next, discs) == sign);
        ensure!(discs < 2 || self.within(next, discs - 2) != sign);
        Ok(())
    }

    fn decides(&mut self, claim: &Claim, next: Plain, mover: Side) -> Checked {
        let Claim::Decides { winner, threats, without, only } = claim else { return Err("another".into()) };
        let mine = *winner != mover;
        let sign = if mine { 1 } else { -1 };
        let mut result = |dead: u64| sign * self.result(next, if mine { [dead, 0] } else { [0, dead] });
        let discs = if mine { next.discs[0] } else { next.discs[1] };
        let filled = next.discs[0] | next.discs[1];
        ensure!(result(0) == 1 && *without <= 0);
        for threat in threats {
            ensure!(is_line(&threat.line) && mask(&threat.line) & bit(threat.at) != 0);
            ensure!(threat.ready == has_four(discs | bit(threat.at)));
        }
        let all: u64 = threats.iter().map(|threat| bit(threat.at)).sum();
        ensure!(result(all) == *without);
        for threat in threats {
            ensure!(result(all & !bit(threat.at)) == 1);
        }
        let board = (0..7).flat_map(|column| (0..6).map(move |row| 1_u64 << (7 * column + row)));
        let winning: u64 = board.filter(|cell| filled & cell == 0 && has_four(discs | cell)).sum();
        ensure!(*only == (threats.len() == 1 && winning == all));
        Ok(())
    }

    fn zugzwang(threat: &Threat, next: Plain, winner_moves: bool) -> Checked {
        let column = usize::from(threat.at.column.index());
        let filled = next.discs[0] | next.discs[1];
        let free = |column: usize| (0..6).filter(|row| filled & 1 << (7 * column + row) == 0).count();
        let elsewhere: usize = (0..7).filter(|&other| other != column).map(free).sum();
        let below = usize::from(threat.at.row) - (6 - free(column));
        ensure!(below > 0);
        // The discs alternate; the one below it is the loser's.
        let below_by_mover_of_next = (elsewhere + below - 1).is_multiple_of(2);
        ensure!(below_by_mover_of_next != winner_moves);
        Ok(())
    }

    fn follow_up(&mut self, next: Plain, wins: bool) -> Checked {
        let filled = next.discs[0] | next.discs[1];
        let (mut theirs, mut mine) = (next.discs[0], next.discs[1]);
        for column in 0..7 {
            let free: Vec<u64> =
                (0..6).map(|row| 1 << (7 * column + row)).filter(|cell| filled & cell == 0).collect();
            ensure!(free.len().is_multiple_of(2));
            theirs |= free.iter().step_by(2).sum::<u64>();
            mine |= free.iter().skip(1).step_by(2).sum::<u64>();
        }
        ensure!(!has_four(theirs) && has_four(mine) == wins);
        let result = -self.result(next, [0; 2]);
        ensure!(result >= i32::from(wins));
        Ok(())
    }

    /// Checks what is claimed about the mover's disc in this column. `history` are the moves that led to `at`.
    #[allow(clippy::too_many_lines, reason = "one arm for each claim")]
    pub(crate) fn check(
        &mut self,
        claim: &Claim,
        at: Plain,
        mover: Side,
        column: usize,
        history: &[usize],
    ) -> Checked {
        let landing = at.landing(column).ok_or("the column is full")?;
        let next = at.play(column).ok_or("the column is full")?;
        let (before, filled) = (at.discs[0] | at.discs[1], next.discs[0] | next.discs[1]);
        let again = next.passed().wins();
        let won = has_four(next.discs[1]);
        let fresh = |threat: &Threat| !has_four(at.discs[0] | bit(threat.at));
        match claim {
            Claim::Wins { threat: one } => {
                ensure!(bit(one.at) == landing);
                threat(one, at.discs[0], before)?;
            }
            Claim::Stops { threat: one } => {
                ensure!(bit(one.at) == landing && next.wins().is_empty());
                threat(one, at.discs[1], before)?;
            }
            Claim::StopsOne { stopped, remaining } => {
                ensure!(bit(stopped.at) == landing && next.wins().contains(&bit(remaining.at)));
                threat(stopped, at.discs[1], before)?;
                threat(remaining, next.discs[0], filled)?;
            }
            Claim::MissesWin { threat: one } => {
                ensure!(at.wins().contains(&bit(one.at)) && bit(one.at) != landing);
                threat(one, at.discs[0], before)?;
            }
            Claim::GivesAbove { threat: one } => {
                ensure!(bit(one.at) == landing << 1 && next.wins().contains(&bit(one.at)));
                threat(one, next.discs[0], filled)?;
            }
            Claim::LeavesOpen { threat: one } => {
                ensure!(next.wins().contains(&bit(one.at)) && at.passed().wins().contains(&bit(one.at)));
                threat(one, next.discs[0], filled)?;
            }
            Claim::TwoThreats { threats } => {
                let cells: Vec<u64> = threats.iter().map(|threat| bit(threat.at)).collect();
                ensure!(next.wins().is_empty() && cells.len() > 1 && again.contains(&cells[0]));
                let stacked = cells[1..] == [cells[0] << 1];
                ensure!(stacked || cells.iter().all(|cell| again.contains(cell)));
                ensure!(threats.iter().any(fresh));
                threats.iter().try_for_each(|one| threat(one, next.discs[1], filled))?;
            }
            Claim::Stacked { threats } => {
                let cells: Vec<u64> = threats.iter().map(|threat| bit(threat.at)).collect();
                ensure!(matches!(cells[..], [lower, upper] if upper == lower << 1));
                ensure!(threats.iter().any(fresh) && !again.contains(&cells[0]));
                threats.iter().try_for_each(|one| threat(one, next.discs[1], filled))?;
            }
            Claim::Threatens { threat: one } => {
                ensure!(again == [bit(one.at)] && at.wins().is_empty() && next.wins().is_empty());
                threat(one, next.discs[1], filled)?;
            }
            Claim::MakesThreat { threat: one } => {
                ensure!(fresh(one) && !again.contains(&bit(one.at)));
                threat(one, next.discs[1], filled)?;
            }
            Claim::Forces { line, ends } => {
                ensure!(line.first().is_some_and(|first| bit(*first) == landing));
                ensure!(*ends == before.count_ones() + line.len() as u32);
                forced(at, line)?;
            }
            Claim::Prevents { line } => {
                ensure!(line.len() > 1 && at.wins().is_empty() && !can_force(next, ATTACKS));
                forced(at.passed(), line)?;
            }
            Claim::Prepares { line } => {
                ensure!(line.len() > 1 && next.wins().is_empty() && !can_force(at, ATTACKS));
                forced(next.passed(), line)?;
            }
            Claim::Wastes { threat: one } => {
                ensure!(bit(one.at) == landing << 1 && next.wins().is_empty());
                threat(one, at.discs[0], filled)?;
            }
            Claim::FollowUp { by, wins } => {
                ensure!(*by == mover);
                self.follow_up(next, *wins)?;
            }
            Claim::Decides { .. } => self.decides(claim, next, mover)?,
            Claim::Zugzwang { winner, threat: one } => {
                let mine = *winner == mover;
                threat(one, next.discs[usize::from(mine)], filled)?;
                Truth::zugzwang(one, next, !mine)?;
            }
            Claim::RunsOut { loser, threats } => {
                ensure!(*loser != mover && next.wins().is_empty() && again.is_empty());
                let mut used = 0;
                for given in (0..7).filter_map(|column| next.play(column)) {
                    let wins = given.wins();
                    let cells = threats.iter().map(|threat| bit(threat.at));
                    let given: u64 = cells.filter(|cell| wins.contains(cell)).sum();
                    ensure!(given != 0);
                    used |= given;
                }
                ensure!(used == threats.iter().map(|threat| bit(threat.at)).sum::<u64>());
                threats.iter().try_for_each(|one| threat(one, next.discs[1], filled))?;
            }
            Claim::Holds { side, threat: one } => {
                let mine = *side == mover;
                threat(one, next.discs[usize::from(mine)], filled)?;
                let dead = if mine { [0, bit(one.at)] } else { [bit(one.at), 0] };
                let sign = if mine { -1 } else { 1 };
                ensure!(self.result(next, [0; 2]) == 0 && sign * self.result(next, dead) == -1);
            }
            Claim::HasThreats { side, threats } => {
                let discs = next.discs[usize::from(*side == mover)];
                let board = (0..7).flat_map(|column| (0..6).map(move |row| 1_u64 << (7 * column + row)));
                let lands = |cell: u64| (0..7).any(|column| next.landing(column) == Some(cell));
                let later =
                    board.filter(|&cell| filled & cell == 0 && has_four(discs | cell) && !lands(cell));
                ensure!(!threats.is_empty());
                ensure!(later.sum::<u64>() == threats.iter().map(|one| bit(one.at)).sum::<u64>());
                threats.iter().try_for_each(|one| threat(one, discs, filled))?;
            }
            Claim::Avoid { side, threats } => {
                let here = if *side == mover { next.passed() } else { next };
                ensure!(!threats.is_empty());
                for one in threats {
                    threat(one, here.discs[1], filled)?;
                    let below = here.landing(one.at.column.index().into()).ok_or("full")?;
                    ensure!(below << 1 == bit(one.at) && !has_four(here.discs[0] | below));
                }
            }
            Claim::NoLineLeft { sides } => {
                ensure!(!sides.is_empty());
                for side in sides {
                    let (discs, theirs) = match *side == mover {
                        true => (next.discs[1], next.discs[0]),
                        false => (next.discs[0], next.discs[1]),
                    };
                    let board = (0..7).map(|column| 0b11_1111 << (7 * column)).sum::<u64>();
                    ensure!(!has_four(discs | board & !theirs));
                }
            }
            Claim::LastsLongest { ends } => {
                ensure!(self.result(at, [0; 2]) == -1);
                self.ends(at, *ends, -1)?;
            }
            Claim::OnlyMove { result } => {
                ensure!(self.after(at, column)? == *result && *result >= 0);
                for other in (0..7).filter(|&other| other != column && at.landing(other).is_some()) {
                    ensure!(self.after(at, other)? < *result);
                }
            }
            Claim::Worse { drawn, lost } => {
                let here = self.after(at, column)?;
                let others = (0..7).filter(|&other| other != column && at.landing(other).is_some());
                for other in others {
                    let result = self.after(at, other)?;
                    let named = |list: &[Column]| list.iter().any(|c| usize::from(c.index()) == other);
                    ensure!(named(drawn) == (result == 0 && here > 0));
                    ensure!(named(lost) == (result < 0 && here >= 0));
                }
                ensure!(drawn.len() + lost.len() > 0);
            }
            Claim::OneAnswer { column: answer } => {
                ensure!(!won);
                for reply in (0..7).filter(|&reply| next.landing(reply).is_some()) {
                    let wins = self.after(next, reply)? == 1;
                    ensure!(wins == (reply == usize::from(answer.index())));
                }
            }
            Claim::LostSince { number } => {
                let number = *number as usize;
                ensure!(number % 2 == (history.len() + 1) % 2 && number <= history.len());
                let (mut here, mut lost) = (Plain { discs: [0; 2] }, Vec::new());
                for (i, &column) in history.iter().enumerate() {
                    if i + 1 >= number && i % 2 == (number - 1) % 2 {
                        lost.push(self.result(here, [0; 2]) < 0);
                    }
                    here = here.play(column).ok_or("full")?;
                }
                ensure!(self.result(here, [0; 2]) < 0);
                ensure!(!lost[0] && lost[1..].iter().all(|&lost| lost));
            }
            Claim::Builds { line, discs } => {
                ensure!(is_line(line) && mask(line) & landing != 0 && mask(line) & next.discs[0] == 0);
                ensure!((mask(line) & next.discs[1]).count_ones() == *discs && *discs > 1);
            }
            Claim::Spoils { line, discs } => {
                ensure!(is_line(line) && mask(line) & landing != 0 && mask(line) & at.discs[0] == 0);
                ensure!((mask(line) & at.discs[1]).count_ones() == *discs && *discs > 1);
            }
            Claim::Lines { count } => {
                let open = |cell| lines_through(cell).iter().filter(|&line| line & at.discs[1] == 0).count();
                ensure!(open(landing) == *count as usize);
                ensure!((0..7).filter_map(|c| at.landing(c)).all(|cell| open(cell) <= *count as usize));
            }
            Claim::Keeps { result } => {
                let board = (0..7).flat_map(|column| (0..6).map(move |row| 1_u64 << (7 * column + row)));
                let made = board.filter(|cell| filled & cell == 0 && has_four(next.discs[1] | cell));
                let made: Vec<u64> = made.filter(|cell| !has_four(at.discs[0] | cell)).collect();
                ensure!(*result < 0 || made.is_empty() && next.wins().is_empty());
                ensure!(self.after(at, column)? == *result && self.result(at, [0; 2]) == *result);
            }
            Claim::Answer { column, because } => {
                ensure!(!won && next.landing(column.index().into()).is_some());
                let column = column.index().into();
                ensure!(self.after(next, column)? == self.result(next, [0; 2]));
                because.iter().try_for_each(|claim| self.check(claim, next, mover.other(), column, &[]))?;
            }
            Claim::Better { column: other, score, ends, because } => {
                let other = usize::from(other.index());
                self.better(at, column, other, *score, *ends)?;
                because.iter().try_for_each(|claim| self.check(claim, at, mover, other, &[]))?;
            }
            Claim::OpeningKnowledge { column: other, score, ends } => {
                self.better(at, column, other.index().into(), *score, *ends)?;
                ensure!(at.free() > 20 && self.after(at, column)? < score.signum());
            }
            Claim::Fails { column: other, because } => {
                let other = usize::from(other.index());
                ensure!(self.after(at, other)? < self.after(at, column)? && !because.is_empty());
                because.iter().try_for_each(|claim| self.check(claim, at, mover, other, &[]))?;
            }
        }
        Ok(())
    }

    /// Checks that another move has this score, and is at least as good.
    fn better(&mut self, at: Plain, column: usize, other: usize, score: i32, ends: u32) -> Checked {
        ensure!(other != column && self.after(at, other)? == score.signum());
        ensure!(self.after(at, column)? <= score.signum());
        // The score of the notation: half the cells that would still be free, and one.
        let free = 42 - ends as i32;
        ensure!(if score == 0 { free == 0 } else { score.abs() == free / 2 + 1 });
        let next = at.play(other).ok_or("full")?;
        match has_four(next.discs[1]) {
            true => ensure!(ends == 43 - at.free()),
            false => self.ends(next, ends, -score.signum())?,
        }
        Ok(())
    }
}
