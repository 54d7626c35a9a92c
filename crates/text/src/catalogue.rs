//! The messages of every language, compiled from `locales/`, and how one is filled in.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use four_rules::clean_part;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Language, Who};

/// A part of a message.
enum Piece {
    Text(&'static str),
    Argument(&'static str),
    /// One of several texts, by the value of an argument.
    Select {
        argument: &'static str,
        variants: &'static [(Key, &'static [Piece])],
        default: &'static [Piece],
    },
}

/// What a variant stands for.
enum Key {
    /// The reader.
    You,
    /// A plural category for a number, otherwise the argument itself.
    Word(&'static str),
    Number(i64),
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The messages of a language.
///
/// ```
/// use four_text::{Language, Text, Who};
///
/// let text = Text::of(Language::EN);
/// assert_eq!(text.wins(Who::You), "You win!");
/// assert_eq!(text.wins("Lan"), "Lan wins!");
/// assert_eq!(Text::of(Language::VI).wins("Lan"), "Lan thắng!");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Text {
    language: Language,
}

impl Text {
    /// The messages of this language.
    #[must_use]
    pub fn of(language: impl Into<Language>) -> Text {
        Text { language: language.into() }
    }

    /// Their language.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// The message of a key that is not known before the program runs. `None` if there is no such key, or if the message
    /// takes arguments.
    #[must_use]
    pub fn lookup(self, key: &str) -> Option<&'static str> {
        let index = KEYS.binary_search_by_key(&key, |(key, _)| key).ok()?;
        KEYS[index].1.is_empty().then(|| self.fixed(index))
    }

    /// The phrases that stand for a command of the game line by line: the message `typed-` and the name of the command.
    pub fn typed(self, command: &str) -> impl Iterator<Item = &'static str> {
        self.lookup(&format!("typed-{command}")).unwrap_or_default().split(',').map(str::trim)
    }

    /// What the scripts of games and analyses say: the messages whose keys begin with `script-` or `live-`, by the rest of the
    /// key as scripts write it (`label_free`). An argument is its name in braces, which the script replaces: `Column {column}, full`.
    #[must_use]
    pub fn for_games(self) -> BTreeMap<String, String> {
        let mut words = self.templates("script-");
        words.extend(self.templates("live-"));
        words
    }

    /// What the scripts of the start page say: the messages whose keys begin with `script-` or `start-`.
    #[must_use]
    pub fn for_start(self) -> BTreeMap<String, String> {
        let mut words = self.templates("script-");
        words.extend(self.templates("start-"));
        words
    }

    /// What only the scripts of the pages for learning say: the messages whose keys begin with `study-`.
    #[must_use]
    pub fn for_study(self) -> BTreeMap<String, String> {
        self.templates("study-")
    }

    fn templates(self, prefix: &str) -> BTreeMap<String, String> {
        let each = KEYS.iter().enumerate().filter_map(|(index, (key, arguments))| {
            let places: Vec<_> =
                arguments.iter().map(|name| (*name, Arg::from(format!("{{{name}}}")))).collect();
            Some((key.strip_prefix(prefix)?.replace('-', "_"), self.filled(index, &places)))
        });
        each.collect()
    }

    /// Every key, with the names of the arguments of its message.
    pub fn messages() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        KEYS.iter().copied()
    }

    /// A message without arguments.
    fn fixed(self, message: usize) -> &'static str {
        match self.pattern(message) {
            [Piece::Text(text)] => text,
            _ => "",
        }
    }

    fn filled(self, message: usize, arguments: &[(&str, Arg)]) -> String {
        let mut text = String::new();
        self.fill(self.pattern(message), arguments, &mut text);
        text
    }

    fn pattern(self, message: usize) -> &'static [Piece] {
        PATTERNS[self.language.index()][message]
    }

    fn fill(self, pieces: &[Piece], arguments: &[(&str, Arg)], text: &mut String) {
        let value = |wanted: &str| arguments.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
        for piece in pieces {
            match piece {
                Piece::Text(part) => text.push_str(part),
                Piece::Argument(name) => match value(name) {
                    // Names of files and players, and what others say, come in here.
                    Some(Arg::Text(value)) => text.push_str(&clean_part(value)),
                    Some(Arg::Number(value)) => drop(write!(text, "{value}")),
                    // The build does not let a message show a person who may be the reader.
                    Some(Arg::You) | None => {}
                },
                Piece::Select { argument, variants, default } => {
                    let chosen = value(argument).and_then(|value| {
                        variants.iter().find(|(key, _)| self.is_meant(key, value)).map(|(_, pieces)| *pieces)
                    });
                    self.fill(chosen.unwrap_or(default), arguments, text);
                }
            }
        }
    }

    fn is_meant(self, key: &Key, value: &Arg) -> bool {
        match (key, value) {
            (Key::You, Arg::You) => true,
            (Key::Number(number), Arg::Number(value)) => i128::from(*number) == *value,
            (Key::Word(word), Arg::Number(value)) => plural(*value, self.language) == *word,
            (Key::Word(word), Arg::Text(value)) => value == word,
            _ => false,
        }
    }
}

/// The plural category of a number: English says `one` of 1 and `other` of all else.
fn plural(number: i128, language: Language) -> &'static str {
    let rules = language
        .locale()
        .parse::<LanguageIdentifier>()
        .ok()
        .and_then(|locale| PluralRules::create(locale, PluralRuleType::CARDINAL).ok());
    let number = u64::try_from(number.unsigned_abs()).unwrap_or(u64::MAX);
    match rules.and_then(|rules| rules.select(number).ok()) {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    }
}
