//! Text and frames that several pages draw.

use std::time::Duration;

use four_rules::Side;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};
use unicode_width::UnicodeWidthStr;

use crate::board::disc_glyph;
use crate::page::{Hits, Target};
use crate::shared::Shared;
use crate::theme::{Ink, Palette};

/// Wraps text into lines of at most `width` columns. A word that is wider than a line is broken anywhere.
pub(crate) fn wrap(text: &str, width: u16) -> Vec<String> {
    four_console::wrap(text, width.into(), true)
}

/// Puts items into lines of at most `width` columns, each item whole and two blanks apart.
pub(crate) fn wrap_items(items: &[String], width: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut().filter(|line| line.width() + 2 + item.width() <= usize::from(width)) {
            Some(line) => *line = format!("{line}  {item}"),
            None => lines.push(item.clone()),
        }
    }
    lines
}

/// Draws wrapped text from the top of an area. Text that does not fit ends in `…`. Returns how many lines it takes.
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

/// A sentence beside or below the board, with its style.
pub(crate) type Remark = (String, Style);

/// Draws remarks one below the other, each followed by `gap` empty lines. Returns the area below them.
pub(crate) fn draw_remarks(frame: &mut Frame<'_>, area: Rect, remarks: &[Remark], gap: u16) -> Rect {
    let mut rest = area;
    for (text, style) in remarks {
        let lines = paragraph(frame, rest, text, *style);
        rest = below(rest, lines + gap);
    }
    rest
}

/// Draws text in the middle of the first line of an area.
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

/// The part of an area below its first `lines` lines.
pub(crate) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

/// Draws an empty box with a title in the middle of the screen. Returns the area inside it, which has this size if the
/// screen is large enough.
pub(crate) fn draw_box(
    frame: &mut Frame<'_>,
    palette: Palette,
    title: &str,
    width: u16,
    height: u16,
) -> Rect {
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

/// Draws the first line of the screen: text at the left, and at the right if there is room.
pub(crate) fn header(frame: &mut Frame<'_>, palette: Palette, left: &str, right: &str) {
    let area = frame.area();
    let line =
        Rect { height: 1.min(area.height), x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let room = usize::from(line.width).saturating_sub(left.width() + 2);
    frame.render_widget(Paragraph::new(Span::styled(left.to_owned(), palette.strong())), line);
    if right.width() <= room {
        let right = Span::styled(right.to_owned(), palette.quiet());
        frame.render_widget(Paragraph::new(right).right_aligned(), line);
    }
}

/// Draws the last line of the screen: Esc, the help, then these keys as far as there is room. Each key is given with its
/// name and with what it does, and can be clicked.
pub(crate) fn footer<Name: AsRef<str>>(
    frame: &mut Frame<'_>,
    shared: &Shared,
    escape: &str,
    keys: &[(KeyCode, Name, &str)],
    hits: &mut Hits,
) {
    let (area, palette) = (frame.area(), shared.palette());
    let common = [(KeyCode::Esc, "Esc", escape), (KeyCode::F(1), "?", shared.text.short_keys())];
    let keys = keys.iter().map(|(code, name, about)| (*code, name.as_ref(), *about));
    let y = area.bottom().saturating_sub(1);
    let mut x = area.x + 1;
    for (code, name, about) in common.into_iter().chain(keys) {
        let width = u16::try_from(name.width() + 1 + about.width()).unwrap_or(u16::MAX);
        if x.saturating_add(width) > area.right() {
            break;
        }
        let line = Line::from(vec![
            Span::styled(name.to_owned(), palette.strong()),
            Span::styled(format!(" {about}"), palette.quiet()),
        ]);
        let place = Rect { x, y, width, height: 1 };
        frame.render_widget(Paragraph::new(line), place);
        hits.areas.push((place, Target::Key(code)));
        x += width + 3;
    }
}

/// Text behind a spinner, which shows that the program works.
pub(crate) fn with_spinner(shared: &Shared, text: &str) -> String {
    const FRAMES: [char; 10] = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
    let frame = FRAMES[(shared.now.as_millis() / SPINNER_FRAME) as usize % FRAMES.len()];
    format!("{frame} {text}")
}

/// How long the spinner shows one frame, in milliseconds.
const SPINNER_FRAME: u128 = 100;

/// The time until the spinner shows its next frame.
pub(crate) fn spinner_interval(shared: &Shared) -> Duration {
    Duration::from_millis((SPINNER_FRAME - shared.now.as_millis() % SPINNER_FRAME) as u64)
}

/// The disc of a side as one coloured character.
pub(crate) fn disc(palette: Palette, side: Side) -> Span<'static> {
    Span::styled(disc_glyph(side), palette.text(Ink::Disc(side)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a 1234567890 b", 4), ["a", "1234", "5678", "90 b"]);
        assert_eq!(wrap("  ", 4), [""; 0]);
        let moves = ["1. 4", "2. 4", "3. 5", "10. 5"].map(str::to_owned);
        assert_eq!(wrap_items(&moves, 10), ["1. 4  2. 4", "3. 5", "10. 5"]);
        assert_eq!(wrap("四子棋", 1).concat(), "四子棋");
    }
}
