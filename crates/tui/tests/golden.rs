//! Golden screens: every page and state, at five sizes and in every language.
//!
//! `FOUR_NEW_GOLDEN=1 cargo test --workspace --test golden` writes them. Look at each one before you commit it. With
//! `FOUR_ANSI=folder` each screen is also written with its colours, to be shown with `cat`. `FOUR_STATE=name` limits all this to one
//! state.

#![allow(clippy::unwrap_used)]

mod states;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use four_files::Library;
use four_session::settings::Settings;
use four_session::start::Setup;
use four_text::Language;
use four_tui::{App, ColourDepth, Message};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::{Color, Modifier};
use states::{State, states};
use unicode_width::UnicodeWidthStr;

const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (120, 40), (40, 15), (46, 40)];

/// Time stands still, so that toasts and countdowns stay.
const NOW: Duration = Duration::ZERO;

/// Below this patience the program works on something.
const AT_REST: Duration = Duration::from_millis(200);

fn settle(app: &mut App) {
    loop {
        app.update(Message::Tick, NOW);
        if app.patience() >= AT_REST {
            return;
        }
        std::thread::yield_now();
    }
}

/// The program in a state.
fn app_in(state: &State, language: &str, folder: &Path) -> App {
    let settings = Settings { language: language.into(), motion: false, ..state.settings.clone() };
    let library = Library::new(folder.join(state.library));
    let setup = Setup { settings, settings_file: None, library: Some(library), seed: 4 };
    let mut app = App::new(state.start.clone(), setup, ColourDepth::True);
    settle(&mut app);
    for key in state.keys.chars() {
        let code = match key {
            '↓' => KeyCode::Down,
            '→' => KeyCode::Right,
            '←' => KeyCode::Left,
            '⏎' => KeyCode::Enter,
            '⎋' => KeyCode::Esc,
            '⇱' => KeyCode::Home,
            letter => KeyCode::Char(letter),
        };
        // What a page knows about its room comes from the last drawing.
        drawn(&mut app, SIZES[0]);
        app.update(Message::Terminal(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))), NOW);
        settle(&mut app);
    }
    app
}

/// The screen in a window of this size.
fn drawn(app: &mut App, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.view(frame)).unwrap();
    terminal.backend().buffer().clone()
}

fn lines(buffer: &Buffer, of: impl Fn(&Cell) -> String) -> String {
    let line = |cells: &[Cell]| format!("{}\n", cells.iter().map(&of).collect::<String>().trim_end());
    buffer.content().chunks(buffer.area.width.into()).map(line).collect()
}

/// A letter for the weight of a character: `#` reversed, `*` bold, `,` dim.
fn weight(cell: &Cell) -> String {
    let letter = match cell.modifier {
        modifier if modifier.contains(Modifier::REVERSED) => '#',
        modifier if modifier.contains(Modifier::CROSSED_OUT) => '-',
        modifier if modifier.contains(Modifier::BOLD) => '*',
        modifier if modifier.contains(Modifier::DIM) => ',',
        _ => ' ',
    };
    if cell.symbol() == " " && letter != '#' { " ".into() } else { letter.to_string() }
}

/// The screen with its colours, as a terminal takes it.
fn ansi(buffer: &Buffer) -> String {
    let colour = |colour: Color, kind: u8| match colour {
        Color::Rgb(red, green, blue) => format!(";{kind}8;2;{red};{green};{blue}"),
        Color::White => format!(";{kind}8;2;255;255;255"),
        _ => String::new(),
    };
    let mut shown = String::new();
    for line in buffer.content().chunks(buffer.area.width.into()) {
        // A wide letter takes the cell after it too.
        let mut covered = 0;
        for cell in line {
            if covered > 0 {
                covered -= 1;
                continue;
            }
            covered = cell.symbol().width().saturating_sub(1);
            let codes = [
                (Modifier::BOLD, ";1"),
                (Modifier::DIM, ";2"),
                (Modifier::REVERSED, ";7"),
                (Modifier::CROSSED_OUT, ";9"),
                (Modifier::UNDERLINED, ";4"),
            ];
            let modifiers = codes.iter().filter(|(one, _)| cell.modifier.contains(*one));
            let modifiers: String = modifiers.map(|(_, code)| *code).collect();
            let (fg, bg) = (colour(cell.fg, 3), colour(cell.bg, 4));
            let _ = write!(shown, "\x1b[0{modifiers}{fg}{bg}m{}", cell.symbol());
        }
        shown.push_str("\x1b[0m\n");
    }
    shown
}

/// The screens of a state at every size, one below the other.
fn picture(state: &State, language: &str, folder: &Path) -> String {
    let (mut all, mut app) = (String::new(), app_in(state, language, folder));
    for size in SIZES {
        let buffer = drawn(&mut app, size);
        let heading = format!("{} {language} {}x{}", state.name, size.0, size.1);
        let _ = writeln!(all, "{heading:=<80}");
        all += &lines(&buffer, |cell| cell.symbol().to_owned());
        if size == SIZES[0] {
            let _ = write!(all, "{}\n{}", "-".repeat(size.0.into()), lines(&buffer, weight));
        }
        if let Some(ansi_folder) = std::env::var_os("FOUR_ANSI") {
            let name = format!("{}-{language}-{}x{}.ansi", state.name, size.0, size.1);
            fs::write(PathBuf::from(ansi_folder).join(name), ansi(&buffer)).unwrap();
        }
    }
    all
}

/// Compares every state with its golden screens; returns where those are that differ.
fn check(language: &str) -> Vec<PathBuf> {
    let folder = tempfile::tempdir().unwrap();
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(language);
    let mut different = Vec::new();
    let only = std::env::var("FOUR_STATE").ok();
    let wanted = |state: &State| only.as_ref().is_none_or(|name| name == state.name);
    for state in states(folder.path()).into_iter().filter(wanted) {
        let actual = picture(&state, language, folder.path());
        let golden = goldens.join(state.name).with_extension("txt");
        if std::env::var_os("FOUR_NEW_GOLDEN").is_some() {
            fs::create_dir_all(&goldens).unwrap();
            fs::write(&golden, &actual).unwrap();
        }
        if fs::read_to_string(&golden).unwrap_or_default() != actual {
            let written =
                Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{language}.txt", state.name));
            fs::write(&written, &actual).unwrap();
            different.push(written);
        }
    }
    different
}

#[test]
fn every_state_in_every_language() {
    // Two languages at a time: each waits by itself for the engine of its program.
    let (mut waiting, mut different) = (Language::ALL.to_vec(), Vec::new());
    while !waiting.is_empty() {
        let both = waiting.split_off(waiting.len().saturating_sub(2));
        different.extend(std::thread::scope(|scope| {
            let checks: Vec<_> = both.into_iter().map(|one| scope.spawn(move || check(one.code()))).collect();
            checks.into_iter().flat_map(|check| check.join().unwrap()).collect::<Vec<_>>()
        }));
    }
    assert!(different.is_empty(), "these screens differ from the golden ones: {different:#?}");
}
