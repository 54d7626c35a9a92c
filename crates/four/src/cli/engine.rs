//! What can be asked of the solver, the players and the coach.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use four_engine::{Hardness, Level};
use four_rules::{Language, Rules};

use super::{PickArgs, RulesArg};

pub(super) const SOLVE_HELP: &str = "\
Prints each position with its score. From standard input it reads one a line: anything after a space is ignored, an
empty line is the empty board, and each answer is out before the next line is read.

A score is positive if the side to move wins and negative if it loses. The larger, the sooner the game ends:
a win with the last disc of one's own is 1, with the one before it 2. A draw is 0.

Examples:
  four solve 4453                who wins, and how soon
  four solve 4453 --all          the score of each column; . for a full one
  four solve --board 9x5 < file  another board; after column 9 come a, b, c, …";

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    /// Positions such as 4453; without any, they are read from standard input
    #[arg(value_name = "MOVES")]
    pub(crate) positions: Vec<String>,
    /// The score of every column
    #[arg(short, long)]
    pub(crate) all: bool,
    /// Only who wins: 1, 0 or -1
    #[arg(short, long)]
    pub(crate) weak: bool,
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    /// Search openings too, rather than look them up
    #[arg(long)]
    pub(crate) no_book: bool,
    /// Add how many positions were searched, and how many microseconds it took
    #[arg(long)]
    pub(crate) stats: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BoardArgs {
    /// The size of the board, columns × rows
    #[arg(long, value_name = "CxR", default_value = "7x6")]
    pub(crate) board: String,
    /// How many in a row win
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) connect: u8,
}

#[derive(Debug, Args)]
pub(crate) struct SearchArgs {
    /// How many threads search; 0 for one a core
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    /// Megabytes for the table of known positions
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = megabytes)]
    pub(crate) table: usize,
}

pub(crate) fn threads(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&count| count <= 1024).ok_or_else(|| "a number from 0 to 1024".into())
}

pub(crate) fn megabytes(text: &str) -> Result<usize, String> {
    let most = 1 << 20;
    text.parse()
        .ok()
        .filter(|size| (1..=most).contains(size))
        .ok_or_else(|| format!("a number from 1 to {most}"))
}

#[derive(Debug, Subcommand)]
pub(crate) enum BookTask {
    /// Solve every opening of the usual board. What is done is kept, and the same command goes on with it
    Build {
        /// Up to how many discs
        #[arg(long, value_name = "N", default_value_t = 8, value_parser = discs)]
        discs: usize,
        /// Where the book is to go; what is not finished is beside it in FILE.part
        #[arg(short, long, value_name = "FILE", default_value = "7x6")]
        output: PathBuf,
        #[command(flatten)]
        search: SearchArgs,
    },
    /// Check that the scores of a book fit together, and solve some of its positions again
    Verify {
        /// A book; without it, the one of this program
        file: Option<PathBuf>,
        /// How many positions to solve again
        #[arg(long, value_name = "N", default_value_t = 100)]
        sample: usize,
        /// Which ones
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        search: SearchArgs,
    },
}

fn discs(text: &str) -> Result<usize, String> {
    let most = four_engine::MAX_BOOK_DEPTH;
    text.parse().ok().filter(|&discs| discs <= most).ok_or_else(|| format!("a number from 0 to {most}"))
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// Which positions: the same number gives the same ones
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many positions in each set
    #[arg(short = 'n', long, value_name = "N", default_value_t = 20)]
    pub(crate) count: usize,
    /// Instead of the sets, every column of every position of so many games, and the perfect player's choice, with the book
    #[arg(long, value_name = "N", conflicts_with = "count")]
    pub(crate) games: Option<usize>,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
}

pub(super) const HINT_HELP: &str = "\
Under the plain rules every word is proved by the solver. Under others (pop-out, misère, powers), and early in a game on a
board too large to prove anything, it is an opinion, from looking ahead for about a second.

Examples:
  four hint 444541155
  four hint 4453 --rules popout
  four hint game.pgn --at 12 --language vi";

#[derive(Debug, Args)]
pub(crate) struct HintArgs {
    /// Moves such as 4453, or a file with a record, a log or a board; - is standard input; nothing is the empty board
    #[arg(value_name = "FILE|MOVES", default_value = "", hide_default_value = true)]
    pub(crate) what: OsString,
    /// For programs: the claims and scores as JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
    #[command(flatten)]
    pub(crate) pick: PickArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    /// Moves such as 4453627, or a file with a record or a log; - is standard input
    #[arg(value_name = "FILE|MOVES")]
    pub(crate) what: OsString,
    /// For programs: the verdicts and claims as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Step through it on the screen, and try other moves
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) interactive: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
    #[command(flatten)]
    pub(crate) pick: PickArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
}

#[derive(Debug, Default, Args)]
pub(crate) struct LanguageArg {
    /// The language: en or vi [default: that of the locale, if it is one of them]
    #[arg(long = "language", value_name = "CODE")]
    pub(crate) language: Option<Language>,
}

pub(super) const PUZZLE_HELP: &str = "\
Answer with a column; after a wrong one you are told why and try again. Every puzzle is proved to have one solution.

Examples:
  four puzzle                     one puzzle
  four puzzle --hardness hard     one that only strong players see
  four puzzle --seed 7 -n 20      twenty of them; the same seed gives the same ones
  four puzzle -n 100 --list       a hundred, one a line: moves, solution, task, hardness";

#[derive(Debug, Args)]
pub(crate) struct PuzzleArgs {
    /// Which puzzles: the same number gives the same ones
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// How many
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) count: u32,
    /// How hard they are to see: easy, medium, hard, devilish
    #[arg(long)]
    pub(crate) hardness: Option<Hardness>,
    /// Show the solution, and do not ask for it
    #[arg(long)]
    pub(crate) solution: bool,
    /// One a line: moves, solution, task, hardness
    #[arg(long, conflicts_with_all = ["solution", "json"])]
    pub(crate) list: bool,
    /// For programs: one a line, as JSON
    #[arg(long, conflicts_with = "solution")]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

pub(super) const MATCH_HELP: &str = "\
They take turns to move first. For example:
  four match --first 4 --second 3 -n 400
  four match --first perfect --second 9 --rules popout";

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// The one: dice, 1 to 9, perfect
    #[arg(long, value_name = "LEVEL")]
    pub(crate) first: Level,
    /// The other
    #[arg(long, value_name = "LEVEL")]
    pub(crate) second: Level,
    /// How many games
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Which games: the same number gives the same ones
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games are played at a time; 0 for one a core
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = threads)]
    pub(crate) threads: usize,
    /// Print the moves of each game, too
    #[arg(long = "show")]
    pub(crate) games_too: bool,
    /// The rules they play by: see four rules
    #[arg(long = "rules", value_name = "RULES", default_value = "standard")]
    pub(crate) rules: Rules,
}

pub(super) const ENGINE_HELP: &str = "\
The arguments are what the options Level, Rules, Seed, Threads and Hash of the protocol start with.

  position startpos [moves 4 4 p3 …]   4 drops, p4 pops, x42 removes; undo, keep, block, pass.
                                       4453 is four moves. Questions left out are answered with no
  position fen ROW/ROW/… [moves …]     rows of . x o, the top one first
  go movetime MS | p1time MS … | infinite
                                       by the level, but no longer
  go depth N | nodes N                 so far and no further, whatever the level
  go                                   what the level plays by itself
  query gameover | p1turn | result     answered by response …

A go while a search is on stops that one first. Scores are points (cp) or the moves to the end, of
both sides together (mate). With a draw that is proved, the score is 0.

For example: printf 'position startpos moves 4453\\ngo movetime 500\\n' | four engine";

#[derive(Debug, Args)]
pub(crate) struct EngineArgs {
    /// How strong it is: dice, 1 to 9, perfect
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Perfect)]
    pub(crate) level: Level,
    /// Make every random choice repeatable; 0 for other choices each game
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
}
