//! The HTTP side of a running server: what its description says is what it does.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use async_trait::async_trait;
use four_protocol::TableEvent;
use four_rules::Side;
use four_server::{Config, GameId, LocalBus, SavedEntry, Sqlite, Store, StoreError, StoredEntry, Summary};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    folder: tempfile::TempDir,
}

struct Answer {
    status: u16,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}

impl Server {
    async fn start(config: Config) -> Server {
        Server::with(config, |store| store).await
    }

    /// One whose store is something around the usual one.
    async fn with<S: Store>(config: Config, around: impl FnOnce(Sqlite) -> S) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(around(Sqlite::open(&folder.path().join("games.db")).await.unwrap()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async { drop(stopped.await) };
        let running =
            tokio::spawn(four_server::run(listener, store, Arc::new(LocalBus::default()), config, stopped));
        Server { address, stop, running, folder }
    }

    async fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
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

    /// Asks for the socket of a game: the status of the answer, and the connection.
    async fn socket(&self, game: &str, headers: &str) -> (u16, TcpStream) {
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
        (std::str::from_utf8(&head[9..12]).unwrap().parse().unwrap(), stream)
    }

    /// Sits down at a game, and has heard so.
    async fn sit(&self, game: &str, token: &str) -> TcpStream {
        let (status, mut stream) = self.socket(game, "").await;
        assert_eq!(status, 101);
        let hello = json!({"hello": {"tokens": [token], "seen": 0, "language": "en"}});
        say(&mut stream, &hello).await;
        let (_, welcome) = frame(&mut stream).await;
        assert!(welcome.starts_with(b"{\"welcome\""));
        stream
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "", "").await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, "Content-Type: application/json\r\n", &body.to_string()).await
    }

    async fn open(&self, new: &Value) -> String {
        let answer = self.post("/api/v2/games", new).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()["game"].as_str().unwrap().to_owned()
    }
}

/// Sends a text frame, with a mask that changes nothing.
async fn say(stream: &mut TcpStream, message: &Value) {
    let text = message.to_string();
    let length = u8::try_from(text.len()).unwrap();
    assert!(length < 126);
    let head = [0x81, 0x80 | length, 0, 0, 0, 0];
    stream.write_all(&[&head, text.as_bytes()].concat()).await.unwrap();
}

/// The next frame: what it is, and what is in it.
async fn frame(stream: &mut TcpStream) -> (u8, Vec<u8>) {
    let kind = stream.read_u8().await.unwrap();
    let length = match stream.read_u8().await.unwrap() {
        126 => usize::from(stream.read_u16().await.unwrap()),
        length => usize::from(length),
    };
    let mut content = vec![0; length];
    stream.read_exact(&mut content).await.unwrap();
    (kind, content)
}

/// The code that a connection ends with. Nothing is refused before that.
async fn close_code(stream: &mut TcpStream) -> u16 {
    loop {
        match frame(stream).await {
            (0x88, content) => return u16::from_be_bytes([content[0], content[1]]),
            (_, content) => assert!(!content.starts_with(b"{\"refused\"")),
        }
    }
}

/// Whether a value is what a schema of the description says, as far as it says it.
fn fits(value: &Value, schema: &Value, all: &Value) -> bool {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return fits(value, &all["components"]["schemas"][name], all);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[key].as_array() {
            return choices.iter().any(|schema| fits(value, schema, all));
        }
    }
    if let Some(only) = schema.get("const") {
        return value == only;
    }
    let in_list = schema["enum"].as_array().is_none_or(|list| list.contains(value));
    let has = |name: &Value| value.get(name.as_str().unwrap()).is_some();
    let right = match schema["type"].as_str().unwrap_or("any") {
        "object" => {
            value.is_object() && schema["required"].as_array().is_none_or(|names| names.iter().all(has))
        }
        "array" => value.as_array().is_some_and(|items| {
            schema.get("items").is_none_or(|schema| items.iter().all(|item| fits(item, schema, all)))
        }),
        "string" => value.is_string(),
        "integer" => value.is_i64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => true,
    };
    let properties = schema["properties"].as_object();
    let fit = |name: &String, value: &Value| match properties.and_then(|properties| properties.get(name)) {
        Some(schema) => fits(value, schema, all),
        // What is sent is described.
        None => properties.is_none_or(serde_json::Map::is_empty),
    };
    right
        && in_list
        && value.as_object().is_none_or(|fields| fields.iter().all(|(name, value)| fit(name, value)))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_says_what_the_server_does() {
    let server = Server::start(Config::default()).await;
    let all = server.get("/api/v2/openapi.json").await.json();
    let game = server.open(&json!({"name": "Ann", "clock": {"move": 60}})).await;
    let bodies =
        [("/api/v2/games", json!({"opponent": {"computer": "1"}})), ("seat", json!({"name": "Bob"}))];
    for (path, methods) in all["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let body = bodies
                .iter()
                .find(|(end, _)| path.ends_with(end))
                .map_or(json!(null), |(_, body)| body.clone());
            let path = path.replace("{id}", &game);
            let answer = match method.as_str() {
                "post" => server.post(&path, &body).await,
                _ => server.get(&path).await,
            };
            let described = &about["responses"][answer.status.to_string()];
            assert!(described.is_object(), "{method} {path}: {} is not described", answer.status);
            if let Some(schema) = described["content"]["application/json"].get("schema") {
                assert!(fits(&answer.json(), schema, &all), "{method} {path}: {}", answer.text());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_told_what_is_wrong() {
    let server = Server::start(Config::default()).await;
    for (body, part) in [
        (json!({"rules": "chess"}), "chess"),
        (json!({"rules": "200x200"}), "too big"),
        (json!({"opponent": {"computer": "99"}}), "99"),
        (json!({"clock": {"move": 0}}), "clock"),
        (json!({"colour": "red"}), "colour"),
        (json!([1, 2]), "invalid"),
    ] {
        let answer = server.post("/api/v2/games", &body).await;
        let problem = answer.json();
        assert_eq!(answer.status, 400, "{body}");
        assert_eq!(problem["error"], "bad_request");
        assert!(problem["message"].as_str().unwrap().contains(part), "{body}: {problem}");
    }
    for (path, status) in [
        ("/api/v2/games/zzzzzzzzzz", 404),
        ("/api/v2/analysis?pos=9", 400),
        ("/api/v2/analysis?rules=chess", 400),
        ("/api/v2/puzzle?hardness=silly", 400),
        ("/api/v2/nothing", 404),
        ("/nothing", 404),
        ("/g/zzzzzzzzzz", 404),
        ("/analysis?pos=4444444", 400),
    ] {
        assert_eq!(server.get(path).await.status, status, "{path}");
    }
    assert_eq!(server.ask("DELETE", "/api/v2/games", "", "").await.status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_says_in_every_language_what_it_does_not_know() {
    let server = Server::start(Config::default()).await;
    for (language, part) in [("en", "plain rules only"), ("vi", "luật thường")] {
        let answer = server.get(&format!("/api/v2/review?rules=popout&pos=44&lang={language}")).await;
        assert_eq!(answer.status, 400);
        assert!(answer.text().contains(part), "{}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_a_page_pictures_and_a_record() {
    let server = Server::start(Config::default()).await;
    let game = server.open(&json!({"name": "<b>Ann", "opponent": {"here": "Bob"}, "side": "first"})).await;
    for (kind, begins) in
        [("svg", &b"<svg"[..]), ("png", b"\x89PNG"), ("gif", b"GIF8"), ("pgn", b"[Game "), ("jsonl", b"{")]
    {
        let path = format!("/g/{game}.{kind}");
        let answer = server.get(&path).await;
        assert!(answer.body.starts_with(begins), "{kind}: {:?}", &answer.body[..20.min(answer.body.len())]);
        let known = format!("If-None-Match: {}\r\n", answer.headers["etag"]);
        assert_eq!(server.ask("GET", &path, &known, "").await.status, 304);
    }
    assert_eq!(server.get(&format!("/g/{game}.exe")).await.status, 404);
    assert!(server.get(&format!("/g/{game}/qr.svg")).await.text().contains("<svg"));
    let page = server.get(&format!("/g/{game}")).await;
    assert!(page.text().contains("&lt;b&gt;Ann") && !page.text().contains("<b>Ann"));
    assert!(page.headers["content-security-policy"].contains("script-src 'self'"));
    assert!(!page.headers.contains_key("set-cookie"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_did_not_hear_of_the_seat_can_ask_again() {
    let server = Server::start(Config::default()).await;
    let path = format!("/api/v2/games/{}/seat", server.open(&json!({"side": "first"})).await);
    let token = "0123456789abcdef0123456789abcdef";
    assert_eq!(server.post(&path, &json!({"token": "short"})).await.status, 400);
    for _ in 0..2 {
        let answer = server.post(&path, &json!({"name": "Bob", "token": token})).await;
        assert_eq!((answer.status, answer.json()), (201, json!({"side": "second", "token": token})));
    }
    assert_eq!(server.post(&path, &json!({"name": "Eve"})).await.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_somebody_deleted_is_gone() {
    let server = Server::start(Config::default()).await;
    let game = server.open(&json!({})).await;
    let path = format!("/api/v2/games/{game}");
    assert_eq!(server.get(&path).await.status, 200);
    // Another program with the same file, as `four admin` is.
    let store = Sqlite::open(&server.folder.path().join("games.db")).await.unwrap();
    assert!(store.delete(&GameId::read(&game).unwrap()).await.unwrap());
    assert_eq!(server.get(&path).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_at_a_game_that_was_deleted_hears_of_it() {
    let server = Server::start(Config::default()).await;
    let answer = server.post("/api/v2/games", &json!({"opponent": {"here": "Bob"}})).await.json();
    let (game, token) = (answer["game"].as_str().unwrap(), answer["seats"][0]["token"].as_str().unwrap());
    let mut player = server.sit(game, token).await;
    let store = Sqlite::open(&server.folder.path().join("games.db")).await.unwrap();
    assert!(store.delete(&GameId::read(game).unwrap()).await.unwrap());
    say(&mut player, &json!({"ask": {"id": "a", "seen": 1, "act": {"play": "4"}}})).await;
    assert_eq!(close_code(&mut player).await, 1000);
    assert_eq!(server.socket(game, "").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_speaks_the_language_that_is_asked_for() {
    let server = Server::start(Config::default()).await;
    let status = |answer: Answer| answer.json()["state"]["status"].as_str().unwrap().to_owned();
    let path = "/api/v2/analysis?pos=44";
    assert_eq!(status(server.get(path).await), "Red to move");
    assert_eq!(status(server.get(&format!("{path}&lang=vi")).await), "Đến lượt Đỏ");
    let gone = server.get("/api/v2/games/zzzzzzzzzz?lang=vi").await.json();
    assert_eq!(gone["message"], "Không có ván này; có thể nó đã hết hạn.");
    for (asked, told) in [
        ("pos=4444444", "Các nước này không dùng được: nước 7, '4': cột 4 đã đầy."),
        (
            "rules=popout&pos=4,p5,",
            "Các nước này không dùng được: nước 2, 'p5': đáy cột 5 không phải quân của bạn.",
        ),
        ("rules=2x2", "Luật này không dùng được: hàng 4 quân dài hơn bàn."),
    ] {
        let wrong = server.get(&format!("/api/v2/analysis?lang=vi&{asked}")).await;
        assert_eq!((wrong.status, &wrong.json()["message"]), (400, &json!(told)));
    }
    let accept = "Accept-Language: fr, vi-VN;q=0.8, en;q=0.5\r\n";
    assert_eq!(status(server.ask("GET", path, accept, "").await), "Đến lượt Đỏ");
    assert_eq!(status(server.ask("GET", &format!("{path}&lang=en"), accept, "").await), "Red to move");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_much_is_told_to_wait() {
    let config = Config { requests_per_second: 1, games_per_address: 2, ..Config::default() };
    let server = Server::start(config).await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(server.post("/api/v2/games", &json!({})).await);
    }
    assert_eq!(answers.iter().map(|answer| answer.status).collect::<Vec<_>>(), [201, 201, 429]);
    assert_eq!(answers[2].json()["error"], "too_many_games");
    let mut last = server.get("/").await;
    for _ in 0..20 {
        last = server.get("/").await;
    }
    assert_eq!((last.status, last.headers["retry-after"].as_str()), (429, "5"));
    assert_eq!(server.get("/healthz").await.status, 200, "whoever looks after it still can");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_a_visitor_is_whoever_the_proxy_has_seen() {
    let config = Config { behind_proxy: true, connections_per_address: 1, ..Config::default() };
    let server = Server::start(config).await;
    let game = server.open(&json!({})).await;
    let from = |list: &str| format!("X-Forwarded-For: {list}\r\n");
    let (status, held) = server.socket(&game, &from("192.0.2.9, 192.0.2.1")).await;
    assert_eq!(status, 101);
    // What comes before the last one anybody can write.
    assert_eq!(server.socket(&game, &from("192.0.2.8, 192.0.2.1")).await.0, 429);
    assert_eq!(server.socket(&game, &(from("192.0.2.2") + &from("192.0.2.1"))).await.0, 429);
    assert_eq!(server.socket(&game, &from("192.0.2.1, 192.0.2.2")).await.0, 101);
    drop(held);
    while server.socket(&game, &from("192.0.2.1")).await.0 == 429 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_opens_no_game() {
    let server = Server::start(Config::default()).await;
    let headers = |origin: &str| format!("Content-Type: application/json\r\nOrigin: {origin}\r\n");
    for (origin, status) in [
        ("http://four.test", 201),
        ("https://evil.test", 403),
        ("http://four.test.evil.test", 403),
        ("null", 403),
    ] {
        assert_eq!(
            server.ask("POST", "/api/v2/games", &headers(origin), "{}").await.status,
            status,
            "{origin}"
        );
    }
    // What a form of another site can send is not taken for a game.
    let form = server.ask("POST", "/api/v2/games", "Content-Type: text/plain\r\n", "{}").await;
    assert_eq!(form.status, 400);
}

/// A store that cannot save the first answer to anything, and says what it could save.
struct Failing {
    store: Sqlite,
    failed: AtomicBool,
    saved: mpsc::UnboundedSender<StoredEntry>,
}

#[async_trait]
impl Store for Failing {
    async fn append(&self, game: &GameId, version: u64, line: &StoredEntry) -> Result<(), StoreError> {
        if version > 0 && !self.failed.swap(true, Relaxed) {
            return Err(StoreError::Database(sqlx::Error::WorkerCrashed));
        }
        self.store.append(game, version, line).await?;
        self.saved.send(line.clone()).unwrap();
        Ok(())
    }

    async fn entries(&self, game: &GameId, after: u64) -> Result<Vec<SavedEntry>, StoreError> {
        self.store.entries(game, after).await
    }

    async fn list(&self, most: u32) -> Result<Vec<Summary>, StoreError> {
        self.store.list(most).await
    }

    async fn delete(&self, game: &GameId) -> Result<bool, StoreError> {
        self.store.delete(game).await
    }

    async fn expire(&self, waiting_since: u64, idle_since: u64) -> Result<u64, StoreError> {
        self.store.expire(waiting_since, idle_since).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.store.backup(to).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.store.ready().await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_on_when_its_move_could_not_be_saved_at_first() {
    let (saved, mut lines) = mpsc::unbounded_channel();
    let failing = |store| Failing { store, failed: AtomicBool::new(false), saved };
    let server = Server::with(Config::default(), failing).await;
    server.open(&json!({"side": "second", "opponent": {"computer": "1"}})).await;
    // Nobody asks for the game meanwhile.
    assert!(matches!(lines.recv().await.unwrap().what, TableEvent::Opened(_)));
    assert!(matches!(lines.recv().await.unwrap().what, TableEvent::Played { by: Side::First, .. }));
    assert!(server.get("/metrics").await.text().contains("\nfour_failures_total 1\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn it_stops_when_it_is_told_to() {
    let server = Server::start(Config::default()).await;
    assert_eq!(server.get("/readyz").await.text(), "ready\n");
    let game = server.open(&json!({})).await;
    let (_, silent) = server.socket(&game, "").await;
    let watching = server.sit(&game, "").await;
    server.stop.send(()).unwrap();
    for mut stream in [silent, watching] {
        assert_eq!(close_code(&mut stream).await, 1012);
    }
    server.running.await.unwrap();
    assert!(TcpStream::connect(server.address).await.is_err());
}
