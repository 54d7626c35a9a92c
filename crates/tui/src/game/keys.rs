//! What the keys of a game do, in the game, in its menu and in its help.

use std::time::Duration;

use four_engine::{Analyst, Grade, Sight, Verdict};
use four_rules::{Action, Column, Game};
use four_session::Request;
use four_session::analysis::Question;
use four_text::Text;
use ratatui::crossterm::event::KeyCode;

use super::{Asked, Check, GamePage};
use crate::cards::{CardsPage, Deck};
use crate::cursor::{Aim, column_keys};
use crate::dialogs::{ConfirmDialog, MenuDialog};
use crate::list::ListPage;
use crate::page::{KeyHelp, Next};
use crate::review::ReviewPage;
use crate::settings::SettingsList;
use crate::shared::Shared;

/// Whether a move is a blunder that can be seen in a few moves.
fn is_plain_blunder(verdict: &Verdict) -> bool {
    verdict.grade == Grade::Blunder && verdict.sight <= Sight::Few
}

/// A key of the footer: the key, its name, and what it does.
pub(super) type FooterKey = (KeyCode, String, &'static str);

impl GamePage {
    /// A column was pressed or clicked.
    pub(super) fn press_column(&mut self, shared: &mut Shared, column: Column) {
        self.cursor.column = column;
        if !self.session.is_mine() {
            return shared.show_toast(self.session.not_mine(shared.text));
        }
        // A player who plays on has declined the question.
        if self.session.is_questioned() {
            self.decline(shared);
            // The next move is another player's, who may sit here too.
            if !self.session.is_shared() {
                return;
            }
        }
        if self.cursor.aim == Aim::Pop {
            self.request(shared, Request::Play(Action::Pop(column)));
        } else if !self.check(shared, column) {
            self.request(shared, Request::Play(Action::Drop(column)));
        }
    }

    /// Looks whether a column is a blunder before the disc falls. Returns whether the player wants that.
    fn check(&mut self, shared: &mut Shared, column: Column) -> bool {
        /// How long the disc waits at most where every position can be proved, and elsewhere.
        const PATIENCE: [Duration; 2] = [Duration::from_secs(10), Duration::from_millis(1500)];
        let game = self.session.log().map(|log| log.game());
        let legal = |game: &&Game| game.legal_actions().any(|action| action == Action::Drop(column));
        let Some(game) = game.filter(legal).filter(|_| shared.settings.warn) else { return false };
        if self.checked.is_none() {
            let patience = PATIENCE[usize::from(!Analyst::can_be_perfect(game.rules()))];
            let last = Some(Box::new((game.clone(), column)));
            shared.analyst.ask(Question::Position { last, now: None, headline_first: false });
            self.checked = Some(Check { column, until: shared.now + patience, verdict: None });
        }
        true
    }

    /// Drops the disc that was looked at, or asks whether the player is sure.
    pub(super) fn finish_check(&mut self, shared: &mut Shared) -> Next {
        let known = |check: &mut Check| check.verdict.is_some() || shared.now >= check.until;
        let Some(Check { column, verdict, .. }) = self.checked.take_if(known) else { return Next::Stay };
        if let Some(Ok(verdict)) = verdict.filter(|verdict| verdict.as_ref().is_ok_and(is_plain_blunder)) {
            let why = shared.text.coach_for(self.session.reader()).headline(&verdict.remark, verdict.by);
            self.asked = Some(Asked::Play(column));
            self.notes.ask(self.session.as_ref(), shared);
            return Next::Open(Box::new(ConfirmDialog(shared.text.sure(column, why))));
        }
        self.request(shared, Request::Play(Action::Drop(column)));
        Next::Stay
    }

    /// Enter or a click: does what the cursor points at.
    pub(super) fn enter(&mut self, shared: &mut Shared) -> Next {
        match self.cursor.aim {
            _ if self.session.is_over() && self.session.is_online() => {}
            _ if self.session.is_over() => return self.rematch(shared),
            _ if self.session.is_questioned() && self.power_time.is_some() => self.decline(shared),
            _ if self.session.is_questioned() => self.request(shared, Request::Answer(false)),
            Aim::Remove(cell) => self.request(shared, Request::Play(Action::Remove(cell))),
            Aim::Drop | Aim::Pop => self.press_column(shared, self.cursor.column),
        }
        Next::Stay
    }

    pub(super) fn steer(&mut self, dx: i32, dy: i32) {
        let (columns, removable) = (self.columns(), self.removable());
        self.cursor.steer((dx, dy), columns, &removable);
    }

    /// Does what a small letter stands for.
    pub(super) fn letter(&mut self, shared: &mut Shared, letter: char) -> Next {
        match letter {
            'y' | 'n' if self.is_asked() => self.request(shared, Request::Answer(letter == 'y')),
            'n' if self.session.is_over() => return self.rematch(shared),
            'u' => self.request(shared, Request::TakeBack),
            'd' if self.session.is_online() || self.session.can(Action::CallDraw) => {
                self.request(shared, Request::Draw);
            }
            'g' => return self.resign(shared),
            'b' if self.session.is_questioned() && !self.session.is_online() => self.block(shared),
            'x' | 'p' if self.session.is_questioned() && self.power_time.is_none() => {
                shared.show_toast(shared.text.answer_first());
            }
            'x' if self.session.is_questioned() => {
                self.decline(shared);
                if self.session.is_mine() {
                    self.aim_to_remove(shared);
                }
            }
            'x' if self.session.is_mine() => self.aim_to_remove(shared),
            'p' if self.session.is_mine() => self.toggle_pop(),
            'q' if self.session.is_online() => return Next::Back,
            'q' => return Next::Home,
            _ if !self.session.is_online() => return self.local_letter(shared, letter),
            _ => {}
        }
        Next::Stay
    }

    /// Does what a letter stands for only in a game at this machine.
    fn local_letter(&mut self, shared: &mut Shared, letter: char) -> Next {
        let text = shared.text;
        match letter {
            'r' => self.request(shared, Request::PlayAgain),
            't' if self.session.is_mine() => {
                self.notes.hint = true;
                self.notes.ask(self.session.as_ref(), shared);
            }
            't' if self.session.is_over() => shared.show_toast(text.say_refusal_game_over()),
            't' => shared.show_toast(text.no_hint()),
            's' => {
                shared.next_scores();
                self.notes.ask(self.session.as_ref(), shared);
            }
            'c' => {
                shared.change_settings(|settings| settings.coach = !settings.coach);
                shared.say_switched(text.coach(), shared.settings.coach);
                self.notes.ask(self.session.as_ref(), shared);
            }
            'w' => self.notes.details.turn(),
            'a' => {
                self.notes.shows_threats = !self.notes.shows_threats;
                shared.say_switched(text.threats(), self.notes.shows_threats);
            }
            'v' => {
                let review = self.session.record().map(ReviewPage::new);
                return review.map_or(Next::Stay, |review| Next::Open(Box::new(review)));
            }
            'i' => return Next::Open(Box::new(CardsPage::new(Deck::Words))),
            'o' => return Next::Open(Box::new(ListPage::new(SettingsList))),
            'm' => return Next::Open(Box::new(self.menu(text))),
            _ => {}
        }
        Next::Stay
    }

    fn resign(&mut self, shared: &mut Shared) -> Next {
        let can = !self.session.is_over() && (self.session.is_online() || self.session.is_mine());
        if self.session.is_watching() {
            shared.show_toast(shared.text.net_watching());
        } else if can {
            self.asked = Some(Asked::Resign);
            return Next::Open(Box::new(ConfirmDialog(shared.text.give_up().into())));
        }
        Next::Stay
    }

    /// Points the cursor at a disc to remove, if there is one.
    fn aim_to_remove(&mut self, shared: &mut Shared) {
        match self.removable().first() {
            Some(&cell) => self.cursor.aim = Aim::Remove(cell),
            None if self.rules().remove == 0 => shared.show_toast(shared.text.say_mistake_no_power()),
            None => shared.show_toast(shared.text.say_mistake_spent()),
        }
    }

    /// Lets the cursor pop discs instead of dropping them, or the other way round, if the rules have that.
    fn toggle_pop(&mut self) {
        if self.rules().pop_out {
            self.cursor.aim = if self.cursor.aim == Aim::Pop { Aim::Drop } else { Aim::Pop };
        }
    }

    pub(super) fn menu(&self, text: Text) -> MenuDialog {
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
            ('a', text.threats(), true),
            ('i', text.words(), true),
            ('v', text.review_this(), true),
            ('o', text.settings(), true),
            ('q', text.to_title(), true),
        ];
        let shown = items.into_iter().filter(|&(.., shown)| shown);
        MenuDialog::new(text.menu(), shown.map(|(letter, label, _)| (letter, label)).collect())
    }

    /// Starts another game. Under rules that ask questions, `n` and Enter are habits, which must not wipe out a won board, so
    /// the player is asked first.
    pub(super) fn rematch(&mut self, shared: &mut Shared) -> Next {
        let rules = self.rules();
        if !self.session.is_online() && (rules.undo.charges > 0 || rules.block > 0) {
            self.asked = Some(Asked::Rematch);
            return Next::Open(Box::new(ConfirmDialog(shared.text.rematch_question().into())));
        }
        self.request(shared, Request::Rematch);
        Next::Stay
    }

    /// A letter as the key that has to be pressed: a capital where small letters are columns.
    pub(super) fn letter_name(&self, letter: char) -> String {
        let letter = if self.needs_capitals() { letter.to_ascii_uppercase() } else { letter };
        letter.to_string()
    }

    /// Whether small letters are columns, so that capital letters stand for keys.
    fn needs_capitals(&self) -> bool {
        self.rules().columns > 9
    }

    pub(super) fn key_help(&self, text: Text) -> KeyHelp {
        let (rules, online) = (self.rules(), self.session.is_online());
        let capitals = self.needs_capitals();
        let key = |small: &'static str, capital: &'static str| if capitals { capital } else { small };
        let plays = !self.session.is_watching();
        let (here, there) = (!online, online && plays);
        let (powers, free_undo) = (rules.undo.charges > 0 || rules.block > 0, rules.undo.charges == 0);
        let leave =
            if there && self.session.is_seat_kept() { text.net_help_leave() } else { text.net_short_leave() };
        let keys = [
            (plays, column_keys(rules.columns), text.keys_column()),
            (plays, key("← → h l", "← →"), text.keys_move()),
            (plays, "Enter ↓", text.keys_drop()),
            (plays, text.mouse(), text.keys_mouse()),
            (here && powers, key("u, b", "U, B"), text.keys_powers()),
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
            (here, key("w", "W"), text.keys_why()),
            (here, key("a", "A"), text.keys_threats()),
            (here, key("i", "I"), text.keys_words()),
            (here, key("v", "V"), text.keys_review()),
            (plays, key("g", "G"), text.resign()),
            (there, key("n", "N"), text.net_help_rematch()),
            (here, key("o", "O"), text.settings()),
            (here, key("Esc, m", "Esc, M"), text.keys_menu()),
            (here, key("q", "Q"), text.to_title()),
            (online, key("Esc, q", "Esc, Q"), leave),
        ];
        keys.into_iter().filter(|(shown, ..)| *shown).map(|(_, key, about)| (key, about)).collect()
    }

    /// What Esc does now.
    pub(super) fn escape_label(&self, text: Text) -> &'static str {
        match (self.cursor.aim, self.session.is_online()) {
            (Aim::Pop | Aim::Remove(_), _) => text.short_back(),
            (Aim::Drop, true) => text.net_short_leave(),
            (Aim::Drop, false) => text.short_menu(),
        }
    }

    /// The keys that do something now, the most important first.
    pub(super) fn footer_keys(&self, shared: &Shared) -> Vec<FooterKey> {
        let text = shared.text;
        let (rules, session) = (self.rules(), self.session.as_ref());
        let (online, over) = (session.is_online(), session.is_over());
        let key = |letter: char, about: &'static str| {
            let name = self.letter_name(letter);
            (KeyCode::Char(name.chars().next().unwrap_or(letter)), name, about)
        };
        let mut keys = Vec::new();
        if self.power_time.is_some() {
            keys.extend(self.power_keys(shared));
        } else if self.is_asked() {
            keys.extend([key('y', text.yes()), key('n', text.no())]);
        } else if over && !session.is_watching() {
            keys.push(key('n', text.short_rematch()));
            keys.extend((!online).then(|| key('v', text.short_review())));
        }
        let plays = session.is_mine() || self.is_thinking();
        if plays && self.cursor.aim == Aim::Drop && !session.is_questioned() {
            keys.push((KeyCode::Enter, "Enter".into(), text.short_drop()));
            keys.extend((!self.removable().is_empty()).then(|| key('x', text.short_remove())));
            keys.extend(rules.pop_out.then(|| key('p', text.short_pop())));
        }
        keys.extend((!online && self.notes.has_more(shared)).then(|| key('w', text.short_why())));
        keys.extend(session.can_take_back().then(|| key('u', text.short_undo())));
        if !online {
            let hints = session.is_mine() && !session.is_questioned();
            keys.extend(hints.then(|| key('t', text.short_hint())));
            keys.extend([key('s', text.short_scores()), key('c', text.short_coach())]);
        } else if session.snapshot().is_some() && !session.is_watching() && !over {
            keys.extend([key('d', text.net_short_draw()), key('g', text.net_short_resign())]);
        }
        keys
    }
}
