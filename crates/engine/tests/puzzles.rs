//! The puzzles that ship with the program: the solver confirms each goal, the rules core each theme, and no two are alike.
//!
//! Every fortieth is proved. `FOUR_ALL_PUZZLES=1 cargo test --release -p four-engine --test puzzles` proves all of them.
#![allow(clippy::unwrap_used, clippy::panic)]

mod moves;

use std::collections::{BTreeMap, HashSet};

use four_engine::{
    Control, Goal, Hardness, Options, Position, Puzzle, PuzzleMaker, PuzzleRun, PuzzleSet, RunError, Solver,
    Step, Theme, Wrong,
};
use four_rules::{Column, Game};
use moves::{after, drops, is_threat, winner, wins};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn sample() -> impl Iterator<Item = &'static Puzzle> {
    let all = std::env::var_os("FOUR_ALL_PUZZLES").is_some();
    PuzzleSet::builtin().all().iter().step_by(if all { 1 } else { 40 })
}

fn solver() -> Solver {
    Solver::new(Position::empty(7, 6, 4).unwrap().grid(), Options::default())
}

fn position(puzzle: &Puzzle) -> Position {
    Position::from_moves(7, 6, 4, &puzzle.moves).unwrap()
}

/// What a score for the side to move says about its goal: whether a move with it reaches the goal.
fn reaches(goal: &Goal, at: &Position, score: i32) -> bool {
    let ends = at.end(score) - at.played();
    match goal {
        Goal::Win { moves: Some(moves) } => score > 0 && ends < 2 * moves,
        Goal::Win { moves: None } => score > 0,
        Goal::Hold { moves } => score >= 0 || ends > 2 * moves,
        Goal::Draw => score >= 0,
        Goal::Keep | Goal::Play { .. } => panic!("not in the set"),
    }
}

#[test]
fn every_line_is_a_puzzle_and_no_two_are_alike() {
    let (set, text) = (PuzzleSet::builtin(), include_str!("../data/puzzles.txt"));
    assert!(set.all().len() >= 2000);
    assert_eq!(set.all().len(), text.lines().count());
    let mut seen = HashSet::new();
    for (number, (puzzle, line)) in (1..).zip(set.all().iter().zip(text.lines())) {
        assert_eq!((puzzle.to_string().as_str(), puzzle.id), (line, number));
        assert_eq!(set.get(puzzle.id), Some(puzzle));
        let at = position(puzzle);
        assert!(!seen.contains(&at.mirrored()) && seen.insert(at), "{puzzle}");
        assert!(at.moves().count() >= 3, "{puzzle}: there is something to choose");
        assert_eq!(puzzle.log().unwrap().to_moves().as_ref(), Some(&puzzle.moves));
    }
    assert_eq!((set.get(0), set.get(1_000_000)), (None, None));
    for theme in Theme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
        assert!(set.select(Some(theme), None).count() >= 100, "{theme}");
    }
    for hardness in Hardness::ALL {
        assert!(set.select(None, Some(hardness)).count() >= 300, "{hardness}");
    }
}

#[test]
fn a_single_move_reaches_the_goal_and_the_main_line_ends_there() {
    let (control, mut solver) = (Control::default(), solver());
    for puzzle in sample() {
        let at = position(puzzle);
        let scores = solver.columns(&at, false, &control).unwrap();
        for column in at.moves() {
            let score = scores[usize::from(column.index())].unwrap();
            assert_eq!(reaches(&puzzle.goal, &at, score), column == puzzle.solution, "{puzzle}: {column}");
        }
        let mut run = PuzzleRun::of(puzzle).unwrap();
        while !run.is_solved() {
            run.show(&mut solver, &control).unwrap();
        }
        let end = run.log().game();
        match puzzle.goal {
            Goal::Win { moves } => {
                assert_eq!(winner(end), Some(run.by()), "{puzzle}");
                let discs = end.moves() as usize - puzzle.moves.len();
                assert!(moves.is_none_or(|moves| discs < 2 * moves as usize), "{puzzle}");
            }
            _ => assert_ne!(winner(end), Some(run.by().other()), "{puzzle}"),
        }
        assert!(!run.is_clean(), "shown, not found");
    }
}

/// The theme, found with the rules core alone, on the main line of the puzzle.
fn shows_theme(puzzle: &Puzzle, solver: &mut Solver) -> bool {
    let control = Control::default();
    let start = puzzle.log().unwrap().game().clone();
    let next = after(&start, puzzle.solution);
    match puzzle.theme {
        Theme::WinInOne => wins(&start) == [puzzle.solution],
        Theme::Defend => matches!(puzzle.goal, Goal::Hold { .. }),
        Theme::SaveDraw => puzzle.goal == Goal::Draw,
        Theme::CellAbove => {
            let others = drops(&start).into_iter().filter(|&column| column != puzzle.solution);
            others.clone().count() >= 2
                && others.into_iter().all(|column| wins(&after(&start, column)) == [column])
        }
        Theme::FollowUp => follows_up(&next, puzzle),
        theme => {
            let mut run = PuzzleRun::of(puzzle).unwrap();
            while !run.is_solved() {
                run.show(solver, &control).unwrap();
            }
            let inputs = run.log().inputs().len();
            // Where the winner could make a line at once, before the last answer of the loser.
            let before = run.log().position_after(inputs - 2);
            let (winner, board) = (before.turn().other(), before.board());
            let landings = drops(&before).into_iter().filter_map(|column| board.landing(column));
            let ready = landings.filter(|&cell| is_threat(&before, winner, cell)).count();
            let lost = drops(&before).into_iter().all(|column| !wins(&after(&before, column)).is_empty());
            lost && match theme {
                Theme::DoubleThreat => ready >= 2,
                Theme::Stacked => ready == 1,
                Theme::Zugzwang => ready == 0,
                _ => false,
            }
        }
    }
}

/// Whether answers on top of every disc win or do not lose, in a hundred games against random discs.
fn follows_up(game: &Game, puzzle: &Puzzle) -> bool {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    (0..100).all(|_| {
        let (mut game, loser) = (game.clone(), game.turn());
        while game.outcome().is_none() {
            let columns = drops(&game);
            let column = columns[random.random_range(0..columns.len())];
            game = after(&game, column);
            if game.outcome().is_none() {
                game = after(&game, column);
            }
        }
        match puzzle.goal {
            Goal::Win { .. } => winner(&game) == Some(loser.other()),
            _ => winner(&game) != Some(loser),
        }
    })
}

#[test]
fn themes_are_what_they_say() {
    let mut solver = solver();
    for puzzle in sample() {
        assert!(shows_theme(puzzle, &mut solver), "{puzzle}");
    }
    // Another theme of the same goal is not shown.
    let of = |theme| PuzzleSet::builtin().select(Some(theme), Some(Hardness::Easy)).next().unwrap().clone();
    for (is, not) in [(Theme::DoubleThreat, Theme::Stacked), (Theme::Stacked, Theme::DoubleThreat)] {
        assert!(!shows_theme(&Puzzle { theme: not, ..of(is) }, &mut solver));
        assert!(!shows_theme(&Puzzle { theme: Theme::Zugzwang, ..of(is) }, &mut solver));
    }
}

#[test]
fn the_maker_makes_each_puzzle_again() {
    let (control, mut maker) = (Control::default(), PuzzleMaker::new(0));
    for puzzle in sample() {
        let made = maker.puzzle(&puzzle.log().unwrap(), &control).unwrap().unwrap();
        assert_eq!(Puzzle { id: puzzle.id, ..made }, *puzzle);
    }
    let [one, again] = [0, 1].map(|_| PuzzleMaker::new(7).game(3, &control).unwrap());
    assert_eq!(one, again);
}

/// The mean rank of each number.
fn ranks(numbers: &[u32]) -> Vec<f64> {
    let mut places: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (index, &number) in numbers.iter().enumerate() {
        places.entry(number).or_default().push(index);
    }
    let (mut ranks, mut before) = (vec![0.0; numbers.len()], 0);
    for indices in places.values() {
        for &index in indices {
            ranks[index] = before as f64 + (indices.len() as f64 + 1.0) / 2.0;
        }
        before += indices.len();
    }
    ranks
}

#[test]
fn the_rating_follows_the_discs_to_look_ahead() {
    let puzzles = PuzzleSet::builtin().all();
    let [one, other] = [|puzzle: &Puzzle| puzzle.rating, |puzzle: &Puzzle| puzzle.discs]
        .map(|value| ranks(&puzzles.iter().map(value).collect::<Vec<_>>()));
    let mean = (puzzles.len() as f64 + 1.0) / 2.0;
    let sum = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| (x - mean) * (y - mean)).sum::<f64>();
    let spearman = sum(&one, &other) / (sum(&one, &one) * sum(&other, &other)).sqrt();
    println!("{} puzzles, Spearman of rating and discs: {spearman:.3}", puzzles.len());
    assert!(spearman > 0.8);
    for easy in PuzzleSet::builtin().select(None, Some(Hardness::Easy)) {
        assert!(easy.discs <= 3, "{easy}: a child looks no further");
    }
}

#[test]
fn a_wrong_move_is_refused_with_its_reason_and_can_be_repeated() {
    let (control, mut solver) = (Control::default(), solver());
    for puzzle in sample() {
        let mut run = PuzzleRun::of(puzzle).unwrap();
        let wrong: Vec<Column> =
            drops(run.log().game()).into_iter().filter(|&column| column != puzzle.solution).collect();
        for (count, &column) in (1..).zip(&wrong) {
            let before = run.log().clone();
            let Step::Wrong { why, reply } = run.play(column, &mut solver, &control).unwrap() else {
                panic!("{puzzle}: {column}")
            };
            assert_eq!((run.log(), run.mistakes()), (&before, count));
            let next = after(before.game(), column);
            if let Wrong::Loses { discs: 2 } = why {
                assert!(wins(&next).contains(&reply.unwrap()), "{puzzle}: {column}");
            }
            assert_eq!(
                matches!(why, Wrong::Loses { discs: 2 }),
                !wins(&next).is_empty(),
                "{puzzle}: {column}"
            );
        }
        let step = run.play(puzzle.solution, &mut solver, &control).unwrap();
        assert!(!matches!(step, Step::Wrong { .. }) && !run.is_clean());
        let again = run.play(Column::new(40).unwrap_or(puzzle.solution), &mut solver, &control);
        assert!(again.is_err() || !run.is_solved());
    }
}

#[test]
fn a_run_says_what_cannot_be_played() {
    let (control, mut solver) = (Control::default(), solver());
    let puzzle: Puzzle = "1 111111 win1 win-in-one 4 1 1".parse().unwrap();
    let mut run =
        PuzzleRun::new(puzzle.log().unwrap(), Goal::Play { columns: vec![puzzle.solution] }).unwrap();
    let full: Column = "1".parse().unwrap();
    assert_eq!(run.play(full, &mut solver, &control), Err(RunError::Unplayable(full)));
    let other: Column = "5".parse().unwrap();
    let step = run.play(other, &mut solver, &control);
    assert_eq!(step, Ok(Step::Wrong { why: Wrong::NotAsked, reply: None }));
    assert_eq!(run.play(puzzle.solution, &mut solver, &control), Ok(Step::Solved));
    assert_eq!(run.play(other, &mut solver, &control), Err(RunError::Solved));
    for line in
        ["", "1 2 3", "1 4444 won double-threat 4 1 1", "x 4 win1 win-in-one 4 1 1", "1 4 win0 defend 1 1 1"]
    {
        assert!(line.parse::<Puzzle>().is_err(), "{line}");
    }
}

#[test]
fn every_day_has_its_puzzle_and_weeks_begin_easy() {
    let set = PuzzleSet::builtin();
    // 2026-11-16 was a Monday.
    let monday = 20_773;
    let week: Vec<Hardness> = (0..7).map(|day| set.daily(monday + day).unwrap().hardness()).collect();
    use Hardness::{Devilish, Easy, Hard, Medium};
    assert_eq!(week, [Easy, Easy, Medium, Medium, Hard, Hard, Devilish]);
    let ids: HashSet<u32> = (0..364).map(|day| set.daily(monday + day).unwrap().id).collect();
    assert_eq!(ids.len(), 364, "no puzzle twice in a year");
    assert!(set.daily(u32::MAX).is_some());
    // What was the puzzle of a day stays it.
    assert_eq!(set.daily(monday).map(|puzzle| puzzle.id), Some(DAY));
    assert!(set.pick(Some(Theme::WinInOne), Some(Hardness::Devilish), 1).is_none());
    assert_eq!(set.pick(None, None, 5), set.pick(None, None, 5));
}

const DAY: u32 = 715;
