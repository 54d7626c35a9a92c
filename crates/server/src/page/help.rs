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

/// What a rule set is called; one without a name by its words.
pub(super) fn name_of<'a>(words: &Words, rules: &'a str) -> &'a str {
    match rules {
        "standard" => words.name_standard,
        "duel" => words.name_duel,
        "powers" => words.name_powers,
        "lc3" => words.name_lc3,
        "popout" => words.name_popout,
        "misere" => words.name_misere,
        "five" => words.name_five,
        other => other,
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
                    dt { (name_of(words, preset.name)) }
                    dd { (words.describe(&preset.rules())) }
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
    let (title, message) = match status {
        404 => (words.not_found, words.not_found_about),
        _ => (words.problem, message),
    };
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
