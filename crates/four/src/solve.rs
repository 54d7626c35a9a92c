//! `four solve`: a filter that knows the result of every position.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Instant;

use four_engine::{Control, Options, Position, Solver, StoppedError};
use four_rules::{Log, RuleSet, Rules};
use indicatif::HumanCount;

use crate::cli::{BoardArgs, SearchArgs, SolveArgs};
use crate::progress::Progress;
use crate::{Exit, Failure, say_to_the_user};

impl SearchArgs {
    /// The options they mean. No thread count, or 0, is every core there is.
    pub(crate) fn options(&self, book: bool) -> Options {
        Options { table: self.table << 20, threads: threads(self.threads), book }
    }
}

/// So many threads; for 0, one a core.
pub(crate) fn threads(count: usize) -> NonZeroUsize {
    let all = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    NonZeroUsize::new(count).unwrap_or_else(all)
}

impl BoardArgs {
    /// The plain rules on this board.
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        let wrong = |why: &dyn std::fmt::Display| Failure::with(&self.board, why);
        let size = self.board.split_once('x').and_then(|(c, r)| Some((c.parse().ok()?, r.parse().ok()?)));
        let (columns, rows) = size.ok_or_else(|| wrong(&"a size is columns x rows, such as 9x5"))?;
        let set = RuleSet { columns, rows, connect: self.connect.into(), ..RuleSet::default() };
        Rules::try_from(set).map_err(|errors| wrong(&errors))
    }
}

/// A line longer than this is not a position on any board.
const LONGEST: usize = 4096;

pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.board.rules()?;
    let empty = Position::empty(rules.columns(), rules.rows(), rules.connect());
    let empty = empty.map_err(|error| Failure::with(&args.board.board, error))?;
    let mut solver = Solver::new(empty.grid(), args.search.options(!args.no_book));
    let control = Arc::new(Control::default());
    let mut input: Box<dyn BufRead> = match args.positions.is_empty() {
        true => Box::new(io::stdin().lock()),
        false => Box::new(io::Cursor::new(
            args.positions.iter().map(|line| format!("{line}\n")).collect::<String>(),
        )),
    };
    let mut exit = Exit::Fine;
    let (mut line, mut number) = (Vec::new(), 0);
    while next_line(&mut input, &mut line, LONGEST)? {
        number += 1;
        let answer = match position(&line, &rules) {
            Ok((moves, position)) => {
                let _progress = watch(&control, number);
                let answer = answer(args, moves, &position, &mut solver, &control);
                answer.map_err(|StoppedError| Failure::interrupted())?
            }
            Err(why) => {
                say_to_the_user(&format_args!("line {number}: {why}"));
                exit = Exit::Stopped;
                String::new()
            }
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(exit)
}

fn watch(control: &Arc<Control>, number: usize) -> Progress {
    let control = Arc::clone(control);
    Progress::new(move || {
        let (lower, upper) = control.bounds();
        let nodes = HumanCount(control.nodes());
        format!("line {number}: {nodes} positions searched, score between {lower} and {upper}")
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
fn position<'a>(line: &'a [u8], rules: &Rules) -> Result<(&'a str, Position), String> {
    let end = line.iter().position(u8::is_ascii_whitespace).unwrap_or(line.len());
    if end > LONGEST {
        return Err("that is too long for a game".into());
    }
    let moves = std::str::from_utf8(&line[..end]).map_err(|_| "that is not text in UTF-8")?;
    match Position::from_moves(rules.columns(), rules.rows(), rules.connect(), moves) {
        Ok(position) => Ok((moves, position)),
        // The rules know the words for what is wrong.
        Err(error) => Err(match Log::from_moves(*rules, moves) {
            Err(why) => why.to_string(),
            Ok(log) => log
                .game()
                .outcome()
                .map_or_else(|| error.to_string(), |outcome| format!("the game is over: {outcome}")),
        }),
    }
}

/// Reads a line, but keeps no more of it than is enough to see that it is longer than that. No more lines: `false`.
pub(crate) fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>, longest: usize) -> io::Result<bool> {
    line.clear();
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = (longest + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}
