//! A game that this node has in memory, with who is connected to it.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::id::GameId;
use crate::presence::Presence;
use crate::queue::Client;
use crate::room::{CorruptGameError, Room, SavedEntry, StoredEntry};

/// A game in use.
pub(crate) struct LiveGame {
    pub(crate) id: GameId,
    room: RwLock<Room>,
    /// Held while the game changes; readers do not wait for the disk.
    pub(crate) writing: tokio::sync::Mutex<()>,
    /// Whether the engine is choosing a move for the computer.
    pub(crate) thinking: AtomicBool,
    pub(crate) presence: watch::Sender<Presence>,
    /// Who the computer's thinking is counted for.
    client: Mutex<Client>,
}

impl LiveGame {
    pub(crate) fn new(id: GameId, room: Room) -> LiveGame {
        LiveGame {
            client: Mutex::new(Client::Game(id.clone())),
            id,
            room: RwLock::new(room),
            writing: tokio::sync::Mutex::default(),
            thinking: AtomicBool::new(false),
            presence: watch::channel(Presence::default()).0,
        }
    }

    /// Who the computer's thinking is counted for.
    pub(crate) fn client(&self) -> Client {
        self.client.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts the computer's thinking for this client from now on.
    pub(crate) fn set_client(&self, client: Client) {
        *self.client.lock().unwrap_or_else(PoisonError::into_inner) = client;
    }

    /// The room as this node knows it.
    pub(crate) fn room(&self) -> RwLockReadGuard<'_, Room> {
        // An entry is applied as a whole or not at all, so a poisoned room is still consistent.
        self.room.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn room_mut(&self) -> RwLockWriteGuard<'_, Room> {
        self.room.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Applies an entry that this node has saved.
    pub(crate) fn apply(&self, entry: StoredEntry) {
        self.room_mut().apply(entry);
    }

    /// Checks and applies an entry that another node has saved.
    pub(crate) fn read(&self, saved: SavedEntry) -> Result<(), CorruptGameError> {
        let mut room = self.room_mut();
        let entry = room.check(saved)?;
        room.apply(entry);
        Ok(())
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
