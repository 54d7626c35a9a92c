//! Errors of other crates in words, behind one trait. `four_text` words those of rules and engine, `four_session` those of
//! files, pictures and the client; the rest is worded here.

use std::error::Error;
use std::io;
use std::num::ParseIntError;

use four_classic::window::NoWindow;
use four_client::{AddressError, ClientError};
use four_console::ConsoleError;
use four_engine::{BookError, CoachError, ParseHardnessError, ParseLevelError, PositionError};
use four_files::{GameFileError, OpenError, ReadError};
use four_picture::PictureError;
use four_rules::{BoardError, MovesError, ParseRulesError, ReplayError, RuleErrors};
use four_server::{CorruptGameError, StoreError, UnknownDatabaseError};
use four_session::errors;
use four_text::{Language, Text, UnknownLanguageError};

use crate::cli::RangeError;

/// An error that can be told to the user, as part of a sentence.
pub(crate) trait InWords {
    fn in_words(&self, text: Text) -> String;
}

impl InWords for io::Error {
    fn in_words(&self, text: Text) -> String {
        text.io_error(self)
    }
}

impl InWords for ConsoleError {
    fn in_words(&self, text: Text) -> String {
        match self {
            ConsoleError::InputEnded => text.input_ended().into(),
            ConsoleError::Io(error) => error.in_words(text),
        }
    }
}

impl InWords for ParseRulesError {
    fn in_words(&self, text: Text) -> String {
        text.rules_text_error(self)
    }
}

impl InWords for RuleErrors {
    fn in_words(&self, text: Text) -> String {
        text.rule_errors(self)
    }
}

impl InWords for MovesError {
    fn in_words(&self, text: Text) -> String {
        text.moves_text_error(self)
    }
}

impl InWords for BoardError {
    fn in_words(&self, text: Text) -> String {
        text.board_error(self)
    }
}

impl InWords for ReplayError {
    fn in_words(&self, text: Text) -> String {
        text.replay_error(self)
    }
}

impl InWords for CoachError {
    fn in_words(&self, text: Text) -> String {
        text.coach_error(*self)
    }
}

impl InWords for PositionError {
    fn in_words(&self, text: Text) -> String {
        match *self {
            PositionError::Board => text.position_board().into(),
            PositionError::Over => text.coach_over().into(),
            PositionError::Move { number } => text.position_move(number),
            ref other => text.io_other(other.to_string()),
        }
    }
}

impl InWords for BookError {
    fn in_words(&self, text: Text) -> String {
        match *self {
            BookError::NotABook => text.not_a_book().into(),
            BookError::Contradiction { discs, score, moves } => text.book_contradiction(score, discs, moves),
            ref other => text.io_other(other.to_string()),
        }
    }
}

impl InWords for OpenError {
    fn in_words(&self, text: Text) -> String {
        errors::open_error(self, text)
    }
}

impl InWords for ReadError {
    fn in_words(&self, text: Text) -> String {
        errors::read_error(self, text)
    }
}

impl InWords for GameFileError {
    fn in_words(&self, text: Text) -> String {
        errors::keeper_error(self, text)
    }
}

impl InWords for PictureError {
    fn in_words(&self, text: Text) -> String {
        errors::picture_error(self, text)
    }
}

impl InWords for NoWindow {
    fn in_words(&self, text: Text) -> String {
        match self {
            NoWindow::Connect(error) => text.window_failed(error.to_string()),
            NoWindow::Refused(error) => text.window_failed(error.to_string()),
            NoWindow::Colours => text.window_colours().into(),
        }
    }
}

impl InWords for AddressError {
    fn in_words(&self, text: Text) -> String {
        match self {
            AddressError::NotAnAddress => text.address_not_one().into(),
            AddressError::Scheme => text.address_scheme().into(),
            AddressError::User => text.address_user().into(),
            AddressError::Host(host) => text.address_host(host),
            AddressError::Port(port) => text.address_port(port),
            AddressError::NoGame => text.address_no_game().into(),
        }
    }
}

impl InWords for ClientError {
    fn in_words(&self, text: Text) -> String {
        errors::client_error(self, text)
    }
}

impl InWords for StoreError {
    fn in_words(&self, text: Text) -> String {
        match self {
            StoreError::Conflict => text.store_conflict().into(),
            StoreError::Corrupt(why) => text.store_corrupt(why),
            StoreError::TooNew { found, known } => text.store_too_new(*found, *known),
            StoreError::File(error) => error.in_words(text),
            StoreError::Closed => text.store_closed().into(),
            StoreError::Database(error) => text.io_other(error.to_string()),
        }
    }
}

impl InWords for CorruptGameError {
    fn in_words(&self, text: Text) -> String {
        text.store_entry(self.entry, &self.why)
    }
}

impl InWords for UnknownDatabaseError {
    fn in_words(&self, text: Text) -> String {
        text.unknown_database(&self.0)
    }
}

impl InWords for RangeError {
    fn in_words(&self, text: Text) -> String {
        text.cli_range(self.least, self.most)
    }
}

impl InWords for ParseLevelError {
    fn in_words(&self, text: Text) -> String {
        text.unknown_level(&self.0)
    }
}

impl InWords for ParseIntError {
    fn in_words(&self, text: Text) -> String {
        text.cli_number().into()
    }
}

/// Why the value of an argument was refused. A reason that is not known here is shown as it is.
pub(crate) fn value_error(error: &(dyn Error + 'static), text: Text) -> String {
    if let Some(error) = error.downcast_ref::<RangeError>() {
        error.in_words(text)
    } else if let Some(error) = error.downcast_ref::<ParseIntError>() {
        error.in_words(text)
    } else if let Some(error) = error.downcast_ref::<ParseLevelError>() {
        error.in_words(text)
    } else if let Some(error) = error.downcast_ref::<ParseRulesError>() {
        error.in_words(text)
    } else if let Some(ParseHardnessError(hardness)) = error.downcast_ref() {
        text.unknown_hardness(hardness)
    } else if let Some(UnknownLanguageError(code)) = error.downcast_ref() {
        text.unknown_language(code, Language::ALL.map(Language::code).join(", "))
    } else if error.is::<std::net::AddrParseError>() {
        text.cli_address().into()
    } else {
        text.io_other(error.to_string())
    }
}
