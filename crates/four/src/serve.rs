//! `four serve`: the game for everybody who has the link.

use std::io::Write;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use four_files::Folders;
use four_server::{Config, LocalBus, Sqlite, StoreError};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::LevelFilter;

use crate::cli::{DbArg, LogForm, LogLevel, ServeArgs};
use crate::{Exit, Failure};

/// A day in seconds.
pub(crate) const DAY: u64 = 86_400;

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    log(args.log, args.log_level);
    let config = config(args);
    runtime()?.block_on(async {
        let store = Arc::new(open(&args.db, true).await?);
        let listener = TcpListener::bind(args.addr)
            .await
            .map_err(|error| Failure::with(&args.addr, four_files::os_message(&error)))?;
        let address = listener.local_addr()?;
        announce(address, out)?;
        let stop = stopped()?;
        four_server::run(listener, Arc::clone(&store) as _, Arc::new(LocalBus::default()), config, stop)
            .await;
        store.close().await;
        Ok(Exit::Fine)
    })
}

fn config(args: &ServeArgs) -> Config {
    let defaults = Config::default();
    let days = |days: u64| Duration::from_secs(days.saturating_mul(DAY));
    Config {
        connections_per_address: args.connections_per_address,
        connections: args.connections,
        games_per_address: args.games_per_address,
        requests_per_second: args.requests_per_second,
        messages_per_second: args.messages_per_second,
        analyses_per_minute: args.analyses_per_minute,
        timeout: Duration::from_secs(args.timeout_seconds),
        keep: days(args.keep_days),
        keep_waiting: days(args.keep_waiting_days),
        threads: args.threads.unwrap_or(defaults.threads),
        behind_proxy: args.behind_proxy,
    }
}

pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// Opens the database; one that is not there is made, if it is to be.
pub(crate) async fn open(db: &DbArg, make: bool) -> Result<Sqlite, Failure> {
    let path = match &db.db {
        Some(address) => {
            four_server::file_of(address).map_err(|error| Failure::BadInput(error.to_string()))?
        }
        None => usual()?,
    };
    if !make && !path.exists() {
        return Err(Failure::with(&path.display(), "there is no such database"));
    }
    if let Some(folder) = path.parent().filter(|folder| make && !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::with(&folder.display(), four_files::os_message(&error)))?;
    }
    Sqlite::open(&path).await.map_err(|error| match error {
        StoreError::Database(error) => Failure::with(&path.display(), error),
        error => Failure::with(&path.display(), error),
    })
}

fn usual() -> Result<PathBuf, Failure> {
    let folders = Folders::usual();
    let path = folders.map(|folders| folders.data.join("online.db"));
    path.ok_or_else(|| {
        Failure::BadInput("there is no home folder for the games; say --db sqlite:PATH".into())
    })
}

/// Says where the game is, with a code for phones if they can get there.
fn announce(address: SocketAddr, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Listening on http://{address}")?;
    let reached = match address.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => own_address(),
        ip => Some(ip),
    };
    if let Some(ip) = reached {
        let url = format!("http://{}", SocketAddr::new(ip, address.port()));
        writeln!(out, "In this network: {url}")?;
        if let Some(code) = four_server::qr_text(&url) {
            writeln!(out, "\n{code}\n")?;
        }
    }
    writeln!(out, "Press Ctrl-C to stop.")?;
    Ok(out.flush()?)
}

/// The address that others in this network know this machine by. Nothing is sent to find out.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified()).then_some(address)
}

/// When the program is asked to stop.
fn stopped() -> Result<impl Future<Output = ()>, Failure> {
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

fn log(form: LogForm, level: LogLevel) {
    let level = match level {
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).with_target(false);
    // When nobody reads the log any more, that is no reason to fail.
    let log = log.with_max_level(level).log_internal_errors(false);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}
