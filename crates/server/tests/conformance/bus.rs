//! The conformance suite of buses: the newest version of a game comes to all who have subscribed.

use std::sync::Arc;
use std::time::Duration;

use four_server::{Bus, DELETED, GameId};
use tokio::sync::watch;

/// A bus that two nodes use.
pub(crate) trait Line: Sized {
    /// A new one; `None` if what it needs is not installed.
    async fn new() -> Option<Self>;

    /// The end of each node. One that has no other node has the same end twice.
    fn ends(&self) -> [Arc<dyn Bus>; 2];
}

/// Runs the suite on the buses of a [`Line`].
macro_rules! bus_conformance {
    ($line:ty) => {
        bus_conformance! { $line:
            subscribers_receive_the_newest_version_and_no_older_one,
            other_nodes_receive_what_is_published,
            a_deletion_is_announced_and_does_not_hide_what_comes_after,
            many_games_do_not_get_mixed_up,
        }
    };
    ($line:ty: $($test:ident,)*) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $test() {
            use $crate::conformance::bus::Line;
            if let Some(line) = <$line>::new().await {
                $crate::conformance::bus::$test(&line).await;
            }
        })*
    };
}
pub(crate) use bus_conformance;

/// How long an announcement may take. It only catches a hang.
const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until this version is announced.
pub(crate) async fn arrives(versions: &mut watch::Receiver<u64>, version: u64) {
    let arrived = tokio::time::timeout(PATIENCE, versions.wait_for(|&newest| newest == version)).await;
    arrived.unwrap().unwrap();
}

pub(crate) async fn subscribers_receive_the_newest_version_and_no_older_one(line: &impl Line) {
    let ([bus, _], game) = (line.ends(), GameId::new().unwrap());
    let mut one = bus.subscribe(&game);
    bus.publish(&game, 3);
    assert!(one.has_changed().unwrap());
    assert_eq!(*one.borrow_and_update(), 3);
    bus.publish(&game, 2);
    assert!(!one.has_changed().unwrap());
    bus.publish(&GameId::new().unwrap(), 9);
    assert!(!one.has_changed().unwrap());
    bus.announce(&game, 4);
    assert_eq!(*one.borrow_and_update(), 4);
}

pub(crate) async fn other_nodes_receive_what_is_published(line: &impl Line) {
    let ([here, there], game) = (line.ends(), GameId::new().unwrap());
    let mut versions = [here.subscribe(&game), there.subscribe(&game)];
    for version in 1..100 {
        here.publish(&game, version);
    }
    for versions in &mut versions {
        arrives(versions, 99).await;
    }
    there.publish(&game, 100);
    for versions in &mut versions {
        arrives(versions, 100).await;
    }
}

pub(crate) async fn a_deletion_is_announced_and_does_not_hide_what_comes_after(line: &impl Line) {
    let ([here, there], game) = (line.ends(), GameId::new().unwrap());
    let mut versions = there.subscribe(&game);
    here.publish(&game, DELETED);
    arrives(&mut versions, DELETED).await;
    here.publish(&game, 7);
    arrives(&mut versions, 7).await;
}

pub(crate) async fn many_games_do_not_get_mixed_up(line: &impl Line) {
    let [here, there] = line.ends();
    let games: Vec<GameId> = (0..500).map(|_| GameId::new().unwrap()).collect();
    let mut versions: Vec<_> = games.iter().map(|game| there.subscribe(game)).collect();
    for (game, version) in games.iter().zip(1..) {
        here.publish(game, version);
    }
    for (versions, version) in versions.iter_mut().zip(1..) {
        arrives(versions, version).await;
    }
}
