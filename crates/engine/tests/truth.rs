//! The solver against results from outside: scored positions, the known values of empty boards and openings.

#![allow(clippy::unwrap_used, clippy::panic)]

use four_engine::{Book, Control, Options, Position, Solver};
use four_rules::{Board, Column, RuleSet, Side};

fn solver(columns: u8, rows: u8) -> Solver {
    let empty = Position::empty(columns, rows, 4).unwrap();
    Solver::new(empty.grid(), Options { book: false, ..Options::default() })
}

/// Solves all positions of a file, and says how many positions were searched for it.
fn all_exact(columns: u8, rows: u8, file: &str) -> u64 {
    let (mut solver, control) = (solver(columns, rows), Control::default());
    for line in file.lines() {
        let (moves, score) = line.split_once(' ').unwrap();
        let position = Position::from_moves(columns, rows, 4, moves).unwrap();
        assert_eq!(solver.score(&position, &control).unwrap().to_string(), score, "{moves}");
    }
    control.nodes()
}

/// With one thread the path of the search is always the same, and a change of it is a change of the solver: the number
/// of positions it searches for these is its signature. A change of the search puts the new number here.
#[test]
fn scored_positions_of_seven_by_six() {
    assert_eq!(all_exact(7, 6, include_str!("data/7x6.txt")), 15_031_707);
}

/// The same signature for boards of other shapes: the score of the empty board, and the positions searched for it.
#[test]
fn signatures_of_small_boards() {
    let boards = [
        (5, 5, 0, 25_414),
        (6, 4, -1, 23_043),
        (5, 6, 0, 48_418),
        (6, 5, 0, 140_328),
        (7, 4, 0, 168_294),
        (9, 3, 0, 432_347),
    ];
    let searched = boards.map(|(columns, rows, ..)| {
        let (mut solver, control) = (solver(columns, rows), Control::default());
        let empty = Position::empty(columns, rows, 4).unwrap();
        let score = solver.score(&empty, &control).unwrap();
        (columns, rows, score, control.nodes())
    });
    assert_eq!(searched, boards);
}

#[test]
fn scored_positions_of_nine_by_five() {
    all_exact(9, 5, include_str!("data/9x5.txt"));
}

#[test]
fn scored_positions_of_ten_by_six_which_needs_more_than_64_bits() {
    all_exact(10, 6, include_str!("data/10x6.txt"));
}

#[test]
fn the_score_of_every_column() {
    let (mut solver, control) = (solver(7, 6), Control::default());
    for line in include_str!("data/7x6_columns.txt").lines() {
        let mut words = line.split(' ');
        let board: Vec<_> = words.next().unwrap().chars().map(String::from).collect();
        let board = Board::from_kaggle(&board.join(","), RuleSet::default()).unwrap();
        let turn =
            if board.count(Side::First) > board.count(Side::Second) { Side::Second } else { Side::First };
        let position = Position::new(&board, turn).unwrap();
        assert_eq!(solver.score(&position, &control).unwrap().to_string(), words.next().unwrap(), "{line}");
        let columns = solver.columns(&position, false, &control).unwrap();
        let columns: Vec<_> =
            columns.iter().map(|c| c.map_or(".".into(), |score| score.to_string())).collect();
        assert_eq!(columns, words.collect::<Vec<_>>(), "{line}");
    }
}

#[test]
fn known_openings() {
    let (mut solver, control) = (solver(7, 6), Control::default());
    for (moves, score) in [
        ("45461667", 11),
        ("35333571", -3),
        ("13333111", 0),
        ("34444236", 15),
        ("4513553336", 13),
        ("44433344757757", 11),
        ("211131416572345677654327654322345677654321", 0),
    ] {
        let played = &moves[..moves.len().min(41)];
        let position = Position::from_moves(7, 6, 4, played).unwrap();
        // The last one is won with the very last disc, by the side whose turn it then is.
        let expected = if moves.len() > 41 { 1 } else { score };
        assert_eq!(solver.score(&position, &control).unwrap(), expected, "{moves}");
    }
}

/// Who wins an empty board and with which ply, from scratch.
#[test]
fn empty_boards() {
    for (columns, rows, winner, end) in [
        (4, 4, 0, 16),
        (5, 4, 0, 20),
        (6, 4, -1, 24),
        (7, 4, 0, 28),
        (4, 5, 0, 20),
        (5, 5, 0, 25),
        (6, 5, 0, 30),
        (7, 5, 0, 35),
        (4, 6, 0, 24),
        (5, 6, 0, 30),
        (6, 6, -1, 36),
        (4, 7, 0, 28),
        (4, 8, 0, 32),
    ] {
        let empty = Position::empty(columns, rows, 4).unwrap();
        let (mut solver, control) = (solver(columns, rows), Control::default());
        let score = solver.score(&empty, &control).unwrap();
        assert_eq!((score.signum(), empty.end(score)), (winner, end), "{columns}x{rows}: {score}");
    }
}

#[test]
fn the_book_knows_the_openings() {
    let book = Book::standard();
    let empty = Position::empty(7, 6, 4).unwrap();
    assert_eq!(book.score(&empty), Some(1));
    let columns = || Column::first(7);
    let first: Vec<i32> = columns().map(|c| -book.score(&empty.play(c).unwrap()).unwrap()).collect();
    assert_eq!(first, [-2, -1, 0, 1, 0, -1, -2]);
    let second: Vec<Vec<i32>> = columns()
        .map(|c| empty.play(c).unwrap())
        .map(|at| columns().map(|c| book.score(&at.play(c).unwrap()).unwrap()).collect())
        .collect();
    assert_eq!(
        second,
        [
            [1, -2, -1, -2, 1, -1, 2],
            [2, 0, -1, 0, 2, 2, 3],
            [2, 2, 0, 0, 0, 0, 3],
            [4, 2, 2, 1, 2, 2, 4],
            [3, 0, 0, 0, 0, 2, 2],
            [3, 2, 2, 0, -1, 0, 2],
            [2, -1, 1, -2, -1, -2, 1],
        ]
    );
}
