//! Games read from files, and exported as a record, a log, a picture or an animation, depending on the file name.

use std::path::Path;

use four_files::{Document, Form, MAX_BYTES, OpenError, ReadError, SaveError, log, open_file, save};
use four_picture::{Theme, gif, modern, png};
use four_rules::{Game, Record, Rules};
use four_text::Text;

use crate::errors::{open_error, picture_error, read_error, save_error};

/// Why a game could not be exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The extension of the name is unknown.
    #[error("the name must end in .pgn, .jsonl, .png, .svg or .gif")]
    Name,
    /// The picture could not be drawn.
    #[error(transparent)]
    Picture(#[from] four_picture::PictureError),
    /// The file could not be written.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// Writes the game to a file; to a picture, only the position. The title of an SVG is in the language of `text`.
///
/// # Errors
/// If the extension is unknown, the picture cannot be drawn, or the file cannot be written.
pub fn export(path: &Path, record: &Record, position: &Game, text: Text) -> Result<(), ExportError> {
    const PICTURE_WIDTH: u32 = 700;
    const ANIMATION_WIDTH: u32 = 400;
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let view = position.view();
    let bytes = match extension.to_lowercase().as_str() {
        "pgn" => record.to_string().into_bytes(),
        "jsonl" => log::write(record.log()).into_bytes(),
        "png" => png::encode(&modern::draw(&view, Theme::Light, PICTURE_WIDTH)?)?,
        "svg" => modern::svg(&view, Theme::Light, PICTURE_WIDTH, &text.position_title(&view))?.into_bytes(),
        "gif" => gif::animate(record.log(), Theme::Light, ANIMATION_WIDTH)?,
        _ => return Err(ExportError::Name),
    };
    Ok(save(path, &bytes)?)
}

impl ExportError {
    /// The error in words.
    #[must_use]
    pub fn say(&self, text: Text) -> String {
        match self {
            ExportError::Name => text.export_name().into(),
            ExportError::Picture(error) => picture_error(error, text),
            ExportError::Save(error) => save_error(error, text),
        }
    }
}

/// Why no game could be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The text is not a game.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The text is a single position.
    #[error("this is a board, not a game with moves")]
    Board,
}

impl LoadError {
    /// The error in words.
    #[must_use]
    pub fn say(&self, text: Text) -> String {
        match self {
            LoadError::Open(error) => open_error(error, text),
            LoadError::Read(error) => read_error(error, text),
            LoadError::Board => text.only_a_board().into(),
        }
    }
}

/// The games of the file `what`; if there is none and `what` is moves such as `4453`, that game.
///
/// # Errors
/// If the file cannot be read or holds no game.
pub fn games(what: &str) -> Result<Vec<Record>, LoadError> {
    let path = Path::new(what);
    let text = match Form::of(what) == Form::Moves && !path.exists() {
        true => what.to_owned(),
        false => open_file(path, MAX_BYTES)?,
    };
    match Document::read(&text, Rules::default())? {
        Document::Board(_) => Err(LoadError::Board),
        Document::Games(games) => Ok(games),
    }
}
