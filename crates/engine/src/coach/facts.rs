//! What can be claimed about a move by looking at the board, without a search.

use four_rules::{Cell, Column, Grid, Side};

use super::claim::{Claim, Threat};
use super::force::forced_win;
use crate::position::Position;

/// A move that does not win, with the positions around it.
pub(super) struct Facts<'a> {
    pub(super) at: &'a Position,
    /// The position after the move, in which the other side moves.
    pub(super) next: &'a Position,
    pub(super) column: Column,
    pub(super) mover: Side,
}

impl Facts<'_> {
    pub(super) fn grid(&self) -> &Grid<u128> {
        self.at.grid()
    }

    /// The winning cells that the mover has after the move.
    fn winning(&self) -> u128 {
        let again = self.next.passed();
        self.grid().winning(again.mine(), again.filled())
    }

    /// Those of them that the mover did not have before.
    fn fresh(&self) -> u128 {
        self.winning() & !self.grid().winning(self.at.mine(), self.at.filled())
    }

    /// Whether the other side wins with its next disc.
    fn loses_at_once(&self) -> bool {
        wins_at_once(self.next)
    }

    /// Everything that the board shows about the move.
    pub(super) fn seen(&self) -> Vec<Claim> {
        let mut claims: Vec<Claim> = self.stops().into_iter().collect();
        claims.extend(self.runs_out());
        claims.extend(self.follow_up());
        claims.extend(self.threats());
        claims.extend(self.prevents());
        claims.extend(self.prepares());
        claims
    }

    /// The claim that the other side could have forced a win, and cannot any more.
    pub(super) fn prevents(&self) -> Option<Claim> {
        let line = forced_win(&self.at.passed()).filter(|line| line.len() > 1)?;
        let own = self.grid().cell(landing(self.at, self.column).trailing_zeros());
        let takes = line.iter().step_by(2).skip(1).any(|&cell| cell == own).then_some(own);
        (!wins_at_once(self.at) && forced_win(self.next).is_none()).then_some(Claim::Prevents { line, takes })
    }

    /// The claim that the mover could force a win with another move, and could not before.
    pub(super) fn prepares(&self) -> Option<Claim> {
        let again = self.next.passed();
        let line = forced_win(&again).filter(|line| line.len() > 1 && !self.loses_at_once())?;
        forced_win(self.at).is_none().then_some(Claim::Prepares { line })
    }

    /// The claim that the move lets the other side stop a winning cell right above it, if it does.
    pub(super) fn wastes(&self) -> Option<Claim> {
        let cell = landing(self.at, self.column) << 1;
        let wasted = self.grid().winning(self.at.mine(), self.at.filled()) & cell;
        (wasted != 0 && !self.loses_at_once()).then(|| Claim::Wastes { threat: threat(self.at, cell) })
    }

    /// The claim that the move takes a cell where the other side would win, if it does.
    pub(super) fn stops(&self) -> Option<Claim> {
        let other = self.at.passed();
        let stopped = || threat(&other, landing(self.at, self.column));
        match other.wins(self.column) {
            false => None,
            true => Some(match self.remaining_win() {
                Some(remaining) => Claim::StopsOne { stopped: stopped(), remaining },
                None => Claim::Stops { threat: stopped() },
            }),
        }
    }

    /// Where the other side wins after the move; where it could win before rather than right above the disc.
    fn remaining_win(&self) -> Option<Threat> {
        let mut winning: Vec<Column> = self.next.moves().filter(|&column| self.next.wins(column)).collect();
        winning.sort_by_key(|&column| (column == self.column, from_centre(self.grid(), column)));
        winning.first().map(|&column| threat(self.next, landing(self.next, column)))
    }

    /// The claim that the move lets the other side win with the next disc, if it does.
    pub(super) fn gives(&self) -> Option<Claim> {
        let threat = first_win(self.next)?;
        let answer = threat.at.column;
        Some(match self.at.passed().wins(answer) && answer != self.column {
            true => Claim::LeavesOpen { threat },
            false => Claim::GivesAbove { threat },
        })
    }

    /// The claim that the move makes more threats than the other side can stop, or one, or lasting ones.
    pub(super) fn threats(&self) -> Vec<Claim> {
        if self.loses_at_once() || wins_at_once(self.at) {
            return Vec::new();
        }
        let again = self.next.passed();
        let (winning, fresh) = (self.winning(), self.fresh());
        let now = winning & self.grid().landings(again.filled());
        let above = winning & (now << 1) & self.grid().playable();
        let cells = if now.count_ones() > 1 { now } else { now | above };
        let all = |cells| cells_of(self.grid(), cells).into_iter();
        let threats = |cells| -> Vec<Threat> {
            all(cells).map(|cell| threat(&again, bit(self.grid(), cell))).collect()
        };
        let mut claims = Vec::new();
        if cells.count_ones() > 1 {
            if cells & fresh != 0 {
                claims.push(Claim::TwoThreats { threats: threats(cells) });
            }
            return claims;
        }
        let later = winning & !now;
        let lower = later & (later >> 1);
        let lower = lower & (fresh | fresh >> 1);
        let mut made: Vec<Threat> = threats(if lower == 0 { fresh & !now } else { 0 });
        made.sort_by_key(|threat| threat.at.row);
        if now != 0 {
            claims.push(Claim::Threatens { threat: threat(&again, now), later: std::mem::take(&mut made) });
        }
        if lower != 0 {
            let pair = lower & lower.wrapping_neg();
            claims.push(Claim::Stacked { threats: threats(pair | pair << 1) });
        } else if !made.is_empty() {
            claims.push(Claim::MakesThreat { threats: made });
        }
        claims
    }

    /// The claim that the other side has no safe move left, if it has none.
    pub(super) fn runs_out(&self) -> Option<Claim> {
        let next = self.next;
        if self.loses_at_once() || wins_at_once(&next.passed()) {
            return None;
        }
        let replies = next.moves().map(|column| first_win(&next.play(column)?));
        let mut threats: Vec<Threat> = replies.collect::<Option<_>>()?;
        threats.dedup_by(|a, b| a.at == b.at);
        let loser = self.mover.other();
        (!threats.is_empty()).then_some(Claim::RunsOut { loser, threats })
    }

    /// The claim that the mover wins, or cannot lose, by answering every disc with one on top.
    pub(super) fn follow_up(&self) -> Option<Claim> {
        let (next, grid) = (self.next, self.grid());
        let landings = grid.landings(next.filled());
        let (mut lower, mut upper) = (0, 0);
        for column in next.moves() {
            let mut cell = landings & grid.column(column.index());
            while cell & grid.playable() != 0 {
                lower |= cell;
                upper |= cell << 1;
                cell <<= 2;
            }
        }
        // An upper cell outside the board belongs to a column with an odd number of free cells.
        let even = upper != 0 && upper & !grid.playable() == 0;
        let holds = even && !grid.has_line(next.mine() | lower);
        let wins = grid.has_line(next.passed().mine() | upper);
        holds.then_some(Claim::FollowUp { by: self.mover, wins })
    }

    /// The claim about the sides that cannot make a line any more.
    pub(super) fn no_line_left(&self) -> Option<Claim> {
        let next = self.next;
        let sides = [(self.mover, next.passed().mine()), (self.mover.other(), next.mine())];
        let free = next.grid().playable() & !next.filled();
        let without = sides.into_iter().filter(|&(_, discs)| !next.grid().has_line(discs | free));
        let sides: Vec<Side> = without.map(|(side, _)| side).collect();
        (!sides.is_empty()).then_some(Claim::NoLineLeft { sides })
    }

    /// The claim about the winning cells of a side in which discs do not land yet.
    pub(super) fn has_threats(&self, side: Side) -> Option<Claim> {
        let owner = if side == self.mover { self.next.passed() } else { *self.next };
        let grid = self.grid();
        let later = grid.winning(owner.mine(), owner.filled()) & !grid.landings(owner.filled());
        let cells = cells_of(grid, later).into_iter();
        let threats: Vec<Threat> = cells.map(|cell| threat(&owner, bit(grid, cell))).collect();
        (!threats.is_empty()).then_some(Claim::HasThreats { side, threats })
    }

    /// The columns that a side must not play now, because the other side would win on top. A column where a disc of either
    /// side makes a line at once is another matter.
    pub(super) fn avoid(&self, side: Side) -> Option<Claim> {
        let here = if side == self.mover { self.next.passed() } else { *self.next };
        let winner = here.passed();
        let grid = self.grid();
        let [mine, theirs] = [here, winner].map(|at| grid.winning(at.mine(), at.filled()));
        let quiet = grid.landings(here.filled()) & !mine & !theirs;
        let cells = theirs & (quiet << 1);
        let threats: Vec<Threat> =
            cells_of(grid, cells).into_iter().map(|cell| threat(&winner, bit(grid, cell))).collect();
        (!threats.is_empty()).then_some(Claim::Avoid { side, threats })
    }
}

/// Whether the side to move wins with its next disc.
pub(super) fn wins_at_once(at: &Position) -> bool {
    at.grid().winning(at.mine(), at.filled()) & at.grid().landings(at.filled()) != 0
}

/// Where the side to move wins with its next disc, if it does; nearest to the centre.
pub(super) fn first_win(at: &Position) -> Option<Threat> {
    let winning = at.moves().filter(|&column| at.wins(column));
    let column = winning.min_by_key(|&column| from_centre(at.grid(), column))?;
    Some(threat(at, landing(at, column)))
}

/// Twice the distance of a column from the centre of the board.
pub(super) fn from_centre(grid: &Grid<u128>, column: Column) -> u32 {
    (2 * i32::from(column.index()) - i32::from(grid.columns()) + 1).unsigned_abs()
}

/// Where a disc in this column lands, as the bit of a word.
pub(super) fn landing(at: &Position, column: Column) -> u128 {
    at.grid().landings(at.filled()) & at.grid().column(column.index())
}

/// The threat of the side to move at this cell, which must complete a line.
pub(super) fn threat(at: &Position, cell: u128) -> Threat {
    let discs = at.mine() | cell;
    let line = lines_through(at.grid(), cell).into_iter().find(|line| line & !discs == 0);
    Threat {
        at: at.grid().cell(cell.trailing_zeros()),
        line: cells_of(at.grid(), line.unwrap_or(cell)),
        ready: true,
    }
}

/// Every line of the board that this cell belongs to.
pub(super) fn lines_through(grid: &Grid<u128>, cell: u128) -> Vec<u128> {
    let (bit, height) = (cell.trailing_zeros(), grid.height());
    let connect = u32::from(grid.connect());
    let mut lines = Vec::new();
    for step in [height, height - 1, height + 1, 1] {
        for before in 0..connect {
            let Some(start) = bit.checked_sub(before * step) else { break };
            if start + (connect - 1) * step >= u128::BITS {
                continue;
            }
            let line = (0..connect).fold(0, |line, i| line | 1 << (start + i * step));
            if line & !grid.playable() == 0 {
                lines.push(line);
            }
        }
    }
    lines
}

pub(super) fn cells_of(grid: &Grid<u128>, mut cells: u128) -> Vec<Cell> {
    let mut all = Vec::new();
    while cells != 0 {
        all.push(grid.cell(cells.trailing_zeros()));
        cells &= cells - 1;
    }
    all
}

pub(super) fn bit(grid: &Grid<u128>, cell: Cell) -> u128 {
    1 << (u32::from(cell.column.index()) * grid.height() + u32::from(cell.row))
}
