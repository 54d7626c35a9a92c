//! Puzzles: a position with a goal, played to the end.

use four_console::ConsoleError;
use four_engine::{Hardness, Puzzle, PuzzleRun, PuzzleSet, RunError, Step};
use four_rules::{Column, Record};
use four_session::analysis::{Finding, Question};
use four_text::{Language, Text};

use super::narrate::Narrator;
use super::parse::{self, Command};
use super::{Exit, Shared};

/// Gives puzzles until the player leaves; of this hardness, if the text names one.
pub(super) fn enter(shared: &mut Shared<'_>, hardness: &str) -> Result<Exit, ConsoleError> {
    let hardness = hardness_of(hardness).flatten();
    let Some((puzzle, run)) = pick(shared, hardness) else { return Ok(Exit::Back) };
    let record = Record::from_log(run.log().clone());
    let mut page = PuzzlePage { shared, puzzle, run, record, hardness, solved: 0, given: 1 };
    page.show()?;
    loop {
        let line = page.shared.lines.ask(page.shared.text.plain_puzzle())?;
        if let Some(exit) = page.line(&line)? {
            page.shared.analyst.cancel();
            return Ok(exit);
        }
    }
}

/// The next puzzle and its beginning.
fn pick(shared: &mut Shared<'_>, hardness: Option<Hardness>) -> Option<(&'static Puzzle, PuzzleRun)> {
    shared.puzzle_seed = shared.puzzle_seed.wrapping_add(1);
    let puzzle = PuzzleSet::builtin().pick(None, hardness, shared.puzzle_seed)?;
    Some((puzzle, PuzzleRun::of(puzzle)?))
}

/// The hardness that a text names in any language; `Some(None)` for "any hardness", `None` if the text names none.
fn hardness_of(typed: &str) -> Option<Option<Hardness>> {
    let typed = typed.to_lowercase();
    let is_typed = |name: &dyn Fn(Text) -> &'static str| {
        Language::ALL.into_iter().any(|language| name(Text::of(language)) == typed)
    };
    let named = Hardness::ALL.into_iter().find(|&hardness| is_typed(&|text| text.hardness(hardness)));
    named.map(Some).or_else(|| is_typed(&Text::any).then_some(None))
}

/// The current puzzle and the number of puzzles solved so far.
struct PuzzlePage<'r, 'io> {
    shared: &'r mut Shared<'io>,
    puzzle: &'static Puzzle,
    run: PuzzleRun,
    /// The game on the board of the run.
    record: Record,
    hardness: Option<Hardness>,
    solved: u32,
    given: u32,
}

impl PuzzlePage<'_, '_> {
    fn narrator(&self) -> Narrator<'_> {
        Narrator::of(&self.record, self.record.log().game(), self.shared.text)
    }

    /// Says the puzzle.
    fn show(&mut self) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let title = text.puzzle_heading(self.puzzle);
        let said = [title, self.narrator().board(), text.goal(self.run.goal(), self.run.by())].join("\n");
        self.shared.say(&said)
    }

    fn line(&mut self, line: &str) -> Result<Option<Exit>, ConsoleError> {
        if let Some(column) = parse::bare_column(line, self.record.log().game().board()) {
            return self.answer(column, line).map(|()| None);
        }
        if let Some(hardness) = hardness_of(line) {
            self.hardness = hardness;
            return self.next();
        }
        let Some((command, rest)) = parse::read(self.shared.text, line) else {
            return if line.is_empty() { self.show() } else { self.shared.not_understood(line) }
                .map(|()| None);
        };
        if let Some(said) = self.narrator().look(command, rest) {
            return self.shared.say(&said).map(|()| None);
        }
        match command {
            Command::Drop => match parse::column(rest) {
                Some(column) => self.answer(column, rest)?,
                None => self.shared.not_understood(line)?,
            },
            Command::Next | Command::Puzzle | Command::New => {
                self.hardness = hardness_of(rest).unwrap_or(self.hardness);
                return self.next();
            }
            Command::Solution => self.solution()?,
            _ => {
                let help = self.shared.text.plain_help_puzzle();
                return self.shared.page_command((command, rest), help, line);
            }
        }
        Ok(None)
    }

    fn next(&mut self) -> Result<Option<Exit>, ConsoleError> {
        let Some((puzzle, run)) = pick(self.shared, self.hardness) else { return Ok(Some(Exit::Back)) };
        (self.puzzle, self.run) = (puzzle, run);
        self.record = Record::from_log(self.run.log().clone());
        self.given += 1;
        self.show().map(|()| None)
    }

    fn answer(&mut self, column: Column, typed: &str) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        if !self.record.log().game().board().has(column) {
            return self.shared.say(&text.say_mistake_no_column(typed));
        }
        if self.run.is_solved() {
            return self.shared.say(text.plain_puzzle_over());
        }
        self.attempt(Some(column))
    }

    /// Shows right columns until the goal is reached.
    fn solution(&mut self) -> Result<(), ConsoleError> {
        while !self.run.is_solved() {
            let before = self.run.log().inputs().len();
            self.attempt(None)?;
            if self.run.log().inputs().len() == before {
                break;
            }
        }
        Ok(())
    }

    /// Plays a column, or a right one, and says what came of it and why.
    fn attempt(&mut self, column: Option<Column>) -> Result<(), ConsoleError> {
        let (text, by) = (self.shared.text, self.run.by());
        let question = Question::Attempt { run: Box::new(self.run.clone()), column };
        let Some(Finding::Attempt { run, column: played, step }) = self.shared.analyse(question)? else {
            return Ok(());
        };
        let why = self.shared.next_finding()?;
        self.run = *run;
        self.record = Record::from_log(self.run.log().clone());
        let said = match step {
            Err(RunError::Unplayable(column)) => text.say_mistake_column_full(column),
            Err(_) => return Ok(()),
            Ok(step) => {
                let came = match column {
                    Some(column) => text.step(&step, column, by),
                    None => text.shown_step(&step, played, by),
                };
                format!("{came} {}", self.reason(why, matches!(step, Step::Wrong { .. })))
            }
        };
        self.shared.say(said.trim())?;
        match self.run.is_solved() {
            true => self.finished(),
            false => Ok(()),
        }
    }

    /// Why a column is right or wrong, without the claims that would give the solution away.
    fn reason(&self, finding: Option<Finding>, wrong: bool) -> String {
        let text = self.shared.text;
        match finding {
            Some(Finding::Move(_, Ok(verdict))) => {
                let claims = verdict.remark.claims().filter(|claim| !wrong || !claim.tells_better());
                claims.map(|claim| text.claim(claim, verdict.by)).collect::<Vec<_>>().join(" ")
            }
            _ => String::new(),
        }
    }

    fn finished(&mut self) -> Result<(), ConsoleError> {
        self.solved += u32::from(self.run.is_clean());
        let text = self.shared.text;
        let score = text.plain_puzzle_score(self.solved, self.given);
        self.shared.say(&format!("{score} {}", text.plain_puzzle_over()))
    }
}
