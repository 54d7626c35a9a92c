//! A small blocking client: HTTP written by hand, so that it can send what is invalid, and the messages of a game.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};

use four_protocol::{
    Act, Ask, Created, Entry, Hello, NewGame, Reason, Seat, State, TakeSeat, ToClient, ToServer,
};
use serde::Deserialize;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::client::Request;
use tungstenite::{Message, WebSocket};

use crate::server::{Secrets, Server, TIMEOUT};

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The status line and the headers.
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut fields = self.head.lines().filter_map(|line| line.split_once(':'));
        fields.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap_or_else(|_| panic!("not UTF-8: {self:?}"))
    }

    pub(crate) fn json<T: for<'de> Deserialize<'de>>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?} {}", self.text()))
    }

    pub(crate) fn closes(&self) -> bool {
        self.header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close"))
    }
}

/// A game as spectators see it.
#[derive(Deserialize)]
pub(crate) struct PublicGame {
    pub(crate) entries: Vec<Entry>,
    pub(crate) state: State,
}

/// A connection for HTTP requests.
pub(crate) struct Http {
    stream: TcpStream,
    buffer: Vec<u8>,
    host: String,
    secrets: Secrets,
}

impl Http {
    pub(crate) fn to(server: &Server) -> Http {
        Http::at(server.address, &server.secrets).unwrap()
    }

    pub(crate) fn at(address: SocketAddr, secrets: &Secrets) -> io::Result<Http> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        stream.set_write_timeout(Some(TIMEOUT))?;
        stream.set_nodelay(true)?;
        Ok(Http { stream, buffer: Vec::new(), host: address.to_string(), secrets: secrets.clone() })
    }

    /// Sends these bytes.
    pub(crate) fn raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes)
    }

    /// Sends these bytes repeatedly until the buffers are full.
    pub(crate) fn until_full(&mut self, bytes: &[u8]) {
        self.stream.set_nonblocking(true).unwrap();
        while self.stream.write(bytes).is_ok_and(|count| count > 0) {}
    }

    /// Whether the server has sent nothing so far.
    pub(crate) fn nothing_yet(self) -> bool {
        self.stream.set_nonblocking(true).unwrap();
        self.stream.peek(&mut [0]).is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock)
    }

    /// Ends the sending direction.
    pub(crate) fn no_more(&self) {
        let _ = self.stream.shutdown(std::net::Shutdown::Write);
    }

    /// The bytes of a request with a correct length.
    pub(crate) fn request(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> Vec<u8> {
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-length: {length}\r\n", self.host);
        [head.as_bytes(), headers.as_bytes(), b"\r\n", body].concat()
    }

    pub(crate) fn ask(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> io::Result<Answer> {
        let request = self.request(method, path, headers, body);
        self.raw(&request)?;
        self.answer(method != "HEAD")
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "", b"").unwrap()
    }

    pub(crate) fn post(&mut self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, JSON, body.as_bytes()).unwrap()
    }

    /// The next answer, which must contain no secret; an error at the end of the connection.
    pub(crate) fn answer(&mut self, has_body: bool) -> io::Result<Answer> {
        let answer = self.any_answer(has_body)?;
        self.secrets.not_in(answer.head.as_bytes());
        self.secrets.not_in(&answer.body);
        Ok(answer)
    }

    fn any_answer(&mut self, has_body: bool) -> io::Result<Answer> {
        let end = loop {
            match self.buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                Some(at) => break at + 4,
                None => self.read_more()?,
            }
        };
        let head = String::from_utf8(self.buffer.drain(..end).collect()).map_err(io::Error::other)?;
        let status = head.get(9..12).and_then(|code| code.parse().ok());
        let status = status.unwrap_or_else(|| panic!("invalid answer: {head}"));
        let mut answer = Answer { status, head, body: Vec::new() };
        let bare = !has_body || status == 204 || status == 304 || status < 200;
        let length = answer.header("content-length").map(|length| length.parse().unwrap());
        answer.body = match length {
            _ if bare => Vec::new(),
            Some(length) => self.take(length)?,
            None if answer.header("transfer-encoding") == Some("chunked") => self.chunks()?,
            None => self.rest()?,
        };
        Ok(answer)
    }

    fn read_more(&mut self) -> io::Result<()> {
        let mut bytes = [0; 16 << 10];
        match self.stream.read(&mut bytes)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            count => {
                self.buffer.extend_from_slice(&bytes[..count]);
                Ok(())
            }
        }
    }

    fn take(&mut self, length: usize) -> io::Result<Vec<u8>> {
        while self.buffer.len() < length {
            self.read_more()?;
        }
        Ok(self.buffer.drain(..length).collect())
    }

    fn chunks(&mut self) -> io::Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            while !self.buffer.contains(&b'\n') {
                self.read_more()?;
            }
            let end = self.buffer.iter().position(|&byte| byte == b'\n').unwrap();
            let line = String::from_utf8(self.take(end + 1)?).unwrap();
            let length = usize::from_str_radix(line.trim(), 16).unwrap();
            let chunk = self.take(length + 2)?;
            body.extend_from_slice(&chunk[..length]);
            if length == 0 {
                return Ok(body);
            }
        }
    }

    /// Everything until the server closes the connection.
    pub(crate) fn rest(&mut self) -> io::Result<Vec<u8>> {
        loop {
            match self.read_more() {
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break,
                other => other?,
            }
        }
        self.secrets.not_in(&self.buffer);
        Ok(std::mem::take(&mut self.buffer))
    }

    /// Opens a game; an error if the connection ended meanwhile.
    pub(crate) fn open(&mut self, game: &NewGame) -> io::Result<Created> {
        let answer = available(self.ask("POST", GAMES, JSON, &serde_json::to_vec(game)?)?)?;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let created: Created = answer.json();
        created.seats.iter().for_each(|seat| self.secrets.add(&seat.token));
        Ok(created)
    }

    /// Takes the free seat of a game.
    pub(crate) fn take_seat(&mut self, game: &str, name: &str) -> io::Result<Seat> {
        let body = serde_json::to_vec(&TakeSeat { name: name.into(), ..TakeSeat::default() })?;
        let answer = available(self.ask("POST", &format!("{GAMES}/{game}/seat"), JSON, &body)?)?;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let seat: Seat = answer.json();
        self.secrets.add(&seat.token);
        Ok(seat)
    }

    /// The game as spectators see it.
    pub(crate) fn game(&mut self, game: &str) -> PublicGame {
        let answer = self.get(&format!("{GAMES}/{game}"));
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
}

/// An error if the server, or a balancer in front of it, says that it cannot do this now.
fn available(answer: Answer) -> io::Result<Answer> {
    match answer.status {
        500..=504 => Err(io::Error::other(format!("unavailable: {}", answer.head))),
        _ => Ok(answer),
    }
}

pub(crate) const GAMES: &str = "/api/v2/games";
pub(crate) const JSON: &str = "content-type: application/json\r\n";

/// A WebSocket of a game.
pub(crate) struct Socket {
    pub(crate) inner: WebSocket<TcpStream>,
    secrets: Secrets,
}

/// The connection ended.
pub(crate) type Lost = Box<tungstenite::Error>;

impl Socket {
    /// Connects without sending a hello.
    pub(crate) fn to(server: &Server, game: &str) -> Socket {
        Socket::at(server.address, &server.secrets, game).unwrap()
    }

    pub(crate) fn at(address: SocketAddr, secrets: &Secrets, game: &str) -> Result<Socket, Lost> {
        Socket::asking(Socket::request(address, game), address, secrets)
    }

    /// The request that opens a WebSocket.
    pub(crate) fn request(address: SocketAddr, game: &str) -> Request {
        format!("ws://{address}{GAMES}/{game}/socket").into_client_request().unwrap()
    }

    pub(crate) fn asking(request: Request, address: SocketAddr, secrets: &Secrets) -> Result<Socket, Lost> {
        let stream = TcpStream::connect(address).map_err(|error| Box::new(error.into()))?;
        stream.set_read_timeout(Some(TIMEOUT)).unwrap();
        stream.set_write_timeout(Some(TIMEOUT)).unwrap();
        stream.set_nodelay(true).unwrap();
        match tungstenite::client(request, stream) {
            Ok((inner, _)) => Ok(Socket { inner, secrets: secrets.clone() }),
            Err(tungstenite::HandshakeError::Failure(error)) => Err(Box::new(error)),
            Err(tungstenite::HandshakeError::Interrupted(_)) => panic!("the server does not answer"),
        }
    }

    pub(crate) fn send(&mut self, message: &ToServer) -> Result<(), Lost> {
        self.text(serde_json::to_string(message).unwrap())
    }

    pub(crate) fn text(&mut self, text: String) -> Result<(), Lost> {
        Ok(self.inner.send(Message::text(text))?)
    }

    pub(crate) fn hello(&mut self, tokens: &[&str], seen: u64) -> Result<(), Lost> {
        let tokens = tokens.iter().map(|&token| token.to_owned()).collect();
        self.send(&ToServer::Hello(Hello { tokens, seen, language: "en".into(), ..Hello::default() }))
    }

    /// The next message. A server that sends nothing for [`TIMEOUT`] is a failure, not the end of the connection.
    pub(crate) fn receive(&mut self) -> Result<ToClient, Lost> {
        loop {
            match self.inner.read() {
                Ok(Message::Text(text)) => {
                    self.secrets.not_in(text.as_bytes());
                    let message = serde_json::from_str(&text);
                    return Ok(message.unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Close(_)) => {}
                Ok(other) => panic!("unexpected message: {other:?}"),
                Err(tungstenite::Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => {
                    panic!("the server sends nothing")
                }
                Err(error) => return Err(Box::new(error)),
            }
        }
    }

    /// Reads until a message that `want` accepts.
    pub(crate) fn until<T>(&mut self, want: impl Fn(ToClient) -> Option<T>) -> T {
        loop {
            if let Some(wanted) = want(self.receive().unwrap()) {
                return wanted;
            }
        }
    }

    /// The answer to a request: the version that it led to, or the reason why it was refused.
    pub(crate) fn answer(&mut self, id: &str) -> Result<u64, Reason> {
        self.until(|message| match message {
            ToClient::Done { id: done, version } if done == id => Some(Ok(version)),
            ToClient::Refused { id: refused, reason, message } if refused == id || refused.is_empty() => {
                assert!(!message.is_empty(), "a refusal without a message");
                Some(Err(reason))
            }
            _ => None,
        })
    }

    /// Sends a request and waits for its answer.
    pub(crate) fn ask(&mut self, id: &str, seen: u64, act: Act) -> Result<u64, Reason> {
        let ask = Ask { id: id.into(), seen, side: None, act };
        self.send(&ToServer::Ask(ask)).unwrap();
        self.answer(id)
    }
}
