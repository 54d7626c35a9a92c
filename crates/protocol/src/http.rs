//! Bodies of HTTP requests and answers.

use four_rules::Side;
use serde::{Deserialize, Serialize};

use crate::entry::Clock;

/// A game to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NewGame {
    /// The rules in words, such as `standard`, `powers`, `9x7 connect=5`; nothing for the standard ones.
    pub rules: String,
    /// Against whom.
    pub opponent: Opponent,
    /// The side to play; either, if it is not said.
    pub side: Option<Side>,
    /// What to be called.
    pub name: String,
    /// The clock, if there is to be one.
    pub clock: Option<Clock>,
}

/// Against whom to play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// Whoever comes first with the link.
    #[default]
    Friend,
    /// The computer, at a level: `dice`, `1` to `9`, `perfect`.
    Computer(String),
    /// Somebody at the same screen, of this name.
    Here(String),
}

/// A game that has been opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// Its id: it is at `/g/ID`, for everybody.
    pub game: String,
    /// The seats of whoever opened it.
    pub seats: Vec<Seat>,
}

/// A seat, and what proves that it is one's own.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Which.
    pub side: Side,
    /// The secret that holds it. Nobody else is to know it.
    pub token: String,
}

/// A secret is not for logs.
impl std::fmt::Debug for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seat").field("side", &self.side).finish_non_exhaustive()
    }
}

/// Who takes the free seat of a game.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TakeSeat {
    /// What to be called.
    pub name: String,
    /// A secret of 32 hexadecimal digits to hold the seat with; one is made, if it is empty. Whoever chooses it can ask
    /// again when the answer was lost, and gets the same seat.
    pub token: String,
}

/// A secret is not for logs.
impl std::fmt::Debug for TakeSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TakeSeat").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Why a request was not granted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// For programs: a word such as `no_such_game`.
    pub error: String,
    /// For people.
    pub message: String,
}

/// A position looked at: how things stand, and what the coach says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The moves that lead there, in columns notation or with commas: `4455`, `4,p4,x42`.
    pub pos: String,
    /// How things stand; nobody plays, so there are no offers, clocks and versions in it.
    pub state: crate::State,
    /// What each column is worth, from the left, to the side to act; nothing for one that cannot be played.
    pub columns: Vec<Option<Worth>>,
    /// Whether that is proved, or only thought.
    pub proved: bool,
    /// What the coach says about the position.
    pub sentences: Vec<String>,
    /// What the coach says about the move that led there.
    pub last: Option<Said>,
}

/// What a column is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worth {
    /// The larger, the better for the side to act; 0 is a draw.
    pub score: i32,
    /// Whether no column is better.
    pub best: bool,
    /// The same in words, such as "wins with disc 13".
    pub words: String,
}

/// What the coach says about a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Which move, counted from 1.
    pub number: usize,
    /// The move.
    pub played: String,
    /// `best`, `fine`, `inaccuracy`, `mistake` or `blunder`.
    pub grade: String,
    /// That in the client's language.
    pub grade_words: String,
    /// Whether it changed the result.
    pub turning: bool,
    /// Why.
    pub words: String,
}

/// Every move of a game, with what the coach says; nothing where it cannot say anything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The moves in order.
    pub moves: Vec<Option<Said>>,
}

/// A position with a single right move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The moves that lead there.
    pub pos: String,
    /// How things stand.
    pub state: crate::State,
    /// What is to be done, in words.
    pub task: String,
    /// How hard it is: `easy`, `medium`, `hard` or `devilish`.
    pub hardness: String,
    /// That in the client's language.
    pub hardness_words: String,
    /// The only right column.
    pub solution: four_rules::Column,
    /// Why, for afterwards.
    pub words: String,
}

/// A game as anybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Everything that happened.
    pub entries: Vec<crate::Entry>,
    /// How things stand.
    pub state: crate::State,
}
