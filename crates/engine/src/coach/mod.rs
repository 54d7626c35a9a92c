//! The coach: how good a move is, and why. Nothing is said that is not proved.

mod claim;
mod prove;
mod words;

pub use claim::{Claim, Threat};

use std::fmt;

use four_rules::{Column, Command, Game, Log, Side};
use serde::Serialize;

use crate::position::Position;
use crate::solver::{Control, Options, Solver, Stopped};
use crate::think::is_plain;
use prove::Prover;

/// How good a move is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// None is better.
    Best,
    /// The same result, at most four discs sooner or later.
    Fine,
    /// The same result, but a win takes longer or a loss comes sooner.
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
    /// Columns that hand the other side a win with the next disc, and where.
    pub traps: Vec<(Column, Claim)>,
}

/// Why the coach has nothing to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Speechless {
    /// Rules that the solver does not know.
    #[error("the coach knows the plain rules only: no pop-out, no misère, no powers")]
    NotPlain,
    /// Nothing is left to play.
    #[error("the game is over")]
    Over,
    /// There is no room.
    #[error("column {0} cannot be played")]
    Unplayable(Column),
    /// It was told to stop.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// Explains moves and positions of the plain game, on any board.
///
/// ```
/// use four_engine::{Coach, Control, Grade, Options};
/// use four_rules::{Column, Language, Log, Rules};
/// let log = Log::from_moves(Rules::default(), "444533")?;
/// let mut coach = Coach::new(Options::default());
/// let verdict = coach.judge(log.game(), Column::new(0), &Control::default())?;
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

    fn prover<'a>(
        &'a mut self,
        game: &Game,
        control: &'a Control,
    ) -> Result<(Position, Prover<'a>), Speechless> {
        if !is_plain(game) {
            return Err(Speechless::NotPlain);
        }
        if game.outcome().is_some() {
            return Err(Speechless::Over);
        }
        let at = Position::new(game.board(), game.turn()).map_err(|_| Speechless::Over)?;
        let solver = Solver::kept(&mut self.solver, at.grid(), self.options);
        Ok((at, Prover { solver, options: self.options, control, mover: game.turn() }))
    }

    /// What to play here, and why.
    ///
    /// # Errors
    /// If the game is over or not a plain one, or the control stops it.
    pub fn advise(&mut self, game: &Game, control: &Control) -> Result<Advice, Speechless> {
        let (at, mut prover) = self.prover(game, control)?;
        let columns = prover.solver.columns(&at, false, control)?;
        let score = columns.iter().flatten().max().copied().ok_or(Speechless::Over)?;
        let best = prover.best(&at, &columns);
        let claims = match best.first() {
            Some(&column) => prover.praise(&at, column, &columns)?,
            None => Vec::new(),
        };
        let traps = at.moves().filter_map(|column| Some((column, prover.gives(&at, column)?))).collect();
        let outlook = Outlook { score, ends: at.end(score) };
        Ok(Advice { by: game.turn(), outlook, columns, best, claims, traps })
    }

    /// How good this move is, and why.
    ///
    /// # Errors
    /// If it cannot be played, the game is over or not a plain one, or the control stops it.
    pub fn judge(&mut self, game: &Game, column: Column, control: &Control) -> Result<Verdict, Speechless> {
        let (at, mut prover) = self.prover(game, control)?;
        let columns = prover.solver.columns(&at, false, control)?;
        let score = columns.get(usize::from(column.index())).copied().flatten();
        let score = score.ok_or(Speechless::Unplayable(column))?;
        let best = columns.iter().flatten().max().copied().unwrap_or(score);
        let grade = grade(&at, column, best, score);
        let claims = match grade {
            Grade::Best | Grade::Fine => prover.praise(&at, column, &columns)?,
            _ => prover.blame(&at, column, &columns)?,
        };
        let outlook = |score| Outlook { score, ends: at.end(score) };
        Ok(Verdict { by: game.turn(), column, grade, before: outlook(best), after: outlook(score), claims })
    }

    /// How good every move of a game was. `each` is shown every verdict as it is found.
    ///
    /// # Errors
    /// If the game is not a plain one, or the control stops it.
    pub fn review(
        &mut self,
        log: &Log,
        control: &Control,
        mut each: impl FnMut(&Verdict),
    ) -> Result<Vec<Verdict>, Speechless> {
        let mut walked = Log::new(*log.game().rules(), ["", ""]);
        let mut verdicts = Vec::new();
        for &(by, command) in log.commands() {
            if let Command::Drop(column) = command
                && by == walked.game().turn()
                && walked.game().board().landing(column).is_some()
            {
                let verdict = self.judge(walked.game(), column, control)?;
                each(&verdict);
                verdicts.push(verdict);
            }
            if walked.play_by(by, command).is_err() {
                break;
            }
        }
        Ok(verdicts)
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
        _ if at.end(score).abs_diff(at.end(best)) <= NEAR => Grade::Fine,
        _ => Grade::Inaccuracy,
    }
}
