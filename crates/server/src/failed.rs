//! Why something could not be done at a table.

use four_rules::RulesTextError;
use thiserror::Error;

use crate::id::NoChance;
use crate::room::{Corrupt, No};
use crate::store::StoreError;

/// Why something could not be done.
#[derive(Debug, Error)]
pub(crate) enum Failed {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The rules asked for make no sense.
    #[error(transparent)]
    Rules(#[from] RulesTextError),
    /// No level of the computer.
    #[error("{0}")]
    Level(#[from] four_engine::ParseLevelError),
    /// A clock that makes no sense.
    #[error("a clock gives between a second and a month")]
    Clock,
    /// What is no secret.
    #[error("a token has 32 hexadecimal digits")]
    Token,
    /// Both seats are taken.
    #[error("both seats are taken")]
    SeatTaken,
    /// Whoever asks has opened too many games.
    #[error("too many games opened from here")]
    TooManyGames,
    /// The table says no.
    #[error("{0:?}")]
    No(No),
    /// A game in the store is none.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The computer found nothing to play.
    #[error("the engine gave no move")]
    NoMove,
    /// No random numbers.
    #[error(transparent)]
    NoChance(#[from] NoChance),
}

impl From<No> for Failed {
    fn from(no: No) -> Failed {
        Failed::No(no)
    }
}

impl Failed {
    /// Whether this should not happen, whatever was asked for.
    pub(crate) const fn is_ours(&self) -> bool {
        matches!(self, Failed::Corrupt(_) | Failed::Store(_) | Failed::NoMove | Failed::NoChance(_))
    }
}
