//! One server: its tables, its limits, and whether it is about to stop.

use std::sync::Arc;

use tokio::sync::watch;

use crate::bus::Bus;
use crate::config::Config;
use crate::hall::{Hall, now};
use crate::limits::Limits;
use crate::meters::Meters;
use crate::store::Store;

/// How often expired games are looked for.
const HOUR: std::time::Duration = std::time::Duration::from_secs(3600);
/// How often what nobody needs is let go of.
const TIDY: std::time::Duration = std::time::Duration::from_secs(60);

/// What every request needs.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) hall: Arc<Hall>,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    /// True when the server stops.
    pub(crate) stop: watch::Receiver<bool>,
}

/// Waits until the server stops.
pub(crate) async fn told(stop: &mut watch::Receiver<bool>) {
    // If nobody can tell any more, it has stopped.
    let _ = stop.wait_for(|stop| *stop).await;
}

impl Node {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        config: Config,
        stop: watch::Receiver<bool>,
    ) -> Arc<Node> {
        let hall = Arc::new(Hall::new(store, bus, config.threads, Arc::new(Meters::default())));
        let limits = Limits::new(&config);
        Arc::new(Node { hall, config, limits, stop })
    }

    /// What is to be done now and then, until the server stops.
    pub(crate) async fn keep_tidy(self: Arc<Node>) {
        let mut stop = self.stop.clone();
        let mut tidy = tokio::time::interval(TIDY);
        let mut hour = tokio::time::interval(HOUR);
        loop {
            tokio::select! {
                _ = tidy.tick() => {
                    self.hall.tidy();
                    self.limits.tidy();
                }
                _ = hour.tick() => self.expire().await,
                () = told(&mut stop) => return,
            }
        }
    }

    async fn expire(&self) {
        let before = |keep: std::time::Duration| {
            now().saturating_sub(u64::try_from(keep.as_millis()).unwrap_or(u64::MAX))
        };
        match self.hall.store().expire(before(self.config.keep_waiting), before(self.config.keep)).await {
            Ok(0) => {}
            Ok(lines) => tracing::info!(lines, "games that nobody touched have expired"),
            Err(error) => tracing::warn!(%error, "could not look for expired games"),
        }
    }
}
