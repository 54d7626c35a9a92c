//! The arguments of commands that read games and positions, and of the classic modes.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use four_rules::Rules;

use super::values::within;
use crate::error::{CommandError, OrBadInput};

#[derive(Debug, Default, Args)]
pub(crate) struct ClassicArgs {
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "N", requires = "name")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "FILE", requires = "name")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, value_name = "FILE.png", requires = "name")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "name", value_parser = within::<u8>(1..=8))]
    pub(crate) scale: Option<u8>,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = "FILE|MOVES")]
    pub(crate) what: OsString,
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, conflicts_with = "at")]
    pub(crate) step: bool,
    #[arg(long = "as", value_name = "FORM", value_enum, default_value_t = Form::Picture, conflicts_with = "step")]
    pub(crate) form: Form,
}

/// How a position or a game is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    Picture,
    Moves,
    Record,
    Log,
    Openspiel,
    Kaggle,
}

#[derive(Debug, Args)]
pub(crate) struct DrawArgs {
    #[arg(value_name = "FILE|MOVES")]
    pub(crate) what: OsString,
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_enum)]
    pub(crate) format: Option<PictureFormat>,
    #[arg(long, value_enum, default_value_t = Look::Modern)]
    pub(crate) look: Look,
    #[arg(long, value_enum)]
    pub(crate) theme: Option<Theme>,
    #[arg(long, value_name = "PIXELS")]
    pub(crate) size: Option<u32>,
    #[arg(long)]
    pub(crate) colour: bool,
    #[command(flatten)]
    pub(crate) game: GameArgs,
}

/// The files that a picture can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PictureFormat {
    Png,
    Svg,
    Gif,
    Txt,
}

/// What a board looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Look {
    Modern,
    /// The display of the classic bitmap mode.
    Bitmap,
}

/// The colours of a modern picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Theme {
    Light,
    Dark,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) rules: RulesArg,
}

/// Which game of a file, and up to which move.
#[derive(Debug, Args)]
pub(crate) struct GameArgs {
    #[command(flatten)]
    pub(crate) rules: RulesArg,
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    #[arg(long = "game", value_name = "N")]
    pub(crate) number: Option<usize>,
}

/// The rules of games whose file does not name them.
#[derive(Debug, Args)]
pub(crate) struct RulesArg {
    #[arg(long = "rules", value_name = "RULES", default_value = "standard")]
    words: String,
}

impl RulesArg {
    pub(crate) fn parse(&self) -> Result<Rules, CommandError> {
        self.words.parse::<Rules>().or_bad_input()
    }
}
