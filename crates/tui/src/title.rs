//! The title screen.

use four_rules::Side;
use four_text::Text;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::canvas::ornament;
use crate::classics::ClassicsList;
use crate::dialogs::ConfirmDialog;
use crate::game::GamePage;
use crate::history::HistoryPage;
use crate::learn::LearnList;
use crate::list::{List, ListPage};
use crate::page::{Answer, Next, Page};
use crate::rows::Row;
use crate::rule_book::RulesList;
use crate::settings::SettingsList;
use crate::setup::SetupList;
use crate::shared::Shared;
use crate::widgets::{centred, middle};

/// A line of the title screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TitleItem {
    Continue,
    Computer,
    TwoPlayers,
    Learn,
    History,
    Classics,
    Rules,
    Settings,
    Quit,
}

/// The list of the title screen.
pub(crate) struct TitleList {
    can_continue: bool,
}

impl TitleList {
    pub(crate) fn new(shared: &Shared) -> TitleList {
        TitleList { can_continue: shared.has_unfinished_game() }
    }
}

impl List for TitleList {
    type Item = TitleItem;
    const NAME: &'static str = "title";
    const TURNS: bool = true;
    const WIDTH: u16 = 30;

    fn title(&self, text: Text) -> &'static str {
        text.title()
    }

    fn escape(&self, text: Text) -> &'static str {
        text.short_quit()
    }

    fn items(&self) -> Vec<TitleItem> {
        use TitleItem::{Classics, Computer, Continue, History, Learn, Quit, Rules, Settings, TwoPlayers};
        let all = [Continue, Computer, TwoPlayers, Learn, History, Classics, Rules, Settings, Quit];
        all.into_iter().filter(|&item| item != Continue || self.can_continue).collect()
    }

    fn row(&self, item: TitleItem, shared: &Shared) -> Row {
        let text = shared.text;
        match item {
            TitleItem::Continue => Row::plain(text.continue_game()),
            TitleItem::Computer => {
                Row::turning(text.play_computer(), text.level_choice(shared.settings.level()))
            }
            TitleItem::TwoPlayers => Row::plain(text.two_players()),
            TitleItem::Learn => Row::plain(text.learn()),
            TitleItem::History => Row::plain(text.history()),
            TitleItem::Classics => Row::plain(text.classics()),
            TitleItem::Rules => Row::plain(text.rules()),
            TitleItem::Settings => Row::plain(text.settings()),
            TitleItem::Quit => Row::plain(text.quit()),
        }
    }

    fn turn(&mut self, item: TitleItem, shared: &mut Shared, step: isize) {
        if item == TitleItem::Computer {
            shared.cycle_level(step);
        }
    }

    fn choose(&mut self, item: TitleItem, shared: &mut Shared) -> Next {
        let page: Box<dyn Page> = match item {
            TitleItem::Continue => match shared.last_game() {
                Some(game) => Box::new(GamePage::local(game)),
                None => return Next::Stay,
            },
            TitleItem::Computer => Box::new(ListPage::new(SetupList::new(false))),
            TitleItem::TwoPlayers => Box::new(ListPage::new(SetupList::new(true))),
            TitleItem::Learn => Box::new(ListPage::new(LearnList::default())),
            TitleItem::History => Box::new(HistoryPage::default()),
            TitleItem::Classics => Box::new(ListPage::new(ClassicsList)),
            TitleItem::Rules => Box::new(ListPage::new(RulesList)),
            TitleItem::Settings => Box::new(ListPage::new(SettingsList)),
            TitleItem::Quit => return Next::Back,
        };
        Next::Open(page)
    }

    /// Asks first: who goes back page by page may press Esc once too often.
    fn leave(&mut self, shared: &mut Shared) -> Next {
        Next::Open(Box::new(ConfirmDialog(shared.text.ask_quit().into())))
    }

    fn answered(&mut self, _shared: &mut Shared, answer: Answer) -> Next {
        if matches!(answer, Answer::Yes) { Next::Back } else { Next::Stay }
    }

    fn refresh(&mut self, shared: &mut Shared) {
        self.can_continue = shared.has_unfinished_game();
    }

    /// Draws the name of the game, with discs above it if there is room.
    fn draw_head(&self, shared: &Shared, frame: &mut Frame<'_>, lines: u16) -> Option<u16> {
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
