//! The game: [`Game::decide`] knows every rule and changes nothing, [`Game::apply`] changes everything and
//! knows no rule.

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::cell::{Cell, Column};
use crate::command::{Awaiting, Command, Mistake, Power, Refusal};
use crate::event::{Event, Outcome, Tie};
use crate::rules::{Opening, Rules, Settle, UndoFrom, Violations};
use crate::side::{PerSide, Side};

/// A game at some point of its life.
///
/// ```
/// use four_rules::{Column, Command, Event, Game, Mistake, Refusal, Rules, Side};
///
/// let mut game = Game::new(Rules::default());
/// let events = game.decide(Side::First, Command::Drop(Column::new(3)))?;
/// assert_eq!(events[1], Event::TurnPassed { to: Side::Second });
/// assert!(game.board().is_empty(), "deciding changes nothing");
///
/// events.iter().for_each(|event| game.apply(event));
/// assert_eq!(game.turn(), Side::Second);
/// assert_eq!(
///     game.decide(Side::Second, Command::Drop(Column::new(7))),
///     Err(Refusal::Mistake(Mistake::NoSuchColumn(Column::new(7)))),
/// );
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: Rules,
    board: Board,
    turn: Side,
    awaiting: Awaiting,
    charges: PerSide<Charges>,
    violations: PerSide<u8>,
    moves: PerSide<u16>,
    last: Option<Cell>,
    /// The board before the move that can still be taken back, and the last cell then.
    before: Option<(Board, Option<Cell>)>,
    /// Every position that came up at the start of a turn, where repetition matters.
    seen: Vec<(Board, Side)>,
    outcome: Option<Outcome>,
}

/// How much of each power a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Charges {
    /// Undos left.
    pub undo: u8,
    /// Blocks left.
    pub block: u8,
    /// Removals left.
    pub remove: u8,
}

impl Game {
    /// After this many moves a game is a tie, so that every game ends. It takes pops to get there, or hundreds of
    /// removals.
    pub const MOST_MOVES: u16 = 1000;

    /// How often a position may come up before it is a tie.
    const REPETITIONS: usize = 3;

    /// A game about to begin.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        let set = rules.set();
        let charges = Charges { undo: set.undo.charges, block: set.block, remove: set.remove };
        let board = rules.board();
        Game {
            rules,
            board,
            turn: Side::First,
            awaiting: Awaiting::Move,
            charges: PerSide([charges; 2]),
            violations: PerSide::default(),
            moves: PerSide::default(),
            last: None,
            before: None,
            seen: if set.pop_out { vec![(board, Side::First)] } else { Vec::new() },
            outcome: None,
        }
    }

    /// A game going on from a position on the board, nothing of any power used yet. If the position is
    /// already decided, so is the game.
    #[must_use]
    pub fn from_board(rules: Rules, board: Board, turn: Side) -> Game {
        let mut game = Game::new(rules);
        game.board = board;
        game.turn = turn;
        game.moves = PerSide(Side::BOTH.map(|side| u16::try_from(board.count(side)).unwrap_or(u16::MAX)));
        game.seen = if rules.set().pop_out { vec![(board, turn)] } else { Vec::new() };
        if let Some(outcome) = game.result(&board, turn.other()) {
            game.apply(&Event::Ended(outcome));
        }
        game
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board as it stands.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to act. After the end: who would have been.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// What the game waits for.
    #[must_use]
    pub const fn awaiting(&self) -> Awaiting {
        self.awaiting
    }

    /// What a side has left of each power.
    #[must_use]
    pub fn charges(&self, side: Side) -> Charges {
        self.charges[side]
    }

    /// How many mistakes of a side have been counted.
    #[must_use]
    pub fn violations(&self, side: Side) -> u8 {
        self.violations[side]
    }

    /// How many mistakes a side can still make without losing; `None` where mistakes are forgiven.
    #[must_use]
    pub fn violations_left(&self, side: Side) -> Option<u8> {
        match self.rules.set().violations {
            Violations::Forgiven => None,
            Violations::LoseOn(nth) => Some((nth - 1).saturating_sub(self.violations[side])),
        }
    }

    /// How many drops, pops and removals stand.
    #[must_use]
    pub fn moves(&self) -> u16 {
        Side::BOTH.into_iter().fold(0, |sum, side| sum.saturating_add(self.moves[side]))
    }

    /// Where the last disc was dropped, as long as nothing else has moved since.
    #[must_use]
    pub const fn last(&self) -> Option<Cell> {
        self.last
    }

    /// How it ended, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// What the side to act may do, without being refused and without a violation.
    pub fn legal_commands(&self) -> impl Iterator<Item = Command> {
        const ANSWERS: [Command; 6] = {
            use Command::{Block, CallDraw, Keep, Pass, Resign, Undo};
            [Undo, Keep, Block, Pass, CallDraw, Resign]
        };
        let drops = self.board.columns().map(Command::Drop);
        let pops = self.board.columns().map(Command::Pop);
        let removals = self.board.cells().map(Command::Remove);
        let all = drops.chain(pops).chain(removals).chain(ANSWERS);
        all.filter(|&command| self.check(self.turn, command).is_ok())
    }

    /// The only answer to the question the game waits for, if there is just one: a front end can give it
    /// without asking.
    #[must_use]
    pub fn forced_answer(&self) -> Option<Command> {
        if !matches!(self.awaiting, Awaiting::Undo | Awaiting::Block) {
            return None;
        }
        let mut answers = self.legal_commands().filter(|&command| command != Command::Resign);
        answers.next().filter(|_| answers.next().is_none())
    }

    /// What would happen if `by` asked for this now. Nothing happens yet.
    ///
    /// # Errors
    /// A refusal says why nothing would. Where the rules count mistakes, a mistake is not refused: it is an
    /// event.
    pub fn decide(&self, by: Side, command: Command) -> Result<Vec<Event>, Refusal> {
        match self.check(by, command) {
            Ok(()) => Ok(self.consequences(by, command)),
            Err(Refusal::Mistake(mistake)) => self.mistaken(by, command, mistake),
            Err(refusal) => Err(refusal),
        }
    }

    /// Makes happen what [`decide`](Game::decide) said. Events from anywhere else belong into a
    /// [`Replay`](crate::Replay), which checks them first.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Dropped { by, at } => {
                self.begin_move(by);
                self.board.put(by, at);
                self.last = Some(at);
            }
            Event::Popped { by, at } => {
                self.begin_move(by);
                self.board.take(at);
            }
            Event::Removed { by, at } => {
                self.begin_move(by);
                self.board.take(at);
                self.before = None;
                self.charges[by].remove = self.charges[by].remove.saturating_sub(1);
            }
            Event::Violated { by, .. } => self.violations[by] = self.violations[by].saturating_add(1),
            Event::UndoOffered { .. } => self.awaiting = Awaiting::Undo,
            Event::Undone { by } => {
                if let Some((board, last)) = self.before.take() {
                    self.board = board;
                    self.last = last;
                    self.moves[by] = self.moves[by].saturating_sub(1);
                }
                self.charges[by].undo = self.charges[by].undo.saturating_sub(1);
                self.awaiting = Awaiting::Move;
            }
            Event::BlockOffered { .. } => self.awaiting = Awaiting::Block,
            Event::Blocked { by } => {
                self.charges[by].block = self.charges[by].block.saturating_sub(1);
                self.awaiting = Awaiting::Move;
            }
            Event::TurnPassed { to } => {
                self.turn = to;
                self.awaiting = Awaiting::Move;
                if self.rules.set().pop_out {
                    self.seen.push((self.board, to));
                }
            }
            Event::Ended(ref outcome) => {
                self.awaiting = Awaiting::Nothing;
                self.outcome = Some(outcome.clone());
            }
        }
    }

    fn begin_move(&mut self, by: Side) {
        self.before = Some((self.board, self.last));
        self.last = None;
        self.moves[by] = self.moves[by].saturating_add(1);
    }

    /// Whether `by` may do this now.
    fn check(&self, by: Side, command: Command) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        if command == Command::Resign {
            return Ok(());
        }
        if by != self.turn {
            return Err(Refusal::NotYourTurn);
        }
        let charges = self.charges[by];
        match (self.awaiting, command) {
            (Awaiting::Undo, Command::Keep) | (Awaiting::Block, Command::Pass) => Ok(()),
            (Awaiting::Undo, Command::Undo) if charges.undo == 0 => Err(Mistake::Spent(Power::Undo).into()),
            (Awaiting::Undo, Command::Undo) => Ok(()),
            (Awaiting::Block, Command::Block) if charges.block == 0 => {
                Err(Mistake::Spent(Power::Block).into())
            }
            (Awaiting::Block, Command::Block) if self.could_win(by.other()) => Err(Refusal::OpponentCouldWin),
            (Awaiting::Block, Command::Block) => Ok(()),
            (Awaiting::Move, Command::Undo | Command::Keep | Command::Block | Command::Pass) => {
                Err(Refusal::NotNow(Awaiting::Move))
            }
            (Awaiting::Move, _) => self.check_move(by, command).map_err(Refusal::Mistake),
            (awaiting, _) => Err(Refusal::NotNow(awaiting)),
        }
    }

    fn check_move(&self, by: Side, command: Command) -> Result<(), Mistake> {
        if self.must_open_in_centre(by) && !matches!(command, Command::Drop(column) if self.is_centre(column))
        {
            return Err(Mistake::NotCentre);
        }
        let set = self.rules.set();
        match command {
            Command::Drop(column) | Command::Pop(column) if !self.board.has(column) => {
                Err(Mistake::NoSuchColumn(column))
            }
            Command::Drop(column) if self.board.landing(column).is_none() => Err(Mistake::ColumnFull(column)),
            Command::Drop(_) => Ok(()),
            Command::Pop(_) if !set.pop_out => Err(Mistake::NoSuchPower(Power::Pop)),
            Command::Pop(column) if self.board.at(bottom(column)) != Some(by) => {
                Err(Mistake::NotYourDisc(column))
            }
            Command::Pop(_) => Ok(()),
            Command::Remove(_) if set.remove == 0 => Err(Mistake::NoSuchPower(Power::Remove)),
            Command::Remove(_) if self.charges[by].remove == 0 => Err(Mistake::Spent(Power::Remove)),
            Command::Remove(_) if self.board.count(by.other()) == 0 => Err(Mistake::NothingToRemove),
            Command::Remove(at) if self.board.at(at) != Some(by.other()) => Err(Mistake::NotTheirDisc(at)),
            Command::Remove(_) => Ok(()),
            Command::CallDraw if set.pop_out && self.board.is_full() => Ok(()),
            Command::CallDraw => Err(Mistake::NoDrawToCall),
            _ => Err(Mistake::Nonsense),
        }
    }

    /// What a permitted command does.
    fn consequences(&self, by: Side, command: Command) -> Vec<Event> {
        let mut board = self.board;
        let mut events = Vec::with_capacity(3);
        match command {
            Command::Drop(column) => {
                let at = board.landing(column).unwrap_or(bottom(column));
                board.put(by, at);
                events.push(Event::Dropped { by, at });
                self.after_move(by, &board, &mut events);
            }
            Command::Pop(column) => {
                let at = bottom(column);
                board.take(at);
                events.push(Event::Popped { by, at });
                self.after_move(by, &board, &mut events);
            }
            Command::Remove(at) => {
                board.take(at);
                events.push(Event::Removed { by, at });
                self.settle(by, &board, &mut events);
            }
            Command::Undo => events.push(Event::Undone { by }),
            Command::Keep => self.stand(by, &mut events),
            Command::Block => events.push(Event::Blocked { by }),
            Command::Pass => self.pass_turn(by, &board, &mut events),
            Command::CallDraw => events.push(Event::Ended(Outcome::Tie(Tie::Called))),
            Command::Resign => events.push(Event::Ended(Outcome::Resigned { loser: by })),
            Command::Nonsense => {}
        }
        events
    }

    /// What a mistake becomes: the one place where the rules decide that.
    fn mistaken(&self, by: Side, command: Command, mistake: Mistake) -> Result<Vec<Event>, Refusal> {
        let Violations::LoseOn(nth) = self.rules.set().violations else {
            return Err(Refusal::Mistake(mistake));
        };
        let mut events = vec![Event::Violated { by, command, mistake }];
        if self.violations[by] + 1 >= nth {
            events.push(Event::Ended(Outcome::Disqualified { loser: by }));
        } else if self.awaiting == Awaiting::Undo {
            self.stand(by, &mut events);
        } else if self.awaiting == Awaiting::Block {
            self.pass_turn(by, &self.board, &mut events);
        }
        Ok(events)
    }

    /// After a drop or a pop that made `board`: the result, or the question whether to undo it, in the order
    /// the rules want.
    fn after_move(&self, by: Side, board: &Board, events: &mut Vec<Event>) {
        let undo = self.rules.set().undo;
        let first = match undo.from {
            UndoFrom::FirstMove => false,
            UndoFrom::SecondMove => self.moves() == 0,
            UndoFrom::OwnSecondMove => self.moves[by] == 0,
        };
        if undo.charges == 0 || first {
            return self.settle(by, board, events);
        }
        let result = match undo.settle {
            Settle::BeforeUndo => self.result(board, by),
            Settle::AfterUndo => None,
        };
        events.push(result.map_or(Event::UndoOffered { to: by }, Event::Ended));
    }

    /// The move just made stands.
    fn stand(&self, by: Side, events: &mut Vec<Event>) {
        match self.rules.set().undo.settle {
            Settle::AfterUndo => self.settle(by, &self.board, events),
            Settle::BeforeUndo => self.offer_block(by, &self.board, events),
        }
    }

    fn settle(&self, by: Side, board: &Board, events: &mut Vec<Event>) {
        match self.result(board, by) {
            Some(outcome) => events.push(Event::Ended(outcome)),
            None => self.offer_block(by, board, events),
        }
    }

    fn offer_block(&self, by: Side, board: &Board, events: &mut Vec<Event>) {
        match self.rules.set().block {
            0 => self.pass_turn(by, board, events),
            _ => events.push(Event::BlockOffered { to: by }),
        }
    }

    fn pass_turn(&self, by: Side, board: &Board, events: &mut Vec<Event>) {
        let to = by.other();
        let before = self.seen.iter().filter(|&seen| *seen == (*board, to)).count();
        events.push(match before + 1 < Game::REPETITIONS {
            true => Event::TurnPassed { to },
            false => Event::Ended(Outcome::Tie(Tie::Repetition)),
        });
    }

    /// How the game ends if `by` has just made this board, if it does.
    ///
    /// Falling discs can complete lines of both sides; the mover's counts first.
    fn result(&self, board: &Board, by: Side) -> Option<Outcome> {
        let set = self.rules.set();
        if let Some(owner) = [by, by.other()].into_iter().find(|&side| board.has_line(side)) {
            let winner = if set.misere { owner.other() } else { owner };
            return Some(Outcome::Line { winner, owner, cells: board.line(owner).collect() });
        }
        if board.is_full() && !set.pop_out {
            return Some(Outcome::Tie(Tie::Full));
        }
        (self.moves() + 1 >= Game::MOST_MOVES).then_some(Outcome::Tie(Tie::TooLong))
    }

    /// Whether a side could win with a drop on this board.
    fn could_win(&self, side: Side) -> bool {
        !self.rules.set().misere && self.board.can_complete(side)
    }

    /// Whether this side's first disc is still to come and has room in the centre.
    fn must_open_in_centre(&self, by: Side) -> bool {
        self.rules.set().opening == Opening::CentreFirst
            && self.moves[by] == 0
            && self.board.columns().any(|c| self.is_centre(c) && self.board.landing(c).is_some())
    }

    fn is_centre(&self, column: Column) -> bool {
        let columns = self.rules.columns();
        [(columns - 1) / 2, columns / 2].contains(&column.index())
    }
}

/// The lowest cell of a column.
fn bottom(column: Column) -> Cell {
    Cell { column, row: 0 }
}
