//! `four admin` on PostgreSQL, and games that move from a file to PostgreSQL and back.

use std::process::Command;

use four_protocol::{Act, NewGame, Opponent};
use four_rules::{Action, Column};

use crate::client::{Http, Socket};
use crate::server::Server;
use crate::services::PostgresServer;

/// What `four admin` prints; whether it succeeds.
fn admin(args: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_four")).arg("admin").args(args).output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

/// A game with some moves; its id.
fn play(server: &Server, moves: &[usize]) -> String {
    let mut http = Http::to(server);
    let here = NewGame { opponent: Opponent::Here("Bob".into()), name: "Ann".into(), ..NewGame::default() };
    let created = http.open(&here).unwrap();
    let mut socket = Socket::to(server, &created.game);
    socket.hello(&[&created.seats[0].token], 0).unwrap();
    for (index, column) in moves.iter().enumerate() {
        let act = Act::Play(Action::Drop(Column::new(*column).unwrap()));
        assert_eq!(socket.ask(&index.to_string(), index as u64 + 1, act), Ok(index as u64 + 2));
    }
    created.game
}

#[test]
fn games_move_to_postgresql_and_back_and_go_on() {
    let Some(postgres) = PostgresServer::shared() else { return };
    let (database, folder) = (postgres.database(), tempfile::tempdir().unwrap());
    let file = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let (one, back) = (file("one.db"), file("back.db"));
    let mut server = Server::start(&["--db", &one]);
    let games = [play(&server, &[3, 3, 2]), play(&server, &[]), play(&server, &[0, 1, 0, 1, 0, 1, 0])];
    server.stop();
    server.start_again();
    drop(server);

    let moved = |from: &str, to: &str| admin(&["move", "--from", from, "--to", to]);
    let said = "Games: 3, entries: 13. All of them are in the other database.\n";
    assert_eq!(moved(&one, &database), (true, said.into()));
    assert_eq!(moved(&one, &database), (true, said.into()), "it can be repeated");
    let show = |db: &str, game: &str| admin(&["--db", db, "show", game]);
    for game in &games {
        assert_eq!(show(&one, game), show(&database, game));
    }
    assert_eq!(admin(&["--db", &database, "check"]), admin(&["--db", &one, "check"]));
    let (ok, list) = admin(&["--db", &database, "list"]);
    assert!(ok && list.lines().count() == 3, "{list}");
    let (ok, said) = admin(&["--db", &database, "backup", "copy.db"]);
    assert!(!ok && said.contains("pg_dump") && !said.contains("four-in-a-row"), "{said}");

    assert!(moved(&database, &back).0);
    for game in &games {
        assert_eq!(show(&one, game), show(&back, game));
    }
    assert_eq!(admin(&["--db", &database, "delete", &games[1]]), (true, format!("Deleted {}.\n", games[1])));
    let (ok, said) = show(&database, &games[1]);
    assert!(!ok && said.contains("there is no such game"), "{said}");
    let (ok, said) = moved(&one, &one);
    assert!(!ok && said.contains("the same database"), "{said}");
}
