//! Games that are kept, whatever happens.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::board::moves;
use crate::pty::{CTRL_C, Chance, Player, newest, text};

const SIZE: (u16, u16) = (80, 24);

/// Plays a little, takes the program away at some moment, and looks whether everything that was shown is there again.
/// How many moves that were.
fn is_killed_and_comes_back(seed: u64) -> usize {
    let mut chance = Chance(seed);
    chance.below(2);
    let motion = chance.below(2) == 0;
    let player = Player::who_likes(&format!("{{\"motion\": {motion}}}"));
    let mut terminal = player.plays(SIZE, &["play", "--level", "1", "--seed", &seed.to_string()]);
    let end = chance.below(6);
    for turn in 0..end {
        terminal.sees("Your turn").types(&(chance.below(7) + 1).to_string());
        if turn + 1 < end {
            // The next move can be made as soon as this one has been answered.
            let shown = moves(terminal.screen()).len();
            terminal.until("an answer", |screen| {
                moves(screen).len() >= shown + 2 || text(screen).contains("rematch")
            });
            if terminal.text().contains("rematch") {
                break;
            }
        }
    }
    // The end comes some time after the last key: before it is seen, while a disc falls, while the computer thinks.
    let moment = Instant::now() + Duration::from_millis(chance.below(80) as u64);
    while let Some(left) = moment.checked_duration_since(Instant::now())
        && terminal.reads(left).is_ok()
    {}
    let shown = moves(terminal.screen());
    terminal.is_killed();
    let record = newest(&player.games());
    let inputs = record.iter().flat_map(|record| record.log().inputs());
    let kept: Vec<String> = inputs.map(|(_, input)| input.to_string()).collect();
    assert!(kept.starts_with(&shown), "{seed}: {shown:?} was shown, and {kept:?} is kept");
    let mut terminal = player.plays(SIZE, &["play", "--continue"]);
    if record.is_some_and(|record| record.log().game().outcome().is_some()) || shown.is_empty() {
        terminal.sees("Four in a Row");
    } else {
        terminal.until("the moves that were shown", |screen| moves(screen).starts_with(&shown));
    }
    terminal.types(CTRL_C).ends(0);
    shown.len()
}

#[test]
fn what_was_shown_is_kept_even_if_the_program_is_killed() {
    const GAMES: u64 = 200;
    let (next, shown) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Relaxed) as u64;
                    if seed >= GAMES {
                        break;
                    }
                    shown.fetch_add(is_killed_and_comes_back(seed), Relaxed);
                }
            });
        }
    });
    let shown = shown.into_inner();
    assert!(shown > 400, "only {shown} moves were seen in all");
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_says_so_once() {
    let player = Player::new();
    // There can be no folder below a file.
    std::fs::write(player.home.path().join("file"), "").unwrap();
    let below = player.home.path().join("file/data");
    let player = player.with("XDG_DATA_HOME", below.to_str().unwrap());
    goes_on_and_says_so_once(&player);
}

#[test]
fn a_game_on_a_full_disk_goes_on_and_says_so_once() {
    // No file may grow at all, and the program is not ended for trying.
    let player = Player::new().by_way_of(&["sh", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh"]);
    goes_on_and_says_so_once(&player);
    let files = std::fs::read_dir(player.games()).map_or(0, Iterator::count);
    assert_eq!(files, 0, "an empty game is left behind");
}

fn goes_on_and_says_so_once(player: &Player) {
    let mut terminal = player.plays(SIZE, &["play", "--two"]);
    terminal.sees("Red to move").types("1").sees("Cannot save").sees("1. 1");
    terminal.types("2").sees("1. 1 2").loses("Cannot save");
    terminal.types("12121").sees("Red wins!");
    let written = String::from_utf8_lossy(&terminal.takes_written()).into_owned();
    assert_eq!(written.matches("Cannot").count(), 1, "it is said once");
    terminal.types("n").sees("Red to move").types("4").sees("1. 4");
    assert!(!terminal.text().contains("Cannot save"));
    terminal.types(CTRL_C).ends(0);
}

#[test]
fn a_home_that_is_not_there_is_no_obstacle() {
    let player = Player::new().with("XDG_DATA_HOME", "").with("XDG_CONFIG_HOME", "").with("HOME", "");
    let mut terminal = player.plays(SIZE, &["play", "--two"]);
    terminal.sees("Red to move").types("4").sees("1. 4");
    terminal.types(CTRL_C).ends(0);
}
