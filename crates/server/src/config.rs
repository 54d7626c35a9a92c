//! What whoever runs a server can choose, with defaults for a small one.

use std::time::Duration;

/// How much anybody may ask for, and how long anything may take.
#[derive(Clone, Debug)]
pub struct Config {
    /// Connections at once from one address.
    pub connections_per_address: u32,
    /// Connections at once in all.
    pub connections: usize,
    /// Games opened from one address in an hour.
    pub games_per_address: u32,
    /// Requests in a second from one address; for a short time ten times as many.
    pub requests_per_second: u32,
    /// Messages in a second on one connection; for a short time four times as many.
    pub messages_per_second: u32,
    /// Positions that one address may have looked at in a minute.
    pub analyses_per_minute: u32,
    /// How long a client may take to send a request.
    pub timeout: Duration,
    /// How long a game is kept that nobody touches.
    pub keep: Duration,
    /// How long a game is kept that nobody came to.
    pub keep_waiting: Duration,
    /// Threads that think.
    pub threads: usize,
    /// Whether a proxy in front says who the client is, in `X-Forwarded-For` and `X-Forwarded-Proto`.
    pub behind_proxy: bool,
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
        }
    }
}
