//! The analyst gives one answer for one position, and its columns agree with its best action.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::num::NonZeroUsize;

use four_engine::{Analyst, Assessment, Claim, CoachError, Control, Estimate, Grade, Options};
use four_rules::{Action, Column, Game, Log};

fn game(rules: &str, moves: &str) -> Game {
    Log::from_moves(rules.parse().unwrap(), moves).unwrap().game().clone()
}

fn assess(analyst: &mut Analyst, game: &Game) -> Assessment {
    analyst.assess(game, &Control::default()).unwrap()
}

fn estimate(rules: &str, moves: &str) -> Estimate {
    match assess(&mut Analyst::new(Options::default()), &game(rules, moves)) {
        Assessment::Estimated(estimate) => estimate,
        Assessment::Proved(advice) => panic!("{rules} {moves}: proved {advice:?}"),
    }
}

#[test]
fn the_best_column_of_an_estimate_is_its_best_action() {
    for (rules, moves) in [
        ("popout", "2442"),
        ("popout", "44"),
        ("popout 5x4", "123"),
        ("misere", "4433"),
        ("powers", ""),
        ("powers", "44"),
        ("12x9", "1"),
    ] {
        let Estimate { columns, best, .. } = estimate(rules, moves);
        let most = columns.iter().flatten().max().copied();
        match best.line[0] {
            Action::Drop(column) => {
                assert_eq!(
                    columns[usize::from(column.index())],
                    most,
                    "{rules} {moves}: {columns:?} {best:?}"
                );
            }
            action => {
                let value = best.value.end().map_or(best.value.points(), |moves| 1000 * moves.signum());
                assert!(Some(value) > most, "{rules} {moves}: {action} {columns:?} {best:?}");
            }
        }
    }
}

#[test]
fn an_estimate_sees_what_wins_and_what_loses_at_once() {
    // Three in a row on the ground, open on the right for the side to act; then open on both sides for the other.
    let wins = estimate("popout", "112233");
    assert_eq!(wins.best.line[0], Action::Drop(Column::new(3).unwrap()));
    assert_eq!((wins.columns[3], wins.best.value.end()), (Some(1000), Some(1)));
    let must = estimate("popout", "22334");
    assert!(must.columns.iter().flatten().all(|&value| value < -Estimate::SURE), "{must:?}");
}

#[test]
fn the_same_position_gets_the_same_answer_from_every_analyst() {
    let options = Options { table: 1 << 20, threads: NonZeroUsize::new(2).unwrap(), book: false };
    let mut used = Analyst::new(options);
    // The large board has a budget that a table of known positions could stretch.
    let questions = [
        game("standard", "4453627"),
        game("popout", "2442"),
        game("standard 9x7", "55555554444444333333"),
        game("standard 9x7", "555555544444443333333"),
        game("standard", "44455541"),
    ];
    for question in questions.iter().chain(&questions) {
        if question.outcome().is_none() {
            assert_eq!(assess(&mut used, question), assess(&mut Analyst::new(Options::default()), question));
        }
    }
}

#[test]
fn an_analysis_can_be_stopped_and_shows_its_progress() {
    let mut analyst = Analyst::new(Options { book: false, ..Options::default() });
    for rules in ["standard", "popout", "12x9"] {
        let stopped = Control::default();
        stopped.stop();
        assert_eq!(analyst.assess(&game(rules, ""), &stopped), Err(CoachError::Stopped), "{rules}");
        let limited = Control::limited(10_000);
        assert_eq!(analyst.assess(&game(rules, ""), &limited), Err(CoachError::Stopped), "{rules}");
        assert!((10_000..100_000).contains(&limited.nodes()), "{rules}: {}", limited.nodes());
    }
    let control = Control::default();
    analyst.assess(&game("popout", "2442"), &control).unwrap();
    assert!(control.nodes() > 0);
}

#[test]
fn a_perfect_player_is_perfect_where_every_position_can_be_proved() {
    for (rules, perfect) in [
        ("standard", true),
        ("6x7", true),
        ("9x7", false),
        ("misere", false),
        ("popout", false),
        ("powers", false),
    ] {
        assert_eq!(Analyst::can_be_perfect(&rules.parse().unwrap()), perfect, "{rules}");
    }
}

#[test]
fn an_estimate_of_the_plain_game_has_what_the_board_proves() {
    let attack = estimate("12x9", "556");
    let headline = attack.remark.map(|remark| remark.headline);
    assert!(matches!(headline, Some(Claim::Prevents { .. })), "{headline:?}");
    assert_eq!(estimate("popout", "556").remark, None);
}

#[test]
fn a_move_on_a_large_board_is_judged_by_the_same_estimate() {
    let mut analyst = Analyst::new(Options::default());
    let control = Control::default();
    let at = game("12x9", "556");
    let column = |number: usize| Column::new(number - 1).unwrap();
    let missed = analyst.judge(&at, column(1), &control).unwrap();
    assert_eq!((missed.grade, missed.is_proved(), missed.after.score.signum()), (Grade::Mistake, false, -1));
    assert!(matches!(missed.remark.headline, Claim::Answer { .. }), "{missed:?}");
    assert_eq!(missed.after.ends, 7, "5 and 6 become three in a row, open on both sides");
    let estimate = estimate("12x9", "556");
    let Action::Drop(best) = estimate.best.line[0] else { panic!("{estimate:?}") };
    let good = analyst.judge(&at, best, &control).unwrap();
    assert_eq!((good.grade, good.is_proved()), (Grade::Best, false));
    assert_eq!(Some(&good.remark), estimate.remark.as_ref());
}

#[test]
fn a_game_that_is_over_has_no_assessment() {
    let mut analyst = Analyst::new(Options::default());
    for rules in ["standard", "popout"] {
        let over = game(rules, "1212121");
        assert_eq!(analyst.assess(&over, &Control::default()), Err(CoachError::Over), "{rules}");
    }
}

#[test]
fn scores_without_reasons_are_those_of_the_assessment() {
    let mut analyst = Analyst::new(Options::default());
    for (rules, moves) in
        [("standard", "44455554221"), ("standard", "4433"), ("5x4", "331122"), ("popout 5x4", "3312")]
    {
        let game = game(rules, moves);
        let scores = analyst.scores(&game, &Control::default()).unwrap();
        let whole = assess(&mut analyst, &game);
        assert_eq!(scores.columns, whole.columns(), "{rules} {moves}");
        assert_eq!(scores.outlook.is_some(), matches!(whole, Assessment::Proved(_)), "{rules} {moves}");
    }
    let over = game("standard", "1212121");
    assert_eq!(analyst.scores(&over, &Control::default()), Err(CoachError::Over));
}
