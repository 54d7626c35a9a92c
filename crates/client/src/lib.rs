//! The network client: it takes a seat, sends requests, receives changes, and reconnects when the connection breaks.
//! It contains no rules of the game.
//!
//! # Layout
//! - [`Address`]: the address of a game.
//! - [`fetch_game`], [`take_seat`]: one HTTP request each.
//! - [`Connection`]: a background thread with a WebSocket; what it receives arrives as a [`ConnectionEvent`].
//! - [`ClientError`]: everything that can fail, from the address to the response.
//!
//! Every wait has a timeout and every response has a size limit.

mod address;
mod connection;
mod error;
mod http;
mod socket;
mod tls;
mod worker;

pub use address::Address;
pub use connection::{Connection, ConnectionEvent};
pub use error::ClientError;
pub use http::{fetch_game, new_token, take_seat};

/// Size limit for one response or WebSocket message; the longest game is smaller.
const MAX_BYTES: usize = 8 << 20;
