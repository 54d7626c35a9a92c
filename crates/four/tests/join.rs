//! Playing over a network: a real server, real programs at the other end of it.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "screen/pty.rs"]
mod pty;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;

use four_client::{Address, Connection, News};
use four_protocol::{Act, Created, Happening, Offer, ToClient};
use four_rules::{Language, Side};
use pty::{Chance, PATIENCE, Player};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use tempfile::TempDir;

/// A server, with its games in a folder of its own.
struct Server {
    child: Child,
    /// Such as `127.0.0.1:4444`.
    at: String,
    folder: TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let (child, at) = Server::listen("127.0.0.1:0", &folder);
        Server { child, at, folder }
    }

    fn listen(address: &str, folder: &TempDir) -> (Child, String) {
        let db = format!("sqlite:{}", folder.path().join("games.db").display());
        let mut child = Command::new(env!("CARGO_BIN_EXE_four"))
            .args(["serve", "--addr", address, "--db", &db, "--log-level", "warn"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.trim().strip_prefix("Listening on http://").unwrap_or_else(|| panic!("{line}"));
        let at = at.to_owned();
        (child, at)
    }

    fn is_killed(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn starts_again(&mut self) {
        self.child = Server::listen(&self.at, &self.folder).0;
    }

    /// Opens a game with these words; whoever opened it is the first side.
    fn opens(&self, what: &str) -> Opened {
        let body = format!(r#"{{"side": "first", "name": "Ann"{what}}}"#);
        let mut stream = TcpStream::connect(&self.at).unwrap();
        write!(
            stream,
            "POST /api/v1/games HTTP/1.0\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.at,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        let created: Created = serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"));
        Opened {
            url: format!("http://{}/g/{}", self.at, created.game),
            token: created.seats[0].token.clone(),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A game that has been opened by somebody called Ann.
struct Opened {
    url: String,
    token: String,
}

impl Opened {
    /// Leaves Ann's seat in a home, as if it had been taken there.
    fn keep_seat(&self, home: &TempDir) {
        let folder = home.path().join("data/four/seats");
        std::fs::create_dir_all(&folder).unwrap();
        let (server, game) = self.url.strip_prefix("http://").unwrap().split_once("/g/").unwrap();
        let file = folder.join(format!("{}_{game}.json", server.replace(':', "_")));
        let kept = serde_json::json!({"game": self.url, "token": self.token});
        std::fs::write(file, kept.to_string()).unwrap();
    }

    /// Ann, as a program without a screen.
    fn ann(&self) -> Scripted {
        let address = Address::read(&self.url).unwrap();
        Scripted::at(address, &self.token)
    }
}

/// Somebody who plays line by line, through pipes.
struct Lines {
    child: Child,
    keyboard: Option<ChildStdin>,
    output: Receiver<String>,
    heard: Vec<String>,
    home: Arc<TempDir>,
}

impl Lines {
    fn join(home: Arc<TempDir>, args: &[&str]) -> Lines {
        let mut child = join(&home, args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (sender, output) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in stdout.lines() {
                if sender.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Lines { keyboard: child.stdin.take(), child, output, heard: Vec::new(), home }
    }

    fn says(&mut self, line: &str) -> &mut Lines {
        let keyboard = self.keyboard.as_mut().unwrap();
        writeln!(keyboard, "{line}").unwrap();
        keyboard.flush().unwrap();
        self
    }

    /// Waits for a line with this in it, after those heard before.
    fn hears(&mut self, wanted: &str) -> &mut Lines {
        let start = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(start.elapsed());
            match self.output.recv_timeout(left) {
                Ok(line) if line.contains(wanted) => {
                    self.heard.push(line);
                    return self;
                }
                Ok(line) => self.heard.push(line),
                Err(error) => panic!("waited for {wanted} ({error}) after:\n{}", self.heard.join("\n")),
            }
        }
    }

    /// Has nothing more to say, and ends with this code.
    fn ends(&mut self, code: i32) {
        drop(self.keyboard.take());
        assert_eq!(self.child.wait().unwrap().code(), Some(code), "{}", self.heard.join("\n"));
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn home() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

/// The program about to join, with a home of its own.
fn join(home: &TempDir, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_four"));
    command.arg("join").args(args);
    command.env("HOME", home.path()).env("XDG_DATA_HOME", home.path().join("data"));
    command.env("XDG_CONFIG_HOME", home.path().join("config")).env("LC_ALL", "C").env_remove("SSL_CERT_FILE");
    command
}

/// What the program says that cannot join; nothing else, and exit code 2.
fn refused(args: &[&str]) -> String {
    let output = join(&home(), args).stdin(Stdio::null()).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), b"".as_slice()));
    String::from_utf8(output.stderr).unwrap()
}

/// Somebody who plays by program.
struct Scripted {
    connection: Connection,
    address: Address,
    token: String,
    seen: u64,
    next: Option<String>,
}

impl Scripted {
    fn at(address: Address, token: &str) -> Scripted {
        let connection = Connection::open(address.clone(), vec![token.into()], Language::English);
        Scripted { connection, address, token: token.into(), seen: 0, next: None }
    }

    /// Waits until something like this has happened, and only just.
    fn sees(&mut self, what: impl Fn(&Happening) -> bool) -> &mut Scripted {
        loop {
            let news = self.connection.wait_for(PATIENCE).unwrap();
            if let News::Heard(ToClient::Changes { entries, state, .. }) = news {
                (self.seen, self.next) = (state.version, state.next.clone());
                if entries.iter().any(|entry| what(&entry.what)) {
                    return self;
                }
            }
        }
    }

    fn asks(&mut self, act: Act) -> &mut Scripted {
        let id = self.connection.ask(act, self.seen);
        loop {
            match self.connection.wait_for(PATIENCE).unwrap() {
                News::Heard(ToClient::Done { id: done, version }) if done == id => {
                    self.seen = version;
                    return self;
                }
                News::Heard(ToClient::Changes { state, .. }) => self.next = state.next.clone(),
                News::Heard(ToClient::Refused { message, .. }) => panic!("{message}"),
                _ => {}
            }
        }
    }

    fn plays(&mut self, command: &str) -> &mut Scripted {
        self.asks(Act::Play(command.parse().unwrap()))
    }

    fn is_played(&mut self, command: &str) -> &mut Scripted {
        let wanted = command.parse().unwrap();
        self.sees(|what| matches!(what, Happening::Played { command, .. } if *command == wanted))
    }

    /// Goes on to the game that follows this one.
    fn follows(&self) -> Scripted {
        Scripted::at(self.address.with_game(self.next.as_ref().unwrap()).unwrap(), &self.token)
    }
}

#[test]
fn two_play_line_by_line_and_once_more() {
    let server = Server::start();
    let game = server.opens("");
    let (anns, bens) = (home(), home());
    game.keep_seat(&anns);
    let mut ann = Lines::join(anns, &[&game.url]);
    ann.hears("Ann (you)").hears("Waiting for somebody");
    let mut ben = Lines::join(bens, &[&game.url, "--name", "Ben"]);
    ben.hears("A new game. Rules: standard.")
        .hears("Red: Ann.")
        .hears("Yellow: Ben (you).")
        .hears("Ann to move.");
    ann.hears("Ben sat down. Your turn.");
    ben.says("4").hears("It is not your turn").says("fly").hears("I do not understand \"fly\"");
    for column in [4, 5, 4, 5, 4, 5] {
        let (one, other) = if column == 4 { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
        one.says(&column.to_string()).hears(&format!("You: column {column}."));
        other.hears(&format!("column {column}. Your turn."));
    }
    ben.says("board").hears("Column 4, from the bottom: red, red, red. 3 free.");
    ben.says("99").hears("There is no column 99.");
    // Offers, declined and accepted.
    ben.says("undo");
    ann.hears("Ben asks to take the last move back. Agree? (y or n)").says("yes");
    ben.hears("You took the last move back. Your turn.").says("5").hears("You: column 5.");
    ann.hears("Ben: column 5.").says("draw");
    ben.hears("Ann offers a draw. Accept? (y or n)").says("no").hears("You decline.");
    ann.hears("Ben declines.").says("4").hears("You win!").hears("Type rematch");
    ben.hears("Ann: column 4. Ann wins!").says("4").hears("The game is over.").says("rematch");
    ann.hears("Ben wants to play again. Agree?").says("yes").hears("The next game, sides swapped.");
    ann.hears("Yellow: Ann (you).");
    ben.hears("The next game").hears("Red: Ben (you).").hears("Your turn.").says("1");
    ann.hears("Ben: column 1. Your turn.").says("language vi").hears("Đến lượt bạn.").says("đầu hàng");
    ann.hears("Đầu hàng?").says("có").hears("Bạn đầu hàng");
    ben.hears("Ann gave up: You win!").says("quit").hears("Goodbye.").ends(0);
    ann.ends(1);
}

#[test]
fn one_plays_on_a_screen_and_comes_back() {
    let server = Server::start();
    let game = server.opens("");
    let mut ann = game.ann();
    let ben = Player::new();
    let mut screen = ben.plays((80, 24), &["join", &game.url, "--name", "Ben"]);
    screen.sees("○ Ben (you)").sees("● Ann").sees("Ann to move");
    ann.sees(|what| matches!(what, Happening::Joined { .. })).plays("4");
    screen.sees("Your turn").sees("1. 4").types("4");
    ann.is_played("4").plays("4");
    // With the arrows, and with the mouse.
    screen.sees("2. 4").sees("Your turn").types(pty::RIGHT).types("\r");
    ann.is_played("5").plays("4");
    screen.sees("3. 4").sees("Your turn").clicks_on("7");
    ann.is_played("7").asks(Act::Offer(Offer::Draw));
    screen.sees("Ann offers a draw. Accept?").types("n");
    ann.sees(|what| matches!(what, Happening::Declined { by: Side::Second, offer: Offer::Draw }));
    screen.loses("offers a draw").types("u").sees("You have asked to take your");
    ann.sees(|what| matches!(what, Happening::Offered { offer: Offer::Undo, .. }))
        .asks(Act::Offer(Offer::Undo));
    screen
        .sees("Your turn")
        .sees("1. 4 4 2. 4 5 3. 4")
        .types("?")
        .sees("leave; your seat is kept")
        .types("x");
    screen.loses("your seat is kept").types("q").ends(0);
    // The seat was kept for its owner.
    let mut screen = ben.plays((80, 24), &["join", &game.url]);
    screen
        .sees("○ Ben (you)")
        .sees("Your turn")
        .types("g")
        .sees("Give up?")
        .types("y")
        .sees("You gave up: Ann wins!");
    ann.is_played("resign");
    screen.types("n").sees("You have asked to play again");
    ann.sees(|what| matches!(what, Happening::Offered { offer: Offer::Rematch, .. }));
    ann.asks(Act::Offer(Offer::Rematch));
    screen.sees("● Ben (you)").sees("Your turn").types("1");
    let mut ann = ann.follows();
    ann.is_played("1").plays("2");
    screen.sees("1. 1 2").types(pty::F2).sees("Đến lượt bạn").sees("Ben (bạn)").types("\x1b").ends(0);
}

#[test]
fn a_game_goes_on_when_the_server_is_killed_and_comes_back() {
    let mut server = Server::start();
    let game = server.opens(r#", "clock": {"bank": {"seconds": 600, "increment": 5}}"#);
    let (anns, ben) = (home(), Player::new());
    game.keep_seat(&anns);
    let mut ann = Lines::join(anns, &[&game.url]);
    ann.hears("Waiting for somebody");
    let mut screen = ben.plays((100, 30), &["join", &game.url, "--name", "Ben"]);
    screen.sees("Ann to move").sees("10:00");
    ann.hears("Your turn.").says("4").hears("You: column 4.");
    screen.sees("Your turn").types("5").sees("1. 4 5");
    ann.hears("Ben: column 5. Your turn.");
    server.is_killed();
    ann.hears("No connection; trying again.");
    screen.sees("No connection; trying again");
    // Asked for while nobody is there, it is done when somebody is.
    ann.says("3").says("board").hears("Column 5, from the bottom: yellow. 5 free.");
    server.starts_again();
    ann.hears("You: column 3.");
    screen.sees("2. 3").loses("No connection").types("3");
    ann.hears("Ben: column 3. Your turn.").says("quit").hears("Goodbye.").ends(0);
    screen.sees("Ann, away").types("q").ends(0);
}

#[test]
fn whoever_comes_third_watches() {
    let server = Server::start();
    let game = server.opens("");
    let mut ann = game.ann();
    let mut early = Lines::join(home(), &[&game.url, "--watch"]);
    early.hears("You are watching.").hears("Waiting for somebody");
    let mut ben = Lines::join(home(), &[&game.url]);
    ben.hears("Ann to move.");
    let mut late = Lines::join(home(), &[&game.url, "--name", "Eve"]);
    late.hears("You are watching.").hears("Ann to move.").says("4").hears("You are watching.");
    ann.sees(|what| matches!(what, Happening::Joined { .. })).plays("4");
    late.hears("Ann: column 4. Yellow to move.");
    drop(late.keyboard.take());
    ann.plays("resign");
    late.hears("Ann gave up: Yellow wins!").ends(0);
    ben.hears("Ann gave up: You win!").says("quit").ends(0);
    early.hears("Ann gave up").ends(0);
}

#[test]
fn rules_with_questions_are_answered_with_yes_and_no() {
    let server = Server::start();
    let game = server.opens(r#", "rules": "undo=2 block=1""#);
    let (mut ann, ben) = (game.ann(), Player::new());
    let mut screen = ben.plays((80, 24), &["join", &game.url]);
    screen.sees("undo 2, block 1");
    ann.sees(|what| matches!(what, Happening::Joined { .. })).plays("4").plays("keep").plays("pass");
    screen
        .sees("Your turn")
        .types("4")
        .sees("take the move back? (2 left)")
        .types("y")
        .sees("undo 1, block 1");
    screen
        .sees("Your turn")
        .types("3")
        .sees("take the move back? (1 left)")
        .types("n")
        .sees("block the other side's turn?");
    screen.types("y").sees("undo 1, block 0").sees("Your turn").types("q").ends(0);
}

#[test]
fn nothing_that_is_pressed_breaks_anything() {
    let server = Server::start();
    let game = server.opens(r#", "rules": "powers 12x6 popout""#);
    let mut ann = game.ann();
    let mut screen = Player::new().plays((80, 24), &["join", &game.url]);
    screen.sees("Ann to move");
    ann.sees(|what| matches!(what, Happening::Joined { .. }));
    let mut chance = Chance(2026);
    let keys = [
        "1", "7", "c", "f", "y", "n", "u", "U", "d", "g", "x", "X", "P", "p", "h", "\r", "?", "G", "N", "四",
        "\x1b[A",
    ];
    for round in 0..30 {
        let pressed: String = (0..20).map(|_| chance.one_of(&keys)).collect();
        screen.types(&pressed).clicks((chance.below(90) as u16, chance.below(26) as u16));
        if round % 5 == 0 {
            screen.resizes((chance.below(120) as u16 + 1, chance.below(40) as u16 + 1));
        }
        let act = [Act::Play("6".parse().unwrap()), Act::Offer(Offer::Draw), Act::Decline(Offer::Draw)];
        ann.connection.ask(chance.one_of(&act), u64::MAX);
    }
    screen.resizes((80, 24)).types(pty::CTRL_C).ends(0);
}

#[test]
fn what_cannot_be_joined_is_said_in_a_sentence() {
    let server = Server::start();
    let url = format!("http://{}/g/2222222222", server.at);
    assert_eq!(refused(&[&url]), format!("four: {url}: there is no such game there; it may have expired\n"));
    assert_eq!(
        refused(&[&url, "--watch"]),
        format!("four: {url}: there is no such game there; it may have expired\n")
    );
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = format!("http://{nobody}/g/2222222222");
    assert_eq!(refused(&[&url]), format!("four: {url}: it cannot be reached: Connection refused\n"));
    let secure = format!("https://{}/g/2222222222", server.at);
    assert!(refused(&[&secure]).starts_with(&format!("four: {secure}: it cannot be reached: ")));
    for (tricky, why) in [
        ("7h2kq9wxyz", "this is no address of a game"),
        ("http://localhost/", "must end in the game"),
        ("http://localhost/g/../../etc/passwd", "must end in the game"),
        ("http://localhost\r\nX: y/g/2222222222", "this is no address of a game"),
        ("http://good.example@localhost/g/2222222222", "must not hold a user name"),
        ("gopher://localhost/g/2222222222", "must begin with http:// or https://"),
        ("http://localhost:99999/g/2222222222", "is not a port"),
        ("http://\u{1b}[2J/g/2222222222", "this is no address of a game"),
    ] {
        let said = refused(&[tricky]);
        assert!(
            said.contains(why) && !said.contains('\u{1b}') && said.lines().count() == 1,
            "{tricky:?}: {said}"
        );
    }
}

/// Answers every connection with this, and hangs up.
fn impostor(answer: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut request = [0; 1 << 12];
            let _ = stream.read(&mut request);
            let _ = stream.write_all(answer);
        }
    });
    format!("http://{at}/g/2222222222")
}

#[test]
fn whatever_answers_there_harms_nobody() {
    let no_game = b"HTTP/1.1 200 OK\r\n\r\n{\"entries\": [], \"state\": {\"version\": 7}}".as_slice();
    for answer in [b"".as_slice(), b"SSH-2.0-OpenSSH_9.2\r\n", b"HTTP/1.1 200 OK\r\n\r\n<html>", no_game] {
        let url = impostor(answer);
        assert_eq!(
            refused(&[&url]),
            format!("four: {url}: what answers there is no server of this game, or one of another version\n")
        );
    }
    let url = impostor(b"HTTP/1.1 301 Moved\r\nLocation: https://four.example/\r\n\r\n");
    assert!(refused(&[&url]).contains("put https:// before the address"));
    let url = impostor(b"HTTP/1.1 429 No\r\n\r\n{\"error\": \"too_fast\", \"message\": \"\\u001b[2Jwait\"}");
    let said = refused(&[&url]);
    assert!(said.contains("the server says: ") && !said.contains('\u{1b}'), "{said}");
}

/// A server that speaks in secret, and knows no game. Its certificate is for `localhost`, by an authority that nobody knows.
fn secret() -> String {
    let file = |name: &str| format!("{}/tests/tls/{name}", env!("CARGO_MANIFEST_DIR"));
    let certificates =
        CertificateDer::pem_file_iter(file("localhost.pem")).unwrap().map(Result::unwrap).collect();
    let key = PrivateKeyDer::from_pem_file(file("key.pem")).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .unwrap();
    let (config, listener) = (Arc::new(config), TcpListener::bind("127.0.0.1:0").unwrap());
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let talk = ServerConnection::new(Arc::clone(&config)).unwrap();
            let mut stream = StreamOwned::new(talk, stream.unwrap());
            let mut request = [0; 1 << 12];
            if stream.read(&mut request).is_ok() {
                let _ = stream
                    .write_all(b"HTTP/1.0 404 No\r\n\r\n{\"error\": \"no_such_game\", \"message\": \"\"}");
                let _ = stream.flush();
            }
        }
    });
    format!("https://localhost:{port}/g/2222222222")
}

#[test]
fn an_encrypted_server_is_believed_if_its_authority_is() {
    let url = secret();
    let said = |authority: &str| {
        let mut program = join(&home(), &[&url]);
        let authority = format!("{}/tests/tls/{authority}", env!("CARGO_MANIFEST_DIR"));
        let output = program.env("SSL_CERT_FILE", authority).stdin(Stdio::null()).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(
        said("authority.pem"),
        format!("four: {url}: there is no such game there; it may have expired\n")
    );
    assert!(said("nothing.pem").contains("nothing.pem: "));
    let stranger = refused(&[&url]);
    assert!(stranger.contains("it cannot be reached: invalid peer certificate: UnknownIssuer"), "{stranger}");
}

fn seats(home: &TempDir) -> Vec<PathBuf> {
    let folder = std::fs::read_dir(home.path().join("data/four/seats"));
    folder.map(|files| files.map(|file| file.unwrap().path()).collect()).unwrap_or_default()
}

#[test]
fn a_seat_is_kept_where_nobody_else_reads_it() {
    use std::os::unix::fs::PermissionsExt;
    let server = Server::start();
    let game = server.opens("");
    let home = home();
    let mut ben = Lines::join(Arc::clone(&home), &[&game.url]);
    ben.hears("Ann to move.");
    let [file] = &seats(&home)[..] else { panic!("not one seat") };
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    // Whoever has no home plays too.
    let other = server.opens("");
    let mut child = join(&home, &[&other.url])
        .env_remove("HOME")
        .env_remove("XDG_DATA_HOME")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    writeln!(child.stdin.take().unwrap(), "quit").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().contains("Yellow (you)"));
    assert_eq!(seats(&home).len(), 1);
}
