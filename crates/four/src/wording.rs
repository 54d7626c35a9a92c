//! Errors in words, behind one trait. The errors of a command are worded beside their definition, those of other crates here:
//! `four_text` words those of rules and engine, `four_session` those of files, pictures and the client.

use std::error::Error;
use std::fmt::Debug;
use std::io;
use std::num::ParseIntError;

use four_classic::window::{WindowClosedError, WindowError};
use four_client::ClientError;
use four_console::ConsoleError;
use four_engine::{
    BookError, CoachError, ParseHardnessError, ParseLevelError, ParseThemeError, PositionError, StoppedError,
};
use four_files::{GameFileError, OpenError, ReadError, SaveError};
use four_picture::PictureError;
use four_rules::{BoardError, MovesError, ParseRulesError, ReplayError, RuleErrors};
use four_server::{CorruptGameError, StoreError, UnknownDatabaseError};
use four_session::errors;
use four_text::{Language, Text, UnknownLanguageError};
use rand::rngs::SysError;

use crate::cli::RangeError;

/// An error that can be told to the user, as part of a sentence.
pub(crate) trait InWords: Debug {
    fn in_words(&self, text: Text) -> String;
}

/// Implements [`InWords`] for types of errors that another crate words.
macro_rules! worded {
    ($($error:ty: |$this:ident, $text:ident| $words:expr;)*) => {
        $(impl InWords for $error {
            fn in_words(&self, $text: Text) -> String {
                let $this = self;
                $words
            }
        })*
    };
}

worded! {
    io::Error: |error, text| text.io_error(error);
    ParseRulesError: |error, text| text.rules_text_error(error);
    RuleErrors: |errors, text| text.rule_errors(errors);
    MovesError: |error, text| text.moves_text_error(error);
    BoardError: |error, text| text.board_error(error);
    ReplayError: |error, text| text.replay_error(error);
    CoachError: |error, text| text.coach_error(*error);
    StoppedError: |_error, text| text.search_stopped().into();
    ParseLevelError: |error, text| text.unknown_level(&error.0);
    ParseThemeError: |error, text| {
        text.unknown_theme(&error.0, four_engine::Theme::ALL.map(four_engine::Theme::name).join(", "))
    };
    OpenError: |error, text| errors::open_error(error, text);
    ReadError: |error, text| errors::read_error(error, text);
    SaveError: |error, text| errors::save_error(error, text);
    GameFileError: |error, text| errors::game_file_error(error, text);
    PictureError: |error, text| errors::picture_error(error, text);
    ClientError: |error, text| errors::client_error(error, text);
    CorruptGameError: |error, text| text.store_entry(error.entry, &error.why);
    UnknownDatabaseError: |error, text| text.unknown_database(&error.0);
    RangeError: |error, text| text.cli_range(error.least, error.most);
    ParseIntError: |_error, text| text.cli_number().into();
    SysError: |_error, text| text.no_randomness().into();
}

impl InWords for ConsoleError {
    fn in_words(&self, text: Text) -> String {
        match self {
            ConsoleError::InputEnded => text.input_ended().into(),
            ConsoleError::Io(error)
                if error.get_ref().is_some_and(|inner| inner.is::<WindowClosedError>()) =>
            {
                text.window_closed().into()
            }
            ConsoleError::Io(error) => error.in_words(text),
        }
    }
}

impl InWords for PositionError {
    fn in_words(&self, text: Text) -> String {
        match *self {
            PositionError::Board => text.position_board().into(),
            PositionError::Over => text.coach_over().into(),
            PositionError::Move { number } => text.position_move(number),
            ref other => other.to_string(),
        }
    }
}

impl InWords for BookError {
    fn in_words(&self, text: Text) -> String {
        match *self {
            BookError::NotABook => text.not_a_book().into(),
            BookError::Contradiction { discs, score, moves } => text.book_contradiction(score, discs, moves),
            ref other => other.to_string(),
        }
    }
}

impl InWords for WindowError {
    fn in_words(&self, text: Text) -> String {
        match self {
            WindowError::Connect(error) => text.window_failed(error.to_string()),
            WindowError::Refused(error) => text.window_failed(error.to_string()),
            WindowError::Colours => text.window_colours().into(),
        }
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
            StoreError::Foreign => text.store_foreign().into(),
            StoreError::InUse => text.store_in_use().into(),
            StoreError::Address(why) => text.store_address(why),
            StoreError::Unreachable(why) => text.store_unreachable(why),
            StoreError::Password(why) => text.store_password(why),
            StoreError::NoDatabase(why) => text.store_no_database(why),
            StoreError::Rights(why) => text.store_rights(why),
            StoreError::SetBack => text.store_conflict().into(),
            StoreError::Replaced => text.store_replaced().into(),
            StoreError::Unavailable(why) => text.store_unavailable(why),
            StoreError::Unknown(why) => text.store_unknown(why),
            StoreError::Database(error) => text.store_database(error.to_string()),
        }
    }
}

#[cfg(feature = "cluster")]
impl InWords for four_cluster::BusError {
    fn in_words(&self, text: Text) -> String {
        match self {
            four_cluster::BusError::Address(why) => text.bus_address(why),
            four_cluster::BusError::Scheme => text.bus_scheme().into(),
            four_cluster::BusError::Unreachable(why) => text.bus_unreachable(why),
            four_cluster::BusError::Refused(why) => text.bus_refused(why),
        }
    }
}

/// Why the value of an argument was refused. An error of another library is shown in its own words.
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
        error.to_string()
    }
}
