//! A hundred puzzles: an exact solver confirms that each has a single right move, and no two are alike.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashSet;

use four_engine::{Control, Hardness, Options, Position, Puzzles, Solver, Task};

#[test]
fn a_hundred_puzzles_have_a_single_solution_and_are_all_different() {
    let control = Control::default();
    let mut puzzles = Puzzles::new(2026);
    let mut solver =
        Solver::new(Position::empty(7, 6, 4).unwrap().grid(), Options { book: false, ..Options::default() });
    let (mut seen, mut of) = (HashSet::new(), [0; 4]);
    for _ in 0..100 {
        let puzzle = puzzles.make(&control).unwrap();
        let at = Position::from_moves(7, 6, 4, &puzzle.moves).unwrap();
        // Exact scores of another solver, without the opening book.
        let scores = solver.columns(&at, false, &control).unwrap();
        let right = usize::from(puzzle.solution.index());
        let score = scores[right].unwrap();
        assert_eq!(score.signum(), if puzzle.task == Task::Win { 1 } else { 0 }, "{puzzle:?}");
        assert_eq!(at.end(score), puzzle.ends);
        let others = scores.iter().enumerate().filter(|&(i, _)| i != right).filter_map(|(_, score)| *score);
        assert!(others.clone().count() > 0 && others.clone().all(|other| other.signum() < score.signum()));
        assert!(!at.wins(puzzle.solution), "a puzzle is not a win at once");
        for like in [at, at.mirrored()] {
            assert!(!seen.contains(&like), "{puzzle:?}");
        }
        seen.insert(at);
        of[puzzle.hardness as usize] += 1;
    }
    println!("easy, medium, hard, devilish: {of:?}");
    assert!(
        of[Hardness::Easy as usize] > 0
            && of[Hardness::Medium as usize] > 0
            && of[Hardness::Hard as usize] > 0
    );
}
