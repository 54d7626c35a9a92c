//! The names of games, and the secrets that hold seats.

use std::fmt;

use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The name of a game, as in its address. It is no secret, but nobody guesses it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GameId(String);

/// Letters and digits that nobody mistakes for another when reading them out.
const SYMBOLS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
const LENGTH: usize = 10;

impl GameId {
    /// A new one.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn new() -> Result<GameId, NoChance> {
        let bytes: [u8; LENGTH] = random()?;
        Ok(GameId(bytes.iter().map(|byte| char::from(SYMBOLS[usize::from(byte % 32)])).collect()))
    }

    /// The game of this name, if that is one.
    #[must_use]
    pub fn read(text: &str) -> Option<GameId> {
        let is_one = text.len() == LENGTH && text.bytes().all(|byte| SYMBOLS.contains(&byte));
        is_one.then(|| GameId(text.into()))
    }

    /// As it is written.
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

/// What a store knows of a secret: enough to know it again, not enough to know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(String);

impl Hash {
    /// The hash of a secret.
    #[must_use]
    pub fn of(secret: &str) -> Hash {
        Hash(hex(&Sha256::digest(secret.as_bytes())))
    }
}

/// A new secret of 128 bits.
///
/// # Errors
/// If the system gives no random numbers.
pub(crate) fn secret() -> Result<String, NoChance> {
    Ok(hex(&random::<16>()?))
}

/// Whether this has the form of a secret.
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A number nobody could have known before.
pub(crate) fn number() -> Result<u64, NoChance> {
    Ok(u64::from_le_bytes(random()?))
}

/// The system gives no random numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoChance;

fn random<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_nothing_else_is_a_name() {
        let id = GameId::new().unwrap();
        assert_eq!(GameId::read(id.as_str()), Some(id));
        for text in ["", "../../../x", "abcdefghi", "abcdefghijk", "ABCDEFGHJK", "abcdefghi\u{0}", "ábcdefgh"]
        {
            assert_eq!(GameId::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn secrets_differ_and_are_not_in_their_hash() {
        let (one, other) = (secret().unwrap(), secret().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.len(), 32);
        assert_ne!(Hash::of(&one), Hash::of(&other));
        assert_ne!(Hash::of(&one).0, one);
        // From the standard that defines it.
        assert!(Hash::of("abc").0.starts_with("ba7816bf8f01cfea"));
    }
}
