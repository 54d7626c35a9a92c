//! A game as its review goes through it: the steps with their verdicts, the step shown, and other moves tried from there.

use four_engine::{CoachError, Verdict};
use four_rules::{Action, Column, Event, Game, Input, Record, Refusal, Side};

/// An input of the game, and what it led to.
pub(super) struct ReviewStep {
    pub(super) by: Side,
    pub(super) input: Input,
    after: Game,
    /// Whether it took back a disc.
    undoes: bool,
    /// The verdict of the analyst, once it is known.
    pub(super) verdict: Option<Result<Verdict, CoachError>>,
}

impl ReviewStep {
    /// The column of a disc that was dropped. Other inputs get no verdict.
    const fn dropped(&self) -> Option<Column> {
        match self.input {
            Input::Action(Action::Drop(column)) => Some(column),
            _ => None,
        }
    }

    const fn is_judged(&self) -> bool {
        self.verdict.is_some() || self.dropped().is_none()
    }

    fn is_turning_point(&self) -> bool {
        matches!(&self.verdict, Some(Ok(verdict)) if verdict.is_turning_point())
    }
}

/// A game under review.
pub(super) struct ReviewedGame {
    pub(super) record: Record,
    start: Game,
    pub(super) steps: Vec<ReviewStep>,
    /// How many steps lead to the position shown.
    pub(super) at: usize,
    /// Other moves tried from there, each with the game after it.
    tried: Vec<(Column, Game)>,
}

impl ReviewedGame {
    /// The game at its end.
    pub(super) fn new(record: Record) -> ReviewedGame {
        let start = record.log().position_after(0);
        let step = |step: four_rules::Step<'_>| ReviewStep {
            by: step.by,
            input: step.input,
            after: step.after,
            undoes: matches!(step.events.first(), Some(Event::Undone { .. })),
            verdict: None,
        };
        let steps: Vec<ReviewStep> = record.log().steps().map(step).collect();
        ReviewedGame { at: steps.len(), record, start, steps, tried: Vec::new() }
    }

    /// The game after this many steps.
    fn after(&self, steps: usize) -> &Game {
        steps.checked_sub(1).and_then(|last| self.steps.get(last)).map_or(&self.start, |step| &step.after)
    }

    /// The position shown.
    pub(super) fn shown(&self) -> &Game {
        self.tried.last().map_or_else(|| self.after(self.at), |(_, game)| game)
    }

    /// The step that led to the position shown; `None` at the start and while other moves are tried.
    pub(super) fn last_step(&self) -> Option<&ReviewStep> {
        self.at.checked_sub(1).and_then(|last| self.steps.get(last)).filter(|_| !self.is_trying())
    }

    pub(super) fn is_trying(&self) -> bool {
        !self.tried.is_empty()
    }

    /// The columns that are tried.
    pub(super) fn tried(&self) -> impl Iterator<Item = Column> {
        self.tried.iter().map(|&(column, _)| column)
    }

    /// Shows the position after this many steps.
    pub(super) fn go_to(&mut self, steps: usize) {
        self.tried.clear();
        self.at = steps.min(self.steps.len());
    }

    /// Takes back the last move tried.
    pub(super) fn untry(&mut self) {
        self.tried.pop();
    }

    /// Tries a column; the one that was played is a step forward. Returns whether the position has changed.
    pub(super) fn try_column(&mut self, column: Column) -> Result<bool, Refusal> {
        if !self.is_trying() && self.steps.get(self.at).and_then(ReviewStep::dropped) == Some(column) {
            self.go_to(self.at + 1);
            return Ok(true);
        }
        let mut game = self.shown().clone();
        // A violation is not refused, but it is not a move to try either.
        let legal = game.legal_actions().any(|action| action == Action::Drop(column));
        game.play(game.turn(), Action::Drop(column))?;
        if legal {
            game.decline_offers();
            self.tried.push((column, game));
        }
        Ok(legal)
    }

    /// The moves to judge next: the number of the first step, and each game with the column that was played in it. `None` if
    /// every step is judged.
    pub(super) fn unjudged(&self) -> Option<(usize, Vec<(Game, Column)>)> {
        let first = self.steps.iter().position(|step| !step.is_judged())?;
        let moves = (first..self.steps.len())
            .map_while(|number| Some((self.after(number).clone(), self.steps[number].dropped()?)));
        Some((first, moves.collect()))
    }

    /// How many steps have a verdict.
    pub(super) fn judged_count(&self) -> usize {
        self.steps.iter().filter(|step| step.verdict.is_some()).count()
    }

    /// The verdicts on the discs that stayed, in order; `None` until every step is judged.
    pub(super) fn verdicts(&self) -> Option<Vec<Verdict>> {
        let mut verdicts = Vec::new();
        for step in &self.steps {
            match &step.verdict {
                Some(Ok(verdict)) => verdicts.push(verdict.clone()),
                _ if step.undoes => drop(verdicts.pop()),
                _ if step.dropped().is_some() => return None,
                _ => {}
            }
        }
        Some(verdicts)
    }

    pub(super) fn is_judged(&self) -> bool {
        self.steps.iter().all(ReviewStep::is_judged)
    }

    /// The next position whose last step changed the result, forwards or backwards from the one shown. The search goes round.
    pub(super) fn turning_point(&self, backwards: bool) -> Option<usize> {
        let turns = self.steps.iter().enumerate().filter(|(_, step)| step.is_turning_point());
        let points: Vec<usize> = turns.map(|(number, _)| number + 1).collect();
        let next = match backwards {
            false => points.iter().find(|&&point| point > self.at).or(points.first()),
            true => points.iter().rev().find(|&&point| point < self.at).or(points.last()),
        };
        next.copied()
    }
}

#[cfg(test)]
mod tests {
    use four_rules::{Log, Rules};

    use super::*;

    fn reviewed(moves: &str) -> ReviewedGame {
        ReviewedGame::new(Record::from_log(Log::from_moves(Rules::default(), moves).unwrap()))
    }

    fn column(symbol: char) -> Column {
        Column::from_symbol(symbol).unwrap()
    }

    fn position(moves: &str) -> four_rules::View {
        Log::from_moves(Rules::default(), moves).unwrap().game().view()
    }

    #[test]
    fn other_moves_are_tried_and_taken_back() {
        let mut game = reviewed("4453");
        game.go_to(2);
        assert_eq!(game.try_column(column('7')), Ok(true));
        assert_eq!(game.try_column(column('1')), Ok(true));
        assert_eq!((game.shown().view(), game.at), (position("4471"), 2));
        assert!(game.last_step().is_none());
        game.untry();
        assert_eq!(game.shown().view(), position("447"));
        game.go_to(game.at);
        assert_eq!(game.shown().view(), position("44"));
    }

    #[test]
    fn the_column_that_was_played_is_a_step_forward() {
        let mut game = reviewed("4453");
        game.go_to(2);
        assert_eq!(game.try_column(column('5')), Ok(true));
        assert_eq!((game.at, game.is_trying()), (3, false));
    }

    #[test]
    fn a_full_column_is_not_tried() {
        let mut game = reviewed("444444");
        assert!(game.try_column(column('4')).is_err());
        assert!(!game.is_trying());
    }

    #[test]
    fn moves_without_a_verdict_are_judged_next() {
        let mut game = reviewed("4453");
        let (first, moves) = game.unjudged().unwrap();
        assert_eq!((first, moves.len()), (0, 4));
        game.steps[0].verdict = Some(Err(CoachError::NotPlain));
        let (first, moves) = game.unjudged().unwrap();
        assert_eq!((first, moves[0].1), (1, column('4')));
        assert_eq!((game.judged_count(), game.is_judged()), (1, false));
    }
}
