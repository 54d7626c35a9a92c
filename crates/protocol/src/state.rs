//! A game as a client needs it: everything to draw, nothing to work out.

use four_rules::{Action, Awaiting, Cell, Charges, PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::entry::{Offer, Person};

/// What there is to see of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The version this is about.
    pub version: u64,
    /// The rules in words such as `standard` or `9x7 connect=5`.
    pub rules: String,
    /// Who sits on each side.
    pub players: PerSide<Player>,
    /// The rows from the top, with `/` between them: `.` is free, `x` the first side's disc, `o` the second's.
    pub board: String,
    /// Who is to act.
    pub turn: Side,
    /// What the game waits for.
    pub awaiting: Awaiting,
    /// What the side to act may do.
    pub legal: Vec<Action>,
    /// What each side has left of each power.
    pub charges: PerSide<Charges>,
    /// How many mistakes each side can still make, where they are counted.
    pub mistakes_left: Option<PerSide<u8>>,
    /// How many moves stand.
    pub moves: u16,
    /// Where the last disc lies, if that was the last thing that moved.
    pub last: Option<Cell>,
    /// The cells of the line that ended the game.
    pub line: Vec<Cell>,
    /// Whether the game has ended.
    pub over: bool,
    /// Who won, if anybody did.
    pub winner: Option<Side>,
    /// What has been offered and not answered.
    pub offers: Vec<(Side, Offer)>,
    /// What this client can offer, or accept.
    #[serde(default)]
    pub can_offer: Vec<Offer>,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// The game that these players went on to.
    pub next: Option<String>,
    /// How things stand, in a sentence for this client.
    pub status: String,
}

/// Who sits on a side, as a client is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// What they are called, in the client's language; never empty.
    pub name: String,
    /// Who it is.
    pub who: Person,
}

/// The clocks as they stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// Milliseconds that each side has left now.
    pub left: PerSide<u64>,
    /// Whose clock runs.
    pub running: Option<Side>,
}
