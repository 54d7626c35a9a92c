//! The store of games. It is the truth: what it has not saved has not happened.

use std::path::Path;

use async_trait::async_trait;
use thiserror::Error;

use crate::id::GameId;
use crate::room::{SavedEntry, StoredEntry};

/// Stores the entries of games.
///
/// [`append`](Store::append) at a known version is the only way to change a game; of two appends at the same version, the
/// second gets a conflict. An append is atomic and durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends an entry to a game that has `version` entries; 0 creates it. On return, the entry is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the game has another version; [`StoreError::Unknown`] if the entry may have been saved, or
    /// may yet appear; with any other error it was not saved.
    async fn append(&self, game: &GameId, version: u64, entry: &StoredEntry) -> Result<(), StoreError>;

    /// The entries of a game after the first `after`; none if there is no such game.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError>;

    /// At most `limit` games, the most recently changed first.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn list(&self, limit: u32) -> Result<Vec<Summary>, StoreError>;

    /// Deletes a game; `false` if there was none.
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn delete(&self, game: &GameId) -> Result<bool, StoreError>;

    /// Deletes games with a free seat that are older than `waiting_since`, and games without activity since `idle_since`
    /// (milliseconds since 1970), but at most this many games, the oldest first. Returns the number of deleted entries.
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn expire(&self, waiting_since: u64, idle_since: u64, most: u64) -> Result<u64, StoreError>;

    /// How many games there are.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn count(&self) -> Result<u64, StoreError>;

    /// Notes that a server begins to serve. Returns the times, from and to, in which none did: since the last
    /// [`beat`](Store::beat) until now, and earlier ones.
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn resume(&self, now: u64) -> Result<Vec<(u64, u64)>, StoreError>;

    /// Notes that the server still serves, and when it could not.
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn beat(&self, now: u64, outages: &[(u64, u64)]) -> Result<(), StoreError>;

    /// Copies everything to a new file while the store is in use.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Proves that the store can be written.
    ///
    /// # Errors
    /// If it cannot be written.
    async fn ready(&self) -> Result<(), StoreError>;

    /// Whether there is space for new games.
    fn has_space(&self) -> bool;

    /// Whether the last write failed. It is known without a write.
    fn is_failing(&self) -> bool;
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id.
    pub game: GameId,
    /// How many entries it has.
    pub version: u64,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
    /// When it changed last.
    pub changed: u64,
}

/// Why a store could not do something.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The game has another version.
    #[error("the game has changed")]
    Conflict,
    /// An entry cannot be read.
    #[error("the store holds an invalid entry: {0}")]
    Corrupt(String),
    /// A newer program made the database.
    #[error("the database has version {found}: this program reads versions up to {known}")]
    TooNew {
        /// Its version.
        found: i64,
        /// The newest version that this program reads.
        known: i64,
    },
    /// The file is a database of another program.
    #[error("this is a database of another program")]
    Foreign,
    /// Another server uses the database.
    #[error("another server uses the database")]
    InUse,
    /// The file was deleted or replaced while it was in use.
    #[error("the database file was deleted or replaced while it was in use")]
    Replaced,
    /// The store was set back, and a game went on differently.
    #[error("the store was set back")]
    SetBack,
    /// Nothing was saved.
    #[error("nothing could be saved: {0}")]
    Unavailable(String),
    /// It may have been saved or not.
    #[error("it is unknown whether it was saved: {0}")]
    Unknown(String),
    /// A file could not be read or written.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
    /// The database failed.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// Whether the same request may succeed a little later.
    pub(crate) const fn is_temporary(&self) -> bool {
        match self {
            StoreError::Conflict
            | StoreError::SetBack
            | StoreError::Replaced
            | StoreError::Unavailable(_)
            | StoreError::Unknown(_)
            | StoreError::File(_)
            | StoreError::Database(_) => true,
            StoreError::Corrupt(_)
            | StoreError::TooNew { .. }
            | StoreError::Foreign
            | StoreError::InUse
            | StoreError::Closed => false,
        }
    }

    /// The same error once more, for all who waited for one write.
    pub(crate) fn again(&self) -> StoreError {
        match self {
            StoreError::Unknown(why) => StoreError::Unknown(why.clone()),
            error => StoreError::Unavailable(error.to_string()),
        }
    }
}
