//! Every text on the screen comes from `text`. In the made-up language `xx` each message stands in ⟦…⟧, and no word may
//! stand outside.

#![allow(clippy::unwrap_used)]

mod pages;

use std::collections::BTreeSet;
use std::time::Duration;

use four_engine::Level;
use four_files::Library;
use four_session::Seat;
use four_session::settings::Settings;
use four_session::start::{Setup, Start};
use four_text::Language;
use four_tui::{App, ColourDepth, Message};
use pages::PAGES;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// Words that may stand outside the brackets: names of keys, the name of a language in itself, what these tests type (a name,
/// files), and notation (rule sets, classic modes, moves).
const ALLOWED: &[&str] = &[
    "Enter", "Esc", "Home", "End", "Ctrl", "Ann", "game", "doc", "pgn", "standard", "duel", "solo", "powers",
    "bitmap", "lc", "popout", "misere", "five", "undo", "keep", "block", "pass", "draw", "resign",
];

/// Pages that are drawn in a box above another page.
const BOXES: [&str; 4] = ["help", "menu", "confirm", "prompt"];

/// The characters of a screen, by line.
type Screen = Vec<Vec<char>>;

/// The inside of the box on a screen.
fn inside_box(screen: &Screen) -> Screen {
    let find = |line: &[char], corner: char| line.iter().position(|&c| c == corner);
    let top = screen.iter().position(|line| find(line, '╭').is_some()).unwrap();
    let bottom = screen.iter().position(|line| find(line, '╰').is_some()).unwrap();
    let (left, right) = (find(&screen[top], '╭').unwrap(), find(&screen[top], '╮').unwrap());
    screen[top..=bottom].iter().map(|line| line[left + 1..right].to_vec()).collect()
}

/// Whether a text starts at this place: a character with a blank before it.
fn starts(line: &[char], at: usize) -> bool {
    line.get(at).is_some_and(|&c| c != ' ') && (at == 0 || line[at - 1] == ' ')
}

/// The start of the run of text around this place. Two blanks separate runs.
fn run_start(line: &[char], at: usize) -> usize {
    let gap = (2..=at).rev().find(|&x| line[x - 1] == ' ' && line[x - 2] == ' ');
    gap.unwrap_or_else(|| usize::from(line[0] == ' '))
}

/// How many brackets are open at the end of the first run of `part`, if `before` are open at its start.
fn open_after(part: &[char], before: usize) -> usize {
    let end = part.windows(2).position(|two| two == [' ', ' ']).unwrap_or(part.len());
    part[..end].iter().fold(before, |open, c| match c {
        '⟦' => open + 1,
        '⟧' => open.saturating_sub(1),
        _ => open,
    })
}

/// Whether this place is inside brackets. Wrapped text continues at the same column of the next line.
fn is_inside(screen: &Screen, y: usize, x: usize) -> bool {
    let start = run_start(&screen[y], x);
    let lines_above = (0..y).rev().take_while(|&above| starts(&screen[above], start)).count();
    let above = screen[y - lines_above..y].iter();
    let open = above.fold(0, |open, line| open_after(&line[start..], open));
    open_after(&screen[y][start..x], open) > 0
}

/// Whether a language calls itself so.
fn is_language(word: &str) -> bool {
    Language::ALL
        .iter()
        .any(|language| language.name().split(|c: char| !c.is_alphabetic()).any(|part| part == word))
}

/// The words of two or more letters that stand outside all brackets.
fn words_outside(screen: &Screen) -> Vec<String> {
    let mut found = Vec::new();
    for (y, line) in screen.iter().enumerate() {
        let mut x = 0;
        while x < line.len() {
            let word: String = line[x..].iter().take_while(|c| c.is_alphabetic()).collect();
            let length = word.chars().count();
            if length > 1
                && !ALLOWED.iter().any(|allowed| allowed.starts_with(&word))
                && !is_language(&word)
                && !is_inside(screen, y, x)
            {
                found.push(word);
            }
            x += length.max(1);
        }
    }
    found
}

/// The program, with every screen checked.
struct Checked {
    app: App,
    terminal: Terminal<TestBackend>,
    now: Duration,
    pages: BTreeSet<&'static str>,
}

impl Checked {
    fn new(start: Start, library: &Library, power_seconds: u8) -> Checked {
        let settings = Settings {
            language: "xx".into(),
            level: "1".into(),
            rules: "5x4".into(),
            motion: false,
            power_seconds,
            ..Settings::default()
        };
        let setup = Setup { settings, settings_file: None, library: Some(library.clone()), seed: 1 };
        let terminal = Terminal::new(TestBackend::new(200, 60)).unwrap();
        let app = App::new(start, setup, ColourDepth::True);
        let mut checked = Checked { app, terminal, now: Duration::ZERO, pages: BTreeSet::new() };
        checked.check();
        checked
    }

    fn check(&mut self) {
        self.terminal.draw(|frame| self.app.view(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let cells = buffer.content().chunks(usize::from(buffer.area.width));
        let letter = |symbol: &str| symbol.chars().next().unwrap_or(' ');
        let screen: Screen =
            cells.map(|line| line.iter().map(|cell| letter(cell.symbol())).collect()).collect();
        let page = self.app.page();
        let checked = if BOXES.contains(&page) { inside_box(&screen) } else { screen.clone() };
        let lines: Vec<String> = screen.iter().map(|line| line.iter().collect()).collect();
        assert_eq!(words_outside(&checked), Vec::<String>::new(), "on {page}:\n{}", lines.join("\n"));
        self.pages.insert(page);
    }

    /// Presses a key, and checks the screen at once and after the engine has answered.
    fn press(&mut self, code: KeyCode) {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.app.update(Message::Terminal(Event::Key(key)), self.now);
        self.check();
        while !self.app.is_still() {
            self.now += Duration::from_millis(50);
            self.app.update(Message::Tick, self.now);
            std::thread::yield_now();
        }
        self.check();
    }

    /// Presses keys: ↓ and → are arrows, ⏎ is Enter, ⎋ is Esc, ⇱ is Home.
    fn types(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(match key {
                '↓' => KeyCode::Down,
                '→' => KeyCode::Right,
                '⏎' => KeyCode::Enter,
                '⎋' => KeyCode::Esc,
                '⇱' => KeyCode::Home,
                letter => KeyCode::Char(letter),
            });
        }
    }
}

fn game(rules: &str, level: Option<Level>) -> Start {
    let other = level.map_or(Seat::Human(String::new()), Seat::Computer);
    Start::Game { rules: rules.parse().unwrap(), seats: [Seat::Human(String::new()), other] }
}

/// Starts and keys that together show every page.
fn runs() -> Vec<(Start, &'static str)> {
    let menu = || Start::Menu;
    vec![
        // Settings, classic modes and the rule sets, with every line chosen once.
        (menu(), "?⎋↓↓↓↓↓↓⏎?⎋↓↓↓↓↓↓→→→↓↓⎋"),
        (menu(), "↓↓↓↓⏎?⎋↓↓↓↓⎋"),
        (menu(), "↓↓↓↓↓⏎?⎋⏎→→→→→→→→→→→?⎋⎋↓↓↓↓↓↓↓↓↓⏎2x2⏎⎋⎋"),
        // The setup of a game.
        (menu(), "⏎?⎋↓→↓→↓→↓⏎Ann⏎⎋"),
        (menu(), "↓⏎?⎋↓→↓⏎Ann⏎↓⎋"),
        // A game with hints, scores and the coach to its end, then its review.
        (game("5x4", None), "?⎋sssc11t22r133m⎋uu44g⎋gy?⎋tuxp"),
        (game("5x4", None), "1212121m⎋v?⎋⇱→→tTs4u3⎋e?⎋q"),
        (game("5x4", None), "12v⇱3⎋e1⏎⎋"),
        (game("5x4", Some(Level::Step(1))), "1234512345u?⎋m⎋gy"),
        // Rules with questions, powers and mistakes.
        (game("powers", None), "14nn4nn3nn?⎋x⎋x⏎nnm⎋4yn"),
        (game("duel", None), "4n4n4n4n4n4n4n4n"),
        (game("popout", None), "45p5p4?⎋tsm⎋"),
        (game("misere", None), "1212121n"),
        // Lessons, puzzles, the puzzle of the day, mistakes and statistics.
        (menu(), "↓↓↓⏎?⎋↓→↓↓↓⎋⎋"),
        (menu(), "↓↓↓⏎↓↓↓↓↓⏎⏎⎋↓⏎?⎋⏎⏎⏎⏎⏎⏎⏎⏎⏎⏎⏎⏎⏎⏎⏎⎋"),
        (menu(), "↓↓↓⏎⏎?⎋⏎?⎋14w⏎vw⏎⎋⎋⎋"),
        (menu(), "↓↓↓⏎↓⏎1234567v?⎋wnd⎋⎋"),
        (menu(), "↓↓↓⏎↓↓⏎v⎋⎋"),
        (menu(), "↓↓↓⏎↓↓↓⏎?⎋12345vwn⎋⎋"),
        (menu(), "↓↓↓⏎↓↓↓↓⏎?⎋⎋⎋"),
        // The threats, and a warning before a blunder.
        (game("5x4", None), "a121oddd↓↓↓↓⏎⎋2⎋2y"),
        // The saved games: a search, files that cannot be read, a game that is deleted.
        (menu(), "↓↓↓↓⏎?⎋/Ann⏎⎋o449⏎⎋ogame.doc⏎⎋o4455⏎⎋v⎋d⎋dy⎋"),
        (Start::Continue, "⎋"),
    ]
}

#[test]
fn no_word_stands_outside_brackets() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().join("games"));
    let mut pages = BTreeSet::new();
    for (start, keys) in runs() {
        let mut checked = Checked::new(start, &library, 0);
        checked.types(keys);
        pages.append(&mut checked.pages);
    }
    // The powers as keys, which work for some time.
    Checked::new(game("powers", None), &library, 6).types("4⏎4b4?⎋4u5⎋⎋3o");
    let missing: Vec<_> = PAGES.iter().filter(|page| !pages.contains(*page)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}, of {pages:?}");
}

#[test]
fn words_outside_brackets_are_found() {
    let screen = |lines: &[&str]| -> Screen {
        lines.iter().map(|line| format!("{line:<40}").chars().collect()).collect()
    };
    let fine =
        screen(&["  ⟦⟦Red⟧ to move⟧", "  ⟦A text that is", "  wrapped.⟧  ⟦and⟧", "  Esc ⟦back⟧   4 x"]);
    assert_eq!(words_outside(&fine), Vec::<String>::new());
    let wrong = screen(&["  ⟦Red⟧ to move", "  ⟦A text⟧", "  wrapped.⟧  and ⟦so on⟧"]);
    assert_eq!(words_outside(&wrong), ["to", "move", "wrapped", "and"]);
}
