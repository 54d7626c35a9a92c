//! One server process: its games, its limits, and whether it is about to stop.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::analysis::Answers;
use crate::config::Config;
use crate::engine::Engine;
use crate::games::{Environment, Games};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::time::millis;

/// How often expired games are looked for.
const EXPIRE_INTERVAL: Duration = Duration::from_secs(3600);
/// At most this part of all games expires at once, but so many in any case. A wrong clock is noticed before most are gone.
const MAX_EXPIRED_PART: u64 = 10;
const MIN_EXPIRED: u64 = 20;
/// How often the store is told that this node serves.
const BEAT_INTERVAL: Duration = Duration::from_secs(10);
/// How often unused memory is freed.
const TIDY_INTERVAL: Duration = Duration::from_secs(60);

/// What every request needs.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) games: Arc<Games>,
    pub(crate) engine: Arc<Engine>,
    pub(crate) answers: Answers,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    /// True when the server stops.
    pub(crate) stop: watch::Receiver<bool>,
}

/// Waits until the server stops.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the sender is gone, and with it the server.
    let _ = stop.wait_for(|stop| *stop).await;
}

impl Node {
    pub(crate) fn new(
        environment: Environment,
        engine: Arc<Engine>,
        config: Config,
        stop: watch::Receiver<bool>,
    ) -> Arc<Node> {
        let games = Arc::new(Games::new(environment, Arc::new(Metrics::default())));
        let limits = Limits::new(&config);
        Arc::new(Node { games, engine, answers: Answers::default(), config, limits, stop })
    }

    /// Frees memory, deletes expired games and notes that it serves, at intervals, until the server stops.
    pub(crate) async fn keep_tidy(self: Arc<Node>) {
        let mut stop = self.stop.clone();
        let mut tidy = tokio::time::interval(TIDY_INTERVAL);
        // Not at the start: somebody may still have to notice that the clock is wrong.
        let mut expire = tokio::time::interval_at(Instant::now() + EXPIRE_INTERVAL, EXPIRE_INTERVAL);
        let mut beat = tokio::time::interval_at(Instant::now() + BEAT_INTERVAL, BEAT_INTERVAL);
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return,
                _ = beat.tick() => self.games.beat().await,
                _ = tidy.tick() => {
                    self.games.tidy();
                    self.limits.tidy();
                }
                _ = expire.tick() => self.expire().await,
            }
        }
    }

    async fn expire(&self) {
        let (now, store) = (self.games.time.now(), self.games.store());
        // Time in which nobody could play does not count.
        let down = self.games.time.last_downtime();
        let before = |keep: Duration| now.saturating_sub(millis(keep.saturating_add(down)));
        let expired = async {
            let most = (store.count().await? / MAX_EXPIRED_PART).max(MIN_EXPIRED);
            store.expire(before(self.config.keep_waiting), before(self.config.keep), most).await
        };
        match expired.await {
            Ok(0) => {}
            Ok(entries) => tracing::info!(entries, "deleted expired games"),
            Err(error) => tracing::warn!(%error, "could not look for expired games"),
        }
    }
}
