//! Puzzles: positions from games in which a single move wins or holds the draw.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use four_rules::{Action, Column, Game, Log, Rules};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::control::{Control, StoppedError};
use crate::player::{Level, Player};
use crate::position::Position;
use crate::solver::{Options, Solver};

/// A position with a single right move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Puzzle {
    /// The moves that led to it, in columns notation.
    pub moves: String,
    /// The task of the side to move.
    pub task: Task,
    /// The only column that solves it.
    pub solution: Column,
    /// The disc with which the game ends under best play, counted from the start of the game.
    pub ends: u32,
    /// How hard the solution is to find.
    pub hardness: Hardness,
}

/// What a puzzle asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Task {
    /// Win: all other moves draw or lose.
    Win,
    /// Hold the draw: all other moves lose.
    Save,
}

/// How hard a puzzle is: the weakest [level](Level) that finds the move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Hardness {
    /// A level up to 3.
    Easy,
    /// Level 4 to 6.
    Medium,
    /// Level 7 to 9.
    Hard,
    /// Only the perfect level.
    Devilish,
}

impl Hardness {
    /// Every hardness, easiest first.
    pub const ALL: [Hardness; 4] = [Hardness::Easy, Hardness::Medium, Hardness::Hard, Hardness::Devilish];

    /// Its name, as [`FromStr`] reads it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Hardness::Easy => "easy",
            Hardness::Medium => "medium",
            Hardness::Hard => "hard",
            Hardness::Devilish => "devilish",
        }
    }
}

impl fmt::Display for Hardness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not the name of a hardness.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a hardness: use easy, medium, hard or devilish")]
pub struct ParseHardnessError(pub String);

impl FromStr for Hardness {
    type Err = ParseHardnessError;

    fn from_str(text: &str) -> Result<Hardness, ParseHardnessError> {
        let found = Hardness::ALL.into_iter().find(|hardness| hardness.to_string() == text);
        found.ok_or_else(|| ParseHardnessError(text.into()))
    }
}

/// Makes puzzles from a seed. No two of its puzzles have the same position or mirror images of each other.
///
/// ```
/// use four_engine::{Control, Puzzles};
/// let puzzle = Puzzles::new(7).make(&Control::default())?;
/// assert_eq!(Puzzles::new(7).make(&Control::default())?, puzzle);
/// # Ok::<(), four_engine::StoppedError>(())
/// ```
#[derive(Debug)]
pub struct Puzzles {
    random: Xoshiro256PlusPlus,
    solver: Solver,
    made: HashSet<Position>,
}

/// The number of discs of a puzzle. With fewer it is an opening to know, with more there is little to find.
const DISCS: std::ops::RangeInclusive<u32> = 10..=32;
/// How often each level tries to find the move.
const TRIES: usize = 5;

impl Puzzles {
    /// A maker of puzzles with this RNG seed.
    #[must_use]
    pub fn new(seed: u64) -> Puzzles {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let solver = Solver::new(Rules::default().board().grid(), Options::default());
        Puzzles { random, solver, made: HashSet::new() }
    }

    /// The next puzzle.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn make(&mut self, control: &Control) -> Result<Puzzle, StoppedError> {
        loop {
            let Some((log, at)) = self.position(control) else { continue };
            let [one, other] = [at, at.mirrored()];
            let quiet = !at.moves().any(|column| at.wins(column) || at.passed().wins(column));
            if control.is_stopped() {
                return Err(StoppedError);
            }
            if !quiet || self.made.contains(&one) || self.made.contains(&other) {
                continue;
            }
            let Some((task, solution)) = self.single(&at, control)? else { continue };
            self.made.insert(one);
            let ends = at.end(self.solver.score(&at, control)?);
            let hardness = self.hardness(log.game(), solution, control)?;
            let moves = log.to_moves().unwrap_or_default();
            return Ok(Puzzle { moves, task, solution, ends, hardness });
        }
    }

    /// The next puzzle of this hardness, or of any.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn make_as_hard_as(
        &mut self,
        hardness: Option<Hardness>,
        control: &Control,
    ) -> Result<Puzzle, StoppedError> {
        loop {
            let puzzle = self.make(control)?;
            if hardness.is_none_or(|wanted| wanted == puzzle.hardness) {
                return Ok(puzzle);
            }
        }
    }

    /// A position from a game between two middling players; `None` if the game ended before.
    fn position(&mut self, control: &Control) -> Option<(Log, Position)> {
        let discs = self.random.random_range(DISCS);
        let level = Level::Step(self.random.random_range(2..=6));
        let mut player = Player::new(level, self.random.random(), Options::default());
        let mut log = Log::new(Rules::default(), ["Red", "Yellow"]);
        for _ in 0..discs {
            log.play(log.game().turn(), player.choose(log.game(), control)?).ok()?;
        }
        let at = Position::new(log.game().board(), log.game().turn()).ok()?;
        Some((log, at))
    }

    /// The task and the only move that fulfils it; `None` if several moves do or all lose.
    fn single(&mut self, at: &Position, control: &Control) -> Result<Option<(Task, Column)>, StoppedError> {
        let results = self.solver.columns(at, true, control)?;
        let Some(best) = results.iter().flatten().max().copied() else { return Ok(None) };
        let task = match best {
            1 => Task::Win,
            0 => Task::Save,
            _ => return Ok(None),
        };
        let mut right = at.moves().filter(|column| results[usize::from(column.index())] == Some(best));
        let more = at.moves().count() > 1;
        Ok(right.next().filter(|_| more && right.next().is_none()).map(|column| (task, column)))
    }

    /// The hardness by the weakest level that finds the move more often than not.
    fn hardness(
        &mut self,
        game: &Game,
        solution: Column,
        control: &Control,
    ) -> Result<Hardness, StoppedError> {
        for step in 1..=9 {
            let mut player = Player::new(Level::Step(step), self.random.random(), Options::default());
            let tries = (0..TRIES).map(|_| player.choose(game, control));
            let found = tries.filter(|choice| *choice == Some(Action::Drop(solution))).count();
            if control.is_stopped() {
                return Err(StoppedError);
            }
            if 2 * found > TRIES {
                return Ok(match step {
                    ..=3 => Hardness::Easy,
                    4..=6 => Hardness::Medium,
                    _ => Hardness::Hard,
                });
            }
        }
        Ok(Hardness::Devilish)
    }
}
