//! A game that someone at this terminal plays or watches. Nothing in this crate draws.
//!
//! # Layout
//! - [`GameSession`]: the one trait through which every front end plays. [`LocalGame`] is a game at this machine,
//!   [`OnlineGame`] a game at a server.
//! - [`analysis`]: the engine's work beside a game, each on a [`Worker`] thread.
//! - [`Settings`](settings::Settings), [`Setup`](start::Setup): the player's choices, and how a front end starts.
//! - [`files`]: games read from files and exported to them.
//! - [`errors`]: the errors of files, pictures and the client in words.

pub mod analysis;
pub mod errors;
pub mod files;
mod game;
mod local_game;
mod online_game;
pub mod profile;
mod seat;
mod seat_folder;
mod series;
pub mod settings;
pub mod start;
mod validate;
mod worker;

pub use game::{GameSession, Link, PlayedMove, Request, RequestError, Snapshot, Update};
pub use local_game::LocalGame;
pub use online_game::{OnlineGame, clock_text};
pub use seat::{Seat, name_in, seats_in, who_in};
pub use seat_folder::SeatFolder;
pub use series::SeriesScore;
pub use worker::Worker;
