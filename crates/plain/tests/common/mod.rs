//! Starts of sessions and folders for the tests of this crate.

#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use four_console::ConsoleError;
use four_engine::Level;
use four_plain::run;
use four_session::Seat;
use four_session::settings::Settings;
use four_session::start::{Setup, Start};

/// A new empty folder.
pub(crate) fn folder() -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("plain-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Nothing is saved, and the seed is 1.
pub(crate) fn setup(language: &str) -> Setup {
    let settings = Settings { language: language.into(), ..Settings::default() };
    Setup { settings, settings_file: None, library: None, seed: 1 }
}

/// A new game by these rules, against a level or between two players.
pub(crate) fn new_game(rules: &str, level: Option<Level>) -> Start {
    let other = level.map_or(Seat::Human(String::new()), Seat::Computer);
    Start::Game { rules: rules.parse().unwrap(), seats: [Seat::Human(String::new()), other] }
}

/// Everything that a session prints, and whether the player left before the input ended.
pub(crate) fn play(start: Start, setup: Setup, echo: bool, mut input: &[u8]) -> (String, bool) {
    let mut output = Vec::new();
    let left = match run(&mut input, &mut output, echo, start, setup) {
        Ok(()) => true,
        Err(ConsoleError::InputEnded) => false,
        Err(error) => panic!("{error}"),
    };
    let text = String::from_utf8(output).unwrap();
    assert!(!text.contains('\u{1b}'), "an escape sequence would move the cursor");
    (text, left)
}

/// Fails unless the text has all parts, in this order.
#[track_caller]
pub(crate) fn has(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("no {part:?} in its place in:\n{text}"));
        rest = &rest[at + part.len()..];
    }
}
