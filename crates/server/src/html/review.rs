//! The review of a game: its curve, how well each side played, what was good and bad about each move.

use four_protocol::State;
use four_rules::{Cell, Side};
use maud::{Markup, html};
use serde::Serialize;

use super::PageContext;
use super::board::{BoardView, board, steps};
use super::layout::{Page, about, data, render};
use super::learn::{STUDY_STYLES, news, study_head, task_card};

/// A game to review, for the script.
#[derive(Debug, Serialize)]
pub(crate) struct ReviewedGame {
    /// The id of the game, if it is one of this server.
    pub(crate) game: Option<String>,
    /// Its end.
    pub(crate) state: State,
    /// The moves in notation, each with the letter of its side.
    pub(crate) moves: Vec<(String, char)>,
    /// The board at the start and after each move, each with the cell of the disc that was dropped.
    pub(crate) boards: Vec<(String, Option<Cell>)>,
}

/// The page of a review after the first `at` moves. Its script asks the server for the coach's part, move by move.
pub(crate) fn review(context: &PageContext, game: &ReviewedGame, at: Option<usize>) -> Markup {
    let text = context.text();
    let [first, second] = &game.state.players.0;
    let title = text.page_review_of(&first.name, &second.name);
    let end = game.moves.len();
    let at = at.unwrap_or(end).min(end);
    let body = html! {
        h1 { (title) }
        (news(context, &game.state.status))
        section.middle {
            (board(context, &view(game, at)))
            (steps(context, [0, at.saturating_sub(1), (at + 1).min(end), end].map(|at| link(context, at))))
        }
        div.side {
            (verdict(context))
            (course(context, game))
            (task_card(context))
            (moves(context, game, at))
            (actions(context, game))
        }
        (data("data", game))
    };
    let page = Page {
        title: &title,
        class: "game study review",
        styles: &STUDY_STYLES,
        script: Some("review.js"),
        head: html! { (about(text.page_review_about())) meta name="robots" content="noindex"; (study_head(context)) },
        body,
    };
    render(context, &page)
}

fn link(context: &PageContext, at: usize) -> String {
    let kept = context.query.iter().filter(|(name, _)| ["rules", "pos"].contains(&name.as_str()));
    let kept = kept.map(|(name, value)| (name.as_str(), value.as_str()));
    let at = at.to_string();
    context.link(context.path, &kept.chain([("at", at.as_str())]).collect::<Vec<_>>())
}

fn view(game: &ReviewedGame, at: usize) -> BoardView<'_> {
    match game.boards.get(at) {
        Some((board, last)) if at < game.moves.len() => BoardView { board, last: *last, line: &[] },
        _ => BoardView::of(&game.state),
    }
}

/// What the coach says about the move that led to the position shown.
fn verdict(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        section #about.card.coach.of-review tabindex="0" aria-labelledby="verdict" {
            h2 #verdict { (text.page_coach()) }
            div #notes.notes {}
        }
    }
}

/// The curve of the game and how well each side played.
fn course(context: &PageContext, game: &ReviewedGame) -> Markup {
    let text = context.text();
    html! {
        section #course.card {
            h2 #course-title { (text.page_course()) }
            svg #curve.curve viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-labelledby="course-title course-about" {}
            p #course-about.quiet { (text.page_course_about()) }
            dl.accuracy {
                @for side in Side::BOTH {
                    dt { svg.token viewBox="-50 -50 100 100" width="24" height="24" aria-hidden="true" { use class=(side.letter()) href="#disc" {} }
                        bdi { (game.state.players[side].name) } }
                    dd data-accuracy=(side.letter()) { "…" }
                }
            }
            p #turning {}
            p.row { button #learn.primary.reserved type="button" hidden { (text.page_learn_mistakes()) } }
        }
    }
}

fn moves(context: &PageContext, game: &ReviewedGame, at: usize) -> Markup {
    html! {
        section #list.card {
            h2 { (context.text().page_moves()) }
            ol #moves.moves {
                @for (index, (label, side)) in game.moves.iter().enumerate() {
                    li class=(side) {
                        a href=(link(context, index + 1)) aria-current=[(index + 1 == at).then_some("step")] { (label) }
                    }
                }
            }
        }
    }
}

fn actions(context: &PageContext, game: &ReviewedGame) -> Markup {
    let text = context.text();
    let position = [("rules", game.state.rules.as_str()), ("pos", game.state.pos.as_str())];
    html! {
        div.actions {
            @if let Some(id) = &game.game {
                a #back.button href=(context.link(&format!("/g/{id}"), &[])) { (text.page_to_game()) }
            }
            a #analyse.button href=(context.link("/analysis", &position)) { (text.page_analyse()) }
        }
    }
}
