//! `four`: the one program. Arguments in, exit code out.

mod admin;
mod bench;
mod book;
mod check;
mod classic;
mod cli;
mod coach;
mod contest;
mod draw;
mod engine;
mod join;
mod load;
mod play;
mod progress;
mod puzzle;
mod serve;
mod show;
mod solve;

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use cli::{Cli, PlayArgs, Task};
use four_console::Stop;
use four_rules::{ParseRulesError, Preset};
use thiserror::Error;

/// What the shell is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Exit {
    Fine = 0,
    /// Not all was done: the input ended, the output was closed, a line of many was bad.
    Stopped = 1,
    /// Something given to the program is wrong.
    BadInput = 2,
}

/// Why a command did not do what it was asked.
#[derive(Debug, Error)]
enum Failure {
    #[error("{}", match .0 { Stop::Io(error) => four_files::os_message(error), stop => stop.to_string() })]
    Stopped(#[from] Stop),
    #[error("{0}")]
    BadInput(String),
}

impl Failure {
    /// Something is wrong with `what`.
    fn with(what: &dyn std::fmt::Display, why: impl std::fmt::Display) -> Failure {
        Failure::BadInput(format!("{what}: {why}"))
    }
}

impl Failure {
    /// A search that nobody stops came back without a result.
    fn interrupted() -> Failure {
        Failure::BadInput("the search was stopped".into())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Stopped(error.into())
    }
}

fn main() -> ExitCode {
    let exit = match run(Cli::parse()) {
        Ok(exit) => exit,
        // Whoever read our output has had enough of it. That is no failure of ours to talk about.
        Err(Failure::Stopped(Stop::Io(error))) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Stopped,
        Err(failure) => {
            say_to_the_user(&failure);
            if matches!(failure, Failure::Stopped(_)) { Exit::Stopped } else { Exit::BadInput }
        }
    };
    ExitCode::from(exit as u8)
}

/// On standard error; if that is closed, there is nobody to tell. What a file smuggled into the message cannot reach
/// the terminal.
fn say_to_the_user(message: &dyn std::fmt::Display) {
    let _ = writeln!(io::stderr(), "four: {}", harmless(message));
}

/// A message as printable text of limited length.
fn harmless(message: &dyn std::fmt::Display) -> String {
    const MAX_LENGTH: usize = 600;
    four_files::clean_message(&message.to_string(), MAX_LENGTH)
}

/// Whether to show colours on a terminal where nobody has said.
fn wants_colour() -> bool {
    io::stdout().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Whether two names lead to the same file, or would.
fn same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        path.canonicalize().ok().or_else(|| Some(folder.canonicalize().ok()?.join(path.file_name()?)))
    };
    real(one).is_some_and(|real_one| real(other) == Some(real_one))
}

fn run(cli: Cli) -> Result<Exit, Failure> {
    // Not locked: whoever asks the terminal something, from another thread, writes there too.
    let mut out = io::BufWriter::new(io::stdout());
    match cli.task {
        None => play::run(&PlayArgs { plain: cli.plain, ..PlayArgs::default() }, false, &mut out),
        Some(Task::Play(args)) => play::run(&args, true, &mut out),
        Some(Task::Serve(args)) => serve::run(&args, &mut out),
        Some(Task::Join(args)) => join::run(&args, &mut out),
        Some(Task::Admin(args)) => admin::run(&args, &mut out),
        Some(Task::Classic(args)) => classic::run(&args, &mut out),
        Some(Task::Show(args)) => show::run(&args, &mut out),
        Some(Task::Draw(args)) => draw::run(&args, &mut out),
        Some(Task::Check(args)) => check::run(&args, &mut out),
        Some(Task::Solve(args)) => solve::run(&args, &mut out),
        Some(Task::Hint(args)) => coach::hint(&args, &mut out),
        Some(Task::Review(args)) => coach::review(&args, &mut out),
        Some(Task::Puzzle(args)) => puzzle::run(&args, &mut out),
        Some(Task::Book { task }) => book::run(&task, &mut out),
        Some(Task::Bench(args)) => bench::run(&args, &mut out),
        Some(Task::Match(args)) => contest::run(&args, &mut out),
        Some(Task::Engine(args)) => engine::run(&args, &mut out),
        Some(Task::Rules) => rules(&mut out),
        Some(Task::Completions { shell }) => {
            // It panics if it cannot write; memory always can.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "four", &mut script);
            out.write_all(&script).map(|()| Exit::Fine).map_err(Failure::from)
        }
        Some(Task::Man { command }) => man(command.as_deref(), &mut out),
    }
    .and_then(|exit| out.flush().map(|()| exit).map_err(Failure::from))
}

fn rules(out: &mut impl Write) -> Result<Exit, Failure> {
    writeln!(out, "Rule sets with a name:\n")?;
    for preset in &Preset::ALL {
        writeln!(out, "  {:<9} {}", preset.name, preset.about)?;
    }
    write!(out, "{}", cli::RULE_WORDS)?;
    Ok(Exit::Fine)
}

fn man(command: Option<&str>, out: &mut impl Write) -> Result<Exit, Failure> {
    let mut program = Cli::command();
    program.build();
    let page = match command {
        None => program,
        Some(name) => program
            .find_subcommand(name)
            .ok_or_else(|| Failure::with(&name, "there is no such command; see four --help"))?
            .clone(),
    };
    clap_mangen::Man::new(page).render(out)?;
    Ok(Exit::Fine)
}

impl From<ParseRulesError> for Failure {
    fn from(error: ParseRulesError) -> Failure {
        Failure::BadInput(error.to_string())
    }
}
