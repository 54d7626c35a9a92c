//! What all pages share: settings, language, library, analyst, and the way to show a short message.

use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Duration;

use four_engine::{Level, Profile};
use four_files::{Library, SavedGame};
use four_rules::{ParseRulesError, Rules};
use four_session::analysis::{Analyst, analyst};
use four_session::errors::save_error;
use four_session::settings::{POWER_SECONDS, Scores, Settings, Theme};
use four_session::start::Setup;
use four_session::{LocalGame, Seat, profile};
use four_text::{Language, Text};

use crate::page::Effect;
use crate::picture::Pictures;
use crate::theme::{ColourDepth, Palette};

/// What all pages share.
pub(crate) struct Shared {
    pub(crate) settings: Settings,
    settings_file: Option<PathBuf>,
    /// What is known about the player; `None` until a page asks for it.
    profile: Option<Profile>,
    /// The texts in the language of the settings.
    pub(crate) text: Text,
    depth: ColourDepth,
    /// The saved games, if there is a folder for them.
    pub(crate) library: Option<Library>,
    pub(crate) analyst: Analyst,
    /// How long the program has been running.
    pub(crate) now: Duration,
    /// The seed of the next game.
    game_seed: u64,
    /// The state of the generator behind [`Shared::random_seed`].
    random: u64,
    /// Whether a dialog is open above the page.
    pub(crate) is_covered: bool,
    /// A short message in the last line, and when it disappears.
    pub(crate) toast: Option<(String, Duration)>,
    /// What the loop has to do.
    pub(crate) effects: Vec<Effect>,
    /// Whether the player knows that nothing is saved.
    warned_unsaved: bool,
    /// Set while boards are shown as pictures.
    pub(crate) pictures: Option<RefCell<Pictures>>,
}

/// How long a toast is shown.
const TOAST: Duration = Duration::from_secs(4);

impl Shared {
    pub(crate) fn new(setup: Setup, depth: ColourDepth) -> Shared {
        let Setup { settings, settings_file, library, seed } = setup;
        Shared {
            text: Text::of(settings.language()),
            settings,
            settings_file,
            profile: None,
            depth,
            library,
            analyst: analyst(),
            now: Duration::ZERO,
            game_seed: seed,
            random: seed,
            is_covered: false,
            toast: None,
            effects: Vec::new(),
            warned_unsaved: false,
            pictures: None,
        }
    }

    pub(crate) fn palette(&self) -> Palette {
        Palette::new(self.settings.theme, self.depth)
    }

    /// Shows a short message in the last line for a few seconds, or until a key is pressed.
    pub(crate) fn show_toast(&mut self, text: impl Into<String>) {
        self.toast = Some((text.into(), self.now + TOAST));
    }

    /// Shows why something is not saved, if there is a reason. Only the first reason is shown.
    pub(crate) fn warn_unsaved(&mut self, why: Option<&str>) {
        if let Some(why) = why
            && !std::mem::replace(&mut self.warned_unsaved, true)
        {
            self.show_toast(self.text.not_saved(why));
        }
    }

    /// Changes the settings and saves them.
    pub(crate) fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.text = Text::of(self.settings.language());
        let stored = self.settings_file.as_ref().map(|path| self.settings.store(path));
        if let Some(Err(error)) = stored {
            let why = save_error(&error, self.text);
            self.warn_unsaved(Some(&why));
        }
    }

    /// The file of the profile, beside that of the settings.
    fn profile_file(&self) -> Option<PathBuf> {
        self.settings_file.as_ref().map(|file| file.with_file_name(profile::FILE))
    }

    /// What is known about the player, read from its file the first time.
    pub(crate) fn profile(&mut self) -> &Profile {
        let file = self.profile_file();
        self.profile.get_or_insert_with(|| file.as_deref().map(profile::load).unwrap_or_default())
    }

    /// What is known about the player, if it was read already.
    pub(crate) const fn known_profile(&self) -> Option<&Profile> {
        self.profile.as_ref()
    }

    /// Changes what is known about the player and saves it.
    pub(crate) fn change_profile(&mut self, change: impl FnOnce(&mut Profile)) {
        let mut changed = self.profile().clone();
        change(&mut changed);
        let stored = self.profile_file().map(|path| profile::store(&changed, &path));
        self.profile = Some(changed);
        if let Some(Err(error)) = stored {
            let why = save_error(&error, self.text);
            self.warn_unsaved(Some(&why));
        }
    }

    /// Sets the rules that a player has typed.
    pub(crate) fn set_rules(&mut self, typed: &str) -> Result<(), ParseRulesError> {
        let rules: Rules = typed.parse()?;
        self.change_settings(|settings| settings.rules = rules.values().to_string());
        Ok(())
    }

    /// Sets the language that is `step` places further in the list of languages.
    pub(crate) fn cycle_language(&mut self, step: isize) {
        let next = cycled(&Language::ALL, self.settings.language(), step);
        self.change_settings(|settings| settings.language = next.code().into());
    }

    /// Sets the theme that is `step` places further.
    pub(crate) fn cycle_theme(&mut self, step: isize) {
        self.change_settings(|settings| settings.theme = cycled(&Theme::ALL, settings.theme, step));
    }

    /// Sets the level that is `step` places further among those that the rules of the next game offer.
    pub(crate) fn cycle_level(&mut self, step: isize) {
        let next = cycled(Level::all_offered(&self.settings.rules()), self.settings.level(), step);
        self.change_settings(|settings| settings.level = next.to_string());
    }

    /// Sets the time for undo and block that is `step` places further.
    pub(crate) fn cycle_power_seconds(&mut self, step: isize) {
        self.change_settings(|settings| {
            settings.power_seconds = cycled(&POWER_SECONDS, settings.power_seconds, step);
        });
    }

    /// Sets the way to show scores that is `step` places further.
    pub(crate) fn cycle_scores(&mut self, step: isize) {
        self.change_settings(|settings| settings.scores = cycled(&Scores::ALL, settings.scores, step));
    }

    /// Shows scores in the next way, and says which that is and what the numbers mean.
    pub(crate) fn next_scores(&mut self) {
        self.cycle_scores(1);
        let (text, scores) = (self.text, self.settings.scores);
        self.show_toast(match scores {
            Scores::Off | Scores::Bars => text.setting_is(text.scores(), scores.name(text)),
            Scores::Numbers | Scores::Both => text.scores_shown(text.scores(), scores.name(text)),
        });
    }

    /// Says whether something is on now.
    pub(crate) fn say_switched(&mut self, what: &str, on: bool) {
        let value = if on { self.text.on() } else { self.text.off() };
        self.show_toast(self.text.setting_is(what, value));
    }

    /// A new game, saved in the library.
    pub(crate) fn new_game(&mut self, rules: Rules, seats: [Seat; 2]) -> LocalGame {
        let seed = self.next_game_seed();
        LocalGame::new(rules, seats, self.library.as_ref(), seed)
    }

    /// Whether the library holds a game that is not over.
    pub(crate) fn has_unfinished_game(&self) -> bool {
        self.library.as_ref().and_then(Library::unfinished).is_some()
    }

    /// The last game of the library that is not over.
    pub(crate) fn last_game(&mut self) -> Option<LocalGame> {
        let saved = self.library.as_ref().and_then(Library::unfinished)?;
        Some(self.resume(&saved))
    }

    /// Continues a saved game.
    pub(crate) fn resume(&mut self, saved: &SavedGame) -> LocalGame {
        let seed = self.next_game_seed();
        LocalGame::resume(saved, self.library.as_ref(), seed)
    }

    fn next_game_seed(&mut self) -> u64 {
        let seed = self.game_seed;
        self.game_seed = seed.wrapping_add(1);
        seed
    }

    /// A random number, to be used as a seed. The sequence depends on the seed of the program.
    pub(crate) fn random_seed(&mut self) -> u64 {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.random >> 16
    }

    /// Turns pictures of boards off, or asks the terminal whether they can be turned on.
    pub(crate) fn toggle_pictures(&mut self) {
        if self.pictures.take().is_none() {
            self.effects.push(Effect::AskForPictures);
        }
    }
}

/// The value `step` places after `now` in a list that goes round.
pub(crate) fn cycled<T: Copy + PartialEq>(all: &[T], now: T, step: isize) -> T {
    let at = all.iter().position(|&one| one == now).unwrap_or(0);
    let next = (at as isize + step).rem_euclid(all.len().max(1) as isize);
    all.get(next as usize).copied().unwrap_or(now)
}
