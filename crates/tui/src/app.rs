//! The model of the whole program: a pile of pages, and what happens to the one on top.

use std::cell::RefCell;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Clear;

use super::dialogs::Help;
use super::game::GamePage;
use super::layout::LEAST;
use super::page::{Effect, Hits, Next, Page, Pointer, Shared};
use super::picture::Pictures;
use super::review::Review;
use super::theme::Depth;
use super::title::Title;
use super::widgets;
use four_session::OnlineGame;
use four_session::analysis::analyst;
use four_session::settings::Theme;
use four_session::start::{Setup, Start};
use four_text::{Language, Text};

/// Something that happened to the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A key, the mouse, another size.
    Terminal(Event),
    /// Time has passed; perhaps the engine has answered.
    Tick,
}

/// The program.
pub struct App {
    shared: Shared,
    /// The one on top is last; there is always one.
    pages: Vec<Box<dyn Page>>,
    hits: Hits,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.pages.iter().map(|page| page.name())).finish()
    }
}

impl App {
    /// The program as it begins.
    #[must_use]
    pub fn new(start: Start, setup: Setup, depth: Depth) -> App {
        let mut shared = shared(setup, depth);
        let mut pages: Vec<Box<dyn Page>> = vec![Box::new(Title::new(&shared))];
        match start {
            Start::Menu => {}
            Start::Game { rules, seats } => {
                let game = shared.new_game(rules, seats);
                pages.push(Box::new(GamePage::local(game)));
            }
            Start::Continue => match shared.last_game() {
                Some(game) => pages.push(Box::new(GamePage::local(game))),
                None => shared.say(shared.text.plain_nothing_to_continue()),
            },
            Start::Review(record) => pages.push(Box::new(Review::new(*record))),
        }
        if let Some(page) = pages.last_mut() {
            page.shown(&mut shared);
        }
        App { shared, pages, hits: Hits::default() }
    }

    /// The program at a table of a server, and nowhere else.
    #[must_use]
    pub fn online(game: OnlineGame, setup: Setup, depth: Depth) -> App {
        let shared = shared(setup, depth);
        App { shared, pages: vec![Box::new(GamePage::online(game))], hits: Hits::default() }
    }

    /// What it speaks.
    pub(crate) fn text(&self) -> Text {
        self.shared.text
    }

    /// The name of the page on top.
    #[must_use]
    pub fn page(&self) -> &'static str {
        self.pages.last().map_or("", |page| page.name())
    }

    /// Changes the model, and says what is to be done outside. `now` is how long the program has been running.
    pub fn update(&mut self, message: Message, now: Duration) -> Vec<Effect> {
        self.shared.now = now;
        self.shared.toast.take_if(|(_, until)| *until <= now);
        match message {
            Message::Terminal(Event::Key(key)) if key.kind != KeyEventKind::Release => self.key(key),
            Message::Terminal(Event::Mouse(mouse)) => {
                let at = Position { x: mouse.column, y: mouse.row };
                match mouse.kind {
                    MouseEventKind::Moved | MouseEventKind::Drag(_) => self.pointer(Pointer::Over, at),
                    MouseEventKind::Down(MouseButton::Left) => self.pointer(Pointer::Click, at),
                    MouseEventKind::ScrollUp => self.scroll(KeyCode::Up),
                    MouseEventKind::ScrollDown => self.scroll(KeyCode::Down),
                    _ => {}
                }
            }
            // What is pasted is text; anywhere else it would be a flood of keys.
            Message::Terminal(Event::Paste(text)) if self.takes_text() => {
                for letter in text.chars().map(|c| if c.is_control() { ' ' } else { c }) {
                    self.on_top(|page, shared| page.key(shared, KeyCode::Char(letter)));
                }
            }
            Message::Terminal(_) => {}
            Message::Tick => self.tick(),
        }
        std::mem::take(&mut self.shared.effects)
    }

    fn takes_text(&self) -> bool {
        self.pages.last().is_some_and(|page| page.takes_text())
    }

    /// The wheel moves in lists; on a board it does nothing, where a key would drop a disc.
    fn scroll(&mut self, key: KeyCode) {
        if self.hits.board.is_none() || self.page() == "review" {
            self.on_top(|page, shared| page.key(shared, key));
        }
    }

    fn key(&mut self, key: KeyEvent) {
        self.shared.toast = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'C') => self.shared.effects.push(Effect::Quit),
                KeyCode::Char('z' | 'Z') => self.shared.effects.push(Effect::Suspend),
                _ => {}
            };
        }
        if key.modifiers.contains(KeyModifiers::ALT) {
            return;
        }
        match key.code {
            KeyCode::F(1) => self.help(),
            KeyCode::Char('?') if !self.takes_text() => self.help(),
            KeyCode::F(2) => self.next_language(),
            KeyCode::F(3) => {
                self.shared.change(|settings| settings.theme = cycled(&Theme::ALL, settings.theme, 1));
            }
            KeyCode::F(4) => self.shared.toggle_pictures(),
            // What cannot be seen is not played.
            code if self.hits.blind && !matches!(code, KeyCode::Esc | KeyCode::Char('q')) => {}
            code => self.on_top(|page, shared| page.key(shared, code)),
        }
    }

    /// What stands above a page was worded when it was opened: it goes, and the keys are explained anew.
    fn next_language(&mut self) {
        self.shared.change(|settings| {
            settings.language = cycled(&Language::ALL, settings.language(), 1).code().into();
        });
        let explained = self.page() == "help";
        while self.pages.last().is_some_and(|page| page.is_above() && !page.takes_text()) {
            self.pages.pop();
        }
        if explained {
            self.help();
        }
    }

    fn help(&mut self) {
        if let Some(page) = self.pages.last().filter(|page| page.name() != "help") {
            let keys = page.help(self.shared.text);
            self.pages.push(Box::new(Help::new(keys)));
        }
    }

    fn pointer(&mut self, pointer: Pointer, at: Position) {
        if let Some(target) = self.hits.find(at) {
            self.on_top(|page, shared| page.pointer(shared, pointer, target));
        } else if pointer == Pointer::Click && self.page() == "help" {
            self.pages.pop();
        }
    }

    /// The engine's answers go to the topmost page that is more than a question.
    fn tick(&mut self) {
        let Some(base) = self.pages.iter().rposition(|page| !page.is_above()) else { return };
        while let Some(finding) = self.shared.analyst.answer() {
            self.pages[base].analyst_found(&mut self.shared, finding);
        }
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

    fn follow(&mut self, next: Next) {
        match next {
            Next::Stay => return,
            Next::Open(page) => self.pages.push(page),
            Next::Become(page) => {
                self.pages.pop();
                self.pages.push(page);
            }
            Next::Back if self.pages.len() == 1 => self.shared.effects.push(Effect::Quit),
            Next::Back => {
                let left = self.pages.pop();
                if left.is_some_and(|page| page.is_above()) {
                    return;
                }
            }
            Next::Answer(answer) => {
                self.pages.pop();
                return self.on_top(|page, shared| page.answered(shared, answer));
            }
            Next::Home => {
                self.shared.analyst.cancel();
                self.pages.clear();
                self.pages.push(Box::new(Title::new(&self.shared)));
            }
        }
        if let Some(page) = self.pages.last_mut().filter(|page| !page.is_above()) {
            page.shown(&mut self.shared);
        }
    }

    /// From now on boards are shown like this; `None` if the terminal cannot.
    pub fn show_pictures(&mut self, pictures: Option<Pictures>) {
        if pictures.is_none() {
            self.shared.say(self.shared.text.no_picture());
        }
        self.shared.pictures = pictures.map(RefCell::new);
    }

    /// Whether nothing changes until a key is pressed.
    #[must_use]
    pub fn is_still(&self) -> bool {
        let working = self.shared.analyst.is_busy();
        let moving = self.pages.iter().any(|page| page.next_frame(&self.shared).is_some());
        !working && !moving && self.shared.toast.is_none()
    }

    /// How long it can be before something changes by itself.
    #[must_use]
    pub fn patience(&self) -> Duration {
        /// How soon an answer of the engine is looked for.
        const ANSWER: Duration = Duration::from_millis(15);
        /// How soon anything else is noticed: that the program was put aside and is back.
        const ANYTHING: Duration = Duration::from_millis(250);
        let frame = self.pages.last().and_then(|page| page.next_frame(&self.shared));
        let analyst = self.shared.analyst.is_busy().then_some(ANSWER);
        let polls = self.pages.iter().filter_map(|page| page.poll_interval());
        polls.chain(frame).chain(analyst).fold(ANYTHING, Duration::min)
    }

    /// Draws the model.
    pub fn view(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let palette = self.shared.palette();
        frame.buffer_mut().set_style(area, palette.plain());
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let needs = self.shared.text.too_small(LEAST.0, LEAST.1, area.width, area.height);
            widgets::paragraph(frame, area, &needs, palette.plain());
            self.hits = Hits { blind: true, ..Hits::default() };
            return;
        }
        let last_line = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let from = self.pages.iter().rposition(|page| !page.is_above()).unwrap_or(0);
        for (number, page) in self.pages[from..].iter().enumerate() {
            // The keys of the page below are not those of the one above.
            if number > 0 {
                frame.render_widget(Clear, last_line);
                frame.buffer_mut().set_style(last_line, palette.plain());
            }
            self.hits = page.view(&self.shared, frame);
        }
        if let Some((text, _)) = &self.shared.toast {
            frame.render_widget(Clear, last_line);
            frame.buffer_mut().set_style(last_line, palette.plain());
            widgets::centred(frame, last_line, text, palette.chosen());
        }
    }
}

/// What all pages share, as it begins.
fn shared(setup: Setup, depth: Depth) -> Shared {
    let Setup { settings, settings_file, library: shelf, seed } = setup;
    Shared {
        text: Text::of(settings.language()),
        settings,
        settings_file,
        depth,
        shelf,
        analyst: analyst(),
        now: Duration::ZERO,
        first_seed: seed,
        games: 0,
        seed,
        toast: None,
        effects: Vec::new(),
        told_unsaved: false,
        pictures: None,
    }
}

/// The one so many places further in a list that goes round.
pub(crate) fn cycled<T: Copy + PartialEq>(all: &[T], now: T, step: isize) -> T {
    let at = all.iter().position(|&one| one == now).unwrap_or(0);
    let next = (at as isize + step).rem_euclid(all.len().max(1) as isize);
    all.get(next as usize).copied().unwrap_or(now)
}
