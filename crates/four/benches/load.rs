//! The load that the server can carry: the memory for connected players, and the moves a second that it saves and shows.
//! `cargo bench -p four --bench load`; quick: `cargo bench -p four --bench load -- --games 100 --seconds 2`

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../tests/serve/client.rs"]
mod client;
#[path = "../tests/serve/server.rs"]
mod server;
#[path = "load/table.rs"]
mod table;

use std::fs::File;
use std::io::Write;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use client::Http;
use server::{Server, raise_file_limit};
use table::{Seats, Table};

fn main() {
    // As a test it only checks that it runs.
    let benched = std::env::args().any(|arg| arg == "--bench");
    let (games, seconds) = if benched { (5_000, 10.0) } else { (25, 0.2) };
    let (games, seconds) = (argument("--games").unwrap_or(games), argument("--seconds").unwrap_or(seconds));
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(many_players(games));
    println!(
        "\n{:>6} {:>9} {:>9} {:>9} {:>24}",
        "games", "moves/s", "median", "99 %", "processor time a move"
    );
    let server = Server::start(&[]);
    for at_once in [100, 25, 5].map(|part| (games / part).max(1)) {
        runtime.block_on(throughput(&server, at_once, Duration::from_secs_f64(seconds)));
    }
    println!("for comparison, single synced writes to this disk: {:.0}/s", safe_writes(&server));
}

/// The value of an option on the command line.
fn argument<T: FromStr>(name: &str) -> Option<T> {
    let value = std::env::args().skip_while(|arg| arg != name).nth(1)?;
    Some(value.parse().unwrap_or_else(|_| panic!("{value} is not a value of {name}")))
}

/// Opens this many games, over a few connections.
fn open(server: &Server, games: usize) -> Vec<Seats> {
    const CONNECTIONS: usize = 16;
    std::thread::scope(|scope| {
        let open = |part: usize| {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(part as u64);
            let mut http = Http::to(server);
            (part..games)
                .step_by(CONNECTIONS)
                .map(|_| Seats::take(&mut http, &mut random))
                .collect::<Vec<_>>()
        };
        let parts: Vec<_> = (0..CONNECTIONS).map(|part| scope.spawn(move || open(part))).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    })
}

/// Runs a task for each item, all at once.
async fn all<I, O, F>(items: Vec<I>, what: impl Fn(I) -> F) -> Vec<O>
where
    O: Send + 'static,
    F: Future<Output = O> + Send + 'static,
{
    items.into_iter().map(what).collect::<JoinSet<O>>().join_all().await
}

async fn plays(mut table: Table, moves: usize) -> Table {
    for _ in 0..moves {
        table.step().await;
    }
    table
}

/// Connects the players of all games, 200 games at a time.
async fn connect_all(server: &Server, mut seats: Vec<Seats>) -> Vec<Table> {
    let mut tables = Vec::new();
    while !seats.is_empty() {
        let few = seats.split_off(seats.len().saturating_sub(200));
        tables.extend(all(few, |seats| Table::sit(server.address, seats)).await);
    }
    tables
}

/// Measures the memory of the server with this many games and both players of each connected.
async fn many_players(games: usize) {
    let server = Server::start(&[]);
    let (empty, _) = server.memory();
    let start = Instant::now();
    let seats = open(&server, games);
    let tables = connect_all(&server, seats).await;
    let tables = all(tables, |table| plays(table, 4)).await;
    let took = start.elapsed();
    let (now, most) = server.memory();
    let players = 2 * games;
    println!(
        "{games} games, {players} players connected, {} moves played, in {:.1} s",
        4 * games,
        took.as_secs_f64()
    );
    println!(
        "the server holds {} MiB, at most {} MiB so far, {} MiB without players: {:.1} KiB a player",
        now >> 10,
        most >> 10,
        empty >> 10,
        (now - empty) as f64 / players as f64
    );
    let start = Instant::now();
    let tables = all(tables, |table| plays(table, 1)).await;
    println!(
        "one more move in each of the {} games, all at once: {:.2} s",
        tables.len(),
        start.elapsed().as_secs_f64()
    );
}

/// Measures how many moves a second are saved and shown with this many games at once.
async fn throughput(server: &Server, games: usize, time: Duration) {
    let tables = connect_all(server, open(server, games)).await;
    let ready = Arc::new(Barrier::new(games + 1));
    let (address, warm_up) = (server.address, time / 5);
    let plays = |(table, seed): (Table, u64)| {
        let (mut table, ready, secrets) = (table, ready.clone(), server.secrets.clone());
        async move {
            ready.wait().await;
            let start = Instant::now();
            let mut times = Vec::new();
            while start.elapsed() < warm_up + time {
                if table.is_over() {
                    table = table.again(address, secrets.clone(), seed).await;
                }
                let took = table.step().await;
                if (warm_up..warm_up + time).contains(&start.elapsed()) {
                    times.push(took);
                }
            }
            times
        }
    };
    let clock = async {
        ready.wait().await;
        tokio::time::sleep(warm_up).await;
        let before = busy(server);
        tokio::time::sleep(time).await;
        busy(server) - before
    };
    let (times, busy) = tokio::join!(all(tables.into_iter().zip(0..).collect(), plays), clock);
    report(games, times.into_iter().flatten().collect(), time, busy);
}

fn report(games: usize, mut times: Vec<Duration>, time: Duration, busy: f64) {
    assert!(!times.is_empty(), "nothing was played");
    times.sort_unstable();
    let part = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1e3;
    println!(
        "{games:>6} {:>9.0} {:>6.1} ms {:>6.1} ms {:>21.0} µs",
        times.len() as f64 / time.as_secs_f64(),
        part(50),
        part(99),
        busy / times.len() as f64 * 1e6
    );
}

/// Processor time of the server so far, in seconds.
fn busy(server: &Server) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap();
    let (_, fields) = stat.rsplit_once(')').unwrap();
    let ticks = fields.split_whitespace().skip(11).take(2).map(|field| field.parse::<f64>().unwrap());
    ticks.sum::<f64>() / 100.0
}

/// Small synced writes to this disk a second, one after another: the limit without group commit.
fn safe_writes(server: &Server) -> f64 {
    const WRITES: u32 = 50;
    let mut file = File::create(server.folder.path().join("beside")).unwrap();
    let start = Instant::now();
    for _ in 0..WRITES {
        file.write_all(&[b'x'; 200]).unwrap();
        file.sync_data().unwrap();
    }
    f64::from(WRITES) / start.elapsed().as_secs_f64()
}
