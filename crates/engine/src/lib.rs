//! Who plays Four in a Row well, and why.
//!
//! [`Solver`] finds the exact result of any position on any board with columns × (rows + 1) ≤ 128 and lines of three
//! or more; [`Book`] knows all openings of the usual board up to 8 discs; [`BenchmarkSet`] and [`sample_games`] make positions to
//! measure with. [`Player`] is an opponent of any [`Level`] under any rules; [`lookahead`] is the search that all of them but
//! the perfect one use, and [`Match`] lets them play each other. [`Coach`] says why a move is good or bad, in
//! [`Claim`]s that it has proved. [`Puzzles`] makes positions with a single right move.
//!
//! # How strong the players are
//!
//! A level is a depth, a number of positions, and a perception: which lines it overlooks, and by how much its judgement of a
//! position is off. Each level against the one below, `four match --first 5 --second 4 -n 400`, the two moving first in
//! turn; points in a hundred:
//!
//! | | `standard` | `popout` (games) | 6×6 (games) | `powers` (games) | there, moving first | the one below |
//! |---|---|---|---|---|---|---|
//! | 1 against dice | 92.2 | 94.8 (400) | 85.5 (200) | 88.8 (400) | 96.5 | 19.0 |
//! | 2 against 1 | 85.9 | 85.0 (400) | 84.5 (200) | 82.8 (400) | 97.5 | 32.0 |
//! | 3 against 2 | 81.0 | 77.8 (400) | 78.0 (200) | 69.0 (400) | 91.0 | 53.0 |
//! | 4 against 3 | 71.1 | 81.2 (400) | 73.5 (200) | 63.5 (400) | 99.0 | 72.0 |
//! | 5 against 4 | 69.9 | 64.9 (400) | 68.5 (200) | 57.5 (400) | 97.0 | 82.0 |
//! | 6 against 5 | 68.8 | 67.9 (400) | 59.5 (200) | 54.2 (400) | 93.5 | 85.0 |
//! | 7 against 6 | 64.9 | 60.5 (200) | 60.8 (200) | 54.5 (400) | 91.8 | 82.8 |
//! | 8 against 7 | 63.1 | 55.5 (200) | 62.5 (100) | 53.8 (400) | 93.2 | 85.8 |
//! | 9 against 8 | 71.8 | 58.0 (200) | 62.5 (60) | 52.4 (400) | 96.5 | 91.8 |
//! | perfect against 9 | 99.8 | 85.0 (40) | 82.5 (60) | 52.7 (300) | 100 | 94.7 |
//!
//! On `powers` the first to move wins nearly every game between strong players, so that little more than half of the
//! points can be had there; what tells two of them apart is how often they let that go. The last two columns are the
//! points of either out of the games in which it moved first. At every step there, and on `popout`, all of the range that
//! `four match` gives for the Elo, with 95 % certainty, is above 0.
//!
//! Errors come from not seeing. Of the moves that lose, where there is one that does not, how many in a hundred a level
//! plays, by how many discs it takes to prove the move wrong:
//!
//! | level | 1 disc | 2 to 7 | 8 to 15 | more |
//! |---|---|---|---|---|
//! | 1 | 10.5 | 13.3 | 14.5 | 12.5 |
//! | 2 | 5.1 | 7.3 | 9.9 | 11.8 |
//! | 3 | 0 | 6.3 | 8.3 | 10.8 |
//! | 4 | 0 | 6.5 | 5.8 | 8.8 |
//! | 5 | 0 | 1.8 | 6.6 | 6.8 |
//! | 6 | 0 | 1.6 | 7.9 | 4.1 |
//! | 8 | 0 | 0 | 2.1 | 3.5 |
//! | all of these | 2.2 | 5.2 | 7.9 | 8.3 |
//!
//! From the 1,616 positions of 120 games in which not all was lost; 950, 384, 242 and 3,342 moves that lose.
//!
//! # How the solver works
//!
//! Forced moves are played out at once, so the search only sees quiet positions, where a side has a choice.
//! Each search answers one question, "is the score at least *n*?", with a null window; the questions begin at both
//! ends of the range, where the answers are cheap, then ask who wins, then close in. Before a move is searched, every
//! move of a position is tried against what can be proved without a search, and looked up in the table. What is left
//! is tried in the order of winning cells made, safe answers left to the other side, and lines through the cell.
//!
//! # What each idea gained
//!
//! Each taken away alone: by how much nodes and time grow. One thread, 64 MB, every position with an empty table; 100
//! positions of the middle game, 60 and 10 of the opening, from Pascal Pons' test sets L2_R2, L1_R2 and L1_R3.
//!
//! | without | L2_R2 | L1_R2 | L1_R3 |
//! |---|---|---|---|
//! | (all of them: nodes, time) | 7,145, 1.27 ms | 189,937, 34.9 ms | 1,588,543, 279 ms |
//! | the answering plan with an even number of free cells | nodes × 1.92, time × 1.73 | × 1.61, × 1.64 | × 2.07, × 2.03 |
//! | the answering plan with an odd number, which needs a winning cell | × 1.34, × 1.17 | × 1.33, × 1.28 | × 1.65, × 1.48 |
//! | order: few safe answers for the other side | × 1.65, × 2.39 | × 1.92, × 2.42 | × 1.83, × 1.80 |
//! | order: lines through the cell | × 2.06, × 2.38 | × 3.75, × 3.60 | × 14.7, × 13.2 |
//! | the small table for positions near the end, in the core's own cache | × 0.98, × 1.10 | × 0.94, × 1.44 | × 0.91, × 1.37 |
//! | the first questions at both ends | × 0.89, × 0.92 | × 1.03, × 1.13 | × 0.99, × 1.25 |
//!
//! The questions at both ends pay on easy positions: on L1_R1 they cut 2,567 nodes to 398. Tried and left out, because they
//! gained nothing or next to it: remembering the best move (1–2 %), history of good cells (0 %), keys that ignore discs
//! which no line needs any more (1 %), a finer pairing of odd columns (1 %), `-C target-cpu=native` (0–5 %), tables of
//! gigabytes (slower, by misses of the page cache).
//!
//! # Against other solvers
//!
//! Pascal Pons' solver and Christophe Steininger's c4, both built with `-O3 -march=native`, c4 set to one thread and
//! 64 MB (Pons' table has 80 MB); ours built with `cargo build --release`, one thread, 64 MB, no book. Processor time
//! of the searches alone, mean of a position, all three in the same minutes on one 2-core virtual machine. The sets are
//! Pons'; the hard ones and the empty board with an empty table for each position, the others in one go.
//!
//! | set | Pons | c4 | ours | faster than the better |
//! |---|---|---|---|---|
//! | L3_R1, 1000 positions | 9.0 µs | 36 µs | 3.9 µs | 2.3 × |
//! | L2_R1, 1000 | 62 µs | 158 µs | 26 µs | 2.4 × |
//! | L2_R2, first 100 | 6.98 ms | 3.54 ms | 1.38–1.79 ms | 2.0–2.6 × |
//! | L1_R1, 1000 | 414 µs | 5.87 ms | 128–143 µs | 2.9–3.2 × |
//! | L1_R2, first 100 | 176 ms | 123 ms | 34 ms | 3.6 × |
//! | L1_R3, first 50, cold | 4.8 s (first 5) | 2.13 s | 0.48 s (first 5: 0.40 s) | 4.4 × |
//! | empty board, exact | not run | 34.1 s | 5.7 s (who wins: 2.8 s) | 6.0 × |
//!
//! Two threads instead of one, on the first 20 of L1_R3 cold, wall time in three pairs of runs: 1.84, 1.65 and 1.47 times as
//! fast; on the empty board 1.66 times. They search 15 % more positions, half of it because each thread has a small table
//! of its own.
//!
//! Ours by hand: `four solve --no-book --stats < Test_L2_R1`; the positions of a set are in the first column of its
//! file.

mod analyst;
mod benchmark_sets;
mod book;
#[cfg(feature = "os")]
mod book_draft;
mod budget;
mod coach;
mod control;
mod driver;
mod estimate;
mod evaluation;
mod geometry;
mod lookahead;
#[cfg(feature = "os")]
mod matches;
mod memory;
mod perception;
mod player;
mod position;
mod puzzle;
mod quiet;
mod search;
mod solver;
mod table;
mod tally;

pub use analyst::{Analyst, Assessment};
pub use benchmark_sets::{BenchmarkSet, sample_games};
pub use book::{Book, BookError, MAX_BOOK_DEPTH};
#[cfg(feature = "os")]
pub use book_draft::BookDraft;
pub use coach::{Advice, Claim, CoachError, Grade, Outlook, Threat, Verdict};
pub use control::{Control, StoppedError};
pub use estimate::Estimate;
pub use lookahead::{Limits, SearchResult, Value, lookahead};
#[cfg(feature = "os")]
pub use matches::{Match, MatchGame};
pub use player::{Level, ParseLevelError, Player, dice};
pub use position::{Position, PositionError};
pub use puzzle::{Hardness, ParseHardnessError, Puzzle, Puzzles, Task};
pub use solver::{Options, Solver};
pub use tally::Tally;
