//! A game being played.

use std::time::Duration;

use four_engine::{CoachError, Verdict};
use four_rules::{Action, Awaiting, Cell, Column, Event, Game, Record};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use super::aim::{Aim, Pointing, column_of, removable};
use super::app::cycled;
use super::board::{Falling, Hand};
use super::menu::{Confirm, Menu};
use super::page::{Answer, Effect, Hits, Next, Page, Pointer, Shared, Target};
use super::pages::Options;
use super::review::Review;
use super::widgets::SPIN;
use four_session::settings::Scores;
use four_session::study::{Finding, Question};
use four_session::table::{NoUndo, Table};
use four_text::terminal::{Words, first_capital};

/// A game being played.
pub(crate) struct Play {
    pub(crate) table: Table,
    pub(crate) at: Pointing,
    /// Since when the computer thinks.
    asked: Duration,
    /// What it has come to.
    choice: Option<Action>,
    /// What the coach says about a move, by the number of that command.
    pub(crate) verdict: Option<(usize, Result<Verdict, CoachError>)>,
    /// What is known about the position.
    pub(crate) finding: Option<Finding>,
    /// Whether somebody wants to know what to play.
    pub(crate) hint: bool,
}

/// How long the computer lets one look at one's own move, at least.
const PAUSE: Duration = Duration::from_millis(500);

impl Play {
    pub(crate) fn new(table: Table) -> Play {
        let columns = table.log().game().rules().columns();
        Play {
            table,
            at: Pointing::new(columns),
            asked: Duration::ZERO,
            choice: None,
            verdict: None,
            finding: None,
            hint: false,
        }
    }

    pub(crate) fn game(&self) -> &Game {
        self.table.log().game()
    }

    fn is_over(&self) -> bool {
        self.game().outcome().is_some()
    }

    /// Whether a person is to act.
    pub(crate) fn is_mine(&self) -> bool {
        !self.is_over() && self.table.computer_to_act().is_none()
    }

    /// Where the falling disc is by now.
    pub(crate) fn falling(&self, now: Duration) -> Option<Falling> {
        self.at.falling(self.game().rules().rows(), now)
    }

    /// What hovers over the board.
    pub(crate) fn hand(&self) -> Hand {
        let to_move = self.is_mine() && self.game().awaiting() == Awaiting::Move;
        self.at.hand(to_move.then(|| self.game().turn()))
    }

    fn act(&mut self, shared: &mut Shared, command: Action) {
        match self.table.play(command) {
            Ok(events) => self.follow(shared, &events),
            Err(refusal) => {
                let why = shared.words.refusal(refusal);
                shared.say(first_capital(&why));
            }
        }
    }

    /// Shows what happened, and sees to what comes next.
    fn follow(&mut self, shared: &mut Shared, events: &[Event]) {
        let words = shared.words;
        self.at.begin(None);
        for event in events {
            match event {
                Event::Dropped { at, .. } if shared.settings.motion => {
                    self.at.begin(Some((*at, shared.now)));
                }
                Event::Violated { .. }
                | Event::Undone { .. }
                | Event::Blocked { .. }
                | Event::Removed { .. } => {
                    let said = words.event(event, &|side| self.table.name(side, words));
                    shared.say(said.unwrap_or_default());
                }
                _ => {}
            }
        }
        shared.say_unsaved(self.table.unsaved.as_deref());
        self.ask(shared);
    }

    /// Puts the engine to work on the position as it is now.
    fn ask(&mut self, shared: &mut Shared) {
        (self.choice, self.hint, self.finding) = (None, false, None);
        match self.table.computer_to_act() {
            Some(level) => {
                self.asked = shared.now;
                shared.opponent.ask((level, self.game().clone()));
            }
            None => shared.opponent.cancel(),
        }
        self.study(shared);
    }

    /// Asks the analyst for what is wanted and not known yet.
    fn study(&mut self, shared: &mut Shared) {
        let to_judge = self.table.last_by_a_person().filter(|_| shared.settings.coach);
        if to_judge
            .as_ref()
            .is_none_or(|(number, ..)| self.verdict.as_ref().is_none_or(|(known, _)| known != number))
        {
            self.verdict = None;
        }
        let last =
            to_judge.filter(|_| self.verdict.is_none()).map(|(_, game, column)| Box::new((game, column)));
        let wanted = shared.settings.scores != Scores::Off || self.hint;
        let now =
            (wanted && !self.is_over() && self.finding.is_none()).then(|| Box::new(self.game().clone()));
        match last.is_some() || now.is_some() {
            true => shared.analyst.ask(Question::Position { last, now }),
            false => shared.analyst.cancel(),
        }
    }

    /// A column was pressed or clicked.
    fn column(&mut self, shared: &mut Shared, column: Column) {
        self.at.cursor = column;
        if self.is_over() {
            return shared.say(first_capital(shared.words.game_over));
        }
        if !self.is_mine() {
            return shared.say(shared.words.computers_turn);
        }
        // Whoever plays on has let the questions be.
        while self.is_mine() && self.game().awaiting() != Awaiting::Move {
            let no = self.game().legal_actions().find(|command| command.is_decline());
            let Some(no) = no else { return };
            self.act(shared, no);
            if !self.table.is_shared() {
                return;
            }
        }
        match self.at.aim {
            Aim::Pop => self.act(shared, Action::Pop(column)),
            Aim::Drop | Aim::Remove(_) => self.act(shared, Action::Drop(column)),
        }
    }

    /// Enter, or a click: what the hand points at.
    fn enter(&mut self, shared: &mut Shared) -> Next {
        match (self.is_over(), self.game().awaiting(), self.at.aim) {
            (true, ..) => return self.letter(shared, 'n'),
            (_, Awaiting::Undo | Awaiting::Block, _) => self.answer(shared, false),
            (.., Aim::Remove(cell)) => self.act(shared, Action::Remove(cell)),
            _ => self.column(shared, self.at.cursor),
        }
        Next::Stay
    }

    /// Answers the question that the game waits for.
    fn answer(&mut self, shared: &mut Shared, yes: bool) {
        let answers =
            |command: &Action| command.answers(self.game().awaiting()) && command.is_decline() != yes;
        let answer = self.game().legal_actions().find(answers);
        if let Some(answer) = answer.filter(|_| self.is_mine()) {
            self.act(shared, answer);
        }
    }

    /// The discs that can be removed.
    pub(crate) fn removable(&self) -> Vec<Cell> {
        removable(self.game().legal_actions())
    }

    fn steer(&mut self, dx: i32, dy: i32) {
        let (columns, removable) = (self.game().rules().columns(), self.removable());
        self.at.steer((dx, dy), columns, &removable);
    }

    /// What a letter does.
    fn letter(&mut self, shared: &mut Shared, letter: char) -> Next {
        let words = shared.words;
        match letter {
            'u' => match self.table.take_back() {
                Ok(()) => self.follow(shared, &[]),
                Err(NoUndo::Nothing) => shared.say(words.nothing_back),
                Err(NoUndo::ByTheRules) => shared.say(words.undo_by_rules),
            },
            'r' => match self.table.play_again() {
                Ok(events) => self.follow(shared, &events),
                Err(_) => shared.say(words.nothing_again),
            },
            't' if self.is_mine() => {
                self.hint = true;
                self.study(shared);
            }
            't' => {
                shared.say(if self.is_over() {
                    first_capital(words.game_over)
                } else {
                    words.no_hint.into()
                });
            }
            's' => {
                shared.change(|settings| settings.scores = cycled(&Scores::ALL, settings.scores, 1));
                shared.say(format!("{}: {}", words.scores, shared.settings.scores.name(words)));
                self.study(shared);
            }
            'c' => {
                shared.change(|settings| settings.coach = !settings.coach);
                let on = if shared.settings.coach { words.on } else { words.off };
                shared.say(format!("{}: {on}", words.coach));
                self.study(shared);
            }
            'x' if self.is_mine() => match self.removable().first() {
                Some(&cell) => self.at.aim = Aim::Remove(cell),
                None if self.game().rules().values().remove == 0 => shared.say(first_capital(words.no_power)),
                None => shared.say(first_capital(words.spent)),
            },
            'p' if self.is_mine() && self.game().rules().values().pop_out => {
                self.at.aim = if self.at.aim == Aim::Pop { Aim::Drop } else { Aim::Pop };
            }
            'd' if self.can_draw() => self.act(shared, Action::CallDraw),
            'g' if self.is_mine() => return Next::Open(Box::new(Confirm(words.give_up.into()))),
            'n' if self.is_over() => {
                let next = self.table.rematch(shared.shelf.as_ref());
                *self = Play::new(next);
                self.ask(shared);
            }
            'v' => return Next::Open(Box::new(Review::new(self.record()))),
            'o' => return Next::Open(Box::new(Options::default())),
            'm' => return Next::Open(Box::new(self.menu(words))),
            'q' => return Next::Home,
            _ => {}
        }
        Next::Stay
    }

    /// Whether the rules leave taking back to the players.
    pub(crate) fn can_take_back(&self) -> bool {
        self.game().rules().values().undo.charges == 0 && !self.table.log().inputs().is_empty()
    }

    /// Whether a draw can be called; to try it where it cannot would be a mistake that some rules count.
    fn can_draw(&self) -> bool {
        self.is_mine() && self.game().legal_actions().any(|command| command == Action::CallDraw)
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn menu(&self, words: &'static Words) -> Menu {
        let set = self.game().rules().values();
        let (mine, over) = (self.is_mine(), self.is_over());
        let items = [
            (' ', words.resume, !over),
            ('n', words.rematch, over),
            ('t', words.hint, mine),
            ('u', words.take_back, self.can_take_back()),
            ('r', words.play_again, self.table.can_play_again()),
            ('x', words.remove, mine && !self.removable().is_empty()),
            ('p', words.pop, mine && set.pop_out),
            ('d', words.call_draw, self.can_draw()),
            ('g', words.resign, mine),
            ('s', words.scores, true),
            ('c', words.coach, true),
            ('v', words.review_this, true),
            ('o', words.settings, true),
            ('q', words.to_title, true),
        ];
        let shown = items.into_iter().filter(|&(.., shown)| shown);
        Menu::new(words.menu, shown.map(|(letter, label, _)| (letter as usize, label)).collect())
    }

    /// The column that a key stands for on this board.
    fn pressed(&self, key: KeyCode) -> Option<Column> {
        column_of(key, self.game().rules().columns())
    }
}

impl Page for Play {
    fn name(&self) -> &'static str {
        "play"
    }

    fn shown(&mut self, shared: &mut Shared) {
        self.ask(shared);
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        if let Some(column) = self.pressed(key) {
            self.column(shared, column);
            return Next::Stay;
        }
        let question = self.is_mine() && matches!(self.game().awaiting(), Awaiting::Undo | Awaiting::Block);
        match key {
            KeyCode::Char('y' | 'Y') if question => self.answer(shared, true),
            KeyCode::Char('n' | 'N') if question => self.answer(shared, false),
            KeyCode::Left | KeyCode::Char('h') => self.steer(-1, 0),
            KeyCode::Right | KeyCode::Char('l') => self.steer(1, 0),
            KeyCode::Up | KeyCode::Char('k') => self.steer(0, 1),
            KeyCode::Down | KeyCode::Char('j') if matches!(self.at.aim, Aim::Remove(_)) => self.steer(0, -1),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Down => return self.enter(shared),
            KeyCode::Esc if self.at.aim != Aim::Drop => self.at.aim = Aim::Drop,
            KeyCode::Esc => return Next::Open(Box::new(self.menu(shared.words))),
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
                let clicked = self.at.point(column, cell, &removable) && pointer == Pointer::Click;
                if clicked && !self.is_over() {
                    return self.enter(shared);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match answer {
            Answer::Yes => self.act(shared, Action::Resign),
            Answer::Pick(number) => {
                let letter = u32::try_from(number).ok().and_then(char::from_u32).unwrap_or(' ');
                return self.letter(shared, letter);
            }
            Answer::Text(_) => {}
        }
        Next::Stay
    }

    fn tick(&mut self, shared: &mut Shared) -> Next {
        let rows = self.game().rules().rows();
        if self.at.settle(rows, shared.now) && self.is_over() && shared.settings.bell {
            shared.effects.push(Effect::Bell);
        }
        let pause = if shared.settings.motion { PAUSE } else { Duration::ZERO };
        if !self.at.is_moving()
            && shared.now >= self.asked + pause
            && let Some(command) = self.choice.take()
        {
            self.act(shared, command);
            if shared.settings.bell && self.is_mine() {
                shared.effects.push(Effect::Bell);
            }
        }
        Next::Stay
    }

    fn computer_chose(&mut self, _shared: &mut Shared, command: Action) {
        self.choice = Some(command);
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        match finding {
            Finding::Move(_, verdict) => {
                self.verdict = self.table.last_by_a_person().map(|(number, ..)| (number, verdict));
            }
            finding => self.finding = Some(finding),
        }
    }

    fn next_frame(&self, shared: &Shared) -> Option<Duration> {
        const FRAME: Duration = Duration::from_millis(16);
        if self.at.is_moving() || self.choice.is_some() {
            return Some(FRAME);
        }
        let working = self.table.computer_to_act().is_some() || shared.analyst.is_busy();
        working.then(|| Duration::from_millis((SPIN - shared.now.as_millis() % SPIN) as u64))
    }

    fn help(&self, words: &Words) -> Vec<(&'static str, &'static str)> {
        let set = self.game().rules().values();
        // Where small letters are columns, the large ones are not.
        let wide = set.columns > 9;
        let key = |small: &'static str, large: &'static str| if wide { large } else { small };
        let powers = set.undo.charges > 0 || set.block > 0;
        let keys = [
            (true, key("1 … 9", "1 … 9, a …"), words.help_column),
            (true, key("← → h l", "← →"), words.help_move),
            (true, "Enter ↓", words.help_drop),
            (true, words.mouse, words.help_mouse),
            (powers, "y n", words.help_answer),
            (set.remove > 0, key("x", "X"), words.remove),
            (set.pop_out, key("p", "P"), words.pop),
            (set.undo.charges == 0, key("u, r", "U, R"), words.help_undo),
            (true, key("t", "T"), words.hint),
            (true, key("s", "S"), words.help_scores),
            (true, key("c", "C"), words.help_coach),
            (true, "34", words.help_cells),
            (true, key("v", "V"), words.help_review),
            (true, key("g", "G"), words.resign),
            (true, key("o", "O"), words.settings),
            (true, key("Esc, m", "Esc, M"), words.help_menu),
            (true, key("q", "Q"), words.to_title),
        ];
        keys.into_iter().filter(|(there, ..)| *there).map(|(_, key, about)| (key, about)).collect()
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        super::play_view::view(self, shared, frame)
    }
}
