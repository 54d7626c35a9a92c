//! What a page of the program is: something that takes keys and the mouse, and draws itself.

use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Duration;

use four_files::{Library, SavedGame};
use four_rules::{Cell, Column, Rules};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

use super::board::Place;
use super::picture::Pictures;
use super::theme::{Depth, Palette};
use four_session::analysis::{Analyst, Finding};
use four_session::errors::save_error;
use four_session::settings::Settings;
use four_session::{LocalGame, Seat};
use four_text::Text;

/// What all pages share.
pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) settings_file: Option<PathBuf>,
    pub(crate) text: Text,
    pub(crate) depth: Depth,
    pub(crate) shelf: Option<Library>,
    pub(crate) analyst: Analyst,
    /// How long the program has been running.
    pub(crate) now: Duration,
    /// The seed of the first game, and how many games have been played.
    pub(crate) first_seed: u64,
    pub(crate) games: u64,
    /// Where chance comes from; another number each time it is taken.
    pub(crate) seed: u64,
    /// A short message, and until when it is shown.
    pub(crate) toast: Option<(String, Duration)>,
    /// What is to be done outside.
    pub(crate) effects: Vec<Effect>,
    /// Whether it has been said that nothing can be saved.
    pub(crate) told_unsaved: bool,
    /// There while boards are shown as real pictures.
    pub(crate) pictures: Option<RefCell<Pictures>>,
}

/// How long a short message stays.
const TOAST: Duration = Duration::from_secs(4);

impl Shared {
    pub(crate) fn palette(&self) -> Palette {
        Palette::new(self.settings.theme, self.depth)
    }

    /// Says something for a moment.
    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.toast = Some((text.into(), self.now + TOAST));
    }

    /// Says once that the game cannot be saved.
    pub(crate) fn say_unsaved(&mut self, why: Option<&str>) {
        if let Some(why) = why
            && !std::mem::replace(&mut self.told_unsaved, true)
        {
            self.say(self.text.not_saved(why));
        }
    }

    /// Changes the settings for good.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.text = Text::of(self.settings.language());
        let stored = self.settings_file.as_ref().map(|path| self.settings.store(path));
        if let Some(Err(error)) = stored {
            let why = save_error(&error, self.text);
            self.say_unsaved(Some(&why));
        }
    }

    /// A new game, saved with the others.
    pub(crate) fn new_game(&mut self, rules: Rules, seats: [Seat; 2]) -> LocalGame {
        let seed = self.game_seed();
        LocalGame::new(rules, seats, self.shelf.as_ref(), seed)
    }

    /// The game that was last left unfinished.
    pub(crate) fn last_game(&mut self) -> Option<LocalGame> {
        let kept = self.shelf.as_ref().and_then(Library::unfinished)?;
        Some(self.resume(&kept))
    }

    /// Goes on with a saved game.
    pub(crate) fn resume(&mut self, kept: &SavedGame) -> LocalGame {
        let seed = self.game_seed();
        LocalGame::resume(kept, self.shelf.as_ref(), seed)
    }

    /// Another seed for each game.
    fn game_seed(&mut self) -> u64 {
        self.games += 1;
        self.first_seed.wrapping_add(self.games - 1)
    }

    /// Shows boards as pictures, if that can be; or no longer.
    pub(crate) fn toggle_pictures(&mut self) {
        if self.pictures.take().is_none() {
            self.effects.push(Effect::AskForPictures);
        }
    }

    /// A number that nobody could have known.
    pub(crate) fn chance(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.seed >> 16
    }
}

/// What is to be done outside of the model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// End the program.
    Quit,
    /// Put the program aside, as Ctrl-Z does.
    Suspend,
    /// Play a classic mode of this name at the console, then come back.
    Classic(&'static str),
    /// Ring.
    Bell,
    /// Draw again: something has changed by itself.
    Draw,
    /// Find out whether the terminal shows pictures, and say so with [`App::show_pictures`](super::App::show_pictures).
    AskForPictures,
}

/// What comes after a page has done its part.
pub(crate) enum Next {
    /// The same page.
    Stay,
    /// Another one above it.
    Open(Box<dyn Page>),
    /// Another one instead of it.
    Become(Box<dyn Page>),
    /// The one below it.
    Back,
    /// The one below it, which had asked this.
    Answer(Answer),
    /// The first one.
    Home,
}

/// The answer to a question that a page had asked by opening another.
pub(crate) enum Answer {
    Yes,
    Text(String),
    Pick(usize),
}

/// Something on the screen that the mouse can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A line of a list.
    Item(usize),
    /// What stands for a key.
    Key(KeyCode),
    /// A column of the board, and perhaps a cell in it.
    Board(Column, Option<Cell>),
}

/// What the mouse does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    Over,
    Click,
}

/// What can be pointed at, and where.
#[derive(Default)]
pub(crate) struct Hits {
    pub(crate) areas: Vec<(Rect, Target)>,
    pub(crate) board: Option<Place>,
    /// The board is there and cannot be seen.
    pub(crate) blind: bool,
}

impl Hits {
    pub(crate) fn find(&self, at: Position) -> Option<Target> {
        let area = self.areas.iter().rev().find(|(area, _)| area.contains(at)).map(|&(_, target)| target);
        area.or_else(|| self.board?.find(at).map(|(column, cell)| Target::Board(column, cell)))
    }
}

/// A page of the program.
pub(crate) trait Page {
    /// A word for it, for tests.
    fn name(&self) -> &'static str;

    /// A key was pressed.
    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next;

    /// The mouse points at something. By default, a click on what stands for a key is that key.
    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match (pointer, target) {
            (Pointer::Click, Target::Key(key)) => self.key(shared, key),
            _ => Next::Stay,
        }
    }

    /// The page above this one has answered.
    fn answered(&mut self, _shared: &mut Shared, _answer: Answer) -> Next {
        Next::Stay
    }

    /// It is on top again, or for the first time.
    fn shown(&mut self, _shared: &mut Shared) {}

    /// Time has passed.
    fn tick(&mut self, _shared: &mut Shared) -> Next {
        Next::Stay
    }

    /// The analyst has found something.
    fn analyst_found(&mut self, _shared: &mut Shared, _finding: Finding) {}

    /// When it wants to be drawn again without anything happening.
    fn next_frame(&self, _shared: &Shared) -> Option<Duration> {
        None
    }

    /// How often it has to be ticked to hear of what comes from outside, if anything may.
    fn poll_interval(&self) -> Option<Duration> {
        None
    }

    /// Whether what is below it stays visible.
    fn is_above(&self) -> bool {
        false
    }

    /// Whether it takes all keys as text.
    fn takes_text(&self) -> bool {
        false
    }

    /// The keys and what they do.
    fn help(&self, text: Text) -> Vec<(&'static str, &'static str)>;

    /// Draws it.
    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits;
}
