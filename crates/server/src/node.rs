//! One server process: its games, its limits, and whether it is about to stop.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use crate::analysis::Answers;
use crate::bus::Bus;
use crate::config::Config;
use crate::engine::Engine;
use crate::games::Games;
use crate::limits::Limits;
use crate::live_game::now;
use crate::metrics::Metrics;
use crate::store::Store;

/// How often expired games are looked for.
const EXPIRE_INTERVAL: Duration = Duration::from_secs(3600);
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
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        config: Config,
        stop: watch::Receiver<bool>,
    ) -> Arc<Node> {
        let engine = Arc::new(Engine::new(config.threads));
        let computer = Arc::clone(&engine) as _;
        let games = Arc::new(Games::new(store, bus, computer, Arc::new(Metrics::default())));
        let limits = Limits::new(&config);
        Arc::new(Node { games, engine, answers: Answers::default(), config, limits, stop })
    }

    /// Frees memory and deletes expired games at intervals, until the server stops.
    pub(crate) async fn keep_tidy(self: Arc<Node>) {
        let mut stop = self.stop.clone();
        let mut tidy = tokio::time::interval(TIDY_INTERVAL);
        let mut expire = tokio::time::interval(EXPIRE_INTERVAL);
        loop {
            tokio::select! {
                _ = tidy.tick() => {
                    self.games.tidy();
                    self.limits.tidy();
                }
                _ = expire.tick() => self.expire().await,
                () = stopped(&mut stop) => return,
            }
        }
    }

    async fn expire(&self) {
        let before =
            |keep: Duration| now().saturating_sub(u64::try_from(keep.as_millis()).unwrap_or(u64::MAX));
        let expired =
            self.games.store().expire(before(self.config.keep_waiting), before(self.config.keep)).await;
        match expired {
            Ok(0) => {}
            Ok(entries) => tracing::info!(entries, "deleted expired games"),
            Err(error) => tracing::warn!(%error, "could not look for expired games"),
        }
    }
}
