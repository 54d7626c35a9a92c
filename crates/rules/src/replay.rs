//! The way back from events to a game.

use thiserror::Error;

use crate::action::{Action, Refusal};
use crate::event::{Event, Outcome, Tie};
use crate::game::Game;
use crate::input::{Input, Ruling};
use crate::log::{Header, Log};
use crate::rules::{RuleErrors, Rules};
use crate::side::Side;

/// Makes a [`Log`] of events from a file or a network. Every event is checked: it must be what the rules say happens
/// next.
#[derive(Clone, Debug)]
pub struct Replay {
    log: Log,
    /// How many of the log's events have been read; the rest must follow from the last input.
    confirmed: usize,
    /// What was wrong with the first wrong event.
    error: Option<ReplayError>,
}

/// Why events are not a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError {
    /// The log has a format that this version does not read.
    #[error("unsupported log format {0}: expected {known}", known = Header::FORMAT)]
    Format(u32),
    /// The rules cannot be played.
    #[error(transparent)]
    Rules(#[from] RuleErrors),
    /// No input can have led to this event.
    #[error("no input leads to this event here")]
    NoCause,
    /// The input that leads to this event is refused.
    #[error("the rules refuse what leads to this event: {0}")]
    Refused(#[from] Refusal),
    /// The rules say that this event happens instead.
    #[error("the rules lead to another event here: {0:?}")]
    Different(Event),
    /// The log ends between the events of one input.
    #[error("the log ends between the events of one input")]
    CutOff,
}

impl Replay {
    /// Starts with no events.
    ///
    /// # Errors
    /// If the format is unknown or the rules cannot be played.
    pub fn new(header: Header) -> Result<Replay, ReplayError> {
        if header.format != Header::FORMAT {
            return Err(ReplayError::Format(header.format));
        }
        let [first, second] = &header.players.0;
        let log = Log::new(Rules::try_from(header.rules)?, [first, second]);
        Ok(Replay { log, confirmed: 0, error: None })
    }

    /// Reads the next event.
    ///
    /// # Errors
    /// If the event cannot have happened. Every later call then returns the same error.
    pub fn event(&mut self, event: &Event) -> Result<(), ReplayError> {
        let checked = match self.error.take() {
            Some(error) => Err(error),
            None => self.check(event),
        };
        self.error = checked.as_ref().err().cloned();
        checked
    }

    fn check(&mut self, event: &Event) -> Result<(), ReplayError> {
        if self.confirmed == self.log.events().len() {
            let (by, input) = cause(self.log.game(), event).ok_or(ReplayError::NoCause)?;
            self.log.enter(by, input)?;
        }
        match self.log.events().get(self.confirmed) {
            Some(due) if due != event => Err(ReplayError::Different(due.clone())),
            _ => {
                self.confirmed += 1;
                Ok(())
            }
        }
    }

    /// Ends reading, and returns the log.
    ///
    /// # Errors
    /// If an event was wrong, or events of the last input are missing.
    pub fn finish(self) -> Result<Log, ReplayError> {
        match self.error {
            Some(error) => Err(error),
            None if self.confirmed < self.log.events().len() => Err(ReplayError::CutOff),
            None => Ok(self.log),
        }
    }
}

/// The input that this event must be the first result of.
fn cause(game: &Game, event: &Event) -> Option<(Side, Input)> {
    let (by, action) = match *event {
        Event::Dropped { by, at } => (by, Action::Drop(at.column)),
        Event::Popped { by, at } => (by, Action::Pop(at.column)),
        Event::Removed { by, at } => (by, Action::Remove(at)),
        Event::Violated { by, attempt: Some(action), .. } => (by, action),
        Event::Violated { by, attempt: None, .. } => return Some((by, Input::Invalid)),
        Event::Undone { by } => (by, Action::Undo),
        Event::Blocked { by } => (by, Action::Block),
        Event::Ended(Outcome::Resigned { loser }) => (loser, Action::Resign),
        Event::Ended(Outcome::TimedOut { loser }) => return Some((loser, Ruling::TimeUp(loser).into())),
        Event::Ended(Outcome::Tie(Tie::Agreed)) => return Some((game.turn(), Ruling::AgreedDraw.into())),
        Event::Ended(Outcome::Tie(Tie::Called)) => (game.turn(), Action::CallDraw),
        Event::UndoOffered { .. }
        | Event::BlockOffered { .. }
        | Event::TurnPassed { .. }
        | Event::Ended(_) => (game.turn(), game.awaiting().decline()?),
    };
    Some((by, action.into()))
}
