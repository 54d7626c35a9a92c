//! `four serve`: the server for games in the browser.

use std::io::Write;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::time::Duration;

use four_server::Config;
use four_text::Text;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing_subscriber::filter::LevelFilter;

use crate::cli::{LogForm, LogLevel, ServeArgs};
use crate::database::{Database, bus};
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;

/// A day in seconds.
pub(crate) const DAY: u64 = 86_400;

/// Serves until a signal stops it.
pub(crate) fn run(args: &ServeArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    log(args.log, args.log_level);
    let config = config(args);
    runtime()?.block_on(async {
        let database = Database::of(&args.db)?;
        let bus = bus(&args.bus, &database).await?;
        let store = database.serve().await?;
        let listener = TcpListener::bind(args.addr).await.about(args.addr)?;
        let address = listener.local_addr()?;
        announce(address, text, out)?;
        let stop = four_server::asked_to_stop()?;
        four_server::run(listener, Arc::clone(&store), bus, config, stop).await;
        store.close().await;
        Ok(ExitCode::Success)
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
        allowed_hosts: args.allowed_host.clone(),
        metrics_token: args.metrics_token.clone(),
    }
}

pub(crate) fn runtime() -> Result<Runtime, CommandError> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// Prints the address, with a QR code if phones can reach it.
fn announce(address: SocketAddr, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    writeln!(out, "{}", text.serve_listening(format!("http://{address}")))?;
    let reached = match address.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => own_address(),
        ip => Some(ip),
    };
    if let Some(ip) = reached {
        let url = format!("http://{}", SocketAddr::new(ip, address.port()));
        writeln!(out, "{}", text.serve_network(&url))?;
        if let Some(code) = four_server::qr_text(&url) {
            writeln!(out, "\n{code}\n")?;
        }
    }
    writeln!(out, "{}", text.serve_stop())?;
    Ok(out.flush()?)
}

/// The address of this machine in its network. Nothing is sent to find it.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_unspecified()).then_some(address)
}

fn log(form: LogForm, level: LogLevel) {
    let level = match level {
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).with_target(false);
    // A log that cannot be written does not stop the server.
    let log = log.with_max_level(level).log_internal_errors(false);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}
