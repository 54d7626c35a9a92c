//! A database that an earlier version of the program wrote: its games are shown as before, and those still open play on.
//!
//! `tests/old/games.db` was written by the version that stored actions without events. `games.json` says what that version
//! showed of each game, and the secret that holds its seats.

use std::collections::BTreeMap;
use std::path::Path;

use four_protocol::Act;
use serde::Deserialize;

use crate::client::{Http, Socket};
use crate::server::Server;

#[derive(Deserialize)]
struct Expected {
    game: String,
    token: String,
    status: String,
    board: String,
    version: u64,
    over: bool,
}

#[test]
fn an_old_database_is_shown_as_before_and_plays_on() {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old");
    let expected = std::fs::read_to_string(old.join("games.json")).unwrap();
    let expected: BTreeMap<String, Expected> = serde_json::from_str(&expected).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("old.db");
    std::fs::copy(old.join("games.db"), &database).unwrap();
    let address = format!("sqlite:{}", database.display());
    // However old the games are when this test runs, none expires.
    let forever = ["--keep-days", "100000", "--keep-waiting-days", "100000"];
    let mut server = Server::start(&[&["--db", &address][..], &forever].concat());
    let mut played_on = BTreeMap::new();
    for (name, expected) in &expected {
        let public = Http::to(&server).game(&expected.game);
        let state = &public.state;
        assert_eq!((state.version, &state.board), (expected.version, &expected.board), "{name}");
        assert_eq!((state.ending.is_some(), &state.status), (expected.over, &expected.status), "{name}");
        assert_eq!(public.entries.len() as u64, expected.version, "{name}");
        if !expected.over {
            let mut player = Socket::to(&server, &expected.game);
            player.hello(&[&expected.token], state.version).unwrap();
            let action = state.legal[0];
            let version = player.ask("on", state.version, Act::Play(action));
            // The friends' game has a secret for each seat, and it may be the other one's turn.
            if let Ok(version) = version {
                played_on.insert(expected.game.clone(), version);
            } else {
                assert_eq!(name, "friends");
            }
        }
    }
    assert!(played_on.len() >= 5, "{played_on:?}");
    server.kill();
    server.start_again();
    for (game, version) in played_on {
        assert_eq!(Http::to(&server).game(&game).state.version, version);
    }
}
