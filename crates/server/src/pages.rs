//! Handlers of the web pages and of the files of a game: pictures, records, QR code.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use four_engine::{Analyst, Control};
use four_picture::{PictureError, Theme, gif, modern, png};
use four_rules::{Log, Record, Rules};
use four_text::Text;
use maud::Markup;
use serde::Deserialize;

use crate::api;
use crate::engine::{Busy, MAX_POSITIONS};
use crate::error::RequestError;
use crate::html::{self, PageContext};
use crate::limits::Visitor;
use crate::live_game::LiveGame;
use crate::node::Node;
use crate::queue::Client;
use crate::request::{Parameters, PathParameter, RequestLanguage, origin};
use crate::study;

/// The width of pictures and films, in pixels.
const PICTURE_WIDTH: u32 = 800;
const FILM_WIDTH: u32 = 420;

/// What pages depend on besides their address.
const VARY: &str = "accept-language, accept-encoding";

/// The routes of all pages and files.
pub(crate) fn routes() -> Router<Arc<Node>> {
    Router::new()
        .route("/", get(start))
        .route("/help", get(help))
        .route("/board/{size}", get(empty_board))
        .route("/analysis", get(study::analysis))
        .route("/puzzle", get(study::any_puzzle))
        .route("/puzzle/{id}", get(study::puzzle))
        .route("/learn", get(study::learn))
        .route("/learn/{name}", get(study::lesson))
        .route("/review", get(study::review_of_moves))
        .route("/g/{id}", get(game))
        .route("/g/{id}/review", get(study::review_of_game))
        .route("/g/{id}/qr.svg", get(code))
        .route("/assets/{*path}", get(asset))
        .route("/four.webmanifest", get(manifest))
        .route("/favicon.ico", get(icon))
        .route("/robots.txt", get(async || "User-agent: *\nDisallow: /g/\nDisallow: /embed/\nDisallow: /card/game/\nDisallow: /api/\n"))
}

/// What every page needs to know about the request.
pub(crate) struct PageRequest {
    language: RequestLanguage,
    origin: String,
    path: String,
    query: Vec<(String, String)>,
}

impl PageRequest {
    pub(crate) fn of(node: &Node, uri: &Uri, headers: &HeaderMap) -> PageRequest {
        let query = Query::try_from_uri(uri);
        PageRequest {
            language: RequestLanguage::of(uri, headers),
            origin: origin(node, headers).unwrap_or_default(),
            path: uri.path().to_owned(),
            query: query.map(|Query(query)| query).unwrap_or_default(),
        }
    }

    pub(crate) fn text(&self) -> Text {
        self.language.text()
    }

    pub(crate) fn context(&self) -> PageContext<'_> {
        PageContext {
            language: self.language.language,
            chosen: self.language.chosen,
            origin: &self.origin,
            path: &self.path,
            query: &self.query,
        }
    }

    pub(crate) fn page(&self, draw: impl FnOnce(&PageContext<'_>) -> Markup) -> Response {
        let mut answer = draw(&self.context()).into_response();
        let headers = answer.headers_mut();
        if let Ok(policy) = HeaderValue::from_str(&policy()) {
            headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        }
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static(VARY));
        answer
    }

    /// An error as a page.
    pub(crate) fn error(&self, error: &RequestError) -> Response {
        let status = error.status();
        let page = self.page(|context| html::error(context, status.as_u16(), &error.say(self.text())));
        (status, page).into_response()
    }
}

impl FromRequestParts<Arc<Node>> for PageRequest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, node: &Arc<Node>) -> Result<PageRequest, Infallible> {
        Ok(PageRequest::of(node, &parts.uri, &parts.headers))
    }
}

/// The content security policy: only files of this server, and only the style that pages embed.
fn policy() -> String {
    format!(
        "default-src 'none'; script-src 'self'; style-src {}; img-src 'self' data:; connect-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        html::style_hashes(),
    )
}

async fn start(request: PageRequest) -> Response {
    request.page(html::start)
}

async fn help(request: PageRequest) -> Response {
    request.page(html::help)
}

/// A board without a disc, as a part of the start page: `/board/9x7`.
async fn empty_board(
    request: PageRequest,
    PathParameter(size): PathParameter,
) -> Result<Response, RequestError> {
    let rules: Rules = size.parse()?;
    Ok(request.page(|context| html::empty_board(context, rules.columns(), rules.rows())))
}

async fn manifest(request: PageRequest) -> impl IntoResponse {
    let headers = [(header::CONTENT_TYPE, "application/manifest+json"), (header::VARY, VARY)];
    (headers, html::manifest(&request.context()).to_string())
}

/// The move to look at.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct MoveQuery {
    pub(crate) at: Option<usize>,
}

/// A game, or a file of it: `/g/ID`, `/g/ID.png`.
async fn game(
    request: PageRequest,
    State(node): State<Arc<Node>>,
    PathParameter(name): PathParameter,
    Extension(visitor): Extension<Visitor>,
    query: Result<Parameters<MoveQuery>, RequestError>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let (id, kind) = name.split_once('.').map_or((name.as_str(), None), |(id, kind)| (id, Some(kind)));
    let live = api::live_game(&node, id).await?;
    if let Some(kind) = kind {
        return file(&node, &live, kind, visitor, request.text(), &headers).await;
    }
    // A move that cannot be read is the last one.
    let at = query.map_or(None, |Parameters(query)| query.at);
    let seen = api::public_game(&node, &live, request.text());
    Ok(request.page(|context| html::game(context, id, &seen.state, &seen.entries, at)))
}

async fn file(
    node: &Node,
    live: &LiveGame,
    kind: &str,
    visitor: Visitor,
    text: Text,
    headers: &HeaderMap,
) -> Result<Response, RequestError> {
    let (version, log) = {
        let room = live.room();
        (room.version(), room.log()?)
    };
    // Programs that show previews ask often; a client that has this version gets no copy. The title of an SVG depends on
    // the language.
    let tag = format!("\"{version}-{kind}-{}\"", text.language().code());
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let (content_type, content) = match kind {
        "pgn" => ("application/x-chess-pgn; charset=utf-8", Record::from_log(log).to_string().into_bytes()),
        "jsonl" => ("application/jsonl; charset=utf-8", four_files::log::write(&log).into_bytes()),
        "svg" | "png" | "gif" => {
            if kind != "svg" && !node.limits.analysis(visitor) {
                return Err(RequestError::TooFast);
            }
            let kind = kind.to_owned();
            let key = format!("{}-{tag}", live.id);
            let draw = async {
                let client = Client::Visitor(visitor);
                let drawn = move |_: &mut Analyst, control: &Control| picture(&kind, &log, text, control);
                node.engine.ask(client, MAX_POSITIONS, drawn).await?
            };
            node.answers.pictures.get(&key, draw).await?
        }
        _ => return Err(RequestError::NotFound),
    };
    let disposition = format!("inline; filename=\"{}.{kind}\"", live.id);
    let headers = [
        (header::CONTENT_TYPE, content_type.to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag),
        (header::VARY, "accept-language".to_owned()),
        // Other sites may show the picture, as in previews.
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin".to_owned()),
    ];
    Ok((headers, content).into_response())
}

fn picture(
    kind: &str,
    log: &Log,
    text: Text,
    control: &Control,
) -> Result<(&'static str, Vec<u8>), RequestError> {
    let view = log.game().view();
    // Limits the height of boards that are much higher than wide.
    let width = PICTURE_WIDTH.min(modern::width_of_height(&view, 1200)).max(100);
    Ok(match kind {
        "svg" => {
            let svg = modern::svg(&view, Theme::Light, width, &text.position_title(&view))?;
            ("image/svg+xml", svg.into_bytes())
        }
        "gif" => {
            let wanted = || !control.is_stopped();
            let film = gif::animate_while(log, Theme::Light, FILM_WIDTH.min(width), wanted);
            // The client went away.
            let film = film.map_err(|why| match why {
                PictureError::Unwanted => RequestError::from(Busy),
                why => why.into(),
            });
            ("image/gif", film?)
        }
        _ => ("image/png", png::encode(&modern::draw(&view, Theme::Light, width)?)?),
    })
}

/// The address of a game as a QR code.
async fn code(
    State(node): State<Arc<Node>>,
    PathParameter(id): PathParameter,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let live = api::live_game(&node, &id).await?;
    let origin = origin(&node, &headers).ok_or(RequestError::NotFound)?;
    let svg = crate::qr::svg(&format!("{origin}/g/{}", live.id)).ok_or(RequestError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

async fn asset(PathParameter(path): PathParameter) -> Result<Response, RequestError> {
    let (kind, content) = html::asset(&path).ok_or(RequestError::NotFound)?;
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, content).into_response())
}

async fn icon() -> Response {
    StatusCode::NO_CONTENT.into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_is_not_made_when_the_client_has_gone() {
        let log = Log::from_moves(four_rules::Rules::default(), "4455").unwrap();
        let control = Control::default();
        assert!(picture("gif", &log, Text::default(), &control).is_ok());
        control.stop();
        assert!(matches!(picture("gif", &log, Text::default(), &control), Err(RequestError::Busy(Busy))));
    }
}
