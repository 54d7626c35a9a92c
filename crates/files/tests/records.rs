//! Games in files: writing and reading, messages about invalid files, atomic saving.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use four_files::{Document, GameFile, GameFileError, SaveError, log, open, save};
use four_rules::{Input, Log, Outcome, Record, Rules, Side, Tie};
use tempfile::TempDir;

fn game(rules: &str, words: &str) -> Log {
    let mut log = Log::new(rules.parse().unwrap(), ["Ann", "Bob"]);
    for word in words.split_whitespace() {
        match Input::parse(log.game().turn(), word).unwrap() {
            Input::Action(action) => log.play_declining(action).unwrap(),
            input => {
                log.decline_offers();
                log.enter(log.game().turn(), input).unwrap()
            }
        };
    }
    log
}

fn message(text: &str) -> String {
    Document::read(text, Rules::default()).unwrap_err().to_string()
}

const POWERS: &str = "4 block 4 4 1 undo 2 x42 8 nonsense 3 keep pass";

#[test]
fn a_log_and_a_record_read_back_as_the_same_game() {
    for log in [game("standard", "4 4 5 3 6 2 7"), game("powers", POWERS), game("duel", "4 8 4 undo 4 keep")]
    {
        for text in [log::write(&log), Record::from_log(log.clone()).to_string()] {
            let Document::Games(games) = Document::read(&text, Rules::default()).unwrap() else { panic!() };
            let [ref read] = games[..] else { panic!() };
            assert_eq!(read.log(), &log);
        }
    }
}

#[test]
fn comments_clocks_and_glyphs_of_a_record_are_kept() {
    let text = "\
[Game \"Four in a Row\"]
[Red \"Ann \\\"A\\\" \\\\\"]
[Yellow \"Bob\"]
[RuleSet \"standard\"]
[Result \"*\"]
[Date \"2026.11.15\"]

{before it begins} 1. 4 {[%eval 1] [%clk 0:01:10] the centre} 4 $2 2. 5 $6
{[%eval -3] goes on} 3 *
";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.plies()[0].note.clock, Some(70));
    assert_eq!(record.plies()[2].note.eval, Some(-3));
    let loose: Record = "1.4! 4?? ; a remark\n2... 5 *".parse().unwrap();
    let notes: Vec<_> = loose.plies().iter().map(|ply| (ply.note.glyph, ply.note.text.as_str())).collect();
    assert_eq!(notes, [(Some(1), ""), (Some(4), "a remark"), (None, "")]);
}

/// Found by fuzzing: the seconds of such a clock did not fit into a number.
#[test]
fn a_clock_that_no_clock_shows_is_a_comment() {
    for clock in ["0:1014274691:10", "0:00:60", "4000000000:00:00", "1:2", "0:0:0:0"] {
        let record: Record = format!("1. 4 {{[%clk {clock}]}} *").parse().unwrap();
        let note = &record.plies()[0].note;
        assert_eq!((note.clock, note.text.as_str()), (None, format!("[%clk {clock}]").as_str()));
        assert_eq!(record.to_string().parse::<Record>().unwrap().plies()[0].note, *note);
    }
}

/// Found by fuzzing: a resignation in place of an answer was written as an answer.
#[test]
fn a_resignation_in_place_of_an_answer_is_kept() {
    let record: Record = "[RuleSet \"powers\"]\n1. 4 4 2. 1 keep resign 0-1".parse().unwrap();
    assert_eq!(record.log().game().outcome(), Some(&Outcome::Resigned { loser: Side::First }));
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!(read.log(), record.log());
}

#[test]
fn rulings_of_the_host_are_kept() {
    for (moves, written, outcome) in [
        ("1. 4 agreed 1/2-1/2", "1. 4 agreed 1/2-1/2", Outcome::Tie(Tie::Agreed)),
        ("1. 4 time 1-0", "1. 4 time2 1-0", Outcome::TimedOut { loser: Side::Second }),
        ("1. 4 time1 0-1", "1. 4 2. time1 0-1", Outcome::TimedOut { loser: Side::First }),
    ] {
        let record: Record = moves.parse().unwrap();
        let text = record.to_string();
        assert_eq!(text.lines().last(), Some(written));
        assert_eq!(record.log().game().outcome(), Some(&outcome));
        assert_eq!(text.parse::<Record>().as_ref().map(Record::log), Ok(record.log()));
        assert_eq!(record.log().replay().as_ref(), Ok(record.log()));
    }
    let asked: Record = "[RuleSet \"powers\"]\n1. 4 4 2. 1 keep agreed 1/2-1/2".parse().unwrap();
    assert_eq!(asked.to_string().parse::<Record>().as_ref().map(Record::log), Ok(asked.log()));
}

#[test]
fn an_invalid_record_is_reported_with_its_place() {
    for (text, expected) in [
        ("", "there is nothing in it"),
        ("[Game \"Four", "line 1, column 12: cut off inside a tag"),
        ("1. 4 4 2. 5 {oops", "line 1, column 18: cut off inside a comment"),
        ("1. 4 4 2. 5\n", "line 2, column 1: cut off without a result (1-0, 0-1, 1/2-1/2 or *)"),
        ("1. 4 4\n2. 9 *", "line 2, column 4: '9' is refused: no column 9 on the board"),
        ("1. 4 4\n[Red \"A\"]", "line 2, column 1: cut off by the tags of the next game"),
        ("[0, 0, 1", "the list has no closing bracket"),
        ("{hello} 1. 4 9 *", "line 1, column 14: '9' is refused: no column 9 on the board"),
        ("1. 4 (4 5) *", "line 1, column 6: unexpected '(': variations are not supported"),
        ("1. 4 1-0", "line 1, column 6: the result 1-0 contradicts the moves, which lead to *"),
        (
            "[Result \"0-1\"]\n1. 4 *",
            "line 1, column 1: the result 0-1 contradicts the moves, which lead to *",
        ),
        (
            "[RuleSet \"200x200\"]\n*",
            "line 1, column 1: a board of 200×200 is too big: columns × (rows + 1) may be 128 at most",
        ),
        ("1. 1 2 2. 1 2 3. 1 2 4. 1 2 1-0", "line 1, column 27: '2' is refused: the game is over"),
        ("....\n.x..\n....\n....", "row 2 from the top, cell 2: a disc above a free cell"),
        ("44444444", "move 7, '4': column 4 is full"),
    ] {
        assert_eq!(message(text), expected, "{text}");
    }
    assert!(message("1. hello *").starts_with("line 1, column 4: 'hello' is not an action: "));
}

#[test]
fn an_invalid_log_is_reported_with_its_line() {
    let text = log::write(&game("standard", "4 4"));
    let lines: Vec<_> = text.lines().collect();
    let with = |index: usize, line: &str| {
        let mut lines = lines.clone();
        lines[index] = line;
        lines.join("\n")
    };
    for (text, expected) in [
        (text[..text.len() - 9].to_string(), "line 5: the line is cut off"),
        (lines[..4].join("\n"), "line 4: the log ends between the events of one input"),
        (
            lines[1..].join("\n"),
            "line 1: a log begins with a line {\"game\":…} that names the rules and the players",
        ),
        (
            with(1, "{\"dropped\":{\"by\":\"second\",\"at\":\"41\"}}"),
            "line 2: the rules refuse what leads to this event: the other side is to act",
        ),
        (
            with(1, "{\"dropped\":{\"by\":\"first\",\"at\":\"45\"}}"),
            "line 2: the rules lead to another event here: Dropped { by: First, at: Cell { column: Column(3), row: 0 } }",
        ),
        (with(1, "{\"turn_passed\":{\"to\":\"second\"}}"), "line 2: no input leads to this event here"),
        (
            with(1, "{\"dropped\":{\"by\":\"first\",\"at\":\"4\"}}"),
            "line 2: '4' is not a cell: expected a column and a row, such as 42",
        ),
        (with(1, "{dropped}"), "line 2: column 2: key must be a string"),
    ] {
        assert_eq!(message(&text), expected, "{text}");
    }
    let future = text.replace("\"format\":1", "\"format\":2");
    assert_eq!(message(&future), "line 1: unsupported log format 2: expected 1");
    let huge = text.replace("\"columns\":7", "\"columns\":200");
    assert!(message(&huge).starts_with("line 1: a board of 200×6 is too big"));
    let typo = text.replace("\"columns\":7", "\"colums\":7");
    assert!(message(&typo).starts_with("line 1: unknown field `colums`"), "{}", message(&typo));
}

#[test]
fn bytes_that_are_not_utf_8_are_reported_with_their_place() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, b"1. 4\n4 \xff *").unwrap();
    assert_eq!(open(&path).unwrap_err().to_string(), "line 2: byte 8 of the file is not UTF-8 text");
}

/// The names of everything in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_game_is_added_after_the_games_of_the_file() {
    for name in ["games.pgn", "games.jsonl"] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join(name);
        for round in 1..=2 {
            let mut file = GameFile::new(&path).unwrap();
            file.keep(&game("standard", "4")).unwrap();
            file.keep(&game("standard", "4 4")).unwrap();
            file.next_game();
            file.keep(&game("powers", POWERS)).unwrap();
            let Document::Games(games) = Document::read(&open(&path).unwrap(), Rules::default()).unwrap()
            else {
                panic!()
            };
            let logs: Vec<_> = games.into_iter().map(Record::into_log).collect();
            let expected = vec![[game("standard", "4 4"), game("powers", POWERS)]; round].concat();
            assert_eq!(logs, expected, "{name}");
        }
        assert_eq!(names(folder.path()), [name], "no temporary file stays");
    }
}

#[test]
fn a_file_without_games_is_not_touched() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("diary.txt");
    fs::write(&path, "Dear diary,").unwrap();
    let error = GameFile::new(&path).unwrap_err().to_string();
    assert!(
        error.starts_with(
            "the file exists and is not a record that a game can be added to (line 1, column 1:"
        ),
        "{error}"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), "Dear diary,");
}

#[test]
fn a_file_changed_by_another_program_is_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.pgn");
    let (mut one, mut other) = (GameFile::new(&path).unwrap(), GameFile::new(&path).unwrap());
    one.keep(&game("standard", "4")).unwrap();
    let error = other.keep(&game("standard", "5")).unwrap_err().to_string();
    assert_eq!(error, "another program has changed the file, so it is left alone");
    one.keep(&game("standard", "4 4")).unwrap();
    assert!(open(&path).unwrap().contains("1. 4 4 *"));
}

#[test]
fn a_record_cut_short_keeps_its_comments() {
    let record: Record = "[Event \"Cup\"]\n{hello} 1. 4 {good} 4 2. 5 $1 *".parse().unwrap();
    let cut = record.after(1).unwrap().to_string();
    assert!(cut.contains("[Event \"Cup\"]") && cut.ends_with("{hello} 1. 4 {good} *\n"), "{cut}");
    assert_eq!(record.after(3), Some(record.clone()));
    assert_eq!(record.after(4), None);
}

#[test]
fn a_record_without_rules_gets_the_given_ones() {
    let rules: Rules = "five".parse().unwrap();
    let Document::Games(games) = Document::read("1. 9 9 *", rules).unwrap() else { panic!() };
    assert_eq!(games[0].log().game().rules(), &rules);
}

#[test]
fn a_failed_write_leaves_the_file_as_it_was() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.pgn");
    assert!(GameFile::new(&folder.path().join("no such folder/games.pgn")).is_err());
    assert!(
        matches!(GameFile::new(folder.path()), Err(GameFileError::Save(SaveError::NotAFile))),
        "a folder"
    );
    assert!(matches!(save(Path::new("/dev/full"), b"x"), Err(SaveError::NotAFile)), "a device");
    symlink("nothing", folder.path().join("link.pgn")).unwrap();
    let link = GameFile::new(&folder.path().join("link.pgn"));
    assert!(matches!(link, Err(GameFileError::Save(SaveError::DanglingLink))), "{link:?}");
    fs::remove_file(folder.path().join("link.pgn")).unwrap();

    let mut file = GameFile::new(&path).unwrap();
    file.keep(&game("standard", "4")).unwrap();
    let before = fs::read(&path).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    let kept = file.keep(&game("standard", "4 4"));
    assert!(matches!(kept, Err(GameFileError::Save(SaveError::ReadOnly))), "{kept:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(names(folder.path()), ["games.pgn"], "no temporary file stays");
}

#[test]
fn saving_through_a_link_keeps_the_link_and_the_permissions() {
    let folder = TempDir::new().unwrap();
    let (real, link) = (folder.path().join("real.pgn"), folder.path().join("link.pgn"));
    fs::write(&real, "").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&real, &link).unwrap();
    save(&link, b"new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&real).unwrap(), b"new");
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
}
