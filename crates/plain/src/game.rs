//! A game at the table, move by move.

use four_engine::{CoachError, Level};
use four_rules::{Action, Awaiting, Column, Event, Game, Mistake, Outcome, Refusal};

use super::order::{self, Word};
use super::tell::{self, Teller};
use super::{PATIENCE, Room, Way, advice, history, puzzle, review, settle};
use four_console::Stop;
use four_session::settings::Scores;
use four_session::study::{Finding, Question};
use four_session::table::{NoUndo, Table};
use four_text::terminal::{fill, first_capital};

/// Plays at this table until somebody leaves.
pub(super) fn enter(room: &mut Room<'_>, table: Table) -> Result<Way, Stop> {
    let mut sitting = Sitting { room, table, fresh: true, said_speechless: false };
    sitting.greet()?;
    sitting.play()
}

/// Somebody at the table.
struct Sitting<'r, 'io> {
    room: &'r mut Room<'io>,
    table: Table,
    /// Whether the position is new since it was last asked what to do.
    fresh: bool,
    /// Whether the coach has said that it has nothing to say.
    said_speechless: bool,
}

impl Sitting<'_, '_> {
    fn teller(&self) -> Teller<'_> {
        Teller::at(&self.table, self.room.words)
    }

    fn game(&self) -> &Game {
        self.table.log().game()
    }

    fn greet(&mut self) -> Result<(), Stop> {
        let (words, moves) = (self.room.words, self.game().moves());
        let begun = match self.table.log().inputs().is_empty() {
            true => words.plain_new_game.to_owned(),
            false => fill(words.plain_goes_on, &[&moves]),
        };
        let rules = words.describe(self.game().rules());
        let who = tell::who(&self.table, &self.teller());
        self.room.say(&format!("{begun} {rules}\n{who}\n{}", words.plain_how))?;
        match self.game().outcome().cloned() {
            Some(outcome) => self.over(&outcome),
            None => Ok(()),
        }
    }

    fn play(&mut self) -> Result<Way, Stop> {
        loop {
            if let Some(level) = self.table.computer_to_act() {
                self.computer(level)?;
                continue;
            }
            if std::mem::take(&mut self.fresh) && self.room.settings.scores != Scores::Off {
                self.scores()?;
            }
            let question = self.teller().question().unwrap_or_default();
            let line = self.room.lines.ask(&question)?;
            if let Some(way) = self.line(&line)? {
                return Ok(way);
            }
        }
    }

    fn computer(&mut self, level: Level) -> Result<(), Stop> {
        let (name, game) = (self.room.words.computer(level), self.game().clone());
        self.room.opponent.ask((level, game));
        let mut choice = self.room.opponent.wait_for(PATIENCE);
        if choice.is_none() {
            self.room.say(&format!("{}…", fill(self.room.words.thinking, &[&name])))?;
            self.room.lines.flush()?;
            choice = self.room.opponent.wait();
        }
        // A computer that has no answer gives up: the game must not hang on it.
        let command = choice.unwrap_or(Action::Resign);
        if self.attempt(command)?.is_err() {
            let _ = self.attempt(Action::Resign)?;
        }
        Ok(())
    }

    /// Does what was asked for and tells what came of it.
    fn attempt(&mut self, command: Action) -> Result<Result<(), Refusal>, Stop> {
        let before = self.game().clone();
        match self.table.play(command) {
            Ok(events) => {
                self.happened(&events)?;
                self.coached(before, command)?;
                Ok(Ok(()))
            }
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Does what somebody here asked for. What is no move at all is never counted as a mistake.
    fn command(&mut self, command: Action) -> Result<(), Stop> {
        let game = self.game();
        let mistaken = game.decide(game.turn(), command).ok().and_then(|events| match events.first() {
            Some(Event::Violated { mistake, .. }) => Some(*mistake),
            _ => None,
        });
        let refused = match mistaken.filter(|mistake| !is_a_move(*mistake)) {
            Some(mistake) => Err(Refusal::Mistake(mistake)),
            None => self.attempt(command)?,
        };
        match refused {
            Ok(()) => Ok(()),
            Err(refusal) => self.room.say(&format!("{}.", first_capital(&self.room.words.refusal(refusal)))),
        }
    }

    /// Tells what happened, and who is next.
    fn happened(&mut self, events: &[Event]) -> Result<(), Stop> {
        self.fresh = true;
        let teller = self.teller();
        let mut told = teller.events(events);
        if self.game().awaiting() == Awaiting::Move {
            told = format!("{told} {}", teller.turn());
        }
        // Of "no" to one question and the next one, nothing is to be told.
        if !told.is_empty() {
            self.room.say(told.trim())?;
        }
        self.saved()?;
        match events.last() {
            Some(Event::Ended(_)) => self.score(),
            _ => Ok(()),
        }
    }

    fn over(&mut self, outcome: &Outcome) -> Result<(), Stop> {
        let told = self.teller().outcome(outcome);
        self.room.say(&told)?;
        self.score()
    }

    fn score(&mut self) -> Result<(), Stop> {
        let evening = tell::evening(&self.table, &self.teller());
        self.room.say(&format!("{evening}\n{}", self.room.words.plain_over))
    }

    /// Says once that the game is not saved, if it is not.
    fn saved(&mut self) -> Result<(), Stop> {
        match &self.table.unsaved {
            None => self.room.said_unsaved = false,
            Some(_) if self.room.said_unsaved => {}
            Some(why) => {
                let said = fill(self.room.words.not_saved, &[why]);
                self.room.said_unsaved = true;
                self.room.say(&format!("{said}."))?;
            }
        }
        Ok(())
    }

    /// What the coach says about a move, if it is to speak.
    fn coached(&mut self, before: Game, command: Action) -> Result<(), Stop> {
        let Action::Drop(column) = command else { return Ok(()) };
        if !self.room.settings.coach || before.board().landing(column).is_none() {
            return Ok(());
        }
        let question = Question::Position { last: Some(Box::new((before, column))), now: None };
        let said = match self.room.study(question)? {
            Some(Finding::Move(_, Ok(verdict))) => advice::verdict(&verdict, &self.teller()),
            Some(Finding::Move(_, Err(why @ CoachError::NotPlain))) if !self.said_speechless => {
                self.said_speechless = true;
                advice::speechless(why, self.room.words)
            }
            _ => return Ok(()),
        };
        self.room.say(&said)
    }

    /// Understands a line. Where to go, if it leads away from here.
    fn line(&mut self, line: &str) -> Result<Option<Way>, Stop> {
        let asked = matches!(self.game().awaiting(), Awaiting::Undo | Awaiting::Block);
        if asked && let Some(yes) = order::yes_or_no(line) {
            return self.answer(yes).map(|()| None);
        }
        if line.is_empty() {
            let turn = self.teller().turn();
            return self.room.say(&turn).map(|()| None);
        }
        if let Some(column) = order::bare_column(line, self.game().board()) {
            return self.drop(column, line).map(|()| None);
        }
        match (line.parse(), order::read(line)) {
            (Ok(command @ (Action::Pop(_) | Action::Remove(_))), _) => self.command(command).map(|()| None),
            (_, Some((word, rest))) => self.word(word, rest, line),
            (_, None) => self.room.puzzled(line).map(|()| None),
        }
    }

    fn answer(&mut self, yes: bool) -> Result<(), Stop> {
        self.command(match (self.game().awaiting(), yes) {
            (Awaiting::Undo, true) => Action::Undo,
            (Awaiting::Undo, false) => Action::Keep,
            (_, true) => Action::Block,
            (_, false) => Action::Pass,
        })
    }

    fn drop(&mut self, column: Column, typed: &str) -> Result<(), Stop> {
        if !self.game().board().has(column) {
            let none = fill(self.room.words.no_column, &[&typed]);
            return self.room.say(&format!("{}.", first_capital(&none)));
        }
        self.command(Action::Drop(column))
    }

    fn word(&mut self, word: Word, rest: &str, line: &str) -> Result<Option<Way>, Stop> {
        if let Some(said) = self.teller().look(word, rest) {
            return self.room.say(&said).map(|()| None);
        }
        match word {
            Word::Drop | Word::Pop | Word::Remove => self.move_word(word, rest)?,
            Word::Undo => self.undo()?,
            Word::Redo => self.redo()?,
            Word::Hint => self.hint()?,
            Word::Scores => self.scores_word(rest)?,
            Word::Coach => self.coach_word(rest)?,
            Word::Moves => self.room.say(&tell::moves(self.table.log(), &self.teller()))?,
            Word::Who => self.room.say(&tell::who(&self.table, &self.teller()))?,
            Word::Resign => self.resign()?,
            Word::Draw => self.command(Action::CallDraw)?,
            Word::Save => self.room.save(&self.table.record(), rest)?,
            Word::Language => self.room.set_language(rest)?,
            Word::Rules => self.room.say(&self.room.words.describe(self.game().rules()))?,
            Word::Help => self.help()?,
            Word::Quit => return Ok(Some(Way::Quit)),
            Word::Menu => return Ok(Some(Way::Menu)),
            Word::Rematch | Word::New => return self.again(word),
            Word::Review | Word::Games | Word::Puzzle | Word::Settings => return self.away(word, rest),
            _ => self.room.puzzled(line)?,
        }
        Ok(None)
    }

    fn move_word(&mut self, word: Word, rest: &str) -> Result<(), Stop> {
        let (column, cell) = (order::column(rest), order::cell(rest));
        match (word, column, cell) {
            (Word::Drop, Some(column), _) => self.drop(column, rest),
            (Word::Pop, Some(column), _) if self.game().board().has(column) => {
                self.command(Action::Pop(column))
            }
            (Word::Pop, Some(_), _) => {
                let none = fill(self.room.words.no_column, &[&rest]);
                self.room.say(&format!("{}.", first_capital(&none)))
            }
            (Word::Remove, _, Some(cell)) => self.command(Action::Remove(cell)),
            _ => self.room.say(self.room.words.plain_move_how),
        }
    }

    fn undo(&mut self) -> Result<(), Stop> {
        if self.game().awaiting() == Awaiting::Undo {
            return self.command(Action::Undo);
        }
        let before = self.table.log().inputs().to_vec();
        let words = self.room.words;
        let said = match self.table.take_back() {
            Ok(()) => {
                let gone = &before[self.table.log().inputs().len()..];
                let teller = self.teller();
                format!("{} {}", fill(words.plain_taken_back, &[&teller.deeds(gone)]), teller.turn())
            }
            Err(NoUndo::Nothing) => format!("{}.", words.nothing_back),
            Err(NoUndo::ByTheRules) => format!("{}.", words.undo_by_rules),
        };
        self.fresh = true;
        self.room.say(&said)?;
        self.saved()
    }

    fn redo(&mut self) -> Result<(), Stop> {
        match self.table.play_again() {
            Ok(events) => self.happened(&events),
            Err(_) => self.room.say(&format!("{}.", self.room.words.nothing_again)),
        }
    }

    fn hint(&mut self) -> Result<(), Stop> {
        if let Some(outcome) = self.game().outcome().cloned() {
            return self.over(&outcome);
        }
        let finding = self.room.study(advice::what_to_do(self.game()))?;
        let said = advice::hint(finding.as_ref(), self.game(), &self.teller());
        self.room.say(&said)
    }

    fn scores(&mut self) -> Result<(), Stop> {
        if self.game().awaiting() != Awaiting::Move {
            return Ok(());
        }
        let finding = self.room.study(advice::what_to_do(self.game()))?;
        let said = advice::scores(finding.as_ref(), &self.teller(), self.game());
        self.room.say(&said)
    }

    fn scores_word(&mut self, rest: &str) -> Result<(), Stop> {
        match order::on_or_off(rest) {
            None if self.game().awaiting() != Awaiting::Move => self.room.say(&self.teller().turn()),
            None => self.scores(),
            Some(on) => {
                self.fresh |= on;
                settle::set_scores(self.room, on)
            }
        }
    }

    fn coach_word(&mut self, rest: &str) -> Result<(), Stop> {
        self.said_speechless = false;
        let on = order::on_or_off(rest).unwrap_or(!self.room.settings.coach);
        settle::set_coach(self.room, on)
    }

    fn resign(&mut self) -> Result<(), Stop> {
        if self.game().outcome().is_none() && !self.room.confirm(self.room.words.give_up)? {
            let turn = self.teller().turn();
            return self.room.say(&turn);
        }
        self.command(Action::Resign)
    }

    /// The same players once more: on the other sides, or as they sit.
    fn again(&mut self, word: Word) -> Result<Option<Way>, Stop> {
        let words = self.room.words;
        let begun = !self.table.log().inputs().is_empty() && self.game().outcome().is_none();
        if begun && !self.room.confirm(words.plain_leave)? {
            return Ok(None);
        }
        let seats = four_rules::Side::BOTH.map(|side| self.table.seat(side).clone());
        let table = match word {
            Word::Rematch => self.table.rematch(self.room.shelf.as_ref()),
            _ => self.room.table(*self.game().rules(), seats),
        };
        Ok(Some(Way::Play(Box::new(table))))
    }

    /// Goes to another place, and perhaps comes back.
    fn away(&mut self, word: Word, rest: &str) -> Result<Option<Way>, Stop> {
        let way = match word {
            Word::Review => review::enter(self.room, self.table.record())?,
            Word::Games => history::enter(self.room, rest)?,
            Word::Puzzle => puzzle::enter(self.room, rest)?,
            _ => settle::enter(self.room)?,
        };
        if !matches!(way, Way::Back) {
            return Ok(Some(way));
        }
        let turn = self.teller().turn();
        self.room.say(&format!("{}. {turn}", self.room.words.resume))?;
        Ok(None)
    }

    fn help(&mut self) -> Result<(), Stop> {
        let words = self.room.words;
        let first = match self.game().awaiting() {
            Awaiting::Move => words.plain_help_move,
            Awaiting::Undo | Awaiting::Block => words.plain_help_question,
            Awaiting::Nothing => words.plain_over,
        };
        let set = *self.game().rules().values();
        let own = [(set.pop_out, words.plain_help_pop), (set.remove > 0, words.plain_help_remove)];
        let own = own.into_iter().filter(|(there, _)| *there).map(|(_, help)| help);
        let lines: Vec<&str> = [first].into_iter().chain(own).chain([words.plain_help_game]).collect();
        self.room.say(&lines.join("\n"))
    }
}

/// Whether somebody who did this wrong was clearly making a move. Only that may be counted.
const fn is_a_move(mistake: Mistake) -> bool {
    match mistake {
        Mistake::ColumnFull(_)
        | Mistake::NotCentre
        | Mistake::Spent(_)
        | Mistake::NothingToRemove
        | Mistake::NotTheirDisc(_)
        | Mistake::NotYourDisc(_) => true,
        Mistake::NotAnAction | Mistake::NoSuchColumn(_) | Mistake::NoSuchPower(_) | Mistake::NoDrawToCall => {
            false
        }
    }
}
