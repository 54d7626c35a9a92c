//! What a player can ask for, and what can be wrong with it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::cell::{Cell, Column};

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Drop a disc into a column.
    Drop(Column),
    /// Pop one's own disc out of the bottom of a column.
    Pop(Column),
    /// Take a disc of the opponent's off the board.
    Remove(Cell),
    /// Take back the move just made.
    Undo,
    /// Let the move just made stand.
    Keep,
    /// Make the opponent skip the coming turn.
    Block,
    /// Let the opponent play.
    Pass,
    /// Call the game a draw, where the rules let a player do that alone.
    CallDraw,
    /// Give the game up.
    Resign,
    /// Both players agreed on a draw; said by whoever keeps the table, after asking both.
    AgreeDraw,
    /// The clock of whoever is named ran out; said by whoever keeps the clock.
    TimeUp,
    /// Something that is no move at all, typed where a move was due.
    Nonsense,
}

impl Action {
    /// Whether this lets things be: the answer "no" to a question of the game.
    #[must_use]
    pub const fn is_no(self) -> bool {
        matches!(self, Action::Keep | Action::Pass)
    }

    /// Whether this ends the game at any time, whatever it waits for and whoever is to act: no rule has a say in it.
    #[must_use]
    pub const fn ends_at_once(self) -> bool {
        matches!(self, Action::Resign | Action::AgreeDraw | Action::TimeUp)
    }

    /// Whether this is not a player's to say, but that of whoever keeps the table and the clock. Where players type
    /// commands, these are none.
    #[must_use]
    pub const fn is_from_outside(self) -> bool {
        matches!(self, Action::AgreeDraw | Action::TimeUp)
    }

    /// Whether this answers the question the game waits for.
    #[must_use]
    pub const fn answers(self, awaiting: Awaiting) -> bool {
        match awaiting {
            Awaiting::Undo => matches!(self, Action::Undo | Action::Keep),
            Awaiting::Block => matches!(self, Action::Block | Action::Pass),
            Awaiting::Move | Awaiting::Nothing => false,
        }
    }
}

/// What the game waits for from the side to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// A move: a drop, a pop, a removal.
    Move,
    /// "Undo it?": [`Action::Undo`] or [`Action::Keep`].
    Undo,
    /// "Block the opponent?": [`Action::Block`] or [`Action::Pass`].
    Block,
    /// Nothing: the game is over.
    Nothing,
}

/// What a rule set may grant beyond dropping discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Taking back one's own move.
    Undo,
    /// Making the opponent skip a turn.
    Block,
    /// Taking a disc of the opponent's off the board.
    Remove,
    /// Popping one's own disc out of the bottom row.
    Pop,
}

impl Power {
    const fn verb(self) -> &'static str {
        match self {
            Power::Undo => "undo",
            Power::Block => "block",
            Power::Remove => "remove",
            Power::Pop => "pop",
        }
    }
}

/// A wrong move by the player whose turn it is. The rules say what becomes of it: a
/// [refusal](Refusal::Mistake), or a violation that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mistake {
    /// Something that is no move at all.
    #[error("that is not a move")]
    Nonsense,
    /// A column the board does not have.
    #[error("there is no column {0}")]
    NoSuchColumn(Column),
    /// A column without room.
    #[error("column {0} is full")]
    ColumnFull(Column),
    /// A first move that is not a drop into the centre.
    #[error("your first disc goes into the centre column")]
    NotCentre,
    /// A power these rules do not have.
    #[error("there is no {} in this game", .0.verb())]
    NoSuchPower(Power),
    /// A power used up.
    #[error("you have no {} left", .0.verb())]
    Spent(Power),
    /// A removal while the opponent has no disc on the board.
    #[error("your opponent has no disc to remove")]
    NothingToRemove,
    /// A removal of something that is not a disc of the opponent's.
    #[error("at {0} there is no disc of your opponent's")]
    NotTheirDisc(Cell),
    /// A pop where the bottom disc is not one's own.
    #[error("the bottom of column {0} is not a disc of yours")]
    NotYourDisc(Column),
    /// A draw called where the rules do not let a player do that.
    #[error("a draw can only be called when the board is full")]
    NoDrawToCall,
}

/// Why nothing happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The other side is to act.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The game waits for something else.
    #[error("{}", match .0 {
        Awaiting::Move => "make a move first",
        Awaiting::Undo => "first say whether to undo your move",
        Awaiting::Block => "first say whether to block your opponent",
        Awaiting::Nothing => "the game is over",
    })]
    NotNow(Awaiting),
    /// A block while the opponent could win with the next drop.
    #[error("you cannot block now: your opponent could win with the next drop")]
    OpponentCouldWin,
    /// A wrong move that the rules forgive.
    #[error(transparent)]
    Mistake(#[from] Mistake),
}
