//! The library of games: a folder with one record for every game, saved while it is played.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use four_rules::{Record, Rules};
use time::OffsetDateTime;

use crate::game_file::GameFileError;
use crate::read::{MAX_GAME_BYTES, open_existing, open_file};
use crate::save::{SaveError, save};

/// A folder of games.
#[derive(Clone, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// A game in the library.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written.
    pub when: SystemTime,
    /// The game.
    pub record: Record,
    text: String,
}

/// Where one game is saved. No two slots write to the same file.
#[derive(Debug)]
pub struct SaveSlot {
    folder: PathBuf,
    /// `None` until the game is saved for the first time.
    path: Option<PathBuf>,
    /// The contents after our last access, to notice other writers.
    last_seen: String,
}

impl Library {
    /// The library in this folder, which need not exist yet.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Library {
        Library { folder }
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A slot for a new game. Its file is made when the game is first saved.
    #[must_use]
    pub fn slot(&self) -> SaveSlot {
        SaveSlot { folder: self.folder.clone(), path: None, last_seen: String::new() }
    }

    /// The games, newest first. Each file is read when the iterator reaches it; files that are not games are skipped.
    pub fn games(&self) -> impl Iterator<Item = SavedGame> + use<> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut files: Vec<(SystemTime, PathBuf)> = files
            .filter(|file| {
                Path::new(&file.file_name()).extension().is_some_and(|extension| extension == "pgn")
            })
            .filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
            .collect();
        files.sort_unstable();
        files.into_iter().rev().filter_map(|(when, path)| {
            let text = open_file(&path, MAX_GAME_BYTES).ok()?;
            let record = Record::read_all(&text, Rules::default()).ok()?.pop()?;
            Some(SavedGame { path, when, record, text })
        })
    }

    /// The newest game without an outcome. Only the newest 30 games are searched, so that the program starts quickly.
    #[must_use]
    pub fn unfinished(&self) -> Option<SavedGame> {
        self.games().take(30).find(|saved| saved.record.log().game().outcome().is_none())
    }
}

impl SavedGame {
    /// A slot that continues this game in its file.
    #[must_use]
    pub fn slot(&self) -> SaveSlot {
        let folder = self.path.parent().unwrap_or(Path::new(".")).to_path_buf();
        SaveSlot { folder, path: Some(self.path.clone()), last_seen: self.text.clone() }
    }

    /// Deletes the file.
    ///
    /// # Errors
    /// Those of [`fs::remove_file`].
    pub fn delete(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

impl SaveSlot {
    /// The file, once the game has been saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Saves the game. If another program has changed the file, that file stays and this game gets a new one.
    ///
    /// # Errors
    /// If the file cannot be written; it then stays as it is.
    pub fn keep(&mut self, record: &Record) -> Result<(), GameFileError> {
        let text = record.to_string();
        let path = match &self.path {
            Some(path) if open_existing(path, MAX_GAME_BYTES)?.as_ref() == Some(&self.last_seen) => {
                path.clone()
            }
            _ => create_file(&self.folder).map_err(SaveError::Io)?,
        };
        let saved = save(&path, text.as_bytes());
        if saved.is_err() && self.path.as_ref() != Some(&path) {
            // The new file would stay behind empty.
            let _ = fs::remove_file(&path);
        }
        saved?;
        (self.path, self.last_seen) = (Some(path), text);
        Ok(())
    }
}

/// Creates an empty file named after the current time. Creating it at once keeps others from choosing the same name.
fn create_file(folder: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let now = OffsetDateTime::now_utc();
    let (date, (hour, minute, second)) = (now.date(), now.time().as_hms());
    let mut attempt = 1;
    loop {
        let suffix = if attempt == 1 { String::new() } else { format!("-{attempt}") };
        let path = folder.join(format!("{date}-{hour:02}{minute:02}{second:02}{suffix}.pgn"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => attempt += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Today's date in the format of records: `2026.11.16`.
#[must_use]
pub fn today() -> String {
    let date = OffsetDateTime::now_utc().date();
    format!("{:04}.{:02}.{:02}", date.year(), u8::from(date.month()), date.day())
}
