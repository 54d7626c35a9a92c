//! The requests that change a game at this machine.

use four_rules::{Action, Awaiting, Event, Mistake, Refusal, Side};

use super::LocalGame;
use crate::game::{GameSession, RequestError, Update};
use crate::seat::Seat;

impl LocalGame {
    pub(super) fn play(&mut self, action: Action) -> Result<(), RequestError> {
        let by = self.log.game().turn();
        let events = self.log.play_and_settle(by, action).map_err(RequestError::Refused)?.to_vec();
        self.undone.clear();
        self.end_move(events);
        Ok(())
    }

    /// Counts the game if it has ended, and [shows](LocalGame::show_change) the move.
    fn end_move(&mut self, events: Vec<Event>) {
        if let Some(outcome) = self.log.game().outcome() {
            self.series.count(outcome);
        }
        self.show_change(events);
    }

    /// Answers the question of the rules.
    pub(super) fn answer(&mut self, yes: bool) -> Result<(), RequestError> {
        let answer = self.snapshot.answer(yes).filter(|_| self.is_mine());
        self.play(answer.ok_or(RequestError::NoQuestion)?)
    }

    /// Takes back everything since the last move of a person; between two computer players, the last move.
    pub(super) fn take_back(&mut self) -> Result<(), RequestError> {
        if self.log.game().awaiting() == Awaiting::Undo {
            return self.play(Action::Undo).map_err(|_| RequestError::UndoByRules);
        }
        if self.log.game().rules().values().undo.charges > 0 {
            return Err(RequestError::UndoByRules);
        }
        let no_human = !self.seats.0.iter().any(Seat::is_human);
        let mine = |side: Side| no_human || self.seats[side].is_human();
        let before = self.log.before_last_move_of(mine).ok_or(RequestError::NothingToTakeBack)?;
        if let Some(outcome) = self.log.game().outcome() {
            self.series.uncount(outcome);
        }
        self.undone.push(self.log.inputs()[before.inputs().len()..].to_vec());
        self.log = before;
        self.show_change(Vec::new());
        Ok(())
    }

    /// Plays again what was taken back last.
    pub(super) fn play_again(&mut self) -> Result<(), RequestError> {
        let step = self.undone.pop().ok_or(RequestError::NothingToPlayAgain)?;
        let from = self.log.events().len();
        for (by, input) in step {
            if self.log.enter(by, input).is_err() {
                break;
            }
        }
        self.end_move(self.log.events()[from..].to_vec());
        Ok(())
    }

    /// Calls a draw only where that is legal: elsewhere some rules would count it as a mistake.
    pub(super) fn draw(&mut self) -> Result<(), RequestError> {
        let game = self.log.game();
        match game.decide(game.turn(), Action::CallDraw) {
            Err(refusal) => Err(RequestError::Refused(refusal)),
            Ok(_) if !self.can(Action::CallDraw) => {
                Err(RequestError::Refused(Refusal::Mistake(Mistake::NoDrawToCall)))
            }
            Ok(_) => self.play(Action::CallDraw),
        }
    }

    /// Starts another game with the same players. With `swap` they change sides and the series goes on; otherwise a new
    /// series begins.
    pub(super) fn next_game(&mut self, swap: bool) {
        let [first, second] = self.seats.0.clone();
        let seats = if swap { [second, first] } else { [first, second] };
        let mut next = LocalGame::empty(*self.log.game().rules(), seats, self.library.as_ref(), self.seed);
        if swap {
            next.series = self.series.with_sides_swapped();
        }
        // A new opponent would start from the same seed and repeat the game.
        next.opponent = self.opponent.take();
        next.ask_opponent();
        next.updates.extend([Update::NextGame, Update::Settled { anew: true }]);
        *self = next;
    }
}
