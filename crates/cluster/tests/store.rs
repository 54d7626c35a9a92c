//! The store in PostgreSQL.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../server/tests/conformance/mod.rs"]
mod conformance;
mod services;

use std::sync::Arc;

use conformance::store::{Place, joined, opened, store_conformance};
use four_cluster::Postgres;
use four_server::{GameId, Store, StoreError};
use services::PostgresServer;

/// A database of its own in the one server.
struct Database(String);

impl Place for Database {
    async fn new() -> Option<Database> {
        PostgresServer::shared().map(|server| Database(server.database()))
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Postgres::open(&self.0).await.unwrap())
    }
}

store_conformance!(Database);

/// The names of these games, in order.
fn sorted(mut games: Vec<GameId>) -> Vec<GameId> {
    games.sort_unstable();
    games
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_due_is_given_to_one_node() {
    let Some(place) = Database::new().await else { return };
    let nodes = [place.open().await, place.open().await];
    let games: Vec<GameId> = (0..40).map(|_| GameId::new().unwrap()).collect();
    for game in &games {
        nodes[0].append(game, 0, &opened(), Some(1)).await.unwrap();
    }
    let [later, never] = std::array::from_fn(|_| GameId::new().unwrap());
    nodes[0].append(&later, 0, &opened(), Some(u64::MAX)).await.unwrap();
    nodes[0].append(&never, 0, &opened(), None).await.unwrap();
    const LEASE: u64 = 1_000_000_000;
    let (one, other) = tokio::join!(nodes[0].claim(LEASE, 25), nodes[1].claim(LEASE, 25));
    let (one, other) = (one.unwrap(), other.unwrap());
    let left = nodes[0].claim(LEASE, 100).await.unwrap();
    assert_eq!(sorted([one, other, left].concat()), sorted(games.clone()), "each of them once");
    assert_eq!(nodes[1].claim(LEASE, 100).await.unwrap(), [], "until the lease is over");
    // What happens at the table decides when it is due again.
    nodes[1].append(&games[0], 1, &joined(2), Some(2)).await.unwrap();
    nodes[1].append(&games[1], 1, &joined(2), None).await.unwrap();
    assert_eq!(nodes[1].claim(0, 100).await.unwrap(), [games[0].clone()]);
    assert_eq!(nodes[0].claim(0, 100).await.unwrap(), [games[0].clone()], "nobody has changed it");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_nodes_go_by_the_time_of_the_database() {
    let Some(place) = Database::new().await else { return };
    let nodes = [place.open().await, place.open().await];
    let [one, other] = [nodes[0].now().await.unwrap().unwrap(), nodes[1].now().await.unwrap().unwrap()];
    assert!(one <= other && one > 1_700_000_000_000, "{one} {other}");
    assert!(nodes[0].is_shared());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_learns_when_another_could_not_serve() {
    let Some(place) = Database::new().await else { return };
    let nodes = [place.open().await, place.open().await];
    assert_eq!(nodes[0].beat(20_000_000, &[(19_000_000, 19_500_000)]).await.unwrap().len(), 1);
    assert_eq!(nodes[1].beat(20_000_001, &[]).await.unwrap(), [(19_000_000, 19_500_000)]);
    assert_eq!(nodes[1].beat(40_000_000, &[]).await.unwrap(), [], "it is no news any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_start_together_make_the_tables_once() {
    let Some(place) = Database::new().await else { return };
    let opened = (0..8).map(|_| {
        let address = place.0.clone();
        tokio::spawn(async move { Postgres::open(&address).await.map(drop) })
    });
    for opened in opened.collect::<Vec<_>>() {
        opened.await.unwrap().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_ours_or_too_new_is_not_changed() {
    let Some(server) = PostgresServer::shared() else { return };
    let newer = server.database();
    drop(Postgres::open(&newer).await.unwrap());
    server.sql(&newer, "UPDATE four.schema_version SET version = 99");
    assert!(matches!(Postgres::open(&newer).await, Err(StoreError::TooNew { found: 99, .. })));
    let foreign = server.database();
    server.sql(&foreign, "CREATE SCHEMA four; CREATE TABLE four.notes (text TEXT)");
    assert!(matches!(Postgres::open(&foreign).await, Err(StoreError::Foreign)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_let_us_in_says_why() {
    let Some(server) = PostgresServer::shared() else { return };
    let address = server.database();
    let wrong = address.replace("four-in-a-row", "wrong");
    assert!(matches!(Postgres::open(&wrong).await, Err(StoreError::Password(_))));
    let nowhere = server.address("nowhere");
    assert!(matches!(Postgres::open(&nowhere).await, Err(StoreError::NoDatabase(_))));
    server.sql(&address, "CREATE ROLE guest LOGIN PASSWORD 'guest'");
    let guest = server.address_for("guest", "guest", address.rsplit('/').next().unwrap());
    assert!(matches!(Postgres::open(&guest).await, Err(StoreError::Rights(_))));
    assert!(matches!(Postgres::open("postgres://127.0.0.1:1/x").await, Err(StoreError::Unreachable(_))));
    assert!(matches!(Postgres::open("postgres://127.0.0.1:no/x").await, Err(StoreError::Address(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_works_again_after_a_restart_of_the_database() {
    let Some(server) = PostgresServer::start() else { return };
    let store = Postgres::open(&server.database()).await.unwrap();
    let game = GameId::new().unwrap();
    store.append(&game, 0, &opened(), None).await.unwrap();
    server.stop();
    let lost = store.append(&game, 1, &joined(1), None).await;
    assert!(matches!(lost, Err(StoreError::Unknown(_) | StoreError::Unavailable(_))), "{lost:?}");
    assert!(store.is_failing());
    let lost = store.append(&game, 1, &joined(1), None).await;
    assert!(matches!(lost, Err(StoreError::Unavailable(_))), "nothing can have been saved: {lost:?}");
    assert!(store.entries(&game, 0).await.is_err());
    server.resume();
    store.append(&game, 1, &joined(1), None).await.unwrap();
    assert_eq!(store.entries(&game, 0).await.unwrap().len(), 2);
    assert!(!store.is_failing());
}
