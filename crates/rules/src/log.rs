//! A game together with the inputs it was made of and the events they led to.

use alloc::string::String;
use alloc::vec::Vec;

use crate::action::{Action, Refusal};
use crate::clean::one_line;
use crate::event::Event;
use crate::game::Game;
use crate::input::{Input, Ruling};
use crate::replay::{Replay, ReplayError};
use crate::rules::{RuleSet, Rules};
use crate::side::{PerSide, Side};

/// What is known of a game before its first event.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Header {
    /// The version of the log format: [`Header::FORMAT`].
    pub format: u32,
    /// The rules of the game.
    pub rules: RuleSet,
    /// The names of the players.
    pub players: PerSide<String>,
}

impl Header {
    /// The version of the log format that this crate writes and reads.
    pub const FORMAT: u32 = 1;
}

/// A game, the inputs it was made of and the events they led to. Replaying the events always gives the same game.
///
/// ```
/// use four_rules::{Log, Rules, Side};
/// let mut log = Log::new(Rules::default(), ["Ann", "Bob"]);
/// log.play(Side::First, "4".parse()?)?;
/// assert_eq!(log.events().len(), 2, "a disc dropped, the turn passed");
/// assert_eq!(log.replay(), Ok(log));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    players: PerSide<String>,
    inputs: Vec<(Side, Input)>,
    /// For each input, how many events there were after it.
    ends: Vec<usize>,
    events: Vec<Event>,
    game: Game,
}

/// One step of a game: an input, and the declined offers that followed it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Step<'a> {
    /// The side that acted; for a ruling, the side it was about, or whose turn it was.
    pub by: Side,
    /// What was done.
    pub input: Input,
    /// What happened.
    pub events: &'a [Event],
    /// The game before this step.
    pub before: Game,
    /// The game after this step.
    pub after: Game,
}

impl Log {
    /// A game about to begin. Names become single lines of visible text.
    #[must_use]
    pub fn new(rules: Rules, players: [&str; 2]) -> Log {
        let players = PerSide(players.map(one_line));
        Log { players, inputs: Vec::new(), ends: Vec::new(), events: Vec::new(), game: Game::new(rules) }
    }

    /// What is known of the game before its first event.
    #[must_use]
    pub fn header(&self) -> Header {
        let rules = *self.game.rules().values();
        Header { format: Header::FORMAT, rules, players: self.players.clone() }
    }

    /// The name of a player.
    #[must_use]
    pub fn player(&self, side: Side) -> &str {
        &self.players[side]
    }

    /// Every input the game accepted, in order, with the side that acted. A ruling counts for the side it is about; an
    /// agreed draw for the side to act.
    #[must_use]
    pub fn inputs(&self) -> &[(Side, Input)] {
        &self.inputs
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What the input with this index led to; empty if there is no such input.
    #[must_use]
    pub fn events_of(&self, index: usize) -> &[Event] {
        self.events_between(index, index.saturating_add(1))
    }

    /// The events of the inputs from `from` to before `to`.
    fn events_between(&self, from: usize, to: usize) -> &[Event] {
        let end = |inputs: usize| match inputs.min(self.ends.len()) {
            0 => 0,
            inputs => self.ends[inputs - 1],
        };
        &self.events[end(from)..end(to)]
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The game as it was after this many inputs; as it stands, if there are fewer.
    ///
    /// ```
    /// use four_rules::{Log, Rules};
    /// let log = Log::from_moves(Rules::default(), "445")?;
    /// assert!(log.position_after(0).board().is_empty());
    /// assert_eq!(&log.position_after(3), log.game());
    /// # Ok::<(), four_rules::MovesError>(())
    /// ```
    #[must_use]
    pub fn position_after(&self, inputs: usize) -> Game {
        let mut game = Game::new(*self.game.rules());
        self.events_between(0, inputs).iter().for_each(|event| game.apply(event));
        game
    }

    /// The log as it was after this many inputs; all of it, if there are fewer.
    #[must_use]
    pub fn truncated(&self, inputs: usize) -> Log {
        let inputs = inputs.min(self.inputs.len());
        Log {
            players: self.players.clone(),
            inputs: self.inputs[..inputs].to_vec(),
            ends: self.ends[..inputs].to_vec(),
            events: self.events_between(0, inputs).to_vec(),
            game: self.position_after(inputs),
        }
    }

    /// The log as it was before the last input of a side for which `mine` is true, declined offers not counted; `None`
    /// if there is none.
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
        let last = self.inputs.iter().rposition(|&(by, input)| !input.is_decline() && mine(by))?;
        Some(self.truncated(last))
    }

    /// The game step by step. Declined offers belong to the step before them.
    ///
    /// ```
    /// use four_rules::{Log, Side};
    /// let log = Log::from_moves("duel".parse()?, "44")?;
    /// let boards: Vec<_> = log.steps().map(|step| step.after.board().count(Side::First)).collect();
    /// assert_eq!(boards, [1, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        let mut game = self.position_after(0);
        let mut next = 0;
        core::iter::from_fn(move || {
            let from = next;
            let &(by, input) = self.inputs.get(from)?;
            let declines = self.inputs[from + 1..].iter().take_while(|(_, input)| input.is_decline()).count();
            next = from + 1 + declines;
            let events = self.events_between(from, next);
            let before = game.clone();
            events.iter().for_each(|event| game.apply(event));
            Some(Step { by, input, events, before, after: game.clone() })
        })
    }

    /// Plays an action of `by`, and returns what happened.
    ///
    /// # Errors
    /// As [`Game::decide`]; then nothing happened.
    pub fn play(&mut self, by: Side, action: Action) -> Result<&[Event], Refusal> {
        self.enter(by, action.into())
    }

    /// Carries out a ruling of the host, and returns what happened.
    ///
    /// # Errors
    /// As [`Game::decide_ruling`]; then nothing happened.
    pub fn rule(&mut self, ruling: Ruling) -> Result<&[Event], Refusal> {
        self.enter(self.game.turn(), ruling.into())
    }

    /// Enters any input of `by`, and returns what happened.
    ///
    /// # Errors
    /// As [`Game::decide_input`]; then nothing happened.
    pub fn enter(&mut self, by: Side, input: Input) -> Result<&[Event], Refusal> {
        let events = self.game.decide_input(by, input)?;
        let by = match input {
            Input::Ruling(Ruling::AgreedDraw) => self.game.turn(),
            Input::Ruling(Ruling::TimeUp(side)) => side,
            Input::Action(_) | Input::Invalid => by,
        };
        let from = self.events.len();
        events.iter().for_each(|event| self.game.apply(event));
        self.events.extend(events);
        self.inputs.push((by, input));
        self.ends.push(self.events.len());
        Ok(&self.events[from..])
    }

    /// Plays an action of the side to act after declining everything offered that it does not answer, and returns what
    /// the action itself led to. Lists of moves that leave out declined offers are read this way.
    ///
    /// # Errors
    /// As [`Game::decide`]; then offers may have been declined.
    pub fn play_declining(&mut self, action: Action) -> Result<&[Event], Refusal> {
        while let Some(decline) = self.game.decline_before(action) {
            self.play(self.game.turn(), decline)?;
        }
        self.play(self.game.turn(), action)
    }

    /// Declines everything that is offered, so that the game waits for a move or is over.
    pub fn decline_offers(&mut self) {
        while let Some(decline) = self.game.awaiting().decline()
            && self.play(self.game.turn(), decline).is_ok()
        {}
    }

    /// Plays an action of `by`, then gives every answer that is the only one possible, and returns what happened: a
    /// question with one answer need not be asked.
    ///
    /// ```
    /// use four_rules::{Awaiting, Log, Side};
    /// let mut log = Log::new("powers".parse()?, ["Ann", "Bob"]);
    /// for word in ["4", "block", "3"] {
    ///     log.play_and_settle(Side::First, word.parse()?)?;
    /// }
    /// assert_eq!(log.game().awaiting(), Awaiting::Undo);
    ///
    /// // The one block is spent, so whether to block is not asked.
    /// log.play_and_settle(Side::First, "keep".parse()?)?;
    /// assert_eq!((log.game().turn(), log.game().awaiting()), (Side::Second, Awaiting::Move));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Game::decide`]; then nothing happened.
    pub fn play_and_settle(&mut self, by: Side, action: Action) -> Result<&[Event], Refusal> {
        let from = self.events.len();
        self.play(by, action)?;
        self.settle();
        Ok(&self.events[from..])
    }

    /// Gives every answer that is the only one possible.
    pub fn settle(&mut self) {
        while let Some(answer) = self.game.forced_answer()
            && self.play(self.game.turn(), answer).is_ok()
        {}
    }

    /// Rebuilds the log from its events alone.
    ///
    /// # Errors
    /// Never for a log that was played.
    pub fn replay(&self) -> Result<Log, ReplayError> {
        let mut replay = Replay::new(self.header())?;
        for event in &self.events {
            replay.event(event)?;
        }
        replay.finish()
    }
}
