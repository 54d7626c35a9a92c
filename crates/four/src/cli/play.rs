//! The arguments of playing, here or at a server.

use clap::{Args, ValueEnum};
use four_engine::Level;
use four_session::settings::Begins;

#[derive(Debug, Default, Args)]
pub(crate) struct PlayArgs {
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    #[arg(long, value_name = "LEVEL", conflicts_with = "two")]
    pub(crate) level: Option<Level>,
    #[arg(long = "as", value_name = "SIDE", value_enum, conflicts_with = "two")]
    pub(crate) side: Option<SideArg>,
    #[arg(long, value_name = "9x7")]
    pub(crate) size: Option<String>,
    #[arg(long)]
    pub(crate) two: bool,
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', num_args = 1..=2)]
    pub(crate) names: Vec<String>,
    #[arg(long = "continue", conflicts_with_all = ["rules", "level", "side", "size", "two", "names"])]
    pub(crate) go_on: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
}

/// The move that the person at the keyboard makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SideArg {
    First,
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

#[derive(Debug, Args)]
pub(crate) struct JoinArgs {
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    #[arg(long, value_name = "NAME", conflicts_with = "watch")]
    pub(crate) name: Option<String>,
    #[arg(long)]
    pub(crate) watch: bool,
    #[arg(long)]
    pub(crate) plain: bool,
}
