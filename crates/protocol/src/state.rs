//! The state of a game as a client needs it: everything to draw, nothing to work out.

use four_rules::{Action, Awaiting, Cell, Charges, Outcome, PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::entry::{Offer, Person};

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The version of the game that this state belongs to.
    pub version: u64,
    /// Identifies all entries up to this version. A client sends it with the version it has seen, so that a game which was
    /// set back is noticed.
    #[serde(default)]
    pub chain: String,
    /// The rules as text, such as `standard` or `9x7 connect=5`.
    pub rules: String,
    /// The players by side.
    pub players: PerSide<Player>,
    /// The rows from the top, with `/` between them: `.` is free, `x` is the first side's disc, `o` the second's.
    pub board: String,
    /// The side to act.
    pub turn: Side,
    /// What the game waits for.
    pub awaiting: Awaiting,
    /// What the side to act may do.
    pub legal: Vec<Action>,
    /// What each side has left of each power.
    pub charges: PerSide<Charges>,
    /// How many mistakes each side can still make; `None` where mistakes are not counted.
    pub mistakes_left: Option<PerSide<u8>>,
    /// The number of moves that stand.
    pub moves: u16,
    /// The versions of the entries with what was played, or ruled, and not taken back.
    pub standing: Vec<u64>,
    /// The moves that lead here, as the analysis takes them: `4455`, or `4,p4,x42,`.
    pub pos: String,
    /// Where the last disc was dropped, if nothing has moved since.
    pub last: Option<Cell>,
    /// How the game ended; `None` while it goes on.
    pub ending: Option<Ending>,
    /// Offers that have not been answered.
    pub offers: Vec<(Side, Offer)>,
    /// What this client can offer or accept.
    #[serde(default)]
    pub can_offer: Vec<Offer>,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// The id of the rematch.
    pub next: Option<String>,
    /// The games that each side has won in a row of rematches, with this one; `None` outside of a row.
    #[serde(default)]
    pub score: Option<PerSide<u16>>,
    /// Whether each side has asked the coach for help in this game.
    #[serde(default)]
    pub helped: PerSide<bool>,
    /// A sentence for this client: whose turn it is, or how the game ended.
    pub status: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// How and why.
    pub outcome: Outcome,
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The same as a sentence for this client.
    pub said: String,
}

/// The player of a side as a client is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name in the client's language; never empty.
    pub name: String,
    /// Who it is.
    pub who: Person,
}

/// The clocks at the time the state was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// Milliseconds that each side has left.
    pub left: PerSide<u64>,
    /// The side whose clock runs.
    pub running: Option<Side>,
}
