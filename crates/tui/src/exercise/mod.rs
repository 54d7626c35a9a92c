//! The page of exercises: puzzles, lessons, and better moves for one's own mistakes.

mod course;
mod view;

pub(crate) use course::{Course, today};

use four_engine::{PuzzleRun, Step, Verdict};
use four_rules::{Column, Rules};
use four_session::analysis::{Finding, Question};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use crate::board::BoardPoint;
use crate::cards::{CardsPage, Deck};
use crate::cursor::{Cursor, column_keys, column_of};
use crate::details::Details;
use crate::page::{Hits, KeyHelp, Next, Page, Pointer};
use crate::shared::Shared;
use course::Exercise;

/// A move that was judged.
struct Tried {
    column: Column,
    step: Step,
    verdict: Option<Verdict>,
    /// Whether the player was shown the move.
    shown: bool,
}

/// Exercises, one after another.
pub(crate) struct ExercisePage {
    course: Course,
    /// `None` before the page is shown, and if there is nothing to do.
    exercise: Option<Exercise>,
    cursor: Cursor,
    /// What came of the last move.
    last: Option<Tried>,
    /// Whether the analyst is judging a move, and whether the player asked to be shown it.
    waiting: Option<bool>,
    /// How many puzzles in a row were solved at once.
    streak: u32,
    /// The rating of the player before the puzzle on the board changed it.
    rated_from: Option<u32>,
    /// Whether the reasons are told in full.
    details: Details,
}

impl ExercisePage {
    pub(crate) fn new(course: Course) -> ExercisePage {
        ExercisePage {
            course,
            exercise: None,
            cursor: Cursor::new(Rules::default().columns()),
            last: None,
            waiting: None,
            streak: 0,
            rated_from: None,
            details: Details::default(),
        }
    }

    /// Shows the next exercise, or ends the course.
    fn next(&mut self, shared: &mut Shared) -> Next {
        shared.analyst.cancel();
        (self.last, self.waiting, self.rated_from) = (None, None, None);
        self.details.close();
        self.exercise = self.course.next(shared);
        if self.exercise.is_some() {
            self.cursor = Cursor::new(self.columns());
            return Next::Stay;
        }
        if let Some(said) = self.course.finish(shared) {
            shared.show_toast(said);
        }
        Next::Back
    }

    /// The run of the exercise, if it waits for a move that is not being judged.
    fn open_run(&self) -> Option<&PuzzleRun> {
        let exercise = self.exercise.as_ref().filter(|exercise| exercise.is_open())?;
        exercise.run.as_ref().filter(|_| self.waiting.is_none())
    }

    fn is_open(&self) -> bool {
        self.exercise.as_ref().is_some_and(Exercise::is_open)
    }

    /// Asks the analyst what comes of a column. A player who gives up is shown a right one.
    fn attempt(&mut self, shared: &mut Shared, column: Option<Column>) {
        let Some(run) = self.open_run().cloned() else { return };
        let full = |&column: &Column| run.log().game().board().landing(column).is_none();
        if let Some(column) = column.filter(full) {
            return shared.show_toast(shared.text.say_mistake_column_full(column));
        }
        self.waiting = Some(column.is_none());
        self.details.close();
        shared.analyst.ask(Question::Attempt { run: Box::new(run), column });
    }

    /// Takes what came of a move. The first one that does not go on decides whether a puzzle counts as solved.
    fn attempted(&mut self, shared: &mut Shared, run: PuzzleRun, column: Column, step: Step) {
        let shown = self.waiting.take().unwrap_or(false);
        let Some(exercise) = &mut self.exercise else { return };
        let failed = |run: &PuzzleRun| run.mistakes() > 0 || run.is_helped();
        let counted = exercise.run.as_ref().is_some_and(failed);
        let (decided, clean) = (failed(&run) || run.is_solved(), run.is_clean());
        exercise.run = Some(run);
        self.last = Some(Tried { column, step, verdict: None, shown });
        if !counted && decided {
            self.streak = if clean { self.streak + 1 } else { 0 };
            let task = exercise.task.clone();
            self.rated_from = Some(shared.profile().rating);
            self.course.count(&task, clean, shared);
        }
    }

    /// How many columns the board has.
    fn columns(&self) -> u8 {
        self.exercise.as_ref().map_or(1, |exercise| exercise.log().game().rules().columns())
    }

    fn steer(&mut self, dx: i32) {
        self.cursor.steer((dx, 0), self.columns(), &[]);
    }
}

impl Page for ExercisePage {
    fn name(&self) -> &'static str {
        match self.course {
            Course::Puzzles { .. } | Course::Daily { .. } => "puzzle",
            Course::Lesson { .. } => "lesson",
            Course::Mistakes { .. } => "mistakes",
        }
    }

    fn shown(&mut self, shared: &mut Shared) {
        if self.exercise.is_none() {
            self.next(shared);
        }
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let open = self.is_open();
        if let Some(column) = column_of(key, self.columns()) {
            self.cursor.column = column;
            self.attempt(shared, Some(column));
            return Next::Stay;
        }
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.steer(-1),
            KeyCode::Right | KeyCode::Char('l') => self.steer(1),
            KeyCode::Char('n') => return self.next(shared),
            KeyCode::Enter | KeyCode::Char(' ') if !open => return self.next(shared),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Down => {
                self.attempt(shared, Some(self.cursor.column));
            }
            KeyCode::Char('v') => self.attempt(shared, None),
            KeyCode::Char('w') => self.details.turn(),
            KeyCode::Char('i') => return Next::Open(Box::new(CardsPage::new(Deck::Words))),
            KeyCode::Char('d') if self.course.is_endless() => {
                self.course.cycle_hardness();
                return self.next(shared);
            }
            KeyCode::Esc | KeyCode::Char('q') => {
                shared.analyst.cancel();
                return Next::Back;
            }
            _ => {}
        }
        Next::Stay
    }

    fn point_at_board(&mut self, shared: &mut Shared, pointer: Pointer, (column, _): BoardPoint) -> Next {
        self.cursor.column = column;
        if pointer == Pointer::Click {
            self.attempt(shared, Some(column));
        }
        Next::Stay
    }

    /// Leaves a course that has nothing to show.
    fn tick(&mut self, _shared: &mut Shared) -> Next {
        if self.exercise.is_none() { Next::Back } else { Next::Stay }
    }

    fn analyst_found(&mut self, shared: &mut Shared, finding: Finding) {
        match finding {
            Finding::Attempt { run, column, step: Ok(step) } => self.attempted(shared, *run, column, step),
            Finding::Attempt { .. } => self.waiting = None,
            Finding::Move(_, Ok(verdict)) => {
                if let Some(tried) = &mut self.last {
                    tried.verdict = Some(verdict);
                }
            }
            _ => {}
        }
    }

    fn help(&self, text: Text) -> KeyHelp {
        let mut keys = vec![
            (column_keys(self.columns()), text.keys_column()),
            ("← → h l", text.keys_move()),
            ("Enter ↓", text.keys_drop()),
            ("v", text.keys_solution()),
            ("w", text.keys_why()),
            ("i", text.keys_words()),
            ("n", text.keys_next()),
        ];
        keys.extend(self.course.is_endless().then(|| ("d", text.keys_hardness())));
        keys.push(("Esc", text.back()));
        keys
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        view::view(self, shared, frame)
    }
}
