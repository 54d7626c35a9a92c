//! The loop around a game at this machine or at a server: takes updates, says them, reads lines.

use std::time::{Duration, Instant};

use four_console::ConsoleError;
use four_rules::{Column, Event, Game};
use four_session::settings::Scores;
use four_session::{GameSession, Link, Request, Update};
use four_text::Text;

use super::lines::Typed;
use super::{Exit, PATIENCE, Shared};

/// Plays this game until the player leaves.
pub(super) fn enter(shared: &mut Shared<'_>, session: Box<dyn GameSession>) -> Result<Exit, ConsoleError> {
    let mut game = GameLoop {
        shared,
        session,
        is_new: true,
        before: None,
        to_judge: None,
        said_not_plain: false,
        pending: Vec::new(),
        said_lost: false,
        asked_to_resign: false,
        said_over: false,
        input_ended: None,
    };
    game.greet()?;
    game.play()
}

/// A game and what has been said about it.
pub(super) struct GameLoop<'r, 'io> {
    pub(super) shared: &'r mut Shared<'io>,
    pub(super) session: Box<dyn GameSession>,
    /// Whether the position has changed since the last prompt.
    pub(super) is_new: bool,
    /// The game before a move that the coach is to judge.
    pub(super) before: Option<Game>,
    /// The move that the coach judges after everything else about it has been said.
    pub(super) to_judge: Option<(Game, Column)>,
    /// Whether it was said that the coach does not know these rules.
    pub(super) said_not_plain: bool,
    /// Sentences about what happened that have not been said yet.
    pub(super) pending: Vec<String>,
    /// Whether it was said that the connection is lost.
    said_lost: bool,
    /// Whether the player has been asked to confirm a resignation.
    pub(super) asked_to_resign: bool,
    /// Whether it was said that the game is over.
    pub(super) said_over: bool,
    /// When the input ended.
    input_ended: Option<Instant>,
}

/// How long to wait for the server before looking for a typed line, and the other way round.
const POLL_INTERVAL: Duration = Duration::from_millis(25);
/// How long to wait for the server's answer after the input has ended.
const LAST_ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

impl GameLoop<'_, '_> {
    fn play(&mut self) -> Result<Exit, ConsoleError> {
        loop {
            self.take_updates()?;
            if let Some(error) = self.session.end_reason() {
                return Ok(Exit::Disconnected(error.clone()));
            }
            let line = match self.read()? {
                Typed::Line(line) => line,
                Typed::Nothing => continue,
                Typed::Ended if !self.is_done() => continue,
                Typed::Ended if self.session.is_watching() => return Ok(Exit::Back),
                Typed::Ended => return Err(ConsoleError::InputEnded),
            };
            if let Some(exit) = self.line(&line)? {
                return Ok(exit);
            }
        }
    }

    /// Says all updates. Waits for the computer's move, and says so if it takes long.
    pub(super) fn take_updates(&mut self) -> Result<(), ConsoleError> {
        let mut said_thinking = false;
        loop {
            let thinking = !self.session.is_online() && self.session.is_waiting();
            if thinking && self.before.is_none() {
                self.before = self.session.log().map(|log| log.game().clone());
            }
            match self.session.update(if thinking { PATIENCE } else { self.update_patience() }) {
                Some(update) => {
                    said_thinking = false;
                    self.handle(update)?;
                }
                None if !thinking => break,
                None if !std::mem::replace(&mut said_thinking, true) => {
                    self.say_thinking()?;
                    self.shared.lines.flush()?;
                }
                None => {}
            }
        }
        self.shared.lines.flush()
    }

    fn say_thinking(&mut self) -> Result<(), ConsoleError> {
        let by = self.session.snapshot().map(|seen| seen.view.turn);
        let name = by.zip(self.narrator()).map(|(by, narrator)| narrator.name(by));
        self.shared.say(&self.shared.text.plain_thinking(name.unwrap_or_default()))
    }

    /// Whether the next line must wait until the server has sent the game or an answer.
    fn awaits_server(&self) -> bool {
        let link = self.session.link();
        let expects = self.session.snapshot().is_none() || self.session.is_waiting();
        link == Link::Connecting || expects && link == Link::Up
    }

    /// How long to wait for an update before the next line is read.
    fn update_patience(&self) -> Duration {
        if self.awaits_server() || self.input_ended.is_some() { POLL_INTERVAL } else { Duration::ZERO }
    }

    /// Reads a line: at this machine after a prompt, at a server between its messages.
    fn read(&mut self) -> Result<Typed, ConsoleError> {
        if !self.session.is_online() {
            if std::mem::take(&mut self.is_new) && self.shared.settings.scores != Scores::Off {
                self.scores()?;
            }
            let question = self.question().unwrap_or_default();
            return self.shared.lines.ask(&question).map(Typed::Line);
        }
        if self.input_ended.is_some() {
            return Ok(Typed::Ended);
        }
        if self.awaits_server() {
            return Ok(Typed::Nothing);
        }
        let typed = self.shared.lines.next_within(POLL_INTERVAL)?;
        if matches!(typed, Typed::Ended) {
            self.input_ended = Some(Instant::now());
        }
        Ok(typed)
    }

    /// Whether the game can be left after the input has ended. A watcher needs no input and stays until the game is over.
    fn is_done(&self) -> bool {
        if self.session.is_watching() {
            return self.session.is_over();
        }
        let is_late = self.input_ended.is_some_and(|since| since.elapsed() > LAST_ANSWER_TIMEOUT);
        !self.session.is_waiting() || is_late
    }

    /// Says an update, or keeps its sentence until the change is complete.
    fn handle(&mut self, update: Update) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        match update {
            Update::Moved { events, said, .. } => self.moved(&events, &said),
            Update::Announced(said) => self.pending.push(sentence(&said, text)),
            Update::Settled { anew } if self.session.is_online() => return self.say_online_change(anew),
            Update::Settled { anew: true } => return self.greet(),
            Update::Settled { anew: false } => return self.say_change(),
            Update::Refused(why) => return self.shared.say(&sentence(&why, text)),
            Update::SeatNotKept => {
                let why = self.session.seat_error(text).unwrap_or_default();
                return self.shared.say(&text.net_not_kept(why));
            }
            Update::NextGame if self.session.is_online() => return self.shared.say(text.net_next_game()),
            Update::NextGame => {}
            Update::Link => return self.say_link(),
        }
        Ok(())
    }

    fn moved(&mut self, events: &[Event], said: &str) {
        let sentences = match self.narrator() {
            Some(narrator) => narrator.events(events),
            None => sentence(said, self.shared.text),
        };
        self.pending.push(sentences);
        if let (Some(Event::Dropped { at, .. }), Some(before)) = (events.first(), self.before.take()) {
            self.to_judge = Some((before, at.column));
        }
    }

    fn say_link(&mut self) -> Result<(), ConsoleError> {
        let (text, link) = (self.shared.text, self.session.link());
        let said = match link {
            Link::Lost if std::mem::replace(&mut self.said_lost, true) => return Ok(()),
            Link::Up if std::mem::take(&mut self.said_lost) => text.net_back(),
            _ => match link.trouble(text) {
                Some(trouble) => trouble,
                None => return Ok(()),
            },
        };
        self.shared.say(said)
    }

    /// Sends a request. Its updates are said by [`GameLoop::take_updates`].
    pub(super) fn request(&mut self, request: Request) -> Result<(), ConsoleError> {
        match self.session.request(request) {
            Ok(()) => Ok(()),
            Err(error) => self.shared.say(&error.say(self.shared.text)),
        }
    }
}

/// A sentence of the server, with a full stop if it has no end mark.
pub(super) fn sentence(said: &str, text: Text) -> String {
    let said = said.trim();
    let ended = said.is_empty() || said.ends_with(['.', '!', '?', '…', '。', '！', '？']);
    if ended { said.to_owned() } else { text.plain_sentence(said) }
}
