//! The store in a file: SQLite, one writer. Lines that come in while the disk is busy are saved together, with one wait
//! for the disk for all of them.

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
use crate::room::Line;
use crate::store::{Store, StoreError, Summary};

/// What makes a database of version n one of version n + 1. Never changed, only added to.
const MIGRATIONS: [&str; 1] = ["CREATE TABLE lines (
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, version)
    ) STRICT, WITHOUT ROWID"];

/// Many lines at once, as a list of lists. Each is added only on top of the one before it: a gap, and a second line of the
/// same number, cannot be. What comes back are those that were added.
const APPEND: &str = "INSERT OR IGNORE INTO lines (game, version, at, line)
    SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2, new.value ->> 3 FROM json_each(?1) AS new
    WHERE new.value ->> 1 = 1 OR EXISTS (
        SELECT 1 FROM lines WHERE game = new.value ->> 0 AND version = (new.value ->> 1) - 1)
    RETURNING game, version";

/// Games that nobody touched since ?2; and those that somebody opened before ?1, with a seat that is still free. With
/// their versions.
const OLD: &str = "SELECT game, MAX(version) FROM lines GROUP BY game HAVING MAX(at) < ?2
    OR (MAX(version) = 1 AND MAX(at) < ?1 AND EXISTS (
        SELECT 1 FROM json_each(iif(json_valid(line), line, '{}'), '$.what.opened.players') AS player
        WHERE player.value = 'free'))";

/// Deletes games, given as a list of lists, unless something has happened there since they were found.
const DELETE_OLD: &str = "DELETE FROM lines WHERE game IN (
    SELECT old.value ->> 0 FROM json_each(?1) AS old WHERE NOT EXISTS (
        SELECT 1 FROM lines WHERE game = old.value ->> 0 AND version > old.value ->> 1))";

/// As many as may wait to be saved; more have to wait to wait.
const QUEUE: usize = 4096;
/// As many as are saved together.
const TOGETHER: usize = 1024;
/// How long to wait for the database: long enough for any machine, however busy.
const PATIENCE: Duration = Duration::from_secs(120);
/// As many games as are deleted together, so that nobody waits long meanwhile.
const FEW: usize = 100;

/// A store in a file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Write>,
}

/// What the writer is asked for.
enum Write {
    Append {
        game: String,
        version: i64,
        at: i64,
        line: String,
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    Delete {
        game: String,
        done: oneshot::Sender<Result<u64, StoreError>>,
    },
    Expire {
        /// In the form that [`DELETE_OLD`] wants.
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
    /// Opens the file, or makes it, and brings it up to date.
    ///
    /// # Errors
    /// If it is no database of ours, or cannot be written.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit is on the disk before it is answered.
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

    /// Saves what is still waiting, and closes the file. Nothing can be saved from then on.
    pub async fn close(&self) {
        // An error means that it is closed already.
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

/// The one writer, until nobody can ask any more.
async fn write(mut connection: SqliteConnection, mut writes: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    let mut closing = None;
    while closing.is_none() && writes.recv_many(&mut batch, TOGETHER).await > 0 {
        let mut appends = Vec::with_capacity(batch.len());
        for write in batch.drain(..) {
            match write {
                Write::Append { game, version, at, line, done } => {
                    appends.push((game, version, at, line, done));
                }
                Write::Close { done } => closing = Some(done),
                other => {
                    append(&mut connection, std::mem::take(&mut appends)).await;
                    seldom(&mut connection, other).await;
                }
            }
        }
        append(&mut connection, appends).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed in order");
    }
    closing.map(|done| done.send(Ok(())));
}

type Append = (String, i64, i64, String, oneshot::Sender<Result<(), StoreError>>);

/// Saves these in one transaction, then tells everybody: none of them is shown before all are on the disk.
async fn append(connection: &mut SqliteConnection, appends: Vec<Append>) {
    if appends.is_empty() {
        return;
    }
    match insert(connection, &appends).await {
        Ok(added) => {
            for ((.., done), added) in appends.into_iter().zip(added) {
                // Whoever asked may be gone; the line is saved all the same.
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
    let new: Vec<_> = appends.iter().map(|(game, version, at, line, _)| (game, version, at, line)).collect();
    let new = serde_json::to_string(&new).map_err(|error| StoreError::Corrupt(error.to_string()))?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let rows = sqlx::query(APPEND).bind(new).fetch_all(&mut *transaction).await?;
    transaction.commit().await?;
    let mut added = HashSet::with_capacity(rows.len());
    for row in rows {
        added.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    // Of two for the same place, the first one got it.
    Ok(appends.iter().map(|(game, version, ..)| added.remove(&(game.clone(), *version))).collect())
}

/// What does not happen with every move.
async fn seldom(connection: &mut SqliteConnection, write: Write) {
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
    async fn append(&self, game: &GameId, version: u64, line: &Line) -> Result<(), StoreError> {
        let text = serde_json::to_string(line).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let (game, version, at) = (game.to_string(), signed(version) + 1, signed(line.at));
        self.ask(|done| Write::Append { game, version, at, line: text, done }).await
    }

    async fn lines(&self, game: &GameId, after: u64) -> Result<Vec<Line>, StoreError> {
        let query = sqlx::query("SELECT line FROM lines WHERE game = ?1 AND version > ?2 ORDER BY version");
        let rows = query.bind(game.as_str()).bind(signed(after)).fetch_all(&self.readers).await?;
        let read = |text: String| serde_json::from_str(&text);
        rows.iter()
            .map(|row| read(row.try_get(0)?).map_err(|error| StoreError::Corrupt(error.to_string())))
            .collect()
    }

    async fn list(&self, most: u32) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(
            "SELECT game, MAX(version), MIN(at), MAX(at) FROM lines GROUP BY game ORDER BY MAX(at) DESC LIMIT ?1",
        );
        let rows = query.bind(most).fetch_all(&self.readers).await?;
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
        for games in old.chunks(FEW) {
            let games =
                serde_json::to_string(games).map_err(|error| StoreError::Corrupt(error.to_string()))?;
            deleted += self.ask(|done| Write::Expire { games, done }).await?;
        }
        Ok(deleted)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        // Written whole, beside it, and named last: half a copy is never taken for one.
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let copy = tempfile::NamedTempFile::new_in(folder)?;
        let no_text = || std::io::Error::other("the name of the folder is no text");
        let name = copy.path().to_str().ok_or_else(no_text)?.to_owned();
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

/// The file that an address such as `sqlite:games.db` means.
///
/// # Errors
/// If it is the address of another kind of database.
pub fn file_of(address: &str) -> Result<std::path::PathBuf, UnknownDatabase> {
    match address.split_once(':') {
        Some(("sqlite", path)) => Ok(path.strip_prefix("//").unwrap_or(path).into()),
        Some((kind, _)) if !kind.contains(['/', '.']) => Err(UnknownDatabase(kind.into())),
        _ => std::path::PathBuf::from_str(address).map_err(|_| UnknownDatabase(address.into())),
    }
}

/// A kind of database that this program does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is no kind of database that I know: sqlite:PATH")]
pub struct UnknownDatabase(pub String);
