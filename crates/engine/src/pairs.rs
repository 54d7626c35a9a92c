//! Proofs for positions with columns of an odd number of free cells, which the side that answers pairs off.
//!
//! The plan of the side that is not to move: it answers every disc with one on top of it. A disc that fills a column cannot
//! be answered like that. The column had an odd number of free cells; the answer is then a disc in its partner, another such
//! column, which from now on has an even number of them. So the side to move gets the lowest free cell of a column, the
//! third and so on up to the top, which are the rows of [`Masks::answers`](crate::geometry::Masks::answers), except that
//! where the answering side has started its partner's column anew, it gets the cells in between.
//!
//! A pair ends in one of a few ways: which column is filled first, and where the other one was by then. Each gives every
//! cell of the two columns to one of the sides. If the plan is enough in all of them, it is enough.

use four_rules::Word;

use crate::geometry::{Duel, Geometry};
use crate::quiet::Quiet;
use crate::table::Key;

/// The most columns that are paired off: eight make 105 pairings, and twice as many millions.
const MAX_PAIRED: u32 = 8;

impl<W: Key> Quiet<W> {
    /// Whether the other side can hold the side to move to a score of at most `enough` by pairing columns.
    #[inline(always)]
    pub(crate) fn is_paired_off<S: Geometry<Word = W>>(&self, geometry: &S, enough: i32) -> bool {
        let masks = geometry.masks();
        if (masks.grid.landings(self.filled) & masks.answers).count() > MAX_PAIRED {
            return false;
        }
        match self.left & 1 == 0 {
            true => self.pair_even(geometry, enough),
            false => self.pair_odd(geometry, enough),
        }
    }

    /// An even number of free cells: every column with an odd number of them has a partner.
    #[inline(always)]
    fn pair_even<S: Geometry<Word = W>>(&self, geometry: &S, enough: i32) -> bool {
        let masks = geometry.masks();
        let odd = masks.grid.landings(self.filled) & masks.answers;
        let columns = masks.and_above(odd);
        let surely = self.at_the_latest(masks, self.threats & masks.answers & !columns);
        if odd == W::ZERO || enough < -1 && surely > enough {
            return false;
        }
        let (mine, theirs) = self.split(geometry, columns);
        let pairs = Pairs { geometry, at: self, win: enough < 0 };
        pairs.may_win(columns | theirs)
            && pairs.duel(mine, theirs) != Duel::Lost
            && pairs.hold(odd, mine, theirs)
    }

    /// An odd number of free cells: one column is left over. The other side must win in it, or in a column with an even
    /// number of free cells that becomes its partner.
    #[inline(always)]
    fn pair_odd<S: Geometry<Word = W>>(&self, geometry: &S, enough: i32) -> bool {
        let masks = geometry.masks();
        let odd = masks.grid.landings(self.filled) & masks.answers;
        let (inner, outer) = (self.threats & !masks.answers, self.threats & masks.answers);
        let columns = masks.and_above(odd);
        // In a column with an even number of free cells, it wins whoever enters first, if it has a winning cell for
        // each case and the first of them does not get lost before the other.
        let mut winning = inner & columns | (masks.and_above(outer) & inner | inner << 1 & outer) & !columns;
        while winning != W::ZERO {
            let cell = winning.lowest();
            let column = masks.grid.column((cell / masks.grid.height()) as u8);
            winning &= !column;
            let elsewhere = outer & !columns & !column;
            if self.at_the_latest(masks, elsewhere | W::ONE << cell) > enough {
                continue;
            }
            if if columns & column == W::ZERO {
                self.wins_after(geometry, column)
            } else {
                self.wins_in(geometry, column)
            } {
                return true;
            }
        }
        false
    }

    /// Whether the other side wins by pairing off all columns but this one, which has an odd number of free cells and a
    /// cell among its answers where it wins.
    #[inline(always)]
    fn wins_in<S: Geometry<Word = W>>(&self, geometry: &S, column: W) -> bool {
        let masks = geometry.masks();
        let odd = masks.grid.landings(self.filled) & masks.answers;
        let (mine, theirs) = self.split(geometry, masks.and_above(odd));
        let cells = column & !self.filled;
        let pairs = Pairs { geometry, at: self, win: false };
        pairs.hold(odd & !column, mine | cells & masks.answers, theirs | cells & !masks.answers)
    }

    /// Whether the other side wins with this column, which has an even number of free cells, as the partner of a column
    /// with an odd number. It has a winning cell in it whether it starts the column anew or not.
    #[inline(always)]
    fn wins_after<S: Geometry<Word = W>>(&self, geometry: &S, column: W) -> bool {
        let masks = geometry.masks();
        let odd = masks.grid.landings(self.filled) & masks.answers;
        let (mine, theirs) = self.split(geometry, masks.and_above(odd) | column);
        let cells = column & !self.filled;
        let pairs = Pairs { geometry, at: self, win: false };
        let first = W::ONE << (self.threats & masks.answers & column).lowest();
        let mut partners = odd;
        'partner: while partners != W::ZERO {
            let partner = W::ONE << partners.lowest();
            partners &= !partner;
            let filled = masks.and_above(partner);
            let (mine, theirs) = (mine | filled & masks.answers, theirs | filled & !masks.answers);
            let odd = odd & !partner;
            let unmoved = cells & !masks.answers;
            if !pairs.hold(odd, mine | unmoved, theirs | cells & !unmoved) {
                continue;
            }
            let mut starts = cells & !masks.answers & first.minus(W::ONE);
            while starts != W::ZERO {
                let below = (W::ONE << starts.lowest()).minus(W::ONE);
                starts &= starts.minus(W::ONE);
                let moved = cells & (!masks.answers & below | masks.answers & !below);
                if !pairs.hold(odd, mine | moved, theirs | cells & !moved) {
                    continue 'partner;
                }
            }
            return true;
        }
        false
    }

    /// The discs of the two sides, with the free cells that each gets outside of `columns` if every disc is answered on
    /// top; those of the side to move first.
    #[inline(always)]
    fn split<S: Geometry<Word = W>>(&self, geometry: &S, columns: W) -> (W, W) {
        let masks = geometry.masks();
        let cells = masks.grid.playable() & !self.filled & !columns;
        (self.mine | cells & !masks.answers, self.mine ^ self.filled | cells & masks.answers)
    }
}

/// A position with columns to pair off.
struct Pairs<'a, S: Geometry> {
    geometry: &'a S,
    at: &'a Quiet<S::Word>,
    /// Whether the answering side must have a line.
    win: bool,
}

impl<S: Geometry> Pairs<'_, S> {
    /// Whether the columns with these lowest free cells can be paired so that the plan is enough in the end. `mine` and
    /// `theirs` are what the sides get elsewhere.
    #[inline(always)]
    fn hold(&self, odd: S::Word, mine: S::Word, theirs: S::Word) -> bool {
        match odd == S::Word::ZERO {
            true => self.is_enough(mine, theirs),
            false => self.duel(mine, theirs) != Duel::Lost && self.pair(odd, mine, theirs),
        }
    }

    /// The same as [`Pairs::hold`] if there are columns to pair.
    fn pair(&self, odd: S::Word, mine: S::Word, theirs: S::Word) -> bool {
        self.geometry.fast(
            #[inline(always)]
            || {
                let first = S::Word::ONE << odd.lowest();
                let mut partners = odd & !first;
                while partners != S::Word::ZERO {
                    let partner = S::Word::ONE << partners.lowest();
                    partners &= !partner;
                    if self.hold_pair(first, partner, odd & !first & !partner, mine, theirs) {
                        return true;
                    }
                }
                false
            },
        )
    }

    /// Whether the plan is enough with these two columns as partners, and those of `odd` paired in some way.
    #[inline(always)]
    fn hold_pair(
        &self,
        first: S::Word,
        partner: S::Word,
        odd: S::Word,
        mine: S::Word,
        theirs: S::Word,
    ) -> bool {
        let masks = self.geometry.masks();
        let (first, partner) = (masks.and_above(first), masks.and_above(partner));
        let cells = first | partner;
        // The side to move does not fill a column in which it would have to let the other side win.
        let lost = self.at.threats & cells & !masks.answers;
        let open = masks.answers & !masks.and_above(lost);
        let mut starts = S::Word::ZERO;
        if lost & first == S::Word::ZERO {
            starts |= partner & open;
        }
        if lost & partner == S::Word::ZERO {
            starts |= first & open;
        }
        let mut moved = S::Word::ZERO;
        if lost == S::Word::ZERO {
            moved = self.moved(&mut starts);
        }
        loop {
            let gets = cells & (masks.answers ^ moved);
            if !self.hold(odd, mine | gets, theirs | cells & !gets) {
                return false;
            }
            if starts == S::Word::ZERO {
                return true;
            }
            moved = self.moved(&mut starts);
        }
    }

    /// The cells from the lowest of these on in its column, which is removed.
    #[inline(always)]
    fn moved(&self, starts: &mut S::Word) -> S::Word {
        let start = S::Word::ONE << starts.lowest();
        *starts &= !start;
        self.geometry.masks().and_above(start)
    }

    /// Whether the plan is enough if the sides get these cells.
    #[inline(always)]
    fn is_enough(&self, mine: S::Word, theirs: S::Word) -> bool {
        self.may_win(theirs) && self.duel(mine, theirs) != Duel::Lost
    }

    /// Whether these cells of the answering side hold the line that it must have, if it must have one.
    #[inline(always)]
    fn may_win(&self, theirs: S::Word) -> bool {
        !self.win || self.geometry.has_line(self.geometry.count(theirs, self.at.left - 1))
    }

    /// Who has a line first if the sides get these cells.
    #[inline(always)]
    fn duel(&self, mine: S::Word, theirs: S::Word) -> Duel {
        // A column does not grow past an answer that wins.
        let late = self.geometry.masks().and_above(self.at.threats & theirs);
        let left = self.at.left;
        self.geometry.duel(self.geometry.count(mine & !late, left), self.geometry.count(theirs, left - 1))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::HashMap;

    use four_rules::Grid;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::geometry::{Masks, Other};
    use crate::quiet::{Settled, win};

    /// The score for the side to move, by trying everything.
    fn score(
        other: &Other<u64>,
        mine: u64,
        filled: u64,
        left: i32,
        known: &mut HashMap<(u64, u64), i32>,
    ) -> i32 {
        let landings = other.masks().grid.landings(filled);
        if other.winning(mine, filled, left) & landings != 0 {
            return win(left);
        }
        if left == 0 {
            return 0;
        }
        if let Some(&score) = known.get(&(mine, filled)) {
            return score;
        }
        let cells = (0..64).map(|i| 1 << i).filter(|cell| landings & cell != 0);
        let best =
            cells.map(|cell| -score(other, mine ^ filled, filled | cell, left - 1, known)).max().unwrap();
        known.insert((mine, filled), best);
        best
    }

    /// A position after random discs, with at most `most` free cells, if it is quiet.
    fn random_quiet(other: &Other<u64>, rng: &mut Xoshiro256PlusPlus, most: i32) -> Option<Quiet<u64>> {
        let grid = &other.masks().grid;
        let (mut mine, mut filled, mut left) = (0, 0, grid.cells() as i32);
        while left > most {
            let columns = (0..grid.columns()).filter(|&column| grid.column(column) & !filled != 0);
            let columns: Vec<u8> = columns.collect();
            let column = grid.column(columns[rng.random_range(0..columns.len())]);
            let cell = grid.landings(filled) & column;
            if other.winning(mine, filled, left) & cell != 0 {
                return None;
            }
            (mine, filled, left) = (mine ^ filled, filled | cell, left - 1);
        }
        if other.winning(mine, filled, left) & grid.landings(filled) != 0 {
            return None;
        }
        let threats = other.winning(mine ^ filled, filled, left - 1);
        match Quiet::settle(other, mine, filled, threats, left) {
            Settled::Quiet(at, _) => Some(at),
            Settled::Score(_) => None,
        }
    }

    #[test]
    fn what_is_proved_is_true() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(16);
        let mut proved = 0;
        for (columns, rows, connect) in
            [(5, 4, 4), (4, 6, 4), (7, 4, 4), (6, 5, 4), (7, 6, 4), (5, 4, 3), (6, 3, 3)]
        {
            let other = Other(Masks::<u64>::new(Grid::<u64>::new(columns, rows, connect).unwrap()));
            for _ in 0..20_000 {
                let most = rng.random_range(8..14);
                let Some(at) = random_quiet(&other, &mut rng, most) else { continue };
                let bounds: Vec<i32> = (-6..=6).filter(|&enough| at.is_paired_off(&other, enough)).collect();
                if let Some(&least) = bounds.first() {
                    let score = score(&other, at.mine, at.filled, at.left, &mut HashMap::new());
                    assert!(score <= least, "{columns}x{rows} {connect}: {score} {bounds:?} {at:?}");
                    proved += 1;
                }
            }
        }
        assert!(proved > 5000, "{proved}");
    }
}
