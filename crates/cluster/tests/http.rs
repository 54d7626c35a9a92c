//! The tests of requests and answers, on PostgreSQL and NATS.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../server/tests/http.rs"]
mod http;
mod services;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use four_cluster::{Nats, Postgres};
use http::common::{Place, file};
use services::{NatsServer, PostgresServer};

/// A database of its own for each server, and one bus for all. A file if PostgreSQL or NATS is not installed.
pub(crate) async fn place(folder: &Path) -> Place {
    let (Some(postgres), Some(nats)) = (PostgresServer::shared(), NatsServer::shared()) else {
        return file(folder).await;
    };
    let store = Postgres::open(&postgres.database()).await.unwrap();
    static NODES: AtomicU64 = AtomicU64::new(0);
    let bus = Nats::connect(&nats.address(), NODES.fetch_add(1, Relaxed)).await.unwrap();
    (Arc::new(store), Arc::new(bus))
}
