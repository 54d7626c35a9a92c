//! The command line: what can be asked, and the words that teach it.

mod engine;
mod server;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use four_engine::Level;
use four_rules::Rules;
use four_session::settings::Begins;

pub(crate) use engine::{
    BenchArgs, BoardArgs, BookTask, EngineArgs, HintArgs, LanguageArg, MatchArgs, PuzzleArgs, ReviewArgs,
    SearchArgs, SolveArgs, megabytes, threads,
};
use engine::{ENGINE_HELP, HINT_HELP, MATCH_HELP, PUZZLE_HELP, SOLVE_HELP};
use server::{ADMIN_HELP, JOIN_HELP, SERVE_HELP};
pub(crate) use server::{AdminArgs, AdminTask, DbArg, JoinArgs, LogForm, LogLevel, ServeArgs};

/// Four in a Row, for two at one keyboard or one against the computer.
#[derive(Debug, Parser)]
#[command(name = "four", version, after_help = EXAMPLES, max_term_width = 100, args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) task: Option<Task>,
    /// Play line by line, for screen readers and simple terminals
    #[arg(long)]
    pub(crate) plain: bool,
}

const EXAMPLES: &str = "\
Without a command, four shows its title screen: press Enter twice, and you play.

Examples:
  four play --level 5             play the computer
  four play --two                 two players at one keyboard
  four serve                      play with friends in the browser
  four join URL                   play with whoever sent you this link
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
    /// Play, against the computer or with two here
    #[command(after_help = PLAY_HELP)]
    Play(PlayArgs),
    /// Serve the game to browsers: play with friends by link, on any device
    #[command(after_help = SERVE_HELP)]
    Serve(ServeArgs),
    /// Join a game on a server, by its link
    #[command(after_help = JOIN_HELP)]
    Join(JoinArgs),
    /// Look after the games of a server: list, show, export, delete, back up
    #[command(after_help = ADMIN_HELP)]
    Admin(AdminArgs),
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

const PLAY_HELP: &str = "\
What is not said is as it was last time. Every move is saved as it is made.

Examples:
  four play --level 5             a strong opponent
  four play --two                 two players here
  four play --rules popout        by other rules: see four rules
  four play --size 9x7            on another board
  four play --plain               line by line, for screen readers and pipes
  four play --continue            go on with the last game";

#[derive(Debug, Default, Args)]
pub(crate) struct PlayArgs {
    /// The rules, see four rules [default: those of the last game]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// How strong the computer plays: dice, 1 to 9, perfect [default: as last time]
    #[arg(long, value_name = "LEVEL", conflicts_with = "two")]
    pub(crate) level: Option<Level>,
    /// Whether you make the first move or the second [default: as last time]
    #[arg(long = "as", value_name = "SIDE", value_enum, conflicts_with = "two")]
    pub(crate) side: Option<SideArg>,
    /// The size of the board, columns × rows
    #[arg(long, value_name = "9x7")]
    pub(crate) size: Option<String>,
    /// Two players here, no computer
    #[arg(long)]
    pub(crate) two: bool,
    /// What the players are called
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', num_args = 1..=2)]
    pub(crate) names: Vec<String>,
    /// Go on with the last game
    #[arg(long = "continue", conflicts_with_all = ["rules", "level", "side", "size", "two", "names"])]
    pub(crate) go_on: bool,
    /// Line by line, without a picture: for screen readers, pipes and simple terminals
    #[arg(long)]
    pub(crate) plain: bool,
    /// Make every random choice repeatable
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

/// Which move is one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SideArg {
    /// You begin
    First,
    /// The computer begins
    Second,
}

impl From<SideArg> for Begins {
    fn from(side: SideArg) -> Begins {
        match side {
            SideArg::First => Begins::First,
            SideArg::Second => Begins::Second,
        }
    }
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

#[derive(Debug, Args)]
pub(crate) struct RulesArg {
    /// The rules, where a file does not tell them itself: see four rules
    #[arg(long = "rules", value_name = "RULES", default_value = "standard")]
    text: String,
}

impl RulesArg {
    pub(crate) fn get(&self) -> Result<Rules, four_rules::ParseRulesError> {
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
