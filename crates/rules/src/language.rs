//! The languages that the game speaks.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

/// A language that the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Tiếng Việt.
    Vietnamese,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::Vietnamese];

    /// The code that it goes by.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Vietnamese => "vi",
        }
    }

    /// The language of a locale such as `vi_VN.UTF-8`; English for one the game does not speak.
    ///
    /// ```
    /// use four_rules::Language;
    /// assert_eq!(Language::of_locale("vi_VN.UTF-8"), Language::Vietnamese);
    /// assert_eq!(Language::of_locale("C"), Language::English);
    /// ```
    #[must_use]
    pub fn of_locale(locale: &str) -> Language {
        let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
        code.parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code of no language that the game speaks.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is no language of this game: en or vi")]
pub struct NoSuchLanguage(pub String);

impl FromStr for Language {
    type Err = NoSuchLanguage;

    fn from_str(text: &str) -> Result<Language, NoSuchLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == text);
        found.ok_or_else(|| NoSuchLanguage(text.into()))
    }
}
