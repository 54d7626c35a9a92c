//! Games from files and into them: a record, a log, a picture, a film. The end of the name decides.

use std::path::Path;

use four_files::{Document, Form, OpenError, ReadError, log, open, os_message, save};
use four_picture::{Theme, gif, modern, png};
use four_rules::{Game, Record, Rules};

use four_text::terminal::Words;

/// Why a game could not be saved.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The name ends in nothing known.
    #[error("the name must end in .pgn, .jsonl, .png, .svg or .gif")]
    Name,
    /// It could not be drawn.
    #[error(transparent)]
    Picture(#[from] four_picture::PictureError),
    /// It could not be written.
    #[error("{}", os_message(.0))]
    Write(#[from] std::io::Error),
}

/// Saves the game, or for a picture the position.
pub fn export(path: &Path, record: &Record, position: &Game) -> Result<(), ExportError> {
    const WIDTH: u32 = 700;
    const FILM: u32 = 400;
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default().to_lowercase();
    let view = position.view();
    let bytes = match end.as_str() {
        "pgn" => record.to_string().into_bytes(),
        "jsonl" => log::write(record.log()).into_bytes(),
        "png" => png::encode(&modern::draw(&view, Theme::Light, WIDTH)?)?,
        "svg" => modern::svg(&view, Theme::Light, WIDTH)?.into_bytes(),
        "gif" => gif::animate(record.log(), Theme::Light, FILM)?,
        _ => return Err(ExportError::Name),
    };
    Ok(save(path, &bytes)?)
}

impl ExportError {
    /// In words.
    pub fn say(&self, words: &Words) -> String {
        match self {
            ExportError::Name => words.export_name.into(),
            error => error.to_string(),
        }
    }
}

/// Why there is no game to look at.
#[derive(Debug, thiserror::Error)]
pub enum NoGame {
    /// The file cannot be read.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// It holds something else.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It holds a single position.
    #[error("this is a board, not a game with moves")]
    Board,
}

impl NoGame {
    /// In words.
    pub fn say(&self, words: &Words) -> String {
        match self {
            NoGame::Board => words.only_a_board.into(),
            error => error.to_string(),
        }
    }
}

/// The games of a file, or of moves such as `4453` where there is no file of that name.
pub fn games(what: &str) -> Result<Vec<Record>, NoGame> {
    let path = Path::new(what);
    let text = match Form::of(what) == Form::Moves && !path.exists() {
        true => what.to_owned(),
        false => open(path)?,
    };
    match Document::read(&text, Rules::default())? {
        Document::Board(_) => Err(NoGame::Board),
        Document::Games(games) => Ok(games),
    }
}
