//! Boards as other programs write them: OpenSpiel's rows of letters and Kaggle's list of numbers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use crate::board::Board;
use crate::cell::Cell;
use crate::game::Game;
use crate::rules::{RuleErrors, RuleSet, Rules};
use crate::side::Side;

/// Why a text is not a board, or a board not a position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoardError {
    /// The text is empty.
    #[error("no board in the text")]
    Empty,
    /// A character or word that is not a cell.
    #[error("row {row} from the top, cell {column}: '{found}' is not a cell: expected {expected}")]
    NotACell {
        /// Counted from 1 at the top.
        row: usize,
        /// Counted from 1 at the left.
        column: usize,
        /// What is there.
        found: String,
        /// The notation that was expected.
        expected: BoardNotation,
    },
    /// Rows of different lengths.
    #[error("row {row} from the top has {found} cells: expected {expected}")]
    Ragged {
        /// Counted from 1 at the top.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// The number of cells does not match the rules.
    #[error("{cells} cells: expected {columns}×{rows}")]
    CellCount {
        /// How many there are.
        cells: usize,
        /// How many make a row.
        columns: u8,
        /// How many rows there should be.
        rows: u8,
    },
    /// A list without its closing bracket.
    #[error("the list has no closing bracket")]
    CutOff,
    /// The board does not have the size that the rules say.
    #[error("the board is {}×{}: expected {}×{}", found.0, found.1, expected.0, expected.1)]
    Size {
        /// The columns and rows of the board.
        found: (u8, u8),
        /// The columns and rows in the rules.
        expected: (u8, u8),
    },
    /// The board has a size that no rules allow.
    #[error(transparent)]
    Rules(#[from] RuleErrors),
    /// A disc above a free cell.
    #[error("row {row} from the top, cell {column}: a disc above a free cell")]
    Floating {
        /// Counted from 1 at the top.
        row: usize,
        /// Counted from 1 at the left.
        column: usize,
    },
    /// Numbers of discs that alternating turns cannot lead to.
    #[error("{first} x and {second} o: alternating drops cannot lead there")]
    Counts {
        /// How many discs the first player has.
        first: u32,
        /// How many discs the second player has.
        second: u32,
    },
    /// Both sides have a line.
    #[error("both sides have a line")]
    TwoLines,
    /// The side to move has a line.
    #[error("{0} is to move and has a line already")]
    MovedOn(Side),
}

/// How the cells of a board text are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardNotation {
    /// `.`, `x` and `o`; see [`Board::from_openspiel`].
    OpenSpiel,
    /// `0`, `1` and `2`; see [`Board::from_kaggle`].
    Kaggle,
}

/// The cells that the notation has.
impl fmt::Display for BoardNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BoardNotation::OpenSpiel => "'.', 'x' or 'o'",
            BoardNotation::Kaggle => "0, 1 or 2",
        })
    }
}

/// A cell as read: whose disc is in it, or the text that is not a cell.
type ReadCell<'a> = Result<Option<Side>, &'a str>;

impl Board {
    /// Reads rows of `.`, `x` and `o`, the top row first, as OpenSpiel writes them. The text gives the size of the board;
    /// `set` gives the other rules.
    ///
    /// ```
    /// use four_rules::{Board, RuleSet};
    /// let text = "....\n....\n.o..\nxx..\n";
    /// let board = Board::from_openspiel(text, RuleSet::STANDARD)?;
    /// assert_eq!(board.to_string(), text);
    /// # Ok::<(), four_rules::BoardError>(())
    /// ```
    ///
    /// # Errors
    /// Names the first place that is wrong.
    pub fn from_openspiel(text: &str, set: RuleSet) -> Result<Board, BoardError> {
        let letters = |line| {
            str::char_indices(line).map(|(at, letter)| match letter {
                '.' => Ok(None),
                'x' => Ok(Some(Side::First)),
                'o' => Ok(Some(Side::Second)),
                _ => Err(&line[at..at + letter.len_utf8()]),
            })
        };
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let rows: Vec<Vec<ReadCell>> = lines.map(|line| letters(line).collect()).collect();
        Board::from_rows(&rows, BoardNotation::OpenSpiel, set)
    }

    /// Reads a list of numbers, the top row first, as in Kaggle's `ConnectX`: 0 is a free cell, 1 a disc of the first
    /// player, 2 of the second. Commas, brackets and white space separate them.
    ///
    /// ```
    /// use four_rules::{Board, RuleSet};
    /// let set = RuleSet { columns: 3, rows: 2, connect: 3, ..RuleSet::STANDARD };
    /// let board = Board::from_kaggle("[0, 2, 0, 1, 1, 2]", set)?;
    /// assert_eq!(board.to_string(), ".o.\nxxo\n");
    /// assert_eq!(board.to_kaggle(), "[0, 2, 0, 1, 1, 2]");
    /// # Ok::<(), four_rules::BoardError>(())
    /// ```
    ///
    /// # Errors
    /// Names the first place that is wrong.
    pub fn from_kaggle(text: &str, set: RuleSet) -> Result<Board, BoardError> {
        let words = text.split(|c: char| c.is_whitespace() || "[],".contains(c)).filter(|w| !w.is_empty());
        let cells: Vec<ReadCell> = words
            .map(|word| match word {
                "0" => Ok(None),
                "1" => Ok(Some(Side::First)),
                "2" => Ok(Some(Side::Second)),
                _ => Err(word),
            })
            .collect();
        let text = text.trim();
        if text.starts_with('[') && !text.ends_with(']') {
            return Err(BoardError::CutOff);
        }
        let rules = Rules::try_from(set)?;
        let (columns, rows) = (rules.columns(), rules.rows());
        if cells.len() != usize::from(columns) * usize::from(rows) {
            return Err(BoardError::CellCount { cells: cells.len(), columns, rows });
        }
        let rows: Vec<_> = cells.chunks(columns.into()).map(<[_]>::to_vec).collect();
        Board::from_rows(&rows, BoardNotation::Kaggle, set)
    }

    /// The board as a list of numbers for Kaggle's `ConnectX`, the top row first.
    #[must_use]
    pub fn to_kaggle(&self) -> String {
        let text = self.to_string();
        let numbers = text.chars().filter_map(|letter| match letter {
            '.' => Some("0"),
            'x' => Some("1"),
            'o' => Some("2"),
            _ => None,
        });
        format!("[{}]", numbers.collect::<Vec<_>>().join(", "))
    }

    fn from_rows(rows: &[Vec<ReadCell>], expected: BoardNotation, set: RuleSet) -> Result<Board, BoardError> {
        let columns = rows.first().ok_or(BoardError::Empty)?.len();
        let size = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        let rules = Rules::try_from(RuleSet { columns: size(columns), rows: size(rows.len()), ..set })?;
        let mut board = rules.board();
        for (height, row) in (0..).zip(rows.iter().rev()) {
            let from_top = rows.len() - usize::from(height);
            if row.len() != columns {
                return Err(BoardError::Ragged { row: from_top, found: row.len(), expected: columns });
            }
            for (at, cell) in board.columns().zip(row) {
                let (row, column) = (from_top, usize::from(at.index()) + 1);
                let at = Cell { column: at, row: height };
                match *cell {
                    Ok(None) => {}
                    Ok(Some(side)) if board.landing(at.column) == Some(at) => board.put(side, at),
                    Ok(Some(_)) => return Err(BoardError::Floating { row, column }),
                    Err(found) => {
                        return Err(BoardError::NotACell { row, column, found: found.into(), expected });
                    }
                }
            }
        }
        Ok(board)
    }
}

impl Game {
    /// A game that continues from this board, with all powers unused. If the board is decided, the game is over. How many
    /// discs make a line, the rules say and not the board.
    ///
    /// # Errors
    /// If the board does not have the size that the rules say.
    pub fn from_board(rules: Rules, board: Board, turn: Side) -> Result<Game, BoardError> {
        let found = (board.grid().columns(), board.grid().rows());
        let expected = (rules.columns(), rules.rows());
        if found != expected {
            return Err(BoardError::Size { found, expected });
        }
        Ok(Game::at(rules, board, turn))
    }

    /// As [`from_board`](Game::from_board), for a board made by alternating drops: the numbers of discs give the turn.
    ///
    /// ```
    /// use four_rules::{Board, Game, RuleSet, Rules, Side};
    /// let rules: Rules = "4x4".parse()?;
    /// let board = Board::from_openspiel("....\n....\n.o..\nxx..\n", *rules.values())?;
    /// assert_eq!(Game::from_turns(rules, board)?.turn(), Side::Second);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If alternating drops cannot lead to the board.
    pub fn from_turns(rules: Rules, board: Board) -> Result<Game, BoardError> {
        let [first, second] = Side::BOTH.map(|side| board.count(side));
        let turn = match first.checked_sub(second) {
            Some(0) => Side::First,
            Some(1) => Side::Second,
            _ => return Err(BoardError::Counts { first, second }),
        };
        // The board of the game has lines of the length that the rules say.
        let game = Game::from_board(rules, board, turn)?;
        match (game.board().has_line(turn), game.board().has_line(turn.other())) {
            (true, true) => Err(BoardError::TwoLines),
            (true, false) => Err(BoardError::MovedOn(turn)),
            _ => Ok(game),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        Board::from_openspiel(text, RuleSet::STANDARD).unwrap_err().to_string()
    }

    #[test]
    fn messages_name_the_place() {
        assert_eq!(message(""), "no board in the text");
        assert_eq!(message("....\n.x..\n....\nxoxo"), "row 2 from the top, cell 2: a disc above a free cell");
        assert_eq!(
            message("....\n..y.\n....\n...."),
            "row 2 from the top, cell 3: 'y' is not a cell: expected '.', 'x' or 'o'"
        );
        assert_eq!(message("....\n...\n....\n...."), "row 2 from the top has 3 cells: expected 4");
        assert_eq!(
            Board::from_kaggle("0 0 0", RuleSet::STANDARD).unwrap_err().to_string(),
            "3 cells: expected 7×6"
        );
    }

    #[test]
    fn the_rules_say_how_long_a_line_is() {
        let three = RuleSet { connect: 3, ..RuleSet::STANDARD };
        let board = Board::from_openspiel("....\n....\n....\nxxx.", three).unwrap();
        assert!(board.has_line(Side::First));
        let game = Game::from_board("4x4".parse().unwrap(), board, Side::Second).unwrap();
        assert_eq!((game.outcome(), game.board().has_line(Side::First)), (None, false));

        let moved_on = Board::from_openspiel("....\n....\noo..\nxxxo", three).unwrap();
        let turn = |rules: &str| Game::from_turns(rules.parse().unwrap(), moved_on).map(|game| game.turn());
        assert_eq!(turn("4x4"), Ok(Side::First));
        assert_eq!(turn("4x4 connect=3"), Err(BoardError::MovedOn(Side::First)));
    }

    #[test]
    fn boards_no_turns_lead_to_have_no_next_move() {
        let rules: Rules = "4x4".parse().unwrap();
        let next = |text| {
            let board = Board::from_openspiel(text, *rules.values()).unwrap();
            Game::from_turns(rules, board).map(|game| game.turn())
        };
        assert_eq!(next("....\n....\nx...\nx..."), Err(BoardError::Counts { first: 2, second: 0 }));
        assert_eq!(next("....\n....\noooo\nxxxx"), Err(BoardError::TwoLines));
        assert_eq!(next("o...\no...\no...\nxxxx"), Ok(Side::Second));
        assert_eq!(next("o...\no...\noo..\nxxxx"), Err(BoardError::MovedOn(Side::First)));
        assert_eq!(next("....\n....\no...\nx..."), Ok(Side::First));
    }
}
