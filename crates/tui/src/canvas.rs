//! Discs drawn with quarter blocks: a canvas of quarter characters, with at most two colours in each character.

use four_rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::theme::{Ink, Palette};
use crate::widgets::middle;

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

    /// Fills an ellipse that touches the edges of this box of quarters, or a `part` of it around the same centre. `ink` maps
    /// the ink that is there to the new one; `None` keeps it.
    pub(crate) fn fill_ellipse(
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

    /// Draws the canvas on the screen.
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

/// Block characters by the quarters they fill: upper left 1, upper right 2, lower left 4, lower right 8.
const BLOCKS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The character that shows four quarters, as far as two colours can.
fn character(quarters: [Ink; 4], palette: Palette) -> (char, Style) {
    // Without colours only discs are drawn. A core is a hole in its disc.
    let solid =
        |ink: Ink| if palette.is_mono() { matches!(ink, Ink::Disc(_)) } else { !matches!(ink, Ink::Ground) };
    let is_disc = |ink: &Ink| matches!(ink, Ink::Disc(_) | Ink::Faded(_));
    let front = quarters.into_iter().find(is_disc);
    let front = front.or_else(|| quarters.into_iter().find(|ink| matches!(ink, Ink::Core(_) | Ink::Hole)));
    let front = front.or_else(|| quarters.into_iter().find(|&ink| solid(ink))).unwrap_or(Ink::Ground);
    let back = quarters.into_iter().rev().find(|&ink| ink != front).unwrap_or(front);
    let mask = quarters.iter().enumerate().filter(|&(_, &ink)| ink == front && solid(ink));
    let mask = mask.fold(0, |mask, (i, _)| mask | 1 << i);
    match palette.is_mono() {
        true => (BLOCKS[mask], palette.plain()),
        // Only discs are full blocks, so that text copied from the screen shows them.
        false if mask == 15 && !is_disc(&front) => (' ', Style::new().bg(palette.colour(front))),
        false => (BLOCKS[mask], Style::new().fg(palette.colour(front)).bg(palette.colour(back))),
    }
}

/// The height in quarters of a disc that takes two lines.
const TWO_LINES: i32 = 3;

/// Paints a disc where `over` accepts the ink that is there. A disc of the second side has a core.
pub(crate) fn paint_disc(
    canvas: &mut Canvas,
    left: i32,
    top: i32,
    size: (i32, i32),
    side: Side,
    over: impl Fn(Ink) -> bool,
) {
    canvas.fill_ellipse(left, top, size, 1.0, |ink| over(ink).then_some(Ink::Disc(side)));
    // A core would fill such a small disc. The board draws a mark instead.
    if side == Side::Second && size.1 > TWO_LINES {
        canvas.fill_ellipse(left, top, size, 0.55, |ink| (ink == Ink::Disc(side)).then_some(Ink::Core(side)));
    }
}

/// Draws a row of discs in the middle of an area, as an ornament three lines high.
pub(crate) fn ornament(area: Rect, buffer: &mut Buffer, palette: Palette, discs: &[Side]) {
    let width = 6 * discs.len() as u16;
    let area = middle(area, width, 3);
    let mut canvas = Canvas::new(area.width, area.height);
    for (x, &side) in (0..).step_by(12).zip(discs) {
        paint_disc(&mut canvas, x, 1, (10, 5), side, |_| true);
    }
    canvas.print(buffer, area, palette);
}
