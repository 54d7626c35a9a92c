//! Reads violations as older versions wrote them to JSON.
//!
//! The attempt was the field `command`: an enum (`{"drop":"8"}`, `"call_draw"`), or `"nonsense"` for input that was
//! not an action. A column that no board has was written `-`.

use alloc::format;
use alloc::string::String;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::action::{Action, Mistake};
use crate::cell::Cell;
use crate::input::Input;
use crate::side::Side;

#[derive(Deserialize)]
#[serde(untagged)]
enum Attempt {
    Word(String),
    Old(OldAction),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum OldAction {
    Drop(String),
    Pop(String),
    Remove(String),
}

/// Reads what was attempted; `None` for input that was not an action.
pub(crate) fn attempt<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Action>, D::Error> {
    let word = match Attempt::deserialize(deserializer)? {
        Attempt::Word(word) if word == "call_draw" => "draw".into(),
        Attempt::Word(word) => word,
        Attempt::Old(OldAction::Drop(column)) => column,
        Attempt::Old(OldAction::Pop(column)) => format!("p{column}"),
        Attempt::Old(OldAction::Remove(cell)) => format!("x{cell}"),
    };
    match Input::parse(Side::First, &word).map_err(D::Error::custom)? {
        Input::Action(action) => Ok(Some(action)),
        Input::Invalid => Ok(None),
        Input::Ruling(_) => Err(D::Error::custom("a ruling cannot be a violation")),
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum AnyMistake {
    Now(Mistake),
    Old(OldMistake),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum OldMistake {
    NoSuchColumn(String),
    NotTheirDisc(String),
}

/// Reads what was wrong, with a column that no board has as [`attempt`] reads it.
pub(crate) fn mistake<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Mistake, D::Error> {
    match AnyMistake::deserialize(deserializer)? {
        AnyMistake::Now(mistake) => Ok(mistake),
        AnyMistake::Old(OldMistake::NoSuchColumn(column)) if column == "-" => Ok(Mistake::NotAnAction),
        AnyMistake::Old(OldMistake::NotTheirDisc(cell)) if cell.starts_with('-') => {
            Ok(Mistake::NotTheirDisc(Cell::OFF_BOARD))
        }
        AnyMistake::Old(OldMistake::NoSuchColumn(text) | OldMistake::NotTheirDisc(text)) => {
            Err(D::Error::custom(format!("invalid column or cell '{text}'")))
        }
    }
}
