//! Discs out of quarter blocks: a canvas of quarter characters, two colours to each character.

use four_rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::theme::{Ink, Palette};

/// A grid of quarter characters.
pub(crate) struct Canvas {
    width: usize,
    inks: Vec<Ink>,
}

impl Canvas {
    pub(crate) fn new(width: u16, height: u16) -> Canvas {
        let width = 2 * usize::from(width);
        Canvas { width, inks: vec![Ink::Ground; width * 2 * usize::from(height)] }
    }

    pub(crate) fn set(&mut self, x: i32, y: i32, ink: Ink) {
        if let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y))
            && x < self.width
            && let Some(quarter) = self.inks.get_mut(y * self.width + x)
        {
            *quarter = ink;
        }
    }

    fn get(&self, x: i32, y: i32) -> Ink {
        let place = usize::try_from(y).ok().zip(usize::try_from(x).ok()).filter(|&(_, x)| x < self.width);
        place.and_then(|(y, x)| self.inks.get(y * self.width + x)).copied().unwrap_or(Ink::Ground)
    }

    /// Fills the ellipse in this box of quarters, shrunk to a part of it, with what `ink` makes of what is there.
    pub(crate) fn disc(
        &mut self,
        left: i32,
        top: i32,
        size: (i32, i32),
        part: f32,
        ink: impl Fn(Ink) -> Option<Ink>,
    ) {
        let (wide, high) = (size.0 as f32 / 2.0, size.1 as f32 / 2.0);
        for y in 0..size.1 {
            for x in 0..size.0 {
                let dx = (x as f32 + 0.5 - wide) / wide / part;
                let dy = (y as f32 + 0.5 - high) / high / part;
                if dx * dx + dy * dy <= 1.0
                    && let Some(ink) = ink(self.get(left + x, top + y))
                {
                    self.set(left + x, top + y, ink);
                }
            }
        }
    }

    /// Puts the canvas on the screen: two inks to a character at most.
    pub(crate) fn print(&self, buffer: &mut Buffer, area: Rect, palette: Palette) {
        for y in 0..area.height {
            for x in 0..area.width {
                let (left, top) = (2 * i32::from(x), 2 * i32::from(y));
                let quarters = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| self.get(left + dx, top + dy));
                let (glyph, style) = character(quarters, palette);
                if let Some(cell) = buffer.cell_mut((area.x + x, area.y + y)) {
                    cell.set_char(glyph).set_style(style);
                }
            }
        }
    }
}

/// The block with these quarters filled: upper left 1, upper right 2, lower left 4, lower right 8.
const BLOCKS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The character for four quarters.
fn character(quarters: [Ink; 4], palette: Palette) -> (char, Style) {
    // Without colours only discs are drawn, and a core is a hole in them.
    let solid =
        |ink: Ink| if palette.is_mono() { matches!(ink, Ink::Disc(_)) } else { !matches!(ink, Ink::Ground) };
    let front = quarters.into_iter().find(|ink| matches!(ink, Ink::Disc(_)));
    let front = front.or_else(|| quarters.into_iter().find(|ink| matches!(ink, Ink::Core(_) | Ink::Hole)));
    let front = front.or_else(|| quarters.into_iter().find(|&ink| solid(ink))).unwrap_or(Ink::Ground);
    let back = quarters.into_iter().rev().find(|&ink| ink != front).unwrap_or(front);
    let mask = quarters.iter().enumerate().filter(|&(_, &ink)| ink == front && solid(ink));
    let mask = mask.fold(0, |mask, (i, _)| mask | 1 << i);
    match palette.is_mono() {
        true => (BLOCKS[mask], palette.plain()),
        // A copy of the screen as text still shows the discs.
        false if mask == 15 && !matches!(front, Ink::Disc(_)) => {
            (' ', Style::new().bg(palette.colour(front)))
        }
        false => (BLOCKS[mask], Style::new().fg(palette.colour(front)).bg(palette.colour(back))),
    }
}

/// The height in quarters of a disc that takes two lines.
const SMALLEST: i32 = 3;

/// A disc: the second side's has a core.
pub(crate) fn paint(
    canvas: &mut Canvas,
    left: i32,
    top: i32,
    size: (i32, i32),
    side: Side,
    over: impl Fn(Ink) -> bool,
) {
    canvas.disc(left, top, size, 1.0, |ink| over(ink).then_some(Ink::Disc(side)));
    // In the smallest discs a core would be a smear; a sign stands for it.
    if side == Side::Second && size.1 > SMALLEST {
        canvas.disc(left, top, size, 0.55, |ink| (ink == Ink::Disc(side)).then_some(Ink::Core(side)));
    }
}

/// Discs in a row, as an ornament, in the middle of an area three lines high.
pub(crate) fn ornament(area: Rect, buffer: &mut Buffer, palette: Palette, discs: &[Side]) {
    let width = 6 * discs.len() as u16;
    let area = super::widgets::middle(area, width, 3);
    let mut canvas = Canvas::new(area.width, area.height);
    for (x, &side) in (0..).step_by(12).zip(discs) {
        paint(&mut canvas, x, 1, (10, 5), side, |_| true);
    }
    canvas.print(buffer, area, palette);
}
