//! Puzzles: a position in which only one column is right.

use four_console::ConsoleError;
use four_engine::{Hardness, Puzzle, Task};
use four_rules::{Column, Log, Record, Rules};
use four_session::analysis::{Finding, Question};
use four_text::{Language, Text};

use super::narrate::Narrator;
use super::parse::{self, Command};
use super::{Exit, Shared, advice};

/// Gives puzzles until the player leaves; of this hardness, if the text names one.
pub(super) fn enter(shared: &mut Shared<'_>, hardness: &str) -> Result<Exit, ConsoleError> {
    let hardness = hardness_of(hardness).flatten();
    let Some((puzzle, record)) = make(shared, hardness)? else { return Ok(Exit::Back) };
    let mut page = PuzzlePage { shared, puzzle, record, hardness, solved: 0, given: 1, open: true };
    page.show()?;
    loop {
        let line = page.shared.lines.ask(page.shared.text.plain_puzzle())?;
        if let Some(exit) = page.line(&line)? {
            page.shared.analyst.cancel();
            return Ok(exit);
        }
    }
}

/// The next puzzle and the game that led to it.
fn make(
    shared: &mut Shared<'_>,
    hardness: Option<Hardness>,
) -> Result<Option<(Puzzle, Record)>, ConsoleError> {
    shared.puzzle_seed = shared.puzzle_seed.wrapping_add(1);
    let question = Question::Puzzle { seed: shared.puzzle_seed, hardness };
    let Some(Finding::Puzzle(puzzle)) = shared.analyse(question)? else { return Ok(None) };
    let log = Log::from_moves(Rules::default(), &puzzle.moves).ok();
    Ok(log.map(|log| (puzzle, Record::from_log(log))))
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
    puzzle: Puzzle,
    record: Record,
    hardness: Option<Hardness>,
    solved: u32,
    given: u32,
    /// Whether the puzzle is neither solved nor given up.
    open: bool,
}

impl PuzzlePage<'_, '_> {
    fn narrator(&self) -> Narrator<'_> {
        Narrator::of(&self.record, self.record.log().game(), self.shared.text)
    }

    /// Says the puzzle.
    fn show(&mut self) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let name = text.side(self.record.log().game().turn());
        let task = match self.puzzle.task {
            Task::Win => text.puzzle_win(name),
            Task::Save => text.puzzle_save(name),
        };
        let title = text.plain_puzzle_title(text.hardness(self.puzzle.hardness));
        let said = [title, self.narrator().board(), task].join("\n");
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
        let Some((command, rest)) = parse::read(line) else {
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
        let Some((puzzle, record)) = make(self.shared, self.hardness)? else { return Ok(Some(Exit::Back)) };
        (self.puzzle, self.record, self.open) = (puzzle, record, true);
        self.given += 1;
        self.show().map(|()| None)
    }

    fn answer(&mut self, column: Column, typed: &str) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        if !self.record.log().game().board().has(column) {
            return self.shared.say(&text.say_mistake_no_column(typed));
        }
        let right = column == self.puzzle.solution;
        let said = match self.judged(column, right)? {
            Ok(why) if right => format!("{} {why}", text.puzzle_right()),
            Ok(why) => format!("{} {why}", text.puzzle_wrong(column)),
            Err(why) => why,
        };
        self.shared.say(&said)?;
        if !right {
            return Ok(());
        }
        self.solved += u32::from(std::mem::take(&mut self.open));
        self.finished()
    }

    /// What a column leads to; `Err` says why it was not judged. Without `all`, claims that give the solution away are
    /// left out.
    fn judged(&mut self, column: Column, all: bool) -> Result<Result<String, String>, ConsoleError> {
        let question = Question::Position {
            last: Some(Box::new((self.record.log().game().clone(), column))),
            now: None,
        };
        let finding = self.shared.analyse(question)?;
        let text = self.shared.text;
        Ok(match finding {
            Some(Finding::Move(_, Ok(verdict))) => {
                let claims = verdict.remark.claims().filter(|claim| all || !claim.tells_better());
                let why: Vec<String> = claims.map(|claim| text.claim(claim, verdict.by)).collect();
                Ok(format!("{} {}", text.say_outlook(&verdict.after, verdict.by), why.join(" ")))
            }
            Some(Finding::Move(_, Err(why))) => Err(advice::coach_error(why, text)),
            _ => Ok(String::new()),
        })
    }

    fn solution(&mut self) -> Result<(), ConsoleError> {
        let solution = self.puzzle.solution;
        self.open = false;
        let why = self.judged(solution, true)?.unwrap_or_default();
        self.shared.say(&format!("{} {why}", self.shared.text.puzzle_solution(solution)))?;
        self.finished()
    }

    fn finished(&mut self) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let score = text.plain_puzzle_score(self.solved, self.given);
        self.shared.say(&format!("{score} {}", text.plain_puzzle_over()))
    }
}
