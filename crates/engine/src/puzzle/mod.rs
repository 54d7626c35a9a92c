//! Puzzles: positions with a goal that a single move reaches. A set of them ships with the program.

mod judge;
mod make;
mod run;
mod see;
mod set;

pub use make::PuzzleMaker;
pub use run::{PuzzleRun, RunError, Step, Wrong};
pub use set::{ParsePuzzleError, PuzzleSet};

use std::fmt;
use std::str::FromStr;

use four_rules::{Column, Log, Rules};

/// A position with a goal that a single first move reaches.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Puzzle {
    /// Its number, which never changes and is its address.
    pub id: u32,
    /// The moves that led to it, in columns notation on the standard board.
    pub moves: String,
    /// What the side to move has to reach.
    pub goal: Goal,
    /// The idea behind the solution.
    pub theme: Theme,
    /// The only first move that reaches the goal.
    pub solution: Column,
    /// How many discs one has to look ahead to see it: see [`PuzzleMaker`].
    pub discs: u32,
    /// How hard it is: about 400 for a win with the next disc, over 2000 for what hardly anybody sees.
    pub rating: u32,
}

impl Puzzle {
    /// The game that led to it; `None` if the moves cannot be played.
    #[must_use]
    pub fn log(&self) -> Option<Log> {
        Log::from_moves(Rules::default(), &self.moves).ok()
    }

    /// How hard it is, as a class.
    #[must_use]
    pub const fn hardness(&self) -> Hardness {
        Hardness::of(self.rating)
    }

    /// Whether it belongs to this theme: its own, or that of the number of moves to the win.
    #[must_use]
    pub fn has(&self, theme: Theme) -> bool {
        self.theme == theme || Theme::of_goal(&self.goal) == Some(theme)
    }
}

/// What the side to move has to reach.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "goal"))]
pub enum Goal {
    /// Make a line.
    Win {
        /// With at most this many own discs; `None` for any number.
        moves: Option<u32>,
    },
    /// Let the other side make no line with its next discs.
    Hold {
        /// The number of those discs, each of which an own disc precedes.
        moves: u32,
    },
    /// Do not lose.
    Draw,
    /// Make one move that keeps the result: a win, or else a draw, or else the longest resistance.
    Keep,
    /// Play one of these columns.
    Play {
        /// The columns.
        columns: Vec<Column>,
    },
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win { moves: Some(moves) } => write!(f, "win{moves}"),
            Goal::Win { moves: None } => f.write_str("win"),
            Goal::Hold { moves } => write!(f, "hold{moves}"),
            Goal::Draw => f.write_str("draw"),
            Goal::Keep => f.write_str("keep"),
            Goal::Play { columns } => {
                f.write_str("play")?;
                columns.iter().try_for_each(|column| write!(f, "{column}"))
            }
        }
    }
}

/// A text that is not a goal, a theme or a hardness.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a goal: use win, win2, hold1, draw, keep or play34")]
pub struct ParseGoalError(pub String);

impl FromStr for Goal {
    type Err = ParseGoalError;

    fn from_str(text: &str) -> Result<Goal, ParseGoalError> {
        let error = || ParseGoalError(text.into());
        let moves = |digits: &str| digits.parse().ok().filter(|&moves| moves > 0).ok_or_else(error);
        match text {
            "win" => Ok(Goal::Win { moves: None }),
            "draw" => Ok(Goal::Draw),
            "keep" => Ok(Goal::Keep),
            _ => match (text.strip_prefix("win"), text.strip_prefix("hold"), text.strip_prefix("play")) {
                (Some(digits), _, _) => Ok(Goal::Win { moves: Some(moves(digits)?) }),
                (_, Some(digits), _) => Ok(Goal::Hold { moves: moves(digits)? }),
                (_, _, Some(symbols)) if !symbols.is_empty() => {
                    let columns: Option<_> = symbols.chars().map(Column::from_symbol).collect();
                    Ok(Goal::Play { columns: columns.ok_or_else(error)? })
                }
                _ => Err(error()),
            },
        }
    }
}

/// The idea behind a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Theme {
    /// The next disc makes a line.
    WinInOne,
    /// The second own disc makes a line.
    WinInTwo,
    /// The third own disc makes a line.
    WinInThree,
    /// The fourth own disc makes a line, or a later one that is known.
    WinInMore,
    /// The win comes from two cells where a disc lands: the other side can stop only one.
    DoubleThreat,
    /// The win comes from two cells on top of each other: the other side stops the lower one and opens the upper one.
    Stacked,
    /// Every other move lets the other side win right on top of it.
    CellAbove,
    /// A single move keeps the other side from making a line soon.
    Defend,
    /// The win comes because the other side has to move: every move of it opens a winning cell.
    Zugzwang,
    /// From now on it is enough to answer every disc with one on top of it.
    FollowUp,
    /// A single move does not lose.
    SaveDraw,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 11] = [
        Theme::WinInOne,
        Theme::WinInTwo,
        Theme::WinInThree,
        Theme::WinInMore,
        Theme::DoubleThreat,
        Theme::Stacked,
        Theme::CellAbove,
        Theme::Defend,
        Theme::Zugzwang,
        Theme::FollowUp,
        Theme::SaveDraw,
    ];

    /// Its name, as [`FromStr`] reads it and as an address has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::WinInOne => "win-in-one",
            Theme::WinInTwo => "win-in-two",
            Theme::WinInThree => "win-in-three",
            Theme::WinInMore => "win-in-more",
            Theme::DoubleThreat => "double-threat",
            Theme::Stacked => "stacked",
            Theme::CellAbove => "cell-above",
            Theme::Defend => "defend",
            Theme::Zugzwang => "zugzwang",
            Theme::FollowUp => "follow-up",
            Theme::SaveDraw => "save-draw",
        }
    }

    /// The theme that a goal with a number of moves belongs to.
    const fn of_goal(goal: &Goal) -> Option<Theme> {
        match goal {
            Goal::Win { moves: Some(1) } => Some(Theme::WinInOne),
            Goal::Win { moves: Some(2) } => Some(Theme::WinInTwo),
            Goal::Win { moves: Some(3) } => Some(Theme::WinInThree),
            Goal::Win { moves: Some(_) } => Some(Theme::WinInMore),
            _ => None,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is not the name of a theme.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a theme of puzzles")]
pub struct ParseThemeError(pub String);

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        let found = Theme::ALL.into_iter().find(|theme| theme.name() == text);
        found.ok_or_else(|| ParseThemeError(text.into()))
    }
}

/// How hard a puzzle is, by its rating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Hardness {
    /// A child solves it: a line that can be made or stopped now, or a double threat.
    Easy,
    /// A few moves ahead.
    Medium,
    /// Many moves ahead.
    Hard,
    /// Hardly anybody sees it.
    Devilish,
}

impl Hardness {
    /// Every hardness, easiest first.
    pub const ALL: [Hardness; 4] = [Hardness::Easy, Hardness::Medium, Hardness::Hard, Hardness::Devilish];

    /// The class of a rating.
    #[must_use]
    pub const fn of(rating: u32) -> Hardness {
        match rating {
            ..690 => Hardness::Easy,
            690..1200 => Hardness::Medium,
            1200..1800 => Hardness::Hard,
            1800.. => Hardness::Devilish,
        }
    }

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
        let found = Hardness::ALL.into_iter().find(|hardness| hardness.name() == text);
        found.ok_or_else(|| ParseHardnessError(text.into()))
    }
}
