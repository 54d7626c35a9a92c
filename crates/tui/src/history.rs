//! Every game played here: to go on with, to look at, to search, to delete.

use std::time::SystemTime;

use four_files::SavedGame;
use four_rules::Side;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::dialogs::{Confirm, Prompt};
use super::game::GamePage;
use super::page::{Answer, Hits, Next, Page, Pointer, Shared, Target};
use super::review::Review;
use super::widgets::{Row, footer, header, moved, paragraph, rows};
use four_session::files::games;
use four_session::name_in;
use four_text::Text;

/// What was asked last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Search,
    File,
    Delete,
}

/// The list of games.
#[derive(Default)]
pub(crate) struct History {
    games: Vec<SavedGame>,
    at: usize,
    search: String,
    asked: Option<Asked>,
}

/// More games than that are not listed.
const MOST: usize = 2000;

impl History {
    /// The games that the search finds, by their number.
    fn found(&self) -> Vec<usize> {
        let wanted: Vec<String> = self.search.split_whitespace().map(str::to_lowercase).collect();
        let text = |kept: &SavedGame| kept.record.to_string().to_lowercase();
        let games = self.games.iter().enumerate();
        let fits = |kept: &SavedGame| {
            wanted.is_empty() || wanted.iter().all(|word| text(kept).contains(word.as_str()))
        };
        games.filter(|(_, kept)| fits(kept)).map(|(number, _)| number).collect()
    }

    fn chosen(&self) -> Option<&SavedGame> {
        self.games.get(*self.found().get(self.at)?)
    }

    fn open(&self, shared: &mut Shared) -> Next {
        match self.chosen() {
            Some(kept) if kept.record.log().game().outcome().is_none() => {
                Next::Open(Box::new(GamePage::local(shared.resume(kept))))
            }
            Some(kept) => Next::Open(Box::new(Review::new(kept.record.clone()))),
            None => Next::Stay,
        }
    }
}

impl Page for History {
    fn name(&self) -> &'static str {
        "history"
    }

    fn shown(&mut self, shared: &mut Shared) {
        self.games = shared.shelf.iter().flat_map(|shelf| shelf.games().take(MOST)).collect();
        self.at = self.at.min(self.found().len().saturating_sub(1));
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let count = self.found().len();
        if moved(&mut self.at, count, key) {
            return Next::Stay;
        }
        let text = shared.text;
        let ask = |page: &mut History, asked: Asked, above: Box<dyn Page>| {
            page.asked = Some(asked);
            Next::Open(above)
        };
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.open(shared),
            KeyCode::Char('v') => self
                .chosen()
                .map_or(Next::Stay, |kept| Next::Open(Box::new(Review::new(kept.record.clone())))),
            KeyCode::Char('/') => {
                let prompt = Prompt::new(text.search(), &self.search, None);
                ask(self, Asked::Search, Box::new(prompt))
            }
            KeyCode::Char('o') => ask(self, Asked::File, Box::new(Prompt::new(text.open_file(), "", None))),
            KeyCode::Char('d') | KeyCode::Delete if self.chosen().is_some() => {
                ask(self, Asked::Delete, Box::new(Confirm(text.delete_game().into())))
            }
            KeyCode::Esc if !self.search.is_empty() => {
                self.search.clear();
                Next::Stay
            }
            KeyCode::Esc | KeyCode::Char('q') => Next::Back,
            _ => Next::Stay,
        }
    }

    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match (pointer, target) {
            (Pointer::Click, Target::Key(key)) => self.key(shared, key),
            (_, Target::Item(number)) => {
                self.at = number;
                if pointer == Pointer::Click { self.open(shared) } else { Next::Stay }
            }
            _ => Next::Stay,
        }
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match (self.asked.take(), answer) {
            (Some(Asked::Search), Answer::Text(text)) => {
                (self.search, self.at) = (text, 0);
            }
            (Some(Asked::File), Answer::Text(text)) => match games(text.trim()) {
                Ok(mut games) => {
                    if games.len() > 1 {
                        shared.say(shared.text.several_games(games.len()));
                    }
                    return games
                        .pop()
                        .map_or(Next::Stay, |record| Next::Open(Box::new(Review::new(record))));
                }
                Err(error) => {
                    let why = error.say(shared.text);
                    self.asked = Some(Asked::File);
                    return Next::Open(Box::new(Prompt::new(shared.text.open_file(), &text, Some(why))));
                }
            },
            (Some(Asked::Delete), Answer::Yes) => {
                let deleted = self.chosen().map(SavedGame::delete);
                match deleted {
                    Some(Ok(())) => shared.say(shared.text.deleted()),
                    Some(Err(error)) => shared.say(shared.text.io_error(&error)),
                    None => {}
                }
                self.shown(shared);
            }
            _ => {}
        }
        Next::Stay
    }

    fn help(&self, text: Text) -> Vec<(&'static str, &'static str)> {
        vec![
            ("↑ ↓", text.keys_choose()),
            ("Enter", text.keys_take()),
            ("v", text.keys_review()),
            ("/", text.keys_search()),
            ("o", text.keys_open()),
            ("d", text.keys_delete()),
            ("Esc", text.back()),
        ]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (area, palette, text) = (frame.area(), shared.palette(), shared.text);
        let found = self.found();
        let right = match self.search.is_empty() {
            true => String::new(),
            false => format!("{}: {} ({})", text.search(), self.search, found.len()),
        };
        header(frame, palette, text.history(), &right);
        let inside = Rect {
            x: area.x + 1,
            y: area.y + 2,
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(4),
        };
        let lines = lines(found.iter().map(|&number| &self.games[number]), text);
        let mut hits = Hits::default();
        match (lines.is_empty(), self.games.is_empty()) {
            (true, true) => drop(paragraph(frame, inside, text.no_games(), palette.plain())),
            (true, false) => drop(paragraph(frame, inside, text.no_match(), palette.plain())),
            _ => rows(frame, inside, palette, &lines, self.at, &mut hits),
        }
        let keys = [
            (KeyCode::Esc, "Esc", text.short_back()),
            (KeyCode::F(1), "?", text.short_keys()),
            (KeyCode::Enter, "Enter", text.keys_take()),
            (KeyCode::Char('/'), "/", text.short_search()),
            (KeyCode::Char('o'), "o", text.keys_open()),
            (KeyCode::Char('d'), "d", text.keys_delete()),
        ];
        footer(frame, shared, &keys, &mut hits);
        hits
    }
}

/// Games in lines, one under the other: when, who, how it ended, how long it took, by which rules.
fn lines<'a>(games: impl Iterator<Item = &'a SavedGame>, text: Text) -> Vec<Row> {
    let told: Vec<[String; 4]> = games.map(|kept| parts(kept, text)).collect();
    let width = |part: usize| told.iter().map(|parts| parts[part].width()).max().unwrap_or(0);
    let widths = [0, 1, 2].map(width);
    let line = |parts: &[String; 4]| {
        let pad = |part: usize| " ".repeat(widths[part] - parts[part].width());
        let [when, who, result, rules] = parts;
        Row::plain(&format!("{when}{}  {who}{}  {result}{}  {rules}", pad(0), pad(1), pad(2)))
    };
    told.iter().map(line).collect()
}

fn parts(kept: &SavedGame, text: Text) -> [String; 4] {
    let game = kept.record.log().game();
    let [one, two] = Side::BOTH.map(|side| name_in(&kept.record, side, text));
    let result = match game.outcome().map(|outcome| outcome.winner()) {
        None => text.unfinished(),
        Some(None) => "½–½",
        Some(Some(Side::First)) => "1–0",
        Some(Some(Side::Second)) => "0–1",
    };
    let result = format!("{result}, {}", text.moves_count(game.moves()));
    [ago(kept.when, text), format!("{one} – {two}"), result, game.rules().values().to_string()]
}

/// How long ago that was.
fn ago(when: SystemTime, text: Text) -> String {
    let minutes = SystemTime::now().duration_since(when).map_or(0, |past| past.as_secs() / 60);
    match minutes {
        0 => text.ago_now().into(),
        1..60 => text.ago_minutes(minutes),
        60..2880 => text.ago_hours(minutes / 60),
        _ => text.ago_days(minutes / 1440),
    }
}
