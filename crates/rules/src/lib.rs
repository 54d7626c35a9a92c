//! What the game of Four in a Row is.
//!
//! One core for every board size and rule set. A player sends a [`Action`]; [`Game::decide`] knows all rules and
//! says what would happen, as [`Event`]s; [`Game::apply`] makes it happen and knows no rule; a [`View`] is what
//! screens draw. The [`Log`] of events is the save file, the bug report and the undo history: replaying it gives
//! the game again, always.
//!
//! ```text
//!  Action ──► Game::decide ──► [Event] ──► Game::apply ──► View
//! ```
//!
//! No clock, no file, no thread, no chance in here: what is random is decided outside and recorded as an event.
//!
//! ```
//! use four_rules::{Log, Preset, Record, Side};
//!
//! // Six moves in columns notation, then the seventh wins.
//! let log = Log::from_moves(Preset::STANDARD.rules(), "4453627")?;
//! print!("{}", log.game().board());
//! let outcome = log.game().outcome().expect("four in the bottom row");
//! assert_eq!(outcome.to_string(), "Red wins with the line 41 51 61 71");
//!
//! // The same game as a record, to keep or to send.
//! let record = Record::from_log(log).to_string();
//! assert!(record.ends_with("1. 4 4 2. 5 3 3. 6 2 4. 7 1-0\n"));
//! # Ok::<(), four_rules::MovesError>(())
//! ```

mod action;
mod board;
mod cell;
mod decide;
mod event;
mod game;
mod grid;
mod input;
mod interop;
mod language;
mod legacy;
mod log;
mod moves;
mod notation;
mod perft;
mod preset;
mod record;
mod record_text;
mod rules;
mod rules_text;
mod side;
mod view;

pub use action::{Action, Awaiting, Mistake, Power, Refusal};
pub use board::Board;
pub use cell::{Cell, Column, ParseCellError, ParseColumnError};
pub use event::{Event, Outcome, Tie};
pub use game::{Charges, Game};
pub use grid::{Grid, Word};
pub use input::{Input, Ruling};
pub use interop::BoardError;
pub use language::{Language, NoSuchLanguage};
pub use log::{Header, Log, Replay, ReplayError, Step};
pub use moves::{MovesError, MovesErrorKind};
pub use notation::ParseActionError;
pub use perft::perft;
pub use preset::Preset;
pub use record::{Note, Ply, Record};
pub use record_text::{RecordError, RecordErrorKind};
pub use rules::{Opening, RuleError, RuleErrors, RuleSet, Rules, Settle, Undo, UndoFrom, Violations};
pub use rules_text::{RulesTextError, Takes};
pub use side::{PerSide, Side};
pub use view::View;
