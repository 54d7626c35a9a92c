//! Which address leads where.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

use crate::node::Node;
use crate::problem::Problem;
use crate::{api, guard, site};

/// The most bytes of a body.
const LARGEST_BODY: usize = 4096;

/// Everything that is answered here.
pub(crate) fn all(node: Arc<Node>) -> Router {
    let api = Router::new()
        .route("/openapi.json", get(openapi))
        .route("/games", post(api::open))
        .route("/games/{id}", get(api::game))
        .route("/games/{id}/seat", post(api::join))
        .route("/games/{id}/socket", get(api::socket))
        .route("/analysis", get(api::analyse))
        .route("/review", get(api::review))
        .route("/puzzle", get(api::puzzle))
        .fallback(async || Problem::NotFound)
        .method_not_allowed_fallback(async || Problem::Method);
    let timeout = node.config.timeout;
    Router::new()
        .nest(&format!("/api/v{}", four_protocol::VERSION), api)
        .merge(site::routes())
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .fallback(site::nothing)
        .method_not_allowed_fallback(async || Problem::Method)
        .layer(CompressionLayer::new())
        .layer(RequestBodyTimeoutLayer::new(timeout))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(&node), guard::guard))
        .with_state(node)
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], api::OPENAPI)
}

/// Whether to send players here.
async fn ready(State(node): State<Arc<Node>>) -> Response {
    if *node.stop.borrow() {
        return Problem::Unavailable.into_response();
    }
    match node.hall.store().ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => Problem::from(error).into_response(),
    }
}

async fn metrics(State(node): State<Arc<Node>>) -> impl IntoResponse {
    let text = node.hall.meters.text(node.hall.at_hand());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
