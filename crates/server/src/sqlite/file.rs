//! The file of a SQLite database: its lock, its tables, and the statements that write.

use std::collections::HashSet;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row};

use super::PATIENCE;
use crate::store::StoreError;
use crate::system::{DURABLE, create_secret, identity};
use crate::writer::{Database, NewEntry, Other, signed};

/// The migration from version n to version n + 1. Existing ones never change.
const MIGRATIONS: [&str; 2] = [
    "CREATE TABLE lines (
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, version)
    ) STRICT, WITHOUT ROWID",
    "CREATE TABLE service (alive INTEGER NOT NULL, probes INTEGER NOT NULL) STRICT;
    INSERT INTO service VALUES (0, 0);
    CREATE TABLE outages (began INTEGER NOT NULL, ended INTEGER NOT NULL) STRICT",
];

/// Changes a counter that has no other use: it proves that the database can be written. SQLite skips a write that changes
/// nothing.
const PROBE: &str = "UPDATE service SET probes = probes + 1";
/// Notes that a server serves at ?1.
const BEAT: &str = "UPDATE service SET alive = ?1";
/// Notes that none served until ?1.
const RESUME: &str = "INSERT INTO outages SELECT alive, ?1 FROM service WHERE alive BETWEEN 1 AND ?1 - 1";
/// Adds outages, given as a list of lists.
const OUTAGES: &str = "INSERT INTO outages SELECT value ->> 0, value ->> 1 FROM json_each(?1)";

/// Appends many entries, given as a list of lists. An entry is added only on top of the one before it, so there are no gaps
/// and no two entries of one version. Returns those that were added.
const APPEND: &str = "INSERT OR IGNORE INTO lines (game, version, at, line)
    SELECT new.value ->> 0, new.value ->> 1, new.value ->> 2, new.value ->> 3 FROM json_each(?1) AS new
    WHERE new.value ->> 1 = 1 OR EXISTS (
        SELECT 1 FROM lines WHERE game = new.value ->> 0 AND version = (new.value ->> 1) - 1)
    RETURNING game, version";

/// Deletes games, given as a list of lists, unless they have changed since they were found.
const DELETE_OLD: &str = "DELETE FROM lines WHERE game IN (
    SELECT old.value ->> 0 FROM json_each(?1) AS old WHERE NOT EXISTS (
        SELECT 1 FROM lines WHERE game = old.value ->> 0 AND version > old.value ->> 1))";

/// Marks the file as ours: "Four".
const APPLICATION_ID: i64 = 0x466f_7572;

/// The path with something after its name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The folder of a file.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether there is something that is not a file, such as a pipe. Opening that could wait forever.
fn is_odd(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|found| !found.is_file())
}

/// Fails if there is something that is not a file.
pub(super) fn refuse_odd(path: &Path) -> Result<(), StoreError> {
    match is_odd(path) {
        true => Err(std::io::Error::new(std::io::ErrorKind::InvalidInput, "this is not a file").into()),
        false => Ok(()),
    }
}

/// How the name of an unfinished backup begins.
pub(super) const BACKUP: &str = ".four-backup-";

/// Removes what backups that were killed have left.
pub(super) fn remove_leftovers(folder: &Path) {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files.filter(|file| file.file_name().to_string_lossy().starts_with(BACKUP)) {
        let is_left = || File::open(file.path()).is_ok_and(|file| file.try_lock().is_ok());
        if !is_odd(&file.path()) && is_left() {
            // Another program may have removed it.
            let _ = std::fs::remove_file(file.path());
        }
    }
}

/// The lock that a server holds while it uses a database.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let name = with_suffix(path, ".lock");
    refuse_odd(&name)?;
    let file = create_secret().open(name)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The file of a database. It is the same file as long as its identity stays the same.
#[derive(Debug)]
pub(super) struct DatabaseFile {
    pub(super) path: PathBuf,
    pub(super) options: SqliteConnectOptions,
    identity: (u64, u64),
}

impl DatabaseFile {
    /// Creates the file if there is none; only its owner can read it.
    pub(super) fn new(path: &Path) -> Result<DatabaseFile, StoreError> {
        refuse_odd(path)?;
        let file = create_secret().open(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when it is on the disk.
            .synchronous(SqliteSynchronous::Full)
            // Another program, `four admin`, may be writing.
            .busy_timeout(PATIENCE)
            .pragma("wal_autocheckpoint", "4000")
            .disable_statement_logging();
        let options = DURABLE.iter().fold(options, |options, &(name, value)| options.pragma(name, value));
        Ok(DatabaseFile { path: path.to_owned(), options, identity: identity(&file.metadata()?) })
    }

    /// Checks that the file at the path is still the one that was opened. Otherwise entries would be saved into a file that
    /// nobody finds again.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match std::fs::metadata(&self.path) {
            Ok(found) if identity(&found) == self.identity => Ok(()),
            Ok(_) => Err(StoreError::Replaced),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err(StoreError::Replaced),
            Err(error) => Err(error.into()),
        }
    }
}

pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
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

/// A list for `json_each`.
fn json(list: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(list).map_err(|error| StoreError::Corrupt(error.to_string()))
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
        let new = json(&new)?;
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
            Other::Expire(games) => sqlx::query(DELETE_OLD).bind(json(games)?),
            Other::Probe => sqlx::query(PROBE),
            Other::Resume { now } => {
                sqlx::query(RESUME).bind(signed(*now)).execute(&mut *connection).await?;
                sqlx::query(BEAT).bind(signed(*now))
            }
            Other::Beat { now, outages } => {
                if !outages.is_empty() {
                    sqlx::query(OUTAGES).bind(json(outages)?).execute(&mut *connection).await?;
                }
                sqlx::query(BEAT).bind(signed(*now))
            }
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
