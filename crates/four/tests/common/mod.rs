//! Helpers of several tests.

#![allow(dead_code, unused_imports, clippy::unwrap_used, clippy::panic)]

mod brackets;

use std::io::{self, Write};
use std::process::{Command, Output, Stdio};

pub(crate) use brackets::{outside_of_brackets, unbracketed};

/// Runs the program in English with this input, without a display and without a home folder.
pub(crate) fn four(args: &[&str], input: &[u8]) -> Output {
    four_in("en", args, input)
}

/// As [`four`], in another language.
pub(crate) fn four_in(language: &str, args: &[&str], input: &[u8]) -> Output {
    run(command(language).args(args), input)
}

/// The program in this language, without a display. Without a home folder nothing is saved.
pub(crate) fn command(language: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_four"));
    for name in ["LC_ALL", "LC_MESSAGES", "DISPLAY", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env_remove(name);
    }
    command.env("LANG", language);
    command
}

/// Runs a command with this input.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// The output of a plain game without the typed lines that it repeats after a prompt.
pub(crate) fn without_echo(output: &str, typed: &str) -> String {
    let (mut rest, mut kept) = (output, String::new());
    for line in typed.lines() {
        let echo = format!("> {line}\n");
        let (before, after) = rest.split_once(&echo).unwrap_or_else(|| panic!("no {line:?} in {rest}"));
        kept += before;
        kept.push('\n');
        rest = after;
    }
    kept + rest
}

/// The started tool, or `None` if it is not installed. `./test` installs all tools and sets `FOUR_TEST_ALL`, which makes a
/// missing tool a failure.
pub(crate) fn if_installed<T>(tool: &str, started: io::Result<T>) -> Option<T> {
    if let Err(error) = &started {
        assert!(std::env::var_os("FOUR_TEST_ALL").is_none(), "{tool}: {error}");
        eprintln!("{tool} is not installed: its tests are skipped");
    }
    started.ok()
}
