//! How to play, and what is shown when there is nothing to show.

use four_rules::Preset;
use maud::{Markup, html};

use super::Visit;
use super::layout::{Sheet, page};
use crate::words::Words;

/// Presets that differ in their rules: of those with the same ones, the first.
pub(super) fn presets() -> impl Iterator<Item = &'static Preset> {
    let all = const { &Preset::ALL };
    all.iter()
        .enumerate()
        .filter(|(at, preset)| all[..*at].iter().all(|other| other.set != preset.set))
        .map(|(_, preset)| preset)
}

/// What a preset is called and what it is.
pub(super) fn preset_words(words: &'static Words, preset: &'static Preset) -> (&'static str, &'static str) {
    match preset.name {
        "standard" => (words.name_standard, words.rules_standard),
        "duel" => (words.name_duel, words.rules_duel),
        "powers" => (words.name_powers, words.rules_powers),
        "lc3" => (words.name_lc3, words.rules_lc3),
        "popout" => (words.name_popout, words.rules_popout),
        "misere" => (words.name_misere, words.rules_misere),
        "five" => (words.name_five, words.rules_five),
        _ => (preset.name, preset.about),
    }
}

/// How to play.
pub(crate) fn help(visit: &Visit) -> Markup {
    let words = visit.words();
    let keys = [
        ("1 … 9, a …", words.help_key_number),
        ("← →", words.help_key_arrows),
        ("Enter", words.help_key_enter),
        ("Home End", words.help_key_ends),
    ];
    let body = html! {
        h1 { (words.help) }
        section.card {
            h2 { (words.help_play) }
            p { (words.help_play_1) }
            p { (words.help_play_2) }
            p { (words.help_play_3) }
        }
        section.card {
            h2 { (words.help_keys) }
            dl { @for (key, about) in keys { dt { kbd { (key) } } dd { (about) } } }
        }
        section.card {
            h2 { (words.help_rules) }
            dl {
                @for preset in presets() {
                    @let (name, about) = preset_words(words, preset);
                    dt { (name) }
                    dd { (about) " " a href=(visit.link("/analysis", &[("rules", preset.name)])) { (words.analysis) ": " (name) } }
                }
            }
            p { (words.help_more) }
        }
    };
    page(visit, &Sheet { title: words.help, class: "text", script: None, head: html! {}, body })
}

/// A page for what could not be shown, and why.
pub(crate) fn problem(visit: &Visit, status: u16, message: &str) -> Markup {
    let words = visit.words();
    let title = if status == 404 { words.not_found } else { words.problem };
    let body = html! {
        h1 { (title) }
        section.card {
            p { (message) }
            p.row { a.button.primary href=(visit.link("/", &[])) { (words.to_start) } }
        }
    };
    let head = html! { meta name="robots" content="noindex"; };
    page(visit, &Sheet { title, class: "text", script: None, head, body })
}

#[cfg(test)]
mod tests {
    use super::*;
    use four_rules::Language;

    #[test]
    fn every_preset_has_words_in_every_language() {
        for language in Language::ALL {
            for preset in presets() {
                let (_, about) = preset_words(Words::of(language), preset);
                assert_ne!(about, preset.about, "{}", preset.name);
            }
        }
    }
}
