//! All games of this node. The store is the truth; the games in memory are copies, dropped whenever the store disagrees.

mod change;
mod computer;
mod request;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use four_engine::Level;
use four_protocol::{Ask, Created, NewGame, Opened, Opponent, Person, Seat, TableEvent};
use four_rules::{PerSide, Rules, Side};
use tokio::sync::watch;

use crate::bus::Bus;
use crate::engine::ComputerPlayer;
use crate::error::{InvalidRequest, RequestError};
use crate::id::{GameId, Hash, Random, number, secret};
use crate::live_game::LiveGame;
use crate::metrics::Metrics;
use crate::name;
use crate::queue::Client;
use crate::room::{Room, SavedEntry, StoredEntry};
use crate::store::{Store, StoreError};
use crate::time::{Clock, Time};

/// What games need of the world. The server brings the real ones, the simulation brings others.
pub(crate) struct Environment {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) random: Arc<dyn Random>,
    pub(crate) computer: Arc<dyn ComputerPlayer>,
}

/// All games of this node.
pub(crate) struct Games {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    random: Arc<dyn Random>,
    computer: Arc<dyn ComputerPlayer>,
    pub(crate) time: Time,
    live: Mutex<HashMap<GameId, Arc<LiveGame>>>,
    pub(crate) metrics: Arc<Metrics>,
}

impl std::fmt::Debug for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Games").field("live", &self.live().len()).finish_non_exhaustive()
    }
}

/// How often an append is tried when other nodes append to the same game.
const MAX_TRIES: usize = 4;
/// The pause before the computer's move is saved again after the store failed.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// The most that a slow network is compensated for with every move, in milliseconds.
pub(crate) const MAX_LAG: u64 = 500;

/// A request of a player.
pub(crate) struct PlayerRequest {
    pub(crate) by: Side,
    pub(crate) ask: Ask,
    pub(crate) client: Client,
    /// How long messages of this player are under way, in milliseconds.
    pub(crate) lag: u64,
}

/// When something came to this node, and how long it was under way before.
#[derive(Clone, Copy)]
struct Arrived {
    at: u64,
    lag: u64,
}

/// What a request does to a game.
enum Change {
    /// Appends this entry; its time is set when it is saved.
    Append(Box<StoredEntry>),
    /// Nothing: this version has it already.
    Already(u64),
}

impl Change {
    fn append(what: TableEvent) -> Change {
        Change::Append(Box::new(StoredEntry::new(0, what)))
    }
}

impl Games {
    pub(crate) fn new(environment: Environment, metrics: Arc<Metrics>) -> Games {
        let Environment { store, bus, clock, random, computer } = environment;
        Games { store, bus, random, computer, time: Time::new(clock), live: Mutex::default(), metrics }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    pub(crate) fn bus(&self) -> &dyn Bus {
        &*self.bus
    }

    /// Whether every change of a game in use is announced here.
    pub(crate) fn hears_everything(&self) -> bool {
        // Other nodes of a shared store do not use a bus within this process.
        self.bus.is_lossless() && !self.store.is_shared()
    }

    /// A game, if it is in memory.
    pub(crate) fn known(&self, game: &GameId) -> Option<Arc<LiveGame>> {
        self.live().get(game).cloned()
    }

    pub(crate) fn live(&self) -> MutexGuard<'_, HashMap<GameId, Arc<LiveGame>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes in the store that this node serves, and learns when none did. Until then nobody is charged for time.
    pub(crate) async fn resume(&self) {
        loop {
            let resumed = async {
                self.agree_on_time().await?;
                self.store.resume(self.time.started()).await
            };
            match resumed.await {
                Ok(outages) => return self.time.resumed(outages),
                Err(error) => tracing::error!(%error, "the store is not ready"),
            }
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }

    /// Sets this node's time by that of a shared store.
    pub(crate) async fn agree_on_time(&self) -> Result<(), StoreError> {
        let asked = self.time.elapsed();
        if let Some(shared) = self.store.now().await? {
            self.time.agree(shared, asked);
        }
        Ok(())
    }

    /// Notes in the store that this node still serves.
    pub(crate) async fn beat(&self) {
        if let Err(error) = self.agree_on_time().await {
            tracing::warn!(%error, "the time of the store is unknown");
        }
        let (now, outages) = (self.time.now(), self.time.unrecorded());
        match self.store.beat(now, &outages).await {
            Ok(others) => {
                self.time.recorded(&outages);
                self.time.add_outages(others);
                self.time.saved();
            }
            Err(_) => self.time.save_failed(now),
        }
    }

    /// The time at a table: as long after the start of the running clock as the side to act is charged for.
    pub(crate) fn now_at(&self, room: &Room) -> u64 {
        let now = self.time.now();
        room.since().map_or(now, |since| since + self.time.charged(since, now))
    }

    /// How many games are in memory.
    pub(crate) fn live_count(&self) -> usize {
        self.live().len()
    }

    /// Drops games that nothing refers to any more.
    pub(crate) fn tidy(&self) {
        self.live().retain(|_, live| Arc::strong_count(live) > 1);
    }

    /// New versions of a game, as they are published.
    pub(crate) fn versions(&self, game: &GameId) -> watch::Receiver<u64> {
        self.bus.subscribe(game)
    }

    /// Opens a game.
    ///
    /// # Errors
    /// If the wishes are invalid, or the game cannot be saved.
    pub(crate) async fn open(
        self: &Arc<Games>,
        new: &NewGame,
        client: Client,
    ) -> Result<Created, RequestError> {
        let rules: Rules = new.rules.parse()?;
        if new.clock.is_some_and(|clock| !clock.is_valid()) {
            return Err(InvalidRequest::Clock.into());
        }
        let side = match new.side {
            Some(side) => side,
            None => Side::BOTH[(number(&*self.random)? % 2) as usize],
        };
        let other = match &new.opponent {
            Opponent::Friend => Person::Free,
            Opponent::Here(name) => Person::Human(name::clean(name)),
            Opponent::Computer(level) => Person::Computer(level.parse::<Level>()?.to_string()),
        };
        let mut players = PerSide([Person::Human(name::clean(&new.name)), other]);
        if side == Side::Second {
            players.0.reverse();
        }
        let token = secret(&*self.random)?;
        let sides = if matches!(new.opponent, Opponent::Here(_)) { &Side::BOTH[..] } else { &[side] };
        let seats = sides.iter().map(|&side| (side, Hash::of(&token))).collect();
        let opened =
            Opened { rules: *rules.values(), players, clock: new.clock, previous: None, score: None };
        let game = self.create(opened, seats, client).await?;
        let seat = |&side: &Side| Seat { side, token: token.clone() };
        Ok(Created { game: game.to_string(), seats: sides.iter().map(seat).collect() })
    }

    /// Saves the first entry of a new game.
    async fn create(
        self: &Arc<Games>,
        opened: Opened,
        seats: Vec<(Side, Hash)>,
        client: Client,
    ) -> Result<GameId, RequestError> {
        // What is left is for the games that are being played.
        if !self.store.has_space() {
            return Err(StoreError::Unavailable("the disk is nearly full".into()).into());
        }
        let game = GameId::random(&*self.random)?;
        let entry = StoredEntry { seats, ..StoredEntry::new(self.time.now(), TableEvent::Opened(opened)) };
        let entry = entry.chained("");
        let room = Room::new(vec![entry.clone().into()])?;
        let saved = self.store.append(&game, 0, &entry, room.due(self.time.now())).await;
        self.counted(saved.map_err(RequestError::from))?;
        self.metrics.opened.count();
        tracing::info!(%game, "opened");
        let live = self.insert(&game, room);
        live.set_client(client);
        self.wake_computer(&live);
        Ok(game)
    }

    fn insert(&self, game: &GameId, room: Room) -> Arc<LiveGame> {
        let new = || Arc::new(LiveGame::new(game.clone(), room));
        Arc::clone(self.live().entry(game.clone()).or_insert_with(new))
    }

    /// A game, up to date.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be read.
    pub(crate) async fn get(self: &Arc<Games>, game: &GameId) -> Result<Arc<LiveGame>, RequestError> {
        let live = self.counted(self.find(game).await)?;
        // Reading needs no writing: a game can be looked at while nothing can be saved.
        if let Err(error) = self.check_clock(&live, MAX_LAG).await {
            tracing::warn!(%game, %error, "the end of a game could not be saved");
        }
        // Of several nodes, the one that saved the last move chooses the next one, or one that the store names.
        if !self.store.is_shared() {
            self.wake_computer(&live);
        }
        Ok(live)
    }

    async fn find(&self, game: &GameId) -> Result<Arc<LiveGame>, RequestError> {
        let Some(live) = self.known(game) else {
            let entries = self.store.entries(game, 0).await?;
            if entries.is_empty() {
                return Err(RequestError::NoSuchGame);
            }
            return Ok(self.insert(game, load(entries).await?));
        };
        // No connected client keeps this copy current, so it may be stale or the game may be deleted.
        if Arc::strong_count(&live) <= 2 {
            let _writing = live.writing.lock().await;
            self.catch_up(&live).await?;
        } else {
            self.refresh(&live).await?;
        }
        Ok(live)
    }

    /// Reads a game in use again, if its changes may not have been announced.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn refresh(&self, live: &LiveGame) -> Result<(), RequestError> {
        if self.hears_everything() {
            return Ok(());
        }
        let _writing = live.writing.lock().await;
        self.catch_up(live).await
    }

    /// Counts internal failures.
    fn counted<T>(&self, result: Result<T, RequestError>) -> Result<T, RequestError> {
        result.inspect_err(|error| {
            if error.is_internal() {
                self.metrics.failures.count();
            }
        })
    }

    /// Applies entries that other nodes have appended. The caller holds `writing`.
    async fn catch_up(&self, live: &LiveGame) -> Result<(), RequestError> {
        let (version, chain) = {
            let room = live.room();
            (room.version(), room.chain(room.version()).to_owned())
        };
        let mut entries = self.store.entries(&live.id, version.saturating_sub(1)).await?.into_iter();
        let Some(last) = entries.next() else {
            // The game was deleted from the store.
            self.live().remove(&live.id);
            return Err(RequestError::NoSuchGame);
        };
        if !last.chain().is_empty() && last.chain() != chain {
            // The store was set back and went on differently. Whoever comes next reads the game anew.
            self.live().remove(&live.id);
            return Err(StoreError::SetBack.into());
        }
        let now = self.time.now();
        Ok(entries.try_for_each(|saved| live.read(saved, now))?)
    }

    /// Reads a game up to at least this version.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn update(&self, live: &LiveGame, version: u64) -> Result<(), RequestError> {
        if live.room().version() < version {
            let _writing = live.writing.lock().await;
            if live.room().version() < version {
                self.counted(self.catch_up(live).await)?;
            }
        }
        Ok(())
    }
}

/// A game with more entries is checked on a thread of its own.
const MANY_ENTRIES: usize = 200;

/// The room of entries from the store.
async fn load(entries: Vec<SavedEntry>) -> Result<Room, RequestError> {
    if entries.len() <= MANY_ENTRIES {
        return Ok(Room::new(entries)?);
    }
    let loading = tokio::task::spawn_blocking(move || Room::new(entries));
    Ok(loading.await.map_err(|_| StoreError::Closed)??)
}
