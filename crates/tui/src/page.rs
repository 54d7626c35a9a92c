//! What a page is: something that takes keys and the mouse, and draws itself.

use std::time::Duration;

use four_session::analysis::Finding;
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

use crate::board::{BoardArea, BoardPoint};
use crate::shared::Shared;
use crate::text_field::TextField;
use crate::widgets::spinner_interval;

/// What the loop has to do outside the model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// End the program.
    Quit,
    /// Suspend the program, as Ctrl-Z does.
    Suspend,
    /// Lend the terminal to the classic mode of this name.
    Classic(&'static str),
    /// Ring the bell.
    Bell,
    /// Draw again: something has changed without a key.
    Draw,
    /// Ask the terminal whether it shows pictures, and pass the answer to [`App::show_pictures`](super::App::show_pictures).
    AskForPictures,
}

/// What happens to the stack of pages.
pub(crate) enum Next {
    /// Nothing.
    Stay,
    /// This page opens above the current one.
    Open(Box<dyn Page>),
    /// This page replaces the current one.
    Replace(Box<dyn Page>),
    /// The current page closes. If it is the last one, the program ends.
    Back,
    /// The current page closes and gives this answer to the page below.
    Answer(Answer),
    /// All pages close and the title screen opens.
    Home,
}

/// What a dialog answers to the page that opened it.
pub(crate) enum Answer {
    /// Yes. (A no closes the dialog without an answer.)
    Yes,
    /// The text that was typed.
    Text(String),
    /// The letter of the menu item that was chosen.
    Pick(char),
}

/// Something on the screen that the mouse can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A line of a list, by its number.
    Item(usize),
    /// A key in the footer or a dialog.
    Key(KeyCode),
    /// A place on the board.
    Board(BoardPoint),
}

/// What the mouse does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    Over,
    Click,
}

/// The targets of the mouse as they were last drawn.
#[derive(Default)]
pub(crate) struct Hits {
    pub(crate) areas: Vec<(Rect, Target)>,
    pub(crate) board: Option<BoardArea>,
    /// The window is too small to show the page. Keys that would play unseen are ignored.
    pub(crate) too_small: bool,
}

impl Hits {
    pub(crate) fn find(&self, at: Position) -> Option<Target> {
        let area = self.areas.iter().rev().find(|(area, _)| area.contains(at)).map(|&(_, target)| target);
        area.or_else(|| self.board?.find(at).map(Target::Board))
    }
}

/// Keys as the help shows them, each with what it does.
pub(crate) type KeyHelp = Vec<(&'static str, &'static str)>;

/// A page of the program.
pub(crate) trait Page {
    /// The name of the page, for tests.
    fn name(&self) -> &'static str;

    /// Handles a key.
    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next;

    /// Handles the mouse. A click on a key does what the key does.
    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match target {
            Target::Key(key) if pointer == Pointer::Click => self.key(shared, key),
            Target::Key(_) => Next::Stay,
            Target::Item(number) => self.point_at_item(shared, pointer, number),
            Target::Board(at) => self.point_at_board(shared, pointer, at),
        }
    }

    /// Handles the mouse on a line of a list.
    fn point_at_item(&mut self, _shared: &mut Shared, _pointer: Pointer, _number: usize) -> Next {
        Next::Stay
    }

    /// Handles the mouse on the board.
    fn point_at_board(&mut self, _shared: &mut Shared, _pointer: Pointer, _at: BoardPoint) -> Next {
        Next::Stay
    }

    /// Takes the answer of the dialog that this page opened.
    fn answered(&mut self, _shared: &mut Shared, _answer: Answer) -> Next {
        Next::Stay
    }

    /// Called when the page comes to the top of the stack, except when a dialog above it closes.
    fn shown(&mut self, _shared: &mut Shared) {}

    /// Called after every message, and whenever time has passed.
    fn tick(&mut self, _shared: &mut Shared) -> Next {
        Next::Stay
    }

    /// Takes a finding of the analyst.
    fn analyst_found(&mut self, _shared: &mut Shared, _finding: Finding) {}

    /// The time until the page has to be drawn again, if it moves. By default a spinner turns while the analyst works.
    fn next_frame(&self, shared: &Shared) -> Option<Duration> {
        shared.analyst.is_busy().then(|| spinner_interval(shared))
    }

    /// How often the page wants to be ticked, if it waits for something from outside.
    fn poll_interval(&self) -> Option<Duration> {
        None
    }

    /// Whether the page is a dialog: a box above a page that stays visible.
    fn is_dialog(&self) -> bool {
        false
    }

    /// The text field of the page. It gets pastes, and keys before the page does.
    fn text_field(&mut self) -> Option<&mut TextField> {
        None
    }

    /// Whether the mouse wheel sends Up and Down although the page shows a board.
    fn scrolls_over_board(&self) -> bool {
        false
    }

    /// The keys for the help.
    fn help(&self, text: Text) -> KeyHelp;

    /// Draws the page and returns where the mouse can point.
    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits;
}
