//! Known counts of the game, published and recomputed by others: see the comments for what each one pins down.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use four_rules::{Action, Game, Grid, Rules, Word, perft};

fn grid<W: Word>(columns: u8, rows: u8) -> Grid<W> {
    W::grid(columns, rows, 4).unwrap()
}

/// Calls `visit` with every position of the plain game reached by `depth` drops, in every order: the discs of the
/// side that moved last, all discs, and whether the last disc made a line.
fn walk(grid: &Grid<u64>, last: u64, filled: u64, depth: u32, visit: &mut impl FnMut(u64, u64, bool)) {
    let won = grid.has_line(last);
    if depth == 0 || won {
        return visit(last, filled, won);
    }
    let mover = last ^ filled;
    let mut landings = grid.landings(filled);
    while landings != 0 {
        let disc = landings & landings.wrapping_neg();
        landings ^= disc;
        walk(grid, mover | disc, filled | disc, depth - 1, visit);
    }
}

#[test]
fn move_sequences_by_length() {
    let counts = [7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234, 39_394_572];
    for (depth, expected) in (1..).zip(counts) {
        assert_eq!(perft(&grid::<u64>(7, 6), depth), expected, "depth {depth}");
    }
    assert_eq!(perft(&grid::<u128>(7, 6), 8), 5_673_234);
    assert_eq!(perft(&grid::<u64>(8, 7), 8), 16_553_656);
    assert_eq!(perft(&grid::<u128>(8, 8), 8), 16_553_664, "8×8 needs 72 bits");
    assert_eq!(perft(&grid::<u64>(6, 6), 9), 9_813_000);
    assert_eq!(perft(&grid::<u64>(6, 5), 9), 9_751_500);
    assert_eq!(perft(&grid::<u64>(5, 4), 11), 34_172_084);
}

/// The same through the whole game, rules and events and all.
#[test]
fn move_sequences_through_the_game_itself() {
    fn count(game: &Game, depth: u32) -> u64 {
        if depth == 0 || game.outcome().is_some() {
            return u64::from(depth == 0);
        }
        let moves = game.legal_actions().filter(|&action| action != Action::Resign);
        let after = moves.map(|action| {
            let mut after = game.clone();
            after.play(game.turn(), action).unwrap();
            after
        });
        after.map(|game| count(&game, depth - 1)).sum()
    }
    assert_eq!(count(&Game::new(Rules::default()), 7), 823_536);
}

#[test]
fn sequences_ending_in_a_win() {
    for (depth, expected) in [(7, 13_032), (8, 44_430), (9, 1_086_882)] {
        let grid = grid(7, 6);
        let mut wins = 0;
        walk(&grid, 0, 0, depth, &mut |_, filled, won| {
            wins += u64::from(won && filled.count_ones() == depth);
        });
        assert_eq!(wins, expected, "depth {depth}");
    }
}

/// How many different positions there are after each number of drops, won ones included.
fn distinct(grid: &Grid<u64>) -> impl Iterator<Item = usize> {
    let mut level = HashSet::from([(0, 0)]);
    std::iter::from_fn(move || {
        let count = level.len();
        let mut next = HashSet::new();
        for &(last, filled) in &level {
            if grid.has_line(last) {
                continue;
            }
            let mut landings = grid.landings(filled);
            while landings != 0 {
                let disc = landings & landings.wrapping_neg();
                landings ^= disc;
                next.insert(((last ^ filled) | disc, filled | disc));
            }
        }
        level = next;
        (count > 0).then_some(count)
    })
}

#[test]
fn distinct_positions() {
    let by_ply = [1, 7, 49, 238, 1120, 4263, 16_422, 54_859, 184_275, 558_186];
    assert_eq!(distinct(&grid(7, 6)).take(10).collect::<Vec<_>>(), by_ply);
    for (columns, rows, total) in [(4, 4, 161_029), (4, 5, 1_706_255), (5, 4, 3_945_711)] {
        assert_eq!(distinct(&grid(columns, rows)).sum::<usize>(), total, "{columns}×{rows}");
    }
}

#[test]
fn complete_games() {
    for (columns, rows, expected) in [(4, 3, 356_232), (4, 4, 47_982_540)] {
        let mut games = 0u64;
        walk(&grid(columns, rows), 0, 0, u32::from(columns * rows), &mut |_, _, _| games += 1);
        assert_eq!(games, expected, "{columns}×{rows}");
    }
}
