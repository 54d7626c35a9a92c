//! The seats that were taken on servers: a small file each, which nobody else may read.

use std::fs::{DirBuilder, create_dir_all};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;

use four_client::Address;
use four_files::{open, save_secret};
use serde::{Deserialize, Serialize};

/// A folder of seats.
#[derive(Clone, Debug)]
pub struct Seats(PathBuf);

/// What is kept of a seat.
#[derive(Serialize, Deserialize)]
struct SavedSeat {
    /// The address of the game.
    game: String,
    /// The secret that holds the seat there.
    token: String,
}

impl Seats {
    /// The seats in this folder; it is made when it is needed.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Seats {
        Seats(folder)
    }

    fn file(&self, address: &Address) -> PathBuf {
        let server =
            address.server().replace(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '-', "_");
        self.0.join(format!("{server}_{}.json", address.game()))
    }

    /// The secret of the seat that was taken in a game.
    pub(crate) fn find(&self, address: &Address) -> Option<String> {
        let kept: SavedSeat = serde_json::from_str(&open(&self.file(address)).ok()?).ok()?;
        (kept.game == address.to_string()).then_some(kept.token)
    }

    /// Keeps the secret of a seat.
    pub(crate) fn keep(&self, address: &Address, token: &str) -> io::Result<()> {
        self.0.parent().map_or(Ok(()), create_dir_all)?;
        DirBuilder::new().recursive(true).mode(0o700).create(&self.0)?;
        let kept = SavedSeat { game: address.to_string(), token: token.into() };
        save_secret(&self.file(address), format!("{}\n", serde_json::to_string(&kept)?).as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_seat_is_found_again_by_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let seats = Seats::new(folder.path().join("data/seats"));
        let [one, other] =
            ["http://[::1]:4444/g/a2", "https://four.example/g/a2"].map(|text| Address::parse(text).unwrap());
        assert_eq!(seats.find(&one), None);
        seats.keep(&one, "first").unwrap();
        seats.keep(&one, "secret").unwrap();
        assert_eq!(seats.find(&one).as_deref(), Some("secret"));
        assert_eq!(seats.find(&other), None);
        let mode = seats.file(&one).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        std::fs::write(seats.file(&one), "{").unwrap();
        assert_eq!(seats.find(&one), None);
    }

    #[test]
    fn seats_of_the_same_name_in_the_open_and_in_secret_are_not_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let seats = Seats::new(folder.path().into());
        seats.keep(&Address::parse("http://a/g/x").unwrap(), "secret").unwrap();
        assert_eq!(seats.find(&Address::parse("https://a/g/x").unwrap()), None);
    }
}
