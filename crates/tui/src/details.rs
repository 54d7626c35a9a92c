//! A text that may be longer than its room: one key tells more of it and turns its pages.

use std::cell::Cell;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::shared::Shared;
use crate::widgets::{Remark, wrap};

/// Whether all is told and not the headline alone, and which page of it is shown.
#[derive(Default)]
pub(crate) struct Details {
    /// `None` while only the headline is told.
    page: Option<usize>,
    /// How many pages the text had when it was drawn last.
    pages: Cell<usize>,
}

impl Details {
    /// All is told, from its first page on.
    pub(crate) fn open() -> Details {
        Details { page: Some(0), pages: Cell::default() }
    }

    /// Whether all is told.
    pub(crate) const fn is_open(&self) -> bool {
        self.page.is_some()
    }

    /// Tells the headline alone again.
    pub(crate) fn close(&mut self) {
        *self = Details::default();
    }

    /// Tells all, then turns to the next page, and after the last one back to the headline.
    pub(crate) fn turn(&mut self) {
        self.page = match self.page {
            None => Some(0),
            Some(page) if page + 1 < self.pages.get() => Some(page + 1),
            Some(_) => None,
        };
    }

    /// Whether the key has something to show: another page, what was cut off, or `more` than the headline.
    pub(crate) fn can_turn(&self, more: bool) -> bool {
        match self.page {
            None => more || self.pages.get() > 1,
            Some(page) => page + 1 < self.pages.get(),
        }
    }

    /// Draws these remarks one below the other: the page that is shown, or if only the headline is told as much as fits. Returns how many lines they take.
    pub(crate) fn draw(&self, shared: &Shared, frame: &mut Frame<'_>, area: Rect, remarks: &[Remark]) -> u16 {
        let lines: Vec<Line<'_>> = remarks.iter().flat_map(|remark| lines(remark, area.width)).collect();
        let room = usize::from(area.height);
        // The last line of a page says that there is another one.
        let per_page = if lines.len() > room { room.saturating_sub(1).max(1) } else { room.max(1) };
        let pages = lines.len().div_ceil(per_page).max(1);
        self.pages.set(pages);
        let Some(page) = self.page.map(|page| page.min(pages - 1)) else {
            return draw_cut(frame, area, lines);
        };
        let mut shown: Vec<Line<'_>> = lines.into_iter().skip(page * per_page).take(per_page).collect();
        if pages > 1 {
            let is_last = page + 1 == pages;
            let note =
                if is_last { shared.text.last_page(pages) } else { shared.text.more_pages(page + 1, pages) };
            shown.push(Line::styled(note, shared.palette().quiet()));
        }
        shown.truncate(room);
        let height = shown.len() as u16;
        frame.render_widget(Paragraph::new(shown), Rect { height, ..area });
        height
    }
}

/// Draws the lines that fit; if there are more, the last one ends in `…`. Returns how many.
fn draw_cut(frame: &mut Frame<'_>, area: Rect, mut lines: Vec<Line<'_>>) -> u16 {
    let cut = lines.len() > usize::from(area.height);
    lines.truncate(area.height.into());
    if let Some(last) = lines.last_mut().filter(|_| cut) {
        let mut text: String = last.spans.iter().map(|span| span.content.as_ref()).collect();
        while text.width() >= usize::from(area.width) && text.pop().is_some() {}
        *last = Line::styled(text + "…", last.style);
    }
    let height = lines.len() as u16;
    frame.render_widget(Paragraph::new(lines), Rect { height, ..area });
    height
}

/// The lines of a remark; an empty one is an empty line.
fn lines((text, style): &Remark, width: u16) -> Vec<Line<'static>> {
    match text.is_empty() {
        true => vec![Line::default()],
        false => wrap(text, width).into_iter().map(|line| Line::styled(line, *style)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(details: &Details) -> (bool, Option<usize>) {
        (details.is_open(), details.page)
    }

    #[test]
    fn one_key_tells_more_then_turns_pages_then_tells_less() {
        let mut details = Details::default();
        details.pages.set(3);
        let turned: Vec<_> = std::iter::repeat_with(|| {
            details.turn();
            shown(&details)
        })
        .take(4)
        .collect();
        assert_eq!(turned, [(true, Some(0)), (true, Some(1)), (true, Some(2)), (false, None)]);
        assert!(details.can_turn(false), "what was cut off");
        details.pages.set(1);
        assert!(details.can_turn(true) && !details.can_turn(false));
    }
}
