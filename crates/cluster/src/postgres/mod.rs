//! The store in PostgreSQL, shared by all nodes. Every write is one statement.

mod error;
mod schema;
mod write;

use std::collections::HashMap;
use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use four_server::writer::{NewEntry, Other, Writer, signed, unsigned};
use four_server::{GameId, SavedEntry, Store, StoreError, StoredEntry, Summary};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Row};

use error::{address_error, store_error};
use write::PostgresWriter;

/// How long to wait for the database before a write or a read has failed. A connection that hangs is not used again.
const PATIENCE: Duration = Duration::from_secs(10);
/// Connections that read.
const READERS: u32 = 6;
/// The most games deleted in one statement, so that moves do not wait long for it.
const MAX_DELETED: usize = 100;
/// The most outages that are read.
const MAX_OUTAGES: i64 = 1000;
/// How long an outage of one node is news to others, in milliseconds.
const NEWS: u64 = 3_600_000;

/// Games without activity since $2, and games opened before $1 with a seat that is still free; with their versions.
const OLD: &str = "SELECT game, version FROM four.games WHERE changed < $2 OR (waiting AND changed < $1)
    ORDER BY changed LIMIT $3";
/// Gives the caller games that are due, for $1 milliseconds. Nodes that ask at the same time get different games.
/// The time is asked for once, or the index of `due` could not be used.
const CLAIM: &str = "UPDATE four.games SET due = four.now() + $1 WHERE game IN (
        SELECT game FROM four.games WHERE due <= (SELECT four.now()) ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING game";
/// The key of the advisory lock of the node that deletes expired games. It is free again when its connection ends.
const EXPIRY_LOCK: i64 = 0x466f_7572_0002;

/// A store in PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    readers: PgPool,
    writer: Writer,
}

impl Postgres {
    /// Connects, and migrates the database to the newest version.
    ///
    /// # Errors
    /// If the address is wrong, the database does not let us in, or a newer program made it.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(address).map_err(address_error)?;
        // A commit returns when it is on the disk, whatever the database does for others.
        let options = options
            .options([("synchronous_commit", "on")])
            .application_name("four")
            .disable_statement_logging();
        let database = PostgresWriter::new(options.clone());
        let mut connection = database.connect_in_time().await?;
        schema::migrate(&mut connection).await?;
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        Ok(Postgres {
            readers: readers.connect_lazy_with(options),
            writer: Writer::start(database, Some(connection)),
        })
    }

    /// Waits for a read, but not forever.
    async fn read<T>(&self, read: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        in_time(read).await?.map_err(store_error)
    }
}

/// Fails if the database does not answer in time.
async fn in_time<T>(work: impl Future<Output = T>) -> Result<T, StoreError> {
    let late = |_| StoreError::Unreachable("it does not answer".into());
    tokio::time::timeout(PATIENCE, work).await.map_err(late)
}

#[async_trait]
impl Store for Postgres {
    async fn append(
        &self,
        game: &GameId,
        version: u64,
        entry: &StoredEntry,
        due: Option<u64>,
    ) -> Result<(), StoreError> {
        self.writer.append(NewEntry::new(game, version, entry, due)?).await
    }

    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT line FROM four.lines WHERE game = $1 AND version > $2 ORDER BY version",
        );
        let query = query.bind(game.as_str()).bind(signed(after));
        let lines: Vec<String> = self.read(query.fetch_all(&self.readers)).await?;
        let parse = |line: &String| serde_json::from_str(line);
        lines.iter().map(|line| parse(line).map_err(|error| StoreError::Corrupt(error.to_string()))).collect()
    }

    async fn versions(&self, games: &[GameId]) -> Result<Vec<u64>, StoreError> {
        let names: Vec<&str> = games.iter().map(GameId::as_str).collect();
        let query = sqlx::query_as("SELECT game, version FROM four.games WHERE game = ANY($1)").bind(names);
        let found: Vec<(String, i64)> = self.read(query.fetch_all(&self.readers)).await?;
        let found: HashMap<_, _> = found.into_iter().collect();
        Ok(games.iter().map(|game| unsigned(found.get(game.as_str()).copied().unwrap_or(0))).collect())
    }

    async fn list(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(
            "SELECT game, version, opened, changed FROM four.games ORDER BY changed DESC LIMIT $1",
        );
        let rows = self.read(query.bind(i64::from(limit)).fetch_all(&self.readers)).await?;
        rows.iter()
            .map(|row| {
                let name: String = row.try_get(0)?;
                Ok(Summary {
                    game: GameId::read(&name).ok_or(StoreError::Corrupt(name))?,
                    version: unsigned(row.try_get(1)?),
                    opened: unsigned(row.try_get(2)?),
                    changed: unsigned(row.try_get(3)?),
                })
            })
            .collect()
    }

    async fn delete(&self, game: &GameId) -> Result<bool, StoreError> {
        Ok(self.writer.execute(Other::Delete(game.to_string())).await? > 0)
    }

    /// Only one node at a time does this; the others delete nothing.
    async fn expire(&self, waiting_since: u64, idle_since: u64, most: u64) -> Result<u64, StoreError> {
        let mut turn = in_time(self.readers.begin()).await?.map_err(store_error)?;
        let query = sqlx::query_scalar("SELECT pg_try_advisory_xact_lock($1)").bind(EXPIRY_LOCK);
        let is_our_turn: bool = self.read(query.fetch_one(&mut *turn)).await?;
        if !is_our_turn {
            return Ok(0);
        }
        let query =
            sqlx::query_as(OLD).bind(signed(waiting_since)).bind(signed(idle_since)).bind(signed(most));
        let old: Vec<(String, i64)> = self.read(query.fetch_all(&mut *turn)).await?;
        let mut deleted = 0;
        for games in old.chunks(MAX_DELETED) {
            deleted += self.writer.execute(Other::Expire(games.to_vec())).await?;
        }
        turn.rollback().await.map_err(store_error)?;
        Ok(deleted)
    }

    async fn count(&self) -> Result<u64, StoreError> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM four.games");
        Ok(unsigned(self.read(query.fetch_one(&self.readers)).await?))
    }

    async fn resume(&self, now: u64) -> Result<Vec<(u64, u64)>, StoreError> {
        self.writer.execute(Other::Resume { now }).await?;
        self.outages_since(0).await
    }

    async fn beat(&self, now: u64, outages: &[(u64, u64)]) -> Result<Vec<(u64, u64)>, StoreError> {
        self.writer.execute(Other::Beat { now, outages: outages.to_vec() }).await?;
        self.outages_since(now.saturating_sub(NEWS)).await
    }

    async fn claim(&self, lease: u64, most: u32) -> Result<Vec<GameId>, StoreError> {
        let query = sqlx::query_scalar(CLAIM).bind(signed(lease)).bind(i64::from(most));
        let names: Vec<String> = self.read(query.fetch_all(&self.readers)).await?;
        Ok(names.iter().filter_map(|name| GameId::read(name)).collect())
    }

    async fn now(&self) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query_scalar("SELECT four.now()");
        Ok(Some(unsigned(self.read(query.fetch_one(&self.readers)).await?)))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.execute(Other::Probe).await.map(drop)
    }

    fn has_space(&self) -> bool {
        // The disk is the database's: a full one makes writes fail.
        true
    }

    fn is_failing(&self) -> bool {
        self.writer.is_failing()
    }

    async fn close(&self) {
        self.readers.close().await;
        // The writer has logged an error.
        let _ = self.writer.close().await;
    }
}

impl Postgres {
    /// The outages that ended after this time, the latest first.
    async fn outages_since(&self, time: u64) -> Result<Vec<(u64, u64)>, StoreError> {
        let query = sqlx::query_as(
            "SELECT began, ended FROM four.outages WHERE ended > $1 ORDER BY ended DESC LIMIT $2",
        );
        let query = query.bind(signed(time)).bind(MAX_OUTAGES);
        let outages: Vec<(i64, i64)> = self.read(query.fetch_all(&self.readers)).await?;
        Ok(outages.into_iter().map(|(began, ended)| (unsigned(began), unsigned(ended))).collect())
    }
}
