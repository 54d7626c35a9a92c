//! [`OnlineGame`] against a server that is not to be trusted.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use four_client::Address;
use four_session::{GameSession, OnlineGame, Update};
use four_text::{Language, Text};
use tungstenite::{Message, WebSocket};

/// How long a test waits for anything before it fails.
const PATIENCE: Duration = Duration::from_secs(60);

const ENDED: &str = r#"{"outcome": {"resigned": {"loser": "first"}}, "winner": "second", "said": "x"}"#;

/// A state with this ending and this rematch.
fn state(ending: &str, next: &str) -> String {
    format!(
        r#"{{"version": 3, "rules": "4x2 connect=3", "players": [{{"name": "A\u001b[2J\u202e", "who": {{"human": "A"}}}},
        {{"name": "B", "who": {{"human": "B"}}}}], "board": "..../x...", "turn": "second", "awaiting": "move", "legal": ["1"],
        "charges": [{{"undo": 0, "block": 0, "remove": 0}}, {{"undo": 0, "block": 0, "remove": 0}}], "mistakes_left": null,
        "moves": 1, "standing": [3], "pos": "1", "last": "11", "ending": {ending}, "offers": [], "clocks": null,
        "next": {next}, "status": "B\u0007\u2066 to move"}}"#
    )
}

struct Server(TcpListener);

impl Server {
    /// A server, and a client that watches its game.
    fn watched() -> (Server, OnlineGame) {
        let server = Server(TcpListener::bind("127.0.0.1:0").unwrap());
        let url = format!("http://{}/g/2222222222", server.0.local_addr().unwrap());
        let address = Address::parse(&url).unwrap();
        let joining =
            std::thread::spawn(move || OnlineGame::join(address, "", true, None, Language::EN).unwrap());
        let mut stream = server.0.accept().unwrap().0;
        let body = format!(r#"{{"entries": [], "state": {}}}"#, state("null", "null"));
        assert!(stream.read(&mut [0; 1 << 12]).unwrap() > 0);
        let length = body.len();
        write!(
            stream,
            "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        drop(stream);
        let game = joining.join().unwrap();
        (server, game)
    }

    fn accept(&self) -> WebSocket<TcpStream> {
        let mut socket = tungstenite::accept(self.0.accept().unwrap().0).unwrap();
        socket.send(Message::text(r#"{"welcome": {"protocol": 2, "sides": []}}"#)).unwrap();
        socket
    }
}

fn send(socket: &mut WebSocket<TcpStream>, state: &str) {
    let changes = format!(r#"{{"changes": {{"from": 0, "entries": [], "state": {state}}}}}"#);
    socket.send(Message::text(changes)).unwrap();
}

fn until(game: &mut OnlineGame, wanted: impl Fn(&Update) -> bool) {
    while !wanted(&game.update(PATIENCE).unwrap()) {}
}

#[test]
fn only_the_rematch_of_a_finished_game_is_followed() {
    let (server, mut game) = Server::watched();
    let mut socket = server.accept();
    send(&mut socket, &state("null", r#""3333333333""#));
    until(&mut game, |update| matches!(update, Update::Settled { .. }));
    assert!(game.update(Duration::ZERO).is_none());
    assert!(game.address().unwrap().ends_with("/g/2222222222"));
    send(&mut socket, &state(ENDED, r#""3333333333""#));
    until(&mut game, |update| matches!(update, Update::NextGame));
    assert!(game.address().unwrap().ends_with("/g/3333333333"));
    // A game that was seen before is not joined again.
    let mut socket = server.accept();
    send(&mut socket, &state(ENDED, r#""2222222222""#));
    until(&mut game, |update| matches!(update, Update::Settled { .. }));
    assert!(game.update(Duration::ZERO).is_none());
    assert!(game.address().unwrap().ends_with("/g/3333333333"));
}

#[test]
fn what_a_server_says_is_cleaned() {
    let (server, mut game) = Server::watched();
    // A socket that is dropped with unread messages is reset, and the client may lose what was sent.
    let mut socket = server.accept();
    send(&mut socket, &state("null", "null"));
    until(&mut game, |update| matches!(update, Update::Settled { .. }));
    assert_eq!(game.status(Text::of(Language::EN)), "B to move");
    assert_eq!(game.bare_name(four_rules::Side::First, Text::default()), "A [2J");
}
