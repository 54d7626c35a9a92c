//! Makes the puzzles of `data/puzzles.txt`.
//!
//! `make FILE SEED GAMES` adds the puzzles of so many games to a file of candidates; it continues where the file ends.
//! `levels` prints how many of the puzzles of each hardness each level begins right.
//! `choose FILE…` prints the puzzles of `data/puzzles.txt` and after them new ones from the candidates.

use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::fs::{OpenOptions, read_to_string};
use std::io::Write;

use four_engine::{
    Control, Goal, Hardness, Level, Options, Player, Position, Puzzle, PuzzleMaker, PuzzleSet, Theme,
};
use four_rules::Action;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", file, seed, games] => make(file, seed.parse()?, games.parse()?),
        ["levels"] => levels(),
        ["choose", ref files @ ..] => choose(files),
        _ => Err("use 'make FILE SEED GAMES', 'choose FILE…' or 'levels'".into()),
    }
}

/// Writes a line for each game: its number, and its puzzles separated by ` | `.
fn make(file: &str, seed: u64, games: u64) -> Result<(), Box<dyn Error>> {
    let made = read_to_string(file).map_or(0, |text| text.lines().count() as u64);
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    let mut maker = PuzzleMaker::new(seed);
    for number in made..games {
        let puzzles = maker.game(number, &Control::default())?;
        let line: String = puzzles.iter().map(|puzzle| format!(" | {puzzle}")).collect();
        writeln!(out, "{number}{line}")?;
    }
    Ok(())
}

/// How many puzzles of a goal and a theme are wanted.
fn wanted(puzzle: &Puzzle) -> usize {
    match (&puzzle.goal, puzzle.theme) {
        (Goal::Win { moves: Some(1) }, _) => 240,
        (Goal::Win { moves: Some(2) }, Theme::DoubleThreat | Theme::Stacked) => 220,
        (Goal::Win { moves: Some(3) }, _) => 180,
        (Goal::Win { moves: Some(_) }, _) => 150,
        (Goal::Win { moves: None }, Theme::Zugzwang) => 260,
        (Goal::Win { moves: None }, _) => 140,
        (Goal::Hold { moves: 1 }, _) => 180,
        (Goal::Hold { .. }, _) => 160,
        (Goal::Draw, _) => 240,
        _ => 100,
    }
}

/// Whether the board is not fuller than the puzzle is hard: a child looks at few discs.
fn is_clear(puzzle: &Puzzle) -> bool {
    puzzle.discs > 3 || matches!(puzzle.theme, Theme::CellAbove | Theme::Zugzwang) || puzzle.moves.len() <= 20
}

/// Adds puzzles in the order of their ratings, with the next free ids.
fn choose(files: &[&str]) -> Result<(), Box<dyn Error>> {
    let old = PuzzleSet::builtin().all();
    let (mut counts, mut seen) = (BTreeMap::<String, usize>::new(), HashSet::new());
    let key = |puzzle: &Puzzle| format!("{} {}", puzzle.goal, puzzle.theme);
    let mut is_new = |puzzle: &Puzzle| -> Result<bool, Box<dyn Error>> {
        let at = Position::from_moves(7, 6, 4, &puzzle.moves)?;
        Ok(!seen.contains(&at.mirrored()) && seen.insert(at))
    };
    for puzzle in old {
        println!("{puzzle}");
        is_new(puzzle)?;
        *counts.entry(key(puzzle)).or_default() += 1;
    }
    let mut chosen = Vec::new();
    for file in files {
        for line in read_to_string(file)?.lines() {
            for puzzle in line.split(" | ").skip(1) {
                let puzzle: Puzzle = puzzle.parse()?;
                let count = counts.entry(key(&puzzle)).or_default();
                if *count < wanted(&puzzle) && is_clear(&puzzle) && is_new(&puzzle)? {
                    *count += 1;
                    chosen.push(puzzle);
                }
            }
        }
    }
    chosen.sort_by_key(|puzzle| (puzzle.rating, puzzle.moves.clone()));
    let next = old.last().map_or(1, |puzzle| puzzle.id + 1);
    for (id, puzzle) in (next..).zip(chosen) {
        println!("{}", Puzzle { id, ..puzzle });
    }
    eprintln!("{counts:#?}");
    Ok(())
}

/// Every fifth puzzle is tried once by every level.
fn levels() -> Result<(), Box<dyn Error>> {
    for hardness in Hardness::ALL {
        let puzzles: Vec<&Puzzle> = PuzzleSet::builtin().select(None, Some(hardness)).step_by(5).collect();
        print!("| {hardness} ({}) |", puzzles.len());
        for level in (1..=9).map(Level::Step) {
            let mut player = Player::new(level, 1, Options::default());
            let mut found = 0;
            for puzzle in &puzzles {
                let log = puzzle.log().ok_or("a puzzle cannot be played")?;
                let choice = player.choose(log.game(), &Control::default());
                found += usize::from(choice == Some(Action::Drop(puzzle.solution)));
            }
            print!(" {:.0} |", 100.0 * found as f64 / puzzles.len() as f64);
        }
        println!();
    }
    Ok(())
}
