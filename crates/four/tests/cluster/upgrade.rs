//! Servers are replaced by those of another program, one after the other, while games go on: nothing is lost, and no player is
//! told anything.
//!
//! `FOUR_EARLIER` names the other program; without it, each server is restarted as it is. `tests/upgrade` builds the program of
//! an earlier commit and runs this with it.

use four_protocol::{NewGame, TableEvent, ToClient};
use four_rules::Side;

use crate::Cluster;
use crate::balancer::Balancer;
use crate::client::Http;
use crate::nodes::{connect, drop_in, sees};
use crate::server::Server;
use crate::tables::{Shared, check_all, play_while, sum};

const NODES: usize = 3;
/// Messages that come between two restarts.
const MESSAGES: u64 = 1000;
const THIS: &str = env!("CARGO_BIN_EXE_four");

#[test]
fn servers_are_upgraded_one_after_the_other_and_back_and_no_player_notices() {
    let earlier = std::env::var("FOUR_EARLIER").unwrap_or_else(|_| THIS.into());
    let Some(cluster) = Cluster::start() else { return };
    // Clients do not connect from this address, so no connection can occupy the port of a server while it is down.
    let start = |_| cluster.node_of(&earlier, &["--addr", "127.0.0.2:0"]);
    let mut nodes: Vec<Server> = (0..NODES).map(start).collect();
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let Some(balancer) = Balancer::start(&addresses) else { return };
    let secrets = nodes[0].secrets.clone();
    let upgrade = |shared: &Shared| {
        for program in [THIS, &earlier, THIS] {
            for node in &mut nodes {
                if shared.wait_for(MESSAGES) {
                    return;
                }
                node.stop();
                node.start_again_as(Some(program));
            }
        }
        shared.wait_for(MESSAGES);
    };
    let games = play_while(balancer.address, &secrets, upgrade);
    assert_eq!(sum(&games, |player| player.unavailable), 0, "players were told that something is wrong");
    for node in &nodes {
        let total = check_all(&games, node);
        let (games, moves, confirmed) = (games.len(), total.moves, total.confirmed);
        eprintln!("{earlier}: {games} games, {moves} moves that stand, {confirmed} confirmed");
    }
}

/// Appends a line to a game as a program of the future does.
fn append_newer(cluster: &Cluster, game: &str, version: u64, what: &str) {
    cluster.sql(&format!(
        r#"UPDATE four.games SET version = {version} WHERE game = '{game}';
        INSERT INTO four.lines VALUES ('{game}', {version}, four.now(),
            format('{{"v":99,"at":%s,"later":[1],"what":{what}}}', four.now()))"#
    ));
}

#[test]
fn a_game_that_a_newer_server_has_changed_goes_on() {
    let Some(cluster) = Cluster::start() else { return };
    let [one, other] = [0, 1].map(|_| cluster.node(&[]));
    let side = Some(Side::First);
    let created = Http::to(&one).open(&NewGame { side, name: "Ann".into(), ..NewGame::default() }).unwrap();
    let (game, token) = (&created.game, &created.seats[0].token);
    let seat = Http::to(&other).take_seat(game, "Bob").unwrap();
    let mut ann = connect(&one, game, &[token]);
    let mut bob = connect(&other, game, &[&seat.token]);
    // Something at the table that this program does not know, and a move of which it does not know all.
    append_newer(&cluster, game, 3, r#"{"cheered":{"by":["Eve"]}}"#);
    append_newer(&cluster, game, 4, r#"{"played":{"by":"first","action":"4","events":[{"sparkled":{}}]}}"#);
    for player in [&mut ann, &mut bob] {
        let board = player.until(|message| match message {
            ToClient::Changes { entries, state, .. } if state.version == 4 => {
                assert!(
                    entries.iter().any(|entry| matches!(entry.what, TableEvent::Unknown(_))),
                    "{entries:?}"
                );
                Some(state.board)
            }
            _ => None,
        });
        assert!(board.ends_with("...x..."), "{board}");
    }
    assert_eq!(bob.ask("b", 4, drop_in(3)), Ok(5));
    sees(&mut ann, 5);
    // A server that reads the game from the beginning understands it as well.
    let third = cluster.node(&[]);
    let mut ann = connect(&third, game, &[token]);
    assert_eq!(ann.ask("a", 5, drop_in(2)), Ok(6));
    sees(&mut bob, 6);
}
