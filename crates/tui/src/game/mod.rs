//! The page of a game being played, at this machine or at a server.

use std::time::Duration;

use four_rules::{Action, Awaiting, Cell, Column, Event, RuleSet, Side};
use four_session::analysis::Finding;
use four_session::settings::Scores;
use four_session::{GameSession, Link, LocalGame, OnlineGame, Request, Snapshot, Update};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use super::app::cycled;
use super::coach::CoachNotes;
use super::cursor::{Aim, Cursor, column_of};
use super::dialogs::{Confirm, Menu};
use super::options::Options;
use super::page::{Answer, Effect, Hits, Next, Page, Pointer, Shared, Target};
use super::review::Review;
use super::widgets::spin;

/// A game being played.
pub(crate) struct GamePage {
    pub(crate) session: Box<dyn GameSession>,
    pub(crate) cursor: Cursor,
    pub(crate) notes: CoachNotes,
    /// The server's last sentence about what happened.
    pub(crate) said: String,
    /// Whether the connection was lost and the player has not been told that it is back.
    lost: bool,
    /// The clocks as they were last shown.
    clocks: [Option<(u64, bool)>; 2],
    /// The computer does not move before this time.
    pause: Duration,
}

/// How long the computer waits at least, so that players see their own move first.
const PAUSE: Duration = Duration::from_millis(500);

impl GamePage {
    pub(crate) fn local(game: LocalGame) -> GamePage {
        GamePage::new(Box::new(game))
    }

    pub(crate) fn online(game: OnlineGame) -> GamePage {
        GamePage::new(Box::new(game))
    }

    fn new(session: Box<dyn GameSession>) -> GamePage {
        let columns = session.snapshot().map_or(1, |seen| seen.view.columns);
        GamePage {
            session,
            cursor: Cursor::new(columns),
            notes: CoachNotes::default(),
            said: String::new(),
            lost: false,
            clocks: [None; 2],
            pause: Duration::ZERO,
        }
    }

    pub(crate) fn rules(&self) -> RuleSet {
        self.session.snapshot().map(|seen| *seen.rules.values()).unwrap_or_default()
    }

    fn columns(&self) -> u8 {
        self.session.snapshot().map_or(1, |seen| seen.view.columns)
    }

    /// The side whose disc hovers over the board: only while we are to move.
    pub(crate) fn to_move(&self) -> Option<Side> {
        let ready = self.session.is_mine() && !self.session.is_waiting();
        let seen = self.session.snapshot().filter(|_| ready)?;
        (seen.view.awaiting == Awaiting::Move).then_some(seen.view.turn)
    }

    /// Whether the computer thinks.
    pub(crate) fn is_thinking(&self) -> bool {
        !self.session.is_online() && self.session.is_waiting()
    }

    /// Whether a question or an offer waits for yes or no.
    pub(crate) fn is_asked(&self) -> bool {
        self.session.is_questioned() || self.session.offer().is_some()
    }

    /// The discs that we may remove.
    pub(crate) fn removable(&self) -> Vec<Cell> {
        let seen = self.session.snapshot().filter(|_| self.session.is_mine());
        seen.map(Snapshot::removable).unwrap_or_default()
    }

    fn request(&mut self, shared: &mut Shared, request: Request) {
        match self.session.request(request) {
            Ok(()) => drop(self.take_updates(shared)),
            Err(error) => {
                let why = error.say(shared.text);
                if !why.is_empty() {
                    shared.say(why);
                }
            }
        }
    }

    /// Shows the updates about one change. Returns whether there were any.
    fn take_updates(&mut self, shared: &mut Shared) -> bool {
        let mut any = false;
        while let Some(update) = self.session.update(Duration::ZERO) {
            any = true;
            let settled = matches!(update, Update::Settled { .. });
            self.show(shared, update);
            if settled {
                break;
            }
        }
        any
    }

    fn show(&mut self, shared: &mut Shared, update: Update) {
        match update {
            Update::Moved { events, dropped, said } => {
                let falls = dropped.filter(|_| shared.settings.motion);
                self.cursor.begin(falls.map(|cell| (cell, shared.now)));
                self.tell(shared, &events);
                self.announce(said);
            }
            Update::Announced(said) => self.announce(said),
            Update::Settled { anew } => self.settle(shared, anew),
            Update::Refused(why) => shared.say(why),
            Update::SeatNotKept => {
                let why = self.session.seat_error(shared.text).unwrap_or_default();
                shared.say(shared.text.net_not_kept(why));
            }
            Update::NextGame if !self.session.is_online() => {}
            Update::NextGame => {
                self.said.clear();
                shared.say(shared.text.net_next_game());
            }
            Update::Link if self.session.link() == Link::Lost => self.lost = true,
            Update::Link => {
                if self.session.link() == Link::Up && std::mem::take(&mut self.lost) {
                    shared.say(shared.text.net_back());
                }
            }
        }
    }

    /// Says the events that the board does not show.
    fn tell(&self, shared: &mut Shared, events: &[Event]) {
        let text = shared.text;
        for event in events {
            if matches!(
                event,
                Event::Violated { .. } | Event::Undone { .. } | Event::Blocked { .. } | Event::Removed { .. }
            ) {
                let said = text.event(event, &|side| self.session.who(side, text));
                shared.say(said.unwrap_or_default());
            }
        }
    }

    fn announce(&mut self, said: String) {
        if !said.is_empty() {
            self.said = said;
        }
    }

    fn settle(&mut self, shared: &mut Shared, anew: bool) {
        if anew {
            self.cursor = Cursor::new(self.columns());
            self.said.clear();
        }
        shared.say_unsaved(self.session.unsaved(shared.text).as_deref());
        self.begin_position(shared);
    }

    /// Sees to what a new position needs: the computer's pause and the coach.
    fn begin_position(&mut self, shared: &mut Shared) {
        self.pause = if shared.settings.motion { shared.now + PAUSE } else { shared.now };
        self.notes.begin(self.session.as_ref(), shared);
    }

    /// A column was pressed or clicked.
    fn press_column(&mut self, shared: &mut Shared, column: Column) {
        self.cursor.column = column;
        if !self.session.is_mine() {
            return shared.say(self.session.not_mine(shared.text));
        }
        // A player who plays on has declined the question.
        while self.session.is_questioned() {
            self.request(shared, Request::Answer(false));
            if !self.session.is_shared() {
                return;
            }
        }
        let action = if self.cursor.aim == Aim::Pop { Action::Pop(column) } else { Action::Drop(column) };
        self.request(shared, Request::Play(action));
    }

    /// Enter or a click: does what the cursor points at.
    fn enter(&mut self, shared: &mut Shared) -> Next {
        match self.cursor.aim {
            _ if self.session.is_over() && self.session.is_online() => {}
            _ if self.session.is_over() => self.request(shared, Request::Rematch),
            _ if self.session.is_questioned() => self.request(shared, Request::Answer(false)),
            Aim::Remove(cell) => self.request(shared, Request::Play(Action::Remove(cell))),
            Aim::Drop | Aim::Pop => self.press_column(shared, self.cursor.column),
        }
        Next::Stay
    }

    fn steer(&mut self, dx: i32, dy: i32) {
        let (columns, removable) = (self.columns(), self.removable());
        self.cursor.steer((dx, dy), columns, &removable);
    }

    /// What a letter does.
    fn letter(&mut self, shared: &mut Shared, letter: char) -> Next {
        match letter {
            'y' | 'n' if self.is_asked() => self.request(shared, Request::Answer(letter == 'y')),
            'n' if self.session.is_over() => self.request(shared, Request::Rematch),
            'u' => self.request(shared, Request::TakeBack),
            'd' if self.session.is_online() || self.session.can(Action::CallDraw) => {
                self.request(shared, Request::Draw);
            }
            'g' => return self.resign(shared),
            'x' | 'p' if self.session.is_mine() => self.take_aim(shared, letter),
            'q' if self.session.is_online() => return Next::Back,
            'q' => return Next::Home,
            _ if !self.session.is_online() => return self.local_letter(shared, letter),
            _ => {}
        }
        Next::Stay
    }

    /// What a letter does in a game at this machine only.
    fn local_letter(&mut self, shared: &mut Shared, letter: char) -> Next {
        let text = shared.text;
        match letter {
            'r' => self.request(shared, Request::PlayAgain),
            't' if self.session.is_mine() => {
                self.notes.hint = true;
                self.notes.ask(self.session.as_ref(), shared);
            }
            't' if self.session.is_over() => shared.say(text.say_refusal_game_over()),
            't' => shared.say(text.no_hint()),
            's' => {
                shared.change(|settings| settings.scores = cycled(&Scores::ALL, settings.scores, 1));
                shared.say(text.setting_is(text.scores(), shared.settings.scores.name(text)));
                self.notes.ask(self.session.as_ref(), shared);
            }
            'c' => {
                shared.change(|settings| settings.coach = !settings.coach);
                let on = if shared.settings.coach { text.on() } else { text.off() };
                shared.say(text.setting_is(text.coach(), on));
                self.notes.ask(self.session.as_ref(), shared);
            }
            'v' => {
                let review = self.session.record().map(Review::new);
                return review.map_or(Next::Stay, |review| Next::Open(Box::new(review)));
            }
            'o' => return Next::Open(Box::new(Options::default())),
            'm' => return Next::Open(Box::new(self.menu(text))),
            _ => {}
        }
        Next::Stay
    }

    fn resign(&self, shared: &mut Shared) -> Next {
        let can = !self.session.is_over() && (self.session.is_online() || self.session.is_mine());
        if self.session.is_watching() {
            shared.say(shared.text.net_watching());
        } else if can {
            return Next::Open(Box::new(Confirm(shared.text.give_up().into())));
        }
        Next::Stay
    }

    /// Lets the cursor remove or pop discs, where the rules have that.
    fn take_aim(&mut self, shared: &mut Shared, letter: char) {
        let (text, rules) = (shared.text, self.rules());
        match self.removable().first() {
            Some(&cell) if letter == 'x' => self.cursor.aim = Aim::Remove(cell),
            None if letter == 'x' && rules.remove == 0 => shared.say(text.say_mistake_no_power()),
            None if letter == 'x' => shared.say(text.say_mistake_spent()),
            _ if rules.pop_out => {
                self.cursor.aim = if self.cursor.aim == Aim::Pop { Aim::Drop } else { Aim::Pop };
            }
            _ => {}
        }
    }

    fn menu(&self, text: Text) -> Menu {
        let session = self.session.as_ref();
        let (mine, over) = (session.is_mine(), session.is_over());
        let items = [
            (' ', text.resume(), !over),
            ('n', text.rematch(), over),
            ('t', text.hint(), mine),
            ('u', text.take_back(), session.can_take_back()),
            ('r', text.play_again(), session.can_play_again()),
            ('x', text.remove(), mine && !self.removable().is_empty()),
            ('p', text.pop(), mine && self.rules().pop_out),
            ('d', text.call_draw(), mine && session.can(Action::CallDraw)),
            ('g', text.resign(), mine),
            ('s', text.scores(), true),
            ('c', text.coach(), true),
            ('v', text.review_this(), true),
            ('o', text.settings(), true),
            ('q', text.to_title(), true),
        ];
        let shown = items.into_iter().filter(|&(.., shown)| shown);
        Menu::new(text.menu(), shown.map(|(letter, label, _)| (letter as usize, label)).collect())
    }

    /// Whether updates have to wait: the computer's move for the disc that falls and for the pause.
    fn is_paused(&self, now: Duration) -> bool {
        !self.session.is_online() && (self.cursor.is_moving() || now < self.pause)
    }
}

impl Page for GamePage {
    fn name(&self) -> &'static str {
        if self.session.is_online() { "online" } else { "play" }
    }

    fn shown(&mut self, shared: &mut Shared) {
        self.begin_position(shared);
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let there = self.session.snapshot().is_some();
        if let Some(column) = column_of(key, self.columns()).filter(|_| there) {
            self.press_column(shared, column);
            return Next::Stay;
        }
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.steer(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.steer(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.steer(0, 1),
            KeyCode::Down | KeyCode::Char('j') if matches!(self.cursor.aim, Aim::Remove(_)) => {
                self.steer(0, -1);
            }
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Down => return self.enter(shared),
            KeyCode::Esc if self.cursor.aim != Aim::Drop => self.cursor.aim = Aim::Drop,
            KeyCode::Esc if self.session.is_online() => return Next::Back,
            KeyCode::Esc => return Next::Open(Box::new(self.menu(shared.text))),
            KeyCode::Backspace => return self.letter(shared, 'u'),
            KeyCode::Char(letter) => return self.letter(shared, letter.to_ascii_lowercase()),
            _ => {}
        }
        Next::Stay
    }

    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match (pointer, target) {
            (Pointer::Click, Target::Key(key)) => return self.key(shared, key),
            (pointer, Target::Board(column, cell)) => {
                let removable = self.removable();
                let clicked = self.cursor.point(column, cell, &removable) && pointer == Pointer::Click;
                if clicked && !self.session.is_over() {
                    return self.enter(shared);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match answer {
            Answer::Yes => self.request(shared, Request::Play(Action::Resign)),
            Answer::Pick(number) => {
                let letter = u32::try_from(number).ok().and_then(char::from_u32).unwrap_or(' ');
                return self.letter(shared, letter);
            }
            Answer::Text(_) => {}
        }
        Next::Stay
    }

    fn tick(&mut self, shared: &mut Shared) -> Next {
        self.session.set_language(shared.text.language());
        let was_mine = self.session.is_mine();
        let rows = self.session.snapshot().map_or(1, |seen| seen.view.rows);
        let landed = self.cursor.settle(rows, shared.now);
        let mut changed = false;
        while !self.is_paused(shared.now) && self.take_updates(shared) {
            changed = true;
        }
        let clocks = Side::BOTH.map(|side| self.session.clock(side));
        changed |= std::mem::replace(&mut self.clocks, clocks) != clocks;
        if changed {
            shared.effects.push(Effect::Draw);
        }
        let ended = landed && self.session.is_over();
        if shared.settings.bell && (ended || self.session.is_mine() && !was_mine) {
            shared.effects.push(Effect::Bell);
        }
        Next::Stay
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        self.notes.found(self.session.as_ref(), finding);
    }

    fn next_frame(&self, shared: &Shared) -> Option<Duration> {
        const FRAME: Duration = Duration::from_millis(16);
        if self.cursor.is_moving() {
            return Some(FRAME);
        }
        let working = self.is_thinking() || shared.analyst.is_busy() || self.session.link().is_pending();
        working.then(|| spin(shared))
    }

    fn poll_interval(&self) -> Option<Duration> {
        /// How soon an answer of the computer is looked for.
        const COMPUTER: Duration = Duration::from_millis(15);
        /// How soon a message of the server is.
        const SERVER: Duration = Duration::from_millis(30);
        if self.session.is_online() { Some(SERVER) } else { self.is_thinking().then_some(COMPUTER) }
    }

    fn help(&self, text: Text) -> Vec<(&'static str, &'static str)> {
        let (rules, online) = (self.rules(), self.session.is_online());
        // On a wide board small letters are columns; capital letters never are.
        let wide = rules.columns > 9;
        let key = |small: &'static str, large: &'static str| if wide { large } else { small };
        let plays = !self.session.is_watching();
        let (here, there) = (!online, online && plays);
        let (powers, free_undo) = (rules.undo.charges > 0 || rules.block > 0, rules.undo.charges == 0);
        let leave =
            if there && self.session.is_seat_kept() { text.net_help_leave() } else { text.net_short_leave() };
        let keys = [
            (plays, key("1 … 9", "1 … 9, a …"), text.keys_column()),
            (plays, key("← → h l", "← →"), text.keys_move()),
            (plays, "Enter ↓", text.keys_drop()),
            (plays, text.mouse(), text.keys_mouse()),
            (here && powers, "y n", text.keys_answer()),
            (there, key("y n", "Y N"), text.net_help_answer()),
            (plays && rules.remove > 0, key("x", "X"), text.remove()),
            (plays && rules.pop_out, key("p", "P"), text.pop()),
            (here && free_undo, key("u, r", "U, R"), text.keys_undo()),
            (there && free_undo, key("u", "U"), text.net_help_undo()),
            (there, key("d", "D"), text.net_help_draw()),
            (here, key("t", "T"), text.hint()),
            (here, key("s", "S"), text.keys_scores()),
            (here, key("c", "C"), text.keys_coach()),
            (here, "34", text.keys_cells()),
            (here, key("v", "V"), text.keys_review()),
            (plays, key("g", "G"), text.resign()),
            (there, key("n", "N"), text.net_help_rematch()),
            (here, key("o", "O"), text.settings()),
            (here, key("Esc, m", "Esc, M"), text.keys_menu()),
            (here, key("q", "Q"), text.to_title()),
            (online, key("Esc, q", "Esc, Q"), leave),
        ];
        keys.into_iter().filter(|(there, ..)| *there).map(|(_, key, about)| (key, about)).collect()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        super::game_view::view(self, shared, frame)
    }
}
