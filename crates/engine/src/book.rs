//! The opening book: the exact score of every position of the 7×6 board up to a number of discs.
//!
//! `book_layer.rs` puts the positions in an order and `book_code.rs` writes their scores. A lookup reads one chunk of up to 64
//! positions, so nothing is unpacked when the program starts. Positions in which the side to move wins at once take no
//! room.

use std::sync::LazyLock;

use four_rules::Word;

use crate::book_code::{BitReader, Codes, Context, score};
use crate::book_layer::{Discs, Layer};
use crate::geometry::{Geometry, Masks, Standard};
use crate::position::Position;
use crate::quiet::win;

/// Exact scores of the openings on the 7×6 board.
///
/// ```
/// use four_engine::{Book, Position};
/// let empty = Position::empty(7, 6, 4)?;
/// assert_eq!(Book::standard().score(&empty), Some(1), "the first player wins with its last disc");
/// # Ok::<(), four_engine::PositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    pub(crate) codes: Codes,
    /// The positions by number of discs.
    pub(crate) layers: Vec<PackedLayer>,
}

/// The packed scores of all positions with one number of discs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PackedLayer {
    pub(crate) layer: Layer,
    /// Where each chunk ends in `bytes`.
    pub(crate) ends: Vec<u32>,
    pub(crate) bytes: Vec<u8>,
}

impl PackedLayer {
    /// The score of an open position; `None` if it has no entry.
    fn score(&self, codes: &Codes, discs: Discs) -> Option<i32> {
        let place = self.layer.find(discs)?;
        let start = if place.chunk == 0 { 0 } else { self.ends[place.chunk - 1] };
        let mut bits = BitReader::new(&self.bytes[start as usize..self.ends[place.chunk] as usize]);
        let mut context = Context::START;
        for at in self.layer.open_positions(place.chunk) {
            let (symbol, next) = codes.read(&mut bits, context, &at)?;
            if at.discs == place.discs {
                return score(symbol);
            }
            context = next;
        }
        None
    }

    /// Reads the layer at the start of `bytes`, and returns the rest of them.
    fn read(discs: usize, mut bytes: &[u8]) -> Option<(PackedLayer, &[u8])> {
        let layer = Layer::new(discs);
        let (mut ends, mut end) = (Vec::with_capacity(layer.chunks()), 0_u32);
        for _ in 0..layer.chunks() {
            let (length, rest) = read_number(bytes)?;
            end = end.checked_add(length)?;
            ends.push(end);
            bytes = rest;
        }
        let (mine, rest) = bytes.split_at_checked(end as usize)?;
        Some((PackedLayer { layer, ends, bytes: mine.to_vec() }, rest))
    }

    /// Adds what [`PackedLayer::read`] reads: the length of each chunk, then all chunks.
    fn write(&self, bytes: &mut Vec<u8>) {
        let mut start = 0;
        for &end in &self.ends {
            write_number(end - start, bytes);
            start = end;
        }
        bytes.extend(&self.bytes);
    }
}

/// Reads a number, seven bits a byte, the lowest first; the last byte is below 128.
fn read_number(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let mut number = 0;
    for (i, &byte) in bytes.iter().take(4).enumerate() {
        number |= u32::from(byte & 127) << (7 * i);
        if byte < 128 {
            return Some((number, &bytes[i + 1..]));
        }
    }
    None
}

/// Writes what [`read_number`] reads.
fn write_number(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Why a book cannot be read or is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// The data is not packed scores, or their number is wrong.
    #[error("not an opening book")]
    NotABook,
    /// A score is not the best score of the moves.
    #[error(
        "contradiction in the book: the score {score} after {discs} discs is not the best of the moves, {moves}"
    )]
    Contradiction {
        /// The number of discs on the board.
        discs: usize,
        /// The score in the book.
        score: i32,
        /// The best score of its moves.
        moves: i32,
    },
}

/// What [`Book::to_bytes`] wrote; the first byte is the number of discs that the book goes up to.
const STANDARD: &[u8] = include_bytes!("../book/7x6");

/// The most discs that a book may go up to. More would be too many positions.
pub const MAX_BOOK_DEPTH: usize = 12;

impl Book {
    /// The book that is part of this crate, read at the first use.
    ///
    /// # Panics
    /// Never: a test reads the book.
    #[must_use]
    #[allow(clippy::expect_used)]
    pub fn standard() -> &'static Book {
        static BOOK: LazyLock<Book> =
            LazyLock::new(|| Book::from_bytes(STANDARD).expect("a test reads the book"));
        &BOOK
    }

    /// The score of a position in the standard book, which is read only if the position can be in it.
    pub(crate) fn look_up(position: &Position) -> Option<i32> {
        let in_reach = is_standard(position) && position.played() <= STANDARD[0].into();
        if in_reach { Book::standard().score(position) } else { None }
    }

    /// Reads what [`Book::to_bytes`] wrote.
    ///
    /// # Errors
    /// If the bytes are not a book.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        Book::read(bytes).ok_or(BookError::NotABook)
    }

    fn read(bytes: &[u8]) -> Option<Book> {
        let (&depth, bytes) = bytes.split_first()?;
        let (length, bytes) = read_number(bytes)?;
        let (codes, mut bytes) = bytes.split_at_checked(length as usize)?;
        let codes = miniz_oxide::inflate::decompress_to_vec_with_limit(codes, Codes::BYTES).ok()?;
        let (codes, mut layers) = (Codes::from_bytes(&codes)?, Vec::new());
        for discs in 0..=usize::from(depth).min(MAX_BOOK_DEPTH) {
            let (layer, rest) = PackedLayer::read(discs, bytes)?;
            layers.push(layer);
            bytes = rest;
        }
        bytes.is_empty().then_some(Book { codes, layers })
    }

    /// The depth, the codes and the layers.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let codes = miniz_oxide::deflate::compress_to_vec(&self.codes.to_bytes(), 10);
        let mut bytes = vec![self.depth() as u8];
        write_number(codes.len() as u32, &mut bytes);
        bytes.extend(codes);
        for layer in &self.layers {
            layer.write(&mut bytes);
        }
        bytes
    }

    /// The number of discs that the book goes up to.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.layers.len() - 1
    }

    /// The number of positions in the book; a position and its mirror image count once.
    #[must_use]
    pub fn positions(&self) -> usize {
        enumerate(self.depth()).iter().map(Vec::len).sum()
    }

    /// The score of a position, for the side to move; `None` if the book does not have it.
    #[must_use]
    pub fn score(&self, position: &Position) -> Option<i32> {
        let depth = position.played() as usize;
        if depth > self.depth() || !is_standard(position) {
            return None;
        }
        let discs = Discs { mine: position.mine() as u64, filled: position.filled() as u64 };
        let wins = Standard::GRID.winning(discs.mine, discs.filled) & Standard::GRID.landings(discs.filled);
        match wins == 0 {
            true => self.layers[depth].score(&self.codes, discs),
            false => Some(win(position.left() as i32)),
        }
    }

    /// Every position with this many discs and its score, without mirror images.
    pub fn ply(&self, discs: usize) -> impl Iterator<Item = (Position, i32)> {
        let keys =
            if discs <= self.depth() { enumerate(discs).pop().unwrap_or_default() } else { Vec::new() };
        keys.into_iter().filter_map(|key| Some((position(key), self.score(&position(key))?)))
    }

    /// Checks that every position has a score, and that each score is the best score of the moves.
    ///
    /// # Errors
    /// If a score is missing or, with the first such score, is not the best.
    pub fn check(&self) -> Result<(), BookError> {
        for (discs, keys) in enumerate(self.depth()).into_iter().enumerate() {
            for at in keys.into_iter().map(position) {
                let score = self.score(&at).ok_or(BookError::NotABook)?;
                let moves = if discs < self.depth() { self.best(&at) } else { Some(score) };
                if moves != Some(score) {
                    return Err(BookError::Contradiction { discs, score, moves: moves.unwrap_or(0) });
                }
            }
        }
        Ok(())
    }

    /// The best score of the moves; `None` if one of them leaves the book.
    pub(crate) fn best(&self, at: &Position) -> Option<i32> {
        let score = |column| match at.play(column) {
            Some(next) => self.score(&next).map(|score| -score),
            None => Some(win(at.left() as i32)),
        };
        at.moves().map(score).collect::<Option<Vec<i32>>>()?.into_iter().max()
    }
}

fn is_standard(position: &Position) -> bool {
    position.grid() == &Standard::WIDE
}

/// The key of a position, which only its mirror image shares: the discs of the side to move, and a bit on top of each
/// column of discs.
pub(crate) fn key(mine: u64, filled: u64) -> u64 {
    let key = mine | filled.plus(Standard::GRID.bottom());
    key.min(Standard.masks().mirrored(key))
}

/// The position with this key.
pub(crate) fn position(key: u64) -> Position {
    let height = Standard::GRID.height();
    let (mut mine, mut filled) = (0, 0);
    for column in 0..u32::from(Standard::GRID.columns()) {
        let bits = key >> (column * height) & ((1 << height) - 1);
        let discs = (1 << bits.ilog2()) - 1;
        filled |= discs << (column * height);
        mine |= (bits & discs) << (column * height);
    }
    Position::standard(mine, filled)
}

/// The keys of all positions without a line, by number of discs.
pub(crate) fn enumerate(depth: usize) -> Vec<Vec<u64>> {
    let masks: &Masks<u64> = Standard.masks();
    let mut plies = vec![vec![key(0, 0)]];
    for _ in 0..depth {
        let mut next = Vec::new();
        for &parent in plies.last().into_iter().flatten() {
            let at = position(parent);
            let (mine, filled) = (at.mine() as u64, at.filled() as u64);
            let mut cells = masks.grid.landings(filled);
            while cells != 0 {
                let cell = cells & cells.wrapping_neg();
                cells ^= cell;
                if !masks.grid.has_line(mine | cell) {
                    next.push(key(mine ^ filled, filled | cell));
                }
            }
        }
        next.sort_unstable();
        next.dedup();
        plies.push(next);
    }
    plies
}
