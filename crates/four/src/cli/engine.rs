//! The arguments of the solver, the players and the coach.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use four_engine::{Hardness, Level, MAX_BOOK_DEPTH, Theme};
use four_rules::Rules;

use super::values::{megabytes, threads, within};
use super::{GameArgs, RulesArg};

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    #[arg(value_name = "MOVES")]
    pub(crate) positions: Vec<String>,
    #[arg(short, long)]
    pub(crate) all: bool,
    #[arg(short, long)]
    pub(crate) weak: bool,
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[arg(long)]
    pub(crate) no_book: bool,
    #[arg(long)]
    pub(crate) stats: bool,
}

/// A board with the plain rules.
#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    #[arg(long, value_name = "CxR", default_value = "7x6")]
    pub(crate) board: String,
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) connect: u8,
}

/// What a search may use.
#[derive(Debug, Args)]
pub(crate) struct SearchArgs {
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = megabytes)]
    pub(crate) table: usize,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BookTask {
    Build {
        #[arg(long, value_name = "N", default_value_t = 8, value_parser = within::<usize>(0..=MAX_BOOK_DEPTH as u64))]
        discs: usize,
        #[arg(short, long, value_name = "FILE", default_value = "7x6")]
        output: PathBuf,
        #[command(flatten)]
        search: SearchArgs,
    },
    Verify {
        file: Option<PathBuf>,
        #[arg(long, value_name = "N", default_value_t = 100)]
        sample: usize,
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        search: SearchArgs,
    },
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(short = 'n', long, value_name = "N", default_value_t = 20)]
    pub(crate) count: usize,
    #[arg(long, value_name = "N", conflicts_with = "count")]
    pub(crate) games: Option<usize>,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
}

#[derive(Debug, Args)]
pub(crate) struct HintArgs {
    #[arg(value_name = "FILE|MOVES", default_value = "", hide_default_value = true)]
    pub(crate) what: OsString,
    #[command(flatten)]
    pub(crate) coach: CoachArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    #[arg(value_name = "FILE|MOVES")]
    pub(crate) what: OsString,
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) interactive: bool,
    #[command(flatten)]
    pub(crate) coach: CoachArgs,
}

/// What the commands of the coach share.
#[derive(Debug, Args)]
pub(crate) struct CoachArgs {
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) verbose: bool,
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleArgs {
    #[arg(value_name = "N", conflicts_with_all = ["theme", "hardness", "daily", "seed", "count"])]
    pub(crate) id: Option<u32>,
    #[arg(long, value_name = "NAME")]
    pub(crate) theme: Option<Theme>,
    #[arg(long)]
    pub(crate) hardness: Option<Hardness>,
    #[arg(long, conflicts_with_all = ["theme", "hardness", "seed", "count"])]
    pub(crate) daily: bool,
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = within::<u32>(1..=1_000_000))]
    pub(crate) count: u32,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long)]
    pub(crate) solution: bool,
    #[arg(long, conflicts_with_all = ["solution", "json"])]
    pub(crate) list: bool,
    #[arg(long, conflicts_with = "solution")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LearnArgs {
    #[arg(value_name = "NAME", conflicts_with = "mistakes")]
    pub(crate) lesson: Option<String>,
    #[arg(long, value_name = "FILE|MOVES")]
    pub(crate) mistakes: Option<OsString>,
    #[arg(long, requires = "mistakes")]
    pub(crate) second: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) game: GameArgs,
}

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[arg(long, value_name = "LEVEL")]
    pub(crate) first: Level,
    #[arg(long, value_name = "LEVEL")]
    pub(crate) second: Level,
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100, value_parser = within::<u32>(1..=1_000_000))]
    pub(crate) games: u32,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads)]
    pub(crate) threads: usize,
    #[arg(long = "show")]
    pub(crate) show_games: bool,
    #[arg(long = "rules", value_name = "RULES", default_value = "standard")]
    pub(crate) rules: Rules,
}

#[derive(Debug, Args)]
pub(crate) struct EngineArgs {
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Perfect)]
    pub(crate) level: Level,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
}
