//! Claims: true statements about a move or a position, with all that is needed to check them.

use four_rules::{Cell, Column, Side};

/// A cell where a side can make a line, now or later.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Threat {
    /// The cell.
    pub at: Cell,
    /// The cells of one straight line that a disc there belongs to; `at` is one of them.
    pub line: Vec<Cell>,
    /// Whether the side has discs in all other cells of the line already.
    pub ready: bool,
}

/// A true statement about a move or a position.
///
/// "The move" is the one that the claim is about, "the mover" the side that makes it. What is claimed about a position is
/// claimed about the one after the move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "claim"))]
pub enum Claim {
    /// The move makes this line and wins.
    Wins {
        /// Where the disc lands, and the line it makes.
        threat: Threat,
    },
    /// The move takes the cell where the other side would have won with its next disc, and the other side cannot win with
    /// its next disc now.
    Stops {
        /// Where, and with what line.
        threat: Threat,
    },
    /// The move takes the cell where the other side would have won with its next disc, but the other side wins with its
    /// next disc elsewhere.
    StopsOne {
        /// The line that the move stops.
        stopped: Threat,
        /// The line that it does not stop.
        remaining: Threat,
    },
    /// Another move would have won at once.
    MissesWin {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the other side wins with its next disc, right on top of it.
    GivesAbove {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the other side wins with its next disc, where it could have been stopped.
    LeavesOpen {
        /// Where, and with what line.
        threat: Threat,
    },
    /// After the move, the mover can win with the next disc in more than one way, and the other side cannot stop both:
    /// two cells where discs land, or one and the cell above it. The move itself made at least one of the lines possible.
    TwoThreats {
        /// The cells, and the lines.
        threats: Vec<Threat>,
    },
    /// The move gives the mover two winning cells on top of each other; discs do not land in them yet.
    Stacked {
        /// The lower cell, then the upper one.
        threats: Vec<Threat>,
    },
    /// After the move, the mover can win with the next disc in exactly one way, and could not before.
    Threatens {
        /// Where, and with what line.
        threat: Threat,
        /// The winning cells that the move makes besides, in which discs do not land yet; none if they are named by
        /// [`Claim::Stacked`].
        later: Vec<Threat>,
    },
    /// The move makes winning cells for the mover, in which discs do not land yet, and threatens nothing at once.
    MakesThreat {
        /// All of them, the lowest first.
        threats: Vec<Threat>,
    },
    /// The move, first in `line`, begins a sequence in which each answer of the other side is forced, because it stops a
    /// line of the mover, until it cannot stop one.
    Forces {
        /// Where both sides' discs land, from the move to the disc that wins.
        line: Vec<Cell>,
        /// The number of that disc, counted from the start of the game.
        ends: u32,
    },
    /// If the other side had been to move, it could have begun this sequence of forced answers and won. After the move it
    /// has no such sequence.
    Prevents {
        /// Where both sides' discs would have landed, from the other side's first to the one that wins.
        line: Vec<Cell>,
        /// The cell of the move, if one of the other side's discs after its first would have landed there.
        takes: Option<Cell>,
    },
    /// If the mover could move again, this sequence of forced answers would win. Before the move the mover had no such
    /// sequence.
    Prepares {
        /// Where both sides' discs would land, from the mover's next to the one that wins.
        line: Vec<Cell>,
    },
    /// The move is right below a winning cell of the mover, so that the other side can stop it now.
    Wastes {
        /// The cell and its line.
        threat: Threat,
    },
    /// Every column has an even number of free cells and the other side is to move. If the mover answers every disc with
    /// one on top of it, the other side never makes a line.
    FollowUp {
        /// The side that answers on top.
        by: Side,
        /// Whether it makes a line by this alone; otherwise it only cannot lose.
        wins: bool,
    },
    /// These cells decide the game: if the winner's discs in them counted for nothing, the result would be different.
    Decides {
        /// The side that wins by them.
        winner: Side,
        /// The cells, none of which can be left out, each with its line.
        threats: Vec<Threat>,
        /// The result without them, for the winner: 0 a draw, −1 a loss.
        without: i32,
        /// Whether it is a single cell and the only one where the winner needs just one more disc for a line.
        only: bool,
    },
    /// The winner gets this cell by zugzwang: a disc does not land there yet, and when all other columns are full, the
    /// loser must play the cell below it.
    Zugzwang {
        /// The side that gets the cell.
        winner: Side,
        /// The cell and its line.
        threat: Threat,
    },
    /// The other side has no safe move left: the mover threatens nothing at once, but every move lets the mover win with
    /// the next disc.
    RunsOut {
        /// The side that has no safe move.
        loser: Side,
        /// Where the winner wins after each of the moves, each cell once.
        threats: Vec<Threat>,
    },
    /// The position is a draw, and would be lost for this side if its discs in these cells counted for nothing.
    Holds {
        /// The side.
        side: Side,
        /// The cell and its line.
        threat: Threat,
    },
    /// This side has these winning cells, in which discs do not land yet.
    HasThreats {
        /// The side.
        side: Side,
        /// All its winning cells of this kind, each with a line.
        threats: Vec<Threat>,
    },
    /// If this side played in these columns now, the other side would win right on top.
    Avoid {
        /// The side that must stay away.
        side: Side,
        /// The cells where the other side would win.
        threats: Vec<Threat>,
    },
    /// These sides cannot make a line any more.
    NoLineLeft {
        /// One side or both.
        sides: Vec<Side>,
    },
    /// All other moves lead to a worse result.
    OnlyMove {
        /// The column of the move.
        column: Column,
        /// The result that this one keeps, for the mover: 1, 0.
        result: i32,
        /// The best result of the other moves.
        others: i32,
        /// The worst result of the other moves.
        worst: i32,
    },
    /// No other column has room.
    LastColumn {
        /// The column.
        column: Column,
        /// The side that wins, if one does.
        winner: Option<Side>,
        /// The disc with which the game ends, counted from the start of the game.
        ends: u32,
    },
    /// The other columns that lead to a worse result than this one.
    Worse {
        /// Those that lead to a draw.
        drawn: Vec<Column>,
        /// Those that lose.
        lost: Vec<Column>,
    },
    /// After the move, only this reply wins for the other side.
    OneAnswer {
        /// The column of the reply.
        column: Column,
    },
    /// All moves lose, and none lasts longer than this one.
    LastsLongest {
        /// The disc with which the game is lost, counted from the start of the game.
        ends: u32,
    },
    /// The side has been losing since its own move with this number. Only a review knows this.
    LostSince {
        /// The number of the move, counted from 1.
        number: u32,
    },
    /// The move adds a disc to a line that has no disc of the other side.
    Builds {
        /// The cells of the line.
        line: Vec<Cell>,
        /// How many of them hold a disc of the mover now.
        discs: u32,
        /// Those of them that are still free.
        free: Vec<Cell>,
    },
    /// The move takes a cell of lines in which the other side had discs and the mover none.
    Spoils {
        /// The cells of each line through the cell that has at least this many discs of the other side.
        lines: Vec<Vec<Cell>>,
        /// The least number of the other side's discs in each.
        discs: u32,
        /// A cell of the other side's in the first line.
        disc: Cell,
    },
    /// After the move, the other side cannot make a line across with this disc of its own any more; before, it could.
    ShutsIn {
        /// The disc.
        disc: Cell,
        /// The lines across through the disc that the other side could still make before the move.
        lines: Vec<Vec<Cell>>,
    },
    /// The cell of the move belongs to this many lines that have no disc of the other side, and no other move has more.
    Lines {
        /// How many.
        count: u32,
        /// Whether the move is in the middle column, with at most eight discs on the board before it.
        middle: bool,
    },
    /// The result with best play after the move is what best play gave before. If that is not a loss, it is a quiet
    /// move: it gives the other side no win with the next disc and makes no winning cell for the mover.
    Keeps {
        /// For the mover: 1 a win, 0 a draw, −1 a loss.
        result: i32,
    },
    /// How the other side punishes the move.
    Answer {
        /// The column of its answer.
        column: Column,
        /// The claims about that move.
        because: Vec<Claim>,
    },
    /// A better move.
    Better {
        /// Its column.
        column: Column,
        /// Its score, for the mover.
        score: i32,
        /// The disc with which the game then ends, counted from the start of the game.
        ends: u32,
        /// The claims about that move.
        because: Vec<Claim>,
    },
    /// This move would have kept a better result, but more than twenty discs are on the way to the line that proves it.
    OpeningKnowledge {
        /// Its column.
        column: Column,
        /// Its score, for the mover.
        score: i32,
        /// The disc with which the game then ends, counted from the start of the game.
        ends: u32,
        /// Whether no other move keeps that result.
        only: bool,
        /// The result of the move that was made, for the mover: 0 a draw, −1 a loss.
        after: i32,
        /// What one can see about the better move, if anything.
        because: Vec<Claim>,
    },
    /// Another move that leads to a worse result.
    Fails {
        /// Its column.
        column: Column,
        /// The claims about that move.
        because: Vec<Claim>,
    },
}
