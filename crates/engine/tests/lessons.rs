//! The lessons: every file is read, every goal can be reached, and every fact is true. Facts about the board are proved with
//! the rules core, facts about results with the solver.
#![allow(clippy::unwrap_used, clippy::panic)]

mod moves;

use four_engine::{
    Control, Fact, Goal, Lesson, LessonResult, LessonRun, LessonStep, Options, Oversight, Position,
    PuzzleRun, Solver, Step,
};
use four_rules::{Cell, Column, Game, Rules, Side};
use moves::{after, drops, is_threat, lines, threats, winner, wins};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Whether answers on top of every disc keep this side from losing, or win, in two hundred games.
fn follows_up(game: &Game, must_win: bool) -> bool {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    (0..200).all(|_| {
        let (mut game, loser) = (game.clone(), game.turn());
        while game.outcome().is_none() {
            let columns = drops(&game);
            let column = columns[random.random_range(0..columns.len())];
            game = after(&game, column);
            if game.outcome().is_none() {
                if game.board().landing(column).is_none() {
                    return false;
                }
                game = after(&game, column);
            }
        }
        if must_win { winner(&game) == Some(loser.other()) } else { winner(&game) != Some(loser) }
    })
}

/// Plays all other columns full, and says who then has to play below the cell.
fn must_play_below(game: &Game, cell: Cell) -> Option<Side> {
    let landing = game.board().landing(cell.column)?;
    let others = drops(game).into_iter().filter(|&column| column != cell.column);
    let free: usize = others.map(|column| 6 - usize::from(game.board().landing(column).unwrap().row)).sum();
    let below = landing.row + 1 == cell.row;
    below.then_some(if free.is_multiple_of(2) { game.turn() } else { game.turn().other() })
}

struct Prover {
    solver: Solver,
    control: Control,
}

impl Prover {
    fn score(&mut self, game: &Game) -> i32 {
        let at = Position::new(game.board(), game.turn()).unwrap();
        self.solver.score(&at, &self.control).unwrap()
    }

    /// The scores of the columns with room, for the side to move.
    fn scores(&mut self, game: &Game) -> Vec<(Column, i32)> {
        let at = Position::new(game.board(), game.turn()).unwrap();
        let scores = self.solver.columns(&at, false, &self.control).unwrap();
        drops(game).into_iter().map(|column| (column, scores[usize::from(column.index())].unwrap())).collect()
    }

    fn holds(&mut self, fact: &Fact, step: &LessonStep) -> bool {
        let game = step.log().unwrap().game().clone();
        let is = |score: i32, result: LessonResult| match result {
            LessonResult::Win => score > 0,
            LessonResult::Draw => score == 0,
            LessonResult::Loss => score < 0,
        };
        let next = |column: Column| after(&game, column);
        match *fact {
            Fact::Result { result } => is(self.score(&game), result),
            Fact::Ends { disc } => {
                let at = Position::new(game.board(), game.turn()).unwrap();
                at.end(self.score(&game)) == disc
            }
            Fact::Wins { column } => wins(&game).contains(&column),
            Fact::After { column, result } => is(-self.score(&next(column)), result),
            Fact::Only { column } => {
                let scores = self.scores(&game);
                let best = scores.iter().map(|(_, score)| score.signum()).max().unwrap();
                let right: Vec<_> = scores.iter().filter(|(_, score)| score.signum() == best).collect();
                right.len() == 1 && right[0].0 == column
            }
            Fact::Best { column } => {
                let scores = self.scores(&game);
                let mine = scores.iter().find(|(other, _)| *other == column).unwrap().1;
                scores.iter().all(|&(other, score)| other == column || score < mine)
            }
            Fact::Lines { column } => {
                let count = |column: i32| {
                    lines().iter().filter(|line| line.iter().any(|place| place.0 == column)).count()
                };
                let mine = count(column.index().into());
                (0..7).all(|other| other == i32::from(column.index()) || count(other) < mine)
            }
            Fact::Forces => self.forces(step),
            Fact::Threat { side, cell } => is_threat(&game, side, cell),
            Fact::Blocks { column } => {
                let before: Vec<_> = threats(&game).into_iter().collect();
                before == [column] && wins(&next(column)).is_empty()
            }
            Fact::Double { column } => threats(&next(column)).len() >= 2 && wins(&next(column)).is_empty(),
            Fact::Stacked { column } => {
                let next = next(column);
                let now: Vec<Column> = threats(&next).into_iter().collect();
                now.len() == 1 && wins(&next).is_empty() && wins(&after(&next, now[0])) == [now[0]]
            }
            Fact::Above { column } => wins(&next(column)).contains(&column),
            Fact::RunsOut { column } => {
                let next = next(column);
                let lost = |reply: &Column| !wins(&after(&next, *reply)).is_empty();
                threats(&next).is_empty() && wins(&next).is_empty() && drops(&next).iter().all(lost)
            }
            Fact::FollowUp { column, wins } => follows_up(&next(column), wins),
            Fact::Zugzwang { side, cell } => {
                is_threat(&game, side, cell) && must_play_below(&game, cell) == Some(side.other())
            }
        }
    }

    /// Whether every own move of the main line but the last threatens to win at once.
    fn forces(&mut self, step: &LessonStep) -> bool {
        let mut run = PuzzleRun::new(step.log().unwrap(), step.goal.clone().unwrap()).unwrap();
        loop {
            let before = run.log().game().clone();
            let (column, step) = run.show(&mut self.solver, &self.control).unwrap();
            match step {
                Step::Solved => return winner(run.log().game()) == Some(run.by()),
                _ if threats(&after(&before, column)).is_empty() => return false,
                _ => {}
            }
        }
    }
}

fn prover() -> Prover {
    let solver = Solver::new(Rules::default().board().grid(), Options::default());
    Prover { solver, control: Control::default() }
}

#[test]
fn every_file_is_a_lesson() {
    for (file, text) in Lesson::files() {
        let lesson = Lesson::parse(file, text).unwrap();
        assert!(!lesson.steps.is_empty(), "{file}");
        assert_eq!(Lesson::named(&lesson.name), Some(&lesson));
    }
    assert!(Lesson::all().len() >= 10 && Lesson::all().len() == Lesson::files().len());
    for oversight in Oversight::ALL {
        assert!(Lesson::named(oversight.lesson()).is_some(), "{oversight:?}");
    }
    for broken in
        ["goal win1", "moves 9", "moves 4\ngoal won", "moves 4\nfact wins", "moves 4\nlight 4", "hello"]
    {
        assert!(Lesson::parse("x", broken).is_err(), "{broken}");
    }
}

#[test]
fn every_fact_of_every_lesson_is_true() {
    let (mut prover, mut facts) = (prover(), 0);
    for lesson in Lesson::all() {
        for (number, step) in lesson.steps.iter().enumerate() {
            for fact in &step.facts {
                assert!(prover.holds(fact, step), "{} {}: {fact:?}", lesson.name, number + 1);
                facts += 1;
            }
            assert!(facts > 0 || step.goal.is_some());
        }
    }
    println!("{facts} facts of {} lessons", Lesson::all().len());
}

#[test]
fn a_wrong_fact_is_noticed() {
    let mut prover = prover();
    let text = "moves 14433\nfact double 2\nfact stacked 5\nfact wins 5\nfact above 5\nfact threat second 21\nfact blocks 5\n\
                fact runs-out 5\nfact follow-up 5 win\nfact result loss\nfact only 4\nfact best 1\nfact lines 3\nfact ends 42\n\
                fact after 5 draw\nfact zugzwang first 22\n";
    let lesson = Lesson::parse("broken", text).unwrap();
    assert_eq!(lesson.steps[0].facts.len(), 15);
    for fact in &lesson.steps[0].facts {
        assert!(!prover.holds(fact, &lesson.steps[0]), "{fact:?}");
    }
}

#[test]
fn every_goal_can_be_reached_and_a_lesson_taken_to_its_end() {
    let Prover { mut solver, control } = prover();
    for lesson in Lesson::all() {
        let mut run = LessonRun::new(lesson);
        while !run.is_over() {
            let step = run.step().unwrap();
            if let Some(Goal::Play { columns }) = &step.goal {
                let wrong =
                    drops(run.log().game()).into_iter().find(|column| !columns.contains(column)).unwrap();
                assert!(matches!(run.play(wrong, &mut solver, &control), Ok(Step::Wrong { .. })));
            }
            while run.is_open() {
                let shown = run.show(&mut solver, &control);
                assert!(shown.is_ok(), "{} {}: {shown:?}", lesson.name, run.index() + 1);
            }
            run.next();
        }
        run.back();
        assert_eq!(run.index(), lesson.steps.len() - 1);
    }
}
