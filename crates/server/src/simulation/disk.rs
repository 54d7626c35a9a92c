//! The disk of a simulation, and the store on it. Writes fail before, during and after they take effect, stall, and a
//! connection that has failed once never works again. Everything above it is the code of the server.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use async_trait::async_trait;
use four_protocol::TableEvent;
use four_rules::{Ruling, Side};

use super::world::World;
use crate::id::GameId;
use crate::room::{Room, SavedEntry, StoredEntry};
use crate::store::{Store, StoreError, Summary};
use crate::time::Outage;
use crate::writer::{Database, NewEntry, Other, Writer};

/// How far a clock may be off, in milliseconds: what passes between a crash and the last sign of life before it.
const TOLERANCE: u64 = 12_000;

/// A saved entry.
#[derive(Clone, Debug)]
struct Line {
    text: String,
    at: i64,
    /// When it took effect, by the world's clock.
    saved: u64,
}

/// A game on the disk, and the room that its entries make.
#[derive(Clone)]
struct SavedGame {
    lines: Vec<Line>,
    room: Room,
    /// When a node has to look at it, by the clock of the store.
    due: Option<i64>,
}

/// What is on the disk.
#[derive(Clone, Default)]
pub(super) struct Disk {
    games: BTreeMap<String, SavedGame>,
    alive: u64,
    outages: Vec<Outage>,
    pub(super) fault: Fault,
}

/// What writes do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Fault {
    #[default]
    None,
    /// They fail and nothing is written.
    Before,
    /// They are written and fail.
    After,
    /// Either, at random.
    Either,
    /// They take this long, in milliseconds.
    Stall(u64),
}

impl Disk {
    pub(super) fn version(&self, game: &GameId) -> u64 {
        self.games.get(game.as_str()).map_or(0, |saved| saved.lines.len()) as u64
    }

    pub(super) fn entries(&self, game: &GameId) -> &[StoredEntry] {
        self.games.get(game.as_str()).map_or(&[], |saved| saved.room.entries())
    }
}

/// Whether a node is running.
#[derive(Debug, Default)]
pub(super) struct Fate {
    dead: AtomicBool,
}

impl Fate {
    pub(super) fn kill(&self) {
        self.dead.store(true, Relaxed);
    }

    pub(super) fn is_dead(&self) -> bool {
        self.dead.load(Relaxed)
    }

    /// Code of a dead node never continues.
    async fn die_if_dead(&self) {
        if self.is_dead() {
            std::future::pending::<()>().await;
        }
    }
}

/// The database of a node.
#[derive(Clone)]
pub(super) struct SimulatedDatabase {
    pub(super) world: Arc<World>,
    pub(super) fate: Arc<Fate>,
}

/// A connection; one that has failed stays so.
pub(super) struct Connection {
    broken: bool,
}

fn failed(why: &str) -> StoreError {
    StoreError::Unavailable(why.into())
}

impl SimulatedDatabase {
    /// Runs a write on the disk as the fault in force says.
    async fn write<T>(
        &self,
        connection: &mut Connection,
        write: impl FnOnce(&World) -> T + Send,
    ) -> Result<T, StoreError> {
        tokio::time::sleep(Duration::from_millis(self.world.between(1, 5))).await;
        let fault = self.world.disk().fault;
        if let Fault::Stall(millis) = fault {
            self.world.count("stalled writes");
            tokio::time::sleep(Duration::from_millis(millis)).await;
        }
        self.fate.die_if_dead().await;
        if connection.broken {
            return Err(failed("the connection is broken"));
        }
        let before = match fault {
            Fault::Before => Some(true),
            Fault::After => Some(false),
            Fault::Either => Some(self.world.one_in(2)),
            Fault::None | Fault::Stall(_) => None,
        };
        connection.broken = before.is_some();
        if before == Some(true) {
            self.world.count("writes that failed before");
            return Err(failed("before the write"));
        }
        let done = write(&self.world);
        if before == Some(false) {
            self.world.count("writes that failed after");
            return Err(failed("after the write"));
        }
        Ok(done)
    }
}

#[async_trait]
impl Database for SimulatedDatabase {
    type Connection = Connection;

    async fn connect(&self) -> Result<Connection, StoreError> {
        self.fate.die_if_dead().await;
        Ok(Connection { broken: false })
    }

    async fn append(
        &self,
        connection: &mut Connection,
        entries: &[NewEntry],
    ) -> Result<Vec<bool>, StoreError> {
        self.write(connection, |world| entries.iter().map(|new| append(world, new)).collect()).await
    }

    async fn execute(&self, connection: &mut Connection, other: &Other) -> Result<u64, StoreError> {
        let other = other.clone();
        self.write(connection, move |world| match other {
            Other::Delete(game) => {
                world.disk().games.remove(&game).map_or(0, |saved| saved.lines.len() as u64)
            }
            Other::Expire(games) => {
                let mut disk = world.disk();
                games.iter().filter_map(|(game, _)| disk.games.remove(game)).count() as u64
            }
            Other::Beat { now, outages } => {
                let mut disk = world.disk();
                disk.alive = now;
                disk.outages.extend(outages);
                0
            }
            Other::Resume { now } => {
                let mut disk = world.disk();
                let last = disk.alive;
                if last > 0 {
                    disk.outages.push((last, now));
                }
                disk.alive = now;
                0
            }
            Other::Probe => 0,
        })
        .await
    }

    async fn close(&self, _: Connection) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Appends an entry at its version, and checks what the world knows about it.
fn append(world: &World, new: &NewEntry) -> bool {
    let line = Line { text: new.line.clone(), at: new.at, saved: world.now() };
    let entry: SavedEntry = serde_json::from_str(&new.line).unwrap();
    let mut disk = world.disk();
    let before = disk.games.get(&new.game).map_or(0, |saved| saved.lines.len());
    if before as i64 + 1 != new.version {
        return false;
    }
    world.count("entries");
    world.note(|| format!("saved {} {} {}", new.game, new.version, new.line));
    let Some(saved) = disk.games.get_mut(&new.game) else {
        let room = Room::new(vec![entry]).unwrap();
        disk.games.insert(new.game.clone(), SavedGame { lines: vec![line], room, due: new.due });
        return true;
    };
    let entry = saved.room.check(entry).unwrap_or_else(|error| world.fail(&format!("{}: {error}", new.game)));
    check_clock(world, &GameId::read(&new.game).unwrap(), saved, &entry);
    saved.room.apply(entry);
    saved.lines.push(line);
    saved.due = new.due;
    true
}

/// Checks that nobody is charged for time that was the server's.
fn check_clock(world: &World, game: &GameId, SavedGame { lines, room, .. }: &SavedGame, entry: &StoredEntry) {
    let moves_clock = |entry: &StoredEntry| {
        Room::is_charged(&entry.what)
            || matches!(entry.what, TableEvent::Opened(_) | TableEvent::Joined { .. })
    };
    let (Some(previous), Some(since)) = (room.entries().iter().rposition(moves_clock), room.since()) else {
        return;
    };
    let (began, acting) = (lines[previous].saved, room.game().turn());
    let left = room.clocks(since).map_or(0, |clocks| clocks.left[acting]);
    match (&entry.what, &entry.request) {
        (TableEvent::Played { by, .. }, Some(request)) if *by == acting => {
            let received = world.received(game, &request.id).map_or(world.now(), |received| received.at);
            let used = entry.used.unwrap_or(0);
            let fair = world.up_between(began, received) + TOLERANCE;
            if used > fair {
                world.fail(&format!("{game}: charged {used} ms for a move that took {fair} ms at most"));
            }
        }
        (TableEvent::Ruled { ruling: Ruling::TimeUp(side), .. }, _) => {
            world.count("games lost on time");
            check_time_up(world, game, *side, (began, left), previous as u64 + 1);
        }
        _ => {}
    }
}

/// Checks that a side that lost on time had its time, and had not moved in time.
fn check_time_up(world: &World, game: &GameId, side: Side, (began, left): (u64, u64), seen: u64) {
    let had = world.up_between(began, world.now()) + TOLERANCE;
    if had < left {
        world.fail(&format!("{game}: {side:?} lost on time after {had} ms at most, with {left} ms left"));
    }
    for request in world.moves_received(game, side, seen) {
        if world.up_between(began, request.at) + TOLERANCE < left {
            world.fail(&format!("{game}: {side:?} moved in time and lost on time: {request:?}"));
        }
    }
}

/// The store of a node: the writer of the server on the simulated disk.
pub(super) struct SimulatedStore {
    database: SimulatedDatabase,
    writer: Writer,
}

impl SimulatedStore {
    pub(super) fn new(database: SimulatedDatabase) -> SimulatedStore {
        SimulatedStore { writer: Writer::start(database.clone(), None), database }
    }

    async fn read<T>(&self, read: impl FnOnce(&Disk) -> T) -> T {
        tokio::time::sleep(Duration::from_millis(self.database.world.between(0, 3))).await;
        self.database.fate.die_if_dead().await;
        read(&self.database.world.disk())
    }
}

#[async_trait]
impl Store for SimulatedStore {
    async fn append(
        &self,
        game: &GameId,
        version: u64,
        entry: &StoredEntry,
        due: Option<u64>,
    ) -> Result<(), StoreError> {
        self.writer.append(NewEntry::new(game, version, entry, due)?).await
    }

    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError> {
        let parse = |line: &Line| serde_json::from_str(&line.text).unwrap();
        let read = |disk: &Disk| {
            let lines = disk.games.get(game.as_str()).map_or(&[][..], |saved| &saved.lines);
            lines.iter().skip(after as usize).map(parse).collect()
        };
        Ok(self.read(read).await)
    }

    async fn versions(&self, games: &[GameId]) -> Result<Vec<u64>, StoreError> {
        Ok(self.read(|disk| games.iter().map(|game| disk.version(game)).collect()).await)
    }

    async fn list(&self, _: u32) -> Result<Vec<Summary>, StoreError> {
        Ok(Vec::new())
    }

    async fn delete(&self, game: &GameId) -> Result<bool, StoreError> {
        Ok(self.writer.execute(Other::Delete(game.to_string())).await? > 0)
    }

    async fn expire(&self, _: u64, idle_since: u64, most: u64) -> Result<u64, StoreError> {
        let idle = |(game, saved): (&String, &SavedGame)| {
            let last = saved.lines.iter().map(|line| line.at).max().unwrap_or(0);
            (last < idle_since as i64).then(|| (game.clone(), saved.lines.len() as i64))
        };
        let old: Vec<_> = self.read(|disk| disk.games.iter().filter_map(idle).collect()).await;
        self.writer.execute(Other::Expire(old.into_iter().take(most as usize).collect())).await
    }

    async fn count(&self) -> Result<u64, StoreError> {
        Ok(self.read(|disk| disk.games.len() as u64).await)
    }

    async fn resume(&self, now: u64) -> Result<Vec<Outage>, StoreError> {
        self.writer.execute(Other::Resume { now }).await?;
        Ok(self.read(|disk| disk.outages.clone()).await)
    }

    async fn beat(&self, now: u64, outages: &[Outage]) -> Result<Vec<Outage>, StoreError> {
        self.writer.execute(Other::Beat { now, outages: outages.to_vec() }).await?;
        Ok(self.read(|disk| if self.is_shared() { disk.outages.clone() } else { Vec::new() }).await)
    }

    async fn claim(&self, lease: u64, most: u32) -> Result<Vec<GameId>, StoreError> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        self.read(|_| ()).await;
        let (now, mut disk) = (self.database.world.shared_time() as i64, self.database.world.disk());
        let due = disk.games.iter_mut().filter(|(_, saved)| saved.due.is_some_and(|due| due <= now));
        let claimed = due.take(most as usize).map(|(game, saved)| {
            saved.due = Some(now + lease as i64);
            GameId::read(game).unwrap()
        });
        let claimed: Vec<GameId> = claimed.collect();
        claimed.iter().for_each(|_| self.database.world.count("games given to a node"));
        Ok(claimed)
    }

    async fn now(&self) -> Result<Option<u64>, StoreError> {
        let world = &self.database.world;
        Ok(self.read(|_| self.is_shared().then(|| world.shared_time())).await)
    }

    fn is_shared(&self) -> bool {
        self.database.world.is_shared()
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.execute(Other::Probe).await.map(drop)
    }

    fn has_space(&self) -> bool {
        true
    }

    fn is_failing(&self) -> bool {
        self.writer.is_failing()
    }
}
