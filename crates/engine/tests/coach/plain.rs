//! A plain search that shares nothing with the solver: the truth that claims are checked against.

use std::collections::HashMap;

use four_rules::Cell;

/// The usual board, 7 bits a column, and nothing clever.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Plain {
    /// The discs of the side to move, and of the other.
    pub(crate) discs: [u64; 2],
}

const COLUMNS: [usize; 7] = [3, 2, 4, 1, 5, 0, 6];

pub(crate) fn bit(cell: Cell) -> u64 {
    1 << (7 * u32::from(cell.column.index()) + u32::from(cell.row))
}

pub(crate) fn has_four(discs: u64) -> bool {
    [1, 6, 7, 8].iter().any(|step| discs & discs >> step & discs >> (2 * step) & discs >> (3 * step) != 0)
}

impl Plain {
    pub(crate) fn landing(&self, column: usize) -> Option<u64> {
        let filled = self.discs[0] | self.discs[1];
        (0..6).map(|row| 1 << (7 * column + row)).find(|cell| filled & cell == 0)
    }

    pub(crate) fn play(&self, column: usize) -> Option<Plain> {
        let cell = self.landing(column)?;
        Some(Plain { discs: [self.discs[1], self.discs[0] | cell] })
    }

    pub(crate) fn passed(&self) -> Plain {
        Plain { discs: [self.discs[1], self.discs[0]] }
    }

    /// How many cells are free.
    pub(crate) fn free(&self) -> u32 {
        42 - (self.discs[0] | self.discs[1]).count_ones()
    }

    /// The cells where the side to move wins with its next disc.
    pub(crate) fn wins(&self) -> Vec<u64> {
        let landings = (0..7).filter_map(|column| self.landing(column));
        landings.filter(|cell| has_four(self.discs[0] | cell)).collect()
    }
}

/// Who wins: 1 for the side to move, 0, or −1; where discs of each side in its `dead` cells count for nothing.
#[derive(Default)]
pub(crate) struct Truth {
    known: HashMap<(Plain, [u64; 2]), (i8, i8)>,
    soon: HashMap<(Plain, u32), i8>,
}

impl Truth {
    pub(crate) fn result(&mut self, at: Plain, dead: [u64; 2]) -> i32 {
        if self.known.len() > 3_000_000 {
            self.known.clear();
            self.soon.clear();
        }
        i32::from(self.search(at, dead, -1, 1))
    }

    fn search(&mut self, at: Plain, dead: [u64; 2], mut alpha: i8, mut beta: i8) -> i8 {
        let alive = |side: usize, discs: u64| discs & !dead[side];
        let landings: Vec<(usize, u64)> = COLUMNS.iter().filter_map(|&c| Some((c, at.landing(c)?))).collect();
        if landings.iter().any(|&(_, cell)| has_four(alive(0, at.discs[0] | cell))) {
            return 1;
        }
        let urgent: Vec<usize> = landings
            .iter()
            .filter(|&&(_, cell)| has_four(alive(1, at.discs[1] | cell)))
            .map(|&(column, _)| column)
            .collect();
        if landings.is_empty() {
            return 0;
        }
        let key = (at, dead);
        let (lower, upper) = self.known.get(&key).copied().unwrap_or((-1, 1));
        (alpha, beta) = (alpha.max(lower), beta.min(upper));
        if alpha >= beta {
            return if lower >= beta { lower } else { upper };
        }
        let (mut best, floor) = (-1, alpha);
        for &(column, _) in landings.iter().filter(|(c, _)| urgent.is_empty() || urgent.contains(c)) {
            let next = at.play(column).unwrap();
            best = best.max(-self.search(next, [dead[1], dead[0]], -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let found = (if best > floor { best } else { -1 }, if best < beta { best } else { 1 });
        self.known.insert(key, (found.0.max(lower), found.1.min(upper)));
        best
    }

    /// The result if the game stopped after so many further discs: 1 if the side to move forces a line by then, −1 if the
    /// other side does, otherwise 0.
    pub(crate) fn within(&mut self, at: Plain, discs: u32) -> i32 {
        if discs == 0 || at.free() == 0 {
            return 0;
        }
        if !at.wins().is_empty() {
            return 1;
        }
        if let Some(&known) = self.soon.get(&(at, discs)) {
            return known.into();
        }
        let mut best = -1;
        for column in COLUMNS {
            let Some(next) = at.play(column) else { continue };
            best = best.max(-self.within(next, discs - 1));
            if best == 1 {
                break;
            }
        }
        self.soon.insert((at, discs), best as i8);
        best
    }
}
