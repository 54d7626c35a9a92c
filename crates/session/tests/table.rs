//! A table to play at: taking back, the evening's score, and the shelf that keeps every move.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;

use four_engine::Level;
use four_files::Library;
use four_rules::{Action, Awaiting, Column, Language, Rules, Side};
use four_session::table::{NoUndo, Seat, Table};
use four_text::terminal::Words;

fn words() -> &'static Words {
    Words::of(Language::English)
}

fn two(rules: &str, shelf: Option<&Library>) -> Table {
    let seats = [Seat::Human("Ann".into()), Seat::Human("Bob".into())];
    Table::new(rules.parse().unwrap(), seats, shelf)
}

fn against(level: Level, shelf: Option<&Library>) -> Table {
    let seats = [Seat::Human(String::new()), Seat::Computer(level)];
    Table::new(Rules::default(), seats, shelf)
}

/// Drops discs into these columns, counted from 1.
fn drop_all(table: &mut Table, columns: &str) {
    for symbol in columns.chars() {
        table.play(Action::Drop(Column::from_symbol(symbol).unwrap())).unwrap();
    }
}

fn moves(table: &Table) -> String {
    table.log().to_moves().unwrap()
}

#[test]
fn two_players_take_back_a_move_each_and_play_it_again() {
    let mut table = two("standard", None);
    assert_eq!(table.take_back(), Err(NoUndo::Nothing));
    drop_all(&mut table, "4453");
    table.take_back().unwrap();
    table.take_back().unwrap();
    assert_eq!((moves(&table).as_str(), table.log().game().turn()), ("44", Side::First));
    table.play_again().unwrap();
    assert_eq!(moves(&table), "445");
    drop_all(&mut table, "7");
    assert_eq!(table.play_again().err(), Some(NoUndo::Nothing), "another move was made");
    assert_eq!(moves(&table), "4457");
}

#[test]
fn against_the_computer_its_answer_goes_back_too() {
    let mut table = against(Level::Step(1), None);
    drop_all(&mut table, "443");
    assert!(table.computer_to_act().is_some());
    table.take_back().unwrap();
    assert_eq!(moves(&table), "44", "it had not answered yet");
    table.take_back().unwrap();
    assert_eq!(moves(&table), "");
    assert_eq!(table.take_back(), Err(NoUndo::Nothing));
    table.play_again().unwrap();
    assert_eq!((moves(&table).as_str(), table.computer_to_act()), ("44", None));
}

#[test]
fn the_evening_is_counted_for_the_players_and_not_for_the_sides() {
    let mut table = two("standard", None);
    drop_all(&mut table, "1212121");
    assert_eq!((table.won(Side::First), table.won(Side::Second)), (1, 0));
    table.take_back().unwrap();
    assert_eq!(table.won(Side::First), 0, "what was taken back was not won");
    table.play_again().unwrap();
    let mut next = table.rematch(None);
    assert_eq!([Side::First, Side::Second].map(|side| next.name(side, words())), ["Bob", "Ann"]);
    assert_eq!((next.won(Side::First), next.won(Side::Second)), (0, 1));
    drop_all(&mut next, "1212121");
    assert_eq!((next.won(Side::First), next.won(Side::Second), next.tied()), (1, 1, 0));
}

#[test]
fn where_the_rules_have_an_undo_it_is_theirs() {
    let mut table = two("powers", None);
    drop_all(&mut table, "4");
    while table.log().game().awaiting() != Awaiting::Move {
        table.play(Action::Pass).unwrap();
    }
    assert_eq!(table.take_back(), Err(NoUndo::ByTheRules));
    drop_all(&mut table, "4");
    table.play(Action::Pass).unwrap();
    drop_all(&mut table, "3");
    assert_eq!(table.log().game().awaiting(), Awaiting::Undo);
    table.take_back().unwrap();
    assert_eq!(table.log().game().charges(Side::First).undo, 2);
}

#[test]
fn a_game_goes_on_from_the_shelf_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Library::new(folder.path().join("games"));
    let mut table = against(Level::Perfect, Some(&shelf));
    assert!(shelf.unfinished().is_none(), "nothing is kept before the first move");
    drop_all(&mut table, "44");
    let kept = shelf.unfinished().unwrap();
    let mut again = Table::resume(&kept);
    assert_eq!(
        (again.log().events(), again.seat(Side::Second)),
        (table.log().events(), table.seat(Side::Second))
    );
    drop_all(&mut again, "3");
    assert_eq!(moves(&Table::resume(&shelf.unfinished().unwrap())), "443");

    // The first one does not know of that: it gets a place of its own, and nothing is lost.
    drop_all(&mut table, "5");
    assert_eq!(table.unsaved, None);
    let all: Vec<String> = shelf.games().map(|kept| kept.record.log().to_moves().unwrap()).collect();
    assert_eq!(all, ["445", "443"], "the one last played comes first");

    drop_all(&mut table, "3534");
    table.play(Action::Resign).unwrap();
    assert_eq!(moves(&Table::resume(&shelf.unfinished().unwrap())), "443");
    shelf.games().for_each(|kept| kept.delete().unwrap());
    assert_eq!(shelf.games().count(), 0);
}

#[test]
fn a_shelf_that_cannot_be_written_does_not_stop_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let mut table = two("standard", Some(&Library::new(file.join("games"))));
    drop_all(&mut table, "44");
    assert_eq!(table.unsaved.as_deref(), Some("not a directory"));
    assert_eq!(moves(&table), "44");
}

#[test]
fn what_is_no_game_on_the_shelf_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Library::new(folder.path().into());
    for (name, text) in
        [("empty.pgn", ""), ("cut.pgn", "[Game \"Four"), ("other.txt", "4453"), ("bytes.pgn", "\u{0}")]
    {
        fs::write(folder.path().join(name), text).unwrap();
    }
    assert_eq!(shelf.games().count(), 0);
    let mut table = two("standard", Some(&shelf));
    drop_all(&mut table, "4");
    assert_eq!(shelf.games().count(), 1);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 5);
}
