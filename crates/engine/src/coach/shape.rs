//! What a move does for the lines through its cell: the least that can be said about any move.

use four_rules::{Cell, Column, Grid};

use super::claim::Claim;
use super::facts::{Facts, cells_of, from_centre, landing, lines_through};
use super::remark::LAST_SEEN;

/// The most lines that a move is said to build.
const MAX_BUILT: usize = 2;

/// Up to so many discs on the board, the middle is worth a remark.
const OPENING: u32 = 8;

impl Facts<'_> {
    /// What the board shows about the lines through the cell of the move. An `only` good move is explained by what it cuts
    /// rather than by what it builds.
    pub(super) fn shape(&self, only: bool) -> Vec<Claim> {
        let shuts_in = self.shuts_in();
        let shuts = shuts_in.as_ref().is_some_and(|claim| claim.rank() <= LAST_SEEN);
        let spoils = self.spoils().filter(|claim| !shuts || claim.rank() <= LAST_SEEN);
        let mut claims: Vec<Claim> = spoils.into_iter().chain(shuts_in).collect();
        if !(only && claims.iter().any(|claim| matches!(claim, Claim::Spoils { .. }))) {
            claims.extend(self.builds());
        }
        claims.extend(self.lines());
        claims
    }

    fn cell(&self) -> u128 {
        landing(self.at, self.column)
    }

    /// The lines of the other side that the move cuts: those with at least two discs, or else those with one.
    fn spoils(&self) -> Option<Claim> {
        let (mine, theirs) = (self.at.mine(), self.at.passed().mine());
        let open: Vec<u128> =
            lines_through(self.grid(), self.cell()).into_iter().filter(|line| line & mine == 0).collect();
        let most = open.iter().map(|line| (line & theirs).count_ones()).max().filter(|&most| most > 0)?;
        let discs = most.min(2);
        let cut: Vec<u128> = open.into_iter().filter(|line| (line & theirs).count_ones() >= discs).collect();
        let from = self.cell().trailing_zeros();
        let held = cut.first()? & theirs;
        let near =
            (0..u128::BITS).filter(|&bit| held >> bit & 1 == 1).min_by_key(|bit| bit.abs_diff(from))?;
        let lines = cut.into_iter().map(|line| cells_of(self.grid(), line)).collect();
        Some(Claim::Spoils { lines, discs, disc: self.grid().cell(near) })
    }

    /// The nearest disc of the other side in the row of the move that cannot be part of a line across any more.
    fn shuts_in(&self) -> Option<Claim> {
        let (mine, theirs, cell) = (self.at.mine(), self.at.passed().mine(), self.cell());
        let across = |disc: u128| {
            let lines = lines_through(self.grid(), disc).into_iter();
            lines.filter(|&line| is_across(self.grid(), line) && line & mine == 0).collect::<Vec<u128>>()
        };
        let (at, height) = (cell.trailing_zeros(), self.grid().height());
        let near = (1..u32::from(self.grid().connect())).flat_map(|by| {
            let right = Some(at + by * height).filter(|&bit| bit < u128::BITS);
            [at.checked_sub(by * height), right].into_iter().flatten()
        });
        near.map(|bit| 1 << bit).filter(|disc| theirs & disc != 0).find_map(|disc| {
            let lines = across(disc);
            let all_cut = !lines.is_empty() && lines.iter().all(|line| line & cell != 0);
            all_cut.then(|| Claim::ShutsIn {
                disc: self.grid().cell(disc.trailing_zeros()),
                lines: lines.iter().map(|&line| cells_of(self.grid(), line)).collect(),
            })
        })
    }

    /// The lines with the most discs of the mover, at most one of each direction.
    fn builds(&self) -> Vec<Claim> {
        let (mine, theirs) = (self.at.mine(), self.at.passed().mine());
        let discs = |line: &u128| (line & mine).count_ones();
        let lines = lines_through(self.grid(), self.cell());
        let theirs_not_in = |line: &u128| line & theirs == 0;
        let is_upright = |line: &u128| step(*line) == 1;
        let stack = lines.iter().filter(|line| is_upright(line) && theirs_not_in(line)).map(discs).max();
        // With one disc less than a line there is a winning cell, which is said.
        let most = u32::from(self.grid().connect()).saturating_sub(2);
        let mut open: Vec<u128> = lines
            .into_iter()
            .filter(|line| theirs_not_in(line) && discs(line) > 0 && discs(line) < most)
            // The whole stack counts, not the part of it inside a line further up.
            .filter(|line| !is_upright(line) || Some(discs(line)) == stack)
            .collect();
        open.sort_by_key(|line| std::cmp::Reverse(discs(line)));
        let most = open.first().map(discs);
        open.retain(|line| Some(discs(line)) == most);
        let mut built: Vec<u128> = Vec::new();
        for line in open {
            if built.iter().all(|other| step(*other) != step(line)) {
                built.push(line);
            }
        }
        let claim = |line: u128| Claim::Builds {
            line: cells_of(self.grid(), line),
            discs: discs(&line) + 1,
            free: cells_of(self.grid(), line & !self.next.filled()),
        };
        built.into_iter().take(MAX_BUILT).map(claim).collect()
    }

    /// The number of lines through the cell, if no other move has more.
    fn lines(&self) -> Option<Claim> {
        let theirs = self.at.passed().mine();
        let open = |column: Column| {
            let lines = lines_through(self.grid(), landing(self.at, column));
            lines.iter().filter(|&line| line & theirs == 0).count() as u32
        };
        let count = open(self.column);
        let middle = self.at.played() <= OPENING && from_centre(self.grid(), self.column) == 0;
        let most = count > 0 && self.at.moves().all(|column| open(column) <= count);
        most.then_some(Claim::Lines { count, middle })
    }
}

/// The distance between two neighbours in a line.
const fn step(line: u128) -> u32 {
    let first = line.trailing_zeros();
    (line & (line - 1)).trailing_zeros() - first
}

fn is_across(grid: &Grid<u128>, line: u128) -> bool {
    let rows: Vec<Cell> = cells_of(grid, line);
    rows.windows(2).all(|pair| pair[0].row == pair[1].row)
}
