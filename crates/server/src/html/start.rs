//! The start page: one press plays.

use four_engine::{Analyst, Level};
use four_rules::Preset;
use maud::{Markup, html};

use super::PageContext;
use super::board::{BoardView, drawing};
use super::layout::{Page, about, render};

/// The level that is chosen if the visitor does not choose.
const USUAL_LEVEL: Level = Level::Step(3);

/// A game in full swing, to look at.
const PICTURE: &str = "......./......./...o.../..xxo../..oxx../.xoxoo.";

/// The start page.
pub(crate) fn start(context: &PageContext) -> Markup {
    let text = context.text();
    let body = html! {
        div.hero {
            div { h1 { (text.title()) } p { (text.page_tagline()) } }
            div.show { (drawing(&BoardView { board: PICTURE, last: None, line: &[] })) }
        }
        form #new.new action="#" {
            noscript { p.notice { (text.page_no_script()) } }
            p #notice.notice role="alert" hidden {}
            a #resume.button hidden { (text.page_resume()) }
            section.card {
                button.primary.big name="opponent" value="friend" { (text.page_friend()) }
                p { (text.page_friend_about()) }
            }
            section.card {
                button.primary.big name="opponent" value="computer" { (text.page_against_computer()) }
                (levels(context))
            }
            section.card {
                button.primary.big name="opponent" value="here" { (text.page_two_here()) }
                p { (text.page_two_here_about()) }
            }
            (options(context))
        }
        div.more {
            a.card href=(context.link("/analysis", &[])) { strong { (text.page_analysis()) } span { (text.page_analysis_about()) } }
            a.card href=(context.link("/puzzle", &[])) { strong { (text.page_puzzle()) } span { (text.page_puzzle_about()) } }
        }
    };
    let head = html! {
        (about(text.page_tagline()))
        meta property="og:title" content=(text.title());
        meta property="og:description" content=(text.page_tagline());
        meta property="og:url" content={ (context.origin) "/" };
    };
    render(context, &Page { title: "", class: "start", script: Some("start.js"), head, body })
}

fn levels(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        fieldset.chips.levels {
            legend { (text.page_level()) }
            @for level in Level::ALL {
                label {
                    input type="radio" name="level" value=(level) checked[level == USUAL_LEVEL];
                    span {
                        @match level {
                            Level::Dice => (die()),
                            Level::Step(step) => b { (step) },
                            Level::Perfect => {}
                        }
                        " " small { (text.level_name(level)) }
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
    let text = context.text();
    let sides =
        [("", text.page_either()), ("first", text.page_side_first()), ("second", text.page_side_second())];
    let longest = four_protocol::MAX_NAME;
    html! {
        details.card.options {
            summary { (text.page_options()) }
            div.fields {
                label { (text.page_name()) input name="name" maxlength=(longest) autocomplete="nickname"; }
                label { (text.page_other_name()) input name="other" maxlength=(longest) autocomplete="off"; }
                label {
                    (text.page_side())
                    select name="side" { @for (value, name) in sides { option value=(value) { (name) } } }
                }
                label { (text.page_clock()) (clocks(context)) }
                label { (text.page_rules()) (rules_select(context, Preset::STANDARD.name)) }
                label {
                    (text.page_own_rules())
                    input name="own" maxlength="120" autocomplete="off" autocapitalize="none" spellcheck="false"
                        placeholder="9x7 connect=5" aria-describedby="own-about";
                }
                p #own-about.quiet { (text.page_own_rules_about()) }
            }
        }
    }
}

/// A choice of the named rule sets. Those that a computer can play perfectly are marked for the script.
pub(super) fn rules_select(context: &PageContext, chosen: &str) -> Markup {
    html! {
        select name="rules" {
            @for preset in Preset::distinct() {
                option value=(preset.name) selected[preset.name == chosen]
                    data-perfect[Analyst::can_be_perfect(&preset.rules())] { (context.text().preset_name(preset.name)) }
            }
        }
    }
}

fn clocks(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        select name="clock" {
            option value="" { (text.page_clock_none()) }
            optgroup label=(text.page_clock_move()) {
                @for many in [10, 30] { option value=(many) { (text.page_seconds(many)) } }
                @for many in [1, 3] { option value=(many * 60) { (text.page_minutes(many)) } }
            }
            optgroup label=(text.page_clock_bank()) {
                @for (bank, more) in [(1, 2), (3, 2), (5, 5), (10, 10)] {
                    option value={ (bank * 60) "+" (more) } {
                        (text.page_bank(bank, more))
                    }
                }
            }
            optgroup label=(text.page_clock_days()) {
                @for many in [1, 3, 7] { option value=(many * 86_400) { (text.page_days(many)) } }
            }
        }
    }
}
