//! A live game together with everything that happened in it; and the way back from events to the game.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::action::{Action, Awaiting, Refusal};
use crate::event::{Event, Outcome, Tie};
use crate::game::Game;
use crate::record::one_line;
use crate::rules::{RuleErrors, RuleSet, Rules};
use crate::side::{PerSide, Side};

/// What is known of a game before its first event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the log format: [`Header::FORMAT`].
    pub format: u32,
    /// The rules it is played by.
    pub rules: RuleSet,
    /// What the players are called.
    pub players: PerSide<String>,
}

impl Header {
    /// The version of the log format that this program writes and reads.
    pub const FORMAT: u32 = 1;
}

/// A game and its events. Replaying the events gives the game, always.
///
/// ```
/// use four_rules::{Column, Action, Log, Rules};
/// let mut log = Log::new(Rules::default(), ["Ann", "Bob"]);
/// log.play(Action::Drop(Column::new(3)))?;
/// assert_eq!(log.events().len(), 2, "a disc dropped, the turn passed");
/// assert_eq!(log.replay(), Ok(log));
/// # Ok::<(), four_rules::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    players: PerSide<String>,
    commands: Vec<(Side, Action)>,
    events: Vec<Event>,
    game: Game,
}

impl Log {
    /// A game about to begin. Names are made one line: white space and control characters become single spaces.
    #[must_use]
    pub fn new(rules: Rules, players: [&str; 2]) -> Log {
        let players = PerSide(players.map(one_line));
        Log { players, commands: Vec::new(), events: Vec::new(), game: Game::new(rules) }
    }

    /// What is known of the game before its first event.
    #[must_use]
    pub fn header(&self) -> Header {
        let rules = *self.game.rules().values();
        Header { format: Header::FORMAT, rules, players: self.players.clone() }
    }

    /// What a player is called.
    #[must_use]
    pub fn player(&self, side: Side) -> &str {
        &self.players[side]
    }

    /// What was asked for, by whom, that made everything happen.
    #[must_use]
    pub fn commands(&self) -> &[(Side, Action)] {
        &self.commands
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Does what the side to act asks for, and says what happened.
    ///
    /// # Errors
    /// As [`Game::decide`]: then nothing happened.
    pub fn play(&mut self, command: Action) -> Result<&[Event], Refusal> {
        self.play_by(self.game.turn(), command)
    }

    /// Does what `by` asks for, and says what happened. A draw agreed on is nobody's in particular: it is noted for the
    /// side to act.
    ///
    /// # Errors
    /// As [`Game::decide`]: then nothing happened.
    pub fn play_by(&mut self, by: Side, command: Action) -> Result<&[Event], Refusal> {
        let by = if command == Action::AgreeDraw { self.game.turn() } else { by };
        let events = self.game.decide(by, command)?;
        let from = self.events.len();
        self.commands.push((by, command));
        for event in events {
            self.game.apply(&event);
            self.events.push(event);
        }
        Ok(&self.events[from..])
    }

    /// Like [`play`](Log::play), after a "no" to every question still open that `command` does not answer: the
    /// way to read a list of moves that leaves the questions out. What ends the game at once leaves questions open.
    ///
    /// # Errors
    /// As [`Game::decide`]. Questions may have been answered.
    pub fn play_on(&mut self, command: Action) -> Result<&[Event], Refusal> {
        for (question, no) in [(Awaiting::Undo, Action::Keep), (Awaiting::Block, Action::Pass)] {
            if self.game.awaiting() == question && !command.answers(question) && !command.ends_at_once() {
                self.play(no)?;
            }
        }
        self.play(command)
    }

    /// Like [`play_by`](Log::play_by), and then gives every answer that is the only one: a question with a single
    /// answer is not worth asking.
    ///
    /// ```
    /// use four_rules::{Awaiting, Log, Side};
    /// let mut log = Log::new("powers".parse()?, ["Ann", "Bob"]);
    /// for word in ["4", "block", "3"] {
    ///     log.play_settled(Side::First, word.parse()?)?;
    /// }
    /// assert_eq!(log.game().awaiting(), Awaiting::Undo);
    ///
    /// // The one block is spent: whether to use it is not asked again.
    /// log.play_settled(Side::First, "keep".parse()?)?;
    /// assert_eq!((log.game().turn(), log.game().awaiting()), (Side::Second, Awaiting::Move));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Game::decide`]: then nothing happened.
    pub fn play_settled(&mut self, by: Side, command: Action) -> Result<&[Event], Refusal> {
        let from = self.events.len();
        self.play_by(by, command)?;
        while let Some(answer) = self.game.forced_answer() {
            self.play(answer)?;
        }
        Ok(&self.events[from..])
    }

    /// The game as it was before the last thing that one of these sides did, a "no" not counted; `None` if they have
    /// done nothing.
    ///
    /// ```
    /// use four_rules::{Log, Rules, Side};
    /// let log = Log::from_moves(Rules::default(), "445")?;
    /// let before = |side| log.before_last_move_of(|by| by == side).and_then(|log| log.to_moves());
    /// assert_eq!(before(Side::First).as_deref(), Some("44"));
    /// assert_eq!(before(Side::Second).as_deref(), Some("4"));
    /// assert!(Log::new(Rules::default(), ["Ann", "Bob"]).before_last_move_of(|_| true).is_none());
    /// # Ok::<(), four_rules::MovesError>(())
    /// ```
    #[must_use]
    pub fn before_last_move_of(&self, mine: impl Fn(Side) -> bool) -> Option<Log> {
        let last = self.commands.iter().rposition(|&(by, command)| !command.is_no() && mine(by))?;
        let [first, second] = &self.players.0;
        let mut log = Log::new(*self.game.rules(), [first, second]);
        for &(by, command) in &self.commands[..last] {
            log.play_by(by, command).ok()?;
        }
        Some(log)
    }

    /// The log that the events alone lead to.
    ///
    /// # Errors
    /// None for a log that was played; [`Replay`] says what events from elsewhere can get wrong.
    pub fn replay(&self) -> Result<Log, ReplayError> {
        let mut replay = Replay::new(self.header())?;
        for event in &self.events {
            replay.event(event)?;
        }
        replay.finish()
    }
}

/// Makes a [`Log`] of events that may come from anywhere. Every event must be what the rules say happens next;
/// nothing is believed.
#[derive(Clone, Debug)]
pub struct Replay {
    log: Log,
    /// How many of the log's events have been confirmed; the rest is what the last command must have led to.
    confirmed: usize,
    /// What was wrong with the first event that was.
    error: Option<ReplayError>,
}

/// A log that cannot be true.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError {
    /// A format this program does not read.
    #[error("the log has format {0}, and I read format {known}", known = Header::FORMAT)]
    Format(u32),
    /// Rules that cannot be played.
    #[error(transparent)]
    Rules(#[from] RuleErrors),
    /// Nobody can have caused this here.
    #[error("nothing can have led to this event here")]
    NoCause,
    /// What caused it is against the rules.
    #[error("this cannot have happened: {0}")]
    Refused(#[from] Refusal),
    /// Something else happens by the rules.
    #[error("by the rules, this happened here: {0}")]
    Different(Event),
    /// The log ends in the middle of a move.
    #[error("the log is cut off in the middle of a move")]
    CutOff,
}

impl Replay {
    /// Nothing has happened yet.
    ///
    /// # Errors
    /// If no game can begin like this.
    pub fn new(header: Header) -> Result<Replay, ReplayError> {
        if header.format != Header::FORMAT {
            return Err(ReplayError::Format(header.format));
        }
        let [first, second] = &header.players.0;
        Ok(Replay {
            log: Log::new(Rules::try_from(header.rules)?, [first, second]),
            confirmed: 0,
            error: None,
        })
    }

    /// The next event.
    ///
    /// # Errors
    /// If it cannot have happened; then nothing more can be read.
    pub fn event(&mut self, event: &Event) -> Result<(), ReplayError> {
        let checked = match self.error.take() {
            Some(error) => Err(error),
            None => self.check(event),
        };
        self.error = checked.as_ref().err().cloned();
        checked
    }

    fn check(&mut self, event: &Event) -> Result<(), ReplayError> {
        if self.confirmed == self.log.events.len() {
            let (by, command) = cause(&self.log.game, event).ok_or(ReplayError::NoCause)?;
            self.log.play_by(by, command)?;
        }
        match self.log.events.get(self.confirmed) {
            Some(due) if due != event => Err(ReplayError::Different(due.clone())),
            _ => {
                self.confirmed += 1;
                Ok(())
            }
        }
    }

    /// The log, all events read.
    ///
    /// # Errors
    /// If one of them cannot have happened, or the last move is not all there.
    pub fn finish(self) -> Result<Log, ReplayError> {
        match self.error {
            Some(error) => Err(error),
            None if self.confirmed < self.log.events.len() => Err(ReplayError::CutOff),
            None => Ok(self.log),
        }
    }
}

/// Who must have asked for what, for this event to be the first thing that happened.
fn cause(game: &Game, event: &Event) -> Option<(Side, Action)> {
    match *event {
        Event::Dropped { by, at } => Some((by, Action::Drop(at.column))),
        Event::Popped { by, at } => Some((by, Action::Pop(at.column))),
        Event::Removed { by, at } => Some((by, Action::Remove(at))),
        Event::Violated { by, command, .. } => Some((by, command)),
        Event::Undone { by } => Some((by, Action::Undo)),
        Event::Blocked { by } => Some((by, Action::Block)),
        Event::Ended(Outcome::Resigned { loser }) => Some((loser, Action::Resign)),
        Event::Ended(Outcome::TimedOut { loser }) => Some((loser, Action::TimeUp)),
        Event::Ended(Outcome::Tie(Tie::Agreed)) => Some((game.turn(), Action::AgreeDraw)),
        Event::Ended(Outcome::Tie(Tie::Called)) => Some((game.turn(), Action::CallDraw)),
        Event::UndoOffered { .. }
        | Event::BlockOffered { .. }
        | Event::TurnPassed { .. }
        | Event::Ended(_) => match game.awaiting() {
            Awaiting::Undo => Some((game.turn(), Action::Keep)),
            Awaiting::Block => Some((game.turn(), Action::Pass)),
            Awaiting::Move | Awaiting::Nothing => None,
        },
    }
}
