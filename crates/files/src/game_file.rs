//! A file that the game being played is saved to.

use std::path::{Path, PathBuf};

use four_rules::{Log, Record, Rules};
use thiserror::Error;

use crate::document::ReadError;
use crate::log;
use crate::read::{MAX_BYTES, OpenError, open_existing};
use crate::save::{SaveError, probe, save};

/// A file of games. The games that were in it stay, and the game being played is the last one.
///
/// The name decides the format: `.jsonl` is a [log](mod@crate::log), anything else a [`Record`].
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    format: fn(&Log) -> String,
    /// The games before the current one.
    earlier: String,
    /// The game being played.
    current: String,
    /// The contents after our last access, to notice other writers; `None` if the file did not exist.
    last_seen: Option<String>,
}

/// Why games cannot be saved to a file.
#[derive(Debug, Error)]
pub enum GameFileError {
    /// The file exists and cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The file exists and does not hold games of this format.
    #[error("the file exists and is not a record that a game can be added to ({0})")]
    NotARecord(ReadError),
    /// Another program has written to the file.
    #[error("another program has changed the file, so it is left alone")]
    Changed,
    /// The file could not be written.
    #[error(transparent)]
    Save(#[from] SaveError),
}

impl GameFile {
    /// Prepares to save games to this file. The file is not touched before the first [`keep`](GameFile::keep).
    ///
    /// # Errors
    /// If the file could not be written later, or holds something other than games of this format.
    pub fn new(path: &Path) -> Result<GameFile, GameFileError> {
        probe(path)?;
        let is_log = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
        let last_seen = open_existing(path, MAX_BYTES)?;
        let contents = last_seen.clone().unwrap_or_default();
        if !contents.trim().is_empty() {
            let checked = match is_log {
                true => log::read(&contents).map(drop).map_err(ReadError::from),
                false => Record::read_all(&contents, Rules::default()).map(drop).map_err(ReadError::from),
            };
            checked.map_err(GameFileError::NotARecord)?;
        }
        let format = if is_log { log::write } else { format_record };
        let mut file =
            GameFile { path: path.into(), format, earlier: String::new(), current: contents, last_seen };
        file.next_game();
        Ok(file)
    }

    /// Saves the current game.
    ///
    /// # Errors
    /// If the file cannot be written or another program has changed it; the file then stays as it is.
    pub fn keep(&mut self, log: &Log) -> Result<(), GameFileError> {
        self.current = (self.format)(log);
        if open_existing(&self.path, MAX_BYTES)? != self.last_seen {
            return Err(GameFileError::Changed);
        }
        let contents = format!("{}{}", self.earlier, self.current);
        save(&self.path, contents.as_bytes())?;
        self.last_seen = Some(contents);
        Ok(())
    }

    /// Ends the current game; the next one is saved after it.
    pub fn next_game(&mut self) {
        self.earlier.push_str(&std::mem::take(&mut self.current));
        if !self.earlier.is_empty() && !self.earlier.ends_with('\n') {
            self.earlier.push('\n');
        }
    }
}

/// A record and the empty line that separates it from the next.
fn format_record(log: &Log) -> String {
    format!("{}\n", Record::from_log(log.clone()))
}
