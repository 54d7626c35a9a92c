//! Files read with care, and written whole or not at all.

use std::fs::{self, File, Permissions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// The largest file that is read as games: thousands of them.
pub const MOST_BYTES: u64 = 64 << 20;

/// A file whose text cannot be had.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The system says no.
    #[error("{}", plain(.0))]
    Io(#[from] io::Error),
    /// More than anybody's games.
    #[error("the file is larger than {} MB", MOST_BYTES >> 20)]
    TooLarge,
    /// Bytes that are no text.
    #[error("line {line}: byte {byte} of the file is not UTF-8 text")]
    NotText {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        byte: usize,
    },
}

/// What the system says, without its number for it.
pub fn plain(error: &io::Error) -> String {
    let message = error.to_string();
    message.split(" (os error").next().unwrap_or_default().to_lowercase()
}

/// The text of a file.
///
/// # Errors
/// If it cannot be read, is too large, or is not text; the message says which.
pub fn open(path: &Path) -> Result<String, OpenError> {
    read(File::open(path)?)
}

/// All the text there is to read, as for [`open`].
///
/// # Errors
/// If it cannot be read, is too large, or is not text; the message says which.
pub fn read(source: impl Read) -> Result<String, OpenError> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(OpenError::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..good].iter().filter(|&&byte| byte == b'\n').count();
        OpenError::NotText { line, byte: good + 1 }
    })
}

/// Writes a file so that at every moment it is as it was before or complete: the text goes into a new file beside
/// it, which then takes its place.
///
/// # Errors
/// If that cannot be done; then the file is as it was.
pub fn save(path: &Path, contents: &[u8]) -> io::Result<()> {
    put(beside(path, mode(0o666))?, contents)
}

/// As [`save`], for what nobody else may read.
///
/// # Errors
/// As [`save`].
pub fn save_secret(path: &Path, contents: &[u8]) -> io::Result<()> {
    let (file, path) = beside(path, mode(0o600))?;
    file.as_file().set_permissions(mode(0o600))?;
    put((file, path), contents)
}

fn put((mut file, path): (tempfile::NamedTempFile, PathBuf), contents: &[u8]) -> io::Result<()> {
    file.write_all(contents)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Finds out whether [`save`] could begin, without touching the file.
///
/// # Errors
/// As [`save`].
pub fn probe(path: &Path) -> io::Result<()> {
    beside(path, mode(0o666)).map(drop)
}

/// A new file in the folder of the one at `path`, with its permissions or else these, and where that really is.
fn beside(path: &Path, new: Permissions) -> io::Result<(tempfile::NamedTempFile, PathBuf)> {
    let existing = match fs::canonicalize(path) {
        Ok(real) => Some((fs::metadata(&real)?, real)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => match fs::symlink_metadata(path) {
            Ok(_) => return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is a link to nothing")),
            Err(_) => None,
        },
        Err(error) => return Err(error),
    };
    let (permissions, path) = match existing {
        Some((metadata, _)) if !metadata.is_file() => {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not an ordinary file"));
        }
        Some((metadata, _)) if metadata.permissions().readonly() => {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is read-only"));
        }
        Some((metadata, real)) => (Some(metadata.permissions()), real),
        None => (None, path.to_path_buf()),
    };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".four-").permissions(permissions.unwrap_or(new));
    Ok((builder.tempfile_in(folder)?, path))
}

/// What a program gives a new file; the user's mask takes away from it.
#[cfg(unix)]
fn mode(bits: u32) -> Permissions {
    std::os::unix::fs::PermissionsExt::from_mode(bits)
}
