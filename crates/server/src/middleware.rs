//! Runs before and after every request: rate limits, answers to errors, security headers.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::RequestError;
use crate::limits::Visitor;
use crate::node::Node;
use crate::pages::PageRequest;

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
    let page = PageRequest::of(&node, request.uri(), request.headers());
    let mut answer = match health || node.limits.request(visitor) {
        true => next.run(request).await,
        false => RequestError::TooFast.into_response(),
    };
    if let Some(error) = answer.extensions().get::<Arc<RequestError>>() {
        answer = answer_to(error, &page, &path);
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

/// The answer to an error: JSON for programs, a page for people.
fn answer_to(error: &RequestError, page: &PageRequest, path: &str) -> Response {
    let is_for_programs = path.starts_with("/api") || matches!(path, "/readyz" | "/healthz");
    let mut answer = if is_for_programs { error.to_json(page.text()) } else { page.error(error) };
    if error.is_temporary() {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    }
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
