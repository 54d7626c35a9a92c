//! [`LocalGame`]: taking back, the score of a series, and saving in the library.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;

use four_engine::Level;
use four_files::Library;
use four_rules::{Action, Awaiting, Column, Rules, Side};
use four_session::{GameSession, LocalGame, Request, RequestError, Seat, SeriesScore};
use four_text::{Language, Text};

fn text() -> Text {
    Text::of(Language::EN)
}

fn two_players(rules: &str, library: Option<&Library>) -> LocalGame {
    let seats = [Seat::Human("Ann".into()), Seat::Human("Bob".into())];
    LocalGame::new(rules.parse().unwrap(), seats, library, 1)
}

fn against_computer(level: Level, library: Option<&Library>) -> LocalGame {
    let seats = [Seat::Human(String::new()), Seat::Computer(level)];
    LocalGame::new(Rules::default(), seats, library, 1)
}

/// Plays drops into these columns, counted from 1.
fn drop_all(game: &mut LocalGame, columns: &str) {
    for symbol in columns.chars() {
        game.request(Request::Play(Action::Drop(Column::from_symbol(symbol).unwrap()))).unwrap();
    }
}

fn moves(game: &LocalGame) -> String {
    game.log().unwrap().to_moves().unwrap()
}

#[test]
fn two_players_take_back_one_move_at_a_time_and_play_it_again() {
    let mut game = two_players("standard", None);
    assert_eq!(game.request(Request::TakeBack), Err(RequestError::NothingToTakeBack));
    drop_all(&mut game, "4453");
    game.request(Request::TakeBack).unwrap();
    game.request(Request::TakeBack).unwrap();
    assert_eq!((moves(&game).as_str(), game.log().unwrap().game().turn()), ("44", Side::First));
    game.request(Request::PlayAgain).unwrap();
    assert_eq!(moves(&game), "445");
    drop_all(&mut game, "7");
    assert_eq!(
        game.request(Request::PlayAgain).err(),
        Some(RequestError::NothingToPlayAgain),
        "another move was made since"
    );
    assert_eq!(moves(&game), "4457");
}

#[test]
fn moves_are_numbered_disc_by_disc_and_an_undone_number_comes_again() {
    let mut game = two_players("powers", None);
    // The first try is a mistake, which has no number.
    drop_all(&mut game, "34");
    game.request(Request::Answer(false)).unwrap();
    drop_all(&mut game, "4");
    game.request(Request::Answer(false)).unwrap();
    drop_all(&mut game, "3");
    game.request(Request::Answer(true)).unwrap();
    drop_all(&mut game, "5");
    game.request(Request::Answer(false)).unwrap();
    game.request(Request::Answer(true)).unwrap();
    drop_all(&mut game, "6");
    let list = game.snapshot().unwrap().move_list(text());
    assert_eq!(list, ["(3)", "1. 4", "2. 4", "3. 3", "undo", "3. 5", "block", "4. 6"]);
    let list = game.snapshot().unwrap().move_list(Text::of(Language::VI));
    assert_eq!(list[4], "rút lại");
}

#[test]
fn taking_back_against_the_computer_takes_back_its_answer_too() {
    let mut game = against_computer(Level::Step(1), None);
    drop_all(&mut game, "443");
    assert!(game.computer_to_act().is_some());
    game.request(Request::TakeBack).unwrap();
    assert_eq!(moves(&game), "44", "the computer had not answered yet");
    game.request(Request::TakeBack).unwrap();
    assert_eq!(moves(&game), "");
    assert_eq!(game.request(Request::TakeBack), Err(RequestError::NothingToTakeBack));
    game.request(Request::PlayAgain).unwrap();
    assert_eq!((moves(&game).as_str(), game.computer_to_act()), ("44", None));
}

#[test]
fn the_score_of_a_series_belongs_to_the_players_and_not_to_the_sides() {
    let mut game = two_players("standard", None);
    drop_all(&mut game, "1212121");
    assert_eq!(game.series_score().unwrap().won, [1, 0]);
    game.request(Request::TakeBack).unwrap();
    assert_eq!(game.series_score().unwrap().won, [0, 0], "a win that was taken back does not count");
    game.request(Request::PlayAgain).unwrap();
    game.request(Request::Rematch).unwrap();
    assert_eq!([Side::First, Side::Second].map(|side| game.name(side, text())), ["Bob", "Ann"]);
    assert_eq!(game.series_score().unwrap().won, [0, 1]);
    drop_all(&mut game, "1212121");
    assert_eq!(game.series_score().unwrap(), SeriesScore { won: [1, 1], ties: 0 });
}

#[test]
fn rules_with_undo_charges_replace_taking_back() {
    let mut game = two_players("powers", None);
    drop_all(&mut game, "4");
    while game.log().unwrap().game().awaiting() != Awaiting::Move {
        game.request(Request::Play(Action::Pass)).unwrap();
    }
    assert_eq!(game.request(Request::TakeBack), Err(RequestError::UndoByRules));
    drop_all(&mut game, "4");
    game.request(Request::Play(Action::Pass)).unwrap();
    drop_all(&mut game, "3");
    assert_eq!(game.log().unwrap().game().awaiting(), Awaiting::Undo);
    game.request(Request::TakeBack).unwrap();
    assert_eq!(game.log().unwrap().game().charges(Side::First).undo, 2);
}

#[test]
fn a_game_resumes_from_the_library_as_it_was_saved() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().join("games"));
    let mut game = against_computer(Level::Perfect, Some(&library));
    assert!(library.unfinished().is_none(), "nothing is saved before the first move");
    drop_all(&mut game, "44");
    let saved = library.unfinished().unwrap();
    let mut again = LocalGame::resume(&saved, Some(&library), 1);
    assert_eq!(
        (again.log().unwrap().events(), again.seat(Side::Second)),
        (game.log().unwrap().events(), game.seat(Side::Second))
    );
    drop_all(&mut again, "3");
    assert_eq!(moves(&LocalGame::resume(&library.unfinished().unwrap(), Some(&library), 1)), "443");

    // The other game has changed the file, so this one gets a new file.
    drop_all(&mut game, "5");
    assert_eq!(game.unsaved(text()), None);
    let all: Vec<String> = library.games().map(|saved| saved.record.log().to_moves().unwrap()).collect();
    assert_eq!(all, ["445", "443"], "the newest game comes first");

    drop_all(&mut game, "3534");
    game.request(Request::Play(Action::Resign)).unwrap();
    assert_eq!(moves(&LocalGame::resume(&library.unfinished().unwrap(), Some(&library), 1)), "443");
    library.games().for_each(|saved| saved.delete().unwrap());
    assert_eq!(library.games().count(), 0);
}

#[test]
fn a_game_goes_on_if_the_library_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let mut game = two_players("standard", Some(&Library::new(file.join("games"))));
    drop_all(&mut game, "44");
    assert_eq!(game.unsaved(text()).as_deref(), Some("not a directory"));
    assert_eq!(moves(&game), "44");
}

#[test]
fn files_that_are_not_games_are_skipped_and_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().into());
    for (name, text) in
        [("empty.pgn", ""), ("cut.pgn", "[Game \"Four"), ("other.txt", "4453"), ("bytes.pgn", "\u{0}")]
    {
        fs::write(folder.path().join(name), text).unwrap();
    }
    assert_eq!(library.games().count(), 0);
    let mut game = two_players("standard", Some(&library));
    drop_all(&mut game, "4");
    assert_eq!(library.games().count(), 1);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 5);
}
