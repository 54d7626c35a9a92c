//! How a front end starts.

use std::path::PathBuf;

use four_files::Library;
use four_rules::{Record, Rules};

use crate::seat::Seat;
use crate::settings::Settings;

/// What a front end shows first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// The menu.
    Menu,
    /// A new game.
    Game {
        /// The rules it is played by.
        rules: Rules,
        /// Who plays, Red first.
        seats: [Seat; 2],
    },
    /// The last unfinished game; the menu if there is none.
    Continue,
    /// The review of this game.
    Review(Box<Record>),
}

/// What a front end needs to start.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The player's settings.
    pub settings: Settings,
    /// The file of the settings; without one they are not saved.
    pub settings_file: Option<PathBuf>,
    /// The library of games; without one they are not saved.
    pub library: Option<Library>,
    /// Decides every random choice.
    pub seed: u64,
}
