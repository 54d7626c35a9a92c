//! The board on the screen: discs as round as characters allow, from quarter blocks, at any size.

use std::cell::RefCell;

use four_rules::{Cell, Column, Outcome, Side, View};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::canvas::{Canvas, paint};
use super::picture::Pictures;
use super::theme::{Ink, Palette};

/// How large a board is drawn. A disc is as high as its cell, less a quarter line above it, and as wide as that is high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    /// Lines from one disc to the next.
    high: u16,
    /// Characters from one disc to the next.
    wide: u16,
}

/// Lines and characters around the cells.
const NUMBERS: u16 = 1;

impl Scale {
    /// The largest that fits into this many characters and lines, with `below` lines left for scores.
    pub(crate) fn fitting(view: &View, width: u16, height: u16, below: u16) -> Option<Scale> {
        let fits = |scale: &Scale| {
            let (wide, high) = scale.extent(view);
            wide <= width && high + below <= height
        };
        let large = (2..=6).rev().map(|high| Scale { high, wide: 2 * high });
        let small = [4, 3, 2].map(|wide| Scale { high: 1, wide });
        large.chain(small).find(fits)
    }

    /// How many characters and lines it takes: the disc above the board, the cells, the numbers.
    pub(crate) fn extent(self, view: &View) -> (u16, u16) {
        let lines = self.high * (u16::from(view.rows) + 1) + NUMBERS;
        (self.wide * u16::from(view.columns) + self.margin(), lines)
    }

    const fn margin(self) -> u16 {
        if self.high > 1 { 1 } else { 0 }
    }

    /// Characters that a disc takes.
    const fn disc(self) -> u16 {
        if self.high > 1 { 2 * self.high - 1 } else { 1 }
    }

    /// Where the characters of a column begin, from the left of the board.
    const fn left(self, column: u16) -> u16 {
        let off = if self.high > 1 { 1 } else { (self.wide - 1) / 2 };
        column * self.wide + off
    }

    /// The column under this character, counted from the left of the board.
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

/// What a hand does above the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// Nothing.
    Away,
    /// Holds a disc over a column.
    Over(Side, Column),
    /// Points at the bottom of a column, to pop it.
    Under(Column),
    /// Points at a disc, to remove it.
    At(Cell),
}

/// A disc on its way down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Falling {
    /// Where it will lie.
    pub(crate) at: Cell,
    /// How far it has come, in 1/100 of a row from above the board.
    pub(crate) fallen: u32,
}

/// A board to be drawn.
pub(crate) struct Drawing<'a> {
    pub(crate) view: &'a View,
    pub(crate) palette: Palette,
    pub(crate) scale: Scale,
    pub(crate) hand: Hand,
    pub(crate) falling: Option<Falling>,
    /// A column to point out.
    pub(crate) shown: Option<Column>,
    /// Where a real picture is to be shown instead.
    pub(crate) pictures: Option<&'a RefCell<Pictures>>,
}

/// Where a board was drawn, to know what is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) area: Rect,
    scale: Scale,
    columns: u8,
    rows: u8,
}

impl Place {
    /// The column and perhaps the cell at this place of the screen.
    pub(crate) fn find(self, at: Position) -> Option<(Column, Option<Cell>)> {
        if !self.area.contains(at) {
            return None;
        }
        let (x, y) = (at.x - self.area.x, at.y - self.area.y);
        let column = self.scale.column(self.columns, x)?;
        let row = self.scale.row(self.rows, y);
        Some((column, row.and_then(|row| Cell::new(column.index().into(), row))))
    }
}

impl Drawing<'_> {
    /// Draws the board in the middle of this area, and tells where it is. The area must be large enough.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) -> Place {
        let (width, height) = self.scale.extent(self.view);
        let left = area.x + area.width.saturating_sub(width) / 2;
        let area = Rect { x: left, y: area.y, width, height }.intersection(buffer.area);
        match self.scale.high {
            1 => self.small(area, buffer),
            _ => self.large(area, buffer),
        }
        self.marks(area, buffer);
        self.numbers(area, buffer);
        if let Some(pictures) = self.pictures {
            let above = self.scale.high;
            let below = Rect { y: area.y + above, height: area.height.saturating_sub(above), ..area };
            pictures.borrow_mut().draw(self.view, self.palette.is_dark(), below, buffer);
        }
        Place { area, scale: self.scale, columns: self.view.columns, rows: self.view.rows }
    }

    /// Whose disc is to be seen in a cell: not one that is still falling.
    fn disc(&self, cell: Cell) -> Option<Side> {
        self.view.at(cell).filter(|_| self.falling.is_none_or(|falling| falling.at != cell))
    }

    fn cells(&self) -> impl Iterator<Item = Cell> {
        self.view.positions()
    }

    /// The line of characters where a row begins, from the top of the drawing.
    fn top(&self, row: u8) -> u16 {
        u16::from(self.view.rows - row) * self.scale.high
    }

    fn large(&self, area: Rect, buffer: &mut Buffer) {
        let Scale { high, .. } = self.scale;
        let mut canvas = Canvas::new(area.width, area.height);
        let size = (2 * i32::from(self.scale.disc()), 2 * i32::from(high) - 1);
        let left = |column: Column| 2 * i32::from(self.scale.left(column.index().into()));
        if !self.palette.is_mono() {
            for y in 2 * i32::from(high)..2 * i32::from(area.height) {
                (0..2 * i32::from(area.width)).for_each(|x| canvas.set(x, y, Ink::Board));
            }
        }
        for cell in self.cells() {
            let top = 2 * i32::from(self.top(cell.row)) + 1;
            canvas.disc(left(cell.column), top, size, 1.0, |_| Some(Ink::Hole));
            if let Some(side) = self.disc(cell) {
                paint(&mut canvas, left(cell.column), top, size, side, |_| true);
            }
        }
        if let Hand::Over(side, column) = self.hand {
            paint(&mut canvas, left(column), 1, size, side, |_| true);
        }
        if let Some(falling) = self.falling
            && let Some(side) = self.view.at(falling.at)
        {
            let top = (falling.fallen * u32::from(high) * 2 / 100) as i32 + 1;
            // It falls behind the board, and is seen through the holes.
            paint(&mut canvas, left(falling.at.column), top, size, side, |ink| {
                matches!(ink, Ink::Hole | Ink::Ground)
                    || !matches!(ink, Ink::Board | Ink::Disc(_) | Ink::Core(_))
            });
        }
        canvas.print(buffer, area, self.palette);
        if self.palette.is_mono() {
            for cell in self.cells().filter(|&cell| self.disc(cell).is_none()) {
                self.mark(area, buffer, cell, "·", self.palette.quiet());
            }
        }
    }

    fn small(&self, area: Rect, buffer: &mut Buffer) {
        let ground = if self.palette.is_mono() { Ink::Ground } else { Ink::Board };
        let ground = Style::new().bg(self.palette.colour(ground));
        buffer.set_style(Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area }, ground);
        for cell in self.cells() {
            let (glyph, ink) = match self.disc(cell) {
                Some(side) => (glyph(side), Ink::Disc(side)),
                None => ("·", if self.palette.is_mono() { Ink::Text } else { Ink::Hole }),
            };
            self.mark(area, buffer, cell, glyph, ground.fg(self.palette.colour(ink)));
        }
        let at = |column: Column| area.x + self.scale.left(column.index().into());
        let ink = |side| self.palette.text(Ink::Disc(side));
        if let Hand::Over(side, column) = self.hand {
            buffer.set_string(at(column), area.y, glyph(side), ink(side));
        }
        if let Some(falling) = self.falling
            && let Some(side) = self.view.at(falling.at)
        {
            let row = (falling.fallen / 100).min(self.view.rows.into()) as u16;
            let style = if row == 0 { ink(side) } else { ground.fg(self.palette.colour(Ink::Disc(side))) };
            buffer.set_string(at(falling.at.column), area.y + row, glyph(side), style);
        }
    }

    /// A sign on a disc of this side.
    fn on(&self, side: Side) -> Style {
        let back = self.centre(side);
        match (self.palette.is_mono(), self.scale.high) {
            (true, 2..) if back == Ink::Disc(side) => self.palette.chosen(),
            (true, _) => self.palette.strong(),
            (false, 1) => Style::new().fg(self.palette.colour(Ink::Disc(side))).bg(self.palette.colour(back)),
            (false, _) => Style::new().fg(self.palette.colour(Ink::Hole)).bg(self.palette.colour(back)),
        }
    }

    /// Signs on discs: whose the smallest are, the last one, the winning ones, the one pointed at.
    fn marks(&self, area: Rect, buffer: &mut Buffer) {
        let line = self.view.outcome.as_ref().map_or(&[][..], Outcome::cells);
        let settled = self.falling.is_none();
        if self.scale.high == 2 {
            let (sign, style) = (glyph(Side::Second), self.on(Side::Second));
            for cell in self.cells().filter(|&cell| self.disc(cell) == Some(Side::Second)) {
                self.mark(area, buffer, cell, sign, style);
            }
            if let Hand::Over(Side::Second, column) = self.hand {
                buffer.set_string(area.x + self.middle(column), area.y + 1, sign, style);
            }
        }
        let last = self.view.last.filter(|_| settled && line.is_empty());
        if let Some((cell, side)) = last.and_then(|cell| Some((cell, self.view.at(cell)?))) {
            let style = self.on(side).add_modifier(Modifier::BOLD);
            match (self.scale.high, side) {
                (1, _) => {
                    self.mark(area, buffer, cell, glyph(side), style.add_modifier(Modifier::UNDERLINED));
                }
                (2, Side::Second) => self.mark(area, buffer, cell, "◉", style),
                _ => self.mark(area, buffer, cell, "•", style),
            }
        }
        for &cell in line.iter().filter(|_| settled) {
            let side = self.view.at(cell).unwrap_or(Side::First);
            let style = self.on(side).add_modifier(Modifier::BOLD);
            match self.scale.high {
                1 => self.mark(area, buffer, cell, glyph(side), style.add_modifier(Modifier::REVERSED)),
                _ => self.mark(area, buffer, cell, "★", style),
            }
        }
        if let Hand::At(cell) = self.hand {
            self.mark(area, buffer, cell, "✕", self.palette.chosen());
        }
    }

    /// What is in the middle of a side's disc.
    const fn centre(&self, side: Side) -> Ink {
        match (self.scale.high, side) {
            (1, _) => Ink::Board,
            (2, _) | (_, Side::First) => Ink::Disc(side),
            (_, Side::Second) => Ink::Core(side),
        }
    }

    /// A sign in the middle of a cell.
    fn mark(&self, area: Rect, buffer: &mut Buffer, cell: Cell, sign: &str, style: Style) {
        let x = area.x + self.scale.left(cell.column.index().into()) + self.scale.disc() / 2;
        let y = area.y + self.top(cell.row) + self.scale.high / 2;
        if buffer.area.contains(Position { x, y }) {
            buffer.set_string(x, y, sign, style);
        }
    }

    fn numbers(&self, area: Rect, buffer: &mut Buffer) {
        let y = area.y + area.height.saturating_sub(1);
        let ground = if self.palette.is_mono() { Ink::Ground } else { Ink::Board };
        let style = Style::new().bg(self.palette.colour(ground)).fg(match self.palette.is_mono() {
            true => self.palette.colour(Ink::Text),
            false => ratatui::style::Color::White,
        });
        for column in Column::first(self.view.columns) {
            let x = area.x + self.middle(column);
            let pointed = match self.hand {
                Hand::Over(_, over) | Hand::Under(over) => over == column,
                Hand::Away | Hand::At(_) => false,
            } || self.shown == Some(column);
            let style = if pointed { style.add_modifier(Modifier::REVERSED | Modifier::BOLD) } else { style };
            if x < buffer.area.right() && y < buffer.area.bottom() {
                buffer.set_string(x, y, column.to_string(), style);
            }
        }
    }

    /// The character in the middle of a column, from the left of the board.
    pub(crate) fn middle(&self, column: Column) -> u16 {
        self.scale.left(column.index().into()) + self.scale.disc() / 2
    }
}

/// A disc of one character.
const fn glyph(side: Side) -> &'static str {
    match side {
        Side::First => "●",
        Side::Second => "○",
    }
}
