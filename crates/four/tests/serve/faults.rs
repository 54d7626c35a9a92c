//! Real faults under a real server: a disk that fails, is full or stalls, a database that is copied or deleted, and one
//! visitor who wants all of the engine.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use four_protocol::{Act, Ask, Clock, NewGame, Opponent, ToClient, ToServer};
use four_rules::Side;

use crate::attack::{Seats, connect, drops};
use crate::client::{Http, Socket};
use crate::server::{Server, TIMEOUT};

/// A server whose disk can be made to fail.
struct Faulty {
    server: Server,
    switch: PathBuf,
    _tools: tempfile::TempDir,
}

impl Faulty {
    fn start() -> Faulty {
        let tools = tempfile::tempdir().unwrap();
        let library = tools.path().join("faults.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/faults.c");
        let mut cc = Command::new("cc");
        let built = cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).status();
        assert!(built.unwrap().success());
        let switch = tools.path().join("fault");
        let variables = [("LD_PRELOAD", library.to_str().unwrap()), ("FOUR_FAULT", switch.to_str().unwrap())];
        Faulty { server: Server::with_environment(&[], &variables), switch, _tools: tools }
    }

    fn begin(&self, fault: &str) {
        std::fs::write(&self.switch, fault).unwrap();
    }

    fn end(&self) {
        std::fs::remove_file(&self.switch).unwrap();
    }

    fn status(&self, path: &str) -> u16 {
        Http::to(&self.server).get(path).status
    }
}

/// Sends a request until it is answered, with the same id each time; after every failure on a new connection.
pub(crate) fn insist(server: &Server, seats: &Seats, side: usize, id: &str, seen: u64, act: Act) -> u64 {
    let start = Instant::now();
    loop {
        let mut socket = connect(server, &seats.game, &[&seats.tokens[side]]).unwrap();
        if let Some(version) = try_once(&mut socket, id, seen, act) {
            return version;
        }
        assert!(start.elapsed() < TIMEOUT, "the server does not recover");
    }
}

/// The version that a request led to; `None` if it is refused or the connection ends.
pub(crate) fn try_once(socket: &mut Socket, id: &str, seen: u64, act: Act) -> Option<u64> {
    socket.send(&ToServer::Ask(Ask { id: id.into(), seen, side: None, act })).ok()?;
    loop {
        match socket.receive().ok()? {
            ToClient::Done { id: done, version } if done == id => return Some(version),
            ToClient::Refused { id: refused, .. } if refused == id => return None,
            _ => {}
        }
    }
}

#[test]
fn the_server_recovers_from_a_failing_disk() {
    let faulty = Faulty::start();
    let seats = Seats::take(&mut Http::to(&faulty.server));
    let mut version = 2;
    for (round, fault) in ["eio", "fsync", "nospace", "eio", "fsync"].into_iter().enumerate() {
        let (side, column) = (round % 2, round % 7);
        assert_eq!((faulty.status("/healthz"), faulty.status("/readyz")), (200, 200));
        faulty.begin(fault);
        let id = format!("m{round}");
        let mut socket = connect(&faulty.server, &seats.game, &[&seats.tokens[side]]).unwrap();
        assert_eq!(try_once(&mut socket, &id, version, drops(column)), None, "{fault}");
        assert_eq!((faulty.status("/healthz"), faulty.status("/readyz")), (503, 503), "{fault}");
        // Reading goes on.
        assert_eq!(Http::to(&faulty.server).game(&seats.game).state.version, version, "{fault}");
        faulty.end();
        // Whether or not the first attempt was saved, it is done once.
        assert_eq!(insist(&faulty.server, &seats, side, &id, version, drops(column)), version + 1, "{fault}");
        version += 1;
    }
    let entries = Http::to(&faulty.server).game(&seats.game).entries;
    assert_eq!(entries.len() as u64, version);
}

#[test]
fn a_stalled_disk_delays_and_loses_nothing() {
    let faulty = Faulty::start();
    let seats = Seats::take(&mut Http::to(&faulty.server));
    let [mut ann, mut bob] = seats.sit(&faulty.server);
    faulty.begin("stall");
    let ask = Ask { id: "a".into(), seen: 2, side: None, act: drops(3) };
    ann.send(&ToServer::Ask(ask)).unwrap();
    // Readers and other connections are served meanwhile, and nobody is shown the move.
    assert_eq!(Http::to(&faulty.server).game(&seats.game).state.version, 2);
    assert_eq!(faulty.status("/healthz"), 200);
    faulty.end();
    assert_eq!(ann.answer("a"), Ok(3));
    assert_eq!(bob.ask("b", 3, drops(3)), Ok(4));
}

#[test]
fn a_step_of_the_wall_clock_costs_nobody_the_game() {
    let mut faulty = Faulty::start();
    let mut http = Http::to(&faulty.server);
    let clock = Some(Clock::Move(3600));
    let new = NewGame { side: Some(Side::First), clock, ..NewGame::default() };
    let created = http.open(&new).unwrap();
    let seat = http.take_seat(&created.game, "Bob").unwrap();
    let seats = Seats { tokens: [created.seats[0].token.clone(), seat.token], game: created.game };
    let [mut ann, mut bob] = seats.sit(&faulty.server);
    assert_eq!(ann.ask("a", 2, drops(3)), Ok(3));
    faulty.begin("clock");
    assert_eq!(bob.ask("b", 3, drops(3)), Ok(4));
    // Neither does a clock that is 400 days ahead when the server starts again.
    faulty.server.kill();
    faulty.server.start_again();
    let game = Http::to(&faulty.server).game(&seats.game);
    assert_eq!((game.state.version, game.state.ending), (4, None));
    assert_eq!(insist(&faulty.server, &seats, 0, "c", 4, drops(3)), 5);
    faulty.end();
    faulty.server.kill();
    faulty.server.start_again();
    assert_eq!(insist(&faulty.server, &seats, 1, "d", 5, drops(3)), 6);
}

#[test]
fn after_a_clean_stop_a_copy_of_the_file_has_every_game() {
    let mut server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let folder = server.folder.path().to_owned();
    server.stop();
    assert!(!folder.join("games.db-wal").exists());
    std::fs::copy(folder.join("games.db"), folder.join("copy.db")).unwrap();
    // The copy is restored under another name, and a server with the original starts again.
    let admin = |args: &[&str]| {
        let output =
            Command::new(env!("CARGO_BIN_EXE_four")).arg("admin").args(args).current_dir(&folder).output();
        let output = output.unwrap();
        (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    };
    let restore = ["restore", "copy.db", "--db", "sqlite:again.db"];
    assert_eq!(admin(&restore), (true, "Restored again.db.\n".into()));
    assert!(!admin(&restore).0, "a database is never replaced");
    let (ok, list) = admin(&["list", "--db", "sqlite:again.db"]);
    assert!(ok && list.contains(&seats.game), "{list}");
    let (ok, checked) = admin(&["check", "--db", "sqlite:again.db"]);
    assert!(ok && checked.starts_with("Games: 1, entries: 2."), "{checked}");
    // A damaged backup is refused.
    let mut bytes = std::fs::read(folder.join("copy.db")).unwrap();
    let page = bytes.len() - 4096;
    bytes[page..].fill(0x5a);
    std::fs::write(folder.join("damaged.db"), bytes).unwrap();
    assert!(!admin(&["restore", "damaged.db", "--db", "sqlite:third.db"]).0);
    assert!(!folder.join("third.db").exists());
    server.start_again();
    assert_eq!(Http::to(&server).game(&seats.game).state.version, 2);
}

#[test]
fn a_second_server_on_the_same_database_does_not_start() {
    let server = Server::start(&[]);
    let second = Command::new(env!("CARGO_BIN_EXE_four"))
        .args(["serve", "--addr", "127.0.0.1:0", "--db", "sqlite:games.db"])
        .current_dir(server.folder.path())
        .output()
        .unwrap();
    assert!(!second.status.success());
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("another server uses this database"), "{said}");
}

#[test]
fn a_deleted_database_is_noticed() {
    let server = Server::start(&[]);
    let seats = Seats::take(&mut Http::to(&server));
    let mut ann = connect(&server, &seats.game, &[&seats.tokens[0]]).unwrap();
    std::fs::remove_file(server.folder.path().join("games.db")).unwrap();
    assert_eq!(try_once(&mut ann, "a", 2, drops(3)), None, "a move is acknowledged into the void");
    assert_eq!(Http::to(&server).get("/healthz").status, 503);
}

/// Opens a game against a level and lets the computer move first.
fn against(http: &mut Http, level: &str, rules: &str) -> String {
    let opponent = Opponent::Computer(level.into());
    let new = NewGame { side: Some(Side::Second), rules: rules.into(), opponent, ..NewGame::default() };
    http.open(&new).unwrap().game
}

#[test]
fn one_visitor_does_not_delay_the_moves_of_another_visitors_computer() {
    // Visitors are told apart by what the proxy says.
    let server = Server::start(&["--behind-proxy", "--threads=1"]);
    let attacker = "x-forwarded-for: 192.0.2.66\r\n";
    let attack: Vec<_> = (0..20)
        .map(|number| {
            let mut http = Http::to(&server);
            let path = format!("/api/v2/analysis?rules=16x7&pos={}", number % 7 + 1);
            let request = http.request("GET", &path, attacker, b"");
            http.raw(&request).unwrap();
            http
        })
        .collect();
    let mut http = Http::to(&server);
    for number in 0..8 {
        let body = r#"{"side":"second","rules":"16x7","opponent":{"computer":"perfect"}}"#;
        let json = format!("{attacker}content-type: application/json\r\n");
        assert_eq!(
            http.ask("POST", "/api/v2/games", &json, body.as_bytes()).unwrap().status,
            201,
            "{number}"
        );
    }
    // The attack takes minutes of engine time. This comes without waiting for it.
    for _ in 0..3 {
        let game = against(&mut http, "3", "");
        let mut socket = connect(&server, &game, &[]).unwrap();
        if http.game(&game).state.version < 2 {
            socket.until(|message| match message {
                ToClient::Changes { state, .. } if state.version == 2 => Some(()),
                _ => None,
            });
        }
    }
    // None of the questions and none of the heavy moves had to be done for that.
    let waiting = attack.into_iter().map(|http| http.nothing_yet()).filter(|&nothing| nothing).count();
    assert!(waiting > 0, "the attack was over, so this proves nothing");
}
