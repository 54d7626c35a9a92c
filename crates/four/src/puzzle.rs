//! `four puzzle`: puzzles of the built-in set, played to the end, with reasons.

use std::io::{self, BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use four_engine::{Puzzle, PuzzleRun, PuzzleSet};
use four_text::Text;
use serde_json::json;

use crate::cli::PuzzleArgs;
use crate::error::CommandError;
use crate::exercise::{Exercise, Left};
use crate::exit_code::ExitCode;
use crate::profile;
use crate::seed;
use crate::wording::InWords;

/// Seconds in a day.
const DAY: u64 = 24 * 60 * 60;

pub(crate) fn run(args: &PuzzleArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let puzzles = chosen(args)?;
    if args.json || args.list {
        for puzzle in puzzles {
            writeln!(out, "{}", if args.json { as_json(puzzle) } else { puzzle.to_string() })?;
        }
        return Ok(ExitCode::Success);
    }
    let mut input = io::stdin().lock();
    for puzzle in puzzles {
        if let Some(code) = solve(puzzle, args, text, &mut input, out)? {
            return Ok(code);
        }
    }
    Ok(ExitCode::Success)
}

/// Why there is no puzzle.
#[derive(Debug)]
enum PuzzleError {
    Unknown { id: u32, last: u32 },
    NoneMatches,
}

impl InWords for PuzzleError {
    fn in_words(&self, text: Text) -> String {
        match *self {
            PuzzleError::Unknown { id, last } => text.puzzle_unknown(id, last),
            PuzzleError::NoneMatches => text.puzzle_none().into(),
        }
    }
}

/// The puzzles that the arguments ask for.
fn chosen(args: &PuzzleArgs) -> Result<Vec<&'static Puzzle>, CommandError> {
    let set = PuzzleSet::builtin();
    if let Some(id) = args.id {
        let last = set.all().last().map_or(0, |puzzle| puzzle.id);
        let unknown = || CommandError::bad_input(PuzzleError::Unknown { id, last });
        return Ok(vec![set.get(id).ok_or_else(unknown)?]);
    }
    if args.daily {
        return Ok(set.daily(today()).into_iter().collect());
    }
    let mut found: Vec<&Puzzle> = set.select(args.theme, args.hardness).collect();
    if found.is_empty() {
        return Err(CommandError::bad_input(PuzzleError::NoneMatches));
    }
    let seed = seed::or_random(args.seed)?;
    seed::shuffle(&mut found, seed);
    found.truncate(args.count as usize);
    Ok(found)
}

/// Today in UTC, counted from 1970-01-01.
fn today() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(since.as_secs() / DAY).unwrap_or(u32::MAX)
}

fn as_json(puzzle: &Puzzle) -> String {
    json!({ "puzzle": puzzle, "hardness": puzzle.hardness() }).to_string()
}

/// Asks for the moves of a puzzle, or shows them. An exit code if the player quits or the input ends.
fn solve(
    puzzle: &Puzzle,
    args: &PuzzleArgs,
    text: Text,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<ExitCode>, CommandError> {
    let Some(run) = PuzzleRun::of(puzzle) else { return Ok(None) };
    let mut exercise = Exercise::new(run, text);
    writeln!(out, "\n{}", text.puzzle_heading(puzzle))?;
    writeln!(out, "{}\n", text.puzzle_about(text.puzzle_theme(puzzle.theme), puzzle.rating))?;
    let left = match args.solution {
        true => {
            exercise.pose(out, &[])?;
            exercise.show_all(out)?;
            Left::Done
        }
        false => {
            let left = exercise.ask(input, out, &[])?;
            if left == Left::Done {
                profile::change(|known| {
                    known.count_puzzle(puzzle, exercise.is_clean());
                    known.days.extend(args.daily.then(today));
                })?;
            }
            left
        }
    };
    Ok(left.exit_code())
}
