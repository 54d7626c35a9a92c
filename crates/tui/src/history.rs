//! The page of the saved games: to continue, review, search and delete them.

use std::time::SystemTime;

use four_files::SavedGame;
use four_rules::{Record, Side};
use four_session::files::games;
use four_session::name_in;
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::dialogs::{ConfirmDialog, PromptDialog};
use crate::game::GamePage;
use crate::page::{Answer, Hits, KeyHelp, Next, Page, Pointer};
use crate::review::ReviewPage;
use crate::rows::{Row, cut, draw_rows, move_choice};
use crate::shared::Shared;
use crate::widgets::{footer, header, paragraph};

/// A dialog that this page opens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HistoryDialog {
    Search,
    OpenFile,
    Delete,
}

/// The list of the saved games.
#[derive(Default)]
pub(crate) struct HistoryPage {
    games: Vec<SavedGame>,
    /// The line that is chosen, among the games that match the search.
    chosen: usize,
    search: String,
    /// The dialog whose answer is expected.
    dialog: Option<HistoryDialog>,
}

/// The most games that are listed.
const MAX_GAMES: usize = 2000;

fn review(record: Record) -> Next {
    Next::Open(Box::new(ReviewPage::new(record)))
}

impl HistoryPage {
    /// The games that contain every word of the search.
    fn matches(&self) -> Vec<&SavedGame> {
        let words: Vec<String> = self.search.split_whitespace().map(str::to_lowercase).collect();
        let contains_all = |saved: &&SavedGame| {
            words.is_empty() || {
                let text = saved.record.to_string().to_lowercase();
                words.iter().all(|word| text.contains(word.as_str()))
            }
        };
        self.games.iter().filter(contains_all).collect()
    }

    fn chosen(&self) -> Option<&SavedGame> {
        self.matches().get(self.chosen).copied()
    }

    /// Continues the chosen game, or reviews it if it is over.
    fn open(&self, shared: &mut Shared) -> Next {
        match self.chosen() {
            Some(saved) if saved.record.log().game().outcome().is_none() => {
                Next::Open(Box::new(GamePage::local(shared.resume(saved))))
            }
            Some(saved) => review(saved.record.clone()),
            None => Next::Stay,
        }
    }

    fn open_dialog(&mut self, dialog: HistoryDialog, page: impl Page + 'static) -> Next {
        self.dialog = Some(dialog);
        Next::Open(Box::new(page))
    }

    /// Reviews the last game of a file, or of moves that were typed.
    fn open_file(&mut self, shared: &mut Shared, typed: &str) -> Next {
        match games(typed.trim()) {
            Ok(mut games) => {
                if games.len() > 1 {
                    shared.show_toast(shared.text.several_games(games.len()));
                }
                games.pop().map_or(Next::Stay, review)
            }
            Err(error) => {
                let prompt = PromptDialog::again(shared.text.open_file(), typed, error.say(shared.text));
                self.open_dialog(HistoryDialog::OpenFile, prompt)
            }
        }
    }

    fn delete(&mut self, shared: &mut Shared) {
        match self.chosen().map(SavedGame::delete) {
            Some(Ok(())) => shared.show_toast(shared.text.deleted()),
            Some(Err(error)) => shared.show_toast(shared.text.io_error(&error)),
            None => {}
        }
        self.shown(shared);
    }
}

impl Page for HistoryPage {
    fn name(&self) -> &'static str {
        "history"
    }

    fn shown(&mut self, shared: &mut Shared) {
        self.games = shared.library.iter().flat_map(|library| library.games().take(MAX_GAMES)).collect();
        self.chosen = self.chosen.min(self.matches().len().saturating_sub(1));
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let count = self.matches().len();
        if move_choice(&mut self.chosen, count, key) {
            return Next::Stay;
        }
        let text = shared.text;
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.open(shared),
            KeyCode::Char('v') => self.chosen().map_or(Next::Stay, |saved| review(saved.record.clone())),
            KeyCode::Char('/') => {
                let prompt = PromptDialog::new(text.search(), &self.search);
                self.open_dialog(HistoryDialog::Search, prompt)
            }
            KeyCode::Char('o') => {
                self.open_dialog(HistoryDialog::OpenFile, PromptDialog::new(text.open_file(), ""))
            }
            KeyCode::Char('d') | KeyCode::Delete if self.chosen().is_some() => {
                self.open_dialog(HistoryDialog::Delete, ConfirmDialog(text.delete_game().into()))
            }
            KeyCode::Esc if !self.search.is_empty() => {
                self.search.clear();
                Next::Stay
            }
            KeyCode::Esc | KeyCode::Char('q') => Next::Back,
            _ => Next::Stay,
        }
    }

    fn point_at_item(&mut self, shared: &mut Shared, pointer: Pointer, number: usize) -> Next {
        self.chosen = number;
        if pointer == Pointer::Click { self.open(shared) } else { Next::Stay }
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match (self.dialog.take(), answer) {
            (Some(HistoryDialog::Search), Answer::Text(typed)) => {
                (self.search, self.chosen) = (typed, 0);
            }
            (Some(HistoryDialog::OpenFile), Answer::Text(typed)) => return self.open_file(shared, &typed),
            (Some(HistoryDialog::Delete), Answer::Yes) => self.delete(shared),
            _ => {}
        }
        Next::Stay
    }

    fn help(&self, text: Text) -> KeyHelp {
        vec![
            ("↑ ↓", text.keys_choose()),
            ("Enter", text.keys_open_game()),
            ("v", text.keys_review()),
            ("/", text.keys_search()),
            ("o", text.keys_open()),
            ("d", text.keys_delete()),
            ("Esc", text.back()),
        ]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (area, palette, text) = (frame.area(), shared.palette(), shared.text);
        let matches = self.matches();
        let search = match self.search.is_empty() {
            true => String::new(),
            false => format!("{}: {} ({})", text.search(), self.search, matches.len()),
        };
        header(frame, palette, text.history(), &search);
        let inside = Rect {
            x: area.x + 1,
            y: area.y + 2,
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(4),
        };
        let mut hits = Hits::default();
        match (matches.is_empty(), self.games.is_empty()) {
            (true, true) => drop(paragraph(frame, inside, text.no_games(), palette.plain())),
            (true, false) => drop(paragraph(frame, inside, text.no_match(), palette.plain())),
            _ => {
                let rows = rows(&matches, inside.width, text);
                draw_rows(frame, inside, palette, &rows, self.chosen, &mut hits);
            }
        }
        let goes_on = self.chosen().is_some_and(|saved| saved.record.log().game().outcome().is_none());
        let enter = if goes_on { text.short_play_on() } else { text.short_review() };
        let keys = [
            (!matches.is_empty(), KeyCode::Enter, "Enter", enter),
            (!matches.is_empty(), KeyCode::Char('v'), "v", text.short_review()),
            (!self.games.is_empty(), KeyCode::Char('/'), "/", text.short_search()),
            (true, KeyCode::Char('o'), "o", text.keys_open()),
            (!matches.is_empty(), KeyCode::Char('d'), "d", text.keys_delete()),
        ];
        let keys = keys.into_iter().filter(|(does, ..)| *does);
        let keys: Vec<_> = keys.map(|(_, code, name, about)| (code, name, about)).collect();
        footer(frame, shared, text.short_back(), &keys, &mut hits);
        hits
    }
}

/// How much of a game is told, in columns: from everything to the players and the result.
const COLUMNS: [&[Part]; 4] = [
    &[Part::When, Part::Who, Part::Result, Part::Rules],
    &[Part::When, Part::Who, Part::Result],
    &[Part::When, Part::Who, Part::Outcome],
    &[Part::Who, Part::Outcome],
];

/// What a column of the list tells of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    When,
    Who,
    /// Who won, and the number of moves.
    Result,
    /// Who won.
    Outcome,
    Rules,
}

/// One line for each game, with all that fits into `width` characters. If even names and result do not, names are cut.
fn rows(games: &[&SavedGame], width: u16, text: Text) -> Vec<Row> {
    // Beside a line there is the marker of the chosen one.
    let room = usize::from(width).saturating_sub(3);
    let told = COLUMNS.map(|columns| lines(games, columns, usize::MAX, text));
    let fits = |lines: &Vec<String>| lines.iter().all(|line| line.width() <= room);
    let lines = told.into_iter().find(fits).unwrap_or_else(|| lines(games, COLUMNS[3], room, text));
    lines.into_iter().map(Row::plain).collect()
}

/// The columns of each game, one below the other. The players' names are cut if a line would have more than `room` characters.
fn lines(games: &[&SavedGame], columns: &[Part], room: usize, text: Text) -> Vec<String> {
    let mut table: Vec<Vec<String>> =
        games.iter().map(|saved| columns.iter().map(|part| cell(saved, *part, text)).collect()).collect();
    let widest = |table: &[Vec<String>], column: usize| {
        table.iter().map(|cells| cells[column].width()).max().unwrap_or(0)
    };
    if let Some(who) = columns.iter().position(|part| *part == Part::Who) {
        let others = (0..columns.len()).filter(|&column| column != who);
        let taken: usize = others.map(|column| widest(&table, column) + 2).sum();
        let left = u16::try_from(room.saturating_sub(taken)).unwrap_or(u16::MAX);
        for cells in table.iter_mut().filter(|cells| cells[who].width() > left.into()) {
            cells[who] = cut(&cells[who], left);
        }
    }
    let widths: Vec<usize> = (0..columns.len()).map(|column| widest(&table, column)).collect();
    let pad = |(cell, width): (&String, &usize)| format!("{cell}{}", " ".repeat(width - cell.width()));
    let line = |cells: &Vec<String>| cells.iter().zip(&widths).map(pad).collect::<Vec<_>>().join("  ");
    table.iter().map(|cells| line(cells).trim_end().to_owned()).collect()
}

fn cell(saved: &SavedGame, part: Part, text: Text) -> String {
    let game = saved.record.log().game();
    let outcome = || match game.outcome().map(|outcome| outcome.winner()) {
        None => text.unfinished(),
        Some(None) => "½–½",
        Some(Some(Side::First)) => "1–0",
        Some(Some(Side::Second)) => "0–1",
    };
    match part {
        Part::When => ago(saved.when, text),
        Part::Who => {
            let [one, two] = Side::BOTH.map(|side| name_in(&saved.record, side, text));
            format!("{one} – {two}")
        }
        Part::Result => format!("{}, {}", outcome(), text.moves_count(game.moves())),
        Part::Outcome => outcome().into(),
        Part::Rules => text.rules_title(game.rules()),
    }
}

/// How long ago a time was, in words.
fn ago(when: SystemTime, text: Text) -> String {
    let minutes = SystemTime::now().duration_since(when).map_or(0, |past| past.as_secs() / 60);
    match minutes {
        0 => text.ago_now().into(),
        1..60 => text.ago_minutes(minutes),
        60..2880 => text.ago_hours(minutes / 60),
        _ => text.ago_days(minutes / 1440),
    }
}
