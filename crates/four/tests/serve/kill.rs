//! Games go on while the server is killed in the middle of them, again and again. Whatever any player was told is true
//! in the end, and nothing happened twice.

use std::net::SocketAddr;
use std::sync::{Condvar, Mutex};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::client::Http;
use crate::server::{PATIENCE, Secrets, Server};
use crate::table::{Game, table};
use crate::truth::check;

const TABLES: u64 = 50;
/// The most messages between two kills.
const BETWEEN: u64 = 1200;

/// What the tables know of the server, and whoever kills it of the tables.
pub(crate) struct Ground {
    pub(crate) address: SocketAddr,
    pub(crate) secrets: Secrets,
    now: Mutex<Now>,
    changed: Condvar,
}

#[derive(Clone, Copy)]
struct Now {
    /// Which life of the server this is; nothing between two of them.
    life: Option<u64>,
    /// How many messages came to the tables.
    heard: u64,
    /// Whether the tables are to come to an end.
    stop: bool,
}

impl Ground {
    fn new(server: &Server) -> Ground {
        let now = Now { life: Some(0), heard: 0, stop: false };
        let (address, secrets) = (server.address, server.secrets.clone());
        Ground { address, secrets, now: Mutex::new(now), changed: Condvar::new() }
    }

    fn change(&self, change: impl FnOnce(&mut Now)) {
        // A table that has panicked says so itself.
        change(&mut self.now.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
        self.changed.notify_all();
    }

    fn wait(&self, until: impl Fn(&Now) -> bool) -> Now {
        let now = self.now.lock().unwrap();
        let (now, waited) = self.changed.wait_timeout_while(now, PATIENCE, |now| !until(now)).unwrap();
        assert!(!waited.timed_out(), "nothing happens any more");
        *now
    }

    /// Tries until it works: every failure must be followed by another life of the server.
    pub(crate) fn insist<T, E>(&self, mut attempt: impl FnMut() -> Result<T, E>) -> T {
        loop {
            let life = self.wait(|now| now.life.is_some()).life;
            match attempt() {
                Ok(done) => return done,
                Err(_) => self.wait(|now| now.life.is_some() && now.life != life),
            };
        }
    }

    pub(crate) fn heard(&self) {
        self.change(|now| now.heard += 1);
    }

    pub(crate) fn stopped(&self) -> bool {
        self.now.lock().unwrap().stop
    }
}

/// Stops everything, however whoever holds it ends.
struct Stop<'a>(&'a Ground);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.change(|now| now.stop = true);
    }
}

#[test]
fn nothing_is_lost_or_doubled_when_the_server_is_killed() {
    let kills = std::env::var("FOUR_KILLS").map_or(100, |kills| kills.parse().unwrap());
    // An address that connections do not come from: one that is refused can never take the server's place.
    let mut server = Server::start(&["--addr", "127.0.0.2:0"]);
    let ground = Ground::new(&server);
    let games: Vec<Game> = std::thread::scope(|scope| {
        let play = |seed| {
            let ground = &ground;
            move || {
                let stop = Stop(ground);
                let games = table(ground, seed);
                std::mem::forget(stop);
                games
            }
        };
        let tables: Vec<_> = (0..TABLES).map(|seed| scope.spawn(play(seed))).collect();
        kill(&mut server, &ground, kills);
        tables.into_iter().flat_map(|table| table.join().unwrap()).collect()
    });
    let mut http = Http::to(&server);
    let counts: Vec<_> = games.iter().map(|game| check(game, &http.told(&game.id))).collect();
    let [moves, confirmed] = [0, 1].map(|i| counts.iter().map(|count| count[i]).sum::<usize>());
    let players = || games.iter().flat_map(|game| &game.players);
    let [again, before] = [0, 1].map(|i| players().map(|player| player.again[i]).sum::<usize>());
    eprintln!(
        "{kills} kills, {} games, {moves} moves that stand; {confirmed} times something was confirmed, {again} times after \
         it was asked for again, {before} times it had been done before",
        games.len()
    );
    assert!(confirmed as u64 > kills, "the games did not go on");
    assert!(kills < 50 || (before > 0 && again > before), "no message was ever lost, so this proves nothing");
}

/// Kills the server this many times, each time after some messages, and starts it again.
fn kill(server: &mut Server, ground: &Ground, kills: u64) {
    let _stop = Stop(ground);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(kills);
    for life in 1..=kills {
        let from = ground.now.lock().unwrap().heard;
        let until = from + random.random_range(1..=BETWEEN);
        if ground.wait(|now| now.stop || now.heard >= until).stop {
            return;
        }
        ground.change(|now| now.life = None);
        server.kill();
        if random.random_range(0..10) == 0 {
            // Now and then it does not even get to its start.
            server.start_unheard();
            server.kill();
        }
        server.start_again();
        ground.change(|now| now.life = Some(life));
    }
    let from = ground.now.lock().unwrap().heard;
    ground.wait(|now| now.stop || now.heard >= from + BETWEEN);
}
