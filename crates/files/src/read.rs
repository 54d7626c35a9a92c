//! Reading text files with a size limit.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// Size limit of a file of games; it has room for thousands.
pub const MAX_BYTES: u64 = 64 << 20;

/// Why the text of a file cannot be read.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The operating system reports an error.
    #[error("{}", os_message(.0))]
    Io(#[from] io::Error),
    /// The file is larger than [`MAX_BYTES`].
    #[error("the file is larger than {} MB", MAX_BYTES >> 20)]
    TooLarge,
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

/// Reads a text file.
///
/// # Errors
/// If it cannot be read, is larger than [`MAX_BYTES`], or is not UTF-8.
pub fn open(path: &Path) -> Result<String, OpenError> {
    read(File::open(path)?)
}

/// Reads a text to its end.
///
/// # Errors
/// As [`open`].
pub fn read(source: impl Read) -> Result<String, OpenError> {
    let mut bytes = Vec::new();
    source.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(OpenError::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count();
        OpenError::NotText { line, byte: valid + 1 }
    })
}

/// Reads a text file that may be missing.
pub(crate) fn open_existing(path: &Path) -> Result<Option<String>, OpenError> {
    match open(path) {
        Ok(text) => Ok(Some(text)),
        Err(OpenError::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
