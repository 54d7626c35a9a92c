//! `four solve`: a filter that prints the exact score of each position.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Instant;

use four_console::read_line;
use four_engine::{Control, Options, Position, PositionError, Solver, StoppedError};
use four_rules::{Log, MovesError, Outcome, RuleSet, Rules};
use four_text::Text;
use indicatif::HumanCount;

use crate::cli::{BoardArgs, SearchArgs, SolveArgs};
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::notice::notice;
use crate::progress::Progress;
use crate::wording::InWords;

impl SearchArgs {
    /// The options of the solver. 0 threads are one a core.
    pub(crate) fn options(&self, book: bool) -> Options {
        Options { table: self.table << 20, threads: threads(self.threads), book }
    }
}

/// This many threads; for 0, one a core.
pub(crate) fn threads(count: usize) -> NonZeroUsize {
    let all = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    NonZeroUsize::new(count).unwrap_or_else(all)
}

impl BoardArgs {
    /// The plain rules on this board.
    pub(crate) fn rules(&self) -> Result<Rules, CommandError> {
        let (columns, rows) = parse_size(&self.board)?;
        let set = RuleSet { columns, rows, connect: self.connect.into(), ..RuleSet::default() };
        Rules::try_from(set).about(&self.board)
    }
}

/// The columns and rows of a size such as `7x6`.
pub(crate) fn parse_size(text: &str) -> Result<(u16, u16), CommandError> {
    let size = text.split_once('x').and_then(|(c, r)| Some((c.parse().ok()?, r.parse().ok()?)));
    size.ok_or(ParseSizeError).about(text)
}

/// A text that is not the size of a board, such as `7x6`.
#[derive(Debug)]
struct ParseSizeError;

impl InWords for ParseSizeError {
    fn in_words(&self, text: Text) -> String {
        text.cli_size().into()
    }
}

/// Why a line is not a position to solve.
#[derive(Debug)]
enum LineError {
    TooLong,
    NotUtf8,
    Moves(MovesError),
    Over(Outcome),
    Position(PositionError),
}

impl InWords for LineError {
    fn in_words(&self, text: Text) -> String {
        match self {
            LineError::TooLong => text.cli_too_long().into(),
            LineError::NotUtf8 => text.cli_not_utf8().into(),
            LineError::Moves(error) => error.in_words(text),
            LineError::Over(outcome) => text.cli_game_over(text.outcome_inside(outcome)),
            LineError::Position(error) => error.in_words(text),
        }
    }
}

/// Length limit of a line, in bytes: no position on any board needs more.
const MAX_LINE: usize = 4096;

pub(crate) fn run(args: &SolveArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let rules = args.board.rules()?;
    let empty = Position::empty(rules.columns(), rules.rows(), rules.connect()).about(&args.board.board)?;
    let mut solver = Solver::new(empty.grid(), args.search.options(!args.no_book));
    let control = Arc::new(Control::default());
    let mut input = input(args);
    let mut code = ExitCode::Success;
    let mut number = 0;
    // One byte more than a line may have tells that it is too long.
    while let Some(line) = read_line(&mut input, MAX_LINE + 1)? {
        number += 1;
        let answer = match position(&line, &rules) {
            Ok((moves, position)) => {
                let _progress = watch(&control, number, text);
                answer(args, moves, &position, &mut solver, &control).or_bad_input()?
            }
            Err(error) => {
                notice(&text.cli_line(number, error.in_words(text)));
                code = ExitCode::Incomplete;
                String::new()
            }
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(code)
}

/// The positions of the arguments, or if there are none, of standard input; one a line.
fn input(args: &SolveArgs) -> Box<dyn BufRead> {
    if args.positions.is_empty() {
        return Box::new(io::stdin().lock());
    }
    Box::new(io::Cursor::new(args.positions.iter().map(|line| format!("{line}\n")).collect::<String>()))
}

fn watch(control: &Arc<Control>, number: usize, text: Text) -> Progress {
    let control = Arc::clone(control);
    Progress::new(move || {
        let (lower, upper) = control.bounds();
        text.progress_solve(number, HumanCount(control.nodes()).to_string(), lower, upper)
    })
}

fn answer(
    args: &SolveArgs,
    moves: &str,
    position: &Position,
    solver: &mut Solver,
    control: &Control,
) -> Result<String, StoppedError> {
    let (began, before) = (Instant::now(), control.nodes());
    let mut answer = moves.to_owned();
    let mut add = |score: Option<i32>| match score {
        Some(score) => write!(answer, " {score}"),
        None => write!(answer, " ."),
    };
    let _ = match (args.all, args.weak) {
        (true, weak) => solver.columns(position, weak, control)?.into_iter().try_for_each(&mut add),
        (false, true) => add(Some(solver.weak(position, control)?)),
        (false, false) => add(Some(solver.score(position, control)?)),
    };
    if args.stats {
        let _ = write!(answer, " {} {}", control.nodes() - before, began.elapsed().as_micros());
    }
    Ok(answer)
}

/// The moves on this line and the position they lead to.
fn position<'a>(line: &'a [u8], rules: &Rules) -> Result<(&'a str, Position), LineError> {
    let end = line.iter().position(u8::is_ascii_whitespace).unwrap_or(line.len());
    if end > MAX_LINE {
        return Err(LineError::TooLong);
    }
    let moves = std::str::from_utf8(&line[..end]).map_err(|_| LineError::NotUtf8)?;
    match Position::from_moves(rules.columns(), rules.rows(), rules.connect(), moves) {
        Ok(position) => Ok((moves, position)),
        // The rules name the reason more precisely than the solver.
        Err(error) => Err(match Log::from_moves(*rules, moves) {
            Err(error) => LineError::Moves(error),
            Ok(log) => match log.game().outcome() {
                Some(outcome) => LineError::Over(outcome.clone()),
                None => LineError::Position(error),
            },
        }),
    }
}
