//! A small client that blocks: HTTP by hand, so that it can be wrong, and the messages of a game.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};

use four_protocol::{
    Act, Ask, Created, Entry, Hello, NewGame, Reason, Seat, State, TakeSeat, ToClient, ToServer,
};
use serde::Deserialize;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::client::Request;
use tungstenite::{Message, WebSocket};

use crate::server::{PATIENCE, Secrets, Server};

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The lines before the body, as they came.
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut fields = self.head.lines().filter_map(|line| line.split_once(':'));
        fields.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap_or_else(|_| panic!("bytes that are no text: {self:?}"))
    }

    pub(crate) fn json<T: for<'de> Deserialize<'de>>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?} {}", self.text()))
    }

    pub(crate) fn closes(&self) -> bool {
        self.header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close"))
    }
}

/// A game as everybody can ask for it.
#[derive(Deserialize)]
pub(crate) struct Told {
    pub(crate) entries: Vec<Entry>,
    pub(crate) state: State,
}

/// A connection for requests, one after another.
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
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        Ok(Http { stream, buffer: Vec::new(), host: address.to_string(), secrets: secrets.clone() })
    }

    /// Sends these very bytes.
    pub(crate) fn raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes)
    }

    /// Sends these bytes again and again, until they are not taken any more at once.
    pub(crate) fn until_full(&mut self, bytes: &[u8]) {
        self.stream.set_nonblocking(true).unwrap();
        while self.stream.write(bytes).is_ok_and(|count| count > 0) {}
    }

    /// There is nothing more to come from this side.
    pub(crate) fn no_more(&self) {
        let _ = self.stream.shutdown(std::net::Shutdown::Write);
    }

    /// The bytes of a request that is well framed.
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

    /// The next answer; an error at the end of the connection. No secret may be in it.
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
        let status = status.unwrap_or_else(|| panic!("an answer that is none: {head}"));
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

    /// Opens a game; an error if the connection or the server went away meanwhile.
    pub(crate) fn open(&mut self, game: &NewGame) -> io::Result<Created> {
        let answer = self.ask("POST", GAMES, JSON, &serde_json::to_vec(game)?)?;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let created: Created = answer.json();
        created.seats.iter().for_each(|seat| self.secrets.add(&seat.token));
        Ok(created)
    }

    /// Takes the free seat of a game.
    pub(crate) fn take_seat(&mut self, game: &str, name: &str) -> io::Result<Seat> {
        let body = serde_json::to_vec(&TakeSeat { name: name.into(), ..TakeSeat::default() })?;
        let answer = self.ask("POST", &format!("{GAMES}/{game}/seat"), JSON, &body)?;
        assert_eq!(answer.status, 201, "{}", answer.text());
        let seat: Seat = answer.json();
        self.secrets.add(&seat.token);
        Ok(seat)
    }

    /// The game as the server tells it to everybody.
    pub(crate) fn told(&mut self, game: &str) -> Told {
        let answer = self.get(&format!("{GAMES}/{game}"));
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
}

pub(crate) const GAMES: &str = "/api/v2/games";
pub(crate) const JSON: &str = "content-type: application/json\r\n";

/// A connection to a game.
pub(crate) struct Socket {
    pub(crate) inner: WebSocket<TcpStream>,
    secrets: Secrets,
}

/// Why a message did not come or go: the connection is at its end.
pub(crate) type Lost = Box<tungstenite::Error>;

impl Socket {
    /// Connects and says nothing yet.
    pub(crate) fn to(server: &Server, game: &str) -> Socket {
        Socket::at(server.address, &server.secrets, game).unwrap()
    }

    pub(crate) fn at(address: SocketAddr, secrets: &Secrets, game: &str) -> Result<Socket, Lost> {
        Socket::asking(Socket::request(address, game), address, secrets)
    }

    /// What is asked for to connect to a game.
    pub(crate) fn request(address: SocketAddr, game: &str) -> Request {
        format!("ws://{address}{GAMES}/{game}/socket").into_client_request().unwrap()
    }

    pub(crate) fn asking(request: Request, address: SocketAddr, secrets: &Secrets) -> Result<Socket, Lost> {
        let stream = TcpStream::connect(address).map_err(|error| Box::new(error.into()))?;
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        stream.set_nodelay(true).unwrap();
        match tungstenite::client(request, stream) {
            Ok((inner, _)) => Ok(Socket { inner, secrets: secrets.clone() }),
            Err(tungstenite::HandshakeError::Failure(error)) => Err(Box::new(error)),
            Err(tungstenite::HandshakeError::Interrupted(_)) => panic!("the server does not answer"),
        }
    }

    pub(crate) fn says(&mut self, message: &ToServer) -> Result<(), Lost> {
        self.text(serde_json::to_string(message).unwrap())
    }

    pub(crate) fn text(&mut self, text: String) -> Result<(), Lost> {
        Ok(self.inner.send(Message::text(text))?)
    }

    pub(crate) fn hello(&mut self, tokens: &[&str], seen: u64) -> Result<(), Lost> {
        let tokens = tokens.iter().map(|&token| token.to_owned()).collect();
        self.says(&ToServer::Hello(Hello { tokens, seen, language: "en".into() }))
    }

    /// The next message. A minute without any is a failure, not the end of the connection.
    pub(crate) fn hears(&mut self) -> Result<ToClient, Lost> {
        loop {
            match self.inner.read() {
                Ok(Message::Text(text)) => {
                    self.secrets.not_in(text.as_bytes());
                    let message = serde_json::from_str(&text);
                    return Ok(message.unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Close(_)) => {}
                Ok(other) => panic!("what is {other:?}?"),
                Err(tungstenite::Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => {
                    panic!("the server says nothing")
                }
                Err(error) => return Err(Box::new(error)),
            }
        }
    }

    /// Reads until the first message that is wanted.
    pub(crate) fn until<T>(&mut self, want: impl Fn(ToClient) -> Option<T>) -> T {
        loop {
            if let Some(wanted) = want(self.hears().unwrap()) {
                return wanted;
            }
        }
    }

    /// What becomes of something that was asked for.
    pub(crate) fn verdict(&mut self, id: &str) -> Result<u64, Reason> {
        self.until(|message| match message {
            ToClient::Done { id: done, version } if done == id => Some(Ok(version)),
            ToClient::Refused { id: refused, reason, message } if refused == id || refused.is_empty() => {
                assert!(!message.is_empty(), "a refusal without a word");
                Some(Err(reason))
            }
            _ => None,
        })
    }

    /// Asks for something and waits for what becomes of it.
    pub(crate) fn asks(&mut self, id: &str, seen: u64, act: Act) -> Result<u64, Reason> {
        let ask = Ask { id: id.into(), seen, side: None, act };
        self.says(&ToServer::Ask(ask)).unwrap();
        self.verdict(id)
    }
}
