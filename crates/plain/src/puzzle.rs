//! Puzzles: a position is read out, and a single column is right.

use four_engine::{Hardness, Puzzle, Task};
use four_rules::{Column, Log, Record, Rules};

use super::narrate::Narrator;
use super::parse::{self, Word};
use super::{Room, Way, advice};
use four_console::Stop;
use four_session::analysis::{Finding, Question};
use four_text::{Language, Text};

/// Gives puzzles until the player leaves; of this hardness, if it is one.
pub(super) fn enter(room: &mut Room<'_>, hardness: &str) -> Result<Way, Stop> {
    let hardness = hardness_of(hardness).flatten();
    let Some((puzzle, record)) = make(room, hardness)? else { return Ok(Way::Back) };
    let mut desk = Desk { room, puzzle, record, hardness, solved: 0, given: 1, open: true };
    desk.show()?;
    loop {
        let line = desk.room.lines.ask(desk.room.text.plain_puzzle())?;
        if let Some(way) = desk.line(&line)? {
            desk.room.analyst.cancel();
            return Ok(way);
        }
    }
}

/// The next puzzle and the game that led to it.
fn make(room: &mut Room<'_>, hardness: Option<Hardness>) -> Result<Option<(Puzzle, Record)>, Stop> {
    room.puzzle = room.puzzle.wrapping_add(1);
    let question = Question::Puzzle { seed: room.puzzle, hardness };
    let Some(Finding::Puzzle(puzzle)) = room.analyse(question)? else { return Ok(None) };
    let log = Log::from_moves(Rules::default(), &puzzle.moves).ok();
    Ok(log.map(|log| (puzzle, Record::from_log(log))))
}

/// A hardness in the words of any language. `Some(None)` is "any", `None` is another word.
fn hardness_of(typed: &str) -> Option<Option<Hardness>> {
    let typed = typed.to_lowercase();
    let is_typed = |word: &dyn Fn(Text) -> &'static str| {
        Language::ALL.into_iter().any(|language| word(Text::of(language)) == typed)
    };
    let named = Hardness::ALL.into_iter().find(|&hardness| is_typed(&|text| text.hardness(hardness)));
    named.map(Some).or_else(|| is_typed(&Text::any).then_some(None))
}

/// A puzzle and the score so far.
struct Desk<'r, 'io> {
    room: &'r mut Room<'io>,
    puzzle: Puzzle,
    record: Record,
    hardness: Option<Hardness>,
    solved: u32,
    given: u32,
    /// Whether the puzzle is neither solved nor given up.
    open: bool,
}

impl Desk<'_, '_> {
    fn narrator(&self) -> Narrator<'_> {
        Narrator::of(&self.record, self.record.log().game(), self.room.text)
    }

    /// Reads the puzzle out.
    fn show(&mut self) -> Result<(), Stop> {
        let text = self.room.text;
        let name = text.side(self.record.log().game().turn());
        let task = match self.puzzle.task {
            Task::Win => text.puzzle_win(name),
            Task::Save => text.puzzle_save(name),
        };
        let title = text.plain_puzzle_title(text.hardness(self.puzzle.hardness));
        let said = [title, self.narrator().board(), task].join("\n");
        self.room.say(&said)
    }

    fn line(&mut self, line: &str) -> Result<Option<Way>, Stop> {
        if let Some(column) = parse::bare_column(line, self.record.log().game().board()) {
            return self.answer(column, line).map(|()| None);
        }
        if let Some(hardness) = hardness_of(line) {
            self.hardness = hardness;
            return self.next();
        }
        let Some((word, rest)) = parse::read(line) else {
            return if line.is_empty() { self.show() } else { self.room.puzzled(line) }.map(|()| None);
        };
        if let Some(said) = self.narrator().look(word, rest) {
            return self.room.say(&said).map(|()| None);
        }
        match word {
            Word::Drop => match parse::column(rest) {
                Some(column) => self.answer(column, rest)?,
                None => self.room.puzzled(line)?,
            },
            Word::Next | Word::Puzzle | Word::New => {
                self.hardness = hardness_of(rest).unwrap_or(self.hardness);
                return self.next();
            }
            Word::Solution => self.solution()?,
            Word::Language => self.room.set_language(rest)?,
            Word::Help => self.room.say(self.room.text.plain_help_puzzle())?,
            Word::Back | Word::Leave => return Ok(Some(Way::Back)),
            Word::Menu => return Ok(Some(Way::Menu)),
            Word::Quit => return Ok(Some(Way::Quit)),
            _ => self.room.puzzled(line)?,
        }
        Ok(None)
    }

    fn next(&mut self) -> Result<Option<Way>, Stop> {
        let Some((puzzle, record)) = make(self.room, self.hardness)? else { return Ok(Some(Way::Back)) };
        (self.puzzle, self.record, self.open) = (puzzle, record, true);
        self.given += 1;
        self.show().map(|()| None)
    }

    fn answer(&mut self, column: Column, typed: &str) -> Result<(), Stop> {
        let text = self.room.text;
        if !self.record.log().game().board().has(column) {
            return self.room.say(&text.say_mistake_no_column(typed));
        }
        let right = column == self.puzzle.solution;
        let said = match self.judged(column, right)? {
            Ok(why) if right => format!("{} {why}", text.puzzle_right()),
            Ok(why) => format!("{} {why}", text.puzzle_wrong(column)),
            Err(why) => why,
        };
        self.room.say(&said)?;
        if !right {
            return Ok(());
        }
        self.solved += u32::from(std::mem::take(&mut self.open));
        self.finished()
    }

    /// What becomes of a column; `Err` says why it was not judged. Without `all`, claims that give the solution away are left
    /// out.
    fn judged(&mut self, column: Column, all: bool) -> Result<Result<String, String>, Stop> {
        let question = Question::Position {
            last: Some(Box::new((self.record.log().game().clone(), column))),
            now: None,
        };
        let finding = self.room.analyse(question)?;
        let text = self.room.text;
        Ok(match finding {
            Some(Finding::Move(_, Ok(verdict))) => {
                let claims = verdict.remark.claims().filter(|claim| all || !claim.tells_better());
                let why: Vec<String> = claims.map(|claim| text.claim(claim, verdict.by)).collect();
                Ok(format!("{} {}", text.say_outlook(&verdict.after, verdict.by), why.join(" ")))
            }
            Some(Finding::Move(_, Err(why))) => Err(advice::speechless(why, text)),
            _ => Ok(String::new()),
        })
    }

    fn solution(&mut self) -> Result<(), Stop> {
        let solution = self.puzzle.solution;
        self.open = false;
        let why = self.judged(solution, true)?.unwrap_or_default();
        self.room.say(&format!("{} {why}", self.room.text.puzzle_solution(solution)))?;
        self.finished()
    }

    fn finished(&mut self) -> Result<(), Stop> {
        let text = self.room.text;
        let score = text.plain_puzzle_score(self.solved, self.given);
        self.room.say(&format!("{score} {}", text.plain_puzzle_over()))
    }
}
