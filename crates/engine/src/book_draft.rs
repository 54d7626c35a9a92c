//! Making an opening book: solves the positions with most discs and derives the others from them.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

use crate::book::{Book, BookError, MAX_BOOK_DEPTH, enumerate, position};
use crate::book_layer::Discs;
use crate::book_pack::BookScores;
use crate::control::{Control, StoppedError};
use crate::geometry::Standard;
use crate::position::Position;
use crate::quiet::win;
use crate::solver::{Options, Solver};

/// A book that is being made. Only the positions with most discs are solved; the scores of the others follow from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookDraft {
    keys: Vec<Vec<u64>>,
    scores: Vec<i8>,
}

/// The score of a position that is not solved yet.
const UNKNOWN: i8 = i8::MAX;

impl BookDraft {
    /// A draft of a book up to this many discs, with nothing solved.
    #[must_use]
    pub fn new(depth: usize) -> BookDraft {
        let keys = enumerate(depth.min(MAX_BOOK_DEPTH));
        let scores = vec![UNKNOWN; keys.last().map_or(0, Vec::len)];
        BookDraft { keys, scores }
    }

    /// The number of positions solved, and of all positions to solve.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.scores.iter().filter(|&&score| score != UNKNOWN).count(), self.scores.len())
    }

    /// The scores so far, for [`BookDraft::resume`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.scores.iter().map(|score| score.cast_unsigned()).collect()
    }

    /// Takes over the scores of [`BookDraft::to_bytes`].
    ///
    /// # Errors
    /// If they are for another number of discs.
    pub fn resume(&mut self, bytes: &[u8]) -> Result<(), BookError> {
        if bytes.len() != self.scores.len() {
            return Err(BookError::NotABook);
        }
        self.scores = bytes.iter().map(|byte| byte.cast_signed()).collect();
        Ok(())
    }

    /// The finished book; `None` if a position is not solved yet.
    #[must_use]
    pub fn finish(self) -> Option<Book> {
        if self.scores.contains(&UNKNOWN) {
            return None;
        }
        let depth = self.keys.len() - 1;
        let mut all =
            BookScores { scores: self.keys.iter().map(|ply| vec![0; ply.len()]).collect(), keys: self.keys };
        all.scores[depth] = self.scores;
        for discs in (0..depth).rev() {
            let best = |&key: &u64| best(&all, &position(key)).map(|score| score as i8);
            let scores: Option<Vec<i8>> = all.keys[discs].iter().map(best).collect();
            all.scores[discs] = scores?;
        }
        Some(all.pack())
    }

    /// Solves the remaining positions on `options.threads` threads, each with a table of its own. `each` is called after
    /// every position.
    ///
    /// # Errors
    /// If the control stops it. What was solved is kept.
    pub fn solve(
        &mut self,
        options: Options,
        control: &Control,
        mut each: impl FnMut(&BookDraft),
    ) -> Result<(), StoppedError> {
        let missing: Vec<usize> = (0..self.scores.len()).filter(|&i| self.scores[i] == UNKNOWN).collect();
        let keys: Vec<u64> = self.keys.last().cloned().unwrap_or_default();
        let options_of_one = Options { threads: NonZeroUsize::MIN, book: false, ..options };
        let next = AtomicUsize::new(0);
        let (send, receive) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..options.threads.get() {
                let send = send.clone();
                scope.spawn(|| {
                    let send = send;
                    let mut solver = Solver::new(&Standard::WIDE, options_of_one);
                    while let Some(&index) = missing.get(next.fetch_add(1, Relaxed)) {
                        let Ok(score) = solver.score(&position(keys[index]), control) else { break };
                        if send.send((index, score as i8)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for (index, score) in receive {
                self.scores[index] = score;
                each(self);
            }
        });
        if self.scores.contains(&UNKNOWN) { Err(StoppedError) } else { Ok(()) }
    }
}

/// The best score of the moves; `None` if one of them has no score.
fn best(all: &BookScores, at: &Position) -> Option<i32> {
    let score = |column| match at.play(column) {
        Some(next) => {
            all.get(Discs { mine: next.mine() as u64, filled: next.filled() as u64 }).map(|score| -score)
        }
        None => Some(win(at.left() as i32)),
    };
    at.moves().map(score).collect::<Option<Vec<i32>>>()?.into_iter().max()
}
