//! Every way to end, or to be put aside; nothing written that need not be; and everything pressed at once.

use rustix::process::{Signal, WaitId, WaitIdOptions, waitid};

use crate::board::Seen;
use crate::pty::{CTRL_C, CTRL_Z, Chance, F2, Player, RIGHT, Terminal, newest, text};

const SIZE: (u16, u16) = (80, 24);

fn playing(player: &Player) -> Terminal {
    let mut terminal = player.plays(SIZE, &["play", "--two"]);
    terminal.sees("Red to move").types("445").sees("2. 5");
    terminal
}

#[test]
fn every_signal_to_stop_leaves_the_terminal_as_it_was() {
    for (signal, code) in [(Signal::TERM, 15), (Signal::HUP, 1), (Signal::INT, 2), (Signal::QUIT, 3)] {
        for page in ["", "?", "v", "q"] {
            let player = Player::new();
            let mut terminal = playing(&player);
            terminal.types(page).is_told(signal).ends(128 + code);
            assert_eq!(newest(&player.games()).unwrap().log().inputs().len(), 3);
        }
    }
}

#[test]
fn a_signal_while_much_is_drawn_leaves_the_terminal_as_it_was() {
    for _ in 0..20 {
        let player = Player::new();
        let mut terminal = playing(&player);
        terminal.types(&F2.repeat(40)).is_told(Signal::TERM).ends(128 + 15);
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
fn put_aside_the_program_gives_the_terminal_back_and_later_takes_it_again() {
    let player = Player::new();
    let mut terminal = playing(&player);
    let before = terminal.text();
    for _ in 0..3 {
        terminal.types(CTRL_Z).until("the screen given back", |screen| !screen.alternate_screen());
        let stopped = waitid(WaitId::Pid(terminal.pid()), WaitIdOptions::STOPPED).unwrap().unwrap();
        assert!(stopped.stopped());
        assert!(terminal.is_as_before());
        terminal.is_told(Signal::CONT);
        terminal.until("the game again", |screen| screen.alternate_screen() && text(screen) == before);
        assert!(!terminal.is_as_before());
    }
    // What the shell wrote meanwhile is gone, and keys work.
    terminal.types("3").sees("2. 5 3").types(CTRL_C).ends(0);
}

#[test]
fn a_terminal_that_is_closed_ends_the_game_and_the_game_is_kept() {
    for args in [&["play", "--two"][..], &[], &["play", "--level", "perfect"]] {
        let player = Player::new();
        let mut terminal = player.plays(SIZE, args);
        match args.len() {
            2 => terminal.sees("Red to move").types("445").sees("2. 5"),
            _ => terminal.sees("Four in a Row"),
        };
        terminal.closes();
        if args.len() == 2 {
            let kept = newest(&player.games()).unwrap();
            // The pseudo-terminal sends an Enter of its own when it is closed.
            assert!(kept.to_string().contains("1. 4 4 2. 5"), "{kept}");
        }
    }
}

#[test]
fn a_key_changes_little_on_the_screen() {
    for (size, most) in [(SIZE, 600), ((120, 40), 900), ((40, 15), 300)] {
        let player = Player::new();
        let mut terminal = player.plays(size, &["play", "--two"]);
        terminal.until("the fourth column", |screen| {
            Seen::on(screen, 7).is_some_and(|seen| seen.points_at(screen, 3)) && text(screen).contains("keys")
        });
        terminal.takes_written();
        for column in [4, 5, 6, 0, 1] {
            terminal.types(RIGHT).until("the next column", |screen| {
                Seen::on(screen, 7).is_some_and(|seen| seen.points_at(screen, column))
            });
            let written = terminal.takes_written();
            assert!(written.len() < most, "{size:?}: {} bytes for a key", written.len());
            assert!(!String::from_utf8_lossy(&written).contains("\x1b[2J"));
        }
        terminal.types(CTRL_C).ends(0);
    }
}

#[test]
fn much_that_comes_at_once_is_all_taken() {
    for size in [(1, 2000), (2, 3000), (500, 4000)] {
        let player = Player::new();
        let mut terminal = playing(&player);
        // As much as a long text that somebody pastes, or a mouse that is moved to and fro.
        for _ in 0..size.1 / size.0 {
            terminal.types(&"l".repeat(size.0));
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

/// Keys that a monkey finds, but not those that end the program or lend the terminal to another.
const KEYS: [&str; 45] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "a", "b", "c", "d", "e", "g", "h", "j", "k", "l", "m", "n", "o",
    "p", "r", "s", "t", "u", "v", "x", "y", "z", "/", "?", " ", "\r", "\t", "\x7f", "\x1b[A", "\x1b[B",
    "\x1b[C", "\x1b[D", "\x1bOQ", "\x1bOR", "\x1b[H", "\x1b[F", "é",
];

#[test]
fn a_monkey_does_no_harm() {
    for seed in 0..4 {
        let mut chance = Chance(seed);
        let player = Player::new();
        let rules = ["standard", "powers", "popout", "9x7 connect=5"][seed as usize];
        let mut terminal = player.plays(SIZE, &["play", "--level", "1", "--rules", rules, "--seed", "1"]);
        terminal.until("a game", |screen| screen.alternate_screen());
        for _ in 0..500 {
            for _ in 0..4 {
                let place = (chance.below(130) as u16, chance.below(45) as u16);
                match chance.below(12) {
                    0 => terminal.points_at(place),
                    1 => terminal.clicks((place.0, place.1.min(5))),
                    2 => terminal.types("\x1b[<64;5;5M"),
                    3 if chance.below(8) == 0 => {
                        terminal.resizes((chance.below(120) as u16 + 1, chance.below(45) as u16 + 1))
                    }
                    _ => terminal.types(chance.one_of(&KEYS)),
                };
            }
            let _ = terminal.reads(std::time::Duration::from_millis(1));
        }
        terminal.resizes(SIZE);
        // It still does as it is told, whatever page this is.
        let before = terminal.settles().text();
        terminal.types(F2).until("the other language", |screen| text(screen) != before);
        terminal.types(CTRL_C).ends(0);
        if let Some(record) = newest(&player.games()) {
            record.log().replay().unwrap();
        }
    }
}
