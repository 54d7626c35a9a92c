//! The errors of files, pictures and the client in words.
//!
//! A message can follow a name and a colon: it begins with a small letter and has no full stop.

use four_client::ClientError;
use four_files::log::{LogError, LogErrorKind};
use four_files::{GameFileError, OpenError, ReadError, SaveError};
use four_picture::{PictureError, modern};
use four_rules::Record;
use four_text::Text;

/// Why a file could not be read as text.
#[must_use]
pub fn open_error(error: &OpenError, text: Text) -> String {
    match error {
        OpenError::Io(error) => text.io_error(error),
        OpenError::NotAFile => text.file_not_a_file().into(),
        OpenError::TooLarge { max } => text.file_too_large(max >> 20),
        OpenError::NotText { line, byte } => text.file_not_text(*line, *byte),
    }
}

/// Why a text is not a game or a board.
#[must_use]
pub fn read_error(error: &ReadError, text: Text) -> String {
    match error {
        ReadError::Empty => text.document_empty().into(),
        ReadError::Log(error) => log_error(error, text),
        ReadError::Record(error) => text.record_error(error),
        ReadError::Moves(error) => text.moves_text_error(error),
        ReadError::Board(error) => text.board_error(error),
    }
}

/// What is wrong with a log, and where.
#[must_use]
pub fn log_error(error: &LogError, text: Text) -> String {
    let why = match &error.kind {
        LogErrorKind::Empty => text.no_game_here().into(),
        LogErrorKind::TooLong => text.log_too_long().into(),
        LogErrorKind::TooMany => text.too_many_games(Record::MAX_GAMES),
        LogErrorKind::CutOff => text.log_cut_off().into(),
        LogErrorKind::NotJson { column, message } => text.log_not_json(*column, message),
        LogErrorKind::NotAnEvent(message) => text.log_not_an_event(message),
        LogErrorKind::NoGame => text.log_no_game().into(),
        LogErrorKind::Replay(error) => text.replay_error(error),
    };
    text.log_line(error.line, why)
}

/// Why a file could not be written.
#[must_use]
pub fn save_error(error: &SaveError, text: Text) -> String {
    match error {
        SaveError::DanglingLink => text.file_dangling_link().into(),
        SaveError::NotAFile => text.file_not_a_file().into(),
        SaveError::ReadOnly => text.file_read_only().into(),
        SaveError::Io(error) => text.io_error(error),
    }
}

/// Why a game could not be saved.
#[must_use]
pub fn game_file_error(error: &GameFileError, text: Text) -> String {
    match error {
        GameFileError::Open(error) => open_error(error, text),
        GameFileError::NotARecord(error) => text.file_not_a_record(read_error(error, text)),
        GameFileError::Changed => text.file_changed().into(),
        GameFileError::Save(error) => save_error(error, text),
    }
}

/// Why a picture could not be drawn.
#[must_use]
pub fn picture_error(error: &PictureError, text: Text) -> String {
    match error {
        PictureError::NotTheDisplay { columns, rows } => text.picture_not_the_display(*columns, *rows),
        PictureError::Width { width } => {
            text.picture_width(*modern::WIDTHS.start(), *modern::WIDTHS.end(), *width)
        }
        PictureError::TooLarge { width, height } => text.picture_too_large(*width, *height),
        PictureError::TooLong { moves, width } => text.picture_too_long(*moves, *width),
        PictureError::Drawing(why) => text.picture_drawing(why),
        PictureError::Unwanted => text.picture_unwanted().into(),
    }
}

/// What failed between this client and a server, or in the address of a game.
#[must_use]
pub fn client_error(error: &ClientError, text: Text) -> String {
    match error {
        ClientError::AddressForm => text.address_form().into(),
        ClientError::AddressScheme => text.address_scheme().into(),
        ClientError::AddressUser => text.address_user().into(),
        ClientError::AddressHost(host) => text.address_host(host),
        ClientError::AddressPort(port) => text.address_port(port),
        ClientError::AddressPath => text.address_path().into(),
        ClientError::HostNotFound => text.client_host_not_found().into(),
        ClientError::ConnectionRefused => text.client_connection_refused().into(),
        ClientError::ConnectionFailed(why) => text.client_connection_failed(why),
        ClientError::CertificateFile { file, why } => text.client_certificate_file(file, why),
        ClientError::NoCertificate(file) => text.client_no_certificate(file),
        ClientError::TimedOut => text.client_timed_out().into(),
        ClientError::Disconnected => text.client_disconnected().into(),
        ClientError::Closed(why) => text.client_closed(why),
        ClientError::ServerDown(status) => text.client_server_down(*status),
        ClientError::PolicyViolation => text.client_policy_violation().into(),
        ClientError::NoSuchGame => text.client_no_such_game().into(),
        ClientError::SeatTaken => text.client_seat_taken().into(),
        ClientError::Refused(message) => text.client_refused(message),
        ClientError::HttpsRequired => text.client_https_required().into(),
        ClientError::NoRandomness => text.no_randomness().into(),
        ClientError::InvalidResponse => text.client_invalid_response().into(),
    }
}
