//! The list of settings.

use four_engine::Level;
use four_text::Language;

use super::app::cycled;
use super::list::List;
use super::page::{Next, Shared};
use super::widgets::Row;
use four_session::settings::{Scores, Theme};
use four_text::Text;

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

    fn title(&self, text: Text) -> &'static str {
        text.settings()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let (text, settings) = (shared.text, &shared.settings);
        let on = |on: bool| if on { text.on() } else { text.off() };
        vec![
            Row::set(text.language_setting(), settings.language().name()),
            Row::set(text.theme(), settings.theme.name(text)),
            Row::set(text.level(), text.level_name(settings.level())),
            Row::set(text.coach(), on(settings.coach)),
            Row::set(text.scores(), settings.scores.name(text)),
            Row::set(text.motion(), on(settings.motion)),
            Row::set(text.bell(), on(settings.bell)),
        ]
    }

    fn about(&self, shared: &Shared) -> String {
        let text = shared.text;
        [
            text.about_language(),
            text.about_theme(),
            text.about_level(),
            text.about_coach(),
            text.about_scores(),
            text.about_motion(),
            text.about_bell(),
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
