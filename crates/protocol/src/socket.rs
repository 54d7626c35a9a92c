//! Messages over a WebSocket.

use std::fmt;

use four_rules::{Action, Side};
use serde::{Deserialize, Serialize};

use crate::entry::{Entry, Offer};
use crate::state::State;

/// A message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// The first message of every connection.
    Hello(Hello),
    /// A request.
    Ask(Ask),
    /// A word to everybody at the table. It is not saved.
    React(Reaction),
}

/// What a player can say to the others with one press.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// A greeting.
    Hi,
    /// Praise for a move.
    Nice,
    /// Surprise.
    Wow,
    /// Regret about a move of one's own.
    Oops,
    /// Thanks.
    Thanks,
    /// Praise for the game.
    GoodGame,
}

impl Reaction {
    /// All reactions.
    pub const ALL: [Reaction; 6] =
        [Reaction::Hi, Reaction::Nice, Reaction::Wow, Reaction::Oops, Reaction::Thanks, Reaction::GoodGame];

    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reaction::Hi => "hi",
            Reaction::Nice => "nice",
            Reaction::Wow => "wow",
            Reaction::Oops => "oops",
            Reaction::Thanks => "thanks",
            Reaction::GoodGame => "good_game",
        }
    }
}

/// Who a client is, and what it has seen.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hello {
    /// The tokens of its seats; none for a spectator.
    pub tokens: Vec<String>,
    /// The last version it has seen; 0 for nothing.
    pub seen: u64,
    /// The [chain](State::chain) of that version; empty if the client knows none. If it differs from the server's, the client
    /// is sent everything again.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub chain: String,
    /// The language for texts: `en` or `vi`.
    pub language: String,
}

/// Leaves out the secrets.
impl fmt::Debug for Hello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hello").field("seen", &self.seen).finish_non_exhaustive()
    }
}

/// A request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// Chosen by the client, unique for each request. A repeated id is not done again.
    pub id: String,
    /// The last version the client has seen.
    pub seen: u64,
    /// The side it is for. By default the client's own; for a client with both sides, the side to act.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What to do.
    pub act: Act,
}

/// What a player can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// To act in the game.
    Play(Action),
    /// To offer something, or to accept it if the other side has offered it.
    Offer(Offer),
    /// To decline an offer of the other side, or to withdraw an own one.
    Decline(Offer),
    /// To note that the player has asked the coach for help.
    Help,
}

/// A message of the server.
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
    /// All entries after `from`, and the state after them. Sent after every welcome, and whenever something happens.
    Changes {
        /// The version that the client had seen.
        from: u64,
        /// The entries after it.
        entries: Vec<Entry>,
        /// The state after them.
        state: Box<State>,
    },
    /// A request was done and saved.
    Done {
        /// The id of the request.
        id: String,
        /// The version that it led to.
        version: u64,
    },
    /// A request was refused.
    Refused {
        /// The id of the request; empty if it could not be read.
        id: String,
        /// Why, for programs.
        reason: Reason,
        /// Why, for people.
        message: String,
    },
    /// Who is connected.
    Present {
        /// Whether the player of each side is.
        sides: [bool; 2],
        /// How many other clients are watching.
        watching: usize,
    },
    /// A player said something to everybody at the table.
    Reacted {
        /// The player.
        by: Side,
        /// What the player said.
        reaction: Reaction,
    },
}

/// Why a request was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The message could not be read.
    Malformed,
    /// Spectators cannot act.
    Spectator,
    /// The client does not hold the seat of that side.
    NotYourSeat,
    /// The other seat is still free.
    NotBegun,
    /// The position has changed since the version that the client saw.
    Stale,
    /// The rules of the game forbid it.
    Rules,
    /// There is no such offer, or it cannot be made now.
    NoSuchOffer,
    /// Too many messages.
    TooFast,
    /// It could not be saved; try again later.
    Unavailable,
}
