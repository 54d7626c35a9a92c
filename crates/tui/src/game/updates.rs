//! What the page of a game asks of its session, and how it shows the updates that come back.

use std::time::Duration;

use four_rules::{Action, Event};
use four_session::{Link, Request, Update};

use super::GamePage;
use crate::cursor::Cursor;
use crate::shared::Shared;

/// How long the computer waits at least, so that players see their own move first.
const PAUSE: Duration = Duration::from_millis(500);

impl GamePage {
    /// Sends a request and shows what comes of it.
    pub(super) fn request(&mut self, shared: &mut Shared, request: Request) {
        match self.session.request(request) {
            Ok(()) => drop(self.take_updates(shared)),
            Err(error) => {
                let why = error.say(shared.text);
                if !why.is_empty() {
                    shared.show_toast(why);
                }
            }
        }
    }

    /// Shows the updates about one change. Returns whether there were any.
    pub(super) fn take_updates(&mut self, shared: &mut Shared) -> bool {
        let mut any = false;
        while let Some(update) = self.session.update(Duration::ZERO) {
            any = true;
            let settled = matches!(update, Update::Settled { .. });
            self.show_update(shared, update);
            if settled {
                break;
            }
        }
        any
    }

    fn show_update(&mut self, shared: &mut Shared, update: Update) {
        match update {
            Update::Moved { events, dropped, said } => {
                let falls = dropped.filter(|_| shared.settings.motion);
                self.cursor.begin(falls.map(|cell| (cell, shared.now)));
                self.toast_events(shared, &events);
                self.set_announcement(said);
            }
            Update::Announced(said) => self.set_announcement(said),
            Update::Settled { anew } => self.settle(shared, anew),
            Update::Refused(why) => shared.show_toast(why),
            Update::SeatNotKept => {
                let why = self.session.seat_error(shared.text).unwrap_or_default();
                shared.show_toast(shared.text.net_not_kept(why));
            }
            Update::NextGame if !self.session.is_online() => {}
            Update::NextGame => {
                self.announcement.clear();
                shared.show_toast(shared.text.net_next_game());
            }
            Update::Link if self.session.link() == Link::Lost => self.lost = true,
            Update::Link => {
                if self.session.link() == Link::Up && std::mem::take(&mut self.lost) {
                    shared.show_toast(shared.text.net_back());
                }
            }
        }
    }

    /// Shows the events that the board does not show.
    fn toast_events(&self, shared: &mut Shared, events: &[Event]) {
        let text = shared.text;
        for event in events {
            if matches!(
                event,
                Event::Violated { .. } | Event::Undone { .. } | Event::Blocked { .. } | Event::Removed { .. }
            ) {
                let sentence = text.event(event, &|side| self.session.who(side, text));
                shared.show_toast(sentence.unwrap_or_default());
            }
        }
    }

    fn set_announcement(&mut self, sentence: String) {
        if !sentence.is_empty() {
            self.announcement = sentence;
        }
    }

    /// Called when all updates about a change have been shown. With `anew`, everything is new: the
    /// first contact, another language or another game.
    fn settle(&mut self, shared: &mut Shared, anew: bool) {
        if anew {
            self.cursor = Cursor::new(self.columns());
            self.announcement.clear();
        }
        shared.warn_unsaved(self.session.unsaved(shared.text).as_deref());
        self.begin_position(shared);
    }

    /// Moves the cursor to a column that the rules allow, if they do not allow the one where it is.
    fn leave_forbidden_column(&mut self) {
        let Some(seen) = self.session.snapshot().filter(|_| self.session.is_mine()) else { return };
        let dropped = |action: &Action| match action {
            Action::Drop(column) => Some(*column),
            _ => None,
        };
        let mut allowed = seen.view.legal.iter().filter_map(dropped).peekable();
        let first = allowed.peek().copied();
        if seen.view.has_room(self.cursor.column) && !allowed.any(|column| column == self.cursor.column) {
            self.cursor.column = first.unwrap_or(self.cursor.column);
        }
    }

    /// Starts what a new position needs: the pause of the computer and the coach.
    pub(super) fn begin_position(&mut self, shared: &mut Shared) {
        self.pause = if shared.settings.motion { shared.now + PAUSE } else { shared.now };
        self.begin_countdown(shared);
        self.leave_forbidden_column();
        self.notes.begin(self.session.as_ref(), shared);
    }
}
