//! Pixels as escape sequences, for terminals that show pictures: kitty's protocol and sixel.
//!
//! Our own code, because the libraries for it bring colour management and image formats: thirty crates to compile for pictures
//! that are off by default.

use std::fmt::Write;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use color_quant::NeuQuant;

use crate::pixels::{Colour, Pixels};
use crate::{PictureError, png};

/// The longest piece of a picture in one sequence of kitty's protocol.
const KITTY_PIECE: usize = 4096;

/// Sends a picture to the terminal under the number `id`, to be shown in `columns` × `rows` character cells. It appears where
/// placeholders of that number are printed ([`kitty_row`]), and disappears when they are overwritten.
///
/// # Errors
/// If there are no pixels.
pub fn kitty(pixels: &Pixels, id: u8, columns: u16, rows: u16) -> Result<String, PictureError> {
    let data = BASE64_STANDARD.encode(png::encode(pixels)?);
    let mut sequence = String::with_capacity(data.len() + data.len() / 64 + 64);
    let mut keys = format!("a=T,U=1,q=2,f=100,i={id},c={columns},r={rows},");
    let mut rest = data.as_str();
    while !rest.is_empty() {
        let (piece, after) = rest.split_at(rest.len().min(KITTY_PIECE));
        let more = u8::from(!after.is_empty());
        // Writing to a string cannot fail.
        let _ = write!(sequence, "\x1b_G{keys}m={more};{piece}\x1b\\");
        keys.clear();
        rest = after;
    }
    Ok(sequence)
}

/// The text that shows one row of a picture of kitty's protocol: placeholders, of which the first names the row. Its colour must be
/// number `id` of the 256 colours. `None` for a row that the protocol has no mark for here.
#[must_use]
pub fn kitty_row(row: u16, columns: u16) -> Option<String> {
    const PLACEHOLDER: char = '\u{10EEEE}';
    let mark = char::from_u32((*ROW_MARKS.get(usize::from(row))?).into())?;
    let mut text = String::from(PLACEHOLDER);
    text.push(mark);
    text.extend(std::iter::repeat_n(PLACEHOLDER, usize::from(columns).saturating_sub(1)));
    Some(text)
}

/// The combining characters that stand for row 0, 1, 2, … in kitty's protocol.
#[rustfmt::skip]
const ROW_MARKS: [u16; 64] = [
    0x305, 0x30d, 0x30e, 0x310, 0x312, 0x33d, 0x33e, 0x33f, 0x346, 0x34a, 0x34b, 0x34c, 0x350, 0x351, 0x352, 0x357,
    0x35b, 0x363, 0x364, 0x365, 0x366, 0x367, 0x368, 0x369, 0x36a, 0x36b, 0x36c, 0x36d, 0x36e, 0x36f, 0x483, 0x484,
    0x485, 0x486, 0x487, 0x592, 0x593, 0x594, 0x595, 0x597, 0x598, 0x599, 0x59c, 0x59d, 0x59e, 0x59f, 0x5a0, 0x5a1,
    0x5a8, 0x5a9, 0x5ab, 0x5ac, 0x5af, 0x5c4, 0x610, 0x611, 0x612, 0x613, 0x614, 0x615, 0x616, 0x617, 0x657, 0x658,
];

/// Colours of a sixel picture. A board has few; the others are the soft edges of its discs.
const SIXEL_COLOURS: u8 = 64;

/// Rows of pixels in one line of sixels.
const SIXEL_ROWS: usize = 6;

/// A picture in the sixel format, with its top left corner at the cursor.
#[must_use]
pub fn sixel(pixels: &Pixels) -> String {
    let samples: Vec<u8> = pixels.colours().iter().flat_map(|&colour| rgba(colour)).collect();
    let palette = NeuQuant::new(10, SIXEL_COLOURS.into(), &samples);
    let indices: Vec<usize> =
        pixels.colours().iter().map(|&colour| palette.index_of(&rgba(colour))).collect();

    let mut picture = format!("\x1bP9;1q\"1;1;{};{}", pixels.width(), pixels.height());
    for (number, colour) in palette.color_map_rgb().chunks_exact(3).enumerate() {
        let [red, green, blue] = [0, 1, 2].map(|part| u32::from(colour[part]) * 100 / 255);
        let _ = write!(picture, "#{number};2;{red};{green};{blue}");
    }
    for band in indices.chunks(SIXEL_ROWS * pixels.width()) {
        write_band(band, pixels.width(), &mut picture);
    }
    picture.push_str("\x1b\\");
    picture
}

fn rgba(Colour([red, green, blue]): Colour) -> [u8; 4] {
    [red, green, blue, u8::MAX]
}

/// Writes six rows: for each colour that occurs, which of the six pixels of each column have it.
fn write_band(band: &[usize], width: usize, picture: &mut String) {
    let mut used = [false; SIXEL_COLOURS as usize];
    band.iter().for_each(|&colour| used[colour] = true);
    for colour in (0..used.len()).filter(|&colour| used[colour]) {
        let _ = write!(picture, "#{colour}");
        let column = |x: usize| {
            let has = |(row, pixels): (usize, &[usize])| u8::from(pixels[x] == colour) << row;
            b'?' + band.chunks_exact(width).enumerate().map(has).sum::<u8>()
        };
        let mut x = 0;
        while x < width {
            let sixel = column(x);
            let run = (x..width).take_while(|&x| column(x) == sixel).count();
            match run {
                1..=3 => picture.extend(std::iter::repeat_n(char::from(sixel), run)),
                _ => drop(write!(picture, "!{run}{}", char::from(sixel))),
            }
            x += run;
        }
        // Back to the start of the line, for the next colour.
        picture.push('$');
    }
    picture.push('-');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sixel_picture_of_two_colours_can_be_read_off() {
        let (red, blue) = (Colour::hex(0xFF_0000), Colour::hex(0x00_00FF));
        let mut pixels = Pixels::filled(5, 2, red);
        pixels.set(4, 1, blue);
        let picture = sixel(&pixels);
        let (_, body) = picture.split_once("\"1;1;5;2").expect("the size");
        let lines: Vec<&str> = body.split('#').filter(|part| !part.contains(";2;")).collect();
        // Columns 1 to 4 are red in both rows: bits 0 and 1. The last has bit 0 in red, bit 1 in blue.
        let red = lines.iter().find(|line| line.contains("!4B@")).expect("the red line");
        let blue = lines.iter().find(|line| line.contains("!4?A")).expect("the blue line");
        assert_ne!(red, blue);
        assert!(picture.ends_with("-\x1b\\"), "{picture}");
    }

    #[test]
    fn kitty_gets_the_picture_in_pieces_that_together_are_a_png() {
        let mut pixels = Pixels::filled(120, 90, Colour::hex(0x12_3456));
        // Noise, so that the file needs several pieces.
        (0..120 * 90u32).for_each(|n| {
            let noise = Colour::hex(n.wrapping_mul(2_654_435_761) >> 8);
            pixels.set(n as usize % 120, n as usize / 120, noise);
        });
        let sequence = kitty(&pixels, 7, 12, 6).expect("a picture");
        let pieces: Vec<(&str, &str)> = sequence
            .split("\x1b\\")
            .filter(|piece| !piece.is_empty())
            .map(|piece| {
                piece.strip_prefix("\x1b_G").and_then(|piece| piece.split_once(';')).expect("a piece")
            })
            .collect();
        assert!(pieces.len() > 2);
        assert_eq!(pieces[0].0, "a=T,U=1,q=2,f=100,i=7,c=12,r=6,m=1");
        assert!(pieces[1..pieces.len() - 1].iter().all(|(keys, _)| *keys == "m=1"));
        assert_eq!(pieces[pieces.len() - 1].0, "m=0");
        let data: String = pieces.iter().map(|(_, data)| *data).collect();
        assert_eq!(BASE64_STANDARD.decode(data).expect("base 64"), png::encode(&pixels).expect("a file"));
    }

    #[test]
    fn the_row_marks_are_those_of_the_protocol() {
        assert_eq!(kitty_row(0, 3).as_deref(), Some("\u{10EEEE}\u{305}\u{10EEEE}\u{10EEEE}"));
        assert_eq!(kitty_row(64, 3), None);
        assert!(ROW_MARKS.is_sorted());
    }
}
