//! The lines of a list, one of which is chosen.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::page::{Hits, Target};
use crate::theme::Palette;

/// A line of a list: a label, and perhaps a value in a column of its own.
pub(crate) struct Row {
    label: String,
    value: Option<String>,
    /// Whether left and right change the value.
    turns: bool,
}

impl Row {
    /// A label without a value.
    pub(crate) fn plain(label: impl Into<String>) -> Row {
        Row { label: label.into(), value: None, turns: false }
    }

    /// A label with a value.
    pub(crate) fn with_value(label: impl Into<String>, value: impl Into<String>) -> Row {
        Row { label: label.into(), value: Some(value.into()), turns: false }
    }

    /// A label with a value that left and right change.
    pub(crate) fn turning(label: impl Into<String>, value: impl Into<String>) -> Row {
        Row { turns: true, ..Row::with_value(label, value) }
    }

    /// The text of the line, if the labels of the list are this wide.
    fn text(&self, label_width: usize) -> String {
        let pad = " ".repeat(label_width.saturating_sub(self.label.width()));
        match &self.value {
            Some(value) if self.turns => format!("{}{pad}  ‹ {value} ›", self.label),
            Some(value) => format!("{}{pad}  {value}", self.label),
            None => self.label.clone(),
        }
    }
}

/// The width of the widest label that has a value.
fn label_width(rows: &[Row]) -> usize {
    rows.iter().filter(|row| row.value.is_some()).map(|row| row.label.width()).max().unwrap_or(0)
}

/// The width of a list, with the marker of the chosen line.
pub(crate) fn rows_width(rows: &[Row]) -> u16 {
    let label_width = label_width(rows);
    let widest = rows.iter().map(|row| row.text(label_width).width() + 3).max().unwrap_or(0);
    u16::try_from(widest).unwrap_or(u16::MAX)
}

/// The width of the labels in a list of this width: values stand below each other where there is room for that.
fn label_width_in(rows: &[Row], width: u16) -> usize {
    if rows_width(rows) > width { 0 } else { label_width(rows) }
}

/// The value of a line, if it is cut off in a list of this width.
pub(crate) fn cut_value(rows: &[Row], number: usize, width: u16) -> Option<&str> {
    let row = rows.get(number)?;
    let is_cut = row.text(label_width_in(rows, width)).width() + 2 > usize::from(width);
    row.value.as_deref().filter(|_| is_cut)
}

/// Draws a list with the line `chosen` marked. A list that is too long for the area is scrolled to show that line.
pub(crate) fn draw_rows(
    frame: &mut Frame<'_>,
    area: Rect,
    palette: Palette,
    rows: &[Row],
    chosen: usize,
    hits: &mut Hits,
) {
    let label_width = label_width_in(rows, area.width);
    let height = usize::from(area.height);
    let hidden = (chosen + 1).saturating_sub(height).min(rows.len().saturating_sub(height));
    for (y, (number, row)) in (area.y..).zip(rows.iter().enumerate().skip(hidden).take(height)) {
        let line = Rect { y, height: 1, ..area };
        let (marker, style) = match number == chosen {
            true => ("› ", palette.chosen()),
            false => ("  ", palette.plain()),
        };
        let text = format!("{marker}{} ", row.text(label_width));
        let text =
            if text.trim_end().width() > usize::from(area.width) { cut(&text, area.width) } else { text };
        frame.render_widget(Paragraph::new(Span::styled(text, style)), line);
        hits.areas.push((line, Target::Item(number)));
    }
}

/// The beginning of a text that is wider than `width`; the cut is shown.
pub(crate) fn cut(text: &str, width: u16) -> String {
    let mut text = text.to_owned();
    while text.width() >= usize::from(width.max(1)) && text.pop().is_some() {}
    text + "…"
}

/// Moves the choice in a list of this many lines. Returns whether the key is one that moves it.
pub(crate) fn move_choice(chosen: &mut usize, count: usize, key: KeyCode) -> bool {
    let last = count.saturating_sub(1);
    *chosen = match key {
        KeyCode::Up | KeyCode::Char('k') => chosen.checked_sub(1).unwrap_or(last),
        KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab if *chosen >= last => 0,
        KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => *chosen + 1,
        KeyCode::Home => 0,
        KeyCode::End => last,
        KeyCode::PageUp => chosen.saturating_sub(10),
        KeyCode::PageDown => (*chosen + 10).min(last),
        _ => return false,
    };
    true
}
