//! The build refuses languages that do not agree with the English one, and says what is wrong with them.

#![allow(clippy::unwrap_used)]

#[path = "../build/check.rs"]
mod check;
#[allow(dead_code, reason = "the build also shows the source of a message")]
#[path = "../build/read.rs"]
mod read;

use std::fs;

/// What the build says to these files of `locales/`.
fn problems(files: &[(&str, &str)]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    match read::languages(folder.path()) {
        Ok(languages) => check::problems(&languages),
        Err(problems) => problems
            .into_iter()
            .map(|problem| problem.replace(&format!("{}/", folder.path().display()), ""))
            .collect(),
    }
}

/// What the build says when the other language has this text for an English one.
fn compared(english: &str, other: &str) -> String {
    problems(&[("en/a.ftl", english), ("vi/a.ftl", other)]).join("\n")
}

const WINS: &str = "wins = { $who ->\n    [you] You win!\n   *[other] { $who } wins!\n}\n";

#[test]
fn languages_that_agree_are_accepted() {
    assert_eq!(compared("a = { $x } of { $y }\nb = { a }\n", "a = { $y } / { $x }\nb = { $x } { $y }\n"), "");
    assert_eq!(compared(WINS, "wins = { $who ->\n    [you] Bạn\n   *[other] { $who }\n} thắng!\n"), "");
    let both = "{ $loser ->\n    [you] You resigned: { $winner } wins\n   *[other] { $winner ->\n        \
                [you] { $loser } resigned: you win\n       *[other] { $loser } resigned: { $winner } wins\n    }\n}";
    assert_eq!(compared(&format!("a = {both}\n"), &format!("a = {both}\n")), "");
}

#[test]
fn missing_extra_and_misplaced_messages_are_named() {
    assert_eq!(compared("a = A\nb = B\n", "a = A\n"), "locales/vi/a.ftl: 'b' is missing");
    assert_eq!(compared("a = A\n", "a = A\nb = B\n"), "locales/vi/a.ftl: 'b' is not in en");
    assert_eq!(
        problems(&[("en/a.ftl", "a = A\n"), ("vi/b.ftl", "a = A\n")]),
        ["locales/vi/b.ftl: 'a' belongs into a.ftl"]
    );
    assert_eq!(
        problems(&[("en/a.ftl", "a = A\n"), ("en/b.ftl", "a = A\n")]),
        ["en/b.ftl: 'a' is also in a.ftl"]
    );
    assert_eq!(problems(&[("vi/a.ftl", "a = A\n")]), ["there is no folder locales/en"]);
}

#[test]
fn other_arguments_are_named() {
    assert_eq!(compared("a = { $x }\n", "a = A\n"), "locales/vi/a.ftl: 'a' does not use $x");
    assert_eq!(compared("a = A\n", "a = { $x }\n"), "locales/vi/a.ftl: 'a' uses $x, which en does not have");
}

#[test]
fn a_person_who_may_be_the_reader_is_never_shown_by_name() {
    let bare = "locales/vi/a.ftl: 'wins' shows $who without a variant [you]: '$who' may be the reader";
    assert_eq!(compared(WINS, "wins = { $who } thắng!\n"), bare);
}

#[test]
fn names_that_cannot_be_methods_and_variants_for_scripts_are_refused() {
    let both = |text: &str| compared(text, text);
    assert!(both("continue = A\n").contains("'continue' is a keyword of Rust"));
    assert!(both("a = { $move }\n").contains("$move is a keyword of Rust"));
    assert!(both("bigWord = A\n").contains("'bigWord' may have only small letters"));
    let variants = "script-a = { $n ->\n    [one] A\n   *[other] B\n}\n";
    assert!(both(variants).contains("'script-a' has variants, which scripts cannot choose from"));
}

#[test]
fn what_is_not_supported_is_said() {
    for (text, why) in [
        ("a = A\n    .b = B\n", "attributes are not supported"),
        ("a = { NUMBER($x) }\n", "functions, attributes and terms with arguments are not supported"),
        ("a = { b }\n", "there is no message 'b'"),
        ("a = { a }\n", "'a' contains itself"),
        ("a = { -b }\n", "there is no term '-b'"),
        ("a = { $x\n", "en/a.ftl: "),
    ] {
        let said = problems(&[("en/a.ftl", text)]).join("\n");
        assert!(said.contains(why), "{text}: {said}");
    }
}
