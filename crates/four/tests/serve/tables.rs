//! Many tables at once, and what they share with the thread that makes things fail meanwhile.

use std::net::SocketAddr;
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

use crate::client::Http;
use crate::server::{Secrets, Server, TIMEOUT};
use crate::table::{Game, Player, table};
use crate::truth::check;

/// How many tables there are.
const TABLES: u64 = 50;
/// The pause after which a client tries again.
const PAUSE: Duration = Duration::from_millis(50);

/// What the threads of the tables share with the thread that makes things fail.
pub(crate) struct Shared {
    pub(crate) address: SocketAddr,
    pub(crate) secrets: Secrets,
    now: Mutex<Now>,
    changed: Condvar,
}

#[derive(Clone, Copy, Default)]
struct Now {
    /// The number of messages that the tables received.
    messages: u64,
    /// Whether the tables must stop.
    stop: bool,
}

impl Shared {
    fn change(&self, change: impl FnOnce(&mut Now)) {
        // A table that panicked reports that itself.
        change(&mut self.now.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
        self.changed.notify_all();
    }

    /// Waits for this many more messages; whether the test must stop.
    pub(crate) fn wait_for(&self, messages: u64) -> bool {
        let now = self.now.lock().unwrap();
        let until = now.messages + messages;
        let (now, waited) =
            self.changed.wait_timeout_while(now, TIMEOUT, |now| !now.stop && now.messages < until).unwrap();
        assert!(!waited.timed_out(), "the games do not go on");
        now.stop
    }

    /// Tries until it succeeds, as a client does: a server is there again in a moment, or a balancer has another one.
    pub(crate) fn retry<T, E: std::fmt::Debug>(&self, mut attempt: impl FnMut() -> Result<T, E>) -> T {
        let began = Instant::now();
        loop {
            let error = match attempt() {
                Ok(done) => return done,
                Err(error) => error,
            };
            assert!(began.elapsed() < TIMEOUT, "no server answers: {error:?}");
            let now = self.now.lock().unwrap();
            drop(self.changed.wait_timeout_while(now, PAUSE, |now| !now.stop).unwrap());
        }
    }

    pub(crate) fn count_message(&self) {
        self.change(|now| now.messages += 1);
    }

    pub(crate) fn stopped(&self) -> bool {
        self.now.lock().unwrap().stop
    }
}

/// Stops all threads when it is dropped, also by a panic.
struct Stop<'a>(&'a Shared);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.change(|now| now.stop = true);
    }
}

/// Plays at many tables, at the server or the balancer at this address, until `meanwhile` returns. Returns all games.
pub(crate) fn play_while(
    address: SocketAddr,
    secrets: &Secrets,
    meanwhile: impl FnOnce(&Shared),
) -> Vec<Game> {
    let shared = Shared { address, secrets: secrets.clone(), now: Mutex::default(), changed: Condvar::new() };
    std::thread::scope(|scope| {
        let play = |seed| {
            let shared = &shared;
            move || {
                let stop = Stop(shared);
                let games = table(shared, seed);
                std::mem::forget(stop);
                games
            }
        };
        let tables: Vec<_> = (0..TABLES).map(|seed| scope.spawn(play(seed))).collect();
        let stop = Stop(&shared);
        meanwhile(&shared);
        drop(stop);
        tables.into_iter().flat_map(|table| table.join().unwrap()).collect()
    })
}

/// What came of many games.
pub(crate) struct Sum {
    /// Moves that stand.
    pub(crate) moves: usize,
    /// Requests that were confirmed.
    pub(crate) confirmed: usize,
}

/// Checks that a server has all that the players of these games were told, once and in order.
pub(crate) fn check_all(games: &[Game], server: &Server) -> Sum {
    let mut http = Http::to(server);
    let counts: Vec<_> = games.iter().map(|game| check(game, &http.game(&game.id))).collect();
    let [moves, confirmed] = [0, 1].map(|i| counts.iter().map(|count| count[i]).sum());
    Sum { moves, confirmed }
}

/// The sum of something over all players.
pub(crate) fn sum(games: &[Game], of: impl Fn(&Player) -> usize) -> usize {
    games.iter().flat_map(|game| &game.players).map(of).sum()
}
