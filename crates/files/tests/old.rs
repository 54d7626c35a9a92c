//! Logs and records written before actions had a text notation are still read.

#![allow(clippy::unwrap_used)]

use four_files::log;
use four_rules::{Input, Log, Record};

macro_rules! old {
    ($($name:literal),*) => {
        [$(($name, include_str!(concat!("old/", $name, ".jsonl")), include_str!(concat!("old/", $name, ".pgn")))),*]
    };
}

fn written_again(log: &Log) -> Log {
    log::read(&log::write(log)).unwrap().remove(0)
}

#[test]
fn an_old_log_and_its_record_hold_the_same_game() {
    for (name, lines, record) in
        old!("agreed", "duel", "popout", "powers", "powers-spent", "resigned", "time", "won")
    {
        let games = log::read(lines).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = record.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(games, [record.log().clone()], "{name}");
        assert_eq!(games[0].events().len(), lines.lines().count() - 1, "{name}");
        assert_eq!(written_again(&games[0]), games[0], "{name}");
        assert_eq!(record.to_string().parse(), Ok(record), "{name}");
    }
}

#[test]
fn violations_are_written_in_the_notation_of_actions() {
    let [(_, lines, _), (_, powers, _)] = old!("duel", "powers");
    let duel = log::read(lines).unwrap().remove(0);
    let invalid = duel.inputs().iter().filter(|(_, input)| *input == Input::Invalid).count();
    assert_eq!(invalid, 2, "an input that is not an action, and a column that no board has");
    let text = log::write(&duel);
    let violations: Vec<_> = text.lines().filter(|line| line.contains("violated")).collect();
    assert_eq!(
        violations,
        [
            r#"{"violated":{"by":"first","mistake":"not_an_action"}}"#,
            r#"{"violated":{"by":"second","mistake":"not_an_action"}}"#,
            r#"{"violated":{"by":"second","attempt":"8","mistake":{"no_such_column":"8"}}}"#,
            r#"{"violated":{"by":"second","attempt":"E","mistake":{"no_such_column":"E"}}}"#,
        ]
    );
    let text = log::write(&log::read(powers).unwrap()[0]);
    assert!(
        text.contains(r#"{"violated":{"by":"first","attempt":"x45","mistake":{"not_their_disc":"45"}}}"#)
    );
}

#[test]
fn a_log_that_no_version_wrote_is_refused() {
    let (_, lines, _) = old!("duel")[0];
    for (old, wrong) in [
        (r#""command":"nonsense""#, r#""command":"agreed""#),
        (r#"{"no_such_column":"-"}"#, r#"{"no_such_column":"--"}"#),
        (r#"{"drop":"8"}"#, r#"{"drop":"88"}"#),
        (r#"{"drop":"8"}"#, r#"{"jump":"8"}"#),
    ] {
        assert!(lines.contains(old));
        assert!(log::read(&lines.replace(old, wrong)).is_err(), "{wrong}");
    }
}
