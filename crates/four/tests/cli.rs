//! The program as a shell uses it: arguments and input in; output, messages and exit code out.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// The result of a run.
struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

fn four_with(args: &[&str], input: &[u8]) -> Run {
    let output = common::four(args, input);
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    Run { out: text(&output.stdout), err: text(&output.stderr), code: output.status.code() }
}

fn four(args: &[&str]) -> Run {
    four_with(args, b"")
}

impl Run {
    fn prints(self, expected: &str) {
        assert_eq!((self.out.as_str(), self.err.as_str(), self.code), (expected, "", Some(0)));
    }

    /// The input is wrong: this message, no output, exit code 2.
    fn says(self, expected: &str) {
        assert_eq!((self.out.as_str(), self.code), ("", Some(2)), "{}", self.err);
        assert_eq!(self.err, format!("four: {expected}\n"));
    }
}

#[test]
fn help_man_and_completions_are_printed() {
    let help = four(&["--help"]).out;
    for word in ["classic", "show", "check", "four show 44535", "Moves are columns counted from 1"] {
        assert!(help.contains(word), "{word}");
    }
    assert!(four(&["man"]).out.contains(".TH four 1"));
    assert!(four(&["man", "show"]).out.contains("four\\-show"));
    for shell in ["bash", "zsh", "fish"] {
        assert!(four(&["completions", shell]).out.contains("four"));
    }
}

#[test]
fn the_version_has_the_commit_that_the_program_was_built_from() {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success());
        output.map(|output| String::from_utf8(output.stdout).unwrap().trim().to_owned())
    };
    let own = git(&["rev-parse", "--show-prefix"]).is_some_and(|prefix| prefix == "crates/four/");
    let commit = git(&["rev-parse", "--short=10", "HEAD"]).filter(|_| own);
    let commit = commit.map_or_else(String::new, |commit| format!(" ({commit})"));
    four(&["--version"]).prints(&format!("four {}{commit}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_perfect_player_is_refused_where_nobody_can_be_one() {
    let perfect =
        "perfect: the computer cannot play perfectly with these rules on this board: use random or 1–9";
    for rules in ["misere", "powers", "9x7"] {
        four(&["play", "--level", "perfect", "--rules", rules]).says(perfect);
    }
    let help = four(&["play", "--help"]).out;
    assert!(!help.contains("last game. Every"), "settings are kept, not options: {help}");
}

#[test]
fn classic_without_a_name_lists_the_modes() {
    let run = four(&["classic"]);
    for name in ["duel", "solo", "powers", "bitmap", "lc3"] {
        assert_eq!(run.out.lines().filter(|line| line.trim_start().starts_with(name)).count(), 1);
    }
    four(&["classic", "chess"])
        .says("chess: there is no such mode; there are duel, solo, powers, bitmap, lc3");
}

#[test]
fn a_plain_game_through_a_pipe_needs_no_picture() {
    let run =
        four_with(&["play", "--plain", "--two", "--names", "Ann,Bob"], b"4\n3\n4\n3\n4\n9\n3\n4\nquit\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for sentence in [
        "Ann drops into column 4, row 2. Bob to move.",
        "there is no column 9",
        "Ann wins with column 4 row 1, column 4 row 2, column 4 row 3, column 4 row 4!",
        "Games won: Ann: 1; Bob: 0; draws: 0.",
    ] {
        assert!(run.out.to_lowercase().contains(&sentence.to_lowercase()), "{sentence}: {}", run.out);
    }
    assert!(run.out.is_ascii() && !run.out.contains("|"), "a picture is printed: {}", run.out);
}

#[test]
fn without_a_terminal_and_arguments_the_program_prints_the_menu() {
    let run = four_with(&[], b"nonsense\nquit\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Play the computer") && run.out.contains("Goodbye."), "{}", run.out);
    assert_eq!(four(&[]).code, Some(1), "the input ended");
}

#[test]
fn a_game_that_cannot_be_played_is_explained() {
    four(&["play", "--plain", "--size", "99x99"])
        .says("a board of 99×99 is too big: columns × (rows + 1) must not be more than 128");
    four(&["play", "--plain", "--size", "3"]).says("3: a size is columns x rows, such as 9x5");
    four(&["play", "--plain", "--two", "--names", "A,B,C"])
        .says("A,B,C: there are two players: give one name or two");
    let level = four(&["play", "--level", "10"]);
    assert!(
        level.err.contains("'10' is not a level: use random, 1 (beginner) to 9 (champion) or perfect"),
        "{}",
        level.err
    );
}

#[test]
fn a_seed_repeats_a_game_and_without_one_games_differ() {
    // In this order a line takes six discs, so that the computer makes at least five random choices.
    let columns = b"0\n2\n4\n6\n1\n3\n5\n".repeat(6);
    let play = |seed: &[&str]| four_with(&[&["classic", "solo"], seed].concat(), &columns).out;
    assert_eq!(play(&["--seed", "7"]), play(&["--seed", "7"]));
    assert_ne!(play(&["--seed", "7"]), play(&["--seed", "8"]));
    let unseeded = [play(&[]), play(&[]), play(&[])];
    assert!(unseeded.iter().any(|game| *game != unseeded[0]), "three games of random choices are alike");
}

#[test]
fn input_that_ends_early_keeps_the_output() {
    let run = four_with(&["classic", "lc3"], b"1");
    assert_eq!((run.code, run.err.as_str()), (Some(1), "four: the input ended before the game did\n"));
    assert!(run.out.ends_with("O - - - - -\nPlayer 2, choose a column: "), "{}", run.out);
}

#[test]
fn positions_are_shown_in_every_form() {
    let picture = "
Red (x) against Yellow (o): standard

 . . . . . . .
 . . . . . . .
 . . . . . . .
 . . . . . . .
 . . . o . . .
 . o o X X X X
 1 2 3 4 5 6 7

Red wins with the line 41 51 61 71.
";
    four(&["show", "4453627"]).prints(picture);
    four(&["show", "4453627", "--at", "2", "--as", "openspiel"])
        .prints(&(".......\n".repeat(4) + "...o...\n...x...\n"));
    four(&["show", "12", "--rules", "3x2 connect=3", "--as", "kaggle"]).prints("[0, 0, 0, 1, 2, 0]\n");
    let steps = four(&["show", "445", "--step"]).out;
    assert!(steps.contains("\n3. Red drops into column 5, to 51.\n"));
    assert_eq!(steps.matches(" 1 2 3 4 5 6 7\n").count(), 4);
}

#[test]
fn every_form_is_read_back() {
    let folder = TempDir::new().unwrap();
    for form in ["record", "log", "moves"] {
        let path = folder.path().join(form);
        let path = path.to_str().unwrap();
        fs::write(path, four(&["show", "4453627", "--as", form]).out).unwrap();
        four(&["show", path, "--as", "moves"]).prints("4453627\n");
        let checked = format!("{path}: game 1: standard, 7 moves, Red wins with the line 41 51 61 71\n");
        four(&["check", path]).prints(&checked);
    }
    let board = four(&["show", "4453", "--as", "kaggle"]).out;
    let picture = four_with(&["show", "-"], board.as_bytes()).out;
    assert!(picture.ends_with(" . . o x x . .\n 1 2 3 4 5 6 7\n\nRed (x) to move.\n"), "{picture}");
}

#[test]
fn a_recorded_game_can_be_checked_and_shown() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.pgn");
    let path = path.to_str().unwrap();
    let run = four_with(&["classic", "duel", "--seed", "1", "--record", path], b"x\n1\n2\nn\n8\n1\nn\n");
    assert_eq!(run.code, Some(1), "the input ended, and the game is recorded");
    let starter = if run.out.contains("Player 1 will start") { 1 } else { 2 };
    let expected = format!(
        "[Game \"Four in a Row\"]\n[Red \"Player {starter}\"]\n[Yellow \"Player {}\"]\n[RuleSet \"duel\"]\n\
         [Result \"*\"]\n\n1. 1 2 2. 8 3. 1 keep *\n\n",
        3 - starter
    );
    assert_eq!(fs::read_to_string(path).unwrap(), expected);
    four(&["check", path]).prints(&format!("{path}: game 1: duel, 3 moves, Yellow to move\n"));
    four_with(&["classic", "lc3", "--record", path], b"1\n");
    assert!(four(&["show", path, "--game", "2"]).out.contains("lc3"));
    four(&["show", path, "--game", "3"]).says(&format!("{path}: there is no game 3: the file has 2"));
}

#[test]
fn wrong_input_is_reported_with_its_place() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str, contents: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, contents).unwrap();
        path.to_str().unwrap().to_string()
    };
    let record = four(&["show", "4453627", "--as", "record"]).out;

    let cut = file("cut", &record.as_bytes()[..record.len() - 12]);
    four(&["check", &cut]).says(&format!(
        "{cut}: line 7, column 19: the record is cut off: it ends without a result (1-0, 0-1, 1/2-1/2 or *)"
    ));
    let huge = file("huge", b"[RuleSet \"200x200\"]\n\n*\n");
    let too_big = "a board of 200×200 is too big: columns × (rows + 1) must not be more than 128";
    four(&["check", &huge]).says(&format!("{huge}: line 1, column 1: {too_big}"));
    four(&["show", "4", "--rules", "200x200"]).says(too_big);
    let floating = file("floating", b".......\n...x...\n.......\n.......\n");
    let floats = "row 2 from the top, cell 4: a disc floats above a free cell";
    four(&["show", &floating]).says(&format!("{floating}: {floats}"));
    four(&["check", &floating]).says(&format!("{floating}: {floats}"));
    let after = file("after", record.replace("7 1-0", "7 1 1-0").as_bytes());
    four(&["check", &after])
        .says(&format!("{after}: line 7, column 27: '1' cannot be played: the game is over"));
    four(&["show", "44536271"])
        .says("44536271: move 8, '1': the game is over (and there is no file of that name)");
    let bytes = file("bytes", b"1. 4 \xff\xfe *");
    four(&["check", &bytes]).says(&format!("{bytes}: line 1: byte 6 of the file is not UTF-8 text"));

    four(&["check", "/nowhere/at/all"]).says("/nowhere/at/all: no such file or directory");
    four(&["show", "no moves"]).says("no moves: this is neither a file nor moves such as 4453");
    four(&["show", "4", "--at", "2"]).says("4: there is no move 2: the game has 1");
    let board = file("board", (".......\n".repeat(5) + "...x...\n").as_bytes());
    four(&["show", &board, "--at", "1"]).says(&format!("{board}: this is a board, not a game with moves"));
    let escape = file("escape", b"1. \x1b[31m *");
    assert!(
        !four(&["check", &escape]).err.contains('\x1b'),
        "an escape sequence of a file reaches the terminal"
    );
    let two = four(&["check", &cut, &bytes]);
    assert_eq!((two.err.lines().count(), two.code), (2, Some(2)), "every file gets its message");
}

#[test]
fn a_full_output_is_reported() {
    for args in [&["completions", "bash"][..], &["man"], &["rules"], &["show", "4453", "--step"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let run = Command::new(env!("CARGO_BIN_EXE_four")).args(args).stdout(full).output().unwrap();
        let message = String::from_utf8_lossy(&run.stderr).into_owned();
        assert_eq!(
            (run.status.code(), message.as_str()),
            (Some(1), "four: no space left on device\n"),
            "{args:?}"
        );
    }
}

#[test]
fn a_game_whose_record_was_changed_goes_on_and_says_so_once() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.pgn");
    let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(["classic", "lc3", "--record", path.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut keyboard, mut screen) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    keyboard.write_all(b"1\n").unwrap();
    let mut seen = Vec::new();
    while !String::from_utf8_lossy(&seen).contains("Player 2, choose") {
        let mut byte = [0];
        screen.read_exact(&mut byte).unwrap();
        seen.push(byte[0]);
    }
    fs::write(&path, "another program's").unwrap();
    keyboard.write_all(b"2\n1\n2\n1\n2\n1\n").unwrap();
    let run = child.wait_with_output().unwrap();
    screen.read_to_end(&mut seen).unwrap();
    assert!(String::from_utf8_lossy(&seen).contains("Player 1 Wins."));
    let message = "four: the game goes on, but it is not being saved: another program has changed the file, so it is left alone\n";
    assert_eq!((run.status.code(), String::from_utf8_lossy(&run.stderr).as_ref()), (Some(1), message));
    assert_eq!(fs::read_to_string(&path).unwrap(), "another program's");
}

#[test]
fn a_file_that_cannot_hold_a_record_is_not_touched() {
    let folder = TempDir::new().unwrap();
    let diary = folder.path().join("diary.txt");
    fs::write(&diary, "Dear diary,").unwrap();
    let run = four_with(&["classic", "lc3", "--record", diary.to_str().unwrap()], b"1\n");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "refused before the game begins");
    assert!(run.err.contains("the file exists, but a game cannot be added to it"));
    assert_eq!(fs::read_to_string(&diary).unwrap(), "Dear diary,");
    let nowhere = Path::new("/nowhere/game.pgn").to_str().unwrap();
    four_with(&["classic", "lc3", "--record", nowhere], b"1\n")
        .says("/nowhere/game.pgn: no such file or directory");
}
