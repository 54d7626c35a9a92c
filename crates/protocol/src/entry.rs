//! What happened at a table: the lines that a game is made of.

use four_rules::{Input, PerSide, RuleSet, Side};
use serde::{Deserialize, Serialize};

use crate::played;

/// Something that happened, as a client is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: TableEvent,
    /// The same in words, in the client's language; empty if it is not worth any.
    pub said: String,
    /// The board after it, as in [`State::board`](crate::State::board).
    pub board: String,
}

/// Something that can happen at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was set; the first thing in every game.
    Opened(Opened),
    /// Somebody took the free seat.
    Joined {
        /// Which.
        side: Side,
        /// What they are called; perhaps nothing.
        name: String,
    },
    /// A player acted, or the host ruled that the game is a draw or lost on time.
    #[serde(with = "played")]
    Played {
        /// Who.
        by: Side,
        /// What.
        command: Input,
    },
    /// Somebody offered something.
    Offered {
        /// Who.
        by: Side,
        /// What.
        offer: Offer,
    },
    /// An offer was declined, or taken back by whoever made it.
    Declined {
        /// By whom.
        by: Side,
        /// Which.
        offer: Offer,
    },
    /// Moves were taken back, as both agreed: all that was played after a version.
    TookBack {
        /// Who asked for it.
        by: Side,
        /// The version after which nothing stands that was played.
        to: u64,
    },
    /// The same players went on to another game, on the other side each.
    Rematch {
        /// Its id.
        game: String,
    },
}

/// A table as it was set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The rules.
    pub rules: RuleSet,
    /// Who sits on each side.
    pub players: PerSide<Person>,
    /// The clock, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The game before this one, if it is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
}

/// Who sits on a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Person {
    /// Nobody yet.
    Free,
    /// Somebody of this name; perhaps an empty one.
    Human(String),
    /// The computer, at this level: `dice`, `1` to `9`, `perfect`.
    Computer(String),
}

/// What can be offered to the other side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To end the game in a draw.
    Draw,
    /// To take back the last move of whoever asks.
    Undo,
    /// To play once more, sides swapped.
    Rematch,
}

impl Offer {
    /// All of them.
    pub const ALL: [Offer; 3] = [Offer::Draw, Offer::Undo, Offer::Rematch];
}

/// How long players may think. It runs as soon as both seats are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// So many seconds for every move; a day has 86,400.
    Move(u32),
    /// So many seconds for the game.
    Bank {
        /// To begin with.
        seconds: u32,
        /// More with every move.
        increment: u32,
    },
}

impl Clock {
    /// The longest time that can be given: a month.
    pub const MAX_SECONDS: u32 = 31 * 86_400;

    /// Whether this is a time that somebody can play with.
    #[must_use]
    pub const fn is_valid(self) -> bool {
        match self {
            Clock::Move(seconds) => seconds > 0 && seconds <= Clock::MAX_SECONDS,
            Clock::Bank { seconds, increment } => {
                seconds > 0 && seconds <= Clock::MAX_SECONDS && increment <= 86_400
            }
        }
    }

    /// What each side has at the start, in milliseconds.
    #[must_use]
    pub const fn start(self) -> u64 {
        match self {
            Clock::Move(seconds) | Clock::Bank { seconds, .. } => seconds as u64 * 1000,
        }
    }
}
