//! Laws that hold for the score of every position.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use four_engine::{Control, Options, Position, Solver, StoppedError};
use four_rules::Column;
use proptest::prelude::*;

const SHAPES: [(u8, u8, u8); 8] =
    [(7, 6, 4), (6, 5, 4), (5, 6, 3), (8, 4, 4), (6, 6, 5), (7, 5, 4), (9, 7, 4), (4, 9, 5)];

fn solver(at: &Position) -> Solver {
    Solver::new(at.grid(), Options { book: false, ..Options::default() })
}

/// Random moves on one of the shapes, stopping before the game ends, until few enough cells are free.
fn positions() -> impl Strategy<Value = (Position, Vec<usize>)> {
    (prop::sample::select(&SHAPES[..]), prop::collection::vec(any::<prop::sample::Index>(), 70), 4..22_u32)
        .prop_map(|((columns, rows, connect), choices, left)| {
            let mut at = Position::empty(columns, rows, connect).unwrap();
            let mut moves = Vec::new();
            for choice in choices {
                let open: Vec<Column> = at.moves().filter(|&c| !at.wins(c)).collect();
                if at.left() <= left || open.is_empty() {
                    break;
                }
                let column = open[choice.index(open.len())];
                moves.push(usize::from(column.index()));
                at = at.play(column).unwrap();
            }
            (at, moves)
        })
        .prop_filter("few cells are free", |(at, _)| at.left() <= 22)
}

fn replay(like: &Position, moves: &[usize]) -> Option<Position> {
    let grid = like.grid();
    let mut at = Position::empty(grid.columns(), grid.rows(), grid.connect()).unwrap();
    for &column in moves {
        at = at.play(Column::new(column)?)?;
    }
    Some(at)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn scores_obey_the_laws((at, moves) in positions(), swaps in prop::collection::vec(any::<prop::sample::Index>(), 6)) {
        let (mut solver, control) = (solver(&at), Control::default());
        let score = solver.score(&at, &control).unwrap();

        // The mirror image has the same score.
        let last = usize::from(at.grid().columns()) - 1;
        let mirror: Vec<usize> = moves.iter().map(|&c| last - c).collect();
        let mirror = replay(&at, &mirror).unwrap();
        solver.clear();
        prop_assert_eq!(solver.score(&mirror, &control).unwrap(), score);

        // So has the same position by another order of moves.
        let mut other = moves.clone();
        for swap in swaps.iter().filter(|_| other.len() > 2).copied().collect::<Vec<_>>() {
            let i = swap.index(other.len() - 2);
            other.swap(i, i + 2);
        }
        if let Some(other) = replay(&at, &other).filter(|other| *other == at) {
            prop_assert_eq!(solver.score(&other, &control).unwrap(), score);
        }

        // Who wins is the sign of the score.
        solver.clear();
        prop_assert_eq!(solver.weak(&at, &control).unwrap(), score.signum());

        // It is the best of the columns, and a column without room has none.
        let columns = solver.columns(&at, false, &control).unwrap();
        prop_assert_eq!(columns.iter().flatten().max().copied().unwrap_or(0), score);
        prop_assert_eq!(columns.iter().flatten().count(), at.moves().count());

        // Best play ends with the ply that the score says, and each move of it is best.
        let line = solver.line(&at, &control).unwrap();
        prop_assert_eq!(at.played() + line.len() as u32, at.end(score));
        let (mut along, mut expected) = (at, score);
        for (i, &column) in line.iter().enumerate() {
            prop_assert_eq!(solver.columns(&along, false, &control).unwrap()[usize::from(column.index())], Some(expected));
            match along.play(column) {
                Some(next) => (along, expected) = (next, -expected),
                None => prop_assert_eq!(i + 1, line.len()),
            }
        }

        // Threads find the same.
        let threads = NonZeroUsize::new(3).unwrap();
        let mut team = Solver::new(at.grid(), Options { threads, book: false, ..Options::default() });
        prop_assert_eq!(team.score(&at, &control).unwrap(), score);
    }
}

/// The game as plain arrays and recursion: for each column, the discs from below, as the number of their side.
#[derive(Clone)]
struct Plain {
    columns: Vec<Vec<u8>>,
    rows: usize,
    connect: usize,
    turn: u8,
}

impl Plain {
    fn new(columns: usize, rows: usize, connect: usize) -> Plain {
        Plain { columns: vec![vec![]; columns], rows, connect, turn: 1 }
    }

    fn at(&self, column: i32, row: i32) -> u8 {
        let column = usize::try_from(column).ok().and_then(|c| self.columns.get(c));
        column.and_then(|c| c.get(usize::try_from(row).ok()?)).copied().unwrap_or(0)
    }

    /// Whether the disc on top of this column is part of a line.
    fn won_by(&self, column: usize) -> bool {
        let (x, y) = (column as i32, self.columns[column].len() as i32 - 1);
        [(0, 1), (1, 0), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| {
            let run = |sign: i32| {
                (1..).take_while(|i| self.at(x + sign * i * dx, y + sign * i * dy) == self.at(x, y)).count()
            };
            1 + run(1) + run(-1) >= self.connect
        })
    }

    fn drop(&self, column: usize) -> Plain {
        let mut next = self.clone();
        next.columns[column].push(self.turn);
        next.turn = 3 - self.turn;
        next
    }

    fn score(&self, known: &mut HashMap<Vec<Vec<u8>>, i32>) -> i32 {
        if let Some(&score) = known.get(&self.columns) {
            return score;
        }
        let cells = (self.columns.len() * self.rows) as i32;
        let played: i32 = self.columns.iter().map(|c| c.len() as i32).sum();
        let open = (0..self.columns.len()).filter(|&c| self.columns[c].len() < self.rows);
        let score = open
            .map(|column| {
                let next = self.drop(column);
                match next.won_by(column) {
                    true => (cells + 2 - (played + 1)) / 2,
                    false => -next.score(known),
                }
            })
            .max()
            .unwrap_or(0);
        known.insert(self.columns.clone(), score);
        score
    }
}

/// Every position of small boards, with every length of line that fits and some that do not.
#[test]
fn brute_force_agrees_on_small_boards() {
    for (columns, rows) in [(3, 3), (4, 3), (3, 4), (5, 3), (3, 5), (4, 4), (6, 2), (2, 7), (1, 5)] {
        for connect in 3..=columns.max(rows) + 1 {
            let mut known = HashMap::new();
            Plain::new(columns, rows, connect).score(&mut known);
            let empty = Position::empty(columns as u8, rows as u8, connect as u8).unwrap();
            let (mut solver, control) = (solver(&empty), Control::default());
            let mut checked = 0;
            let mut queue = vec![(Plain::new(columns, rows, connect), empty)];
            let mut random = 0x2545_f491_4f6c_dd1d_u64;
            while let Some((plain, at)) = queue.pop() {
                let score = known[&plain.columns];
                assert_eq!(
                    solver.score(&at, &control).unwrap(),
                    score,
                    "{columns}x{rows} {connect}: {:?}",
                    plain.columns
                );
                checked += 1;
                for column in 0..columns {
                    random = random
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    // On larger boards only a part of the positions, but some of them up to the end.
                    if let Some(next) = Column::new(column).and_then(|column| at.play(column))
                        && (checked < 200 || random >> 61 == 0)
                    {
                        queue.push((plain.drop(column), next));
                    }
                }
            }
            assert!(checked >= 5, "{columns}x{rows} {connect}");
        }
    }
}

#[test]
fn a_search_can_be_stopped_and_watched() {
    let empty = Position::empty(8, 8, 4).unwrap();
    for threads in 1..=2 {
        let threads = NonZeroUsize::new(threads).unwrap();
        let mut solver = Solver::new(empty.grid(), Options { threads, ..Options::default() });
        let control = Arc::new(Control::default());
        let watcher = std::thread::spawn({
            let control = Arc::clone(&control);
            move || {
                // The search has begun and is far from its end.
                while control.nodes() < 200_000 {
                    std::thread::yield_now();
                }
                control.stop();
            }
        });
        assert_eq!(solver.score(&empty, &control), Err(StoppedError));
        watcher.join().unwrap();
        let (lower, upper) = control.bounds();
        assert!(lower <= -2 && (-2..30).contains(&upper), "{lower} {upper}");
        assert_eq!(solver.score(&empty, &control), Err(StoppedError), "stopped is stopped");
    }
}
