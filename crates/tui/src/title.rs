//! The title screen.

use four_files::Library;
use four_rules::Side;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::app::cycled;
use super::canvas::ornament;
use super::classics::Classics;
use super::game::GamePage;
use super::history::History;
use super::list::List;
use super::options::Options;
use super::page::{Next, Page, Shared};
use super::puzzle::Puzzling;
use super::rule_book::RuleBook;
use super::setup::Setup;
use super::widgets::{Row, centred, middle};
use four_engine::Level;
use four_text::Text;

/// What can be chosen at the start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Continue,
    Computer,
    Two,
    Puzzles,
    Review,
    Classics,
    Rules,
    Settings,
    Quit,
}

/// The title screen.
pub(crate) struct Title {
    at: usize,
    can_continue: bool,
}

impl Title {
    pub(crate) fn new(shared: &Shared) -> Title {
        Title { at: 0, can_continue: shared.shelf.as_ref().and_then(Library::unfinished).is_some() }
    }

    fn items(&self) -> Vec<Item> {
        use Item::{Classics, Computer, Continue, Puzzles, Quit, Review, Rules, Settings, Two};
        let all = [Continue, Computer, Two, Puzzles, Review, Classics, Rules, Settings, Quit];
        all.into_iter().filter(|&item| item != Continue || self.can_continue).collect()
    }
}

impl List for Title {
    const NAME: &'static str = "title";
    const TURNS: bool = true;

    fn at(&mut self) -> &mut usize {
        &mut self.at
    }

    fn chosen(&self) -> usize {
        self.at
    }

    fn title(&self, text: Text) -> &'static str {
        text.title()
    }

    fn leave(&self, text: Text) -> &'static str {
        text.short_quit()
    }

    fn rows(&self, shared: &Shared) -> Vec<Row> {
        let text = shared.text;
        self.items()
            .into_iter()
            .map(|item| match item {
                Item::Continue => Row::plain(text.continue_game()),
                Item::Computer => Row::set(text.play_computer(), text.level_name(shared.settings.level())),
                Item::Two => Row::plain(text.two_players()),
                Item::Puzzles => Row::plain(text.puzzles()),
                Item::Review => Row::plain(text.review_game()),
                Item::Classics => Row::plain(text.classics()),
                Item::Rules => Row::plain(text.rules()),
                Item::Settings => Row::plain(text.settings()),
                Item::Quit => Row::plain(text.quit()),
            })
            .collect()
    }

    fn turn(&mut self, shared: &mut Shared, step: isize) {
        if self.items().get(self.at) == Some(&Item::Computer) {
            shared
                .change(|settings| settings.level = cycled(&Level::ALL, settings.level(), step).to_string());
        }
    }

    fn choose(&mut self, shared: &mut Shared) -> Next {
        let Some(&item) = self.items().get(self.at) else { return Next::Stay };
        let page: Box<dyn Page> = match item {
            Item::Continue => match shared.last_game() {
                Some(game) => Box::new(GamePage::local(game)),
                None => return Next::Stay,
            },
            Item::Computer => Box::new(Setup::new(false)),
            Item::Two => Box::new(Setup::new(true)),
            Item::Puzzles => Box::new(Puzzling::default()),
            Item::Review => Box::new(History::default()),
            Item::Classics => Box::new(Classics::default()),
            Item::Rules => Box::new(RuleBook::default()),
            Item::Settings => Box::new(Options::default()),
            Item::Quit => return Next::Back,
        };
        Next::Open(page)
    }

    fn refresh(&mut self, shared: &mut Shared) {
        let items = self.items();
        let chosen = items.get(self.at).copied();
        self.can_continue = shared.shelf.as_ref().and_then(Library::unfinished).is_some();
        self.at = chosen.and_then(|item| self.items().iter().position(|&other| other == item)).unwrap_or(0);
    }

    /// Discs, where there is room for them, and the name of the game.
    fn head(&self, shared: &Shared, frame: &mut Frame<'_>, lines: u16) -> Option<u16> {
        let (area, palette) = (frame.area(), shared.palette());
        let roomy = area.height >= lines + 10;
        let whole = middle(area, area.width, lines + if roomy { 7 } else { 3 });
        let mut top = whole.y;
        if roomy {
            let discs = [Side::First, Side::Second, Side::First, Side::Second];
            ornament(Rect { y: top, height: 3, ..area }, frame.buffer_mut(), palette, &discs);
            top += 4;
        }
        centred(frame, Rect { y: top, height: 1, ..area }, self.title(shared.text), palette.strong());
        Some(top + 2)
    }
}
