//! The load that the server can carry: the memory for connected players, and the moves a second that it saves and shows.
//! `cargo bench -p four --bench load`; quick: `cargo bench -p four --bench load -- --games 100 --seconds 2`
//!
//! `--nodes 3` starts three servers with PostgreSQL and NATS instead of one with a file; the players of a game are then at
//! different servers. `--spectators 10000` measures how long a move takes to the last of them. `--guests 5000` seats the players of
//! 5,000 more games in a second process, because a system limits the open files of one.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../tests/serve/client.rs"]
mod client;
#[path = "../tests/serve/server.rs"]
mod server;
#[path = "../../cluster/tests/services/mod.rs"]
mod services;
#[path = "load/table.rs"]
mod table;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use client::Http;
use server::{Secrets, Server, raise_file_limit};
use services::{NatsServer, PostgresServer};
use table::{Player, START, Seats, Table};

/// Where one server keeps its games.
fn place() -> Vec<String> {
    ["--db", "sqlite:games.db"].map(str::to_owned).to_vec()
}

fn main() {
    // As a test it only checks that it runs.
    let benched = std::env::args().any(|arg| arg == "--bench");
    let (games, seconds) = if benched { (5_000, 10.0) } else { (25, 0.2) };
    let (games, seconds) = (argument("--games").unwrap_or(games), argument("--seconds").unwrap_or(seconds));
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    if let Some(addresses) = argument::<String>("--at") {
        return runtime.block_on(be_guests(&Addresses::read(&addresses), games));
    }
    let Some(site) = Site::start(argument("--nodes")) else { return };
    let (empty, _) = site.memory();
    let guests = argument("--guests").map(|games| Guests::start(&site, games));
    runtime.block_on(many_players(&site, empty, games, guests.as_ref().map_or(0, |guests| guests.games)));
    drop(guests);
    println!(
        "\n{:>6} {:>9} {:>9} {:>9} {:>24}",
        "games", "moves/s", "median", "99 %", "processor time a move"
    );
    let site = site.again();
    for at_once in [100, 25, 5].map(|part| (games / part).max(1)) {
        runtime.block_on(throughput(&site, at_once, Duration::from_secs_f64(seconds)));
    }
    if let Some(spectators) = argument("--spectators") {
        runtime.block_on(watched(&site, spectators));
    }
    println!("for comparison, single synced writes to this disk: {:.0}/s", safe_writes(&site.servers[0]));
}

/// The servers that are measured.
struct Site {
    servers: Vec<Server>,
    /// What several of them share.
    cluster: Option<(PostgresServer, NatsServer)>,
}

impl Site {
    /// Starts one server with a file, or this many with PostgreSQL; `None` if that is not installed.
    fn start(nodes: Option<usize>) -> Option<Site> {
        let Some(nodes) = nodes else {
            return Some(Site { servers: vec![Server::start(&[])], cluster: None });
        };
        let cluster = Some((PostgresServer::start_durable()?, NatsServer::start()?));
        Some(Site { servers: Vec::new(), cluster }.with_servers(nodes))
    }

    fn with_servers(mut self, count: usize) -> Site {
        self.servers = match &self.cluster {
            None => vec![Server::start(&[])],
            Some((postgres, nats)) => {
                let (database, bus) = (postgres.database(), nats.address());
                (0..count).map(|_| Server::start(&["--db", &database, "--bus", &bus])).collect()
            }
        };
        self
    }

    /// The same with new servers and an empty database.
    fn again(self) -> Site {
        let count = self.servers.len();
        self.with_servers(count)
    }

    fn addresses(&self) -> Addresses {
        Addresses(self.servers.iter().map(|server| server.address).collect())
    }

    /// Opens this many games.
    fn open(&self, games: usize) -> Vec<Seats> {
        open(&self.addresses(), &self.servers[0].secrets, games)
    }

    /// The memory of all servers now and at its peak, in KiB.
    fn memory(&self) -> (u64, u64) {
        self.servers.iter().map(Server::memory).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    }

    /// Processor time of all servers so far, in seconds.
    fn busy(&self) -> f64 {
        self.servers.iter().map(busy).sum()
    }
}

/// The addresses of the servers.
struct Addresses(Vec<SocketAddr>);

impl Addresses {
    /// From the form that `--at` has: with commas between.
    fn read(text: &str) -> Addresses {
        Addresses(text.split(',').map(|address| address.parse().unwrap()).collect())
    }

    /// The servers of the two players of a game: different ones, if there are several.
    fn of(&self, game: usize) -> [SocketAddr; 2] {
        [game, game + 1].map(|index| self.0[index % self.0.len()])
    }
}

/// Games whose players are in another process.
struct Guests {
    games: usize,
    process: Child,
}

impl Guests {
    /// Waits until all players are connected and have played.
    fn start(site: &Site, games: usize) -> Guests {
        let Addresses(addresses) = site.addresses();
        let addresses = addresses.iter().map(SocketAddr::to_string).collect::<Vec<_>>().join(",");
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--bench", "--at", &addresses, "--games", &games.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let seated = BufReader::new(process.stdout.take().unwrap()).lines().next();
        println!("{}", seated.unwrap().unwrap());
        Guests { games, process }
    }
}

impl Drop for Guests {
    fn drop(&mut self) {
        // The end of its input ends it.
        drop(self.process.stdin.take());
        self.process.wait().unwrap();
    }
}

/// Seats the players of this many games, and leaves when the input ends.
async fn be_guests(addresses: &Addresses, games: usize) {
    let tables = connect_all(addresses, open(addresses, &Secrets::default(), games)).await;
    let tables = all(tables, |table| plays(table, 4)).await;
    println!("{} more players in another process", 2 * tables.len());
    let wait = || std::io::stdin().read_to_end(&mut Vec::new());
    tokio::task::spawn_blocking(wait).await.unwrap().unwrap();
}

/// The value of an option on the command line.
fn argument<T: FromStr>(name: &str) -> Option<T> {
    let value = std::env::args().skip_while(|arg| arg != name).nth(1)?;
    Some(value.parse().unwrap_or_else(|_| panic!("{value} is not a value of {name}")))
}

/// Opens this many games, over a few connections.
fn open(addresses: &Addresses, secrets: &Secrets, games: usize) -> Vec<Seats> {
    const CONNECTIONS: usize = 16;
    std::thread::scope(|scope| {
        let open = |part: usize| {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(part as u64);
            let mut http = Http::at(addresses.of(part)[0], secrets).unwrap();
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
async fn connect_all(addresses: &Addresses, mut seats: Vec<Seats>) -> Vec<Table> {
    let mut tables = Vec::new();
    while !seats.is_empty() {
        let few = seats.split_off(seats.len().saturating_sub(200));
        let few = few.into_iter().enumerate().collect();
        tables.extend(all(few, |(game, seats)| Table::sit(addresses.of(game), seats)).await);
    }
    tables
}

/// Measures the memory of the servers with this many games and both players of each connected, besides `guests` games that are
/// there already.
async fn many_players(site: &Site, empty: u64, games: usize, guests: usize) {
    let start = Instant::now();
    let seats = site.open(games);
    let tables = connect_all(&site.addresses(), seats).await;
    let tables = all(tables, |table| plays(table, 4)).await;
    let took = start.elapsed();
    let (now, most) = site.memory();
    let players = 2 * (games + guests);
    println!(
        "{} games, {players} players connected; the last {games} games with {} moves took {:.1} s",
        games + guests,
        4 * games,
        took.as_secs_f64()
    );
    println!(
        "{} servers hold {} MiB, at most {} MiB so far, {} MiB without players: {:.1} KiB a player",
        site.servers.len(),
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
async fn throughput(site: &Site, games: usize, time: Duration) {
    let addresses = site.addresses();
    let tables = connect_all(&addresses, site.open(games)).await;
    let ready = Arc::new(Barrier::new(games + 1));
    let warm_up = time / 5;
    let plays = |(table, seed): (Table, u64)| {
        let (mut table, ready, secrets) = (table, ready.clone(), site.servers[0].secrets.clone());
        let addresses = addresses.of(usize::try_from(seed).unwrap());
        async move {
            ready.wait().await;
            let start = Instant::now();
            let mut times = Vec::new();
            while start.elapsed() < warm_up + time {
                if table.is_over() {
                    table = table.again(addresses, secrets.clone(), seed).await;
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
        let before = site.busy();
        tokio::time::sleep(time).await;
        site.busy() - before
    };
    let (times, busy) = tokio::join!(all(tables.into_iter().zip(0..).collect(), plays), clock);
    report(games, times.into_iter().flatten().collect(), time, busy);
}

/// Measures how long a move takes until the last of so many spectators has it, over all servers.
async fn watched(site: &Site, spectators: usize) {
    const MOVES: u64 = 20;
    let addresses = site.addresses();
    let mut table = Table::sit(addresses.of(0), site.open(1).remove(0)).await;
    let mut watching = Vec::new();
    for index in 0..spectators {
        watching.push(table.watched(addresses.of(index)[0]).await);
    }
    let mut times = Vec::new();
    for version in START + 1..=START + MOVES {
        let start = Instant::now();
        let mut seen: JoinSet<Player> = watching
            .drain(..)
            .map(|mut player| async move {
                player.sees(version).await;
                player
            })
            .collect();
        table.step().await;
        while let Some(player) = seen.join_next().await {
            watching.push(player.unwrap());
        }
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let millis = |index: usize| times[index].as_secs_f64() * 1e3;
    println!(
        "a move reached the last of {spectators} spectators after {:.0} ms (median of {MOVES} moves), {:.0} ms at most",
        millis(times.len() / 2),
        millis(times.len() - 1)
    );
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
