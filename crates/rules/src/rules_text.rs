//! Rule sets as a line of words: `powers`, `9x7 connect=5`, `popout,6x5`.
//!
//! A preset may come first; the words after it change it. `Display` writes the shortest line that reads back the same.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::preset::Preset;
use crate::rules::{Opening, RuleErrors, RuleSet, Rules, Settle, Undo, UndoFrom, Violations};

/// Why a text is not a rule set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseRulesError {
    /// An unknown word.
    #[error(
        "unknown rule '{0}': expected a preset ({names}) as the first word, or words such as {EXAMPLES}",
        names = Preset::ALL.map(|preset| preset.name).join(", "),
        EXAMPLES = RuleSet::EXAMPLES
    )]
    Unknown(String),
    /// A known word with a wrong value.
    #[error("invalid value '{value}' for '{word}': expected {expected}")]
    Value {
        /// The word.
        word: String,
        /// Its value, as given.
        value: String,
        /// What is allowed.
        expected: Expected,
    },
    /// The rules can be read but not played.
    #[error(transparent)]
    Invalid(#[from] RuleErrors),
}

/// The values that a word of the rules allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// From 0 to 255.
    Number,
    /// One of these words.
    OneOf(Vec<&'static str>),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Number => f.write_str("0–255"),
            Expected::OneOf(words) => f.write_str(&words.join(" or ")),
        }
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        Ok(Rules::try_from(text.parse::<RuleSet>()?)?)
    }
}

impl FromStr for RuleSet {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<RuleSet, ParseRulesError> {
        let mut words = text.split([' ', '\t', ',']).filter(|word| !word.is_empty()).peekable();
        let preset = words.peek().and_then(|word| Preset::named(word));
        let mut set = preset.map_or(RuleSet::STANDARD, |preset| preset.set);
        for word in words.skip(usize::from(preset.is_some())) {
            set.read(word)?;
        }
        Ok(set)
    }
}

impl RuleSet {
    /// Examples of the words that rules are written with.
    pub const EXAMPLES: &str =
        "9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3";

    /// Applies one word.
    fn read(&mut self, word: &str) -> Result<(), ParseRulesError> {
        let unknown = || ParseRulesError::Unknown(word.into());
        if let Some((columns, rows)) = size(word) {
            (self.columns, self.rows) = (columns, rows);
            return Ok(());
        }
        let Some((name, value)) = word.split_once('=') else {
            match word {
                "popout" => self.pop_out = true,
                "misere" => self.misere = true,
                "anywhere" => self.opening = Opening::Anywhere,
                "centre-first" => self.opening = Opening::CentreFirst,
                "forgiven" => self.violations = Violations::Forgiven,
                _ => return Err(unknown()),
            }
            return Ok(());
        };
        match name {
            "connect" => self.connect = number(name, value)?,
            "undo" => self.undo.charges = number(name, value)?,
            "undo-from" => self.undo.from = choice(name, value, &UNDO_FROM)?,
            "settle" => self.undo.settle = choice(name, value, &SETTLE)?,
            "block" => self.block = number(name, value)?,
            "remove" => self.remove = number(name, value)?,
            "violations" => self.violations = Violations::LoseOn(number(name, value)?),
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

const UNDO_FROM: [(&str, UndoFrom); 3] = [
    ("first", UndoFrom::FirstMove),
    ("second", UndoFrom::SecondMove),
    ("own-second", UndoFrom::OwnSecondMove),
];

const SETTLE: [(&str, Settle); 2] = [("before-undo", Settle::BeforeUndo), ("after-undo", Settle::AfterUndo)];

fn size(word: &str) -> Option<(u16, u16)> {
    let (columns, rows) = word.split_once(['x', '×'])?;
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |text: &str| text.parse().ok().filter(|_| digits(text));
    Some((number(columns)?, number(rows)?))
}

fn number<N: TryFrom<u8>>(word: &str, value: &str) -> Result<N, ParseRulesError> {
    let number = value.parse::<u8>().ok().and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| wrong_value(word, value, Expected::Number))
}

fn choice<T: Copy>(word: &str, value: &str, choices: &[(&'static str, T)]) -> Result<T, ParseRulesError> {
    let found = choices.iter().find(|(name, _)| *name == value);
    let names = || choices.iter().map(|&(name, _)| name).collect();
    found.map(|&(_, choice)| choice).ok_or_else(|| wrong_value(word, value, Expected::OneOf(names())))
}

fn wrong_value(word: &str, value: &str, expected: Expected) -> ParseRulesError {
    ParseRulesError::Value { word: word.into(), value: value.into(), expected }
}

fn name_of<T: PartialEq>(value: &T, choices: &[(&'static str, T)]) -> &'static str {
    choices.iter().find(|(_, choice)| choice == value).map_or("", |(name, _)| name)
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(preset) = Preset::ALL.iter().find(|preset| preset.set == *self) {
            return f.write_str(preset.name);
        }
        let RuleSet { columns, rows, connect, opening, undo, block, remove, pop_out, misere, violations } =
            *self;
        let Undo { charges, from, settle } = undo;
        write!(f, "{columns}x{rows}")?;
        let standard = RuleSet::STANDARD;
        for (differs, word) in [
            (connect != standard.connect, format!(" connect={connect}")),
            (opening == Opening::CentreFirst, " centre-first".into()),
            (charges != 0, format!(" undo={charges}")),
            (from != Undo::NONE.from, format!(" undo-from={}", name_of(&from, &UNDO_FROM))),
            (settle != Undo::NONE.settle, format!(" settle={}", name_of(&settle, &SETTLE))),
            (block != 0, format!(" block={block}")),
            (remove != 0, format!(" remove={remove}")),
            (pop_out, " popout".into()),
            (misere, " misere".into()),
        ] {
            f.write_str(if differs { &word } else { "" })?;
        }
        match violations {
            Violations::Forgiven => Ok(()),
            Violations::LoseOn(nth) => write!(f, " violations={nth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString as _;

    fn read(text: &str) -> RuleSet {
        text.parse().unwrap()
    }

    #[test]
    fn words_change_a_preset() {
        assert_eq!(read(""), RuleSet::STANDARD);
        assert_eq!(read("9x7"), RuleSet { columns: 9, rows: 7, ..RuleSet::STANDARD });
        assert_eq!(read("popout,6x5,connect=3").to_string(), "6x5 connect=3 popout");
        assert_eq!(read("powers forgiven").violations, Violations::Forgiven);
        for preset in &Preset::ALL {
            assert_eq!(read(preset.name), preset.set);
            assert_eq!(read(&preset.set.to_string()), preset.set);
        }
    }

    #[test]
    fn messages_name_the_word() {
        let message = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        assert!(message("chess").starts_with("unknown rule 'chess': expected a preset (standard, "));
        assert_eq!(message("undo=many"), "invalid value 'many' for 'undo': expected 0–255");
        assert_eq!(
            message("settle=never"),
            "invalid value 'never' for 'settle': expected before-undo or after-undo"
        );
        assert_eq!(
            message("200x200"),
            "a board of 200×200 is too big: columns × (rows + 1) may be 128 at most"
        );
    }
}
