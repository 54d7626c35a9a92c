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
    let words = context.words();
    let state = &analysis.state;
    let body = html! {
        h1 { (words.analysis) }
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
                h2 { (words.coach) }
                p #verdict hidden { span.grade {} " " span.words {} }
                ul #sentences { @for sentence in &analysis.sentences { li { (sentence) } } }
            }
            (moves(context, analysis))
            section #settings.card hidden {
                label.check { input type="checkbox" name="scores" checked; (words.show_scores) }
                p.quiet { (words.scores_about) }
            }
            (position(context, analysis))
        }
        (data("data", analysis))
    };
    let page = Page {
        title: words.analysis,
        class: "game study",
        script: Some("analysis.js"),
        head: about(words.analysis_about),
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
    let words = context.words();
    let moves = split(&analysis.state.pos);
    let link = |count: usize| {
        let pos = joined(&moves[..count.min(moves.len())]);
        context.link("/analysis", &[("rules", &analysis.state.rules), ("pos", &pos)])
    };
    let end = moves.len();
    html! {
        section.card {
            h2 { (words.moves) }
            ol #moves.moves {
                @for (index, text) in moves.iter().enumerate() {
                    li { a href=(link(index + 1)) aria-current=[(index + 1 == end).then_some("step")] { (text) } }
                }
            }
            (steps(context, [link(0), link(end.saturating_sub(1)), link(end), link(end)]))
            p #turning.quiet hidden {}
            p.row {
                button #review type="button" hidden { (words.review) }
                a.button href=(context.link("/analysis", &[("rules", &analysis.state.rules)])) { (words.clear) }
            }
        }
    }
}

/// A form for another position or other rules. It works without a script.
fn position(context: &PageContext, analysis: &Analysis) -> Markup {
    let words = context.words();
    let rules = &analysis.state.rules;
    let known = Preset::named(rules).is_some();
    html! {
        details.card {
            summary { (words.rules) }
            form #position action="/analysis" {
                @if context.chosen { input type="hidden" name="lang" value=(context.language.code()); }
                label {
                    (words.rules)
                    @if known { (rules_select(context, rules)) } @else { input name="rules" value=(rules); }
                }
                label { (words.position) input name="pos" value=(analysis.state.pos) autocomplete="off" autocapitalize="none"; }
                button { (words.analyse) }
            }
        }
    }
}

/// The puzzle page, for this hardness or any. Its script asks the server for the puzzle, which may take a while to make.
pub(crate) fn puzzle(context: &PageContext, hardness: Option<Hardness>) -> Markup {
    let words = context.words();
    let link = |hardness: Hardness| context.link("/puzzle", &[("hardness", &hardness.to_string())]);
    let next = hardness.map_or_else(|| context.link("/puzzle", &[]), link);
    let empty = Rules::default().board();
    let empty = crate::snapshot::board(&empty);
    let body = html! {
        h1 { (words.puzzle) }
        div.news {
            p #status.status { (words.making_puzzle) }
            noscript { p.notice { (words.no_script) } }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
        section.middle { (board(context, &BoardView { board: &empty, last: None, line: &[] })) }
        div.side {
            section #answer.card.coach hidden {
                h2 #verdict {}
                p #why {}
                button #retry type="button" hidden { (words.try_again) }
            }
            div.actions {
                a #next.button.primary href=(next) { (words.next_puzzle) }
                button #solution type="button" hidden { (words.solution) }
                a #analyse.button hidden { (words.analyse) }
            }
            nav.card aria-label=(words.hardness) {
                h2 { (words.hardness) }
                div.chips {
                    @for one in Hardness::ALL {
                        a href=(link(one)) data-hardness=(one) aria-current=[(Some(one) == hardness).then_some("true")] {
                            (one.word(context.language))
                        }
                    }
                }
            }
        }
    };
    let page = Page {
        title: words.puzzle,
        class: "game study",
        script: Some("puzzle.js"),
        head: about(words.puzzle_about),
        body,
    };
    render(context, &page)
}
