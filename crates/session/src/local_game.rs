//! A game at this machine: who plays, what can be taken back, how the evening stands. Every move is saved before it is
//! shown.

use std::collections::VecDeque;
use std::time::Duration;

use four_engine::Level;
use four_files::{GameFileError, Library, SaveSlot, SavedGame, today};
use four_rules::{
    Action, Awaiting, Column, Event, Game, Input, Log, Mistake, PerSide, Record, Refusal, Rules, Side,
};
use four_text::{Text, Who};

use crate::analysis::{Opponent, opponent};
use crate::errors::keeper_error;
use crate::game::{Evening, GameSession, PlayedMove, Request, RequestError, Snapshot, Update};

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

/// A game at this machine.
#[derive(Debug)]
pub struct LocalGame {
    log: Log,
    seats: PerSide<Seat>,
    snapshot: Snapshot,
    /// What was taken back, step by step, the last step last.
    undone: Vec<Vec<(Side, Input)>>,
    /// Where further games of the evening are saved.
    library: Option<Library>,
    slot: Option<SaveSlot>,
    unsaved: Option<GameFileError>,
    /// Games won by the players who sat on the first and the second side at first, and ties.
    score: [u32; 3],
    /// Whether the players have changed sides since.
    swapped: bool,
    /// The computer player; made when it is first to move.
    opponent: Option<Opponent>,
    seed: u64,
    updates: VecDeque<Update>,
}

impl LocalGame {
    /// A new game, saved to the library if there is one. The seed decides how the computer plays.
    #[must_use]
    pub fn new(rules: Rules, seats: [Seat; 2], library: Option<&Library>, seed: u64) -> LocalGame {
        let mut game = LocalGame::empty(rules, PerSide(seats), library, seed);
        game.ask_opponent();
        game
    }

    fn empty(rules: Rules, seats: PerSide<Seat>, library: Option<&Library>, seed: u64) -> LocalGame {
        let names = record_names(&seats);
        let log = Log::new(rules, [&names[0], &names[1]]);
        LocalGame::with(log, seats, library.map(Library::slot), library, seed)
    }

    /// Goes on with a saved game.
    #[must_use]
    pub fn resume(kept: &SavedGame, library: Option<&Library>, seed: u64) -> LocalGame {
        let log = kept.record.log().clone();
        let mut game = LocalGame::with(log, recorded_seats(&kept.record), Some(kept.slot()), library, seed);
        game.ask_opponent();
        game
    }

    fn with(
        log: Log,
        seats: PerSide<Seat>,
        slot: Option<SaveSlot>,
        library: Option<&Library>,
        seed: u64,
    ) -> LocalGame {
        LocalGame {
            snapshot: snapshot(&log),
            log,
            seats,
            undone: Vec::new(),
            library: library.cloned(),
            slot,
            unsaved: None,
            score: [0; 3],
            swapped: false,
            opponent: None,
            seed,
            updates: VecDeque::new(),
        }
    }

    /// The same players once more, on the other sides if they are to swap.
    fn next_game(&mut self, swap: bool) {
        let [first, second] = self.seats.0.clone();
        let seats = PerSide(if swap { [second, first] } else { [first, second] });
        let mut next = LocalGame::empty(*self.log.game().rules(), seats, self.library.as_ref(), self.seed);
        if swap {
            (next.score, next.swapped) = (self.score, !self.swapped);
        }
        // Its random numbers go on: otherwise it would play the same game again.
        next.opponent = self.opponent.take();
        next.ask_opponent();
        next.updates.extend([Update::NextGame, Update::Settled { anew: true }]);
        *self = next;
    }

    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side]
    }

    /// The level of the computer player to act, if one is.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Level> {
        match self.seats[self.log.game().turn()] {
            Seat::Computer(level) if self.log.game().outcome().is_none() => Some(level),
            _ => None,
        }
    }

    fn place(&self, side: Side) -> usize {
        usize::from((side == Side::Second) != self.swapped)
    }

    /// The count that the result of this game belongs to, if it has ended.
    fn counted(&mut self) -> Option<&mut u32> {
        let place = match self.log.game().outcome()?.winner() {
            Some(winner) => self.place(winner),
            None => 2,
        };
        Some(&mut self.score[place])
    }

    fn play(&mut self, action: Action) -> Result<(), RequestError> {
        let by = self.log.game().turn();
        let events = self.log.play_and_settle(by, action).map_err(RequestError::Refused)?.to_vec();
        self.undone.clear();
        self.end_move(events);
        Ok(())
    }

    fn end_move(&mut self, events: Vec<Event>) {
        if let Some(count) = self.counted() {
            *count += 1;
        }
        self.changed(events);
    }

    /// Saves the game as it is now, tells the front end, and puts the computer to work if it is to act.
    fn changed(&mut self, events: Vec<Event>) {
        self.snapshot = snapshot(&self.log);
        let record = record(&self.log, &self.seats);
        if let Some(slot) = &mut self.slot {
            self.unsaved = slot.keep(&record).err();
        }
        let dropped = events.iter().rev().find_map(|event| match event {
            Event::Dropped { at, .. } => Some(*at),
            _ => None,
        });
        self.updates.push_back(Update::Moved { events, dropped, said: String::new() });
        self.updates.push_back(Update::Settled { anew: false });
        self.ask_opponent();
    }

    fn ask_opponent(&mut self) {
        match (self.computer_to_act(), &mut self.opponent) {
            (Some(level), _) => {
                let opponent = self.opponent.get_or_insert_with(|| opponent(self.seed));
                opponent.ask((level, self.log.game().clone()));
            }
            (None, Some(opponent)) => opponent.cancel(),
            (None, None) => {}
        }
    }

    /// Lets the computer move, if it has made up its mind within `patience`. A computer without an answer resigns: the
    /// game must not wait for it.
    fn hear_opponent(&mut self, patience: Duration) {
        let idle = !self.updates.is_empty() || self.computer_to_act().is_none();
        let Some(opponent) = self.opponent.as_mut().filter(|_| !idle) else { return };
        let choice = opponent.wait_for(patience);
        let gave_up = choice.is_none() && !opponent.is_busy();
        if let Some(action) = choice.or(gave_up.then_some(Action::Resign))
            && self.play(action).is_err()
        {
            let _ = self.play(Action::Resign);
        }
    }

    fn take_back(&mut self) -> Result<(), RequestError> {
        let mine = |side: Side| self.seats[side].is_human() || !self.seats.0.iter().any(Seat::is_human);
        if self.log.game().awaiting() == Awaiting::Undo {
            return self.play(Action::Undo).map_err(|_| RequestError::UndoByRules);
        }
        if self.log.game().rules().values().undo.charges > 0 {
            return Err(RequestError::UndoByRules);
        }
        let before = self.log.before_last_move_of(mine).ok_or(RequestError::NothingToTakeBack)?;
        if let Some(count) = self.counted() {
            *count -= 1;
        }
        self.undone.push(self.log.inputs()[before.inputs().len()..].to_vec());
        self.log = before;
        self.changed(Vec::new());
        Ok(())
    }

    fn play_again(&mut self) -> Result<(), RequestError> {
        let step = self.undone.pop().ok_or(RequestError::NothingToPlayAgain)?;
        let from = self.log.events().len();
        for (by, input) in step {
            if self.log.enter(by, input).is_err() {
                break;
            }
        }
        self.end_move(self.log.events()[from..].to_vec());
        Ok(())
    }

    /// Calls a draw only where that is legal: elsewhere some rules would count it as a mistake.
    fn draw(&mut self) -> Result<(), RequestError> {
        let game = self.log.game();
        match game.decide(game.turn(), Action::CallDraw) {
            Err(refusal) => Err(RequestError::Refused(refusal)),
            Ok(_) if !self.can(Action::CallDraw) => {
                Err(RequestError::Refused(Refusal::Mistake(Mistake::NoDrawToCall)))
            }
            Ok(_) => self.play(Action::CallDraw),
        }
    }

    fn answer(&mut self, yes: bool) -> Result<(), RequestError> {
        let answer = self.snapshot.answer(yes).filter(|_| self.is_mine());
        self.play(answer.ok_or(RequestError::NoQuestion)?)
    }
}

impl GameSession for LocalGame {
    fn snapshot(&self) -> Option<&Snapshot> {
        Some(&self.snapshot)
    }

    fn log(&self) -> Option<&Log> {
        Some(&self.log)
    }

    fn record(&self) -> Option<Record> {
        Some(record(&self.log, &self.seats))
    }

    fn who(&self, side: Side, text: Text) -> Who<'static> {
        seat_name(&self.seats, side, text)
    }

    fn evening_name(&self, side: Side, text: Text) -> String {
        match &self.seats[side] {
            Seat::Human(name) if name.is_empty() && self.is_shared() => {
                text.player_number(self.place(side) + 1)
            }
            _ => self.name(side, text),
        }
    }

    fn status(&self, text: Text) -> String {
        let (game, who) = (self.log.game(), |side| self.who(side, text));
        match game.outcome() {
            Some(outcome) => text.outcome(outcome, &who),
            None if self.computer_to_act().is_some() => text.thinking(self.name(game.turn(), text)),
            None => text.turn(who(game.turn())),
        }
    }

    fn is_mine(&self) -> bool {
        self.log.game().outcome().is_none() && self.computer_to_act().is_none()
    }

    fn not_mine(&self, text: Text) -> String {
        if self.is_over() { text.say_refusal_game_over() } else { text.computers_turn() }.into()
    }

    fn is_shared(&self) -> bool {
        self.seats.0.iter().all(Seat::is_human)
    }

    fn is_waiting(&self) -> bool {
        self.computer_to_act().is_some()
    }

    fn request(&mut self, request: Request) -> Result<(), RequestError> {
        match request {
            Request::Play(action) => return self.play(action),
            Request::Answer(yes) => return self.answer(yes),
            Request::TakeBack => return self.take_back(),
            Request::PlayAgain => return self.play_again(),
            Request::Draw => return self.draw(),
            Request::Rematch => self.next_game(true),
            Request::NewGame => self.next_game(false),
        }
        Ok(())
    }

    fn update(&mut self, patience: Duration) -> Option<Update> {
        self.hear_opponent(patience);
        self.updates.pop_front()
    }

    fn can_take_back(&self) -> bool {
        self.log.game().rules().values().undo.charges == 0 && !self.log.inputs().is_empty()
    }

    fn can_play_again(&self) -> bool {
        !self.undone.is_empty()
    }

    fn last_human_move(&self) -> Option<(usize, Game, Column)> {
        let inputs = self.log.inputs();
        let by_human = |&(by, input): &(Side, Input)| {
            matches!(input, Input::Action(Action::Drop(_))) && self.seats[by].is_human()
        };
        let number = inputs.iter().rposition(by_human)?;
        let undone = inputs.get(number + 1).is_some_and(|&(_, next)| next == Action::Undo.into());
        match inputs[number].1 {
            Input::Action(Action::Drop(column)) if !undone => {
                Some((number, self.log.position_after(number), column))
            }
            _ => None,
        }
    }

    fn evening(&self) -> Option<Evening> {
        let won = Side::BOTH.map(|side| self.score[self.place(side)]);
        Some(Evening { won, ties: self.score[2] })
    }

    fn unsaved(&self, text: Text) -> Option<String> {
        self.unsaved.as_ref().map(|error| keeper_error(error, text))
    }
}

fn snapshot(log: &Log) -> Snapshot {
    let played = log.inputs().iter().enumerate().map(|(index, &(by, input))| {
        let stands = !matches!(log.events_of(index), [Event::Violated { .. }, ..]);
        PlayedMove { by, input, stands }
    });
    Snapshot { moves: played.collect(), rules: *log.game().rules(), view: log.game().view() }
}

/// The game with the date and the computer's level as tags.
fn record(log: &Log, seats: &PerSide<Seat>) -> Record {
    let mut record = Record::from_log(log.clone());
    record.tags.push(("Date".into(), today()));
    for side in Side::BOTH {
        if let Seat::Computer(level) = seats[side] {
            record.tags.push((level_tag(side).into(), level.to_string()));
        }
    }
    record
}

/// The tag of a record for the computer's level on a side.
const fn level_tag(side: Side) -> &'static str {
    match side {
        Side::First => "RedLevel",
        Side::Second => "YellowLevel",
    }
}

/// The players' names in a record, the same in every language: a person without a name is the colour.
fn record_names(seats: &PerSide<Seat>) -> [String; 2] {
    Side::BOTH.map(|side| match &seats[side] {
        Seat::Computer(level) => format!("Computer {level}"),
        Seat::Human(name) if name.is_empty() => side.colour().into(),
        Seat::Human(name) => name.clone(),
    })
}

/// Who played a recorded game.
fn recorded_seats(record: &Record) -> PerSide<Seat> {
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

/// A player of a recorded game, in a sentence.
#[must_use]
pub fn who_in(record: &Record, side: Side, text: Text) -> Who<'static> {
    seat_name(&recorded_seats(record), side, text)
}

/// A player of a recorded game, where only a name is shown.
#[must_use]
pub fn name_in(record: &Record, side: Side, text: Text) -> String {
    text.name(&who_in(record, side, text))
}

fn seat_name(seats: &PerSide<Seat>, side: Side, text: Text) -> Who<'static> {
    match &seats[side] {
        Seat::Computer(level) => text.computer(*level).into(),
        Seat::Human(name) if !name.is_empty() => name.clone().into(),
        Seat::Human(_) if seats.0.iter().all(Seat::is_human) => text.side(side).into(),
        Seat::Human(_) => Who::You,
    }
}
