//! Two servers that share their games.

use std::process::Command;

use four_protocol::{Act, Ask, Clock, NewGame, Opponent, Reaction, ToClient, ToServer};
use four_rules::{Action, Column, Side};

use crate::Cluster;
use crate::client::{GAMES, Http, Socket};
use crate::server::Server;

/// Connects to a game and waits for its state.
pub(crate) fn connect(server: &Server, game: &str, tokens: &[&str]) -> Socket {
    let mut socket = Socket::to(server, game);
    socket.hello(tokens, 0).unwrap();
    socket.until(|message| matches!(message, ToClient::Changes { .. }).then_some(()));
    socket
}

/// Waits until this client has seen so many entries.
pub(crate) fn sees(socket: &mut Socket, version: u64) {
    socket.until(|message| match message {
        ToClient::Changes { state, .. } if state.version >= version => Some(()),
        _ => None,
    });
}

/// Waits until this client is told that this is who is there.
fn is_told(socket: &mut Socket, who: ([bool; 2], usize)) {
    socket.until(|message| match message {
        ToClient::Present { sides, watching } if (sides, watching) == who => Some(()),
        _ => None,
    });
}

pub(crate) fn drop_in(column: usize) -> Act {
    Act::Play(Action::Drop(Column::new(column).unwrap()))
}

/// Waits until the database has this version of a game, without asking a server, which would look at the game.
fn wait_for_version(cluster: &Cluster, game: &str, version: u64) {
    let sql = format!("SELECT version >= {version} FROM four.games WHERE game = '{game}'");
    while cluster.sql(&sql).trim() != "t" {
        std::thread::yield_now();
    }
}

#[test]
fn two_players_at_different_nodes_play_and_a_third_watches() {
    let Some(cluster) = Cluster::start() else { return };
    let [one, other] = [0, 1].map(|_| cluster.node(&[]));
    let mut http = Http::to(&one);
    let side = Some(Side::First);
    let created = http.open(&NewGame { side, name: "Ann".into(), ..NewGame::default() }).unwrap();
    let seat = Http::to(&other).take_seat(&created.game, "Bob").unwrap();
    let mut ann = connect(&one, &created.game, &[&created.seats[0].token]);
    let mut bob = connect(&other, &created.game, &[&seat.token]);
    let mut watching = connect(&other, &created.game, &[]);
    for player in [&mut ann, &mut bob] {
        is_told(player, ([true, true], 1));
    }
    is_told(&mut watching, ([true, true], 0));
    ann.send(&ToServer::React(Reaction::Hi)).unwrap();
    for other in [&mut bob, &mut watching] {
        other.until(|message| {
            let hi = ToClient::Reacted { by: Side::First, reaction: Reaction::Hi };
            (message == hi).then_some(())
        });
    }
    for round in 0..3 {
        let version = 2 + 2 * round;
        assert_eq!(ann.ask(&format!("a{round}"), version, drop_in(3)), Ok(version + 1));
        sees(&mut bob, version + 1);
        assert_eq!(bob.ask(&format!("b{round}"), version + 1, drop_in(4)), Ok(version + 2));
        sees(&mut ann, version + 2);
        sees(&mut watching, version + 2);
    }
    assert_eq!(ann.ask("last", 8, drop_in(3)), Ok(9), "Ann wins");
    sees(&mut watching, 9);
    // A spectator at the other node leaves.
    drop(watching);
    is_told(&mut ann, ([true, true], 0));
}

#[test]
fn a_clock_runs_out_although_nobody_is_looking() {
    let Some(cluster) = Cluster::start() else { return };
    let [one, _other] = [0, 1].map(|_| cluster.node(&[]));
    let clock = Some(Clock::Move(5));
    let opponent = Opponent::Here("Bob".into());
    let created = Http::to(&one).open(&NewGame { clock, opponent, ..NewGame::default() }).unwrap();
    let mut ann = connect(&one, &created.game, &[&created.seats[0].token]);
    assert_eq!(ann.ask("a", 1, drop_in(3)), Ok(2));
    drop(ann);
    drop(one);
    wait_for_version(&cluster, &created.game, 3);
    let line =
        cluster.sql(&format!("SELECT line FROM four.lines WHERE game = '{}' AND version = 3", created.game));
    assert!(line.contains("ruled"), "{line}");
}

#[test]
fn another_node_moves_for_the_computer_when_the_first_is_gone() {
    let Some(cluster) = Cluster::start() else { return };
    let mut one = cluster.node(&[]);
    let opponent = Opponent::Computer("2".into());
    let side = Some(Side::First);
    let created = Http::to(&one).open(&NewGame { side, opponent, ..NewGame::default() }).unwrap();
    let game = &created.game;
    let mut ann = connect(&one, game, &[&created.seats[0].token]);
    assert_eq!(ann.ask("a", 1, drop_in(3)), Ok(2));
    wait_for_version(&cluster, game, 3);
    one.kill();
    // As if it had been killed before it moved.
    cluster.sql(&format!(
        "DELETE FROM four.lines WHERE game = '{game}' AND version = 3;
         UPDATE four.games SET version = 2, due = four.now() WHERE game = '{game}'"
    ));
    let other = cluster.node(&[]);
    wait_for_version(&cluster, game, 3);
    let mut ann = connect(&other, game, &[&created.seats[0].token]);
    assert!(ann.ask("b", 3, drop_in(2)).is_ok());
    one.start_again();
}

#[test]
fn a_game_that_is_deleted_ends_on_all_nodes() {
    let Some(cluster) = Cluster::start() else { return };
    let nodes = [0, 1].map(|_| cluster.node(&[]));
    let created = Http::to(&nodes[0]).open(&NewGame::default()).unwrap();
    let mut watching = nodes.each_ref().map(|node| connect(node, &created.game, &[]));
    let four = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(["admin", "delete", &created.game, "--db", &cluster.database, "--bus", &cluster.nats.address()])
        .output();
    assert!(four.unwrap().status.success());
    for socket in &mut watching {
        while socket.receive().is_ok() {}
    }
}

/// A player moves in time at a node that is cut off from the database, and is sent to the other one by the balancer.
#[test]
fn nobody_loses_on_time_at_another_node_because_a_node_cannot_save() {
    let Some(cluster) = Cluster::start_apart() else { return };
    let (cut_off, [database, _bus]) = cluster.remote_node();
    let other = cluster.node(&[]);
    let (clock, opponent) = (Some(Clock::Move(10)), Opponent::Here("Bob".into()));
    let created = Http::to(&cut_off).open(&NewGame { clock, opponent, ..NewGame::default() }).unwrap();
    let (game, token) = (&created.game, &created.seats[0].token);
    let mut here = connect(&cut_off, game, &[token]);
    let mut there = connect(&other, game, &[token]);
    assert_eq!(here.ask("a", 1, drop_in(3)), Ok(2));
    sees(&mut there, 2);
    database.cut();
    let late = Ask { id: "b".into(), seen: 2, side: None, act: drop_in(3) };
    here.send(&ToServer::Ask(late.clone())).unwrap();
    // Until the clock would have run out long ago, by the clock that both go by.
    let ended: u64 = cluster.sql("SELECT four.now() + 12000").trim().parse().unwrap();
    while cluster.sql(&format!("SELECT four.now() > {ended}")).trim() != "t" {}
    there.send(&ToServer::Ask(late)).unwrap();
    assert_eq!(there.answer("b"), Ok(3));
    database.mend();
}

/// `docs/operating.md` says so.
#[test]
fn each_node_has_limits_of_its_own_so_a_visitor_has_them_once_at_each() {
    let Some(cluster) = Cluster::start() else { return };
    const LIMIT: usize = 3;
    let nodes = [0, 1].map(|_| cluster.node(&["--games-per-address=3"]));
    let opened = |node: &Server| {
        let mut http = Http::to(node);
        let statuses = (0..2 * LIMIT).map(|_| http.post(GAMES, "{}").status);
        let statuses: Vec<u16> = statuses.collect();
        assert!(statuses.iter().all(|status| matches!(status, 201 | 429)), "{statuses:?}");
        statuses.iter().filter(|&&status| status == 201).count()
    };
    assert_eq!(nodes.each_ref().map(opened), [LIMIT; 2], "two nodes allow twice as much");
    assert_eq!(nodes.each_ref().map(opened), [0; 2]);
    assert_eq!(cluster.sql("SELECT COUNT(*) FROM four.games").trim(), (nodes.len() * LIMIT).to_string());
}

#[test]
fn games_go_on_while_nats_is_away() {
    let Some(cluster) = Cluster::start() else { return };
    let [one, other] = [0, 1].map(|_| cluster.node(&[]));
    let side = Some(Side::First);
    let created = Http::to(&one).open(&NewGame { side, ..NewGame::default() }).unwrap();
    let seat = Http::to(&other).take_seat(&created.game, "Bob").unwrap();
    let mut ann = connect(&one, &created.game, &[&created.seats[0].token]);
    let mut bob = connect(&other, &created.game, &[&seat.token]);
    cluster.nats.stop();
    assert_eq!(ann.ask("a", 2, drop_in(3)), Ok(3));
    sees(&mut bob, 3);
    cluster.nats.resume();
    assert_eq!(bob.ask("b", 3, drop_in(3)), Ok(4));
    sees(&mut ann, 4);
}
