//! Every text box is edited with the usual keys of a terminal.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use four_files::Library;
use four_rules::{Log, Record, Rules};
use four_session::settings::Settings;
use four_session::start::{Setup, Start};
use four_tui::{App, ColourDepth, Effect, Message};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode::{
    self, Backspace, Char, Delete, Down, End, Enter, Home, Left, Right,
};
use ratatui::crossterm::event::{Event, KeyEvent, KeyModifiers};

/// The program on a screen.
struct Program {
    app: App,
    terminal: Terminal<TestBackend>,
}

impl Program {
    fn new(start: Start) -> Program {
        let settings = Settings { language: "en".into(), rules: "5x4".into(), ..Settings::default() };
        let folder = tempfile::tempdir().unwrap();
        let library = Some(Library::new(folder.path().join("games")));
        let setup = Setup { settings, settings_file: None, library, seed: 1 };
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        Program { app: App::new(start, setup, ColourDepth::True), terminal }
    }

    fn send(&mut self, event: Event) -> Vec<Effect> {
        self.app.update(Message::Terminal(event), Duration::ZERO)
    }

    fn press(&mut self, keys: &[KeyCode]) {
        for &code in keys {
            self.send(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        }
    }

    fn control(&mut self, code: KeyCode) -> Vec<Effect> {
        self.send(Event::Key(KeyEvent::new(code, KeyModifiers::CONTROL)))
    }

    fn types(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(&[Char(c)]));
    }

    /// The text in the box before the cursor, and the text after it.
    fn around_cursor(&mut self) -> (String, String) {
        self.terminal.draw(|frame| self.app.view(frame)).unwrap();
        let cursor = self.terminal.get_cursor_position().unwrap();
        let buffer = self.terminal.backend().buffer();
        let part =
            |from: u16, to: u16| (from..to).map(|x| buffer[(x, cursor.y)].symbol()).collect::<String>();
        let left = (0..cursor.x).rev().find(|&x| buffer[(x, cursor.y)].symbol() == "│").unwrap();
        let right = (cursor.x..80).find(|&x| buffer[(x, cursor.y)].symbol() == "│").unwrap();
        // One blank separates the frame from the text.
        (part(left + 2, cursor.x), part(cursor.x, right).trim_end().to_owned())
    }

    fn shows(&mut self, before: &str, after: &str, what: &str) {
        assert_eq!(self.around_cursor(), (before.into(), after.into()), "{what}");
    }
}

/// Every text box: what it is for, and the keys that open it.
fn boxes() -> Vec<(&'static str, Start, Vec<KeyCode>)> {
    let log = Log::from_moves(Rules::default(), "4453").unwrap();
    let review = Start::Review(Box::new(Record::from_log(log)));
    let down = |times: usize| [Down].repeat(times);
    let menu = |keys: &[&[KeyCode]]| keys.concat();
    vec![
        ("the rules of a game", Start::Menu, menu(&[&[Enter], &down(3), &[Enter]])),
        ("the name of a player", Start::Menu, menu(&[&[Enter], &down(5), &[Enter]])),
        ("a search", Start::Menu, menu(&[&down(3), &[Enter, Char('/')]])),
        ("a file to open", Start::Menu, menu(&[&down(3), &[Enter, Char('o')]])),
        ("rules of one's own", Start::Menu, menu(&[&down(5), &[Enter, End, Enter]])),
        ("a file to export to", review, vec![Char('e')]),
    ]
}

#[test]
fn every_text_box_has_the_usual_keys() {
    for (what, start, keys) in boxes() {
        let mut program = Program::new(start);
        program.press(&keys);
        assert_eq!(program.app.page(), "prompt", "{what}");
        program.control(Char('u'));
        program.shows("", "", what);
        program.types("one two");
        program.control(Char('w'));
        program.shows("one ", "", what);
        program.press(&[Home, Char('?'), Delete]);
        program.shows("?", "ne", what);
        program.press(&[Right, End, Left, Left, Backspace]);
        program.shows("?", "e", what);
        program.control(Char('k'));
        program.shows("?", "", what);
        program.send(Event::Paste("Nguyễn\r\nÁnh\u{1b}".into()));
        program.shows("?Nguyễn  Ánh ", "", what);
        assert_eq!(program.control(Char('c')), [Effect::Quit], "{what}");
    }
}

#[test]
fn a_paste_outside_a_text_box_does_nothing() {
    let mut program = Program::new(Start::Menu);
    program.send(Event::Paste("qqq\r\r".into()));
    assert_eq!(program.app.page(), "title");
}
