//! The game in lines: whole sessions, typed as text and read as text.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use four_engine::Level;
use four_records::Shelf;
use four_rules::Rules;
use four_terminal::Stop;
use four_terminal::plain::{Setup, Start, run};
use four_terminal::settings::Settings;
use four_terminal::table::Seat;

/// A folder of its own for a test, empty.
fn folder() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("plain-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn setup(language: &str) -> Setup {
    let settings = Settings { language: language.into(), ..Settings::default() };
    Setup { settings, settings_file: None, shelf: None, seed: 1, echo: true }
}

fn play(start: Start, setup: Setup, input: &[u8]) -> (String, bool) {
    let (mut input, mut output) = (input, Vec::new());
    let left = match run(&mut input, &mut output, start, setup) {
        Ok(()) => true,
        Err(Stop::InputEnded) => false,
        Err(error) => panic!("{error}"),
    };
    let text = String::from_utf8(output).unwrap();
    assert!(!text.contains('\u{1b}'), "no line moves the cursor");
    (text, left)
}

fn seats(level: Option<Level>) -> [Seat; 2] {
    let other = level.map_or(Seat::Human(String::new()), Seat::Computer);
    [Seat::Human(String::new()), other]
}

/// A game by these rules, against a level or of two players; every word of the input is a line.
fn game(rules: &str, level: Option<Level>, lines: &str) -> String {
    let rules: Rules = rules.parse().unwrap();
    let (text, _) = play(Start::Game { rules, seats: seats(level) }, setup("en"), lines.as_bytes());
    text
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("no {part:?} in its place in:\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn a_game_against_the_computer_comes_to_its_end() {
    let lines = "4\n4\n4\n4\n3\n3\n3\n3\n2\n2\n2\n2\n5\n5\n5\n5\n1\n1\n1\n1\n6\n6\n6\n6\n7\n7\n7\n7\n4\n3\n2\n1\n5\n6\n7\n4\n3\n2\n";
    let text = game("standard", Some(Level::Step(1)), lines);
    println!("{text}");
    has(&text, &["A new game. 7 columns and 6 rows. 4 in a row win", "Red: You.\nYellow: Computer 1.\n"]);
    has(&text, &["> 4\nYou drop into column 4, row 1. Computer 1 to move.\nComputer 1 drops into column "]);
    has(&text, &[" win", " with column ", "!\nGames won: You ", "Type rematch, review", "The game is over."]);
}
