//! The page of the settings.

use four_text::Text;

use crate::list::List;
use crate::page::Next;
use crate::rows::Row;
use crate::shared::Shared;

/// A setting that the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Setting {
    Language,
    Theme,
    Level,
    Coach,
    Warn,
    Scores,
    Powers,
    Motion,
    Bell,
}

/// The list of the settings.
pub(crate) struct SettingsList;

impl List for SettingsList {
    type Item = Setting;
    const NAME: &'static str = "settings";
    const TURNS: bool = true;

    fn title(&self, text: Text) -> &'static str {
        text.settings()
    }

    fn items(&self) -> Vec<Setting> {
        use Setting::{Bell, Coach, Language, Level, Motion, Powers, Scores, Theme, Warn};
        vec![Language, Theme, Level, Coach, Warn, Scores, Powers, Motion, Bell]
    }

    fn row(&self, setting: Setting, shared: &Shared) -> Row {
        let (text, settings) = (shared.text, &shared.settings);
        let switch = |on: bool| if on { text.on() } else { text.off() };
        match setting {
            Setting::Language => Row::turning(text.language_setting(), settings.language().name()),
            Setting::Theme => Row::turning(text.theme(), settings.theme.name(text)),
            Setting::Level => Row::turning(text.level(), text.level_choice(settings.level())),
            Setting::Coach => Row::turning(text.coach(), switch(settings.coach)),
            Setting::Warn => Row::turning(text.warn(), switch(settings.warn)),
            Setting::Scores => Row::turning(text.scores(), settings.scores.name(text)),
            Setting::Powers => {
                let time = match settings.power_seconds {
                    0 => text.power_time_ask().to_owned(),
                    seconds => text.power_time_seconds(seconds),
                };
                Row::turning(text.power_time(), time)
            }
            Setting::Motion => Row::turning(text.motion(), switch(settings.motion)),
            Setting::Bell => Row::turning(text.bell(), switch(settings.bell)),
        }
    }

    fn about(&self, setting: Setting, shared: &Shared) -> String {
        let text = shared.text;
        let about = match setting {
            Setting::Language => text.about_language(),
            Setting::Theme => text.about_theme(),
            Setting::Level => text.about_level(),
            Setting::Coach => text.about_coach(),
            Setting::Warn => text.about_warn(),
            Setting::Scores => text.about_scores(),
            Setting::Powers => text.about_power_time(),
            Setting::Motion => text.about_motion(),
            Setting::Bell => text.about_bell(),
        };
        about.into()
    }

    fn choose(&mut self, setting: Setting, shared: &mut Shared) -> Next {
        self.turn(setting, shared, 1);
        Next::Stay
    }

    fn turn(&mut self, setting: Setting, shared: &mut Shared, step: isize) {
        match setting {
            Setting::Language => shared.cycle_language(step),
            Setting::Theme => shared.cycle_theme(step),
            Setting::Level => shared.cycle_level(step),
            Setting::Coach => shared.change_settings(|settings| settings.coach = !settings.coach),
            Setting::Warn => shared.change_settings(|settings| settings.warn = !settings.warn),
            Setting::Scores => shared.cycle_scores(step),
            Setting::Powers => shared.cycle_power_seconds(step),
            Setting::Motion => shared.change_settings(|settings| settings.motion = !settings.motion),
            Setting::Bell => shared.change_settings(|settings| settings.bell = !settings.bell),
        }
    }
}
