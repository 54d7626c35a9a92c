//! What can fail between this client and a server.

use std::io::{self, ErrorKind};

use four_protocol::Problem;
use thiserror::Error;

/// A failed request or connection.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ClientError {
    /// No connection could be made: unknown host, refused, untrusted certificate. Holds the reason.
    #[error("it cannot be reached: {0}")]
    Unreachable(String),
    /// The server did not respond within the timeout.
    #[error("the server does not answer in time")]
    TimedOut,
    /// The connection broke.
    #[error("the connection broke")]
    Disconnected,
    /// The server, or a proxy before it, closed the connection and gave this reason.
    #[error("the server closed the connection: {0}")]
    Closed(String),
    /// The server closed the connection because this client broke its policy.
    #[error("the server wants no more of this")]
    PolicyViolation,
    /// The server does not have this game.
    #[error("there is no such game there; it may have expired")]
    NoSuchGame,
    /// Both seats are taken.
    #[error("both seats are taken")]
    SeatTaken,
    /// The server refused the request with this message.
    #[error("the server says: {0}")]
    Refused(String),
    /// The server redirects to https.
    #[error("this server speaks https alone: put https:// before the address")]
    HttpsRequired,
    /// The operating system returned no random bytes.
    #[error("the system gives no random numbers")]
    NoRandomness,
    /// The response does not follow the protocol: another program, or another version of the server.
    #[error("what answers there is no server of this game, or one of another version")]
    NotUnderstood,
}

impl ClientError {
    /// Whether a retry would fail the same way.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        use ClientError::{HttpsRequired, NoSuchGame, NotUnderstood, PolicyViolation};
        matches!(self, NoSuchGame | PolicyViolation | HttpsRequired | NotUnderstood)
    }

    /// The meaning of an HTTP response without success status.
    pub(crate) fn from_response(status: u16, location: Option<&str>, body: &[u8]) -> ClientError {
        if (300..400).contains(&status) && location.is_some_and(|to| to.starts_with("https://")) {
            return ClientError::HttpsRequired;
        }
        match serde_json::from_slice::<Problem>(body) {
            Ok(problem) if problem.error == "no_such_game" => ClientError::NoSuchGame,
            Ok(problem) if problem.error == "seat_taken" => ClientError::SeatTaken,
            Ok(problem) => ClientError::Refused(problem.message),
            // A proxy responds in place of a server that is down.
            Err(_) if status >= 500 => ClientError::Closed(format!("status {status}")),
            Err(_) => ClientError::NotUnderstood,
        }
    }
}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> ClientError {
        match error.kind() {
            ErrorKind::WouldBlock | ErrorKind::TimedOut => ClientError::TimedOut,
            ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::NotConnected
            | ErrorKind::BrokenPipe
            | ErrorKind::UnexpectedEof => ClientError::Disconnected,
            _ => ClientError::Unreachable(without_os_code(&error)),
        }
    }
}

impl From<ureq::Error> for ClientError {
    fn from(error: ureq::Error) -> ClientError {
        use ureq::Error::{ConnectionFailed, HostNotFound, Io, Rustls, Timeout, Tls};
        match error {
            Timeout(_) => ClientError::TimedOut,
            // The server closed the connection without a response.
            Io(error) if error.kind() == ErrorKind::UnexpectedEof => ClientError::NotUnderstood,
            Io(error) => error.into(),
            HostNotFound | ConnectionFailed | Tls(_) | Rustls(_) => {
                ClientError::Unreachable(error.to_string())
            }
            _ => ClientError::NotUnderstood,
        }
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        use tungstenite::Error::{Capacity, Http, Io, Utf8};
        match error {
            Http(response) => {
                let location = response.headers().get("location").and_then(|to| to.to_str().ok());
                let body = response.body().as_deref().unwrap_or_default();
                ClientError::from_response(response.status().as_u16(), location, body)
            }
            Io(error) => error.into(),
            Capacity(_) | Utf8(_) => ClientError::NotUnderstood,
            _ => ClientError::Disconnected,
        }
    }
}

/// The message of a system error without the "(os error 111)" that Rust appends.
fn without_os_code(error: &io::Error) -> String {
    let message = error.to_string();
    message.split(" (os error").next().unwrap_or_default().to_owned()
}
