//! Cards for link previews, and a board that other sites may show in a frame.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use four_engine::{Analyst, Control};
use four_picture::card::{self, Card};
use four_picture::png;
use four_rules::View;
use four_text::Text;

use crate::analysis::Position;
use crate::api::{self, PositionQuery};
use crate::engine::MAX_POSITIONS;
use crate::error::RequestError;
use crate::html;
use crate::limits::Visitor;
use crate::node::Node;
use crate::pages::PageRequest;
use crate::puzzle;
use crate::queue::Client;
use crate::request::{Parameters, PathParameter};

/// The position on the card of the start page.
const EXAMPLE: &str = "4453365";

/// The routes of cards and frames.
pub(crate) fn routes() -> Router<Arc<Node>> {
    Router::new()
        .route("/card/start", get(start))
        .route("/card/analysis", get(analysis))
        .route("/card/puzzle/{id}", get(of_puzzle))
        .route("/card/game/{id}", get(game))
        .route("/embed/{id}", get(embed))
}

/// What a card needs of the request.
struct Asked {
    node: Arc<Node>,
    visitor: Visitor,
    text: Text,
    /// The host, without its scheme.
    host: String,
}

impl Asked {
    fn new(node: Arc<Node>, visitor: Visitor, request: &PageRequest) -> Asked {
        let origin = request.context().origin.to_owned();
        let host = origin.split_once("://").map_or("", |(_, host)| host).to_owned();
        // A card has the letters of some scripts only; in others it speaks English.
        let text = request.text();
        let text = if card::has_letters(text.title()) { text } else { Text::default() };
        Asked { node, visitor, text, host }
    }

    /// Draws a card, or takes it from those drawn before.
    async fn draw(&self, key: String, view: View, card: Card) -> Result<Response, RequestError> {
        if !self.node.limits.analysis(self.visitor) {
            return Err(RequestError::TooFast);
        }
        let key = format!("card {key} {} {}", self.text.language().code(), self.host);
        let draw = async {
            let drawn = move |_: &mut Analyst, _: &Control| picture(&view, &card);
            self.node.engine.ask(Client::Visitor(self.visitor), MAX_POSITIONS, drawn).await?
        };
        let (kind, content) = self.node.answers.pictures.get(&key, draw).await?;
        let headers = [
            (header::CONTENT_TYPE, kind),
            (header::CACHE_CONTROL, "public, max-age=60"),
            (header::VARY, "accept-language"),
            (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
        ];
        Ok((headers, content).into_response())
    }
}

fn picture(view: &View, card: &Card) -> Result<(&'static str, Vec<u8>), RequestError> {
    Ok(("image/png", png::encode(&card::draw(view, card)?)?))
}

async fn start(
    State(node): State<Arc<Node>>,
    request: PageRequest,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, RequestError> {
    let asked = Asked::new(node, visitor, &request);
    let card = Card {
        title: asked.text.title().into(),
        players: None,
        status: asked.text.page_tagline().into(),
        address: asked.host.clone(),
    };
    let view = Position::read("", EXAMPLE)?.log.game().view();
    asked.draw("start".into(), view, card).await
}

async fn analysis(
    State(node): State<Arc<Node>>,
    request: PageRequest,
    Extension(visitor): Extension<Visitor>,
    Parameters(query): Parameters<PositionQuery>,
) -> Result<Response, RequestError> {
    let asked = Asked::new(node, visitor, &request);
    let position = query.position()?;
    let state = crate::analysis::unanalysed(&position, asked.text).state;
    let card = Card {
        title: asked.text.page_analysis().into(),
        players: None,
        status: state.status,
        address: format!("{}/analysis", asked.host),
    };
    asked.draw(format!("{} {}", state.rules, state.pos), position.log.game().view(), card).await
}

async fn of_puzzle(
    State(node): State<Arc<Node>>,
    request: PageRequest,
    Extension(visitor): Extension<Visitor>,
    PathParameter(id): PathParameter,
) -> Result<Response, RequestError> {
    let asked = Asked::new(node, visitor, &request);
    let posed = puzzle::posed(puzzle::named(id.parse().map_err(|_| RequestError::NotFound)?)?, asked.text)?;
    let view = Position::read(&posed.state.rules, &posed.state.pos)?.log.game().view();
    let address = format!("{}/puzzle/{}", asked.host, posed.id);
    asked.draw(id, view, Card { title: posed.title, players: None, status: posed.task, address }).await
}

async fn game(
    State(node): State<Arc<Node>>,
    request: PageRequest,
    Extension(visitor): Extension<Visitor>,
    PathParameter(id): PathParameter,
) -> Result<Response, RequestError> {
    let asked = Asked::new(Arc::clone(&node), visitor, &request);
    let live = api::live_game(&node, &id).await?;
    let state = api::public_game(&node, &live, asked.text).state;
    let view = live.room().game().view();
    let card = Card {
        title: asked.text.title().into(),
        players: Some(state.players.0.map(|player| player.name)),
        status: state.status,
        address: format!("{}/g/{id}", asked.host),
    };
    asked.draw(format!("{id} {}", state.version), view, card).await
}

/// A game to look at in a frame of another site. Nothing can be pressed there but the link to the game.
async fn embed(
    State(node): State<Arc<Node>>,
    request: PageRequest,
    PathParameter(id): PathParameter,
) -> Result<Response, RequestError> {
    let live = api::live_game(&node, &id).await?;
    let state = api::public_game(&node, &live, request.text()).state;
    let mut answer = request.page(|context| html::embed(context, &id, &state));
    let headers = answer.headers_mut();
    let policy = headers.get(header::CONTENT_SECURITY_POLICY).and_then(|policy| policy.to_str().ok());
    let policy = policy.map(|policy| policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
    if let Some(policy) = policy.and_then(|policy| HeaderValue::from_str(&policy).ok()) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    answer.extensions_mut().insert(Framed);
    Ok(answer)
}

/// Marks an answer that other sites may show in a frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Framed;
