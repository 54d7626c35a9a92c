//! A line of text that is edited with the usual keys of a terminal.

use four_protocol::MAX_NAME;
use four_rules::is_hidden;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::Paragraph;
use tui_input::backend::crossterm::to_input_request;
use tui_input::{Input, InputRequest};
use unicode_width::UnicodeWidthStr;

/// A text with a cursor. It takes no hidden characters and has a maximum length.
pub(crate) struct TextField {
    input: Input,
    /// The most columns that the text may take.
    max_width: usize,
}

impl TextField {
    /// The most characters of any text, and the most columns unless there is a smaller limit.
    const MAX_LENGTH: usize = 500;

    /// A field with this text in it and the cursor at its end.
    pub(crate) fn new(text: &str) -> TextField {
        TextField { input: text.into(), max_width: TextField::MAX_LENGTH }
    }

    /// A field for the name of a player.
    pub(crate) fn for_name(name: &str) -> TextField {
        TextField { input: name.into(), max_width: MAX_NAME }
    }

    pub(crate) fn text(&self) -> &str {
        self.input.value()
    }

    /// Handles a key. Returns whether it is a key of a text field: a character, or one that edits or moves the cursor.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        let request = to_input_request(&Event::Key(key));
        if let Some(request) = request {
            self.edit(request);
        }
        request.is_some()
    }

    /// Inserts a text. Control characters, such as the ends of lines, become spaces.
    pub(crate) fn paste(&mut self, text: &str) {
        let visible = text.chars().map(|c| if c.is_control() { ' ' } else { c });
        visible.take(TextField::MAX_LENGTH).for_each(|c| self.edit(InputRequest::InsertChar(c)));
    }

    /// Does what is requested, unless the text would become too long or hold a hidden character.
    fn edit(&mut self, request: InputRequest) {
        if matches!(request, InputRequest::InsertChar(c) if is_hidden(c)) {
            return;
        }
        let mut edited = self.input.clone();
        edited.handle(request);
        let (before, after) = (self.text(), edited.value());
        let fits = after.width() <= self.max_width && after.chars().count() <= TextField::MAX_LENGTH;
        if fits || after.len() <= before.len() {
            self.input = edited;
        }
    }

    /// Draws the text and the cursor in a line. A text that is too long for it is scrolled to show the cursor.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, line: Rect, style: Style) {
        let room = usize::from(line.width.saturating_sub(2));
        let hidden = self.input.visual_scroll(room);
        let text = Paragraph::new(Span::styled(self.text(), style)).scroll((0, hidden as u16));
        frame.render_widget(text, line);
        let cursor = self.input.visual_cursor().saturating_sub(hidden);
        frame.set_cursor_position((line.x + cursor as u16, line.y));
    }
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyCode, KeyModifiers};

    use super::*;

    fn press(field: &mut TextField, code: KeyCode) -> bool {
        field.key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn control(field: &mut TextField, letter: char) {
        assert!(field.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    }

    /// The characters of the field in a line of this width, and the column of the cursor.
    fn drawn(field: &TextField, width: u16) -> (String, u16) {
        let mut terminal = Terminal::new(TestBackend::new(width, 1)).unwrap();
        terminal.draw(|frame| field.draw(frame, frame.area(), Style::new())).unwrap();
        let line = terminal.backend().buffer().content().iter().map(|cell| cell.symbol()).collect();
        (line, terminal.get_cursor_position().unwrap().x)
    }

    #[test]
    fn other_keys_are_left_to_the_page() {
        let mut field = TextField::new("4453");
        for code in [KeyCode::Enter, KeyCode::Esc, KeyCode::Tab, KeyCode::Up, KeyCode::F(2)] {
            assert!(!press(&mut field, code), "{code:?}");
        }
        assert!(!field.key(KeyEvent::new(KeyCode::Char('x'), KeyModifiers::ALT)));
        assert_eq!(field.text(), "4453");
    }

    #[test]
    fn a_character_may_have_several_code_points() {
        let mut field = TextField::new("Vie\u{323}\u{302}t");
        press(&mut field, KeyCode::Left);
        press(&mut field, KeyCode::Backspace);
        assert_eq!(field.text(), "Vit");
    }

    #[test]
    fn the_cursor_counts_columns_and_stays_visible() {
        assert_eq!(drawn(&TextField::new("Việt"), 8), ("Việt    ".into(), 4));
        let mut field = TextField::new("四子棋");
        // A wide character fills two cells; the second one is blank.
        assert_eq!(drawn(&field, 9), ("四 子 棋    ".into(), 6));
        press(&mut field, KeyCode::Left);
        assert_eq!(drawn(&field, 9).1, 4);
        field = TextField::new("0123456789");
        assert_eq!(drawn(&field, 8), ("456789  ".into(), 6));
        press(&mut field, KeyCode::Home);
        assert_eq!(drawn(&field, 8), ("01234567".into(), 0));
    }

    #[test]
    fn a_text_has_a_maximum_length() {
        let mut field = TextField::new("");
        field.paste(&"7".repeat(100_000));
        assert_eq!(field.text().len(), TextField::MAX_LENGTH);
        assert!(press(&mut field, KeyCode::Char('8')));
        assert_eq!(field.text().len(), TextField::MAX_LENGTH);
        // What was cut is not inserted twice.
        control(&mut field, 'u');
        control(&mut field, 'y');
        control(&mut field, 'y');
        assert_eq!(field.text().len(), TextField::MAX_LENGTH);
        let mut name = TextField::for_name("");
        name.paste(&"四".repeat(20));
        assert_eq!(name.text(), "四".repeat(12));
    }

    #[test]
    fn a_text_that_is_too_long_already_can_be_shortened() {
        let mut name = TextField::for_name(&"n".repeat(30));
        press(&mut name, KeyCode::Backspace);
        assert_eq!(name.text().len(), 29);
    }
}
