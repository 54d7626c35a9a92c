//! The speed of the full screen: from the start to the first frame, from a key to its effect, and the processor time at rest.
//! `cargo bench -p four --bench screen`

#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

#[path = "../tests/screen/board.rs"]
mod board;
#[path = "../tests/screen/pty.rs"]
mod pty;

use std::time::{Duration, Instant};

use board::SeenBoard;
use pty::{CTRL_C, Player, RIGHT, Terminal, text};

const SIZE: (u16, u16) = (80, 24);

fn main() {
    // `cargo test` only checks that it works.
    let (starts, keys) = if std::env::args().any(|arg| arg == "--bench") { (20, 200) } else { (1, 10) };
    from_start_to_frame("the title", starts, &[]);
    from_start_to_frame("a game", starts, &["play", "--two"]);
    let still = Player::new();
    from_key_to_change("the engine is idle", keys, &still, &["play", "--two"]);
    let curious = Player::with_settings(r#"{"motion": false, "scores": "both", "coach": true}"#);
    from_key_to_change("the analyst searches", keys, &curious, &["play", "--two", "--rules", "9x8"]);
    from_key_to_change("scores are known", keys, &curious, &["play", "--level", "perfect"]);
    at_rest("the title", &still, &[], "Quit");
    at_rest("a game", &still, &["play", "--two"], "Red to move");
}

/// Prints the best time, the median and the worst time.
fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let [best, middle, worst] = [0, times.len() / 2, times.len() - 1].map(|i| times[i].as_secs_f64() * 1e3);
    println!(
        "{what}: {best:.2} ms at best, {middle:.2} ms in the middle, {worst:.2} ms at worst, of {}",
        times.len()
    );
}

fn from_start_to_frame(what: &str, runs: u32, args: &[&str]) {
    let player = Player::new();
    let times = (0..runs).map(|_| {
        let start = Instant::now();
        let mut terminal = player.plays(SIZE, args);
        // The last line is written last.
        terminal.until("the last line", |screen| text(screen).contains("? keys"));
        let taken = start.elapsed();
        terminal.types(CTRL_C).ends(0);
        taken
    });
    report(&format!("from the start to {what}"), times.collect());
}

fn from_key_to_change(what: &str, runs: u32, player: &Player, args: &[&str]) {
    let mut terminal = player.plays(SIZE, args);
    let columns = if args.contains(&"9x8") { 9 } else { 7 };
    let at = |screen: &vt100::Screen| {
        let seen = SeenBoard::on(screen, columns)?;
        (0..usize::from(columns)).find(|&column| seen.points_at(screen, column))
    };
    terminal.until("a column", |screen| at(screen).is_some());
    let mut column = at(terminal.screen()).unwrap();
    let (before, start) = (ticks(&terminal), Instant::now());
    let times = (0..runs).map(|_| {
        column = (column + 1) % usize::from(columns);
        let start = Instant::now();
        terminal.types(RIGHT).until("the next column", |screen| at(screen) == Some(column));
        start.elapsed()
    });
    report(&format!("from a key to its effect while {what}"), times.collect());
    let busy = (ticks(&terminal) - before) as f64 / start.elapsed().as_secs_f64();
    println!("    with {busy:.0} % of a processor in use");
    terminal.types(CTRL_C).ends(0);
}

fn at_rest(what: &str, player: &Player, args: &[&str], shown: &str) {
    const TIME: Duration = Duration::from_secs(3);
    let mut terminal = player.plays(SIZE, args);
    terminal.sees(shown);
    while terminal.reads(Duration::from_millis(500)).is_ok() {}
    let before = ticks(&terminal);
    let start = Instant::now();
    while let Some(left) = TIME.checked_sub(start.elapsed())
        && terminal.reads(left).is_ok()
    {}
    let used = ticks(&terminal) - before;
    println!("{what} at rest: {used} hundredths of a second of a processor in {} seconds", TIME.as_secs());
    terminal.types(CTRL_C).ends(0);
}

/// The processor time of the program so far, in hundredths of a second.
fn ticks(terminal: &Terminal) -> u64 {
    let line = std::fs::read_to_string(format!("/proc/{}/stat", terminal.pid().as_raw_nonzero())).unwrap();
    let (_, fields) = line.rsplit_once(')').unwrap();
    fields.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().unwrap()).sum()
}
