//! What more than one of these tests needs.

#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use std::io::{self, Write};
use std::process::{Command, Output, Stdio};

/// Runs the program, without a display, and gives it this input.
pub(crate) fn four(args: &[&str], input: &[u8]) -> Output {
    four_in("en", args, input)
}

/// The same, with a language from the environment.
pub(crate) fn four_in(language: &str, args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", language)
        .env_remove("DISPLAY")
        // No home: what is played in a test is not kept.
        .env_remove("HOME")
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not want all of its input may close it.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// The words of a text that do not come from a message: two or more letters in a row, outside of brackets.
pub(crate) fn unbracketed(text: &str) -> Vec<String> {
    let outside = outside_of_brackets(text);
    let words = outside.split(|c: char| !c.is_alphabetic());
    words.filter(|word| word.chars().count() > 1).map(String::from).collect()
}

/// A text with spaces in place of its messages: in the made-up language `xx`, every message is in brackets (⟦…⟧), and so is a
/// message in a message.
pub(crate) fn outside_of_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth = depth.checked_sub(1).unwrap_or_else(|| panic!("no bracket to close: {text}")),
            c if depth == 0 => outside.push(c),
            _ => {}
        }
        if depth > 0 {
            outside.push(' ');
        }
    }
    assert_eq!(depth, 0, "a bracket is not closed: {text}");
    outside
}

/// A tool that was started; or nothing, if it is not installed. `./test` installs it, and sets `FOUR_TEST_ALL` so that its
/// absence is a failure.
pub(crate) fn if_installed<T>(tool: &str, started: io::Result<T>) -> Option<T> {
    if let Err(error) = &started {
        assert!(std::env::var_os("FOUR_TEST_ALL").is_none(), "{tool}: {error}");
        eprintln!("there is no {tool} here, and nothing to test with it");
    }
    started.ok()
}
