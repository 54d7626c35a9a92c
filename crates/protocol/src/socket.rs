//! Messages over a WebSocket.

use std::fmt;

use four_rules::{Action, Side};
use serde::{Deserialize, Serialize};

use crate::entry::{Entry, Offer};
use crate::state::State;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// The first message of every connection.
    Hello(Hello),
    /// Something to be done.
    Ask(Ask),
}

/// Who a client is, and what it knows already.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hello {
    /// The seats it holds: none for a spectator, two for two players on one screen.
    pub tokens: Vec<String>,
    /// The last version it has seen; 0 for nothing.
    pub seen: u64,
    /// The language it wants to be talked to in: `en` or `vi`.
    pub language: String,
}

/// Secrets are not for logs.
impl fmt::Debug for Hello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hello").field("seen", &self.seen).finish_non_exhaustive()
    }
}

/// Something to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Chosen by the client, another one for everything it asks: the same id again is not done again.
    pub id: String,
    /// The last version the client has seen.
    pub seen: u64,
    /// For which side; if it is not said, the client's own, or whichever is to act if both are.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What.
    pub act: Act,
}

/// What a player can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A command of the game.
    Play(Action),
    /// To offer something, or to accept it if the other side has offered it.
    Offer(Offer),
    /// To decline what the other side has offered, or to take back one's own offer.
    Decline(Offer),
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to a hello.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The sides that this client plays.
        sides: Vec<Side>,
    },
    /// What happened after `from`, all of it, and how things stand now. Follows every welcome, then comes whenever
    /// something happens.
    Changes {
        /// The version that the client had seen.
        from: u64,
        /// What happened since.
        entries: Vec<Entry>,
        /// How things stand.
        state: Box<State>,
    },
    /// What was asked for has been done, and saved.
    Done {
        /// The id of what was asked for.
        id: String,
        /// The version that came of it.
        version: u64,
    },
    /// What was asked for has not been done.
    Refused {
        /// The id of what was asked for; empty if there was none to be read.
        id: String,
        /// Why, for programs.
        reason: Reason,
        /// Why, for people.
        message: String,
    },
    /// Who else is connected: for each side, whether anybody is who plays it.
    Present {
        /// By side.
        sides: [bool; 2],
        /// How many others are watching.
        watching: usize,
    },
}

/// Why something has not been done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It was no message that makes sense here.
    Malformed,
    /// Whoever only watches can do nothing.
    Spectator,
    /// The seat of that side is somebody else's.
    NotYourSeat,
    /// The seat is still free, so the game has not begun.
    NotBegun,
    /// The position has changed since the version that the client saw.
    Stale,
    /// The rules of the game are against it.
    Rules,
    /// Nothing like that has been offered, or can be now.
    NoSuchOffer,
    /// Too much in too little time.
    TooFast,
    /// It could not be saved; trying again later may help.
    Unavailable,
}
