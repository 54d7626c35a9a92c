//! The messages between clients and a server: the types behind `docs/protocol.md`.
//!
//! A game is a numbered list of [`Entry`]s; the number of the last one is the game's version. A client sends the version it
//! has [seen](Hello::seen) and receives the entries after it, then new ones as they happen. A request carries an id and the
//! version the client saw: a repeated request is done once, and a request for an outdated position is refused.
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
mod socket;
mod state;

pub use entry::{Clock, Entry, Offer, Opened, Person, TableEvent};
pub use http::{
    Analysis, Created, Game, Lapse, NewGame, Note, Opponent, Problem, Puzzle, PuzzleStep, Review, ReviewPart,
    Said, Scores, Seat, TakeSeat, Worth,
};
pub use socket::{Act, Ask, Hello, Reaction, Reason, ToClient, ToServer};
pub use state::{Clocks, Ending, Player, State};

/// The version of the protocol; it is part of every address, as in `/api/v2/games`.
pub const VERSION: u32 = 2;

/// The size limit of a message to the server, in bytes.
pub const MAX_MESSAGE: usize = 2048;

/// The length limit of a name, in characters.
pub const MAX_NAME: usize = 24;

/// The length limit of the id of a message, in characters.
pub const MAX_ID: usize = 40;
