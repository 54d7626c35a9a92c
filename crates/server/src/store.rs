//! The store of games. It is the truth: what it has not saved has not happened.

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
    /// Appends an entry to a game that has `version` entries; 0 creates it. On return, the entry is on the disk. `due` is
    /// when a node has to look at the game if nothing happens until then; see [`claim`](Store::claim).
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the game has another version; [`StoreError::Unknown`] if the entry may have been saved, or
    /// may yet appear; with any other error it was not saved.
    async fn append(
        &self,
        game: &GameId,
        version: u64,
        entry: &StoredEntry,
        due: Option<u64>,
    ) -> Result<(), StoreError>;

    /// The entries of a game after the first `after`; none if there is no such game.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError>;

    /// The versions of these games, in this order; 0 for one that does not exist.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn versions(&self, games: &[GameId]) -> Result<Vec<u64>, StoreError>;

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

    /// Notes that the server still serves, and when it could not. Returns when other nodes could not, lately.
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn beat(&self, now: u64, outages: &[(u64, u64)]) -> Result<Vec<(u64, u64)>, StoreError>;

    /// At most `most` games that are due. No other node gets them within `lease` milliseconds; after that, those that have not
    /// changed are due again. None from a store that serves one node, which looks after its games itself.
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn claim(&self, _lease: u64, _most: u32) -> Result<Vec<GameId>, StoreError> {
        Ok(Vec::new())
    }

    /// The time, in milliseconds since 1970, that all nodes of a shared store go by.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn now(&self) -> Result<Option<u64>, StoreError> {
        Ok(None)
    }

    /// Whether several nodes may use it at the same time.
    fn is_shared(&self) -> bool {
        false
    }

    /// What is damaged; nothing if all is well.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn check(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Saves what is queued and closes. Nothing can be saved after that.
    async fn close(&self) {}

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
    /// The address of the database cannot be read.
    #[error("this is not the address of a database: {0}")]
    Address(String),
    /// The database does not answer.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The user or the password is wrong.
    #[error("the database refuses the user or the password: {0}")]
    Password(String),
    /// The database server has no such database.
    #[error("there is no such database: {0}")]
    NoDatabase(String),
    /// The user may not do what a server has to do.
    #[error("the user of the database lacks a right: {0}")]
    Rights(String),
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
            | StoreError::Unreachable(_)
            | StoreError::File(_)
            | StoreError::Database(_) => true,
            StoreError::Corrupt(_)
            | StoreError::TooNew { .. }
            | StoreError::Foreign
            | StoreError::Address(_)
            | StoreError::Password(_)
            | StoreError::NoDatabase(_)
            | StoreError::Rights(_)
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
