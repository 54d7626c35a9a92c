//! The review of a game: what happened at every move, how good it was, and where the result changed.

use four_console::ConsoleError;
use four_engine::{CoachError, Grade, Verdict};
use four_rules::{Action, Column, Event, Game, Input, Record, Side, Step};
use four_session::analysis::{Finding, Question};

use super::narrate::{self, Narrator};
use super::parse::{self, Command};
use super::{Exit, Shared, advice};

/// Reviews this game until the player leaves.
pub(super) fn enter(shared: &mut Shared<'_>, record: Record) -> Result<Exit, ConsoleError> {
    let moves = reviewed_moves(&record);
    let mut review = Review {
        shared,
        record,
        moves,
        at: 0,
        verdicts: Vec::new(),
        base: 0,
        asked: false,
        said_not_plain: false,
    };
    let said = review.shared.text.plain_review(review.moves.len());
    review.shared.say(&said)?;
    review.show()?;
    loop {
        let line = review.shared.lines.ask(review.shared.text.review())?;
        if let Some(exit) = review.line(&line)? {
            review.shared.analyst.cancel();
            return Ok(exit);
        }
    }
}

/// A move of the game, with the answers "no" that followed it.
struct ReviewedMove {
    input: Input,
    before: Game,
    after: Game,
    events: Vec<Event>,
}

impl ReviewedMove {
    /// The column of a disc that was dropped.
    fn column(&self) -> Option<Column> {
        match (self.input, self.events.first()) {
            (Input::Action(Action::Drop(column)), Some(Event::Dropped { .. })) => Some(column),
            _ => None,
        }
    }
}

fn reviewed_moves(record: &Record) -> Vec<ReviewedMove> {
    let reviewed = |step: Step<'_>| ReviewedMove {
        input: step.input,
        before: step.before,
        after: step.after,
        events: step.events.to_vec(),
    };
    record.log().steps().map(reviewed).collect()
}

/// The review of a game.
struct Review<'r, 'io> {
    shared: &'r mut Shared<'io>,
    record: Record,
    moves: Vec<ReviewedMove>,
    /// Number of moves that have been played at the shown position.
    at: usize,
    /// The verdicts that have arrived, on the drops from the first on.
    verdicts: Vec<Result<Verdict, CoachError>>,
    /// Number of verdicts when the analyst was last asked.
    base: usize,
    /// Whether the analyst has been asked for the others.
    asked: bool,
    /// Whether it was said that the coach does not know these rules.
    said_not_plain: bool,
}

impl Review<'_, '_> {
    fn game(&self) -> Game {
        match self.at.checked_sub(1).and_then(|last| self.moves.get(last)) {
            Some(played) => played.after.clone(),
            None => Game::new(*self.record.log().game().rules()),
        }
    }

    fn with_narrator<T>(&self, narrate: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let game = self.game();
        narrate(&Narrator::of(&self.record, &game, self.shared.text))
    }

    /// The verdict on the move with this index; `None` if it is not a drop.
    fn verdict(&mut self, index: usize) -> Result<Option<Result<Verdict, CoachError>>, ConsoleError> {
        if self.moves.get(index).is_none_or(|played| played.column().is_none()) {
            return Ok(None);
        }
        let number = self.moves[..index].iter().filter(|played| played.column().is_some()).count();
        while self.verdicts.len() <= number {
            if !self.asked {
                self.ask();
            }
            match self.shared.next_finding()? {
                Some(Finding::Move(place, verdict)) if self.base + place == self.verdicts.len() => {
                    self.verdicts.push(verdict);
                }
                Some(_) => {}
                None => return Ok(None),
            }
        }
        Ok(self.verdicts.get(number).cloned())
    }

    /// Asks the analyst about every drop without a verdict.
    fn ask(&mut self) {
        let dropped = self.moves.iter().filter_map(|played| Some((played.before.clone(), played.column()?)));
        let unknown = dropped.skip(self.verdicts.len()).collect();
        (self.base, self.asked) = (self.verdicts.len(), true);
        self.shared.analyst.ask(Question::Moves(unknown));
    }

    /// Says the number of the move, what happened and how good it was.
    fn show(&mut self) -> Result<(), ConsoleError> {
        let (text, all) = (self.shared.text, self.moves.len());
        let Some(last) = self.at.checked_sub(1) else {
            return self.shared.say(text.plain_the_start());
        };
        let place = text.plain_move_of(self.at, all);
        let events = self.with_narrator(|narrator| narrator.events(&self.moves[last].events));
        self.shared.say(&format!("{place} {events}"))?;
        match self.verdict(last)? {
            Some(Ok(verdict)) => {
                let mut said = self.with_narrator(|narrator| advice::verdict(&verdict, narrator));
                if verdict.is_turning_point() {
                    said = format!("{said} {}", self.turned(self.at, &verdict));
                }
                self.shared.say(&said)
            }
            Some(Err(CoachError::NotPlain)) if self.said_not_plain => Ok(()),
            Some(Err(why)) => {
                self.said_not_plain |= why == CoachError::NotPlain;
                self.shared.say(&advice::coach_error(why, text))
            }
            None => Ok(()),
        }
    }

    /// The sentence for a move that changed the result.
    fn turned(&self, number: usize, verdict: &Verdict) -> String {
        let text = self.shared.text;
        let [before, after] = [verdict.before, verdict.after].map(|outlook| advice::result(outlook, text));
        text.plain_turned(number, text.side(verdict.by), before, after)
    }

    fn line(&mut self, line: &str) -> Result<Option<Exit>, ConsoleError> {
        if let Ok(number) = line.parse::<usize>() {
            return self.go(number).map(|()| None);
        }
        let (command, rest) = match parse::read(self.shared.text, line) {
            _ if line.is_empty() => (Command::Next, ""),
            Some(found) => found,
            None => return self.shared.not_understood(line).map(|()| None),
        };
        if let Some(said) = self.with_narrator(|narrator| narrator.look(command, rest)) {
            return self.shared.say(&said).map(|()| None);
        }
        match command {
            Command::Next => self.go(self.at + 1)?,
            Command::Back if self.at > 0 => self.go(self.at - 1)?,
            Command::First | Command::Back => self.go(0)?,
            Command::Last => self.go(self.moves.len())?,
            Command::Turning => self.turning(rest)?,
            Command::Summary => self.summary()?,
            Command::Try => self.try_column(rest)?,
            Command::Moves => {
                let said = self.with_narrator(|narrator| narrate::moves(self.record.log(), narrator));
                self.shared.say(&said)?;
            }
            Command::Save => self.shared.save(&self.record, rest)?,
            _ => {
                let help = self.shared.text.plain_help_review();
                return self.shared.page_command((command, rest), help, line);
            }
        }
        Ok(None)
    }

    fn go(&mut self, to: usize) -> Result<(), ConsoleError> {
        if to > self.moves.len() {
            return self.shared.say(&self.shared.text.plain_last_move(self.moves.len()));
        }
        self.at = to;
        self.show()
    }

    /// Goes to the next move that changed the result, or with "back" to the previous one.
    fn turning(&mut self, rest: &str) -> Result<(), ConsoleError> {
        let backwards = matches!(parse::read(self.shared.text, rest), Some((Command::Back, "")));
        let numbers: Vec<usize> = match backwards {
            true => (1..self.at).rev().collect(),
            false => (self.at + 1..=self.moves.len()).collect(),
        };
        for number in numbers {
            if matches!(self.verdict(number - 1)?, Some(Ok(verdict)) if verdict.is_turning_point()) {
                return self.go(number);
            }
        }
        self.shared.say(self.shared.text.no_turning_point())
    }

    /// Says every turning point, the number of moves of each grade and side, and the result.
    fn summary(&mut self) -> Result<(), ConsoleError> {
        let (mut lines, mut counts) = (Vec::new(), [[0_usize; Grade::ALL.len()]; 2]);
        for index in 0..self.moves.len() {
            let Some(Ok(verdict)) = self.verdict(index)? else { continue };
            counts[verdict.by as usize][verdict.grade as usize] += 1;
            if verdict.is_turning_point() {
                lines.push(self.turned(index + 1, &verdict));
            }
        }
        let text = self.shared.text;
        if let Some(Err(why)) = self.verdicts.first().filter(|_| self.verdicts.iter().all(Result::is_err)) {
            return self.shared.say(&text.coach_silence(*why));
        }
        if lines.is_empty() {
            lines.push(text.plain_no_turning().to_owned());
        }
        for side in Side::BOTH {
            let said = Grade::ALL.into_iter().zip(counts[side as usize]);
            let said: Vec<String> =
                said.map(|(grade, count)| text.plain_grade_count(count, text.grade(grade))).collect();
            let name = self.with_narrator(|narrator| narrator.name(side));
            lines.push(text.plain_grades(name, said.join(", ")));
        }
        if let Some(outcome) = self.record.log().game().outcome() {
            lines.push(self.with_narrator(|narrator| narrator.outcome(outcome)));
        }
        self.shared.say(&lines.join("\n"))
    }

    /// Says how good another move would have been here.
    fn try_column(&mut self, rest: &str) -> Result<(), ConsoleError> {
        let (text, game) = (self.shared.text, self.game());
        let Some(column) = parse::column(rest).filter(|column| game.board().has(*column)) else {
            return self.shared.say(&text.say_mistake_no_column(rest));
        };
        self.asked = false;
        let last = Some(Box::new((game, column)));
        let question = Question::Position { last, now: None, headline_first: false };
        let said = match self.shared.analyse(question)? {
            Some(Finding::Move(_, Ok(verdict))) => {
                self.with_narrator(|narrator| advice::verdict(&verdict, narrator))
            }
            Some(Finding::Move(_, Err(why))) => advice::coach_error(why, text),
            _ => return Ok(()),
        };
        self.shared.say(&said)
    }
}
