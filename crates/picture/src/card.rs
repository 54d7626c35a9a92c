//! A card for link previews: the board, who plays, how it stands, and where.

use std::fmt::Write as _;

use four_rules::{Side, View};

use crate::modern::{self, Layer};
use crate::{Colour, PictureError, Pixels, Theme, lettering};

/// The size that previews want, in pixels.
pub const WIDTH: u16 = 1200;
/// The height that goes with it.
pub const HEIGHT: u16 = 630;

/// What a card says beside its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The headline.
    pub title: String,
    /// The names of the players, if there are any.
    pub players: Option<[String; 2]>,
    /// How it stands.
    pub status: String,
    /// Where to find it.
    pub address: String,
}

/// The room for the board, and where the text begins and ends.
const BOARD: f32 = 590.0;
const TEXT: f32 = 660.0;
const RIGHT: f32 = 1150.0;

/// Whether a card can show every letter of a text. Others are left out.
#[must_use]
pub fn has_letters(text: &str) -> bool {
    lettering::has_letters(text)
}

/// Draws the card of a position.
///
/// # Errors
/// If the drawing fails.
pub fn draw(view: &View, card: &Card) -> Result<Pixels, PictureError> {
    let pixmap = modern::render(&svg(view, card))?;
    let colours = pixmap.pixels().iter().map(|pixel| Colour([pixel.red(), pixel.green(), pixel.blue()]));
    Ok(Pixels::from_colours(pixmap.width() as usize, colours.collect()))
}

fn svg(view: &View, card: &Card) -> String {
    let (wide, high) = modern::extent(view.columns, view.rows);
    let scale = (BOARD / wide).min(BOARD / high);
    let (left, top) = (30.0 + (BOARD - wide * scale) / 2.0, (f32::from(HEIGHT) - high * scale) / 2.0);
    let board = modern::layer(view, Theme::Light, Layer::Everything, scale);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#f6f4ee\"/>\n{}",
        board.replacen("<svg ", &format!("<svg x=\"{left}\" y=\"{top}\" "), 1)
    );
    let mut y = 90.0;
    for row in wrapped(&card.title, 40.0) {
        lettering::line(&mut svg, &row, (TEXT, y), 40.0, "#1f51b0");
        y += 66.0;
    }
    y += 14.0;
    if let Some(names) = &card.players {
        for (side, name) in Side::BOTH.into_iter().zip(names) {
            let _ = writeln!(
                svg,
                "<use href=\"#{}\" transform=\"translate({} {}) scale(0.55)\"/>",
                side.letter(),
                TEXT + 24.0,
                y + 18.0
            );
            let size = fitting(name, 34.0, RIGHT - TEXT - 66.0);
            lettering::line(&mut svg, name, (TEXT + 66.0, y), size, "#272c3a");
            y += 68.0;
        }
        y += 20.0;
    }
    for row in wrapped(&card.status, 30.0).into_iter().take(4) {
        lettering::line(&mut svg, &row, (TEXT, y), 30.0, "#272c3a");
        y += 54.0;
    }
    lettering::line(
        &mut svg,
        &card.address,
        (TEXT, 556.0),
        fitting(&card.address, 22.0, RIGHT - TEXT),
        "#585f72",
    );
    svg.push_str("</svg>\n");
    svg
}

/// The size at which a line fits into this width, at most `size`.
fn fitting(text: &str, size: f32, room: f32) -> f32 {
    size.min(size * room / lettering::width(text, size).max(1.0))
}

/// Breaks a text into lines that fit beside the board.
fn wrapped(text: &str, size: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if lettering::width(&longer, size) <= RIGHT - TEXT || line.is_empty() {
            line = longer;
        } else {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use four_rules::{Log, Rules};

    use super::*;

    #[test]
    fn a_card_has_the_size_of_previews_whatever_it_says() {
        let log = Log::from_moves(Rules::default(), "4453").unwrap();
        let long = "W".repeat(200);
        for (name, status) in [("Bình", "Đến lượt Bình"), ("<b>&", ""), (long.as_str(), long.as_str())]
        {
            let players = Some([name.to_owned(), "Ann".to_owned()]);
            let card = Card {
                title: "Four in a Row".into(),
                players,
                status: status.into(),
                address: "host/g/x".into(),
            };
            let pixels = draw(&log.game().view(), &card).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (usize::from(WIDTH), usize::from(HEIGHT)));
        }
        assert_eq!(wrapped("one two three four five six", 30.0).join(" "), "one two three four five six");
    }
}
