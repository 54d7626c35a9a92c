//! What a player can do, what the game waits for, and what can be wrong with an action.

use thiserror::Error;

use crate::cell::{Cell, Column};

/// Something a player does. It is written as text: `4` drops into the fourth column, `p4` pops, `x42` removes the
/// second disc of that column, the rest are words.
///
/// ```
/// use four_rules::{Action, Column};
/// let action: Action = "4".parse()?;
/// assert_eq!(Some(action), Column::new(3).map(Action::Drop));
/// assert_eq!(Action::CallDraw.to_string(), "draw");
/// # Ok::<(), four_rules::ParseActionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Drop a disc into a column.
    Drop(Column),
    /// Pop an own disc out of the bottom of a column.
    Pop(Column),
    /// Take a disc of the opponent off the board.
    Remove(Cell),
    /// Undo the move just made.
    Undo,
    /// Keep the move just made: declines an undo.
    Keep,
    /// Make the opponent skip the coming turn.
    Block,
    /// Let the opponent move: declines a block.
    Pass,
    /// Call the game a draw, where the rules let one player do so.
    CallDraw,
    /// Resign.
    Resign,
}

impl Action {
    /// Whether this declines what the game offers: [`Keep`](Action::Keep) or [`Pass`](Action::Pass).
    #[must_use]
    pub const fn is_decline(self) -> bool {
        matches!(self, Action::Keep | Action::Pass)
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Awaiting {
    /// A move: a drop, a pop or a removal.
    Move,
    /// Whether to undo the move just made: [`Action::Undo`] or [`Action::Keep`].
    Undo,
    /// Whether to block the opponent: [`Action::Block`] or [`Action::Pass`].
    Block,
    /// Nothing: the game is over.
    Nothing,
}

impl Awaiting {
    /// The action that declines what is offered; `None` if nothing is.
    #[must_use]
    pub const fn decline(self) -> Option<Action> {
        match self {
            Awaiting::Undo => Some(Action::Keep),
            Awaiting::Block => Some(Action::Pass),
            Awaiting::Move | Awaiting::Nothing => None,
        }
    }
}

/// What a rule set may grant beyond dropping discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Power {
    /// Undoing an own move.
    Undo,
    /// Making the opponent skip a turn.
    Block,
    /// Taking a disc of the opponent off the board.
    Remove,
    /// Popping an own disc out of the bottom row.
    Pop,
}

impl Power {
    const fn name(self) -> &'static str {
        match self {
            Power::Undo => "undo",
            Power::Block => "block",
            Power::Remove => "remove",
            Power::Pop => "pop",
        }
    }
}

/// What is wrong with an action of the side to act. Depending on the rules, a mistake is a
/// [refusal](Refusal::Mistake) or a counted [violation](crate::Event::Violated).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Mistake {
    /// Input that is not an action.
    #[cfg_attr(feature = "serde", serde(alias = "nonsense"))]
    #[error("not an action")]
    NotAnAction,
    /// A column the board does not have.
    #[error("no column {0} on the board")]
    NoSuchColumn(Column),
    /// A drop into a full column.
    #[error("column {0} is full")]
    ColumnFull(Column),
    /// A first action that is not a drop into the centre.
    #[error("the first disc must go into the centre column")]
    NotCentre,
    /// A power that the rules do not have.
    #[error("the rules do not have {}", .0.name())]
    NoSuchPower(Power),
    /// A power that is used up.
    #[error("no {} left", .0.name())]
    Spent(Power),
    /// A removal while the opponent has no disc on the board.
    #[error("the opponent has no disc to remove")]
    NothingToRemove,
    /// A removal from a cell without a disc of the opponent.
    #[error("no disc of the opponent at {0}")]
    NotTheirDisc(Cell),
    /// A pop where the bottom disc is not an own one.
    #[error("no own disc at the bottom of column {0}")]
    NotYourDisc(Column),
    /// A draw called where the rules do not allow it.
    #[error("a draw can only be called under pop-out rules, on a full board")]
    NoDrawToCall,
}

/// Why an action was refused. Nothing happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The other side is to act.
    #[error("the other side is to act")]
    NotYourTurn,
    /// The game waits for this instead.
    #[error("{}", match .0 {
        Awaiting::Move => "expected a move",
        Awaiting::Undo => "expected undo or keep",
        Awaiting::Block => "expected block or pass",
        Awaiting::Nothing => "the game is over",
    })]
    NotNow(Awaiting),
    /// A block while the opponent could win with the next drop.
    #[error("no block while the opponent could win with the next drop")]
    OpponentCouldWin,
    /// A mistake, under rules that do not count them.
    #[error(transparent)]
    Mistake(#[from] Mistake),
}
