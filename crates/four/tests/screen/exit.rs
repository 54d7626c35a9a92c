//! Every way to end or suspend the program, how much it writes, and much input at once.

use rustix::process::{Signal, WaitId, WaitIdOptions, waitid};

use crate::board::SeenBoard;
use crate::pty::{CTRL_C, CTRL_Z, F2, Player, RIGHT, Random, Terminal, newest, text};

const SIZE: (u16, u16) = (80, 24);

fn playing(player: &Player) -> Terminal {
    let mut terminal = player.plays(SIZE, &["play", "--two"]);
    terminal.sees("Red to move").types("445").sees("3. 5");
    terminal
}

#[test]
fn every_signal_to_stop_leaves_the_terminal_as_it_was() {
    for (signal, code) in [(Signal::TERM, 15), (Signal::HUP, 1), (Signal::INT, 2), (Signal::QUIT, 3)] {
        for page in ["", "?", "v", "q"] {
            let player = Player::new();
            let mut terminal = playing(&player);
            terminal.types(page).receives(signal).ends(128 + code);
            assert_eq!(newest(&player.games()).unwrap().log().inputs().len(), 3);
        }
    }
}

#[test]
fn a_signal_while_much_is_drawn_leaves_the_terminal_as_it_was() {
    for _ in 0..20 {
        let player = Player::new();
        let mut terminal = playing(&player);
        terminal.types(&F2.repeat(40)).receives(Signal::TERM).ends(128 + 15);
    }
}

#[test]
fn ctrl_c_ends_the_game_from_every_page() {
    for keys in ["", "?", "v", "q", "g", "m", "o", "ve"] {
        let player = Player::new();
        playing(&player).types(keys).types(CTRL_C).ends(0);
    }
}

#[test]
fn a_suspended_program_gives_the_terminal_back_and_takes_it_again() {
    let player = Player::new();
    let mut terminal = playing(&player);
    let before = terminal.text();
    for _ in 0..3 {
        terminal.types(CTRL_Z).until("the screen given back", |screen| !screen.alternate_screen());
        let stopped = waitid(WaitId::Pid(terminal.pid()), WaitIdOptions::STOPPED).unwrap().unwrap();
        assert!(stopped.stopped());
        assert!(terminal.is_as_before());
        terminal.receives(Signal::CONT);
        terminal.until("the game again", |screen| screen.alternate_screen() && text(screen) == before);
        assert!(!terminal.is_as_before());
    }
    // Keys work again.
    terminal.types("3").sees("3. 5  4. 3").types(CTRL_C).ends(0);
}

#[test]
fn closing_the_terminal_ends_the_program_and_the_game_is_saved() {
    for args in [&["play", "--two"][..], &[], &["play", "--level", "perfect"]] {
        let player = Player::new();
        let mut terminal = player.plays(SIZE, args);
        match args.len() {
            2 => terminal.sees("Red to move").types("445").sees("3. 5"),
            _ => terminal.sees("Four in a Row"),
        };
        terminal.closes();
        if args.len() == 2 {
            let saved = newest(&player.games()).unwrap();
            // Closing the pseudo-terminal sends an Enter, which may add a move.
            assert!(saved.to_string().contains("1. 4 4 2. 5"), "{saved}");
        }
    }
}

#[test]
fn a_key_changes_little_on_the_screen() {
    for (size, max) in [(SIZE, 600), ((120, 40), 900), ((40, 15), 300)] {
        let player = Player::new();
        let mut terminal = player.plays(size, &["play", "--two"]);
        terminal.until("the fourth column", |screen| {
            SeenBoard::on(screen, 7).is_some_and(|seen| seen.points_at(screen, 3))
                && text(screen).contains("keys")
        });
        terminal.takes_written();
        for column in [4, 5, 6, 0, 1] {
            terminal.types(RIGHT).until("the next column", |screen| {
                SeenBoard::on(screen, 7).is_some_and(|seen| seen.points_at(screen, column))
            });
            let written = terminal.takes_written();
            assert!(written.len() < max, "{size:?}: {} bytes for a key", written.len());
            assert!(!String::from_utf8_lossy(&written).contains("\x1b[2J"));
        }
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn much_input_at_once_is_all_handled() {
    // How many keys are written at once, and how many in all.
    for (chunk, total) in [(1, 2000), (2, 3000), (500, 4000)] {
        let player = Player::new();
        let mut terminal = playing(&player);
        for _ in 0..total / chunk {
            terminal.types(&"l".repeat(chunk));
        }
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn a_screen_at_rest_writes_nothing() {
    for args in [&["play", "--two"][..], &[]] {
        let player = Player::new();
        let mut terminal = player.plays(SIZE, args);
        terminal.sees("Four in a Row").settles().takes_written();
        terminal.settles();
        let written = String::from_utf8_lossy(&terminal.takes_written()).into_owned();
        assert!(written.is_empty(), "written at rest: {written:?}");
        terminal.types(CTRL_C).ends(0);
    }
}

/// Keys for random input, without those that end the program or start a classic mode.
const KEYS: [&str; 45] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "a", "b", "c", "d", "e", "g", "h", "j", "k", "l", "m", "n", "o",
    "p", "r", "s", "t", "u", "v", "x", "y", "z", "/", "?", " ", "\r", "\t", "\x7f", "\x1b[A", "\x1b[B",
    "\x1b[C", "\x1b[D", "\x1bOQ", "\x1bOR", "\x1b[H", "\x1b[F", "é",
];

#[test]
fn random_keys_do_no_harm() {
    for seed in 0..4 {
        let mut random = Random(seed);
        let player = Player::new();
        let rules = ["standard", "powers", "popout", "9x7 connect=5"][seed as usize];
        let mut terminal = player.plays(SIZE, &["play", "--level", "1", "--rules", rules, "--seed", "1"]);
        terminal.until("a game", |screen| screen.alternate_screen());
        for _ in 0..500 {
            for _ in 0..4 {
                let place = (random.below(130) as u16, random.below(45) as u16);
                match random.below(12) {
                    0 => terminal.points_at(place),
                    1 => terminal.clicks((place.0, place.1.min(5))),
                    2 => terminal.types("\x1b[<64;5;5M"),
                    3 if random.below(8) == 0 => {
                        terminal.resizes((random.below(120) as u16 + 1, random.below(45) as u16 + 1))
                    }
                    _ => terminal.types(random.one_of(&KEYS)),
                };
            }
            let _ = terminal.reads(std::time::Duration::from_millis(1));
        }
        terminal.resizes(SIZE);
        // It still reacts, whatever page this is.
        let before = terminal.settles().text();
        terminal.types(F2).until("the other language", |screen| text(screen) != before);
        terminal.types(CTRL_C).ends(0);
        if let Some(record) = newest(&player.games()) {
            record.log().replay().unwrap();
        }
    }
}
