//! The opening book: complete, small, correct, and made in steps.

#![allow(clippy::unwrap_used, clippy::panic)]

use four_engine::{Book, BookDraft, BookError, Control, Options, Position, Solver};
use four_rules::{Board, RuleSet, Side};

const FILE: &[u8] = include_bytes!("../book/7x6");

#[test]
fn every_position_is_there_once_and_fits_its_moves() {
    let book = Book::standard();
    assert_eq!(book.depth(), 8);
    assert!(FILE.len() < 150_000, "{} bytes", FILE.len());
    book.check().unwrap();
    assert_eq!(book.ply(8).count(), 91_295);
    // A game cannot be won with six discs or fewer, so these are all positions, with their mirror images.
    for (discs, all) in (0..).zip([1, 7, 49, 238, 1120, 4263, 16422]) {
        let mirrors = book.ply(discs).map(|(at, _)| if is_own_mirror(&at) { 1 } else { 2 });
        assert_eq!(mirrors.sum::<usize>(), all, "{discs} discs");
    }
}

fn is_own_mirror(at: &four_engine::Position) -> bool {
    *at == at.mirrored()
}

#[test]
fn positions_solved_again_have_the_score_of_the_book() {
    let book = Book::standard();
    let (mut solver, control) = (None, Control::default());
    for (at, score) in book.ply(8).step_by(1709) {
        let options = Options { book: false, ..Options::default() };
        let solver = solver.get_or_insert_with(|| Solver::new(at.grid(), options));
        assert_eq!(solver.score(&at, &control).unwrap(), score);
        assert_eq!(book.score(&at.mirrored()), Some(score));
    }
}

#[test]
fn a_draft_goes_on_where_it_stopped() {
    let book = Book::standard();
    let mut bytes: Vec<u8> = book.ply(8).map(|(_, score)| (score as i8).cast_unsigned()).collect();
    let missing: Vec<usize> = (0..bytes.len()).step_by(9001).collect();
    for &i in &missing {
        bytes[i] = BookDraft::new(0).to_bytes()[0];
    }
    let mut draft = BookDraft::new(8);
    draft.resume(&bytes).unwrap();
    assert_eq!(draft.progress(), (bytes.len() - missing.len(), bytes.len()));
    assert_eq!(draft.clone().finish(), None, "not whole yet");
    let stopped = Control::default();
    stopped.stop();
    assert!(draft.solve(Options::default(), &stopped, |_| {}).is_err());

    let mut calls = 0;
    draft.solve(Options::default(), &Control::default(), |_| calls += 1).unwrap();
    assert_eq!(calls, missing.len());
    assert_eq!(draft.finish().unwrap().to_bytes(), FILE, "and it comes to the same book");
}

#[test]
fn other_bytes_are_refused() {
    let longer = [FILE, &[0]].concat();
    for bytes in [&[][..], &[8], b"nonsense", &FILE[..FILE.len() - 9], &[&[7], &FILE[1..]].concat(), &longer]
    {
        assert_eq!(Book::from_bytes(bytes), Err(BookError::NotABook));
    }
}

/// Discs that no game puts there have no score, and changed bytes cause no panic.
#[test]
fn a_book_answers_only_what_it_holds() {
    let position = |cells: &str, turn| {
        let board = Board::from_kaggle(cells, RuleSet::default()).unwrap();
        Position::new(&board, turn).unwrap()
    };
    let cells = |last: [&str; 14]| format!("{}{}", "0,".repeat(28), last.join(","));
    let unreachable = cells(["1", "0", "0", "0", "0", "0", "0", "2", "0", "0", "0", "0", "0", "0"]);
    assert_eq!(Book::standard().score(&position(&unreachable, Side::First)), None, "the second cannot begin");
    let uneven = cells(["0", "0", "0", "0", "0", "0", "0", "1", "1", "0", "0", "0", "0", "0"]);
    assert_eq!(Book::standard().score(&position(&uneven, Side::First)), None, "one side has two discs more");

    let some: Vec<Position> = Book::standard().ply(6).step_by(997).map(|(at, _)| at).collect();
    for at in (0..FILE.len()).step_by(997) {
        let mut bytes = FILE.to_vec();
        bytes[at] ^= 0x55;
        if let Ok(book) = Book::from_bytes(&bytes) {
            for at in &some {
                let _ = book.score(at);
            }
        }
    }
}
