//! The review of a game: what happened at every move, how good it was, and where the result changed.

use four_engine::{CoachError, Grade, Verdict};
use four_rules::{Action, Column, Event, Game, Input, Record, Side};

use super::narrate::{self, Narrator};
use super::parse::{self, Word};
use super::{Room, Way, advice};
use four_console::ConsoleError;
use four_session::analysis::{Finding, Question};

/// Reviews this game until the player leaves.
pub(super) fn enter(room: &mut Room<'_>, record: Record) -> Result<Way, ConsoleError> {
    let steps = steps(&record);
    let known = Vec::new();
    let mut review =
        Review { room, record, steps, at: 0, known, base: 0, asked: false, said_speechless: false };
    let (text, moves) = (review.room.text, review.steps.len());
    review.room.say(&text.plain_review(moves))?;
    review.show()?;
    loop {
        let line = review.room.lines.ask(review.room.text.review())?;
        if let Some(way) = review.line(&line)? {
            review.room.analyst.cancel();
            return Ok(way);
        }
    }
}

/// An input of the game, with the answers "no" that followed it.
struct Step {
    command: Input,
    before: Game,
    after: Game,
    events: Vec<Event>,
}

impl Step {
    /// The column of a disc that was dropped.
    fn column(&self) -> Option<Column> {
        match (self.command, self.events.first()) {
            (Input::Action(Action::Drop(column)), Some(Event::Dropped { .. })) => Some(column),
            _ => None,
        }
    }
}

fn steps(record: &Record) -> Vec<Step> {
    let step = |step: four_rules::Step<'_>| Step {
        command: step.input,
        before: step.before,
        after: step.after,
        events: step.events.to_vec(),
    };
    record.log().steps().map(step).collect()
}

/// A review.
struct Review<'r, 'io> {
    room: &'r mut Room<'io>,
    record: Record,
    steps: Vec<Step>,
    /// How many steps of the game are shown.
    at: usize,
    /// The verdicts on the dropped discs that have arrived, from the first on.
    known: Vec<Result<Verdict, CoachError>>,
    /// How many had arrived when the analyst was last asked.
    base: usize,
    /// Whether the analyst is working on the others.
    asked: bool,
    /// Whether it was said that the coach cannot judge by these rules.
    said_speechless: bool,
}

impl Review<'_, '_> {
    fn game(&self) -> Game {
        match self.at.checked_sub(1).and_then(|last| self.steps.get(last)) {
            Some(step) => step.after.clone(),
            None => Game::new(*self.record.log().game().rules()),
        }
    }

    fn with_narrator<T>(&self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let game = self.game();
        tell(&Narrator::of(&self.record, &game, self.room.text))
    }

    /// The verdict on a step; `None` if the step is not a dropped disc.
    fn verdict(&mut self, step: usize) -> Result<Option<Result<Verdict, CoachError>>, ConsoleError> {
        if self.steps.get(step).is_none_or(|step| step.column().is_none()) {
            return Ok(None);
        }
        let number = self.steps[..step].iter().filter(|step| step.column().is_some()).count();
        while self.known.len() <= number {
            if !self.asked {
                self.ask();
            }
            match self.room.found()? {
                Some(Finding::Move(place, verdict)) if self.base + place == self.known.len() => {
                    self.known.push(verdict);
                }
                Some(_) => {}
                None => return Ok(None),
            }
        }
        Ok(self.known.get(number).cloned())
    }

    /// Asks about every disc without a verdict.
    fn ask(&mut self) {
        let dropped = self.steps.iter().filter_map(|step| Some((step.before.clone(), step.column()?)));
        let unknown = dropped.skip(self.known.len()).collect();
        (self.base, self.asked) = (self.known.len(), true);
        self.room.analyst.ask(Question::Moves(unknown));
    }

    /// Says the number of the move, what happened and how good it was.
    fn show(&mut self) -> Result<(), ConsoleError> {
        let (text, all) = (self.room.text, self.steps.len());
        let Some(last) = self.at.checked_sub(1) else {
            return self.room.say(text.plain_the_start());
        };
        let place = text.plain_move_of(self.at, all);
        let told = self.with_narrator(|narrator| narrator.events(&self.steps[last].events));
        self.room.say(&format!("{place} {told}"))?;
        match self.verdict(last)? {
            Some(Ok(verdict)) => {
                let mut said = self.with_narrator(|narrator| advice::verdict(&verdict, narrator));
                if verdict.is_turning_point() {
                    said = format!("{said} {}", self.turned(self.at, &verdict));
                }
                self.room.say(&said)
            }
            Some(Err(CoachError::NotPlain)) if self.said_speechless => Ok(()),
            Some(Err(why)) => {
                self.said_speechless |= why == CoachError::NotPlain;
                self.room.say(&advice::speechless(why, text))
            }
            None => Ok(()),
        }
    }

    /// The sentence for a move that changed the result.
    fn turned(&self, number: usize, verdict: &Verdict) -> String {
        let text = self.room.text;
        let [before, after] = [verdict.before, verdict.after].map(|outlook| advice::result(outlook, text));
        text.plain_turned(number, text.side(verdict.by), before, after)
    }

    fn line(&mut self, line: &str) -> Result<Option<Way>, ConsoleError> {
        if let Ok(number) = line.parse::<usize>() {
            return self.go(number).map(|()| None);
        }
        let (word, rest) = match parse::read(line) {
            _ if line.is_empty() => (Word::Next, ""),
            Some(found) => found,
            None => return self.room.puzzled(line).map(|()| None),
        };
        if let Some(said) = self.with_narrator(|narrator| narrator.look(word, rest)) {
            return self.room.say(&said).map(|()| None);
        }
        match word {
            Word::Next => self.go(self.at + 1)?,
            Word::Back if self.at > 0 => self.go(self.at - 1)?,
            Word::First | Word::Back => self.go(0)?,
            Word::Last => self.go(self.steps.len())?,
            Word::Turning => self.turning(rest)?,
            Word::Summary => self.summary()?,
            Word::Try => self.attempt(rest)?,
            Word::Moves => {
                let said = self.with_narrator(|narrator| narrate::moves(self.record.log(), narrator));
                self.room.say(&said)?;
            }
            Word::Save => self.room.save(&self.record, rest)?,
            Word::Language => self.room.set_language(rest)?,
            Word::Help => self.room.say(self.room.text.plain_help_review())?,
            Word::Quit => return Ok(Some(Way::Quit)),
            Word::Menu => return Ok(Some(Way::Menu)),
            Word::Leave => return Ok(Some(Way::Back)),
            _ => self.room.puzzled(line)?,
        }
        Ok(None)
    }

    fn go(&mut self, to: usize) -> Result<(), ConsoleError> {
        if to > self.steps.len() {
            return self.room.say(&self.room.text.plain_last_move(self.steps.len()));
        }
        self.at = to;
        self.show()
    }

    /// Goes to the next move that changed the result, or the one before.
    fn turning(&mut self, rest: &str) -> Result<(), ConsoleError> {
        let backwards = matches!(parse::read(rest), Some((Word::Back, "")));
        let numbers: Vec<usize> = match backwards {
            true => (1..self.at).rev().collect(),
            false => (self.at + 1..=self.steps.len()).collect(),
        };
        for number in numbers {
            if matches!(self.verdict(number - 1)?, Some(Ok(verdict)) if verdict.is_turning_point()) {
                return self.go(number);
            }
        }
        self.room.say(self.room.text.no_turning_point())
    }

    /// Says every turning point and how many moves of each grade each side made.
    fn summary(&mut self) -> Result<(), ConsoleError> {
        let (mut lines, mut counts) = (Vec::new(), [[0_usize; Grade::ALL.len()]; 2]);
        for step in 0..self.steps.len() {
            let Some(Ok(verdict)) = self.verdict(step)? else { continue };
            counts[verdict.by as usize][verdict.grade as usize] += 1;
            if verdict.is_turning_point() {
                lines.push(self.turned(step + 1, &verdict));
            }
        }
        let text = self.room.text;
        if self.known.iter().all(Result::is_err) {
            return self.room.say(text.coach_silent());
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
        self.room.say(&lines.join("\n"))
    }

    /// Says what would have become of another move here.
    fn attempt(&mut self, rest: &str) -> Result<(), ConsoleError> {
        let (text, game) = (self.room.text, self.game());
        let Some(column) = parse::column(rest).filter(|column| game.board().has(*column)) else {
            return self.room.say(&text.say_mistake_no_column(rest));
        };
        self.asked = false;
        let question = Question::Position { last: Some(Box::new((game, column))), now: None };
        let said = match self.room.analyse(question)? {
            Some(Finding::Move(_, Ok(verdict))) => {
                self.with_narrator(|narrator| advice::verdict(&verdict, narrator))
            }
            Some(Finding::Move(_, Err(why))) => advice::speechless(why, text),
            _ => return Ok(()),
        };
        self.room.say(&said)
    }
}
