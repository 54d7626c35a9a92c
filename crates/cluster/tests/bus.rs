//! The bus over NATS.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../server/tests/conformance/mod.rs"]
mod conformance;
mod services;

use std::sync::Arc;
use std::time::Duration;

use conformance::bus::{Line, arrives, bus_conformance};
use four_cluster::{BusError, Nats};
use four_server::{Bus, GameId, News, Presence};
use services::NatsServer;
use tokio::sync::mpsc;

/// A NATS server and two nodes.
struct Cluster {
    server: NatsServer,
    nodes: [Arc<Nats>; 2],
}

impl Line for Cluster {
    async fn new() -> Option<Cluster> {
        let server = NatsServer::start()?;
        let address = server.address();
        let node = async |number| Arc::new(Nats::connect(&address, number).await.unwrap());
        let nodes = [node(1).await, node(2).await];
        Some(Cluster { server, nodes })
    }

    fn ends(&self) -> [Arc<dyn Bus>; 2] {
        self.nodes.each_ref().map(|node| Arc::clone(node) as _)
    }
}

bus_conformance!(Cluster);

/// Waits for news of this kind. The limit only catches a hang.
async fn heard(news: &mut mpsc::Receiver<News>, wanted: impl Fn(&News) -> bool) -> News {
    let next = async {
        loop {
            let news = news.recv().await.unwrap();
            if wanted(&news) {
                return news;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(120), next).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_is_told_who_is_connected_at_others_but_not_what_it_said_itself() {
    let Some(cluster) = Cluster::new().await else { return };
    let [here, there] = &cluster.nodes;
    let (mut own, mut news) = (here.news().unwrap(), there.news().unwrap());
    assert!(here.news().is_none(), "it is given once");
    let (game, presence) = (GameId::new().unwrap(), Presence { sides: [1, 0], watching: 3 });
    here.tell_presence(&game, presence);
    let said = News::Presence { node: 1, game: game.clone(), presence };
    let is_presence = |news: &News| matches!(news, News::Presence { .. });
    assert_eq!(heard(&mut news, is_presence).await, said);
    there.tell_presence(&game, Presence::default());
    let answer = News::Presence { node: 2, game, presence: Presence::default() };
    assert_eq!(heard(&mut own, is_presence).await, answer, "and not what it has said itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_is_told_that_another_cannot_save() {
    let Some(cluster) = Cluster::new().await else { return };
    let mut news = cluster.nodes[1].news().unwrap();
    cluster.nodes[0].tell_outage(17);
    let told = heard(&mut news, |news| matches!(news, News::Outage { .. })).await;
    assert_eq!(told, News::Outage { since: 17 });
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_gap_nodes_know_of_it_and_hear_each_other_again() {
    let Some(cluster) = Cluster::new().await else { return };
    let [here, there] = &cluster.nodes;
    let (game, mut news) = (GameId::new().unwrap(), there.news().unwrap());
    let mut versions = there.subscribe(&game);
    assert!(here.is_connected() && !here.is_lossless());
    let is_gap = |news: &News| *news == News::Gap;
    heard(&mut news, is_gap).await;
    cluster.server.stop();
    heard(&mut news, is_gap).await;
    // To publish never waits, although NATS is stopped.
    (1..20_000).for_each(|version| here.publish(&game, version));
    cluster.server.resume();
    heard(&mut news, is_gap).await;
    // The other node may need a little longer.
    let mut version = 20_000;
    let again = Duration::from_millis(100);
    while tokio::time::timeout(again, versions.wait_for(|&newest| newest >= 20_000)).await.is_err() {
        here.publish(&game, version);
        version += 1;
    }
    let newest = *versions.borrow();
    here.publish(&game, newest + 1000);
    arrives(&mut versions, newest + 1000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_that_is_not_there_says_why() {
    assert!(matches!(Nats::connect("nats://127.0.0.1:1", 1).await, Err(BusError::Unreachable(_))));
    assert!(matches!(Nats::connect("nats://127.0.0.1:no", 1).await, Err(BusError::Address(_))));
}
