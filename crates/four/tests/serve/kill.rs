//! Games go on while the server is killed in the middle of them, again and again. Everything that a player was sent is in the
//! store in the end, and nothing happened twice.

use std::net::SocketAddr;
use std::sync::{Condvar, Mutex};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::client::Http;
use crate::server::{Secrets, Server, TIMEOUT};
use crate::table::{Game, table};
use crate::truth::check;

const TABLES: u64 = 50;
/// The most messages between two kills.
const MAX_MESSAGES: u64 = 1200;

/// What the threads of the tables share with the thread that kills the server.
pub(crate) struct Shared {
    pub(crate) address: SocketAddr,
    pub(crate) secrets: Secrets,
    now: Mutex<Now>,
    changed: Condvar,
}

#[derive(Clone, Copy)]
struct Now {
    /// The number of the running process; `None` while there is none.
    process: Option<u64>,
    /// The number of messages that the tables received.
    messages: u64,
    /// Whether the tables must stop.
    stop: bool,
}

impl Shared {
    fn new(server: &Server) -> Shared {
        let now = Now { process: Some(0), messages: 0, stop: false };
        let (address, secrets) = (server.address, server.secrets.clone());
        Shared { address, secrets, now: Mutex::new(now), changed: Condvar::new() }
    }

    fn change(&self, change: impl FnOnce(&mut Now)) {
        // A table that panicked reports that itself.
        change(&mut self.now.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
        self.changed.notify_all();
    }

    fn wait(&self, until: impl Fn(&Now) -> bool) -> Now {
        let now = self.now.lock().unwrap();
        let (now, waited) = self.changed.wait_timeout_while(now, TIMEOUT, |now| !until(now)).unwrap();
        assert!(!waited.timed_out(), "nothing has happened for a long time");
        *now
    }

    /// Tries until it succeeds. After a failure the next process must come.
    pub(crate) fn retry<T, E>(&self, mut attempt: impl FnMut() -> Result<T, E>) -> T {
        loop {
            let process = self.wait(|now| now.process.is_some()).process;
            match attempt() {
                Ok(done) => return done,
                Err(_) => self.wait(|now| now.process.is_some() && now.process != process),
            };
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

#[test]
fn nothing_is_lost_or_doubled_when_the_server_is_killed() {
    let kills = std::env::var("FOUR_KILLS").map_or(200, |kills| kills.parse().unwrap());
    // Clients do not connect from this address, so no connection can occupy the port of the server while it is down.
    let mut server = Server::start(&["--addr", "127.0.0.2:0"]);
    let shared = Shared::new(&server);
    let games: Vec<Game> = std::thread::scope(|scope| {
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
        kill(&mut server, &shared, kills);
        tables.into_iter().flat_map(|table| table.join().unwrap()).collect()
    });
    let mut http = Http::to(&server);
    let counts: Vec<_> = games.iter().map(|game| check(game, &http.game(&game.id))).collect();
    let [moves, confirmed] = [0, 1].map(|i| counts.iter().map(|count| count[i]).sum::<usize>());
    let players = || games.iter().flat_map(|game| &game.players);
    let [again, before] = [0, 1].map(|i| players().map(|player| player.again[i]).sum::<usize>());
    eprintln!(
        "{kills} kills, {} games, {moves} moves that stand; {confirmed} requests confirmed, {again} of them after they were \
         repeated, {before} of those had been done the first time",
        games.len()
    );
    assert!(confirmed as u64 > kills, "the games did not go on");
    assert!(kills < 50 || (before > 0 && again > before), "no message was lost, so this proves nothing");
}

/// Kills the server this many times, each time after some messages, and starts it again.
fn kill(server: &mut Server, shared: &Shared, kills: u64) {
    let _stop = Stop(shared);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(kills);
    for process in 1..=kills {
        let from = shared.now.lock().unwrap().messages;
        let until = from + random.random_range(1..=MAX_MESSAGES);
        if shared.wait(|now| now.stop || now.messages >= until).stop {
            return;
        }
        shared.change(|now| now.process = None);
        server.kill();
        if random.random_range(0..10) == 0 {
            // Sometimes it is killed while it starts.
            server.spawn_again();
            server.kill();
        }
        server.start_again();
        shared.change(|now| now.process = Some(process));
    }
    let from = shared.now.lock().unwrap().messages;
    shared.wait(|now| now.stop || now.messages >= from + MAX_MESSAGES);
}
