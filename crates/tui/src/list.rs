//! The page of every list: the title screen, the setup of a game, the settings and others.

use four_text::{Language, Text};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::page::{Answer, Hits, KeyHelp, Next, Page, Pointer};
use crate::rows::{Row, cut_value, draw_rows, move_choice, rows_width};
use crate::shared::{Shared, cycled};
use crate::widgets::{footer, header, middle, paragraph, wrap};

/// Lines that are reserved below a list, so that it keeps its place while the text about the chosen line changes.
const ABOUT_LINES: u16 = 6;

/// The widest text about a line: longer lines are hard to read.
const MAX_ABOUT: u16 = 60;

/// The widest list.
const MAX_WIDTH: u16 = 100;

/// What a list holds and what its lines do.
pub(crate) trait List {
    /// What a line stands for.
    type Item: Copy + PartialEq;

    /// The name of the page, for tests.
    const NAME: &'static str;

    /// Whether left and right change the value of a line.
    const TURNS: bool = false;

    /// The least width of the list, which is centred.
    const WIDTH: u16 = 40;

    fn title(&self, text: Text) -> &'static str;

    /// The lines from top to bottom.
    fn items(&self) -> Vec<Self::Item>;

    /// How a line is shown.
    fn row(&self, item: Self::Item, shared: &Shared) -> Row;

    /// The text below the list while this line is chosen.
    fn about(&self, _item: Self::Item, _shared: &Shared) -> String {
        String::new()
    }

    /// A shorter text than [`List::about`], where that does not fit.
    fn brief(&self, item: Self::Item, shared: &Shared) -> String {
        self.about(item, shared)
    }

    /// Enter or a click on a line.
    fn choose(&mut self, item: Self::Item, shared: &mut Shared) -> Next;

    /// Left or right on a line: changes its value by one step.
    fn turn(&mut self, _item: Self::Item, _shared: &mut Shared, _step: isize) {}

    /// Takes the answer of the dialog that a line opened.
    fn answered(&mut self, _shared: &mut Shared, _answer: Answer) -> Next {
        Next::Stay
    }

    /// Updates the lines when the page is shown again.
    fn refresh(&mut self, _shared: &mut Shared) {}

    /// Esc was pressed.
    fn leave(&mut self, _shared: &mut Shared) -> Next {
        Next::Back
    }

    /// What Esc does.
    fn escape(&self, text: Text) -> &'static str {
        text.short_back()
    }

    /// Draws what stands above a list of this many lines. Returns the line where the list starts, unless it is centred.
    fn draw_head(&self, shared: &Shared, frame: &mut Frame<'_>, _lines: u16) -> Option<u16> {
        header(frame, shared.palette(), self.title(shared.text), "");
        None
    }
}

/// A list as a page: up and down choose a line, Enter and a click act on it.
pub(crate) struct ListPage<L> {
    list: L,
    chosen: usize,
}

impl<L: List> ListPage<L> {
    pub(crate) const fn new(list: L) -> ListPage<L> {
        ListPage { list, chosen: 0 }
    }

    fn item(&self) -> Option<L::Item> {
        self.list.items().get(self.chosen).copied()
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        self.item().map_or(Next::Stay, |item| self.list.choose(item, shared))
    }

    fn turn(&mut self, shared: &mut Shared, step: isize) {
        if let Some(item) = self.item() {
            self.list.turn(item, shared, step);
        }
    }
}

impl<L: List> Page for ListPage<L> {
    fn name(&self) -> &'static str {
        L::NAME
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let count = self.list.items().len();
        if move_choice(&mut self.chosen, count, key) {
            return Next::Stay;
        }
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(shared),
            KeyCode::Esc => return self.list.leave(shared),
            KeyCode::Char('q') => return Next::Back,
            KeyCode::Left | KeyCode::Char('h') => self.turn(shared, -1),
            KeyCode::Right | KeyCode::Char('l') => self.turn(shared, 1),
            _ => {}
        }
        Next::Stay
    }

    fn point_at_item(&mut self, shared: &mut Shared, pointer: Pointer, number: usize) -> Next {
        self.chosen = number;
        if pointer == Pointer::Click { self.choose(shared) } else { Next::Stay }
    }

    /// Refreshes the list. The same item stays chosen, wherever it is now.
    fn shown(&mut self, shared: &mut Shared) {
        let chosen = self.item();
        self.list.refresh(shared);
        let place = self.list.items().into_iter().position(|item| Some(item) == chosen);
        self.chosen = place.unwrap_or(0);
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        self.list.answered(shared, answer)
    }

    fn help(&self, text: Text) -> KeyHelp {
        let turns = L::TURNS.then_some(("← →", text.keys_change()));
        let keys = [
            Some(("↑ ↓", text.keys_choose())),
            turns,
            Some(("Enter", text.keys_take())),
            Some(("Esc, q", self.list.escape(text))),
        ];
        keys.into_iter().flatten().collect()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (area, palette, text) = (frame.area(), shared.palette(), shared.text);
        let rows: Vec<Row> = self.list.items().into_iter().map(|item| self.list.row(item, shared)).collect();
        let about = self.item().map(|item| self.list.about(item, shared)).unwrap_or_default();
        let width = rows_width(&rows).clamp(L::WIDTH, MAX_WIDTH).min(area.width);
        let height = (rows.len() as u16).min(area.height.saturating_sub(4));
        // The list has its place whatever the text about the chosen line is.
        let whole = middle(area, width, height + 1 + ABOUT_LINES);
        let top = self.list.draw_head(shared, frame, height).unwrap_or(whole.y.max(area.y + 1));
        let mut hits = Hits::default();
        draw_rows(frame, Rect { y: top, height, ..whole }, palette, &rows, self.chosen, &mut hits);
        let y = top + height + 1;
        let room = Rect {
            y,
            width: area.right().saturating_sub(whole.x + 1).min(MAX_ABOUT).max(width),
            height: area.bottom().saturating_sub(2).saturating_sub(y),
            ..whole
        };
        // A value that is cut off is told in full.
        let about = cut_value(&rows, self.chosen, whole.width).map_or(about, str::to_owned);
        let fits = wrap(&about, room.width).len() <= usize::from(room.height);
        let brief = self.item().filter(|_| !fits).map(|item| self.list.brief(item, shared));
        paragraph(frame, room, &brief.unwrap_or(about), palette.quiet());
        let next_language = cycled(&Language::ALL, text.language(), 1);
        let keys = [
            Some((KeyCode::Enter, "Enter", text.keys_take())),
            L::TURNS.then_some((KeyCode::Right, "← →", text.keys_change())),
            Some((KeyCode::F(2), "F2", next_language.name())),
        ];
        let keys: Vec<_> = keys.into_iter().flatten().collect();
        footer(frame, shared, self.list.escape(text), &keys, &mut hits);
        hits
    }
}
