//! The check of every claim, with code of its own.

use four_engine::{Claim, Threat};
use four_rules::{Column, Side};

use crate::lines::{can_force, forced, is_line, lines_through, mask, threat};
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

    /// The winning cells of the mover that a move made, in which discs do not land at once.
    fn made(at: Plain, next: Plain) -> Vec<u64> {
        let filled = next.discs[0] | next.discs[1];
        let board = (0..7).flat_map(|column| (0..6).map(move |row| 1_u64 << (7 * column + row)));
        let again = next.passed().wins();
        board
            .filter(|cell| filled & cell == 0 && has_four(next.discs[1] | cell))
            .filter(|cell| !has_four(at.discs[0] | cell) && !again.contains(cell))
            .collect()
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
                let above = bit(remaining.at) == landing << 1;
                ensure!(!above || next.wins() == [landing << 1]);
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
            Claim::Threatens { threat: one, later } => {
                ensure!(again == [bit(one.at)] && at.wins().is_empty() && next.wins().is_empty());
                ensure!(later.iter().all(|one| fresh(one) && !again.contains(&bit(one.at))));
                ensure!(later.is_empty() || Truth::made(at, next).len() == later.len());
                std::iter::once(one).chain(later).try_for_each(|one| threat(one, next.discs[1], filled))?;
            }
            Claim::MakesThreat { threats } => {
                ensure!(!threats.is_empty() && again.is_empty());
                let cells: u64 = threats.iter().map(|one| bit(one.at)).sum();
                ensure!(Truth::made(at, next).into_iter().sum::<u64>() == cells);
                threats.iter().try_for_each(|one| threat(one, next.discs[1], filled))?;
            }
            Claim::Forces { line, ends } => {
                ensure!(line.first().is_some_and(|first| bit(*first) == landing));
                ensure!(*ends == before.count_ones() + line.len() as u32);
                forced(at, line)?;
            }
            Claim::Prevents { line, takes } => {
                ensure!(line.len() > 1 && at.wins().is_empty() && !can_force(next, ATTACKS));
                let needed = line[1..].iter().skip(1).step_by(2).any(|&cell| bit(cell) == landing);
                ensure!(takes.map(bit) == needed.then_some(landing));
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
                    ensure!(!has_four(here.discs[1] | below));
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
            Claim::OnlyMove { column: named, result, others, worst } => {
                ensure!(usize::from(named.index()) == column);
                ensure!(self.after(at, column)? == *result && *result >= 0 && others < result);
                let mut results = Vec::new();
                for other in (0..7).filter(|&other| other != column && at.landing(other).is_some()) {
                    results.push(self.after(at, other)?);
                }
                ensure!(results.iter().max() == Some(others) && results.iter().min() == Some(worst));
            }
            Claim::LastColumn { column: named, winner, ends } => {
                ensure!(usize::from(named.index()) == column);
                ensure!((0..7).filter(|&other| at.landing(other).is_some()).count() == 1);
                let result = winner.map_or(0, |winner| if winner == mover { 1 } else { -1 });
                ensure!(self.result(at, [0; 2]) == result && (result != 0 || *ends == 42));
                self.ends(at, *ends, result)?;
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
            Claim::Builds { line, discs, free } => {
                ensure!(mask(free) == mask(line) & !filled);
                ensure!(is_line(line) && mask(line) & landing != 0 && mask(line) & next.discs[0] == 0);
                ensure!((mask(line) & next.discs[1]).count_ones() == *discs && *discs > 1);
                let upright = line.iter().all(|cell| cell.column == line[0].column);
                let stack = (0..6).take_while(|&rows| (landing >> rows) & next.discs[1] != 0).count();
                ensure!(!upright || stack == *discs as usize);
            }
            Claim::Spoils { lines, discs, disc } => {
                let has = |line: &u64| (line & at.discs[1]).count_ones();
                let open = lines_through(landing).into_iter().filter(|line| line & at.discs[0] == 0);
                let mut cut: Vec<u64> = open.filter(|line| has(line) >= *discs).collect();
                let mut named: Vec<u64> = lines.iter().map(|line| mask(line)).collect();
                ensure!(named.first().is_some_and(|line| line & bit(*disc) & at.discs[1] != 0));
                cut.sort_unstable();
                named.sort_unstable();
                ensure!(cut == named && *discs > 0 && lines.iter().all(|line| is_line(line)));
                ensure!(*discs == cut.iter().map(has).max().unwrap_or(0).min(2));
            }
            Claim::ShutsIn { disc, lines } => {
                ensure!(at.discs[1] & bit(*disc) != 0);
                let across = |line: &u64| line & (line << 7) != 0;
                let open = |theirs: u64| {
                    let lines = lines_through(bit(*disc)).into_iter();
                    lines.filter(|line| across(line) && line & theirs == 0).collect::<Vec<u64>>()
                };
                let (mut before, after) = (open(at.discs[0]), open(next.discs[1]));
                let mut named: Vec<u64> = lines.iter().map(|line| mask(line)).collect();
                before.sort_unstable();
                named.sort_unstable();
                ensure!(before == named && !named.is_empty() && after.is_empty());
            }
            Claim::Lines { count, middle } => {
                ensure!(*middle == (column == 3 && before.count_ones() <= 8));
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
            Claim::OpeningKnowledge { column: other, score, ends, only, after, because } => {
                let other = usize::from(other.index());
                self.better(at, column, other, *score, *ends)?;
                ensure!(at.free() > 20 && self.after(at, column)? == *after && *after < score.signum());
                let mut keep = 0;
                for one in (0..7).filter(|&one| at.landing(one).is_some()) {
                    keep += usize::from(self.after(at, one)? == score.signum());
                }
                ensure!(*only == (keep == 1));
                because.iter().try_for_each(|claim| self.check(claim, at, mover, other, &[]))?;
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
