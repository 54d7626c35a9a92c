//! Where exercises come from: puzzles, the puzzle of the day, a lesson, the mistakes of a game.

use std::time::{SystemTime, UNIX_EPOCH};

use four_engine::{Hardness, Lesson, LessonStep, Mistake, Puzzle, PuzzleRun, PuzzleSet, Theme, Verdict};
use four_rules::{Cell, Log, Rules, Side};
use four_text::Text;

use crate::shared::{Shared, cycled};

/// A row of exercises.
pub(crate) enum Course {
    /// Puzzles without end, of this theme and hardness; `None` for any.
    Puzzles { theme: Option<Theme>, hardness: Option<Hardness> },
    /// The puzzle of this day, counted from 1970-01-01, and whether it was posed.
    Daily { day: u32, posed: bool },
    /// A lesson, and the step that comes next.
    Lesson { lesson: &'static Lesson, next: usize },
    /// The bad moments of a game, the one that comes next, and the review of the game for the profile.
    Mistakes { all: Vec<Mistake>, next: usize, reviews: Vec<(Vec<Verdict>, Side)> },
}

/// What an exercise is about.
#[derive(Clone)]
pub(super) enum Task {
    Puzzle(&'static Puzzle),
    Step(&'static Lesson, usize),
    Mistake(Box<Mistake>),
}

/// An exercise of a course.
pub(super) struct Exercise {
    pub(super) task: Task,
    /// The attempt of the player; `None` if there is only something to read.
    pub(super) run: Option<PuzzleRun>,
    /// The position if there is only something to read.
    read: Log,
    /// The cells that the text is about.
    pub(super) light: Vec<Cell>,
}

impl Exercise {
    fn new(task: Task, run: Option<PuzzleRun>, read: Log, light: Vec<Cell>) -> Exercise {
        Exercise { task, run, read, light }
    }

    fn puzzle(puzzle: &'static Puzzle) -> Option<Exercise> {
        let run = PuzzleRun::of(puzzle)?;
        Some(Exercise::new(Task::Puzzle(puzzle), Some(run), Log::new(Rules::default(), ["", ""]), Vec::new()))
    }

    fn step(lesson: &'static Lesson, index: usize, step: &LessonStep) -> Option<Exercise> {
        let log = step.log()?;
        let run = step.goal.clone().and_then(|goal| PuzzleRun::new(log.clone(), goal).ok());
        Some(Exercise::new(Task::Step(lesson, index), run, log, step.light.clone()))
    }

    fn mistake(mistake: &Mistake) -> Option<Exercise> {
        let run = PuzzleRun::new(mistake.log.clone(), mistake.goal.clone()).ok()?;
        Some(Exercise::new(
            Task::Mistake(Box::new(mistake.clone())),
            Some(run),
            mistake.log.clone(),
            Vec::new(),
        ))
    }

    /// The position on the board.
    pub(super) fn log(&self) -> &Log {
        self.run.as_ref().map_or(&self.read, PuzzleRun::log)
    }

    /// Whether it is a step of a lesson.
    pub(super) const fn is_lesson(&self) -> bool {
        matches!(self.task, Task::Step(..))
    }

    /// Whether it waits for a move.
    pub(super) fn is_open(&self) -> bool {
        self.run.as_ref().is_some_and(|run| !run.is_solved())
    }
}

impl Course {
    /// Puzzles of a theme, or of any.
    pub(crate) const fn puzzles(theme: Option<Theme>) -> Course {
        Course::Puzzles { theme, hardness: None }
    }

    /// The puzzle of today.
    pub(crate) fn daily() -> Course {
        Course::Daily { day: today(), posed: false }
    }

    pub(crate) const fn lesson(lesson: &'static Lesson) -> Course {
        Course::Lesson { lesson, next: 0 }
    }

    /// The mistakes of these sides in a game with these verdicts.
    pub(crate) fn mistakes(log: &Log, verdicts: Vec<Verdict>, sides: &[Side]) -> Course {
        let of = |&side| four_engine::mistakes(log, &verdicts, side);
        let mut all: Vec<Mistake> = sides.iter().flat_map(of).collect();
        all.sort_by_key(|mistake| mistake.number);
        let reviews = sides.iter().map(|&side| (verdicts.clone(), side)).collect();
        Course::Mistakes { all, next: 0, reviews }
    }

    /// Whether it is about a game without mistakes.
    pub(crate) fn is_empty(&self) -> bool {
        matches!(self, Course::Mistakes { all, .. } if all.is_empty())
    }

    /// The next exercise; `None` at the end.
    pub(super) fn next(&mut self, shared: &mut Shared) -> Option<Exercise> {
        match self {
            Course::Puzzles { theme, hardness } => {
                let seed = shared.random_seed();
                let set = PuzzleSet::builtin();
                // Of any hardness: about as hard as the player is good.
                let suggested = match hardness {
                    None => shared.profile().suggested_puzzle(set, *theme, seed),
                    Some(_) => None,
                };
                suggested.or_else(|| set.pick(*theme, *hardness, seed)).and_then(Exercise::puzzle)
            }
            Course::Daily { posed: true, .. } => None,
            Course::Daily { day, posed } => {
                *posed = true;
                PuzzleSet::builtin().daily(*day).and_then(Exercise::puzzle)
            }
            Course::Lesson { lesson, next } => {
                let index = *next;
                *next += 1;
                lesson.steps.get(index).and_then(|step| Exercise::step(lesson, index, step))
            }
            Course::Mistakes { all, next, .. } => {
                let index = *next;
                *next += 1;
                all.get(index).and_then(Exercise::mistake)
            }
        }
    }

    /// Notes in the profile that the course was finished. Returns what to tell the player.
    pub(super) fn finish(&self, shared: &mut Shared) -> Option<String> {
        let text = shared.text;
        match self {
            Course::Lesson { lesson, .. } => {
                shared.change_profile(|profile| profile.count_lesson(lesson));
                Some(text.lesson_finished(text.lesson_title(lesson)))
            }
            Course::Mistakes { all, reviews, .. } => {
                shared.change_profile(|profile| {
                    reviews.iter().for_each(|(verdicts, side)| profile.count_game(verdicts, *side));
                });
                let weakness = shared.profile().weakness();
                let often = weakness.map(|what| text.learn_often(text.oversight(what)));
                Some(
                    [Some(text.learn_finished(all.len())), often]
                        .into_iter()
                        .flatten()
                        .collect::<Vec<_>>()
                        .join(" "),
                )
            }
            Course::Daily { .. } => Some(text.about_daily_done().into()),
            Course::Puzzles { .. } => None,
        }
    }

    /// Notes in the profile whether a puzzle was solved at once.
    pub(super) fn count(&self, task: &Task, clean: bool, shared: &mut Shared) {
        let Task::Puzzle(puzzle) = task else { return };
        shared.change_profile(|profile| {
            profile.count_puzzle(puzzle, clean);
            if let Course::Daily { day, .. } = self {
                profile.days.insert(*day);
            }
        });
    }

    /// The theme that was chosen for the puzzles.
    pub(super) const fn theme(&self) -> Option<Theme> {
        match self {
            Course::Puzzles { theme, .. } => *theme,
            _ => None,
        }
    }

    /// Whether another exercise follows without end.
    pub(super) const fn is_endless(&self) -> bool {
        matches!(self, Course::Puzzles { .. })
    }

    /// Chooses puzzles that are harder, or of any hardness again.
    pub(super) fn cycle_hardness(&mut self) {
        if let Course::Puzzles { theme, hardness } = self {
            let set = PuzzleSet::builtin();
            let has = |hardness: &Hardness| set.select(*theme, Some(*hardness)).next().is_some();
            let some = Hardness::ALL.into_iter().filter(has).map(Some);
            let all: Vec<Option<Hardness>> = [None].into_iter().chain(some).collect();
            *hardness = cycled(&all, *hardness, 1);
        }
    }
}

impl Task {
    /// The heading of the page.
    pub(super) fn title(&self, text: Text) -> String {
        match self {
            Task::Puzzle(puzzle) => text.puzzle_heading(puzzle),
            Task::Step(lesson, index) => {
                text.lesson_step(text.lesson_title(lesson), index + 1, lesson.steps.len())
            }
            Task::Mistake(_) => text.mistakes().into(),
        }
    }

    /// What stands above the goal.
    pub(super) fn words(&self, text: Text) -> Option<String> {
        match self {
            Task::Puzzle(_) => None,
            Task::Step(lesson, index) => Some(text.lesson_words(lesson, *index).into()),
            Task::Mistake(mistake) => {
                Some(text.learn_moment(mistake.number, mistake.column, text.grade(mistake.verdict.grade)))
            }
        }
    }

    /// What is said when the goal is reached.
    pub(super) fn done(&self, text: Text) -> Option<String> {
        match self {
            Task::Puzzle(_) => None,
            Task::Step(lesson, index) => Some(text.lesson_done(lesson, *index).into()),
            Task::Mistake(mistake) => Some(text.learn_overlooked(text.oversight(mistake.oversight))),
        }
    }
}

/// Today in UTC, counted from 1970-01-01.
pub(crate) fn today() -> u32 {
    const DAY: u64 = 24 * 60 * 60;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(since.as_secs() / DAY).unwrap_or(u32::MAX)
}
