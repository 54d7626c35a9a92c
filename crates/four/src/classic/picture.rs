//! The display of a bitmap game as pixels, and as a file if one was asked for.

use std::path::Path;

use four_files::{probe, save};
use four_picture::{PictureError, Pixels, bitmap, png};
use four_rules::{Game, Log, Preset};
use four_text::Text;

use super::SAVING;
use crate::cli::{ClassicArgs, PictureFormat};
use crate::error::CommandError;
use crate::load::{same_file, wrong};
use crate::wording::InWords;

/// The display of a bitmap game, saved after every move if that was asked for.
pub(super) struct Picture<'a> {
    pub(super) pixels: Pixels,
    file: Option<&'a Path>,
    /// The result of saving after the last move; nothing before the first.
    saved: Option<Result<(), CommandError>>,
    text: Text,
}

impl Picture<'_> {
    /// The display of an empty board. The file is checked, and not written yet.
    pub(super) fn new(args: &ClassicArgs, text: Text) -> Result<Picture<'_>, CommandError> {
        let file = args.save.as_deref();
        if let Some(path) = file {
            if PictureFormat::of(path) != Some(PictureFormat::Png) {
                return Err(wrong(text, path, text.classic_picture_name()));
            }
            if args.record.as_deref().is_some_and(|record| same_file(record, path)) {
                return Err(wrong(text, path, text.classic_same_file()));
            }
            probe(path).map_err(|error| wrong(text, path, error.in_words(text)))?;
        }
        let empty = Game::new(Preset::STANDARD.rules());
        let pixels = bitmap::draw(&empty.view()).map_err(|error| not_drawn(&error, text))?;
        Ok(Picture { pixels, file, saved: None, text })
    }

    /// Shows the game as it stands now, and saves that.
    pub(super) fn follow(&mut self, log: &Log) {
        let drawn = bitmap::draw(&log.game().view());
        self.saved = Some(drawn.map_err(|error| not_drawn(&error, self.text)).and_then(|pixels| {
            self.pixels = pixels;
            self.save()
        }));
    }

    fn save(&self) -> Result<(), CommandError> {
        let Some(path) = self.file else { return Ok(()) };
        let file =
            png::encode(&self.pixels).map_err(|error| wrong(self.text, path, error.in_words(self.text)))?;
        let _saving = SAVING.lock();
        save(path, &file).map_err(|error| wrong(self.text, path, error.in_words(self.text)))
    }

    /// Saves the picture of a game without moves. Fails if the last picture could not be saved.
    pub(super) fn finish(&mut self) -> Result<(), CommandError> {
        self.saved.take().unwrap_or_else(|| self.save())
    }
}

fn not_drawn(error: &PictureError, text: Text) -> CommandError {
    CommandError::BadInput(error.in_words(text))
}
