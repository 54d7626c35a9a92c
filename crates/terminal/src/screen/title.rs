//! The title screen.

use four_records::Shelf;
use four_rules::Side;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::app::cycled;
use super::canvas::ornament;
use super::history::History;
use super::page::{Hits, Next, Page, Pointer, Shared, Target};
use super::pages::{Classics, Options, RuleBook};
use super::play::Play;
use super::puzzle::Puzzling;
use super::setup::Setup;
use super::widgets::{self, Row, centred, footer, middle, moved, rows};
use crate::table::Table;
use crate::words::Words;
use four_engine::Level;

/// What can be chosen at the start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Continue,
    Computer,
    Two,
    Puzzles,
    Review,
    Classics,
    Rules,
    Settings,
    Quit,
}

/// The title screen.
pub(crate) struct Title {
    at: usize,
    can_continue: bool,
}

impl Title {
    pub(crate) fn new(shared: &Shared) -> Title {
        Title { at: 0, can_continue: shared.shelf.as_ref().and_then(Shelf::unfinished).is_some() }
    }

    fn items(&self) -> Vec<Item> {
        use Item::{Classics, Computer, Continue, Puzzles, Quit, Review, Rules, Settings, Two};
        let all = [Continue, Computer, Two, Puzzles, Review, Classics, Rules, Settings, Quit];
        all.into_iter().filter(|&item| item != Continue || self.can_continue).collect()
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        let Some(&item) = self.items().get(self.at) else { return Next::Stay };
        let page: Box<dyn Page> = match item {
            Item::Continue => match shared.shelf.as_ref().and_then(Shelf::unfinished) {
                Some(kept) => Box::new(Play::new(Table::resume(&kept))),
                None => return Next::Stay,
            },
            Item::Computer => Box::new(Setup::new(false)),
            Item::Two => Box::new(Setup::new(true)),
            Item::Puzzles => Box::new(Puzzling::default()),
            Item::Review => Box::new(History::default()),
            Item::Classics => Box::new(Classics::default()),
            Item::Rules => Box::new(RuleBook::default()),
            Item::Settings => Box::new(Options::default()),
            Item::Quit => return Next::Back,
        };
        Next::Open(page)
    }
}

impl Page for Title {
    fn name(&self) -> &'static str {
        "title"
    }

    fn shown(&mut self, shared: &mut Shared) {
        let items = self.items();
        let chosen = items.get(self.at).copied();
        self.can_continue = shared.shelf.as_ref().and_then(Shelf::unfinished).is_some();
        self.at = chosen.and_then(|item| self.items().iter().position(|&other| other == item)).unwrap_or(0);
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let items = self.items();
        if moved(&mut self.at, items.len(), key) {
            return Next::Stay;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(shared),
            KeyCode::Char('q') | KeyCode::Esc => return Next::Back,
            KeyCode::Left | KeyCode::Right if items.get(self.at) == Some(&Item::Computer) => {
                let step = if key == KeyCode::Left { -1 } else { 1 };
                shared.change(|settings| {
                    settings.level = cycled(&Level::ALL, settings.level(), step).to_string();
                });
            }
            _ => {}
        }
        Next::Stay
    }

    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match (pointer, target) {
            (Pointer::Click, Target::Key(key)) => self.key(shared, key),
            (_, Target::Item(number)) => {
                self.at = number;
                if pointer == Pointer::Click { self.choose(shared) } else { Next::Stay }
            }
            _ => Next::Stay,
        }
    }

    fn help(&self, words: &Words) -> Vec<(&'static str, &'static str)> {
        vec![
            ("↑ ↓", words.help_choose),
            ("← →", words.help_change),
            ("Enter", words.help_take),
            ("q, Esc", words.quit),
        ]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (area, look, words) = (frame.area(), shared.look(), shared.words);
        let items: Vec<Row> = self
            .items()
            .into_iter()
            .map(|item| match item {
                Item::Continue => Row::plain(words.continue_game),
                Item::Computer => Row::set(words.play_computer, words.level_name(shared.settings.level())),
                Item::Two => Row::plain(words.two_players),
                Item::Puzzles => Row::plain(words.puzzles),
                Item::Review => Row::plain(words.review_game),
                Item::Classics => Row::plain(words.classics),
                Item::Rules => Row::plain(words.rules),
                Item::Settings => Row::plain(words.settings),
                Item::Quit => Row::plain(words.quit),
            })
            .collect();
        let roomy = area.height >= items.len() as u16 + 10;
        let above = if roomy { 6 } else { 2 };
        let whole = middle(area, area.width, items.len() as u16 + above + 1);
        let mut top = whole.y;
        if roomy {
            let discs = [Side::First, Side::Second, Side::First, Side::Second];
            ornament(Rect { y: top, height: 3, ..area }, frame.buffer_mut(), look, &discs);
            top += 4;
        }
        centred(frame, Rect { y: top, height: 1, ..area }, words.title, look.strong());
        top += 2;
        let width = widgets::width(&items).max(34);
        let height = (items.len() as u16).min(area.bottom().saturating_sub(top + 1));
        let list = Rect { y: top, height, ..middle(area, width, area.height) };
        let mut hits = Hits::default();
        rows(frame, list, look, &items, self.at, &mut hits);
        let keys = [
            (KeyCode::F(1), "?", words.short_keys),
            (KeyCode::Enter, "Enter", words.help_take),
            (KeyCode::F(2), "F2", words.other_language),
            (KeyCode::Right, "← →", words.help_change),
            (KeyCode::Char('q'), "q", words.short_quit),
        ];
        footer(frame, shared, &keys, &mut hits);
        hits
    }
}
