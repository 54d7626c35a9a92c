//! A position with a goal, asked line by line: shared by `four puzzle` and `four learn`.

use std::io::{self, BufRead, IsTerminal, Write};

use four_console::read_line;
use four_engine::{Analyst, Control, Options, PuzzleRun, RunError, Solver, Step};
use four_rules::{Cell, Column, Game};
use four_text::Text;

use crate::error::CommandError;
use crate::exit_code::ExitCode;
use crate::lit_board::{Lights, lit_board};
use crate::paragraph::wrapped;
use crate::terminal::wants_colour;

/// Length limit of an answer, in bytes.
const MAX_LINE: usize = 80;

/// How an exercise was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// The goal is reached, or a right line was shown.
    Done,
    /// The player quit.
    Quit,
    /// The input ended.
    Ended,
}

impl Left {
    /// The exit code, if the program stops here.
    pub(crate) const fn exit_code(self) -> Option<ExitCode> {
        match self {
            Left::Done => None,
            Left::Quit => Some(ExitCode::Success),
            Left::Ended => Some(ExitCode::Incomplete),
        }
    }
}

/// A run and what is needed to judge its moves.
pub(crate) struct Exercise {
    run: PuzzleRun,
    solver: Solver,
    analyst: Analyst,
    text: Text,
    clean: bool,
    /// Whether it is a step of a lesson, which poses no problem.
    is_lesson: bool,
}

impl Exercise {
    pub(crate) fn new(run: PuzzleRun, text: Text) -> Exercise {
        let solver = Solver::new(run.log().game().board().grid(), Options::default());
        Exercise {
            run,
            solver,
            analyst: Analyst::new(Options::default()),
            text,
            clean: true,
            is_lesson: false,
        }
    }

    /// A step of a lesson.
    pub(crate) fn of_lesson(run: PuzzleRun, text: Text) -> Exercise {
        Exercise { is_lesson: true, ..Exercise::new(run, text) }
    }

    /// Whether the player found every move so far at the first try.
    pub(crate) const fn is_clean(&self) -> bool {
        self.clean
    }

    /// Prints the board, with these cells lit, and what to reach.
    pub(crate) fn pose(&self, out: &mut impl Write, lit: &[Cell]) -> Result<(), CommandError> {
        let (game, by) = (self.run.log().game(), self.run.by());
        write!(out, "{}", board(game, lit))?;
        let goal = self.text.puzzle_goal(by.letter(), self.text.goal(self.run.goal(), by));
        Ok(writeln!(out, "\n{}", wrapped(&goal, 0))?)
    }

    /// Asks for moves until the goal is reached, the solution shown, or the player or the input has enough.
    pub(crate) fn ask(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
        lit: &[Cell],
    ) -> Result<Left, CommandError> {
        self.pose(out, lit)?;
        while !self.run.is_solved() {
            write!(out, "{}", self.text.puzzle_prompt())?;
            out.flush()?;
            let Some(line) = read_line(input, MAX_LINE)? else {
                writeln!(out)?;
                return Ok(Left::Ended);
            };
            let answer = String::from_utf8_lossy(&line).trim().to_owned();
            if !io::stdin().is_terminal() {
                writeln!(out, "{answer}")?;
            }
            match (answer.as_str(), answer.parse::<Column>()) {
                ("", _) => {}
                ("q" | "quit", _) => return Ok(Left::Quit),
                ("?", _) => self.show_all(out)?,
                (_, Ok(column)) => self.attempt(column, out)?,
                (word, Err(_)) => writeln!(out, "{}", self.text.names_no_column(word))?,
            }
        }
        Ok(Left::Done)
    }

    fn attempt(&mut self, column: Column, out: &mut impl Write) -> Result<(), CommandError> {
        let before = self.run.log().game().clone();
        let (text, by) = (self.text, self.run.by());
        match self.run.play(column, &mut self.solver, &Control::default()) {
            Ok(step) => {
                let say = if self.is_lesson { Text::step_of_lesson } else { Text::step };
                self.tell(&step, column, &before, &say(text, &step, column, by), out)
            }
            Err(RunError::Unplayable(column)) if before.board().has(column) => {
                Ok(writeln!(out, "{}", text.say_mistake_column_full(column))?)
            }
            Err(_) => Ok(writeln!(out, "{}", text.names_no_column(column))?),
        }
    }

    /// Plays right columns until the goal is reached.
    pub(crate) fn show_all(&mut self, out: &mut impl Write) -> Result<(), CommandError> {
        self.clean = false;
        while !self.run.is_solved() {
            let before = self.run.log().game().clone();
            let Ok((column, step)) = self.run.show(&mut self.solver, &Control::default()) else { break };
            let said = self.text.shown_step(&step, column, self.run.by());
            self.tell(&step, column, &before, &said, out)?;
        }
        Ok(())
    }

    /// Says what came of a move and why, and shows the board if it has changed.
    fn tell(
        &mut self,
        step: &Step,
        column: Column,
        before: &Game,
        said: &str,
        out: &mut impl Write,
    ) -> Result<(), CommandError> {
        let wrong = matches!(step, Step::Wrong { .. });
        self.clean &= !wrong;
        let why = self.reason(before, column, wrong);
        writeln!(out, "{}", wrapped(&format!("{said} {why}"), 0))?;
        if !wrong {
            write!(out, "\n{}\n", board(self.run.log().game(), &[]))?;
        }
        Ok(())
    }

    /// Why a column is right or wrong, without the claims that would give the solution away.
    fn reason(&mut self, game: &Game, column: Column, wrong: bool) -> String {
        let Ok(verdict) = self.analyst.judge(game, column, &Control::default()) else { return String::new() };
        let mut claims = verdict.remark.claims().filter(|claim| !wrong || !claim.tells_better());
        claims.next().map_or_else(String::new, |claim| self.text.claim(claim, verdict.by))
    }
}

/// The board of a position, with these cells lit.
fn board(game: &Game, lit: &[Cell]) -> String {
    lit_board(game.board(), &Lights::of_position(game, lit), wants_colour())
}
