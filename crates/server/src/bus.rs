//! Announces new versions of games, never their content. Subscribers read the store, so a lost announcement costs time and
//! nothing else.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::watch;

use crate::id::GameId;

/// Carries the newest version of each game to its subscribers.
pub trait Bus: Send + Sync + 'static {
    /// Announces that a game has this version.
    fn publish(&self, game: &GameId, version: u64);

    /// Receives the newest version of a game published from now on.
    fn subscribe(&self, game: &GameId) -> watch::Receiver<u64>;

    /// Whether every announcement arrives. Otherwise games in use are also read from time to time.
    fn is_lossless(&self) -> bool;
}

/// A bus within one process.
#[derive(Debug, Default)]
pub struct LocalBus {
    games: Mutex<HashMap<GameId, watch::Sender<u64>>>,
}

impl LocalBus {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<GameId, watch::Sender<u64>>) -> T) -> T {
        // `act` cannot panic halfway, so a poisoned map is still consistent.
        act(&mut self.games.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

impl Bus for LocalBus {
    fn publish(&self, game: &GameId, version: u64) {
        self.with(|games| {
            let Some(sender) = games.get(game) else { return };
            if sender.is_closed() {
                games.remove(game);
            } else {
                sender.send_if_modified(|newest| {
                    let is_newer = version > *newest;
                    *newest = version.max(*newest);
                    is_newer
                });
            }
        });
    }

    fn subscribe(&self, game: &GameId) -> watch::Receiver<u64> {
        self.with(|games| {
            // Before the map grows, games without subscribers are removed.
            if games.len() == games.capacity() {
                games.retain(|_, sender| !sender.is_closed());
            }
            games.entry(game.clone()).or_insert_with(|| watch::channel(0).0).subscribe()
        })
    }

    fn is_lossless(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subscribers_receive_the_newest_version_and_no_older_one() {
        let (bus, game) = (LocalBus::default(), GameId::new().unwrap());
        let mut one = bus.subscribe(&game);
        bus.publish(&game, 3);
        assert!(one.has_changed().unwrap());
        assert_eq!(*one.borrow_and_update(), 3);
        bus.publish(&game, 2);
        assert!(!one.has_changed().unwrap());
        bus.publish(&GameId::new().unwrap(), 9);
        assert!(!one.has_changed().unwrap());
        drop(one);
        bus.publish(&game, 4);
        assert!(bus.with(|games| games.is_empty()));
    }
}
