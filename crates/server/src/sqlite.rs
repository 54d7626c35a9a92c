//! The store in a SQLite file. Every write is one statement, which SQLite does as a whole or not at all.

use std::collections::HashSet;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};

use crate::id::GameId;
use crate::room::{SavedEntry, StoredEntry};
use crate::store::{Store, StoreError, Summary};
use crate::writer::{Database, NewEntry, Other, Writer};

/// The migration from version n to version n + 1. Existing ones never change.
const MIGRATIONS: [&str; 2] = [
    "CREATE TABLE lines (
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, version)
    ) STRICT, WITHOUT ROWID",
    "CREATE TABLE probe (written INTEGER NOT NULL) STRICT;
    INSERT INTO probe VALUES (0)",
];

/// Writes something that nobody reads.
const PROBE: &str = "UPDATE probe SET written = written + 1";

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

/// How long to wait for the database: long enough for any machine, however busy.
const PATIENCE: Duration = Duration::from_secs(120);
/// The most games deleted in one statement, so that moves do not wait long for it.
const MAX_DELETED: usize = 100;
/// Marks the file as ours: "Four".
const APPLICATION_ID: i64 = 0x466f_7572;

/// A store in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    file: Arc<DatabaseFile>,
    /// Held while a server uses the file.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens or creates the file, and migrates it to the newest version.
    ///
    /// # Errors
    /// If it is not such a database, or cannot be written.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let file = Arc::new(DatabaseFile::new(path)?);
        let mut connection = file.options.connect().await?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).acquire_timeout(PATIENCE);
        let readers = readers.connect_with(file.options.clone().read_only(true)).await?;
        let writer = Writer::start(Arc::clone(&file), Some(connection));
        Ok(Sqlite { readers, writer, file, _lock: None })
    }

    /// As [`open`](Sqlite::open), for a server: a second one with the same file is refused.
    ///
    /// # Errors
    /// Also [`StoreError::InUse`].
    pub async fn serve(path: &Path) -> Result<Sqlite, StoreError> {
        let lock = lock(path)?;
        Ok(Sqlite { _lock: Some(lock), ..Sqlite::open(path).await? })
    }

    /// Makes a database at `to`, where there is none, from a backup. The backup is not changed.
    ///
    /// # Errors
    /// If the backup is damaged or not a database of ours, or there is a file at `to`.
    pub async fn restore(from: &Path, to: &Path) -> Result<(), StoreError> {
        let lock = lock(to)?;
        let folder = folder_of(to);
        // A log of an earlier database would be taken for a part of this one.
        if with_suffix(to, "-wal").exists() {
            return Err(std::io::Error::from(std::io::ErrorKind::AlreadyExists).into());
        }
        if !std::fs::metadata(from)?.is_file() {
            return Err(std::io::Error::from(std::io::ErrorKind::InvalidInput).into());
        }
        let work = tempfile::tempdir_in(folder)?;
        let copy = work.path().join("copy.db");
        std::fs::copy(from, &copy)?;
        if let Err(error) = std::fs::copy(with_suffix(from, "-wal"), with_suffix(&copy, "-wal"))
            && error.kind() != std::io::ErrorKind::NotFound
        {
            return Err(error.into());
        }
        std::fs::set_permissions(&copy, std::fs::Permissions::from_mode(0o600))?;
        let store = Sqlite::open(&copy).await?;
        let damage = store.check().await;
        store.close().await;
        if let Some(damage) = damage?.first() {
            return Err(StoreError::Corrupt(damage.clone()));
        }
        File::open(&copy)?.sync_all()?;
        // A hard link fails if there is a file already.
        std::fs::hard_link(&copy, to)?;
        File::open(folder)?.sync_all()?;
        drop(lock);
        Ok(())
    }

    /// What SQLite finds damaged in the file; nothing if all is well.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        let found =
            sqlx::query_scalar::<_, String>("PRAGMA integrity_check").fetch_all(&self.readers).await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
    }

    /// Saves what is queued, moves everything to the main file and closes it. Nothing can be saved after that.
    pub async fn close(&self) {
        // While a reader is open, the last entries would stay in the file `-wal`.
        self.readers.close().await;
        // The writer has logged an error.
        let _ = self.writer.close().await;
    }
}

/// The path with something after its name.
fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The folder of a file.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The lock that a server holds while it uses a database.
fn lock(path: &Path) -> Result<File, StoreError> {
    let name = with_suffix(path, ".lock");
    let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(name)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The file of a database. It is the same file as long as its identity stays the same.
#[derive(Debug)]
struct DatabaseFile {
    path: PathBuf,
    options: SqliteConnectOptions,
    identity: (u64, u64),
}

impl DatabaseFile {
    /// Creates the file if there is none; only its owner can read it.
    fn new(path: &Path) -> Result<DatabaseFile, StoreError> {
        // Opening a pipe would wait forever.
        if std::fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(std::io::Error::new(std::io::ErrorKind::InvalidInput, "this is not a file").into());
        }
        let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when it is on the disk.
            .synchronous(SqliteSynchronous::Full)
            // Another program, `four admin`, may be writing.
            .busy_timeout(PATIENCE)
            .pragma("wal_autocheckpoint", "4000")
            .disable_statement_logging();
        Ok(DatabaseFile { path: path.to_owned(), options, identity: identity(&file.metadata()?) })
    }

    /// Checks that the file at the path is still the one that was opened. Otherwise entries would be saved into a file that
    /// nobody finds again.
    fn check(&self) -> Result<(), StoreError> {
        match std::fs::metadata(&self.path) {
            Ok(found) if identity(&found) == self.identity => Ok(()),
            Ok(_) => Err(StoreError::Replaced),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err(StoreError::Replaced),
            Err(error) => Err(error.into()),
        }
    }
}

/// The device and the number of a file.
fn identity(found: &Metadata) -> (u64, u64) {
    (found.dev(), found.ino())
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let number = |query| sqlx::query_scalar::<_, i64>(query);
    let found = number("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let application = number("PRAGMA application_id").fetch_one(&mut *transaction).await?;
    let tables = number("SELECT COUNT(*) FROM sqlite_schema").fetch_one(&mut *transaction).await?;
    let known = MIGRATIONS.len() as i64;
    // Version 1 had no application id.
    if ![0, APPLICATION_ID].contains(&application) || (found == 0 && tables > 0) {
        return Err(StoreError::Foreign);
    }
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    if (found, application) == (known, APPLICATION_ID) {
        return Ok(transaction.rollback().await?);
    }
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    let marks = format!("PRAGMA user_version = {known}; PRAGMA application_id = {APPLICATION_ID}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(marks)).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}

#[async_trait]
impl Database for Arc<DatabaseFile> {
    type Connection = SqliteConnection;

    async fn connect(&self) -> Result<SqliteConnection, StoreError> {
        self.check()?;
        Ok(self.options.connect().await?)
    }

    async fn append(
        &self,
        connection: &mut SqliteConnection,
        entries: &[NewEntry],
    ) -> Result<Vec<bool>, StoreError> {
        let new: Vec<_> = entries.iter().map(|new| (&new.game, new.version, new.at, &new.line)).collect();
        let new = serde_json::to_string(&new).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        self.check()?;
        let rows = sqlx::query(APPEND).bind(new).fetch_all(connection).await?;
        // Nothing is acknowledged that is in a file without a name.
        self.check()?;
        let mut added = HashSet::with_capacity(rows.len());
        for row in rows {
            added.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
        }
        // Of two entries of the same version, the first was added.
        Ok(entries.iter().map(|new| added.remove(&(new.game.clone(), new.version))).collect())
    }

    async fn execute(&self, connection: &mut SqliteConnection, other: &Other) -> Result<u64, StoreError> {
        let query = match other {
            Other::Delete(game) => sqlx::query("DELETE FROM lines WHERE game = ?1").bind(game.clone()),
            Other::Expire(games) => {
                let games = serde_json::to_string(games);
                sqlx::query(DELETE_OLD).bind(games.map_err(|error| StoreError::Corrupt(error.to_string()))?)
            }
            Other::Backup(to) => {
                let not_utf8 = || std::io::Error::other("the name of the folder is not UTF-8");
                sqlx::query("VACUUM INTO ?1").bind(to.to_str().ok_or_else(not_utf8)?.to_owned())
            }
            Other::Probe => sqlx::query(PROBE),
        };
        let done = query.execute(connection).await?.rows_affected();
        self.check()?;
        Ok(done)
    }

    async fn close(&self, mut connection: SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
        Ok(connection.close().await?)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, game: &GameId, version: u64, entry: &StoredEntry) -> Result<(), StoreError> {
        let text = serde_json::to_string(entry).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let (game, version, at) = (game.to_string(), signed(version) + 1, signed(entry.at));
        self.writer.append(NewEntry { game, version, at, line: text }).await
    }

    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError> {
        let query = sqlx::query("SELECT line FROM lines WHERE game = ?1 AND version > ?2 ORDER BY version");
        let rows = query.bind(game.as_str()).bind(signed(after)).fetch_all(&self.readers).await?;
        self.file.check()?;
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
        Ok(self.writer.execute(Other::Delete(game.to_string())).await? > 0)
    }

    async fn expire(&self, waiting_since: u64, idle_since: u64) -> Result<u64, StoreError> {
        let query = sqlx::query_as(OLD).bind(signed(waiting_since)).bind(signed(idle_since));
        let old: Vec<(String, i64)> = query.fetch_all(&self.readers).await?;
        let mut deleted = 0;
        for games in old.chunks(MAX_DELETED) {
            deleted += self.writer.execute(Other::Expire(games.to_vec())).await?;
        }
        Ok(deleted)
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        // Written beside its place and renamed last, so a partial copy never has the name.
        let folder = folder_of(to);
        let copy = tempfile::NamedTempFile::new_in(folder)?;
        self.writer.execute(Other::Backup(copy.path().to_owned())).await?;
        let (folder, to) = (folder.to_owned(), to.to_owned());
        let saved = tokio::task::spawn_blocking(move || {
            copy.as_file().sync_all()?;
            copy.persist_noclobber(to)?;
            std::fs::File::open(folder)?.sync_all()
        });
        Ok(saved.await.map_err(std::io::Error::other)??)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.execute(Other::Probe).await.map(drop)
    }

    fn is_failing(&self) -> bool {
        self.writer.is_failing()
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
