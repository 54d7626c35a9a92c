//! Bodies of HTTP requests and answers.

use four_rules::Side;
use serde::{Deserialize, Serialize};

use crate::entry::Clock;

/// A request to open a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NewGame {
    /// The rules as text, such as `standard`, `powers`, `9x7 connect=5`; empty for the standard ones.
    pub rules: String,
    /// The opponent.
    pub opponent: Opponent,
    /// The side to play; a random one by default.
    pub side: Option<Side>,
    /// The player's name.
    pub name: String,
    /// The clock, if any.
    pub clock: Option<Clock>,
}

/// The opponent in a new game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// The first to open the link.
    #[default]
    Friend,
    /// The computer at a level: `dice`, `1` to `9`, `perfect`.
    Computer(String),
    /// A person of this name at the same screen.
    Here(String),
}

/// A new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// Its id; its page is `/g/ID`.
    pub game: String,
    /// The seats of the client that opened it.
    pub seats: Vec<Seat>,
}

/// A seat and its token.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The side.
    pub side: Side,
    /// The secret that holds the seat.
    pub token: String,
}

/// Leaves out the secret.
impl std::fmt::Debug for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seat").field("side", &self.side).finish_non_exhaustive()
    }
}

/// A request to take the free seat of a game.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TakeSeat {
    /// The player's name.
    pub name: String,
    /// A secret of 32 hexadecimal digits to hold the seat; empty to have one made. A client that chooses it can repeat a
    /// request whose answer was lost, and gets the same seat.
    pub token: String,
}

/// Leaves out the secret.
impl std::fmt::Debug for TakeSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TakeSeat").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The answer to a request that failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// For programs: a word such as `no_such_game`.
    pub error: String,
    /// For people.
    pub message: String,
}

/// The analysis of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The position; without players, offers, clocks and versions.
    pub state: crate::State,
    /// The value of each column for the side to act, from the left; `None` for one that cannot be played.
    pub columns: Vec<Option<Worth>>,
    /// Whether the values are proved, or estimated.
    pub proved: bool,
    /// What the coach says about the position.
    pub sentences: Vec<String>,
    /// The same, the most important first, each sentence with what it speaks of. What `last` says is left out.
    #[serde(default)]
    pub notes: Vec<Note>,
    /// What the coach says about the move that led there.
    pub last: Option<Said>,
}

/// The value of a column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worth {
    /// Larger is better for the side to act; 0 is a draw.
    pub score: i32,
    /// Whether no column is better.
    pub best: bool,
    /// The value in words, such as "wins with disc 13".
    pub words: String,
    /// The value as a sign that fits into a cell: `+3`, or `▲` if it is an estimate.
    #[serde(default)]
    pub mark: String,
}

/// The values of the columns of a position, which are known before the reasons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scores {
    /// As in [`Analysis::columns`].
    pub columns: Vec<Option<Worth>>,
    /// Whether the values are proved, or estimated.
    pub proved: bool,
    /// The free cells where each side could make a line.
    pub threats: [Vec<four_rules::Cell>; 2],
}

/// A sentence of the coach, with what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note {
    /// The sentence, or a few.
    pub text: String,
    /// The cells that it speaks of.
    pub cells: Vec<four_rules::Cell>,
    /// The cells of each line that it speaks of.
    pub lines: Vec<Vec<four_rules::Cell>>,
}

/// What the coach says about a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The number of the move, from 1.
    pub number: usize,
    /// The move.
    pub played: String,
    /// `best`, `fine`, `inaccuracy`, `mistake` or `blunder`.
    pub grade: String,
    /// The same in the client's language.
    pub grade_words: String,
    /// Whether it changed the result.
    pub turning: bool,
    /// Why.
    pub words: String,
    /// The same and more, each sentence with what it speaks of.
    #[serde(default)]
    pub notes: Vec<Note>,
    /// The side that made the move.
    pub side: Side,
    /// What the game is worth to the first player after the move, from 0 to 100.
    pub worth: u8,
}

/// The coach's review of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The moves in order; `None` where the coach has nothing to say.
    pub moves: Vec<Option<Said>>,
    /// How well each side played, in per cent; `None` for a side that made no move.
    pub accuracy: [Option<u8>; 2],
    /// The moments in which a side played badly, the worst first.
    pub mistakes: Vec<Lapse>,
}

/// A moment of a game in which a side played badly, with a better move to find.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lapse {
    /// The side.
    pub side: Side,
    /// The number of the move, from 1.
    pub number: usize,
    /// What was played, as a sentence.
    pub said: String,
    /// The position before the move.
    pub state: crate::State,
    /// What a better move reaches, as an exercise takes it: `win2`, `hold1`, `keep`.
    pub goal: String,
    /// The same as a sentence.
    pub task: String,
    /// What was overlooked, as a sentence.
    pub overlooked: String,
    /// The lesson about it.
    pub lesson: String,
    /// The title of that lesson.
    pub lesson_title: String,
}

/// A part of a review that comes while the coach works on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReviewPart {
    /// A move; they come from the end of the game to its start.
    Move(Said),
    /// The whole review, which is the last part.
    Done(Review),
    /// Why there is no more, which is the last part.
    Failed(Problem),
}

/// A position with a goal that a single first move reaches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its number, which never changes.
    pub id: u32,
    /// Its number and how hard it is, as a title.
    pub title: String,
    /// The position.
    pub state: crate::State,
    /// What to reach, as a sentence.
    pub task: String,
    /// The idea behind it, such as `double-threat`.
    pub theme: String,
    /// The same in the client's language.
    pub theme_words: String,
    /// How hard it is: `easy`, `medium`, `hard` or `devilish`.
    pub hardness: String,
    /// The same in the client's language.
    pub hardness_words: String,
    /// How hard it is, as a number.
    pub rating: u32,
    /// The only right first column.
    pub solution: four_rules::Column,
}

/// What comes of a move in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PuzzleStep {
    /// `solved`; `answered` if the move is right and the puzzle goes on; `wrong`.
    pub step: String,
    /// The column of the move.
    pub column: four_rules::Column,
    /// The column of the answer to it, if there is one.
    pub reply: Option<four_rules::Column>,
    /// The position after the move, and after the answer to a right one.
    pub state: crate::State,
    /// What came of the move, as a sentence.
    pub says: String,
    /// Why.
    pub words: String,
    /// The same, each sentence with what it speaks of.
    #[serde(default)]
    pub notes: Vec<Note>,
    /// What a lesson says when a step is done; otherwise empty.
    #[serde(default)]
    pub done: String,
    /// The player's new rating, if the move decided about it.
    #[serde(default)]
    pub rating: Option<u32>,
}

/// A game as a spectator sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// All entries.
    pub entries: Vec<crate::Entry>,
    /// The state.
    pub state: crate::State,
}
