//! Events and outcomes as sentences, with the colours for names.

use four_rules::{Event, Outcome, Side, Tie};

use crate::Text;
use crate::errors::listed;

impl Text {
    /// Sentences one after another. Empty ones are left out.
    #[must_use]
    pub fn in_a_row(self, sentences: impl IntoIterator<Item = impl Into<String>>) -> String {
        let sentences =
            sentences.into_iter().map(Into::into).filter(|sentence: &String| !sentence.is_empty());
        sentences.reduce(|before, next| self.join_sentences(before, next)).unwrap_or_default()
    }

    /// Items of a list, without a word before the last one.
    #[must_use]
    pub fn list(self, items: impl IntoIterator<Item = impl Into<String>>) -> String {
        let items = items.into_iter().map(Into::into);
        items.reduce(|before, next| self.join_items(before, next)).unwrap_or_default()
    }

    /// What happened; `None` for offers and turns, which the position shows.
    #[must_use]
    pub fn say_event(self, event: &Event) -> Option<String> {
        let name = |side: Side| self.side(side);
        Some(match event {
            Event::Dropped { by, at } => self.say_event_dropped(name(*by), at.column, at),
            Event::Popped { by, at } => self.say_event_popped(name(*by), at.column),
            Event::Removed { by, at } => self.say_event_removed(name(*by), at),
            Event::Violated { by, mistake, .. } => self.say_event_violated(name(*by), self.mistake(*mistake)),
            Event::Undone { by } => self.say_event_undone(name(*by)),
            Event::Blocked { by } => self.say_event_blocked(name(*by), name(by.other())),
            Event::Ended(outcome) => self.say_outcome(outcome),
            Event::UndoOffered { .. } | Event::BlockOffered { .. } | Event::TurnPassed { .. } => return None,
        })
    }

    /// How a game ended.
    #[must_use]
    pub fn say_outcome(self, outcome: &Outcome) -> String {
        let name = |side: Side| self.side(side);
        match outcome {
            Outcome::Line { winner, owner, cells } if winner == owner => {
                self.say_outcome_line(name(*winner), listed(cells))
            }
            Outcome::Line { winner, owner, cells } => {
                self.say_outcome_misere(name(*winner), name(*owner), listed(cells))
            }
            Outcome::Tie(Tie::Full) => self.say_outcome_full().into(),
            Outcome::Tie(Tie::Called) => self.say_outcome_called().into(),
            Outcome::Tie(Tie::Agreed) => self.say_outcome_agreed().into(),
            Outcome::Tie(Tie::Repetition) => self.say_outcome_repetition().into(),
            Outcome::Tie(Tie::TooLong) => self.say_outcome_long().into(),
            Outcome::Disqualified { loser } => {
                self.say_outcome_disqualified(name(loser.other()), name(*loser))
            }
            Outcome::Resigned { loser } => self.say_outcome_resigned(name(loser.other()), name(*loser)),
            Outcome::TimedOut { loser } => self.say_outcome_timed_out(name(loser.other()), name(*loser)),
        }
    }
}
