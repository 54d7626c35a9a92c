//! The maker of puzzles: it lets computer players play games and looks for puzzles in their positions.

use four_rules::{Column, Log, Rules};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::judge::Judge;
use super::see::{direction, follow_up, opens_above, undoing, wins_at_once, wins_now, wins_soonest};
use super::{Goal, Puzzle, PuzzleRun, Step, Theme};
use crate::control::{Control, StoppedError};
use crate::evaluation::mix;
use crate::player::{Level, Player};
use crate::position::Position;
use crate::solver::{Options, Solver};

/// Makes puzzles from games of computer players, and proves what a puzzle says about itself.
///
/// The discs that one has to look ahead are those to the line for a win, those to the line that has to be prevented for a
/// defence, and for a draw those until the last of the other moves is punished. The rating grows with them, with the
/// number of moves that look possible, with the discs on the board, and with lines that are harder to see.
#[derive(Debug)]
pub struct PuzzleMaker {
    seed: u64,
    solver: Solver,
}

/// Puzzles that the solver has to prove have at least this many discs, so that an answer takes little time.
const MIN_SOLVED: u32 = 18;
/// The same for a draw, which is played until neither side can make a line.
const MIN_DRAW: u32 = 22;
/// The most own moves to a win that is found by looking ahead.
const MAX_MOVES: u32 = 4;
/// How many columns must have room, so that there is something to choose.
const MIN_COLUMNS: usize = 3;

impl PuzzleMaker {
    /// A maker with this RNG seed.
    #[must_use]
    pub fn new(seed: u64) -> PuzzleMaker {
        PuzzleMaker { seed, solver: Solver::new(Rules::default().board().grid(), Options::default()) }
    }

    /// The puzzles of the game with this number, with id 0 and at most one a theme and goal. The same seed and number give
    /// the same puzzles.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn game(&mut self, number: u64, control: &Control) -> Result<Vec<Puzzle>, StoppedError> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(mix(self.seed ^ number << 20));
        let levels: [Level; 2] = [(); 2].map(|()| Level::Step(random.random_range(1..=6)));
        let mut players = levels.map(|level| Player::new(level, random.random(), Options::default()));
        let mut log = Log::new(Rules::default(), ["", ""]);
        let mut found: Vec<Puzzle> = Vec::new();
        loop {
            if let Some(puzzle) = self.puzzle(&log, control)?
                && found.iter().all(|other| (other.theme, &other.goal) != (puzzle.theme, &puzzle.goal))
            {
                found.push(puzzle);
            }
            let turn = log.game().turn();
            let Some(action) = players[turn as usize].choose(log.game(), control) else { return Ok(found) };
            if log.play(turn, action).is_err() || control.is_stopped() {
                return Err(StoppedError);
            }
        }
    }

    /// The puzzle in this position, if there is one.
    ///
    /// # Errors
    /// If the control stops it.
    pub fn puzzle(&mut self, log: &Log, control: &Control) -> Result<Option<Puzzle>, StoppedError> {
        let Ok(at) = Position::new(log.game().board(), log.game().turn()) else { return Ok(None) };
        if at.played() < 5 || at.moves().count() < MIN_COLUMNS {
            return Ok(None);
        }
        let Some((goal, solution)) = self.goal(&at, control)? else { return Ok(None) };
        let Some(theme) = self.theme(log, &at, &goal, solution, control)? else { return Ok(None) };
        let discs = self.discs(&at, &goal, solution, control)?;
        let rating = rating(&at, &goal, theme, solution, discs);
        let moves = log.to_moves().unwrap_or_default();
        Ok(Some(Puzzle { id: 0, moves, goal, theme, solution, discs, rating }))
    }

    /// A goal that a single move reaches, and that move.
    fn goal(&mut self, at: &Position, control: &Control) -> Result<Option<(Goal, Column)>, StoppedError> {
        let threatened = wins_at_once(&at.passed());
        if wins_at_once(at) {
            let goal = Goal::Win { moves: Some(1) };
            return Ok(single(wins_now(at)).map(|column| (goal, column)));
        }
        if threatened {
            return self.only(at, Goal::Hold { moves: 1 }, control);
        }
        if let Some(discs) = wins_soonest(at, 2 * MAX_MOVES - 1) {
            return self.only(at, Goal::Win { moves: Some(discs.div_ceil(2)) }, control);
        }
        for moves in 1..=3 {
            let found = self.only(at, Goal::Hold { moves }, control)?;
            let Some((_, column)) = found else { continue };
            // The defence has to be worth it.
            let Some(next) = at.play(column) else { continue };
            let holds = moves == 1 || at.played() >= 12 && self.solver.weak(&next, control)? <= 0;
            return Ok(found.filter(|_| holds));
        }
        if at.played() < MIN_SOLVED {
            return Ok(None);
        }
        match self.solver.weak(at, control)? {
            1 => self.only(at, Goal::Win { moves: None }, control),
            0 if at.played() >= MIN_DRAW => self.only(at, Goal::Draw, control),
            _ => Ok(None),
        }
    }

    /// The goal and the move that reaches it, if only one does.
    fn only(
        &mut self,
        at: &Position,
        goal: Goal,
        control: &Control,
    ) -> Result<Option<(Goal, Column)>, StoppedError> {
        let right = Judge { goal: &goal, played: 0, solver: &mut self.solver, control }.right(at)?;
        Ok(single(right.into_iter()).map(|column| (goal, column)))
    }

    /// The theme, proved.
    fn theme(
        &mut self,
        log: &Log,
        at: &Position,
        goal: &Goal,
        solution: Column,
        control: &Control,
    ) -> Result<Option<Theme>, StoppedError> {
        let next = at.play(solution);
        Ok(match goal {
            Goal::Win { moves: Some(1) } => Some(Theme::WinInOne),
            Goal::Win { moves: None } if next.as_ref().and_then(follow_up) == Some(true) => {
                Some(Theme::FollowUp)
            }
            Goal::Win { .. } => self.undoing(log, goal, control)?,
            Goal::Hold { moves: 1 } if opens_above(at, at.moves().filter(|&other| other != solution)) => {
                Some(Theme::CellAbove)
            }
            Goal::Hold { .. } => Some(Theme::Defend),
            Goal::Draw if next.as_ref().and_then(follow_up).is_some() => Some(Theme::FollowUp),
            Goal::Draw => Some(Theme::SaveDraw),
            Goal::Keep | Goal::Play { .. } => None,
        })
    }

    /// Why the other side cannot stop the last line in the main line: the quickest wins against the hardest replies.
    fn undoing(&mut self, log: &Log, goal: &Goal, control: &Control) -> Result<Option<Theme>, StoppedError> {
        let Ok(mut run) = PuzzleRun::new(log.clone(), goal.clone()) else { return Ok(None) };
        let start = log.inputs().len();
        loop {
            match run.show(&mut self.solver, control) {
                Ok((_, Step::Answered { .. })) => {}
                Ok((_, Step::Solved)) => break,
                Ok((_, Step::Wrong { .. })) => return Ok(None),
                Err(_) if control.is_stopped() => return Err(StoppedError),
                Err(_) => return Ok(None),
            }
        }
        // Before the last answer.
        let inputs = run.log().inputs().len().saturating_sub(2);
        if inputs <= start {
            return Ok(None);
        }
        let game = run.log().position_after(inputs);
        Ok(Position::new(game.board(), game.turn()).ok().and_then(|at| undoing(&at)))
    }

    /// How many discs one has to look ahead.
    fn discs(
        &mut self,
        at: &Position,
        goal: &Goal,
        solution: Column,
        control: &Control,
    ) -> Result<u32, StoppedError> {
        Ok(match goal {
            Goal::Win { moves: Some(moves) } => 2 * moves - 1,
            Goal::Hold { moves } => 2 * moves,
            Goal::Win { moves: None } => at.end(self.solver.score(at, control)?) - at.played(),
            _ => {
                let mut most = 1;
                for column in at.moves().filter(|&column| column != solution) {
                    let Some(next) = at.play(column) else { continue };
                    most = most.max(next.end(self.solver.score(&next, control)?) - at.played());
                }
                most
            }
        })
    }
}

/// How hard a puzzle is.
fn rating(at: &Position, goal: &Goal, theme: Theme, solution: Column, discs: u32) -> u32 {
    // A move that visibly loses at once does not make a puzzle harder.
    let plausible = at
        .moves()
        .filter(|&column| column != solution && at.play(column).is_some_and(|next| !wins_at_once(&next)));
    let line = match theme {
        Theme::WinInOne => direction(at, solution),
        _ => wins_now(&at.passed()).next().and_then(|column| direction(&at.passed(), column)),
    };
    // A quiet first move is harder to find than one that threatens.
    let threatens = at.play(solution).is_some_and(|next| wins_at_once(&next.passed()));
    let quiet = matches!(goal, Goal::Win { moves: None | Some(2..) }) && !threatens;
    300 + 75 * discs
        + 15 * plausible.count() as u32
        + 40 * line.unwrap_or(0)
        + 4 * at.played()
        + if quiet { 60 } else { 0 }
}

/// The only item.
fn single(mut columns: impl Iterator<Item = Column>) -> Option<Column> {
    columns.next().filter(|_| columns.next().is_none())
}
