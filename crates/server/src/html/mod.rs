//! The HTML of the pages. A page is complete and readable before any script runs.

mod analysis;
mod assets;
mod board;
mod choice;
mod embed;
mod game;
mod help;
mod layout;
mod learn;
mod puzzle;
mod review;
mod start;
#[cfg(test)]
mod tests;

use four_text::{Language, Text};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

pub(crate) use analysis::analysis;
pub(crate) use assets::{asset, style_hashes};
pub(crate) use board::empty_board;
pub(crate) use embed::embed;
pub(crate) use game::game;
pub(crate) use help::{error, help};
pub(crate) use layout::manifest;
pub(crate) use learn::{learn, lesson};
pub(crate) use puzzle::{PuzzleWish, puzzle};
pub(crate) use review::{ReviewedGame, review};
pub(crate) use start::start;

/// What a page needs to know about the request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageContext<'a> {
    /// The language of the page.
    pub(crate) language: Language,
    /// Whether `?lang=` chose it; links then carry it on.
    pub(crate) chosen: bool,
    /// The origin of absolute addresses, such as `https://host`.
    pub(crate) origin: &'a str,
    /// The path of the page.
    pub(crate) path: &'a str,
    /// The parameters of the page, in order.
    pub(crate) query: &'a [(String, String)],
}

impl PageContext<'_> {
    fn text(&self) -> Text {
        Text::of(self.language)
    }

    /// A link to another page, with these parameters.
    pub(crate) fn link(&self, path: &str, parameters: &[(&str, &str)]) -> String {
        let language = self.chosen.then_some(("lang", self.language.code()));
        address(path, parameters.iter().copied().chain(language))
    }

    /// A link to this page in another language.
    fn link_in(&self, language: Language) -> String {
        let kept = self.query.iter().filter(|(name, _)| name != "lang");
        let kept = kept.map(|(name, value)| (name.as_str(), value.as_str()));
        address(self.path, kept.chain([("lang", language.code())]))
    }
}

/// What is encoded in parameters: all but letters, digits and these.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b',');

/// A path with parameters.
fn address<'p>(path: &str, parameters: impl Iterator<Item = (&'p str, &'p str)>) -> String {
    let mut address = path.to_owned();
    for (name, value) in parameters {
        address.push(if address.contains('?') { '&' } else { '?' });
        address += &format!("{}={}", utf8_percent_encode(name, ENCODED), utf8_percent_encode(value, ENCODED));
    }
    address
}
