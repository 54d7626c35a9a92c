//! Counters and gauges, exported as Prometheus text.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::watch;

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    /// Adds one.
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Relaxed);
    }
}

/// How many of something there are now.
#[derive(Debug)]
pub(crate) struct Gauge(watch::Sender<usize>);

impl Default for Gauge {
    fn default() -> Gauge {
        Gauge(watch::channel(0).0)
    }
}

impl Gauge {
    /// Adds one until the returned guard is dropped.
    pub(crate) fn hold(&self) -> GaugeGuard<'_> {
        self.0.send_modify(|count| *count += 1);
        GaugeGuard(self)
    }

    pub(crate) fn now(&self) -> usize {
        *self.0.borrow()
    }

    /// Waits until the count is zero.
    pub(crate) async fn none(&self) {
        // An error would mean that the sender is gone, and `self` owns it.
        let _ = self.0.subscribe().wait_for(|count| *count == 0).await;
    }
}

/// One unit of a [`Gauge`].
#[derive(Debug)]
pub(crate) struct GaugeGuard<'a>(&'a Gauge);

impl Drop for GaugeGuard<'_> {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count = count.saturating_sub(1));
    }
}

/// Upper bounds of the histogram of save times, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Games opened.
    pub(crate) opened: Counter,
    /// HTTP requests.
    pub(crate) requests: Counter,
    /// Requests and messages that were refused.
    pub(crate) refused: Counter,
    /// Internal failures: the store failed, a game was corrupt.
    pub(crate) failures: Counter,
    /// Messages from clients.
    pub(crate) messages: Counter,
    /// Analyses, reviews and puzzles asked for.
    pub(crate) analyses: Counter,
    /// Games looked after because they were due.
    pub(crate) due: Counter,
    /// Times that announcements of other nodes may have been lost.
    pub(crate) gaps: Counter,
    /// Open connections.
    pub(crate) connections: Gauge,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    took: [AtomicU64; BOUNDS.len()],
    saves: AtomicU64,
    micros: AtomicU64,
}

impl Metrics {
    /// Records that saving an entry took this long.
    pub(crate) fn saved(&self, took: Duration) {
        let millis = took.as_millis();
        let within = BOUNDS.iter().zip(&self.took).filter(|(bound, _)| millis < u128::from(**bound));
        for (_, count) in within {
            count.fetch_add(1, Relaxed);
        }
        self.saves.fetch_add(1, Relaxed);
        self.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
    }

    /// All metrics as text.
    #[must_use]
    pub(crate) fn text(&self, live_games: usize) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: i128| {
            // Writing to a string does not fail.
            let _ =
                writeln!(text, "# HELP four_{name} {help}\n# TYPE four_{name} {kind}\nfour_{name} {value}");
        };
        for (name, help, counter) in [
            ("games_opened_total", "Games opened.", &self.opened),
            ("http_requests_total", "HTTP requests.", &self.requests),
            ("refused_total", "Requests and messages refused.", &self.refused),
            ("failures_total", "Failures of the store and corrupt games.", &self.failures),
            ("messages_total", "Messages from clients.", &self.messages),
            ("analyses_total", "Analyses, reviews and puzzles.", &self.analyses),
            ("due_total", "Games looked after because they were due.", &self.due),
            ("bus_gaps_total", "Times that announcements of other nodes may have been lost.", &self.gaps),
        ] {
            one(name, "counter", help, counter.0.load(Relaxed).into());
        }
        one("connections", "gauge", "Open connections.", self.connections.now() as i128);
        one("sockets", "gauge", "Open WebSockets.", self.sockets.now() as i128);
        one("tables", "gauge", "Games in memory.", live_games as i128);
        let _ = writeln!(text, "# HELP four_save_seconds How long it takes to save an entry.");
        let _ = writeln!(text, "# TYPE four_save_seconds histogram");
        for (bound, count) in BOUNDS.iter().zip(&self.took) {
            let seconds = *bound as f64 / 1000.0;
            let _ = writeln!(text, "four_save_seconds_bucket{{le=\"{seconds}\"}} {}", count.load(Relaxed));
        }
        let saves = self.saves.load(Relaxed);
        let sum = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "four_save_seconds_bucket{{le=\"+Inf\"}} {saves}");
        let _ = writeln!(text, "four_save_seconds_sum {sum}\nfour_save_seconds_count {saves}");
        text
    }
}
