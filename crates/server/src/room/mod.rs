//! A game with its table: players, offers and clocks. Pure, like the rules.
//!
//! [`Room::decide`] says what would happen, [`Room::apply`] makes it happen and knows no rule, and a room is the sum of its
//! entries. Entries from a store pass through [`Room::check`] first, which believes nothing.

mod apply;
mod decide;
mod saved;

use std::time::Duration;

use four_engine::Level;
use four_protocol::{Clock, Clocks, Offer, Opened, Person, TableEvent};
use four_rules::{
    Action, Board, Event, Game, Header, Log, Outcome, PerSide, Refusal, Replay, ReplayError, Rules, Side,
};
use serde::Serialize;
use thiserror::Error;

use crate::clock::RunningClock;
use crate::games::MAX_LAG;
use crate::id::Hash;
use crate::others::LEASE;
pub use saved::SavedEntry;

/// An entry of a game as it is saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StoredEntry {
    /// The version of its format.
    #[serde(rename = "v")]
    pub format: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub what: TableEvent,
    /// The request that led to it, so that a repeated request is recognised.
    #[serde(rename = "asked", skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestKey>,
    /// The seats taken with it, and the hashes of their tokens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<(Side, Hash)>,
    /// What the side to act was charged for it, in milliseconds. Entries of earlier versions have none: they were charged for
    /// all the time since the entry before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<u64>,
    /// Identifies this entry with all before it. Entries of earlier versions have none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub chain: String,
}

impl StoredEntry {
    /// The format that this program writes. Entries without a number have the first one: of those, some lack their events, what
    /// was charged for them, or their chain. A program reads all formats up to its own, and of newer ones what it knows.
    pub const FORMAT: u32 = 2;

    /// An entry without a request.
    #[must_use]
    pub fn new(at: u64, what: TableEvent) -> StoredEntry {
        let format = StoredEntry::FORMAT;
        StoredEntry { format, at, what, request: None, seats: Vec::new(), used: None, chain: String::new() }
    }

    /// Whether a newer program wrote it. There may be more to it than this one knows.
    #[must_use]
    pub const fn is_newer(&self) -> bool {
        self.format > StoredEntry::FORMAT
    }

    /// The chain of this entry after one with the chain `previous`: the first 64 bits of a SHA-256.
    fn chain_after(&self, previous: &str) -> String {
        let content = (previous, self.at, &self.what, &self.request, &self.seats, self.used);
        // Serialising to memory does not fail.
        let mut text =
            serde_json::to_string(&content).map(|text| Hash::of(&text).to_string()).unwrap_or_default();
        text.truncate(16);
        text
    }

    /// This entry with its chain.
    pub(crate) fn chained(self, previous: &str) -> StoredEntry {
        StoredEntry { chain: self.chain_after(previous), ..self }
    }
}

/// Identifies a request of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub struct RequestKey {
    /// The player.
    pub by: Side,
    /// The id that the client chose.
    pub id: String,
}

/// A game in the store that is not a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {entry} of the game is invalid: {why}")]
pub struct CorruptGameError {
    /// The number of the invalid entry, from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub why: String,
}

/// Why a request was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// The other seat is still free.
    NotBegun,
    /// The position changed after the version that the client saw.
    Stale,
    /// The rules of the game forbid it.
    Rules(Refusal),
    /// The rules themselves say when a move can be taken back.
    UndoByRules,
    /// There is no move to take back.
    NothingToTakeBack,
    /// The computer does not agree to draws.
    NoDraws,
    /// The game goes on, or there is a rematch already.
    NoRematch,
    /// There is no such offer.
    NotOffered,
    /// The offer was made already and is not answered.
    AlreadyOffered,
    /// The game has too many entries.
    TooManyEntries,
}

/// What a request leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// This happens.
    Event(TableEvent),
    /// Both players want a rematch: the caller opens this game and then applies [`TableEvent::Rematch`].
    Opens(Box<Opened>, Vec<(Side, Hash)>),
}

/// After so many standing entries the game is kept.
const CHECKPOINT: usize = 64;

/// A game with its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    entries: Vec<StoredEntry>,
    opened: Opened,
    rules: Rules,
    players: PerSide<Person>,
    holders: PerSide<Option<Hash>>,
    game: Game,
    /// The versions of what was played or ruled and not taken back.
    standing: Vec<u64>,
    /// The game after every [`CHECKPOINT`] standing entries, so that a move is taken back without a replay of the whole game.
    checkpoints: Vec<Game>,
    /// The board after each entry.
    boards: Vec<Board>,
    /// The chain of each entry.
    chains: Vec<String>,
    /// The last version that changed what can be played.
    changed: u64,
    offers: Vec<(Side, Offer)>,
    clock: Option<RunningClock>,
    next: Option<String>,
    helped: PerSide<bool>,
}

impl Room {
    /// The room of entries from a store.
    ///
    /// # Errors
    /// If they do not make a game.
    pub fn new(entries: Vec<SavedEntry>) -> Result<Room, CorruptGameError> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(CorruptGameError { entry: 0, why: "there is none".into() })?;
        let mut room = Room::open(first.into_opening()?)?;
        for saved in entries {
            let entry = room.check(saved)?;
            room.apply(entry);
        }
        Ok(room)
    }

    fn open(first: StoredEntry) -> Result<Room, CorruptGameError> {
        let corrupt = |why: String| CorruptGameError { entry: 1, why };
        let TableEvent::Opened(opened) = first.what.clone() else {
            return Err(corrupt("the game was not opened".into()));
        };
        let rules = Rules::try_from(opened.rules).map_err(|errors| corrupt(errors.to_string()))?;
        let mut room = Room {
            rules,
            players: opened.players.clone(),
            holders: PerSide::default(),
            game: Game::new(rules),
            standing: Vec::new(),
            checkpoints: Vec::new(),
            boards: Vec::new(),
            chains: Vec::new(),
            changed: 1,
            offers: Vec::new(),
            clock: opened.clock.map(|clock| RunningClock::new(clock, first.at)),
            next: None,
            helped: PerSide::default(),
            entries: Vec::new(),
            opened,
        };
        room.push(first);
        Ok(room)
    }

    /// The number of entries.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.entries.len() as u64
    }

    /// All entries.
    #[must_use]
    pub fn entries(&self) -> &[StoredEntry] {
        &self.entries
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The versions of what was played or ruled and not taken back.
    #[must_use]
    pub fn standing(&self) -> &[u64] {
        &self.standing
    }

    /// What was played or ruled and not taken back.
    pub(crate) fn standing_events(&self) -> impl Iterator<Item = &TableEvent> {
        self.standing.iter().filter_map(|&version| self.event(version))
    }

    /// What happened with this version.
    fn event(&self, version: u64) -> Option<&TableEvent> {
        let index = usize::try_from(version).ok()?.checked_sub(1)?;
        self.entries.get(index).map(|entry| &entry.what)
    }

    /// The moves that stand, without resignations.
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> {
        self.standing_events().filter_map(|what| match what {
            TableEvent::Played { action, .. } if *action != Action::Resign => Some(*action),
            _ => None,
        })
    }

    /// The events in the game that stand, in order.
    fn events(&self) -> impl Iterator<Item = &Event> {
        self.standing_events().flat_map(TableEvent::events)
    }

    /// The log of the game, for records and pictures.
    ///
    /// # Errors
    /// Never for entries that were decided or checked.
    pub fn log(&self) -> Result<Log, ReplayError> {
        let players = PerSide(Side::BOTH.map(|side| self.name(side)));
        let mut replay = Replay::new(Header { format: Header::FORMAT, rules: self.opened.rules, players })?;
        self.events().try_for_each(|event| replay.event(event))?;
        replay.finish()
    }

    /// The board after each entry.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Identifies all entries up to this version; empty for version 0 and for one that does not exist.
    #[must_use]
    pub fn chain(&self, version: u64) -> &str {
        let index = usize::try_from(version).unwrap_or(usize::MAX).wrapping_sub(1);
        self.chains.get(index).map_or("", String::as_str)
    }

    /// The number of the first entry that is not the one that was saved, from 1. Only a newer program can tell that of what it
    /// wrote itself.
    #[must_use]
    pub fn broken_link(&self) -> Option<usize> {
        let previous = std::iter::once("").chain(self.chains.iter().map(String::as_str));
        let mut entries = self.entries.iter().zip(previous);
        entries
            .position(|(entry, previous)| {
                let is_checked = !entry.chain.is_empty() && !entry.is_newer();
                is_checked && entry.chain != entry.chain_after(previous)
            })
            .map(|index| index + 1)
    }

    /// The game as it was opened.
    #[must_use]
    pub const fn opened(&self) -> &Opened {
        &self.opened
    }

    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Person {
        &self.players[side]
    }

    /// The name of a player in files, the same in every language; without a name, the colour.
    #[must_use]
    pub fn name(&self, side: Side) -> String {
        match &self.players[side] {
            Person::Computer(level) => format!("Computer {level}"),
            Person::Human(name) if !name.is_empty() => name.clone(),
            Person::Human(_) | Person::Free => side.colour().into(),
        }
    }

    /// The offers that have not been answered.
    #[must_use]
    pub fn offers(&self) -> &[(Side, Offer)] {
        &self.offers
    }

    /// The id of the rematch.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// Whether each side has asked the coach for help.
    #[must_use]
    pub const fn helped(&self) -> PerSide<bool> {
        self.helped
    }

    /// The games that each side has won in a row of rematches, with this one.
    fn wins(&self) -> PerSide<u16> {
        let mut wins = self.opened.score.unwrap_or_default();
        if let Some(winner) = self.game.outcome().and_then(Outcome::winner) {
            wins[winner] = wins[winner].saturating_add(1);
        }
        wins
    }

    /// The games that each side has won in a row of rematches, with this one; `None` for a game that is no rematch.
    #[must_use]
    pub fn score(&self) -> Option<PerSide<u16>> {
        self.opened.score.map(|_| self.wins())
    }

    /// The free seat, if there is one.
    #[must_use]
    pub fn free(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.players[side] == Person::Free)
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The sides that this secret holds.
    #[must_use]
    pub fn held_by(&self, secret: &str) -> Vec<Side> {
        let hash = Hash::of(secret);
        Side::BOTH.into_iter().filter(|&side| self.holders[side].as_ref() == Some(&hash)).collect()
    }

    /// Whether one secret holds both seats: two players at one screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let [first, second] = &self.holders.0;
        first.is_some() && first == second
    }

    /// The level of the computer that is to act, if one is.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Level> {
        match &self.players[self.game.turn()] {
            Person::Computer(level) if !self.is_over() => level.parse().ok(),
            _ => None,
        }
    }

    /// The version that this request led to, if it was done before.
    #[must_use]
    pub fn done(&self, by: Side, id: &str) -> Option<u64> {
        let same =
            |entry: &StoredEntry| entry.request.as_ref().is_some_and(|key| key.by == by && key.id == id);
        self.entries.iter().rposition(same).map(|index| index as u64 + 1)
    }

    /// When the clock of the side to act runs out, if it runs. It runs from the first move on: who opened the game may
    /// still be sending the link. It does not run for their own first move either.
    #[must_use]
    pub fn deadline(&self) -> Option<u64> {
        let begun = self.free().is_none() && !self.standing.is_empty() && !self.is_over();
        let clock = self.clock.as_ref().filter(|_| begun && !self.awaits_host())?;
        Some(clock.deadline(self.game.turn()))
    }

    /// When a node has to look at the game if nothing happens until then: a clock has run out, or the node that chooses the
    /// computer's move has not played it.
    #[must_use]
    pub fn due(&self, now: u64) -> Option<u64> {
        let clock = self.deadline().map(|deadline| deadline + MAX_LAG + 1);
        let computer = self.computer_to_act().map(|_| now + LEASE);
        [clock, computer].into_iter().flatten().min()
    }

    /// Whether the computer plays a side.
    pub(crate) fn has_computer(&self) -> bool {
        self.players.0.iter().any(|player| matches!(player, Person::Computer(_)))
    }

    /// Whether the side to act opened the game for a friend who has joined, and has not played yet.
    fn awaits_host(&self) -> bool {
        let host = self.entries.iter().find_map(|entry| match entry.what {
            TableEvent::Joined { side, .. } => Some(side.other()),
            _ => None,
        });
        let played = |what: &TableEvent| matches!(what, TableEvent::Played { by, .. } if Some(*by) == host);
        host == Some(self.game.turn()) && !self.standing_events().any(played)
    }

    /// Since when the clock of the side to act runs, if there is a clock.
    #[must_use]
    pub fn since(&self) -> Option<u64> {
        self.clock.as_ref().map(RunningClock::since)
    }

    /// Starts the clock that the last entry set, now that the players are told of it.
    pub fn told(&mut self, now: u64) {
        let last = self.entries.last().map_or(0, |entry| entry.at);
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.since() == last) {
            clock.start(now.max(last));
        }
    }

    /// Whether an event ends or interrupts what the side to act is charged for.
    pub(crate) const fn is_charged(what: &TableEvent) -> bool {
        matches!(what, TableEvent::Played { .. } | TableEvent::Ruled { .. } | TableEvent::TookBack { .. })
    }

    /// How long the computer may think, if there is a clock: a part of its time, so that it never runs out.
    #[must_use]
    pub fn thinking_time(&self, now: u64) -> Option<Duration> {
        let left = self.clocks(now)?.left[self.game.turn()];
        let millis = match self.opened.clock? {
            Clock::Move(_) => left / 2,
            Clock::Bank { increment, .. } => (left / 20 + u64::from(increment) * 500).min(left / 2),
        };
        Some(Duration::from_millis(millis))
    }

    /// The clocks at this time.
    #[must_use]
    pub fn clocks(&self, now: u64) -> Option<Clocks> {
        let running = self.deadline().map(|_| self.game.turn());
        Some(Clocks { left: self.clock.as_ref()?.left(running, now), running })
    }
}
