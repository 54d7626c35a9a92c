//! Exercises for visitors: what comes of a move in a puzzle, in a step of a lesson, or instead of a mistake.

use four_engine::{
    Analyst, CoachError, Control, Goal, Lesson, Profile, Puzzle, PuzzleRun, RunError, Step, Verdict,
};
use four_protocol::{Note, PuzzleStep};
use four_rules::{Action, Column, Log};
use four_text::Text;
use serde::Deserialize;

use crate::analysis::{Position, Questions, note};
use crate::engine::MAX_POSITIONS;
use crate::error::{InvalidRequest, RequestError};
use crate::puzzle::named;
use crate::snapshot;

/// Columns of one player in an exercise, at most.
const MAX_COLUMNS: usize = 64;
/// The most own discs of a goal that a visitor can name.
const MAX_MOVES: u32 = 5;
/// Every puzzle that ships with the program needs less than this, from its first move to its last.
const MAX_STEP: u64 = 20 * MAX_POSITIONS;

/// A move in an exercise: a puzzle by its number, a step of a lesson, or a position with a goal.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct StepQuery {
    id: Option<u32>,
    lesson: String,
    /// The number of the step, from 1.
    step: usize,
    rules: String,
    pos: String,
    goal: String,
    /// The columns of the player so far; the last of them is the move.
    columns: String,
    /// Whether a right column is wanted after these.
    show: bool,
    /// The rating of the player, if this attempt at a puzzle counts.
    rating: Option<u32>,
}

/// What an exercise is about.
enum Task {
    Puzzle(&'static Puzzle),
    Step(&'static Lesson, usize),
    Goal(Box<Log>, Goal),
}

impl Task {
    fn of(query: &StepQuery) -> Result<Task, RequestError> {
        if !query.lesson.is_empty() {
            let lesson = Lesson::named(&query.lesson).ok_or(RequestError::NotFound)?;
            let index = query.step.checked_sub(1).ok_or(RequestError::NotFound)?;
            return Ok(Task::Step(lesson, index));
        }
        if query.goal.is_empty() {
            return Ok(Task::Puzzle(named(query.id.unwrap_or_default())?));
        }
        let goal: Goal = query.goal.parse().map_err(|_| InvalidRequest::Parameters)?;
        let near = match goal {
            Goal::Win { moves: Some(moves) } | Goal::Hold { moves } => moves <= MAX_MOVES,
            _ => true,
        };
        let log = Position::read(&query.rules, &query.pos)?.log;
        match near {
            true if Analyst::can_judge(log.game()) => Ok(Task::Goal(Box::new(log), goal)),
            true => Err(CoachError::NotPlain.into()),
            false => Err(InvalidRequest::Parameters.into()),
        }
    }

    fn run(&self) -> Result<PuzzleRun, RequestError> {
        let run = match self {
            Task::Puzzle(puzzle) => PuzzleRun::of(puzzle),
            Task::Step(lesson, index) => {
                let step = lesson.steps.get(*index).ok_or(RequestError::NotFound)?;
                step.log().zip(step.goal.clone()).and_then(|(log, goal)| PuzzleRun::new(log, goal).ok())
            }
            Task::Goal(log, goal) => PuzzleRun::new(Log::clone(log), goal.clone()).ok(),
        };
        run.ok_or_else(|| InvalidRequest::Parameters.into())
    }

    /// What is said when the goal is reached.
    fn done(&self, text: Text) -> &'static str {
        match self {
            Task::Step(lesson, index) => text.lesson_done(lesson, *index),
            Task::Puzzle(_) | Task::Goal(..) => "",
        }
    }
}

impl StepQuery {
    /// Identifies the answer, apart from the rating.
    fn key(&self, text: Text) -> String {
        let StepQuery { id, lesson, step, rules, pos, goal, columns, show, .. } = self;
        let id = id.unwrap_or_default();
        format!("{id} {lesson} {step} {rules} {pos} {goal} {columns} {show} {}", text.language().code())
    }
}

/// What comes of the last move, after the same answers as before.
pub(crate) async fn step(
    coach: Questions<'_>,
    query: StepQuery,
    text: Text,
) -> Result<PuzzleStep, RequestError> {
    let task = Task::of(&query)?;
    let puzzle = match task {
        Task::Puzzle(puzzle) => Some(puzzle),
        _ => None,
    };
    let (run, key, show) = (task.run()?, query.key(text), query.show);
    let columns: Option<Vec<Column>> =
        query.columns.chars().take(MAX_COLUMNS).map(Column::from_symbol).collect();
    let columns = columns.ok_or(InvalidRequest::Parameters)?;
    let make = async {
        let take = move |coach: &mut Analyst, control: &Control| {
            take_step(&task, run, &columns, show, coach, control, text)
        };
        coach.engine.ask(coach.client, MAX_STEP, take).await?.map_err(|why| match why {
            RunError::Stopped => CoachError::TooHard.into(),
            RunError::Solved | RunError::Unplayable(_) => RequestError::from(InvalidRequest::Parameters),
        })
    };
    let mut step = coach.answers.steps.get(&key, make).await?;
    step.rating = puzzle.zip(query.rating).and_then(|(puzzle, rating)| rated(puzzle, rating, &step, show));
    Ok(step)
}

/// The rating of the player after the move; `None` if the attempt goes on.
fn rated(puzzle: &Puzzle, rating: u32, step: &PuzzleStep, show: bool) -> Option<u32> {
    let solved = step.step == "solved" && !show;
    let failed = step.step == "wrong" || show;
    let mut player = Profile { rating, ..Profile::default() };
    player.count_puzzle(puzzle, solved);
    (solved || failed).then_some(player.rating)
}

fn take_step(
    task: &Task,
    mut run: PuzzleRun,
    columns: &[Column],
    show: bool,
    coach: &mut Analyst,
    control: &Control,
    text: Text,
) -> Result<PuzzleStep, RunError> {
    let moves = columns.iter().copied().map(Some).chain(show.then_some(None));
    let mut last = None;
    for column in moves {
        let before = run.log().clone();
        let (column, step) = coach.attempt(&mut run, column, control)?;
        last = Some((before, column, step));
    }
    let (before, column, step) = last.ok_or(RunError::Solved)?;
    let by = run.by();
    let says = match task {
        _ if show => text.shown_step(&step, column, by),
        Task::Step(..) => text.step_of_lesson(&step, column, by),
        _ => text.step(&step, column, by),
    };
    let (name, reply, log) = match step {
        Step::Solved => ("solved", None, run.log().clone()),
        Step::Answered { reply } => ("answered", Some(reply), run.log().clone()),
        Step::Wrong { reply, .. } => ("wrong", reply, with(&before, column)),
    };
    let solved = name == "solved";
    // A lesson says itself why a move is right.
    let quiet = matches!(task, Task::Step(..)) && name != "wrong";
    let verdict = if quiet { None } else { coach.judge(before.game(), column, control).ok() };
    let notes = verdict.map_or_else(Vec::new, |verdict| reasons(&verdict, name == "wrong", text));
    let words = text.in_a_row(notes.iter().map(|note| note.text.as_str()));
    let state = snapshot::state(log.game(), log.to_moves().unwrap_or_default(), text);
    let done = if solved { task.done(text).into() } else { String::new() };
    Ok(PuzzleStep { step: name.into(), column, reply, state, says, words, notes, done, rating: None })
}

/// What the coach says about a move. A claim that names a better move would give the solution away.
fn reasons(verdict: &Verdict, wrong: bool, text: Text) -> Vec<Note> {
    let claims = verdict.remark.claims().filter(|claim| !wrong || !claim.tells_better());
    claims.map(|claim| note(text.claim(claim, verdict.by), claim)).collect()
}

/// The game after a disc in this column.
fn with(log: &Log, column: Column) -> Log {
    let mut log = log.clone();
    // Never refused: the move was judged.
    let _ = log.play(log.game().turn(), Action::Drop(column));
    log
}
