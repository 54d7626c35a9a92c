#![doc = include_str!("../README.md")]
//!
//! ## Overview
//!
//! | to | use |
//! |---|---|
//! | choose rules | [`Preset`], or [`RuleSet`], which [`Rules`] checks |
//! | play | [`Game`] with [`Action`]s and [`Ruling`]s; it returns [`Event`]s or a [`Refusal`] |
//! | show a game | [`View`], or [`Board`] and the methods of [`Game`] |
//! | keep a game, undo, replay | [`Log`]; [`Replay`] checks events from outside |
//! | read and write games | [`Log::from_moves`] for columns such as `4453`, [`Record`] for PGN |
//! | read and write boards | [`Board::from_openspiel`], [`Board::from_kaggle`], [`Game::from_board`] |
//! | show foreign text | [`clean_line`], [`clean_part`], [`clean_message`] |
//! | search | [`Grid`], which finds lines on boards packed into a [`Word`]; [`perft`] counts move sequences |
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod action;
mod board;
mod cell;
mod clean;
mod decide;
mod event;
mod game;
mod grid;
mod input;
mod interop;
#[cfg(feature = "serde")]
mod legacy;
mod log;
mod moves;
mod notation;
mod perft;
mod preset;
mod record;
mod record_text;
mod replay;
mod rules;
mod rules_text;
mod side;
mod view;

pub use action::{Action, Awaiting, Mistake, Power, Refusal};
pub use board::Board;
pub use cell::{Cell, Column, ParseCellError, ParseColumnError};
pub use clean::{clean_line, clean_message, clean_part, is_hidden};
pub use event::{Event, Outcome, Tie};
pub use game::{Charges, Game};
pub use grid::{Grid, Word};
pub use input::{Input, Ruling};
pub use interop::{BoardError, BoardNotation};
pub use log::{Header, Log, Step};
pub use moves::{MovesError, MovesErrorKind};
pub use notation::ParseActionError;
pub use perft::perft;
pub use preset::Preset;
pub use record::{Note, Ply, Record};
pub use record_text::{BreakOff, RecordError, RecordErrorKind};
pub use replay::{Replay, ReplayError};
pub use rules::{Opening, RuleError, RuleErrors, RuleSet, Rules, Settle, Undo, UndoFrom, Violations};
pub use rules_text::{Expected, ParseRulesError};
pub use side::{PerSide, Side};
pub use view::View;
