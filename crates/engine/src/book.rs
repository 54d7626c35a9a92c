//! The opening book: the exact score of every position of the 7×6 board up to a number of discs.
//!
//! Positions are enumerated ply by ply in the order of their keys, of two mirror images only the one with the smaller key. A
//! book stores the scores in that order, compressed; the keys are enumerated again when it is read.

use std::sync::LazyLock;

use four_rules::Word;

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
    /// The keys of each ply, sorted.
    pub(crate) keys: Vec<Vec<u64>>,
    /// The scores, in the same order.
    pub(crate) scores: Vec<Vec<i8>>,
}

/// Why a book cannot be read or is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// The data is not compressed scores, or their number is wrong.
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

/// The number of discs that the book goes up to, then the compressed scores.
const STANDARD: &[u8] = include_bytes!("../book/7x6");

/// The most discs that a book may go up to. More would be too many positions.
pub const MAX_BOOK_DEPTH: usize = 10;

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
        const LIMIT: usize = 4 << 20;
        let (&depth, packed) = bytes.split_first().ok_or(BookError::NotABook)?;
        let unpacked = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, LIMIT);
        let all = unpacked.map_err(|_| BookError::NotABook)?;
        let keys = enumerate(usize::from(depth).min(MAX_BOOK_DEPTH));
        let mut rest = &all[..];
        let mut scores = Vec::new();
        for ply in &keys {
            let (these, others) = rest.split_at_checked(ply.len()).ok_or(BookError::NotABook)?;
            scores.push(these.iter().map(|&byte| byte.cast_signed()).collect());
            rest = others;
        }
        if rest.is_empty() { Ok(Book { keys, scores }) } else { Err(BookError::NotABook) }
    }

    /// The scores in the order of enumeration, compressed.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let scores: Vec<u8> = self.scores.iter().flatten().map(|score| score.cast_unsigned()).collect();
        let mut bytes = vec![self.depth() as u8];
        bytes.extend(miniz_oxide::deflate::compress_to_vec(&scores, 10));
        bytes
    }

    /// The number of discs that the book goes up to.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.keys.len() - 1
    }

    /// The number of positions in the book; a position and its mirror image count once.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.keys.iter().map(Vec::len).sum()
    }

    /// The score of a position, for the side to move; `None` if the book does not have it.
    #[must_use]
    pub fn score(&self, position: &Position) -> Option<i32> {
        let depth = position.played() as usize;
        if depth > self.depth() || !is_standard(position) {
            return None;
        }
        let key = key(position.mine() as u64, position.filled() as u64);
        let index = self.keys[depth].binary_search(&key).ok()?;
        Some(self.scores[depth][index].into())
    }

    /// Every position with this many discs and its score, without mirror images.
    pub fn ply(&self, discs: usize) -> impl Iterator<Item = (Position, i32)> {
        let ply =
            self.keys.get(discs).into_iter().flatten().zip(self.scores.get(discs).into_iter().flatten());
        ply.map(|(&key, &score)| (position(key), score.into()))
    }

    /// Checks that each score is the best score of the moves.
    ///
    /// # Errors
    /// Has the first score that is not.
    pub fn check(&self) -> Result<(), BookError> {
        for discs in 0..self.depth() {
            for (at, score) in self.ply(discs) {
                let moves = self.best(&at);
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
fn key(mine: u64, filled: u64) -> u64 {
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
