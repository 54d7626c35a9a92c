//! Puzzles for visitors: which one, and what comes of a move.

use four_engine::{
    Analyst, Control, Hardness, Options, Puzzle, PuzzleRun, PuzzleSet, RunError, Solver, Step, Theme,
};
use four_protocol::PuzzleStep;
use four_rules::{Action, Column, Log};
use four_text::Text;
use serde::Deserialize;

use crate::analysis::Questions;
use crate::engine::MAX_POSITIONS;
use crate::error::{InvalidRequest, RequestError};
use crate::id::{SystemRandom, number};
use crate::snapshot;

/// Milliseconds in a day.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// Columns of one player in a puzzle, at most.
const MAX_COLUMNS: usize = 64;

/// The puzzle in a query.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PuzzleQuery {
    id: Option<u32>,
    seed: Option<u32>,
    hardness: String,
    theme: String,
}

impl PuzzleQuery {
    /// The hardness asked for; `None` for any.
    pub(crate) fn hardness(&self) -> Result<Option<Hardness>, RequestError> {
        match self.hardness.as_str() {
            "" => Ok(None),
            word => Ok(Some(word.parse()?)),
        }
    }

    /// The theme asked for; `None` for any.
    pub(crate) fn theme(&self) -> Result<Option<Theme>, RequestError> {
        match self.theme.as_str() {
            "" => Ok(None),
            word => word.parse().map(Some).map_err(|_| InvalidRequest::Parameters.into()),
        }
    }

    /// The puzzle with the id, or else one as asked for.
    pub(crate) fn puzzle(&self) -> Result<&'static Puzzle, RequestError> {
        let (theme, hardness) = (self.theme()?, self.hardness()?);
        if let Some(id) = self.id {
            return named(id);
        }
        let seed = match self.seed {
            Some(seed) => u64::from(seed),
            None => number(&SystemRandom)?,
        };
        PuzzleSet::builtin().pick(theme, hardness, seed).ok_or(RequestError::NotFound)
    }
}

/// The puzzle with this id.
pub(crate) fn named(id: u32) -> Result<&'static Puzzle, RequestError> {
    PuzzleSet::builtin().get(id).ok_or(RequestError::NotFound)
}

/// The puzzle of the day of this time, in milliseconds since 1970 in UTC.
pub(crate) fn daily(now: u64) -> Result<&'static Puzzle, RequestError> {
    let day = u32::try_from(now / DAY).unwrap_or(u32::MAX);
    PuzzleSet::builtin().daily(day).ok_or(RequestError::NotFound)
}

/// A puzzle as clients see it.
pub(crate) fn posed(puzzle: &Puzzle, text: Text) -> Result<four_protocol::Puzzle, RequestError> {
    let log = puzzle.log().ok_or(RequestError::NotFound)?;
    let (game, hardness) = (log.game(), puzzle.hardness());
    Ok(four_protocol::Puzzle {
        id: puzzle.id,
        title: text.puzzle_heading(puzzle),
        state: snapshot::state(game, puzzle.moves.clone(), text),
        task: text.goal(&puzzle.goal, game.turn()),
        theme: puzzle.theme.name().into(),
        theme_words: text.puzzle_theme(puzzle.theme).into(),
        hardness: hardness.name().into(),
        hardness_words: text.hardness(hardness).into(),
        rating: puzzle.rating,
        solution: puzzle.solution,
    })
}

/// A move in a puzzle.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct StepQuery {
    id: u32,
    /// The columns of the player so far; the last of them is the move.
    columns: String,
    /// Whether a right column is wanted after these.
    show: bool,
}

/// What comes of the last move, after the same answers as before.
pub(crate) async fn step(
    coach: Questions<'_>,
    query: StepQuery,
    text: Text,
) -> Result<PuzzleStep, RequestError> {
    let puzzle = named(query.id)?;
    let columns: Option<Vec<Column>> =
        query.columns.chars().take(MAX_COLUMNS).map(Column::from_symbol).collect();
    let columns = columns.ok_or(InvalidRequest::Parameters)?;
    let take = move |coach: &mut Analyst, control: &Control| {
        take_step(puzzle, &columns, query.show, coach, control, text)
    };
    coach.engine.ask(coach.client, MAX_POSITIONS, take).await?.map_err(|_| InvalidRequest::Parameters.into())
}

fn take_step(
    puzzle: &Puzzle,
    columns: &[Column],
    show: bool,
    coach: &mut Analyst,
    control: &Control,
    text: Text,
) -> Result<PuzzleStep, RunError> {
    let mut run = PuzzleRun::of(puzzle).ok_or(RunError::Solved)?;
    let mut solver = Solver::new(run.log().game().board().grid(), Options::default());
    let mut last = None;
    for &column in columns {
        let before = run.log().clone();
        last = Some((before, column, run.play(column, &mut solver, control)?));
    }
    if show {
        let before = run.log().clone();
        let (column, step) = run.show(&mut solver, control)?;
        last = Some((before, column, step));
    }
    let (before, column, step) = last.ok_or(RunError::Solved)?;
    let by = run.by();
    let says = if show { text.shown_step(&step, column, by) } else { text.step(&step, column, by) };
    let (name, reply, log) = match step {
        Step::Solved => ("solved", None, run.log().clone()),
        Step::Answered { reply } => ("answered", Some(reply), run.log().clone()),
        Step::Wrong { reply, .. } => ("wrong", reply, with(&before, column)),
    };
    let verdict = coach.judge(before.game(), column, control);
    let wrong = name == "wrong";
    let words = verdict.map_or_else(
        |_| String::new(),
        |verdict| {
            // A claim that names a better move would give the solution away.
            let claims = verdict.remark.claims().filter(|claim| !wrong || !claim.tells_better());
            claims.map(|claim| text.claim(claim, verdict.by)).collect::<Vec<_>>().join(" ")
        },
    );
    let state = snapshot::state(log.game(), log.to_moves().unwrap_or_default(), text);
    Ok(PuzzleStep { step: name.into(), column, reply, state, says, words })
}

/// The game after a disc in this column.
fn with(log: &Log, column: Column) -> Log {
    let mut log = log.clone();
    // Never refused: the move was judged.
    let _ = log.play(log.game().turn(), Action::Drop(column));
    log
}
