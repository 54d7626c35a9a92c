//! Every public function on every kind of board and rule set, within a tiny budget: none panics, and each keeps its contract.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::num::NonZeroUsize;

use four_engine::{
    Advice, Analyst, Assessment, BenchmarkSet, Book, CoachError, Control, Estimate, Grade, Level, Limits,
    Match, Options, Player, Position, PuzzleMaker, PuzzleRun, PuzzleSet, Solver, StoppedError, Tally,
    Verdict, dice, lookahead, sample_games,
};
use four_rules::{Action, Awaiting, Column, Game, Log, Preset, RuleSet, Rules};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Boards of the smallest and largest sizes, and rules of every kind.
const RULES: [&str; 20] = [
    "1x3 connect=3",
    "1x127 connect=4",
    "64x1 connect=3",
    "3x3 connect=3",
    "4x4",
    "4x4 popout",
    "4x4 misere",
    "5x4 connect=3",
    "6x5 connect=5",
    "16x7",
    "16x7 popout",
    "16x7 misere",
    "9x7 connect=9",
    "12x9 connect=3",
    "powers 4x4 connect=3",
    "powers 16x7 connect=5",
    "popout 5x4 connect=3 block=1 remove=2 undo=1",
    "duel 1x6",
    "misere popout 3x5 connect=3 violations=2",
    "centre-first 2x30",
];

fn any_rules() -> impl Strategy<Value = Rules> {
    let named = Preset::ALL.iter().map(Preset::rules);
    let listed: Vec<Rules> = named.chain(RULES.iter().map(|text| text.parse().unwrap())).collect();
    let shape = (1..=16u16, 1..=9u16, 3..=6u16);
    let other = (shape, 0..3u8, 0..3u8, 0..3u8, any::<[bool; 3]>());
    let other =
        other.prop_filter_map("not playable", |((columns, rows, connect), undo, block, remove, flags)| {
            let words = [(flags[0], " popout"), (flags[1], " misere"), (flags[2], " centre-first")];
            let words: String = words.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect();
            format!("{columns}x{rows} connect={connect} undo={undo} block={block} remove={remove}{words}")
                .parse()
                .ok()
        });
    prop_oneof![3 => prop::sample::select(listed), 2 => other]
}

/// A game under any rules: up to so many random actions, answers to questions included.
fn any_game() -> impl Strategy<Value = Log> {
    (any_rules(), any::<u64>(), 0..60usize).prop_map(|(rules, seed, actions)| {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut log = Log::new(rules, ["", ""]);
        for _ in 0..actions {
            let Some(action) = dice(log.game(), &mut random) else { break };
            log.play(log.game().turn(), action).unwrap();
        }
        log
    })
}

fn is_legal(game: &Game, action: Action) -> bool {
    game.legal_actions().any(|legal| legal == action)
}

/// Every column that a text can name, on the board or not.
fn any_column() -> impl Strategy<Value = Column> {
    (0..64usize).prop_map(|index| Column::new(index).unwrap())
}

fn check_advice(game: &Game, advice: &Advice) {
    assert_eq!(advice.columns.len(), game.board().columns().len());
    assert_eq!(advice.columns.iter().flatten().max(), Some(&advice.outlook.score));
    assert!(advice.best.iter().all(|&column| game.board().landing(column).is_some()), "{advice:?}");
    assert!(
        advice.outlook.ends
            > game.board().cells().filter(|&cell| game.board().at(cell).is_some()).count() as u32
    );
}

fn check_estimate(game: &Game, estimate: &Estimate) {
    assert_eq!(estimate.columns.len(), game.board().columns().len());
    assert!(estimate.best.line.first().is_some_and(|&action| is_legal(game, action)), "{estimate:?}");
    for (column, value) in game.board().columns().zip(&estimate.columns) {
        assert_eq!(value.is_some(), is_legal(game, Action::Drop(column)), "{column}: {estimate:?}");
    }
}

fn check_verdict(column: Column, verdict: &Verdict) {
    assert_eq!(verdict.column, column);
    assert_eq!(verdict.grade == Grade::Best, verdict.before == verdict.after, "{verdict:?}");
    assert!(verdict.before.score >= verdict.after.score);
}

/// The errors that a question about this game may have.
fn check_error(game: &Game, error: CoachError) {
    match error {
        CoachError::Over => assert!(game.outcome().is_some() || game.awaiting() != Awaiting::Move),
        CoachError::Unplayable(column) => assert_eq!(game.board().landing(column), None),
        CoachError::NotPlain | CoachError::TooHard | CoachError::Stopped => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_analyst_answers_or_says_why_not(log in any_game(), column in any_column(), budget in 0..4_000u64) {
        let mut analyst = Analyst::new(Options { table: 1 << 16, ..Options::default() });
        let game = log.game();
        match analyst.assess(game, &Control::limited(budget)) {
            Ok(Assessment::Proved(advice)) => check_advice(game, &advice),
            Ok(Assessment::Estimated(estimate)) => check_estimate(game, &estimate),
            Err(error) => check_error(game, error),
        }
        match analyst.advise(game, &Control::limited(budget)) {
            Ok(advice) => check_advice(game, &advice),
            Err(error) => check_error(game, error),
        }
        match analyst.judge(game, column, &Control::limited(budget)) {
            Ok(verdict) => check_verdict(column, &verdict),
            Err(error) => check_error(game, error),
        }
        let mut calls = 0;
        match analyst.review(&log, &Control::limited(budget), |_| calls += 1) {
            Ok(verdicts) => prop_assert!(verdicts.len() <= calls),
            Err(error) => prop_assert!(matches!(error, CoachError::NotPlain | CoachError::Stopped), "{error}"),
        }
    }

    #[test]
    fn a_player_makes_a_legal_choice_until_the_end(
        log in any_game(),
        level in prop::sample::select(&Level::ALL[..]),
        seed in any::<u64>(),
        budget in 0..4_000u64,
    ) {
        let game = log.game();
        let options = Options { table: 1 << 16, threads: NonZeroUsize::new(2).unwrap(), book: false };
        let mut player = Player::new(level, seed, options);
        let choice = player.choose(game, &Control::limited(budget));
        prop_assert_eq!(choice.is_none(), game.outcome().is_some());
        if let Some(choice) = choice {
            prop_assert!(is_legal(game, choice), "{choice}");
            let outlook = player.outlook(game, choice, &Control::limited(budget));
            prop_assert!(outlook.is_none() || player.solves(game));
        }
        for column in Column::first(64) {
            player.outlook(game, Action::Drop(column), &Control::limited(budget.min(100)));
        }
        player.reseed(seed);
        prop_assert_eq!(player.level(), level);
        let again = player.choose(game, &Control::limited(budget));
        prop_assert_eq!(again.is_none(), game.outcome().is_some());
    }

    #[test]
    fn a_lookahead_keeps_its_limits(log in any_game(), depth in 0..4u32, nodes in 0..2_000u64, budget in 0..4_000u64) {
        let (game, mut rounds) = (log.game(), 0);
        let limits = Limits { depth, nodes };
        let found = lookahead(game, limits, &Control::limited(budget), |round| {
            rounds += 1;
            assert!(round.depth <= depth);
        });
        prop_assert_eq!(found.is_none(), game.outcome().is_some());
        if let Some(found) = found {
            prop_assert!(is_legal(game, found.line[0]));
            prop_assert!(found.depth <= depth);
            prop_assert!(found.value.end().is_none_or(|moves| moves != 0));
        }
        prop_assert_eq!(lookahead(game, limits, &Control::limited(budget), |_| {}),
            lookahead(game, limits, &Control::limited(budget), |_| {}));
    }

    #[test]
    fn a_solver_solves_or_stops_on_every_board(log in any_game(), other in any_game(), budget in 0..4_000u64) {
        let [at, other] = [&log, &other].map(|log| Position::new(log.game().board(), log.game().turn()));
        let Ok(at) = at else { return Ok(()) };
        let mut solver = Solver::new(at.grid(), Options { table: 1 << 16, ..Options::default() });
        for at in [Some(at), other.ok(), Some(at)].into_iter().flatten() {
            let control = || Control::limited(budget);
            if let Ok(score) = solver.score(&at, &control()) {
                prop_assert_eq!(solver.weak(&at, &Control::default()), Ok(score.signum()));
                prop_assert!((at.played()..=at.grid().cells()).contains(&at.end(score)));
            }
            for weak in [false, true] {
                if let Ok(columns) = solver.columns(&at, weak, &control()) {
                    prop_assert_eq!(columns.len(), usize::from(at.grid().columns()));
                }
            }
            if let Ok(line) = solver.line(&at, &control()) {
                prop_assert!(line.len() <= at.left() as usize);
            }
            prop_assert_eq!(Book::standard().score(&at).is_some(), Book::standard().score(&at.mirrored()).is_some());
            for column in Column::first(64) {
                prop_assert_eq!(at.wins(column), at.moves().any(|open| open == column) && at.play(column).is_none());
            }
            solver.clear();
            prop_assert!(solver.table() > 0);
        }
    }

    #[test]
    fn a_match_ends_under_any_rules(rules in any_rules(), seed in any::<u64>(), budget in 0..20_000u64) {
        let levels = [Level::Dice, Level::Step(1)];
        let threads = NonZeroUsize::new(2).unwrap();
        let mut tally = Tally::default();
        Match { rules, levels, games: 2, seed, threads }.run(&Control::limited(budget), |game| tally.count(game.points()));
        prop_assert!(tally.games() <= 2 && (0.0..=1.0).contains(&tally.score()));
    }
}

#[test]
fn work_on_the_standard_board_can_be_stopped_at_any_point() {
    let large: RuleSet = "9x7".parse().unwrap();
    let grid = *Rules::try_from(large).unwrap().board().grid();
    for budget in [0, 1, 300, 5_000] {
        let control = || Control::limited(budget);
        // A solver for another board takes on the board of the question.
        let mut solver = Solver::new(&grid, Options { table: 1 << 16, ..Options::default() });
        for set in BenchmarkSet::ALL {
            let _ = set.positions(1, budget, &mut solver, &control());
        }
        let _ = sample_games(1, budget, &mut solver, &control());
        assert_eq!(PuzzleMaker::new(budget).game(1, &control()), Err(StoppedError));
        let puzzle = PuzzleSet::builtin().all().last().unwrap();
        let mut run = PuzzleRun::of(puzzle).unwrap();
        solver.clear();
        let _ = run.play(puzzle.solution, &mut solver, &control());
    }
}
