//! What stands before every request: how much an address may ask for, and what browsers are told about safety.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::Uri;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use four_rules::Language;

use crate::limits::Visitor;
use crate::node::Node;
use crate::problem::Problem;

/// The other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Counts, limits, and puts safe headers on every answer.
pub(crate) async fn guard(State(node): State<Arc<Node>>, mut request: Request, next: Next) -> Response {
    node.hall.meters.requests.count();
    let visitor = visitor(&node, &request);
    request.extensions_mut().insert(visitor);
    let health = matches!(request.uri().path(), "/healthz" | "/metrics");
    let (method, path, started) = (request.method().clone(), request.uri().path().to_owned(), Instant::now());
    let spoken = Spoken::of(request.uri(), request.headers());
    let mut answer = match health || node.limits.request(visitor) {
        true => next.run(request).await,
        false => Problem::TooFast.into_response(),
    };
    if let Some(problem) = answer.extensions().get::<Arc<Problem>>() {
        answer = problem.answer(spoken.language);
    }
    let (status, micros) = (answer.status().as_u16(), started.elapsed().as_micros());
    // Addresses hold no secret; what was asked with them is left out all the same.
    tracing::debug!(%method, path, status, micros, "request");
    if answer.status().is_client_error() || answer.status().is_server_error() {
        node.hall.meters.refused.count();
    }
    let headers = answer.headers_mut();
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CONTENT_SECURITY_POLICY) {
        headers.insert(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'"),
        );
    }
    answer
}

/// Who asks: the other end of the connection, or whoever the proxy says, if there is one.
fn visitor(node: &Node, request: &Request) -> Visitor {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
    let forwarded = || {
        // The last one is the one the proxy has seen itself; what comes before it anybody can write.
        let header = request.headers().get_all("x-forwarded-for").iter().next_back()?;
        header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    node.config.behind_proxy.then(forwarded).flatten().unwrap_or(peer).into()
}

/// The address that this request came to, such as `https://four.example`; a name that is none is not repeated.
pub(crate) fn origin(node: &Node, headers: &HeaderMap) -> Option<String> {
    let text = |name: &HeaderName| headers.get(name)?.to_str().ok();
    let host = text(&header::HOST).filter(|host| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]_".contains(&byte);
        !host.is_empty() && host.len() < 256 && host.bytes().all(fits)
    })?;
    let secure = node.config.behind_proxy
        && text(&HeaderName::from_static("x-forwarded-proto")).is_some_and(|scheme| scheme == "https");
    Some(format!("{}://{host}", if secure { "https" } else { "http" }))
}

/// Whether a browser sent this from a page of ours; programs other than browsers do not say.
pub(crate) fn is_from_here(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_some() && from == host
}

/// The language to answer in, and whether the visitor chose it with `?lang=`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spoken {
    pub(crate) language: Language,
    pub(crate) chosen: bool,
}

impl Spoken {
    fn of(uri: &Uri, headers: &HeaderMap) -> Spoken {
        let query = uri.query().unwrap_or_default();
        let chosen = query.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
        let accepted = || {
            let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            // In the order they are written: browsers write the one they like best first.
            accepted.split(',').find_map(|language| {
                language.trim().split(['-', ';']).next()?.to_ascii_lowercase().parse().ok()
            })
        };
        Spoken { language: chosen.or_else(accepted).unwrap_or_default(), chosen: chosen.is_some() }
    }
}

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Spoken, Self::Rejection> {
        Ok(Spoken::of(&parts.uri, &parts.headers))
    }
}
