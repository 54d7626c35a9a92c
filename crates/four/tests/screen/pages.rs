//! The other pages: review, export, saved games, puzzles, text boxes, and every page in both languages.

use std::fs;

use four_files::{Document, log};
use four_rules::{Record, Rules};
use four_text::Language;

use crate::board::shows;
use crate::pty::{CTRL_C, DOWN, ESCAPE, HOME, LEFT, Player, RIGHT, Terminal, newest, text};

/// The moves of a game that Red wins.
const WON: &str = "4455667";

fn played(player: &Player, size: (u16, u16)) -> Terminal {
    let mut terminal = player.plays(size, &["play", "--two"]);
    terminal.sees("Red to move").types(WON).sees("wins!");
    terminal
}

#[test]
fn a_game_is_reviewed_step_by_step_at_every_size() {
    for size in [(80, 24), (120, 40), (40, 15)] {
        let player = Player::new();
        let mut terminal = played(&player, size);
        let record = newest(&player.games()).unwrap();
        terminal.types("v").sees("Review").sees(&format!("move {0} of {0}", WON.len()));
        let after =
            |moves: &str| four_rules::Log::from_moves(Rules::default(), moves).unwrap().game().clone();
        assert_eq!(record.log().game().view(), after(WON).view());
        for length in (1..WON.len()).rev() {
            let game = after(&WON[..length]);
            terminal.types(LEFT).sees(&format!("move {length} of"));
            terminal.until("the board of that move", |screen| shows(screen, &game));
        }
        terminal.types(LEFT).sees("the start").types(RIGHT).sees("move 1 of").types(HOME).sees("the start");
        // The turning point, once the analyst has found it.
        while !terminal.text().contains("inaccuracy ◆") {
            terminal.types("t").settles();
        }
        terminal.types(HOME).sees("the start");
        // Other moves are tried and taken back.
        terminal.types("7").sees("trying 7");
        let tried = after("7");
        terminal.until("the move tried", |screen| shows(screen, &tried)).types("6").sees("trying 7 6");
        terminal.types("u").loses("7 6").types(ESCAPE).loses("trying").sees("the start");
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn a_game_is_exported_in_every_format() {
    let player = Player::new();
    let mut terminal = played(&player, (80, 24));
    let record = newest(&player.games()).unwrap();
    terminal.types("v").sees("Review");
    let mut saves = |name: &str| {
        terminal.types("e").sees("game.pgn").types(&"\x7f".repeat(8)).loses("game.pgn");
        terminal.types(name).types("\r").sees(&format!("Saved as {name}"));
        fs::read(player.home.path().join(name)).unwrap()
    };
    let saved: Record = String::from_utf8(saves("mine.pgn")).unwrap().parse().unwrap();
    assert_eq!(saved.log().inputs(), record.log().inputs());
    let events = String::from_utf8(saves("mine.jsonl")).unwrap();
    assert_eq!(events, log::write(record.log()));
    let Ok(Document::Games(games)) = Document::read(&events, Rules::default()) else { panic!("no game") };
    assert_eq!(games[0].log().events(), record.log().events());
    assert!(saves("mine.png").starts_with(b"\x89PNG\r\n"));
    assert!(saves("mine.gif").starts_with(b"GIF89a"));
    assert!(saves("mine.svg").starts_with(b"<svg"));
    // A name without a known ending, and a name of a file that exists.
    terminal.types("e").sees("game.pgn").types("x\r").sees("must end in").types(ESCAPE).loses("must end in");
    terminal.types("e").sees("game.pgn").types(&"\x7f".repeat(8)).types("mine.png\r").sees("Replace it?");
    terminal.types("y").sees("Saved as mine.png").types(CTRL_C).ends(0);
}

#[test]
fn every_page_changes_its_language() {
    let pages = [
        ("", "Quit", "Thoát"),
        ("\r", "First move", "Đi trước"),
        ("j\r", "Name of Yellow", "Tên bên Vàng"),
        ("jj\r", "Puzzle of the day", "Câu đố hôm nay"),
        ("jj\r\r", "Drop and connect", "Thả quân và nối bốn"),
        ("jj\r\r\r", "Drop", "Thả"),
        ("jj\rj\r", "Puzzle ", "Câu đố "),
        ("jj\rjjjj\r", "none yet", "chưa có"),
        ("jjj\r", "Your games", "Các ván của bạn"),
        ("jjjj\r", "Classic modes", "Chế độ cổ điển"),
        ("jjjjj\r", "rules of your own", "tự đặt luật"),
        ("jjjjjj\r", "Settings", "Cài đặt"),
        ("\r\r", "Your turn", "Đến lượt bạn"),
        ("\r\rv", "Review", "Xem lại"),
        ("\r\r?", "any other key closes", "phím khác để đóng"),
        ("jjj\ro", "Enter accepts", "Enter đồng ý"),
    ];
    for size in [(80, 24), (120, 40), (40, 15)] {
        for (keys, english, vietnamese) in pages {
            let player = Player::new();
            let mut terminal = player.plays(size, &[]);
            terminal.sees("Quit");
            for key in keys.chars() {
                // One key at a time, so that an escape is not read as part of the next key.
                let before = terminal.text();
                terminal
                    .types(&key.to_string())
                    .until("the page after a key", |screen| text(screen) != before);
            }
            terminal.sees(english);
            let (en, vi) = (Language::EN, Language::VI);
            terminal.speaks(en, vi).sees(vietnamese).speaks(vi, en).sees(english);
            terminal.speaks(en, vi).sees(vietnamese).types(CTRL_C).ends(0);
            let settings = fs::read_to_string(player.home.path().join("config/four/settings.json")).unwrap();
            assert!(settings.contains("\"vi\""), "the language is saved: {settings}");
            let mut terminal = player.plays(size, &[]);
            terminal.sees("Thoát").types("q").ends(0);
        }
    }
}

#[test]
fn games_are_found_opened_and_deleted() {
    let player = Player::new();
    played(&player, (80, 24)).types(CTRL_C).ends(0);
    let mut terminal = player.plays((80, 24), &["play", "--two", "--names", "Ann,Bob"]);
    terminal.sees("Ann to move").types("4").sees("1. 4").types("q").sees("Continue");
    terminal.types(&DOWN.repeat(4)).types("\r").sees("Your games").sees("Ann – Bob").sees("Red – Yellow");
    terminal.types("/").sees("Enter accepts").types("bob\r").loses("Red – Yellow").sees("Search: bob (1)");
    terminal.types("d").sees("Delete this game").types("y").sees("Deleted").sees("No game matches");
    terminal.types(ESCAPE).sees("Red – Yellow").types("\r").sees("Review").types(ESCAPE).sees("Your games");
    // Moves that are typed, a file that does not exist, and one that does.
    terminal.types("o").sees("moves such as").types("4453\r").sees("move 4 of 4").types(ESCAPE);
    terminal.sees("Your games").types("o").sees("moves such as").types("none.pgn\r").sees("no such file");
    fs::write(player.home.path().join("none.pgn"), "1. 4 4 2. 5 *\n\n1. 3 *\n").unwrap();
    terminal.types("\r").sees("holds 2 games").sees("move 1 of 1").types(CTRL_C).ends(0);
}

#[test]
fn a_puzzle_is_tried_and_its_solution_shown() {
    for size in [(80, 24), (120, 40), (40, 15)] {
        let player = Player::new();
        let mut terminal = player.plays(size, &["play", "--two", "--seed", "1"]);
        terminal
            .sees("Red to move")
            .types("q")
            .sees("Quit")
            .types("jj\r")
            .sees("Learn")
            .types("j\r")
            .sees("to move:");
        terminal.types("v").sees("Column").types("n");
        terminal.sees("to move:").types(ESCAPE).sees("Learn").types(ESCAPE).sees("Quit").types("q").ends(0);
    }
}

#[test]
fn a_classic_mode_borrows_the_terminal() {
    let player = Player::new();
    let mut terminal = player.plays((80, 24), &[]);
    terminal.sees("Quit").types("jjjj\r").sees("Classic modes").sees("lc3");
    terminal.clicks_on("lc3").until("the terminal lent", |screen| !screen.alternate_screen());
    for column in "1212121".chars() {
        terminal.sees("choose a column:").types(&format!("{column}\n"));
    }
    terminal.sees("Halting the processor").sees("Press Enter to come back").types("\r");
    terminal.until("the page again", |screen| screen.alternate_screen()).sees("Classic modes");
    terminal.types(CTRL_C).ends(0);
}

#[test]
fn a_text_box_is_edited_with_the_usual_keys() {
    const CTRL_U: &str = "\x15";
    const CTRL_W: &str = "\x17";
    const DELETE: &str = "\x1b[3~";
    const END: &str = "\x1b[F";
    let player = Player::new();
    let mut terminal = played(&player, (80, 24));
    terminal.types("v").sees("Review").types("e").sees("game.pgn").types(CTRL_U).loses("game.pgn");
    terminal.types("my game.png").sees("my game.png").types(CTRL_W).loses("game.png");
    terminal.types("x").types(HOME).types(DELETE).types("M").types(END).types(LEFT).types("e");
    terminal.types("\x1b[200~ván\n\x1b[201~").sees("My eván x");
    terminal.types(CTRL_C).ends(0);
}
