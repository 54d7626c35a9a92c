//! Before a game: who plays, and by which rules. Enter starts at once.

use four_engine::Level;
use four_rules::{Preset, Rules};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::app::cycled;
use super::menu::Prompt;
use super::page::{Answer, Hits, Next, Page, Pointer, Shared, Target};
use super::play::Play;
use super::widgets::{self, Row, footer, header, middle, moved, paragraph, rows};
use crate::describe;
use crate::settings::Begins;
use crate::table::{Seat, Table};
use crate::words::Words;

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Start,
    Level,
    Begins,
    Rules,
    Name(usize),
}

/// A game to be set up.
pub(crate) struct Setup {
    /// Whether both sides are played by people.
    two: bool,
    at: usize,
    /// What is being written.
    asked: Option<Item>,
}

impl Setup {
    pub(crate) fn new(two: bool) -> Setup {
        Setup { two, at: 0, asked: None }
    }

    fn items(&self) -> &'static [Item] {
        match self.two {
            true => &[Item::Start, Item::Rules, Item::Name(0), Item::Name(1)],
            false => &[Item::Start, Item::Level, Item::Begins, Item::Rules, Item::Name(0)],
        }
    }

    fn start(&self, shared: &Shared) -> Next {
        let settings = &shared.settings;
        let human = |i: usize| Seat::Human(settings.names[i].clone());
        let computer = Seat::Computer(settings.level());
        let seats = match (self.two, settings.side) {
            (true, _) => [human(0), human(1)],
            (false, Begins::First) => [human(0), computer],
            (false, Begins::Second) => [computer, human(0)],
        };
        let table = Table::new(settings.rules(), seats, shared.shelf.as_ref());
        Next::Become(Box::new(Play::new(table)))
    }

    /// Sets the chosen item to the next value, or the one before.
    fn turn(&mut self, shared: &mut Shared, step: isize) {
        let item = self.items().get(self.at).copied();
        shared.change(|settings| match item {
            Some(Item::Level) => settings.level = cycled(&Level::ALL, settings.level(), step).to_string(),
            Some(Item::Begins) => {
                settings.side = cycled(&[Begins::First, Begins::Second], settings.side, step);
            }
            Some(Item::Rules) => {
                let names = Preset::ALL.map(|preset| preset.name);
                let now = names.into_iter().find(|name| *name == settings.rules).unwrap_or("");
                settings.rules = cycled(&names, now, step).into();
            }
            _ => {}
        });
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        let item = self.items().get(self.at).copied();
        self.asked = item;
        let (words, settings) = (shared.words, &shared.settings);
        match item {
            Some(Item::Start) | None => self.start(shared),
            Some(Item::Rules) => {
                // The name of a preset is no beginning for words of one's own.
                let own = Preset::named(&settings.rules).map_or(settings.rules.as_str(), |_| "");
                Next::Open(Box::new(Prompt::new(words.own_rules, own, None)))
            }
            Some(Item::Name(i)) => Next::Open(Box::new(Prompt::name(words.name_prompt, &settings.names[i]))),
            Some(Item::Level | Item::Begins) => {
                self.turn(shared, 1);
                Next::Stay
            }
        }
    }
}

impl Page for Setup {
    fn name(&self) -> &'static str {
        "setup"
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let count = self.items().len();
        if moved(&mut self.at, count, key) {
            return Next::Stay;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(shared),
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            KeyCode::Left | KeyCode::Char('h') => self.turn(shared, -1),
            KeyCode::Right | KeyCode::Char('l') => self.turn(shared, 1),
            KeyCode::Char('s') => return self.start(shared),
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

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        let Answer::Text(text) = answer else { return Next::Stay };
        match self.asked {
            Some(Item::Name(i)) => {
                let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
                shared.change(|settings| settings.names[i] = name);
            }
            Some(Item::Rules) => match text.parse::<Rules>() {
                Ok(rules) => shared.change(|settings| settings.rules = rules.set().to_string()),
                Err(error) => {
                    let again = Prompt::new(shared.words.own_rules, &text, Some(error.to_string()));
                    return Next::Open(Box::new(again));
                }
            },
            _ => {}
        }
        Next::Stay
    }

    fn help(&self, words: &Words) -> Vec<(&'static str, &'static str)> {
        vec![
            ("↑ ↓", words.help_choose),
            ("← →", words.help_change),
            ("Enter", words.help_take),
            ("s", words.start),
            ("Esc", words.back),
        ]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (area, look, words, settings) = (frame.area(), shared.look(), shared.words, &shared.settings);
        let nameless = |name: &str| if name.is_empty() { "—".to_owned() } else { name.to_owned() };
        let name = |i: usize| Row {
            label: match (self.two, i) {
                (false, _) => words.your_name.into(),
                (true, 0) => words.first_name.into(),
                (true, _) => words.second_name.into(),
            },
            value: Some(nameless(&settings.names[i])),
            turns: false,
        };
        let begins = match settings.side {
            Begins::First => words.you,
            Begins::Second => words.the_computer,
        };
        let items: Vec<Row> = self
            .items()
            .iter()
            .map(|item| match item {
                Item::Start => Row::plain(words.start),
                Item::Level => Row::set(words.level, words.level_name(settings.level())),
                Item::Begins => Row::set(words.begins, begins),
                Item::Rules => Row::set(words.rule_set, settings.rules.clone()),
                Item::Name(i) => name(*i),
            })
            .collect();
        header(frame, look, if self.two { words.two_players } else { words.play_computer }, "");
        let width = widgets::width(&items).max(34);
        let whole = middle(area, width.min(area.width), items.len() as u16 + 4);
        let mut hits = Hits::default();
        rows(frame, Rect { height: items.len() as u16, ..whole }, look, &items, self.at, &mut hits);
        let about = Rect { y: whole.y + items.len() as u16 + 1, height: 3, ..whole };
        if about.bottom() < area.bottom() {
            paragraph(frame, about, &describe::rules(&settings.rules(), words), look.quiet());
        }
        let keys = [
            (KeyCode::Esc, "Esc", words.short_back),
            (KeyCode::F(1), "?", words.short_keys),
            (KeyCode::Enter, "Enter", words.help_take),
            (KeyCode::Right, "← →", words.help_change),
        ];
        footer(frame, shared, &keys, &mut hits);
        hits
    }
}
