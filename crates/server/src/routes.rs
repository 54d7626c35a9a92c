//! The routes of the server.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::error::RequestError;
use crate::middleware::Peer;
use crate::node::Node;
use crate::store::StoreError;
use crate::{api, card, middleware, pages};

/// The size limit of a body, in bytes.
const MAX_BODY: usize = 4096;

/// All routes, with their limits.
pub(crate) fn all(node: Arc<Node>) -> Router {
    let api = Router::new()
        .route("/openapi.json", get(openapi))
        .route("/games", post(api::open))
        .route("/games/{id}", get(api::game))
        .route("/games/{id}/seat", post(api::join))
        .route("/games/{id}/socket", get(api::socket))
        .route("/analysis", get(api::analyse))
        .route("/scores", get(api::scores))
        .route("/review", get(api::review))
        .route("/review/parts", get(api::review_parts))
        .route("/puzzle", get(api::puzzle))
        .route("/puzzle/step", get(api::step))
        .route("/exercise/step", get(api::step));
    let timeout = node.config.timeout;
    Router::new()
        .nest(&format!("/api/v{}", four_protocol::VERSION), api)
        .merge(pages::routes())
        .merge(card::routes())
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .fallback(async || RequestError::NotFound)
        .method_not_allowed_fallback(async || RequestError::Method)
        .layer(RequestBodyTimeoutLayer::new(timeout))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&node), middleware::apply))
        .layer(CompressionLayer::new())
        .with_state(node)
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], api::OPENAPI)
}

/// Whether this server does its work. It writes nothing.
async fn health(State(node): State<Arc<Node>>) -> Response {
    match node.games.store().is_failing() {
        false => "alive\n".into_response(),
        true => RequestError::from(StoreError::Unavailable("the last write failed".into())).into_response(),
    }
}

/// Whether a load balancer should send players here.
async fn ready(State(node): State<Arc<Node>>) -> Response {
    if *node.stop.borrow() {
        return RequestError::Stopping.into_response();
    }
    match node.games.store().ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => RequestError::from(error).into_response(),
    }
}

async fn metrics(
    State(node): State<Arc<Node>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Response {
    if !middleware::may_see_metrics(&node.config, peer, &headers) {
        return RequestError::NotFound.into_response();
    }
    let text = node.games.metrics.text(node.games.live_count());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
