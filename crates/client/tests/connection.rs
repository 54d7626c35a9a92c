//! [`Connection`] against a scripted server.

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

/// How long a test waits for anything before it fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server with one game.
struct Server(TcpListener);

impl Server {
    fn new() -> Server {
        Server(TcpListener::bind("127.0.0.1:0").unwrap())
    }

    fn address(&self) -> Address {
        Address::parse(&format!("http://{}/g/2222222222", self.0.local_addr().unwrap())).unwrap()
    }

    /// Accepts the next client and welcomes it. Returns it with its first message.
    fn accept(&self) -> (Client, Hello) {
        let stream = self.0.accept().unwrap().0;
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut client = Client(tungstenite::accept(stream).unwrap());
        let ToServer::Hello(hello) = client.receive() else { panic!("no hello") };
        client.send(r#"{"welcome": {"protocol": 2, "sides": ["first"], "new": "unknown"}}"#);
        (client, hello)
    }
}

/// The server's end of a connection.
struct Client(WebSocket<TcpStream>);

impl Client {
    fn send(&mut self, text: &str) {
        self.0.send(Message::text(text)).unwrap();
    }

    fn send_changes(&mut self, from: u64, version: u64) {
        self.send(&format!(
            r#"{{"changes": {{"from": {from}, "entries": [], "state": {{"version": {version}, "rules": "standard",
            "players": [{{"name": "A", "who": {{"human": "A"}}}}, {{"name": "B", "who": {{"human": ""}}}}], "board": "",
            "turn": "first", "awaiting": "move", "legal": ["1"], "charges": [{{"undo": 0, "block": 0, "remove": 0}},
            {{"undo": 0, "block": 0, "remove": 0}}], "mistakes_left": null, "moves": 0, "standing": [], "pos": "",
            "last": null, "ending": null, "offers": [], "clocks": null, "next": null, "status": ""}}}}}}"#
        ));
    }

    fn receive(&mut self) -> ToServer {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    fn receive_ask(&mut self) -> Ask {
        let ToServer::Ask(ask) = self.receive() else { panic!("not a request") };
        ask
    }
}

/// Waits for the next event that `wanted` accepts.
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

fn ended(event: ConnectionEvent) -> Option<ClientError> {
    match event {
        ConnectionEvent::Ended(error) => Some(error),
        _ => None,
    }
}

#[test]
fn a_reconnect_names_the_last_version_and_repeats_open_requests() {
    let server = Server::new();
    let mut connection = Connection::open(server.address(), vec!["secret".into()], "vi");
    let (mut client, hello) = server.accept();
    assert_eq!((hello.tokens, hello.seen, hello.language.as_str()), (vec!["secret".to_owned()], 0, "vi"));
    client.send_changes(0, 7);
    assert_eq!(next(&connection, version), 7);
    let answered = connection.ask(Act::Play("4".parse().unwrap()), 7);
    let open = connection.ask(Act::Play("5".parse().unwrap()), 8);
    assert_ne!(answered, open);
    assert_eq!((client.receive_ask().id, client.receive_ask().id), (answered.clone(), open.clone()));
    client.send(&format!(r#"{{"done": {{"id": "{answered}", "version": 8}}}}"#));
    let done = next(&connection, |event| match event {
        ConnectionEvent::Message(ToClient::Done { id, .. }) => Some(id),
        _ => None,
    });
    assert_eq!(done, answered);
    drop(client);
    next(&connection, |event| matches!(event, ConnectionEvent::Lost(_)).then_some(()));
    let late = connection.ask(Act::Play("6".parse().unwrap()), 8);
    let (mut client, hello) = server.accept();
    assert_eq!(hello.seen, 7);
    let asked = client.receive_ask();
    assert_eq!((asked.id, asked.seen), (open, 8));
    assert_eq!(client.receive_ask().id, late);
    client.send(r#"{"refused": {"id": "", "reason": "too_fast", "message": "wait"}}"#);
    next(&connection, |event| {
        matches!(event, ConnectionEvent::Message(ToClient::Refused { .. })).then_some(())
    });
    // Another language starts from version 0. The refusal without an id has closed every open request.
    connection.set_language("en");
    let (mut client, hello) = server.accept();
    assert_eq!((hello.seen, hello.language.as_str()), (0, "en"));
    client.send_changes(0, 9);
    assert_eq!(next(&connection, version), 9);
    connection.ask(Act::Play("7".parse().unwrap()), 9);
    assert_eq!(client.receive_ask().seen, 9);
}

#[test]
fn dropping_a_connection_closes_the_socket() {
    let server = Server::new();
    let connection = Connection::open(server.address(), Vec::new(), "en");
    let (mut client, _) = server.accept();
    drop(connection);
    loop {
        match client.0.read() {
            Err(Error::Io(error)) if matches!(error.kind(), WouldBlock | TimedOut) => {
                panic!("the socket is still open")
            }
            Ok(Message::Close(_)) | Err(_) => return,
            Ok(_) => {}
        }
    }
}

#[test]
fn a_proxy_in_between_does_not_end_a_connection_but_a_policy_violation_does() {
    let server = Server::new();
    let connection = Connection::open(server.address(), Vec::new(), "en");
    drop(server.accept());
    for answer in
        ["404 Not Found\r\n\r\nno such page", "302 Found\r\nLocation: https://portal.example/\r\n\r\n"]
    {
        let mut stream = server.0.accept().unwrap().0;
        assert!(stream.read(&mut [0; 1 << 12]).unwrap() > 0);
        stream.write_all(format!("HTTP/1.1 {answer}").as_bytes()).unwrap();
    }
    let (mut client, _) = server.accept();
    let policy = CloseFrame { code: CloseCode::Policy, reason: "enough".into() };
    client.0.close(Some(policy)).unwrap();
    client.0.flush().unwrap();
    assert_eq!(next(&connection, ended), ClientError::PolicyViolation);
}

#[test]
fn an_invalid_message_ends_the_connection() {
    for message in ["{", r#"{"welcome": {"protocol": 3, "sides": []}}"#, r#"{"changes": {"from": -1}}"#] {
        let server = Server::new();
        let connection = Connection::open(server.address(), Vec::new(), "en");
        let (mut client, _) = server.accept();
        client.send(message);
        assert_eq!(next(&connection, ended), ClientError::InvalidResponse);
        assert_eq!(connection.next_event(PATIENCE), Some(ConnectionEvent::Ended(ClientError::Disconnected)));
    }
}

#[test]
fn a_message_above_the_size_limit_ends_the_connection() {
    let server = Server::new();
    let connection = Connection::open(server.address(), Vec::new(), "en");
    let (mut client, _) = server.accept();
    let long = std::thread::spawn(move || client.0.send(Message::text(" ".repeat(9 << 20))));
    assert_eq!(next(&connection, ended), ClientError::InvalidResponse);
    let _ = long.join().unwrap();
}
