//! The seats taken on servers: one small file each, which only the user may read.

use std::fs::create_dir_all;
use std::io;
use std::path::PathBuf;

use four_client::Address;
use four_files::{MAX_SETTINGS_BYTES, SaveError, make_secret_folder, open_file, save_secret};
use serde::{Deserialize, Serialize};

/// The folder with the seats that this user has taken on servers.
#[derive(Clone, Debug)]
pub struct SeatFolder(PathBuf);

/// The contents of a file.
#[derive(Serialize, Deserialize)]
struct SavedSeat {
    /// The address of the game.
    game: String,
    /// The secret that holds the seat.
    token: String,
}

impl SeatFolder {
    /// The seats in this folder, which need not exist yet.
    #[must_use]
    pub const fn new(folder: PathBuf) -> SeatFolder {
        SeatFolder(folder)
    }

    fn file(&self, address: &Address) -> PathBuf {
        let server =
            address.server().replace(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '-', "_");
        self.0.join(format!("{server}_{}.json", address.game()))
    }

    /// The secret of the seat in a game, if one was kept.
    pub(crate) fn find(&self, address: &Address) -> Option<String> {
        let text = open_file(&self.file(address), MAX_SETTINGS_BYTES).ok()?;
        let saved: SavedSeat = serde_json::from_str(&text).ok()?;
        (saved.game == address.to_string()).then_some(saved.token)
    }

    /// Saves the secret of a seat.
    pub(crate) fn keep(&self, address: &Address, token: &str) -> Result<(), SaveError> {
        self.0.parent().map_or(Ok(()), create_dir_all)?;
        make_secret_folder(&self.0)?;
        let seat = SavedSeat { game: address.to_string(), token: token.into() };
        let contents = serde_json::to_string(&seat).map_err(io::Error::from)?;
        save_secret(&self.file(address), format!("{contents}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_seat_is_found_by_its_address_in_a_file_that_only_the_user_may_read() {
        let folder = tempfile::tempdir().unwrap();
        let seats = SeatFolder::new(folder.path().join("data/seats"));
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
    fn a_pipe_in_place_of_a_seat_is_not_read() {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        let folder = tempfile::tempdir().unwrap();
        let seats = SeatFolder::new(folder.path().into());
        let address = Address::parse("http://a/g/x").unwrap();
        mknodat(CWD, seats.file(&address), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
        assert_eq!(seats.find(&address), None);
        assert!(matches!(seats.keep(&address, "secret"), Err(SaveError::NotAFile)));
    }

    #[test]
    fn a_seat_at_http_is_not_a_seat_at_https() {
        let folder = tempfile::tempdir().unwrap();
        let seats = SeatFolder::new(folder.path().into());
        seats.keep(&Address::parse("http://a/g/x").unwrap(), "secret").unwrap();
        assert_eq!(seats.find(&Address::parse("https://a/g/x").unwrap()), None);
    }
}
