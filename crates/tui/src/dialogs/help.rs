//! The keys of a page, explained.

use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::page::{Hits, KeyHelp, Next, Page};
use crate::shared::Shared;
use crate::widgets::{centred, draw_box};

/// The keys of a page and the keys that work on every page.
pub(crate) struct HelpDialog {
    keys: KeyHelp,
    /// How many keys are scrolled out at the top.
    hidden: usize,
}

impl HelpDialog {
    pub(crate) const NAME: &'static str = "help";

    pub(crate) const fn new(keys: KeyHelp) -> HelpDialog {
        HelpDialog { keys, hidden: 0 }
    }
}

impl Page for HelpDialog {
    fn name(&self) -> &'static str {
        HelpDialog::NAME
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        match key {
            KeyCode::Down | KeyCode::PageDown => self.hidden = (self.hidden + 1).min(self.keys.len() - 1),
            KeyCode::Up | KeyCode::PageUp => self.hidden = self.hidden.saturating_sub(1),
            _ => return Next::Back,
        }
        Next::Stay
    }

    fn is_dialog(&self) -> bool {
        true
    }

    fn help(&self, _text: Text) -> KeyHelp {
        self.keys.clone()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (palette, text) = (shared.palette(), shared.text);
        let everywhere = [
            ("F2", text.keys_language()),
            ("F3", text.keys_theme()),
            ("F4", text.picture()),
            ("Ctrl-C", text.keys_quit()),
        ];
        let keys: Vec<_> = self.keys.iter().copied().chain(everywhere).collect();
        let key_width = keys.iter().map(|(key, _)| key.width()).max().unwrap_or(0);
        let width = keys.iter().map(|(_, about)| key_width + 2 + about.width()).max().unwrap_or(0);
        let width = width.max(text.keys_close().width()) as u16;
        let inside = draw_box(frame, palette, text.keys(), width, keys.len() as u16 + 2);
        let room = usize::from(inside.height).saturating_sub(1);
        let hidden = self.hidden.min(keys.len().saturating_sub(room));
        for (y, (key, about)) in (inside.y..).zip(keys.iter().skip(hidden)).take(room) {
            let pad = " ".repeat(key_width - key.width());
            let line = Line::from(vec![
                Span::styled(format!("{key}{pad}  "), palette.strong()),
                Span::styled(*about, palette.plain()),
            ]);
            frame.render_widget(Paragraph::new(line), Rect { y, height: 1, ..inside });
        }
        let last = Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside };
        centred(frame, last, text.keys_close(), palette.quiet());
        Hits::default()
    }
}
