//! Every sentence of a command is in the language files. In the made-up language `xx` every message is in ⟦brackets⟧, so a word
//! outside of them does not come from a message.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use common::{command, four_in, outside_of_brackets, run, unbracketed, without_echo};
use tempfile::TempDir;

/// Names that are the same in every language: the program, its commands, rule sets, values of options, units.
const NAMES: &str = "four help play serve join admin classic show draw check solve hint review puzzle learn book bench match \
    engine rules completions man list export delete backup restore move build verify \
    standard duel solo powers bitmap lc popout misere five \
    first second picture moves record log openspiel kaggle png svg gif txt modern text json warn info debug \
    perfect dice easy medium hard devilish MB CxR Elo ms";

/// The words of a text that are neither in brackets, nor options such as `--all`, nor names, nor `also`.
fn foreign(text: &str, also: &str) -> Vec<String> {
    let outside = outside_of_brackets(text);
    let is_option = |word: &str| word.trim_start_matches(['[', '(', '\'']).starts_with('-');
    let text: String = outside.split_inclusive(char::is_whitespace).filter(|word| !is_option(word)).collect();
    let names: Vec<&str> = NAMES.split_whitespace().chain(also.split_whitespace()).collect();
    unbracketed(&text).into_iter().filter(|word| !names.contains(&word.as_str())).collect()
}

/// Runs the program in the made-up language and checks everything that it prints.
fn prints_only_messages(args: &[&str], input: &str, also: &str) {
    let output = four_in("xx", args, input.as_bytes());
    let text =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let found = foreign(&text, also);
    assert!(found.is_empty(), "{args:?}: {found:?}\n{text}");
    assert!(text.contains('⟦'), "{args:?} prints no message: {text}");
}

/// The path of a new file.
fn written(folder: &TempDir, name: &str, contents: &str) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, contents).unwrap();
    path.to_str().unwrap().to_owned()
}

const COMMANDS: [&[&str]; 31] = [
    &[],
    &["play"],
    &["serve"],
    &["join"],
    &["admin"],
    &["admin", "list"],
    &["admin", "show"],
    &["admin", "export"],
    &["admin", "delete"],
    &["admin", "backup"],
    &["admin", "restore"],
    &["admin", "check"],
    &["admin", "move"],
    &["classic"],
    &["show"],
    &["draw"],
    &["check"],
    &["solve"],
    &["hint"],
    &["review"],
    &["puzzle"],
    &["learn"],
    &["book"],
    &["book", "build"],
    &["book", "verify"],
    &["bench"],
    &["match"],
    &["engine"],
    &["rules"],
    &["completions"],
    &["man"],
];

#[test]
fn the_help_of_every_command_has_only_messages() {
    for command in COMMANDS {
        prints_only_messages(&[command, &["--help"]].concat(), "", "bash elvish fish powershell zsh");
    }
    prints_only_messages(&["help", "book", "verify"], "", "");
    prints_only_messages(&["admin", "help"], "", "");
    prints_only_messages(&["admin"], "", "");
    prints_only_messages(&["help", "chess"], "", "");
}

/// The sections of a manual page. `man`, `whatis` and editors look for these names, so they are the same in every language.
const MANUAL_SECTIONS: [&str; 7] =
    ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SUBCOMMANDS", "EXTRA", "VERSION"];

#[test]
fn manual_pages_have_only_messages_in_the_usual_sections() {
    for args in [&["man"][..], &["man", "show"], &["man", "book"]] {
        let page = String::from_utf8(four_in("xx", args, b"").stdout).unwrap();
        let (requests, text): (Vec<&str>, Vec<&str>) = page.lines().partition(|line| line.starts_with('.'));
        let mut sections = requests.iter().filter_map(|line| line.strip_prefix(".SH "));
        assert!(sections.clone().count() > 3, "{page}");
        assert!(sections.all(|section| MANUAL_SECTIONS.contains(&section.trim_matches('"'))), "{page}");
        let text =
            ["\\fB", "\\fI", "\\fR", "\\"].iter().fold(text.join("\n"), |text, code| text.replace(code, ""));
        // The commit in the version may look like a word.
        let version = concat!("v", env!("CARGO_PKG_VERSION"));
        let text: Vec<&str> = text.lines().filter(|line| !line.starts_with(version)).collect();
        let text = text.join("\n");
        assert_eq!(foreign(&text, ""), [""; 0], "{text}");
    }
}

/// Messages of the system and of libraries exist in English alone. They are part of a sentence of ours, which says what failed.
#[test]
fn messages_of_libraries_are_inside_a_message() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, contents: &str| written(&folder, name, contents);
    let long_name = "a".repeat(300);
    let broken = file("broken.jsonl", "{\"game\":}\n");
    let unknown = file("unknown.jsonl", "{\"game\":{\"colour\":1}}\n");
    let no_database = format!("sqlite:{}", file("text", &"not a database ".repeat(100)));
    for (args, library, ours) in [
        (&["check", &long_name][..], "the operating system", "⟦the system reports: "),
        (&["check", &broken], "serde_json", "this is not JSON: "),
        (&["check", &unknown], "serde", "⟦this line does not belong in a log: "),
        (&["admin", "list", "--db", &no_database], "sqlx", "⟦the database reports: "),
    ] {
        let output = four_in("xx", args, b"");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(ours), "{library}: {said}");
        assert_eq!(foreign(&said, ""), [""; 0], "{library}: {said}");
    }
}

/// A game through every kind of line, then the menu, the saved games, a review, puzzles and the settings.
#[test]
fn a_plain_game_says_only_messages() {
    let home = tempfile::tempdir().unwrap();
    let picture = home.path().join("game.png");
    let game = format!(
        "help\nhm\nrules\nwho\nboard\ncolumn 4\nrows\npicture\nthreats\nmoves\nundo\nhint\nscores\nscores on\ncoach on\n\
         1\n2\n99\nundo\nredo\nscores off\n1\n2\n1\n3\ndraw\nsave {}\nsave x.doc\n1\n1\nhint\nmoves\nboard\n",
        picture.display()
    );
    let review = "review\nhelp\nnext\n\nback\nlast\nturning back\nsummary\ntry 4\n99\nleave\nundo\nredo\n";
    let puzzle = "puzzle\nhelp\nboard\n9\nsolution\nleave\n";
    let options = "settings\nhelp\n2\n11\n3\n3\n1\n4\nchess\n\n5\n6\n7\nAnn\nleave\n";
    let next = "rematch\n4\nresign\nn\nresign\ny\nnew\n4\nlanguage tlh\n";
    let history = "menu\nhelp\n5\nhelp\nsearch fish\ngames\nreview 2\nleave\ndelete 9\ndelete 1\ny\nopen 99\nback\n1\nquit\n";
    let typed = [&game, review, puzzle, options, next, history].concat();
    let mut program = command("xx");
    program.args(["play", "--plain", "--two", "--rules", "5x4", "--seed", "1"]).env("HOME", home.path());
    let output = run(&mut program, typed.as_bytes());
    let text = without_echo(&String::from_utf8(output.stdout).unwrap(), &typed);
    assert_eq!((unbracketed(&text), output.stderr.len()), (Vec::new(), 0), "{text}");
    for part in [
        "⟦The game is over.⟧",
        "⟦Coach: column ",
        "⟦Scores for ",
        "⟦Undone: ",
        " wins with ",
        "⟦Saved as ",
        "⟦Move 1 of ",
        " was right.⟧",
        "⟦Resign?⟧",
        "⟦Deleted.⟧",
        "⟦Goodbye.⟧",
    ] {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

#[test]
fn wrong_arguments_are_answered_with_messages() {
    for args in [
        &["chess"][..],
        &["solv", "4"],
        &["show"],
        &["show", "--chess"],
        &["show", "4", "--sep"],
        &["show", "4", "--as", "poem"],
        &["show", "4", "--at"],
        &["show", "4", "--at", "many"],
        &["show", "4", "--step", "--at", "1"],
        &["show", "4", "--at", "1", "--at", "2"],
        &["play", "--level", "10"],
        &["play", "--language", "tlh"],
        &["match", "--first", "1", "--second", "1", "--rules", "cheese"],
        &["puzzle", "--hardness", "x"],
        &["puzzle", "-n", "0"],
        &["solve", "--threads", "9999"],
        &["serve", "--addr", "here"],
        &["completions", "cmd"],
    ] {
        prints_only_messages(args, "", "");
    }
}

#[test]
fn positions_and_games_are_shown_with_messages() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, contents: &str| written(&folder, name, contents);
    let game = file("game", "[RuleSet \"powers\"]\n\n1. 4 4 2. p4 *\n");
    let powers = file("powers", "[RuleSet \"powers\"]\n\n1. 4 keep pass 4 undo *\n");
    let board = file("board", &(".......\n".repeat(5) + "...x...\n"));
    let floating = file("floating", ".......\n...x...\n.......\n");
    for args in [
        &["show", "4453627"][..],
        &["show", "4453627", "--step"],
        &["show", &powers, "--step"],
        &["show", &powers, "--as", "moves"],
        &["show", &board],
        &["show", &board, "--as", "moves"],
        &["show", &board, "--at", "1"],
        &["show", "44536271"],
        &["show", "no moves"],
        &["show", "4", "--at", "2"],
        &["show", "4", "--game", "2"],
        &["show", "4", "--rules", "200x200"],
        &["show", "4", "--rules", "undo=many"],
        &["check", &game, &powers, &board, &floating, "/nowhere/at/all", "-"],
        &["draw", &board, "-o", "x.gif"],
        &["draw", "4", "-o", "x.bmp"],
        &["draw", "4", "-o", "-"],
        &["draw", "4", "--colour", "-o", "x.png"],
        &["draw", "4", "--look", "bitmap", "-o", "x.svg"],
        &["draw", "4", "--size", "1", "-o", "x.png"],
        &["draw", "4", "-o", "/nowhere/x.png"],
        &["classic"],
        &["classic", "chess"],
        &["classic", "lc3", "--save", "x.png"],
        &["classic", "bitmap", "--save", "x.txt"],
        &["classic", "lc3", "--record", &board],
        &["play", "--plain", "--size", "99x99"],
        &["join", "nonsense"],
        &["join", "http://127.0.0.1:1/g/7h2kq9wxyz"],
        &["rules"],
    ] {
        prints_only_messages(args, "", "");
    }
}

#[test]
fn the_solver_the_players_and_the_coach_print_only_messages() {
    for args in [
        &["hint", "444541155"][..],
        &["hint", "4555444454133"],
        &["hint", "444", "--rules", "popout 5x4"],
        &["hint", "--rules", "powers"],
        &["hint", "1212121"],
        &["review", "4453627"],
        &["review", "4453627", "--rules", "popout"],
        &["puzzle", "7", "--solution"],
        &["match", "--first", "2", "--second", "1", "-n", "2"],
        &["match", "--first", "dice", "--second", "dice", "-n", "1"],
        &["solve", "hello", "4444444", "1212121"],
        &["solve", "--board", "popout", "4"],
        &["solve", "--connect", "2", "4"],
        &["book", "verify", "--sample", "1"],
        &["book", "verify", "/nowhere/at/all"],
        &["book", "build", "--discs", "1", "-o", "/nowhere/at/all"],
        &["man", "chess"],
    ] {
        prints_only_messages(args, "", "");
    }
    let [answers, quits, ends] = ["99\n\n1\n2\n?\n", "q\n", ""];
    for input in [answers, quits, ends] {
        prints_only_messages(&["puzzle", "1500"], input, "");
    }
    // The names of the lessons are for typing.
    let names: Vec<&str> = four_engine::Lesson::all().iter().map(|lesson| lesson.name.as_str()).collect();
    let names = names.join(" ").replace('-', " ");
    for (args, input) in [
        (&["learn"][..], ""),
        (&["learn", "odd-even"], "\n?\n\n"),
        (&["learn", "double-threat"], "1\n5\n?\nq\n"),
        (&["learn", "nothing"], ""),
        (&["learn", "--mistakes", "4453627"], "?\n?\n?\n?\n"),
    ] {
        prints_only_messages(args, input, &format!("{names} nothing"));
    }
}

#[test]
fn a_benchmark_prints_only_messages() {
    // The names of the sets.
    let also = "end middle begin easy hard medium";
    prints_only_messages(&["bench", "--games", "0"], "", also);
}

#[test]
fn the_engine_explains_itself_with_messages() {
    let input = "ugi\nchess\nsetoption name Level\nsetoption name Level value 10\nsetoption name Cheese value 1\n\
                 setoption name Hash value 0\nposition chess\nposition startpos cheese\nposition startpos moves z\n\
                 position startpos moves 9\nposition fen ..x\nquery chess\ngo cheese depth 1\n\
                 position startpos moves 1212121\ngo\nquit\n";
    let output = four_in("xx", &["engine"], input.as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    let said: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("info string ").or_else(|| line.strip_prefix("id author ")))
        .collect();
    assert_eq!(said.len(), 14, "{text}");
    for line in said {
        assert_eq!(unbracketed(line), [""; 0], "{line}");
    }
}

#[test]
fn a_server_and_its_database_are_reported_with_messages() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut server = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(["serve", "--addr", "127.0.0.1:0", "--db", &database, "--language", "xx"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(server.stdout.take().unwrap()).lines().map(Result::unwrap);
    let said: Vec<String> = lines.take(2).collect();
    assert_eq!(foreign(&said.join("\n"), ""), [""; 0], "{said:?}");
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    let nowhere = format!("sqlite:{}", folder.path().join("none.db").display());
    for args in [
        &["admin", "show", "7h2kq9wxyz", "--db", &database][..],
        &["admin", "delete", "nonsense", "--db", &database],
        &["admin", "backup", copy, "--db", &database],
        &["admin", "backup", copy, "--db", &database],
        &["admin", "restore", copy, "--db", &database],
        &["admin", "check", "--db", &database],
        &["admin", "list", "--db", &nowhere],
        &["admin", "list", "--db", "postgres:games"],
        &["admin", "list"],
        &["serve", "--db", &database, "--addr", "192.0.2.1:1"],
    ] {
        prints_only_messages(args, "", "");
    }
    let list = four_in("xx", &["admin", "list", "--db", &database], b"");
    assert_eq!((list.stdout, list.stderr, list.status.code()), (Vec::new(), Vec::new(), Some(0)));
    server.kill().unwrap();
    server.wait().unwrap();
}
