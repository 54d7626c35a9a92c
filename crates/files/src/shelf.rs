//! Every game played here: a folder with a record for each, written as the game goes on.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use four_rules::{Record, Rules};
use time::OffsetDateTime;

use crate::keeper::{KeeperError, present};
use crate::save::{open, save};

/// A folder of games.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A game on the shelf.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Where it is.
    pub path: PathBuf,
    /// When it was last written.
    pub when: SystemTime,
    /// The game.
    pub record: Record,
    text: String,
}

/// The place of one game, which nobody else writes to.
#[derive(Debug)]
pub struct Slot {
    folder: PathBuf,
    /// There from the first time it is kept.
    path: Option<PathBuf>,
    /// The file as we left it.
    left: String,
}

impl Shelf {
    /// The shelf in this folder, which need not be there yet.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Shelf {
        Shelf { folder }
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Room for a game. Nothing is written before the game is first kept.
    #[must_use]
    pub fn slot(&self) -> Slot {
        Slot { folder: self.folder.clone(), path: None, left: String::new() }
    }

    /// The games, the one last played first. A file is read only when its turn comes; what is no game is left out.
    pub fn games(&self) -> impl Iterator<Item = Kept> + use<> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut files: Vec<(SystemTime, PathBuf)> = files
            .filter(|file| Path::new(&file.file_name()).extension().is_some_and(|end| end == "pgn"))
            .filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
            .collect();
        files.sort_unstable();
        files.into_iter().rev().filter_map(|(when, path)| {
            let text = open(&path).ok()?;
            let record = Record::read_all(&text, Rules::default()).ok()?.pop()?;
            Some(Kept { path, when, record, text })
        })
    }
}

impl Shelf {
    /// The game that was left last and is not over, among the last few.
    #[must_use]
    pub fn unfinished(&self) -> Option<Kept> {
        /// So many are looked at, so that a start stays quick.
        const FEW: usize = 30;
        self.games().take(FEW).find(|kept| kept.record.log().game().outcome().is_none())
    }
}

impl Kept {
    /// To go on with this game in its place.
    #[must_use]
    pub fn slot(&self) -> Slot {
        let folder = self.path.parent().unwrap_or(Path::new(".")).to_path_buf();
        Slot { folder, path: Some(self.path.clone()), left: self.text.clone() }
    }

    /// Deletes it.
    ///
    /// # Errors
    /// If the system says no.
    pub fn delete(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

impl Slot {
    /// Where the game is, once it has been kept.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Saves the game as it stands. If somebody else has gone on with it meanwhile, theirs stays, and this one gets a
    /// place of its own.
    ///
    /// # Errors
    /// If it cannot be written; then the file is as it was.
    pub fn keep(&mut self, record: &Record) -> Result<(), KeeperError> {
        let text = record.to_string();
        let ours = match &self.path {
            Some(path) if present(path)?.as_ref() == Some(&self.left) => path.clone(),
            _ => claim(&self.folder).map_err(KeeperError::Write)?,
        };
        let saved = save(&ours, text.as_bytes());
        if saved.is_err() && self.path.as_ref() != Some(&ours) {
            // A place claimed and not used would be an empty file.
            let _ = fs::remove_file(&ours);
        }
        saved.map_err(KeeperError::Write)?;
        (self.path, self.left) = (Some(ours), text);
        Ok(())
    }
}

/// A new file named after the time, made here and now so that nobody else gets it.
fn claim(folder: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let now = OffsetDateTime::now_utc();
    let (date, (hour, minute, second)) = (now.date(), now.time().as_hms());
    let mut taken = 1;
    loop {
        let again = if taken == 1 { String::new() } else { format!("-{taken}") };
        let path = folder.join(format!("{date}-{hour:02}{minute:02}{second:02}{again}.pgn"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => taken += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Today, as records write it: `2026.11.16`.
#[must_use]
pub fn today() -> String {
    let date = OffsetDateTime::now_utc().date();
    format!("{:04}.{:02}.{:02}", date.year(), u8::from(date.month()), date.day())
}
