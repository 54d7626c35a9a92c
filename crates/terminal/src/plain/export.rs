//! A game as a file, of the kind that its name asks for.

use std::path::Path;

use four_picture::{Theme, gif, modern, png};
use four_records::{log, plain, save};
use four_rules::Record;

use crate::words::Words;

/// How wide a picture is, and how wide a film: that has many pictures.
const WIDTH: u32 = 700;
const FILM_WIDTH: u32 = 400;

/// Writes the game into a file: whole, or not at all and the reason why.
pub(super) fn export(record: &Record, path: &Path, words: &Words) -> Result<(), String> {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    let view = record.log().game().view();
    let contents = match ending.as_str() {
        "pgn" => Ok(record.to_string().into_bytes()),
        "jsonl" => Ok(log::write(record.log()).into_bytes()),
        "png" => modern::draw(&view, Theme::Light, WIDTH).and_then(|pixels| png::encode(&pixels)),
        "svg" => modern::svg(&view, Theme::Light, WIDTH).map(String::into_bytes),
        "gif" => gif::animate(record.log(), Theme::Light, FILM_WIDTH),
        _ => return Err(words.export_name.to_owned()),
    };
    let contents = contents.map_err(|error| error.to_string())?;
    save(path, &contents).map_err(|error| plain(&error))
}
