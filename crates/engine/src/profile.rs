//! What is known about a player on this machine: what they overlook, which puzzles and lessons they know. Pure data.

use std::collections::{BTreeMap, BTreeSet};

use four_rules::Side;

use crate::coach::{Verdict, accuracy};
use crate::lesson::Lesson;
use crate::mistakes::Oversight;
use crate::player::Level;
use crate::puzzle::{Puzzle, PuzzleSet, Theme};

/// What is known about a player. Whatever a saved profile lacks has its default.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Profile {
    /// How many games were reviewed.
    pub games: u32,
    /// How often each kind of thing was overlooked in them.
    pub overlooked: BTreeMap<Oversight, u32>,
    /// The accuracies of the last games, in per cent, the newest last.
    pub accuracies: Vec<f64>,
    /// The strength at puzzles, on the scale of [`Puzzle::rating`].
    pub rating: u32,
    /// The puzzles that were tried, and whether the first attempt solved them.
    pub puzzles: BTreeMap<u32, bool>,
    /// The days whose puzzle was solved, counted from 1970-01-01.
    pub days: BTreeSet<u32>,
    /// The lessons that were finished.
    pub lessons: BTreeSet<String>,
}

/// How often something is overlooked before it counts as a weakness.
const OFTEN: u32 = 3;
/// How many games the accuracy is taken from.
const RECENT: usize = 10;
/// The largest change of the rating by a puzzle.
const SWING: f64 = 48.0;
/// The ratings of puzzles, which the rating of a player does not leave.
const RATINGS: std::ops::RangeInclusive<f64> = 300.0..=2800.0;

impl Default for Profile {
    fn default() -> Profile {
        Profile {
            games: 0,
            overlooked: BTreeMap::new(),
            accuracies: Vec::new(),
            rating: 600,
            puzzles: BTreeMap::new(),
            days: BTreeSet::new(),
            lessons: BTreeSet::new(),
        }
    }
}

impl Profile {
    /// Counts a puzzle that was tried. `clean` says that it was solved without a wrong move and without help. Only the
    /// first attempt at a puzzle counts.
    pub fn count_puzzle(&mut self, puzzle: &Puzzle, clean: bool) {
        if self.puzzles.contains_key(&puzzle.id) {
            return;
        }
        self.puzzles.insert(puzzle.id, clean);
        let ahead = (f64::from(puzzle.rating) - f64::from(self.rating)) / 400.0;
        let expected = 1.0 / (1.0 + 10f64.powf(ahead));
        let result = if clean { 1.0 } else { 0.0 };
        let rating = f64::from(self.rating) + SWING * (result - expected);
        self.rating = rating.clamp(*RATINGS.start(), *RATINGS.end()).round() as u32;
    }

    /// Counts the mistakes of a reviewed game.
    pub fn count_game(&mut self, verdicts: &[Verdict], side: Side) {
        self.games = self.games.saturating_add(1);
        let bad = verdicts.iter().filter(|verdict| verdict.by == side && verdict.is_mistake());
        for verdict in bad {
            *self.overlooked.entry(Oversight::of(verdict)).or_default() += 1;
        }
        if let Some(accuracy) = accuracy(verdicts, side) {
            self.accuracies.push(accuracy);
            let old = self.accuracies.len().saturating_sub(RECENT);
            self.accuracies.drain(..old);
        }
    }

    /// Counts a lesson that was finished.
    pub fn count_lesson(&mut self, lesson: &Lesson) {
        self.lessons.insert(lesson.name.clone());
    }

    /// What is overlooked most often; `None` if nothing was overlooked often.
    #[must_use]
    pub fn weakness(&self) -> Option<Oversight> {
        let often = self.overlooked.iter().filter(|(_, count)| **count >= OFTEN);
        often.max_by_key(|(_, count)| **count).map(|(&oversight, _)| oversight)
    }

    /// The lesson to take next: about the weakness, or else the first that is not finished.
    #[must_use]
    pub fn suggested_lesson(&self) -> Option<&'static Lesson> {
        let open = |lesson: &&Lesson| !self.lessons.contains(&lesson.name);
        let about = self.weakness().and_then(|oversight| Lesson::named(oversight.lesson()));
        about.filter(open).or_else(|| Lesson::all().iter().find(open))
    }

    /// The level of an opponent that plays about as well; `None` before the first game.
    #[must_use]
    pub fn suggested_level(&self) -> Option<Level> {
        let mean = self.accuracies.iter().sum::<f64>() / self.accuracies.len() as f64;
        let step = LEVEL_ACCURACIES.iter().position(|&best| mean < best).unwrap_or(LEVEL_ACCURACIES.len());
        (!self.accuracies.is_empty()).then_some(Level::Step(step as u8 + 1))
    }

    /// A puzzle that was not tried yet and is about as hard as the player is good, of this theme or any. The seed decides
    /// among the ten nearest.
    #[must_use]
    pub fn suggested_puzzle<'a>(
        &self,
        set: &'a PuzzleSet,
        theme: Option<Theme>,
        seed: u64,
    ) -> Option<&'a Puzzle> {
        let mut open: Vec<&Puzzle> =
            set.select(theme, None).filter(|puzzle| !self.puzzles.contains_key(&puzzle.id)).collect();
        open.sort_by_key(|puzzle| puzzle.rating.abs_diff(self.rating));
        open.truncate(10);
        let index = seed.checked_rem(open.len() as u64)?;
        open.get(index as usize).copied()
    }

    /// How many puzzles of a theme were tried, and how many of them solved at once.
    #[must_use]
    pub fn solved(&self, set: &PuzzleSet, theme: Theme) -> (u32, u32) {
        let tried =
            self.puzzles.iter().filter(|(id, _)| set.get(**id).is_some_and(|puzzle| puzzle.has(theme)));
        tried.fold((0, 0), |(tried, solved), (_, &clean)| (tried + 1, solved + u32::from(clean)))
    }
}

/// Below the first of these accuracies a player plays like level 1, below the second like level 2, and so on.
const LEVEL_ACCURACIES: [f64; 8] = [60.0, 70.0, 78.0, 84.0, 89.0, 93.0, 96.0, 98.0];
