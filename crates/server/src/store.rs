//! Where games are kept. A store is the truth: what it has not saved has not happened.

use std::path::Path;

use async_trait::async_trait;
use thiserror::Error;

use crate::id::GameId;
use crate::room::Line;

/// Keeps the lines of games.
///
/// There is one way to change a game: [`append`](Store::append) at the version one knows. Whoever was slower finds a
/// conflict, and looks again. Nothing is appended in part, and what was appended survives a crash of anything.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds a line to a game of so many; 0 opens it. When this comes back, the line is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the game has another version.
    async fn append(&self, game: &GameId, version: u64, line: &Line) -> Result<(), StoreError>;

    /// The lines of a game after the first so many; none if there is no such game.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn lines(&self, game: &GameId, after: u64) -> Result<Vec<Line>, StoreError>;

    /// Games, the one that changed last first.
    ///
    /// # Errors
    /// If the store cannot be read.
    async fn list(&self, most: u32) -> Result<Vec<Summary>, StoreError>;

    /// Forgets a game; `false` if there was none.
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn delete(&self, game: &GameId) -> Result<bool, StoreError>;

    /// Forgets all games that nobody came to, or nobody has touched, since these times (milliseconds since 1970).
    ///
    /// # Errors
    /// If the store cannot be written.
    async fn expire(&self, waiting_since: u64, idle_since: u64) -> Result<u64, StoreError>;

    /// Copies everything to a new file while the store is in use.
    ///
    /// # Errors
    /// If there is something already, or it cannot be written.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Whether the store can be written.
    ///
    /// # Errors
    /// If it cannot.
    async fn ready(&self) -> Result<(), StoreError>;
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Which.
    pub game: GameId,
    /// How many lines it has.
    pub version: u64,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
    /// When it changed last.
    pub changed: u64,
}

/// What a store could not do.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The game has another version.
    #[error("the game has changed")]
    Conflict,
    /// Something in it is not what was put there.
    #[error("the store holds something that is no game: {0}")]
    Corrupt(String),
    /// It was made by a program that is newer than this one.
    #[error("the database is of version {found}, and this program knows version {known} at most")]
    TooNew {
        /// Its version.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// A file that is not where or what it should be.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// It is shutting down.
    #[error("the store is closed")]
    Closed,
    /// The database says no.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
}
