//! Settings of a server, with defaults for a small one.

use std::time::Duration;

/// Limits and timeouts of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Connections at once from one address.
    pub connections_per_address: u32,
    /// Connections at once in all.
    pub connections: usize,
    /// Games opened per hour from one address.
    pub games_per_address: u32,
    /// Requests per second from one address; bursts may be ten times as large.
    pub requests_per_second: u32,
    /// Messages per second on one connection; bursts may be four times as large.
    pub messages_per_second: u32,
    /// Analyses per minute from one address.
    pub analyses_per_minute: u32,
    /// How long a client may take to send a request.
    pub timeout: Duration,
    /// How long a game without activity is kept.
    pub keep: Duration,
    /// How long a game with a free seat and without activity is kept.
    pub keep_waiting: Duration,
    /// Threads for the engine.
    pub threads: usize,
    /// Whether a proxy in front reports the client in `X-Forwarded-For` and `X-Forwarded-Proto`.
    pub behind_proxy: bool,
    /// Host names that requests may be sent to; all if there is none.
    pub allowed_hosts: Vec<String>,
    /// The bearer token for metrics. Without one, only this machine sees them.
    pub metrics_token: Option<String>,
}

/// A day.
const DAY: Duration = Duration::from_secs(86_400);

impl Default for Config {
    fn default() -> Config {
        Config {
            connections_per_address: 200,
            connections: 50_000,
            games_per_address: 200,
            requests_per_second: 30,
            messages_per_second: 10,
            analyses_per_minute: 90,
            timeout: Duration::from_secs(15),
            keep: 90 * DAY,
            keep_waiting: 7 * DAY,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            behind_proxy: false,
            allowed_hosts: Vec::new(),
            metrics_token: None,
        }
    }
}
