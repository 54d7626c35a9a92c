//! Runs before and after every request: rate limits, translation of errors, security headers.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::Uri;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use four_text::{Language, Text};

use crate::error::RequestError;
use crate::limits::Visitor;
use crate::node::Node;

/// The address of the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Counts and limits requests, answers errors in the visitor's language, and adds security headers.
pub(crate) async fn apply(State(node): State<Arc<Node>>, mut request: Request, next: Next) -> Response {
    node.games.metrics.requests.count();
    let visitor = visitor(&node, &request);
    request.extensions_mut().insert(visitor);
    let health = matches!(request.uri().path(), "/healthz" | "/metrics");
    let (method, path, started) = (request.method().clone(), request.uri().path().to_owned(), Instant::now());
    let spoken = RequestLanguage::of(request.uri(), request.headers());
    let mut answer = match health || node.limits.request(visitor) {
        true => next.run(request).await,
        false => RequestError::TooFast.into_response(),
    };
    if let Some(error) = answer.extensions().get::<Arc<RequestError>>() {
        answer = error.answer(spoken.text());
    }
    let (status, micros) = (answer.status().as_u16(), started.elapsed().as_micros());
    // The query is left out: it may hold what a visitor typed.
    tracing::debug!(%method, path, status, micros, "request");
    if answer.status().is_client_error() || answer.status().is_server_error() {
        node.games.metrics.refused.count();
    }
    add_security_headers(answer.headers_mut());
    answer
}

fn add_security_headers(headers: &mut HeaderMap) {
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages bring a policy of their own.
    let nothing = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(nothing);
}

/// The visitor: the other end of the connection, or the address that a proxy in front reports.
fn visitor(node: &Node, request: &Request) -> Visitor {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
    let forwarded = || {
        // The proxy appends the address that it saw. Clients can forge what comes before it.
        let header = request.headers().get_all("x-forwarded-for").iter().next_back()?;
        header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    node.config.behind_proxy.then(forwarded).flatten().unwrap_or(peer).into()
}

/// The origin that this request was sent to, such as `https://four.example`; `None` if the host name is invalid.
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

/// Whether this request comes from a page of this site. Programs other than browsers send no origin and are accepted.
pub(crate) fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_some() && from == host
}

/// The language to answer in, and whether the visitor chose it with `?lang=`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestLanguage {
    pub(crate) language: Language,
    pub(crate) chosen: bool,
}

impl RequestLanguage {
    pub(crate) fn text(self) -> Text {
        Text::of(self.language)
    }

    fn of(uri: &Uri, headers: &HeaderMap) -> RequestLanguage {
        let query = uri.query().unwrap_or_default();
        let chosen = query.split('&').find_map(|pair| pair.strip_prefix("lang=")?.parse().ok());
        let accepted = || {
            let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            // The order is the preference; weights are ignored, because browsers sort by them.
            accepted.split(',').find_map(|language| {
                language.trim().split(['-', ';']).next()?.to_ascii_lowercase().parse().ok()
            })
        };
        RequestLanguage { language: chosen.or_else(accepted).unwrap_or_default(), chosen: chosen.is_some() }
    }
}

impl<S: Sync> FromRequestParts<S> for RequestLanguage {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestLanguage, Self::Rejection> {
        Ok(RequestLanguage::of(&parts.uri, &parts.headers))
    }
}
