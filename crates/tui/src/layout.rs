//! The layout of a page with a board: a panel beside the board if there is room, otherwise a message below it.

use four_rules::View;
use four_session::analysis::Finding;
use four_session::settings::Scores;
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
    /// Lines of scores below the board.
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

impl Layout {
    /// The layout for this board and this many lines of scores. If the board does not fit, a note is drawn instead.
    pub(crate) fn fit(
        shared: &Shared,
        frame: &mut Frame<'_>,
        view: &View,
        score_lines: u16,
        hits: &mut Hits,
    ) -> Option<Layout> {
        let layout = Layout::new(frame.area(), view, score_lines);
        if layout.is_none() {
            hits.too_small = true;
            draw_too_small(frame, shared, view);
        }
        layout
    }

    /// The layout with the largest board that leaves room for the scores; without scores if there is no such board.
    fn new(area: Rect, view: &View, score_lines: u16) -> Option<Layout> {
        // Beside a panel the board has all lines but the footer. Alone it leaves room for the header and a message.
        let beside =
            |scores| Scale::fitting(view, area.width.saturating_sub(MIN_PANEL + 3), area.height - 1, scores);
        let alone = |scores| Scale::fitting(view, area.width, area.height.saturating_sub(4), scores);
        let fit = |scores| {
            let scale = beside(scores).map(|scale| (scale, true));
            scale
                .or_else(|| alone(scores).map(|scale| (scale, false)))
                .map(|(scale, has_panel)| (scale, has_panel, scores))
        };
        let (scale, has_panel, score_lines) = fit(score_lines).or_else(|| fit(0))?;
        let (width, height) = scale.extent(view);
        let (above, min_message) = if has_panel { (0, 0) } else { (1, 2) };
        let room = area.height.saturating_sub(above + min_message + 1);
        let spare = room.saturating_sub(height + score_lines);
        // Beside a panel the board is centred. Without one the message gets the spare lines.
        let (top, message) = if has_panel { (spare / 2, 0) } else { (above, min_message + spare) };
        let side = if has_panel { (area.width - width - 4).min(MAX_PANEL) } else { 0 };
        let board =
            Rect { x: area.x, y: area.y + top, width: area.width - side, height: height + score_lines };
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

    /// Draws the header: in the first line, or at the top of the panel, which then starts below it.
    pub(crate) fn draw_header(&mut self, frame: &mut Frame<'_>, palette: Palette, left: &str, right: &str) {
        let Some(panel) = &mut self.panel else { return header(frame, palette, left, right) };
        let rest = below(*panel, paragraph(frame, *panel, left, palette.strong()));
        let rest = below(rest, paragraph(frame, rest, right, palette.quiet()));
        *panel = below(rest, 1);
    }

    /// Draws the board, and below it what each column is worth as far as that is known.
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
        if self.score_lines > 0 {
            draw_scores(frame, drawing, place, finding, shared);
        }
    }
}

/// How many lines the scores take.
pub(crate) const fn score_lines(scores: Scores) -> u16 {
    match scores {
        Scores::Off => 0,
        Scores::Numbers | Scores::Bars | Scores::Both => 1,
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
