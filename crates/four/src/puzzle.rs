//! `four puzzle`: a position with a single right move, and why it is right after the answer.

use std::io::{self, BufRead, IsTerminal, Write};

use four_engine::{Analyst, Control, Hardness, Options, Puzzle, Puzzles, Task};
use four_picture::text;
use four_rules::{Column, Language, Log, Rules};
use rand::TryRng;
use rand::rngs::SysRng;
use serde_json::json;

use crate::cli::PuzzleArgs;
use crate::coach::indented;
use crate::progress::Progress;
use crate::solve::next_line;
use crate::{Exit, Failure};

/// A longer line is no answer.
const LONGEST: usize = 80;

pub(crate) fn run(args: &PuzzleArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => u64::from(SysRng.try_next_u32().map_err(|error| Failure::with(&"no random numbers", error))?),
    };
    let language = args.language.get();
    let mut puzzles = Puzzles::new(seed);
    let mut coach = Analyst::new(Options::default());
    let mut input = io::stdin().lock();
    for number in 1..=args.count {
        let puzzle = next(&mut puzzles, args.hardness)?;
        let game = Log::from_moves(Rules::default(), &puzzle.moves)
            .map_err(|error| Failure::with(&puzzle.moves, error))?;
        if args.json || args.list {
            let line = if args.json { as_json(&puzzle, seed) } else { as_line(&puzzle) };
            writeln!(out, "{line}")?;
            out.flush()?;
            continue;
        }
        let mut desk = Desk { puzzle: &puzzle, log: &game, coach: &mut coach, language };
        write!(out, "{}", desk.question(seed, number, args.count))?;
        if args.solution {
            writeln!(out, "{}", indented(&desk.solution()?, 0))?;
        } else if let Some(exit) = desk.ask(&mut input, out)? {
            return Ok(exit);
        }
    }
    Ok(Exit::Fine)
}

/// The next puzzle that is as hard as was asked for.
fn next(puzzles: &mut Puzzles, wanted: Option<Hardness>) -> Result<Puzzle, Failure> {
    let _progress = Progress::new(|| "making a puzzle".into());
    loop {
        let puzzle = puzzles.make(&Control::default()).map_err(|_| Failure::interrupted())?;
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

/// A puzzle that somebody sits at.
struct Desk<'a> {
    puzzle: &'a Puzzle,
    log: &'a Log,
    coach: &'a mut Analyst,
    language: Language,
}

impl Desk<'_> {
    fn question(&self, seed: u64, number: u32, count: u32) -> String {
        let side = self.log.game().turn();
        let hardness = self.puzzle.hardness.word(self.language);
        let which = if count == 1 { format!("{seed}") } else { format!("{seed}, {number}/{count}") };
        let board = text::letters(&self.log.game().view());
        let (name, letter) = (side.colour(), side.letter());
        let task = match (self.language, self.puzzle.task) {
            (Language::English, Task::Win) => {
                format!("{name} ({letter}) to move and win. Only one move does it.")
            }
            (Language::English, Task::Save) => {
                format!("{name} ({letter}) to move and hold the draw. Only one move does it.")
            }
            (Language::Vietnamese, Task::Win) => format!("Bên {letter} đi và thắng. Chỉ có một nước đúng."),
            (Language::Vietnamese, Task::Save) => {
                format!("Bên {letter} đi và giữ hòa. Chỉ có một nước đúng.")
            }
        };
        match self.language {
            Language::English => {
                format!("\nPuzzle {which} ({hardness}): {}\n\n{board}\n{task}\n", self.puzzle.moves)
            }
            Language::Vietnamese => {
                format!("\nCâu đố {which} ({hardness}): {}\n\n{board}\n{task}\n", self.puzzle.moves)
            }
        }
    }

    /// Asks until the answer is right. An exit if nobody wants to go on, or nobody is there any more.
    fn ask(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<Option<Exit>, Failure> {
        let prompt = match self.language {
            Language::English => "Your column (? for the solution, q to quit): ",
            Language::Vietnamese => "Cột của bạn (? để xem lời giải, q để thoát): ",
        };
        let mut line = Vec::new();
        loop {
            write!(out, "{prompt}")?;
            out.flush()?;
            if !next_line(input, &mut line, LONGEST)? {
                writeln!(out)?;
                return Ok(Some(Exit::Stopped));
            }
            let answer = String::from_utf8_lossy(&line).trim().to_owned();
            if !io::stdin().is_terminal() {
                writeln!(out, "{answer}")?;
            }
            match answer.as_str() {
                "" => {}
                "q" | "quit" => return Ok(Some(Exit::Fine)),
                "?" => {
                    writeln!(out, "{}", indented(&self.solution()?, 0))?;
                    return Ok(None);
                }
                text => match text.parse::<Column>() {
                    Ok(column) if column == self.puzzle.solution => {
                        let right =
                            if self.language == Language::English { "Right!" } else { "Đúng rồi!" };
                        writeln!(out, "{}", indented(&format!("{right} {}", self.solution()?), 0))?;
                        return Ok(None);
                    }
                    Ok(column) => writeln!(out, "{}", indented(&self.wrong(column), 0))?,
                    Err(_) if self.language == Language::Vietnamese => writeln!(out, "không có cột như vậy")?,
                    Err(error) => writeln!(out, "{error}")?,
                },
            }
        }
    }

    fn solution(&mut self) -> Result<String, Failure> {
        let verdict = self
            .coach
            .judge(self.log.game(), self.puzzle.solution, &Control::default())
            .map_err(|why| Failure::with(&self.puzzle.moves, why))?;
        let outlook = verdict.after.say(verdict.by, self.language);
        Ok(match self.language {
            Language::English => {
                format!("Column {}: {outlook}. {}", self.puzzle.solution, verdict.say(self.language))
            }
            Language::Vietnamese => {
                format!("Cột {}: {outlook}. {}", self.puzzle.solution, verdict.say(self.language))
            }
        })
    }

    fn wrong(&mut self, column: Column) -> String {
        let verdict = match self.coach.judge(self.log.game(), column, &Control::default()) {
            Ok(verdict) => verdict,
            Err(_) if self.language == Language::Vietnamese => return format!("không thể đi cột {column}"),
            Err(why) => return why.to_string(),
        };
        let outlook = verdict.after.say(verdict.by, self.language);
        // What is better is for the player to find.
        let why: Vec<String> = verdict
            .claims
            .iter()
            .filter(|claim| !claim.tells_better())
            .map(|claim| claim.say(verdict.by, self.language))
            .collect();
        let no = if self.language == Language::English { "No" } else { "Chưa đúng" };
        format!("{no}: {outlook}. {}", why.join(" ")).trim_end().to_owned()
    }
}
