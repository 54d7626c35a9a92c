//! `four`: the one program. Arguments in, exit code out.

mod admin;
mod bench;
mod book;
mod check;
mod classic;
mod cli;
mod completions;
mod database;
mod draw;
mod engine;
mod error;
mod exercise;
mod exit_code;
mod hint;
mod join;
mod language;
mod learn;
mod lit_board;
mod load;
mod man;
mod matches;
mod moving;
mod notice;
mod paragraph;
mod play;
mod profile;
mod progress;
mod puzzle;
mod review;
mod rules;
mod seed;
mod serve;
mod show;
mod solve;
mod terminal;
mod wording;

use std::ffi::OsString;
use std::io::{self, Write};

use cli::{Cli, PlayArgs, Task};
use error::CommandError;
use exit_code::ExitCode;
use four_console::tty;
use four_text::Text;

fn main() -> std::process::ExitCode {
    // Without it the program only ends sooner.
    let _ = tty::outlive_full_files();
    let args: Vec<OsString> = std::env::args_os().collect();
    let text = Text::of(language::requested(&args));
    let code = match Cli::read(&args, text) {
        Ok(cli) => run(cli, text).unwrap_or_else(|error| {
            error.message(text).inspect(|message| notice::notice(message));
            error.exit_code()
        }),
        Err(code) => code,
    };
    code.into()
}

fn run(cli: Cli, text: Text) -> Result<ExitCode, CommandError> {
    // Not locked: threads that ask the terminal something write to it too.
    let mut out = io::BufWriter::new(io::stdout());
    let code = command(cli, text, &mut out)?;
    out.flush()?;
    Ok(code)
}

fn command(cli: Cli, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let Some(task) = cli.task else {
        return play::title(&PlayArgs { plain: cli.plain, ..PlayArgs::default() }, cli.language, out);
    };
    match task {
        Task::Play(args) => play::run(&args, cli.language, out),
        Task::Serve(args) => serve::run(&args, text, out),
        Task::Join(args) => join::run(&args, cli.language, out),
        Task::Admin(args) => admin::run(&args, text, out),
        Task::Classic(args) => classic::run(&args, text, out),
        Task::Show(args) => show::run(&args, text, out),
        Task::Draw(args) => draw::run(&args, text, out),
        Task::Check(args) => check::run(&args, text, out),
        Task::Solve(args) => solve::run(&args, text, out),
        Task::Hint(args) => hint::run(&args, text, out),
        Task::Review(args) => review::run(&args, cli.language, text, out),
        Task::Puzzle(args) => puzzle::run(&args, text, out),
        Task::Learn(args) => learn::run(&args, text, out),
        Task::Book { task } => book::run(&task, text, out),
        Task::Bench(args) => bench::run(&args, text, out),
        Task::Match(args) => matches::run(&args, text, out),
        Task::Engine(args) => engine::run(&args, text, out),
        Task::Rules => rules::run(text, out),
        Task::Completions { shell } => completions::run(shell, text, out),
        Task::Man { command } => man::run(command.as_deref(), text, out),
    }
}
