//! What the engine does for those who play here, each beside the game: choosing for the computer, and looking at
//! positions for everybody else.

use four_engine::{
    Advice, Assessment, CoachError, Control, Estimate, Hardness, Level, Options, Player, Puzzle, Puzzles,
    Verdict,
};
use four_rules::{Action, Column, Game};

use crate::worker::Worker;

/// The computer's side of the table.
pub type Opponent = Worker<(Level, Game), Action>;

/// An opponent; the seed decides its games.
#[must_use]
pub fn opponent(seed: u64) -> Opponent {
    let player = move || (Player::new(Level::Step(1), seed, Options::default()), seed);
    Worker::new(player, |(player, seed), (level, game), control, tell| {
        if player.level() != level {
            *seed = seed.wrapping_add(1);
            *player = Player::new(level, *seed, Options::default());
        }
        if let Some(command) = player.choose(&game, control).filter(|_| !control.is_stopped()) {
            tell(command);
        }
    })
}

/// What the coach can be asked.
#[derive(Clone, Debug)]
pub enum Question {
    /// About this position: first the move that led to it, if the game before it is given; then what to play.
    Position {
        /// The game before the last move, and that move.
        last: Option<Box<(Game, Column)>>,
        /// The game, if it is to be looked at.
        now: Option<Box<Game>>,
    },
    /// About each of these moves, one after another.
    Moves(Vec<(Game, Column)>),
    /// A puzzle.
    Puzzle {
        /// Decides which.
        seed: u64,
        /// How hard; any, if it is not said.
        hardness: Option<Hardness>,
    },
}

/// What the coach answers.
#[derive(Clone, Debug)]
pub enum Finding {
    /// How good the last move was; or the move of this number, of many.
    Move(usize, Result<Verdict, CoachError>),
    /// What to play, proved.
    Advice(Advice),
    /// What to play, under rules that nothing can be proved about.
    Estimate(Estimate),
    /// A puzzle.
    Puzzle(Puzzle),
}

/// Somebody to ask about positions.
pub type Analyst = Worker<Question, Finding>;

/// An analyst.
#[must_use]
pub fn analyst() -> Analyst {
    Worker::new(|| four_engine::Analyst::new(Options::default()), answer)
}

fn answer(
    analyst: &mut four_engine::Analyst,
    question: Question,
    control: &Control,
    tell: &mut dyn FnMut(Finding),
) {
    match question {
        Question::Position { last, now } => {
            if let Some(last) = last {
                tell(Finding::Move(0, analyst.judge(&last.0, last.1, control)));
            }
            let Some(game) = now else { return };
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
        Question::Puzzle { seed, hardness } => {
            if let Ok(puzzle) = Puzzles::new(seed).make_as_hard_as(hardness, control) {
                tell(Finding::Puzzle(puzzle));
            }
        }
    }
}
