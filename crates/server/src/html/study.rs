//! The analysis page and the puzzle page.

use four_engine::Hardness;
use four_protocol::Analysis;
use four_rules::{Preset, Rules};
use maud::{Markup, html};

use super::PageContext;
use super::board::{BoardView, board, steps};
use super::layout::{Page, about, data, render};
use super::start::rules_select;
use crate::snapshot::joined;

/// The analysis page. Its script asks the server for the coach's part.
pub(crate) fn analysis(context: &PageContext, analysis: &Analysis) -> Markup {
    let text = context.text();
    let state = &analysis.state;
    let body = html! {
        h1 { (text.page_analysis()) }
        div.news {
            p #status.status { (state.status) }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
        section.middle {
            (board(context, &BoardView::of(state)))
            p #worth.worth aria-hidden="true" {}
            div #answers.chips hidden {}
        }
        div.side {
            section.card.coach {
                h2 { (text.page_coach()) }
                p #verdict hidden { span.grade {} " " span.words {} }
                ul #sentences { @for sentence in &analysis.sentences { li { (sentence) } } }
            }
            (moves(context, analysis))
            section #settings.card hidden {
                label.check { input type="checkbox" name="scores" checked; (text.page_show_scores()) }
                p.quiet { (text.page_scores_about()) }
            }
            (position(context, analysis))
        }
        (data("data", analysis))
    };
    let page = Page {
        title: text.page_analysis(),
        class: "game study",
        script: Some("analysis.js"),
        head: about(text.page_analysis_about()),
        body,
    };
    render(context, &page)
}

/// Splits the moves of a position.
fn split(pos: &str) -> Vec<String> {
    match pos.contains(',') {
        true => pos.split(',').filter(|text| !text.is_empty()).map(str::to_owned).collect(),
        false => pos.chars().map(String::from).collect(),
    }
}

fn moves(context: &PageContext, analysis: &Analysis) -> Markup {
    let text = context.text();
    let moves = split(&analysis.state.pos);
    let link = |count: usize| {
        let pos = joined(&moves[..count.min(moves.len())]);
        context.link("/analysis", &[("rules", &analysis.state.rules), ("pos", &pos)])
    };
    let end = moves.len();
    html! {
        section.card {
            h2 { (text.page_moves()) }
            ol #moves.moves {
                @for (index, action) in moves.iter().enumerate() {
                    li { a href=(link(index + 1)) aria-current=[(index + 1 == end).then_some("step")] { (action) } }
                }
            }
            (steps(context, [link(0), link(end.saturating_sub(1)), link(end), link(end)]))
            p #turning.quiet hidden {}
            p.row {
                button #review type="button" hidden { (text.page_review()) }
                a.button href=(context.link("/analysis", &[("rules", &analysis.state.rules)])) { (text.page_clear()) }
            }
        }
    }
}

/// A form for another position or other rules. It works without a script.
fn position(context: &PageContext, analysis: &Analysis) -> Markup {
    let text = context.text();
    let rules = &analysis.state.rules;
    let known = Preset::named(rules).is_some();
    html! {
        details.card {
            summary { (text.page_rules()) }
            form #position action="/analysis" {
                @if context.chosen { input type="hidden" name="lang" value=(context.language.code()); }
                label {
                    (text.page_rules())
                    @if known { (rules_select(context, rules)) } @else { input name="rules" value=(rules); }
                }
                label { (text.page_position()) input name="pos" value=(analysis.state.pos) autocomplete="off" autocapitalize="none"; }
                button { (text.page_analyse()) }
            }
        }
    }
}

/// The puzzle page, for this hardness or any. Its script asks the server for the puzzle, which may take a while to make.
pub(crate) fn puzzle(context: &PageContext, hardness: Option<Hardness>) -> Markup {
    let text = context.text();
    let link = |hardness: Hardness| context.link("/puzzle", &[("hardness", hardness.name())]);
    let next = hardness.map_or_else(|| context.link("/puzzle", &[]), link);
    let empty = Rules::default().board();
    let empty = crate::snapshot::board(&empty);
    let body = html! {
        h1 { (text.page_puzzle()) }
        div.news {
            p #status.status { (text.page_making_puzzle()) }
            noscript { p.notice { (text.page_no_script()) } }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
        section.middle { (board(context, &BoardView { board: &empty, last: None, line: &[] })) }
        div.side {
            section #answer.card.coach hidden {
                h2 #verdict {}
                p #why {}
                button #retry type="button" hidden { (text.page_try_again()) }
            }
            div.actions {
                a #next.button.primary href=(next) { (text.page_next_puzzle()) }
                button #solution type="button" hidden { (text.page_solution()) }
                a #analyse.button hidden { (text.page_analyse()) }
            }
            nav.card aria-label=(text.page_hardness()) {
                h2 { (text.page_hardness()) }
                div.chips {
                    @for one in Hardness::ALL {
                        a href=(link(one)) data-hardness=(one.name()) aria-current=[(Some(one) == hardness).then_some("true")] {
                            (text.hardness(one))
                        }
                    }
                }
            }
        }
    };
    let page = Page {
        title: text.page_puzzle(),
        class: "game study",
        script: Some("puzzle.js"),
        head: about(text.page_puzzle_about()),
        body,
    };
    render(context, &page)
}
