//! Who plays a side of a game at this machine, and how a record stores that.

use four_engine::Level;
use four_files::today;
use four_rules::{Log, PerSide, Record, Side};
use four_text::{Text, Who};

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person at this terminal; the name may be empty.
    Human(String),
    /// The computer.
    Computer(Level),
}

impl Seat {
    /// Whether a person plays this side.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }
}

/// The player of a side, in a sentence. A person without a name is "you" against the computer and otherwise the colour.
pub(crate) fn who(seats: &PerSide<Seat>, side: Side, text: Text) -> Who<'static> {
    match &seats[side] {
        Seat::Computer(level) => text.computer_named(*level).into(),
        Seat::Human(name) if !name.is_empty() => name.clone().into(),
        Seat::Human(_) if seats.0.iter().all(Seat::is_human) => text.side(side).into(),
        Seat::Human(_) => Who::You,
    }
}

/// The players' names for a record, the same in every language. A person without a name is the colour.
pub(crate) fn record_names(seats: &PerSide<Seat>) -> [String; 2] {
    Side::BOTH.map(|side| match &seats[side] {
        Seat::Computer(level) => format!("Computer {level}"),
        Seat::Human(name) if name.is_empty() => side.colour().into(),
        Seat::Human(name) => name.clone(),
    })
}

/// The game as a record, with the date and the computer's level as tags.
pub(crate) fn record(log: &Log, seats: &PerSide<Seat>) -> Record {
    let mut record = Record::from_log(log.clone());
    record.tags.push(("Date".into(), today()));
    for side in Side::BOTH {
        if let Seat::Computer(level) = seats[side] {
            record.tags.push((level_tag(side).into(), level.to_string()));
        }
    }
    record
}

/// Who played a recorded game, the first player first.
#[must_use]
pub fn seats_in(record: &Record) -> [Seat; 2] {
    recorded(record).0
}

/// Who played a recorded game: the inverse of [`record`].
pub(crate) fn recorded(record: &Record) -> PerSide<Seat> {
    let level = |side: Side| {
        let tag = record.tags.iter().find(|(name, _)| name == level_tag(side));
        tag.and_then(|(_, level)| level.parse().ok())
    };
    PerSide(Side::BOTH.map(|side| match (level(side), record.log().player(side)) {
        (Some(level), _) => Seat::Computer(level),
        (None, name) if name == side.colour() => Seat::Human(String::new()),
        (None, name) => Seat::Human(name.into()),
    }))
}

/// The tag of a record for the computer's level on a side.
const fn level_tag(side: Side) -> &'static str {
    match side {
        Side::First => "RedLevel",
        Side::Second => "YellowLevel",
    }
}

/// A player of a recorded game, in a sentence.
#[must_use]
pub fn who_in(record: &Record, side: Side, text: Text) -> Who<'static> {
    who(&recorded(record), side, text)
}

/// A player of a recorded game, where only a name is shown.
#[must_use]
pub fn name_in(record: &Record, side: Side, text: Text) -> String {
    text.name(&who_in(record, side, text))
}
