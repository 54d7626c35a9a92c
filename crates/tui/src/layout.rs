//! The layout of a page with a board: a panel beside the board if there is room, otherwise a message below it.

use four_rules::View;
use four_session::analysis::Finding;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::board::{Drawing, Scale};
use crate::coach::draw_scores;
use crate::page::Hits;
use crate::shared::Shared;
use crate::theme::Palette;
use crate::widgets::{below, header, paragraph};

/// The areas of a page with a board.
pub(crate) struct Layout {
    board: Rect,
    pub(crate) scale: Scale,
    /// Lines below the board for scores, which a large board shows in its cells.
    score_lines: u16,
    /// The area beside the board, if there is room.
    pub(crate) panel: Option<Rect>,
    /// Two lines or more above the footer. Empty if there is a panel.
    pub(crate) message: Rect,
}

/// The smallest window in which any page is shown: columns and lines.
pub(crate) const MIN_SIZE: (u16, u16) = (20, 8);

/// The least width of a panel.
const MIN_PANEL: u16 = 26;

/// The greatest width of a panel: longer lines are hard to read.
const MAX_PANEL: u16 = 46;

/// The least height of a message that holds all that a panel holds.
const MIN_TALL: u16 = 10;

/// The largest board without a panel, in lines from one disc to the next. A larger one would take the room of the texts.
const MAX_ALONE: u16 = 3;

impl Layout {
    /// The layout for this board. If the board does not fit, a note is drawn instead.
    pub(crate) fn fit(
        shared: &Shared,
        frame: &mut Frame<'_>,
        view: &View,
        hits: &mut Hits,
    ) -> Option<Layout> {
        let layout = Layout::new(frame.area(), view);
        if layout.is_none() {
            hits.too_small = true;
            draw_too_small(frame, shared, view);
        }
        layout
    }

    /// The layout with the larger board: with a panel, or without one and then not above [`MAX_ALONE`]. The board depends on the
    /// window alone, so that nothing that is switched on or off moves it, and it never shrinks when the window grows.
    fn new(area: Rect, view: &View) -> Option<Layout> {
        // Beside a panel the board has all lines but the footer. Alone it leaves room for the header and a message.
        let beside =
            Scale::fitting(view, area.width.saturating_sub(MIN_PANEL + 3), area.height - 1, u16::MAX);
        let alone = Scale::fitting(view, area.width, area.height.saturating_sub(4), MAX_ALONE);
        let has_panel = beside.is_some() && beside >= alone;
        let scale = if has_panel { beside } else { alone }?;
        let (width, height) = scale.extent(view);
        let (above, min_message) = if has_panel { (0, 0) } else { (1, 2) };
        let room = area.height.saturating_sub(above + min_message + 1);
        let score_lines = scale.score_lines().min(room.saturating_sub(height));
        let spare = room.saturating_sub(height + score_lines);
        // Beside a panel the board is centred. Without one the message gets the spare lines.
        let (top, message) = if has_panel { (spare / 2, 0) } else { (above, min_message + spare) };
        let side = if has_panel { (area.width - width - 4).min(MAX_PANEL) } else { 0 };
        let board_width = if has_panel { area.width - side - 1 } else { area.width };
        let board = Rect { x: area.x, y: area.y + top, width: board_width, height: height + score_lines };
        let panel = has_panel.then(|| Rect {
            x: area.right() - side - 1,
            y: area.y,
            width: side,
            height: area.height.saturating_sub(1),
        });
        let bottom = area.bottom().saturating_sub(1 + message);
        let message = Rect { x: area.x + 1, y: bottom, width: area.width.saturating_sub(2), height: message };
        Some(Layout { board, scale, score_lines, panel, message })
    }

    /// The room for everything about a game: the panel, or in a high window the message.
    pub(crate) fn panel_or_tall_message(&self) -> Option<Rect> {
        let tall = (self.message.height >= MIN_TALL).then(|| below(self.message, 1));
        self.panel.or(tall)
    }

    /// Draws the header: in the first line, or at the top of the panel, which then starts below it.
    pub(crate) fn draw_header(&mut self, frame: &mut Frame<'_>, palette: Palette, left: &str, right: &str) {
        let Some(panel) = &mut self.panel else { return header(frame, palette, left, right) };
        let rest = below(*panel, paragraph(frame, *panel, left, palette.strong()));
        let rest = below(rest, paragraph(frame, rest, right, palette.quiet()));
        *panel = below(rest, 1);
    }

    /// Draws the board, and what each column is worth as far as that is known.
    pub(crate) fn draw_board(
        &self,
        shared: &Shared,
        frame: &mut Frame<'_>,
        drawing: &Drawing<'_>,
        finding: Option<&Finding>,
        hits: &mut Hits,
    ) {
        let place = drawing.draw(self.board, frame.buffer_mut());
        hits.board = Some(place);
        if self.score_lines == self.scale.score_lines() {
            draw_scores(frame.buffer_mut(), drawing, place, finding, shared);
        }
    }
}

/// Draws a note that says how large the window must be for this board.
fn draw_too_small(frame: &mut Frame<'_>, shared: &Shared, view: &View) {
    let area = frame.area();
    let (width, height) = (2 * u16::from(view.columns), u16::from(view.rows) + 6);
    let (width, height) = (width.max(MIN_SIZE.0), height.max(MIN_SIZE.1));
    let text = shared.text.too_small(width, height, area.width, area.height);
    let inside = Rect { y: area.y + 2, height: area.height.saturating_sub(3), ..area };
    paragraph(frame, inside, &text, shared.palette().strong());
}

#[cfg(test)]
mod tests {
    use four_rules::{Game, Rules};

    use super::*;

    fn view(rules: &str) -> View {
        let rules: Rules = rules.parse().expect("rules");
        Game::new(rules).view()
    }

    #[test]
    fn the_board_never_shrinks_when_the_window_grows() {
        for rules in ["standard", "4x4", "9x7", "12x8", "6x9"] {
            let view = view(rules);
            let scale =
                |width, height| Layout::new(Rect::new(0, 0, width, height), &view).map(|layout| layout.scale);
            for width in 40..=200 {
                for height in 15..=60 {
                    let now = scale(width, height);
                    assert!(now <= scale(width + 1, height), "{rules}, {width}×{height}, wider");
                    assert!(now <= scale(width, height + 1), "{rules}, {width}×{height}, higher");
                }
            }
        }
    }

    #[test]
    fn board_panel_and_message_share_the_window() {
        let view = view("standard");
        for width in 40..=200 {
            for height in 15..=60 {
                let area = Rect::new(0, 0, width, height);
                let layout = Layout::new(area, &view).expect("a layout");
                let footer = Rect { y: height - 1, height: 1, ..area };
                let parts = [layout.board, layout.panel.unwrap_or_default(), layout.message, footer];
                for (number, part) in parts.iter().enumerate() {
                    assert_eq!(area.intersection(*part), *part, "{width}×{height}");
                    let apart = parts[..number].iter().all(|other| other.intersection(*part).is_empty());
                    assert!(apart, "{width}×{height}: {parts:?}");
                }
            }
        }
    }
}
