//! The analysis page.

use four_protocol::Analysis;
use four_rules::Preset;
use maud::{Markup, html};

use super::PageContext;
use super::board::{BoardView, board, steps};
use super::layout::{Page, about, data, render};
use super::learn::{STUDY_STYLES, study_head};
use super::start::rules_select;
use crate::snapshot::joined;

/// The analysis page. Its script asks the server for the coach's part. `wrong` says which moves are left out and why.
pub(crate) fn analysis(context: &PageContext, analysis: &Analysis, wrong: Option<&str>) -> Markup {
    let text = context.text();
    let state = &analysis.state;
    let body = html! {
        h1 { (text.page_analysis()) }
        div.news {
            p #status.status { (state.status) }
            @if let Some(wrong) = wrong { p.notice.wrong role="status" { (text.in_a_row([wrong, text.page_legal_part()])) } }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
        section.middle {
            (board(context, &BoardView::of(state)))
            p #worth.worth aria-hidden="true" {}
            div #answers.chips hidden {}
        }
        div.side {
            (coach(context))
            (moves(context, analysis))
            (settings(context))
            (position(context, analysis))
        }
        (data("data", analysis))
    };
    let page = Page {
        title: text.page_analysis(),
        class: "game study analysis",
        styles: &STUDY_STYLES,
        script: Some("analysis.js"),
        head: html! { (about(text.page_analysis_about())) (study_head(context)) },
        body,
    };
    render(context, &page)
}

/// What the coach says. The card has a fixed size and scrolls, because its text comes late and must not move what is below.
fn coach(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        section.card.coach tabindex="0" aria-labelledby="coach" {
            h2 #coach { (text.page_coach()) }
            p #turning hidden {}
            div #verdict.notes hidden {}
            div #sentences.notes {}
        }
    }
}

fn settings(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        section #settings.card.reserved hidden {
            label.check { input type="checkbox" name="scores" checked autocomplete="off"; (text.page_show_scores()) }
            p #legend.quiet { (text.page_scores_about()) }
            details #in-words { summary { (text.page_scores_words()) } ul #worths {} }
        }
    }
}

/// Splits the moves of a position.
fn split(pos: &str) -> Vec<String> {
    match pos.contains(',') {
        true => pos.split(',').filter(|text| !text.is_empty()).map(str::to_owned).collect(),
        false => pos.chars().map(String::from).collect(),
    }
}

/// A move in notation, or the words of its button if it is the answer to a question of the rules.
fn label<'a>(context: &PageContext, action: &'a str) -> &'a str {
    context.text().lookup(&format!("live-act-{action}")).unwrap_or(action)
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
                    li { a href=(link(index + 1)) aria-current=[(index + 1 == end).then_some("step")] { (label(context, action)) } }
                }
            }
            (steps(context, [link(0), link(end.saturating_sub(1)), link(end), link(end)]))
            p.row {
                button #review.reserved type="button" hidden { (text.page_review()) }
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
