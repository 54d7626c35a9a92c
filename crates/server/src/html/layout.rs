//! The frame of all pages.

use four_picture::card::{HEIGHT, WIDTH};
use four_text::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;

use super::assets::Style;
use super::{PageContext, assets};

/// The parts of a page inside the frame.
pub(super) struct Page<'a> {
    /// The title; the name of the program is added.
    pub(super) title: &'a str,
    /// The class of its main part.
    pub(super) class: &'a str,
    /// Its styles besides the one of all pages.
    pub(super) styles: &'a [Style],
    /// The script, if the page has one.
    pub(super) script: Option<&'a str>,
    /// More elements of the head.
    pub(super) head: Markup,
    /// The content.
    pub(super) body: Markup,
}

/// Renders a whole page.
pub(super) fn render(context: &PageContext, page: &Page) -> Markup {
    let text = context.text();
    let title = match page.title {
        "" => text.title().to_owned(),
        title => text.page_window_title(title, text.title()),
    };
    html! {
        (DOCTYPE)
        html lang=(context.language.code()) data-chosen=(if context.chosen { context.language.code() } else { "" }) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#14171f" media="(prefers-color-scheme: dark)";
                title { (title) }
                (style(Style::Base))
                @for more in page.styles { (style(*more)) }
                link rel="icon" type="image/svg+xml" href=(assets::address("favicon.svg"));
                link rel="apple-touch-icon" href=(assets::address("icon-180.png"));
                link rel="manifest" href=(context.link("/four.webmanifest", &[]));
                (page.head)
                (alternates(context))
                (preview(context, &title))
                @if let Some(script) = page.script { (scripts(script)) }
            }
            body {
                a.skip href="#main" { (text.page_skip()) }
                (header(context))
                main #main class=(page.class) tabindex="-1" { (page.body) }
                @if let Some(script) = page.script {
                    (data("words", &if script == "start.js" { text.for_start() } else { text.for_games() }))
                }
            }
        }
    }
}

/// A style as an element of the head.
pub(super) fn style(style: Style) -> Markup {
    html! { style { (PreEscaped(style.text())) } }
}

/// A script, with preloads of the modules that it imports.
fn scripts(name: &str) -> Markup {
    let needs: &[&str] = match name {
        "start.js" => &["page.js", "board.js"],
        "game.js" => &[
            "page.js",
            "board.js",
            "moves.js",
            "connection.js",
            "table.js",
            "sound.js",
            "mine.js",
            "rhythm.js",
            "climax.js",
            "powers.js",
            "reactions.js",
        ],
        "analysis.js" => &["page.js", "board.js", "moves.js", "table.js", "teach.js"],
        "learn.js" => &["page.js", "progress.js"],
        "review.js" => &["page.js", "board.js", "moves.js", "teach.js", "exercise.js"],
        _ => &["page.js", "board.js", "climax.js", "teach.js", "exercise.js", "progress.js"],
    };
    html! {
        @for need in needs { link rel="modulepreload" href=(assets::address(need)); }
        script type="module" src=(assets::address(name)) {}
    }
}

fn header(context: &PageContext) -> Markup {
    let text = context.text();
    let pages =
        [("/learn", text.page_learn()), ("/analysis", text.page_analysis()), ("/help", text.page_help())];
    html! {
        header.top {
            a.brand href=(context.link("/", &[])) aria-label=(text.title()) {
                svg viewBox="0 0 48 48" width="36" height="36" aria-hidden="true" {
                    rect.frame width="48" height="48" rx="12" {}
                    circle.x cx="15" cy="15" r="8" {}
                    circle.o cx="33" cy="15" r="8" {}
                    circle.o cx="15" cy="33" r="8" {}
                    circle.x cx="33" cy="33" r="8" {}
                }
                span aria-hidden="true" { (text.title()) }
            }
            nav aria-label=(text.page_menu()) {
                @for (path, name) in pages {
                    a href=(context.link(path, &[])) aria-current=[(path == context.path).then_some("page")] { (name) }
                }
                (languages(context))
            }
        }
    }
}

/// The menu of the languages. It opens without a script.
fn languages(context: &PageContext) -> Markup {
    let own = context.language;
    html! {
        details.languages {
            summary {
                span.unseen { (context.text().page_language(own.name())) }
                span.long lang=(own.code()) aria-hidden="true" { (own.name()) }
                span.short lang=(own.code()) aria-hidden="true" { (short(own)) }
            }
            div {
                @for other in Language::ALL {
                    a.language href=(context.link_in(other)) lang=(other.code()) hreflang=(other.code())
                        aria-current=[(other == own).then_some("true")] { (other.name()) }
                }
            }
        }
    }
}

/// The code of a language where there is little room: `PT` for `pt-BR`.
fn short(language: Language) -> String {
    language.code().split('-').next().unwrap_or_default().to_uppercase()
}

/// The same page in all languages, for search engines.
fn alternates(context: &PageContext) -> Markup {
    html! {
        @for other in Language::ALL {
            link rel="alternate" hreflang=(other.code()) href={ (context.origin) (context.link_in(other)) };
        }
    }
}

/// The description of a page, for search engines and previews.
pub(super) fn about(text: &str) -> Markup {
    html! {
        meta name="description" content=(text);
        meta property="og:description" content=(text);
    }
}

/// What previews show besides the description.
fn preview(context: &PageContext, title: &str) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content=(context.text().title());
        meta property="og:title" content=(title);
        meta property="og:url" content={ (context.origin) (context.path) };
        meta property="og:image" content={ (context.origin) (card(context)) };
        meta property="og:image:width" content=(WIDTH);
        meta property="og:image:height" content=(HEIGHT);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The address of the card of a page.
fn card(context: &PageContext) -> String {
    let mut parts = context.path.split('/').skip(1);
    let query = || context.query.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    match (parts.next(), parts.next()) {
        (Some("g"), Some(id)) => context.link(&format!("/card/game/{id}"), &[]),
        (Some("puzzle"), Some(id)) if id.parse::<u32>().is_ok() => {
            context.link(&format!("/card/puzzle/{id}"), &[])
        }
        (Some("analysis"), _) => super::address(
            "/card/analysis",
            query().filter(|(name, _)| ["rules", "pos", "lang"].contains(name)),
        ),
        _ => context.link("/card/start", &[]),
    }
}

/// The manifest, which lets a phone install the pages as an app.
pub(crate) fn manifest(context: &PageContext) -> serde_json::Value {
    serde_json::json!({
        "name": context.text().title(),
        "lang": context.language.code(),
        "start_url": context.link("/", &[]),
        "display": "standalone",
        "background_color": "#f8f3e8",
        "theme_color": "#2f66cc",
        "icons": [
            { "src": assets::address("favicon.svg"), "sizes": "any", "type": "image/svg+xml" },
            { "src": assets::address("icon-192.png"), "sizes": "192x192", "type": "image/png" },
            { "src": assets::address("icon-512.png"), "sizes": "512x512", "type": "image/png", "purpose": "any maskable" },
        ],
    })
}

/// A block of data for the scripts.
pub(super) fn data(id: &str, value: &impl Serialize) -> Markup {
    let text = serde_json::to_string(value).unwrap_or_default();
    // Escaped so that no text can end the block.
    html! { script type="application/json" id=(id) { (PreEscaped(text.replace('<', "\\u003c"))) } }
}
