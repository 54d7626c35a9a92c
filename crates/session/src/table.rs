//! A table at which a game is played: who sits there, what can be taken back, how the evening stands. Every front end
//! plays through it, and what it shows has been saved.

use four_engine::Level;
use four_files::{Library, SaveSlot, SavedGame, today};
use four_rules::{Action, Awaiting, Column, Event, Game, Input, Log, PerSide, Record, Refusal, Rules, Side};

use four_text::terminal::{Words, fill};

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Somebody here, of this name; perhaps an empty one.
    Human(String),
    /// The computer.
    Computer(Level),
}

impl Seat {
    /// Whether somebody has to press keys for this side.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }
}

/// A game, who plays it, and what they have won so far.
#[derive(Debug)]
pub struct Table {
    log: Log,
    seats: PerSide<Seat>,
    /// What was taken back, last first, step by step.
    undone: Vec<Vec<(Side, Input)>>,
    slot: Option<SaveSlot>,
    /// Why the game is not being saved, if it is not.
    pub unsaved: Option<String>,
    /// Games won by those who sat on either side at first, and ties.
    score: [u32; 3],
    /// Whether they have changed sides since.
    swapped: bool,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// There is nothing to take back, or to play again.
    Nothing,
    /// The rules say how often, and when.
    ByTheRules,
}

impl Table {
    /// A new game on this shelf, if there is one.
    #[must_use]
    pub fn new(rules: Rules, seats: [Seat; 2], shelf: Option<&Library>) -> Table {
        let seats = PerSide(seats);
        let names = names(&seats);
        Table {
            log: Log::new(rules, [&names[0], &names[1]]),
            seats,
            undone: Vec::new(),
            slot: shelf.map(Library::slot),
            unsaved: None,
            score: [0; 3],
            swapped: false,
        }
    }

    /// Goes on with a game from the shelf.
    #[must_use]
    pub fn resume(kept: &SavedGame) -> Table {
        let log = kept.record.log().clone();
        Table {
            log,
            seats: seats(&kept.record),
            undone: Vec::new(),
            slot: Some(kept.slot()),
            unsaved: None,
            score: [0; 3],
            swapped: false,
        }
    }

    /// The same players once more, on the other side each.
    #[must_use]
    pub fn rematch(&self, shelf: Option<&Library>) -> Table {
        let [first, second] = self.seats.0.clone();
        let next = Table::new(*self.log.game().rules(), [second, first], shelf);
        Table { score: self.score, swapped: !self.swapped, ..next }
    }

    /// The game and all that happened in it.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side]
    }

    /// The level of the computer whose turn it is, if it is one's.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Level> {
        match self.seats[self.log.game().turn()] {
            Seat::Computer(level) if self.log.game().outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// Whether both sides are played by people here.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.seats.0.iter().all(Seat::is_human)
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, side: Side, words: &Words) -> String {
        name(&self.seats, side, words)
    }

    /// What a player is called in the score of the evening, where sides are swapped: colours would mislead.
    #[must_use]
    pub fn evening_name(&self, side: Side, words: &Words) -> String {
        match &self.seats[side] {
            Seat::Human(name) if name.is_empty() && self.is_shared() => {
                fill(words.player, &[&(self.place(side) + 1)])
            }
            _ => self.name(side, words),
        }
    }

    /// Whether something was taken back that can be played again.
    #[must_use]
    pub fn can_play_again(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many games the player on this side has won tonight.
    #[must_use]
    pub fn won(&self, side: Side) -> u32 {
        self.score[self.place(side)]
    }

    /// How many games nobody has won tonight.
    #[must_use]
    pub const fn tied(&self) -> u32 {
        self.score[2]
    }

    fn place(&self, side: Side) -> usize {
        usize::from((side == Side::Second) != self.swapped)
    }

    /// Where the game just ended is counted, if it has.
    fn counted(&mut self) -> Option<&mut u32> {
        let place = match self.log.game().outcome()?.winner() {
            Some(winner) => self.place(winner),
            None => 2,
        };
        Some(&mut self.score[place])
    }

    /// Does what the side to act asks for, saves it, and says what happened.
    ///
    /// # Errors
    /// As [`Log::play`]: then nothing happened.
    pub fn play(&mut self, command: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.log.play_and_settle(self.log.game().turn(), command)?.to_vec();
        self.undone.clear();
        self.end_move();
        Ok(events)
    }

    fn end_move(&mut self) {
        if let Some(count) = self.counted() {
            *count += 1;
        }
        self.save();
    }

    /// Takes back the last move, and the computer's after it; or gives up the question that the rules ask.
    ///
    /// # Errors
    /// If there is nothing to take back, or the rules say when that can be done.
    pub fn take_back(&mut self) -> Result<(), NoUndo> {
        let mine = |side: Side| self.seats[side].is_human() || !self.seats.0.iter().any(Seat::is_human);
        if self.log.game().awaiting() == Awaiting::Undo {
            return self.play(Action::Undo).map(drop).map_err(|_| NoUndo::ByTheRules);
        }
        if self.log.game().rules().values().undo.charges > 0 {
            return Err(NoUndo::ByTheRules);
        }
        let before = self.log.before_last_move_of(mine).ok_or(NoUndo::Nothing)?;
        if let Some(count) = self.counted() {
            *count -= 1;
        }
        self.undone.push(self.log.inputs()[before.inputs().len()..].to_vec());
        self.log = before;
        self.save();
        Ok(())
    }

    /// Plays again what was taken back last.
    ///
    /// # Errors
    /// If nothing was.
    pub fn play_again(&mut self) -> Result<Vec<Event>, NoUndo> {
        let step = self.undone.pop().ok_or(NoUndo::Nothing)?;
        let from = self.log.events().len();
        for (by, input) in step {
            if self.log.enter(by, input).is_err() {
                break;
            }
        }
        self.end_move();
        Ok(self.log.events()[from..].to_vec())
    }

    /// The last disc dropped by a person that was not taken back: the number of that command, the game before it, and where.
    #[must_use]
    pub fn last_by_a_person(&self) -> Option<(usize, Game, Column)> {
        let inputs = self.log.inputs();
        let by_a_person = |&(by, input): &(Side, Input)| {
            matches!(input, Input::Action(Action::Drop(_))) && self.seats[by].is_human()
        };
        let number = inputs.iter().rposition(by_a_person)?;
        let undone = inputs.get(number + 1).is_some_and(|&(_, next)| next == Input::Action(Action::Undo));
        match inputs[number].1 {
            Input::Action(Action::Drop(column)) if !undone => {
                Some((number, self.log.position_after(number), column))
            }
            _ => None,
        }
    }

    /// The game as a record, with who played.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::from_log(self.log.clone());
        record.tags.push(("Date".into(), today()));
        for side in Side::BOTH {
            if let Seat::Computer(level) = self.seats[side] {
                record.tags.push((tag(side).into(), level.to_string()));
            }
        }
        record
    }

    fn save(&mut self) {
        let record = self.record();
        if let Some(slot) = &mut self.slot {
            self.unsaved = slot.keep(&record).err().map(|error| error.to_string());
        }
    }
}

/// The tag of a record that says how strong the computer played this side.
const fn tag(side: Side) -> &'static str {
    match side {
        Side::First => "RedLevel",
        Side::Second => "YellowLevel",
    }
}

/// What the players are called in a record: somebody without a name by the colour, in every language the same.
fn names(seats: &PerSide<Seat>) -> [String; 2] {
    Side::BOTH.map(|side| match &seats[side] {
        Seat::Computer(level) => format!("Computer {level}"),
        Seat::Human(name) if name.is_empty() => side.colour().into(),
        Seat::Human(name) => name.clone(),
    })
}

/// Who played a game, as far as a record tells.
fn seats(record: &Record) -> PerSide<Seat> {
    let level = |side: Side| {
        let tag = record.tags.iter().find(|(name, _)| name == tag(side));
        tag.and_then(|(_, level)| level.parse().ok())
    };
    PerSide(Side::BOTH.map(|side| match (level(side), record.log().player(side)) {
        (Some(level), _) => Seat::Computer(level),
        (None, name) if name == side.colour() => Seat::Human(String::new()),
        (None, name) => Seat::Human(name.into()),
    }))
}

/// What the player of a side is called in a record, in the words of a language.
#[must_use]
pub fn name_in(record: &Record, side: Side, words: &Words) -> String {
    name(&seats(record), side, words)
}

fn name(seats: &PerSide<Seat>, side: Side, words: &Words) -> String {
    match &seats[side] {
        Seat::Computer(level) => words.computer(*level),
        Seat::Human(name) if !name.is_empty() => name.clone(),
        Seat::Human(_) if seats.0.iter().all(Seat::is_human) => words.side(side).into(),
        Seat::Human(_) => words.you.into(),
    }
}
