//! A game on a server.

use std::time::Duration;

use four_client::ClientError;
use four_protocol::{Act, Offer, TableEvent};
use four_rules::{Action, Awaiting, Cell, Column, Input};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use super::aim::{Aim, Pointing, column_of, removable};
use super::menu::Confirm;
use super::page::{Answer, Effect, Hits, Next, Page, Pointer, Shared, Target};
use super::widgets::SPIN;
use four_session::online::{Known, Link, Told, Visit};
use four_text::terminal::{Words, fill, first_capital};

/// A game on a server.
pub(crate) struct Online {
    pub(crate) visit: Visit,
    pub(crate) at: Pointing,
    /// What was said last about what happened.
    pub(crate) said: String,
    /// Whether the connection was lost.
    lost: bool,
    /// The clocks as they were shown.
    clocks: [Option<(u64, bool)>; 2],
}

impl Online {
    pub(crate) fn new(visit: Visit) -> Online {
        Online { visit, at: Pointing::new(1), said: String::new(), lost: false, clocks: [None; 2] }
    }

    pub(crate) fn known(&self) -> Option<&Known> {
        self.visit.known.as_ref()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.known().is_some_and(|known| known.state.over)
    }

    fn columns(&self) -> u8 {
        self.known().map_or(1, |known| known.view.columns)
    }

    fn rows(&self) -> u8 {
        self.known().map_or(1, |known| known.view.rows)
    }

    /// The discs that we can remove.
    pub(crate) fn removable(&self) -> Vec<Cell> {
        let known = self.known().filter(|_| self.visit.is_mine());
        known.map(|known| removable(known.view.legal.iter().copied())).unwrap_or_default()
    }

    /// Whether a question waits for yes or no.
    pub(crate) fn is_asked(&self) -> bool {
        self.visit.is_questioned() || self.visit.offer().is_some()
    }

    /// Whether a move can be asked back.
    pub(crate) fn can_ask_back(&self) -> bool {
        self.known().is_some_and(|known| known.state.can_offer.contains(&Offer::Undo))
    }

    fn ask(&mut self, shared: &mut Shared, act: Act) {
        if self.visit.is_watching() {
            shared.say(shared.words.net_watching);
        } else if !self.visit.ask(act) {
            shared.say(shared.words.net_unanswered);
        }
    }

    /// A column was pressed or clicked.
    fn column(&mut self, shared: &mut Shared, column: Column) {
        self.at.cursor = column;
        if !self.visit.is_mine() {
            let status = self.known().map(|known| known.state.status.clone());
            return shared.say(if self.visit.is_watching() {
                shared.words.net_watching.into()
            } else {
                status.unwrap_or_default()
            });
        }
        // Whoever plays on has let the question be.
        if let Some(no) = self.visit.answer(false).filter(|_| self.visit.is_questioned()) {
            return self.ask(shared, no);
        }
        let command = if self.at.aim == Aim::Pop { Action::Pop(column) } else { Action::Drop(column) };
        self.ask(shared, Act::Play(command));
    }

    /// Enter, or a click: what the hand points at.
    fn enter(&mut self, shared: &mut Shared) {
        match self.at.aim {
            _ if self.is_over() => {}
            Aim::Remove(cell) => self.ask(shared, Act::Play(Action::Remove(cell))),
            Aim::Drop | Aim::Pop => self.column(shared, self.at.cursor),
        }
    }

    fn answer(&mut self, shared: &mut Shared, yes: bool) {
        if let Some(act) = self.visit.answer(yes) {
            self.ask(shared, act);
        }
    }

    fn steer(&mut self, dx: i32, dy: i32) {
        let (columns, removable) = (self.columns(), self.removable());
        self.at.steer((dx, dy), columns, &removable);
    }

    /// What a letter does.
    fn letter(&mut self, shared: &mut Shared, letter: char) -> Next {
        let words = shared.words;
        let set = self.known().map(|known| *known.rules.values()).unwrap_or_default();
        match letter {
            'y' if self.is_asked() => self.answer(shared, true),
            'n' if self.is_asked() => self.answer(shared, false),
            'n' if self.is_over() => self.ask(shared, Act::Offer(Offer::Rematch)),
            'u' => self.ask(shared, Act::Offer(Offer::Undo)),
            'd' => self.ask(shared, self.visit.draw()),
            'g' if self.visit.is_watching() => shared.say(words.net_watching),
            'g' if !self.is_over() => return Next::Open(Box::new(Confirm(words.give_up.into()))),
            'x' if self.visit.is_mine() => match self.removable().first() {
                Some(&cell) => self.at.aim = Aim::Remove(cell),
                None if set.remove == 0 => shared.say(first_capital(words.no_power)),
                None => shared.say(first_capital(words.spent)),
            },
            'p' if self.visit.is_mine() && set.pop_out => {
                self.at.aim = if self.at.aim == Aim::Pop { Aim::Drop } else { Aim::Pop };
            }
            'q' => return Next::Back,
            _ => {}
        }
        Next::Stay
    }

    /// The disc that was dropped last, if that was the last thing done and more than a mistake.
    fn dropped(&self) -> Option<Cell> {
        let known = self.known()?;
        let dropped = matches!(known.moves.last(), Some((_, _, Input::Action(Action::Drop(_)), true)));
        known.view.last.filter(|_| dropped)
    }

    /// Shows what is told.
    fn hear(&mut self, shared: &mut Shared, told: Told) {
        match told {
            Told::Happened(what, said) => {
                // Whoever takes aim while others only talk goes on taking aim.
                if matches!(what, TableEvent::Played { .. } | TableEvent::TookBack { .. }) {
                    let falls = self.dropped().filter(|_| shared.settings.motion);
                    self.at.begin(falls.map(|cell| (cell, shared.now)));
                }
                if !said.is_empty() {
                    self.said = said;
                }
            }
            Told::Stands { anew: true } => {
                self.at = Pointing::new(self.columns());
                self.said.clear();
            }
            Told::Stands { anew: false } => {}
            Told::Refused(why) => shared.say(first_capital(&why)),
            Told::NotKept(why) => shared.say(fill(shared.words.net_not_kept, &[&why])),
            Told::NextGame => {
                self.said.clear();
                shared.say(shared.words.net_next_game);
            }
            Told::Link if self.visit.link == Link::Down => self.lost = true,
            Told::Link => {
                if self.visit.link == Link::Up && std::mem::take(&mut self.lost) {
                    shared.say(shared.words.net_back);
                }
            }
        }
    }

    /// What is wrong with the connection, if anything is.
    pub(crate) fn trouble(&self, words: &Words) -> Option<&'static str> {
        match &self.visit.link {
            Link::Begun | Link::Up => None,
            Link::Down => Some(words.net_lost),
            Link::Ended(ClientError::NoSuchGame) => Some(words.net_gone),
            Link::Ended(_) => Some(words.net_nonsense),
        }
    }
}

impl Page for Online {
    fn name(&self) -> &'static str {
        "online"
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        if let Some(column) = column_of(key, self.columns()).filter(|_| self.known().is_some()) {
            self.column(shared, column);
            return Next::Stay;
        }
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.steer(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.steer(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.steer(0, 1),
            KeyCode::Down | KeyCode::Char('j') if matches!(self.at.aim, Aim::Remove(_)) => self.steer(0, -1),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Down => self.enter(shared),
            KeyCode::Esc if self.at.aim != Aim::Drop => self.at.aim = Aim::Drop,
            KeyCode::Esc => return Next::Back,
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
                if self.at.point(column, cell, &removable) && pointer == Pointer::Click {
                    self.enter(shared);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        if matches!(answer, Answer::Yes) {
            self.ask(shared, Act::Play(Action::Resign));
        }
        Next::Stay
    }

    fn tick(&mut self, shared: &mut Shared) -> Next {
        self.visit.speak(shared.words.spoken);
        let (was_mine, mut changed) = (self.visit.is_mine(), false);
        while let Some(told) = self.visit.hear(Duration::ZERO) {
            self.hear(shared, told);
            changed = true;
        }
        self.at.settle(self.rows(), shared.now);
        let clocks = four_rules::Side::BOTH.map(|side| self.visit.clock(side));
        changed |= std::mem::replace(&mut self.clocks, clocks) != clocks;
        if changed {
            shared.effects.push(Effect::Draw);
        }
        if shared.settings.bell && self.visit.is_mine() && !was_mine {
            shared.effects.push(Effect::Bell);
        }
        Next::Stay
    }

    fn listens(&self) -> bool {
        true
    }

    fn next_frame(&self, shared: &Shared) -> Option<Duration> {
        const FRAME: Duration = Duration::from_millis(16);
        let spin = Duration::from_millis((SPIN - shared.now.as_millis() % SPIN) as u64);
        match self.visit.link {
            _ if self.at.is_moving() => Some(FRAME),
            Link::Begun | Link::Down => Some(spin),
            Link::Up | Link::Ended(_) => None,
        }
    }

    fn help(&self, words: &Words) -> Vec<(&'static str, &'static str)> {
        let set = self.known().map(|known| *known.rules.values()).unwrap_or_default();
        // Where small letters are columns, the large ones are not.
        let wide = set.columns > 9;
        let key = |small: &'static str, large: &'static str| if wide { large } else { small };
        let plays = !self.visit.is_watching();
        let stays = plays && self.visit.is_kept;
        let keys = [
            (plays, key("1 … 9", "1 … 9, a …"), words.help_column),
            (plays, key("← → h l", "← →"), words.help_move),
            (plays, "Enter ↓", words.help_drop),
            (plays, words.mouse, words.help_mouse),
            (plays, key("y n", "Y N"), words.net_help_answer),
            (plays && set.remove > 0, key("x", "X"), words.remove),
            (plays && set.pop_out, key("p", "P"), words.pop),
            (plays && set.undo.charges == 0, key("u", "U"), words.net_help_undo),
            (plays, key("d", "D"), words.net_help_draw),
            (plays, key("g", "G"), words.resign),
            (plays, key("n", "N"), words.net_help_rematch),
            (true, key("Esc, q", "Esc, Q"), if stays { words.net_help_leave } else { words.net_short_leave }),
        ];
        keys.into_iter().filter(|(there, ..)| *there).map(|(_, key, about)| (key, about)).collect()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        super::online_view::view(self, shared, frame)
    }
}

/// Whether a hand is to be seen over the board.
pub(crate) fn is_to_move(page: &Online) -> bool {
    let awaits = |known: &Known| known.state.awaiting == Awaiting::Move;
    page.visit.is_mine() && !page.visit.is_waiting() && page.known().is_some_and(awaits)
}
