//! The settings of a player: language, theme, level, rules.

use std::io;
use std::path::Path;

use four_engine::Level;
use four_files::{MAX_SETTINGS_BYTES, SaveError, open_file, save};
use four_protocol::MAX_NAME;
use four_rules::{Rules, clean_line};
use four_text::{Language, Text};
use serde::{Deserialize, Serialize};

/// The settings. Whatever their file lacks has its default, and so has everything if the file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; empty for that of the locale.
    pub language: String,
    /// The colours of the screen.
    pub theme: Theme,
    /// The level of the computer: `dice`, `1` to `9` or `perfect`.
    pub level: String,
    /// The rules of the last game, as text.
    pub rules: String,
    /// Who makes the first move against the computer.
    pub side: Begins,
    /// The names of the players; an empty name is none.
    pub names: [String; 2],
    /// Whether the fall of discs is animated.
    pub motion: bool,
    /// Whether the terminal rings when it is the player's turn.
    pub bell: bool,
    /// Whether the coach comments on every move.
    pub coach: bool,
    /// Whether the game asks before a blunder that can be seen in a few moves.
    pub warn: bool,
    /// How the scores of the columns are shown.
    pub scores: Scores,
    /// For how many seconds after a move the keys for undo and block work, in rules that have them. 0: the game asks.
    pub power_seconds: u8,
}

/// The choices for [`Settings::power_seconds`].
pub const POWER_SECONDS: [u8; 4] = [6, 10, 20, 0];

/// The colours of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// A blue board on the background of the terminal.
    #[default]
    Classic,
    /// Soft colours on a dark ground.
    Dark,
    /// Black, white and strong colours.
    Contrast,
    /// Orange and sky blue, which colour-blind people can tell apart.
    ColourBlind,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 4] = [Theme::Classic, Theme::Dark, Theme::Contrast, Theme::ColourBlind];

    /// Its name in the settings.
    #[must_use]
    pub fn name(self, text: Text) -> &'static str {
        match self {
            Theme::Classic => text.theme_classic(),
            Theme::Dark => text.theme_dark(),
            Theme::Contrast => text.theme_contrast(),
            Theme::ColourBlind => text.theme_colour_blind(),
        }
    }
}

/// How the scores of the columns are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scores {
    /// Not at all.
    #[default]
    Off,
    /// As numbers.
    Numbers,
    /// As bars.
    Bars,
    /// As both.
    Both,
}

impl Scores {
    /// Every choice.
    pub const ALL: [Scores; 4] = [Scores::Off, Scores::Numbers, Scores::Bars, Scores::Both];

    /// Its name in the settings.
    #[must_use]
    pub fn name(self, text: Text) -> &'static str {
        match self {
            Scores::Off => text.scores_off(),
            Scores::Numbers => text.scores_numbers(),
            Scores::Bars => text.scores_bars(),
            Scores::Both => text.scores_both(),
        }
    }
}

/// Who makes the first move against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Begins {
    /// The player.
    #[default]
    First,
    /// The computer.
    Second,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: String::new(),
            theme: Theme::default(),
            level: "3".into(),
            rules: "standard".into(),
            side: Begins::default(),
            names: Default::default(),
            motion: true,
            bell: false,
            coach: false,
            warn: false,
            scores: Scores::default(),
            power_seconds: POWER_SECONDS[0],
        }
    }
}

impl Settings {
    /// The settings in this file.
    #[must_use]
    pub fn load(path: &Path) -> Settings {
        let text = open_file(path, MAX_SETTINGS_BYTES).ok();
        let read = text.and_then(|text| serde_json::from_str(&text).ok());
        let mut settings: Settings = read.unwrap_or_default();
        settings.names = settings.names.map(|name| clean_line(&name, MAX_NAME));
        settings
    }

    /// Writes the settings to this file and makes its folder if needed.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn store(&self, path: &Path) -> Result<(), SaveError> {
        path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        let contents = serde_json::to_string_pretty(self).map_err(io::Error::from)?;
        save(path, format!("{contents}\n").as_bytes())
    }

    /// The language; without one, that of the locale.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language.parse().unwrap_or_else(|_| locale())
    }

    /// The level of the computer in the next game.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level_for(&self.rules())
    }

    /// The level of the computer in a game by these rules.
    #[must_use]
    pub fn level_for(&self, rules: &Rules) -> Level {
        self.level.parse().unwrap_or(Level::Step(3)).offered(rules)
    }

    /// The rules of the next game.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules.parse().unwrap_or_default()
    }
}

/// The language that the environment asks for.
#[must_use]
pub fn locale() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Language::from_locale(&locale.unwrap_or_default())
}
