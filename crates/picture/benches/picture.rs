//! How long pictures take: `cargo bench -p four-picture`.

#![allow(clippy::expect_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use four_picture::{Theme, bitmap, gif, modern, png};
use four_rules::{Log, Rules};

/// A whole game of 42 moves.
const GAME: &str = "211131416572345677654327654322345677654321";

fn main() {
    let runs = if std::env::args().any(|arg| arg == "--bench") { 20 } else { 1 };
    let log = Log::from_moves(Rules::default(), GAME).expect("a game");
    let view = log.game().view();
    let modern =
        |width| png::encode(&modern::draw(&view, Theme::Light, width).expect("a picture")).expect("a file");
    report("modern PNG, 700 pixels wide", runs, || modern(700));
    report("modern pixels, 700 pixels wide", runs, || {
        modern::draw(&view, Theme::Light, 700).expect("a picture").colours().iter().map(|c| c.0[0]).collect()
    });
    report("modern PNG, 1400 pixels wide", runs, || modern(1400));
    report("bitmap PNG, 512×512", runs, || {
        png::encode(&bitmap::draw(&view).expect("a picture")).expect("a file")
    });
    report("modern SVG", runs, || modern::svg(&view, Theme::Light, 700, "").expect("a picture").into_bytes());
    report("GIF of 42 moves, 400 pixels wide", runs.div_ceil(4), || {
        gif::animate(&log, Theme::Light, 400).expect("an animation")
    });
}

fn report(name: &str, runs: u32, make: impl Fn() -> Vec<u8>) {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            black_box(make());
            start.elapsed()
        })
        .collect();
    times.sort();
    println!("{name:<34} {:>9.2?}  {:>7} bytes", times[times.len() / 2], make().len());
}
