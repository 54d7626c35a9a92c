//! How a perfect player resists where it cannot win: it plays what is hardest to see through for the other side.
//!
//! How likely each answer of the other side is, is found in two ways. Players of our own levels are asked for their answers.
//! And the other side is taken to see so many discs ahead, and among the answers that look equally good to it, to prefer
//! the centre; how many discs it sees is not known, so several numbers are tried.

use four_rules::{Action, Column, Game};

use crate::control::{Control, StoppedError};
use crate::player::{Level, searched};
use crate::position::Position;
use crate::solver::Solver;

/// The levels that are asked for their answers, each with another seed.
const RIVALS: [u8; 6] = [4, 4, 4, 4, 6, 6];
/// How much their answers count, against what the horizons say.
const TRIED: f64 = 0.5;
/// How many discs ahead the other side may see, its own included. Each is as likely as the others.
const HORIZONS: [u32; 4] = [6, 9, 13, 17];
/// The chance of an error in a disc of the other side that is too far ahead to be looked at.
const LATER_ERROR: f64 = 0.04;
/// The chance of all such errors together, at most.
const MAX_LATER_ERROR: f64 = 0.5;

/// What the other side is expected to give away if the side to move plays this column, which must have room and must not
/// win: half a point for a win that becomes a draw or a draw that becomes a loss, a whole point for both.
///
/// # Errors
/// If the control stops it.
pub(crate) fn chance(
    solver: &mut Solver,
    game: &Game,
    at: &Position,
    column: Column,
    control: &Control,
) -> Result<f64, StoppedError> {
    let tried = tried_answers(game, column, control);
    chance_within(solver, at, column, (answers_ahead(at), &tried), control)
}

/// What the [`RIVALS`] answer to a disc in this column.
fn tried_answers(game: &Game, column: Column, control: &Control) -> Vec<Column> {
    let mut next = game.clone();
    if next.play(game.turn(), Action::Drop(column)).is_err() {
        return Vec::new();
    }
    let answers = (0..).zip(RIVALS).map(|(seed, level)| searched(Level::Step(level), &next, seed, control));
    let columns = answers.filter_map(|answer| match answer {
        Some(Action::Drop(column)) => Some(column),
        _ => None,
    });
    columns.collect()
}

/// How many answers in a row can be looked at in a short time.
fn answers_ahead(at: &Position) -> u32 {
    match at.left() {
        0..=16 => 3,
        17..=24 => 2,
        _ => 1,
    }
}

/// [`chance`], looking at so many answers in a row, at least one. The first may have been tried.
fn chance_within(
    solver: &mut Solver,
    at: &Position,
    column: Column,
    (ahead, tried): (u32, &[Column]),
    control: &Control,
) -> Result<f64, StoppedError> {
    let Some(next) = at.play(column) else { return Ok(0.0) };
    let answers = answers(solver, &next, control)?;
    let best = answers.iter().map(|answer| answer.score.signum()).max().unwrap_or(0);
    let mut chance = 0.0;
    for answer in &answers {
        let likelihood = likelihood(answer, &answers, tried);
        if likelihood == 0.0 {
            continue;
        }
        let given = f64::from(best - answer.score.signum()) / 2.0;
        let later = match next.play(answer.column) {
            Some(again) if given == 0.0 => later_chance(solver, &again, answer, ahead - 1, control)?,
            _ => 0.0,
        };
        chance += likelihood * (given + later);
    }
    Ok(chance)
}

/// What the other side is expected to give away after this answer, which led to `at` and gave nothing away.
fn later_chance(
    solver: &mut Solver,
    at: &Position,
    answer: &Answer,
    ahead: u32,
    control: &Control,
) -> Result<f64, StoppedError> {
    if ahead == 0 {
        let discs = (answer.discs - 1) / 2;
        return Ok((LATER_ERROR * f64::from(discs)).min(MAX_LATER_ERROR));
    }
    let (scores, kept) = (solver.columns(at, true, control)?, -answer.score.signum());
    let mut most = 0.0_f64;
    for column in at.moves().filter(|column| scores[usize::from(column.index())] == Some(kept)) {
        most = most.max(chance_within(solver, at, column, (ahead, &[]), control)?);
    }
    Ok(most)
}

/// An answer of the other side.
#[derive(Clone, Copy, Debug)]
struct Answer {
    column: Column,
    /// For the side that answers.
    score: i32,
    /// The number of discs to the end of the game, this one included.
    discs: u32,
    /// How attractive the column is by itself.
    weight: f64,
}

/// All answers of the side to move.
fn answers(solver: &mut Solver, at: &Position, control: &Control) -> Result<Vec<Answer>, StoppedError> {
    let (scores, centre) = (solver.columns(at, false, control)?, i32::from(at.grid().columns()) - 1);
    let answers = at.moves().filter_map(|column| {
        let score = scores[usize::from(column.index())]?;
        let off = (2 * i32::from(column.index()) - centre).abs();
        Some(Answer { column, score, discs: at.end(score) - at.played(), weight: 1.0 / f64::from(3 + off) })
    });
    Ok(answers.collect())
}

/// How an answer looks to a side that sees only so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Look {
    Lost,
    Open,
    Won,
}

impl Answer {
    const fn look(&self, horizon: u32) -> Look {
        match self.score {
            1.. if self.discs <= horizon => Look::Won,
            ..=-1 if self.discs <= horizon => Look::Lost,
            _ => Look::Open,
        }
    }
}

/// How likely this answer is among all, if these were tried.
fn likelihood(answer: &Answer, all: &[Answer], tried: &[Column]) -> f64 {
    let guessed = guessed_likelihood(answer, all);
    let times = tried.iter().filter(|&&column| column == answer.column).count();
    match tried.len() {
        0 => guessed,
        tries => TRIED * times as f64 / tries as f64 + (1.0 - TRIED) * guessed,
    }
}

/// How likely this answer is among all, by what is within sight.
fn guessed_likelihood(answer: &Answer, all: &[Answer]) -> f64 {
    let each = HORIZONS.iter().map(|&horizon| {
        let best = all.iter().map(|other| other.look(horizon)).max();
        let alike = all.iter().filter(|other| Some(other.look(horizon)) == best);
        let weight: f64 = alike.map(|other| other.weight).sum();
        if Some(answer.look(horizon)) == best { answer.weight / weight } else { 0.0 }
    });
    each.sum::<f64>() / HORIZONS.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::Options;
    use four_rules::{Log, Rules};

    fn answer(column: usize, score: i32, discs: u32) -> Answer {
        Answer { column: Column::new(column).unwrap(), score, discs, weight: 1.0 }
    }

    #[test]
    fn what_is_in_sight_decides_and_the_rest_is_as_likely_as_attractive() {
        let is = |one: f64, other: f64| (one - other).abs() < 1e-9;
        // Everybody sees the win in one, and that the others lose in two discs.
        let all = [answer(0, 5, 1), answer(1, -3, 2), answer(2, 0, 20)];
        assert!(is(likelihood(&all[0], &all, &[]), 1.0));
        // Two of the four horizons see the loss in ten discs: the other two take it for as good as the draw.
        let all = [answer(0, 0, 20), answer(1, -2, 10)];
        assert!(is(likelihood(&all[0], &all, &[]), 0.75));
        assert!(is(likelihood(&all[1], &all, &[]), 0.25));
        // Of two rivals one fell into it.
        let tried = [0, 1].map(|column| Column::new(column).unwrap());
        assert!(is(likelihood(&all[1], &all, &tried), 0.375));
        // A win too far away to see and a draw are equally likely; the answer nearer to the centre is likelier.
        let all = [answer(0, 1, 19), Answer { weight: 3.0, ..answer(3, 0, 20) }];
        assert!(is(likelihood(&all[0], &all, &[]), 0.25));
    }

    #[test]
    fn a_loss_that_everybody_sees_is_worth_little_and_a_hidden_one_more() {
        let mut solver = Solver::new(Position::empty(7, 6, 4).unwrap().grid(), Options::default());
        let mut chances = |moves: &str| -> Vec<f64> {
            let log = Log::from_moves(Rules::default(), moves).unwrap();
            let at = Position::new(log.game().board(), log.game().turn()).unwrap();
            let each = at
                .moves()
                .map(|column| chance(&mut solver, log.game(), &at, column, &Control::default()).unwrap());
            each.collect()
        };
        // Three in a row, open on both sides: nothing stops it, and hardly anybody overlooks it.
        let near = chances("31415");
        assert!(near.iter().all(|&chance| chance < 0.06), "{near:?}");
        // The second player has lost after the first disc, but who sees 40 discs ahead?
        let far = chances("4");
        assert!(far.iter().all(|&chance| chance > 0.2 && chance <= 1.0), "{far:?}");
    }
}
