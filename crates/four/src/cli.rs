//! The command line: what can be asked, and the words that teach it.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use four_engine::{Hardness, Level};
use four_rules::{Language, Rules};

/// Four in a Row, for two at one keyboard or one against the computer.
#[derive(Debug, Parser)]
#[command(name = "four", version, after_help = EXAMPLES, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) task: Option<Task>,
}

const EXAMPLES: &str = "\
Without a command, four shows a menu and you play.

Examples:
  four classic solo               play the computer
  four classic duel               two players, with a playful host
  four show 44535                 draw the position after these moves
  four show game.pgn --step       walk through a game
  four draw 44535 -o board.png    make a picture
  four draw game.pgn -o game.gif  make a film of a game
  four check game.pgn             is this record right?
  four show game.pgn --as log     turn a record into a log of events
  four solve 4453 --all           what is each column worth?
  four hint 444541155             what to play here, and why
  four review game.pgn            where did it go wrong, and why?
  four puzzle                     find the only move

Moves are columns counted from 1 at the left: 44535. After 9 come a, b, c, ….";

pub(crate) const RULE_WORDS: &str = "
Or put your own together, from a preset or from nothing, with spaces or commas between the words:

  9x7            the size, columns × rows; columns × (rows + 1) may be 128 at most
  connect=5      how many in a row win, from 3
  popout         pop your own disc out of the bottom row instead of dropping one
  misere         making a line loses
  centre-first   each player's first disc goes into the centre; anywhere: it need not
  undo=3         how often a player may take a move back
  undo-from=…    the first move that can be taken back: first, second, own-second
  settle=…       before-undo: a win stands at once; after-undo: it can be taken back
  block=1        how often a player may make the other skip a turn
  remove=1       how often a player may remove a disc of the other's
  violations=3   the third mistake loses; forgiven: mistakes cost nothing

For example: four show 4455 --rules '9x7 connect=5', or --rules popout,6x5
";

#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Play one of the five classic modes
    Classic(ClassicArgs),
    /// Draw a position, or walk through a game
    Show(ShowArgs),
    /// Make a picture of a position, or an animation of a game
    #[command(
        after_help = "For example: four draw 4453 -o board.png, or four draw game.pgn -o game.gif --theme dark"
    )]
    Draw(DrawArgs),
    /// Check records of games, and say what is wrong and where
    Check(CheckArgs),
    /// Find the perfect result of positions, one a line
    #[command(after_help = SOLVE_HELP)]
    Solve(SolveArgs),
    /// Say what to play in a position, and why
    #[command(after_help = HINT_HELP)]
    Hint(HintArgs),
    /// Go through a game: how good each move was, where it turned, and why
    #[command(after_help = "For example: four review 4453627, or four review game.pgn --json")]
    Review(ReviewArgs),
    /// Solve a puzzle: a position with a single right move
    #[command(after_help = PUZZLE_HELP)]
    Puzzle(PuzzleArgs),
    /// Make the opening book of the solver, or check it
    Book {
        #[command(subcommand)]
        task: BookTask,
    },
    /// Measure how fast the solver is on this machine
    Bench(BenchArgs),
    /// Let two levels play each other many times, and say how much stronger one is
    #[command(after_help = MATCH_HELP)]
    Match(MatchArgs),
    /// Play for another program, which speaks UGI (or UCI) on standard input and output
    #[command(after_help = ENGINE_HELP)]
    Engine(EngineArgs),
    /// List the rule sets, and how to put together your own
    Rules,
    /// Print completions for a shell
    #[command(
        after_help = "For example: four completions bash > ~/.local/share/bash-completion/completions/four"
    )]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    #[command(after_help = "For example: four man > four.1 && man ./four.1")]
    Man {
        /// The page of this command
        command: Option<String>,
    },
}

#[derive(Debug, Default, Args)]
pub(crate) struct ClassicArgs {
    /// Which one; without it, they are listed
    pub(crate) name: Option<String>,
    /// Make every random choice repeatable
    #[arg(long, value_name = "N", requires = "name")]
    pub(crate) seed: Option<u64>,
    /// Keep the game in this file: .jsonl a log of events, anything else a record. Games already in it stay
    #[arg(long, value_name = "FILE", requires = "name")]
    pub(crate) record: Option<PathBuf>,
    /// Write the final picture of a bitmap game to this file, which must end in .png
    #[arg(long, value_name = "FILE.png", requires = "name")]
    pub(crate) save: Option<PathBuf>,
    /// Enlarge the window of a bitmap game so many times
    #[arg(long, value_name = "N", requires = "name", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) scale: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct DrawArgs {
    /// Moves such as 4453, or a file with a record, a log or a board; - is standard input
    #[arg(value_name = "FILE|MOVES")]
    pub(crate) what: OsString,
    /// Where to: a file ending in .png, .svg, .gif or .txt; - is standard output. Without it, text for the terminal
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// What to write, where the name of the file does not tell
    #[arg(long, value_enum)]
    pub(crate) format: Option<PictureFormat>,
    /// What it looks like
    #[arg(long, value_enum, default_value_t = Look::Modern)]
    pub(crate) look: Look,
    /// Dark on light, or light on dark [default: light]
    #[arg(long, value_enum)]
    pub(crate) theme: Option<Theme>,
    /// How many pixels wide, a GIF about so many [default: 700; a GIF 400, text 72 or what fits]
    #[arg(long, value_name = "PIXELS")]
    pub(crate) size: Option<u32>,
    /// Text in coloured half blocks, not in letters
    #[arg(long)]
    pub(crate) colour: bool,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
    #[command(flatten)]
    pub(crate) pick: PickArgs,
}

/// The files that a picture can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PictureFormat {
    /// Pixels
    Png,
    /// Shapes, sharp at any size
    Svg,
    /// The whole game, moving
    Gif,
    /// Letters, or with --colour half blocks
    Txt,
}

/// What a board looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Look {
    /// A handsome board of any size
    Modern,
    /// The display of the classic bitmap mode
    Bitmap,
}

/// Dark on light, or light on dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Theme {
    Light,
    Dark,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    /// Moves such as 4453, or a file with a record, a log or a board; - is standard input
    #[arg(value_name = "FILE|MOVES")]
    pub(crate) what: OsString,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
    /// Walk through the game, move by move
    #[arg(long, conflicts_with = "at")]
    pub(crate) step: bool,
    #[command(flatten)]
    pub(crate) pick: PickArgs,
    /// Print it in another form
    #[arg(long = "as", value_name = "FORM", value_enum, default_value_t = Form::Picture, conflicts_with = "step")]
    pub(crate) form: Form,
}

/// Which game of a file, and which point of it.
#[derive(Debug, Args)]
pub(crate) struct PickArgs {
    /// Stop after this many moves; undos, blocks and mistakes count too
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Which game of the file
    #[arg(long, value_name = "N")]
    pub(crate) game: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// Files with records, logs or boards; - is standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
}

const SOLVE_HELP: &str = "\
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
    let most = four_engine::DEEPEST;
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

const HINT_HELP: &str = "\
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
pub(crate) struct LanguageArg {
    /// The language: en or vi [default: that of the locale, if it is one of them]
    #[arg(long = "language", value_name = "CODE")]
    pub(crate) language: Option<Language>,
}

const PUZZLE_HELP: &str = "\
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

const MATCH_HELP: &str = "\
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

const ENGINE_HELP: &str = "\
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

#[derive(Debug, Args)]
pub(crate) struct RulesArg {
    /// The rules, where a file does not tell them itself: see four rules
    #[arg(long = "rules", value_name = "RULES", default_value = "standard")]
    text: String,
}

impl RulesArg {
    pub(crate) fn get(&self) -> Result<Rules, four_rules::RulesTextError> {
        self.text.parse()
    }
}

/// How a position or a game is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    /// The board, drawn in text
    Picture,
    /// The columns played: 4453
    Moves,
    /// A record in the grammar of PGN
    Record,
    /// The log of events in JSON lines
    Log,
    /// The board as rows of . x o
    Openspiel,
    /// The board as a list of 0, 1, 2
    Kaggle,
}
