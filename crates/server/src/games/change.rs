//! How a game changes: decided, saved, applied, announced, in this order.

use std::sync::Arc;

use super::{Arrived, Change, Games, MAX_TRIES};
use crate::error::RequestError;
use crate::live_game::LiveGame;
use crate::room::{Room, StoredEntry};
use crate::store::StoreError;

impl Games {
    /// As [`change_as_of`](Games::change_as_of), for what happens now.
    pub(super) async fn change<D>(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        decide: D,
    ) -> Result<u64, RequestError>
    where
        D: Fn(&Room) -> Result<Change, RequestError> + Send + 'static,
    {
        self.change_as_of(live, Arrived { at: self.time.now(), lag: 0 }, decide).await
    }

    /// Decides, saves, applies and publishes, in this order, in a task of its own: it runs to the end even if the client
    /// goes away.
    pub(super) async fn change_as_of<D>(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        arrived: Arrived,
        decide: D,
    ) -> Result<u64, RequestError>
    where
        D: Fn(&Room) -> Result<Change, RequestError> + Send + 'static,
    {
        let (games, live) = (Arc::clone(self), Arc::clone(live));
        let changing = tokio::spawn(async move {
            let version = games.counted(games.change_now(&live, arrived, decide).await)?;
            games.wake_computer(&live);
            Ok(version)
        });
        changing.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) async fn change_now<D>(
        &self,
        live: &LiveGame,
        arrived: Arrived,
        decide: D,
    ) -> Result<u64, RequestError>
    where
        D: Fn(&Room) -> Result<Change, RequestError> + Send,
    {
        let _writing = live.writing.lock().await;
        let mut is_current = false;
        for _ in 0..MAX_TRIES {
            let decided = decide(&live.room());
            let entry = match decided {
                Ok(Change::Already(version)) => return Ok(version),
                Ok(Change::Append(entry)) => self.complete(&live.room(), *entry, arrived),
                Err(error) if is_current => return Err(error),
                // Nothing is refused because of what this node does not know.
                Err(_) => {
                    self.catch_up(live).await?;
                    is_current = true;
                    continue;
                }
            };
            let version = live.room().version();
            match self.save(live, version, entry).await {
                Ok(()) => return Ok(version + 1),
                Err(StoreError::Conflict) => self.catch_up(live).await?,
                Err(error @ StoreError::Unknown(_)) => self.find_out(live, version, error).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// An entry as it is saved: with its time, what it costs the side to act, and its chain.
    fn complete(&self, room: &Room, entry: StoredEntry, arrived: Arrived) -> StoredEntry {
        let last = room.entries().last().map_or(0, |entry| entry.at);
        let charged = |since| match room.deadline() {
            Some(_) => self.time.charged(since, arrived.at).saturating_sub(arrived.lag),
            // The clock does not run yet.
            None => 0,
        };
        let used = room.since().filter(|_| Room::is_charged(&entry.what)).map(charged);
        // The clock of the machine may have been set back between two runs; times of a game never are.
        let entry = StoredEntry { at: arrived.at.max(last), used, ..entry };
        entry.chained(room.chain(room.version()))
    }

    /// When a node has to look at the game after this entry. A store that serves one node does not ask.
    fn due_after(&self, live: &LiveGame, entry: &StoredEntry) -> Option<u64> {
        let room = live.room();
        let waits = room.opened().clock.is_some() || room.has_computer();
        if !self.store.is_shared() || !waits {
            return None;
        }
        let mut after = room.clone();
        after.apply(entry.clone());
        after.due(self.time.now())
    }

    /// Saves an entry, applies it and announces it.
    async fn save(&self, live: &LiveGame, version: u64, entry: StoredEntry) -> Result<(), StoreError> {
        let (began, started) = (self.time.save_begins(), std::time::Instant::now());
        let due = self.due_after(live, &entry);
        let saved = self.store.append(&live.id, version, &entry, due).await;
        self.time.save_ended(began);
        match &saved {
            Ok(()) => self.time.saved_since(began),
            Err(StoreError::Conflict) => {}
            Err(_) => self.time.save_failed(began),
        }
        saved?;
        self.metrics.saved(started.elapsed());
        live.apply(entry, self.time.now());
        self.bus.publish(&live.id, version + 1);
        if live.room().is_over() {
            tracing::info!(game = %live.id, version = version + 1, "over");
        }
        Ok(())
    }

    /// After a write whose outcome is unknown: reads the store, and succeeds if the game has moved on from this version.
    async fn find_out(&self, live: &LiveGame, version: u64, error: StoreError) -> Result<(), RequestError> {
        // If it cannot be read either, the outcome stays unknown.
        let read = self.catch_up(live).await;
        let now = live.room().version();
        if now > version {
            self.bus.publish(&live.id, now);
            return Ok(());
        }
        match read {
            Err(RequestError::NoSuchGame) => read,
            _ => Err(error.into()),
        }
    }
}
