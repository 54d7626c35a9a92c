//! The start page: a tap on its board is the first move of a game.

use four_engine::{Analyst, Level};
use four_rules::Preset;
use maud::{Markup, html};

use super::PageContext;
use super::assets::Style;
use super::board::empty_board;
use super::choice::{board_choice, rule_cards};
use super::layout::{Page, about, render};

/// The level that is chosen if the visitor does not choose.
const USUAL_LEVEL: Level = Level::Step(3);

/// The start page.
pub(crate) fn start(context: &PageContext) -> Markup {
    let text = context.text();
    let rules = Preset::STANDARD.rules();
    let body = html! {
        div.hero { h1 { (text.title()) } p { (text.page_tagline()) } }
        section.middle {
            (empty_board(context, rules.columns(), rules.rows()))
            p #tap.tap.reserved hidden {}
            p #said.unseen aria-live="polite" {}
        }
        form #new.new action="#" {
            noscript { p.notice { (text.page_no_script()) } }
            p #notice.notice role="alert" hidden {}
            section #mine.card.mine hidden { h2 { (text.page_my_games()) } ul {} }
            div.scripted {
                section.card {
                    div #chosen.chips.chosen role="group" aria-label=(text.page_chosen()) hidden {}
                    button.primary.big name="opponent" value="computer" { (text.page_against_computer()) }
                    (levels(context))
                }
                div.others {
                    (other("friend", [text.page_friend(), text.page_friend_about()]))
                    (other("here", [text.page_two_here(), text.page_two_here_about()]))
                }
                (rules_choice(context))
                (options(context))
            }
        }
        div.more {
            a.card href=(context.link("/learn", &[])) { strong { (text.page_learn()) } span { (text.page_learn_about()) } }
            a.card href=(context.link("/analysis", &[])) { strong { (text.page_analysis()) } span { (text.page_analysis_about()) } }
            a.card href=(context.link("/puzzle", &[])) { strong { (text.page_puzzle()) } span { (text.page_puzzle_about()) } }
        }
    };
    let page = Page {
        title: "",
        class: "start",
        styles: &[Style::Start],
        script: Some("start.js"),
        head: about(text.page_tagline()),
        body,
    };
    render(context, &page)
}

/// A quieter button beside the first one, with what it does.
fn other(kind: &str, [name, about]: [&str; 2]) -> Markup {
    let description = format!("{kind}-about");
    html! {
        div.other {
            button name="opponent" value=(kind) aria-describedby=(description) { (name) }
            p.quiet id=(description) { (about) }
        }
    }
}

fn levels(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        fieldset.chips.levels {
            legend { (text.page_level()) }
            @for level in Level::ALL {
                label {
                    input type="radio" name="level" value=(level) data-name=(text.level_choice(level)) checked[level == USUAL_LEVEL];
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

/// Rule sets as cards, and a board of any size.
fn rules_choice(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        details.card.rules {
            summary { (text.page_rules()) }
            (rule_cards(context))
            (board_choice(context))
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
