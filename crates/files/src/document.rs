//! Any text that holds games or a board: finding out what it is, and reading it.

use four_rules::{Board, BoardError, Column, Log, MovesError, Record, RecordError, RuleSet, Rules};
use thiserror::Error;

use crate::log::{self, LogError};

/// The ways a game or a board is written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Events in JSON lines.
    Log,
    /// Records in the grammar of PGN.
    Record,
    /// Columns notation: `4453`.
    Moves,
    /// Rows of `.`, `x` and `o`.
    OpenSpiel,
    /// A list of 0, 1 and 2.
    Kaggle,
}

/// What a text holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Document {
    /// Games, at least one.
    Games(Vec<Record>),
    /// A single position.
    Board(Board),
}

/// A text that cannot be read, with the place and the reason.
#[derive(Debug, Error)]
pub enum ReadError {
    /// Nothing but white space.
    #[error("there is nothing in it")]
    Empty,
    /// A log with something wrong in it.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A record with something wrong in it.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Moves with something wrong in them.
    #[error(transparent)]
    Moves(#[from] MovesError),
    /// A board with something wrong in it.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl Form {
    /// What this text looks like.
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
    /// Reads a text in whatever form it is. What does not tell its rules itself (moves, boards, a record without the
    /// tag) is read by those given.
    ///
    /// # Errors
    /// Names the place where the text stops making sense.
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
