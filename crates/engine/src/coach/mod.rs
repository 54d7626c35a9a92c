//! The coach: how good a move is, and why. Nothing is said that is not proved.

mod claim;
mod prove;
mod words;

pub use claim::{Claim, Threat};

use std::fmt;

use four_rules::{Column, Event, Game, Log, Side};
use serde::Serialize;

use crate::lookahead::is_plain;
use crate::player::effort;
use crate::position::Position;
use crate::solver::{Control, Options, Solver, StoppedError};
use prove::Prover;

/// How good a move is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// None is better.
    Best,
    /// The same result, at most four discs sooner or later.
    Fine,
    /// The same result, but a win takes longer or a loss comes sooner; or a win at once was missed, or is allowed.
    Inaccuracy,
    /// A win becomes a draw, or a draw a loss.
    Mistake,
    /// A win becomes a loss; or a draw or win is given away to the very next disc, or in spite of a win at once.
    Blunder,
}

impl Grade {
    /// Every grade, best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];
}

/// What a position comes to with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outlook {
    /// The score, for the side whose move it is about.
    pub score: i32,
    /// The disc with which the game ends, counted from the start of the game.
    pub ends: u32,
}

/// What the coach says about a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// Who made it.
    pub by: Side,
    /// Which move.
    pub column: Column,
    /// How good it is.
    pub grade: Grade,
    /// What the position came to before it.
    pub before: Outlook,
    /// What it comes to after it, still for the side that made it.
    pub after: Outlook,
    /// Why.
    pub claims: Vec<Claim>,
}

impl Verdict {
    /// Whether the move changed the result of the game.
    #[must_use]
    pub const fn is_turning_point(&self) -> bool {
        self.before.score.signum() != self.after.score.signum()
    }
}

/// What the coach says about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Advice {
    /// Whose turn it is.
    pub by: Side,
    /// What the position comes to.
    pub outlook: Outlook,
    /// The score of every column, from the left; `None` for a full one.
    pub columns: Vec<Option<i32>>,
    /// The best columns, the one to recommend first.
    pub best: Vec<Column>,
    /// Why the first of them is best.
    pub claims: Vec<Claim>,
    /// Columns to keep out of: worse than the best, they hand the other side a win on top of the disc.
    pub traps: Vec<(Column, Claim)>,
}

/// Why the coach has nothing to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CoachError {
    /// Rules that the solver does not know.
    #[error("the coach knows the plain rules only: no pop-out, no misère, no powers")]
    NotPlain,
    /// Nothing is left to play.
    #[error("the game is over")]
    Over,
    /// There is no room.
    #[error("column {0} cannot be played")]
    Unplayable(Column),
    /// A large board with few discs: nobody could prove anything in reasonable time.
    #[error("this position is too far from the end to prove anything")]
    TooHard,
    /// It was told to stop.
    #[error("the search was stopped")]
    Stopped,
}

/// Explains moves and positions of the plain game, on any board. A question that the game waits for is taken to be
/// answered with "no".
///
/// ```
/// use four_engine::{Coach, Control, Grade, Options};
/// use four_rules::{Column, Language, Log, Rules};
/// let log = Log::from_moves(Rules::default(), "444533")?;
/// let mut coach = Coach::new(Options::default());
/// let verdict = coach.judge(log.game(), Column::MIN, &Control::default())?;
/// println!("{:?}: {}", verdict.grade, verdict.say(Language::English));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Coach {
    options: Options,
    solver: Option<Solver>,
}

impl fmt::Debug for Coach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Coach").field("options", &self.options).finish_non_exhaustive()
    }
}

impl Coach {
    /// A coach with a solver of these options.
    #[must_use]
    pub const fn new(options: Options) -> Coach {
        Coach { options, solver: None }
    }

    /// Asks a prover about this game, with as much effort as a position is worth.
    fn with_prover<T>(
        &mut self,
        game: &Game,
        control: &Control,
        ask: impl FnOnce(&Position, &mut Prover<'_>) -> Result<T, ProofError>,
    ) -> Result<T, CoachError> {
        if !is_plain(game) {
            return Err(CoachError::NotPlain);
        }
        let game = &settled(game);
        let at = Position::new(game.board(), game.turn()).map_err(|_| CoachError::Over)?;
        if game.outcome().is_some() {
            return Err(CoachError::Over);
        }
        let part = control.part(effort(&at));
        let solver = Solver::kept(&mut self.solver, at.grid(), self.options);
        let mut prover = Prover { solver, options: self.options, control: &part, mover: game.turn() };
        let answer = ask(&at, &mut prover);
        control.count(part.nodes());
        answer.map_err(|ended| match ended {
            ProofError::Coach(why) => why,
            ProofError::Stopped if control.is_stopped() => CoachError::Stopped,
            ProofError::Stopped => CoachError::TooHard,
        })
    }

    /// What to play here, and why.
    ///
    /// # Errors
    /// If the game is over or not a plain one, or the control stops it.
    pub fn advise(&mut self, game: &Game, control: &Control) -> Result<Advice, CoachError> {
        self.with_prover(game, control, |at, prover| {
            let columns = prover.solver.columns(at, false, prover.control)?;
            let score = columns.iter().flatten().max().copied().ok_or(CoachError::Over)?;
            let best = prover.best(at, &columns);
            let claims = match best.first() {
                Some(&column) => prover.praise(at, column, &columns)?,
                None => Vec::new(),
            };
            let worse = at.moves().filter(|column| columns[usize::from(column.index())] < Some(score));
            let traps = worse.filter_map(|column| match prover.gives(at, column) {
                Some(claim @ Claim::GivesAbove { .. }) => Some((column, claim)),
                _ => None,
            });
            let traps = traps.collect();
            let outlook = Outlook { score, ends: at.end(score) };
            Ok(Advice { by: prover.mover, outlook, columns, best, claims, traps })
        })
    }

    /// How good this move is, and why.
    ///
    /// # Errors
    /// If it cannot be played, the game is over or not a plain one, or the control stops it.
    pub fn judge(&mut self, game: &Game, column: Column, control: &Control) -> Result<Verdict, CoachError> {
        if settled(game).outcome().is_none() && game.board().landing(column).is_none() {
            return Err(CoachError::Unplayable(column));
        }
        self.with_prover(game, control, |at, prover| {
            let columns = prover.solver.columns(at, false, prover.control)?;
            let score = columns.get(usize::from(column.index())).copied().flatten();
            let score = score.ok_or(CoachError::Unplayable(column))?;
            let best = columns.iter().flatten().max().copied().unwrap_or(score);
            let grade = grade(at, column, best, score);
            let claims = match grade {
                Grade::Best | Grade::Fine => prover.praise(at, column, &columns)?,
                _ => prover.blame(at, column, &columns)?,
            };
            let outlook = |score| Outlook { score, ends: at.end(score) };
            Ok(Verdict {
                by: game.turn(),
                column,
                grade,
                before: outlook(best),
                after: outlook(score),
                claims,
            })
        })
    }

    /// How good every move of a game was that was not taken back: each in order, `None` for one that is too hard. `each` is called for every
    /// one when it is known.
    ///
    /// # Errors
    /// If the game is not a plain one, or the control stops it.
    pub fn review(
        &mut self,
        log: &Log,
        control: &Control,
        mut each: impl FnMut(),
    ) -> Result<Vec<Option<Verdict>>, CoachError> {
        let mut verdicts = Vec::new();
        for step in log.steps() {
            match step.events.first() {
                Some(Event::Dropped { at, .. }) => {
                    verdicts.push(match self.judge(&step.before, at.column, control) {
                        Ok(verdict) => Some(verdict),
                        Err(CoachError::TooHard) => None,
                        Err(why) => return Err(why),
                    });
                    each();
                }
                Some(Event::Undone { .. }) => drop(verdicts.pop()),
                _ => {}
            }
        }
        Ok(verdicts)
    }
}

/// The game when every question is answered with "no": a coach speaks about moves.
fn settled(game: &Game) -> Game {
    let mut game = game.clone();
    game.decline_offers();
    game
}

/// Why a prover came to no end.
enum ProofError {
    Coach(CoachError),
    Stopped,
}

impl From<StoppedError> for ProofError {
    fn from(StoppedError: StoppedError) -> ProofError {
        ProofError::Stopped
    }
}

impl From<CoachError> for ProofError {
    fn from(why: CoachError) -> ProofError {
        ProofError::Coach(why)
    }
}

/// The grade of a move with this score where the best one has that.
fn grade(at: &Position, column: Column, best: i32, score: i32) -> Grade {
    const NEAR: u32 = 4;
    let loses_at_once = at.play(column).is_some_and(|next| next.moves().any(|answer| next.wins(answer)));
    let could_win = at.moves().any(|column| at.wins(column));
    match best.signum() - score.signum() {
        2.. => Grade::Blunder,
        1 if loses_at_once || could_win => Grade::Blunder,
        1 => Grade::Mistake,
        _ if score == best => Grade::Best,
        _ if loses_at_once || could_win => Grade::Inaccuracy,
        _ if at.end(score).abs_diff(at.end(best)) <= NEAR => Grade::Fine,
        _ => Grade::Inaccuracy,
    }
}
