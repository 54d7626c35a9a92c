//! The pages as they are first seen: everything readable is in them before any script runs.

mod assets;
mod board;
mod game;
mod help;
mod layout;
mod start;
mod study;

use four_rules::{Language, Side};

pub(crate) use assets::{asset, style_hash};
pub(crate) use game::game;
pub(crate) use help::{help, problem};
pub(crate) use start::start;
pub(crate) use study::{analysis, puzzle};

use crate::words::Words;

/// Who asks for a page, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit<'a> {
    /// The language to answer in.
    pub(crate) language: Language,
    /// Whether that was asked for by `?lang=`; links then carry it on.
    pub(crate) chosen: bool,
    /// What addresses begin with, such as `https://host`.
    pub(crate) origin: &'a str,
    /// The path of the page.
    pub(crate) path: &'a str,
    /// The parameters of the page, in order.
    pub(crate) query: &'a [(String, String)],
}

impl Visit<'_> {
    fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// A link to another page of the game, with these parameters.
    fn link(&self, path: &str, parameters: &[(&str, &str)]) -> String {
        let language = self.chosen.then_some(("lang", self.language.code()));
        address(path, parameters.iter().copied().chain(language))
    }

    /// This very page in another language.
    fn link_in(&self, language: Language) -> String {
        let kept = self.query.iter().filter(|(name, _)| name != "lang");
        let kept = kept.map(|(name, value)| (name.as_str(), value.as_str()));
        address(self.path, kept.chain([("lang", language.code())]))
    }
}

/// A path with parameters.
fn address<'p>(path: &str, parameters: impl Iterator<Item = (&'p str, &'p str)>) -> String {
    let mut address = path.to_owned();
    for (name, value) in parameters {
        address.push(if address.contains('?') { '&' } else { '?' });
        address += &format!("{}={}", encoded(name), encoded(value));
    }
    address
}

/// A text as it is written in an address.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~,".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// What a side is called where it has no name.
fn colour(words: &Words, side: Side) -> &'static str {
    match side {
        Side::First => words.red,
        Side::Second => words.yellow,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(query: &[(String, String)], chosen: bool) -> Visit<'_> {
        Visit { language: Language::Vietnamese, chosen, origin: "https://host", path: "/analysis", query }
    }

    #[test]
    fn links_carry_a_chosen_language_only() {
        assert_eq!(visit(&[], false).link("/puzzle", &[("hardness", "easy")]), "/puzzle?hardness=easy");
        assert_eq!(visit(&[], true).link("/puzzle", &[]), "/puzzle?lang=vi");
    }

    #[test]
    fn the_other_language_keeps_the_other_parameters() {
        let query = [("rules", "9x7 connect=5"), ("lang", "vi"), ("pos", "44&")];
        let query = query.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let link = visit(&query, true).link_in(Language::English);
        assert_eq!(link, "/analysis?rules=9x7%20connect%3D5&pos=44%26&lang=en");
    }
}
