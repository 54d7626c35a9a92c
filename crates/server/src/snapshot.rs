//! A room as one client sees it: entries and state, in its language.

use four_engine::Level;
use four_protocol::{Entry, Offer, Person, Player, State, TableEvent};
use four_rules::{Board, Cell, Event, Language, Log, PerSide, Side};
use four_text::{Words, fill};

use crate::room::{Made, Room, StoredEntry};
use crate::saying::Saying;

/// A room as one client sees it.
pub(crate) struct Snapshot<'a> {
    room: &'a Room,
    /// The sides that the client plays.
    sides: &'a [Side],
    words: &'static Words,
    saying: &'static Saying,
}

impl<'a> Snapshot<'a> {
    pub(crate) fn new(room: &'a Room, sides: &'a [Side], language: Language) -> Snapshot<'a> {
        Snapshot { room, sides, words: Words::of(language), saying: Saying::of(language) }
    }

    /// The name of a player.
    fn name(&self, side: Side) -> String {
        match self.room.player(side) {
            Person::Human(name) if !name.is_empty() => name.clone(),
            Person::Computer(level) => match level.parse::<Level>() {
                Ok(level) => self.words.computer(level),
                Err(_) => level.clone(),
            },
            Person::Human(_) | Person::Free => self.words.side(side).into(),
        }
    }

    /// The name of a player, or "you" for the side of a client that plays one side.
    fn name_or_you(&self, side: Side) -> String {
        match self.sides {
            [own] if *own == side => self.words.you.into(),
            _ => self.name(side),
        }
    }

    /// The state of the game now.
    pub(crate) fn state(&self, now: u64) -> State {
        let room = self.room;
        let player = |side| Player { name: self.name(side), who: room.player(side).clone() };
        State {
            version: room.version(),
            players: PerSide(Side::BOTH.map(player)),
            offers: room.offers().to_vec(),
            can_offer: self.can_offer(),
            clocks: room.clocks(now),
            next: room.next().map(str::to_owned),
            status: self.status(),
            ..base(room.log())
        }
    }

    /// What the client can offer. Two players at one screen offer as the side to act.
    fn can_offer(&self) -> Vec<Offer> {
        match self.sides {
            [] => Vec::new(),
            [side] => self.room.can_offer(*side),
            _ => self.room.can_offer(self.room.log().game().turn()),
        }
    }

    fn status(&self) -> String {
        let game = self.room.log().game();
        let turn = game.turn();
        if let Some(outcome) = game.outcome() {
            return self.words.outcome(outcome, &|side| self.name_or_you(side));
        }
        match (self.room.player(turn), self.sides) {
            _ if self.room.free().is_some() => self.saying.waiting.into(),
            (Person::Computer(_), _) => fill(self.words.thinking, &[&self.name(turn)]),
            (_, [own]) if *own == turn => self.words.your_turn.into(),
            _ => fill(self.words.turn, &[&self.name(turn)]),
        }
    }

    /// The entries after the first `from`.
    pub(crate) fn entries(&self, from: u64) -> Vec<Entry> {
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let entries = (1..).zip(self.room.entries().iter().zip(self.room.made()));
        let entry = |(version, (stored, made)): (u64, (&StoredEntry, &Made))| Entry {
            version,
            at: stored.at,
            what: stored.what.clone(),
            said: self.said(&stored.what, &made.events),
            board: board(&made.board),
        };
        entries.skip(from).map(entry).collect()
    }

    /// An entry in words; `events` are what it did in the game.
    fn said(&self, what: &TableEvent, events: &[Event]) -> String {
        let name = |side| self.name_or_you(side);
        match what {
            TableEvent::Played { .. } => {
                let said = events.iter().filter_map(|event| self.words.event(event, &name));
                said.collect::<Vec<_>>().join(" ")
            }
            other => self.saying.table_event(other, &name).unwrap_or_default(),
        }
    }
}

/// The state of a position without players.
pub(crate) fn state(log: &Log, language: Language) -> State {
    let words = Words::of(language);
    let name = |side: Side| words.side(side).to_owned();
    let game = log.game();
    let status = match game.outcome() {
        Some(outcome) => words.outcome(outcome, &name),
        None => fill(words.turn, &[&name(game.turn())]),
    };
    let player = |side| Player { name: name(side), who: Person::Human(String::new()) };
    State { players: PerSide(Side::BOTH.map(player)), status, ..base(log) }
}

/// The part of the state that comes from the game alone.
fn base(log: &Log) -> State {
    let view = log.game().view();
    let player = || Player { name: String::new(), who: Person::Free };
    State {
        version: 0,
        rules: log.game().rules().values().to_string(),
        players: PerSide([player(), player()]),
        board: board(log.game().board()),
        turn: view.turn,
        awaiting: view.awaiting,
        legal: view.legal,
        charges: view.charges,
        mistakes_left: view.violations_left,
        moves: view.moves,
        last: view.last,
        line: view.outcome.as_ref().map(|outcome| outcome.cells().to_vec()).unwrap_or_default(),
        over: view.outcome.is_some(),
        winner: view.outcome.as_ref().and_then(four_rules::Outcome::winner),
        offers: Vec::new(),
        can_offer: Vec::new(),
        clocks: None,
        next: None,
        status: String::new(),
    }
}

/// The rows from the top, with `/` between them.
pub(crate) fn board(board: &Board) -> String {
    let (columns, rows) = (board.grid().columns(), board.grid().rows());
    let mut text = String::with_capacity((usize::from(columns) + 1) * usize::from(rows));
    for row in (0..rows).rev() {
        text.extend(board.columns().map(|column| board.at(Cell { column, row }).map_or('.', Side::letter)));
        if row > 0 {
            text.push('/');
        }
    }
    text
}
