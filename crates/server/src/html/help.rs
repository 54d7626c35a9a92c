//! The help page and the error page.

use four_rules::Preset;
use maud::{Markup, html};

use super::PageContext;
use super::layout::{Page, render};
use crate::words::Words;

/// Presets without duplicates: of those with equal rules, the first.
pub(super) fn presets() -> impl Iterator<Item = &'static Preset> {
    let all = const { &Preset::ALL };
    all.iter()
        .enumerate()
        .filter(|(at, preset)| all[..*at].iter().all(|other| other.set != preset.set))
        .map(|(_, preset)| preset)
}

/// The name of a rule set, or its text if it has no name.
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

/// The help page.
pub(crate) fn help(context: &PageContext) -> Markup {
    let words = context.words();
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
    render(context, &Page { title: words.help, class: "text", script: None, head: html! {}, body })
}

/// The error page.
pub(crate) fn error(context: &PageContext, status: u16, message: &str) -> Markup {
    let words = context.words();
    let (title, message) = match status {
        404 => (words.not_found, words.not_found_about),
        _ => (words.problem, message),
    };
    let body = html! {
        h1 { (title) }
        section.card {
            p { (message) }
            p.row { a.button.primary href=(context.link("/", &[])) { (words.to_start) } }
        }
    };
    let head = html! { meta name="robots" content="noindex"; };
    render(context, &Page { title, class: "text", script: None, head, body })
}
