//! Handlers of the pages for learning: analysis, review, puzzles, lessons.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use four_engine::{Hardness, Lesson, Theme};
use four_rules::Event;
use serde::Deserialize;

use crate::analysis::{self, Position};
use crate::api::{self, PositionQuery};
use crate::error::RequestError;
use crate::html::{self, PuzzleWish, ReviewedGame};
use crate::node::Node;
use crate::pages::{MoveQuery, PageRequest};
use crate::puzzle::{self, PuzzleQuery};
use crate::request::{Parameters, PathParameter};
use crate::snapshot;

/// The analysis of a position. Of moves that cannot be played, the page shows the part before them and says what is wrong.
pub(crate) async fn analysis(
    request: PageRequest,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Response, RequestError> {
    let (position, wrong) = query.legal_position()?;
    let analysis = analysis::unanalysed(&position, request.text());
    let wrong = wrong.map(|wrong| RequestError::from(wrong).say(request.text()));
    Ok(request.page(|context| html::analysis(context, &analysis, wrong.as_deref())))
}

/// Leads to a puzzle as asked for.
pub(crate) async fn any_puzzle(
    request: PageRequest,
    Parameters(query): Parameters<PuzzleQuery>,
) -> Result<Redirect, RequestError> {
    let (puzzle, hardness, theme) = (query.puzzle()?, query.hardness()?, query.theme()?);
    let wishes = [("hardness", hardness.map(Hardness::name)), ("theme", theme.map(Theme::name))];
    let wishes: Vec<_> = wishes.into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
    Ok(Redirect::to(&request.context().link(&format!("/puzzle/{}", puzzle.id), &wishes)))
}

/// The page of a puzzle; `daily` is the one of today.
pub(crate) async fn puzzle(
    State(node): State<Arc<Node>>,
    request: PageRequest,
    PathParameter(id): PathParameter,
    Parameters(query): Parameters<PuzzleQuery>,
) -> Result<Response, RequestError> {
    let day = puzzle::day(node.games.time.now());
    let (puzzle, day) = match id.as_str() {
        "daily" => (puzzle::daily(day)?, Some(day)),
        id => (puzzle::named(id.parse().map_err(|_| RequestError::NotFound)?)?, None),
    };
    let posed = puzzle::posed(puzzle, request.text())?;
    let wish = PuzzleWish { hardness: query.hardness()?, theme: query.theme()?, day };
    Ok(request.page(|context| html::puzzle(context, &posed, &wish)))
}

pub(crate) async fn learn(request: PageRequest) -> Response {
    request.page(html::learn)
}

/// The step of a lesson, from 1.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct LessonQuery {
    step: Option<usize>,
}

pub(crate) async fn lesson(
    request: PageRequest,
    PathParameter(name): PathParameter,
    query: Result<Parameters<LessonQuery>, RequestError>,
) -> Result<Response, RequestError> {
    let lesson = Lesson::named(&name).ok_or(RequestError::NotFound)?;
    // A step that cannot be read is the first.
    let step = query.map_or(None, |Parameters(query)| query.step).unwrap_or(1);
    let page = html::lesson(&request.context(), lesson, step).ok_or(RequestError::NotFound)?;
    Ok(request.page(|_| page))
}

/// The review of moves that are in the address.
pub(crate) async fn review_of_moves(
    request: PageRequest,
    Parameters(query): Parameters<PositionQuery>,
    at: Result<Parameters<MoveQuery>, RequestError>,
) -> Result<Response, RequestError> {
    let position = query.position()?;
    let state = snapshot::state(position.log.game(), position.text(), request.text());
    let game = reviewed(&position, None, state);
    let at = at.map_or(None, |Parameters(query)| query.at);
    Ok(request.page(|context| html::review(context, &game, at)))
}

/// The review of a game that is over; one that goes on leads to its page.
pub(crate) async fn review_of_game(
    State(node): State<Arc<Node>>,
    request: PageRequest,
    PathParameter(id): PathParameter,
    at: Result<Parameters<MoveQuery>, RequestError>,
) -> Result<Response, RequestError> {
    let live = api::live_game(&node, &id).await?;
    let state = api::public_game(&node, &live, request.text()).state;
    if state.ending.is_none() {
        return Ok(Redirect::to(&request.context().link(&format!("/g/{id}"), &[])).into_response());
    }
    let position = Position::read(&state.rules, &state.pos)?;
    let game = reviewed(&position, Some(id), state);
    let at = at.map_or(None, |Parameters(query)| query.at);
    Ok(request.page(|context| html::review(context, &game, at)))
}

/// The moves of a position and the boards on the way to it.
fn reviewed(position: &Position, game: Option<String>, state: four_protocol::State) -> ReviewedGame {
    let log = &position.log;
    let start = (snapshot::board(log.position_after(0).board()), None);
    let (mut moves, mut boards) = (Vec::new(), vec![start]);
    for step in log.steps().filter(|step| !step.input.is_decline()) {
        moves.push((step.input.to_string(), step.by.letter()));
        let dropped = step.events.iter().find_map(|event| match event {
            Event::Dropped { at, .. } => Some(*at),
            _ => None,
        });
        boards.push((snapshot::board(step.after.board()), dropped));
    }
    ReviewedGame { game, state, moves, boards }
}
