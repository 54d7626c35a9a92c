//! Every rule of the game: [`Game::decide`] says what would happen, and changes nothing.

use crate::action::{Action, Awaiting, Mistake, Power, Refusal};
use crate::board::Board;
use crate::cell::{Cell, Column};
use crate::event::{Event, Outcome, Tie};
use crate::game::Game;
use crate::rules::{Opening, Settle, UndoFrom, Violations};
use crate::side::Side;

/// The occurrence of a position that makes the game a tie.
const REPETITIONS: usize = 3;

impl Game {
    /// What the side to act may do, without being refused and without a violation. What is not a player's to say, a
    /// draw agreed on and a clock that ran out, is not in it.
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> {
        const ANSWERS: [Action; 6] = {
            use Action::{Block, CallDraw, Keep, Pass, Resign, Undo};
            [Undo, Keep, Block, Pass, CallDraw, Resign]
        };
        // What the rules or the charges rule out as a whole is not asked one by one.
        let pops = self.board().columns().filter(|_| self.rules().values().pop_out).map(Action::Pop);
        let removals =
            self.board().cells().filter(|_| self.charges(self.turn()).remove > 0).map(Action::Remove);
        let drops = self.board().columns().map(Action::Drop);
        let all = drops.chain(pops).chain(removals).chain(ANSWERS);
        all.filter(|&command| self.check(self.turn(), command).is_ok())
    }

    /// The only answer to the question the game waits for, if there is just one: a front end can give it
    /// without asking.
    #[must_use]
    pub fn forced_answer(&self) -> Option<Action> {
        if !matches!(self.awaiting(), Awaiting::Undo | Awaiting::Block) {
            return None;
        }
        let mut answers = self.legal_actions().filter(|&command| command != Action::Resign);
        answers.next().filter(|_| answers.next().is_none())
    }

    /// What would happen if `by` asked for this now. Nothing happens yet.
    ///
    /// # Errors
    /// A refusal says why nothing would. Where the rules count mistakes, a mistake is not refused: it is an
    /// event.
    pub fn decide(&self, by: Side, command: Action) -> Result<Vec<Event>, Refusal> {
        match self.check(by, command) {
            Ok(()) => Ok(self.consequences(by, command)),
            Err(Refusal::Mistake(mistake)) => self.mistaken(by, command, mistake),
            Err(refusal) => Err(refusal),
        }
    }

    /// Whether `by` may do this now.
    fn check(&self, by: Side, command: Action) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if command.ends_at_once() {
            return Ok(());
        }
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let charges = self.charges(by);
        match (self.awaiting(), command) {
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
            (Awaiting::Move, _) => self.check_move(by, command).map_err(Refusal::Mistake),
            (awaiting, _) => Err(Refusal::NotNow(awaiting)),
        }
    }

    fn check_move(&self, by: Side, command: Action) -> Result<(), Mistake> {
        if self.must_open_in_centre(by) && !matches!(command, Action::Drop(column) if self.is_centre(column))
        {
            return Err(Mistake::NotCentre);
        }
        let set = self.rules().values();
        match command {
            Action::Drop(column) | Action::Pop(column) if !self.board().has(column) => {
                Err(Mistake::NoSuchColumn(column))
            }
            Action::Drop(column) if self.board().landing(column).is_none() => {
                Err(Mistake::ColumnFull(column))
            }
            Action::Drop(_) => Ok(()),
            Action::Pop(_) if !set.pop_out => Err(Mistake::NoSuchPower(Power::Pop)),
            Action::Pop(column) if self.board().at(bottom(column)) != Some(by) => {
                Err(Mistake::NotYourDisc(column))
            }
            Action::Pop(_) => Ok(()),
            Action::Remove(_) if set.remove == 0 => Err(Mistake::NoSuchPower(Power::Remove)),
            Action::Remove(_) if self.charges(by).remove == 0 => Err(Mistake::Spent(Power::Remove)),
            Action::Remove(_) if self.board().count(by.other()) == 0 => Err(Mistake::NothingToRemove),
            Action::Remove(at) if self.board().at(at) != Some(by.other()) => Err(Mistake::NotTheirDisc(at)),
            Action::Remove(_) => Ok(()),
            Action::CallDraw if set.pop_out && self.board().is_full() => Ok(()),
            Action::CallDraw => Err(Mistake::NoDrawToCall),
            _ => Err(Mistake::Nonsense),
        }
    }

    /// What a permitted command does.
    fn consequences(&self, by: Side, command: Action) -> Vec<Event> {
        let mut board = *self.board();
        let mut events = Vec::with_capacity(3);
        match command {
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
            Action::AgreeDraw => events.push(Event::Ended(Outcome::Tie(Tie::Agreed))),
            Action::TimeUp => events.push(Event::Ended(Outcome::TimedOut { loser: by })),
            Action::Nonsense => {}
        }
        events
    }

    /// What a mistake becomes: the one place where the rules decide that.
    fn mistaken(&self, by: Side, command: Action, mistake: Mistake) -> Result<Vec<Event>, Refusal> {
        let Violations::LoseOn(nth) = self.rules().values().violations else {
            return Err(Refusal::Mistake(mistake));
        };
        let mut events = vec![Event::Violated { by, command, mistake }];
        if self.violations(by).saturating_add(1) >= nth {
            events.push(Event::Ended(Outcome::Disqualified { loser: by }));
        } else if self.awaiting() == Awaiting::Undo {
            self.stand(by, &mut events);
        } else if self.awaiting() == Awaiting::Block {
            self.pass_turn(by, self.board(), &mut events);
        }
        Ok(events)
    }

    /// After a drop or a pop that made `board`: the result, or the question whether to undo it, in the order
    /// the rules want.
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

    /// The move just made stands.
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

    /// How the game ends if `by` has just made this board with the move of this number, if it does.
    ///
    /// Falling discs can complete lines of both sides; the mover's counts first.
    pub(crate) fn result(&self, board: &Board, by: Side, moves: u16) -> Option<Outcome> {
        let set = self.rules().values();
        if let Some(owner) = [by, by.other()].into_iter().find(|&side| board.has_line(side)) {
            let winner = if set.misere { owner.other() } else { owner };
            return Some(Outcome::Line { winner, owner, cells: board.line(owner).collect() });
        }
        if board.is_full() && !set.pop_out {
            return Some(Outcome::Tie(Tie::Full));
        }
        (moves >= Game::MOST_MOVES).then_some(Outcome::Tie(Tie::TooLong))
    }

    /// Whether a side could win with a drop on this board.
    fn could_win(&self, side: Side) -> bool {
        !self.rules().values().misere && self.board().can_complete(side)
    }

    /// Whether this side's first disc is still to come and has room in the centre.
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
