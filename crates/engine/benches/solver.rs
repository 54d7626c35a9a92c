//! How fast the solver is, beside the counting of move sequences in the same run.
//!
//! `cargo bench -p four-engine`

#![allow(clippy::expect_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use four_engine::{Book, Control, Options, Position, Solver};
use four_rules::{Column, Grid, perft};

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let whole = std::env::args().any(|arg| arg == "--bench");
    let (depth, lines) = if whole { (9, usize::MAX) } else { (5, 20) };

    let grid = Grid::<u64>::new(7, 6, 4).expect("49 bits fit into 64");
    let sequences = perft(&grid, depth);
    let yardstick =
        best_of(5, || assert_eq!(perft(black_box(&grid), depth), sequences)).as_secs_f64() / sequences as f64;
    println!("yardstick: {:.3} ns a sequence in perft({depth})", yardstick * 1e9);

    let options = Options { book: false, ..Options::default() };
    let empty = Position::empty(7, 6, 4).expect("the usual board");
    let file = include_str!("../tests/data/7x6.txt");
    let positions: Vec<Position> = file
        .lines()
        .take(lines)
        .filter_map(|line| Position::from_moves(7, 6, 4, line.split(' ').next()?).ok())
        .collect();
    let mut nodes = 0;
    let time = best_of(3, || {
        let (mut solver, control) = (Solver::new(empty.grid(), options), Control::default());
        for position in &positions {
            solver.score(position, &control).expect("not stopped");
        }
        nodes = control.nodes();
    });
    let each = time.as_secs_f64() / nodes.max(1) as f64;
    println!("solver:    {nodes} nodes for {} positions in {time:.1?}", positions.len());
    println!("           {:.0} ns a node, {:.0} yardsticks", each * 1e9, each / yardstick.max(1e-12));

    let open = best_of(1, || assert_eq!(Book::standard().score(&empty), Some(1)));
    println!("book:      {open:.1?} to open it");
    let mut solver = Solver::new(empty.grid(), Options::default());
    let opening = Column::new(3).and_then(|centre| empty.play(centre)).expect("room");
    let looks = best_of(5, || {
        for _ in 0..1000 {
            solver.columns(&opening, false, &Control::default()).expect("not stopped");
        }
    });
    println!("           {:.2?} for the score of every column of an opening", looks / 1000);
}

fn best_of(runs: u32, mut work: impl FnMut()) -> Duration {
    let timed = (0..runs).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    timed.min().unwrap_or_default()
}
