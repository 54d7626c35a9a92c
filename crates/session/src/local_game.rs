//! A game at this machine. Every move is saved before it is shown.

mod requests;

use std::collections::VecDeque;
use std::time::Duration;

use four_engine::Level;
use four_files::{GameFileError, Library, SaveSlot, SavedGame};
use four_rules::{Action, Column, Event, Game, Input, Log, PerSide, Record, Rules, Side};
use four_text::{Text, Who};

use crate::analysis::{Opponent, opponent};
use crate::errors::game_file_error;
use crate::game::{GameSession, PlayedMove, Request, RequestError, Snapshot, Update};
use crate::seat::{self, Seat};
use crate::series::{Series, SeriesScore};

/// A game at this machine.
#[derive(Debug)]
pub struct LocalGame {
    log: Log,
    seats: PerSide<Seat>,
    snapshot: Snapshot,
    /// What was taken back, step by step, the last step last.
    undone: Vec<Vec<(Side, Input)>>,
    /// Where the next games are saved.
    library: Option<Library>,
    /// Where this game is saved.
    slot: Option<SaveSlot>,
    /// Why the last save failed, if it did.
    unsaved: Option<GameFileError>,
    series: Series,
    /// The computer player; started when it is first to move.
    opponent: Option<Opponent>,
    seed: u64,
    /// Updates that the front end has not taken yet.
    updates: VecDeque<Update>,
}

impl LocalGame {
    /// A new game, saved in `library` if there is one. The seed decides the computer's random choices.
    #[must_use]
    pub fn new(rules: Rules, seats: [Seat; 2], library: Option<&Library>, seed: u64) -> LocalGame {
        let mut game = LocalGame::empty(rules, seats, library, seed);
        game.ask_opponent();
        game
    }

    /// A new game in which the computer has not been asked to move yet.
    fn empty(rules: Rules, seats: [Seat; 2], library: Option<&Library>, seed: u64) -> LocalGame {
        let seats = PerSide(seats);
        let [first, second] = seat::record_names(&seats);
        let log = Log::new(rules, [&first, &second]);
        LocalGame::with(log, seats, library.map(Library::slot), library, seed)
    }

    /// Resumes a saved game. It is saved in its own file, the games after it in `library`.
    #[must_use]
    pub fn resume(saved: &SavedGame, library: Option<&Library>, seed: u64) -> LocalGame {
        let log = saved.record.log().clone();
        let mut game = LocalGame::with(log, seat::recorded(&saved.record), Some(saved.slot()), library, seed);
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
            series: Series::default(),
            opponent: None,
            seed,
            updates: VecDeque::new(),
        }
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

    /// Saves the game, sends the updates for these events, and asks the computer for a move if it is to act.
    fn show_change(&mut self, events: Vec<Event>) {
        self.snapshot = snapshot(&self.log);
        let record = seat::record(&self.log, &self.seats);
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

    /// Asks the computer for a move if it is to act, and cancels its search otherwise.
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

    /// Plays the computer's move if it arrives within `patience`. A computer without a legal move resigns, so that the
    /// game does not wait forever.
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
}

impl GameSession for LocalGame {
    fn snapshot(&self) -> Option<&Snapshot> {
        Some(&self.snapshot)
    }

    fn log(&self) -> Option<&Log> {
        Some(&self.log)
    }

    fn record(&self) -> Option<Record> {
        Some(seat::record(&self.log, &self.seats))
    }

    fn who(&self, side: Side, text: Text) -> Who<'static> {
        seat::who(&self.seats, side, text)
    }

    fn reader(&self) -> Option<Side> {
        let mut people = Side::BOTH.into_iter().filter(|&side| self.seats[side].is_human());
        people.next().filter(|_| people.next().is_none())
    }

    fn series_name(&self, side: Side, text: Text) -> String {
        match &self.seats[side] {
            Seat::Human(name) if name.is_empty() && self.is_shared() => {
                text.player_number(self.series.player(side) + 1)
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

    fn series_score(&self) -> Option<SeriesScore> {
        Some(self.series.score())
    }

    fn unsaved(&self, text: Text) -> Option<String> {
        self.unsaved.as_ref().map(|error| game_file_error(error, text))
    }
}

fn snapshot(log: &Log) -> Snapshot {
    let played = log.inputs().iter().enumerate().map(|(index, &(by, input))| {
        let stands = !matches!(log.events_of(index), [Event::Violated { .. }, ..]);
        PlayedMove { by, input, stands }
    });
    Snapshot { moves: played.collect(), rules: *log.game().rules(), view: log.game().view() }
}
