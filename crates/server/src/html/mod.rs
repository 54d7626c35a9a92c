//! The HTML of the pages. A page is complete and readable before any script runs.

mod assets;
mod board;
mod game;
mod help;
mod layout;
mod start;
mod study;
#[cfg(test)]
mod tests;

use four_rules::Language;

pub(crate) use assets::{asset, style_hash};
pub(crate) use game::game;
pub(crate) use help::{error, help};
pub(crate) use start::start;
pub(crate) use study::{analysis, puzzle};

use crate::words::Words;

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
    fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// A link to another page, with these parameters.
    fn link(&self, path: &str, parameters: &[(&str, &str)]) -> String {
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

/// A path with parameters.
fn address<'p>(path: &str, parameters: impl Iterator<Item = (&'p str, &'p str)>) -> String {
    let mut address = path.to_owned();
    for (name, value) in parameters {
        address.push(if address.contains('?') { '&' } else { '?' });
        address += &format!("{}={}", encoded(name), encoded(value));
    }
    address
}

/// Percent-encodes a text for an address.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~,".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Joins moves for an address: `4455`, or `4,p4,x42,` if one of them is not a column.
fn joined(moves: &[String]) -> String {
    match moves.iter().all(|text| text.len() == 1) {
        true => moves.concat(),
        false => moves.iter().map(|text| format!("{text},")).collect(),
    }
}
