//! What can fail between this client and a server.

use std::io::{self, ErrorKind};

use four_protocol::Problem;
use thiserror::Error;

/// A failed request or connection, or a text that is not the address of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ClientError {
    /// The text does not have the form of an address.
    #[error("not the address of a game, such as http://four.example:4444/g/7h2kq9wxyz")]
    AddressForm,
    /// The scheme of the address is neither http nor https.
    #[error("the address does not begin with http:// or https://")]
    AddressScheme,
    /// The address has a user name or a password.
    #[error("the address has a user name before the @")]
    AddressUser,
    /// The host of the address is not valid.
    #[error("'{0}' is not a host name")]
    AddressHost(String),
    /// The port of the address is not valid.
    #[error("'{0}' is not a port from 1 to 65535")]
    AddressPort(String),
    /// The path of the address is not that of a game.
    #[error("the address does not end in a game, such as /g/7h2kq9wxyz")]
    AddressPath,
    /// The host has no IP address.
    #[error("the host was not found")]
    HostNotFound,
    /// No program listens at the address.
    #[error("the connection was refused")]
    ConnectionRefused,
    /// No connection could be made. Holds the message of the operating system or of the TLS library.
    #[error("no connection: {0}")]
    ConnectionFailed(String),
    /// The file named by `SSL_CERT_FILE` could not be read.
    #[error("{file}: {why}")]
    CertificateFile {
        /// The file.
        file: String,
        /// The message of the TLS library.
        why: String,
    },
    /// The file named by `SSL_CERT_FILE` has no usable certificate.
    #[error("{0}: no certificate in this file can be used")]
    NoCertificate(String),
    /// The server did not respond within the timeout.
    #[error("the server did not respond in time")]
    TimedOut,
    /// The connection broke.
    #[error("the connection broke")]
    Disconnected,
    /// The server closed the connection and gave this reason.
    #[error("the server closed the connection: {0}")]
    Closed(String),
    /// The response has this HTTP status and does not come from the server: a proxy responds for a server that is down.
    #[error("status {0} without a message of the server")]
    ServerDown(u16),
    /// The server closed the connection because this client broke its policy.
    #[error("the server does not accept this client any more")]
    PolicyViolation,
    /// The server does not have this game.
    #[error("the server does not have this game")]
    NoSuchGame,
    /// Both seats are taken.
    #[error("both seats are taken")]
    SeatTaken,
    /// The server refused the request with this message, worded in the language of the request.
    #[error("the server refused: {0}")]
    Refused(String),
    /// The server redirects to https.
    #[error("the server requires https")]
    HttpsRequired,
    /// The operating system returned no random bytes.
    #[error("the operating system returned no random bytes")]
    NoRandomness,
    /// The response does not follow the protocol: another program, or another version of the server.
    #[error("the response does not follow the protocol")]
    InvalidResponse,
}

impl ClientError {
    /// Whether a retry would fail the same way.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        use ClientError::{HttpsRequired, InvalidResponse, NoSuchGame, PolicyViolation};
        matches!(self, NoSuchGame | PolicyViolation | HttpsRequired | InvalidResponse)
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
            Err(_) if status >= 500 => ClientError::ServerDown(status),
            Err(_) => ClientError::InvalidResponse,
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
            ErrorKind::ConnectionRefused => ClientError::ConnectionRefused,
            _ => ClientError::ConnectionFailed(without_os_code(&error)),
        }
    }
}

impl From<ureq::Error> for ClientError {
    fn from(error: ureq::Error) -> ClientError {
        use ureq::Error::{ConnectionFailed, HostNotFound, Io, Rustls, Timeout, Tls};
        match error {
            Timeout(_) => ClientError::TimedOut,
            // The server closed the connection without a response.
            Io(error) if error.kind() == ErrorKind::UnexpectedEof => ClientError::InvalidResponse,
            Io(error) => error.into(),
            HostNotFound => ClientError::HostNotFound,
            ConnectionFailed | Tls(_) | Rustls(_) => ClientError::ConnectionFailed(error.to_string()),
            _ => ClientError::InvalidResponse,
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
            Capacity(_) | Utf8(_) => ClientError::InvalidResponse,
            _ => ClientError::Disconnected,
        }
    }
}

/// The message of a system error without the "(os error 111)" that Rust appends.
fn without_os_code(error: &io::Error) -> String {
    let message = error.to_string();
    message.split(" (os error").next().unwrap_or_default().to_owned()
}
