//! A choice between several things to do.

use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use crate::page::{Answer, Hits, KeyHelp, Next, Page, Pointer};
use crate::rows::{Row, draw_rows, move_choice, rows_width};
use crate::shared::Shared;
use crate::widgets::draw_box;

/// A menu. Its answer is the letter of an item, which is also its key.
pub(crate) struct MenuDialog {
    title: &'static str,
    /// The letter and the label of each item. An item with a space only closes the menu.
    items: Vec<(char, &'static str)>,
    chosen: usize,
}

impl MenuDialog {
    pub(crate) const fn new(title: &'static str, items: Vec<(char, &'static str)>) -> MenuDialog {
        MenuDialog { title, items, chosen: 0 }
    }

    fn pick(&self) -> Next {
        self.items.get(self.chosen).map_or(Next::Back, |&(letter, _)| Next::Answer(Answer::Pick(letter)))
    }
}

impl Page for MenuDialog {
    fn name(&self) -> &'static str {
        "menu"
    }

    fn key(&mut self, _shared: &mut Shared, key: KeyCode) -> Next {
        if move_choice(&mut self.chosen, self.items.len(), key) {
            return Next::Stay;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.pick(),
            KeyCode::Esc => Next::Back,
            KeyCode::Char(key) => {
                let key = key.to_ascii_lowercase();
                let found = self.items.iter().any(|&(letter, _)| letter == key);
                if found { Next::Answer(Answer::Pick(key)) } else { Next::Stay }
            }
            _ => Next::Stay,
        }
    }

    fn point_at_item(&mut self, _shared: &mut Shared, pointer: Pointer, number: usize) -> Next {
        self.chosen = number;
        if pointer == Pointer::Click { self.pick() } else { Next::Stay }
    }

    fn is_dialog(&self) -> bool {
        true
    }

    fn help(&self, text: Text) -> KeyHelp {
        vec![("↑ ↓", text.keys_choose()), ("Enter", text.keys_take()), ("Esc", text.back())]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let rows: Vec<Row> = self.items.iter().map(row).collect();
        let width = rows_width(&rows).max(20);
        let inside = draw_box(frame, shared.palette(), self.title, width, rows.len() as u16);
        let mut hits = Hits::default();
        draw_rows(frame, inside, shared.palette(), &rows, self.chosen, &mut hits);
        hits
    }
}

/// The label of an item and its key.
fn row(&(letter, label): &(char, &'static str)) -> Row {
    match letter {
        ' ' => Row::with_value(label, "Esc"),
        letter => Row::with_value(label, letter),
    }
}
