//! `four hint`, `review`, `match` and `puzzle`, in text and in JSON.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use serde_json::Value;

/// Standard output, standard error and the exit code.
fn four(args: &[&str], input: &str) -> (String, String, Option<i32>) {
    let output = common::four(args, input.as_bytes());
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// Standard output of a command that succeeds without a message.
fn prints(args: &[&str]) -> String {
    let (out, err, code) = four(args, "");
    assert_eq!((err.as_str(), code), ("", Some(0)), "{args:?}");
    out
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&prints(args)).unwrap()
}

#[test]
fn a_hint_names_the_move_and_the_reason() {
    let hint = prints(&["hint", "4433", "--language", "en"]);
    assert_eq!(
        hint,
        " . . . . . . .\n . . . . . . .\n . . . . . . .\n . . . . . . .\n . . o o . . .\n . + X X * + .\n 1 2 3 4 5 6 7\n\
         Red (x) to move: you win on move 7.\n\
         Column 5 is best.\n  \
           It makes two threats at once.\n    \
             You can win in column 2 or 6, and Yellow can stop only one.\n"
    );
    assert!(prints(&["hint", "4433", "--language", "vi"]).contains("Tốt nhất là cột 5."));
    let start = prints(&["hint", "--language", "en"]);
    assert!(
        start.contains(
            "Red (x) to move: you win on move 41.\nColumn 4 is best.\n  Only column 4 wins; the others draw or lose."
        ),
        "{start}"
    );
    assert!(start.ends_with("(More with --verbose.)\n"), "{start}");
    let all = prints(&["hint", "444541155", "--verbose", "--language", "en"]);
    assert!(all.contains("\n    For you, everything depends on row 2 of column 2."), "{all}");
    assert!(all.contains("\nJust as good: 5 1\nScores from the left: 6 -5 -6 6 6 -10 -4\n"), "{all}");
    let trap = prints(&["hint", "4555444454133", "--verbose", "--language", "en"]);
    assert!(trap.contains("\nStay out of column 2. It lets Red win right on top. The disc on top"), "{trap}");
}

#[test]
fn a_hint_under_other_rules_is_marked_as_an_estimate() {
    let hint = prints(&["hint", "444", "--rules", "popout 5x4", "--language", "en"]);
    assert!(hint.contains("as far as I can see") && hint.contains("The line I expect: "), "{hint}");
    assert_eq!(
        prints(&["hint", "--rules", "powers", "--language", "en"]),
        "Red (x) to move: 4 is the only move.\n"
    );
    let large = prints(&["hint", "1", "--rules", "12x9", "--language", "en"]);
    assert!(large.contains("as far as I can see"), "{large}");
    assert!(large.ends_with("Nothing can be proved in time here; this is an estimate.\n"), "{large}");
    // Two threats are proved by the board.
    let shown = prints(&["hint", "556", "--rules", "12x9", "--language", "en"]);
    assert!(shown.contains("It stops Red's attack in column 7."), "{shown}");
    let known = json(&["hint", "121212", "--rules", "popout", "--json"]);
    assert_eq!((&known["proved"], &known["best"], &known["end"]), (&false.into(), &"1".into(), &1.into()));
}

#[test]
fn a_hint_in_json_has_the_claims() {
    let advice = json(&["hint", "444541155", "--json"]);
    assert_eq!(advice["proved"], true);
    assert_eq!(advice["advice"]["best"], serde_json::json!(["4", "5", "1"]));
    assert_eq!(advice["advice"]["headline"]["claim"], "spoils");
    assert_eq!(advice["text"], "It blocks Red's stack of 2 from above.");
    let claims = advice["claims"].as_array().unwrap();
    let decides = claims.iter().find(|claim| claim["claim"]["claim"] == "decides").unwrap();
    assert_eq!(decides["cells"], serde_json::json!(["22"]));
    assert_eq!(decides["lines"][0].as_array().unwrap().len(), 4);
    assert!(
        decides["text"].as_str().unwrap().starts_with("For Yellow, everything depends on row 2 of column 2.")
    );
}

#[test]
fn a_review_has_grades_turning_points_and_reasons() {
    let review = prints(&["review", "4453627", "--language", "en"]);
    let lines: Vec<&str> = review.lines().collect();
    assert_eq!(lines[0], "  1. 4 Red     best        Red wins on move 41");
    assert_eq!(lines[2], "  3. 5 Red     inaccuracy  Red loses on move 40");
    assert_eq!(lines[3], "       Only column 4 kept the win; now Yellow can win.");
    assert!(review.contains("\n       It lets Red win in column 7.\n  7."), "{review}");
    for line in [
        "The game for Red: ▆▆▃▃▃██",
        "Turning point at move 3, Red: win → loss",
        "Turning point at move 6, Yellow: win → loss",
        "Red: best 3, fine 0, inaccuracy 1, mistake 0, blunder 0",
        "79% accuracy: Red",
        "67% accuracy: Yellow",
        "Red wins with the line 41 51 61 71.",
    ] {
        assert!(lines.contains(&line), "{line}\n{review}");
    }
    let (named, ..) = four(&["review", "-", "--language", "en"], "[Red \"Ann\"]\n1. 4 4 *\n");
    assert!(named.starts_with("Red: Ann.\n\n  1. 4 Ann     best "), "{named}");
    let all = prints(&["review", "4453627", "--verbose", "--language", "en"]);
    assert!(
        all.contains(
            "\n         The threat was already there: a disc in that column completes a line\n         across.\n"
        ),
        "{all}"
    );
    assert!(all.contains("\n          . o o X X X +\n"), "{all}");
    let review = prints(&["review", "4453627", "--language", "vi"]);
    assert!(review.contains("Bước ngoặt ở nước 3, Đỏ: thắng → thua"), "{review}");

    let review = json(&["review", "4453627", "--json"]);
    assert_eq!(review["turning_points"], serde_json::json!([3, 6]));
    assert_eq!(review["moves"].as_array().unwrap().len(), 7);
    assert_eq!(review["moves"][5]["verdict"]["grade"], "blunder");
    assert_eq!(review["moves"][5]["verdict"]["headline"]["claim"], "leaves_open");
    assert_eq!(review["moves"][5]["verdict"]["sight"], "glance");
    assert_eq!(review["accuracy"].as_array().unwrap().len(), 2);
    assert_eq!(review["curve"][6], 100.0);
}

#[test]
fn the_language_option_replaces_that_of_the_locale() {
    let speak = |name: &str, value: &str, args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_four"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.args(["hint", "1212"]).args(args).env(name, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap().contains("Tốt nhất là cột")
    };
    assert!(speak("LANG", "vi_VN.UTF-8", &[]));
    assert!(speak("LC_ALL", "vi", &[]));
    assert!(!speak("LANG", "C", &[]));
    assert!(!speak("LANG", "vi_VN.UTF-8", &["--language", "en"]));
}

#[test]
fn a_command_that_fails_says_why() {
    for (args, message) in [
        (&["hint", "1212121"][..], "four: 1212121: the game is over\n"),
        (
            &["hint", "4444444"],
            "four: 4444444: move 7, '4': column 4 is full (and there is no file of that name)\n",
        ),
        (
            &["review", "4455", "--rules", "popout"],
            "four: 4455: the coach only knows games without pop-out, misère and powers\n",
        ),
        (
            &["match", "--first", "10", "--second", "1"],
            "error: invalid value '10' for '--first <LEVEL>': '10' is not a level",
        ),
        (
            &["hint", "4", "--language", "tlh"],
            "error: invalid value 'tlh' for '--language <CODE>': 'tlh' is not a language",
        ),
        (
            &["puzzle", "--hardness", "x"],
            "error: invalid value 'x' for '--hardness <HARDNESS>': 'x' is not one of",
        ),
    ] {
        let (out, err, code) = four(args, "");
        assert_eq!((out.as_str(), code), ("", Some(2)), "{args:?}");
        assert!(err.starts_with(message), "{err}");
    }
}

#[test]
fn a_match_is_counted_and_depends_only_on_its_seed() {
    let args = ["match", "--first", "3", "--second", "2", "-n", "20", "--seed", "9", "--show"];
    let counted =
        |out: String| out.lines().filter(|line| !line.contains("time of")).map(String::from).collect();
    let one: Vec<String> = counted(prints(&args));
    let again: Vec<String> = counted(prints(&[&args[..], &["--threads", "1"]].concat()));
    assert_eq!(one, again, "the number of threads does not matter");
    assert_eq!(one[20], "3 against 2, 20 games of standard, seed 9:");
    assert!(one[..20].iter().all(|moves| moves.chars().all(|c| c.is_ascii_digit())));
    assert!(one[23].starts_with("           all: ") && one[24].starts_with("           Elo: +"), "{one:?}");
    let powers =
        prints(&["match", "--first", "2", "--second", "1", "-n", "4", "--rules", "powers", "--show"]);
    assert!(powers.contains("keep") && powers.contains("4 games of powers"), "{powers}");
}

#[test]
fn a_puzzle_is_asked_judged_and_played_to_the_end() {
    let list = prints(&["puzzle", "--theme", "double-threat", "--hardness", "easy", "--seed", "7", "--list"]);
    let words: Vec<&str> = list.split_whitespace().collect();
    let [id, moves, "win2", "double-threat", solution, "3", _] = words[..] else { panic!("{list}") };
    let data = json(&["puzzle", id, "--json"]);
    assert_eq!((&data["puzzle"]["moves"], &data["hardness"]), (&moves.into(), &"easy".into()));
    assert_eq!(data["puzzle"]["goal"]["moves"], 2);

    let other = ('1'..='7').find(|column| column.to_string() != solution).unwrap();
    let (out, err, code) =
        four(&["puzzle", id, "--language", "en"], &format!("99\n\n{other}\n{solution}\n?\n"));
    assert_eq!((err.as_str(), code), ("", Some(0)));
    let wrong = format!("\nYour column (? for the solution, q to quit): {other}\nColumn {other} is ");
    for said in [
        &format!("Puzzle {id} · easy\nDouble threat, rating "),
        "win in 2 moves.",
        "'99' is not a column",
        &wrong,
        "\nRight! ",
        " was right.",
    ] {
        assert!(out.contains(said), "{said}\n{out}");
    }
    assert!(!out.contains("Better"), "the message names the solution: {out}");

    assert_eq!(four(&["puzzle", id], "q\n").2, Some(0));
    assert_eq!(four(&["puzzle", id], "").2, Some(1), "the input ended");
    assert!(prints(&["puzzle", id, "--solution", "--language", "vi"]).contains(&format!("Câu đố {id} · dễ")));
    assert_eq!(prints(&["puzzle", "-n", "30", "--seed", "1", "--list"]).lines().count(), 30);
    assert_eq!(prints(&["puzzle", "--daily", "--list"]).lines().count(), 1);
    for (args, said) in
        [(&["puzzle", "99999"][..], "no puzzle 99999"), (&["puzzle", "--theme", "x"], "not a theme")]
    {
        let (_, err, code) = four(args, "");
        assert!(err.contains(said) && code == Some(2), "{err}");
    }
}

#[test]
fn a_puzzle_solved_on_the_command_line_counts_in_the_profile() {
    let home = tempfile::tempdir().unwrap();
    let solve = |args: &[&str], input: &str| {
        let mut command = common::command("en");
        common::run(command.env("HOME", home.path()).args(args), input.as_bytes()).status.code()
    };
    assert_eq!(solve(&["puzzle", "1"], "q\n"), Some(0));
    assert_eq!(solve(&["puzzle", "--daily"], "?\n"), Some(0));
    let mut command = common::command("en");
    let listed = common::run(command.env("HOME", home.path()).args(["learn", "--json"]), b"");
    let listed: Value = serde_json::from_slice(&listed.stdout).unwrap();
    let puzzles = listed["profile"]["puzzles"].as_object().unwrap();
    assert_eq!(
        puzzles.values().collect::<Vec<_>>(),
        [&Value::Bool(false)],
        "the one whose solution was shown"
    );
    assert_eq!(listed["profile"]["days"].as_array().map(Vec::len), Some(1));
}

#[test]
fn lessons_are_listed_taken_and_explained() {
    let list = prints(&["learn"]);
    assert!(
        list.lines().count() >= 11 && list.contains("  drop           Drop and connect (suggested)"),
        "{list}"
    );
    let lesson = json(&["learn", "drop", "--json"]);
    assert_eq!(lesson["steps"][1]["position"]["moves"], "362345");
    assert_eq!(
        json(&["learn", "--json"])["lessons"].as_array().map(Vec::len),
        Some(list.lines().count() - 1)
    );

    let (out, err, code) = four(&["learn", "drop"], "3\n4\n1\n?\n5\n");
    assert_eq!((err.as_str(), code), ("", Some(0)), "{out}");
    for said in [
        "Drop and connect · 1/4",
        "Column 3 is not the one.",
        "Well done!",
        "Column 4 was right.",
        "Lesson finished",
    ] {
        assert!(out.contains(said), "{said}\n{out}");
    }
    assert!(out.contains(" . . O . . . .\n"), "the line is lit: {out}");
    let (out, _, code) = four(&["learn", "odd-even"], "\nq\n");
    assert!(out.contains(" . . x x o o .\n") && out.contains(" x o x x x o +\n"), "the cell is lit: {out}");
    assert_eq!(code, Some(0));
    let (_, err, code) = four(&["learn", "chess"], "");
    assert!(err.contains("no lesson 'chess': use one of drop, ") && code == Some(2), "{err}");
}

#[test]
fn mistakes_of_a_game_become_puzzles() {
    // Red overlooks its own row at the bottom, and the stack of Yellow.
    let game = "17273757";
    let data = json(&["learn", "--mistakes", game, "--json"]);
    let first = &data["mistakes"][0];
    assert_eq!((&first["goal"]["goal"], &first["lesson"]), (&"win".into(), &"block".into()), "{data:#}");
    let (out, err, _) = four(&["learn", "--mistakes", game], "?\nq\n");
    assert!(out.contains("you played column") && err.is_empty(), "{out}");
    assert!(prints(&["learn", "--mistakes", "44", "--second"]).contains("No mistakes of Yellow"));
}
