//! Control, bidi and escape characters in files and in the names of files never reach the terminal.

#![allow(clippy::unwrap_used)]

mod common;

use std::fs;

use four_rules::is_hidden;

/// Clears the screen, rings, sets the title, reverses the text, hides itself.
const HOSTILE: &str = "x\u{1b}[2J\u{7}\u{1b}]0;title\u{9c}\u{9b}1m\u{202e}gnp\u{2066}\u{200b}\r\u{8}y";

/// Everything that a run prints.
fn said(args: &[&str]) -> String {
    let output = common::four(args, b"");
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

fn harmless(args: &[&str]) {
    let said = said(args);
    let hidden = said.chars().find(|&c| c != '\n' && is_hidden(c));
    assert_eq!(hidden, None, "{args:?}: {said:?}");
    assert!(!said.trim().is_empty(), "{args:?}");
}

#[test]
fn a_record_cannot_command_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    let tag = HOSTILE.replace('\\', "");
    let record = format!(
        "[Red \"{tag}\"]\n[Yellow \"{tag}\"]\n[Event \"{tag}\"]\n\n{{{tag}}} 1. 4 {{{tag}}} 4 2. 5 3 ; {tag}\n*\n"
    );
    fs::write(&path, &record).unwrap();
    let file = path.to_str().unwrap();
    for args in [
        &["show", file][..],
        &["show", file, "--step"],
        &["show", file, "--as", "record"],
        &["show", file, "--as", "log"],
        &["check", file],
        &["review", file, "--plain"],
        &["hint", file],
    ] {
        harmless(args);
    }
    assert!(said(&["show", file]).contains("x [2J ]0;title 1mgnp y"), "what is visible is shown");
    // What is wrong is quoted in messages.
    for wrong in [
        record.replace("1. 4", &format!("1. {HOSTILE}")),
        record.replace("[Event", &format!("[RuleSet \"{tag}\"]\n[Event")),
        format!("{{\"game\": \"{HOSTILE}\"}}"),
        format!(
            "{{\"{}\": 1}}",
            HOSTILE.escape_default().to_string().replace("\\u{", "\\u00").replace('}', "")
        ),
    ] {
        fs::write(&path, wrong).unwrap();
        harmless(&["show", file]);
        harmless(&["check", file]);
    }
}

#[test]
fn the_name_of_a_file_cannot_command_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("{HOSTILE}.pgn"));
    let file = path.to_str().unwrap();
    // It does not exist, is wrong, is right.
    for contents in [None, Some("nonsense"), Some("1. 4 4 *")] {
        if let Some(contents) = contents {
            fs::write(&path, contents).unwrap();
        }
        harmless(&["check", file]);
        harmless(&["show", file]);
        harmless(&["draw", file, "-o", file]);
        harmless(&["admin", "list", "--db", file]);
        harmless(&["classic", "duel", "--record", file]);
    }
    harmless(&["join", HOSTILE]);
    harmless(&["show", HOSTILE]);
    harmless(&["solve", HOSTILE]);
    harmless(&["puzzle", HOSTILE]);
    harmless(&["learn", HOSTILE]);
    harmless(&["play", "--rules", HOSTILE]);
    harmless(&[HOSTILE]);
}
