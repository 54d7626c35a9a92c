//! All games of this node. The store is the truth; the games in memory are copies, dropped whenever the store disagrees.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use four_engine::Level;
use four_protocol::{Ask, Created, NewGame, Opened, Opponent, Person, Seat, TableEvent, TakeSeat};
use four_rules::{PerSide, Rules, Side};
use tokio::sync::watch;

use crate::bus::Bus;
use crate::engine::{ComputerPlayer, MoveRequest};
use crate::error::{InternalError, InvalidRequest, RequestError};
use crate::id::{GameId, Hash, is_secret, number, secret};
use crate::live_game::{LiveGame, now};
use crate::metrics::Metrics;
use crate::name;
use crate::queue::Client;
use crate::room::{Decision, Rejection, RequestKey, Room, StoredEntry};
use crate::store::{Store, StoreError};

/// All games of this node.
pub(crate) struct Games {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    live: Mutex<HashMap<GameId, Arc<LiveGame>>>,
    computer: Arc<dyn ComputerPlayer>,
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

/// What a request does to a game.
enum Change {
    /// Appends this entry; its time is set when it is saved.
    Append(StoredEntry),
    /// Nothing: this version has it already.
    Already(u64),
}

impl Change {
    fn append(what: TableEvent) -> Change {
        Change::Append(StoredEntry { at: 0, what, request: None, seats: Vec::new() })
    }
}

impl Games {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        computer: Arc<dyn ComputerPlayer>,
        metrics: Arc<Metrics>,
    ) -> Games {
        Games { store, bus, live: Mutex::default(), computer, metrics }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    fn live(&self) -> MutexGuard<'_, HashMap<GameId, Arc<LiveGame>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
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
        let game = GameId::new()?;
        let entry = StoredEntry { at: now(), what: TableEvent::Opened(opened), request: None, seats };
        self.counted(self.store.append(&game, 0, &entry).await.map_err(RequestError::from))?;
        self.metrics.opened.count();
        tracing::info!(%game, "opened");
        let live = self.insert(&game, Room::new(vec![entry.into()])?);
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
        self.check_clock(&live).await?;
        self.wake_computer(&live);
        Ok(live)
    }

    async fn find(&self, game: &GameId) -> Result<Arc<LiveGame>, RequestError> {
        let known = self.live().get(game).cloned();
        let Some(live) = known else {
            let entries = self.store.entries(game, 0).await?;
            if entries.is_empty() {
                return Err(RequestError::NoSuchGame);
            }
            return Ok(self.insert(game, Room::new(entries)?));
        };
        // No connected client keeps this copy current, so it may be stale or the game may be deleted.
        if Arc::strong_count(&live) <= 2 {
            let _writing = live.writing.lock().await;
            self.catch_up(&live).await?;
        }
        Ok(live)
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
        let version = live.room().version();
        let entries = self.store.entries(&live.id, version.saturating_sub(1)).await?;
        if entries.is_empty() {
            // The game was deleted from the store.
            self.live().remove(&live.id);
            return Err(RequestError::NoSuchGame);
        }
        Ok(entries.into_iter().skip(1).try_for_each(|saved| live.read(saved))?)
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

    /// Takes the free seat. A client that chose its token can repeat the request and gets the same seat.
    ///
    /// # Errors
    /// If no seat is free.
    pub(crate) async fn join(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        take: &TakeSeat,
    ) -> Result<Seat, RequestError> {
        let token = match take.token.as_str() {
            "" => secret()?,
            chosen if is_secret(chosen) => chosen.to_owned(),
            _ => return Err(InvalidRequest::Token.into()),
        };
        let (name, hash, chosen) = (name::clean(&take.name), Hash::of(&token), token.clone());
        self.change(live, move |room| {
            if !room.held_by(&chosen).is_empty() {
                return Ok(Change::Already(room.version()));
            }
            let side = room.free().ok_or(RequestError::SeatTaken)?;
            let what = TableEvent::Joined { side, name: name.clone() };
            let seats = vec![(side, hash.clone())];
            Ok(Change::Append(StoredEntry { at: 0, what, request: None, seats }))
        })
        .await?;
        let side = live.room().held_by(&token).first().copied().ok_or(RequestError::SeatTaken)?;
        Ok(Seat { side, token })
    }

    /// Does what a player asks for and returns the version that came of it. A repeated request is not done again.
    /// `may_open` is called only if the request opens another game, and says whether the player may.
    ///
    /// # Errors
    /// If nothing was done.
    pub(crate) async fn act(
        self: &Arc<Games>,
        live: &Arc<LiveGame>,
        by: Side,
        ask: Ask,
        client: Client,
        may_open: impl FnOnce() -> bool,
    ) -> Result<u64, RequestError> {
        live.set_client(client.clone());
        self.check_clock(live).await?;
        let decision = live.room().decide(by, &ask);
        // The other game is saved before an entry refers to it. If that entry fails, the game expires unused.
        let rematch = match decision {
            Ok(Decision::Opens(..)) if !may_open() => return Err(RequestError::TooManyGames),
            Ok(Decision::Opens(opened, seats)) => {
                let opened = Opened { previous: Some(live.id.to_string()), ..*opened };
                Some(self.create(opened, seats, client).await?)
            }
            _ => None,
        };
        self.change(live, move |room| {
            if let Some(version) = room.done(by, &ask.id) {
                return Ok(Change::Already(version));
            }
            let what = match (room.decide(by, &ask)?, &rematch) {
                (Decision::Event(what), _) => what,
                (Decision::Opens(..), Some(game)) => TableEvent::Rematch { game: game.to_string() },
                (Decision::Opens(..), None) => return Err(Rejection::Stale.into()),
            };
            let request = Some(RequestKey { by, id: ask.id.clone() });
            Ok(Change::Append(StoredEntry { at: 0, what, request, seats: Vec::new() }))
        })
        .await
    }

    /// Ends a game whose clock has run out.
    ///
    /// # Errors
    /// If that cannot be saved.
    pub(crate) async fn check_clock(self: &Arc<Games>, live: &Arc<LiveGame>) -> Result<(), RequestError> {
        if live.room().tick(now()).is_none() {
            return Ok(());
        }
        let tick = |room: &Room| match room.tick(now()) {
            Some(what) => Ok(Change::append(what)),
            None => Ok(Change::Already(room.version())),
        };
        self.change(live, tick).await.map(drop)
    }

    /// Decides, saves, applies and publishes, in this order, in a task of its own: it runs to the end even if the client
    /// goes away.
    async fn change<D>(self: &Arc<Games>, live: &Arc<LiveGame>, decide: D) -> Result<u64, RequestError>
    where
        D: Fn(&Room) -> Result<Change, RequestError> + Send + 'static,
    {
        let (games, live) = (Arc::clone(self), Arc::clone(live));
        let changing = tokio::spawn(async move {
            let version = games.counted(games.change_now(&live, decide).await)?;
            games.wake_computer(&live);
            Ok(version)
        });
        changing.await.map_err(|_| StoreError::Closed)?
    }

    async fn change_now<D>(&self, live: &LiveGame, decide: D) -> Result<u64, RequestError>
    where
        D: Fn(&Room) -> Result<Change, RequestError> + Send,
    {
        let _writing = live.writing.lock().await;
        for _ in 0..MAX_TRIES {
            let (version, change, last) = {
                let room = live.room();
                (room.version(), decide(&room)?, room.entries().last().map_or(0, |entry| entry.at))
            };
            let entry = match change {
                Change::Already(version) => return Ok(version),
                // The clock of the machine may be set back; times of a game never are.
                Change::Append(entry) => StoredEntry { at: now().max(last), ..entry },
            };
            let started = std::time::Instant::now();
            match self.store.append(&live.id, version, &entry).await {
                Ok(()) => {
                    self.metrics.saved(started.elapsed());
                    live.apply(entry);
                    self.bus.publish(&live.id, version + 1);
                    if live.room().is_over() {
                        tracing::info!(game = %live.id, version = version + 1, "over");
                    }
                    return Ok(version + 1);
                }
                Err(StoreError::Conflict) => self.catch_up(live).await?,
                Err(error @ StoreError::Unknown(_)) => self.find_out(live, version, error).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
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

    /// Starts the computer's move if it is due. At most one is being chosen for each game.
    fn wake_computer(self: &Arc<Games>, live: &Arc<LiveGame>) {
        if live.room().computer_to_act().is_none() || live.thinking.swap(true, Relaxed) {
            return;
        }
        let (games, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let mut played = games.counted(games.play_for_computer(&live).await);
            // The other player waits for this move and sends nothing that would start it again.
            while let Err(RequestError::Internal(InternalError::Store(error))) = &played
                && error.is_temporary()
            {
                tracing::error!(game = %live.id, %error, "the computer's move could not be saved");
                tokio::time::sleep(RETRY_PAUSE).await;
                played = games.counted(games.play_for_computer(&live).await);
            }
            live.thinking.store(false, Relaxed);
            match played {
                // A move may have come in before the flag was cleared.
                Ok(()) => games.wake_computer(&live),
                Err(RequestError::NoSuchGame) => {}
                Err(error) => tracing::error!(game = %live.id, %error, "the computer could not play"),
            }
        });
    }

    async fn play_for_computer(&self, live: &Arc<LiveGame>) -> Result<(), RequestError> {
        loop {
            let (level, game, limit) = {
                let room = live.room();
                let Some(level) = room.computer_to_act() else { return Ok(()) };
                (level, room.game().clone(), room.thinking_time(now()))
            };
            let by = game.turn();
            let (client, seed) = (live.client(), number()?);
            let request = MoveRequest { level, game: game.clone(), seed, client, limit };
            let action = self.computer.choose(request).await.ok_or(InternalError::NoMove)?;
            let play = move |room: &Room| match room.game() == &game {
                true => Ok(Change::append(room.play(by, action).map_err(Rejection::Rules)?)),
                // The position changed meanwhile: a move was taken back, or the time ran out.
                false => Ok(Change::Already(room.version())),
            };
            self.change_now(live, play).await?;
        }
    }
}
