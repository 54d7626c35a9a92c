//! The board on the screen: round discs of quarter blocks, or one character a disc where there is little room.

mod marks;

use std::cell::RefCell;

use four_rules::{Cell, Column, Outcome, PerSide, Side, View};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use crate::canvas::{Canvas, paint_disc};
use crate::layout::Layout;
use crate::picture::Pictures;
use crate::shared::Shared;
use crate::theme::{Ink, Palette};
use crate::widgets::below;

/// How large a board is drawn. The height of a disc is that of its cell minus half a line, and its width looks the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Scale {
    /// Lines from one disc to the next.
    high: u16,
    /// Characters from one disc to the next.
    wide: u16,
}

/// Lines for the numbers of the columns.
const NUMBER_LINES: u16 = 1;

impl Scale {
    /// The largest scale that fits into this many characters and lines, with at most `max_high` lines from one disc to the next.
    /// It leaves room for the scores, if there is any scale that does.
    pub(crate) fn fitting(view: &View, width: u16, height: u16, max_high: u16) -> Option<Scale> {
        let fits = |scale: &Scale, score_lines: u16| {
            let (wide, high) = scale.extent(view);
            wide <= width && high + score_lines <= height
        };
        let large = (2..=6.min(max_high)).rev().map(|high| Scale { high, wide: 2 * high });
        let small = [4, 3, 2].map(|wide| Scale { high: 1, wide });
        let scored = large.chain(small).find(|scale| fits(scale, scale.score_lines()));
        scored.or_else(|| small.into_iter().find(|scale| fits(scale, 0)))
    }

    /// Lines below the board for scores. A large board shows them in its cells.
    pub(crate) const fn score_lines(self) -> u16 {
        if self.high > 1 { 0 } else { 1 }
    }

    /// The characters and lines of a board: the disc above it, the cells, the numbers.
    pub(crate) fn extent(self, view: &View) -> (u16, u16) {
        let lines = self.high * (u16::from(view.rows) + 1) + NUMBER_LINES;
        (self.wide * u16::from(view.columns) + self.margin(), lines)
    }

    const fn margin(self) -> u16 {
        if self.high > 1 { 1 } else { 0 }
    }

    /// The width of a disc in characters.
    const fn disc_width(self) -> u16 {
        if self.high > 1 { 2 * self.high - 1 } else { 1 }
    }

    /// Where the discs of a column begin, in characters from the left of the board.
    const fn left(self, column: u16) -> u16 {
        let off = if self.high > 1 { 1 } else { (self.wide - 1) / 2 };
        column * self.wide + off
    }

    /// The column at this character, counted from the left of the board.
    fn column(self, columns: u8, x: u16) -> Option<Column> {
        let column = x.saturating_sub(self.margin()) / self.wide;
        Column::new(column.into()).filter(|column| column.index() < columns)
    }

    /// The row at this line, counted from the top of the board.
    fn row(self, rows: u8, y: u16) -> Option<usize> {
        let from_top = y.checked_sub(self.high)? / self.high;
        u16::from(rows).checked_sub(from_top + 1).map(usize::from)
    }
}

/// What the cursor shows on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// Nothing.
    Away,
    /// A disc above a column.
    Over(Side, Column),
    /// The number of a column, whose lowest disc can be popped.
    Under(Column),
    /// A disc that can be removed.
    At(Cell),
}

/// A disc that falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Falling {
    /// Where it lands.
    pub(crate) at: Cell,
    /// How far it has fallen, in 1/100 of a row from above the board.
    pub(crate) fallen: u32,
}

/// A board and how to draw it.
pub(crate) struct Drawing<'a> {
    pub(crate) view: &'a View,
    pub(crate) palette: Palette,
    pub(crate) scale: Scale,
    pub(crate) hand: Hand,
    pub(crate) falling: Option<Falling>,
    /// A column whose number is highlighted.
    pub(crate) hinted: Option<Column>,
    /// Cells that a sentence beside the board speaks of.
    pub(crate) lit: Vec<Cell>,
    /// The free cells where each side could make a line, if they are to be shown.
    pub(crate) threats: PerSide<Vec<Cell>>,
    /// Set if the board is shown as a picture.
    pub(crate) pictures: Option<&'a RefCell<Pictures>>,
}

/// A place on the board: the column, and the cell unless the place is above or below the cells.
pub(crate) type BoardPoint = (Column, Option<Cell>);

/// Where a board was drawn, to find the cell under the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoardArea {
    pub(crate) area: Rect,
    scale: Scale,
    columns: u8,
    rows: u8,
}

impl BoardArea {
    /// The place on the board that is at this place of the screen.
    pub(crate) fn find(self, at: Position) -> Option<BoardPoint> {
        if !self.area.contains(at) {
            return None;
        }
        let (x, y) = (at.x - self.area.x, at.y - self.area.y);
        let column = self.scale.column(self.columns, x)?;
        let row = self.scale.row(self.rows, y);
        Some((column, row.and_then(|row| Cell::new(column.index().into(), row))))
    }
}

impl<'a> Drawing<'a> {
    /// The board without a cursor and a falling disc.
    pub(crate) fn new(view: &'a View, shared: &'a Shared, layout: &Layout) -> Drawing<'a> {
        Drawing {
            view,
            palette: shared.palette(),
            scale: layout.scale,
            hand: Hand::Away,
            falling: None,
            hinted: None,
            lit: Vec::new(),
            threats: PerSide::default(),
            pictures: shared.pictures.as_ref(),
        }
    }

    /// Draws the board at the top of an area, centred. The area must be large enough. Returns where the board is.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) -> BoardArea {
        let (width, height) = self.scale.extent(self.view);
        let left = area.x + area.width.saturating_sub(width) / 2;
        let area = Rect { x: left, y: area.y, width, height }.intersection(buffer.area);
        match self.scale.high {
            1 => self.draw_small(area, buffer),
            _ => self.draw_large(area, buffer),
        }
        self.draw_marks(area, buffer);
        self.draw_numbers(area, buffer);
        if let Some(pictures) = self.pictures {
            let cells = below(area, self.scale.high);
            pictures.borrow_mut().draw(self.view, self.palette.is_dark(), cells, buffer);
        }
        BoardArea { area, scale: self.scale, columns: self.view.columns, rows: self.view.rows }
    }

    /// The disc in a cell, unless it still falls.
    fn disc_at(&self, cell: Cell) -> Option<Side> {
        self.view.at(cell).filter(|_| self.falling.is_none_or(|falling| falling.at != cell))
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        self.view.positions()
    }

    /// The line where a row begins, from the top of the drawing.
    fn top(&self, row: u8) -> u16 {
        u16::from(self.view.rows - row) * self.scale.high
    }

    /// Draws discs of several characters.
    fn draw_large(&self, area: Rect, buffer: &mut Buffer) {
        let Scale { high, .. } = self.scale;
        let mut canvas = Canvas::new(area.width, area.height);
        let size = (2 * i32::from(self.scale.disc_width()), 2 * i32::from(high) - 1);
        let left = |column: Column| 2 * i32::from(self.scale.left(column.index().into()));
        if !self.palette.is_mono() {
            for y in 2 * i32::from(high)..2 * i32::from(area.height) {
                (0..2 * i32::from(area.width)).for_each(|x| canvas.set(x, y, Ink::Board));
            }
        }
        for cell in self.cells() {
            let top = 2 * i32::from(self.top(cell.row)) + 1;
            canvas.fill_ellipse(left(cell.column), top, size, 1.0, |_| Some(Ink::Hole));
            if let Some(side) = self.disc_at(cell) {
                paint_disc(&mut canvas, left(cell.column), top, size, side, |_| true);
                if self.is_faded(cell) {
                    let fade = |ink| (ink == Ink::Disc(side)).then_some(Ink::Faded(side));
                    canvas.fill_ellipse(left(cell.column), top, size, 1.0, fade);
                }
            }
        }
        if let Hand::Over(side, column) = self.hand {
            paint_disc(&mut canvas, left(column), 1, size, side, |_| true);
        }
        if let Some(falling) = self.falling
            && let Some(side) = self.view.at(falling.at)
        {
            let top = (falling.fallen * u32::from(high) * 2 / 100) as i32 + 1;
            // It falls behind the board and is visible in the holes.
            paint_disc(&mut canvas, left(falling.at.column), top, size, side, |ink| {
                !matches!(ink, Ink::Board | Ink::Disc(_) | Ink::Core(_))
            });
        }
        canvas.print(buffer, area, self.palette);
        if self.palette.is_mono() {
            for cell in self.cells().filter(|&cell| self.disc_at(cell).is_none()) {
                self.draw_mark(area, buffer, cell, "·", self.palette.quiet());
            }
        }
    }

    /// Draws discs of one character.
    fn draw_small(&self, area: Rect, buffer: &mut Buffer) {
        let ground = if self.palette.is_mono() { Ink::Ground } else { Ink::Board };
        let ground = Style::new().bg(self.palette.colour(ground));
        buffer.set_style(below(area, 1), ground);
        for cell in self.cells() {
            let (glyph, ink) = match self.disc_at(cell) {
                Some(side) if self.is_faded(cell) => (disc_glyph(side), Ink::Faded(side)),
                Some(side) => (disc_glyph(side), Ink::Disc(side)),
                None => ("·", if self.palette.is_mono() { Ink::Text } else { Ink::Hole }),
            };
            self.draw_mark(area, buffer, cell, glyph, ground.fg(self.palette.colour(ink)));
        }
        let at = |column: Column| area.x + self.scale.left(column.index().into());
        let ink = |side| self.palette.text(Ink::Disc(side));
        if let Hand::Over(side, column) = self.hand {
            buffer.set_string(at(column), area.y, disc_glyph(side), ink(side));
        }
        if let Some(falling) = self.falling
            && let Some(side) = self.view.at(falling.at)
        {
            let row = (falling.fallen / 100).min(self.view.rows.into()) as u16;
            let style = if row == 0 { ink(side) } else { ground.fg(self.palette.colour(Ink::Disc(side))) };
            buffer.set_string(at(falling.at.column), area.y + row, disc_glyph(side), style);
        }
    }

    /// Whether a disc steps back behind the winning line. Without colours nothing does.
    fn is_faded(&self, cell: Cell) -> bool {
        let line = self.view.outcome.as_ref().map_or(&[][..], Outcome::cells);
        !line.is_empty() && !line.contains(&cell) && self.falling.is_none() && !self.palette.is_mono()
    }

    /// The middle of a column, in characters from the left of the board.
    fn middle(&self, column: Column) -> u16 {
        self.scale.left(column.index().into()) + self.scale.disc_width() / 2
    }

    /// How many characters of a column a score may have, so that scores do not run together.
    pub(crate) const fn score_width(&self) -> u16 {
        self.scale.wide - 1
    }

    /// Draws what a column is worth: on a large board where a disc would land, or above a full column; on a small board in the
    /// line below it. The text must fit into [`score_width`](Self::score_width).
    pub(crate) fn draw_score(
        &self,
        area: BoardArea,
        buffer: &mut Buffer,
        column: Column,
        text: &str,
        ink: Ink,
    ) {
        let left = (area.area.x + self.middle(column)).saturating_sub((text.chars().count() / 2) as u16);
        let (y, ground) = match self.scale.high {
            1 => (area.area.bottom(), Ink::Ground),
            high => {
                let landing =
                    self.cells().find(|cell| cell.column == column && self.view.at(*cell).is_none());
                let top = landing.map_or(0, |cell| self.top(cell.row));
                (area.area.y + top + high / 2, if landing.is_some() { Ink::Hole } else { Ink::Ground })
            }
        };
        if buffer.area.contains(Position { x: left, y }) {
            let ground = self.palette.colour(ground);
            let style = Style::new().fg(self.palette.colour(ink)).bg(ground).add_modifier(Modifier::BOLD);
            buffer.set_string(left, y, text, style);
        }
    }
}

/// The disc of a side as one character.
pub(crate) const fn disc_glyph(side: Side) -> &'static str {
    match side {
        Side::First => "●",
        Side::Second => "○",
    }
}
