//! The HTTP interface for programs, `/api/v2`.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use four_engine::Hardness;
use four_protocol::{Analysis, Created, Game, MAX_MESSAGE, NewGame, Puzzle, Review, Seat, TakeSeat};
use four_text::Text;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::analysis::{self, Position};
use crate::error::RequestError;
use crate::id::{GameId, number};
use crate::limits::{ConnectionPermit, Visitor};
use crate::live_game::{LiveGame, now};
use crate::middleware::{RequestLanguage, is_same_origin};
use crate::node::Node;
use crate::snapshot::Snapshot;
use crate::socket;

/// The OpenAPI description.
pub(crate) const OPENAPI: &str = include_str!("../openapi.json");

/// A JSON body; if it cannot be read, the error is JSON as well.
pub(crate) struct Body<T>(T);

impl<T: DeserializeOwned, S: Sync + Send> FromRequest<S> for Body<T> {
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, RequestError> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(RequestError::TooLarge)
            }
            Err(error) => Err(RequestError::Bad(error.body_text())),
        }
    }
}

/// A path parameter; one that is not UTF-8 is not found.
pub(crate) struct PathParameter(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for PathParameter {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParameter, RequestError> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        name.map(|Path(name)| PathParameter(name)).map_err(|_| RequestError::NotFound)
    }
}

/// The game of this id.
pub(crate) async fn live_game(node: &Node, id: &str) -> Result<Arc<LiveGame>, RequestError> {
    let id = GameId::read(id).ok_or(RequestError::NoSuchGame)?;
    node.games.get(&id).await
}

pub(crate) async fn open(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<Created>), RequestError> {
    if !is_same_origin(&headers) {
        return Err(RequestError::CrossSite);
    }
    if !node.limits.game(visitor) {
        return Err(RequestError::TooManyGames);
    }
    Ok((StatusCode::CREATED, Json(node.games.open(&new).await?)))
}

pub(crate) async fn join(
    State(node): State<Arc<Node>>,
    PathParameter(id): PathParameter,
    headers: HeaderMap,
    Body(take): Body<TakeSeat>,
) -> Result<(StatusCode, Json<Seat>), RequestError> {
    if !is_same_origin(&headers) {
        return Err(RequestError::CrossSite);
    }
    let live = live_game(&node, &id).await?;
    Ok((StatusCode::CREATED, Json(node.games.join(&live, &take).await?)))
}

pub(crate) async fn game(
    State(node): State<Arc<Node>>,
    PathParameter(id): PathParameter,
    language: RequestLanguage,
) -> Result<Json<Game>, RequestError> {
    let live = live_game(&node, &id).await?;
    Ok(Json(public_game(&live, language.text())))
}

/// A game as a spectator sees it.
pub(crate) fn public_game(live: &LiveGame, text: Text) -> Game {
    let room = live.room();
    let snapshot = Snapshot::new(&room, &[], text);
    Game { entries: snapshot.entries(0), state: snapshot.state(now()) }
}

pub(crate) async fn socket(
    State(node): State<Arc<Node>>,
    PathParameter(id): PathParameter,
    Extension(visitor): Extension<Visitor>,
    permit: Option<Extension<Arc<ConnectionPermit>>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, RequestError> {
    let upgrade = upgrade.map_err(|error| RequestError::Bad(error.body_text()))?;
    if !is_same_origin(&headers) {
        return Err(RequestError::CrossSite);
    }
    let live = live_game(&node, &id).await?;
    // Behind a proxy connections have no permit, and WebSockets are counted by visitor.
    let permit = match permit {
        Some(Extension(permit)) => permit,
        None => Arc::new(node.limits.connection(visitor).ok_or(RequestError::TooFast)?),
    };
    let answer = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        // There may be ten thousand connections.
        .read_buffer_size(1024)
        .write_buffer_size(4096)
        .on_upgrade(async move |socket| {
            socket::serve(node, live, visitor, socket).await;
            drop(permit);
        });
    Ok(answer.into_response())
}

/// The position in a query.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PositionQuery {
    pub(crate) rules: String,
    pub(crate) pos: String,
}

impl PositionQuery {
    pub(crate) fn position(&self) -> Result<Position, RequestError> {
        Position::read(&self.rules, &self.pos)
    }
}

pub(crate) type QueryResult<T> = Result<Query<T>, axum::extract::rejection::QueryRejection>;

/// The query, or why it is invalid.
pub(crate) fn read<T>(query: QueryResult<T>) -> Result<T, RequestError> {
    query.map(|Query(query)| query).map_err(|error| RequestError::Bad(error.body_text()))
}

fn check_limit(node: &Node, visitor: Visitor) -> Result<(), RequestError> {
    node.games.metrics.analyses.count();
    match node.limits.analysis(visitor) {
        true => Ok(()),
        false => Err(RequestError::TooFast),
    }
}

pub(crate) async fn analyse(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    language: RequestLanguage,
    query: QueryResult<PositionQuery>,
) -> Result<Json<Analysis>, RequestError> {
    let position = read(query)?.position()?;
    check_limit(&node, visitor)?;
    Ok(Json(analysis::analyse(&node.games.engine, position, language.text()).await?))
}

pub(crate) async fn review(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    language: RequestLanguage,
    query: QueryResult<PositionQuery>,
) -> Result<Json<Review>, RequestError> {
    let position = read(query)?.position()?;
    check_limit(&node, visitor)?;
    Ok(Json(analysis::review(&node.games.engine, position, language.text()).await?))
}

/// The puzzle in a query.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PuzzleQuery {
    seed: Option<u32>,
    hardness: String,
}

impl PuzzleQuery {
    /// The hardness asked for; `None` for any.
    pub(crate) fn hardness(&self) -> Result<Option<Hardness>, RequestError> {
        match self.hardness.as_str() {
            "" => Ok(None),
            word => Ok(Some(word.parse()?)),
        }
    }
}

pub(crate) async fn puzzle(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    language: RequestLanguage,
    query: QueryResult<PuzzleQuery>,
) -> Result<Json<Puzzle>, RequestError> {
    let which = read(query)?;
    let hardness = which.hardness()?;
    let seed = match which.seed {
        Some(seed) => u64::from(seed),
        None => number()? & u64::from(u32::MAX),
    };
    check_limit(&node, visitor)?;
    Ok(Json(analysis::puzzle(&node.games.engine, seed, hardness, language.text()).await?))
}
