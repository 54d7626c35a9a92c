//! Announces new versions of games, never their content. Subscribers read the store, so a lost announcement costs time and
//! nothing else.

use std::collections::HashMap;
use std::sync::Mutex;

use async_trait::async_trait;
use four_protocol::Reaction;
use four_rules::Side;
use tokio::sync::{mpsc, watch};

use crate::id::GameId;
use crate::presence::Presence;

/// Announced instead of a version when a game was deleted.
pub const DELETED: u64 = u64::MAX;

/// Carries the newest version of each game to its subscribers.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Announces to all nodes that a game has this version, or was [`DELETED`].
    fn publish(&self, game: &GameId, version: u64);

    /// The same, to the subscribers of this node alone.
    fn announce(&self, game: &GameId, version: u64);

    /// Receives the newest version of a game published from now on.
    fn subscribe(&self, game: &GameId) -> watch::Receiver<u64>;

    /// Whether every announcement arrives. Otherwise games in use are also read from time to time.
    fn is_lossless(&self) -> bool;

    /// Whether announcements arrive now. Otherwise games in use are read more often.
    fn is_connected(&self) -> bool {
        true
    }

    /// Tells other nodes who is connected to a game here.
    fn tell_presence(&self, _game: &GameId, _presence: Presence) {}

    /// Tells other nodes what a player says to everybody at a table.
    fn tell_reaction(&self, _game: &GameId, _by: Side, _reaction: Reaction) {}

    /// Tells other nodes that this one cannot save, and since when.
    fn tell_outage(&self, _since: u64) {}

    /// Waits until everything that was published or told is sent.
    async fn flush(&self) {}

    /// What other nodes tell. The first call returns it.
    fn news(&self) -> Option<mpsc::Receiver<News>> {
        None
    }
}

/// What a node learns from the bus besides versions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Who is connected to a game at another node.
    Presence {
        /// That node.
        node: u64,
        /// The game.
        game: GameId,
        /// Who is there.
        presence: Presence,
    },
    /// What a player at another node says.
    Reaction {
        /// The game.
        game: GameId,
        /// The player.
        by: Side,
        /// What.
        reaction: Reaction,
    },
    /// Another node cannot save.
    Outage {
        /// Since when, in milliseconds since 1970.
        since: u64,
    },
    /// Announcements may have been lost until now.
    Gap,
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
                    // A game that was said to be deleted may still be there.
                    let is_newer = version > *newest || *newest == DELETED;
                    if is_newer {
                        *newest = version;
                    }
                    is_newer
                });
            }
        });
    }

    fn announce(&self, game: &GameId, version: u64) {
        self.publish(game, version);
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
    fn games_without_subscribers_are_forgotten() {
        let (bus, game) = (LocalBus::default(), GameId::new().unwrap());
        let one = bus.subscribe(&game);
        bus.publish(&game, 3);
        drop(one);
        bus.publish(&game, 4);
        assert!(bus.with(|games| games.is_empty()));
    }
}
