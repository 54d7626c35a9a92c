//! The pages, and the files that go with a game: pictures, records, the code to point a phone at.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use four_engine::Control;
use four_picture::{PictureError, Theme, gif, modern, png};
use four_rules::{Log, Record};
use maud::Markup;
use serde::Deserialize;

use crate::analysis;
use crate::api::{self, Asked, Named, Questions, WhichPuzzle, read};
use crate::guard::{Spoken, origin};
use crate::hall::Table;
use crate::limits::Visitor;
use crate::node::Node;
use crate::page::{self, Visit};
use crate::problem::Problem;

/// How wide pictures are, in pixels.
const PICTURE: u32 = 800;
const FILM: u32 = 420;

/// The addresses of all pages and files.
pub(crate) fn routes() -> Router<Arc<Node>> {
    Router::new()
        .route("/", get(start))
        .route("/help", get(help))
        .route("/analysis", get(study))
        .route("/puzzle", get(puzzle))
        .route("/g/{id}", get(game))
        .route("/g/{id}/qr.svg", get(code))
        .route("/assets/{*path}", get(asset))
        .route("/favicon.ico", get(icon))
        .route("/robots.txt", get(async || "User-agent: *\nDisallow: /g/\nDisallow: /api/\n"))
}

/// What every page needs to know of the request.
pub(crate) struct Asking {
    spoken: Spoken,
    origin: String,
    path: String,
    query: Vec<(String, String)>,
}

impl Asking {
    fn page(&self, draw: impl FnOnce(&Visit<'_>) -> Markup) -> Response {
        let visit = Visit {
            language: self.spoken.language,
            chosen: self.spoken.chosen,
            origin: &self.origin,
            path: &self.path,
            query: &self.query,
        };
        let mut answer = draw(&visit).into_response();
        let headers = answer.headers_mut();
        if let Ok(policy) = HeaderValue::from_str(&policy()) {
            headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        }
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-language, accept-encoding"));
        answer
    }

    /// A problem as a page, for people.
    fn problem(&self, problem: &Problem) -> Response {
        let status = problem.status();
        let mut answer =
            self.page(|visit| page::problem(visit, status.as_u16(), &problem.say(visit.language)));
        *answer.status_mut() = status;
        answer
    }

    fn show(&self, page: Result<Response, Problem>) -> Response {
        page.unwrap_or_else(|problem| self.problem(&problem))
    }
}

impl axum::extract::FromRequestParts<Arc<Node>> for Asking {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        node: &Arc<Node>,
    ) -> Result<Asking, Problem> {
        let Ok(spoken) = Spoken::from_request_parts(parts, node).await;
        let query = Query::<Vec<(String, String)>>::try_from_uri(&parts.uri);
        Ok(Asking {
            spoken,
            origin: origin(node, &parts.headers).unwrap_or_default(),
            path: parts.uri.path().to_owned(),
            query: query.map(|Query(query)| query).unwrap_or_default(),
        })
    }
}

/// Only what comes from here, and no script or style that is not a file of ours.
fn policy() -> String {
    format!(
        "default-src 'none'; script-src 'self'; style-src '{}'; img-src 'self' data:; connect-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        page::style_hash(),
    )
}

async fn start(asking: Asking) -> Response {
    asking.page(page::start)
}

async fn help(asking: Asking) -> Response {
    asking.page(page::help)
}

/// There is nothing at this address.
pub(crate) async fn nothing(asking: Asking) -> Response {
    match asking.path.starts_with("/api") {
        true => Problem::NotFound.into_response(),
        false => asking.problem(&Problem::NotFound),
    }
}

async fn study(asking: Asking, query: Questions<Asked>) -> Response {
    let position = read(query).and_then(|asked| asked.position());
    asking.show(position.map(|position| {
        let shown = analysis::shown(&position, asking.spoken.language);
        asking.page(|visit| page::analysis(visit, &shown))
    }))
}

/// The page comes at once; its script asks for the puzzle, which may take a while to make.
async fn puzzle(asking: Asking, query: Questions<WhichPuzzle>) -> Response {
    let hardness = read(query).and_then(|which| which.hardness());
    asking.show(hardness.map(|hardness| asking.page(|visit| page::puzzle(visit, hardness))))
}

/// At which move to look.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct At {
    at: Option<usize>,
}

/// A game, or a file of it: `/g/ID`, `/g/ID.png`.
async fn game(
    asking: Asking,
    State(node): State<Arc<Node>>,
    Named(name): Named,
    Extension(visitor): Extension<Visitor>,
    query: Questions<At>,
    headers: HeaderMap,
) -> Response {
    let (id, kind) = name.split_once('.').map_or((name.as_str(), None), |(id, kind)| (id, Some(kind)));
    let table = match api::table(&node, id).await {
        Ok(table) => table,
        Err(problem) => return asking.problem(&problem),
    };
    match kind {
        None => {
            let at = query.map(|Query(At { at })| at).unwrap_or_default();
            let seen = api::snapshot(&table, asking.spoken);
            asking.page(|visit| page::game(visit, id, &seen.state, &seen.entries, at))
        }
        Some(kind) => match file(&node, &table, kind, visitor, &headers).await {
            Ok(answer) => answer,
            Err(problem) => problem.into_response(),
        },
    }
}

async fn file(
    node: &Node,
    table: &Table,
    kind: &str,
    visitor: Visitor,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let (version, log) = {
        let room = table.room();
        (room.version(), room.log().clone())
    };
    // Asked for again and again by those who show previews: not made again for whoever has it.
    let tag = format!("\"{version}-{kind}\"");
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let (content_type, content) = match kind {
        "pgn" => ("application/x-chess-pgn; charset=utf-8", Record::from_log(log).to_string().into_bytes()),
        "jsonl" => ("application/jsonl; charset=utf-8", four_files::log::write(&log).into_bytes()),
        "svg" | "png" | "gif" => {
            if kind != "svg" && !node.limits.analysis(visitor) {
                return Err(Problem::TooFast);
            }
            let kind = kind.to_owned();
            node.hall.engine.ask(MAX_POSITIONS, move |_, control| picture(&kind, &log, control)).await??
        }
        _ => return Err(Problem::NotFound),
    };
    let disposition = format!("inline; filename=\"{}.{kind}\"", table.id);
    let headers = [
        (header::CONTENT_TYPE, content_type.to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag),
        // A picture may be shown elsewhere, by those who show previews.
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin".to_owned()),
    ];
    Ok((headers, content).into_response())
}

fn picture(kind: &str, log: &Log, control: &Control) -> Result<(&'static str, Vec<u8>), Problem> {
    let view = log.game().view();
    // A board much higher than wide stays within reason.
    let width = PICTURE.min(modern::width_of_height(&view, 1200)).max(100);
    Ok(match kind {
        "svg" => ("image/svg+xml", modern::svg(&view, Theme::Light, width)?.into_bytes()),
        "gif" => {
            let wanted = || !control.is_stopped();
            let film = gif::animate_while(log, Theme::Light, FILM.min(width), wanted);
            // Nobody waits, or it took too long.
            let film = film.map_err(|why| match why {
                PictureError::Unwanted => Problem::Busy,
                why => why.into(),
            });
            ("image/gif", film?)
        }
        _ => ("image/png", png::encode(&modern::draw(&view, Theme::Light, width)?)?),
    })
}

/// The address of a game for a camera.
async fn code(
    State(node): State<Arc<Node>>,
    Named(id): Named,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let table = api::table(&node, &id).await?;
    let origin = origin(&node, &headers).ok_or(Problem::NotFound)?;
    let svg = crate::qr::svg(&format!("{origin}/g/{}", table.id)).ok_or(Problem::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

async fn asset(asking: Asking, Named(path): Named) -> Response {
    match page::asset(&path) {
        Some((kind, content)) => {
            let headers = [
                (header::CONTENT_TYPE, kind),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, content).into_response()
        }
        None => asking.problem(&Problem::NotFound),
    }
}

async fn icon() -> Response {
    StatusCode::NO_CONTENT.into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_that_nobody_waits_for_is_not_made() {
        let log = Log::from_moves(four_rules::Rules::default(), "4455").unwrap();
        let control = Control::default();
        assert!(picture("gif", &log, &control).is_ok());
        control.stop();
        assert!(matches!(picture("gif", &log, &control), Err(Problem::Busy)));
    }
}
