//! The games on the shelf: to look through, go on with, review and delete.

use std::fmt::Display;

use four_files::SavedGame;
use four_rules::{Record, Side};

use super::parse::{self, Word};
use super::{Room, Way, review};
use four_console::Stop;
use four_session::files::games;
use four_session::name_in;
use four_text::terminal::{Words, fill};

/// How many games are told at once.
const PAGE: usize = 10;
/// How many games are looked at; nobody goes through more by ear.
const MOST: usize = 500;

/// Looks through the games until somebody leaves; those that match some words, if there are any.
pub(super) fn enter(room: &mut Room<'_>, search: &str) -> Result<Way, Stop> {
    let mut history = History { room, games: Vec::new(), told: 0 };
    history.find(search)?;
    loop {
        let line = history.room.lines.ask(history.room.words.history)?;
        if let Some(way) = history.line(&line)? {
            return Ok(way);
        }
    }
}

/// Somebody at the shelf.
struct History<'r, 'io> {
    room: &'r mut Room<'io>,
    games: Vec<SavedGame>,
    /// How many of them have been told.
    told: usize,
}

impl History<'_, '_> {
    /// Takes the games that match, and tells the first of them.
    fn find(&mut self, search: &str) -> Result<(), Stop> {
        let words = self.room.words;
        let all = self.room.shelf.iter().flat_map(|shelf| shelf.games().take(MOST));
        let wanted: Vec<String> = search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let matches = |kept: &SavedGame| {
            let told = tell(&kept.record, words).to_lowercase();
            wanted.iter().all(|word| told.contains(word))
        };
        self.games = all.filter(matches).collect();
        self.told = 0;
        if self.games.is_empty() {
            let none = if search.is_empty() { words.plain_no_games } else { words.no_match };
            return self.room.say(none);
        }
        self.room.say(&fill(words.plain_games, &[&self.games.len()]))?;
        self.more()
    }

    /// Tells the next of them.
    fn more(&mut self) -> Result<(), Stop> {
        let words = self.room.words;
        let next = self.games.iter().enumerate().skip(self.told).take(PAGE);
        let lines: Vec<String> = next
            .map(|(index, kept)| {
                format!("{}. {}, {}", index + 1, ago(kept, words), tell(&kept.record, words))
            })
            .collect();
        self.told += lines.len();
        self.room.say(
            if lines.is_empty() { words.plain_no_more_games.to_owned() } else { lines.join("\n") }.as_str(),
        )?;
        match self.games.len() - self.told {
            0 => Ok(()),
            left => self.room.say(&fill(words.plain_more_games, &[&left])),
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
            Word::Help => self.room.say(self.room.words.plain_help_games)?,
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
        self.room.say(&fill(self.room.words.plain_no_such_game, &[&typed]))
    }

    /// Goes on with a game that has not ended, goes through one that has. A file or moves are gone through.
    fn open(&mut self, what: &str) -> Result<Option<Way>, Stop> {
        if let Some(kept) = self.pick(what).cloned() {
            return match kept.record.log().game().outcome() {
                None => Ok(Some(Way::Play(Box::new(self.room.resume(&kept))))),
                Some(_) => self.reviewed(kept.record),
            };
        }
        // A short number means a game of the list and not the moves of one.
        if what.len() < 4 && what.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.nothing(what).map(|()| None);
        }
        match games(what).map(|mut games| games.pop()) {
            Ok(Some(record)) => self.reviewed(record),
            Ok(None) => self.nothing(what).map(|()| None),
            Err(error) => {
                let why = error.say(self.room.words.text());
                self.room.say(&format!("{what}: {why}.")).map(|()| None)
            }
        }
    }

    fn reviewed(&mut self, record: Record) -> Result<Option<Way>, Stop> {
        let way = review::enter(self.room, record)?;
        if !matches!(way, Way::Back) {
            return Ok(Some(way));
        }
        self.room.say(&format!("{}.", self.room.words.history)).map(|()| None)
    }

    fn delete(&mut self, number: &str) -> Result<(), Stop> {
        let words = self.room.words;
        let Some(kept) = self.pick(number).cloned() else { return self.nothing(number) };
        self.room.say(&tell(&kept.record, words))?;
        if !self.room.confirm(words.delete_game)? {
            return Ok(());
        }
        match kept.delete() {
            Ok(()) => {
                self.games.retain(|other| other.path != kept.path);
                self.told = self.told.min(self.games.len());
                self.room.say(&format!("{}. {}", words.deleted, words.plain_renumbered))
            }
            Err(error) => self.room.say(&format!("{}.", four_files::os_message(&error))),
        }
    }
}

/// A game in a line: who played, by which rules, how it ended.
fn tell(record: &Record, words: &'static Words) -> String {
    let log = record.log();
    let result = match log.game().outcome().map(|outcome| outcome.winner()) {
        None => words.unfinished.to_owned(),
        Some(Some(winner)) => fill(words.plain_won_by, &[&words.side(winner)]),
        Some(None) => words.plain_tied.to_owned(),
    };
    let values: [&dyn Display; 5] = [
        &name_in(record, Side::First, words.text()),
        &name_in(record, Side::Second, words.text()),
        &log.game().rules().values(),
        &record.steps(),
        &result,
    ];
    fill(words.plain_game_line, &values)
}

/// How long ago it was last played.
fn ago(kept: &SavedGame, words: &Words) -> String {
    let minutes = kept.when.elapsed().map_or(0, |time| time.as_secs() / 60);
    match minutes {
        0 => words.ago_now.to_owned(),
        1..60 => fill(words.ago_minutes, &[&minutes]),
        60..2880 => fill(words.ago_hours, &[&(minutes / 60)]),
        _ => fill(words.ago_days, &[&(minutes / 1440)]),
    }
}
