//! All tables of this node. The store is the truth; the rooms in here are what was read from it, kept at hand, and thrown
//! away whenever the store says otherwise.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use four_engine::Level;
use four_protocol::{Ask, Created, Happening, NewGame, Opened, Opponent, Person, Seat, TakeSeat};
use four_rules::{PerSide, Rules, Side};
use tokio::sync::watch;

use crate::bus::Bus;
use crate::engine::Engine;
use crate::failed::Failed;
use crate::id::{GameId, Hash, is_secret, number, secret};
use crate::meters::Meters;
use crate::name;
use crate::presence::Presence;
use crate::room::{Asked, Corrupt, Decision, Line, No, Room};
use crate::store::{Store, StoreError};

/// The tables.
pub(crate) struct Hall {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    tables: Mutex<HashMap<GameId, Arc<Table>>>,
    pub(crate) engine: Engine,
    pub(crate) meters: Arc<Meters>,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall").field("tables", &self.tables().len()).finish_non_exhaustive()
    }
}

/// A table in use.
pub(crate) struct Table {
    /// Which game.
    pub(crate) id: GameId,
    room: RwLock<Room>,
    /// Held by whoever is changing something; readers do not wait for the disk.
    turn: tokio::sync::Mutex<()>,
    thinking: AtomicBool,
    pub(crate) presence: watch::Sender<Presence>,
}

impl Table {
    /// The room as this node knows it.
    pub(crate) fn room(&self) -> RwLockReadGuard<'_, Room> {
        // A room is changed by applying a whole line or none.
        self.room.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn apply(&self, line: Line) -> Result<(), Failed> {
        let mut room = self.room.write().unwrap_or_else(PoisonError::into_inner);
        let number = room.lines().len() + 1;
        room.apply(line).map_err(|refusal| Corrupt { line: number, why: refusal.to_string() }.into())
    }
}

/// How often to look again when somebody else was faster.
const TRIES: usize = 4;
/// How long the computer waits when its move could not be saved.
const PAUSE: Duration = Duration::from_secs(1);

impl Hall {
    /// A hall with these.
    #[must_use]
    pub(crate) fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, threads: usize, meters: Arc<Meters>) -> Hall {
        Hall { store, bus, tables: Mutex::default(), engine: Engine::new(threads), meters }
    }

    /// Where the games are kept.
    #[must_use]
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are at hand.
    pub(crate) fn at_hand(&self) -> usize {
        self.tables().len()
    }

    /// Lets go of tables that nobody is at.
    pub(crate) fn tidy(&self) {
        self.tables().retain(|_, table| Arc::strong_count(table) > 1);
    }

    /// News of a game.
    pub(crate) fn news(&self, game: &GameId) -> watch::Receiver<u64> {
        self.bus.subscribe(game)
    }

    /// Sets a new table.
    ///
    /// # Errors
    /// If what is asked for makes no sense, or cannot be saved.
    pub(crate) async fn open(self: &Arc<Hall>, new: &NewGame) -> Result<Created, Failed> {
        let rules: Rules = new.rules.parse()?;
        if new.clock.is_some_and(|clock| !clock.makes_sense()) {
            return Err(Failed::Clock);
        }
        let side = match new.side {
            Some(side) => side,
            None => Side::BOTH[(number()? % 2) as usize],
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
        let token = secret()?;
        let sides = if matches!(new.opponent, Opponent::Here(_)) { &Side::BOTH[..] } else { &[side] };
        let seats = sides.iter().map(|&side| (side, Hash::of(&token))).collect();
        let opened = Opened { rules: *rules.values(), players, clock: new.clock, previous: None };
        let game = self.set(opened, seats).await?;
        let seat = |&side: &Side| Seat { side, token: token.clone() };
        Ok(Created { game: game.to_string(), seats: sides.iter().map(seat).collect() })
    }

    async fn set(self: &Arc<Hall>, opened: Opened, seats: Vec<(Side, Hash)>) -> Result<GameId, Failed> {
        let game = GameId::new()?;
        let line = Line { at: now(), what: Happening::Opened(opened), asked: None, seats };
        self.counted(self.store.append(&game, 0, &line).await.map_err(Failed::from))?;
        self.meters.opened.count();
        tracing::info!(%game, "opened");
        let table = self.keep(&game, Room::new(vec![line])?);
        self.wake(&table);
        Ok(game)
    }

    fn keep(&self, game: &GameId, room: Room) -> Arc<Table> {
        let table = || Table {
            id: game.clone(),
            room: RwLock::new(room),
            turn: tokio::sync::Mutex::default(),
            thinking: AtomicBool::new(false),
            presence: watch::channel(Presence::default()).0,
        };
        Arc::clone(self.tables().entry(game.clone()).or_insert_with(|| Arc::new(table())))
    }

    /// The table of a game, with all that has happened there.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub(crate) async fn table(self: &Arc<Hall>, game: &GameId) -> Result<Arc<Table>, Failed> {
        let table = self.counted(self.find(game).await)?;
        self.look_at_clock(&table).await?;
        self.wake(&table);
        Ok(table)
    }

    async fn find(&self, game: &GameId) -> Result<Arc<Table>, Failed> {
        let at_hand = self.tables().get(game).cloned();
        match at_hand {
            Some(table) => {
                // Nobody is there who would have heard of news, or that the game was deleted.
                if Arc::strong_count(&table) <= 2 {
                    let _turn = table.turn.lock().await;
                    self.catch_up(&table).await?;
                }
                Ok(table)
            }
            None => match self.store.lines(game, 0).await? {
                lines if lines.is_empty() => Err(Failed::NoSuchGame),
                lines => Ok(self.keep(game, Room::new(lines)?)),
            },
        }
    }

    /// Counts what should not happen.
    fn counted<T>(&self, done: Result<T, Failed>) -> Result<T, Failed> {
        done.inspect_err(|failed| {
            if failed.is_ours() {
                self.meters.failures.count();
            }
        })
    }

    /// Reads what others have added to a game.
    async fn catch_up(&self, table: &Table) -> Result<(), Failed> {
        let version = table.room().version();
        let lines = self.store.lines(&table.id, version.saturating_sub(1)).await?;
        if lines.is_empty() {
            // It was deleted, by somebody who looks after the store.
            self.tables().remove(&table.id);
            return Err(Failed::NoSuchGame);
        }
        for line in lines.into_iter().skip(1) {
            table.apply(line)?;
        }
        Ok(())
    }

    /// Makes sure that this node knows a game up to this version.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn know(&self, table: &Table, version: u64) -> Result<(), Failed> {
        if table.room().version() < version {
            let _turn = table.turn.lock().await;
            if table.room().version() < version {
                self.counted(self.catch_up(table).await)?;
            }
        }
        Ok(())
    }

    /// Somebody takes the free seat; or has taken it before with this secret, and did not hear of it.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) async fn join(self: &Arc<Hall>, table: &Arc<Table>, take: &TakeSeat) -> Result<Seat, Failed> {
        let token = match take.token.as_str() {
            "" => secret()?,
            chosen if is_secret(chosen) => chosen.to_owned(),
            _ => return Err(Failed::Token),
        };
        let (name, hash, chosen) = (name::clean(&take.name), Hash::of(&token), token.clone());
        self.change(table, move |room| {
            if !room.held_by(&chosen).is_empty() {
                return Ok(Step::Already(room.version()));
            }
            let side = room.free().ok_or(Failed::SeatTaken)?;
            let what = Happening::Joined { side, name: name.clone() };
            Ok(Step::Add(Line { at: 0, what, asked: None, seats: vec![(side, hash.clone())] }))
        })
        .await?;
        let side = table.room().held_by(&token).first().copied().ok_or(Failed::SeatTaken)?;
        Ok(Seat { side, token })
    }

    /// Does what a player asks for, and says which version came of it. What was done before is not done again. Whether
    /// the player may open another game is asked only if this would.
    ///
    /// # Errors
    /// If nothing was done.
    pub(crate) async fn act(
        self: &Arc<Hall>,
        table: &Arc<Table>,
        by: Side,
        ask: Ask,
        may_open: impl FnOnce() -> bool,
    ) -> Result<u64, Failed> {
        self.look_at_clock(table).await?;
        // The other game is there before anybody is told of it. If nobody ever is, it expires.
        let decision = table.room().decide(by, &ask);
        let again = match decision {
            Ok(Decision::Opens(..)) if !may_open() => return Err(Failed::TooManyGames),
            Ok(Decision::Opens(opened, seats)) => {
                Some(self.set(Opened { previous: Some(table.id.to_string()), ..*opened }, seats).await?)
            }
            _ => None,
        };
        self.change(table, move |room| {
            if let Some(version) = room.done(by, &ask.id) {
                return Ok(Step::Already(version));
            }
            let what = match (room.decide(by, &ask)?, &again) {
                (Decision::Happens(what), _) => what,
                (Decision::Opens(..), Some(game)) => Happening::Rematch { game: game.to_string() },
                (Decision::Opens(..), None) => return Err(No::Stale.into()),
            };
            Ok(Step::Add(Line {
                at: 0,
                what,
                asked: Some(Asked { by, id: ask.id.clone() }),
                seats: Vec::new(),
            }))
        })
        .await
    }

    /// Ends a game whose clock has run out.
    ///
    /// # Errors
    /// If that cannot be saved.
    pub(crate) async fn look_at_clock(self: &Arc<Hall>, table: &Arc<Table>) -> Result<(), Failed> {
        if table.room().tick(now()).is_none() {
            return Ok(());
        }
        let tick = |room: &Room| match room.tick(now()) {
            Some(what) => Ok(Step::Add(Line { at: 0, what, asked: None, seats: Vec::new() })),
            None => Ok(Step::Already(room.version())),
        };
        self.change(table, tick).await.map(drop)
    }

    /// Adds a line to a game: decided, saved, applied, told, in this order. Goes on to the end even if whoever asked is
    /// gone by then.
    async fn change<D>(self: &Arc<Hall>, table: &Arc<Table>, decide: D) -> Result<u64, Failed>
    where
        D: Fn(&Room) -> Result<Step, Failed> + Send + 'static,
    {
        let (hall, table) = (Arc::clone(self), Arc::clone(table));
        let changing = tokio::spawn(async move {
            let version = hall.counted(hall.change_now(&table, decide).await)?;
            hall.wake(&table);
            Ok(version)
        });
        changing.await.map_err(|_| StoreError::Closed)?
    }

    async fn change_now<D>(&self, table: &Table, decide: D) -> Result<u64, Failed>
    where
        D: Fn(&Room) -> Result<Step, Failed> + Send,
    {
        let _turn = table.turn.lock().await;
        for _ in 0..TRIES {
            let (version, step, before) = {
                let room = table.room();
                (room.version(), decide(&room)?, room.lines().last().map_or(0, |line| line.at))
            };
            let line = match step {
                Step::Already(version) => return Ok(version),
                Step::Add(line) => Line { at: now().max(before), ..line },
            };
            let started = std::time::Instant::now();
            match self.store.append(&table.id, version, &line).await {
                Ok(()) => {
                    self.meters.saved(started.elapsed());
                    table.apply(line)?;
                    self.bus.publish(&table.id, version + 1);
                    if table.room().is_over() {
                        tracing::info!(game = %table.id, version = version + 1, "over");
                    }
                    return Ok(version + 1);
                }
                Err(StoreError::Conflict) => self.catch_up(table).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Lets the computer play where it is its turn; it is thinking at most once at every table.
    fn wake(self: &Arc<Hall>, table: &Arc<Table>) {
        if table.room().computer_to_act().is_none() || table.thinking.swap(true, Relaxed) {
            return;
        }
        let (hall, table) = (Arc::clone(self), Arc::clone(table));
        tokio::spawn(async move {
            let mut went_well = hall.counted(hall.play_for_computer(&table).await);
            // Nobody would wake it again while the other player waits for its move.
            while let Err(Failed::Store(error @ (StoreError::Database(_) | StoreError::Conflict))) =
                &went_well
            {
                tracing::error!(game = %table.id, %error, "the computer's move could not be saved");
                tokio::time::sleep(PAUSE).await;
                went_well = hall.counted(hall.play_for_computer(&table).await);
            }
            table.thinking.store(false, Relaxed);
            match went_well {
                // Somebody may have played between the last look and the flag.
                Ok(()) => hall.wake(&table),
                // It was deleted.
                Err(Failed::NoSuchGame) => {}
                Err(error) => tracing::error!(game = %table.id, %error, "the computer could not play"),
            }
        });
    }

    async fn play_for_computer(self: &Arc<Hall>, table: &Arc<Table>) -> Result<(), Failed> {
        loop {
            let (level, game) = {
                let room = table.room();
                let Some(level) = room.computer_to_act() else { return Ok(()) };
                (level, room.log().game().clone())
            };
            let by = game.turn();
            let Some(command) = self.engine.choose(level, game.clone()).await else {
                return Err(Failed::NoMove);
            };
            let play = move |room: &Room| match room.log().game() == &game {
                true => Ok(Step::Add(Line {
                    at: 0,
                    what: Happening::Played { by, command },
                    asked: None,
                    seats: Vec::new(),
                })),
                // A move was taken back meanwhile, or the time is up.
                false => Ok(Step::Already(room.version())),
            };
            let _turn = self.change_now(table, play).await?;
        }
    }
}

/// What to do about a room.
enum Step {
    /// This happens. When it does, the time is filled in.
    Add(Line),
    /// Nothing: it came to this version before.
    Already(u64),
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
