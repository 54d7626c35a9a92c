//! The one writer of a store: a queue, group commit, and a new connection after every failure.
//!
//! Group commit: entries that arrive while the disk is busy are saved together. It is written by hand because a commit for
//! each entry waits for the disk each time, which limits a node to a few hundred moves a second. The database is a
//! parameter, so the simulation runs this code too.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use async_trait::async_trait;
use four_protocol::{Person, TableEvent};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::id::GameId;
use crate::room::StoredEntry;
use crate::store::StoreError;

/// What the writer needs of a database. Each call is one atomic statement: it happens as a whole or not at all, and leaves
/// no transaction open.
#[async_trait]
pub trait Database: Send + Sync + 'static {
    /// A connection. One that has failed is not used again.
    type Connection: Send;

    /// Connects.
    ///
    /// # Errors
    /// If the database cannot be reached.
    async fn connect(&self) -> Result<Self::Connection, StoreError>;

    /// Appends entries, each only at its own version. Returns which were added, in order.
    ///
    /// # Errors
    /// If this fails, whether they were added is unknown.
    async fn append(
        &self,
        connection: &mut Self::Connection,
        entries: &[NewEntry],
    ) -> Result<Vec<bool>, StoreError>;

    /// Does another write; the number that it returns is its own.
    ///
    /// # Errors
    /// If it may not have been done.
    async fn execute(&self, connection: &mut Self::Connection, other: &Other) -> Result<u64, StoreError>;

    /// Moves everything to its final place and closes.
    ///
    /// # Errors
    /// If it was not closed cleanly. What was saved stays saved.
    async fn close(&self, connection: Self::Connection) -> Result<(), StoreError>;
}

/// An entry to append: it becomes the entry `version` of its game.
#[derive(Clone, Debug)]
pub struct NewEntry {
    /// The id of its game.
    pub game: String,
    /// Its number, from 1.
    pub version: i64,
    /// When it happened.
    pub at: i64,
    /// When somebody has to look at the game.
    pub due: Option<i64>,
    /// Whether it opens a game with a free seat.
    pub waiting: bool,
    /// The entry as JSON.
    pub line: String,
}

impl NewEntry {
    /// An entry for a game that has `version` entries.
    ///
    /// # Errors
    /// Never for entries that a room made.
    pub fn new(
        game: &GameId,
        version: u64,
        entry: &StoredEntry,
        due: Option<u64>,
    ) -> Result<NewEntry, StoreError> {
        let line = serde_json::to_string(entry).map_err(|error| StoreError::Corrupt(error.to_string()))?;
        let waiting =
            matches!(&entry.what, TableEvent::Opened(opened) if opened.players.0.contains(&Person::Free));
        let (version, at, due) = (signed(version) + 1, signed(entry.at), due.map(signed));
        Ok(NewEntry { game: game.to_string(), version, at, due, waiting, line })
    }
}

/// A number as databases store it.
#[must_use]
pub fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number from a database.
#[must_use]
pub fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// A write other than an append.
#[derive(Clone, Debug)]
pub enum Other {
    /// Deletes a game; returns the number of its entries.
    Delete(String),
    /// Deletes games, given with their versions, unless they have changed since; returns the number of entries.
    Expire(Vec<(String, i64)>),
    /// Proves that the database can be written.
    Probe,
    /// Notes that a server begins to serve.
    Resume {
        /// When.
        now: u64,
    },
    /// Notes that the server serves, and when it could not.
    Beat {
        /// When.
        now: u64,
        /// From, to.
        outages: Vec<(u64, u64)>,
    },
}

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

enum Write {
    Append(NewEntry, Answer<()>),
    Other(Other, Answer<u64>),
    Close(Answer<()>),
}

/// Write-queue capacity; senders wait when it is full.
const QUEUE: usize = 4096;
/// The most entries saved together.
const MAX_BATCH: usize = 1024;
/// A write that succeeded this recently proves that the database can be written.
const PROOF: Duration = Duration::from_secs(1);

/// The handle of a writer.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<Write>,
    failing: Arc<AtomicBool>,
}

impl Writer {
    /// Starts a writer, with this connection if there is one already.
    pub fn start<D: Database>(database: D, connection: Option<D::Connection>) -> Writer {
        let (queue, writes) = mpsc::channel(QUEUE);
        let failing = Arc::new(AtomicBool::new(false));
        let task = Task { database, connection, failing: Arc::clone(&failing), proved: None };
        tokio::spawn(task.run(writes));
        Writer { queue, failing }
    }

    /// Whether the last write failed.
    #[must_use]
    pub fn is_failing(&self) -> bool {
        self.failing.load(Relaxed)
    }

    /// Saves an entry, together with others that wait.
    ///
    /// # Errors
    /// As [`Store::append`](crate::Store::append).
    pub async fn append(&self, entry: NewEntry) -> Result<(), StoreError> {
        self.ask(|done| Write::Append(entry, done)).await
    }

    /// Does another write, in its turn.
    ///
    /// # Errors
    /// If it may not have been done.
    pub async fn execute(&self, other: Other) -> Result<u64, StoreError> {
        self.ask(|done| Write::Other(other, done)).await
    }

    /// Saves what is queued and closes the database.
    ///
    /// # Errors
    /// If it was not closed cleanly.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.ask(Write::Close).await
    }

    async fn ask<T>(&self, write: impl FnOnce(Answer<T>) -> Write) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        self.queue.send(write(done)).await.map_err(|_| StoreError::Closed)?;
        // A writer that ended without an answer may have saved it.
        answer.await.map_err(|_| StoreError::Unknown("the writer ended".into()))?
    }
}

/// The state of the writer.
struct Task<D: Database> {
    database: D,
    /// `None` after a failure: what a failed connection does next cannot be relied on.
    connection: Option<D::Connection>,
    failing: Arc<AtomicBool>,
    /// When a write last succeeded.
    proved: Option<Instant>,
}

impl<D: Database> Task<D> {
    /// Writes until it is closed or all senders are gone.
    async fn run(mut self, mut writes: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(MAX_BATCH);
        let mut closing = None;
        while closing.is_none() && writes.recv_many(&mut batch, MAX_BATCH).await > 0 {
            let mut appends = Vec::with_capacity(batch.len());
            for write in batch.drain(..) {
                match write {
                    Write::Append(entry, done) => appends.push((entry, done)),
                    Write::Close(done) => closing = Some(done),
                    Write::Other(other, done) => {
                        self.append(std::mem::take(&mut appends)).await;
                        let result = self.execute(&other).await;
                        // The sender may be gone; it is done all the same.
                        let _ = done.send(result);
                    }
                }
            }
            self.append(appends).await;
        }
        let closed = match self.connection.take() {
            Some(connection) => self.database.close(connection).await,
            None => Ok(()),
        };
        if let Err(error) = &closed {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
        // Whoever comes after this is told that it is closed.
        drop(writes);
        closing.map(|done| done.send(closed));
    }

    /// Saves these together and then answers all of them: nothing is shown before it is on the disk.
    async fn append(&mut self, appends: Vec<(NewEntry, Answer<()>)>) {
        if appends.is_empty() {
            return;
        }
        let (entries, answers): (Vec<_>, Vec<_>) = appends.into_iter().unzip();
        let added = match self.connected().await {
            // Nothing was written.
            Err(error) => Err(StoreError::Unavailable(error.to_string())),
            Ok((database, connection)) => {
                let added = database.append(connection, &entries).await;
                added.map_err(|error| StoreError::Unknown(error.to_string()))
            }
        };
        self.note(added.as_ref().err());
        match added {
            Ok(added) => {
                for (done, added) in answers.into_iter().zip(added) {
                    let _ = done.send(if added { Ok(()) } else { Err(StoreError::Conflict) });
                }
            }
            Err(error) => {
                for done in answers {
                    let _ = done.send(Err(error.again()));
                }
            }
        }
    }

    async fn execute(&mut self, other: &Other) -> Result<u64, StoreError> {
        if matches!(other, Other::Probe) && self.proved.is_some_and(|at| at.elapsed() < PROOF) {
            return Ok(0);
        }
        let (database, connection) = self.connected().await?;
        let result = database.execute(connection, other).await;
        self.note(result.as_ref().err());
        result
    }

    /// The database with a connection that has not failed.
    async fn connected(&mut self) -> Result<(&D, &mut D::Connection), StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.database.connect().await,
        };
        match connection {
            Ok(connection) => Ok((&self.database, self.connection.insert(connection))),
            Err(error) => {
                self.note(Some(&error));
                Err(error)
            }
        }
    }

    /// Notes whether a write succeeded. A connection that failed is not used again.
    fn note(&mut self, error: Option<&StoreError>) {
        if let Some(error) = error {
            self.connection = None;
            tracing::error!(%error, "could not save");
        }
        self.proved = error.is_none().then(Instant::now);
        if self.failing.swap(error.is_some(), Relaxed) && error.is_none() {
            tracing::warn!("saving works again");
        }
    }
}
