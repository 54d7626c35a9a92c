//! The model of the program: a stack of pages, and how messages reach them.

use std::cell::RefCell;
use std::time::Duration;

use four_session::OnlineGame;
use four_session::start::{Setup, Start};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Clear;

use crate::dialogs::HelpDialog;
use crate::game::GamePage;
use crate::layout::MIN_SIZE;
use crate::list::ListPage;
use crate::page::{Effect, Hits, Next, Page, Pointer};
use crate::picture::Pictures;
use crate::review::ReviewPage;
use crate::shared::Shared;
use crate::text_field::TextField;
use crate::theme::ColourDepth;
use crate::title::TitleList;
use crate::widgets::{centred, paragraph, wrap};

/// Something that happened to the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A key, the mouse, a paste or another size.
    Terminal(Event),
    /// Time has passed. The engine or a server may have sent something.
    Tick,
}

/// The program.
pub struct App {
    shared: Shared,
    /// The stack of pages. The last one is on top; there is always at least one.
    pages: Vec<Box<dyn Page>>,
    /// What the mouse can point at, as last drawn.
    hits: Hits,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.pages.iter().map(|page| page.name())).finish()
    }
}

impl App {
    /// The program with the title screen and the page that `start` asks for.
    #[must_use]
    pub fn new(start: Start, setup: Setup, depth: ColourDepth) -> App {
        let mut shared = Shared::new(setup, depth);
        let mut pages: Vec<Box<dyn Page>> = vec![title(&shared)];
        match start {
            Start::Menu => {}
            Start::Game { rules, seats } => {
                let game = shared.new_game(rules, seats);
                pages.push(Box::new(GamePage::local(game)));
            }
            Start::Continue => match shared.last_game() {
                Some(game) => pages.push(Box::new(GamePage::local(game))),
                None => shared.show_toast(shared.text.plain_nothing_to_continue()),
            },
            // It ends where it began: in the shell.
            Start::Review(record) => pages = vec![Box::new(ReviewPage::new(*record))],
        }
        if let Some(page) = pages.last_mut() {
            page.shown(&mut shared);
        }
        App { shared, pages, hits: Hits::default() }
    }

    /// The program with a game at a server and no other page.
    #[must_use]
    pub fn online(game: OnlineGame, setup: Setup, depth: ColourDepth) -> App {
        let shared = Shared::new(setup, depth);
        App { shared, pages: vec![Box::new(GamePage::online(game))], hits: Hits::default() }
    }

    /// The texts in the current language.
    pub(crate) fn text(&self) -> Text {
        self.shared.text
    }

    /// The name of the page on top.
    #[must_use]
    pub fn page(&self) -> &'static str {
        self.pages.last().map_or("", |page| page.name())
    }

    /// Changes the model and returns what has to be done outside it. `now` is how long the program has been running.
    pub fn update(&mut self, message: Message, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        self.shared.toast.take_if(|(_, until)| *until <= now);
        match message {
            Message::Terminal(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            Message::Terminal(Event::Mouse(mouse)) => self.mouse(mouse),
            Message::Terminal(Event::Paste(text)) => {
                if let Some(field) = self.text_field() {
                    field.paste(&text);
                }
            }
            Message::Terminal(_) => {}
            Message::Tick => self.tick(),
        }
        std::mem::take(&mut self.shared.effects)
    }

    fn text_field(&mut self) -> Option<&mut TextField> {
        self.pages.last_mut()?.text_field()
    }

    /// Handles a key: the program first, then the text field of the page on top, then the page.
    fn key(&mut self, key: KeyEvent) {
        self.shared.toast = None;
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'C') if control => return self.shared.effects.push(Effect::Quit),
            KeyCode::Char('z' | 'Z') if control => return self.shared.effects.push(Effect::Suspend),
            _ => {}
        }
        let edited = self.text_field().is_some_and(|field| field.key(key));
        if edited || key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return;
        }
        match key.code {
            KeyCode::F(1) | KeyCode::Char('?') => self.open_help(),
            KeyCode::F(2) => self.next_language(),
            KeyCode::F(3) => self.shared.cycle_theme(1),
            KeyCode::F(4) => self.shared.toggle_pictures(),
            code if self.hits.too_small && !matches!(code, KeyCode::Esc | KeyCode::Char('q')) => {}
            code => self.on_top(|page, shared| page.key(shared, code)),
        }
    }

    /// Changes the language. Dialogs hold texts in the old language, so they close; the help opens again, and a prompt stays
    /// because of what was typed.
    fn next_language(&mut self) {
        self.shared.cycle_language(1);
        let had_help = self.page() == HelpDialog::NAME;
        while self.pages.last_mut().is_some_and(|page| page.is_dialog() && page.text_field().is_none()) {
            self.pages.pop();
        }
        if had_help {
            self.open_help();
        }
    }

    fn open_help(&mut self) {
        if let Some(page) = self.pages.last().filter(|page| page.name() != HelpDialog::NAME) {
            let keys = page.help(self.shared.text);
            self.pages.push(Box::new(HelpDialog::new(keys)));
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position { x: mouse.column, y: mouse.row };
        match mouse.kind {
            MouseEventKind::Moved | MouseEventKind::Drag(_) => self.pointer(Pointer::Over, at),
            MouseEventKind::Down(MouseButton::Left) => self.pointer(Pointer::Click, at),
            MouseEventKind::ScrollUp => self.scroll(KeyCode::Up),
            MouseEventKind::ScrollDown => self.scroll(KeyCode::Down),
            _ => {}
        }
    }

    /// The wheel sends Up and Down, but not to a page where Down drops a disc.
    fn scroll(&mut self, key: KeyCode) {
        if self.hits.board.is_none() || self.pages.last().is_some_and(|page| page.scrolls_over_board()) {
            self.on_top(|page, shared| page.key(shared, key));
        }
    }

    fn pointer(&mut self, pointer: Pointer, at: Position) {
        if let Some(target) = self.hits.find(at) {
            self.on_top(|page, shared| page.pointer(shared, pointer, target));
        } else if pointer == Pointer::Click && self.page() == HelpDialog::NAME {
            self.pages.pop();
        }
    }

    /// Ticks the topmost page that is not a dialog, and gives it the findings of the analyst.
    fn tick(&mut self) {
        let Some(base) = self.pages.iter().rposition(|page| !page.is_dialog()) else { return };
        while let Some(finding) = self.shared.analyst.answer() {
            self.pages[base].analyst_found(&mut self.shared, finding);
        }
        self.shared.is_covered = base + 1 < self.pages.len();
        let next = self.pages[base].tick(&mut self.shared);
        if base + 1 == self.pages.len() {
            self.follow(next);
        }
    }

    fn on_top(&mut self, act: impl FnOnce(&mut dyn Page, &mut Shared) -> Next) {
        let Some(page) = self.pages.last_mut() else { return };
        let next = act(page.as_mut(), &mut self.shared);
        self.follow(next);
    }

    /// Changes the stack of pages.
    fn follow(&mut self, next: Next) {
        match next {
            Next::Stay => return,
            Next::Open(page) => self.pages.push(page),
            Next::Replace(page) => {
                self.pages.pop();
                self.pages.push(page);
            }
            Next::Back if self.pages.len() == 1 => self.shared.effects.push(Effect::Quit),
            Next::Back => {
                let left = self.pages.pop();
                if left.is_some_and(|page| page.is_dialog()) {
                    return;
                }
            }
            Next::Answer(answer) => {
                self.pages.pop();
                return self.on_top(|page, shared| page.answered(shared, answer));
            }
            Next::Home => {
                self.shared.analyst.cancel();
                self.pages = vec![title(&self.shared)];
            }
        }
        if let Some(page) = self.pages.last_mut().filter(|page| !page.is_dialog()) {
            page.shown(&mut self.shared);
        }
    }

    /// Shows boards as pictures from now on. `None` if the terminal cannot show pictures.
    pub fn show_pictures(&mut self, pictures: Option<Pictures>) {
        if pictures.is_none() {
            self.shared.show_toast(self.shared.text.no_picture());
        }
        self.shared.pictures = pictures.map(RefCell::new);
    }

    /// Whether nothing changes until the next input.
    #[must_use]
    pub fn is_still(&self) -> bool {
        let working = self.shared.analyst.is_busy();
        let moving = self.pages.iter().any(|page| page.next_frame(&self.shared).is_some());
        !working && !moving && self.shared.toast.is_none()
    }

    /// How long the loop may wait for input before the next tick.
    #[must_use]
    pub fn patience(&self) -> Duration {
        /// While the analyst works.
        const ANALYST: Duration = Duration::from_millis(15);
        /// At most, to notice that the program continues after it was suspended.
        const MAX: Duration = Duration::from_millis(250);
        let frame = self.pages.last().and_then(|page| page.next_frame(&self.shared));
        let analyst = self.shared.analyst.is_busy().then_some(ANALYST);
        let polls = self.pages.iter().filter_map(|page| page.poll_interval());
        polls.chain(frame).chain(analyst).fold(MAX, Duration::min)
    }

    /// Draws the topmost page that is not a dialog, the dialogs above it, and the toast.
    pub fn view(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let palette = self.shared.palette();
        frame.buffer_mut().set_style(area, palette.plain());
        let (min_width, min_height) = MIN_SIZE;
        if area.width < min_width || area.height < min_height {
            let note = self.shared.text.too_small(min_width, min_height, area.width, area.height);
            paragraph(frame, area, &note, palette.plain());
            self.hits = Hits { too_small: true, ..Hits::default() };
            return;
        }
        let last_line = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let clear_last_line = |frame: &mut Frame<'_>| {
            frame.render_widget(Clear, last_line);
            frame.buffer_mut().set_style(last_line, palette.plain());
        };
        let base = self.pages.iter().rposition(|page| !page.is_dialog()).unwrap_or(0);
        // A terminal does not mend a picture that a dialog has covered, so the board is text while a dialog is open.
        let has_dialog = base + 1 < self.pages.len();
        let pictures = self.shared.pictures.take_if(|_| has_dialog);
        for (number, page) in self.pages[base..].iter().enumerate() {
            // The keys of the page below do not work while a dialog is open.
            if number > 0 {
                clear_last_line(frame);
            }
            self.hits = page.view(&self.shared, frame);
        }
        self.shared.pictures = self.shared.pictures.take().or(pictures);
        if let Some((text, _)) = &self.shared.toast {
            clear_last_line(frame);
            // A long one takes as many lines as it needs.
            for (line, above) in wrap(text, area.width).iter().rev().zip(0..=last_line.y) {
                let place = Rect { y: last_line.y - above, ..last_line };
                frame.render_widget(Clear, place);
                centred(frame, place, line, palette.chosen());
            }
        }
    }
}

fn title(shared: &Shared) -> Box<dyn Page> {
    Box::new(ListPage::new(TitleList::new(shared)))
}
