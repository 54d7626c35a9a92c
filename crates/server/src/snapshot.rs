//! A room as one client sees it: entries and state, in its language.

use four_engine::Level;
use four_protocol::{Ending, Entry, Offer, Person, Player, State, TableEvent};
use four_rules::{Board, Cell, Event, Game, Outcome, PerSide, Side};
use four_text::{Names, Text, Who};

use crate::room::{Room, StoredEntry};

/// A room as one client sees it.
pub(crate) struct Snapshot<'a> {
    room: &'a Room,
    /// The sides that the client plays.
    sides: &'a [Side],
    text: Text,
}

impl<'a> Snapshot<'a> {
    pub(crate) fn new(room: &'a Room, sides: &'a [Side], text: Text) -> Snapshot<'a> {
        Snapshot { room, sides, text }
    }

    /// The name of a player.
    fn name(&self, side: Side) -> String {
        match self.room.player(side) {
            Person::Human(name) if !name.is_empty() => name.clone(),
            Person::Computer(level) => match level.parse::<Level>() {
                Ok(level) => self.text.computer(level),
                Err(_) => level.clone(),
            },
            Person::Human(_) | Person::Free => self.text.side(side).into(),
        }
    }

    /// The name of a player, or "you" for the side of a client that plays one side.
    fn name_or_you(&self, side: Side) -> Who<'static> {
        match self.sides {
            [own] if *own == side => Who::You,
            _ => self.name(side).into(),
        }
    }

    /// The state of the game now.
    pub(crate) fn state(&self, now: u64) -> State {
        let room = self.room;
        let player = |side| Player { name: self.name(side), who: room.player(side).clone() };
        let actions: Vec<String> = room.actions().map(|action| action.to_string()).collect();
        let players = PerSide(Side::BOTH.map(player));
        let ending = room.game().outcome().map(|outcome| {
            let said = self.outcome(outcome);
            Ending { winner: outcome.winner(), said, outcome: outcome.clone() }
        });
        State {
            version: room.version(),
            chain: room.chain(room.version()).to_owned(),
            standing: room.standing().to_vec(),
            offers: room.offers().to_vec(),
            can_offer: self.can_offer(),
            clocks: room.clocks(now),
            next: room.next().map(str::to_owned),
            score: room.score(),
            helped: room.helped(),
            ..base(room.game(), joined(&actions), players, ending, self.turn())
        }
    }

    /// What the client can offer. Two players at one screen offer as the side to act.
    fn can_offer(&self) -> Vec<Offer> {
        match self.sides {
            [] => Vec::new(),
            [side] => self.room.can_offer(*side),
            _ => self.room.can_offer(self.room.game().turn()),
        }
    }

    /// Whom the game waits for, as a sentence.
    fn turn(&self) -> String {
        let turn = self.room.game().turn();
        match self.room.player(turn) {
            _ if self.room.free().is_some() => self.text.table_waiting().into(),
            Person::Computer(_) => self.text.thinking(self.name(turn)),
            _ => self.text.turn(self.name_or_you(turn)),
        }
    }

    /// How the game ended, as a sentence.
    fn outcome(&self, outcome: &Outcome) -> String {
        let own_loss = matches!((self.sides, outcome.winner()), ([own], Some(winner)) if *own != winner);
        let by_line = matches!(outcome, Outcome::Line { winner, owner, .. } if winner == owner);
        let winner = outcome.winner().filter(|_| own_loss && by_line).map(|winner| self.room.player(winner));
        match winner {
            Some(Person::Computer(level)) => match level.parse::<Level>() {
                Ok(Level::Step(step)) => self.text.table_lost_to(step),
                _ => self.text.table_lost().into(),
            },
            _ => self.text.outcome(outcome, &|side| self.name_or_you(side)),
        }
    }

    /// The entries after the first `from`.
    pub(crate) fn entries(&self, from: u64) -> Vec<Entry> {
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let entries = (1..).zip(self.room.entries().iter().zip(self.room.boards()));
        let entry = |(version, (stored, after)): (u64, (&StoredEntry, &Board))| Entry {
            version,
            at: stored.at,
            what: stored.what.clone(),
            said: self.said(&stored.what),
            board: board(after),
        };
        entries.skip(from).map(entry).collect()
    }

    /// An entry as a sentence; empty if there is none.
    fn said(&self, what: &TableEvent) -> String {
        let text = self.text;
        let name = |side| self.name_or_you(side);
        match what {
            TableEvent::Opened(_) | TableEvent::Unknown(_) => String::new(),
            TableEvent::Joined { side, .. } => text.table_joined(name(*side)),
            TableEvent::Played { events, .. } | TableEvent::Ruled { events, .. } => {
                let said = |event: &Event| match event {
                    Event::Ended(outcome) => Some(self.outcome(outcome)),
                    event => text.event(event, &name),
                };
                text.in_a_row(events.iter().filter_map(said))
            }
            TableEvent::Offered { by, offer: Offer::Draw } => text.table_offers_draw(name(*by)),
            TableEvent::Offered { by, offer: Offer::Undo } => text.table_offers_undo(name(*by)),
            TableEvent::Offered { by, offer: Offer::Rematch } => text.table_offers_rematch(name(*by)),
            TableEvent::Declined { by, .. } => text.table_declined(name(*by)),
            TableEvent::TookBack { by, .. } => text.table_took_back(name(*by)),
            TableEvent::Helped { by } => text.table_helped(name(*by)),
            TableEvent::Rematch { .. } => text.table_goes_on().into(),
        }
    }
}

/// The state of a position without players, with the moves that led to it.
pub(crate) fn state(game: &Game, pos: String, text: Text) -> State {
    let player = |side| Player { name: text.side(side).into(), who: Person::Human(String::new()) };
    let ending = ending(game, text, &|side| text.side(side).into());
    base(game, pos, PerSide(Side::BOTH.map(player)), ending, text.turn(text.side(game.turn())))
}

/// How the game ended, if it did.
fn ending(game: &Game, text: Text, name: Names) -> Option<Ending> {
    let outcome = game.outcome()?.clone();
    Some(Ending { winner: outcome.winner(), said: text.outcome(&outcome, name), outcome })
}

/// The state of a game without its table. `turn` says whom a game waits for that goes on.
fn base(game: &Game, pos: String, players: PerSide<Player>, ending: Option<Ending>, turn: String) -> State {
    let view = game.view();
    State {
        version: 0,
        chain: String::new(),
        rules: game.rules().values().to_string(),
        players,
        board: board(game.board()),
        turn: view.turn,
        awaiting: view.awaiting,
        legal: view.legal,
        charges: view.charges,
        mistakes_left: view.violations_left,
        moves: view.moves,
        standing: Vec::new(),
        pos,
        last: view.last,
        status: ending.as_ref().map_or(turn, |ending| ending.said.clone()),
        ending,
        offers: Vec::new(),
        can_offer: Vec::new(),
        clocks: None,
        next: None,
        score: None,
        helped: PerSide::default(),
    }
}

/// Joins moves as the analysis takes them: `4455`, or `4,p4,x42,` if one of them is not a column.
pub(crate) fn joined(moves: &[String]) -> String {
    match moves.iter().all(|text| text.len() == 1) {
        true => moves.concat(),
        false => moves.iter().map(|text| format!("{text},")).collect(),
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
