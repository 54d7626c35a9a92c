//! Pages that are lists: the title screen, a game to be set up, settings and the like.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::app::cycled;
use super::page::{Answer, Hits, Next, Page, Pointer, Shared, Target};
use super::widgets::{self, Row, footer, header, middle, moved, paragraph, rows, wrap};
use four_text::{Language, Text};

/// Lines that are kept for what is said about a line of a list.
const ABOUT: u16 = 6;

/// A page that is a list: up and down move in it, a click is Enter.
pub(crate) trait List {
    const NAME: &'static str;
    /// Whether left and right change something.
    const TURNS: bool = false;

    /// The number of the line that is chosen.
    fn at(&mut self) -> &mut usize;
    /// The same, to look at.
    fn chosen(&self) -> usize;
    fn title(&self, text: Text) -> &'static str;
    fn rows(&self, shared: &Shared) -> Vec<Row>;
    /// What there is to say about the chosen line.
    fn about(&self, _shared: &Shared) -> String {
        String::new()
    }
    fn choose(&mut self, shared: &mut Shared) -> Next;
    /// Sets the chosen line to its next value, or the one before.
    fn turn(&mut self, _shared: &mut Shared, _step: isize) {}
    fn answer(&mut self, _shared: &mut Shared, _answer: Answer) -> Next {
        Next::Stay
    }
    /// Where Esc leads.
    fn leave(&self, text: Text) -> &'static str {
        text.short_back()
    }
    /// It is on top again.
    fn refresh(&mut self, _shared: &mut Shared) {}
    /// Draws what is above this many lines; where they begin, if that is not in the middle.
    fn head(&self, shared: &Shared, frame: &mut Frame<'_>, _lines: u16) -> Option<u16> {
        header(frame, shared.palette(), self.title(shared.text), "");
        None
    }
}

impl<L: List> Page for L {
    fn name(&self) -> &'static str {
        L::NAME
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let count = self.rows(shared).len();
        if moved(self.at(), count, key) {
            return Next::Stay;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(shared),
            KeyCode::Esc | KeyCode::Char('q') => return Next::Back,
            KeyCode::Left | KeyCode::Char('h') => self.turn(shared, -1),
            KeyCode::Right | KeyCode::Char('l') => self.turn(shared, 1),
            _ => {}
        }
        Next::Stay
    }

    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match (pointer, target) {
            (Pointer::Click, Target::Key(key)) => self.key(shared, key),
            (_, Target::Item(number)) => {
                *self.at() = number;
                if pointer == Pointer::Click { self.choose(shared) } else { Next::Stay }
            }
            _ => Next::Stay,
        }
    }

    fn shown(&mut self, shared: &mut Shared) {
        self.refresh(shared);
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        self.answer(shared, answer)
    }

    fn help(&self, text: Text) -> Vec<(&'static str, &'static str)> {
        let turns = L::TURNS.then_some(("← →", text.keys_change()));
        let keys = [
            Some(("↑ ↓", text.keys_choose())),
            turns,
            Some(("Enter", text.keys_take())),
            Some(("Esc, q", self.leave(text))),
        ];
        keys.into_iter().flatten().collect()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (area, palette, text) = (frame.area(), shared.palette(), shared.text);
        let lines = self.rows(shared);
        let about = self.about(shared);
        let width = widgets::width(&lines).clamp(40, 74).min(area.width);
        let height = (lines.len() as u16).min(area.height.saturating_sub(4));
        // The same place however much there is to say about a line.
        let said = (wrap(&about, width).len() as u16).max(ABOUT);
        let whole = middle(area, width, height + 1 + said);
        let top = self.head(shared, frame, height).unwrap_or(whole.y.max(area.y + 1));
        let mut hits = Hits::default();
        rows(frame, Rect { y: top, height, ..whole }, palette, &lines, self.chosen(), &mut hits);
        let below = Rect { y: top + height + 1, height: said, ..whole };
        let room = area.bottom().saturating_sub(2).saturating_sub(below.y);
        paragraph(frame, Rect { height: said.min(room), ..below }, &about, palette.quiet());
        let keys = [
            (true, (KeyCode::Esc, "Esc", self.leave(text))),
            (true, (KeyCode::F(1), "?", text.short_keys())),
            (true, (KeyCode::Enter, "Enter", text.keys_take())),
            (L::TURNS, (KeyCode::Right, "← →", text.keys_change())),
            (true, (KeyCode::F(2), "F2", cycled(&Language::ALL, text.language(), 1).name())),
        ];
        let keys: Vec<_> = keys.into_iter().filter(|(there, _)| *there).map(|(_, key)| key).collect();
        footer(frame, shared, &keys, &mut hits);
        hits
    }
}
