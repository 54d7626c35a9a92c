//! A game, move by move, at this machine or at a server. What happens is said as it happens.

use std::io;
use std::time::{Duration, Instant};

use four_console::ConsoleError;
use four_engine::CoachError;
use four_rules::{Awaiting, Column, Event, Game, Outcome, Side};
use four_session::analysis::{Finding, Question};
use four_session::settings::Scores;
use four_session::{GameSession, Link, Request, Update, clock_text};
use four_text::Text;

use super::lines::Typed;
use super::narrate::{self, Narrator};
use super::{PATIENCE, Room, Way, advice};

/// Plays this game until someone leaves.
pub(super) fn enter(room: &mut Room<'_>, session: Box<dyn GameSession>) -> Result<Way, ConsoleError> {
    let mut game = GameLoop {
        room,
        session,
        is_new: true,
        before: None,
        judge: None,
        said_speechless: false,
        told: Vec::new(),
        lost: false,
        resigning: false,
        was_over: false,
        input_ended: None,
    };
    game.greet()?;
    game.play()
}

/// The loop around a game: hears what happens, says it, and reads what to do.
pub(super) struct GameLoop<'r, 'io> {
    pub(super) room: &'r mut Room<'io>,
    pub(super) session: Box<dyn GameSession>,
    /// Whether the position is new since the player was last asked what to do.
    pub(super) is_new: bool,
    /// The game before a move that the coach is to judge.
    pub(super) before: Option<Game>,
    /// The move to judge when everything about it has been said.
    judge: Option<(Game, Column)>,
    /// Whether the coach has said that it cannot judge by these rules.
    pub(super) said_speechless: bool,
    /// Sentences about what happened, not said yet.
    pub(super) told: Vec<String>,
    /// Whether it was said that the connection is lost.
    lost: bool,
    /// Whether the next yes resigns.
    pub(super) resigning: bool,
    /// Whether it was said that the game is over.
    was_over: bool,
    /// When the input ended.
    input_ended: Option<Instant>,
}

/// How long to wait for the server before looking for a typed line, and for a line before looking at the server.
const BEAT: Duration = Duration::from_millis(25);
/// How long to wait for the server's answer after the last line.
const FAREWELL: Duration = Duration::from_secs(10);

impl GameLoop<'_, '_> {
    fn play(&mut self) -> Result<Way, ConsoleError> {
        loop {
            self.hear()?;
            if let Some(reason) = self.session.end_reason(self.room.text) {
                return Err(io::Error::new(io::ErrorKind::ConnectionAborted, reason).into());
            }
            let line = match self.read()? {
                Typed::Line(line) => line,
                Typed::Nothing => continue,
                Typed::Ended if !self.is_done() => continue,
                Typed::Ended if self.session.is_watching() => return Ok(Way::Back),
                Typed::Ended => return Err(ConsoleError::InputEnded),
            };
            if let Some(way) = self.line(&line)? {
                return Ok(way);
            }
        }
    }

    /// Says everything that has happened, and waits for the computer's move.
    pub(super) fn hear(&mut self) -> Result<(), ConsoleError> {
        let mut explained = false;
        loop {
            let thinking = !self.session.is_online() && self.session.is_waiting();
            if thinking && self.before.is_none() {
                self.before = self.session.log().map(|log| log.game().clone());
            }
            match self.session.update(if thinking { PATIENCE } else { self.beat() }) {
                Some(update) => {
                    explained = false;
                    self.tell(update)?;
                }
                None if !thinking => break,
                None if !std::mem::replace(&mut explained, true) => {
                    self.say_thinking()?;
                    self.room.lines.flush()?;
                }
                None => {}
            }
        }
        self.room.lines.flush()
    }

    fn say_thinking(&mut self) -> Result<(), ConsoleError> {
        let by = self.session.snapshot().map(|seen| seen.view.turn);
        let name = by.zip(self.narrator()).map(|(by, narrator)| narrator.name(by));
        self.room.say(&self.room.text.plain_thinking(name.unwrap_or_default()))
    }

    /// Whether the next line has to wait until the server has sent the game or its answer.
    fn is_quiet(&self) -> bool {
        let link = self.session.link();
        let expects = self.session.snapshot().is_none() || self.session.is_waiting();
        link == Link::Connecting || expects && link == Link::Up
    }

    fn beat(&self) -> Duration {
        if self.is_quiet() || self.input_ended.is_some() { BEAT } else { Duration::ZERO }
    }

    /// Reads a line: at this machine after a prompt, at a server between its messages.
    fn read(&mut self) -> Result<Typed, ConsoleError> {
        if !self.session.is_online() {
            if std::mem::take(&mut self.is_new) && self.room.settings.scores != Scores::Off {
                self.scores()?;
            }
            let question = self.question().unwrap_or_default();
            return self.room.lines.ask(&question).map(Typed::Line);
        }
        if self.input_ended.is_some() {
            return Ok(Typed::Ended);
        }
        if self.is_quiet() {
            return Ok(Typed::Nothing);
        }
        let typed = self.room.lines.next_within(BEAT)?;
        if matches!(typed, Typed::Ended) {
            self.input_ended = Some(Instant::now());
        }
        Ok(typed)
    }

    /// Whether the game can be left after the input has ended. A watcher needs no input and stays until the game is over.
    fn is_done(&self) -> bool {
        match self.session.is_watching() {
            true => self.session.is_over(),
            false => {
                let late = self.input_ended.is_some_and(|since| since.elapsed() > FAREWELL);
                !self.session.is_waiting() || late
            }
        }
    }

    fn tell(&mut self, update: Update) -> Result<(), ConsoleError> {
        let text = self.room.text;
        match update {
            Update::Moved { events, said, .. } => self.moved(&events, &said),
            Update::Announced(said) => self.told.push(sentence(&said, text)),
            Update::Settled { anew } if self.session.is_online() => return self.settled_online(anew),
            Update::Settled { anew: true } => return self.greet(),
            Update::Settled { anew: false } => return self.settled(),
            Update::Refused(why) => return self.room.say(&sentence(&why, text)),
            Update::SeatNotKept => {
                let why = self.session.seat_error(text).unwrap_or_default();
                return self.room.say(&text.net_not_kept(why));
            }
            Update::NextGame if self.session.is_online() => return self.room.say(text.net_next_game()),
            Update::NextGame => {}
            Update::Link => return self.tell_link(),
        }
        Ok(())
    }

    fn moved(&mut self, events: &[Event], said: &str) {
        let told = match self.narrator() {
            Some(narrator) => narrator.events(events),
            None => sentence(said, self.room.text),
        };
        self.told.push(told);
        if let (Some(Event::Dropped { at, .. }), Some(before)) = (events.first(), self.before.take()) {
            self.judge = Some((before, at.column));
        }
    }

    fn tell_link(&mut self) -> Result<(), ConsoleError> {
        let (text, link) = (self.room.text, self.session.link());
        let said = match link {
            Link::Lost if std::mem::replace(&mut self.lost, true) => return Ok(()),
            Link::Up if std::mem::take(&mut self.lost) => text.net_back(),
            _ => match link.trouble(text) {
                Some(trouble) => trouble,
                None => return Ok(()),
            },
        };
        self.room.say(said)
    }

    /// Takes the sentences about what happened; empty after a question answered with no.
    fn take_told(&mut self) -> String {
        let told = std::mem::take(&mut self.told);
        told.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Says what happened in a game at this machine, who is next, and what the coach thinks of it.
    fn settled(&mut self) -> Result<(), ConsoleError> {
        self.is_new = true;
        let mut told = self.take_told();
        let awaiting = self.session.snapshot().map(|seen| seen.view.awaiting);
        if awaiting == Some(Awaiting::Move) {
            told = format!("{told} {}", self.turn());
        }
        if !told.is_empty() {
            self.room.say(told.trim())?;
        }
        self.say_unsaved()?;
        let over = self.session.is_over();
        if over && !std::mem::replace(&mut self.was_over, over) {
            self.say_score()?;
        }
        self.was_over = over;
        self.say_verdict()
    }

    /// Says what happened at a server, how the game stands, and what is to be answered.
    fn settled_online(&mut self, anew: bool) -> Result<(), ConsoleError> {
        let text = self.room.text;
        let status = self.session.status(text);
        let mut told = self.take_told();
        if !told.contains(&status) {
            told = format!("{told} {}", sentence(&status, text));
        }
        if anew {
            let greeting = self.greeting();
            self.room.say(&greeting)?;
        }
        self.room.say(told.trim())?;
        if let Some(question) = self.question() {
            self.room.say(&question)?;
        }
        let over = self.session.is_over();
        if over && !std::mem::replace(&mut self.was_over, over) && !self.session.is_watching() {
            self.room.say(text.net_plain_over())?;
        }
        self.was_over = over;
        Ok(())
    }

    fn greet(&mut self) -> Result<(), ConsoleError> {
        let text = self.room.text;
        if let Some(address) = self.session.address() {
            return self.room.say(&text.plain_title_line(text.title(), text.net_connecting(address)));
        }
        let greeting = self.greeting();
        self.room.say(&greeting)?;
        self.is_new = true;
        self.was_over = self.session.is_over();
        if self.was_over { self.say_end() } else { Ok(()) }
    }

    /// How far the game is, its rules, who plays.
    fn greeting(&self) -> String {
        let Some(seen) = self.session.snapshot() else { return String::new() };
        let text = self.room.text;
        let begun = match (seen.moves.is_empty(), seen.view.moves) {
            (true, 0) => text.plain_new_game().to_owned(),
            (_, moves) => text.plain_goes_on(moves),
        };
        let rules = match self.session.is_online() {
            true => text.plain_who(text.rule_set(), seen.rules.values().to_string()),
            false => text.rules_described(&seen.rules),
        };
        let how = if self.session.is_watching() { text.net_plain_watch() } else { text.plain_how() };
        format!("{begun} {rules}\n{}\n{how}", self.who())
    }

    /// Who plays, with clocks at a server, and with powers and the score at this machine.
    pub(super) fn who(&self) -> String {
        if let Some(narrator) = self.narrator() {
            return narrate::who(self.session.as_ref(), &narrator);
        }
        let text = self.room.text;
        let line = |side: Side| {
            let clock = self.session.clock(side);
            let who = text.plain_who(text.side(side), self.session.name(side, text));
            match clock.map(|(seconds, _)| text.plain_clock(clock_text(seconds, text))) {
                Some(clock) => format!("{who} {clock}"),
                None => who,
            }
        };
        Side::BOTH.map(line).join("\n")
    }

    /// The question to be answered with yes or no, if there is one.
    pub(super) fn question(&self) -> Option<String> {
        let text = self.room.text;
        if let Some((awaiting, who, left)) = self.session.question(text) {
            return Some(match awaiting {
                Awaiting::Undo => text.plain_ask_undo(who, left),
                _ => text.plain_ask_block(who, left),
            });
        }
        let (by, offer) = self.session.offer()?;
        let asked = narrate::offer(offer, &self.session.bare_name(by, text), text);
        Some(format!("{asked} {}", text.plain_yes_no()))
    }

    /// The narrator of a game at this machine; a server sends its own sentences.
    pub(super) fn narrator(&self) -> Option<Narrator<'_>> {
        Narrator::at(self.session.as_ref(), self.room.text)
    }

    /// Whose turn it is in a game at this machine.
    pub(super) fn turn(&self) -> String {
        self.narrator().map(|narrator| narrator.turn()).unwrap_or_default()
    }

    /// Says how the game has ended.
    pub(super) fn say_end(&mut self) -> Result<(), ConsoleError> {
        let outcome: Option<Outcome> = self.session.snapshot().and_then(|seen| seen.view.outcome.clone());
        let told = outcome.and_then(|outcome| Some(self.narrator()?.outcome(&outcome)));
        self.room.say(&told.unwrap_or_default())?;
        self.say_score()
    }

    fn say_score(&mut self) -> Result<(), ConsoleError> {
        let evening = self.narrator().map(|narrator| narrate::evening(self.session.as_ref(), &narrator));
        self.room.say(&format!("{}\n{}", evening.unwrap_or_default(), self.room.text.plain_over()))
    }

    /// Says once that the game is not saved, if it is not.
    fn say_unsaved(&mut self) -> Result<(), ConsoleError> {
        match self.session.unsaved(self.room.text) {
            None => self.room.said_unsaved = false,
            Some(_) if self.room.said_unsaved => {}
            Some(why) => {
                let said = self.room.text.not_saved(why);
                self.room.said_unsaved = true;
                self.room.say(&said)?;
            }
        }
        Ok(())
    }

    /// Says what the coach thinks of the last move, if it is to speak.
    fn say_verdict(&mut self) -> Result<(), ConsoleError> {
        let Some(last) = self.judge.take().filter(|_| self.room.settings.coach) else { return Ok(()) };
        let question = Question::Position { last: Some(Box::new(last)), now: None };
        let said = match self.room.analyse(question)? {
            Some(Finding::Move(_, Ok(verdict))) => {
                self.narrator().map(|narrator| advice::verdict(&verdict, &narrator))
            }
            Some(Finding::Move(_, Err(why @ CoachError::NotPlain))) if !self.said_speechless => {
                self.said_speechless = true;
                Some(advice::speechless(why, self.room.text))
            }
            _ => None,
        };
        said.map_or(Ok(()), |said| self.room.say(&said))
    }

    /// Says what every column is worth.
    pub(super) fn scores(&mut self) -> Result<(), ConsoleError> {
        let Some(game) = self.session.log().map(|log| log.game().clone()) else { return Ok(()) };
        if game.awaiting() != Awaiting::Move {
            return Ok(());
        }
        let finding = self.room.analyse(advice::what_to_do(&game))?;
        let said = self.narrator().map(|narrator| advice::scores(finding.as_ref(), &narrator, &game));
        self.room.say(&said.unwrap_or_default())
    }

    /// Sends a request. [`GameLoop::hear`] says what comes of it.
    pub(super) fn request(&mut self, request: Request) -> Result<(), ConsoleError> {
        match self.session.request(request) {
            Ok(()) => Ok(()),
            Err(error) => self.room.say(&error.say(self.room.text)),
        }
    }
}

/// What a server said, with a full stop unless it has an end of its own.
pub(super) fn sentence(said: &str, text: Text) -> String {
    let said = said.trim();
    let ended = said.is_empty() || said.ends_with(['.', '!', '?', '…']);
    if ended { said.to_owned() } else { text.plain_sentence(said) }
}
