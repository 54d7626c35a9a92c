//! Boards in a terminal: as letters, or as half blocks in colour.

use std::fmt::Write as _;

use four_rules::{Cell, Column, Outcome, Side, View};

use crate::pixels::{Colour, Pixels};

/// The board as letters with the column names below; the discs of a winning line are capitals.
///
/// ```
/// use four_picture::text;
/// use four_rules::{Log, Rules};
/// let log = Log::from_moves("4x2 connect=3".parse::<Rules>()?, "1122")?;
/// assert_eq!(text::letters(&log.game().view()), " o o . .\n x x . .\n 1 2 3 4\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn letters(view: &View) -> String {
    let line = view.outcome.as_ref().map_or(&[][..], Outcome::cells);
    let columns = || Column::first(view.columns);
    let mut text = String::new();
    for row in (0..view.rows).rev() {
        for cell in columns().map(|column| Cell { column, row }) {
            let letter = view.at(cell).map_or('.', Side::letter);
            text.push(' ');
            text.push(if line.contains(&cell) { letter.to_ascii_uppercase() } else { letter });
        }
        text.push('\n');
    }
    for column in columns() {
        text.push(' ');
        text.push(column.symbol());
    }
    text.push('\n');
    text
}

/// The pixels as half blocks, two pixels to a character. The lower half of an odd last row keeps the background.
#[must_use]
pub fn half_blocks(pixels: &Pixels) -> String {
    let mut text = String::new();
    let rows: Vec<_> = pixels.rows().collect();
    for pair in rows.chunks(2) {
        let mut painted = None;
        for (x, &upper) in pair[0].iter().enumerate() {
            let lower = pair.get(1).map(|row| row[x]);
            if painted != Some((upper, lower)) {
                let Colour([red, green, blue]) = upper;
                let _ = write!(text, "\x1b[38;2;{red};{green};{blue}");
                if let Some(Colour([red, green, blue])) = lower {
                    let _ = write!(text, ";48;2;{red};{green};{blue}");
                }
                text.push('m');
                painted = Some((upper, lower));
            }
            text.push('▀');
        }
        text.push_str("\x1b[0m\n");
    }
    text
}
