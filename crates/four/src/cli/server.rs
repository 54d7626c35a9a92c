//! The command line of playing with others: serving, looking after what is served, joining.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use four_server::Config;

use super::engine::LanguageArg;
use crate::serve::DAY;

pub(super) const SERVE_HELP: &str = "\
Open the address in a browser, start a game, and send the link to a friend.

Examples:
  four serve                        for this machine alone
  four serve --addr 0.0.0.0:4444    for everybody in this network; shows a code for phones
  four serve --db sqlite:games.db   keep the games in this file

Every option can also be set in the environment: --addr as FOUR_ADDR, --db as FOUR_DB, and so on.";

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes a free one
    #[arg(long, env = "FOUR_ADDR", default_value = "127.0.0.1:4444", value_name = "ADDRESS")]
    pub(crate) addr: SocketAddr,
    #[command(flatten)]
    pub(crate) db: DbArg,
    /// Connections at once from one address
    #[arg(long, env = "FOUR_CONNECTIONS_PER_ADDRESS", default_value_t = Config::default().connections_per_address, value_name = "N")]
    pub(crate) connections_per_address: u32,
    /// Connections at once in all
    #[arg(long, env = "FOUR_CONNECTIONS", default_value_t = Config::default().connections, value_name = "N")]
    pub(crate) connections: usize,
    /// Games opened from one address in an hour
    #[arg(long, env = "FOUR_GAMES_PER_ADDRESS", default_value_t = Config::default().games_per_address, value_name = "N")]
    pub(crate) games_per_address: u32,
    /// Requests in a second from one address
    #[arg(long, env = "FOUR_REQUESTS_PER_SECOND", default_value_t = Config::default().requests_per_second, value_name = "N")]
    pub(crate) requests_per_second: u32,
    /// Messages in a second on one connection
    #[arg(long, env = "FOUR_MESSAGES_PER_SECOND", default_value_t = Config::default().messages_per_second, value_name = "N")]
    pub(crate) messages_per_second: u32,
    /// Positions that one address may have looked at in a minute
    #[arg(long, env = "FOUR_ANALYSES_PER_MINUTE", default_value_t = Config::default().analyses_per_minute, value_name = "N")]
    pub(crate) analyses_per_minute: u32,
    /// Seconds that a client may take to send a request
    #[arg(long, env = "FOUR_TIMEOUT_SECONDS", default_value_t = Config::default().timeout.as_secs(), value_name = "N")]
    pub(crate) timeout_seconds: u64,
    /// Days that a game is kept which nobody touches
    #[arg(long, env = "FOUR_KEEP_DAYS", default_value_t = Config::default().keep.as_secs() / DAY, value_name = "N")]
    pub(crate) keep_days: u64,
    /// Days that a game is kept to which nobody came
    #[arg(long, env = "FOUR_KEEP_WAITING_DAYS", default_value_t = Config::default().keep_waiting.as_secs() / DAY, value_name = "N")]
    pub(crate) keep_waiting_days: u64,
    /// Threads that think for the computer and the coach; as many as the machine has, if it is not said
    #[arg(long, env = "FOUR_THREADS", value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// A proxy in front says who clients are (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long, env = "FOUR_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// How to write the log, on standard error
    #[arg(long, env = "FOUR_LOG", value_enum, default_value_t = LogForm::Text)]
    pub(crate) log: LogForm,
    /// How much to write there
    #[arg(long, env = "FOUR_LOG_LEVEL", value_enum, default_value_t = LogLevel::Info)]
    pub(crate) log_level: LogLevel,
}

/// Where games are kept that are played with others.
#[derive(Debug, Args)]
pub(crate) struct DbArg {
    /// The database, such as sqlite:games.db; a file of its own among your data, if it is not said
    #[arg(long, env = "FOUR_DB", value_name = "DATABASE", global = true)]
    pub(crate) db: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogForm {
    /// For people
    Text,
    /// For programs, an object a line
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogLevel {
    /// What should not happen
    Warn,
    /// Games opened and ended, too
    Info,
    /// Every request, too
    Debug,
}

pub(super) const JOIN_HELP: &str = "\
Takes the free seat; where both are taken, you watch. Leave and come back as you like: your seat is kept for you, and the
program comes back by itself when the connection breaks.

Examples:
  four join http://192.168.1.20:4444/g/7h2kq9wxyz    play with whoever sent you this link
  four join four.example/g/7h2kq9wxyz --name Lan     say what you are called
  four join four.example/g/7h2kq9wxyz --watch        only watch
  four join four.example/g/7h2kq9wxyz --plain        line by line, for screen readers and pipes

An https address is believed if browsers would believe it; SSL_CERT_FILE names a file of other authorities.";

#[derive(Debug, Args)]
pub(crate) struct JoinArgs {
    /// The link to the game, as the browser shows it
    #[arg(value_name = "URL")]
    pub(crate) url: String,
    /// What you are called [default: your name of the last game here]
    #[arg(long, value_name = "NAME", conflicts_with = "watch")]
    pub(crate) name: Option<String>,
    /// Only watch, even if a seat is free or yours
    #[arg(long)]
    pub(crate) watch: bool,
    /// Line by line, without a picture: for screen readers, pipes and simple terminals
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArg,
}

pub(super) const ADMIN_HELP: &str = "\
All of this works while a server runs on the same database.

Examples:
  four admin list                   the games that changed last
  four admin show 7h2kq9wxyz        one game, with all that happened
  four admin export 7h2kq9wxyz > game.pgn
  four admin backup copy.db         a copy of everything";

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) task: AdminTask,
    #[command(flatten)]
    pub(crate) db: DbArg,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminTask {
    /// List games, the one that changed last first
    List {
        /// At most so many
        #[arg(short = 'n', default_value_t = 50, value_name = "N")]
        most: u32,
    },
    /// Show a game, with all that happened at its table
    Show {
        /// Its id, as in its address
        game: String,
    },
    /// Print a game as a record, or as a log of events
    Export {
        /// Its id, as in its address
        game: String,
        /// As JSON lines
        #[arg(long)]
        json: bool,
    },
    /// Delete a game for good
    Delete {
        /// Its id, as in its address
        game: String,
    },
    /// Copy the database to a new file, also while a server uses it
    Backup {
        /// The new file
        to: PathBuf,
    },
}
