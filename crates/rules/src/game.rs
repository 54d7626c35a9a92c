//! The state of a game, and [`Game::apply`], which changes it and knows no rule.

use alloc::vec;
use alloc::vec::Vec;

use crate::action::Awaiting;
use crate::board::Board;
use crate::cell::Cell;
use crate::event::{Event, Outcome};
use crate::rules::{Rules, Violations};
use crate::side::{PerSide, Side};

/// A game at some point: board, turn, charges, violations, outcome.
///
/// ```
/// use four_rules::{Event, Game, Mistake, Refusal, Rules, Side};
///
/// let mut game = Game::new(Rules::default());
/// let events = game.decide(Side::First, "4".parse()?)?;
/// assert_eq!(events[1], Event::TurnPassed { to: Side::Second });
/// assert!(game.board().is_empty(), "deciding changes nothing");
///
/// game.play(Side::First, "4".parse()?)?;
/// assert_eq!(game.turn(), Side::Second);
/// assert_eq!(
///     game.play(Side::Second, "8".parse()?),
///     Err(Refusal::Mistake(Mistake::NoSuchColumn("8".parse()?))),
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
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
    /// For undo: the board before the last move, and `last` at that time.
    before: Option<(Board, Option<Cell>)>,
    /// Every position at the start of a turn; kept only under rules where positions can repeat.
    seen: Option<Vec<(Board, Side)>>,
    outcome: Option<Outcome>,
}

/// How much of each power a player has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Charges {
    /// Undos left.
    pub undo: u8,
    /// Blocks left.
    pub block: u8,
    /// Removals left.
    pub remove: u8,
}

impl Game {
    /// After this many moves a game is a tie, so that every game ends. Only pops and removals can make a game that long.
    pub const MAX_MOVES: u16 = 1000;

    /// A game about to begin.
    #[must_use]
    pub fn new(rules: Rules) -> Game {
        let set = rules.values();
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
            seen: set.pop_out.then(|| vec![(board, Side::First)]),
            outcome: None,
        }
    }

    /// A game that continues from this position. The board must have the size that the rules say; how long a line is,
    /// the rules decide.
    pub(crate) fn at(rules: Rules, board: Board, turn: Side) -> Game {
        let mut game = Game::new(rules);
        let board = board.with_grid(*game.board.grid());
        game.board = board;
        game.turn = turn;
        game.moves = PerSide(Side::BOTH.map(|side| u16::try_from(board.count(side)).unwrap_or(u16::MAX)));
        game.seen = game.seen.map(|_| vec![(board, turn)]);
        if let Some(outcome) = game.result(&board, turn.other(), game.moves()) {
            game.apply(&Event::Ended(outcome));
        }
        game
    }

    /// The rules of this game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The current board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to act. After the end: the side that would have been next.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// What the game waits for.
    #[must_use]
    pub const fn awaiting(&self) -> Awaiting {
        self.awaiting
    }

    /// How much of each power a side has left.
    #[must_use]
    pub fn charges(&self, side: Side) -> Charges {
        self.charges[side]
    }

    /// How many violations of a side were counted.
    #[must_use]
    pub fn violations(&self, side: Side) -> u8 {
        self.violations[side]
    }

    /// How many more violations a side survives; `None` if the rules do not count them.
    #[must_use]
    pub fn violations_left(&self, side: Side) -> Option<u8> {
        match self.rules.values().violations {
            Violations::Forgiven => None,
            Violations::LoseOn(nth) => Some((nth - 1).saturating_sub(self.violations[side])),
        }
    }

    /// How many drops, pops and removals were made and not undone.
    #[must_use]
    pub fn moves(&self) -> u16 {
        Side::BOTH.into_iter().fold(0, |sum, side| sum.saturating_add(self.moves[side]))
    }

    /// As [`moves`](Game::moves), of one side.
    pub(crate) fn moves_of(&self, side: Side) -> u16 {
        self.moves[side]
    }

    /// How often this position occurred at the start of a turn of `side`.
    pub(crate) fn times_seen(&self, board: &Board, side: Side) -> usize {
        self.seen.iter().flatten().filter(|&seen| *seen == (*board, side)).count()
    }

    /// Where the last disc was dropped; `None` after a pop or a removal.
    #[must_use]
    pub const fn last(&self) -> Option<Cell> {
        self.last
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Applies an event that [`decide`](Game::decide) returned for this game. Use [`Replay`](crate::Replay) for events
    /// from a file or a network: it checks them first.
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
                self.seen.iter_mut().for_each(|seen| seen.push((self.board, to)));
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
}
