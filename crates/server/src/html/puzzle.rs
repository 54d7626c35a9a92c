//! The puzzle page.

use four_engine::{Hardness, Theme};
use four_protocol::Puzzle;
use maud::{Markup, html};
use serde::Serialize;

use super::PageContext;
use super::board::{BoardView, board};
use super::layout::{Page, about, data, render};
use super::learn::{STUDY_STYLES, news, study_head, task_card, themes};

/// What puzzles a visitor wants, and whether this is the one of a day.
#[derive(Debug, Default)]
pub(crate) struct PuzzleWish {
    /// The hardness of the next one; `None` for any.
    pub(crate) hardness: Option<Hardness>,
    /// The theme of the next one; `None` for any.
    pub(crate) theme: Option<Theme>,
    /// The day whose puzzle this is, counted from 1970-01-01.
    pub(crate) day: Option<u32>,
}

/// A puzzle for the script.
#[derive(Serialize)]
struct ShownPuzzle<'a> {
    #[serde(flatten)]
    puzzle: &'a Puzzle,
    /// The day whose puzzle it is.
    day: Option<u32>,
    /// Whether the player has named how hard the next one should be.
    chosen: bool,
}

/// The page of a puzzle. Its script asks the server what comes of a move.
pub(crate) fn puzzle(context: &PageContext, puzzle: &Puzzle, wish: &PuzzleWish) -> Markup {
    let text = context.text();
    let analysis = [("rules", puzzle.state.rules.as_str()), ("pos", puzzle.state.pos.as_str())];
    let title = if wish.day.is_some() { text.daily_puzzle() } else { &puzzle.title };
    let body = html! {
        h1 { (title) }
        (news(context, &puzzle.task))
        section.middle { (board(context, &BoardView::of(&puzzle.state))) }
        div.side {
            p.facts { span { (text.puzzle_about(&puzzle.theme_words, puzzle.rating)) } " " span #streak.reserved hidden {} }
            (task_card(context))
            div.actions {
                a #next.button.primary href=(link(context, wish.hardness, wish.theme)) { (text.page_next_puzzle()) }
                a #analyse.button href=(context.link("/analysis", &analysis)) { (text.page_analyse()) }
            }
            (choices(context, wish))
        }
        (data("data", &ShownPuzzle { puzzle, day: wish.day, chosen: wish.hardness.is_some() }))
    };
    let page = Page {
        title,
        class: "game study puzzle",
        styles: &STUDY_STYLES,
        script: Some("puzzle.js"),
        head: html! { (about(text.page_puzzle_about())) (study_head(context)) },
        body,
    };
    render(context, &page)
}

/// A link to a puzzle of this hardness and theme.
fn link(context: &PageContext, hardness: Option<Hardness>, theme: Option<Theme>) -> String {
    let wishes = [("hardness", hardness.map(Hardness::name)), ("theme", theme.map(Theme::name))];
    let wishes: Vec<_> = wishes.into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
    context.link("/puzzle", &wishes)
}

/// Other puzzles: the one of today, by difficulty, by theme.
fn choices(context: &PageContext, wish: &PuzzleWish) -> Markup {
    let text = context.text();
    html! {
        nav.card aria-label=(text.puzzles()) {
            @if wish.day.is_none() { a.button href=(context.link("/puzzle/daily", &[])) { (text.daily_puzzle()) } }
            h2 { (text.page_hardness()) }
            div.chips {
                @for one in Hardness::ALL {
                    a href=(link(context, Some(one), wish.theme)) data-hardness=(one.name())
                        aria-current=[(Some(one) == wish.hardness).then_some("true")] { (text.hardness(one)) }
                }
            }
            details open[wish.theme.is_some()] { summary { (text.page_themes()) } (themes(context, wish.theme)) }
        }
    }
}
