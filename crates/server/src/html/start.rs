//! The start page: one press plays.

use four_engine::Level;
use four_rules::Preset;
use maud::{Markup, html};

use super::board::{BoardView, drawing};
use super::layout::{Page, about, render};
use super::{PageContext, help};
use four_text::fill;

/// The level that is chosen for whoever does not choose.
const USUAL_LEVEL: &str = "3";

/// A game in full swing, to look at.
const PICTURE: &str = "......./......./...o.../..xxo../..oxx../.xoxoo.";

/// The start page.
pub(crate) fn start(context: &PageContext) -> Markup {
    let words = context.words();
    let body = html! {
        div.hero {
            div { h1 { (words.title) } p { (words.tagline) } }
            div.show { (drawing(&BoardView { board: PICTURE, last: None, line: &[] })) }
        }
        form #new.new action="#" {
            noscript { p.notice { (words.no_script) } }
            p #notice.notice role="alert" hidden {}
            a #resume.button hidden { (words.resume) }
            section.card {
                button.primary.big name="opponent" value="friend" { (words.friend) }
                p { (words.friend_about) }
            }
            section.card {
                button.primary.big name="opponent" value="computer" { (words.against_computer) }
                (levels(context))
            }
            section.card {
                button.primary.big name="opponent" value="here" { (words.two_here) }
                p { (words.two_here_about) }
            }
            (options(context))
        }
        div.more {
            a.card href=(context.link("/analysis", &[])) { strong { (words.analysis) } span { (words.analysis_about) } }
            a.card href=(context.link("/puzzle", &[])) { strong { (words.puzzle) } span { (words.puzzle_about) } }
        }
    };
    let head = html! {
        (about(words.tagline))
        meta property="og:title" content=(words.title);
        meta property="og:description" content=(words.tagline);
        meta property="og:url" content={ (context.origin) "/" };
    };
    render(context, &Page { title: "", class: "start", script: Some("start.js"), head, body })
}

fn levels(context: &PageContext) -> Markup {
    let words = context.words();
    html! {
        fieldset.chips.levels {
            legend { (words.level) }
            @for level in Level::ALL.map(|level| level.to_string()) {
                label {
                    input type="radio" name="level" value=(level) checked[level == USUAL_LEVEL]
                        aria-label=[(level == "dice").then_some(words.level_dice)];
                    span {
                        @match level.as_str() {
                            "dice" => (die()),
                            "perfect" => (words.level_perfect),
                            step => (step),
                        }
                    }
                }
            }
        }
    }
}

/// The symbol of the random level.
fn die() -> Markup {
    html! {
        svg.die viewBox="0 0 24 24" aria-hidden="true" {
            rect x="3" y="3" width="18" height="18" rx="5" {}
            @for (x, y) in [(8, 8), (16, 8), (12, 12), (8, 16), (16, 16)] { circle cx=(x) cy=(y) r="1.7" {} }
        }
    }
}

fn options(context: &PageContext) -> Markup {
    let words = context.words();
    let sides = [("", words.either), ("first", words.side_first), ("second", words.side_second)];
    let longest = four_protocol::MAX_NAME;
    html! {
        details.card.options {
            summary { (words.options) }
            div.fields {
                label { (words.name) input name="name" maxlength=(longest) autocomplete="nickname"; }
                label { (words.other_name) input name="other" maxlength=(longest) autocomplete="off"; }
                label {
                    (words.side)
                    select name="side" { @for (value, name) in sides { option value=(value) { (name) } } }
                }
                label { (words.clock) (clocks(context)) }
                label { (words.rules) (rules_select(context, Preset::STANDARD.name)) }
                label {
                    (words.own_rules)
                    input name="own" maxlength="120" autocomplete="off" autocapitalize="none" spellcheck="false"
                        placeholder="9x7 connect=5" aria-describedby="own-about";
                }
                p #own-about.quiet { (words.own_rules_about) }
            }
        }
    }
}

/// A choice of the named rule sets.
pub(super) fn rules_select(context: &PageContext, chosen: &str) -> Markup {
    html! {
        select name="rules" {
            @for preset in help::presets() {
                option value=(preset.name) selected[preset.name == chosen] { (help::name_of(context.words(), preset.name)) }
            }
        }
    }
}

fn clocks(context: &PageContext) -> Markup {
    let words = context.words();
    let minutes = |minutes: u32| match minutes {
        1 => words.minute.to_owned(),
        more => fill(words.minutes, &[&more]),
    };
    let days = |days: u32| match days {
        1 => words.day.to_owned(),
        more => fill(words.days, &[&more]),
    };
    html! {
        select name="clock" {
            option value="" { (words.clock_none) }
            optgroup label=(words.clock_move) {
                option value="10" { (fill(words.seconds, &[&10])) }
                option value="30" { (fill(words.seconds, &[&30])) }
                @for many in [1, 3] { option value=(many * 60) { (minutes(many)) } }
            }
            optgroup label=(words.clock_bank) {
                @for (bank, more) in [(1, 2), (3, 2), (5, 5), (10, 10)] {
                    option value={ (bank * 60) "+" (more) } {
                        (fill(words.bank, &[&bank, &more]))
                    }
                }
            }
            optgroup label=(words.clock_days) {
                @for many in [1, 3, 7] { option value=(many * 86_400) { (days(many)) } }
            }
        }
    }
}
