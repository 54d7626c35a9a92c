//! What can go wrong between here and a server.

use std::io;

use four_protocol::Problem;
use thiserror::Error;

/// What went wrong between here and a server.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    /// Nobody there, or no way there.
    #[error("it cannot be reached: {0}")]
    Unreachable(String),
    /// It took too long.
    #[error("the server does not answer in time")]
    Slow,
    /// The connection broke.
    #[error("the connection broke")]
    Broken,
    /// The server closed the connection, for a reason.
    #[error("the server closed the connection: {0}")]
    Closed(String),
    /// The server does not want to hear more from this client.
    #[error("the server wants no more of this")]
    Unwanted,
    /// There is no such game.
    #[error("there is no such game there; it may have expired")]
    NoSuchGame,
    /// Both seats are taken.
    #[error("both seats are taken")]
    SeatTaken,
    /// The server says no.
    #[error("the server says: {0}")]
    Refused(String),
    /// The server wants to be asked in secret.
    #[error("this server speaks https alone: put https:// before the address")]
    WantsHttps,
    /// The system gives no random numbers.
    #[error("the system gives no random numbers")]
    NoChance,
    /// Something answers there that is no server of this game, or one of another time.
    #[error("what answers there is no server of this game, or one of another version")]
    NotUnderstood,
}

impl Trouble {
    /// Whether trying again later is in vain.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        matches!(self, Trouble::NoSuchGame | Trouble::Unwanted | Trouble::WantsHttps | Trouble::NotUnderstood)
    }

    /// What an answer other than the one hoped for means.
    pub(crate) fn of_answer(status: u16, body: &[u8], location: Option<&str>) -> Trouble {
        if (300..400).contains(&status) && location.is_some_and(|to| to.starts_with("https://")) {
            return Trouble::WantsHttps;
        }
        match serde_json::from_slice::<Problem>(body) {
            Ok(problem) if problem.error == "no_such_game" => Trouble::NoSuchGame,
            Ok(problem) if problem.error == "seat_taken" => Trouble::SeatTaken,
            Ok(problem) => Trouble::Refused(problem.message),
            // A proxy whose server is away answers for it.
            Err(_) if status >= 500 => Trouble::Closed(format!("status {status}")),
            Err(_) => Trouble::NotUnderstood,
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => Trouble::Slow,
            _ => Trouble::Broken,
        }
    }
}

/// What the system says, without its number for it.
pub(crate) fn plain(error: &io::Error) -> String {
    let message = error.to_string();
    message.split(" (os error").next().unwrap_or_default().to_owned()
}
