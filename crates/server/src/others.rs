//! What a node does because it may not be the only one: it looks after games that are due, reads games again whose changes
//! may not have been announced, and tells others who is connected here and that it cannot save.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use tokio::sync::mpsc;

use crate::bus::{DELETED, News};
use crate::error::RequestError;
use crate::games::Games;
use crate::id::GameId;
use crate::live_game::LiveGame;
use crate::node::{Node, stopped};
use crate::presence::Presence;

/// How often this is done.
const INTERVAL: Duration = Duration::from_secs(1);
/// As long as the bus works, games in use are read again only every so many intervals.
const SELDOM: u64 = 10;
/// How long a node has for a game that it was given, in milliseconds. If it does nothing, another one is given the game.
pub(crate) const LEASE: u64 = 10_000;
/// The most games that a node is given at once, and how many of them it looks at together.
const MAX_CLAIMED: u32 = 200;
const TOGETHER: usize = 16;

impl Node {
    /// Works with other nodes until the server stops.
    pub(crate) async fn keep_in_touch(self: Arc<Node>) {
        let mut stop = self.stop.clone();
        let mut news = self.games.bus().news();
        let mut tick = tokio::time::interval(INTERVAL);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut ticks = 0;
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return,
                heard = next(&mut news) => self.hear(heard).await,
                _ = tick.tick() => {
                    ticks += 1;
                    self.games.look_after_due().await;
                    self.games.tell_presence();
                    if ticks % SELDOM == 0 || !self.games.hears_others() {
                        self.games.look_again().await;
                    }
                }
            }
        }
    }

    /// Tells other nodes as long as this one cannot save, until the server stops. It waits for nothing else: the store may not
    /// answer.
    pub(crate) async fn tell_outages(self: Arc<Node>) {
        let mut stop = self.stop.clone();
        let mut tick = tokio::time::interval(INTERVAL);
        loop {
            tokio::select! {
                biased;
                () = stopped(&mut stop) => return,
                _ = tick.tick() => {
                    if let Some(since) = self.games.time.failing_since() {
                        self.games.bus().tell_outage(since);
                    }
                }
            }
        }
    }

    async fn hear(&self, news: News) {
        match news {
            News::Presence { node, game, presence } => self.games.hear_presence(node, &game, presence),
            News::Reaction { game, by, reaction } => {
                if let Some(live) = self.games.known(&game) {
                    // Without a receiver nobody is at the table.
                    let _ = live.reactions.send((by, reaction));
                }
            }
            News::Outage { since } => self.games.time.hear_outage(since),
            News::Gap => {
                self.games.metrics.gaps.count();
                self.games.look_again().await;
            }
        }
    }
}

/// The next news; never, if there is no other node.
async fn next(news: &mut Option<mpsc::Receiver<News>>) -> News {
    if let Some(receiver) = news
        && let Some(heard) = receiver.recv().await
    {
        return heard;
    }
    std::future::pending().await
}

impl Games {
    /// Ends games whose time is up although nobody is looking, and moves for the computer where another node was to do so and
    /// did not.
    async fn look_after_due(self: &Arc<Games>) {
        let due = match self.store().claim(LEASE, MAX_CLAIMED).await {
            Ok(due) => due,
            Err(error) => return tracing::warn!(%error, "could not look for games that are due"),
        };
        due.iter().for_each(|_| self.metrics.due.count());
        let look = |game: GameId| async move {
            match self.get(&game).await {
                Ok(live) => self.wake_computer(&live),
                Err(RequestError::NoSuchGame) => {}
                Err(error) => tracing::error!(%game, %error, "a game that is due could not be read"),
            }
        };
        futures_util::stream::iter(due).for_each_concurrent(TOGETHER, look).await;
    }

    /// Whether there is a bus to other nodes that works now.
    fn hears_others(&self) -> bool {
        self.bus().is_connected() && !self.bus().is_lossless()
    }

    /// Looks for changes of games in use that were not announced, and announces them to this node.
    async fn look_again(&self) {
        if self.hears_everything() {
            return;
        }
        let (games, known): (Vec<GameId>, Vec<u64>) =
            self.all_live().iter().map(|live| (live.id.clone(), live.room().version())).unzip();
        let versions = match self.store().versions(&games).await {
            Ok(versions) => versions,
            Err(error) => return tracing::warn!(%error, "games in use could not be read again"),
        };
        for ((game, known), version) in games.iter().zip(known).zip(versions) {
            // A game that is gone or was set back has to be read as well.
            let news = if version < known { DELETED } else { version };
            if news != known {
                self.bus().announce(game, news);
            }
        }
    }

    /// Tells players and other nodes who is connected here, where that has changed.
    pub(crate) fn tell_presence(&self) {
        for live in self.all_live() {
            if let Some(presence) = live.attendance.tick() {
                self.bus().tell_presence(&live.id, presence);
            }
        }
    }

    fn hear_presence(&self, node: u64, game: &GameId, presence: Presence) {
        if let Some(live) = self.known(game) {
            live.attendance.hear(node, presence);
        }
    }

    /// All games in memory, in the order of their ids.
    fn all_live(&self) -> Vec<Arc<LiveGame>> {
        let mut live: Vec<_> = self.live().values().cloned().collect();
        live.sort_unstable_by(|one, other| one.id.cmp(&other.id));
        live
    }
}
