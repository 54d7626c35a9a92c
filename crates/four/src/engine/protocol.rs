//! The commands of the protocol, and the search that is running.

use std::collections::VecDeque;
use std::fmt::Display;
use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender};
use std::thread;

use four_engine::{Control, Player};
use four_rules::{Action, Game, Side};
use four_text::Text;

use super::options::Settings;
use super::search::{Go, Job};
use super::{MAX_LINE, Message, position};
use crate::error::CommandError;
use crate::notice::printable;
use crate::seed;
use crate::wording::InWords;

/// A running search.
struct Search {
    control: Arc<Control>,
    /// The best action is held back until `stop`.
    infinite: bool,
    /// The best action that is held back.
    answer: Option<Option<Action>>,
}

/// The state between two lines.
pub(super) struct Engine<'a, W> {
    out: &'a mut W,
    sender: SyncSender<Message>,
    receiver: Receiver<Message>,
    /// Lines that were read while the end of a search was awaited.
    pending: VecDeque<Message>,
    settings: Settings,
    game: Game,
    /// The player with its table. It is moved into the thread that searches.
    player: Option<Box<Player>>,
    /// The player is not back from its search.
    player_is_away: bool,
    /// The next search takes a new player.
    needs_new_player: bool,
    search: Option<Search>,
    text: Text,
}

impl<'a, W: Write> Engine<'a, W> {
    pub(super) fn new(
        out: &'a mut W,
        (sender, receiver): (SyncSender<Message>, Receiver<Message>),
        settings: Settings,
        text: Text,
    ) -> Engine<'a, W> {
        Engine {
            out,
            sender,
            receiver,
            pending: VecDeque::new(),
            settings,
            game: Game::new(settings.rules),
            player: None,
            player_is_away: false,
            needs_new_player: false,
            search: None,
            text,
        }
    }

    /// The next message; waits for one.
    pub(super) fn next(&mut self) -> Option<Message> {
        self.pending.pop_front().or_else(|| self.receiver.recv().ok())
    }

    fn say(&mut self, line: impl Display) -> Result<(), CommandError> {
        writeln!(self.out, "{line}")?;
        Ok(self.out.flush()?)
    }

    /// A message that the other program may show to people.
    fn explain(&mut self, message: &str) -> Result<(), CommandError> {
        self.say(format_args!("info string {}", printable(message)))
    }

    /// Carries out a line; `false` if it is `quit`. An unknown command is reported and ignored.
    pub(super) fn line(&mut self, line: &[u8]) -> Result<bool, CommandError> {
        if line.len() > MAX_LINE {
            self.explain(self.text.engine_too_long())?;
            return Ok(true);
        }
        let line = String::from_utf8_lossy(line);
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            "ugi" | "uci" => self.introduce(word)?,
            "isready" => self.say("readyok")?,
            "uginewgame" | "ucinewgame" => self.needs_new_player = true,
            "setoption" => self.set(rest)?,
            "position" => match position::read(rest, self.settings.rules) {
                Ok(game) => self.game = game,
                Err(error) => self.explain(&error.in_words(self.text))?,
            },
            "go" => self.go(rest)?,
            "stop" => self.stop()?,
            "query" => self.query(rest.trim())?,
            "quit" => {
                self.stop()?;
                return Ok(false);
            }
            _ => self.explain(&self.text.engine_unknown(line))?,
        }
        Ok(true)
    }

    fn introduce(&mut self, protocol: &str) -> Result<(), CommandError> {
        self.say(concat!("id name four ", env!("CARGO_PKG_VERSION")))?;
        self.say(format_args!("id author {}", self.text.engine_author()))?;
        for option in self.settings.offered() {
            self.say(option)?;
        }
        self.say(format_args!("{protocol}ok"))
    }

    /// Sets an option. A running search keeps the options it began with.
    fn set(&mut self, option: &str) -> Result<(), CommandError> {
        match self.settings.set(option) {
            Ok(true) => self.game = Game::new(self.settings.rules),
            Ok(false) => self.needs_new_player = true,
            Err(error) => self.explain(&error.in_words(self.text))?,
        }
        Ok(())
    }

    fn query(&mut self, what: &str) -> Result<(), CommandError> {
        let outcome = self.game.outcome();
        let response = match what {
            "gameover" => outcome.is_some().to_string(),
            "p1turn" => (self.game.turn() == Side::First).to_string(),
            "result" => match outcome.map(|outcome| outcome.winner()) {
                None => "none".into(),
                Some(None) => "draw".into(),
                Some(Some(Side::First)) => "p1win".into(),
                Some(Some(Side::Second)) => "p2win".into(),
            },
            _ => return self.explain(&self.text.engine_unknown_query(what)),
        };
        self.say(format_args!("response {response}"))
    }

    /// Starts a search. A running one is stopped first, so that every `go` gets one best action.
    fn go(&mut self, limits: &str) -> Result<(), CommandError> {
        self.stop()?;
        self.wait_while(|engine| engine.player_is_away)?;
        let (go, ignored) = Go::read(limits, self.game.turn());
        if !ignored.is_empty() {
            self.explain(&self.text.engine_ignored(ignored.join(" ")))?;
        }
        if let Some(outcome) = self.game.outcome() {
            let over = self.text.cli_game_over(self.text.outcome_inside(outcome));
            self.explain(&over)?;
            return self.best(None);
        }
        let control = Arc::new(Control::default());
        let mut player = self.take_player()?;
        self.search = Some(Search { control: Arc::clone(&control), infinite: go.infinite, answer: None });
        let job = Job { go, lines: self.settings.lines, game: self.game.clone(), control };
        let sender = self.sender.clone();
        thread::Builder::new().spawn(move || {
            // Sending fails only when the program ends.
            job.run(&mut player, &|message| drop(sender.send(message)));
            let _ = sender.send(Message::Back(player));
        })?;
        self.player_is_away = true;
        Ok(())
    }

    fn take_player(&mut self) -> Result<Box<Player>, CommandError> {
        let needs_new = std::mem::take(&mut self.needs_new_player);
        if let Some(player) = self.player.take().filter(|_| !needs_new) {
            return Ok(player);
        }
        let Settings { level, seed, options, .. } = self.settings;
        let seed = seed::or_random((seed != 0).then_some(seed))?;
        Ok(Box::new(Player::new(level, seed, options)))
    }

    /// Stops the running search, if any, and waits until its best action has been written.
    fn stop(&mut self) -> Result<(), CommandError> {
        let Some(search) = &mut self.search else { return Ok(()) };
        search.control.stop();
        search.infinite = false;
        match search.answer.take() {
            Some(best) => self.best(best),
            None => self.wait_while(|engine| engine.search.is_some()),
        }
    }

    /// Handles the end of the input. A search that ends by itself is awaited.
    pub(super) fn end(&mut self) -> Result<(), CommandError> {
        match &self.search {
            Some(search) if search.infinite => self.stop(),
            _ => self.wait_while(|engine| engine.search.is_some()),
        }
    }

    /// Handles messages of the search while the condition holds. Lines wait.
    fn wait_while(&mut self, condition: impl Fn(&Self) -> bool) -> Result<(), CommandError> {
        while condition(self) {
            match self.receiver.recv() {
                Ok(line @ (Message::Line(_) | Message::End(_))) => self.pending.push_back(line),
                Ok(message) => self.handle(message)?,
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// Handles a message of the search.
    pub(super) fn handle(&mut self, message: Message) -> Result<(), CommandError> {
        match (message, &mut self.search) {
            (Message::Info(line), Some(_)) => self.say(line)?,
            (Message::Best(best), Some(search)) if search.infinite => search.answer = Some(best),
            (Message::Best(best), _) => self.best(best)?,
            (Message::Back(player), _) => {
                self.player = Some(player);
                self.player_is_away = false;
            }
            (Message::Info(_) | Message::Line(_) | Message::End(_), _) => {}
        }
        Ok(())
    }

    fn best(&mut self, best: Option<Action>) -> Result<(), CommandError> {
        self.search = None;
        match best {
            Some(best) => self.say(format_args!("bestmove {best}")),
            None => self.say("bestmove (none)"),
        }
    }
}
