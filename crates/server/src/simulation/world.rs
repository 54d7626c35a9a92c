//! The world of a simulation: its time, its randomness, its disk, and what is known to be true about it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use async_trait::async_trait;
use four_rules::Action;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use tokio::sync::watch;
use tokio::time::Instant;

use super::disk::Disk;
use crate::bus::Bus;
use crate::engine::{ComputerPlayer, MoveRequest};
use crate::id::{GameId, Random, RandomError};
use crate::time::Clock;

/// The wall clock when a simulation begins.
const START: u64 = 1_800_000_000_000;

/// What all parts of a simulation share.
pub(super) struct World {
    seed: u64,
    random: Mutex<Xoshiro256PlusPlus>,
    began: Instant,
    /// How far the wall clock was set, in milliseconds.
    pub(super) wall_offset: AtomicI64,
    pub(super) disk: Mutex<Disk>,
    /// How many nodes there are.
    pub(super) nodes: u64,
    pub(super) bus: Arc<LossyBus>,
    /// When no node was running: from, to.
    downs: Mutex<Vec<(u64, u64)>>,
    /// When the first copy of a request reached a node.
    received: Mutex<BTreeMap<(GameId, String), Received>>,
    trace: Mutex<Vec<String>>,
    /// False in the last part of a simulation, when nothing fails any more.
    pub(super) faults: AtomicBool,
    /// Whether a backup was restored.
    pub(super) restored: AtomicBool,
    /// Counts what was seen, so that a test can show that it was not idle.
    pub(super) counts: Mutex<BTreeMap<&'static str, u64>>,
}

/// A request that reached a node.
#[derive(Clone, Debug)]
pub(super) struct Received {
    pub(super) at: u64,
    pub(super) side: four_rules::Side,
    pub(super) seen: u64,
    pub(super) is_move: bool,
    /// Whether the client was told that nothing happened.
    pub(super) refused: bool,
}

impl World {
    pub(super) fn new(seed: u64) -> Arc<World> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Arc::new(World {
            seed,
            nodes: random.random_range(1..=3),
            random: Mutex::new(random),
            began: Instant::now(),
            wall_offset: AtomicI64::new(0),
            disk: Mutex::default(),
            bus: Arc::default(),
            downs: Mutex::default(),
            received: Mutex::default(),
            trace: Mutex::default(),
            faults: AtomicBool::new(true),
            restored: AtomicBool::new(false),
            counts: Mutex::default(),
        })
    }

    pub(super) fn random(&self) -> MutexGuard<'_, Xoshiro256PlusPlus> {
        self.random.lock().unwrap()
    }

    /// Randomness of its own for a part of the world. Tokio wakes tasks that wait for the same thing in any order, which must not
    /// decide who gets which number.
    pub(super) fn fork(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.random().random())
    }

    /// A random number in this range.
    pub(super) fn between(&self, from: u64, to: u64) -> u64 {
        self.random().random_range(from..=to)
    }

    /// True once in `n` times.
    pub(super) fn one_in(&self, n: u64) -> bool {
        self.between(1, n) == 1
    }

    /// Milliseconds since the simulation began. Nothing in it can change this clock.
    pub(super) fn now(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap()
    }

    /// Whether several nodes share the store. They go by its clock.
    pub(super) fn is_shared(&self) -> bool {
        self.nodes > 1
    }

    /// The clock of a store that several nodes share.
    pub(super) fn shared_time(&self) -> u64 {
        START + self.now()
    }

    pub(super) fn disk(&self) -> MutexGuard<'_, Disk> {
        self.disk.lock().unwrap()
    }

    pub(super) fn note(&self, what: impl FnOnce() -> String) {
        let line = format!("{:>8} {}", self.now(), what());
        self.trace.lock().unwrap().push(line);
    }

    pub(super) fn count(&self, what: &'static str) {
        *self.counts.lock().unwrap().entry(what).or_default() += 1;
    }

    /// Everything that happened, the same for the same seed.
    pub(super) fn history(&self) -> Vec<String> {
        self.trace.lock().unwrap().clone()
    }

    /// Ends the simulation: something that must not happen has happened.
    pub(super) fn fail(&self, problem: &str) -> ! {
        let trace = self.trace.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let from = trace.len().saturating_sub(60);
        let last = trace[from..].join("\n");
        panic!(
            "seed {}: {problem}\n{last}\nreplay: FOUR_SEED={} cargo test -p four-server simulation",
            self.seed, self.seed
        )
    }

    pub(super) fn note_received(&self, game: &GameId, id: &str, received: Received) {
        self.received.lock().unwrap().entry((game.clone(), id.to_owned())).or_insert(received);
    }

    /// What was received belongs to games that were set back.
    pub(super) fn forget_received(&self) {
        self.received.lock().unwrap().clear();
    }

    pub(super) fn note_refused(&self, game: &GameId, id: &str) {
        if let Some(received) = self.received.lock().unwrap().get_mut(&(game.clone(), id.to_owned())) {
            received.refused = true;
        }
    }

    pub(super) fn received(&self, game: &GameId, id: &str) -> Option<Received> {
        self.received.lock().unwrap().get(&(game.clone(), id.to_owned())).cloned()
    }

    /// The moves that a side has sent for a position and that were not refused.
    pub(super) fn moves_received(&self, game: &GameId, side: four_rules::Side, seen: u64) -> Vec<Received> {
        let received = self.received.lock().unwrap();
        let own = received.iter().filter(|((of, _), request)| {
            of == game && request.side == side && request.seen >= seen && request.is_move && !request.refused
        });
        own.map(|(_, request)| request.clone()).collect()
    }

    pub(super) fn note_down(&self, from: u64, to: u64) {
        self.downs.lock().unwrap().push((from, to));
    }

    /// The time between two moments in which a node was running.
    pub(super) fn up_between(&self, from: u64, to: u64) -> u64 {
        let downs = self.downs.lock().unwrap();
        let down: u64 =
            downs.iter().map(|&(began, ended)| ended.min(to).saturating_sub(began.max(from))).sum();
        to.saturating_sub(from).saturating_sub(down)
    }
}

/// The clock of a node: its machine's wall clock, and a clock that drifts a little and is never set.
pub(super) struct NodeClock {
    pub(super) world: Arc<World>,
    /// Parts per million.
    pub(super) drift: u64,
    /// How far this machine's wall clock is off, in milliseconds.
    pub(super) off: i64,
}

impl Clock for NodeClock {
    fn wall(&self) -> u64 {
        let wall = (START + self.world.now()).saturating_add_signed(self.world.wall_offset.load(Relaxed));
        wall.saturating_add_signed(self.off)
    }

    fn elapsed(&self) -> Duration {
        let now = self.world.now();
        Duration::from_millis(now + now * self.drift / 1_000_000)
    }
}

impl Random for World {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        self.random().fill_bytes(bytes);
        Ok(())
    }
}

/// A computer that thinks for a random time and plays anything.
pub(super) struct Dice(pub(super) Arc<World>);

#[async_trait]
impl ComputerPlayer for Dice {
    async fn choose(&self, request: MoveRequest) -> Option<Action> {
        let think = Duration::from_millis(self.0.between(1, 3000));
        tokio::time::sleep(request.limit.map_or(think, |limit| limit.min(think))).await;
        let legal = request.game.view().legal;
        let legal: Vec<Action> = legal.into_iter().filter(|action| *action != Action::Resign).collect();
        legal.choose(&mut *self.0.random()).copied()
    }
}

/// A bus that loses and doubles messages.
#[derive(Default)]
pub(super) struct LossyBus {
    /// One channel for each subscriber, so that they are told in order.
    games: Mutex<BTreeMap<GameId, Vec<watch::Sender<u64>>>>,
    /// How many of a hundred messages are lost.
    pub(super) lost: AtomicU64,
    published: AtomicU64,
}

impl Bus for LossyBus {
    fn publish(&self, game: &GameId, version: u64) {
        let mut games = self.games.lock().unwrap();
        let Some(senders) = games.get_mut(game) else { return };
        senders.retain(|sender| !sender.is_closed());
        for sender in senders {
            // Spread evenly, and without the randomness of the world: the bus does not know it.
            let number = self.published.fetch_add(1, Relaxed);
            let spread = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) % 100;
            if spread >= self.lost.load(Relaxed) {
                sender.send_modify(|newest| *newest = version.max(*newest));
                // Twice.
                sender.send_modify(|newest| *newest = version.max(*newest));
            }
        }
    }

    fn announce(&self, game: &GameId, version: u64) {
        for sender in self.games.lock().unwrap().get(game).into_iter().flatten() {
            sender.send_modify(|newest| *newest = version.max(*newest));
        }
    }

    fn subscribe(&self, game: &GameId) -> watch::Receiver<u64> {
        let (sender, receiver) = watch::channel(0);
        self.games.lock().unwrap().entry(game.clone()).or_default().push(sender);
        receiver
    }

    fn is_lossless(&self) -> bool {
        false
    }
}
