//! A table to play at: taking back, the evening's score, and the library that keeps every move.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;

use four_engine::Level;
use four_files::Library;
use four_rules::{Action, Awaiting, Column, Rules, Side};
use four_session::{Evening, GameSession, LocalGame, Request, RequestError, Seat};
use four_text::{Language, Text};

fn text() -> Text {
    Text::of(Language::EN)
}

fn two(rules: &str, library: Option<&Library>) -> LocalGame {
    let seats = [Seat::Human("Ann".into()), Seat::Human("Bob".into())];
    LocalGame::new(rules.parse().unwrap(), seats, library, 1)
}

fn against(level: Level, library: Option<&Library>) -> LocalGame {
    let seats = [Seat::Human(String::new()), Seat::Computer(level)];
    LocalGame::new(Rules::default(), seats, library, 1)
}

/// Drops discs into these columns, counted from 1.
fn drop_all(table: &mut LocalGame, columns: &str) {
    for symbol in columns.chars() {
        table.request(Request::Play(Action::Drop(Column::from_symbol(symbol).unwrap()))).unwrap();
    }
}

fn moves(table: &LocalGame) -> String {
    table.log().unwrap().to_moves().unwrap()
}

#[test]
fn two_players_take_back_a_move_each_and_play_it_again() {
    let mut table = two("standard", None);
    assert_eq!(table.request(Request::TakeBack), Err(RequestError::NothingToTakeBack));
    drop_all(&mut table, "4453");
    table.request(Request::TakeBack).unwrap();
    table.request(Request::TakeBack).unwrap();
    assert_eq!((moves(&table).as_str(), table.log().unwrap().game().turn()), ("44", Side::First));
    table.request(Request::PlayAgain).unwrap();
    assert_eq!(moves(&table), "445");
    drop_all(&mut table, "7");
    assert_eq!(
        table.request(Request::PlayAgain).err(),
        Some(RequestError::NothingToPlayAgain),
        "another move was made"
    );
    assert_eq!(moves(&table), "4457");
}

#[test]
fn against_the_computer_its_answer_goes_back_too() {
    let mut table = against(Level::Step(1), None);
    drop_all(&mut table, "443");
    assert!(table.computer_to_act().is_some());
    table.request(Request::TakeBack).unwrap();
    assert_eq!(moves(&table), "44", "it had not answered yet");
    table.request(Request::TakeBack).unwrap();
    assert_eq!(moves(&table), "");
    assert_eq!(table.request(Request::TakeBack), Err(RequestError::NothingToTakeBack));
    table.request(Request::PlayAgain).unwrap();
    assert_eq!((moves(&table).as_str(), table.computer_to_act()), ("44", None));
}

#[test]
fn the_evening_is_counted_for_the_players_and_not_for_the_sides() {
    let mut table = two("standard", None);
    drop_all(&mut table, "1212121");
    assert_eq!(table.evening().unwrap().won, [1, 0]);
    table.request(Request::TakeBack).unwrap();
    assert_eq!(table.evening().unwrap().won, [0, 0], "what was taken back was not won");
    table.request(Request::PlayAgain).unwrap();
    table.request(Request::Rematch).unwrap();
    let mut next = table;
    assert_eq!([Side::First, Side::Second].map(|side| next.name(side, text())), ["Bob", "Ann"]);
    assert_eq!(next.evening().unwrap().won, [0, 1]);
    drop_all(&mut next, "1212121");
    assert_eq!(next.evening().unwrap(), Evening { won: [1, 1], ties: 0 });
}

#[test]
fn where_the_rules_have_an_undo_it_is_theirs() {
    let mut table = two("powers", None);
    drop_all(&mut table, "4");
    while table.log().unwrap().game().awaiting() != Awaiting::Move {
        table.request(Request::Play(Action::Pass)).unwrap();
    }
    assert_eq!(table.request(Request::TakeBack), Err(RequestError::UndoByRules));
    drop_all(&mut table, "4");
    table.request(Request::Play(Action::Pass)).unwrap();
    drop_all(&mut table, "3");
    assert_eq!(table.log().unwrap().game().awaiting(), Awaiting::Undo);
    table.request(Request::TakeBack).unwrap();
    assert_eq!(table.log().unwrap().game().charges(Side::First).undo, 2);
}

#[test]
fn a_game_goes_on_from_the_shelf_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().join("games"));
    let mut table = against(Level::Perfect, Some(&library));
    assert!(library.unfinished().is_none(), "nothing is kept before the first move");
    drop_all(&mut table, "44");
    let kept = library.unfinished().unwrap();
    let mut again = LocalGame::resume(&kept, Some(&library), 1);
    assert_eq!(
        (again.log().unwrap().events(), again.seat(Side::Second)),
        (table.log().unwrap().events(), table.seat(Side::Second))
    );
    drop_all(&mut again, "3");
    assert_eq!(moves(&LocalGame::resume(&library.unfinished().unwrap(), Some(&library), 1)), "443");

    // The first one does not know of that: it gets a place of its own, and nothing is lost.
    drop_all(&mut table, "5");
    assert_eq!(table.unsaved(text()), None);
    let all: Vec<String> = library.games().map(|kept| kept.record.log().to_moves().unwrap()).collect();
    assert_eq!(all, ["445", "443"], "the one last played comes first");

    drop_all(&mut table, "3534");
    table.request(Request::Play(Action::Resign)).unwrap();
    assert_eq!(moves(&LocalGame::resume(&library.unfinished().unwrap(), Some(&library), 1)), "443");
    library.games().for_each(|kept| kept.delete().unwrap());
    assert_eq!(library.games().count(), 0);
}

#[test]
fn a_shelf_that_cannot_be_written_does_not_stop_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let mut table = two("standard", Some(&Library::new(file.join("games"))));
    drop_all(&mut table, "44");
    assert_eq!(table.unsaved(text()).as_deref(), Some("not a directory"));
    assert_eq!(moves(&table), "44");
}

#[test]
fn what_is_no_game_on_the_shelf_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().into());
    for (name, text) in
        [("empty.pgn", ""), ("cut.pgn", "[Game \"Four"), ("other.txt", "4453"), ("bytes.pgn", "\u{0}")]
    {
        fs::write(folder.path().join(name), text).unwrap();
    }
    assert_eq!(library.games().count(), 0);
    let mut table = two("standard", Some(&library));
    drop_all(&mut table, "4");
    assert_eq!(library.games().count(), 1);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 5);
}
