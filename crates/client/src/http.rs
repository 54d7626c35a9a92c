//! A question to a server, and its answer: as much of HTTP as that takes.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use four_protocol::{Game, Seat, TakeSeat, VERSION};
use four_rules::Language;
use rand::TryRng;
use rand::rngs::SysRng;
use serde::de::DeserializeOwned;

use crate::MOST_BYTES;
use crate::address::Address;
use crate::stream::Stream;
use crate::trouble::Trouble;

/// How long a whole answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where an answer has more headers than this, it is none.
const MOST_HEADERS: usize = 1 << 16;

/// Looks at a game as anybody may.
///
/// # Errors
/// If it cannot be seen; the message says why.
pub fn look(address: &Address, language: Language) -> Result<Game, Trouble> {
    ask(address, language, "GET", "", "")
}

/// Takes the free seat of a game, to be held by this [token](new_token): asked again with the same one, it is the same
/// seat. If the server says no, it says so in this language.
///
/// # Errors
/// [`Trouble::SeatTaken`] if there is none; otherwise the message says why.
pub fn take_seat(address: &Address, name: &str, token: &str, language: Language) -> Result<Seat, Trouble> {
    let take = TakeSeat { name: name.into(), token: token.into() };
    let body = serde_json::to_string(&take).map_err(|_| Trouble::NotUnderstood)?;
    ask(address, language, "POST", "/seat", &body)
}

/// A secret to hold a seat with.
///
/// # Errors
/// If the system gives no random numbers.
pub fn new_token() -> Result<String, Trouble> {
    let mut bytes = [0; 16];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| Trouble::NoChance)?;
    Ok(format!("{:032x}", u128::from_le_bytes(bytes)))
}

/// The path of a game for programs.
pub(crate) fn path(address: &Address) -> String {
    format!("/api/v{VERSION}/games/{}", address.game())
}

fn ask<T: DeserializeOwned>(
    address: &Address,
    language: Language,
    method: &str,
    rest: &str,
    body: &str,
) -> Result<T, Trouble> {
    let mut stream = Stream::connect(address)?;
    // In the oldest HTTP an answer comes in one piece, and ends with the connection.
    let request = format!(
        "{method} {}{rest} HTTP/1.0\r\nHost: {}\r\nUser-Agent: four/{}\r\n\
         Accept: application/json\r\nAccept-Language: {language}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        path(address),
        address.server(),
        env!("CARGO_PKG_VERSION"),
        body.len(),
    );
    stream.write_all(request.as_bytes())?;
    stream.flush()?;
    let answer = receive(&mut stream, Instant::now() + PATIENCE)?;
    let answer = Answer::read(&answer).ok_or(Trouble::NotUnderstood)?;
    if !(200..300).contains(&answer.status) {
        return Err(Trouble::of_answer(answer.status, answer.body, answer.header("location")));
    }
    serde_json::from_slice(answer.body).map_err(|_| Trouble::NotUnderstood)
}

/// All that comes, until the other end closes or has sent what it said it would.
fn receive(stream: &mut impl Read, until: Instant) -> Result<Vec<u8>, Trouble> {
    let (mut bytes, mut buffer) = (Vec::new(), vec![0; 1 << 14]);
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return Ok(bytes),
            Ok(length) => bytes.extend_from_slice(&buffer[..length]),
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            // By TLS, some servers hang up without a word.
            Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => return Ok(bytes),
            Err(error) => return Err(error.into()),
        }
        if bytes.len() > MOST_BYTES {
            return Err(Trouble::NotUnderstood);
        }
        if Instant::now() > until {
            return Err(Trouble::Slow);
        }
        let announced = Answer::read(&bytes).and_then(|answer| Some((answer.length()?, answer.body.len())));
        if announced.is_some_and(|(length, here)| here >= length) {
            return Ok(bytes);
        }
    }
}

/// The parts of an answer.
struct Answer<'a> {
    status: u16,
    headers: &'a str,
    body: &'a [u8],
}

impl<'a> Answer<'a> {
    /// `None` if it is none, or its headers are not all here.
    fn read(bytes: &'a [u8]) -> Option<Answer<'a>> {
        let end = bytes[..bytes.len().min(MOST_HEADERS)].windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let (first, headers) = head.split_once("\r\n").unwrap_or((head, ""));
        let status = first.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, headers, body: &bytes[end + 4..] })
    }

    fn header(&self, name: &str) -> Option<&'a str> {
        let pairs = self.headers.lines().filter_map(|line| line.split_once(':'));
        let mut found = pairs.filter(|(key, _)| key.trim().eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value.trim())
    }

    fn length(&self) -> Option<usize> {
        self.header("content-length")?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_by_its_parts() {
        let text = b"HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\nLOCATION:  x \r\n\r\nabc";
        let answer = Answer::read(text).unwrap();
        assert_eq!((answer.status, answer.length(), answer.header("location")), (404, Some(3), Some("x")));
        assert_eq!(answer.body, b"abc");
        assert_eq!(Answer::read(b"HTTP/1.0 200 OK\r\n\r\n").unwrap().status, 200);
    }

    #[test]
    fn what_is_no_answer_is_none() {
        for text in [
            "",
            "HTTP/1.1 200 OK\r\n",
            "SSH-2.0-x\r\n\r\n",
            "HTTP/1.1 x\r\n\r\n",
            "HTTP/1.1\r\n\r\n",
            "\r\n\r\n",
        ] {
            assert!(Answer::read(text.as_bytes()).is_none(), "{text:?}");
        }
        assert!(Answer::read(b"HTTP/1.1 200 \xff\r\n\r\n").is_none());
    }

    #[test]
    fn no_answer_is_read_without_end() {
        let soon = Instant::now() + PATIENCE;
        assert_eq!(receive(&mut std::io::repeat(b'x'), soon), Err(Trouble::NotUnderstood));
        let whole = b"HTTP/1.0 200 OK\r\ncontent-length: 2\r\n\r\nok".as_slice();
        assert_eq!(
            receive(&mut whole.chain(std::io::repeat(b' ')), soon).map(|bytes| bytes.len() < 99_999),
            Ok(true)
        );
        assert_eq!(
            receive(&mut std::io::repeat(b'x'), Instant::now() - Duration::from_secs(1)),
            Err(Trouble::Slow)
        );
    }
}
