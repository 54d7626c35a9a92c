//! A server in this process, with a client that speaks HTTP and WebSocket by hand so that a test can also send what is wrong.

#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use four_server::{Bus, Config, LocalBus, Sqlite, Store};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The usual limits, but with timeouts that a busy machine does not reach.
pub(crate) fn config() -> Config {
    Config { timeout: Duration::from_secs(600), ..Config::default() }
}

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) stop: oneshot::Sender<()>,
    pub(crate) running: JoinHandle<()>,
    pub(crate) folder: tempfile::TempDir,
}

/// An answer to a request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}

/// What a server keeps its games in, and how it hears of others.
pub(crate) type Place = (Arc<dyn Store>, Arc<dyn Bus>);

/// A file in this folder, and no others.
pub(crate) async fn file(folder: &Path) -> Place {
    let store = Sqlite::open(&folder.join("games.db")).await.unwrap();
    (Arc::new(store), Arc::new(LocalBus::default()))
}

impl Server {
    /// A server with the games where the tests of this program have them.
    pub(crate) async fn start(config: Config) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let place = crate::place(folder.path()).await;
        Server::at(config, folder, place).await
    }

    /// A server whose store wraps a file.
    pub(crate) async fn with<S: Store>(config: Config, wrap: impl FnOnce(Sqlite) -> S) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let store = wrap(Sqlite::open(&folder.path().join("games.db")).await.unwrap());
        Server::at(config, folder, (Arc::new(store), Arc::new(LocalBus::default()))).await
    }

    async fn at(config: Config, folder: tempfile::TempDir, (store, bus): Place) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async { drop(stopped.await) };
        let running = tokio::spawn(four_server::run(listener, store, bus, config, stopped));
        Server { address, stop, running, folder }
    }

    /// The store of this server, as another program such as `four admin` opens it.
    pub(crate) async fn store(&self) -> Sqlite {
        Sqlite::open(&self.folder.path().join("games.db")).await.unwrap()
    }

    pub(crate) async fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: four.test\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
        let mut lines = std::str::from_utf8(&bytes[..end]).unwrap().lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Answer { status, headers, body: bytes[end + 4..].to_vec() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, "", "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, "Content-Type: application/json\r\n", &body.to_string()).await
    }

    /// Opens a game: its id, and the token of its first seat.
    pub(crate) async fn open(&self, new: &Value) -> (String, String) {
        let answer = self.post("/api/v2/games", new).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let created = answer.json();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (text(&created["game"]), text(&created["seats"][0]["token"]))
    }

    /// Asks for the WebSocket of a game: the status of the answer, and the connection.
    pub(crate) async fn upgrade(&self, game: &str, headers: &str) -> (u16, Socket) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "GET /api/v2/games/{game}/socket HTTP/1.1\r\nHost: four.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        let status = std::str::from_utf8(&head[9..12]).unwrap().parse().unwrap();
        (status, Socket { stream, version: 0, asked: 0 })
    }

    /// Connects to a game and waits for its state.
    pub(crate) async fn connect(&self, game: &str, tokens: &[&str], language: &str) -> Socket {
        let (status, mut socket) = self.upgrade(game, "").await;
        assert_eq!(status, 101);
        socket.send(&json!({"hello": {"tokens": tokens, "seen": 0, "language": language}})).await;
        assert!(socket.receive().await.get("welcome").is_some());
        socket.changes().await;
        socket
    }
}

/// The WebSocket of a client.
pub(crate) struct Socket {
    stream: TcpStream,
    /// The last version that the server sent.
    pub(crate) version: u64,
    /// The number of requests, for their ids.
    asked: u32,
}

const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;

impl Socket {
    /// Sends a text frame, with a mask that changes nothing.
    pub(crate) async fn send(&mut self, message: &Value) {
        let text = message.to_string();
        let mut frame = vec![TEXT];
        match u8::try_from(text.len()) {
            Ok(length @ ..126) => frame.push(0x80 | length),
            _ => {
                frame.push(0x80 | 126);
                frame.extend(u16::try_from(text.len()).unwrap().to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await.unwrap();
    }

    /// The kind and the content of the next frame.
    async fn frame(&mut self) -> (u8, Vec<u8>) {
        let kind = self.stream.read_u8().await.unwrap();
        let length = match self.stream.read_u8().await.unwrap() {
            126 => usize::from(self.stream.read_u16().await.unwrap()),
            127 => usize::try_from(self.stream.read_u64().await.unwrap()).unwrap(),
            length => usize::from(length),
        };
        let mut content = vec![0; length];
        self.stream.read_exact(&mut content).await.unwrap();
        (kind, content)
    }

    /// The next message.
    pub(crate) async fn receive(&mut self) -> Value {
        loop {
            let (kind, content) = self.frame().await;
            assert_ne!(kind, CLOSE, "the server closed the connection");
            if kind == TEXT {
                let message: Value = serde_json::from_slice(&content).unwrap();
                if let Some(version) = message["changes"]["state"]["version"].as_u64() {
                    self.version = version;
                }
                return message;
            }
        }
    }

    /// The next changes.
    pub(crate) async fn changes(&mut self) -> Value {
        loop {
            if let Some(changes) = self.receive().await.get("changes") {
                return changes.clone();
            }
        }
    }

    /// Asks for something and waits for the answer: `done` or `refused`.
    pub(crate) async fn ask(&mut self, act: &Value) -> Value {
        let seen = self.version;
        self.ask_with(&json!({"seen": seen, "act": act})).await
    }

    /// The same with other fields.
    pub(crate) async fn ask_with(&mut self, fields: &Value) -> Value {
        self.asked += 1;
        let mut ask = fields.clone();
        ask["id"] = json!(self.asked.to_string());
        self.send(&json!({"ask": ask})).await;
        loop {
            let message = self.receive().await;
            if message.get("done").is_some() || message.get("refused").is_some() {
                return message;
            }
        }
    }

    /// Plays these actions, each for the side to act.
    pub(crate) async fn play(&mut self, actions: &[&str]) {
        for action in actions {
            let answer = self.ask(&json!({"play": action})).await;
            assert!(answer.get("done").is_some(), "{action}: {answer}");
        }
    }

    /// The code that the connection is closed with. Nothing is refused before that.
    pub(crate) async fn close_code(&mut self) -> u16 {
        loop {
            match self.frame().await {
                (CLOSE, content) => return u16::from_be_bytes([content[0], content[1]]),
                (_, content) => assert!(!content.starts_with(b"{\"refused\"")),
            }
        }
    }
}
