//! How news of games travel: that there is something new, never what. Whoever hears of it looks into the store, so news
//! that are lost cost time and nothing else.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::watch;

use crate::id::GameId;

/// Carries the newest version of games to whoever wants to know.
pub trait Bus: Send + Sync + 'static {
    /// A game has this version now.
    fn publish(&self, game: &GameId, version: u64);

    /// The newest version of a game that was published since anybody listened, from now on.
    fn subscribe(&self, game: &GameId) -> watch::Receiver<u64>;
}

/// News within one process.
#[derive(Debug, Default)]
pub struct Local {
    games: Mutex<HashMap<GameId, watch::Sender<u64>>>,
}

impl Local {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<GameId, watch::Sender<u64>>) -> T) -> T {
        // Nothing in here can panic half way.
        act(&mut self.games.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

impl Bus for Local {
    fn publish(&self, game: &GameId, version: u64) {
        self.with(|games| {
            let Some(sender) = games.get(game) else { return };
            if sender.is_closed() {
                games.remove(game);
            } else {
                sender.send_if_modified(|newest| {
                    let is_news = version > *newest;
                    *newest = version.max(*newest);
                    is_news
                });
            }
        });
    }

    fn subscribe(&self, game: &GameId) -> watch::Receiver<u64> {
        self.with(|games| {
            // Games that nobody listens to any more are forgotten when there are many.
            if games.len() == games.capacity() {
                games.retain(|_, sender| !sender.is_closed());
            }
            games.entry(game.clone()).or_insert_with(|| watch::channel(0).0).subscribe()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_heard_and_older_ones_are_no_news() {
        let (bus, game) = (Local::default(), GameId::new().unwrap());
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
