//! A question that is answered with yes or no.

use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::page::{Answer, Hits, KeyHelp, Next, Page, Target};
use crate::shared::Shared;
use crate::widgets::{draw_box, paragraph, wrap};

/// A question. Only a yes is answered; a no closes the dialog.
pub(crate) struct ConfirmDialog(pub(crate) String);

impl Page for ConfirmDialog {
    fn name(&self) -> &'static str {
        "confirm"
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        match key {
            KeyCode::Char('y' | 'Y') => Next::Answer(Answer::Yes),
            KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc | KeyCode::Enter => Next::Back,
            _ => Next::Stay,
        }
    }

    fn is_dialog(&self) -> bool {
        true
    }

    fn help(&self, text: Text) -> KeyHelp {
        vec![("y", text.yes()), ("n, Esc", text.no())]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let palette = shared.palette();
        let width = (self.0.width() as u16).clamp(24, 60);
        let height = wrap(&self.0, width).len() as u16 + 2;
        let inside = draw_box(frame, palette, shared.text.title(), width, height);
        paragraph(frame, inside, &self.0, palette.plain());
        let mut hits = Hits::default();
        let y = inside.bottom().saturating_sub(1);
        for (x, (key, word)) in [(0, ('y', shared.text.yes())), (12, ('n', shared.text.no()))] {
            let area =
                Rect { x: inside.x + x, y, width: 11.min(inside.width), height: 1 }.intersection(inside);
            let line = Line::from(vec![
                Span::styled(key.to_string(), palette.strong()),
                Span::styled(format!(" {word}"), palette.plain()),
            ]);
            frame.render_widget(Paragraph::new(line), area);
            hits.areas.push((area, Target::Key(KeyCode::Char(key))));
        }
        hits
    }
}
