//! A game that this node has in memory, with who is connected to it.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

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

    /// Applies an entry that this node has saved. Players are told of it now.
    pub(crate) fn apply(&self, entry: StoredEntry, now: u64) {
        let mut room = self.room_mut();
        room.apply(entry);
        room.told(now);
    }

    /// Checks and applies an entry that was read from the store. Players are told of it now.
    pub(crate) fn read(&self, saved: SavedEntry, now: u64) -> Result<(), CorruptGameError> {
        let mut room = self.room_mut();
        let entry = room.check(saved)?;
        room.apply(entry);
        room.told(now);
        Ok(())
    }
}
