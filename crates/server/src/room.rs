//! A game with its table: who sits there, what was offered, how the clocks stand. Pure, like the rules: [`Room::decide`]
//! says what would happen, [`Room::apply`] makes it happen, and a room is nothing but the sum of its lines.

use four_engine::Level;
use four_protocol::{Act, Ask, Clocks, Offer, Opened, Person, TableEvent};
use four_rules::{Action, Awaiting, Board, Event, Input, Log, PerSide, Refusal, Rules, Ruling, Side};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::clock::RunningClock;
use crate::id::Hash;

/// An entry of a game as it is saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredEntry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: TableEvent,
    /// The request that led to it, so that a repeated request is recognised.
    #[serde(rename = "asked", default, skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestKey>,
    /// The seats taken with it, and the hashes of their tokens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<(Side, Hash)>,
}

/// Identifies a request of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RequestKey {
    /// The player.
    pub by: Side,
    /// The id that the client chose.
    pub id: String,
}

/// Entries that do not make a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {entry} of the game is invalid: {why}")]
pub struct CorruptGameError {
    /// Which, from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub why: String,
}

/// Why nothing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// The other seat is still free.
    NotBegun,
    /// Something happened that the client had not seen.
    Stale,
    /// The rules are against it.
    Rules(Refusal),
    /// The rules say themselves when a move can be taken back.
    UndoByRules,
    /// There is no move to be taken back.
    NothingBack,
    /// The computer plays to the end.
    NoDraws,
    /// The game goes on, so there is no other one yet; or there is one already.
    NoRematch,
    /// Nothing like that has been offered.
    NotOffered,
    /// Offered already, and not answered.
    Already,
    /// More has happened at this table than any game needs.
    Enough,
}

/// What comes of something asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// This happens.
    Event(TableEvent),
    /// Both want to go on: a game is to be opened at a table set like this, then [`TableEvent::Rematch`] happens.
    Opens(Box<Opened>, Vec<(Side, Hash)>),
}

/// What came of a line in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// What was played.
    pub events: Vec<Event>,
    /// The board after it.
    pub board: Board,
}

/// A game with its table.
#[derive(Clone, Debug)]
pub struct Room {
    entries: Vec<StoredEntry>,
    opened: Opened,
    players: PerSide<Person>,
    holders: PerSide<Option<Hash>>,
    log: Log,
    /// What was played and not taken back, with the version it came with.
    standing: Vec<(u64, Side, Input)>,
    /// What came of each line.
    made: Vec<Made>,
    /// The last version that changed what can be played.
    changed: u64,
    offers: Vec<(Side, Offer)>,
    ticking: Option<RunningClock>,
    next: Option<String>,
}

/// No honest game has so many lines.
const MAX_ENTRIES: usize = 4000;
/// Nor so many moves taken back, each of which plays the game again.
const MAX_TAKE_BACKS: usize = 200;

impl Room {
    /// The room of these lines.
    ///
    /// # Errors
    /// If they make no game.
    pub fn new(lines: Vec<StoredEntry>) -> Result<Room, CorruptGameError> {
        let corrupt =
            |entry: usize, why: &dyn std::fmt::Display| CorruptGameError { entry, why: why.to_string() };
        let mut lines = lines.into_iter();
        let first = lines.next().ok_or_else(|| corrupt(0, &"there is none"))?;
        let TableEvent::Opened(opened) = first.what.clone() else {
            return Err(corrupt(1, &"nothing was opened"));
        };
        let rules = Rules::try_from(opened.rules).map_err(|errors| corrupt(1, &errors))?;
        let mut room = Room {
            players: opened.players.clone(),
            holders: PerSide::default(),
            log: log(rules, &opened.players),
            standing: Vec::new(),
            made: Vec::new(),
            changed: 1,
            offers: Vec::new(),
            ticking: opened.clock.map(|clock| RunningClock::new(clock, first.at)),
            next: None,
            entries: Vec::new(),
            opened,
        };
        room.seat(&first);
        room.keep(first, Vec::new());
        for line in lines {
            let number = room.entries.len() + 1;
            room.apply(line).map_err(|refusal| corrupt(number, &refusal))?;
        }
        Ok(room)
    }

    /// How many things have happened.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Everything that happened.
    #[must_use]
    pub fn entries(&self) -> &[StoredEntry] {
        &self.entries
    }

    /// The game.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// What came of each line in the game.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The table as it was set.
    #[must_use]
    pub const fn opened(&self) -> &Opened {
        &self.opened
    }

    /// Who sits on a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Person {
        &self.players[side]
    }

    /// What has been offered and not answered.
    #[must_use]
    pub fn offers(&self) -> &[(Side, Offer)] {
        &self.offers
    }

    /// The game that these players went on to.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// The seat that is free, if one is.
    #[must_use]
    pub fn free(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.players[side] == Person::Free)
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.log.game().outcome().is_some()
    }

    /// The sides that this secret holds.
    #[must_use]
    pub fn held_by(&self, secret: &str) -> Vec<Side> {
        let hash = Hash::of(secret);
        Side::BOTH.into_iter().filter(|&side| self.holders[side].as_ref() == Some(&hash)).collect()
    }

    /// The level of the computer that is to act, if one is.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Level> {
        match &self.players[self.log.game().turn()] {
            Person::Computer(level) if !self.is_over() => level.parse().ok(),
            _ => None,
        }
    }

    /// The version that this message led to, if it has been done already.
    #[must_use]
    pub fn done(&self, by: Side, id: &str) -> Option<u64> {
        let same =
            |entry: &StoredEntry| entry.request.as_ref().is_some_and(|key| key.by == by && key.id == id);
        self.entries.iter().rposition(same).map(|index| index as u64 + 1)
    }

    /// When the clock of the side to act runs out, if it runs.
    #[must_use]
    pub fn deadline(&self) -> Option<u64> {
        let ticking = self.ticking.as_ref().filter(|_| self.free().is_none() && !self.is_over())?;
        Some(ticking.deadline(self.log.game().turn()))
    }

    /// The clocks as they stand at this time.
    #[must_use]
    pub fn clocks(&self, now: u64) -> Option<Clocks> {
        let running = self.deadline().map(|_| self.log.game().turn());
        Some(Clocks { left: self.ticking.as_ref()?.left(running, now), running })
    }

    /// What the clock makes happen by this time, if anything.
    #[must_use]
    pub fn tick(&self, now: u64) -> Option<TableEvent> {
        let by = self.log.game().turn();
        self.deadline()
            .filter(|&deadline| now >= deadline)
            .map(|_| TableEvent::Played { by, command: Ruling::TimeUp(by).into() })
    }

    /// What would happen if `by` asked for this.
    ///
    /// # Errors
    /// Says why nothing would.
    pub fn decide(&self, by: Side, ask: &Ask) -> Result<Decision, Rejection> {
        if self.free().is_some() {
            return Err(Rejection::NotBegun);
        }
        // A `seen` above our version belongs to another game.
        if ask.seen > self.version() {
            return Err(Rejection::Stale);
        }
        match ask.act {
            Act::Play(command) => self.play(by, command, ask.seen).map(Decision::Event),
            _ if ask.seen < self.version() => Err(Rejection::Stale),
            _ if self.entries.len() > MAX_ENTRIES => Err(Rejection::Enough),
            Act::Offer(offer) => self.offer(by, offer),
            Act::Decline(offer) => match self.offers.iter().any(|&(_, open)| open == offer) {
                true => Ok(Decision::Event(TableEvent::Declined { by, offer })),
                false => Err(Rejection::NotOffered),
            },
        }
    }

    fn play(&self, by: Side, command: Action, seen: u64) -> Result<TableEvent, Rejection> {
        if seen < self.changed {
            return Err(Rejection::Stale);
        }
        match self.log.game().decide(by, command) {
            Ok(_) => Ok(TableEvent::Played { by, command: command.into() }),
            Err(refusal) => Err(Rejection::Rules(refusal)),
        }
    }

    fn offer(&self, by: Side, offer: Offer) -> Result<Decision, Rejection> {
        let other = &self.players[by.other()];
        self.can_be_offered(by, offer)?;
        let agreed = match other {
            Person::Computer(_) => true,
            _ => self.is_shared() || self.offers.contains(&(by.other(), offer)),
        };
        if !agreed {
            return match self.offers.contains(&(by, offer)) {
                true => Err(Rejection::Already),
                false => Ok(Decision::Event(TableEvent::Offered { by, offer })),
            };
        }
        // Whoever asked first is the one whose move is taken back.
        let asked = if self.offers.contains(&(by.other(), offer)) { by.other() } else { by };
        match offer {
            Offer::Draw => {
                Ok(Decision::Event(TableEvent::Played { by: asked, command: Ruling::AgreedDraw.into() }))
            }
            Offer::Undo => {
                let to = self.before_last_move_of(asked).ok_or(Rejection::NothingBack)?;
                Ok(Decision::Event(TableEvent::TookBack { by: asked, to }))
            }
            Offer::Rematch => Ok(self.again()),
        }
    }

    /// What a side can offer now, or accept.
    #[must_use]
    pub fn can_offer(&self, by: Side) -> Vec<Offer> {
        let can = |&offer: &Offer| self.free().is_none() && self.can_be_offered(by, offer).is_ok();
        Offer::ALL.into_iter().filter(can).collect()
    }

    fn can_be_offered(&self, by: Side, offer: Offer) -> Result<(), Rejection> {
        let undos = self.log.game().rules().values().undo.charges;
        match offer {
            Offer::Rematch if self.is_over() && self.next.is_none() => Ok(()),
            Offer::Rematch => Err(Rejection::NoRematch),
            _ if self.is_over() => Err(Rejection::Rules(Refusal::GameOver)),
            Offer::Draw if matches!(self.players[by.other()], Person::Computer(_)) => Err(Rejection::NoDraws),
            Offer::Undo if undos > 0 => Err(Rejection::UndoByRules),
            Offer::Undo if self.taken_back() >= MAX_TAKE_BACKS => Err(Rejection::Enough),
            Offer::Undo if !self.offers.contains(&(by.other(), offer)) => {
                self.before_last_move_of(by).map(drop).ok_or(Rejection::NothingBack)
            }
            Offer::Draw | Offer::Undo => Ok(()),
        }
    }

    fn taken_back(&self) -> usize {
        self.entries.iter().filter(|line| matches!(line.what, TableEvent::TookBack { .. })).count()
    }

    /// The version before the last move of this side that stands; for two at one screen, of either.
    fn before_last_move_of(&self, side: Side) -> Option<u64> {
        let own = |&&(_, by, command): &&(u64, Side, Input)| {
            !command.is_decline() && (by == side || self.is_shared())
        };
        self.standing.iter().rev().find(own).map(|&(version, ..)| version - 1)
    }

    /// Whether both seats are held by the same secret: two players at one screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let [first, second] = &self.holders.0;
        first.is_some() && first == second
    }

    /// A table for the same players, on the other side each.
    fn again(&self) -> Decision {
        let [first, second] = self.players.0.clone();
        let opened = Opened { players: PerSide([second, first]), ..self.opened.clone() };
        let seats = Side::BOTH.into_iter().filter_map(|side| {
            let holder = self.holders[side].clone()?;
            Some((side.other(), holder))
        });
        Decision::Opens(Box::new(opened), seats.collect())
    }

    /// Makes happen what was decided, or was found in a store.
    ///
    /// # Errors
    /// If the rules are against it; then nothing happened.
    pub fn apply(&mut self, line: StoredEntry) -> Result<(), Refusal> {
        let version = self.version() + 1;
        let mut events = Vec::new();
        match line.what.clone() {
            TableEvent::Opened(_) => return Err(Refusal::GameOver),
            TableEvent::Joined { side, name } => {
                self.players[side] = Person::Human(name);
                self.log = log(*self.log.game().rules(), &self.players);
                self.changed = version;
                self.ticking.iter_mut().for_each(|ticking| ticking.start(line.at));
            }
            TableEvent::Played { by, command } => events = self.played(version, by, command, line.at)?,
            TableEvent::Offered { by, offer } => self.offers.push((by, offer)),
            TableEvent::Declined { offer, .. } => self.offers.retain(|&(_, open)| open != offer),
            TableEvent::TookBack { to, .. } => self.took_back(version, to, line.at)?,
            TableEvent::Rematch { game } => {
                self.offers.clear();
                self.next = Some(game);
            }
        }
        self.seat(&line);
        self.keep(line, events);
        Ok(())
    }

    fn keep(&mut self, line: StoredEntry, events: Vec<Event>) {
        self.entries.push(line);
        self.made.push(Made { events, board: *self.log.game().board() });
    }

    fn seat(&mut self, line: &StoredEntry) {
        for (side, hash) in &line.seats {
            self.holders[*side] = Some(hash.clone());
        }
    }

    fn played(&mut self, version: u64, by: Side, command: Input, at: u64) -> Result<Vec<Event>, Refusal> {
        // Giving up and agreeing can come from either side; the clock runs for whoever is to act.
        let acting = self.log.game().turn();
        let blocks = self.log.game().awaiting() == Awaiting::Block && command == Input::Action(Action::Block);
        let from = self.log.events().len();
        self.log.enter(by, command)?;
        self.log.settle();
        let events = self.log.events()[from..].to_vec();
        self.standing.push((version, by, command));
        self.offers.clear();
        self.changed = version;
        // Whoever blocks the other side has another turn.
        let passed = !self.is_over() && (blocks || self.log.game().turn() != acting);
        self.ticking.iter_mut().for_each(|ticking| ticking.acted(acting, passed, at));
        Ok(events)
    }

    fn took_back(&mut self, version: u64, to: u64, at: u64) -> Result<(), Refusal> {
        let mut again = log(*self.log.game().rules(), &self.players);
        let standing: Vec<_> = self.standing.iter().filter(|(version, ..)| *version <= to).copied().collect();
        for &(_, by, command) in &standing {
            again.enter(by, command)?;
            again.settle();
        }
        // The time that was used is not given back.
        let acting = self.log.game().turn();
        self.ticking.iter_mut().for_each(|ticking| ticking.acted(acting, false, at));
        (self.log, self.standing) = (again, standing);
        self.offers.clear();
        self.changed = version;
        Ok(())
    }
}

/// A game about to begin between these two: a player without a name is called by the colour, in every language the same.
fn log(rules: Rules, players: &PerSide<Person>) -> Log {
    let [first, second] = Side::BOTH.map(|side| match &players[side] {
        Person::Computer(level) => format!("Computer {level}"),
        Person::Human(name) if !name.is_empty() => name.clone(),
        Person::Human(_) | Person::Free => side.colour().into(),
    });
    Log::new(rules, [&first, &second])
}
