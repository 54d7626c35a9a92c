//! The page of a game, at this machine or at a server.

mod keys;
mod powers;
mod updates;
mod view;

use std::time::Duration;

use four_engine::{CoachError, Verdict};
use four_rules::{Action, Awaiting, Cell, Column, RuleSet, Side};
use four_session::analysis::Finding;
use four_session::{GameSession, LocalGame, OnlineGame, Request, Snapshot};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use crate::board::BoardPoint;
use crate::coach::CoachNotes;
use crate::cursor::{Aim, Cursor, column_of};
use crate::page::{Answer, Effect, Hits, KeyHelp, Next, Page, Pointer};
use crate::shared::Shared;
use crate::widgets::spinner_interval;

/// The page of a game.
pub(crate) struct GamePage {
    session: Box<dyn GameSession>,
    cursor: Cursor,
    notes: CoachNotes,
    /// The last sentence of the server about what happened.
    announcement: String,
    /// Whether the connection was lost and the player does not know yet that it is back.
    lost: bool,
    /// The clocks as last shown.
    clocks: [Option<(u64, bool)>; 2],
    /// The computer does not move before this time.
    pause: Duration,
    /// A column that is looked at before the disc falls.
    checked: Option<Check>,
    /// What the open dialog asks.
    asked: Option<Asked>,
    /// The time left to undo the last move or to block the other side, if the rules ask about that.
    power_time: Option<Duration>,
    /// When the page was ticked last.
    ticked: Duration,
}

/// A column that the player has pressed, and that may be a blunder.
struct Check {
    column: Column,
    /// The column is played at this time even if nothing is known about it.
    until: Duration,
    verdict: Option<Result<Verdict, CoachError>>,
}

/// What a dialog asks.
enum Asked {
    /// Whether to resign.
    Resign,
    /// Whether to play another game.
    Rematch,
    /// Whether to play this column although it is a blunder.
    Play(Column),
}

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
            announcement: String::new(),
            lost: false,
            clocks: [None; 2],
            pause: Duration::ZERO,
            checked: None,
            asked: None,
            power_time: None,
            ticked: Duration::ZERO,
        }
    }

    fn rules(&self) -> RuleSet {
        self.session.snapshot().map(|seen| *seen.rules.values()).unwrap_or_default()
    }

    fn columns(&self) -> u8 {
        self.session.snapshot().map_or(1, |seen| seen.view.columns)
    }

    /// The side whose disc hovers over the board: only while the game waits for our move.
    fn to_move(&self) -> Option<Side> {
        let ready = self.session.is_mine() && !self.session.is_waiting();
        let seen = self.session.snapshot().filter(|_| ready)?;
        (seen.view.awaiting == Awaiting::Move).then_some(seen.view.turn)
    }

    /// Whether the computer thinks.
    fn is_thinking(&self) -> bool {
        !self.session.is_online() && self.session.is_waiting()
    }

    /// Whether a question of the rules or an offer waits for our yes or no.
    fn is_asked(&self) -> bool {
        self.session.is_questioned() || self.session.offer().is_some()
    }

    /// The discs that we may remove.
    fn removable(&self) -> Vec<Cell> {
        let seen = self.session.snapshot().filter(|_| self.session.is_mine());
        seen.map(Snapshot::removable).unwrap_or_default()
    }

    /// Whether updates have to wait: the move of the computer waits for the falling disc and the pause.
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
        let has_board = self.session.snapshot().is_some();
        if let Some(column) = column_of(key, self.columns()).filter(|_| has_board) {
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
            KeyCode::Down if self.session.is_over() => {}
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

    fn point_at_board(&mut self, shared: &mut Shared, pointer: Pointer, at: BoardPoint) -> Next {
        let removable = self.removable();
        let clicked = self.cursor.point(at, &removable) && pointer == Pointer::Click;
        if clicked && !self.session.is_over() { self.enter(shared) } else { Next::Stay }
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match answer {
            Answer::Yes => match self.asked.take() {
                Some(Asked::Resign) => self.request(shared, Request::Play(Action::Resign)),
                Some(Asked::Rematch) => self.request(shared, Request::Rematch),
                Some(Asked::Play(column)) => self.request(shared, Request::Play(Action::Drop(column))),
                None => {}
            },
            Answer::Pick(letter) => return self.letter(shared, letter),
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
        self.count_down(shared);
        let clocks = Side::BOTH.map(|side| self.session.clock(side));
        changed |= std::mem::replace(&mut self.clocks, clocks) != clocks;
        if changed {
            shared.effects.push(Effect::Draw);
        }
        let ended = landed && self.session.is_over();
        if shared.settings.bell && (ended || self.session.is_mine() && !was_mine) {
            shared.effects.push(Effect::Bell);
        }
        self.finish_check(shared)
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        match (finding, &mut self.checked) {
            (Finding::Move(_, verdict), Some(check)) => check.verdict = Some(verdict),
            (finding, _) => self.notes.found(self.session.as_ref(), finding),
        }
    }

    fn next_frame(&self, shared: &Shared) -> Option<Duration> {
        /// While a disc falls.
        const FRAME: Duration = Duration::from_millis(16);
        if self.cursor.is_moving() {
            return Some(FRAME);
        }
        /// How often the countdown of the powers is drawn.
        const COUNTDOWN: Duration = Duration::from_millis(200);
        if self.power_time.is_some() {
            return Some(COUNTDOWN);
        }
        let working = self.is_thinking() || shared.analyst.is_busy() || self.session.link().is_pending();
        working.then(|| spinner_interval(shared))
    }

    fn poll_interval(&self) -> Option<Duration> {
        /// While the computer thinks.
        const COMPUTER: Duration = Duration::from_millis(15);
        /// While connected to a server.
        const SERVER: Duration = Duration::from_millis(30);
        if self.session.is_online() { Some(SERVER) } else { self.is_thinking().then_some(COMPUTER) }
    }

    fn help(&self, text: Text) -> KeyHelp {
        self.key_help(text)
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        view::view(self, shared, frame)
    }
}
