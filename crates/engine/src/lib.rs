#![doc = include_str!("../README.md")]
//!
//! ## Overview
//!
//! | to | use |
//! |---|---|
//! | find the exact score of a position | [`Solver`], with [`Position`] and [`Options`]; [`Book`] has the openings |
//! | assess a position or a move, with reasons | [`Analyst`], which returns an [`Assessment`] or a [`Verdict`] made of [`Claim`]s |
//! | search a game under any rules | [`lookahead()`] |
//! | have an opponent | [`Player`] of a [`Level`] |
//! | solve a puzzle | [`PuzzleSet`], with [`Puzzle`] and [`PuzzleRun`]; [`PuzzleMaker`] makes more |
//! | teach | [`Lesson`] and [`LessonRun`]; [`mistakes()`] of a game; [`Profile`] |
//! | compare two levels | `Match` (feature `os`) and [`Tally`] |
//! | measure a solver | [`BenchmarkSet`], [`sample_games`] |
//!
//! Every search takes a [`Control`], which stops it from another thread, limits the number of positions it searches, and
//! shows its progress. Nothing depends on time: the same question gets the same answer on every machine.
//!
//! The solver works on boards with columns × (rows + 1) ≤ 128 and lines of three or more, under rules without pop-out,
//! misère and unspent powers. The other parts work under all rules.

mod analyst;
mod benchmark_sets;
mod book;
mod book_code;
#[cfg(feature = "os")]
mod book_draft;
mod book_layer;
#[cfg(feature = "os")]
mod book_pack;
mod budget;
mod coach;
mod control;
mod driver;
mod estimate;
mod evaluation;
mod geometry;
mod lesson;
mod lookahead;
#[cfg(feature = "os")]
mod matches;
mod memory;
mod mistakes;
mod opening;
mod pairs;
mod perception;
mod player;
mod position;
mod profile;
mod puzzle;
mod quiet;
mod resist;
mod search;
mod solver;
mod table;
mod tally;
mod vector;

pub use analyst::{Analyst, Assessment, Scores};
pub use benchmark_sets::{BenchmarkSet, sample_games};
pub use book::{Book, BookError, MAX_BOOK_DEPTH};
#[cfg(feature = "os")]
pub use book_draft::BookDraft;
pub use coach::{
    Advice, Claim, CoachError, Grade, Headline, Outlook, Remark, Sight, Threat, Verdict, accuracy, bar, curve,
};
pub use control::{Control, StoppedError};
pub use estimate::Estimate;
pub use lesson::{Fact, Lesson, LessonResult, LessonRun, LessonStep, ParseLessonError};
pub use lookahead::{Limits, SearchResult, Value, lookahead};
#[cfg(feature = "os")]
pub use matches::{Match, MatchGame};
pub use mistakes::{Mistake, Oversight, mistakes};
pub use player::{Level, ParseLevelError, Player, dice};
pub use position::{Position, PositionError};
pub use profile::Profile;
pub use puzzle::{
    Goal, Hardness, ParseGoalError, ParseHardnessError, ParsePuzzleError, ParseThemeError, Puzzle,
    PuzzleMaker, PuzzleRun, PuzzleSet, RunError, Step, Theme, Wrong,
};
pub use solver::{Options, Solver};
pub use tally::Tally;
