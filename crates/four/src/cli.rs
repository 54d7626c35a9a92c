//! The command line. The texts of `--help` are in `help.ftl` of `four_text`.

mod engine;
mod games;
pub(crate) mod help;
mod parse_error;
mod play;
mod server;
mod values;

use std::ffi::OsString;

use clap::{Parser, Subcommand};
use four_text::{Language, Text};

pub(crate) use engine::{
    BenchArgs, BoardArgs, BookTask, EngineArgs, HintArgs, LearnArgs, MatchArgs, PuzzleArgs, ReviewArgs,
    SearchArgs, SolveArgs,
};
pub(crate) use games::{
    CheckArgs, ClassicArgs, DrawArgs, Form, GameArgs, Look, PictureFormat, RulesArg, ShowArgs, Theme,
};
pub(crate) use play::{JoinArgs, PlayArgs};
pub(crate) use server::{AdminArgs, AdminTask, BusArg, DbArg, LogForm, LogLevel, ServeArgs};
pub(crate) use values::{RangeError, lines, megabytes, threads};

use crate::exit_code::ExitCode;

/// The version of the package, and the commit if it was built from the repository.
const VERSION: &str = env!("FOUR_VERSION");

#[derive(Debug, Parser)]
#[command(name = "four", version = VERSION, max_term_width = 100, args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) task: Option<Task>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "CODE", global = true, display_order = 900)]
    pub(crate) language: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    Play(PlayArgs),
    Serve(ServeArgs),
    Join(JoinArgs),
    Admin(AdminArgs),
    Classic(ClassicArgs),
    Show(ShowArgs),
    Draw(DrawArgs),
    Check(CheckArgs),
    Solve(SolveArgs),
    Hint(HintArgs),
    Review(ReviewArgs),
    Puzzle(PuzzleArgs),
    Learn(LearnArgs),
    Book {
        #[command(subcommand)]
        task: BookTask,
    },
    Bench(BenchArgs),
    Match(MatchArgs),
    Engine(EngineArgs),
    Rules,
    Completions {
        shell: clap_complete::Shell,
    },
    Man {
        command: Option<String>,
    },
}

impl Cli {
    /// Parses the arguments. If there is nothing to run, because help was asked for or an argument is wrong, the help or
    /// the error is printed and the exit code returned.
    pub(crate) fn read(args: &[OsString], text: Text) -> Result<Cli, ExitCode> {
        // Only help and errors need texts; a game starts sooner without them.
        Cli::try_parse_from(args).map_err(|_| match help::command(text).try_get_matches_from(args) {
            Ok(matches) => help::print(&help::topic(&matches), text),
            Err(error) => parse_error::print(&error, text),
        })
    }
}
