//! Quiet positions, which leave a choice, and what can be proved about them without a search.
//!
//! Scores are for the side to move. With `left` free cells, a side that wins with its next disc has the score
//! [`win`]`(left)`, a side that loses to the disc after it [`loss`]`(left)`; a draw is 0. A sooner win has a larger score.

use crate::geometry::{Duel, Geometry, Masks};
use crate::table::Key;

/// A position in which neither side has a line, the side to move cannot win with its next disc, need not stop a line, and
/// has at least two moves that do not let the other side win with the disc after.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quiet<W> {
    /// The discs of the side to move.
    pub(crate) mine: W,
    /// All discs.
    pub(crate) filled: W,
    /// The free cells where the other side would make a line.
    pub(crate) threats: W,
    /// The number of free cells; at least 3.
    pub(crate) left: i32,
}

/// A position after all its forced moves are played.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Settled<W> {
    /// The game is decided: the score for the side that was to move before the forced moves.
    Score(i32),
    /// A quiet position; `true` if its side to move is the one that was to move before the forced moves.
    Quiet(Quiet<W>, bool),
}

/// The score of a side that wins with its next disc, with `left` cells free.
#[inline(always)]
pub(crate) const fn win(left: i32) -> i32 {
    (left + 1) >> 1
}

/// The score of a side that is to move with `left` cells free and loses to the disc after its own.
#[inline(always)]
pub(crate) const fn loss(left: i32) -> i32 {
    -(left >> 1)
}

impl<W: Key> Quiet<W> {
    /// Plays forced moves until the position is quiet or the score is known.
    ///
    /// Expects that neither side has a line and that the side to move cannot win with its next disc. `threats` are all
    /// free cells where a disc of the other side would make a line, and `left` is the number of free cells. Each forced
    /// move stops the only line that can be made at once, or is the only one that does not lose, so the score of the
    /// position does not change.
    #[inline(always)]
    pub(crate) fn settle<S: Geometry<Word = W>>(
        geometry: &S,
        mine: W,
        filled: W,
        threats: W,
        left: i32,
    ) -> Settled<W> {
        let masks = geometry.masks();
        let mut at = Quiet { mine, filled, threats, left };
        let mut same = true;
        while at.left > 0 {
            let landings = masks.grid.landings(at.filled);
            let urgent = at.threats & landings;
            let safe = at.safe_moves(masks);
            let moves = match urgent == W::ZERO {
                true => safe,
                false if is_one(urgent) => urgent & safe,
                false => W::ZERO,
            };
            if moves == W::ZERO {
                return Settled::Score(if same { loss(at.left) } else { -loss(at.left) });
            }
            if at.left <= 2 {
                break;
            }
            if !is_one(moves) {
                return Settled::Quiet(at, same);
            }
            at = at.after(geometry, moves);
            same = !same;
        }
        Settled::Score(0)
    }

    /// The cells where a disc can land that are not right below a cell where the other side would make a line.
    #[inline(always)]
    pub(crate) fn safe_moves(&self, masks: &Masks<W>) -> W {
        masks.grid.landings(self.filled) & !(self.threats >> 1)
    }

    /// The position after a disc in `cell`, which must not win. It need not be quiet.
    #[inline(always)]
    fn after<S: Geometry<Word = W>>(&self, geometry: &S, cell: W) -> Quiet<W> {
        let filled = self.filled | cell;
        let threats = geometry.winning(self.mine | cell, filled, self.left);
        Quiet { mine: self.mine ^ self.filled, filled, threats, left: self.left - 1 }
    }

    /// The position after a disc in `cell`, one of [`Quiet::safe_moves`], and after the forced moves that follow. A score
    /// is for the other side, which is to move after the disc.
    #[inline(always)]
    pub(crate) fn play<S: Geometry<Word = W>>(&self, geometry: &S, cell: W) -> Settled<W> {
        let next = self.after(geometry, cell);
        Quiet::settle(geometry, next.mine, next.filled, next.threats, next.left)
    }

    /// An upper bound of the score: the side to move does not win with its next disc, so at best with the one after.
    #[inline(always)]
    pub(crate) const fn most(&self) -> i32 {
        win(self.left - 2)
    }

    /// A lower bound of the score: the other side does not win with its next disc, so at best with the one after.
    #[inline(always)]
    pub(crate) const fn least(&self) -> i32 {
        loss(self.left - 2)
    }

    /// An upper bound of the score for the side to move, proved by a plan of the other side; [`Quiet::most`] if no plan
    /// is found. A caller needs a bound of at most `enough`, so a plan that proves more than that is not looked for.
    ///
    /// The plan is to answer every disc with one on top of it. The side that answers gets the top cell of every column
    /// and every second one below it; the two cases say where that is enough.
    #[inline(always)]
    pub(crate) fn ceiling<S: Geometry<Word = W>>(&self, geometry: &S, enough: i32) -> i32 {
        match self.left & 1 == 0 {
            true => self.ceiling_even(geometry, enough),
            false => self.ceiling_odd(geometry, enough),
        }
    }

    /// An even number of free cells: the other side can answer to the end.
    ///
    /// In a column with an even number of free cells it answers on top. The number of columns with an odd number of free
    /// cells is even; the two sides take their lowest cells in turn, and the proof gives all of them to the side to move.
    /// If the side to move has no line among all cells that it can get, it does not win. If the other side has a line
    /// among its answers, it wins, at the latest when all columns but the one with the line's highest free cell are full.
    #[inline(always)]
    fn ceiling_even<S: Geometry<Word = W>>(&self, geometry: &S, enough: i32) -> i32 {
        let masks = geometry.masks();
        let grid = &masks.grid;
        let free = grid.playable() & !self.filled;
        let theirs = self.mine ^ self.filled;
        let answers = masks.answers & free & !grid.landings(self.filled);
        // A column does not grow past an answer that wins.
        let rest = free & !answers & !masks.and_above(self.threats & answers);
        let mine = geometry.count(self.mine | rest, self.left);
        match geometry.duel(mine, geometry.count(theirs | answers, self.left - 1)) {
            Duel::Lost => return self.ceiling_late(geometry, enough),
            Duel::Open => return 0,
            Duel::Won => {}
        }
        let surely = self.at_the_latest(masks, self.threats & answers);
        if surely <= enough {
            return surely;
        }
        let rows = i32::from(grid.rows());
        let low = masks.lowest_rows((rows + 2 + 2 * enough).clamp(0, rows) as u32);
        match enough < -1 && geometry.has_line(geometry.count(theirs | answers & low, self.left - 1)) {
            true => enough,
            false => -1,
        }
    }

    /// An odd number of free cells: the other side runs out of answers, unless it wins before.
    ///
    /// It wins if it has a winning cell in a column with an odd number of free cells in which, from the bottom up, every
    /// second free cell up to the winning one is an answer. The side to move must enter that column when the others are
    /// full.
    #[inline(always)]
    fn ceiling_odd<S: Geometry<Word = W>>(&self, geometry: &S, enough: i32) -> i32 {
        let masks = geometry.masks();
        let grid = &masks.grid;
        let free = grid.playable() & !self.filled;
        let landings = grid.landings(self.filled);
        let mut winning = self.threats & !masks.answers & masks.and_above(landings & masks.answers);
        while winning != W::ZERO {
            let cell = winning.lowest();
            let column = grid.column((cell / grid.height()) as u8);
            winning &= !column;
            let answers = masks.answers & free & !landings & !column;
            let score = self.at_the_latest(masks, self.threats & answers | W::ONE << cell);
            if score > enough {
                continue;
            }
            let below = column & free & masks.answers & (W::ONE << cell).minus(W::ONE);
            let rest = free & !answers & !column & !masks.and_above(self.threats & answers);
            let mine = geometry.count(self.mine | rest | below, self.left);
            let theirs = geometry.count(self.mine ^ self.filled | answers, self.left - 1);
            if geometry.duel(mine, theirs) != Duel::Lost {
                return score;
            }
        }
        self.ceiling_late(geometry, enough)
    }

    /// The score for the side to move if the other side gets these cells, in each of which it wins, by answering on top.
    ///
    /// The side to move can fill all other cells before, but not the cell below the first of them in each column.
    #[inline(always)]
    pub(crate) fn at_the_latest(&self, masks: &Masks<W>, winning: W) -> i32 {
        let late = masks.and_above(winning);
        loss(((late | late >> 1) & masks.grid.playable()).count() as i32)
    }

    /// Any number of free cells: the side to move has few lines left, and they come late.
    ///
    /// The other side answers every disc with one on top of it, so it leaves no vertical line: that needs two more cells,
    /// one right above the other. Without any other line among its discs and the free cells, the side to move does not
    /// win. Otherwise the plan needs a column with one of certain cells in every line. The other side plays in this column
    /// only to answer, as long as it can play anywhere else. The cells are those that the side to move then gets only when
    /// all other columns are full; there are few cells left by then, so a win there has a low score.
    #[inline(always)]
    fn ceiling_late<S: Geometry<Word = W>>(&self, geometry: &S, enough: i32) -> i32 {
        if enough < 0 {
            return self.most();
        }
        let masks = geometry.masks();
        let grid = &masks.grid;
        let cells = self.mine | grid.playable() & !self.filled;
        let across = |cells| geometry.has_line_across(geometry.count(cells, self.left));
        if enough == 0 {
            return if across(cells) { self.most() } else { 0 };
        }
        // With as many cells left as its own number counted from the top, a cell of this parity is the side to move's.
        let parity = if self.left & 1 == 0 { !masks.answers } else { masks.answers };
        let top = masks.top_rows(2 * enough as u32);
        let landings = grid.landings(self.filled);
        let mut late = parity & top & !self.filled & !masks.and_above(landings & parity);
        if across(cells & !late) {
            return self.most();
        }
        while late != W::ZERO {
            let column = grid.column((late.lowest() / grid.height()) as u8);
            if !across(cells & !(late & column)) {
                return enough;
            }
            late &= !column;
        }
        self.most()
    }

    /// A number that no other position has: the discs of the side to move, and a bit on top of each column of discs. With
    /// `mirror`, a position and its mirror image have the same key.
    #[inline(always)]
    pub(crate) fn key(&self, masks: &Masks<W>, mirror: bool) -> W {
        let key = self.mine | self.filled.plus(masks.grid.bottom());
        match mirror {
            true => key.min(masks.mirrored(key)),
            false => key,
        }
    }
}

/// Whether at most one bit is set.
#[inline(always)]
pub(crate) fn is_one<W: Key>(word: W) -> bool {
    word & word.minus(W::ONE) == W::ZERO
}
