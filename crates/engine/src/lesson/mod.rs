//! Lessons: a few positions each, with a goal to reach, cells to light up and facts that a test proves.
//!
//! A lesson is a file of `data/lessons`. Its words are messages of the crate `four-text`: [`Lesson::title_key`] and the
//! other keys name them.

mod fact;
mod run;

pub use fact::{Fact, LessonResult};
pub use run::LessonRun;

use std::sync::OnceLock;

use four_rules::{Cell, Log, Rules};

use crate::puzzle::Goal;

/// The names of the files without their ending, and their contents, in order.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Lesson {
    /// Its name, which is its address.
    pub name: String,
    /// What is shown and asked, in order.
    pub steps: Vec<LessonStep>,
}

/// A position of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LessonStep {
    /// The moves that led to it, in columns notation on the standard board.
    pub moves: String,
    /// What the side to move has to reach; `None` if there is only something to read.
    pub goal: Option<Goal>,
    /// The cells that the explanation is about.
    pub light: Vec<Cell>,
    /// What the explanation claims, proved by a test.
    pub facts: Vec<Fact>,
}

impl LessonStep {
    /// The game that led to the position; `None` if the moves cannot be played.
    #[must_use]
    pub fn log(&self) -> Option<Log> {
        Log::from_moves(Rules::default(), &self.moves).ok()
    }
}

/// A file that is not a lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line} of a lesson cannot be read: '{text}'")]
pub struct ParseLessonError {
    /// The number of the line, counted from 1.
    pub line: usize,
    /// The line.
    pub text: String,
}

impl Lesson {
    /// Every lesson, in the order in which they are taught.
    #[must_use]
    pub fn all() -> &'static [Lesson] {
        static ALL: OnceLock<Vec<Lesson>> = OnceLock::new();
        // A test reads every file.
        let read = || FILES.iter().filter_map(|(file, text)| Lesson::parse(file, text).ok()).collect();
        ALL.get_or_init(read)
    }

    /// The files of all lessons: name without its ending, contents.
    #[must_use]
    pub const fn files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    /// The lesson with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.name == name)
    }

    /// The key of the message with its title.
    #[must_use]
    pub fn title_key(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// The key of the message that explains the step with this index and says what to do.
    #[must_use]
    pub fn step_key(&self, step: usize) -> String {
        format!("lesson-{}-{}", self.name, step + 1)
    }

    /// The key of the message for a step whose goal is reached.
    #[must_use]
    pub fn done_key(&self, step: usize) -> String {
        format!("lesson-{}-{}-done", self.name, step + 1)
    }

    /// Reads a lesson. `file` is the name of its file without the ending: a number for the order, a dash and the name.
    ///
    /// A line is a word and its arguments: `moves` begins a step, `goal`, `light` and `fact` belong to the last one. Lines
    /// that begin with `#` are comments.
    ///
    /// # Errors
    /// If a line cannot be read.
    pub fn parse(file: &str, text: &str) -> Result<Lesson, ParseLessonError> {
        let name = file.split_once('-').map_or(file, |(_, name)| name).to_owned();
        let mut steps: Vec<LessonStep> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            read_line(line, &mut steps)
                .ok_or_else(|| ParseLessonError { line: index + 1, text: line.into() })?;
        }
        Ok(Lesson { name, steps })
    }
}

fn read_line(line: &str, steps: &mut Vec<LessonStep>) -> Option<()> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    if word == "moves" {
        let step = LessonStep { moves: rest.into(), goal: None, light: Vec::new(), facts: Vec::new() };
        step.log()?;
        steps.push(step);
        return Some(());
    }
    let step = steps.last_mut()?;
    match word {
        "goal" => step.goal = Some(rest.parse().ok()?),
        "light" => step.light = rest.split(' ').map(|cell| cell.parse().ok()).collect::<Option<_>>()?,
        "fact" => step.facts.push(rest.parse().ok()?),
        _ => return None,
    }
    Some(())
}
