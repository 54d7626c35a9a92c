//! Where things are on a page with a board.

use four_rules::View;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::board::Scale;
use super::page::Shared;
use super::theme::Palette;
use super::widgets::{header, paragraph};
use four_session::settings::Scores;

/// Where things are on a page with a board.
pub(crate) struct Layout {
    pub(crate) board: Rect,
    pub(crate) scale: Scale,
    /// Lines of scores below the board.
    pub(crate) below: u16,
    /// Beside the board, if there is room.
    pub(crate) panel: Option<Rect>,
    /// Two lines at the bottom, above the keys.
    pub(crate) message: Rect,
}

/// How wide a panel must be to be worth it.
const PANEL: u16 = 26;

impl Layout {
    /// For a board and this many lines of scores; `None` if the board does not fit.
    pub(crate) fn new(area: Rect, view: &View, below: u16) -> Option<Layout> {
        // Beside a panel the board has all lines but that of the keys; alone it leaves room for a title and a message.
        let beside =
            |below| Scale::fitting(view, area.width.saturating_sub(PANEL + 3), area.height - 1, below);
        let alone = |below| Scale::fitting(view, area.width, area.height.saturating_sub(4), below);
        let fit = |below| {
            let scale = beside(below).map(|scale| (scale, true));
            scale
                .or_else(|| alone(below).map(|scale| (scale, false)))
                .map(|(scale, panel)| (scale, panel, below))
        };
        let (scale, has_panel, below) = fit(below).or_else(|| fit(0))?;
        let (width, height) = scale.extent(view);
        let (above, least) = if has_panel { (0, 0) } else { (1, 2) };
        let room = area.height.saturating_sub(above + least + 1);
        let spare = room.saturating_sub(height + below);
        // Without a panel, what is left over is for what there is to say.
        let (top, message) = if has_panel { (spare / 2, 0) } else { (above, least + spare) };
        let top = area.y + top;
        // What is left is shared out: the panel gets no wider than one likes to read.
        let side = if has_panel { (area.width - width - 4).min(46) } else { 0 };
        let board = Rect { x: area.x, y: top, width: area.width - side, height: height + below };
        let panel = has_panel.then(|| Rect {
            x: area.right() - side - 1,
            y: area.y,
            width: side,
            height: area.height.saturating_sub(1),
        });
        let bottom = area.bottom().saturating_sub(1 + message);
        let message = Rect { x: area.x + 1, y: bottom, width: area.width.saturating_sub(2), height: message };
        Some(Layout { board, scale, below, panel, message })
    }

    /// Says at the top where one is, and takes that off the panel, if there is one.
    pub(crate) fn header(&mut self, frame: &mut Frame<'_>, palette: Palette, left: &str, right: &str) {
        let Some(panel) = &mut self.panel else { return header(frame, palette, left, right) };
        let mut used = paragraph(frame, *panel, left, palette.strong());
        let rest = Rect { y: panel.y + used, height: panel.height - used, ..*panel };
        used += paragraph(frame, rest, right, palette.quiet());
        let used = (used + 1).min(panel.height);
        *panel = Rect { y: panel.y + used, height: panel.height - used, ..*panel };
    }
}

/// How many lines the scores take.
pub(crate) const fn score_lines(scores: Scores) -> u16 {
    match scores {
        Scores::Off => 0,
        Scores::Numbers | Scores::Bars | Scores::Both => 1,
    }
}

/// The least that anything can be shown in.
pub(crate) const LEAST: (u16, u16) = (20, 8);

/// A note instead of a board that does not fit.
pub(crate) fn too_small(frame: &mut Frame<'_>, shared: &Shared, view: &View) {
    let area = frame.area();
    let (width, height) = (2 * u16::from(view.columns), u16::from(view.rows) + 6);
    let (width, height) = (width.max(LEAST.0), height.max(LEAST.1));
    let text = shared.text.too_small(width, height, area.width, area.height);
    let inside = Rect { y: area.y + 2, height: area.height.saturating_sub(3), ..area };
    paragraph(frame, inside, &text, shared.palette().strong());
}
