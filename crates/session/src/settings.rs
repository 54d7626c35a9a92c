//! What a player has chosen for good: language, colours, level, rules.

use std::io;
use std::path::Path;

use four_engine::Level;
use four_files::{open, save};
use four_rules::Rules;
use four_text::{Language, Text};
use serde::{Deserialize, Serialize};

/// What is kept from one evening to the next. A file that lacks something, or cannot be read, means the default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `en` or `vi`; empty for that of the locale.
    pub language: String,
    /// What it looks like.
    pub theme: Theme,
    /// How strong the computer plays: `dice`, `1` to `9`, `perfect`.
    pub level: String,
    /// The rules last played by, in words.
    pub rules: String,
    /// Who begins against the computer.
    pub side: Begins,
    /// What the players are called; empty for nothing in particular.
    pub names: [String; 2],
    /// Whether discs are seen to fall.
    pub motion: bool,
    /// Whether the terminal rings when it is one's turn again.
    pub bell: bool,
    /// Whether the coach speaks about every move.
    pub coach: bool,
    /// How the worth of the columns is shown.
    pub scores: Scores,
}

/// What the game looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// A blue board, on whatever background the terminal has.
    #[default]
    Classic,
    /// Soft colours on a dark ground.
    Dark,
    /// Black, white and strong colours.
    Contrast,
    /// Orange and sky blue, which all eyes tell apart.
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

/// How the worth of the columns is shown.
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
    /// Every way.
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
            scores: Scores::default(),
        }
    }
}

impl Settings {
    /// As they were left in this file.
    #[must_use]
    pub fn load(path: &Path) -> Settings {
        open(path).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Leaves them in this file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn store(&self, path: &Path) -> io::Result<()> {
        path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        save(path, format!("{}\n", serde_json::to_string_pretty(self)?).as_bytes())
    }

    /// The language chosen, or else that of the locale.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language.parse().unwrap_or_else(|_| locale())
    }

    /// The level chosen.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level.parse().unwrap_or(Level::Step(3))
    }

    /// The rules chosen.
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
