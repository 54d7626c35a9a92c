//! The puzzle page.

use four_engine::Hardness;
use four_protocol::Puzzle;
use maud::{Markup, html};

use super::PageContext;
use super::board::{BoardView, board};
use super::layout::{Page, about, data, render};

/// The page of a puzzle; the next one has this hardness or any. Its script asks the server what comes of a move.
pub(crate) fn puzzle(context: &PageContext, puzzle: &Puzzle, hardness: Option<Hardness>) -> Markup {
    let text = context.text();
    let next = hardness.map_or_else(|| context.link("/puzzle", &[]), |hardness| link(context, hardness));
    let analysis = [("rules", puzzle.state.rules.as_str()), ("pos", puzzle.state.pos.as_str())];
    let body = html! {
        h1 { (puzzle.title) }
        div.news {
            p #status.status { (puzzle.task) }
            noscript { p.notice { (text.page_no_script()) } }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
        section.middle { (board(context, &BoardView::of(&puzzle.state))) }
        div.side {
            (answer(context))
            div.actions {
                a #next.button.primary href=(next) { (text.page_next_puzzle()) }
                button #solution.reserved type="button" hidden { (text.page_solution()) }
                a #analyse.button href=(context.link("/analysis", &analysis)) { (text.page_analyse()) }
            }
            (hardnesses(context, hardness))
        }
        (data("data", puzzle))
    };
    let page = Page {
        title: &puzzle.title,
        class: "game study puzzle",
        script: Some("puzzle.js"),
        head: about(text.page_puzzle_about()),
        body,
    };
    render(context, &page)
}

/// A link to a puzzle of this hardness.
fn link(context: &PageContext, hardness: Hardness) -> String {
    context.link("/puzzle", &[("hardness", hardness.name())])
}

/// What the coach says about an attempt, in a card of a fixed size that scrolls: the text comes late and must not move
/// what is below.
fn answer(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        section #answer.card.coach tabindex="0" aria-labelledby="verdict" {
            h2 #verdict { (text.page_puzzle_about()) }
            // Above the text, so that the focus on it scrolls nothing.
            button #retry type="button" hidden { (text.page_try_again()) }
            p #why {}
        }
    }
}

fn hardnesses(context: &PageContext, chosen: Option<Hardness>) -> Markup {
    let text = context.text();
    html! {
        nav.card aria-label=(text.page_hardness()) {
            h2 { (text.page_hardness()) }
            div.chips {
                @for one in Hardness::ALL {
                    a href=(link(context, one)) data-hardness=(one.name()) aria-current=[(Some(one) == chosen).then_some("true")] {
                        (text.hardness(one))
                    }
                }
            }
        }
    }
}
