//! The display of a bitmap game as pixels, and as a file if one was asked for.

use std::path::Path;

use four_files::{probe, save};
use four_picture::{Pixels, bitmap, png};
use four_rules::{Game, Log, Preset};

use super::{ClassicError, SAVING};
use crate::cli::{ClassicArgs, PictureFormat};
use crate::error::{CommandError, OrBadInput};
use crate::load::same_file;

/// The display of a bitmap game, saved after every move if that was asked for.
pub(super) struct Picture<'a> {
    pub(super) pixels: Pixels,
    file: Option<&'a Path>,
    /// The result of saving after the last move; `None` before the first.
    saved: Option<Result<(), CommandError>>,
}

impl Picture<'_> {
    /// The display of an empty board. The file is checked, and not written yet.
    pub(super) fn new(args: &ClassicArgs) -> Result<Picture<'_>, CommandError> {
        let file = args.save.as_deref();
        if let Some(path) = file {
            if PictureFormat::of(path) != Some(PictureFormat::Png) {
                return Err(CommandError::about(path.display(), ClassicError::PictureName));
            }
            if args.record.as_deref().is_some_and(|record| same_file(record, path)) {
                return Err(CommandError::about(path.display(), ClassicError::SameFile));
            }
            probe(path).about(path.display())?;
        }
        let empty = Game::new(Preset::STANDARD.rules());
        let pixels = bitmap::draw(&empty.view()).or_bad_input()?;
        Ok(Picture { pixels, file, saved: None })
    }

    /// Shows the game as it stands now, and saves that.
    pub(super) fn follow(&mut self, log: &Log) {
        self.saved = Some(bitmap::draw(&log.game().view()).or_bad_input().and_then(|pixels| {
            self.pixels = pixels;
            self.save()
        }));
    }

    fn save(&self) -> Result<(), CommandError> {
        let Some(path) = self.file else { return Ok(()) };
        let file = png::encode(&self.pixels).about(path.display())?;
        let _saving = SAVING.lock();
        save(path, &file).about(path.display())
    }

    /// Saves the picture of a game without moves. Fails if the last picture could not be saved.
    pub(super) fn finish(&mut self) -> Result<(), CommandError> {
        self.saved.take().unwrap_or_else(|| self.save())
    }
}
