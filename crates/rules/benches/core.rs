//! How fast the core is, each figure beside something measured in the same run.
//!
//! `cargo bench -p four-rules`

#![allow(clippy::expect_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use four_rules::{Action, Game, Grid, Preset, perft};

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let depth = if std::env::args().any(|arg| arg == "--bench") { 9 } else { 5 };

    let grid = Grid::<u64>::new(7, 6, 4).expect("49 bits fit into 64");
    let wide = Grid::<u128>::new(7, 6, 4).expect("49 bits fit into 128");
    let mut array = ArrayBoard::default();
    let expected = array.perft(depth, 1);
    let slow = best_of(3, || assert_eq!(array.perft(black_box(depth), 1), expected));
    let fast = best_of(7, || assert_eq!(perft(black_box(&grid), depth), expected));
    let wider = best_of(7, || assert_eq!(perft(black_box(&wide), depth), expected));

    println!("perft({depth}) on 7×6: {expected} sequences");
    for (name, time) in [("array board", slow), ("bits in u64", fast), ("bits in u128", wider)] {
        let rate = expected as f64 / time.as_secs_f64() / 1e6;
        let ratio = slow.as_secs_f64() / time.as_secs_f64();
        println!(
            "  {name:<12} {:>9.1?}  {rate:>7.1} million moves a second  {ratio:>5.1} times the array",
            time
        );
    }

    println!("decide + apply, random legal actions:");
    for preset in &Preset::ALL {
        let (time, actions) = random_games(preset, depth * 100);
        println!("  {:<9} {:>5.0} ns a action", preset.name, time.as_nanos() as f64 / actions as f64);
    }
}

fn best_of(runs: u32, mut work: impl FnMut()) -> Duration {
    let timed = (0..runs).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    timed.min().unwrap_or_default()
}

/// Plays games of random legal actions, timing `decide` and `apply` but not the choice.
fn random_games(preset: &Preset, games: u32) -> (Duration, u32) {
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    let mut scripts = Vec::new();
    for _ in 0..games {
        let mut game = Game::new(preset.rules());
        let mut script = Vec::new();
        while game.outcome().is_none() {
            let legal: Vec<_> = game.legal_actions().filter(|&action| action != Action::Resign).collect();
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let action = legal[(random % legal.len() as u64) as usize];
            script.push((game.turn(), action));
            game.decide(game.turn(), action).expect("legal").iter().for_each(|event| game.apply(event));
        }
        scripts.push(script);
    }
    let time = best_of(5, || {
        for script in &scripts {
            let mut game = Game::new(preset.rules());
            for &(by, action) in script {
                game.decide(by, black_box(action)).expect("legal").iter().for_each(|event| game.apply(event));
            }
            black_box(&game);
        }
    });
    (time, scripts.iter().map(|script| script.len() as u32).sum())
}

/// The board as one would first write it: a number for every cell.
#[derive(Default)]
struct ArrayBoard {
    cells: [[u8; 7]; 6],
}

impl ArrayBoard {
    fn perft(&mut self, depth: u32, player: u8) -> u64 {
        let mut sequences = 0;
        for column in 0..7 {
            let Some(row) = (0..6).find(|&row| self.cells[row][column] == 0) else { continue };
            self.cells[row][column] = player;
            if depth == 1 {
                sequences += 1;
            } else if !self.wins(row, column, player) {
                sequences += self.perft(depth - 1, 3 - player);
            }
            self.cells[row][column] = 0;
        }
        sequences
    }

    fn wins(&self, row: usize, column: usize, player: u8) -> bool {
        let count = |dx: i32, dy: i32| {
            let mine = |i: &i32| {
                let (x, y) = (column as i32 + i * dx, row as i32 + i * dy);
                (0..7).contains(&x) && (0..6).contains(&y) && self.cells[y as usize][x as usize] == player
            };
            (1..4).take_while(mine).count()
        };
        [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| 1 + count(dx, dy) + count(-dx, -dy) >= 4)
    }
}
