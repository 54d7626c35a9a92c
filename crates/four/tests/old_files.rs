//! Games written before actions and rulings were different types are read and can be continued.
//!
//! `tests/old/` holds files of that version: records and logs of classic games with violations, undos and removals, and a
//! library of games. `NAME.board` is the final board as that version showed it.

#![allow(clippy::unwrap_used)]

mod common;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::four;

fn old() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old")
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "pgn" || extension == "jsonl"));
    files.sort();
    files
}

#[test]
fn old_records_and_logs_show_the_same_board() {
    let files = [files_in(&old()), files_in(&old().join("library"))].concat();
    assert_eq!(files.len(), 9);
    for file in files {
        let name = file.to_str().unwrap();
        let expected = std::fs::read(format!("{name}.board")).unwrap();
        let shown = four(&["show", name, "--as", "openspiel"], b"");
        assert!(shown.status.success(), "{name}: {}", String::from_utf8_lossy(&shown.stderr));
        assert_eq!(shown.stdout, expected, "{name}");
        assert!(four(&["check", name], b"").status.success(), "{name}");
    }
}

#[test]
fn an_old_unfinished_game_is_continued() {
    let home = tempfile::tempdir().unwrap();
    let games = home.path().join("four/games");
    std::fs::create_dir_all(&games).unwrap();
    // A pop-out game with a pop.
    let newest = "2026-11-17-194038.pgn";
    std::fs::copy(old().join("library").join(newest), games.join(newest)).unwrap();
    let played = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(["play", "--plain", "--continue"])
        .env("XDG_DATA_HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path())
        .env("LANG", "C")
        .stdin(Stdio::from(input(home.path(), "5\nquit\n")))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{said}");
    let record = std::fs::read_to_string(games.join(newest)).unwrap();
    assert!(record.contains("1. 1 2 2. p1 3 3. 5 *"), "{said}\n{record}");
}

fn input(folder: &Path, lines: &str) -> std::fs::File {
    let path = folder.join("input");
    std::fs::write(&path, lines).unwrap();
    std::fs::File::open(path).unwrap()
}
