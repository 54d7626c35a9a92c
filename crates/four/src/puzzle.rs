//! `four puzzle`: a position with a single right move, and why it is right after the answer.

use std::io::{self, BufRead, IsTerminal, Write};

use four_console::read_line;
use four_engine::{Analyst, Control, Hardness, Options, Puzzle, Puzzles, Task};
use four_picture::text::letters;
use four_rules::{Column, Log, Rules};
use four_text::Text;
use serde_json::json;

use crate::cli::PuzzleArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::paragraph::wrapped;
use crate::progress::Progress;
use crate::seed;
use crate::wording::InWords;

/// Length limit of an answer, in bytes.
const MAX_LINE: usize = 80;

pub(crate) fn run(args: &PuzzleArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    // A short seed is easier to type again.
    let seed = match args.seed {
        Some(seed) => seed,
        None => seed::or_random(None)? >> 32,
    };
    let mut puzzles = Puzzles::new(seed);
    let mut analyst = Analyst::new(Options::default());
    let mut input = io::stdin().lock();
    for number in 1..=args.count {
        let puzzle = next(&mut puzzles, args.hardness, text)?;
        if args.json || args.list {
            let line = if args.json { as_json(&puzzle, seed) } else { as_line(&puzzle) };
            writeln!(out, "{line}")?;
            out.flush()?;
            continue;
        }
        let log = Log::from_moves(Rules::default(), &puzzle.moves).about(&puzzle.moves)?;
        let mut exercise = Exercise { puzzle: &puzzle, log: &log, analyst: &mut analyst, text };
        write!(out, "{}", exercise.question(seed, number, args.count))?;
        if args.solution {
            writeln!(out, "{}", wrapped(&exercise.solution()?, 0))?;
        } else if let Some(code) = exercise.ask(&mut input, out)? {
            return Ok(code);
        }
    }
    Ok(ExitCode::Success)
}

/// The next puzzle of the wanted hardness.
fn next(puzzles: &mut Puzzles, wanted: Option<Hardness>, text: Text) -> Result<Puzzle, CommandError> {
    let _progress = Progress::new(move || text.progress_puzzle().into());
    loop {
        let puzzle = puzzles.make(&Control::default()).or_bad_input()?;
        if wanted.is_none_or(|wanted| wanted == puzzle.hardness) {
            return Ok(puzzle);
        }
    }
}

fn as_line(puzzle: &Puzzle) -> String {
    let Puzzle { moves, solution, .. } = puzzle;
    let task = if puzzle.task == Task::Win { "win" } else { "save" };
    format!("{moves} {solution} {task} {}", puzzle.hardness)
}

fn as_json(puzzle: &Puzzle, seed: u64) -> String {
    json!({ "seed": seed, "puzzle": puzzle }).to_string()
}

/// A puzzle and the analyst that judges the answers.
struct Exercise<'a> {
    puzzle: &'a Puzzle,
    log: &'a Log,
    analyst: &'a mut Analyst,
    text: Text,
}

impl Exercise<'_> {
    fn question(&self, seed: u64, number: u32, count: u32) -> String {
        let Exercise { puzzle, log, text, .. } = self;
        let hardness = text.hardness(puzzle.hardness);
        let which = match count {
            1 => text.puzzle_which(seed, hardness, &puzzle.moves),
            _ => text.puzzle_which_of(seed, number, count, hardness, &puzzle.moves),
        };
        let (side, letter) = (text.side(log.game().turn()), log.game().turn().letter());
        let task = match puzzle.task {
            Task::Win => text.puzzle_task_win(side, letter),
            Task::Save => text.puzzle_task_save(side, letter),
        };
        format!("\n{which}\n\n{}\n{task}\n", letters(&log.game().view()))
    }

    /// Asks until the answer is right. An exit code if the player quits or the input ends.
    fn ask(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Option<ExitCode>, CommandError> {
        loop {
            write!(out, "{}", self.text.puzzle_prompt())?;
            out.flush()?;
            let Some(line) = read_line(input, MAX_LINE)? else {
                writeln!(out)?;
                return Ok(Some(ExitCode::Incomplete));
            };
            let answer = String::from_utf8_lossy(&line).trim().to_owned();
            if !io::stdin().is_terminal() {
                writeln!(out, "{answer}")?;
            }
            let said = match (answer.as_str(), answer.parse::<Column>()) {
                ("", _) => continue,
                ("q" | "quit", _) => return Ok(Some(ExitCode::Success)),
                ("?", _) => {
                    writeln!(out, "{}", wrapped(&self.solution()?, 0))?;
                    return Ok(None);
                }
                (_, Ok(column)) if column == self.puzzle.solution => {
                    let right = format!("{} {}", self.text.puzzle_right(), self.solution()?);
                    writeln!(out, "{}", wrapped(&right, 0))?;
                    return Ok(None);
                }
                (_, Ok(column)) => self.wrong(column),
                (word, Err(_)) => self.text.names_no_column(word),
            };
            writeln!(out, "{}", wrapped(&said, 0))?;
        }
    }

    /// The right column, and why it is right.
    fn solution(&mut self) -> Result<String, CommandError> {
        let text = self.text;
        let judged = self.analyst.judge(self.log.game(), self.puzzle.solution, &Control::default());
        let verdict = judged.about(&self.puzzle.moves)?;
        let column = text.puzzle_column(self.puzzle.solution, text.outlook(&verdict.after, verdict.by));
        Ok(format!("{column} {}", text.verdict(&verdict)))
    }

    /// Why this column is wrong, without the claims that name the right one.
    fn wrong(&mut self, column: Column) -> String {
        let text = self.text;
        let verdict = match self.analyst.judge(self.log.game(), column, &Control::default()) {
            Ok(verdict) => verdict,
            Err(error) => return error.in_words(text),
        };
        let claims = verdict.remark.claims().filter(|claim| !claim.tells_better());
        let mut said = vec![text.puzzle_is_wrong(text.outlook(&verdict.after, verdict.by))];
        said.extend(claims.map(|claim| text.claim(claim, verdict.by)));
        said.join(" ")
    }
}
