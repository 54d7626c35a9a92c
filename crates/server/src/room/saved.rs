//! Entries as a store returns them, and the check that makes them entries of a room.
//!
//! Before protocol version 2 a move was saved as `{"played":{"by":"first","command":"4"}}`, without its events, and rulings
//! were commands as well: `agreed` and `time`. Such entries are completed when they are read. Rows are never rewritten.
//!
//! While nodes are upgraded one after the other, an older program reads what a newer one writes: it leaves out fields that it
//! does not know, and takes an event that it does not know for one that does not concern the game. `v` says that a newer program
//! wrote the entry; otherwise such an event is damage.

use four_protocol::TableEvent;
use four_rules::{Action, Input, Ruling, Side};
use serde::Deserialize;

use super::{CorruptGameError, RequestKey, Room, StoredEntry};
use crate::id::Hash;

/// An entry as a store returns it. [`Room::new`] and [`Room::check`] validate it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SavedEntry {
    #[serde(rename = "v", default = "first_format")]
    format: u32,
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

const fn first_format() -> u32 {
    1
}

/// Anything is an event of some program, so those without events come first.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum SavedEvent {
    WithoutEvents { played: PlayedWithoutEvents },
    Current(TableEvent),
}

/// What counts of an event in the game of which a newer program says more.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum NewerEvent {
    Played { by: Side, action: Action },
    Ruled { ruling: Ruling },
}

/// Events that cannot be left out.
const CONCERN_THE_GAME: [&str; 5] = ["opened", "joined", "played", "ruled", "took_back"];

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct PlayedWithoutEvents {
    by: Side,
    command: String,
}

impl From<StoredEntry> for SavedEntry {
    fn from(entry: StoredEntry) -> SavedEntry {
        let StoredEntry { format, at, what, request, seats, used, chain } = entry;
        SavedEntry { format, at, what: SavedEvent::Current(what), request, seats, used, chain }
    }
}

impl SavedEntry {
    fn with(self, what: TableEvent) -> StoredEntry {
        let SavedEntry { format, at, request, seats, used, chain, .. } = self;
        StoredEntry { format, at, what, request, seats, used, chain }
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
        let is_newer = saved.format > StoredEntry::FORMAT;
        match self.expected(&saved.what, is_newer) {
            Ok(what) => Ok(saved.with(what)),
            Err(why) => Err(CorruptGameError { entry: self.entries.len() + 1, why }),
        }
    }

    /// What the rules say about an event: it must be the same, or have been saved without its events or by a newer program.
    fn expected(&self, saved: &SavedEvent, is_newer: bool) -> Result<TableEvent, String> {
        let decided = match saved {
            SavedEvent::Current(TableEvent::Opened(_)) => return Err("the game is open already".into()),
            SavedEvent::Current(TableEvent::TookBack { to, .. }) if *to >= self.version() => {
                return Err(format!("nothing was played after version {to}"));
            }
            SavedEvent::Current(TableEvent::Played { by, action, .. }) => self.play(*by, *action),
            SavedEvent::Current(TableEvent::Ruled { ruling, .. }) => self.rule(*ruling),
            SavedEvent::Current(TableEvent::Unknown(what)) if is_newer => return self.newer(what),
            SavedEvent::Current(TableEvent::Unknown(what)) => return Err(format!("{what} is not an event")),
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
            SavedEvent::Current(what) if *what != decided && !is_newer => {
                Err(format!("by the rules, it is {decided:?}"))
            }
            _ => Ok(decided),
        }
    }

    /// What an event of a newer program means here: an action counts, whatever else is said about it, and what does not concern
    /// the game is left as it is.
    fn newer(&self, what: &serde_json::Value) -> Result<TableEvent, String> {
        let decided = match NewerEvent::deserialize(what) {
            Ok(NewerEvent::Played { by, action }) => self.play(by, action),
            Ok(NewerEvent::Ruled { ruling }) => self.rule(ruling),
            Err(_) if CONCERN_THE_GAME.iter().any(|kind| what.get(kind).is_some()) => {
                return Err(format!("only a newer program knows {what}"));
            }
            Err(_) => return Ok(TableEvent::Unknown(what.clone())),
        };
        decided.map_err(|refusal| format!("only a newer program knows {what}: {refusal}"))
    }
}
