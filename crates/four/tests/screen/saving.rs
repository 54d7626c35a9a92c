//! Games are saved, whatever happens.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::board::moves;
use crate::pty::{CTRL_C, Player, Random, newest, text};

const SIZE: (u16, u16) = (80, 24);

/// Plays some moves, kills the program at a random moment, and checks that every move that was shown is saved. Returns how
/// many moves were shown.
fn is_killed_and_comes_back(seed: u64) -> usize {
    let mut random = Random(seed);
    random.below(2);
    let motion = random.below(2) == 0;
    let player = Player::with_settings(&format!("{{\"motion\": {motion}}}"));
    let mut terminal = player.plays(SIZE, &["play", "--level", "1", "--seed", &seed.to_string()]);
    let end = random.below(6);
    for turn in 0..end {
        terminal.sees("Your turn").types(&(random.below(7) + 1).to_string());
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
    // The kill comes some time after the last key: before it is shown, while a disc falls, or while the computer thinks.
    let moment = Instant::now() + Duration::from_millis(random.below(80) as u64);
    while let Some(left) = moment.checked_duration_since(Instant::now())
        && terminal.reads(left).is_ok()
    {}
    let shown = moves(terminal.screen());
    terminal.is_killed();
    let record = newest(&player.games());
    let inputs = record.iter().flat_map(|record| record.log().inputs());
    let saved: Vec<String> = inputs.map(|(_, input)| input.to_string()).collect();
    assert!(saved.starts_with(&shown), "{seed}: {shown:?} was shown, and {saved:?} is saved");
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
fn what_was_shown_is_saved_even_if_the_program_is_killed() {
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
    assert!(shown > 400, "only {shown} moves were shown in all games");
}

#[test]
fn a_game_that_cannot_be_saved_continues_with_one_warning() {
    let player = Player::new();
    // A folder cannot be created below a file.
    std::fs::write(player.home.path().join("file"), "").unwrap();
    let below = player.home.path().join("file/data");
    let player = player.with("XDG_DATA_HOME", below.to_str().unwrap());
    continues_with_one_warning(&player);
}

#[test]
fn a_game_on_a_full_disk_continues_with_one_warning() {
    // No file may grow.
    let player = Player::new().started_by(&["sh", "-c", "ulimit -f 0; exec \"$@\"", "sh"]);
    continues_with_one_warning(&player);
    let files = std::fs::read_dir(player.games()).map_or(0, Iterator::count);
    assert_eq!(files, 0, "an empty file is left");
}

fn continues_with_one_warning(player: &Player) {
    let mut terminal = player.plays(SIZE, &["play", "--two"]);
    terminal.sees("Red to move").types("1").sees("Cannot save").sees("1. 1");
    terminal.types("2").sees("1. 1  2. 2").loses("Cannot save");
    terminal.types("12121").sees("Red wins!");
    let written = String::from_utf8_lossy(&terminal.takes_written()).into_owned();
    assert_eq!(written.matches("Cannot").count(), 1, "the warnings");
    terminal.types("n").sees("Red to move").types("4").sees("1. 4");
    assert!(!terminal.text().contains("Cannot save"));
    terminal.types(CTRL_C).ends(0);
}

#[test]
fn a_game_is_played_without_a_home_folder() {
    let player = Player::new().with("XDG_DATA_HOME", "").with("XDG_CONFIG_HOME", "").with("HOME", "");
    let mut terminal = player.plays(SIZE, &["play", "--two"]);
    terminal.sees("Red to move").types("4").sees("1. 4");
    terminal.types(CTRL_C).ends(0);
}
