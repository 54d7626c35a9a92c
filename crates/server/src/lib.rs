//! Four in a Row with friends: HTTP, WebSocket, store, page.
//!
//! ```text
//!  a client's message ──► Room::decide ──► Store::append ──► Room::apply ──► Bus::publish ──► every client's Changes
//!                         pure              on the disk                      {game, version}
//! ```
//!
//! A node keeps no truth in memory. Whatever happens at a table is a [`Line`]; a [`Room`] is the sum of its lines, and
//! the [`Store`] has them all. The [`Bus`] says that there is something new, never what. [`run`] is the server.

mod analysis;
mod api;
mod bus;
mod clock;
mod config;
mod engine;
mod failed;
mod guard;
mod hall;
mod id;
mod limits;
mod meters;
mod name;
mod node;
mod page;
mod presence;
mod problem;
mod qr;
mod room;
mod routes;
mod saying;
mod serve;
mod site;
mod socket;
mod sqlite;
mod store;
mod tell;
mod words;

pub use bus::{Bus, Local};
pub use config::Config;
pub use id::{GameId, Hash};
pub use qr::text as qr_text;
pub use room::{Asked, Corrupt, Decision, Line, Made, No, Room};
pub use serve::run;
pub use sqlite::{Sqlite, UnknownDatabase, file_of};
pub use store::{Store, StoreError, Summary};
