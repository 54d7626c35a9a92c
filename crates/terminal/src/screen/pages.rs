//! The quieter pages: classic modes, rules, settings.

use four_engine::Level;
use four_rules::{Language, Preset};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::app::cycled;
use super::menu::Prompt;
use super::page::{Answer, Effect, Hits, Next, Page, Pointer, Shared, Target};
use super::setup::Setup;
use super::widgets::{self, Row, footer, header, middle, moved, paragraph, rows};
use crate::classic::Mode;
use crate::describe;
use crate::settings::{Scores, Theme};
use crate::words::Words;

/// Lines that are kept for what is said about a line of a list.
const ABOUT: u16 = 6;

/// A page that is a list: up and down move in it, a click is Enter.
trait List {
    const NAME: &'static str;
    /// Whether left and right change something.
    const TURNS: bool = false;

    fn at(&mut self) -> &mut usize;
    fn len(&self) -> usize;
    fn title(&self, words: &Words) -> &'static str;
    fn rows(&self, shared: &Shared) -> Vec<Row>;
    fn about(&self, shared: &Shared) -> String;
    fn choose(&mut self, shared: &mut Shared) -> Next;
    fn turn(&mut self, _shared: &mut Shared, _step: isize) {}
    fn chosen(&self) -> usize;
    fn answer(&mut self, _shared: &mut Shared, _answer: Answer) -> Next {
        Next::Stay
    }
}

impl<L: List> Page for L {
    fn name(&self) -> &'static str {
        L::NAME
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let len = self.len();
        if moved(self.at(), len, key) {
            return Next::Stay;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(shared),
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            KeyCode::Left | KeyCode::Char('h') => self.turn(shared, -1),
            KeyCode::Right | KeyCode::Char('l') => self.turn(shared, 1),
            _ => {}
        }
        Next::Stay
    }

    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match (pointer, target) {
            (Pointer::Click, Target::Key(key)) => self.key(shared, key),
            (_, Target::Item(number)) => {
                *self.at() = number.min(self.len().saturating_sub(1));
                if pointer == Pointer::Click { self.choose(shared) } else { Next::Stay }
            }
            _ => Next::Stay,
        }
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        self.answer(shared, answer)
    }

    fn help(&self, words: &Words) -> Vec<(&'static str, &'static str)> {
        let turns = L::TURNS.then_some(("← →", words.help_change));
        let keys = [
            Some(("↑ ↓", words.help_choose)),
            turns,
            Some(("Enter", words.help_take)),
            Some(("Esc", words.back)),
        ];
        keys.into_iter().flatten().collect()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (area, look, words) = (frame.area(), shared.look(), shared.words);
        header(frame, look, self.title(words), "");
        let lines = List::rows(self, shared);
        let width = widgets::width(&lines).clamp(40, 74);
        let about = super::widgets::wrap(&self.about(shared), width.min(area.width)).len() as u16;
        let height = (lines.len() as u16).min(area.height.saturating_sub(4));
        // The same place however much there is to say about a line.
        let whole = middle(area, width, height + 1 + about.max(ABOUT));
        let whole = Rect { y: whole.y.max(area.y + 1), ..whole };
        let mut hits = Hits::default();
        rows(frame, Rect { height, ..whole }, look, &lines, self.chosen(), &mut hits);
        let text = Rect { y: whole.y + height + 1, height: about, ..whole };
        let room = area.bottom().saturating_sub(2).saturating_sub(text.y);
        paragraph(frame, Rect { height: text.height.min(room), ..text }, &self.about(shared), look.quiet());
        let turns = L::TURNS.then_some((KeyCode::Right, "← →", words.help_change));
        let keys = [
            Some((KeyCode::Esc, "Esc", words.short_back)),
            Some((KeyCode::F(1), "?", words.short_keys)),
            Some((KeyCode::Enter, "Enter", words.help_take)),
            turns,
        ];
        let keys: Vec<_> = keys.into_iter().flatten().collect();
        footer(frame, shared, &keys, &mut hits);
        hits
    }
}

/// The five classic modes.
#[derive(Default)]
pub(crate) struct Classics {
    at: usize,
}

impl List for Classics {
    const NAME: &'static str = "classics";

    fn at(&mut self) -> &mut usize {
        &mut self.at
    }

    fn chosen(&self) -> usize {
        self.at
    }

    fn len(&self) -> usize {
        Mode::ALL.len()
    }

    fn title(&self, words: &Words) -> &'static str {
        words.classics
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let row = |mode: Mode| Row {
            label: format!("{:<7}", mode.preset),
            value: Some(shared.words.classic(&mode).into()),
            turns: false,
        };
        Mode::ALL.map(row).into()
    }

    fn about(&self, shared: &Shared) -> String {
        shared.words.classics_about.into()
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        if let Some(mode) = Mode::ALL.get(self.at) {
            shared.effects.push(Effect::Classic(mode.preset));
        }
        Next::Stay
    }
}

/// The rule sets, to read about and to play by.
#[derive(Default)]
pub(crate) struct RuleBook {
    at: usize,
}

impl List for RuleBook {
    const NAME: &'static str = "rules";

    fn at(&mut self) -> &mut usize {
        &mut self.at
    }

    fn chosen(&self) -> usize {
        self.at
    }

    fn len(&self) -> usize {
        Preset::ALL.len() + 1
    }

    fn title(&self, words: &Words) -> &'static str {
        words.rules
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let sign = |name: &str| if name == shared.settings.rules { "✓" } else { "" };
        let presets = Preset::ALL.iter().map(|preset| Row {
            label: format!("{:<10}", preset.name),
            value: Some(sign(preset.name).into()),
            turns: false,
        });
        presets.chain([Row::plain(shared.words.own_rules_item)]).collect()
    }

    fn about(&self, shared: &Shared) -> String {
        let words = shared.words;
        match Preset::ALL.get(self.at) {
            Some(preset) => format!("{} {}", describe::rules(&preset.rules(), words), words.plays_by),
            None => words.rules_words.into(),
        }
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        let Some(preset) = Preset::ALL.get(self.at) else {
            let now = &shared.settings.rules;
            let own = Preset::named(now).map_or(now.as_str(), |_| "");
            let prompt = Prompt::new(shared.words.own_rules, own, None);
            return Next::Open(Box::new(prompt));
        };
        shared.change(|settings| settings.rules = preset.name.into());
        Next::Open(Box::new(Setup::new(false)))
    }

    fn answer(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        let Answer::Text(text) = answer else { return Next::Stay };
        match text.parse::<four_rules::Rules>() {
            Ok(rules) => {
                shared.change(|settings| settings.rules = rules.set().to_string());
                Next::Open(Box::new(Setup::new(false)))
            }
            Err(error) => {
                let again = Prompt::new(shared.words.own_rules, &text, Some(error.to_string()));
                Next::Open(Box::new(again))
            }
        }
    }
}

/// The settings.
#[derive(Default)]
pub(crate) struct Options {
    at: usize,
}

impl List for Options {
    const NAME: &'static str = "settings";
    const TURNS: bool = true;

    fn at(&mut self) -> &mut usize {
        &mut self.at
    }

    fn chosen(&self) -> usize {
        self.at
    }

    fn len(&self) -> usize {
        7
    }

    fn title(&self, words: &Words) -> &'static str {
        words.settings
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let (words, settings) = (shared.words, &shared.settings);
        let on = |on: bool| if on { words.on } else { words.off };
        vec![
            Row::set(
                words.language,
                match settings.language() {
                    Language::English => "English",
                    Language::Vietnamese => "Tiếng Việt",
                },
            ),
            Row::set(words.theme, words.theme_name(settings.theme)),
            Row::set(words.level, words.level_name(settings.level())),
            Row::set(words.coach, on(settings.coach)),
            Row::set(words.scores, words.scores_name(settings.scores)),
            Row::set(words.motion, on(settings.motion)),
            Row::set(words.bell, on(settings.bell)),
        ]
    }

    fn about(&self, shared: &Shared) -> String {
        let words = shared.words;
        [
            words.about_language,
            words.about_theme,
            words.about_level,
            words.about_coach,
            words.about_scores,
            words.about_motion,
            words.about_bell,
        ]
        .get(self.at)
        .copied()
        .unwrap_or_default()
        .into()
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        self.turn(shared, 1);
        Next::Stay
    }

    fn turn(&mut self, shared: &mut Shared, step: isize) {
        let at = self.at;
        shared.change(|settings| match at {
            0 => settings.language = cycled(&Language::ALL, settings.language(), step).code().into(),
            1 => settings.theme = cycled(&Theme::ALL, settings.theme, step),
            2 => settings.level = cycled(&Level::ALL, settings.level(), step).to_string(),
            3 => settings.coach = !settings.coach,
            4 => settings.scores = cycled(&Scores::ALL, settings.scores, step),
            5 => settings.motion = !settings.motion,
            _ => settings.bell = !settings.bell,
        });
    }
}
