//! Reading any text that holds games or a board, whatever its format.

use four_rules::{Board, BoardError, Column, Log, MovesError, Record, RecordError, RuleSet, Rules};
use thiserror::Error;

use crate::log::{self, LogError};

/// The formats of a game or a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The log of events in JSON lines.
    Log,
    /// Records in the grammar of PGN.
    Record,
    /// The columns played: `4453`.
    Moves,
    /// A board as rows of `.`, `x` and `o`.
    OpenSpiel,
    /// A board as a list of 0, 1 and 2.
    Kaggle,
}

/// The contents of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Document {
    /// Games, at least one.
    Games(Vec<Record>),
    /// A single position.
    Board(Board),
}

/// Why a text cannot be read, with the place.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The text is empty.
    #[error("there is nothing in it")]
    Empty,
    /// The log is invalid.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The record is invalid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The moves are invalid.
    #[error(transparent)]
    Moves(#[from] MovesError),
    /// The board is invalid.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Form {
    /// Guesses the format of a text; a text in no other format is taken for a record.
    ///
    /// ```
    /// use four_files::Form;
    /// assert_eq!(Form::of("4453"), Form::Moves);
    /// assert_eq!(Form::of("[Game \"Four in a Row\"]"), Form::Record);
    /// assert_eq!(Form::of("[0, 0, 1, 2]"), Form::Kaggle);
    /// assert_eq!(Form::of("....\n.xo.\n"), Form::OpenSpiel);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Form {
        let text = text.trim();
        let only = |text: &str, allowed: &str| text.chars().all(|c| c.is_whitespace() || allowed.contains(c));
        let one_word = !text.contains(char::is_whitespace);
        let top_row = text.lines().next().unwrap_or_default();
        let is_object = text.strip_prefix('{').is_some_and(|inside| inside.trim_start().starts_with('"'));
        if is_object {
            Form::Log
        } else if one_word && text.chars().all(|symbol| Column::from_symbol(symbol).is_some()) {
            Form::Moves
        } else if only(top_row, ".xo") {
            Form::OpenSpiel
        } else if only(text, "[],012") {
            Form::Kaggle
        } else {
            Form::Record
        }
    }
}

impl Document {
    /// Reads a text of any format. `rules` apply to texts that do not name their rules: moves, boards, records without
    /// the `RuleSet` tag.
    ///
    /// # Errors
    /// Names the first place that is invalid.
    pub fn read(text: &str, rules: Rules) -> Result<Document, ReadError> {
        let set: RuleSet = *rules.values();
        if text.trim().is_empty() {
            return Err(ReadError::Empty);
        }
        Ok(match Form::of(text) {
            Form::Log => Document::Games(log::read(text)?.into_iter().map(Record::from_log).collect()),
            Form::Record => Document::Games(Record::read_all(text, rules)?),
            Form::Moves => Document::Games(vec![Record::from_log(Log::from_moves(rules, text.trim())?)]),
            Form::OpenSpiel => Document::Board(Board::from_openspiel(text, set)?),
            Form::Kaggle => Document::Board(Board::from_kaggle(text, set)?),
        })
    }
}
