//! `four engine`: plays for another program, which speaks UGI, a line protocol for any game, or UCI, which it is made of.
//!
//! A thread reads lines and another searches; both tell this one, which alone writes.

mod options;
mod position;
mod search;

use std::collections::VecDeque;
use std::fmt::Display;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use four_engine::{Control, Player};
use four_rules::{Action, Game, Side};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::cli::EngineArgs;
use crate::solve::next_line;
use crate::{Exit, Failure, harmless};
use options::Settings;
use search::{Go, Job};

/// A longer line says nothing: a game has no more than a thousand moves, with a few words each.
const LONGEST: usize = 1 << 16;

pub(crate) fn run(args: &EngineArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let settings = Settings::new(args)?;
    let (tell, heard) = mpsc::sync_channel(64);
    let reader = tell.clone();
    thread::Builder::new().spawn(move || read(&reader))?;
    let game = Game::new(settings.rules);
    let held = VecDeque::new();
    let mut engine = Engine {
        out,
        tell,
        heard,
        held,
        settings,
        game,
        player: None,
        away: false,
        fresh: false,
        search: None,
    };
    while let Some(news) = engine.next() {
        match news {
            News::Line(line) => match engine.line(&line)? {
                true => {}
                false => break,
            },
            News::End(read) => {
                engine.end()?;
                read?;
                break;
            }
            other => engine.note(other)?,
        }
    }
    Ok(Exit::Fine)
}

/// What the thread that writes is told.
enum News {
    /// A line came in.
    Line(Vec<u8>),
    /// No more lines will.
    End(io::Result<()>),
    /// What there is to say of the search.
    Info(String),
    /// This is best, and the search says no more.
    Best(Option<Action>),
    /// The player is back, with what it knows. That may be later: a table that grows takes its time.
    Back(Box<Player>),
}

/// Reads until there is no more to read, or nobody to tell.
fn read(tell: &SyncSender<News>) {
    let (mut input, mut line) = (io::stdin().lock(), Vec::new());
    loop {
        let news = match next_line(&mut input, &mut line, LONGEST) {
            Ok(true) => News::Line(std::mem::take(&mut line)),
            Ok(false) => News::End(Ok(())),
            Err(error) => News::End(Err(error)),
        };
        let over = matches!(news, News::End(_));
        if tell.send(news).is_err() || over {
            return;
        }
    }
}

/// A search that is on.
struct Search {
    control: Arc<Control>,
    /// What is best is kept back until a stop.
    infinite: bool,
    /// What is kept back.
    answer: Option<Option<Action>>,
}

struct Engine<'a, W> {
    out: &'a mut W,
    tell: SyncSender<News>,
    heard: Receiver<News>,
    /// Lines that came in while the end of a search was waited for.
    held: VecDeque<News>,
    settings: Settings,
    game: Game,
    /// Who chooses and what it knows, unless it is searching.
    player: Option<Box<Player>>,
    /// Whether it has not come back from a search.
    away: bool,
    /// The next search takes a new player.
    fresh: bool,
    search: Option<Search>,
}

impl<W: Write> Engine<'_, W> {
    fn next(&mut self) -> Option<News> {
        self.held.pop_front().or_else(|| self.heard.recv().ok())
    }

    fn say(&mut self, line: &dyn Display) -> Result<(), Failure> {
        writeln!(self.out, "{line}")?;
        Ok(self.out.flush()?)
    }

    /// Says what is wrong, or should be known, where a program shows it to people.
    fn explain(&mut self, why: &dyn Display) -> Result<(), Failure> {
        self.say(&format_args!("info string {}", harmless(why)))
    }

    /// Does what a line asks for; `false` if that is to quit. What is no command is named and does nothing.
    fn line(&mut self, line: &[u8]) -> Result<bool, Failure> {
        if line.len() > LONGEST {
            self.explain(&"that line is too long")?;
            return Ok(true);
        }
        let line = String::from_utf8_lossy(line);
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            "ugi" | "uci" => self.introduce(word)?,
            "isready" => self.say(&"readyok")?,
            "uginewgame" | "ucinewgame" => self.fresh = true,
            "setoption" => self.set(rest)?,
            "position" => match position::read(rest, self.settings.rules) {
                Ok(game) => self.game = game,
                Err(why) => self.explain(&why)?,
            },
            "go" => self.go(rest)?,
            "stop" => self.stop()?,
            "query" => self.query(rest.trim())?,
            "quit" => {
                self.stop()?;
                return Ok(false);
            }
            _ => self.explain(&format_args!("unknown command '{line}'"))?,
        }
        Ok(true)
    }

    fn introduce(&mut self, protocol: &str) -> Result<(), Failure> {
        self.say(&concat!("id name four ", env!("CARGO_PKG_VERSION")))?;
        self.say(&"id author the Four in a Row project")?;
        for option in self.settings.offered() {
            self.say(&option)?;
        }
        self.say(&format_args!("{protocol}ok"))
    }

    /// A search that is on goes on as it began.
    fn set(&mut self, text: &str) -> Result<(), Failure> {
        match self.settings.set(text) {
            Ok(true) => self.game = Game::new(self.settings.rules),
            Ok(false) => self.fresh = true,
            Err(why) => self.explain(&why)?,
        }
        Ok(())
    }

    fn query(&mut self, what: &str) -> Result<(), Failure> {
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
            _ => return self.explain(&format_args!("unknown query '{what}'")),
        };
        self.say(&format_args!("response {response}"))
    }

    /// Starts a search. One that is on is stopped first, so that there is one best move for each `go`.
    fn go(&mut self, text: &str) -> Result<(), Failure> {
        self.stop()?;
        self.wait(|engine| engine.away)?;
        let (go, ignored) = Go::read(text, self.game.turn());
        if !ignored.is_empty() {
            self.explain(&format_args!("ignored: {}", ignored.join(" ")))?;
        }
        if let Some(outcome) = self.game.outcome() {
            let over = format!("the game is over: {outcome}");
            self.explain(&over)?;
            return self.best(None);
        }
        let player = match self.player.take().filter(|_| !std::mem::take(&mut self.fresh)) {
            Some(player) => player,
            None => self.newcomer()?,
        };
        let control = Arc::new(Control::default());
        self.search = Some(Search { control: Arc::clone(&control), infinite: go.infinite, answer: None });
        let job = Job { go, game: self.game.clone(), control };
        let tell = self.tell.clone();
        thread::Builder::new().spawn(move || {
            let mut player = player;
            // Nobody to tell: the program is at its end.
            job.run(&mut player, &|news| drop(tell.send(news)));
            let _ = tell.send(News::Back(player));
        })?;
        self.away = true;
        Ok(())
    }

    fn newcomer(&mut self) -> Result<Box<Player>, Failure> {
        let Settings { level, seed, options, .. } = self.settings;
        let seed = match seed {
            0 => SysRng.try_next_u64().map_err(|error| Failure::with(&"no random numbers", error))?,
            seed => seed,
        };
        self.fresh = false;
        Ok(Box::new(Player::new(level, seed, options)))
    }

    /// Stops the search that is on, if any, and waits until its best move is out.
    fn stop(&mut self) -> Result<(), Failure> {
        let Some(search) = &mut self.search else { return Ok(()) };
        search.control.stop();
        search.infinite = false;
        match search.answer.take() {
            Some(best) => self.best(best),
            None => self.wait(|engine| engine.search.is_some()),
        }
    }

    /// No more lines will come. A search that ends by itself may do so.
    fn end(&mut self) -> Result<(), Failure> {
        match &self.search {
            Some(search) if search.infinite => self.stop(),
            _ => self.wait(|engine| engine.search.is_some()),
        }
    }

    /// Listens to the search for as long as this is so.
    fn wait(&mut self, so: impl Fn(&Self) -> bool) -> Result<(), Failure> {
        while so(self) {
            match self.heard.recv() {
                Ok(line @ (News::Line(_) | News::End(_))) => self.held.push_back(line),
                Ok(news) => self.note(news)?,
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// What a search has to tell.
    fn note(&mut self, news: News) -> Result<(), Failure> {
        match (news, &mut self.search) {
            (News::Info(line), Some(_)) => self.say(&line)?,
            (News::Best(best), Some(search)) if search.infinite => search.answer = Some(best),
            (News::Best(best), _) => self.best(best)?,
            (News::Back(player), _) => {
                self.player = Some(player);
                self.away = false;
            }
            (News::Info(_) | News::Line(_) | News::End(_), _) => {}
        }
        Ok(())
    }

    fn best(&mut self, best: Option<Action>) -> Result<(), Failure> {
        self.search = None;
        match best {
            Some(best) => self.say(&format_args!("bestmove {best}")),
            None => self.say(&"bestmove (none)"),
        }
    }
}
