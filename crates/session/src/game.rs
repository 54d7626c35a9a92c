//! A game as a front end sees it, at this machine or at a server.

use std::time::Duration;

use four_client::ClientError;
use four_protocol::Offer;
use four_rules::{
    Action, Awaiting, Cell, Column, Event, Game, Input, Log, Record, Refusal, Rules, Side, View,
};
use four_text::{Language, Text, Who};

use crate::series::SeriesScore;

/// A game that someone at this terminal plays or watches.
///
/// A front end draws the [`snapshot`](GameSession::snapshot), sends [requests](GameSession::request) and then takes
/// [updates](GameSession::update) until there are none. It keeps its cursor and nothing else about the game.
pub trait GameSession {
    /// The game to draw; `None` until a server has sent it.
    fn snapshot(&self) -> Option<&Snapshot>;

    /// Every input of the game; `None` if not all are known. A game with a log can be analysed, reviewed and saved.
    fn log(&self) -> Option<&Log> {
        None
    }

    /// The game as a record to review or save; `None` without a [log](GameSession::log).
    fn record(&self) -> Option<Record> {
        None
    }

    /// The player of a side, in a sentence. At a server the name may be followed by "away" or "you".
    fn who(&self, side: Side, text: Text) -> Who<'static>;

    /// The side of the only person at this terminal, whom the coach calls "you".
    fn reader(&self) -> Option<Side> {
        None
    }

    /// The player of a side where only a name is shown, with the same additions as [`who`](GameSession::who).
    fn name(&self, side: Side, text: Text) -> String {
        text.name(&self.who(side, text))
    }

    /// The name without additions.
    fn bare_name(&self, side: Side, text: Text) -> String {
        self.name(side, text)
    }

    /// Whose turn it is, or how the game ended.
    fn status(&self, text: Text) -> String;

    /// Whether the game waits for someone at this terminal.
    fn is_mine(&self) -> bool;

    /// Why a column cannot be played while the game is not [ours](GameSession::is_mine).
    fn not_mine(&self, text: Text) -> String;

    /// Whether everyone who plays sits at this terminal.
    fn is_shared(&self) -> bool {
        false
    }

    /// Whether an answer is outstanding: the computer's move, or the server's response to a request.
    fn is_waiting(&self) -> bool;

    /// Sends a request. Its effects arrive as updates.
    ///
    /// # Errors
    /// If the request is refused here. A server may also refuse it later, with [`Update::Refused`].
    fn request(&mut self, request: Request) -> Result<(), RequestError>;

    /// The next update, if one arrives within `patience`.
    fn update(&mut self, patience: Duration) -> Option<Update>;

    /// Whether a request to take back may succeed now.
    fn can_take_back(&self) -> bool;

    /// Whether a move was taken back that [`Request::PlayAgain`] can play.
    fn can_play_again(&self) -> bool {
        false
    }

    /// The last disc that a person at this terminal dropped and that still stands: the number of that action, the game
    /// before it, and the column.
    fn last_human_move(&self) -> Option<(usize, Game, Column)> {
        None
    }

    /// The score of the series: the games that these players have played one after another.
    fn series_score(&self) -> Option<SeriesScore> {
        None
    }

    /// The player's name in the [score](GameSession::series_score), where sides change and colours would mislead.
    fn series_name(&self, side: Side, text: Text) -> String {
        self.name(side, text)
    }

    /// Why the game is not saved, if saving failed.
    fn unsaved(&self, _text: Text) -> Option<String> {
        None
    }

    /// The address of the game, if it is at a server.
    fn address(&self) -> Option<String> {
        None
    }

    /// The state of the connection; a game at this machine is always connected.
    fn link(&self) -> Link {
        Link::Up
    }

    /// Why the connection has ended for good, if it has.
    fn end_reason(&self) -> Option<&ClientError> {
        None
    }

    /// Whether this client only watches.
    fn is_watching(&self) -> bool {
        false
    }

    /// The number of people who watch.
    fn watchers(&self) -> usize {
        0
    }

    /// Whether our seat is saved, so that we can come back.
    fn is_seat_kept(&self) -> bool {
        false
    }

    /// Why our seat could not be saved, if it failed.
    fn seat_error(&self, _text: Text) -> Option<String> {
        None
    }

    /// What the other side has offered us.
    fn offer(&self) -> Option<(Side, Offer)> {
        None
    }

    /// What we have offered.
    fn own_offer(&self) -> Option<Offer> {
        None
    }

    /// The seconds that a side has left now, and whether its clock runs.
    fn clock(&self, _side: Side) -> Option<(u64, bool)> {
        None
    }

    /// Changes the language of the server's sentences.
    fn set_language(&mut self, _language: Language) {}

    /// Whether the game is at a server.
    fn is_online(&self) -> bool {
        self.address().is_some()
    }

    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.snapshot().is_some_and(|seen| seen.view.outcome.is_some())
    }

    /// Whether the rules ask us a question that is answered with yes or no.
    fn is_questioned(&self) -> bool {
        let asks = |seen: &Snapshot| matches!(seen.view.awaiting, Awaiting::Undo | Awaiting::Block);
        self.is_mine() && self.snapshot().is_some_and(asks)
    }

    /// The question that the rules ask us: undo or block, the player asked, and the number of charges left.
    fn question(&self, text: Text) -> Option<(Awaiting, Who<'static>, u8)> {
        let view = &self.snapshot().filter(|_| self.is_questioned())?.view;
        let who = if self.is_online() { Who::You } else { self.who(view.turn, text) };
        let left = view.charges[view.turn];
        Some((view.awaiting, who, if view.awaiting == Awaiting::Undo { left.undo } else { left.block }))
    }

    /// Whether the side to act may do this.
    fn can(&self, action: Action) -> bool {
        self.snapshot().is_some_and(|seen| seen.view.legal.contains(&action))
    }
}

/// A game to draw.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The rules.
    pub rules: Rules,
    /// The position.
    pub view: View,
    /// The inputs that were not taken back.
    pub moves: Vec<PlayedMove>,
}

impl Snapshot {
    /// The action that answers the question of the rules with yes or no.
    #[must_use]
    pub fn answer(&self, yes: bool) -> Option<Action> {
        let answers = |action: &&Action| action.answers(self.view.awaiting) && action.is_decline() != yes;
        self.view.legal.iter().find(answers).copied()
    }

    /// The discs that the side to act may remove.
    #[must_use]
    pub fn removable(&self) -> Vec<Cell> {
        let cell = |action: &Action| match action {
            Action::Remove(cell) => Some(*cell),
            _ => None,
        };
        self.view.legal.iter().filter_map(cell).collect()
    }

    /// The moves so far, each with its number: `1. 4`, `2. 4`. Every disc counts, as in what the coach says. A mistake that
    /// moved nothing stands in brackets, and what was answered to the rules has no number.
    #[must_use]
    pub fn move_list(&self, text: Text) -> Vec<String> {
        let mut list = Vec::new();
        let mut number = 0u32;
        for &PlayedMove { input, stands, .. } in &self.moves {
            match input.action() {
                _ if input.is_decline() => {}
                _ if !stands => list.push(format!("({input})")),
                // The next move has the number of the move that is undone.
                Some(Action::Undo) => {
                    number = number.saturating_sub(1);
                    list.push(text.short_undo().to_owned());
                }
                Some(Action::Block) => list.push(text.short_block().to_owned()),
                _ => {
                    number += 1;
                    list.push(format!("{number}. {input}"));
                }
            }
        }
        list
    }
}

/// An input of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// The side that entered it.
    pub by: Side,
    /// The input.
    pub input: Input,
    /// Whether it had an effect; a mistake that the rules only count has none.
    pub stands: bool,
}

/// What a front end can request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// An action by the rules, for the side to act.
    Play(Action),
    /// Yes or no: to the question that the rules ask, or else to what the other side has offered.
    Answer(bool),
    /// Takes back our last move. At a server the other side has to agree.
    TakeBack,
    /// Plays again what was taken back last.
    PlayAgain,
    /// A draw: called where the rules allow it, otherwise offered.
    Draw,
    /// Another game with the sides swapped.
    Rematch,
    /// Another game with everyone on the same side.
    NewGame,
}

/// Why a request was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RequestError {
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refusal),
    /// We have no move to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// These rules decide themselves when a move can be undone.
    #[error("these rules say themselves when a move can be taken back")]
    UndoByRules,
    /// Nothing was taken back before.
    #[error("there is nothing to play again")]
    NothingToPlayAgain,
    /// Neither the rules nor the other side have asked a question.
    #[error("there is no question to answer")]
    NoQuestion,
    /// We only watch.
    #[error("you are watching")]
    Watching,
    /// The server has not sent the game yet.
    #[error("not connected")]
    NotConnected,
    /// The server has not answered the request before this one.
    #[error("the server has not answered yet")]
    Unanswered,
    /// This kind of game does not have this request.
    #[error("not possible in this game")]
    Unsupported,
}

impl RequestError {
    /// The error as a sentence; empty for a request that no front end offers.
    #[must_use]
    pub fn say(self, text: Text) -> String {
        match self {
            RequestError::Refused(refusal) => text.say_refusal(refusal),
            RequestError::NothingToTakeBack => text.nothing_back().into(),
            RequestError::UndoByRules => text.undo_by_rules().into(),
            RequestError::NothingToPlayAgain => text.nothing_again().into(),
            RequestError::NoQuestion => text.net_plain_no_question().into(),
            RequestError::Watching => text.net_watching().into(),
            RequestError::NotConnected => text.net_lost().into(),
            RequestError::Unanswered => text.net_unanswered().into(),
            RequestError::Unsupported => String::new(),
        }
    }
}

/// A change of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Update {
    /// The position may have changed.
    Moved {
        /// The events, where they are known.
        events: Vec<Event>,
        /// The disc that was dropped last.
        dropped: Option<Cell>,
        /// The server's sentence; empty if the events are known.
        said: String,
    },
    /// Something else happened; holds the server's sentence.
    Announced(String),
    /// All updates about one change have been sent. With `anew` everything is new: after the first contact, in another
    /// language or in another game.
    Settled {
        /// Whether everything is new.
        anew: bool,
    },
    /// The server refused a request; holds its sentence.
    Refused(String),
    /// Our seat could not be saved: see [`GameSession::seat_error`].
    SeatNotKept,
    /// The connection or the presence of a player has changed.
    Link,
    /// The players went on to another game, and this session follows them.
    NextGame,
}

/// The state of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// Being made for the first time.
    Connecting,
    /// Connected.
    Up,
    /// Lost, and being made again.
    Lost,
    /// Ended: the server does not have this game.
    Gone,
    /// Ended: the response did not follow the protocol, or the server refused this client.
    NotUnderstood,
}

impl Link {
    /// Whether the connection is being made.
    #[must_use]
    pub const fn is_pending(self) -> bool {
        matches!(self, Link::Connecting | Link::Lost)
    }

    /// Whether the connection has ended for good.
    #[must_use]
    pub const fn has_ended(self) -> bool {
        matches!(self, Link::Gone | Link::NotUnderstood)
    }

    /// What is wrong with the connection, as a sentence.
    #[must_use]
    pub fn trouble(self, text: Text) -> Option<&'static str> {
        match self {
            Link::Connecting | Link::Up => None,
            Link::Lost => Some(text.net_lost()),
            Link::Gone => Some(text.net_gone()),
            Link::NotUnderstood => Some(text.net_nonsense()),
        }
    }
}
