//! The HTTP interface for programs, `/api/v2`.

use std::sync::Arc;

use axum::extract::rejection::ExtensionRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use four_protocol::{
    Analysis, Created, Game, MAX_MESSAGE, NewGame, Puzzle, PuzzleStep, Review, Scores, Seat, TakeSeat,
};
use four_rules::MovesError;
use four_text::Text;
use serde::Deserialize;

use crate::analysis::{Position, Questions};
use crate::error::{InvalidRequest, RequestError};
use crate::exercise::{self, StepQuery};
use crate::id::GameId;
use crate::limits::{ConnectionPermit, Visitor};
use crate::live_game::LiveGame;
use crate::node::Node;
use crate::puzzle::{self, PuzzleQuery};
use crate::queue::Client;
use crate::request::{Body, Parameters, PathParameter, RequestLanguage, SameOrigin};
use crate::snapshot::Snapshot;
use crate::{review, socket};

/// The OpenAPI description.
pub(crate) const OPENAPI: &str = include_str!("../openapi.json");

/// The game of this id.
pub(crate) async fn live_game(node: &Node, id: &str) -> Result<Arc<LiveGame>, RequestError> {
    let id = GameId::read(id).ok_or(RequestError::NoSuchGame)?;
    node.games.get(&id).await
}

pub(crate) async fn open(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    _: SameOrigin,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<Created>), RequestError> {
    if !node.limits.game(visitor) {
        return Err(RequestError::TooManyGames);
    }
    Ok((StatusCode::CREATED, Json(node.games.open(&new, Client::Visitor(visitor)).await?)))
}

pub(crate) async fn join(
    State(node): State<Arc<Node>>,
    PathParameter(id): PathParameter,
    _: SameOrigin,
    Body(take): Body<TakeSeat>,
) -> Result<(StatusCode, Json<Seat>), RequestError> {
    let live = live_game(&node, &id).await?;
    Ok((StatusCode::CREATED, Json(node.games.join(&live, &take).await?)))
}

pub(crate) async fn game(
    State(node): State<Arc<Node>>,
    PathParameter(id): PathParameter,
    language: RequestLanguage,
) -> Result<Json<Game>, RequestError> {
    let live = live_game(&node, &id).await?;
    Ok(Json(public_game(&node, &live, language.text())))
}

/// A game as a spectator sees it.
pub(crate) fn public_game(node: &Node, live: &LiveGame, text: Text) -> Game {
    let room = live.room();
    let snapshot = Snapshot::new(&room, &[], text);
    Game { entries: snapshot.entries(0), state: snapshot.state(node.games.now_at(&room)) }
}

pub(crate) async fn socket(
    State(node): State<Arc<Node>>,
    PathParameter(id): PathParameter,
    Extension(visitor): Extension<Visitor>,
    permit: Option<Extension<Arc<ConnectionPermit>>>,
    _: SameOrigin,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, RequestError> {
    let upgrade = upgrade.map_err(|_| InvalidRequest::NotAWebSocket)?;
    let live = live_game(&node, &id).await?;
    // Behind a proxy connections have no permit, and WebSockets are counted by visitor.
    let permit = match permit {
        Some(Extension(permit)) => permit,
        None => Arc::new(node.limits.connection(visitor).ok_or(RequestError::TooFast)?),
    };
    let answer = upgrade
        // `socket` refuses what is longer than MAX_MESSAGE. A message a little longer is read whole: otherwise the
        // connection would be reset with the rest unread, and the client might not learn why.
        .max_message_size(2 * MAX_MESSAGE)
        .max_frame_size(2 * MAX_MESSAGE)
        // There may be ten thousand connections.
        .read_buffer_size(1024)
        .write_buffer_size(4096)
        .on_upgrade(async move |socket| {
            socket::serve(node, live, visitor, socket).await;
            drop(permit);
        });
    Ok(answer.into_response())
}

/// The coach, for one visitor and in one language.
pub(crate) struct Coach {
    node: Arc<Node>,
    visitor: Visitor,
    text: Text,
}

impl Coach {
    /// The right to ask one question.
    ///
    /// # Errors
    /// If the visitor has asked too many.
    fn asker(self) -> Result<Asker, RequestError> {
        self.node.games.metrics.analyses.count();
        if !self.node.limits.analysis(self.visitor) {
            return Err(RequestError::TooFast);
        }
        Ok(Asker { node: self.node, client: Client::Visitor(self.visitor), text: self.text })
    }
}

/// A visitor who may ask the coach a question.
pub(crate) struct Asker {
    node: Arc<Node>,
    client: Client,
    pub(crate) text: Text,
}

impl Asker {
    pub(crate) fn questions(&self) -> Questions<'_> {
        let Node { engine, answers, .. } = &*self.node;
        Questions { engine, answers, client: self.client.clone() }
    }
}

impl FromRequestParts<Arc<Node>> for Coach {
    type Rejection = ExtensionRejection;

    async fn from_request_parts(parts: &mut Parts, node: &Arc<Node>) -> Result<Coach, ExtensionRejection> {
        let Extension(visitor) = Extension::from_request_parts(parts, node).await?;
        let text = RequestLanguage::of(&parts.uri, &parts.headers).text();
        Ok(Coach { node: Arc::clone(node), visitor, text })
    }
}

/// The position in a query.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PositionQuery {
    rules: String,
    pos: String,
}

impl PositionQuery {
    pub(crate) fn position(&self) -> Result<Position, RequestError> {
        Position::read(&self.rules, &self.pos)
    }

    /// The position before the first move that cannot be played, and what is wrong with that.
    pub(crate) fn legal_position(&self) -> Result<(Position, Option<MovesError>), RequestError> {
        Position::read_legal(&self.rules, &self.pos)
    }
}

pub(crate) async fn analyse(
    coach: Coach,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Json<Analysis>, RequestError> {
    let position = query.position()?;
    let asker = coach.asker()?;
    Ok(Json(asker.questions().analyse(position, asker.text).await?))
}

pub(crate) async fn scores(
    coach: Coach,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Json<Scores>, RequestError> {
    let position = query.position()?;
    // A page that asks for an analysis asks for the scores too; they count as one question.
    let asker = Asker { node: coach.node, client: Client::Visitor(coach.visitor), text: coach.text };
    Ok(Json(asker.questions().scores(position, asker.text).await?))
}

pub(crate) async fn review(
    coach: Coach,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Json<Review>, RequestError> {
    let position = query.position()?;
    let asker = coach.asker()?;
    Ok(Json(asker.questions().review(position, asker.text, |_| ()).await?))
}

/// A review whose parts are sent as they become known.
pub(crate) async fn review_parts(
    coach: Coach,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Response, RequestError> {
    let position = query.position()?;
    Ok(review::told(coach.asker()?, position).into_response())
}

pub(crate) async fn puzzle(
    RequestLanguage { language, .. }: RequestLanguage,
    Parameters(query): Parameters<PuzzleQuery>,
) -> Result<Json<Puzzle>, RequestError> {
    Ok(Json(puzzle::posed(query.puzzle()?, Text::of(language))?))
}

/// A move in a puzzle or in another exercise.
pub(crate) async fn step(
    coach: Coach,
    Parameters(query): Parameters<StepQuery>,
) -> Result<Json<PuzzleStep>, RequestError> {
    let asker = coach.asker()?;
    Ok(Json(exercise::step(asker.questions(), query, asker.text).await?))
}
