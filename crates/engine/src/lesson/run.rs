//! The state of a player in a lesson: the current step and what was played.

use four_rules::{Column, Log, Rules};

use super::{Lesson, LessonStep};
use crate::control::Control;
use crate::puzzle::{PuzzleRun, RunError, Step};
use crate::solver::Solver;

/// A lesson in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonRun {
    lesson: &'static Lesson,
    step: usize,
    /// The current step, if it has a goal.
    run: Option<PuzzleRun>,
}

impl LessonRun {
    /// The beginning of a lesson.
    #[must_use]
    pub fn new(lesson: &'static Lesson) -> LessonRun {
        let mut run = LessonRun { lesson, step: 0, run: None };
        run.begin();
        run
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The index of the current step.
    #[must_use]
    pub const fn index(&self) -> usize {
        self.step
    }

    /// The current step; `None` if the lesson is over.
    #[must_use]
    pub fn step(&self) -> Option<&'static LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// The position to show.
    #[must_use]
    pub fn log(&self) -> Log {
        let shown = self.run.as_ref().map(|run| run.log().clone());
        let step = || self.step().and_then(LessonStep::log);
        shown.or_else(step).unwrap_or_else(|| Log::new(Rules::default(), ["", ""]))
    }

    /// The run of the current step; `None` if it has no goal.
    #[must_use]
    pub const fn run(&self) -> Option<&PuzzleRun> {
        self.run.as_ref()
    }

    /// Whether the current step waits for a move.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.run.as_ref().is_some_and(|run| !run.is_solved())
    }

    /// Whether every step is behind.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.step >= self.lesson.steps.len()
    }

    /// Plays a column for the goal of the current step.
    ///
    /// # Errors
    /// If the column cannot be played, nothing is asked, or the control stops the judgement.
    pub fn play(&mut self, column: Column, solver: &mut Solver, control: &Control) -> Result<Step, RunError> {
        self.run.as_mut().ok_or(RunError::Solved)?.play(column, solver, control)
    }

    /// Plays a right column of the current step.
    ///
    /// # Errors
    /// If nothing is asked, or the control stops the search.
    pub fn show(&mut self, solver: &mut Solver, control: &Control) -> Result<(Column, Step), RunError> {
        self.run.as_mut().ok_or(RunError::Solved)?.show(solver, control)
    }

    /// Goes to the next step, also from one whose goal is not reached.
    pub fn next(&mut self) {
        self.step = (self.step + 1).min(self.lesson.steps.len());
        self.begin();
    }

    /// Goes to the step before.
    pub fn back(&mut self) {
        self.step = self.step.saturating_sub(1);
        self.begin();
    }

    /// Starts the current step.
    pub fn begin(&mut self) {
        self.run = self.step().and_then(|step| PuzzleRun::new(step.log()?, step.goal.clone()?).ok());
    }
}
