//! Small things that several pages draw.

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::page::{Hits, Shared, Target};
use super::theme::{Ink, Palette};

/// Text in lines of at most so many characters, broken between words; a longer word is broken anywhere.
pub(crate) fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let mut word = word.to_owned();
        let used = lines.last().map_or(0, |line| line.width());
        if used > 0 && used + 1 + word.width() > width {
            lines.push(String::new());
        }
        while word.width() > width {
            let mut taken = 0;
            let end = word.char_indices().find(|(_, c)| {
                taken += unicode_width::UnicodeWidthChar::width(*c).unwrap_or(0);
                taken > width
            });
            let end = end.map_or(word.len(), |(at, c)| if at == 0 { c.len_utf8() } else { at });
            let rest = word.split_off(end);
            lines.push(std::mem::replace(&mut word, rest));
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Text in lines from the top of an area, as many as fit; how many those are.
pub(crate) fn paragraph(frame: &mut Frame<'_>, area: Rect, text: &str, style: Style) -> u16 {
    let mut lines = wrap(text, area.width);
    let cut = lines.len() > usize::from(area.height);
    lines.truncate(area.height.into());
    if let Some(last) = lines.last_mut().filter(|_| cut) {
        while last.width() >= usize::from(area.width) && last.pop().is_some() {}
        last.push('…');
    }
    let shown: Vec<Line> = lines.into_iter().map(Line::raw).collect();
    let height = shown.len() as u16;
    frame.render_widget(Paragraph::new(shown).style(style), Rect { height, ..area });
    height
}

/// A line of text in the middle of an area.
pub(crate) fn centred(frame: &mut Frame<'_>, area: Rect, text: &str, style: Style) {
    let line = Rect { height: area.height.min(1), ..area };
    frame.render_widget(Paragraph::new(Span::styled(text.to_owned(), style)).centered(), line);
}

/// A rectangle of this size in the middle of another, cut to fit.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    Rect { x, y, width, height }
}

/// An empty box with a frame and a title in the middle of an area; what is inside it.
pub(crate) fn boxed(frame: &mut Frame<'_>, palette: Palette, title: &str, width: u16, height: u16) -> Rect {
    let area = middle(frame.area(), width + 4, height + 2);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(palette.quiet())
        .title(Span::styled(format!(" {title} "), palette.strong()))
        .style(palette.plain());
    let inside = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
}

/// A line of a list: what it is, and perhaps what it is set to.
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) value: Option<String>,
    /// Whether left and right change the value.
    pub(crate) turns: bool,
}

impl Row {
    pub(crate) fn plain(label: &str) -> Row {
        Row { label: label.into(), value: None, turns: false }
    }

    pub(crate) fn set(label: &str, value: impl Into<String>) -> Row {
        Row { label: label.into(), value: Some(value.into()), turns: true }
    }

    /// The line, with the value in a column of its own behind labels of this width.
    fn text(&self, labels: usize) -> String {
        let pad = " ".repeat(labels.saturating_sub(self.label.width()));
        match &self.value {
            Some(value) if self.turns => format!("{}{pad}  ‹ {value} ›", self.label),
            Some(value) => format!("{}{pad}  {value}", self.label),
            None => self.label.clone(),
        }
    }
}

/// How wide the labels are that have a value.
fn labels(rows: &[Row]) -> usize {
    rows.iter().filter(|row| row.value.is_some()).map(|row| row.label.width()).max().unwrap_or(0)
}

/// How many characters a list of these lines takes, with the sign before the chosen one.
pub(crate) fn width(rows: &[Row]) -> u16 {
    let labels = labels(rows);
    let widest = rows.iter().map(|row| row.text(labels).width() + 3).max().unwrap_or(0);
    u16::try_from(widest).unwrap_or(u16::MAX)
}

/// The lines of a list, one of them chosen; those around it if there is not room for all.
pub(crate) fn rows(
    frame: &mut Frame<'_>,
    area: Rect,
    palette: Palette,
    rows: &[Row],
    at: usize,
    hits: &mut Hits,
) {
    let (height, labels) = (usize::from(area.height), labels(rows));
    let from = (at + 1).saturating_sub(height).min(rows.len().saturating_sub(height));
    let from = if at < height { 0 } else { from };
    for (y, (number, row)) in (area.y..).zip(rows.iter().enumerate().skip(from).take(height)) {
        let line = Rect { y, height: 1, ..area };
        let (sign, style) = if number == at { ("› ", palette.chosen()) } else { ("  ", palette.plain()) };
        frame
            .render_widget(Paragraph::new(Span::styled(format!("{sign}{} ", row.text(labels)), style)), line);
        hits.areas.push((line, Target::Item(number)));
    }
}

/// Moves through a list of so many lines; whether the key was one for that.
pub(crate) fn moved(at: &mut usize, len: usize, key: KeyCode) -> bool {
    let last = len.saturating_sub(1);
    *at = match key {
        KeyCode::Up | KeyCode::Char('k') => at.checked_sub(1).unwrap_or(last),
        KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
            if *at >= last {
                0
            } else {
                *at + 1
            }
        }
        KeyCode::Home => 0,
        KeyCode::End => last,
        KeyCode::PageUp => at.saturating_sub(10),
        KeyCode::PageDown => (*at + 10).min(last),
        _ => return false,
    };
    true
}

/// The last line: keys, and what they do. Each can be clicked.
pub(crate) fn footer(
    frame: &mut Frame<'_>,
    shared: &Shared,
    keys: &[(KeyCode, &str, &str)],
    hits: &mut Hits,
) {
    let (area, palette) = (frame.area(), shared.palette());
    let y = area.bottom().saturating_sub(1);
    let mut x = area.x + 1;
    for (code, key, about) in keys {
        let width = u16::try_from(key.width() + 1 + about.width()).unwrap_or(u16::MAX);
        if x.saturating_add(width) > area.right() {
            break;
        }
        let line = Line::from(vec![
            Span::styled((*key).to_owned(), palette.strong()),
            Span::styled(format!(" {about}"), palette.quiet()),
        ]);
        let place = Rect { x, y, width, height: 1 };
        frame.render_widget(Paragraph::new(line), place);
        hits.areas.push((place, Target::Key(*code)));
        x += width + 3;
    }
}

/// The first line: where one is, and something at the right.
pub(crate) fn header(frame: &mut Frame<'_>, palette: Palette, left: &str, right: &str) {
    let area = frame.area();
    let line =
        Rect { height: 1.min(area.height), x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let room = usize::from(line.width).saturating_sub(left.width() + 2);
    frame.render_widget(Paragraph::new(Span::styled(left.to_owned(), palette.strong())), line);
    if right.width() <= room {
        frame.render_widget(
            Paragraph::new(Span::styled(right.to_owned(), palette.quiet())).right_aligned(),
            line,
        );
    }
}

/// A sign of life.
pub(crate) fn spinner(shared: &Shared) -> char {
    const FRAMES: [char; 10] = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
    FRAMES[(shared.now.as_millis() / SPIN) as usize % FRAMES.len()]
}

/// How long a sign of life stands still, in milliseconds.
const SPIN: u128 = 100;

/// The time until the sign of life changes.
pub(crate) fn spin(shared: &Shared) -> Duration {
    Duration::from_millis((SPIN - shared.now.as_millis() % SPIN) as u64)
}

/// What is left of an area below this many lines.
pub(crate) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

/// A side's disc as a word begins with it.
pub(crate) fn disc(palette: Palette, side: four_rules::Side) -> Span<'static> {
    let glyph = match side {
        four_rules::Side::First => "●",
        four_rules::Side::Second => "○",
    };
    Span::styled(glyph, palette.text(Ink::Disc(side)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a 1234567890 b", 4), ["a", "1234", "5678", "90 b"]);
        assert_eq!(wrap("  ", 4), [""; 0]);
        assert_eq!(wrap("四子棋", 1).concat(), "四子棋");
    }
}
