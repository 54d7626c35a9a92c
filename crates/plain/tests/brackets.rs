//! Every text comes from the language files: in the made-up language `xx` each message is in ⟦brackets⟧, and no word is
//! outside.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../four/tests/common/brackets.rs"]
mod brackets;
mod common;

use std::fs;

use brackets::unbracketed;
use common::{folder, new_game, play, setup};
use four_engine::Level;
use four_files::Library;
use four_session::start::{Setup, Start};

/// Everything that a session prints. Typed lines are not echoed.
fn said(start: Start, setup: Setup, lines: &str) -> String {
    play(start, setup, false, lines.as_bytes()).0
}

/// Fails on words outside brackets, and unless the session prints each of `parts`.
#[track_caller]
fn bracketed(start: Start, setup: Setup, lines: &str, parts: &[&str]) {
    let text = said(start, setup, lines);
    assert_eq!(unbracketed(&text), Vec::<String>::new(), "in:\n{text}");
    for part in parts {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

#[test]
fn words_outside_of_brackets_are_found() {
    assert_eq!(unbracketed("⟦Menu:⟧\n⟦1. ⟦Play⟧⟧\n x o = ⟦red⟧ 42> "), Vec::<String>::new());
    assert_eq!(unbracketed("⟦Menu⟧ and ⟦⟦Play⟧ it⟧ 1st"), ["and", "st"]);
}

#[test]
fn the_menu_and_the_settings_say_only_messages() {
    let lines = "help\nhm\n\n1\n5\nhelp\nhm\nback\n6\n7\nhelp\n2\n11\n5\n3\n9\n2\n4\nchess\n2x2\nundo=many\nsettle=never\n\
                 help\nmisere\n5\n5\n6\ncoach off\nscores off\n7\nAnn\nhm\nlanguage tlh\nlanguage xx\n\nleave\n2\n\n1\n\nmenu\n\
                 3\nBea\nCy\nfive\n3\nwho\nquit\n";
    let parts = [
        "⟦I do not understand \"hm\"",
        "⟦There is no unfinished game.⟧",
        "'chess'",
        "'many'",
        "Bea",
        "⟦Goodbye.⟧",
    ];
    bracketed(Start::Menu, setup("xx"), lines, &parts);
}

#[test]
fn games_by_every_kind_of_rules_say_only_messages() {
    let powers = "1\n4\n\n4\nn\n3\nfish\nhelp\nundo\n5\nn\ny\n6\n\n1\n\n\nremove 51\nremove 4 2\nremove 99\nremove\ncolumn 4\n\
                  who\nrules\nmoves\nhelp\nundo\ndraw\nhint\nscores\nsettings\nleave\n";
    bracketed(new_game("powers", None), setup("xx"), powers, &["⟦Removals left: 0.⟧", "undoes the move"]);
    let duel = "4\n4\nn\n4\nn\n4\nn\n4\nn\n4\nn\nhello\n9\npop 4\nremove 41\ndraw\n0\n99\n4\n4\n4\nwho\n";
    bracketed(new_game("duel", None), setup("xx"), duel, &["made a mistake", "too many mistakes"]);
    let popout = "4\n5\npop 5\np4\ncolumn 4\ncolumn x\npop 9\npop\nhelp\nhint\nscores\nrules\nreview\nlast\nsummary\ntry 1\n";
    bracketed(new_game("popout", None), setup("xx"), popout, &["⟦My advice: ", "pops the bottom disc"]);
    let misere = "1\n2\n1\n2\n1\n2\n1\nboard\nhint\n4\nundo\nredo\n";
    bracketed(new_game("misere", None), setup("xx"), misere, &["made a line with"]);
    bracketed(
        new_game("1x3 connect=3", None),
        setup("xx"),
        "1\n1\n1\n1\nwho\n",
        &["⟦A draw: the board is full.⟧"],
    );
}

#[test]
fn the_coach_and_a_review_say_only_messages() {
    let play = "help\nb\nrows\npicture\nthreats\nmoves\n444\nundo\nredo\nagreed\ncoach on\nscores on\n1\nhint\n2\n1\n2\n1\n\
                threats\nboard\ncolumn 1\nrows\npicture\n3\nundo\nredo\nresign\nn\nnew\nn\n1\nhint\nscores\nrematch\nwho\n";
    let review = "2\n3\nreview\nhelp\nnext\n\nback\nfirst\nlast\nturning\nfirst\nturning\nturning back\nsummary\ntry 4\ntry 9\n\
                  99\nhm\nmoves\nboard\nthreats\nsave\nlanguage\nleave\nresign\ny\nundo\nquit\n";
    let parts = ["⟦Coach: column ", "⟦Scores for ", " wins with ", "⟦Move 1 of ", "⟦Resign?⟧", " resigned: "];
    bracketed(new_game("5x4", None), setup("xx"), &format!("{play}{review}"), &parts);
}

#[test]
fn a_game_against_the_computer_says_only_messages() {
    let lines = "4\n3\n2\n5\n1\n6\n7\n".repeat(12) + "hint\nwho\nresign\nrematch\nquit\n";
    bracketed(
        new_game("standard", Some(Level::Step(1))),
        setup("xx"),
        &lines,
        &["⟦You drop into", "⟦Computer 1 (⟦Beginner⟧)⟧", " win"],
    );
}

#[test]
fn a_puzzle_says_only_messages() {
    let lines =
        "puzzle\nhelp\n9\n1\n2\n3\n4\n5\n6\n7\nboard\nhm\ndrop\nsolution\nlanguage tlh\n\nback\nquit\n";
    let parts = ["⟦Puzzle ", " is wrong: ", "⟦Solved "];
    bracketed(new_game("standard", None), setup("xx"), lines, &parts);
}

#[test]
fn files_and_the_list_of_games_say_only_messages() {
    let folder = folder();
    let at = |name: &str| folder.join(name).display().to_string();
    let with_library = || Setup { library: Some(Library::new(folder.join("games"))), ..setup("xx") };
    fs::write(folder.join("board.txt"), ". . .\n. x o\n").unwrap();
    fs::write(folder.join("bad.pgn"), "[Game \"Four in a Row\"]\n\n1. 4 9 *\n").unwrap();
    let saves = format!(
        "4\n5\nsave {0}\nsave {0}\nhm\nn\nsave {0}\ny\nsave {1}\nsave {2}\nsave\n",
        at("game.pgn"),
        at("game.doc"),
        at("no/game.pgn")
    );
    let opens =
        ["game.pgn", "none.pgn", "board.txt", "bad.pgn"].map(|name| format!("open {}\nleave\n", at(name)));
    let list = "games\nhelp\nhm\nmore\nopen 12\nopen 4455\nleave\nopen 449\nsearch fish\ngames\nreview 1\nleave\ndelete 9\n\
                delete 1\nn\ndelete 1\ny\ngames\nback\nquit\n";
    let lines = format!("{saves}games\n{}{list}", opens.concat().replace("leave\n", "leave\ngames\n"));
    let parts = [
        "⟦Saved as ",
        "was not written: ⟦",
        "⟦Delete this game for good?⟧",
        "⟦Deleted.⟧",
        "⟦There are no games",
    ];
    bracketed(new_game("standard", None), with_library(), &lines, &parts);
    bracketed(Start::Continue, with_library(), "1\n", &["⟦There is no unfinished game.⟧"]);
}

#[test]
fn a_resumed_and_an_unsaved_game_say_only_messages() {
    let folder = folder();
    let with_library = || Setup { library: Some(Library::new(folder.join("games"))), ..setup("xx") };
    said(new_game("standard", Some(Level::Step(1))), with_library(), "4\n4\n");
    bracketed(
        Start::Continue,
        with_library(),
        "moves\nresign\ny\nmenu\n5\n1\n",
        &["⟦The game goes on. Moves so far: 4.⟧"],
    );
    fs::write(folder.join("file"), "in the way").unwrap();
    let settings_file = Some(folder.join("file/settings.json"));
    let unsaved =
        Setup { library: Some(Library::new(folder.join("file/games"))), settings_file, ..setup("xx") };
    let parts = ["⟦Cannot save (", "⟦The settings cannot be saved ("];
    bracketed(new_game("standard", None), unsaved, "4\n4\ncoach on\n", &parts);
}
