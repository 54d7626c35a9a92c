//! A connection against a server that does what a test tells it.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::ErrorKind::{TimedOut, WouldBlock};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use four_client::{Address, ClientError, Connection, ConnectionEvent};
use four_protocol::{Act, Ask, Hello, ToClient, ToServer};
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Message, WebSocket};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server of one game.
struct Server(TcpListener);

impl Server {
    fn new() -> Server {
        Server(TcpListener::bind("127.0.0.1:0").unwrap())
    }

    fn address(&self) -> Address {
        Address::parse(&format!("http://{}/g/2222222222", self.0.local_addr().unwrap())).unwrap()
    }

    /// The next client, and what it says first.
    fn greets(&self) -> (Client, Hello) {
        let stream = self.0.accept().unwrap().0;
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut client = Client(tungstenite::accept(stream).unwrap());
        let ToServer::Hello(hello) = client.hears() else { panic!("no hello") };
        client.says(r#"{"welcome": {"protocol": 2, "sides": ["first"], "new": "unknown"}}"#);
        (client, hello)
    }
}

/// A client as a server has it.
struct Client(WebSocket<TcpStream>);

impl Client {
    fn says(&mut self, text: &str) {
        self.0.send(Message::text(text)).unwrap();
    }

    fn shows(&mut self, from: u64, version: u64) {
        self.says(&format!(
            r#"{{"changes": {{"from": {from}, "entries": [], "state": {{"version": {version}, "rules": "standard",
            "players": [{{"name": "A", "who": {{"human": "A"}}}}, {{"name": "B", "who": {{"human": ""}}}}], "board": "",
            "turn": "first", "awaiting": "move", "legal": ["1"], "charges": [{{"undo": 0, "block": 0, "remove": 0}},
            {{"undo": 0, "block": 0, "remove": 0}}], "mistakes_left": null, "moves": 0, "standing": [], "pos": "",
            "last": null, "ending": null, "offers": [], "clocks": null, "next": null, "status": ""}}}}}}"#
        ));
    }

    fn hears(&mut self) -> ToServer {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    fn is_asked(&mut self) -> Ask {
        let ToServer::Ask(ask) = self.hears() else { panic!("not asked") };
        ask
    }
}

/// The next event that is wanted.
fn next<T>(connection: &Connection, wanted: impl Fn(ConnectionEvent) -> Option<T>) -> T {
    loop {
        if let Some(found) = wanted(connection.next_event(PATIENCE).unwrap()) {
            return found;
        }
    }
}

fn version(event: ConnectionEvent) -> Option<u64> {
    match event {
        ConnectionEvent::Message(ToClient::Changes { state, .. }) => Some(state.version),
        _ => None,
    }
}

#[test]
fn it_comes_back_with_what_it_has_seen_and_asks_again_what_was_not_answered() {
    let server = Server::new();
    let mut connection = Connection::open(server.address(), vec!["secret".into()], "vi");
    let (mut client, hello) = server.greets();
    assert_eq!((hello.tokens, hello.seen, hello.language.as_str()), (vec!["secret".to_owned()], 0, "vi"));
    client.shows(0, 7);
    assert_eq!(next(&connection, version), 7);
    let answered = connection.ask(Act::Play("4".parse().unwrap()), 7);
    let open = connection.ask(Act::Play("5".parse().unwrap()), 8);
    assert_ne!(answered, open);
    assert_eq!((client.is_asked().id, client.is_asked().id), (answered.clone(), open.clone()));
    client.says(&format!(r#"{{"done": {{"id": "{answered}", "version": 8}}}}"#));
    let done = next(&connection, |event| match event {
        ConnectionEvent::Message(ToClient::Done { id, .. }) => Some(id),
        _ => None,
    });
    assert_eq!(done, answered);
    drop(client);
    next(&connection, |event| matches!(event, ConnectionEvent::Lost(_)).then_some(()));
    let late = connection.ask(Act::Play("6".parse().unwrap()), 8);
    let (mut client, hello) = server.greets();
    assert_eq!(hello.seen, 7);
    let asked = client.is_asked();
    assert_eq!((asked.id, asked.seen), (open, 8));
    assert_eq!(client.is_asked().id, late);
    client.says(r#"{"refused": {"id": "", "reason": "too_fast", "message": "wait"}}"#);
    next(&connection, |event| {
        matches!(event, ConnectionEvent::Message(ToClient::Refused { .. })).then_some(())
    });
    // In another language it begins from the beginning, and nothing is open any more.
    connection.set_language("en");
    let (mut client, hello) = server.greets();
    assert_eq!((hello.seen, hello.language.as_str()), (0, "en"));
    client.shows(0, 9);
    assert_eq!(next(&connection, version), 9);
    connection.ask(Act::Play("7".parse().unwrap()), 9);
    assert_eq!(client.is_asked().seen, 9);
}

#[test]
fn dropped_it_hangs_up() {
    let server = Server::new();
    let connection = Connection::open(server.address(), Vec::new(), "en");
    let (mut client, _) = server.greets();
    drop(connection);
    loop {
        match client.0.read() {
            Err(Error::Io(error)) if matches!(error.kind(), WouldBlock | TimedOut) => panic!("still there"),
            Ok(Message::Close(_)) | Err(_) => return,
            Ok(_) => {}
        }
    }
}

#[test]
fn who_stands_in_the_way_for_a_while_does_not_end_it_but_the_server_may() {
    let server = Server::new();
    let connection = Connection::open(server.address(), Vec::new(), "en");
    drop(server.greets());
    for answer in
        ["404 Not Found\r\n\r\nno such page", "302 Found\r\nLocation: https://portal.example/\r\n\r\n"]
    {
        let mut stream = server.0.accept().unwrap().0;
        assert!(stream.read(&mut [0; 1 << 12]).unwrap() > 0);
        stream.write_all(format!("HTTP/1.1 {answer}").as_bytes()).unwrap();
    }
    let (mut client, _) = server.greets();
    let policy = CloseFrame { code: CloseCode::Policy, reason: "enough".into() };
    client.0.close(Some(policy)).unwrap();
    client.0.flush().unwrap();
    let ended = next(&connection, |event| match event {
        ConnectionEvent::Ended(trouble) => Some(trouble),
        _ => None,
    });
    assert_eq!(ended, ClientError::PolicyViolation);
}

#[test]
fn what_makes_no_sense_ends_it() {
    for nonsense in ["{", r#"{"welcome": {"protocol": 3, "sides": []}}"#, r#"{"changes": {"from": -1}}"#] {
        let server = Server::new();
        let connection = Connection::open(server.address(), Vec::new(), "en");
        let (mut client, _) = server.greets();
        client.says(nonsense);
        let ended = next(&connection, |event| match event {
            ConnectionEvent::Ended(trouble) => Some(trouble),
            _ => None,
        });
        assert_eq!(ended, ClientError::NotUnderstood);
        assert_eq!(connection.next_event(PATIENCE), Some(ConnectionEvent::Ended(ClientError::Disconnected)));
    }
}

#[test]
fn what_is_too_long_is_not_read() {
    let server = Server::new();
    let connection = Connection::open(server.address(), Vec::new(), "en");
    let (mut client, _) = server.greets();
    let long = std::thread::spawn(move || client.0.send(Message::text(" ".repeat(9 << 20))));
    let ended = next(&connection, |event| match event {
        ConnectionEvent::Ended(trouble) => Some(trouble),
        _ => None,
    });
    assert_eq!(ended, ClientError::NotUnderstood);
    let _ = long.join().unwrap();
}
