//! A client of the game as it is played over a network: it takes a seat, listens, asks, and comes back when the
//! connection breaks. It knows no rule of the game.
//!
//! [`Address`] is where a game is, [`look`] and [`take_seat`] ask a server once, and a [`Connection`] is a thread that
//! stays: what it hears is handed on as [`News`]. Nothing here waits for longer than people do, and nothing that a server
//! sends takes more room than it may.

mod address;
mod connection;
mod http;
mod stream;
mod trouble;

pub use address::{Address, BadAddress};
pub use connection::{Connection, News};
pub use http::{look, new_token, take_seat};
pub use trouble::Trouble;

/// The most bytes that are read of an answer or a message: more than the longest game takes.
const MOST_BYTES: usize = 8 << 20;
