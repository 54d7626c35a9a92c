//! Runs before and after every request: rate limits, answers to errors, security headers.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::card::Framed;
use crate::config::Config;
use crate::error::RequestError;
use crate::id::Hash;
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
    let mut answer = if !health && !is_allowed_host(&node.config, request.headers()) {
        RequestError::WrongHost.into_response()
    } else if health || node.limits.request(visitor) {
        next.run(request).await
    } else {
        RequestError::TooFast.into_response()
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
    if path.starts_with("/api") {
        // Answers for programs may hold tokens and states; nobody keeps them.
        answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        answer.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
    }
    let framed = answer.extensions().get::<Framed>().is_some();
    add_security_headers(answer.headers_mut(), framed);
    answer
}

/// Whether a request is for a host that this server answers to.
fn is_allowed_host(config: &Config, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    // The port does not matter.
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name);
    config.allowed_hosts.is_empty() || config.allowed_hosts.iter().any(|one| one.eq_ignore_ascii_case(name))
}

/// Whether somebody may see the metrics: who has the token, or without one, this machine.
pub(crate) fn may_see_metrics(config: &Config, peer: Peer, headers: &HeaderMap) -> bool {
    let Some(token) = &config.metrics_token else {
        // Behind a proxy, everybody seems to be on this machine.
        return peer.0.to_canonical().is_loopback() && !config.behind_proxy;
    };
    let sent = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let sent = sent.and_then(|value| value.strip_prefix("Bearer "));
    // Compares hashes, so that the time it takes tells nothing.
    sent.is_some_and(|sent| Hash::of(sent) == Hash::of(token))
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

/// `framed` says whether other sites may show the answer in a frame.
fn add_security_headers(headers: &mut HeaderMap, framed: bool) {
    if !framed {
        headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    }
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages bring a policy of their own.
    let nothing = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(nothing);
}

/// The address that a proxy reports; some add a port.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The visitor: the other end of the connection, or the address that a proxy in front reports.
fn visitor(node: &Node, request: &Request) -> Visitor {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
    let forwarded = || {
        // The proxy appends the address that it saw. Clients can forge what comes before it.
        let header = request.headers().get_all("x-forwarded-for").iter().next_back()?;
        forwarded_address(header.to_str().ok()?.rsplit(',').next()?.trim())
    };
    node.config.behind_proxy.then(forwarded).flatten().unwrap_or(peer).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_for_other_hosts_are_not_allowed() {
        let config =
            Config { allowed_hosts: vec!["four.example".into(), "[::1]".into()], ..Config::default() };
        let is_allowed = |config: &Config, host: &str| {
            let host = HeaderValue::from_str(host).unwrap();
            is_allowed_host(config, &HeaderMap::from_iter([(header::HOST, host)]))
        };
        for host in ["four.example", "four.example:4444", "FOUR.example", "[::1]", "[::1]:80"] {
            assert!(is_allowed(&config, host), "{host}");
        }
        for host in ["evil.example", "four.example.evil", "", "four.example:80:x", "127.0.0.1:4444"] {
            assert!(!is_allowed(&config, host), "{host}");
            assert!(is_allowed(&Config::default(), host));
        }
    }

    #[test]
    fn metrics_are_for_who_has_the_token_or_for_this_machine() {
        let here = Peer(IpAddr::from([127, 0, 0, 1]));
        let elsewhere = Peer(IpAddr::from([192, 0, 2, 1]));
        let with = |token: &str| {
            let value = HeaderValue::from_str(&format!("Bearer {token}")).unwrap();
            HeaderMap::from_iter([(header::AUTHORIZATION, value)])
        };
        let open = Config::default();
        assert!(may_see_metrics(&open, here, &HeaderMap::new()));
        assert!(!may_see_metrics(&open, elsewhere, &with("x")));
        let proxied = Config { behind_proxy: true, ..Config::default() };
        assert!(!may_see_metrics(&proxied, here, &HeaderMap::new()));
        let secret = Config { metrics_token: Some("secret".into()), behind_proxy: true, ..Config::default() };
        assert!(may_see_metrics(&secret, elsewhere, &with("secret")));
        assert!(!may_see_metrics(&secret, here, &with("secre")));
        assert!(!may_see_metrics(&secret, here, &HeaderMap::new()));
    }

    #[test]
    fn forwarded_addresses_may_have_ports() {
        let four = Some(IpAddr::from([192, 0, 2, 1]));
        let six = "2001:db8::1".parse().ok();
        for (text, address) in [
            ("192.0.2.1", four),
            ("192.0.2.1:4711", four),
            ("2001:db8::1", six),
            ("[2001:db8::1]", six),
            ("[2001:db8::1]:4711", six),
            ("unknown", None),
            ("", None),
        ] {
            assert_eq!(forwarded_address(text), address, "{text}");
        }
    }
}
