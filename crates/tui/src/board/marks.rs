//! The marks on a board: the last disc, the winning line, lit cells, threats, and the numbers of columns and rows.

use four_rules::{Action, Cell, Column, Outcome, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::{Drawing, Hand, disc_glyph};
use crate::theme::Ink;

impl Drawing<'_> {
    /// The style of a mark on a disc of this side.
    fn mark_style(&self, side: Side) -> Style {
        let back = self.centre(side);
        match (self.palette.is_mono(), self.scale.high) {
            (true, 2..) if back == Ink::Disc(side) => self.palette.chosen(),
            (true, _) => self.palette.strong(),
            (false, 1) => Style::new().fg(self.palette.colour(Ink::Disc(side))).bg(self.palette.colour(back)),
            (false, _) => Style::new().fg(self.palette.colour(Ink::Hole)).bg(self.palette.colour(back)),
        }
    }

    /// Marks the discs that need it: small ones of the second side, the last one, the winning ones, the one to remove.
    pub(super) fn draw_marks(&self, area: Rect, buffer: &mut Buffer) {
        if self.scale.high == 2 {
            self.mark_second_side(area, buffer);
        }
        if self.falling.is_none() {
            self.mark_threats(area, buffer);
            self.lit.iter().for_each(|&cell| self.mark_lit(area, buffer, cell));
        }
        let line = self.view.outcome.as_ref().map_or(&[][..], Outcome::cells);
        match line {
            // The marks appear when the disc has landed.
            _ if self.falling.is_some() => {}
            [] => self.mark_last(area, buffer),
            _ => line.iter().for_each(|&cell| self.mark_winning(area, buffer, cell)),
        }
        if let Hand::At(cell) = self.hand {
            self.draw_mark(area, buffer, cell, "✕", self.palette.chosen());
        }
    }

    /// Marks the discs of the second side that are too small for a core.
    fn mark_second_side(&self, area: Rect, buffer: &mut Buffer) {
        let (mark, style) = (disc_glyph(Side::Second), self.mark_style(Side::Second));
        for cell in self.cells().filter(|&cell| self.disc_at(cell) == Some(Side::Second)) {
            self.draw_mark(area, buffer, cell, mark, style);
        }
        if let Hand::Over(Side::Second, column) = self.hand {
            buffer.set_string(area.x + self.middle(column), area.y + 1, mark, style);
        }
    }

    fn mark_last(&self, area: Rect, buffer: &mut Buffer) {
        let last = self.view.last.and_then(|cell| Some((cell, self.view.at(cell)?)));
        let Some((cell, side)) = last else { return };
        let style = self.mark_style(side).add_modifier(Modifier::BOLD);
        let (mark, style) = match (self.scale.high, side) {
            (1, _) => (disc_glyph(side), style.add_modifier(Modifier::UNDERLINED)),
            (2, Side::Second) => ("◉", style),
            _ => ("•", style),
        };
        self.draw_mark(area, buffer, cell, mark, style);
    }

    /// Marks a cell that a sentence speaks of: a ring in a free cell, a diamond on a disc.
    fn mark_lit(&self, area: Rect, buffer: &mut Buffer, cell: Cell) {
        let accent = self.palette.colour(Ink::Accent);
        match (self.disc_at(cell), self.scale.high) {
            (None, high) => {
                let ground = if high == 1 { Ink::Board } else { Ink::Hole };
                let style = Style::new().fg(accent).bg(self.palette.colour(ground));
                self.draw_mark(area, buffer, cell, "◎", style.add_modifier(Modifier::BOLD));
            }
            (Some(side), 1) => {
                self.draw_mark(area, buffer, cell, disc_glyph(side), self.mark_style(side).bg(accent));
            }
            (Some(side), _) => {
                let style = self.mark_style(side).add_modifier(Modifier::BOLD);
                self.draw_mark(area, buffer, cell, "◆", style);
            }
        }
    }

    /// Marks the free cells where a side could make a line, each side with a mark and a colour of its own.
    fn mark_threats(&self, area: Rect, buffer: &mut Buffer) {
        let ground = match (self.palette.is_mono(), self.scale.high) {
            (true, _) => Ink::Ground,
            (false, 1) => Ink::Board,
            (false, _) => Ink::Hole,
        };
        for cell in self.cells() {
            let [first, second] = Side::BOTH.map(|side| self.threats[side].contains(&cell));
            let (mark, ink) = match (first, second) {
                (true, true) => ("◈", Ink::Accent),
                (true, false) => ("▲", Ink::Disc(Side::First)),
                (false, true) => ("△", Ink::Disc(Side::Second)),
                (false, false) => continue,
            };
            let style = Style::new().fg(self.palette.colour(ink)).bg(self.palette.colour(ground));
            self.draw_mark(area, buffer, cell, mark, style.add_modifier(Modifier::BOLD));
        }
    }

    fn mark_winning(&self, area: Rect, buffer: &mut Buffer, cell: Cell) {
        let side = self.view.at(cell).unwrap_or(Side::First);
        let style = self.mark_style(side).add_modifier(Modifier::BOLD);
        let (mark, style) = match self.scale.high {
            1 => (disc_glyph(side), style.add_modifier(Modifier::REVERSED)),
            _ => ("★", style),
        };
        self.draw_mark(area, buffer, cell, mark, style);
    }

    /// The ink in the middle of a disc.
    const fn centre(&self, side: Side) -> Ink {
        match (self.scale.high, side) {
            (1, _) => Ink::Board,
            (2, _) | (_, Side::First) => Ink::Disc(side),
            (_, Side::Second) => Ink::Core(side),
        }
    }

    /// Draws a character in the middle of a cell.
    pub(super) fn draw_mark(&self, area: Rect, buffer: &mut Buffer, cell: Cell, mark: &str, style: Style) {
        let x = area.x + self.scale.left(cell.column.index().into()) + self.scale.disc_width() / 2;
        let y = area.y + self.top(cell.row) + self.scale.high / 2;
        if buffer.area.contains(Position { x, y }) {
            buffer.set_string(x, y, mark, style);
        }
    }

    /// Draws the numbers of the columns and, where there is a margin, those of the rows. A column that is full is
    /// faint, and one that the rules do not allow now is struck out too.
    pub(super) fn draw_numbers(&self, area: Rect, buffer: &mut Buffer) {
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
            };
            let hinted = self.hinted == Some(column);
            let points =
                if pointed || hinted { Modifier::REVERSED | Modifier::BOLD } else { Modifier::empty() };
            // The hint has the colour of its sentence, so that it is not taken for the column of the hand.
            let style = match hinted && !self.palette.is_mono() {
                true => style.fg(self.palette.colour(Ink::Accent)),
                false => style,
            };
            let style = style.add_modifier(points).add_modifier(match self.is_forbidden(column) {
                true => Modifier::DIM | Modifier::CROSSED_OUT,
                false if !self.view.has_room(column) => Modifier::DIM,
                false => Modifier::empty(),
            });
            if x < buffer.area.right() && y < buffer.area.bottom() {
                buffer.set_string(x, y, column.to_string(), style);
            }
        }
        // Large boards have a margin for them.
        if self.scale.margin() > 0 && self.view.rows <= 9 {
            for row in 0..self.view.rows {
                let y = area.y + self.top(row) + self.scale.high / 2;
                if buffer.area.contains(Position { x: area.x, y }) {
                    buffer.set_string(area.x, y, (row + 1).to_string(), style);
                }
            }
        }
    }

    /// Whether a disc in this column would break the rules although the column has room.
    fn is_forbidden(&self, column: Column) -> bool {
        let drops = |action: &Action| matches!(action, Action::Drop(_));
        let legal = &self.view.legal;
        self.view.has_room(column) && legal.iter().any(drops) && !legal.contains(&Action::Drop(column))
    }
}
