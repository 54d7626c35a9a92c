//! Reading text files with a size limit.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// Size limit of a file of games; it has room for thousands.
pub const MAX_BYTES: u64 = 64 << 20;
/// Size limit of a file that holds one game.
pub(crate) const MAX_GAME_BYTES: u64 = 4 << 20;
/// Size limit of a file with settings.
pub const MAX_SETTINGS_BYTES: u64 = 1 << 20;

/// Why the text of a file cannot be read.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The operating system reports an error.
    #[error("{}", os_message(.0))]
    Io(#[from] io::Error),
    /// A folder, a pipe or a device.
    #[error("this is not an ordinary file")]
    NotAFile,
    /// The file is larger than the limit.
    #[error("the file is larger than {} MB", max >> 20)]
    TooLarge {
        /// The limit in bytes.
        max: u64,
    },
    /// The file is not UTF-8.
    #[error("line {line}: byte {byte} of the file is not UTF-8 text")]
    NotText {
        /// The line of the first invalid byte, counted from 1.
        line: usize,
        /// The first invalid byte, counted from 1.
        byte: usize,
    },
}

/// The message of a system error in lower case, without the "(os error 2)" that Rust appends.
#[must_use]
pub fn os_message(error: &io::Error) -> String {
    let message = error.to_string();
    message.split(" (os error").next().unwrap_or_default().to_lowercase()
}

/// Reads the text of a file or a pipe that the user names, to its end.
///
/// # Errors
/// If it cannot be read, is larger than [`MAX_BYTES`], or is not UTF-8.
pub fn open(path: &Path) -> Result<String, OpenError> {
    read(File::open(path)?)
}

/// Reads the text of an ordinary file.
///
/// # Errors
/// As [`open_bytes`], or if it is not UTF-8.
pub fn open_file(path: &Path, max: u64) -> Result<String, OpenError> {
    text(open_bytes(path, max)?)
}

/// Reads an ordinary file. Nothing else is opened: a pipe or a device could keep us waiting forever.
///
/// # Errors
/// If it cannot be read, is not an ordinary file, or is larger than `max` bytes.
pub fn open_bytes(path: &Path, max: u64) -> Result<Vec<u8>, OpenError> {
    if !fs::metadata(path)?.is_file() {
        return Err(OpenError::NotAFile);
    }
    bytes(File::open(path)?, max)
}

/// Reads a text to its end.
///
/// # Errors
/// As [`open`].
pub fn read(source: impl Read) -> Result<String, OpenError> {
    text(bytes(source, MAX_BYTES)?)
}

fn bytes(source: impl Read, max: u64) -> Result<Vec<u8>, OpenError> {
    let mut bytes = Vec::new();
    source.take(max + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max { Err(OpenError::TooLarge { max }) } else { Ok(bytes) }
}

fn text(bytes: Vec<u8>) -> Result<String, OpenError> {
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count();
        OpenError::NotText { line, byte: valid + 1 }
    })
}

/// Reads the text of an ordinary file that may be missing.
pub(crate) fn open_existing(path: &Path, max: u64) -> Result<Option<String>, OpenError> {
    match open_file(path, max) {
        Ok(text) => Ok(Some(text)),
        Err(OpenError::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
