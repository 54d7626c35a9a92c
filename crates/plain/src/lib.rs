//! The game line by line, for screen readers, pipes and simple terminals.
//!
//! Every sentence is understood without a picture of the board. A page (the menu, a game, a review, puzzles, the list of
//! games, the settings) is a function `enter` that reads lines until the player leaves, and returns an `Exit`.

mod advice;
mod board;
mod game;
mod game_commands;
mod game_report;
mod history;
mod lines;
mod menu;
mod narrate;
mod options;
mod parse;
mod puzzle;
mod review;

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use four_client::ClientError;
use four_console::ConsoleError;
use four_files::{Library, SavedGame};
use four_rules::{Record, Rules};
use four_session::analysis::{Analyst, Finding, Question, analyst};
use four_session::errors::save_error;
use four_session::files::export;
use four_session::settings::Settings;
use four_session::start::{Setup, Start};
use four_session::{LocalGame, OnlineGame, Seat};
use four_text::{Language, Text};
use thiserror::Error;

use lines::Lines;
use parse::Command;

/// Plays line by line until the player leaves. With `echo`, every line read is also written: a terminal shows what is typed,
/// a pipe does not.
///
/// # Errors
/// [`ConsoleError::InputEnded`] when there are no more lines, which loses nothing: a game is saved with every move. Otherwise if
/// reading or writing fails.
pub fn run(
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    echo: bool,
    start: Start,
    setup: Setup,
) -> Result<(), ConsoleError> {
    let mut shared = Shared::new(Lines::new(input, output, echo), setup);
    let result = shared.visit_pages(start);
    shared.lines.flush()?;
    result
}

/// Plays a game at a server until the player leaves. With `echo`, every line read is also written.
///
/// # Errors
/// [`ConsoleError::InputEnded`] when a player has no more lines; a watcher needs none. Otherwise if reading or writing fails, or the
/// connection ends for good.
pub fn join(
    input: Box<dyn BufRead + Send>,
    output: &mut dyn Write,
    echo: bool,
    game: OnlineGame,
    language: Language,
) -> Result<(), JoinError> {
    let settings = Settings { language: language.code().into(), ..Settings::default() };
    let setup = Setup { settings, settings_file: None, library: None, seed: 0 };
    let mut shared = Shared::new(Lines::threaded(input, output, echo), setup);
    let result = match game::enter(&mut shared, Box::new(game)) {
        Ok(Exit::Quit) => shared.say(shared.text.plain_goodbye()).map_err(JoinError::ConsoleError),
        Ok(Exit::Disconnected(error)) => Err(JoinError::Disconnected(error)),
        result => result.map(drop).map_err(JoinError::ConsoleError),
    };
    shared.lines.flush()?;
    result
}

/// Why a game at a server stopped before the player left.
#[derive(Debug, Error)]
pub enum JoinError {
    /// The input ended, or reading or writing failed.
    #[error(transparent)]
    ConsoleError(#[from] ConsoleError),
    /// The connection ended for good.
    #[error(transparent)]
    Disconnected(ClientError),
}

/// How a page was left.
enum Exit {
    /// To the page before.
    Back,
    /// To the menu.
    Menu,
    /// To this game.
    Play(Box<LocalGame>),
    /// Out of the program.
    Quit,
    /// Because the connection to the server ended for good.
    Disconnected(ClientError),
}

/// What all pages share.
struct Shared<'a> {
    lines: Lines<'a>,
    settings: Settings,
    settings_file: Option<PathBuf>,
    library: Option<Library>,
    text: Text,
    analyst: Analyst,
    /// The seed of the next game.
    game_seed: u64,
    /// The seed of the last puzzle.
    puzzle_seed: u64,
    /// Whether it has been said that games are not saved.
    said_unsaved: bool,
}

/// After this long, the player is told what the program is waiting for.
const PATIENCE: Duration = Duration::from_millis(700);

impl<'a> Shared<'a> {
    fn new(lines: Lines<'a>, setup: Setup) -> Shared<'a> {
        Shared {
            lines,
            text: Text::of(setup.settings.language()),
            settings: setup.settings,
            settings_file: setup.settings_file,
            library: setup.library,
            analyst: analyst(),
            game_seed: setup.seed,
            puzzle_seed: setup.seed,
            said_unsaved: false,
        }
    }

    /// Visits pages until the player quits.
    fn visit_pages(&mut self, start: Start) -> Result<(), ConsoleError> {
        self.say(&self.text.plain_title_line(self.text.title(), self.text.plain_welcome()))?;
        let mut exit = match start {
            Start::Menu => Exit::Menu,
            Start::Game { rules, seats } => Exit::Play(Box::new(self.new_game(rules, seats))),
            Start::Continue => menu::resume_last(self)?,
            Start::Review(record) => review::enter(self, *record)?,
        };
        loop {
            exit = match exit {
                // Games at a server are left by `join`.
                Exit::Menu | Exit::Back | Exit::Disconnected(_) => menu::enter(self)?,
                Exit::Play(game) => game::enter(self, game)?,
                Exit::Quit => return self.say(self.text.plain_goodbye()),
            };
        }
    }

    /// A new game, saved with the others.
    fn new_game(&mut self, rules: Rules, seats: [Seat; 2]) -> LocalGame {
        let seed = self.next_seed();
        LocalGame::new(rules, seats, self.library.as_ref(), seed)
    }

    /// Resumes a saved game.
    fn resume(&mut self, saved: &SavedGame) -> LocalGame {
        let seed = self.next_seed();
        LocalGame::resume(saved, self.library.as_ref(), seed)
    }

    fn next_seed(&mut self) -> u64 {
        let seed = self.game_seed;
        self.game_seed = seed.wrapping_add(1);
        seed
    }

    fn say(&mut self, text: &str) -> Result<(), ConsoleError> {
        self.lines.say(text)
    }

    /// Asks until the answer is yes or no. An empty line is no.
    fn confirm(&mut self, question: &str) -> Result<bool, ConsoleError> {
        loop {
            let line = self.lines.ask(&format!("{question} {}", self.text.plain_yes_no()))?;
            match parse::yes_or_no(self.text, &line) {
                Some(answer) => return Ok(answer),
                None => self.say(self.text.plain_say_yes_no())?,
            }
        }
    }

    /// Carries out a command that every page has. `help` is the help of this page, `line` the whole line.
    fn page_command(
        &mut self,
        (command, rest): (Command, &str),
        help: &str,
        line: &str,
    ) -> Result<Option<Exit>, ConsoleError> {
        match command {
            Command::Language => self.set_language(rest)?,
            Command::Help => self.say(help)?,
            Command::Back | Command::Leave => return Ok(Some(Exit::Back)),
            Command::Menu => return Ok(Some(Exit::Menu)),
            Command::Quit => return Ok(Some(Exit::Quit)),
            _ => self.not_understood(line)?,
        }
        Ok(None)
    }

    /// Says that a line is not understood.
    fn not_understood(&mut self, line: &str) -> Result<(), ConsoleError> {
        const MAX_CHARS: usize = 40;
        let mut quoted: String = line.chars().take(MAX_CHARS).collect();
        if line.chars().nth(MAX_CHARS).is_some() {
            quoted.push('…');
        }
        self.say(&self.text.plain_not_understood(quoted))
    }

    /// Asks the analyst and waits for its first answer. Only questions about many moves have more.
    fn analyse(&mut self, question: Question) -> Result<Option<Finding>, ConsoleError> {
        self.analyst.ask(question);
        self.next_finding()
    }

    /// The next answer of the analyst.
    fn next_finding(&mut self) -> Result<Option<Finding>, ConsoleError> {
        if let Some(finding) = self.analyst.wait_for(PATIENCE) {
            return Ok(Some(finding));
        }
        if self.analyst.is_busy() {
            self.lines.say(self.text.plain_looking())?;
            self.lines.flush()?;
        }
        Ok(self.analyst.wait())
    }

    /// Changes the language.
    fn set_language(&mut self, code: &str) -> Result<(), ConsoleError> {
        let Ok(language) = code.to_lowercase().parse::<Language>() else {
            return self.say(&self.text.plain_languages(Language::ALL.map(Language::code).join(", ")));
        };
        self.text = Text::of(language);
        language.code().clone_into(&mut self.settings.language);
        self.store_settings()?;
        self.say(self.text.plain_language())
    }

    /// Writes the settings to their file.
    fn store_settings(&mut self) -> Result<(), ConsoleError> {
        let stored = self.settings_file.as_deref().map_or(Ok(()), |file| self.settings.store(file));
        match stored {
            Ok(()) => Ok(()),
            Err(error) => self.say(&self.text.plain_settings_lost(save_error(&error, self.text))),
        }
    }

    /// Saves a game to a file; asks before it replaces one.
    fn save(&mut self, record: &Record, name: &str) -> Result<(), ConsoleError> {
        let path = Path::new(name);
        if name.is_empty() {
            return self.say(self.text.plain_save_how());
        }
        if path.exists() && !self.confirm(&self.text.overwrite(name))? {
            return Ok(());
        }
        let said = match export(path, record, record.log().game(), self.text) {
            Ok(()) => self.text.plain_exported(name),
            Err(error) => self.text.plain_not_written(name, error.say(self.text)),
        };
        self.say(&said)
    }
}
