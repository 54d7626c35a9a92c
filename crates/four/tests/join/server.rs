//! The server of a test, and servers that misbehave.

use std::io::{BufRead, BufReader, Read, Write, copy};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use four_client::Address;
use four_protocol::Created;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use tempfile::TempDir;

use crate::people::Scripted;

/// A running server with an own database.
pub(crate) struct Server {
    child: Child,
    /// Such as `127.0.0.1:4444`.
    pub(crate) at: String,
    folder: TempDir,
}

impl Server {
    pub(crate) fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let (child, at) = Server::listen("127.0.0.1:0", &folder);
        Server { child, at, folder }
    }

    pub(crate) fn listen(address: &str, folder: &TempDir) -> (Child, String) {
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

    pub(crate) fn is_killed(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn starts_again(&mut self) {
        self.child = Server::listen(&self.at, &self.folder).0;
    }

    /// Opens a game in which Ann is on the first side. `more` is added to the JSON of the request.
    pub(crate) fn opens(&self, more: &str) -> Opened {
        let body = format!(r#"{{"side": "first", "name": "Ann"{more}}}"#);
        let mut stream = TcpStream::connect(&self.at).unwrap();
        write!(
            stream,
            "POST /api/v2/games HTTP/1.0\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
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

/// A game that Ann has opened.
pub(crate) struct Opened {
    pub(crate) url: String,
    token: String,
}

impl Opened {
    /// Saves Ann's seat in a home folder, as if she had taken it there.
    pub(crate) fn keep_seat(&self, home: &TempDir) {
        let folder = home.path().join("data/four/seats");
        std::fs::create_dir_all(&folder).unwrap();
        let (server, game) = self.url.strip_prefix("http://").unwrap().split_once("/g/").unwrap();
        let file = folder.join(format!("{}_{game}.json", server.replace(':', "_")));
        let kept = serde_json::json!({"game": self.url, "token": self.token});
        std::fs::write(file, kept.to_string()).unwrap();
    }

    /// Ann as a scripted player.
    pub(crate) fn ann(&self) -> Scripted {
        let address = Address::parse(&self.url).unwrap();
        Scripted::at(address, &self.token)
    }
}

/// A server that sends this response to every connection. Returns the address of a game there.
pub(crate) fn impostor(answer: &'static [u8]) -> String {
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

/// A proxy that drops the first response to a POST request. Returns the address of the game through it.
pub(crate) fn lossy(server: &Server, game: &Opened) -> String {
    let (listener, to) = (TcpListener::bind("127.0.0.1:0").unwrap(), server.at.clone());
    let url = game.url.replace(&to, &listener.local_addr().unwrap().to_string());
    std::thread::spawn(move || {
        let mut lost = false;
        for stream in listener.incoming() {
            let (mut here, mut there) = (stream.unwrap(), TcpStream::connect(&to).unwrap());
            let mut request = Vec::new();
            // The body of a POST request is a JSON object and may arrive after the head.
            while request.is_empty() || request.starts_with(b"POST") && !request.ends_with(b"}") {
                let mut piece = [0; 1 << 12];
                let length = here.read(&mut piece).unwrap();
                request.extend_from_slice(&piece[..length]);
                if length == 0 {
                    break;
                }
            }
            there.write_all(&request).unwrap();
            if request.starts_with(b"POST") && !std::mem::replace(&mut lost, true) {
                // The seat is taken when the response arrives.
                assert!(there.read(&mut [0; 1 << 12]).unwrap() > 0);
                continue;
            }
            for (mut from, mut to) in [
                (here.try_clone().unwrap(), there.try_clone().unwrap()),
                (there.try_clone().unwrap(), here.try_clone().unwrap()),
            ] {
                std::thread::spawn(move || {
                    let _ = copy(&mut from, &mut to);
                    let _ = to.shutdown(Shutdown::Write);
                });
            }
        }
    });
    url
}

/// An https server without games. Its certificate for `localhost` is signed by an authority that no system trusts.
pub(crate) fn encrypted() -> String {
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
