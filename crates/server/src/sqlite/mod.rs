//! The store in a SQLite file. Every write is one statement, which SQLite does as a whole or not at all.

mod file;

use std::collections::HashMap;
use std::fs::File;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, Row};

use crate::id::GameId;
use crate::room::{SavedEntry, StoredEntry};
use crate::store::{Store, StoreError, Summary};
use crate::system;
use crate::time::Outage;
use crate::writer::{NewEntry, Other, Writer, signed, unsigned};
use file::{BACKUP, DatabaseFile, folder_of, lock, migrate, refuse_odd, remove_leftovers, with_suffix};

/// Games without activity since ?2, and games opened before ?1 with a seat that is still free; with their versions.
const OLD: &str = "SELECT game, MAX(version) FROM lines GROUP BY game HAVING MAX(at) < ?2
    OR (MAX(version) = 1 AND MAX(at) < ?1 AND EXISTS (
        SELECT 1 FROM json_each(iif(json_valid(line), line, '{}'), '$.what.opened.players') AS player
        WHERE player.value = 'free'))
    ORDER BY MAX(at) LIMIT ?3";

/// How long to wait for the database: long enough for any machine, however busy.
const PATIENCE: Duration = Duration::from_secs(120);
/// The most games deleted in one statement, so that moves do not wait long for it.
const MAX_DELETED: usize = 100;
/// The most outages that are read.
const MAX_OUTAGES: u32 = 1000;
/// With less free space, in bytes, no new games are opened.
const MIN_FREE: u64 = 64 << 20;

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
        refuse_odd(from)?;
        refuse_odd(&with_suffix(from, "-wal"))?;
        let work = tempfile::tempdir_in(folder)?;
        let copy = work.path().join("copy.db");
        std::fs::copy(from, &copy)?;
        if let Err(error) = std::fs::copy(with_suffix(from, "-wal"), with_suffix(&copy, "-wal"))
            && error.kind() != std::io::ErrorKind::NotFound
        {
            return Err(error.into());
        }
        system::make_secret(&copy)?;
        let store = Sqlite::open(&copy).await?;
        let damage = store.check().await;
        store.close().await;
        if let Some(damage) = damage?.first() {
            return Err(StoreError::Corrupt(damage.clone()));
        }
        system::sync_file(&copy)?;
        // A hard link fails if there is a file already.
        std::fs::hard_link(&copy, to)?;
        system::sync_folder(folder)?;
        drop(lock);
        Ok(())
    }

    /// Copies everything to a new file while the store is in use.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        // Written beside its place and renamed last, so a partial copy never has the name.
        let folder = folder_of(to);
        remove_leftovers(folder);
        let copy = tempfile::Builder::new().prefix(BACKUP).tempfile_in(folder)?;
        // As long as this program runs, nobody takes it for a leftover.
        system::mark_in_use(copy.as_file())?;
        let not_utf8 = || std::io::Error::other("the name of the folder is not UTF-8");
        let name = copy.path().to_str().ok_or_else(not_utf8)?.to_owned();
        // On a connection of its own, so that moves do not wait for it.
        let mut connection = self.file.options.connect().await?;
        sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut connection).await?;
        connection.close().await?;
        let (folder, to) = (folder.to_owned(), to.to_owned());
        let saved = tokio::task::spawn_blocking(move || {
            copy.as_file().sync_all()?;
            copy.persist_noclobber(to)?;
            system::sync_folder(&folder)
        });
        Ok(saved.await.map_err(std::io::Error::other)??)
    }
}

#[async_trait]
impl Store for Sqlite {
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
        let query = sqlx::query("SELECT line FROM lines WHERE game = ?1 AND version > ?2 ORDER BY version");
        let rows = query.bind(game.as_str()).bind(signed(after)).fetch_all(&self.readers).await?;
        self.file.check()?;
        let read = |text: String| serde_json::from_str(&text);
        rows.iter()
            .map(|row| read(row.try_get(0)?).map_err(|error| StoreError::Corrupt(error.to_string())))
            .collect()
    }

    async fn versions(&self, games: &[GameId]) -> Result<Vec<u64>, StoreError> {
        let names: Vec<&str> = games.iter().map(GameId::as_str).collect();
        let names = serde_json::to_string(&names).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let query = sqlx::query_as(
            "SELECT game, MAX(version) FROM lines WHERE game IN (SELECT value FROM json_each(?1)) GROUP BY game",
        );
        let found: Vec<(String, i64)> = query.bind(names).fetch_all(&self.readers).await?;
        let found: HashMap<_, _> = found.into_iter().collect();
        Ok(games.iter().map(|game| unsigned(found.get(game.as_str()).copied().unwrap_or(0))).collect())
    }

    async fn list(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let query = sqlx::query(
            "SELECT game, MAX(version), MIN(at), MAX(at) FROM lines GROUP BY game ORDER BY MAX(at) DESC LIMIT ?1",
        );
        let rows = query.bind(limit).fetch_all(&self.readers).await?;
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

    async fn expire(&self, waiting_since: u64, idle_since: u64, most: u64) -> Result<u64, StoreError> {
        let query =
            sqlx::query_as(OLD).bind(signed(waiting_since)).bind(signed(idle_since)).bind(signed(most));
        let old: Vec<(String, i64)> = query.fetch_all(&self.readers).await?;
        let mut deleted = 0;
        for games in old.chunks(MAX_DELETED) {
            deleted += self.writer.execute(Other::Expire(games.to_vec())).await?;
        }
        Ok(deleted)
    }

    async fn count(&self) -> Result<u64, StoreError> {
        let query = sqlx::query_scalar("SELECT COUNT(*) FROM lines WHERE version = 1");
        Ok(unsigned(query.fetch_one(&self.readers).await?))
    }

    async fn resume(&self, now: u64) -> Result<Vec<Outage>, StoreError> {
        self.writer.execute(Other::Resume { now }).await?;
        let query = sqlx::query_as("SELECT began, ended FROM outages ORDER BY ended DESC LIMIT ?1");
        let outages: Vec<(i64, i64)> = query.bind(MAX_OUTAGES).fetch_all(&self.readers).await?;
        Ok(outages.into_iter().map(|(began, ended)| (unsigned(began), unsigned(ended))).collect())
    }

    async fn beat(&self, now: u64, outages: &[Outage]) -> Result<Vec<Outage>, StoreError> {
        self.writer.execute(Other::Beat { now, outages: outages.to_vec() }).await?;
        // There is no other node.
        Ok(Vec::new())
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        let found =
            sqlx::query_scalar::<_, String>("PRAGMA integrity_check").fetch_all(&self.readers).await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
    }

    /// Moves everything to the main file as well.
    async fn close(&self) {
        // While a reader is open, the last entries would stay in the file `-wal`.
        self.readers.close().await;
        // The writer has logged an error.
        let _ = self.writer.close().await;
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.execute(Other::Probe).await.map(drop)
    }

    fn has_space(&self) -> bool {
        // A disk that does not say is not full.
        system::free_space(folder_of(&self.file.path)).is_none_or(|space| space >= MIN_FREE)
    }

    fn is_failing(&self) -> bool {
        self.writer.is_failing()
    }
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
