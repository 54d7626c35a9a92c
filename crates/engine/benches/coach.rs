//! How long the coach takes: the headline of a hint, all of it, and a review. `cargo bench -p four-engine --bench coach`.
//!
//! Positions are those of games between the levels, each asked of an analyst that knows nothing yet; the book is read before.

#![allow(clippy::unwrap_used)]

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use four_engine::{Analyst, Control, Level, Options, Player};
use four_rules::{Game, Log, Rules};

/// A game of many moves, drawn on a full board.
const LONG: &str = "124321743245723466354356214665321657777511";

fn options(threads: usize) -> Options {
    Options { threads: NonZeroUsize::new(threads).unwrap(), ..Options::default() }
}

fn positions(games: u64) -> Vec<Game> {
    let mut positions = Vec::new();
    for seed in 0..games {
        let level = |number: u64| Level::Step(1 + (number % 9) as u8);
        let levels = [level(seed), level(seed / 9 + seed * 4)];
        let mut players = [0, 1].map(|i| Player::new(levels[i], 2 * seed + i as u64, options(1)));
        let mut log = Log::new(Rules::default(), ["", ""]);
        while log.game().outcome().is_none() {
            positions.push(log.game().clone());
            let turn = log.game().turn();
            let action = players[turn as usize].choose(log.game(), &Control::default()).unwrap();
            log.play(turn, action).unwrap();
        }
    }
    positions
}

fn show(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let part = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "{name}: {} times, median {:?}, 95 % {:?}, longest {:?}",
        times.len(),
        part(50),
        part(95),
        part(100)
    );
}

fn main() {
    let control = Control::default();
    // `cargo test --benches` only wants to know that it runs.
    let games = if std::env::args().any(|arg| arg == "--bench") { 40 } else { 1 };
    let positions = positions(games);
    let timed = |threads: usize, ask: &dyn Fn(&mut Analyst, &Game)| -> Vec<Duration> {
        let one = |game: &Game| {
            let mut analyst = Analyst::new(options(threads));
            let began = Instant::now();
            ask(&mut analyst, game);
            began.elapsed()
        };
        positions.iter().map(one).collect()
    };
    for threads in [1, 2] {
        let headline = timed(threads, &|analyst, game| drop(analyst.headline(game, &control).unwrap()));
        show(&format!("headline, threads: {threads}"), headline);
    }
    show("hint, threads: 2", timed(2, &|analyst, game| drop(analyst.advise(game, &control).unwrap())));
    let log = Log::from_moves(Rules::default(), LONG).unwrap();
    for threads in [1, 2] {
        let began = Instant::now();
        let verdicts = Analyst::new(options(threads)).review(&log, &control, |_| {}).unwrap();
        println!("review of {} moves, threads: {threads}: {:?}", verdicts.len(), began.elapsed());
    }
}
