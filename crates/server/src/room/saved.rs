//! Entries as a store returns them, and the check that makes them entries of a room.
//!
//! Before protocol version 2 a move was saved as `{"played":{"by":"first","command":"4"}}`, without its events, and rulings
//! were commands as well: `agreed` and `time`. Such entries are completed when they are read. Rows are never rewritten.

use four_protocol::TableEvent;
use four_rules::{Input, Ruling, Side};
use serde::Deserialize;

use super::{CorruptGameError, RequestKey, Room, StoredEntry};
use crate::id::Hash;

/// An entry as a store returns it. [`Room::new`] and [`Room::check`] validate it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SavedEntry {
    at: u64,
    what: SavedEvent,
    #[serde(rename = "asked", default)]
    request: Option<RequestKey>,
    #[serde(default)]
    seats: Vec<(Side, Hash)>,
    #[serde(default)]
    used: Option<u64>,
    #[serde(default)]
    chain: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum SavedEvent {
    Current(TableEvent),
    WithoutEvents { played: PlayedWithoutEvents },
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct PlayedWithoutEvents {
    by: Side,
    command: String,
}

impl From<StoredEntry> for SavedEntry {
    fn from(entry: StoredEntry) -> SavedEntry {
        let StoredEntry { at, what, request, seats, used, chain } = entry;
        SavedEntry { at, what: SavedEvent::Current(what), request, seats, used, chain }
    }
}

impl SavedEntry {
    fn with(self, what: TableEvent) -> StoredEntry {
        let SavedEntry { at, request, seats, used, chain, .. } = self;
        StoredEntry { at, what, request, seats, used, chain }
    }

    /// Its chain; empty if an earlier version saved it.
    pub(crate) fn chain(&self) -> &str {
        &self.chain
    }

    /// As the first entry of a game.
    pub(super) fn into_opening(self) -> Result<StoredEntry, CorruptGameError> {
        match self.what.clone() {
            SavedEvent::Current(what) => Ok(self.with(what)),
            SavedEvent::WithoutEvents { .. } => {
                Err(CorruptGameError { entry: 1, why: "the game was not opened".into() })
            }
        }
    }
}

impl Room {
    /// Checks that an entry from a store can come next, and completes it if an older program wrote it.
    ///
    /// # Errors
    /// If it cannot have happened.
    pub fn check(&self, saved: SavedEntry) -> Result<StoredEntry, CorruptGameError> {
        match self.expected(&saved.what) {
            Ok(what) => Ok(saved.with(what)),
            Err(why) => Err(CorruptGameError { entry: self.entries.len() + 1, why }),
        }
    }

    /// What the rules say about an event: it must be the same, or have been saved without its events.
    fn expected(&self, saved: &SavedEvent) -> Result<TableEvent, String> {
        let decided = match saved {
            SavedEvent::Current(TableEvent::Opened(_)) => return Err("the game is open already".into()),
            SavedEvent::Current(TableEvent::TookBack { to, .. }) if *to >= self.version() => {
                return Err(format!("nothing was played after version {to}"));
            }
            SavedEvent::Current(TableEvent::Played { by, action, .. }) => self.play(*by, *action),
            SavedEvent::Current(TableEvent::Ruled { ruling, .. }) => self.rule(*ruling),
            SavedEvent::Current(what) => return Ok(what.clone()),
            SavedEvent::WithoutEvents { played: PlayedWithoutEvents { by, command } } => {
                match Input::parse(*by, command).map_err(|error| error.to_string())? {
                    Input::Action(action) => self.play(*by, action),
                    Input::Ruling(ruling @ (Ruling::AgreedDraw | Ruling::TimeUp(_))) => self.rule(ruling),
                    Input::Invalid => return Err(format!("'{command}' is not an action")),
                }
            }
        };
        let decided = decided.map_err(|refusal| refusal.to_string())?;
        match saved {
            SavedEvent::Current(what) if *what != decided => Err(format!("by the rules, it is {decided:?}")),
            _ => Ok(decided),
        }
    }
}
