//! The HTTP interface for programs, `/api/v1`.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use four_engine::{Hardness, ParseHardnessError};
use four_protocol::{Analysis, Created, Game, LONGEST_MESSAGE, NewGame, Puzzle, Review, Seat, TakeSeat};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::analysis::{self, Position};
use crate::guard::{Spoken, is_from_here};
use crate::hall::{Table, now};
use crate::id::{GameId, number};
use crate::limits::{Place, Visitor};
use crate::node::Node;
use crate::problem::Problem;
use crate::socket;
use crate::tell::Teller;

/// The interface in the words of OpenAPI.
pub(crate) const OPENAPI: &str = include_str!("../openapi.json");

/// A body in JSON, or a problem in JSON.
pub(crate) struct Body<T>(T);

impl<T: DeserializeOwned, S: Sync + Send> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::TooLarge)
            }
            Err(error) => Err(Problem::Bad(error.body_text())),
        }
    }
}

/// What an address names; one that is no text names nothing.
pub(crate) struct Named(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, Problem> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        name.map(|Path(name)| Named(name)).map_err(|_| Problem::NotFound)
    }
}

/// The table that an address names.
pub(crate) async fn table(node: &Node, id: &str) -> Result<Arc<Table>, Problem> {
    let id = GameId::read(id).ok_or(Problem::NoSuchGame)?;
    Ok(node.hall.table(&id).await?)
}

pub(crate) async fn open(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<Created>), Problem> {
    if !is_from_here(&headers) {
        return Err(Problem::Foreign);
    }
    if !node.limits.game(visitor) {
        return Err(Problem::TooManyGames);
    }
    Ok((StatusCode::CREATED, Json(node.hall.open(&new).await?)))
}

pub(crate) async fn join(
    State(node): State<Arc<Node>>,
    Named(id): Named,
    headers: HeaderMap,
    Body(take): Body<TakeSeat>,
) -> Result<(StatusCode, Json<Seat>), Problem> {
    if !is_from_here(&headers) {
        return Err(Problem::Foreign);
    }
    let table = table(&node, &id).await?;
    Ok((StatusCode::CREATED, Json(node.hall.join(&table, &take).await?)))
}

pub(crate) async fn game(
    State(node): State<Arc<Node>>,
    Named(id): Named,
    spoken: Spoken,
) -> Result<Json<Game>, Problem> {
    let table = table(&node, &id).await?;
    Ok(Json(snapshot(&table, spoken)))
}

/// A game as a spectator sees it.
pub(crate) fn snapshot(table: &Table, spoken: Spoken) -> Game {
    let room = table.room();
    let teller = Teller::new(&room, &[], spoken.language);
    Game { entries: teller.entries(0), state: teller.state(now()) }
}

pub(crate) async fn socket(
    State(node): State<Arc<Node>>,
    Named(id): Named,
    Extension(visitor): Extension<Visitor>,
    place: Option<Extension<Arc<Place>>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|error| Problem::Bad(error.body_text()))?;
    if !is_from_here(&headers) {
        return Err(Problem::Foreign);
    }
    let table = table(&node, &id).await?;
    // A connection that has no place of its own, as behind a proxy, needs one for its visitor.
    let place = match place {
        Some(Extension(place)) => place,
        None => Arc::new(node.limits.connection(visitor).ok_or(Problem::TooFast)?),
    };
    let answer = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        // Ten thousand connections take ten thousand of these.
        .read_buffer_size(1024)
        .write_buffer_size(4096)
        .on_upgrade(async move |socket| {
            socket::serve(node, table, visitor, socket).await;
            drop(place);
        });
    Ok(answer.into_response())
}

/// A position to be looked at.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    pub(crate) rules: String,
    pub(crate) pos: String,
}

impl Asked {
    pub(crate) fn position(&self) -> Result<Position, Problem> {
        Position::read(&self.rules, &self.pos)
    }
}

pub(crate) type Questions<T> = Result<Query<T>, axum::extract::rejection::QueryRejection>;

/// What is asked for, if it can be read.
pub(crate) fn read<T>(query: Questions<T>) -> Result<T, Problem> {
    query.map(|Query(asked)| asked).map_err(|error| Problem::Bad(error.body_text()))
}

fn within_budget(node: &Node, visitor: Visitor) -> Result<(), Problem> {
    node.hall.meters.analyses.count();
    match node.limits.analysis(visitor) {
        true => Ok(()),
        false => Err(Problem::TooFast),
    }
}

pub(crate) async fn analyse(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    spoken: Spoken,
    query: Questions<Asked>,
) -> Result<Json<Analysis>, Problem> {
    let position = read(query)?.position()?;
    within_budget(&node, visitor)?;
    Ok(Json(analysis::analyse(&node.hall.engine, position, spoken.language).await?))
}

pub(crate) async fn review(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    spoken: Spoken,
    query: Questions<Asked>,
) -> Result<Json<Review>, Problem> {
    let position = read(query)?.position()?;
    within_budget(&node, visitor)?;
    Ok(Json(analysis::review(&node.hall.engine, position, spoken.language).await?))
}

/// Which puzzle.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct WhichPuzzle {
    seed: Option<u32>,
    hardness: String,
}

impl WhichPuzzle {
    /// The hardness asked for; `None` for any.
    pub(crate) fn hardness(&self) -> Result<Option<Hardness>, Problem> {
        match self.hardness.as_str() {
            "" => Ok(None),
            word => word.parse().map(Some).map_err(|error: ParseHardnessError| Problem::Bad(error.to_string())),
        }
    }
}

pub(crate) async fn puzzle(
    State(node): State<Arc<Node>>,
    Extension(visitor): Extension<Visitor>,
    spoken: Spoken,
    query: Questions<WhichPuzzle>,
) -> Result<Json<Puzzle>, Problem> {
    let which = read(query)?;
    let hardness = which.hardness()?;
    let seed = match which.seed {
        Some(seed) => u64::from(seed),
        None => number().map_err(|_| Problem::Unavailable)? & u64::from(u32::MAX),
    };
    within_budget(&node, visitor)?;
    Ok(Json(analysis::puzzle(&node.hall.engine, seed, hardness, spoken.language).await?))
}
