//! The analyst: what a position or a move is worth, proved where a budget allows it, otherwise estimated.

use std::fmt;

use four_rules::{Action, Column, Event, Game, Log, Opening, Rules};

use crate::budget;
use crate::coach::{
    Advice, Claim, CoachError, Grade, Headline, Outlook, ProofError, Prover, Verdict, forced_win_with, grade,
    guessed, mirrored, sight,
};
use crate::control::Control;
use crate::estimate::{Estimate, estimate};
use crate::evaluation::is_plain;
use crate::position::Position;
use crate::puzzle::{PuzzleRun, RunError, Step};
use crate::solver::{Options, Solver};

/// What a position is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Assessment {
    /// Exact scores, with reasons.
    Proved(Advice),
    /// The result of a search with a limit, under rules that the solver does not know or too far from the end of the game.
    Estimated(Estimate),
}

impl Assessment {
    /// The value of a disc in each column, from the left; `None` where no disc can be dropped. The numbers of a proof and
    /// of an estimate have different scales: [`Advice::columns`] and [`Estimate::columns`].
    #[must_use]
    pub fn columns(&self) -> &[Option<i32>] {
        match self {
            Assessment::Proved(advice) => &advice.columns,
            Assessment::Estimated(estimate) => &estimate.columns,
        }
    }

    /// The recommended action. If it is a drop, no column has a higher value; if not, it is worth more than every drop.
    #[must_use]
    pub fn best(&self) -> Option<Action> {
        match self {
            Assessment::Proved(advice) => advice.best.first().map(|&column| Action::Drop(column)),
            Assessment::Estimated(estimate) => estimate.best.line.first().copied(),
        }
    }
}

/// The value of each column, without reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    /// As [`Assessment::columns`].
    pub columns: Vec<Option<i32>>,
    /// The proved result of the position; `None` if the values are an estimate.
    pub outlook: Option<Outlook>,
}

/// Answers questions about positions and moves of any game on any board.
///
/// The same question gets the same answer from every analyst, whatever it was asked before and whatever its options: the
/// budgets count positions and not time, and a search with a budget starts with an empty table.
///
/// Every method can be stopped through its [`Control`], which also counts the positions searched so far.
///
/// ```
/// use four_engine::{Analyst, Assessment, Control, Options};
/// use four_rules::{Log, Rules};
/// let mut analyst = Analyst::new(Options::default());
/// let log = Log::from_moves(Rules::default(), "444533")?;
/// let Assessment::Proved(advice) = analyst.assess(log.game(), &Control::default())? else { panic!() };
/// assert_eq!(advice.columns.iter().flatten().max(), Some(&advice.outlook.score));
///
/// let popout = Log::from_moves("popout".parse()?, "121212")?;
/// let Assessment::Estimated(estimate) = analyst.assess(popout.game(), &Control::default())? else { panic!() };
/// assert_eq!(estimate.best.value.end(), Some(1), "the fourth in a row");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Analyst {
    options: Options,
    solver: Option<Solver>,
}

impl fmt::Debug for Analyst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analyst").field("options", &self.options).finish_non_exhaustive()
    }
}

impl Analyst {
    /// An analyst whose solver has these options.
    #[must_use]
    pub const fn new(options: Options) -> Analyst {
        Analyst { options, solver: None }
    }

    /// Whether every position of a game by these rules can be proved, so that a perfect player is perfect.
    #[must_use]
    pub fn can_be_perfect(rules: &Rules) -> bool {
        let game = Game::new(*rules);
        let is_solved =
            Position::new(game.board(), game.turn()).is_ok_and(|at| budget::proof(&at) == u64::MAX);
        let first_moves_are_free = rules.values().opening == Opening::Anywhere;
        is_solved && is_plain(&game) && first_moves_are_free
    }

    /// Whether the coach knows the rules by which this game goes on.
    #[must_use]
    pub fn can_judge(game: &Game) -> bool {
        is_plain(game)
    }

    /// Whether the side to move can force a win that begins in this column, with threats that have to be answered.
    #[must_use]
    pub fn attack_works(game: &Game, column: Column) -> bool {
        let at = Position::new(game.board(), game.turn());
        is_plain(game) && at.is_ok_and(|at| forced_win_with(&at, column).is_some())
    }

    /// What this position is worth: proved as [`Analyst::advise`] does, or else estimated.
    ///
    /// # Errors
    /// If the game is over, or the control stops it.
    pub fn assess(&mut self, game: &Game, control: &Control) -> Result<Assessment, CoachError> {
        match self.advise(game, control) {
            Ok(advice) => Ok(Assessment::Proved(advice)),
            Err(CoachError::NotPlain | CoachError::TooHard) if game.outcome().is_none() => {
                estimate(game, control).map(Assessment::Estimated).ok_or(CoachError::Stopped)
            }
            Err(CoachError::NotPlain) => Err(CoachError::Over),
            Err(error) => Err(error),
        }
    }

    /// The value of each column that [`Analyst::assess`] gives, sooner: it looks for no reasons.
    ///
    /// # Errors
    /// As [`Analyst::assess`].
    pub fn scores(&mut self, game: &Game, control: &Control) -> Result<Scores, CoachError> {
        let proved = self.with_prover(game, None, control, |at, _, prover| {
            let columns = prover.solver.columns(at, false, prover.control)?;
            let score = columns.iter().flatten().max().copied().ok_or(CoachError::Over)?;
            Ok((columns, Outlook::of(at, score)))
        });
        match proved {
            Ok(((mut columns, outlook), flipped)) => {
                if flipped {
                    columns.reverse();
                }
                Ok(Scores { columns, outlook: Some(outlook) })
            }
            Err(CoachError::NotPlain | CoachError::TooHard) if game.outcome().is_none() => {
                let estimate = estimate(game, control).ok_or(CoachError::Stopped)?;
                Ok(Scores { columns: estimate.columns, outlook: None })
            }
            Err(CoachError::NotPlain) => Err(CoachError::Over),
            Err(error) => Err(error),
        }
    }

    /// Plays a column in an exercise, or a right one for a player who has given up. Returns the column and what came of it.
    ///
    /// # Errors
    /// As [`PuzzleRun::play`] and [`PuzzleRun::show`].
    pub fn attempt(
        &mut self,
        run: &mut PuzzleRun,
        column: Option<Column>,
        control: &Control,
    ) -> Result<(Column, Step), RunError> {
        let grid = *run.log().game().board().grid();
        let solver = self.solver.get_or_insert_with(|| Solver::new(&grid, self.options));
        match column {
            Some(column) => Ok((column, run.play(column, solver, control)?)),
            None => run.show(solver, control),
        }
    }

    /// The best move and the headline that [`Analyst::advise`] gives, sooner: it needs the scores of few columns.
    ///
    /// # Errors
    /// As [`Analyst::advise`]; and if the position might need more than the budget.
    pub fn headline(&mut self, game: &Game, control: &Control) -> Result<Headline, CoachError> {
        let columns = game.board().grid().columns();
        let (mut headline, flipped) = self.with_prover(game, None, control, |at, _, prover| {
            if budget::proof(at) != u64::MAX {
                return Err(CoachError::TooHard.into());
            }
            let (best, score, claim) = prover.headline(at)?.ok_or(CoachError::Over)?;
            let outlook = Outlook::of(at, score);
            Ok(Headline { by: prover.mover, outlook, best, claim })
        })?;
        if flipped {
            headline.best = mirrored(headline.best, columns);
            headline.claim = headline.claim.mirrored(columns);
        }
        Ok(headline)
    }

    /// What to play here and why, proved. An offer that the game waits for counts as declined.
    ///
    /// # Errors
    /// If the game is over, has rules that the solver does not know, or needs more than the budget; or if the control
    /// stops it.
    pub fn advise(&mut self, game: &Game, control: &Control) -> Result<Advice, CoachError> {
        let columns = game.board().grid().columns();
        let (advice, flipped) = self.with_prover(game, None, control, |at, _, prover| {
            let columns = prover.solver.columns(at, false, prover.control)?;
            let score = columns.iter().flatten().max().copied().ok_or(CoachError::Over)?;
            let best = prover.best(at, &columns);
            let first = *best.first().ok_or(CoachError::Over)?;
            let mut remark = prover.praise(at, first, &columns)?;
            // Traps are listed by themselves.
            remark.details.retain(|claim| {
                !matches!(claim.because(), [Claim::GivesAbove { .. }] if matches!(claim, Claim::Fails { .. }))
            });
            let mut traps = prover.traps(at, &columns);
            traps.retain(|(column, _)| !remark.names_trap(*column, prover.mover));
            let outlook = Outlook::of(at, score);
            Ok(Advice { by: prover.mover, outlook, columns, best, remark, traps })
        })?;
        Ok(if flipped { advice.mirrored(columns) } else { advice })
    }

    /// How good a disc in this column is, and why. An offer that the game waits for counts as declined.
    ///
    /// Where a proof needs more than the budget, the verdict comes from the estimate that [`Analyst::assess`] gives, and
    /// [`Verdict::is_proved`] says so; its claims are proved all the same.
    ///
    /// # Errors
    /// If the column cannot be played, the game is over or has rules that the solver does not know; or if the control stops
    /// it.
    pub fn judge(&mut self, game: &Game, column: Column, control: &Control) -> Result<Verdict, CoachError> {
        match self.judge_by_proof(game, column, control) {
            Err(CoachError::TooHard) => {
                let game = settled(game);
                let at = Position::new(game.board(), game.turn()).map_err(|_| CoachError::Over)?;
                let estimate = estimate(&game, control).ok_or(CoachError::Stopped)?;
                guessed(&at, column, &estimate, game.turn()).ok_or(CoachError::Unplayable(column))
            }
            known => known,
        }
    }

    fn judge_by_proof(
        &mut self,
        game: &Game,
        column: Column,
        control: &Control,
    ) -> Result<Verdict, CoachError> {
        if settled(game).outcome().is_none() && game.board().landing(column).is_none() {
            return Err(CoachError::Unplayable(column));
        }
        let columns = game.board().grid().columns();
        let (verdict, flipped) = self.with_prover(game, Some(column), control, |at, column, prover| {
            let column = column.unwrap_or(Column::MIN);
            let columns = prover.solver.columns(at, false, prover.control)?;
            let score = columns.get(usize::from(column.index())).copied().flatten();
            let score = score.ok_or(CoachError::Unplayable(column))?;
            let best = columns.iter().flatten().max().copied().unwrap_or(score);
            let grade = grade(at, column, best, score);
            let remark = match grade {
                Grade::Best | Grade::Fine => prover.praise(at, column, &columns)?,
                _ => prover.blame(at, column, &columns)?,
            };
            let (before, after) = (Outlook::of(at, best), Outlook::of(at, score));
            let sight = sight(at, best, score);
            let (by, number) = (prover.mover, at.played() + 1);
            Ok(Verdict { by, number, column, grade, sight, before, after, remark })
        })?;
        Ok(if flipped { verdict.mirrored(columns) } else { verdict })
    }

    /// Judges every drop of a game that was not undone, in order.
    /// `each` is called with every verdict as soon as it is known, from the end of the game to its start.
    ///
    /// # Errors
    /// If the game has rules that the solver does not know, or the control stops it.
    pub fn review(
        &mut self,
        log: &Log,
        control: &Control,
        mut each: impl FnMut(&Verdict),
    ) -> Result<Vec<Verdict>, CoachError> {
        let mut drops = Vec::new();
        for step in log.steps() {
            match step.events.first() {
                Some(Event::Dropped { at, .. }) => drops.push((step.before.clone(), at.column)),
                Some(Event::Undone { .. }) => drop(drops.pop()),
                _ => {}
            }
        }
        let mut verdicts = Vec::new();
        // From the end, where positions are solved soon: what is known about them helps with those before.
        for (before, column) in drops.iter().rev() {
            let verdict = self.judge(before, *column, control)?;
            each(&verdict);
            verdicts.push(verdict);
        }
        verdicts.reverse();
        tell_since_when(&mut verdicts);
        Ok(verdicts)
    }

    /// Runs `ask` with the position of this game, the column and a prover that has the position's budget. Of a position
    /// and its mirror image always the same one is asked about, so that both get the same answer; `true` if that was the
    /// mirror image.
    fn with_prover<T>(
        &mut self,
        game: &Game,
        column: Option<Column>,
        control: &Control,
        ask: impl FnOnce(&Position, Option<Column>, &mut Prover<'_>) -> Result<T, ProofError>,
    ) -> Result<(T, bool), CoachError> {
        if !is_plain(game) {
            return Err(CoachError::NotPlain);
        }
        let game = &settled(game);
        let at = Position::new(game.board(), game.turn()).map_err(|_| CoachError::Over)?;
        if game.outcome().is_some() {
            return Err(CoachError::Over);
        }
        let width = at.grid().columns();
        let other_column = column.map(|column| mirrored(column, width));
        let mirror = at.mirrored();
        let flipped = (mirror.mine(), mirror.filled(), other_column) < (at.mine(), at.filled(), column);
        let (at, column) = if flipped { (mirror, other_column) } else { (at, column) };
        let budget = budget::proof(&at);
        let part = control.part(budget);
        let mut fresh;
        let solver = match budget {
            u64::MAX => self.solver.get_or_insert_with(|| Solver::new(at.grid(), self.options)),
            // Known positions would decide how far the budget goes.
            _ => {
                fresh = Solver::new(at.grid(), budget::limited_options(self.options.book));
                &mut fresh
            }
        };
        let claims = control.part(budget::CLAIMS);
        let mut prover =
            Prover { solver, control: &part, claims: &claims, whole: control, mover: game.turn() };
        let answer = ask(&at, column, &mut prover).map_err(|error| match error {
            ProofError::Coach(error) => error,
            ProofError::Stopped if control.is_stopped() => CoachError::Stopped,
            ProofError::Stopped => CoachError::TooHard,
        });
        answer.map(|answer| (answer, flipped))
    }
}

/// Adds to what is said about hopeless moves which move of that side lost the game.
fn tell_since_when(verdicts: &mut [Verdict]) {
    let mut lost = [None; 2];
    for verdict in verdicts.iter_mut() {
        let since = &mut lost[verdict.by as usize];
        if !verdict.before.proved || verdict.before.score >= 0 {
            *since = (verdict.after.score < 0).then_some(verdict.number);
        } else if let Some(number) = *since
            && verdict
                .remark
                .claims()
                .any(|claim| matches!(claim, Claim::StopsOne { .. } | Claim::LastsLongest { .. }))
        {
            verdict.remark.details.insert(0, Claim::LostSince { number });
        }
    }
}

/// The game after every offer is declined: proofs are about moves.
fn settled(game: &Game) -> Game {
    let mut game = game.clone();
    game.decline_offers();
    game
}
