//! Every rule of the game. [`Game::decide`] returns what would happen and changes nothing.

use crate::action::{Action, Awaiting, Mistake, Power, Refusal};
use crate::board::Board;
use crate::cell::{Cell, Column};
use crate::event::{Event, Outcome, Tie};
use crate::game::Game;
use crate::input::{Input, Ruling};
use crate::rules::{Opening, Settle, UndoFrom, Violations};
use crate::side::Side;
use alloc::vec;
use alloc::vec::Vec;

/// A position that occurs this many times makes the game a tie.
const REPETITIONS: usize = 3;

impl Game {
    /// Every action of the side to act that is neither refused nor a violation. Empty once the game is over.
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> {
        const ANSWERS: [Action; 6] = {
            use Action::{Block, CallDraw, Keep, Pass, Resign, Undo};
            [Undo, Keep, Block, Pass, CallDraw, Resign]
        };
        // Pops and removals that the rules or the charges exclude as a whole are not tried one by one.
        let pops = self.board().columns().filter(|_| self.rules().values().pop_out).map(Action::Pop);
        let removals =
            self.board().cells().filter(|_| self.charges(self.turn()).remove > 0).map(Action::Remove);
        let drops = self.board().columns().map(Action::Drop);
        let all = drops.chain(pops).chain(removals).chain(ANSWERS);
        all.filter(|&action| self.check(self.turn(), action).is_ok())
    }

    /// The answer to the question the game waits for, if only one is possible: a front end can give it without asking.
    #[must_use]
    pub fn forced_answer(&self) -> Option<Action> {
        if !matches!(self.awaiting(), Awaiting::Undo | Awaiting::Block) {
            return None;
        }
        let mut answers = self.legal_actions().filter(|&action| action != Action::Resign);
        answers.next().filter(|_| answers.next().is_none())
    }

    /// What would happen if `by` did this now. The game does not change; [`apply`](Game::apply) the events to change it.
    ///
    /// # Errors
    /// A refusal says why nothing would happen. Where the rules count mistakes, a mistake is an event, not a refusal.
    pub fn decide(&self, by: Side, action: Action) -> Result<Vec<Event>, Refusal> {
        match self.check(by, action) {
            Ok(()) => Ok(self.consequences(by, action)),
            Err(Refusal::Mistake(mistake)) => self.mistaken(by, Some(action), mistake),
            Err(refusal) => Err(refusal),
        }
    }

    /// What would happen if the host ruled this now.
    ///
    /// # Errors
    /// Only if the game is over.
    pub fn decide_ruling(&self, ruling: Ruling) -> Result<Vec<Event>, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        Ok(vec![Event::Ended(match ruling {
            Ruling::AgreedDraw => Outcome::Tie(Tie::Agreed),
            Ruling::TimeUp(loser) => Outcome::TimedOut { loser },
        })])
    }

    /// What would happen if `by`, asked for a move, entered something that is not an action. It is a mistake like any
    /// other: refused, or counted as a violation.
    ///
    /// # Errors
    /// As [`decide`](Game::decide).
    pub fn decide_invalid(&self, by: Side) -> Result<Vec<Event>, Refusal> {
        self.check_turn(by)?;
        match self.awaiting() {
            Awaiting::Move if self.must_open_in_centre(by) => self.mistaken(by, None, Mistake::NotCentre),
            Awaiting::Move => self.mistaken(by, None, Mistake::NotAnAction),
            awaiting => Err(Refusal::NotNow(awaiting)),
        }
    }

    /// [`decide`](Game::decide), [`decide_ruling`](Game::decide_ruling) or [`decide_invalid`](Game::decide_invalid).
    /// `by` is ignored for a ruling.
    ///
    /// # Errors
    /// As these.
    pub fn decide_input(&self, by: Side, input: Input) -> Result<Vec<Event>, Refusal> {
        match input {
            Input::Action(action) => self.decide(by, action),
            Input::Ruling(ruling) => self.decide_ruling(ruling),
            Input::Invalid => self.decide_invalid(by),
        }
    }

    /// Does what [`decide`](Game::decide) says, and returns what happened.
    ///
    /// # Errors
    /// As [`decide`](Game::decide); then nothing happened.
    pub fn play(&mut self, by: Side, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(by, action)?;
        events.iter().for_each(|event| self.apply(event));
        Ok(events)
    }

    /// Plays an action of the side to act after declining everything offered that it does not answer, and returns what
    /// the action itself led to. Lists of moves that leave out declined offers are read this way.
    ///
    /// # Errors
    /// As [`decide`](Game::decide); then offers may have been declined.
    pub fn play_declining(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        while let Some(decline) = self.decline_before(action) {
            self.play(self.turn(), decline)?;
        }
        self.play(self.turn(), action)
    }

    /// Declines everything that is offered, so that the game waits for a move or is over.
    pub fn decline_offers(&mut self) {
        while let Some(decline) = self.awaiting().decline()
            && self.play(self.turn(), decline).is_ok()
        {}
    }

    /// What to decline before this action: nothing if it answers the offer, or ends the game.
    pub(crate) fn decline_before(&self, action: Action) -> Option<Action> {
        let open = self.awaiting().decline();
        open.filter(|_| !action.answers(self.awaiting()) && action != Action::Resign)
    }

    fn check_turn(&self, by: Side) -> Result<(), Refusal> {
        match () {
            () if self.outcome().is_some() => Err(Refusal::GameOver),
            () if by != self.turn() => Err(Refusal::NotYourTurn),
            () => Ok(()),
        }
    }

    /// Whether `by` may do this now.
    fn check(&self, by: Side, action: Action) -> Result<(), Refusal> {
        if action == Action::Resign && self.outcome().is_none() {
            return Ok(());
        }
        self.check_turn(by)?;
        let charges = self.charges(by);
        match (self.awaiting(), action) {
            (Awaiting::Undo, Action::Keep) | (Awaiting::Block, Action::Pass) => Ok(()),
            (Awaiting::Undo, Action::Undo) if charges.undo == 0 => Err(Mistake::Spent(Power::Undo).into()),
            (Awaiting::Undo, Action::Undo) => Ok(()),
            (Awaiting::Block, Action::Block) if charges.block == 0 => {
                Err(Mistake::Spent(Power::Block).into())
            }
            (Awaiting::Block, Action::Block) if self.could_win(by.other()) => Err(Refusal::OpponentCouldWin),
            (Awaiting::Block, Action::Block) => Ok(()),
            (Awaiting::Move, Action::Undo | Action::Keep | Action::Block | Action::Pass) => {
                Err(Refusal::NotNow(Awaiting::Move))
            }
            (Awaiting::Move, _) => self.check_move(by, action).map_err(Refusal::Mistake),
            (awaiting, _) => Err(Refusal::NotNow(awaiting)),
        }
    }

    /// Whether `by` may make this drop, pop or removal, or call a draw.
    fn check_move(&self, by: Side, action: Action) -> Result<(), Mistake> {
        if self.must_open_in_centre(by) && !matches!(action, Action::Drop(column) if self.is_centre(column)) {
            return Err(Mistake::NotCentre);
        }
        let set = self.rules().values();
        match action {
            Action::Drop(column) | Action::Pop(column) if !self.board().has(column) => {
                Err(Mistake::NoSuchColumn(column))
            }
            Action::Drop(column) if self.board().landing(column).is_none() => {
                Err(Mistake::ColumnFull(column))
            }
            Action::Pop(_) if !set.pop_out => Err(Mistake::NoSuchPower(Power::Pop)),
            Action::Pop(column) if self.board().at(bottom(column)) != Some(by) => {
                Err(Mistake::NotYourDisc(column))
            }
            Action::Remove(_) if set.remove == 0 => Err(Mistake::NoSuchPower(Power::Remove)),
            Action::Remove(_) if self.charges(by).remove == 0 => Err(Mistake::Spent(Power::Remove)),
            Action::Remove(_) if self.board().count(by.other()) == 0 => Err(Mistake::NothingToRemove),
            Action::Remove(at) if self.board().at(at) != Some(by.other()) => Err(Mistake::NotTheirDisc(at)),
            Action::CallDraw if !set.pop_out || !self.board().is_full() => Err(Mistake::NoDrawToCall),
            _ => Ok(()),
        }
    }

    /// What an action that [`check`](Game::check) allows leads to.
    fn consequences(&self, by: Side, action: Action) -> Vec<Event> {
        let mut board = *self.board();
        let mut events = Vec::with_capacity(3);
        match action {
            Action::Drop(column) => {
                let at = board.landing(column).unwrap_or(bottom(column));
                board.put(by, at);
                events.push(Event::Dropped { by, at });
                self.after_move(by, &board, &mut events);
            }
            Action::Pop(column) => {
                let at = bottom(column);
                board.take(at);
                events.push(Event::Popped { by, at });
                self.after_move(by, &board, &mut events);
            }
            Action::Remove(at) => {
                board.take(at);
                events.push(Event::Removed { by, at });
                self.settle(by, &board, self.moves() + 1, &mut events);
            }
            Action::Undo => events.push(Event::Undone { by }),
            Action::Keep => self.stand(by, &mut events),
            Action::Block => events.push(Event::Blocked { by }),
            Action::Pass => self.pass_turn(by, &board, &mut events),
            Action::CallDraw => events.push(Event::Ended(Outcome::Tie(Tie::Called))),
            Action::Resign => events.push(Event::Ended(Outcome::Resigned { loser: by })),
        }
        events
    }

    /// Turns a mistake into a refusal or a violation, as the rules say.
    fn mistaken(&self, by: Side, attempt: Option<Action>, mistake: Mistake) -> Result<Vec<Event>, Refusal> {
        let Violations::LoseOn(nth) = self.rules().values().violations else {
            return Err(Refusal::Mistake(mistake));
        };
        let mut events = vec![Event::Violated { by, attempt, mistake }];
        if self.violations(by).saturating_add(1) >= nth {
            events.push(Event::Ended(Outcome::Disqualified { loser: by }));
        } else if self.awaiting() == Awaiting::Undo {
            self.stand(by, &mut events);
        } else if self.awaiting() == Awaiting::Block {
            self.pass_turn(by, self.board(), &mut events);
        }
        Ok(events)
    }

    /// What follows a drop or a pop that made `board`: the result, or the offer to undo it, in the order that the rules
    /// say.
    fn after_move(&self, by: Side, board: &Board, events: &mut Vec<Event>) {
        let undo = self.rules().values().undo;
        let first = match undo.from {
            UndoFrom::FirstMove => false,
            UndoFrom::SecondMove => self.moves() == 0,
            UndoFrom::OwnSecondMove => self.moves_of(by) == 0,
        };
        if undo.charges == 0 || first {
            return self.settle(by, board, self.moves() + 1, events);
        }
        let result = match undo.settle {
            Settle::BeforeUndo => self.result(board, by, self.moves() + 1),
            Settle::AfterUndo => None,
        };
        events.push(result.map_or(Event::UndoOffered { to: by }, Event::Ended));
    }

    /// What follows when the move just made is kept.
    fn stand(&self, by: Side, events: &mut Vec<Event>) {
        match self.rules().values().undo.settle {
            Settle::AfterUndo => self.settle(by, self.board(), self.moves(), events),
            Settle::BeforeUndo => self.offer_block(by, self.board(), events),
        }
    }

    fn settle(&self, by: Side, board: &Board, moves: u16, events: &mut Vec<Event>) {
        match self.result(board, by, moves) {
            Some(outcome) => events.push(Event::Ended(outcome)),
            None => self.offer_block(by, board, events),
        }
    }

    fn offer_block(&self, by: Side, board: &Board, events: &mut Vec<Event>) {
        match self.rules().values().block {
            0 => self.pass_turn(by, board, events),
            _ => events.push(Event::BlockOffered { to: by }),
        }
    }

    fn pass_turn(&self, by: Side, board: &Board, events: &mut Vec<Event>) {
        let to = by.other();
        let before = self.times_seen(board, to);
        events.push(match before + 1 < REPETITIONS {
            true => Event::TurnPassed { to },
            false => Event::Ended(Outcome::Tie(Tie::Repetition)),
        });
    }

    /// How the game ends if `by` made this board with move number `moves`; `None` if it goes on.
    ///
    /// Falling discs can complete lines of both sides; the line of `by` counts first.
    pub(crate) fn result(&self, board: &Board, by: Side, moves: u16) -> Option<Outcome> {
        let set = self.rules().values();
        if let Some(owner) = [by, by.other()].into_iter().find(|&side| board.has_line(side)) {
            let winner = if set.misere { owner.other() } else { owner };
            return Some(Outcome::Line { winner, owner, cells: board.line(owner).collect() });
        }
        if board.is_full() && !set.pop_out {
            return Some(Outcome::Tie(Tie::Full));
        }
        (moves >= Game::MAX_MOVES).then_some(Outcome::Tie(Tie::TooLong))
    }

    /// Whether a side could win with its next drop.
    fn could_win(&self, side: Side) -> bool {
        !self.rules().values().misere && self.board().can_complete(side)
    }

    /// Whether the next action of `by` must be a drop into the centre.
    fn must_open_in_centre(&self, by: Side) -> bool {
        self.rules().values().opening == Opening::CentreFirst
            && self.moves_of(by) == 0
            && self.board().columns().any(|c| self.is_centre(c) && self.board().landing(c).is_some())
    }

    fn is_centre(&self, column: Column) -> bool {
        let columns = self.rules().columns();
        [(columns - 1) / 2, columns / 2].contains(&column.index())
    }
}

/// The lowest cell of a column.
fn bottom(column: Column) -> Cell {
    Cell { column, row: 0 }
}
