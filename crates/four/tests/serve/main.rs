//! The server as a process with real connections: killed, attacked, administered, and with an old database.

#![allow(clippy::unwrap_used, clippy::panic)]

mod admin;
mod attack;
mod client;
mod faults;
mod kill;
mod old;
mod resources;
mod server;
mod table;
mod tables;
mod truth;

/// Where servers keep their games: the tests that do not ask for a file run with PostgreSQL as well, in `tests/cluster`.
pub(crate) fn place() -> Vec<String> {
    ["--db", "sqlite:games.db"].map(str::to_owned).to_vec()
}

/// Long tests do this part of what they do: all of it.
pub(crate) const PART: usize = 1;
