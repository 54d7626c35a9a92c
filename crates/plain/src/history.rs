//! The games of the library: to list, resume, review and delete.

use four_files::SavedGame;
use four_rules::{Record, Side};

use super::parse::{self, Word};
use super::{Room, Way, review};
use four_console::Stop;
use four_session::files::games;
use four_session::name_in;
use four_text::Text;

/// How many games are listed at once.
const PAGE: usize = 10;
/// The most games that are searched and listed.
const MOST: usize = 500;

/// Lists the games that match `search`, all if it is empty, until the player leaves.
pub(super) fn enter(room: &mut Room<'_>, search: &str) -> Result<Way, Stop> {
    let mut history = History { room, games: Vec::new(), told: 0 };
    history.find(search)?;
    loop {
        let line = history.room.lines.ask(history.room.text.history())?;
        if let Some(way) = history.line(&line)? {
            return Ok(way);
        }
    }
}

/// The list of games.
struct History<'r, 'io> {
    room: &'r mut Room<'io>,
    games: Vec<SavedGame>,
    /// How many of them have been listed.
    told: usize,
}

impl History<'_, '_> {
    /// Finds the games that match and lists the first page.
    fn find(&mut self, search: &str) -> Result<(), Stop> {
        let text = self.room.text;
        let all = self.room.library.iter().flat_map(|library| library.games().take(MOST));
        let wanted: Vec<String> = search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let matches = |kept: &SavedGame| {
            let told = tell(&kept.record, text).to_lowercase();
            wanted.iter().all(|word| told.contains(word))
        };
        self.games = all.filter(matches).collect();
        self.told = 0;
        if self.games.is_empty() {
            let none = if search.is_empty() { text.plain_no_games() } else { text.no_match() };
            return self.room.say(none);
        }
        self.room.say(&text.plain_games(self.games.len()))?;
        self.more()
    }

    /// Lists the next page.
    fn more(&mut self) -> Result<(), Stop> {
        let text = self.room.text;
        let next = self.games.iter().enumerate().skip(self.told).take(PAGE);
        let lines: Vec<String> = next
            .map(|(index, kept)| text.plain_list_game(index + 1, ago(kept, text), tell(&kept.record, text)))
            .collect();
        self.told += lines.len();
        self.room.say(
            if lines.is_empty() { text.plain_no_more_games().to_owned() } else { lines.join("\n") }.as_str(),
        )?;
        match self.games.len() - self.told {
            0 => Ok(()),
            left => self.room.say(&text.plain_more_games(left)),
        }
    }

    fn line(&mut self, line: &str) -> Result<Option<Way>, Stop> {
        if line.parse::<usize>().is_ok() {
            return self.open(line);
        }
        let Some((word, rest)) = parse::read(line) else {
            return self.room.puzzled(line).map(|()| None);
        };
        match word {
            Word::Open => return self.open(rest),
            Word::Review => match self.pick(rest) {
                Some(kept) => return self.reviewed(kept.record.clone()),
                None => self.nothing(rest)?,
            },
            Word::Delete => self.delete(rest)?,
            Word::Search => self.find(rest)?,
            Word::Games => self.find("")?,
            Word::More | Word::Next => self.more()?,
            Word::Language => self.room.set_language(rest)?,
            Word::Help => self.room.say(self.room.text.plain_help_games())?,
            Word::Back | Word::Leave => return Ok(Some(Way::Back)),
            Word::Menu => return Ok(Some(Way::Menu)),
            Word::Quit => return Ok(Some(Way::Quit)),
            _ => self.room.puzzled(line)?,
        }
        Ok(None)
    }

    /// The game of this number.
    fn pick(&self, number: &str) -> Option<&SavedGame> {
        number.parse::<usize>().ok()?.checked_sub(1).and_then(|index| self.games.get(index))
    }

    fn nothing(&mut self, typed: &str) -> Result<(), Stop> {
        self.room.say(&self.room.text.plain_no_such_game(typed))
    }

    /// Goes on with an unfinished game of the list, reviews a finished one, a file, or typed moves.
    fn open(&mut self, what: &str) -> Result<Option<Way>, Stop> {
        if let Some(kept) = self.pick(what).cloned() {
            return match kept.record.log().game().outcome() {
                None => Ok(Some(Way::Play(Box::new(self.room.resume(&kept))))),
                Some(_) => self.reviewed(kept.record),
            };
        }
        // A short number is a place in the list, not moves.
        if what.len() < 4 && what.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.nothing(what).map(|()| None);
        }
        match games(what).map(|mut games| games.pop()) {
            Ok(Some(record)) => self.reviewed(record),
            Ok(None) => self.nothing(what).map(|()| None),
            Err(error) => {
                let why = error.say(self.room.text);
                self.room.say(&self.room.text.plain_named_error(what, why)).map(|()| None)
            }
        }
    }

    fn reviewed(&mut self, record: Record) -> Result<Option<Way>, Stop> {
        let way = review::enter(self.room, record)?;
        if !matches!(way, Way::Back) {
            return Ok(Some(way));
        }
        self.room.say(self.room.text.plain_history()).map(|()| None)
    }

    fn delete(&mut self, number: &str) -> Result<(), Stop> {
        let text = self.room.text;
        let Some(kept) = self.pick(number).cloned() else { return self.nothing(number) };
        self.room.say(&tell(&kept.record, text))?;
        if !self.room.confirm(text.delete_game())? {
            return Ok(());
        }
        match kept.delete() {
            Ok(()) => {
                self.games.retain(|other| other.path != kept.path);
                self.told = self.told.min(self.games.len());
                self.room.say(&format!("{} {}", text.deleted(), text.plain_renumbered()))
            }
            Err(error) => self.room.say(&text.plain_not_deleted(text.io_error(&error))),
        }
    }
}

/// A game in a line: who played, by which rules, how it ended.
fn tell(record: &Record, text: Text) -> String {
    let log = record.log();
    let result = match log.game().outcome().map(|outcome| outcome.winner()) {
        None => text.unfinished().to_owned(),
        Some(Some(winner)) => text.plain_won_by(text.side(winner)),
        Some(None) => text.plain_tied().to_owned(),
    };
    let [red, yellow] = Side::BOTH.map(|side| name_in(record, side, text));
    text.plain_game_line(red, yellow, log.game().rules().values().to_string(), record.steps(), result)
}

/// How long ago it was last played.
fn ago(kept: &SavedGame, text: Text) -> String {
    let minutes = kept.when.elapsed().map_or(0, |time| time.as_secs() / 60);
    match minutes {
        0 => text.ago_now().to_owned(),
        1..60 => text.ago_minutes(minutes),
        60..2880 => text.ago_hours(minutes / 60),
        _ => text.ago_days(minutes / 1440),
    }
}
