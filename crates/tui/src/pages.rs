//! The quieter pages: classic modes, rules, settings.

use four_engine::Level;
use four_rules::{Language, Preset, RuleSet};

use super::app::cycled;
use super::list::List;
use super::menu::Prompt;
use super::page::{Answer, Effect, Next, Shared};
use super::setup::Setup;
use super::widgets::Row;
use four_session::settings::{Scores, Theme};
use four_text::terminal::{Words, fill};

/// The names of the classic modes. Each is a program of its own (`four classic NAME`), so this crate knows no more of them.
pub const CLASSIC_MODES: [&str; 5] = ["duel", "solo", "powers", "bitmap", "lc3"];

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

    fn title(&self, words: &Words) -> &'static str {
        words.classics
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let row = |name: &str| Row {
            label: format!("{name:<7}"),
            value: Some(shared.words.classic(name).into()),
            turns: false,
        };
        CLASSIC_MODES.map(row).into()
    }

    fn about(&self, shared: &Shared) -> String {
        shared.words.classics_about.into()
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        if let Some(name) = CLASSIC_MODES.get(self.at) {
            shared.effects.push(Effect::Classic(name));
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
            Some(preset) => format!("{} {}", words.describe(&preset.rules()), words.plays_by),
            None => fill(words.rules_words, &[&RuleSet::EXAMPLES]),
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
                shared.change(|settings| settings.rules = rules.values().to_string());
                Next::Open(Box::new(Setup::new(false)))
            }
            Err(error) => Next::Open(Box::new(Prompt::rules_again(shared.words, &text, &error))),
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
            Row::set(words.theme, settings.theme.name(words)),
            Row::set(words.level, words.level_name(settings.level())),
            Row::set(words.coach, on(settings.coach)),
            Row::set(words.scores, settings.scores.name(words)),
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
