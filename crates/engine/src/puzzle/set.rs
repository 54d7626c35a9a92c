//! The puzzles that ship with the program, and the file format of puzzles: one a line.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use super::{Hardness, Puzzle, Theme};
use crate::evaluation::mix;

/// `id moves goal theme solution discs rating`, sorted by id. Lines are added at the end and never changed.
const BUILTIN: &str = include_str!("../../data/puzzles.txt");

/// The ids of the puzzles from which [`PuzzleSet::daily`] chooses. It must not grow with the set, or the puzzles of past
/// days would change.
const DAILY: std::ops::RangeInclusive<u32> = 1..=3458;

/// A set of puzzles.
#[derive(Debug)]
pub struct PuzzleSet {
    puzzles: Vec<Puzzle>,
}

impl PuzzleSet {
    /// The puzzles that ship with the program, read once.
    #[must_use]
    pub fn builtin() -> &'static PuzzleSet {
        static SET: OnceLock<PuzzleSet> = OnceLock::new();
        // A test reads every line.
        SET.get_or_init(|| PuzzleSet {
            puzzles: BUILTIN.lines().filter_map(|line| line.parse().ok()).collect(),
        })
    }

    /// Every puzzle, by id.
    #[must_use]
    pub fn all(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle with this id.
    #[must_use]
    pub fn get(&self, id: u32) -> Option<&Puzzle> {
        let index = self.puzzles.binary_search_by_key(&id, |puzzle| puzzle.id).ok()?;
        self.puzzles.get(index)
    }

    /// The puzzles of a theme, of a hardness, or of both.
    pub fn select(
        &self,
        theme: Option<Theme>,
        hardness: Option<Hardness>,
    ) -> impl Iterator<Item = &Puzzle> + Clone {
        self.puzzles.iter().filter(move |puzzle| {
            theme.is_none_or(|theme| puzzle.has(theme))
                && hardness.is_none_or(|hardness| puzzle.hardness() == hardness)
        })
    }

    /// One of the puzzles of a theme, of a hardness, or of both. The seed decides which; `None` if there is none.
    #[must_use]
    pub fn pick(&self, theme: Option<Theme>, hardness: Option<Hardness>, seed: u64) -> Option<&Puzzle> {
        let found = self.select(theme, hardness);
        let count = found.clone().count() as u64;
        let index = mix(seed).checked_rem(count)?;
        found.clone().nth(index as usize)
    }

    /// The puzzle of a day, counted from 1970-01-01. From Monday to Sunday they become harder, and no puzzle comes again
    /// before all of its hardness have come.
    #[must_use]
    pub fn daily(&self, day: u32) -> Option<&Puzzle> {
        // The first of January 1970 was a Thursday.
        let day = u64::from(day) + 3;
        let (week, weekday) = (day / 7, day % 7);
        let (hardness, turn) = match weekday {
            0 | 1 => (Hardness::Easy, 2 * week + weekday),
            2 | 3 => (Hardness::Medium, 2 * week + weekday - 2),
            4 | 5 => (Hardness::Hard, 2 * week + weekday - 4),
            _ => (Hardness::Devilish, week),
        };
        let found = self.select(None, Some(hardness)).filter(|puzzle| DAILY.contains(&puzzle.id));
        let count = found.clone().count() as u64;
        // A prime that does not divide the count visits all of them.
        let index = (turn * 7919).checked_rem(count)?;
        found.clone().nth(index as usize)
    }
}

/// A line that is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a puzzle: use 'id moves goal theme solution discs rating'")]
pub struct ParsePuzzleError(pub String);

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(line: &str) -> Result<Puzzle, ParsePuzzleError> {
        let words: Vec<&str> = line.split(' ').collect();
        let read = || {
            let [id, moves, goal, theme, solution, discs, rating] = words[..] else { return None };
            Some(Puzzle {
                id: id.parse().ok()?,
                moves: moves.into(),
                goal: goal.parse().ok()?,
                theme: theme.parse().ok()?,
                solution: solution.parse().ok()?,
                discs: discs.parse().ok()?,
                rating: rating.parse().ok()?,
            })
        };
        read().ok_or_else(|| ParsePuzzleError(line.into()))
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { id, moves, goal, theme, solution, discs, rating } = self;
        write!(f, "{id} {moves} {goal} {theme} {solution} {discs} {rating}")
    }
}
