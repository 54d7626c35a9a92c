//! Facts about the position of a lesson, as its explanation claims them.

use std::str::FromStr;

use four_rules::{Cell, Column, Side};

/// A result for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum LessonResult {
    /// It wins.
    Win,
    /// A draw.
    Draw,
    /// It loses.
    Loss,
}

/// A fact about a position. "The mover" is the side to move. `tests/lessons.rs` proves each kind.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case", tag = "fact"))]
pub enum Fact {
    /// `result win`: with best play, the mover gets this.
    Result {
        /// What the mover gets.
        result: LessonResult,
    },
    /// `ends 41`: with best play, the game ends with this disc.
    Ends {
        /// The number of the disc, counted from the start of the game.
        disc: u32,
    },
    /// `wins 4`: a disc in this column makes a line.
    Wins {
        /// The column.
        column: Column,
    },
    /// `after 4 draw`: with best play after a disc in this column, the mover gets this.
    After {
        /// The column.
        column: Column,
        /// What the mover gets.
        result: LessonResult,
    },
    /// `only 4`: every other column gives the mover a worse result.
    Only {
        /// The column.
        column: Column,
    },
    /// `best 4`: every other column has a lower score, so it loses sooner or wins later.
    Best {
        /// The column.
        column: Column,
    },
    /// `lines 4`: on an empty board, more lines go through this column than through any other.
    Lines {
        /// The column.
        column: Column,
    },
    /// `forces`: the mover wins by threats alone; every answer stops one.
    Forces,
    /// `threat first 33`: the cell is free and this side needs only a disc there for a line.
    Threat {
        /// The side.
        side: Side,
        /// The cell.
        cell: Cell,
    },
    /// `blocks 4`: a disc in this column takes the only cell where the other side could make a line with its next disc.
    Blocks {
        /// The column.
        column: Column,
    },
    /// `double 4`: after a disc in this column, the mover can make a line with its next disc in two columns.
    Double {
        /// The column.
        column: Column,
    },
    /// `stacked 4`: after a disc in this column, the mover can make a line with its next disc in one column, and also on
    /// top of a disc that stops this.
    Stacked {
        /// The column.
        column: Column,
    },
    /// `above 4`: a disc in this column lets the other side make a line on top of it.
    Above {
        /// The column.
        column: Column,
    },
    /// `runs-out 4`: after a disc in this column, the mover threatens nothing, but every answer lets the mover make a line.
    RunsOut {
        /// The column.
        column: Column,
    },
    /// `follow-up 4 win`: the side that plays this column and then answers every disc on top wins, or does not lose.
    FollowUp {
        /// The column.
        column: Column,
        /// Whether that alone wins.
        wins: bool,
    },
    /// `zugzwang first 33`: when all other columns are full, the other side must play right below this cell, which is a
    /// winning cell of this side.
    Zugzwang {
        /// The side that gets the cell.
        side: Side,
        /// The cell.
        cell: Cell,
    },
}

/// A text that is not a fact.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a fact")]
pub struct ParseFactError(pub String);

impl FromStr for Fact {
    type Err = ParseFactError;

    fn from_str(text: &str) -> Result<Fact, ParseFactError> {
        read(text).ok_or_else(|| ParseFactError(text.into()))
    }
}

fn read(text: &str) -> Option<Fact> {
    let words: Vec<&str> = text.split(' ').collect();
    let result = |word: &str| match word {
        "win" => Some(LessonResult::Win),
        "draw" => Some(LessonResult::Draw),
        "loss" => Some(LessonResult::Loss),
        _ => None,
    };
    let side = |word: &str| match word {
        "first" => Some(Side::First),
        "second" => Some(Side::Second),
        _ => None,
    };
    Some(match words[..] {
        ["result", word] => Fact::Result { result: result(word)? },
        ["ends", disc] => Fact::Ends { disc: disc.parse().ok()? },
        ["wins", column] => Fact::Wins { column: column.parse().ok()? },
        ["after", column, word] => Fact::After { column: column.parse().ok()?, result: result(word)? },
        ["only", column] => Fact::Only { column: column.parse().ok()? },
        ["best", column] => Fact::Best { column: column.parse().ok()? },
        ["lines", column] => Fact::Lines { column: column.parse().ok()? },
        ["forces"] => Fact::Forces,
        ["threat", who, cell] => Fact::Threat { side: side(who)?, cell: cell.parse().ok()? },
        ["blocks", column] => Fact::Blocks { column: column.parse().ok()? },
        ["double", column] => Fact::Double { column: column.parse().ok()? },
        ["stacked", column] => Fact::Stacked { column: column.parse().ok()? },
        ["above", column] => Fact::Above { column: column.parse().ok()? },
        ["runs-out", column] => Fact::RunsOut { column: column.parse().ok()? },
        ["follow-up", column, word] => {
            let wins = result(word).filter(|&word| word != LessonResult::Loss)? == LessonResult::Win;
            Fact::FollowUp { column: column.parse().ok()?, wins }
        }
        ["zugzwang", who, cell] => Fact::Zugzwang { side: side(who)?, cell: cell.parse().ok()? },
        _ => return None,
    })
}
