//! Ids of games and secret tokens of seats.

use std::fmt;

use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The id of a game, as in its address. It is public but cannot be guessed.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GameId(String);

/// Digits and letters that are not mistaken for each other.
const SYMBOLS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
const LENGTH: usize = 10;

impl GameId {
    /// A new random id.
    ///
    /// # Errors
    /// If the system provides no random numbers.
    pub fn new() -> Result<GameId, RandomError> {
        GameId::random(&SystemRandom)
    }

    pub(crate) fn random(random: &dyn Random) -> Result<GameId, RandomError> {
        let mut bytes = [0; LENGTH];
        random.fill(&mut bytes)?;
        Ok(GameId(bytes.iter().map(|byte| char::from(SYMBOLS[usize::from(byte % 32)])).collect()))
    }

    /// Parses an id; `None` if the text has another form.
    #[must_use]
    pub fn read(text: &str) -> Option<GameId> {
        let is_one = text.len() == LENGTH && text.bytes().all(|byte| SYMBOLS.contains(&byte));
        is_one.then(|| GameId(text.into()))
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The SHA-256 of a secret: enough for the store to recognise it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(String);

impl Hash {
    /// The hash of a secret.
    #[must_use]
    pub fn of(secret: &str) -> Hash {
        let digest = Sha256::digest(secret.as_bytes());
        Hash(digest.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A new secret of 128 bits.
///
/// # Errors
/// If the system provides no random numbers.
pub(crate) fn secret(random: &dyn Random) -> Result<String, RandomError> {
    let mut bytes = [0; 16];
    random.fill(&mut bytes)?;
    Ok(format!("{:032x}", u128::from_le_bytes(bytes)))
}

/// Whether a text has the form of a secret.
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A random number.
pub(crate) fn number(random: &dyn Random) -> Result<u64, RandomError> {
    let mut bytes = [0; 8];
    random.fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

/// The system provides no random numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system provides no random numbers")]
pub struct RandomError;

/// Where random numbers come from.
pub(crate) trait Random: Send + Sync + 'static {
    /// Fills this with random bytes.
    ///
    /// # Errors
    /// If there are none.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError>;
}

/// The random numbers of the system.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SystemRandom;

impl Random for SystemRandom {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), RandomError> {
        SysRng.try_fill_bytes(bytes).map_err(|_| RandomError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_nothing_else_is_an_id() {
        let id = GameId::new().unwrap();
        assert_eq!(GameId::read(id.as_str()), Some(id));
        for text in ["", "../../../x", "abcdefghi", "abcdefghijk", "ABCDEFGHJK", "abcdefghi\u{0}", "ábcdefgh"]
        {
            assert_eq!(GameId::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn secrets_differ_and_are_not_in_their_hash() {
        let (one, other) = (secret(&SystemRandom).unwrap(), secret(&SystemRandom).unwrap());
        assert_ne!(one, other);
        assert_eq!(one.len(), 32);
        assert_ne!(Hash::of(&one), Hash::of(&other));
        assert_ne!(Hash::of(&one).0, one);
        // From the standard that defines it.
        assert!(Hash::of("abc").0.starts_with("ba7816bf8f01cfea"));
    }
}
