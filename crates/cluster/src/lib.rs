//! What several nodes share: the store in PostgreSQL, and the bus over NATS.
//!
//! Every node is the same program. [`Postgres`] keeps the games, [`Nats`] carries hints that a game has changed. A hint may
//! get lost: nodes read the games in use again from time to time, so it costs time and nothing else.

mod nats;
mod postgres;

pub use nats::{BusError, Nats};
pub use postgres::Postgres;
