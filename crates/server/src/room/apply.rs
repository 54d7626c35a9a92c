//! How entries change a room. No rule is asked: what happened in the game is in the entry.

use four_protocol::{Person, TableEvent};
use four_rules::{Event, Game, Side};

use super::{CHECKPOINT, Room, StoredEntry};

impl Room {
    /// Applies an entry that was [decided](Room::decide) or [checked](Room::check).
    pub fn apply(&mut self, entry: StoredEntry) {
        let version = self.version() + 1;
        match &entry.what {
            // Only the first entry opens the game. What this program does not know changes nothing that it knows.
            TableEvent::Opened(_) | TableEvent::Unknown(_) => {}
            TableEvent::Joined { side, name } => {
                self.players[*side] = Person::Human(name.clone());
                self.changed = version;
                self.clock.iter_mut().for_each(|clock| clock.start(entry.at));
            }
            TableEvent::Played { events, .. } | TableEvent::Ruled { events, .. } => {
                self.apply_events(version, events, &entry);
            }
            TableEvent::Offered { by, offer } => self.offers.push((*by, *offer)),
            TableEvent::Declined { offer, .. } => self.offers.retain(|(_, open)| open != offer),
            TableEvent::TookBack { to, .. } => self.take_back(version, *to, &entry),
            TableEvent::Helped { by } => self.helped[*by] = true,
            TableEvent::Rematch { game } => {
                self.offers.clear();
                self.next = Some(game.clone());
            }
        }
        self.push(entry);
    }

    /// Adds an entry whose effect on the game has been applied.
    pub(super) fn push(&mut self, entry: StoredEntry) {
        for (side, hash) in &entry.seats {
            self.holders[*side] = Some(hash.clone());
        }
        let previous = self.chains.last().map_or("", String::as_str);
        let chain = if entry.chain.is_empty() { entry.chain_after(previous) } else { entry.chain.clone() };
        self.chains.push(chain);
        self.entries.push(entry);
        self.boards.push(*self.game.board());
    }

    fn apply_events(&mut self, version: u64, events: &[Event], entry: &StoredEntry) {
        // Either side can resign; the clock runs for the side to act.
        let acting = self.game.turn();
        events.iter().for_each(|event| self.game.apply(event));
        self.standing.push(version);
        if self.standing.len().is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(self.game.clone());
        }
        self.offers.clear();
        self.changed = version;
        // A side that blocks the other has another turn.
        let blocked = events.iter().any(|event| matches!(event, Event::Blocked { .. }));
        let passed = !self.is_over() && (blocked || self.game.turn() != acting);
        self.charge(acting, passed, entry);
    }

    fn charge(&mut self, acting: Side, passed: bool, entry: &StoredEntry) {
        if let Some(clock) = &mut self.clock {
            let used = entry.used.unwrap_or_else(|| entry.at.saturating_sub(clock.since()));
            clock.acted(acting, passed, used, entry.at);
        }
    }

    fn take_back(&mut self, version: u64, to: u64, entry: &StoredEntry) {
        let acting = self.game.turn();
        self.standing.retain(|&version| version <= to);
        self.checkpoints.truncate(self.standing.len() / CHECKPOINT);
        let mut game = self.checkpoints.last().cloned().unwrap_or_else(|| Game::new(self.rules));
        let since = self.checkpoints.len() * CHECKPOINT;
        let events = self.standing_events().skip(since).flat_map(TableEvent::events);
        events.for_each(|event| game.apply(event));
        self.game = game;
        // The time that was used is not given back.
        self.charge(acting, false, entry);
        self.offers.clear();
        self.changed = version;
    }
}
