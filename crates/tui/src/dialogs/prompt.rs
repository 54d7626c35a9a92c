//! A prompt for a line of text.

use four_rules::{ParseRulesError, Preset};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::page::{Answer, Hits, KeyHelp, Next, Page};
use crate::shared::Shared;
use crate::text_field::TextField;
use crate::theme::Ink;
use crate::widgets::{centred, draw_box, wrap};

/// A prompt. Its answer is the text.
pub(crate) struct PromptDialog {
    title: &'static str,
    field: TextField,
    /// A text that was not accepted, and why. The reason is shown until the text changes.
    rejected: Option<(String, String)>,
}

impl PromptDialog {
    /// A prompt with this text in its field.
    pub(crate) fn new(title: &'static str, text: &str) -> PromptDialog {
        PromptDialog { title, field: TextField::new(text), rejected: None }
    }

    /// A prompt for the name of a player.
    pub(crate) fn name(title: &'static str, name: &str) -> PromptDialog {
        PromptDialog { field: TextField::for_name(name), ..PromptDialog::new(title, "") }
    }

    /// A prompt for rules. It starts with the rules of the settings, unless they are a preset.
    pub(crate) fn rules(shared: &Shared) -> PromptDialog {
        let rules = shared.settings.rules.as_str();
        let own = if Preset::named(rules).is_some() { "" } else { rules };
        PromptDialog::new(shared.text.own_rules(), own)
    }

    /// The prompt for rules again, with what is wrong with these.
    pub(crate) fn rules_again(text: Text, typed: &str, error: &ParseRulesError) -> PromptDialog {
        PromptDialog::again(text.own_rules(), typed, text.rules_text_error(error))
    }

    /// The same prompt again, with the reason why this text was not accepted.
    pub(crate) fn again(title: &'static str, text: &str, error: String) -> PromptDialog {
        PromptDialog { rejected: Some((text.into(), error)), ..PromptDialog::new(title, text) }
    }
}

impl Page for PromptDialog {
    fn name(&self) -> &'static str {
        "prompt"
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        match key {
            KeyCode::Enter => Next::Answer(Answer::Text(self.field.text().to_owned())),
            KeyCode::Esc => Next::Back,
            _ => Next::Stay,
        }
    }

    fn is_dialog(&self) -> bool {
        true
    }

    fn text_field(&mut self) -> Option<&mut TextField> {
        Some(&mut self.field)
    }

    fn help(&self, text: Text) -> KeyHelp {
        vec![("Enter", text.keys_take()), ("Esc", text.back())]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let palette = shared.palette();
        let width = 56.max(self.title.width() as u16 + 2).min(frame.area().width.saturating_sub(6));
        let lines = self.rejected.as_ref().map(|(_, why)| wrap(why, width)).unwrap_or_default();
        let inside = draw_box(frame, palette, self.title, width, 3 + lines.len() as u16);
        let is_rejected = self.rejected.as_ref().is_some_and(|(text, _)| text == self.field.text());
        let error = if is_rejected { lines } else { Vec::new() };
        self.field.draw(frame, Rect { height: 1, ..inside }, palette.strong());
        for (y, line) in (inside.y + 1..inside.bottom()).zip(error) {
            let line = Paragraph::new(Span::styled(line, palette.text(Ink::Bad)));
            frame.render_widget(line, Rect { y, height: 1, ..inside });
        }
        let last = Rect { y: inside.bottom().saturating_sub(1), height: 1, ..inside };
        centred(frame, last, shared.text.prompt_keys(), palette.quiet());
        Hits::default()
    }
}
