//! The server in a simulated world: many clients, one to three nodes, and a disk, a network and clocks that fail on purpose.
//!
//! One seed decides everything, so a failure replays exactly. It runs on tokio's paused clock and one thread: hours pass in
//! milliseconds, and the code of the server is the code that serves. Turmoil would simulate sockets below HTTP, which is not
//! where promises are kept; madsim needs an old tokio. `FOUR_SEED=7` runs one seed, `FOUR_SEEDS=10000` runs many.

#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

mod disk;
mod network;
mod player;
mod world;

use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use four_protocol::{Clock as GameClock, NewGame, Opponent, TakeSeat};
use four_rules::Side;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::config::Config;
use crate::engine::Engine;
use crate::games::Environment;
use crate::id::{GameId, secret};
use crate::limits::Visitor;
use crate::node::Node;
use crate::queue::Client;
use disk::{Disk, Fate, Fault, SimulatedDatabase, SimulatedStore};
use player::Player;
use world::{Dice, NodeClock, World};

/// How long things fail, in milliseconds.
const FAULTY: u64 = 150_000;
/// How long the server has to recover.
const RECOVERY: Duration = Duration::from_secs(600);

/// The nodes that serve, and what they have promised.
pub(crate) struct Cluster {
    world: Arc<World>,
    nodes: Mutex<Vec<Option<Running>>>,
    killed: Mutex<Vec<watch::Sender<bool>>>,
    acknowledged: Mutex<BTreeMap<(GameId, u64), String>>,
    refused: Mutex<Vec<(GameId, Side, String)>>,
}

struct Running {
    node: Arc<Node>,
    fate: Arc<Fate>,
    stop: watch::Sender<bool>,
}

impl Cluster {
    fn any_node(&self) -> Option<(Arc<Node>, Arc<Fate>)> {
        let nodes = self.nodes.lock().unwrap();
        let running: Vec<&Running> = nodes.iter().flatten().collect();
        let index = self.world.between(0, running.len().max(1) as u64 - 1) as usize;
        running.get(index).map(|running| (Arc::clone(&running.node), Arc::clone(&running.fate)))
    }

    fn note_acknowledged(&self, game: &GameId, version: u64, id: &str) {
        let known = self.acknowledged.lock().unwrap().insert((game.clone(), version), id.to_owned());
        if known.is_some_and(|known| known != id) {
            self.world.fail(&format!("{game}: two requests were acknowledged at {version}"));
        }
    }

    fn note_refused(&self, game: &GameId, side: Side, id: &str) {
        self.refused.lock().unwrap().push((game.clone(), side, id.to_owned()));
    }

    /// Starts a node. It reads what it missed from the disk.
    async fn start(&self, index: usize) {
        let (world, fate) = (&self.world, Arc::new(Fate::default()));
        // Several machines have several clocks: up to ten hours off.
        let off = if world.is_shared() { world.between(0, 72_000_000) as i64 - 36_000_000 } else { 0 };
        let database = SimulatedDatabase { world: Arc::clone(world), fate: Arc::clone(&fate) };
        let environment = Environment {
            store: Arc::new(SimulatedStore::new(database)),
            bus: Arc::clone(&world.bus) as _,
            clock: Arc::new(NodeClock { world: Arc::clone(world), drift: world.between(0, 500), off }),
            random: Arc::clone(world) as _,
            computer: Arc::new(Dice(Arc::clone(world))),
        };
        let many = 1_000_000;
        let config = Config {
            games_per_address: many,
            messages_per_second: many,
            connections_per_address: many,
            threads: 1,
            ..Config::default()
        };
        let (stop, stopping) = watch::channel(false);
        let node = Node::new(environment, Arc::new(Engine::new(1)), config, stopping);
        tokio::spawn(Arc::clone(&node).keep_tidy());
        tokio::spawn(Arc::clone(&node).keep_in_touch());
        node.games.resume().await;
        world.note(|| format!("node {index} starts"));
        self.nodes.lock().unwrap()[index] = Some(Running { node, fate, stop });
    }

    fn kill(&self, index: usize) {
        if let Some(running) = self.nodes.lock().unwrap()[index].take() {
            running.fate.kill();
            // A process that was killed tells nobody that it stops.
            self.killed.lock().unwrap().push(running.stop);
            self.world.count("crashes");
            self.world.note(|| format!("node {index} crashes"));
        }
    }

    fn is_running(&self, index: usize) -> bool {
        self.nodes.lock().unwrap()[index].is_some()
    }

    fn is_down(&self) -> bool {
        self.nodes.lock().unwrap().iter().all(Option::is_none)
    }

    /// Crashes nodes and starts them again, restores backups, and makes the disk, the bus and the clocks fail.
    async fn fail_for_a_while(&self) {
        let world = &self.world;
        let count = self.nodes.lock().unwrap().len();
        let mut backup: Option<Disk> = None;
        while world.now() < FAULTY {
            sleep(Duration::from_millis(world.between(500, 12_000))).await;
            // A node does not know for how long another one has been unable to save.
            let longest = if count == 1 { 40_000 } else { 4_000 };
            match world.between(0, 9) {
                0 | 1 => self.crash(world.between(0, count as u64 - 1) as usize, &mut backup).await,
                2 => self.disk_fault(Fault::Before).await,
                3 => self.disk_fault(Fault::After).await,
                4 => self.disk_fault(Fault::Either).await,
                5 => self.disk_fault(Fault::Stall(world.between(500, longest))).await,
                6 => {
                    let hours = world.between(0, 20_000) as i64 - 10_000;
                    world.wall_offset.fetch_add(hours * 3_600_000, Relaxed);
                    world.count("steps of the clock");
                    world.note(|| format!("the wall clock is set by {hours} hours"));
                }
                7 | 9 => world.bus.lost.store(world.between(0, 90), Relaxed),
                8 => backup = Some(world.disk().clone()),
                _ => {}
            }
        }
        world.disk().fault = Fault::None;
        world.bus.lost.store(0, Relaxed);
        for index in 0..count {
            if !self.is_running(index) {
                self.start(index).await;
            }
        }
        world.faults.store(false, Relaxed);
        world.note(|| "nothing fails any more".into());
    }

    async fn disk_fault(&self, fault: Fault) {
        self.world.note(|| format!("the disk: {fault:?}"));
        self.world.disk().fault = fault;
        sleep(Duration::from_millis(self.world.between(200, 15_000))).await;
        self.world.disk().fault = Fault::None;
        self.world.note(|| "the disk works".into());
    }

    /// Crashes a node and starts it again. While no node runs, a backup may be restored.
    async fn crash(&self, index: usize, backup: &mut Option<Disk>) {
        let world = &self.world;
        if world.one_in(3) {
            *backup = Some(world.disk().clone());
            sleep(Duration::from_millis(world.between(500, 8_000))).await;
        }
        self.kill(index);
        let from = world.now();
        sleep(Duration::from_millis(world.between(10, 45_000))).await;
        if self.is_down() {
            world.note_down(from, world.now());
            if world.one_in(3)
                && let Some(disk) = backup.take()
            {
                world.note(|| "a backup is restored".into());
                world.count("restored backups");
                world.restored.store(true, Relaxed);
                *world.disk() = disk;
                self.acknowledged.lock().unwrap().clear();
                self.refused.lock().unwrap().clear();
                world.forget_received();
            }
        }
        self.start(index).await;
    }

    /// Opens a game with players for its human seats.
    async fn open(self: &Arc<Cluster>) -> Vec<Player> {
        let world = &self.world;
        let clock = match world.between(0, 3) {
            0 => None,
            1 => Some(GameClock::Bank { seconds: 90, increment: 3 }),
            _ => Some(GameClock::Move(40)),
        };
        let computer = world.one_in(3);
        let opponent = if computer { Opponent::Computer("1".into()) } else { Opponent::Friend };
        let rules = if world.one_in(3) { "popout".into() } else { String::new() };
        let new = NewGame { rules, opponent, side: Some(Side::First), name: "Ann".into(), clock };
        let client = Client::Visitor(Visitor::from(std::net::IpAddr::from([192, 0, 2, 1])));
        let created = loop {
            if let Some((node, _)) = self.any_node()
                && let Ok(Ok(created)) =
                    timeout(Duration::from_secs(5), node.games.open(&new, client.clone())).await
            {
                break created;
            }
            sleep(Duration::from_secs(1)).await;
        };
        let game = GameId::read(&created.game).unwrap();
        let mut players =
            vec![Player::new(world, self, game.clone(), Side::First, created.seats[0].token.clone())];
        if !computer {
            let token = secret(&**world).unwrap();
            self.join(&game, &token).await;
            players.push(Player::new(world, self, game, Side::Second, token));
        }
        players
    }

    /// Takes the second seat, with the same secret until it succeeds.
    async fn join(&self, game: &GameId, token: &str) {
        let take = TakeSeat { name: "Bob".into(), token: token.into() };
        loop {
            if let Some((node, _)) = self.any_node() {
                let joined = async {
                    let live = node.games.get(game).await?;
                    node.games.join(&live, &take).await
                };
                if let Ok(Ok(seat)) = timeout(Duration::from_secs(5), joined).await {
                    assert_eq!(seat.side, Side::Second);
                    return;
                }
            }
            // The disk may have been set back to before this game.
            if self.world.restored.load(Relaxed) && self.world.disk().version(game) == 0 {
                return;
            }
            sleep(Duration::from_secs(1)).await;
        }
    }
}

/// Runs one world, and returns everything that happened.
async fn simulate(seed: u64) -> (Vec<String>, BTreeMap<&'static str, u64>) {
    let world = World::new(seed);
    let nodes = (0..world.nodes).map(|_| None).collect();
    let cluster = Arc::new(Cluster {
        world: Arc::clone(&world),
        nodes: Mutex::new(nodes),
        killed: Mutex::default(),
        acknowledged: Mutex::default(),
        refused: Mutex::default(),
    });
    let count = cluster.nodes.lock().unwrap().len();
    for index in 0..count {
        cluster.start(index).await;
    }
    let mut players = Vec::new();
    for _ in 0..world.between(1, 3) {
        for player in cluster.open().await {
            players.push(tokio::spawn(player.run()));
        }
    }
    cluster.fail_for_a_while().await;
    // The server serves again: games can be opened, and everybody sees everything.
    let served = timeout(RECOVERY, async {
        cluster.open().await;
        for player in players {
            player.await.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()));
        }
    });
    if served.await.is_err() {
        world.fail("the server does not serve, and nothing fails any more");
    }
    check_promises(&world, &cluster);
    let counts = world.counts.lock().unwrap().clone();
    (world.history(), counts)
}

/// What was acknowledged is there; what was refused is not.
fn check_promises(world: &World, cluster: &Cluster) {
    for ((game, version), id) in cluster.acknowledged.lock().unwrap().iter() {
        let disk = world.disk();
        let found = disk.entries(game).get(*version as usize - 1).and_then(|entry| entry.request.as_ref());
        let is_there = found.is_some_and(|key| key.id == *id);
        drop(disk);
        if !is_there {
            world.fail(&format!("{game}: {id} was acknowledged at {version} and is not there"));
        }
    }
    for (game, side, id) in cluster.refused.lock().unwrap().iter() {
        let done = |key: &crate::room::RequestKey| key.by == *side && key.id == *id;
        let done = |entry: &crate::room::StoredEntry| entry.request.as_ref().is_some_and(done);
        let was_done = world.disk().entries(game).iter().any(done);
        if was_done {
            world.fail(&format!("{game}: {id} was refused and done"));
        }
    }
}

fn run(seed: u64) -> (Vec<String>, BTreeMap<&'static str, u64>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.unwrap().block_on(simulate(seed))
}

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().expect(name))
}

#[test]
fn every_promise_is_kept_in_a_failing_world() {
    let first = variable("FOUR_SEED");
    let count = variable("FOUR_SEEDS").unwrap_or(if first.is_some() { 1 } else { 300 });
    let seeds = first.unwrap_or(0)..first.unwrap_or(0) + count;
    let mut all: BTreeMap<&'static str, u64> = BTreeMap::new();
    let (next, threads) = (std::sync::atomic::AtomicU64::new(seeds.start), 2);
    let counted = Mutex::new(&mut all);
    std::thread::scope(|scope| {
        let work = || {
            while let seed = next.fetch_add(1, Relaxed)
                && seed < seeds.end
            {
                for (what, count) in run(seed).1 {
                    *counted.lock().unwrap().entry(what).or_default() += count;
                }
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            if let Err(panic) = worker.join() {
                next.store(u64::MAX / 2, Relaxed);
                std::panic::resume_unwind(panic);
            }
        }
    });
    eprintln!("{} seeds: {all:?}", seeds.end - seeds.start);
    // A world in which nothing happens proves nothing.
    if seeds.end - seeds.start >= 100 {
        let expected = [
            "acknowledged requests",
            "crashes",
            "games given to a node",
            "games lost on time",
            "refused requests",
            "repeated requests",
            "restored backups",
            "stalled writes",
            "steps of the clock",
            "writes that failed after",
            "writes that failed before",
        ];
        assert!(expected.iter().all(|what| all.contains_key(what)), "{all:?}");
    }
}

#[test]
fn a_seed_replays_exactly() {
    for seed in [1, 2] {
        assert_eq!(run(seed).0, run(seed).0);
    }
}
