//! `four solve` as a filter, and `four book`.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// Standard output, standard error and the exit code of `four solve`.
fn solve(args: &[&str], input: &[u8]) -> (String, String, Option<i32>) {
    let output = common::four(&[&["solve"], args].concat(), input);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

fn prints(args: &[&str], input: &str, expected: &str) {
    assert_eq!(solve(args, input.as_bytes()), (expected.into(), String::new(), Some(0)));
}

#[test]
fn each_line_is_answered_with_its_score() {
    prints(
        &[],
        "45461667\n35333571 -3 from elsewhere\n13333111\r\n",
        "45461667 11\n35333571 -3\n13333111 0\n",
    );
    prints(&["--weak"], "45461667\n35333571\n13333111", "45461667 1\n35333571 -1\n13333111 0\n");
    prints(&["--all", "--no-book"], "44444436662\n", &all("44444436662"));
    prints(
        &["--no-book", "--threads", "2"],
        "2252576253462244111563365343671351441",
        "2252576253462244111563365343671351441 -1\n",
    );
    prints(&[], "", "");
    prints(&["45461667", "", "13333111"], "4444444", "45461667 11\n 1\n13333111 0\n");
}

/// The expected line of `--all`: the scores of the positions that the columns lead to, solved one by one.
fn all(moves: &str) -> String {
    let mut line = moves.to_owned();
    for column in '1'..='7' {
        let (out, _, code) = solve(&["--no-book"], format!("{moves}{column}").as_bytes());
        match (code, out.split_whitespace().nth(1)) {
            (Some(0), Some(score)) => line += &format!(" {}", -score.parse::<i32>().unwrap()),
            _ => line += " .",
        }
    }
    line + "\n"
}

#[test]
fn an_empty_line_is_the_empty_board() {
    prints(&[], "\n", " 1\n");
    prints(&["-a"], "\n", " -2 -1 0 1 0 -1 -2\n");
}

#[test]
fn boards_of_other_sizes_are_solved_and_impossible_ones_refused() {
    let nine = include_str!("../../engine/tests/data/9x5.txt").lines().next().unwrap();
    prints(&["--board", "9x5"], nine, &format!("{nine}\n"));
    let ten = include_str!("../../engine/tests/data/10x6.txt").lines().next().unwrap();
    prints(&["--board", "10x6"], ten, &format!("{ten}\n"));
    prints(&["--board", "3x3", "--connect", "3", "--all"], "\n", &format!("{}\n", three()));
    for (args, message) in [
        (&["--board", "99x99"][..], "four: 99x99: "),
        (&["--board", "popout"][..], "four: popout: a size is columns x rows, such as 9x5\n"),
        (&["--board", "7x6x5"][..], "four: 7x6x5: a size is"),
        (&["--connect", "2"][..], "four: 7x6: "),
    ] {
        let (out, err, code) = solve(args, b"4\n");
        assert_eq!((out.as_str(), code), ("", Some(2)), "{args:?}");
        assert!(err.starts_with(message), "{err}");
    }
}

/// The expected line of `--all` for three in a row on 3×3, from the score after each first move.
fn three() -> String {
    let (out, ..) = solve(&["--board", "3x3", "--connect", "3"], b"1\n2\n3\n");
    let scores = out.lines().map(|line| -line.split(' ').nth(1).unwrap().parse::<i32>().unwrap());
    scores.map(|score| format!(" {score}")).collect()
}

#[test]
fn stats_add_nodes_and_time_to_the_line() {
    let (out, _, code) = solve(&["--stats", "--no-book"], b"274552224131661\n");
    let words: Vec<&str> = out.split_whitespace().collect();
    assert_eq!((words[0], words[1], words.len(), code), ("274552224131661", "0", 4, Some(0)));
    assert!(words[2].parse::<u64>().unwrap() > 0 && words[3].parse::<u64>().unwrap() > 0, "{out}");
}

#[test]
fn an_invalid_line_is_reported_and_the_others_are_solved() {
    let mut input = b"45461667\nhello\n8\n4444444\n12121211\n1212121\n".to_vec();
    input.extend(vec![b'4'; 1 << 20]);
    input.extend(b"\n\xff\xfe\n45461667");
    let (out, err, code) = solve(&[], &input);
    assert_eq!(out, "45461667 11\n\n\n\n\n\n\n\n45461667 11\n");
    assert_eq!(
        err.lines().collect::<Vec<_>>(),
        [
            "four: line 2: move 1, 'h': there is no column h",
            "four: line 3: move 1, '8': there is no column 8",
            "four: line 4: move 7, '4': column 4 is full",
            "four: line 5: move 8, '1': the game is over",
            "four: line 6: the game is over: Red wins with the line 11 12 13 14",
            "four: line 7: that is too long for a game",
            "four: line 8: that is not text in UTF-8",
        ]
    );
    assert_eq!(code, Some(1));
}

#[test]
fn an_answer_is_written_before_the_next_line_is_read() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
        .arg("solve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        input.write_all(b"45461667\n").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, "45461667 11\n");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_book_is_verified_and_a_damaged_one_refused() {
    let verify = common::four(&["book", "verify", "--sample", "3"], b"");
    let text = String::from_utf8(verify.stdout).unwrap();
    assert!(text.contains("agree with each other") && text.contains("all as in the book"), "{text}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book");
    std::fs::write(&path, b"nonsense").unwrap();
    let wrong = common::four(&["book", "verify", path.to_str().unwrap()], b"");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("not an opening book"));
    std::fs::write(folder.path().join("book.part"), b"nonsense").unwrap();
    let wrong = common::four(&["book", "build", "--discs", "3", "-o", path.to_str().unwrap()], b"");
    assert_eq!(wrong.status.code(), Some(2));
}
