//! The list of settings.

use four_engine::Level;
use four_text::Language;

use super::app::cycled;
use super::list::List;
use super::page::{Next, Shared};
use super::widgets::Row;
use four_session::settings::{Scores, Theme};
use four_text::terminal::Words;

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
            Row::set(words.language, settings.language().name()),
            Row::set(words.theme, settings.theme.name(words.text())),
            Row::set(words.level, words.level_name(settings.level())),
            Row::set(words.coach, on(settings.coach)),
            Row::set(words.scores, settings.scores.name(words.text())),
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
