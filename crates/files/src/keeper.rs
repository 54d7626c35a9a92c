//! A game kept in a file while it is played.

use std::io;
use std::path::{Path, PathBuf};

use four_rules::{Log, Record, Rules};
use thiserror::Error;

use crate::document::ReadError;
use crate::log::{self, LogError};
use crate::save::{OpenError, open, plain, probe, save};

/// Keeps games in a file: whatever was in it stays, and the game being played comes after.
///
/// The name decides the form: `.jsonl` is a [log](mod@crate::log), anything else a [`Record`].
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    write: fn(&Log) -> String,
    /// The games that are over.
    earlier: String,
    /// The game being played.
    current: String,
    /// The file as we left it; `None` if there was none.
    left: Option<String>,
}

/// A file that games cannot be kept in.
#[derive(Debug, Error)]
pub enum KeeperError {
    /// The file is there and cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The file is there and holds something else.
    #[error("the file is there already and is not a record I could add to ({0})")]
    NotARecord(ReadError),
    /// Somebody else has written to the file since we last did.
    #[error("another program has changed the file, so I leave it alone")]
    Changed,
    /// The file could not be written.
    #[error("{}", plain(.0))]
    Write(io::Error),
}

impl Keeper {
    /// Prepares to keep games in this file, which stays untouched until there is one.
    ///
    /// # Errors
    /// If the file could not be written later, or holds something that is not games of this form.
    pub fn new(path: &Path) -> Result<Keeper, KeeperError> {
        probe(path).map_err(KeeperError::Write)?;
        let is_log = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
        let left = present(path)?;
        let earlier = left.clone().unwrap_or_default();
        let readable = match is_log {
            _ if earlier.trim().is_empty() => Ok(()),
            true => log::read(&earlier).map(drop).map_err(|error: LogError| error.into()),
            false => Record::read_all(&earlier, Rules::default()).map(drop).map_err(ReadError::from),
        };
        readable.map_err(KeeperError::NotARecord)?;
        let write =
            if is_log { log::write } else { |log: &Log| format!("{}\n", Record::from_log(log.clone())) };
        let mut keeper = Keeper { path: path.into(), write, earlier: String::new(), current: earlier, left };
        keeper.next_game();
        Ok(keeper)
    }

    /// Saves the game as it stands.
    ///
    /// # Errors
    /// If the file cannot be written, or is not as we left it; then it stays as it is.
    pub fn keep(&mut self, log: &Log) -> Result<(), KeeperError> {
        self.current = (self.write)(log);
        if present(&self.path)? != self.left {
            return Err(KeeperError::Changed);
        }
        let text = format!("{}{}", self.earlier, self.current);
        save(&self.path, text.as_bytes()).map_err(KeeperError::Write)?;
        self.left = Some(text);
        Ok(())
    }

    /// The game kept so far is over; the next one comes after it.
    pub fn next_game(&mut self) {
        self.earlier.push_str(&std::mem::take(&mut self.current));
        if !self.earlier.is_empty() && !self.earlier.ends_with('\n') {
            self.earlier.push('\n');
        }
    }
}

/// What is in the file, if it is there.
pub(crate) fn present(path: &Path) -> Result<Option<String>, OpenError> {
    match open(path) {
        Ok(text) => Ok(Some(text)),
        Err(OpenError::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
