//! Games go on over three servers behind a balancer while servers are killed and frozen, PostgreSQL crashes, NATS is away, and
//! the network between a server and either of them is cut. Everything that a player was sent is in the store in the end, and nothing happened twice.

use std::net::SocketAddr;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rustix::process::{Pid, Signal, kill_process};

use crate::Cluster;
use crate::balancer::Balancer;
use crate::server::Server;
use crate::services::Line;
use crate::tables::{Shared, check_all, play_while};

const NODES: usize = 3;
/// The most messages between two faults.
const MAX_MESSAGES: u64 = 1500;
/// Messages that come while something is away.
const FEW: u64 = 200;
/// Kinds of faults.
const FAULTS: u64 = 6;

#[test]
fn nothing_is_lost_or_doubled_whatever_fails() {
    let rounds = std::env::var("FOUR_ROUNDS").map_or(6, |rounds| rounds.parse().unwrap());
    let Some(cluster) = Cluster::start_apart() else { return };
    let start = |_| cluster.remote_node();
    let (mut nodes, lines): (Vec<Server>, Vec<[Line; 2]>) = (0..NODES).map(start).unzip();
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let Some(balancer) = Balancer::start(&addresses) else { return };
    let secrets = nodes[0].secrets.clone();
    let fail = |shared: &Shared| fail(&cluster, &mut nodes, &lines, shared, rounds);
    let games = play_while(balancer.address, &secrets, fail);
    // Each server tells the same truth.
    for node in &nodes {
        let total = check_all(&games, node);
        assert!(total.confirmed as u64 > rounds, "the games did not go on");
        let (games, moves, confirmed) = (games.len(), total.moves, total.confirmed);
        eprintln!("{rounds} rounds, {games} games, {moves} moves that stand, {confirmed} confirmed");
    }
}

/// Lets things fail this many times, each time after some messages.
fn fail(cluster: &Cluster, nodes: &mut [Server], lines: &[[Line; 2]], shared: &Shared, rounds: u64) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(rounds);
    for round in 0..rounds {
        if shared.wait_for(random.random_range(1..=MAX_MESSAGES)) {
            return;
        }
        let index = random.random_range(0..NODES);
        let (node, [database, bus]) = (&mut nodes[index], &lines[index]);
        // The first rounds have one fault of each kind.
        match if round < FAULTS { round } else { random.random_range(0..FAULTS) } {
            0 => {
                node.kill();
                shared.wait_for(random.random_range(1..=MAX_MESSAGES));
                node.start_again();
            }
            1 => {
                cluster.postgres.stop();
                cluster.postgres.resume();
            }
            2 => {
                cluster.nats.stop();
                shared.wait_for(FEW);
                cluster.nats.resume();
            }
            3 => {
                let id = Pid::from_raw(node.id() as i32).unwrap();
                kill_process(id, Signal::STOP).unwrap();
                shared.wait_for(FEW);
                kill_process(id, Signal::CONT).unwrap();
            }
            4 => cut(database, shared),
            _ => cut(bus, shared),
        }
    }
    shared.wait_for(MAX_MESSAGES);
}

/// Cuts a line until some messages have come all the same.
fn cut(line: &Line, shared: &Shared) {
    line.cut();
    shared.wait_for(FEW);
    line.mend();
}
