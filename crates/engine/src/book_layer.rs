//! The order of the positions with a certain number of discs on the 7×6 board, which a packed book relies on.
//!
//! A *shape* is the heights of the columns. Of two mirror images only one shape is kept. The discs of a shape, column by
//! column and from the bottom up, are the bits of a *colouring*: 1 is a disc of the side to move. The colourings of a shape
//! come in ascending order, in chunks of [`CHUNK`]. A position is found by its shape and the rank of its colouring, so a
//! book needs no keys.

use crate::book::MAX_BOOK_DEPTH;
use crate::geometry::{Geometry, Standard};

/// Colourings of a chunk.
pub(crate) const CHUNK: u32 = 64;

const COLUMNS: u32 = Standard::GRID.columns() as u32;
const ROWS: u32 = Standard::GRID.rows() as u32;
const HEIGHT: u32 = Standard::GRID.height();
/// Bits of a height in the number of a shape.
const DIGIT: u32 = 3;

/// The discs of a position: those of the side to move, and all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Discs {
    pub(crate) mine: u64,
    pub(crate) filled: u64,
}

/// All positions with one number of discs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layer {
    discs: u32,
    /// The numbers of the shapes, sorted: the height of each column is a digit, the leftmost the lowest.
    shapes: Vec<u32>,
}

/// Where a position is: the index of its chunk, and the discs as the chunk has them, which may be mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) chunk: usize,
    pub(crate) discs: Discs,
}

impl Layer {
    /// The positions with this many discs.
    pub(crate) fn new(discs: usize) -> Layer {
        let mut shapes = vec![0];
        for column in 0..COLUMNS {
            shapes = shapes
                .iter()
                .flat_map(|&shape| (0..=ROWS).map(move |height| shape | height << (DIGIT * column)))
                .filter(|&shape| sum(shape) as usize <= discs)
                .collect();
        }
        shapes.retain(|&shape| sum(shape) as usize == discs && shape <= mirrored(shape));
        shapes.sort_unstable();
        Layer { discs: discs as u32, shapes }
    }

    /// The number of chunks.
    pub(crate) fn chunks(&self) -> usize {
        self.shapes.len() * self.chunks_of_shape() as usize
    }

    /// Where this position is; `None` if it is not a position of this layer.
    pub(crate) fn find(&self, discs: Discs) -> Option<Place> {
        let shape = shape(discs.filled);
        let masks = Standard.masks();
        let (shape, discs) = match mirrored(shape) < shape {
            true => {
                let Discs { mine, filled } = discs;
                (mirrored(shape), Discs { mine: masks.mirrored(mine), filled: masks.mirrored(filled) })
            }
            false => (shape, discs),
        };
        let colouring = colouring(discs);
        if sum(shape) != self.discs || colouring.count_ones() != self.ones() {
            return None;
        }
        let index = self.shapes.binary_search(&shape).ok()?;
        let chunk = index * self.chunks_of_shape() as usize + (rank(colouring) / CHUNK) as usize;
        Some(Place { chunk, discs })
    }

    /// The positions of a chunk in which neither side has a line and the side to move does not win with its next disc.
    pub(crate) fn open_positions(&self, chunk: usize) -> impl Iterator<Item = Open> + use<> {
        let per_shape = self.chunks_of_shape();
        let shape = self.shapes.get(chunk / per_shape as usize).copied().unwrap_or(0);
        let first = chunk as u32 % per_shape * CHUNK;
        let count = CHUNK.min(binomial(self.discs, self.ones()) - first);
        let filled = filled(shape);
        let mut colouring = unrank(first, self.ones());
        (0..count)
            .map(move |_| {
                let discs = Discs { mine: painted(shape, colouring), filled };
                colouring = next(colouring);
                discs
            })
            .filter_map(Open::new)
    }

    /// How many discs the side to move has.
    const fn ones(&self) -> u32 {
        self.discs / 2
    }

    fn chunks_of_shape(&self) -> u32 {
        binomial(self.discs, self.ones()).div_ceil(CHUNK)
    }
}

/// A position in which neither side has a line and the side to move does not win with its next disc.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    pub(crate) discs: Discs,
    /// How many cells would be a line of the side to move.
    pub(crate) winning: u32,
    /// The cells that would be a line of the other side.
    pub(crate) threats: u64,
}

impl Open {
    pub(crate) fn new(discs: Discs) -> Option<Open> {
        let (grid, Discs { mine, filled }) = (&Standard::GRID, discs);
        let winning = grid.winning(mine, filled);
        let closed =
            winning & grid.landings(filled) != 0 || grid.has_line(mine) || grid.has_line(mine ^ filled);
        let threats = grid.winning(mine ^ filled, filled);
        (!closed).then_some(Open { discs, winning: winning.count_ones(), threats })
    }
}

/// The height of a column in a shape.
const fn height(shape: u32, column: u32) -> u32 {
    shape >> (DIGIT * column) & ((1 << DIGIT) - 1)
}

/// The number of discs of a shape.
fn sum(shape: u32) -> u32 {
    (0..COLUMNS).map(|column| height(shape, column)).sum()
}

/// The shape of the mirror image.
fn mirrored(shape: u32) -> u32 {
    (0..COLUMNS).fold(0, |mirror, column| mirror << DIGIT | height(shape, column))
}

/// The shape of these discs.
fn shape(filled: u64) -> u32 {
    (0..COLUMNS)
        .fold(0, |shape, column| shape | (filled >> (column * HEIGHT)).trailing_ones() << (DIGIT * column))
}

/// All discs of a shape.
fn filled(shape: u32) -> u64 {
    (0..COLUMNS).fold(0, |filled, column| filled | ((1 << height(shape, column)) - 1) << (column * HEIGHT))
}

/// The discs of the side to move, one a bit, without the free cells between the columns.
fn colouring(discs: Discs) -> u32 {
    let (mut colouring, mut at) = (0, 0);
    for column in 0..COLUMNS {
        let discs_here = (discs.filled >> (column * HEIGHT)).trailing_ones();
        let mine = discs.mine >> (column * HEIGHT) & ((1 << discs_here) - 1);
        colouring |= (mine as u32) << at;
        at += discs_here;
    }
    colouring
}

/// The discs of the side to move on the board: the inverse of [`colouring`].
fn painted(shape: u32, mut colouring: u32) -> u64 {
    let mut mine = 0;
    for column in 0..COLUMNS {
        let discs_here = height(shape, column);
        mine |= u64::from(colouring & ((1 << discs_here) - 1)) << (column * HEIGHT);
        colouring >>= discs_here;
    }
    mine
}

/// The number of ways to choose `k` of `n`, neither of which exceeds [`MAX_BOOK_DEPTH`] and one.
const fn binomial(n: u32, k: u32) -> u32 {
    const SIZE: usize = MAX_BOOK_DEPTH + 2;
    const WAYS: [[u32; SIZE]; SIZE] = {
        let (mut ways, mut n) = ([[0; SIZE]; SIZE], 0);
        while n < SIZE {
            ways[n][0] = 1;
            let mut k = 1;
            while k <= n {
                ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
                k += 1;
            }
            n += 1;
        }
        ways
    };
    WAYS[n as usize][k as usize]
}

/// How many words with the same number of ones are smaller.
fn rank(mut word: u32) -> u32 {
    let (mut rank, mut ones) = (0, 0);
    while word != 0 {
        ones += 1;
        rank += binomial(word.trailing_zeros(), ones);
        word &= word - 1;
    }
    rank
}

/// The word with this many ones and this rank.
fn unrank(mut rank: u32, ones: u32) -> u32 {
    let mut word = 0;
    for k in (1..=ones).rev() {
        let mut bit = k - 1;
        while binomial(bit + 1, k) <= rank {
            bit += 1;
        }
        rank -= binomial(bit, k);
        word |= 1 << bit;
    }
    word
}

/// The next larger word with the same number of ones.
fn next(word: u32) -> u32 {
    let carried = word + (word & word.wrapping_neg());
    if word == 0 { 0 } else { carried | (word ^ carried) >> (2 + word.trailing_zeros()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{enumerate, position};

    #[test]
    fn ranks_count_the_words() {
        for (discs, ones) in [(8, 4), (12, 6), (5, 2), (1, 0)] {
            let words = (0..1_u32 << discs).filter(|word| word.count_ones() == ones);
            for (i, word) in (0..).zip(words) {
                assert_eq!((rank(word), unrank(i, ones)), (i, word));
            }
        }
    }

    #[test]
    fn every_position_has_its_place() {
        for (discs, keys) in enumerate(7).iter().enumerate() {
            let layer = Layer::new(discs);
            for &key in keys {
                let at = position(key);
                for at in [at, at.mirrored()] {
                    let discs = Discs { mine: at.mine() as u64, filled: at.filled() as u64 };
                    let place = layer.find(discs).expect("a position of the layer");
                    let in_chunk = layer.open_positions(place.chunk).any(|open| open.discs == place.discs);
                    assert_eq!(in_chunk, Open::new(discs).is_some());
                }
            }
        }
    }

    #[test]
    fn a_shape_is_found_once() {
        for discs in 0..10 {
            let layer = Layer::new(discs);
            assert!(layer.shapes.is_sorted());
            for &shape in &layer.shapes {
                assert_eq!(super::shape(filled(shape)), shape);
                assert!(mirrored(shape) == shape || layer.shapes.binary_search(&mirrored(shape)).is_err());
            }
        }
    }

    #[test]
    fn other_discs_have_no_place() {
        let layer = Layer::new(2);
        assert_eq!(layer.find(Discs { mine: 0, filled: 3 }), None, "two discs of one side");
        assert_eq!(layer.find(Discs { mine: 0, filled: 1 }), None, "one disc");
    }
}
