//! The engine on worker threads: the computer's moves, and the analysis of positions.

use four_engine::{
    Advice, Assessment, CoachError, Control, Estimate, Headline, Level, Options, Player, PuzzleRun, RunError,
    Solver, Step, Verdict,
};
use four_rules::{Action, Column, Game, Grid};

use crate::worker::Worker;

/// The computer player: a level and a game in, an action out.
pub type Opponent = Worker<(Level, Game), Action>;

/// Starts a computer player; the seed decides its random choices.
#[must_use]
pub fn opponent(seed: u64) -> Opponent {
    let player = move || (Player::new(Level::Step(1), seed, Options::default()), seed);
    Worker::new(player, |(player, seed), (level, game), control, tell| {
        if player.level() != level {
            *seed = seed.wrapping_add(1);
            *player = Player::new(level, *seed, Options::default());
        }
        if let Some(action) = player.choose(&game, control).filter(|_| !control.is_stopped()) {
            tell(action);
        }
    })
}

/// A question to the analyst.
#[derive(Clone, Debug)]
pub enum Question {
    /// A position: how good the last move was, and what to play now.
    Position {
        /// The game before the last move, and that move; `None` to skip it.
        last: Option<Box<(Game, Column)>>,
        /// The game now; `None` to skip it.
        now: Option<Box<Game>>,
        /// Whether the thing to see now comes before the rest, which takes longer.
        headline_first: bool,
    },
    /// How good each of these moves was.
    Moves(Vec<(Game, Column)>),
    /// A move in a puzzle or a lesson: what comes of it, and then how good it is.
    Attempt {
        /// The run before the move.
        run: Box<PuzzleRun>,
        /// The column; `None` to be shown a right one.
        column: Option<Column>,
    },
}

/// An answer of the analyst.
#[derive(Clone, Debug)]
pub enum Finding {
    /// How good a move was: the one with this index in [`Question::Moves`], or the last one with index 0.
    Move(usize, Result<Verdict, CoachError>),
    /// What to play and the thing to see, proved. The advice with all the rest follows.
    Headline(Headline),
    /// What to play, proved.
    Advice(Advice),
    /// What to play, estimated because nothing can be proved.
    Estimate(Estimate),
    /// What came of a move in a puzzle or a lesson.
    Attempt {
        /// The run after the move and the answer to it.
        run: Box<PuzzleRun>,
        /// The column of the move.
        column: Column,
        /// What came of it.
        step: Result<Step, RunError>,
    },
}

/// The engine's analyst on a thread.
pub type Analyst = Worker<Question, Finding>;

/// Starts an analyst.
#[must_use]
pub fn analyst() -> Analyst {
    let make = || (four_engine::Analyst::new(Options::default()), None);
    Worker::new(make, answer)
}

/// A solver and the board that it was made for.
type BoardSolver = (Grid<u128>, Solver);

fn answer(
    (analyst, solver): &mut (four_engine::Analyst, Option<BoardSolver>),
    question: Question,
    control: &Control,
    tell: &mut dyn FnMut(Finding),
) {
    match question {
        Question::Position { last, now, headline_first } => {
            if let Some(last) = last {
                tell(Finding::Move(0, analyst.judge(&last.0, last.1, control)));
            }
            let Some(game) = now else { return };
            if headline_first && let Ok(headline) = analyst.headline(&game, control) {
                tell(Finding::Headline(headline));
            }
            match analyst.assess(&game, control) {
                Ok(Assessment::Proved(advice)) => tell(Finding::Advice(advice)),
                Ok(Assessment::Estimated(estimate)) => tell(Finding::Estimate(estimate)),
                Err(_) => {}
            }
        }
        Question::Moves(moves) => {
            for (number, (game, column)) in moves.into_iter().enumerate() {
                let verdict = analyst.judge(&game, column, control);
                if control.is_stopped() {
                    return;
                }
                tell(Finding::Move(number, verdict));
            }
        }
        Question::Attempt { mut run, column } => {
            let before = run.log().game().clone();
            let grid = *before.board().grid();
            if solver.as_ref().is_none_or(|(made_for, _)| *made_for != grid) {
                *solver = None;
            }
            let (_, solver) = solver.get_or_insert_with(|| (grid, Solver::new(&grid, Options::default())));
            let attempt = match column {
                Some(column) => Ok((column, run.play(column, solver, control))),
                None => run.show(solver, control).map(|(column, step)| (column, Ok(step))),
            };
            let Ok((column, step)) = attempt else { return };
            let judged = step.is_ok();
            tell(Finding::Attempt { run, column, step });
            if judged {
                tell(Finding::Move(0, analyst.judge(&before, column, control)));
            }
        }
    }
}
