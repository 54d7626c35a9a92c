//! The arguments of serving games, and of looking after those served.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use four_server::Config;

use crate::serve::DAY;

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[arg(long, env = "FOUR_ADDR", default_value = "127.0.0.1:4444", value_name = "ADDRESS")]
    pub(crate) addr: SocketAddr,
    #[command(flatten)]
    pub(crate) db: DbArg,
    #[command(flatten)]
    pub(crate) bus: BusArg,
    #[arg(long, env = "FOUR_CONNECTIONS_PER_ADDRESS", default_value_t = Config::default().connections_per_address, value_name = "N")]
    pub(crate) connections_per_address: u32,
    #[arg(long, env = "FOUR_CONNECTIONS", default_value_t = Config::default().connections, value_name = "N")]
    pub(crate) connections: usize,
    #[arg(long, env = "FOUR_GAMES_PER_ADDRESS", default_value_t = Config::default().games_per_address, value_name = "N")]
    pub(crate) games_per_address: u32,
    #[arg(long, env = "FOUR_REQUESTS_PER_SECOND", default_value_t = Config::default().requests_per_second, value_name = "N")]
    pub(crate) requests_per_second: u32,
    #[arg(long, env = "FOUR_MESSAGES_PER_SECOND", default_value_t = Config::default().messages_per_second, value_name = "N")]
    pub(crate) messages_per_second: u32,
    #[arg(long, env = "FOUR_ANALYSES_PER_MINUTE", default_value_t = Config::default().analyses_per_minute, value_name = "N")]
    pub(crate) analyses_per_minute: u32,
    #[arg(long, env = "FOUR_TIMEOUT_SECONDS", default_value_t = Config::default().timeout.as_secs(), value_name = "N")]
    pub(crate) timeout_seconds: u64,
    #[arg(long, env = "FOUR_KEEP_DAYS", default_value_t = Config::default().keep.as_secs() / DAY, value_name = "N")]
    pub(crate) keep_days: u64,
    #[arg(long, env = "FOUR_KEEP_WAITING_DAYS", default_value_t = Config::default().keep_waiting.as_secs() / DAY, value_name = "N")]
    pub(crate) keep_waiting_days: u64,
    #[arg(long, env = "FOUR_THREADS", value_name = "N")]
    pub(crate) threads: Option<usize>,
    #[arg(long, env = "FOUR_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    #[arg(long, env = "FOUR_ALLOWED_HOST", value_delimiter = ',', value_name = "HOST")]
    pub(crate) allowed_host: Vec<String>,
    #[arg(long, env = "FOUR_METRICS_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    pub(crate) metrics_token: Option<String>,
    #[arg(long, env = "FOUR_LOG", value_enum, default_value_t = LogForm::Text)]
    pub(crate) log: LogForm,
    #[arg(long, env = "FOUR_LOG_LEVEL", value_enum, default_value_t = LogLevel::Info)]
    pub(crate) log_level: LogLevel,
}

/// The database of a server.
#[derive(Debug, Args)]
pub(crate) struct DbArg {
    #[arg(long, env = "FOUR_DB", hide_env_values = true, value_name = "DATABASE", global = true)]
    pub(crate) db: Option<String>,
}

/// How the nodes of one database hear of each other's changes.
#[derive(Debug, Args)]
pub(crate) struct BusArg {
    #[arg(long, env = "FOUR_BUS", hide_env_values = true, value_name = "ADDRESS", global = true)]
    pub(crate) bus: Option<String>,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogForm {
    Text,
    Json,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogLevel {
    Warn,
    Info,
    Debug,
}

#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) task: AdminTask,
    #[command(flatten)]
    pub(crate) db: DbArg,
    #[command(flatten)]
    pub(crate) bus: BusArg,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminTask {
    List {
        #[arg(short = 'n', default_value_t = 50, value_name = "N")]
        most: u32,
    },
    Show {
        game: String,
    },
    Export {
        game: String,
        #[arg(long)]
        json: bool,
    },
    Delete {
        game: String,
    },
    Backup {
        #[arg(value_name = "FILE")]
        to: PathBuf,
    },
    Restore {
        #[arg(value_name = "FILE")]
        from: PathBuf,
    },
    Check,
    Move {
        #[arg(long, value_name = "DATABASE")]
        from: String,
        #[arg(long, value_name = "DATABASE")]
        to: String,
    },
}
