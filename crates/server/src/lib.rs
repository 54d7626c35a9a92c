//! The server of Four in a Row: HTTP, WebSocket, store and web pages.
//!
//! ```text
//!  a client's message ──► Room::decide ──► Store::append ──► Room::apply ──► Bus::publish ──► Changes, to every client
//!                         pure              on the disk                      {game, version}
//! ```
//!
//! A node keeps no truth in memory. Everything that happens at a table is a [`StoredEntry`]; a [`Room`] is the sum of its
//! entries, and the [`Store`] has them all. The [`Bus`] announces that a game has a new version, never what changed.
//! [`run`] is the server.

mod analysis;
mod api;
mod bus;
mod cache;
mod card;
mod clock;
mod config;
mod engine;
mod error;
mod exercise;
mod games;
mod html;
mod id;
mod limits;
mod live_game;
mod metrics;
mod middleware;
mod name;
mod node;
mod others;
mod pages;
mod presence;
mod puzzle;
mod qr;
mod queue;
mod request;
mod review;
mod room;
mod routes;
mod serve;
#[cfg(test)]
mod simulation;
mod snapshot;
mod socket;
mod sqlite;
mod store;
mod study;
#[cfg_attr(unix, path = "system/unix.rs")]
#[cfg_attr(windows, path = "system/windows.rs")]
mod system;
mod time;
pub mod writer;

pub use bus::{Bus, DELETED, LocalBus, News};
pub use config::Config;
pub use id::{GameId, Hash};
pub use presence::Presence;
pub use qr::text as qr_text;
pub use room::{CorruptGameError, Decision, Rejection, RequestKey, Room, SavedEntry, StoredEntry};
pub use serve::run;
pub use sqlite::{Sqlite, UnknownDatabaseError, file_of};
pub use store::{Store, StoreError, Summary};
pub use system::asked_to_stop;
