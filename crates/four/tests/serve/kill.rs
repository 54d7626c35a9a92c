//! Games go on while the server is killed in the middle of them, again and again. Everything that a player was sent is in the
//! store in the end, and nothing happened twice.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::server::Server;
use crate::tables::{Shared, check_all, play_while, sum};

/// The most messages between two kills.
const MAX_MESSAGES: u64 = 1200;

#[test]
fn nothing_is_lost_or_doubled_when_the_server_is_killed() {
    let kills = std::env::var("FOUR_KILLS").map_or(200 / crate::PART as u64, |kills| kills.parse().unwrap());
    // Clients do not connect from this address, so no connection can occupy the port of the server while it is down.
    let mut server = Server::start(&["--addr", "127.0.0.2:0"]);
    let (address, secrets) = (server.address, server.secrets.clone());
    let games = play_while(address, &secrets, |shared| kill(&mut server, shared, kills));
    let total = check_all(&games, &server);
    assert_eq!(sum(&games, |player| player.unavailable), 0, "the disk did not fail");
    let [again, before] = [0, 1].map(|i| sum(&games, |player| player.again[i]));
    eprintln!(
        "{kills} kills, {} games, {} moves that stand; {} requests confirmed, {again} of them after they were \
         repeated, {before} of those had been done the first time",
        games.len(),
        total.moves,
        total.confirmed
    );
    assert!(total.confirmed as u64 > kills, "the games did not go on");
    assert!(kills < 50 || (before > 0 && again > before), "no message was lost, so this proves nothing");
}

/// Kills the server this many times, each time after some messages, and starts it again.
fn kill(server: &mut Server, shared: &Shared, kills: u64) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(kills);
    for _ in 0..kills {
        if shared.wait_for(random.random_range(1..=MAX_MESSAGES)) {
            return;
        }
        server.kill();
        if random.random_range(0..10) == 0 {
            // Sometimes it is killed while it starts.
            server.spawn_again();
            server.kill();
        }
        server.start_again();
    }
    shared.wait_for(MAX_MESSAGES);
}
