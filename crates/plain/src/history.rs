//! The games of the library: to list, resume, review and delete.

use four_console::ConsoleError;
use four_files::SavedGame;
use four_rules::{Record, Side};
use four_session::files::games;
use four_session::name_in;
use four_text::Text;

use super::parse::{self, Command};
use super::{Exit, Shared, review};

/// Number of games that are listed at once.
const PAGE_LENGTH: usize = 10;
/// Maximum number of games that are searched and listed.
const MAX_GAMES: usize = 500;

/// Lists the games that match `search`, all if it is empty, until the player leaves.
pub(super) fn enter(shared: &mut Shared<'_>, search: &str) -> Result<Exit, ConsoleError> {
    let mut history = History { shared, games: Vec::new(), listed: 0 };
    history.find(search)?;
    loop {
        let line = history.shared.lines.ask(history.shared.text.history())?;
        if let Some(exit) = history.line(&line)? {
            return Ok(exit);
        }
    }
}

/// The list of games.
struct History<'r, 'io> {
    shared: &'r mut Shared<'io>,
    games: Vec<SavedGame>,
    /// Number of games that have been listed.
    listed: usize,
}

impl History<'_, '_> {
    /// Finds the games that match and lists the first page.
    fn find(&mut self, search: &str) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let all = self.shared.library.iter().flat_map(|library| library.games().take(MAX_GAMES));
        let wanted: Vec<String> = search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let matches = |saved: &SavedGame| {
            let line = summary(&saved.record, text).to_lowercase();
            wanted.iter().all(|word| line.contains(word))
        };
        self.games = all.filter(matches).collect();
        self.listed = 0;
        if self.games.is_empty() {
            let none = if search.is_empty() { text.plain_no_games() } else { text.no_match() };
            return self.shared.say(none);
        }
        self.shared.say(&text.plain_games(self.games.len()))?;
        self.more()
    }

    /// Lists the next page.
    fn more(&mut self) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let next = self.games.iter().enumerate().skip(self.listed).take(PAGE_LENGTH);
        let lines: Vec<String> = next
            .map(|(index, saved)| {
                text.plain_list_game(index + 1, ago(saved, text), summary(&saved.record, text))
            })
            .collect();
        self.listed += lines.len();
        self.shared.say(
            if lines.is_empty() { text.plain_no_more_games().to_owned() } else { lines.join("\n") }.as_str(),
        )?;
        match self.games.len() - self.listed {
            0 => Ok(()),
            left => self.shared.say(&text.plain_more_games(left)),
        }
    }

    fn line(&mut self, line: &str) -> Result<Option<Exit>, ConsoleError> {
        if line.parse::<usize>().is_ok() {
            return self.open(line);
        }
        let Some((command, rest)) = parse::read(self.shared.text, line) else {
            return self.shared.not_understood(line).map(|()| None);
        };
        match command {
            Command::Open => return self.open(rest),
            Command::Review => match self.pick(rest) {
                Some(saved) => return self.reviewed(saved.record.clone()),
                None => self.say_no_such_game(rest)?,
            },
            Command::Delete => self.delete(rest)?,
            Command::Search => self.find(rest)?,
            Command::Games => self.find("")?,
            Command::More | Command::Next => self.more()?,
            _ => {
                let help = self.shared.text.plain_help_games();
                return self.shared.page_command((command, rest), help, line);
            }
        }
        Ok(None)
    }

    /// The game with this number in the list.
    fn pick(&self, number: &str) -> Option<&SavedGame> {
        number.parse::<usize>().ok()?.checked_sub(1).and_then(|index| self.games.get(index))
    }

    fn say_no_such_game(&mut self, typed: &str) -> Result<(), ConsoleError> {
        self.shared.say(&self.shared.text.plain_no_such_game(typed))
    }

    /// Resumes an unfinished game of the list; reviews a finished one, a file, or typed moves.
    fn open(&mut self, what: &str) -> Result<Option<Exit>, ConsoleError> {
        if let Some(saved) = self.pick(what).cloned() {
            return match saved.record.log().game().outcome() {
                None => Ok(Some(Exit::Play(Box::new(self.shared.resume(&saved))))),
                Some(_) => self.reviewed(saved.record),
            };
        }
        // A short number is a place in the list, not moves.
        if what.len() < 4 && what.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.say_no_such_game(what).map(|()| None);
        }
        match games(what).map(|mut games| games.pop()) {
            Ok(Some(record)) => self.reviewed(record),
            Ok(None) => self.say_no_such_game(what).map(|()| None),
            Err(error) => {
                let why = error.say(self.shared.text);
                self.shared.say(&self.shared.text.plain_named_error(what, why)).map(|()| None)
            }
        }
    }

    fn reviewed(&mut self, record: Record) -> Result<Option<Exit>, ConsoleError> {
        let exit = review::enter(self.shared, record)?;
        if !matches!(exit, Exit::Back) {
            return Ok(Some(exit));
        }
        self.shared.say(self.shared.text.plain_history()).map(|()| None)
    }

    fn delete(&mut self, number: &str) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let Some(saved) = self.pick(number).cloned() else { return self.say_no_such_game(number) };
        self.shared.say(&summary(&saved.record, text))?;
        if !self.shared.confirm(text.delete_game())? {
            return Ok(());
        }
        match saved.delete() {
            Ok(()) => {
                self.games.retain(|other| other.path != saved.path);
                self.listed = self.listed.min(self.games.len());
                self.shared.say(&format!("{} {}", text.deleted(), text.plain_renumbered()))
            }
            Err(error) => self.shared.say(&text.plain_not_deleted(text.io_error(&error))),
        }
    }
}

/// A game in one line: the players, the rules, the result.
fn summary(record: &Record, text: Text) -> String {
    let log = record.log();
    let result = match log.game().outcome().map(|outcome| outcome.winner()) {
        None => text.unfinished().to_owned(),
        Some(Some(winner)) => text.plain_won_by(text.side(winner)),
        Some(None) => text.plain_tied().to_owned(),
    };
    let [red, yellow] = Side::BOTH.map(|side| name_in(record, side, text));
    text.plain_game_line(red, yellow, log.game().rules().values().to_string(), record.steps(), result)
}

/// How long ago a game was saved.
fn ago(saved: &SavedGame, text: Text) -> String {
    let minutes = saved.when.elapsed().map_or(0, |time| time.as_secs() / 60);
    match minutes {
        0 => text.ago_now().to_owned(),
        1..60 => text.ago_minutes(minutes),
        60..2880 => text.ago_hours(minutes / 60),
        _ => text.ago_days(minutes / 1440),
    }
}
