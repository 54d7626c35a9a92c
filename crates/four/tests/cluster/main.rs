//! Several servers as processes, with a real PostgreSQL, a real NATS and a real balancer; and what one server does with a file
//! (`attack`, `kill`), it does with these.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../serve/attack/mod.rs"]
mod attack;
mod balancer;
#[allow(dead_code)]
#[path = "../serve/client.rs"]
mod client;
mod faults;
#[path = "../serve/kill.rs"]
mod kill;
mod moving;
mod nodes;
#[allow(dead_code)]
#[path = "../serve/server.rs"]
mod server;
#[path = "../../../cluster/tests/services/mod.rs"]
mod services;
mod start;
#[path = "../serve/table.rs"]
mod table;
#[allow(dead_code)]
#[path = "../serve/tables.rs"]
mod tables;
#[path = "../serve/truth.rs"]
mod truth;
mod upgrade;

use std::sync::Mutex;

use server::Server;
use services::{Exchange, Line, NatsServer, Network, PostgresServer, Wire};

/// Where servers keep their games: a database of its own for each, and one bus for all. A file if PostgreSQL is not installed.
pub(crate) fn place() -> Vec<String> {
    let (Some(postgres), Some(nats)) = (PostgresServer::shared(), NatsServer::shared()) else {
        return ["--db", "sqlite:games.db"].map(str::to_owned).to_vec();
    };
    ["--db", &postgres.database(), "--bus", &nats.address()].map(str::to_owned).to_vec()
}

/// Long tests that run on a file as well do this part of what they do there.
pub(crate) const PART: usize = 20;

/// A database and a bus for some servers.
pub(crate) struct Cluster {
    pub(crate) postgres: PostgresServer,
    pub(crate) nats: NatsServer,
    database: String,
    /// Where the networks of servers meet, if this user may make any.
    exchange: Option<Exchange>,
    networks: Mutex<Vec<Network>>,
}

impl Cluster {
    /// `None` if PostgreSQL or NATS is not installed.
    pub(crate) fn start() -> Option<Cluster> {
        Cluster::start_at(None)
    }

    /// The same for servers with networks of their own.
    pub(crate) fn start_apart() -> Option<Cluster> {
        Cluster::start_at(Exchange::new())
    }

    fn start_at(exchange: Option<Exchange>) -> Option<Cluster> {
        let here = || ["127.0.0.1", "127.0.0.1"].map(str::to_owned);
        let [database, bus] = exchange.as_ref().map_or_else(here, Exchange::hosts);
        let (postgres, nats) = (PostgresServer::start_at(&database)?, NatsServer::start_at(&bus, &[])?);
        let database = postgres.database();
        Some(Cluster { postgres, nats, database, exchange, networks: Mutex::default() })
    }

    /// Starts a server.
    pub(crate) fn node(&self, args: &[&str]) -> Server {
        self.node_of(env!("CARGO_BIN_EXE_four"), args)
    }

    /// Starts a server of this program.
    pub(crate) fn node_of(&self, program: &str, args: &[&str]) -> Server {
        let bus = self.nats.address();
        Server::start_as(Some(program), &[], &[&["--db", &self.database, "--bus", &bus], args].concat())
    }

    /// Starts a server that reaches the database and the bus over lines of its own. Its clients do not connect from its
    /// address, so none of their connections can occupy its port while it is down.
    pub(crate) fn remote_node(&self) -> (Server, [Line; 2]) {
        let Some(exchange) = &self.exchange else { return self.wired_node() };
        let (network, cables) = exchange.network().unwrap();
        let (address, bus) = (format!("{}:0", network.address), self.nats.address());
        let args = ["--db", &self.database, "--bus", &bus, "--addr", &address];
        let server = Server::start_as(None, &network.inside(), &args);
        self.networks.lock().unwrap().push(network);
        (server, cables)
    }

    fn wired_node(&self) -> (Server, [Line; 2]) {
        let wires = [Wire::to(self.postgres.port), Wire::to(self.nats.port)];
        let through = |address: &str, port: u16, wire: &Wire| {
            address.replace(&format!(":{port}"), &format!(":{}", wire.port))
        };
        let database = through(&self.database, self.postgres.port, &wires[0]);
        let bus = through(&self.nats.address(), self.nats.port, &wires[1]);
        let server = Server::start(&["--db", &database, "--bus", &bus, "--addr", "127.0.0.2:0"]);
        (server, wires.map(Line::Wire))
    }

    pub(crate) fn sql(&self, sql: &str) -> String {
        self.postgres.sql(&self.database, sql)
    }
}
