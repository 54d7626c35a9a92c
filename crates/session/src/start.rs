//! How the game begins, on a screen or in lines.

use std::path::PathBuf;

use four_files::Library;
use four_rules::{Record, Rules};

use crate::local_game::Seat;
use crate::settings::Settings;

/// Where to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// With a list of what there is to do.
    Menu,
    /// With a new game.
    Game {
        /// The rules it is played by.
        rules: Rules,
        /// Who plays, Red first.
        seats: [Seat; 2],
    },
    /// With the last game that is not over; with the menu if there is none.
    Continue,
    /// With a look at this game.
    Review(Box<Record>),
}

/// What the game is given.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What the player has chosen.
    pub settings: Settings,
    /// Where that is kept, if anywhere.
    pub settings_file: Option<PathBuf>,
    /// Where the games are kept, if anywhere.
    pub library: Option<Library>,
    /// Decides everything that is left to chance.
    pub seed: u64,
}
