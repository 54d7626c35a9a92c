//! The entries of a game: everything that happens at its table, in order.

use four_rules::{Action, Cell, Event, PerSide, RuleSet, Ruling, Side};
use serde::{Deserialize, Serialize};

/// An entry of a game as a client receives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub version: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub what: TableEvent,
    /// A sentence about it in the client's language; empty if there is none.
    pub said: String,
    /// The board after it, as in [`State::board`](crate::State::board).
    pub board: String,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableEvent {
    /// The game was opened. This is the first entry of every game, and no other.
    Opened(Opened),
    /// A player took the free seat.
    Joined {
        /// The side of the seat.
        side: Side,
        /// The player's name; may be empty.
        name: String,
    },
    /// A player acted in the game.
    Played {
        /// The player.
        by: Side,
        /// What the player did.
        action: Action,
        /// What happened in the game.
        events: Vec<Event>,
    },
    /// The server ended the game: a draw was agreed, or time ran out.
    Ruled {
        /// The ruling.
        ruling: Ruling,
        /// What happened in the game.
        events: Vec<Event>,
    },
    /// A player offered something.
    Offered {
        /// The player.
        by: Side,
        /// The offer.
        offer: Offer,
    },
    /// An offer was declined by the other side, or withdrawn by its own.
    Declined {
        /// Who declined or withdrew it.
        by: Side,
        /// The offer.
        offer: Offer,
    },
    /// Moves were taken back by agreement.
    TookBack {
        /// Who asked for it.
        by: Side,
        /// Nothing stands that was played after this version.
        to: u64,
    },
    /// A player asked the coach for help in this game, for the first time.
    Helped {
        /// The player.
        by: Side,
    },
    /// The players started another game with sides swapped.
    Rematch {
        /// The id of that game.
        game: String,
    },
    /// Something at the table that a newer program knows. It is passed on as it is.
    #[serde(untagged)]
    Unknown(serde_json::Value),
}

impl TableEvent {
    /// What happened in the game; nothing for events at the table only.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        match self {
            TableEvent::Played { events, .. } | TableEvent::Ruled { events, .. } => events,
            _ => &[],
        }
    }

    /// Where a disc was dropped, if one was.
    #[must_use]
    pub fn dropped(&self) -> Option<Cell> {
        self.events().iter().find_map(|event| match event {
            Event::Dropped { at, .. } => Some(*at),
            _ => None,
        })
    }
}

/// A game as it was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// The rules.
    pub rules: RuleSet,
    /// The players by side.
    pub players: PerSide<Person>,
    /// The clock, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The id of the game before this one, if this is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// The games that each side has won before this one, if this is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<PerSide<u16>>,
}

/// The player of a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Person {
    /// The seat is free.
    Free,
    /// A person of this name, which may be empty.
    Human(String),
    /// The computer at this level: `dice`, `1` to `9`, `perfect`.
    Computer(String),
}

/// What a player can offer to the other side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To end the game in a draw.
    Draw,
    /// To take back the last move of the side that asks.
    Undo,
    /// To play once more with sides swapped.
    Rematch,
}

impl Offer {
    /// All offers.
    pub const ALL: [Offer; 3] = [Offer::Draw, Offer::Undo, Offer::Rematch];
}

/// The time that players have. It runs from the first move on, and for a player whose friend joined, from their own first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// Seconds for every move.
    Move(u32),
    /// Seconds for the whole game.
    Bank {
        /// At the start.
        seconds: u32,
        /// Added with every move.
        increment: u32,
    },
}

impl Clock {
    /// The longest time that can be set: a month.
    pub const MAX_SECONDS: u32 = 31 * 86_400;

    /// Whether the times are within their limits.
    #[must_use]
    pub const fn is_valid(self) -> bool {
        match self {
            Clock::Move(seconds) => seconds > 0 && seconds <= Clock::MAX_SECONDS,
            Clock::Bank { seconds, increment } => {
                seconds > 0 && seconds <= Clock::MAX_SECONDS && increment <= 86_400
            }
        }
    }

    /// The time of each side at the start, in milliseconds.
    #[must_use]
    pub const fn start(self) -> u64 {
        match self {
            Clock::Move(seconds) | Clock::Bank { seconds, .. } => seconds as u64 * 1000,
        }
    }
}
