//! Random keys, clicks and sizes of the window, on every page.

#![allow(clippy::unwrap_used, clippy::panic)]

mod pages;

use std::collections::BTreeMap;
use std::time::Duration;

use four_files::Library;
use four_session::settings::Settings;
use four_session::start::{Setup, Start};
use four_tui::{App, ColourDepth, Effect, Message};
use pages::PAGES;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// How many random events are sent. The variable `FOUR_MONKEY` sets another number.
fn event_count() -> usize {
    std::env::var("FOUR_MONKEY").ok().and_then(|count| count.parse().ok()).unwrap_or(200_000)
}

struct Monkey {
    random: Xoshiro256PlusPlus,
    size: (u16, u16),
}

impl Monkey {
    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.random.random_range(0..things.len())]
    }

    fn key(&mut self, page: &str) -> KeyEvent {
        use KeyCode::{
            Backspace, Char, Delete, Down, End, Enter, Esc, F, Home, Left, PageDown, Right, Tab, Up,
        };
        let code = match self.random.random_range(0..10) {
            0..=2 => Char(self.one_of(&['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'j', 'z'])),
            3 => self.one_of(&[Left, Right, Up, Down, Down, Down, Home, End, PageDown, Tab]),
            4 | 5 => self.one_of(&[Enter, Char(' ')]),
            6 => self.one_of(&[Esc, Backspace, Delete, F(1), F(2), F(3), Char('?')]),
            7 => Char(
                self.one_of(&['u', 'r', 't', 's', 'c', 'n', 'v', 'x', 'p', 'd', 'o', 'y', 'n', 'e', 'm']),
            ),
            8 => Char(
                self.one_of(&['y', 'n', 'g', 'h', 'l', 'k', 'U', 'V', 'X', 'T', 'ơ', '四', '\u{301}', '/']),
            ),
            // Rare, because it leaves a game.
            _ if self.random.random_range(0..20) == 0 => Char('q'),
            _ => Char(self.random.random_range('!'..'~')),
        };
        // A random file name must stay inside the folder.
        let code = if page == "prompt" && code == Char('/') { Char('7') } else { code };
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    fn event(&mut self, page: &str) -> Event {
        match self.random.random_range(0..100) {
            0 => {
                let max = if self.random.random_range(0..4) == 0 { (4, 3) } else { (130, 45) };
                self.size = (self.random.random_range(1..=max.0), self.random.random_range(1..=max.1));
                if self.random.random_range(0..2) == 0 {
                    self.size = self.one_of(&[(80, 24), (120, 40), (40, 15)]);
                }
                Event::Resize(self.size.0, self.size.1)
            }
            1..=25 => {
                let kind = self.one_of(&[
                    MouseEventKind::Moved,
                    MouseEventKind::Down(MouseButton::Left),
                    MouseEventKind::Down(MouseButton::Right),
                    MouseEventKind::Up(MouseButton::Left),
                    MouseEventKind::ScrollDown,
                    MouseEventKind::ScrollUp,
                ]);
                let column = self.random.random_range(0..self.size.0 + 2);
                let row = self.random.random_range(0..self.size.1 + 2);
                Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
            }
            26 => {
                let code = KeyCode::Char(self.one_of(&['c', 'z', 'l', 'a', 'u', 'w', 'k', 'y']));
                Event::Key(KeyEvent::new(code, KeyModifiers::CONTROL))
            }
            27 => Event::FocusGained,
            28 => Event::Paste("4453\tơ\n四\u{301}".into()),
            _ => Event::Key(self.key(page)),
        }
    }
}

#[test]
fn random_input_breaks_nothing_and_reaches_every_page() {
    let folder = tempfile::tempdir().unwrap();
    // Random exports are saved here.
    std::env::set_current_dir(folder.path()).unwrap();
    let library = Library::new(folder.path().join("games"));
    let settings = Settings { level: "1".into(), ..Settings::default() };
    let setup = || Setup {
        settings: settings.clone(),
        settings_file: Some(folder.path().join("settings.json")),
        library: Some(library.clone()),
        seed: 1,
    };
    let mut monkey = Monkey { random: Xoshiro256PlusPlus::seed_from_u64(2026), size: (80, 24) };
    let mut app = App::new(Start::Menu, setup(), ColourDepth::True);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut now = Duration::ZERO;
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..event_count() {
        terminal.draw(|frame| app.view(frame)).unwrap();
        *seen.entry(app.page()).or_default() += 1;
        let event = monkey.event(app.page());
        if let Event::Resize(width, height) = event {
            terminal.backend_mut().resize(width, height);
        }
        now += Duration::from_millis(monkey.random.random_range(0..400));
        let mut effects = app.update(Message::Terminal(event), now);
        effects.extend(app.update(Message::Tick, now));
        if effects.contains(&Effect::Quit) {
            let depth = monkey.one_of(&[
                ColourDepth::True,
                ColourDepth::Indexed,
                ColourDepth::Sixteen,
                ColourDepth::Mono,
            ]);
            app = App::new(
                if monkey.one_of(&[true, false]) { Start::Continue } else { Start::Menu },
                setup(),
                depth,
            );
        }
    }
    // Whether a whole game is reviewed in time depends on the machine.
    let certain = PAGES.iter().filter(|page| **page != "mistakes");
    let missing: Vec<_> = certain.filter(|page| !seen.contains_key(*page)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}, of {seen:?}");
    assert!(seen.keys().all(|page| PAGES.contains(page)), "{seen:?}");
    assert!(library.games().count() > 0);
    eprintln!("{seen:?}");
}
