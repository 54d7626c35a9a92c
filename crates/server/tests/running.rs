//! What can happen to a running server: a game is deleted, the store fails, the server is stopped.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use async_trait::async_trait;
pub(crate) use common::file as place;
use common::{Server, config};
use four_protocol::TableEvent;
use four_rules::Side;
use four_server::{GameId, SavedEntry, Sqlite, Store, StoreError, StoredEntry, Summary};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::mpsc;

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_game_is_not_found() {
    let server = Server::start(config()).await;
    let (game, _) = server.open(&json!({})).await;
    let path = format!("/api/v2/games/{game}");
    assert_eq!(server.get(&path).await.status, 200);
    assert!(server.store().await.delete(&GameId::read(&game).unwrap()).await.unwrap());
    assert_eq!(server.get(&path).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_connections_of_a_deleted_game_are_closed() {
    let server = Server::start(config()).await;
    let (game, token) = server.open(&json!({"opponent": {"here": "Bob"}})).await;
    let mut player = server.connect(&game, &[&token], "en").await;
    assert!(server.store().await.delete(&GameId::read(&game).unwrap()).await.unwrap());
    player.send(&json!({"ask": {"id": "a", "seen": 1, "act": {"play": "4"}}})).await;
    assert_eq!(player.close_code().await, 1000);
    assert_eq!(server.upgrade(&game, "").await.0, 404);
}

/// A store that fails once, at the first entry after an opening, and reports what it saves.
struct Failing {
    store: Sqlite,
    failed: AtomicBool,
    is_full: AtomicBool,
    saved: mpsc::UnboundedSender<StoredEntry>,
}

#[async_trait]
impl Store for Failing {
    async fn append(
        &self,
        game: &GameId,
        version: u64,
        entry: &StoredEntry,
        due: Option<u64>,
    ) -> Result<(), StoreError> {
        if version > 0 && !self.failed.swap(true, Relaxed) {
            return Err(StoreError::Database(sqlx::Error::WorkerCrashed));
        }
        self.store.append(game, version, entry, due).await?;
        self.saved.send(entry.clone()).unwrap();
        Ok(())
    }

    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError> {
        self.store.entries(game, after).await
    }

    async fn versions(&self, games: &[GameId]) -> Result<Vec<u64>, StoreError> {
        self.store.versions(games).await
    }

    async fn list(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        self.store.list(limit).await
    }

    async fn delete(&self, game: &GameId) -> Result<bool, StoreError> {
        self.store.delete(game).await
    }

    async fn expire(&self, waiting_since: u64, idle_since: u64, most: u64) -> Result<u64, StoreError> {
        self.store.expire(waiting_since, idle_since, most).await
    }

    async fn count(&self) -> Result<u64, StoreError> {
        self.store.count().await
    }

    async fn resume(&self, now: u64) -> Result<Vec<(u64, u64)>, StoreError> {
        self.store.resume(now).await
    }

    async fn beat(&self, now: u64, outages: &[(u64, u64)]) -> Result<Vec<(u64, u64)>, StoreError> {
        self.store.beat(now, outages).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.store.ready().await
    }

    fn has_space(&self) -> bool {
        !self.is_full.load(Relaxed) && self.store.has_space()
    }

    fn is_failing(&self) -> bool {
        self.store.is_failing()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_the_computer_that_could_not_be_saved_is_tried_again() {
    let (saved, mut entries) = mpsc::unbounded_channel();
    let failing = |store| Failing { store, failed: false.into(), is_full: false.into(), saved };
    let server = Server::with(config(), failing).await;
    server.open(&json!({"side": "second", "opponent": {"computer": "1"}})).await;
    // No request wakes the computer meanwhile.
    assert!(matches!(entries.recv().await.unwrap().what, TableEvent::Opened(_)));
    assert!(matches!(entries.recv().await.unwrap().what, TableEvent::Played { by: Side::First, .. }));
    assert!(server.get("/metrics").await.text().contains("\nfour_failures_total 1\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_opens_no_games() {
    let (saved, _entries) = mpsc::unbounded_channel();
    let full = |store| Failing { store, failed: true.into(), is_full: true.into(), saved };
    let server = Server::with(config(), full).await;
    let answer = server.post("/api/v2/games", &json!({})).await;
    assert_eq!((answer.status, answer.json()["error"].clone()), (503, json!("unavailable")));
    assert_eq!(server.get("/readyz").await.status, 200, "games that are being played go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_closes_its_connections() {
    let server = Server::start(config()).await;
    assert_eq!(server.get("/readyz").await.text(), "ready\n");
    let (game, _) = server.open(&json!({})).await;
    let (_, silent) = server.upgrade(&game, "").await;
    let watching = server.connect(&game, &[], "en").await;
    server.stop.send(()).unwrap();
    for mut socket in [silent, watching] {
        assert_eq!(socket.close_code().await, 1012);
    }
    server.running.await.unwrap();
    assert!(TcpStream::connect(server.address).await.is_err());
}
