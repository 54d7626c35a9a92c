//! The languages that the game speaks: one for each folder in `locales/`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Text;
use crate::catalogue::CODES;

/// A language that the game speaks. Its code is parsed in small or capital letters. Every folder in `locales/` has a constant here, such as [`Language::EN`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Language(pub(crate) u8);

/// The made-up language of tests: English with every message in brackets. Only builds with debug assertions have it.
const BRACKETS: &str = "xx";

impl Language {
    /// Its code: the name of its folder.
    #[must_use]
    pub fn code(self) -> &'static str {
        CODES.get(self.index()).copied().unwrap_or(BRACKETS)
    }

    /// What it calls itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        Text::of(self).language_name()
    }

    /// The language of a locale such as `vi_VN.UTF-8`; English for one that the game does not speak.
    ///
    /// ```
    /// use four_text::Language;
    /// assert_eq!(Language::from_locale("vi_VN.UTF-8"), Language::VI);
    /// assert_eq!(Language::from_locale("C"), Language::EN);
    /// ```
    #[must_use]
    pub fn from_locale(locale: &str) -> Language {
        Language::of_tag(&locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-"))
            .unwrap_or_default()
    }

    /// The language that a tag such as `pt-PT` asks for: one with this code, or else one with the same first part.
    ///
    /// ```
    /// use four_text::Language;
    /// assert_eq!(Language::of_tag("VI-vn"), Some(Language::VI));
    /// assert_eq!(Language::of_tag("tlh"), None);
    /// ```
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Language> {
        let first = |code: &str| code.split('-').next().unwrap_or_default().to_ascii_lowercase();
        tag.parse().ok().or_else(|| Language::ALL.into_iter().find(|one| first(one.code()) == first(tag)))
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The code whose plurals it has.
    pub(crate) fn locale(self) -> &'static str {
        CODES.get(self.index()).copied().unwrap_or(CODES[0])
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code of a language that the game does not speak.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", Text::default().unknown_language(.0, CODES.join(", ")))]
pub struct UnknownLanguageError(pub String);

impl FromStr for Language {
    type Err = UnknownLanguageError;

    fn from_str(code: &str) -> Result<Language, UnknownLanguageError> {
        if cfg!(debug_assertions) && code == BRACKETS {
            return Ok(Language(CODES.len() as u8));
        }
        let found = Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLanguageError(code.into()))
    }
}
