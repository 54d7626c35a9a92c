//! What all pages have around them.

use four_rules::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;

use super::{Visit, assets};
use crate::words::for_scripts;

/// A page without what is around it.
pub(super) struct Sheet<'a> {
    /// What it is about; the name of the game is added.
    pub(super) title: &'a str,
    /// The class of its main part.
    pub(super) class: &'a str,
    /// The script that brings it to life.
    pub(super) script: Option<&'a str>,
    /// More for its head.
    pub(super) head: Markup,
    /// What is to be read.
    pub(super) body: Markup,
}

/// The whole page.
pub(super) fn page(visit: &Visit, sheet: &Sheet) -> Markup {
    let words = visit.words();
    let title = if sheet.title.is_empty() {
        words.title.into()
    } else {
        format!("{} · {}", sheet.title, words.title)
    };
    html! {
        (DOCTYPE)
        html lang=(visit.language.code()) data-chosen=(if visit.chosen { visit.language.code() } else { "" }) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#14171f" media="(prefers-color-scheme: dark)";
                title { (title) }
                style { (PreEscaped(assets::STYLE)) }
                link rel="icon" type="image/svg+xml" href=(assets::address("favicon.svg"));
                link rel="manifest" href=(assets::address("four.webmanifest"));
                (sheet.head)
                @if let Some(script) = sheet.script { (scripts(script)) }
            }
            body {
                a.skip href="#main" { (words.skip) }
                (header(visit))
                main #main class=(sheet.class) tabindex="-1" { (sheet.body) }
                @if sheet.script.is_some() { (data("words", &for_scripts(words))) }
            }
        }
    }
}

/// A script, and what it will ask for at once.
fn scripts(name: &str) -> Markup {
    let needs: &[&str] = match name {
        "start.js" => &["page.js"],
        "game.js" => &["page.js", "board.js", "moves.js", "link.js", "table.js", "sound.js"],
        "analysis.js" => &["page.js", "board.js", "moves.js", "table.js"],
        _ => &["page.js", "board.js", "moves.js"],
    };
    html! {
        @for need in needs { link rel="modulepreload" href=(assets::address(need)); }
        script type="module" src=(assets::address(name)) {}
    }
}

fn header(visit: &Visit) -> Markup {
    let words = visit.words();
    let other = match visit.language {
        Language::English => Language::Vietnamese,
        Language::Vietnamese => Language::English,
    };
    let pages = [("/analysis", words.analysis), ("/puzzle", words.puzzle), ("/help", words.help)];
    html! {
        header.top {
            a.brand href=(visit.link("/", &[])) aria-label=(words.title) {
                svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true" {
                    rect.frame width="48" height="48" rx="12" {}
                    circle.x cx="15" cy="15" r="8" {}
                    circle.o cx="33" cy="15" r="8" {}
                    circle.o cx="15" cy="33" r="8" {}
                    circle.x cx="33" cy="33" r="8" {}
                }
                span aria-hidden="true" { (words.title) }
            }
            nav aria-label=(words.menu) {
                @for (path, name) in pages {
                    a href=(visit.link(path, &[])) aria-current=[(path == visit.path).then_some("page")] { (name) }
                }
                a #language href=(visit.link_in(other)) lang=(other.code()) hreflang=(other.code()) {
                    span.long { (words.other_language) }
                    span.short { (other.code().to_uppercase()) }
                }
            }
        }
    }
}

/// What a page is about, for those who list pages.
pub(super) fn about(text: &str) -> Markup {
    html! { meta name="description" content=(text); }
}

/// Something for the scripts to read; it is not run.
pub(super) fn data(id: &str, value: &impl Serialize) -> Markup {
    let text = serde_json::to_string(value).unwrap_or_default();
    // So that no text in it can end the block.
    html! { script type="application/json" id=(id) { (PreEscaped(text.replace('<', "\\u003c"))) } }
}
