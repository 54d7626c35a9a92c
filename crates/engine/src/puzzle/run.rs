//! An attempt at a puzzle: it judges the player's moves and answers each right one with the hardest reply.

use four_rules::{Action, Column, Log, Side};

use super::judge::{Judge, Service};
use super::{Goal, Puzzle};
use crate::control::{Control, StoppedError};
use crate::position::{Position, PositionError};
use crate::solver::Solver;

/// Why a move does not reach the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "wrong"))]
pub enum Wrong {
    /// The other side wins.
    Loses {
        /// With this disc, counted from the wrong move, which is the first.
        discs: u32,
    },
    /// The other side is no longer lost.
    LetsGo,
    /// It may win, but not with as many discs as the goal allows.
    TooSlow,
    /// It is not one of the columns asked for.
    NotAsked,
}

/// What comes of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "step"))]
pub enum Step {
    /// The goal is reached; the move is on the board.
    Solved,
    /// The move is right. It is on the board, and so is the answer of the other side.
    Answered {
        /// The column of the answer.
        reply: Column,
    },
    /// The move is wrong and is not on the board.
    Wrong {
        /// Why it is wrong.
        why: Wrong,
        /// How the other side would answer; `None` if nothing needs an answer.
        reply: Option<Column>,
    },
}

/// Why a move was not judged. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// The column is full or not on the board.
    #[error("column {0} cannot be played")]
    Unplayable(Column),
    /// The goal has been reached.
    #[error("the puzzle is solved")]
    Solved,
    /// The control stopped the search.
    #[error("the search was stopped")]
    Stopped,
}

impl From<StoppedError> for RunError {
    fn from(StoppedError: StoppedError) -> RunError {
        RunError::Stopped
    }
}

/// An attempt to reach a goal from a position. The answers of the other side depend on the moves alone.
///
/// ```
/// use four_engine::{Control, Options, PuzzleRun, PuzzleSet, Solver, Step};
/// let puzzle = PuzzleSet::builtin().get(1).ok_or("no puzzle")?;
/// let mut run = PuzzleRun::of(puzzle).ok_or("not a position")?;
/// let mut solver = Solver::new(run.log().game().board().grid(), Options::default());
/// let step = run.play(puzzle.solution, &mut solver, &Control::default())?;
/// assert_eq!(step, Step::Solved, "a win with the next disc");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleRun {
    goal: Goal,
    log: Log,
    at: Position,
    /// How many inputs the log had before the first move.
    start: usize,
    by: Side,
    played: u32,
    mistakes: u32,
    helped: bool,
    solved: bool,
}

impl PuzzleRun {
    /// The beginning of a run for the side to move.
    ///
    /// # Errors
    /// If the game is over, or its board is not for the solver.
    pub fn new(log: Log, goal: Goal) -> Result<PuzzleRun, PositionError> {
        let at = Position::new(log.game().board(), log.game().turn())?;
        if log.game().outcome().is_some() {
            return Err(PositionError::Over);
        }
        let (start, by) = (log.inputs().len(), log.game().turn());
        Ok(PuzzleRun { goal, log, at, start, by, played: 0, mistakes: 0, helped: false, solved: false })
    }

    /// The beginning of a puzzle; `None` if its moves cannot be played.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<PuzzleRun> {
        PuzzleRun::new(puzzle.log()?, puzzle.goal.clone()).ok()
    }

    /// The game so far, with the moves of the run.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// What has to be reached.
    #[must_use]
    pub const fn goal(&self) -> &Goal {
        &self.goal
    }

    /// The side that plays for the goal.
    #[must_use]
    pub const fn by(&self) -> Side {
        self.by
    }

    /// Whether the goal is reached.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.solved
    }

    /// How many wrong moves were tried.
    #[must_use]
    pub const fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether a right column was shown.
    #[must_use]
    pub const fn is_helped(&self) -> bool {
        self.helped
    }

    /// Whether the goal is reached without a wrong move and without help.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.solved && self.mistakes == 0 && !self.helped
    }

    /// How many own discs the goal still allows or asks for; `None` if it says nothing about it.
    #[must_use]
    pub const fn moves_left(&self) -> Option<u32> {
        match self.goal {
            Goal::Win { moves: Some(moves) } | Goal::Hold { moves } => {
                Some(moves.saturating_sub(self.played))
            }
            _ => None,
        }
    }

    /// The columns of the run so far, of both sides.
    pub fn columns(&self) -> impl Iterator<Item = Column> {
        self.log.inputs().iter().skip(self.start).filter_map(|(_, input)| match input {
            four_rules::Input::Action(Action::Drop(column)) => Some(*column),
            _ => None,
        })
    }

    /// Plays a column for the goal. A wrong move is not put on the board, so another one can be tried.
    ///
    /// # Errors
    /// If the column cannot be played, the goal has been reached, or the control stops the judgement.
    pub fn play(&mut self, column: Column, solver: &mut Solver, control: &Control) -> Result<Step, RunError> {
        if self.solved {
            return Err(RunError::Solved);
        }
        if self.log.game().board().landing(column).is_none() {
            return Err(RunError::Unplayable(column));
        }
        let mut judge = Judge { goal: &self.goal, played: self.played, solver, control };
        match judge.service(&self.at, column)? {
            Service::Misses(why) => {
                let reply = match self.at.play(column) {
                    Some(next) if why != Wrong::NotAsked => refutation(&next, judge.solver, control)?,
                    _ => None,
                };
                self.mistakes += 1;
                Ok(Step::Wrong { why, reply })
            }
            Service::Reaches => {
                self.put(column)?;
                self.solved = true;
                Ok(Step::Solved)
            }
            Service::Keeps => {
                judge.played += 1;
                let next = self.at.play(column).ok_or(RunError::Unplayable(column))?;
                let reply = judge.reply(&next)?.ok_or(RunError::Stopped)?;
                self.put(column)?;
                self.put(reply)?;
                self.played += 1;
                Ok(Step::Answered { reply })
            }
        }
    }

    /// The right columns in this position. The attempt counts as helped from then on.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn right(&mut self, solver: &mut Solver, control: &Control) -> Result<Vec<Column>, StoppedError> {
        if self.solved {
            return Ok(Vec::new());
        }
        self.helped = true;
        Judge { goal: &self.goal, played: self.played, solver, control }.right(&self.at)
    }

    /// Plays the quickest right column for a player who has given up.
    ///
    /// # Errors
    /// If the goal has been reached or cannot be reached, or the control stops it.
    pub fn show(&mut self, solver: &mut Solver, control: &Control) -> Result<(Column, Step), RunError> {
        self.helped = true;
        let mut judge = Judge { goal: &self.goal, played: self.played, solver, control };
        let column = judge.best(&self.at)?.ok_or(RunError::Solved)?;
        Ok((column, self.play(column, solver, control)?))
    }

    fn put(&mut self, column: Column) -> Result<(), RunError> {
        let turn = self.log.game().turn();
        self.log.play(turn, Action::Drop(column)).map_err(|_| RunError::Unplayable(column))?;
        if let Some(next) = self.at.play(column) {
            self.at = next;
        }
        Ok(())
    }
}

/// The best answer to a wrong move.
fn refutation(
    next: &Position,
    solver: &mut Solver,
    control: &Control,
) -> Result<Option<Column>, StoppedError> {
    Ok(match super::see::wins_now(next).next() {
        Some(column) => Some(column),
        None => solver.line(next, control)?.first().copied(),
    })
}
