//! A game that this node has in memory, with who is connected to it.

use std::num::NonZeroU32;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use four_protocol::Reaction;
use four_rules::{PerSide, Side};
use four_text::Language;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tokio::sync::broadcast;
use tokio::time::Instant;

use crate::id::GameId;
use crate::presence::Attendance;
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
    pub(crate) attendance: Arc<Attendance>,
    /// What players say to everybody at this table, also at other nodes. Not saved.
    pub(crate) reactions: broadcast::Sender<(Side, Reaction)>,
    reaction_limits: PerSide<DefaultDirectRateLimiter>,
    /// Who the computer's thinking is counted for.
    client: Mutex<Client>,
    /// What spectators were sent last, by language.
    shown: Mutex<Vec<Shown>>,
}

/// How many reactions a side may send in a minute, and at once.
const REACTIONS_PER_MINUTE: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);
const REACTIONS_AT_ONCE: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);
/// How many reactions wait for a client that is slow; it misses older ones.
const WAITING_REACTIONS: usize = 8;

/// A message for spectators. It is encoded once for all of them.
struct Shown {
    language: Language,
    at: Instant,
    /// The version that its readers had before.
    from: u64,
    message: Encoded,
}

/// An encoded message, and the version that its readers have after it.
#[derive(Clone)]
pub(crate) struct Encoded {
    pub(crate) text: Utf8Bytes,
    pub(crate) version: u64,
}

/// How long a message is sent to others as well: the time on the clocks in it becomes old.
const FRESH: Duration = Duration::from_millis(100);

impl LiveGame {
    pub(crate) fn new(id: GameId, room: Room) -> LiveGame {
        LiveGame {
            client: Mutex::new(Client::Game(id.clone())),
            id,
            room: RwLock::new(room),
            writing: tokio::sync::Mutex::default(),
            thinking: AtomicBool::new(false),
            attendance: Arc::default(),
            reactions: broadcast::channel(WAITING_REACTIONS).0,
            reaction_limits: PerSide([Side::First, Side::Second].map(|_| {
                RateLimiter::direct(Quota::per_minute(REACTIONS_PER_MINUTE).allow_burst(REACTIONS_AT_ONCE))
            })),
            shown: Mutex::default(),
        }
    }

    /// Tells everybody at the table what a player says. Returns whether the player may say it now.
    pub(crate) fn react(&self, by: Side, reaction: Reaction) -> bool {
        let may = self.reaction_limits[by].check().is_ok();
        if may {
            // Without a receiver nobody is at the table.
            let _ = self.reactions.send((by, reaction));
        }
        may
    }

    /// Who the computer's thinking is counted for.
    pub(crate) fn client(&self) -> Client {
        self.client.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts the computer's thinking for this client from now on.
    pub(crate) fn set_client(&self, client: Client) {
        *self.client.lock().unwrap_or_else(PoisonError::into_inner) = client;
    }

    /// The message that tells spectators of this language what has happened since a version: the one that others were sent just
    /// now, or a new one.
    pub(crate) fn for_spectators(
        &self,
        language: Language,
        from: u64,
        encode: impl FnOnce() -> Option<Encoded>,
    ) -> Option<Encoded> {
        let version = self.room().version();
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        shown.retain(|one| now.duration_since(one.at) < FRESH);
        let same = |one: &&Shown| (one.language, one.from, one.message.version) == (language, from, version);
        if let Some(one) = shown.iter().find(same) {
            return Some(one.message.clone());
        }
        let message = encode()?;
        shown.push(Shown { language, at: now, from, message: message.clone() });
        Some(message)
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
