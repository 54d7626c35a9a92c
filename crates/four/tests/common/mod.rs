//! What more than one of these tests needs.

#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use std::io::{self, Write};
use std::process::{Command, Output, Stdio};

/// Runs the program, without a display, and gives it this input.
pub(crate) fn four(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(args)
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

/// A tool that was started; or nothing, if it is not installed. `./test` installs it, and sets `FOUR_TEST_ALL` so that its
/// absence is a failure.
pub(crate) fn if_installed<T>(tool: &str, started: io::Result<T>) -> Option<T> {
    if let Err(error) = &started {
        assert!(std::env::var_os("FOUR_TEST_ALL").is_none(), "{tool}: {error}");
        eprintln!("there is no {tool} here, and nothing to test with it");
    }
    started.ok()
}
