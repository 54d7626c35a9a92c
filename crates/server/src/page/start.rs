//! The start page: one press plays.

use four_engine::Level;
use four_rules::Preset;
use maud::{Markup, html};

use super::board::{Look, drawing};
use super::layout::{Sheet, about, page};
use super::{Visit, help};
use four_text::fill;

/// The level that is chosen for whoever does not choose.
const USUAL_LEVEL: &str = "3";

/// A game in full swing, to look at.
const PICTURE: &str = "......./......./...o.../..xxo../..oxx../.xoxoo.";

/// The start page.
pub(crate) fn start(visit: &Visit) -> Markup {
    let words = visit.words();
    let body = html! {
        div.hero {
            div { h1 { (words.title) } p { (words.tagline) } }
            div.show { (drawing(&Look { board: PICTURE, last: None, line: &[] })) }
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
                (levels(visit))
            }
            section.card {
                button.primary.big name="opponent" value="here" { (words.two_here) }
                p { (words.two_here_about) }
            }
            (options(visit))
        }
        div.more {
            a.card href=(visit.link("/analysis", &[])) { strong { (words.analysis) } span { (words.analysis_about) } }
            a.card href=(visit.link("/puzzle", &[])) { strong { (words.puzzle) } span { (words.puzzle_about) } }
        }
    };
    let head = html! {
        (about(words.tagline))
        meta property="og:title" content=(words.title);
        meta property="og:description" content=(words.tagline);
        meta property="og:url" content={ (visit.origin) "/" };
    };
    page(visit, &Sheet { title: "", class: "start", script: Some("start.js"), head, body })
}

fn levels(visit: &Visit) -> Markup {
    let words = visit.words();
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

/// The sign of whoever plays at random.
fn die() -> Markup {
    html! {
        svg.die viewBox="0 0 24 24" aria-hidden="true" {
            rect x="3" y="3" width="18" height="18" rx="5" {}
            @for (x, y) in [(8, 8), (16, 8), (12, 12), (8, 16), (16, 16)] { circle cx=(x) cy=(y) r="1.7" {} }
        }
    }
}

fn options(visit: &Visit) -> Markup {
    let words = visit.words();
    let sides = [("", words.either), ("first", words.side_first), ("second", words.side_second)];
    let longest = four_protocol::LONGEST_NAME;
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
                label { (words.clock) (clocks(visit)) }
                label { (words.rules) (rules_select(visit, Preset::STANDARD.name)) }
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

/// The rule sets that have a name, to choose from.
pub(super) fn rules_select(visit: &Visit, chosen: &str) -> Markup {
    html! {
        select name="rules" {
            @for preset in help::presets() {
                option value=(preset.name) selected[preset.name == chosen] { (help::name_of(visit.words(), preset.name)) }
            }
        }
    }
}

fn clocks(visit: &Visit) -> Markup {
    let words = visit.words();
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
