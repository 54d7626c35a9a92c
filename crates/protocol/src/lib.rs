//! What players and a server say to each other: the types behind `docs/protocol.md`.
//!
//! A game is a numbered list of [`Entry`]s; the number of the last one is the game's version. A client says what it
//! has [seen](Hello::seen) and gets exactly what it missed, then everything new as it happens. What it wants done
//! carries an id and the version it saw: sent twice it is done once, and what was meant for a position that is no
//! longer there is refused.
//!
//! ```
//! use four_protocol::{ToServer, Act};
//! let text = r#"{"ask":{"id":"7f","seen":12,"act":{"play":"4"}}}"#;
//! let ToServer::Ask(ask) = serde_json::from_str(text)? else { panic!() };
//! assert!(matches!(ask.act, Act::Play(four_rules::Action::Drop(_))));
//! # Ok::<(), serde_json::Error>(())
//! ```

mod entry;
mod http;
mod played;
mod socket;
mod state;

pub use entry::{Clock, Entry, Offer, Opened, Person, TableEvent};
pub use http::{
    Analysis, Created, Game, NewGame, Opponent, Problem, Puzzle, Review, Said, Seat, TakeSeat, Worth,
};
pub use socket::{Act, Ask, Hello, Reason, ToClient, ToServer};
pub use state::{Clocks, Player, State};

/// The version of the protocol; it is part of every address, as in `/api/v1/games`.
pub const VERSION: u32 = 1;

/// The most bytes a message to the server may have.
pub const MAX_MESSAGE: usize = 2048;

/// The most characters a name may have.
pub const MAX_NAME: usize = 24;

/// The most characters the id of a message may have.
pub const MAX_ID: usize = 40;
