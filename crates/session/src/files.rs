//! Games read from files and written to them: a record, a log, a picture or a film, by the end of the name.

use std::path::Path;

use four_files::{Document, Form, OpenError, ReadError, log, open, os_message, save};
use four_picture::{Theme, gif, modern, png};
use four_rules::{Game, Record, Rules};
use four_text::Text;

use crate::errors::{open_error, picture_error, read_error};

/// Why a game could not be saved.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The name has no known ending.
    #[error("the name must end in .pgn, .jsonl, .png, .svg or .gif")]
    Name,
    /// The picture could not be drawn.
    #[error(transparent)]
    Picture(#[from] four_picture::PictureError),
    /// The file could not be written.
    #[error("{}", os_message(.0))]
    Write(#[from] std::io::Error),
}

/// Saves the game; as a picture, only the position. The title of an SVG is in the language of `text`.
///
/// # Errors
/// If the ending is unknown, the picture cannot be drawn, or the file cannot be written.
pub fn export(path: &Path, record: &Record, position: &Game, text: Text) -> Result<(), ExportError> {
    const WIDTH: u32 = 700;
    const FILM: u32 = 400;
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default().to_lowercase();
    let view = position.view();
    let bytes = match end.as_str() {
        "pgn" => record.to_string().into_bytes(),
        "jsonl" => log::write(record.log()).into_bytes(),
        "png" => png::encode(&modern::draw(&view, Theme::Light, WIDTH)?)?,
        "svg" => modern::svg(&view, Theme::Light, WIDTH, &text.position_title(&view))?.into_bytes(),
        "gif" => gif::animate(record.log(), Theme::Light, FILM)?,
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
            ExportError::Write(error) => text.io_error(error),
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

/// The games of a file, or of moves such as `4453` if there is no file of that name.
///
/// # Errors
/// If the file cannot be read or holds no game.
pub fn games(what: &str) -> Result<Vec<Record>, LoadError> {
    let path = Path::new(what);
    let text = match Form::of(what) == Form::Moves && !path.exists() {
        true => what.to_owned(),
        false => open(path)?,
    };
    match Document::read(&text, Rules::default())? {
        Document::Board(_) => Err(LoadError::Board),
        Document::Games(games) => Ok(games),
    }
}
