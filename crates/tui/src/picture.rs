//! The board as a picture, in a terminal that shows pictures: by kitty's protocol or sixel.

use std::io;
use std::num::NonZeroU16;
use std::time::Duration;

use four_console::tty::{self, Screen};
use four_picture::{Pixels, escape, modern};
use four_rules::View;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;

use crate::widgets::middle;

/// The ways in which terminals show pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Protocol {
    Kitty,
    Sixel,
}

/// What a picture depends on: the board, its size in characters, whether it is dark.
type Subject = (View, Size, bool);

/// A picture that is ready to be shown.
#[derive(Debug)]
struct Picture {
    /// In characters.
    size: Size,
    /// Sends the picture to the terminal.
    sequence: String,
}

/// How the terminal shows pictures, and the last picture.
#[derive(Debug)]
pub struct Pictures {
    protocol: Protocol,
    /// Width and height of a character in pixels.
    character: (u16, u16),
    /// Kept until something else is shown. `None` inside if the picture could not be made.
    last: Option<(Subject, Option<Picture>)>,
}

/// Asks for kitty's protocol, for the size of a character, and for the kind of the terminal. Every terminal answers the last
/// question, so that nobody waits for answers that do not come.
const QUESTIONS: &[u8] = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[16t\x1b[c";

/// A terminal that has not answered by then does not understand the question.
const PATIENCE: Duration = Duration::from_secs(5);

/// The number of our picture in kitty's protocol, which is also the colour of its placeholders.
const KITTY_ID: u8 = 44;

/// Printed nowhere, so that a character under a picture differs from whatever is drawn there next.
const COVERED: &str = "\u{10EEEF}";

impl Pictures {
    /// Asks the terminal for its protocol, and waits up to a second for the answer. `None` if it has none.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn ask(screen: &Screen) -> io::Result<Option<Pictures>> {
        let answer = screen.query(QUESTIONS, PATIENCE, |answer| device(answer).is_some())?;
        let character = character_size(&answer).or_else(tty::character_size);
        Ok(protocol(&answer).zip(character).map(|(protocol, character)| Pictures {
            protocol,
            character,
            last: None,
        }))
    }

    /// Draws the board in the middle of an area. Draws nothing if the picture cannot be made.
    pub(crate) fn draw(&mut self, view: &View, dark: bool, area: Rect, buffer: &mut Buffer) {
        let subject = (view.clone(), area.as_size(), dark);
        if self.last.as_ref().is_none_or(|(last, _)| *last != subject) {
            self.last = Some((subject, self.make(view, dark, area.as_size())));
        }
        let Some((_, Some(picture))) = &self.last else { return };
        let area = middle(area, picture.size.width, picture.size.height).intersection(buffer.area);
        for position in area.positions() {
            buffer[position].reset();
            buffer[position].set_symbol(COVERED).set_diff_option(CellDiffOption::Skip);
        }
        match self.protocol {
            Protocol::Kitty => draw_placeholders(picture, area, buffer),
            Protocol::Sixel => put_escape(buffer, (area.x, area.y), &picture.sequence, 1),
        }
    }

    fn make(&self, view: &View, dark: bool, room: Size) -> Option<Picture> {
        let (wide, high) = self.character;
        let theme = if dark { modern::Theme::Dark } else { modern::Theme::Light };
        let height = u32::from(room.height) * u32::from(high);
        let width = (u32::from(room.width) * u32::from(wide)).min(modern::width_of_height(view, height));
        let pixels = modern::draw(view, theme, width).ok()?;
        let size = Size {
            width: characters(pixels.width(), wide).min(room.width),
            height: characters(pixels.height(), high).min(room.height),
        };
        let sequence = self.encode(&pixels, size)?;
        Some(Picture { size, sequence })
    }

    fn encode(&self, pixels: &Pixels, size: Size) -> Option<String> {
        match self.protocol {
            Protocol::Kitty => escape::kitty(pixels, KITTY_ID, size.width, size.height).ok(),
            // Erases the characters, because the picture may not fill the last line. The cursor must be where it was
            // afterwards: the next character is drawn there.
            Protocol::Sixel => {
                let erase = format!("\x1b[{}X\x1b[B", size.width).repeat(size.height.into());
                Some(format!("\x1b7{erase}\x1b8\x1b7{}\x1b8", escape::sixel(pixels)))
            }
        }
    }
}

/// Draws the placeholders of kitty's protocol; the first one sends the picture.
fn draw_placeholders(picture: &Picture, area: Rect, buffer: &mut Buffer) {
    for (row, y) in (0..).zip(area.top()..area.bottom()) {
        let Some(placeholders) = escape::kitty_row(row, area.width) else { return };
        let sequence = if row == 0 { picture.sequence.as_str() } else { "" };
        put_escape(buffer, (area.x, y), &format!("{sequence}{placeholders}"), area.width);
        buffer[(area.x, y)].set_fg(Color::Indexed(KITTY_ID));
    }
}

/// Lets a character of the buffer print an escape sequence that fills `width` characters.
fn put_escape(buffer: &mut Buffer, at: (u16, u16), sequence: &str, width: u16) {
    let Some(cell) = buffer.cell_mut(at) else { return };
    cell.set_symbol(sequence);
    if let Some(width) = NonZeroU16::new(width) {
        cell.set_diff_option(CellDiffOption::ForcedWidth(width));
    }
}

/// How many characters of this size cover so many pixels.
fn characters(pixels: usize, size: u16) -> u16 {
    u16::try_from(pixels.div_ceil(usize::from(size.max(1)))).unwrap_or(u16::MAX)
}

/// The protocol that the terminal knows.
fn protocol(answer: &[u8]) -> Option<Protocol> {
    if find(answer, b"\x1b_Gi=31;OK").is_some() {
        return Some(Protocol::Kitty);
    }
    device(answer)?.contains(&4).then_some(Protocol::Sixel)
}

/// The attributes of the terminal, from its answer `ESC [ ? 62 ; 4 c`; 4 is sixel.
fn device(answer: &[u8]) -> Option<Vec<u16>> {
    numbers(answer, b"\x1b[?", b'c')
}

/// Width and height of a character in pixels, from the answer `ESC [ 6 ; height ; width t`.
fn character_size(answer: &[u8]) -> Option<(u16, u16)> {
    match numbers(answer, b"\x1b[6;", b't')?[..] {
        [height, width] if height > 0 && width > 0 => Some((width, height)),
        _ => None,
    }
}

/// The numbers between `start` and the letter `end`.
fn numbers(answer: &[u8], start: &[u8], end: u8) -> Option<Vec<u16>> {
    let rest = &answer[find(answer, start)? + start.len()..];
    let text = std::str::from_utf8(&rest[..rest.iter().position(|&byte| byte == end)?]).ok()?;
    text.split(';').map(|number| number.parse().ok()).collect()
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_says_what_it_can() {
        assert_eq!(protocol(b"\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62c"), Some(Protocol::Kitty));
        assert_eq!(protocol(b"\x1b[6;20;10t\x1b[?62;4;22c"), Some(Protocol::Sixel));
        assert_eq!(protocol(b"\x1b[6;20;10t\x1b[?62;22c"), None);
        assert_eq!(protocol(b"x\x1b[?;4c"), None);
        assert_eq!(protocol(b""), None);
        assert_eq!(character_size(b"\x1b[6;20;10t\x1b[?62;4c"), Some((10, 20)));
        assert_eq!(character_size(b"\x1b[?62;4c"), None);
        assert_eq!(character_size(b"\x1b[6;0;0t\x1b[?62;4c"), None);
        assert_eq!(character_size(b"\x1b[6;20;99999999t\x1b[?62;4c"), None);
    }

    #[test]
    fn what_is_drawn_after_a_picture_replaces_all_of_it() {
        let view = four_rules::Game::new(four_rules::Rules::default()).view();
        let area = Rect::new(0, 0, 40, 20);
        for protocol in [Protocol::Kitty, Protocol::Sixel] {
            let mut pictures = Pictures { protocol, character: (10, 20), last: None };
            let mut shown = Buffer::empty(area);
            pictures.draw(&view, true, area, &mut shown);
            let drawn = Buffer::empty(area).diff(&shown).len();
            let size = pictures
                .last
                .and_then(|(_, picture)| picture)
                .map(|picture| picture.size)
                .unwrap_or_default();
            // Kitty has an escape sequence a row; sixel has one.
            assert_eq!(drawn, if protocol == Protocol::Kitty { usize::from(size.height) } else { 1 });
            assert!(size.width > 20 && size.height > 10, "{size:?}");
            assert_eq!(shown.diff(&Buffer::empty(area)).len(), usize::from(size.width * size.height));
        }
    }
}
