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
mod truth;
