//! The store in a SQLite file, with one writer.
//!
//! Group commit: entries that arrive while the disk is busy are saved in one transaction. It is written by hand because a
//! transaction for each entry waits for the disk each time, which limits a node to a few hundred moves a second.

use std::collections::HashSet;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use tokio::sync::{mpsc, oneshot};

use crate::id::GameId;
use crate::room::{SavedEntry, StoredEntry};
use crate::store::{Store, StoreError, Summary};

/// The migration from version n to version n + 1. Existing ones never change.
const MIGRATIONS: [&str; 1] = ["CREATE TABLE lines (
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, version)
    ) STRICT, WITHOUT ROWID"];

/// Appends many entries, given as a list of lists. An entry is added only on top of the one before it, so there are no gaps
/// and no two entries of one version. Returns those that were added.
const APPEND: &str = "INSERT OR IGNORE INTO lines (game, version, at, line)
    SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2, new.value ->> 3 FROM json_each(?1) AS new
    WHERE new.value ->> 1 = 1 OR EXISTS (
        SELECT 1 FROM lines WHERE game = new.value ->> 0 AND version = (new.value ->> 1) - 1)
    RETURNING game, version";

/// Games without activity since ?2, and games opened before ?1 with a seat that is still free; with their versions.
const OLD: &str = "SELECT game, MAX(version) FROM lines GROUP BY game HAVING MAX(at) < ?2
    OR (MAX(version) = 1 AND MAX(at) < ?1 AND EXISTS (
        SELECT 1 FROM json_each(iif(json_valid(line), line, '{}'), '$.what.opened.players') AS player
        WHERE player.value = 'free'))";

/// Deletes games, given as a list of lists, unless they have changed since they were found.
const DELETE_OLD: &str = "DELETE FROM lines WHERE game IN (
    SELECT old.value ->> 0 FROM json_each(?1) AS old WHERE NOT EXISTS (
        SELECT 1 FROM lines WHERE game = old.value ->> 0 AND version > old.value ->> 1))";

/// Write-queue capacity; senders wait when it is full.
const QUEUE: usize = 4096;
/// The most writes in one transaction.
const MAX_BATCH: usize = 1024;
/// How long to wait for the database: long enough for any machine, however busy.
const PATIENCE: Duration = Duration::from_secs(120);
/// The most games deleted in one transaction, so that moves do not wait long for it.
const MAX_DELETED: usize = 100;

/// A store in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Write>,
}

/// A request to the writer.
enum Write {
    Append {
        game: String,
        version: i64,
        at: i64,
        entry: String,
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    Delete {
        game: String,
        done: oneshot::Sender<Result<u64, StoreError>>,
    },
    Expire {
        /// The list that [`DELETE_OLD`] takes.
        games: String,
        done: oneshot::Sender<Result<u64, StoreError>>,
    },
    Backup {
        to: String,
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    Ready {
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    Close {
        done: oneshot::Sender<Result<(), StoreError>>,
    },
}

impl Sqlite {
    /// Opens or creates the file, and migrates it to the newest version.
    ///
    /// # Errors
    /// If it is not such a database, or cannot be written.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when it is on the disk.
            .synchronous(SqliteSynchronous::Full)
            // Another program, `four admin`, may be writing.
            .busy_timeout(PATIENCE)
            .pragma("wal_autocheckpoint", "4000")
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).acquire_timeout(PATIENCE);
        let readers = readers.connect_with(options.read_only(true)).await?;
        let (writer, writes) = mpsc::channel(QUEUE);
        tokio::spawn(write(connection, writes));
        Ok(Sqlite { readers, writer })
    }

    /// Saves what is queued and closes the file. Nothing can be saved after that.
    pub async fn close(&self) {
        // An error means that it is already closed.
        let _ = self.ask(|done| Write::Close { done }).await;
        self.readers.close().await;
    }

    async fn ask<T>(
        &self,
        write: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Write,
    ) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        self.writer.send(write(done)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    sqlx::raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {known}")))
        .execute(&mut *transaction)
        .await?;
    Ok(transaction.commit().await?)
}

/// The writer; runs until it is closed or all senders are gone.
async fn write(mut connection: SqliteConnection, mut writes: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut closing = None;
    while closing.is_none() && writes.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let mut appends = Vec::with_capacity(batch.len());
        for write in batch.drain(..) {
            match write {
                Write::Append { game, version, at, entry, done } => {
                    appends.push((game, version, at, entry, done));
                }
                Write::Close { done } => closing = Some(done),
                other => {
                    append(&mut connection, std::mem::take(&mut appends)).await;
                    other_write(&mut connection, other).await;
                }
            }
        }
        append(&mut connection, appends).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed cleanly");
    }
    closing.map(|done| done.send(Ok(())));
}

type Append = (String, i64, i64, String, oneshot::Sender<Result<(), StoreError>>);

/// Saves these in one transaction and then answers all of them: nothing is shown before it is on the disk.
async fn append(connection: &mut SqliteConnection, appends: Vec<Append>) {
    if appends.is_empty() {
        return;
    }
    match insert(connection, &appends).await {
        Ok(added) => {
            for ((.., done), added) in appends.into_iter().zip(added) {
                // The sender may be gone; the entry is saved all the same.
                let _ = done.send(if added { Ok(()) } else { Err(StoreError::Conflict) });
            }
        }
        Err(error) => {
            tracing::error!(%error, lines = appends.len(), "could not save");
            for (.., done) in appends {
                let _ = done.send(Err(StoreError::Database(sqlx::Error::WorkerCrashed)));
            }
        }
    }
}

/// Which of these were added.
async fn insert(connection: &mut SqliteConnection, appends: &[Append]) -> Result<Vec<bool>, StoreError> {
    let new: Vec<_> =
        appends.iter().map(|(game, version, at, entry, _)| (game, version, at, entry)).collect();
    let new = serde_json::to_string(&new).map_err(|error| StoreError::Corrupt(error.to_string()))?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let rows = sqlx::query(APPEND).bind(new).fetch_all(&mut *transaction).await?;
    transaction.commit().await?;
    let mut added = HashSet::with_capacity(rows.len());
    for row in rows {
        added.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    // Of two entries of the same version, the first was added.
    Ok(appends.iter().map(|(game, version, ..)| added.remove(&(game.clone(), *version))).collect())
}

/// Every write but an append.
async fn other_write(connection: &mut SqliteConnection, write: Write) {
    match write {
        Write::Append { done, .. } | Write::Close { done } => drop(done.send(Err(StoreError::Closed))),
        Write::Delete { game, done } => {
            let deleted =
                sqlx::query("DELETE FROM lines WHERE game = ?1").bind(game).execute(connection).await;
            drop(done.send(deleted.map(|result| result.rows_affected()).map_err(StoreError::from)));
        }
        Write::Expire { games, done } => {
            let deleted = sqlx::query(DELETE_OLD).bind(games).execute(connection).await;
            drop(done.send(deleted.map(|result| result.rows_affected()).map_err(StoreError::from)));
        }
        Write::Backup { to, done } => {
            let copied = sqlx::query("VACUUM INTO ?1").bind(to).execute(connection).await;
            drop(done.send(copied.map(drop).map_err(StoreError::from)));
        }
        Write::Ready { done } => {
            let ready = async {
                let transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
                transaction.rollback().await
            };
            drop(done.send(ready.await.map_err(StoreError::from)));
        }
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, game: &GameId, version: u64, entry: &StoredEntry) -> Result<(), StoreError> {
        let text = serde_json::to_string(entry).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let (game, version, at) = (game.to_string(), signed(version) + 1, signed(entry.at));
        self.ask(|done| Write::Append { game, version, at, entry: text, done }).await
    }

    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError> {
        let query = sqlx::query("SELECT line FROM lines WHERE game = ?1 AND version > ?2 ORDER BY version");
        let rows = query.bind(game.as_str()).bind(signed(after)).fetch_all(&self.readers).await?;
        let read = |text: String| serde_json::from_str(&text);
        rows.iter()
            .map(|row| read(row.try_get(0)?).map_err(|error| StoreError::Corrupt(error.to_string())))
            .collect()
    }

    async fn list(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(
            "SELECT game, MAX(version), MIN(at), MAX(at) FROM lines GROUP BY game ORDER BY MAX(at) DESC LIMIT ?1",
        );
        let rows = query.bind(limit).fetch_all(&self.readers).await?;
        let unsigned = |number: i64| u64::try_from(number).unwrap_or(0);
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
        let game = game.to_string();
        Ok(self.ask(|done| Write::Delete { game, done }).await? > 0)
    }

    async fn expire(&self, waiting_since: u64, idle_since: u64) -> Result<u64, StoreError> {
        let query = sqlx::query_as(OLD).bind(signed(waiting_since)).bind(signed(idle_since));
        let old: Vec<(String, i64)> = query.fetch_all(&self.readers).await?;
        let mut deleted = 0;
        for games in old.chunks(MAX_DELETED) {
            let games =
                serde_json::to_string(games).map_err(|error| StoreError::Corrupt(error.to_string()))?;
            deleted += self.ask(|done| Write::Expire { games, done }).await?;
        }
        Ok(deleted)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        // Written beside its place and renamed last, so a partial copy never has the name.
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let copy = tempfile::NamedTempFile::new_in(folder)?;
        let not_utf8 = || std::io::Error::other("the name of the folder is not UTF-8");
        let name = copy.path().to_str().ok_or_else(not_utf8)?.to_owned();
        self.ask(|done| Write::Backup { to: name, done }).await?;
        let (folder, to) = (folder.to_owned(), to.to_owned());
        let saved = tokio::task::spawn_blocking(move || {
            copy.as_file().sync_all()?;
            copy.persist_noclobber(to)?;
            std::fs::File::open(folder)?.sync_all()
        });
        Ok(saved.await.map_err(std::io::Error::other)??)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.ask(|done| Write::Ready { done }).await
    }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The file in an address such as `sqlite:games.db`.
///
/// # Errors
/// If it is the address of another kind of database.
pub fn file_of(address: &str) -> Result<std::path::PathBuf, UnknownDatabaseError> {
    match address.split_once(':') {
        Some(("sqlite", path)) => Ok(path.strip_prefix("//").unwrap_or(path).into()),
        Some((kind, _)) if !kind.contains(['/', '.']) => Err(UnknownDatabaseError(kind.into())),
        _ => std::path::PathBuf::from_str(address).map_err(|_| UnknownDatabaseError(address.into())),
    }
}

/// An unknown kind of database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown kind of database '{0}': expected sqlite:PATH")]
pub struct UnknownDatabaseError(pub String);
