//! Undo and block as keys that work for a few seconds after a move, in place of questions.

use std::time::Duration;

use four_rules::Awaiting;
use four_session::Request;
use ratatui::crossterm::event::KeyCode;

use super::GamePage;
use super::keys::FooterKey;
use crate::shared::Shared;

impl GamePage {
    /// Starts the time for the powers if the rules ask about them. The second question about a move gets what the first one
    /// has left.
    pub(super) fn begin_countdown(&mut self, shared: &Shared) {
        let seconds = Duration::from_secs(shared.settings.power_seconds.into());
        let asked = !seconds.is_zero() && !self.session.is_online() && self.session.is_questioned();
        self.power_time = asked.then(|| self.power_time.unwrap_or(seconds));
    }

    /// Lets the time for the powers run out; then the game goes on. It stands still while a disc falls and while a dialog is
    /// open.
    pub(super) fn count_down(&mut self, shared: &mut Shared) {
        let passed = shared.now.saturating_sub(std::mem::replace(&mut self.ticked, shared.now));
        let stands_still = shared.is_covered || self.cursor.is_moving();
        let Some(left) = self.power_time.as_mut().filter(|_| !stands_still) else { return };
        *left = left.saturating_sub(passed);
        if left.is_zero() {
            self.decline(shared);
        }
    }

    /// Answers no to every question of the rules about the last move.
    pub(super) fn decline(&mut self, shared: &mut Shared) {
        /// Undo and block.
        const QUESTIONS: usize = 2;
        for _ in 0..QUESTIONS {
            if self.session.is_questioned() {
                self.request(shared, Request::Answer(false));
            }
        }
    }

    /// Blocks the turn of the other side, if the rules allow that now.
    pub(super) fn block(&mut self, shared: &mut Shared) {
        let text = shared.text;
        if self.blocks_left() == 0 {
            return shared.show_toast(text.say_mistake_spent());
        }
        if self.awaits() == Some(Awaiting::Undo) {
            self.request(shared, Request::Answer(false));
        }
        match self.awaits() {
            Some(Awaiting::Block) if self.session.is_questioned() => {
                self.request(shared, Request::Answer(true));
            }
            _ => shared.show_toast(text.say_refusal_could_win()),
        }
    }

    fn awaits(&self) -> Option<Awaiting> {
        self.session.snapshot().map(|seen| seen.view.awaiting)
    }

    /// How many blocks the side that is asked has left.
    fn blocks_left(&self) -> u8 {
        self.session.snapshot().map_or(0, |seen| seen.view.charges[seen.view.turn].block)
    }

    /// The whole seconds that are left for the powers, if the time runs.
    pub(super) fn power_seconds(&self) -> Option<u64> {
        self.power_time.map(|left| left.as_millis().div_ceil(1000) as u64)
    }

    /// What can be pressed in time, and how much time there is.
    pub(super) fn power_status(&self, shared: &Shared) -> Option<String> {
        let (text, seconds) = (shared.text, self.power_seconds()?);
        let (awaiting, who, left) = self.session.question(text)?;
        let undo = (awaiting == Awaiting::Undo).then(|| text.ask_key_undo(self.letter_name('u'), left));
        let blocks = self.blocks_left();
        let block = (blocks > 0).then(|| text.ask_key_block(self.letter_name('b'), blocks));
        let keys: Vec<String> = undo.into_iter().chain(block).collect();
        Some(text.ask_powers(who, seconds, keys.join(", ")))
    }

    /// The seconds that are left, as a row of boxes.
    pub(super) fn power_bar(&self, shared: &Shared) -> Option<String> {
        let left = usize::try_from(self.power_seconds()?).ok()?;
        let gone = usize::from(shared.settings.power_seconds).saturating_sub(left);
        Some("▰".repeat(left) + &"▱".repeat(gone))
    }

    /// The keys of the powers, while their time runs.
    pub(super) fn power_keys(&self, shared: &Shared) -> Vec<FooterKey> {
        let text = shared.text;
        let key = |letter: char, about| (KeyCode::Char(letter), self.letter_name(letter), about);
        let mut keys = Vec::new();
        keys.extend((self.awaits() == Some(Awaiting::Undo)).then(|| key('u', text.short_undo())));
        keys.extend((self.blocks_left() > 0).then(|| key('b', text.short_block())));
        keys.push((KeyCode::Enter, "Enter".into(), text.short_go_on()));
        keys
    }
}
