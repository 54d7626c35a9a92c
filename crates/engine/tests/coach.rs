//! Every claim is true: claims about ten thousand random positions are checked here by other code, with a plain search that
//! shares nothing with the solver.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "coach/breaks.rs"]
mod breaks;
#[path = "coach/check.rs"]
mod check;
#[path = "coach/lines.rs"]
mod lines;
#[path = "coach/plain.rs"]
mod plain;

use std::collections::HashMap;

use four_engine::{Analyst, Claim, Control, Grade, Options, Remark, Verdict};
use four_rules::{Action, Column, Log, Rules, Side};
use plain::{Plain, Truth, has_four};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A game of so many random moves that has no winner yet, its position for the plain search, and its moves. If `careful`,
/// no move lets the other side win at once, as far as that can be helped.
fn random_game(random: &mut impl RngExt, discs: usize, careful: bool) -> Option<(Log, Plain, Vec<usize>)> {
    let mut log = Log::new(Rules::default(), ["", ""]);
    let (mut at, mut moves) = (Plain { discs: [0; 2] }, Vec::new());
    for _ in 0..discs {
        let mut column = random.random_range(0..7);
        for _ in 0..20 {
            if !careful || at.play(column).is_some_and(|next| next.wins().is_empty()) {
                break;
            }
            column = random.random_range(0..7);
        }
        at = at.play(column)?;
        moves.push(column);
        log.play(log.game().turn(), Action::Drop(Column::new(column)?)).ok()?;
    }
    log.game().outcome().is_none().then_some((log, at, moves))
}

fn mirror_image(log: &Log) -> Log {
    let moves = log.to_moves().unwrap();
    let mirrored: String = moves.chars().map(|column| (b'8' - (column as u8 - b'0')) as char).collect();
    Log::from_moves(Rules::default(), &mirrored).unwrap()
}

/// Checks that the grade follows the definition in docs/grades.md, as far as results decide it.
fn check_grade(truth: &mut Truth, verdict: &Verdict, at: Plain) {
    let column = usize::from(verdict.column.index());
    let after = truth.after(at, column).unwrap();
    let before = truth.result(at, [0; 2]);
    assert_eq!(verdict.after.score.signum(), after);
    assert_eq!(verdict.before.score.signum(), before);
    assert_eq!(verdict.is_turning_point(), after != before);
    let won = has_four(at.play(column).unwrap().discs[1]);
    let open = |column: usize| at.play(column).is_some_and(|next| !next.wins().is_empty());
    let overlooked_win = !at.wins().is_empty() && !won;
    let avoidable = (0..7).any(|other| at.landing(other).is_some() && !open(other));
    match verdict.grade {
        Grade::Best | Grade::Fine => assert!(after == before && !overlooked_win),
        _ => assert!(verdict.before != verdict.after),
    }
    if overlooked_win {
        assert_eq!(verdict.grade, if after < before { Grade::Blunder } else { Grade::Mistake });
    } else if !won && open(column) && avoidable {
        assert_eq!(verdict.grade, Grade::Blunder, "{verdict:?}");
    } else if after < before {
        assert!(verdict.grade >= Grade::Mistake, "no opening has {} discs: {verdict:?}", 42 - at.free());
    }
}

/// Everything said about one move is true, and the same is said about its mirror image.
fn check_verdict(truth: &mut Truth, verdict: &Verdict, at: Plain) {
    check_grade(truth, verdict, at);
    check_remark(truth, &verdict.remark, at, verdict.by, verdict.column);
}

fn check_remark(truth: &mut Truth, remark: &Remark, at: Plain, by: Side, column: Column) {
    for claim in remark.claims() {
        let checked = truth.check(claim, at, by, column.index().into(), &[]);
        assert_eq!(checked, Ok(()), "{claim:?}");
    }
}

fn same_in_the_mirror(one: &Remark, other: &Remark) {
    let mirrored: Vec<Claim> = one.claims().map(|claim| claim.mirrored(7)).collect();
    let other: Vec<Claim> = other.claims().cloned().collect();
    assert_eq!(mirrored, other);
}

/// So many random moves in random positions: how many were graded mistake or blunder, how many of these came with a
/// reason, and how often each claim was made.
fn judged(seed: u64, count: usize) -> (usize, usize, HashMap<String, usize>) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut coach, mut truth) = (Analyst::new(Options::default()), Truth::default());
    let (control, mut done, mut bad, mut explained) = (Control::default(), 0, 0, 0);
    let mut made = HashMap::new();
    while done < count {
        let careful = done % 2 == 1;
        let discs = random.random_range(if careful { 26..=40 } else { 22..=40 });
        let Some((log, at, _)) = random_game(&mut random, discs, careful) else { continue };
        let column = random.random_range(0..7);
        let Ok(verdict) = coach.judge(log.game(), Column::new(column).unwrap(), &control) else { continue };
        check_verdict(&mut truth, &verdict, at);
        let image = mirror_image(&log);
        let seen = coach.judge(image.game(), Column::new(6 - column).unwrap(), &control).unwrap();
        same_in_the_mirror(&verdict.remark, &seen.remark);
        if done % 4 == 0 {
            let headline = coach.headline(log.game(), &control).unwrap();
            let advice = coach.advise(log.game(), &control).unwrap();
            assert_eq!((headline.best, &headline.claim), (advice.best[0], &advice.remark.headline));
            assert_eq!((headline.by, headline.outlook), (advice.by, advice.outlook));
            check_remark(&mut truth, &advice.remark, at, advice.by, advice.best[0]);
            for (column, claim) in &advice.traps {
                let checked = truth.check(claim, at, advice.by, column.index().into(), &[]);
                assert_eq!(checked, Ok(()), "{claim:?}");
            }
        }
        done += 1;
        for claim in verdict.remark.claims() {
            *made.entry(breaks::name(claim)).or_default() += 1;
        }
        if verdict.grade >= Grade::Mistake {
            bad += 1;
            explained += usize::from(verdict.remark.has_reason());
        }
    }
    (bad, explained, made)
}

#[test]
fn every_claim_on_ten_thousand_random_positions_is_true_and_bad_moves_have_reasons() {
    let threads: Vec<_> = (0..4).map(|seed| std::thread::spawn(move || judged(seed, 2500))).collect();
    let (mut bad, mut explained, mut made) = (0, 0, HashMap::<String, usize>::new());
    for thread in threads {
        let one = thread.join().unwrap();
        (bad, explained) = (bad + one.0, explained + one.1);
        one.2.into_iter().for_each(|(name, count)| *made.entry(name).or_default() += count);
    }
    println!("{explained} of {bad} mistakes and blunders explained; {made:?}");
    assert!(bad > 1000, "{bad}");
    assert_eq!(explained, bad);
}

fn advised(moves: &str) -> four_engine::Advice {
    let log = Log::from_moves(Rules::default(), moves).unwrap();
    Analyst::new(Options::default()).advise(log.game(), &Control::default()).unwrap()
}

/// The cells that are said to decide.
fn deciding(moves: &str) -> String {
    let advice = advised(moves);
    let decides = advice.remark.claims().find_map(|claim| match claim {
        Claim::Decides { threats, .. } => Some(threats),
        _ => None,
    });
    decides
        .unwrap_or_else(|| panic!("{moves}: {advice:?}"))
        .iter()
        .map(|threat| threat.at.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn names_the_threat_that_decides() {
    assert_eq!(deciding("44433344757757"), "55");
    assert_eq!(deciding("444541155"), "22");
    assert_eq!(deciding("1444664466646"), "16");
    assert_eq!(deciding("4555444454133"), "66 26");
}

#[test]
fn open_questions_are_taken_for_answered_and_moves_taken_back_do_not_count() {
    let mut coach = Analyst::new(Options::default());
    let control = Control::default();
    let duel: Rules = "duel".parse().unwrap();
    let asked = Log::from_moves(duel, "334455").unwrap();
    assert_eq!(asked.game().turn(), Side::Second, "Yellow is asked whether to take it back");
    let advice = coach.advise(asked.game(), &control).unwrap();
    assert_eq!((advice.by, advice.outlook.ends), (Side::First, 7));
    let mut log = Log::from_moves(duel, "44").unwrap();
    for word in ["undo", "3", "keep", "4"] {
        log.play(log.game().turn(), word.parse().unwrap()).unwrap();
    }
    let columns: String =
        coach.review(&log, &control, |_| {}).unwrap().iter().map(|verdict| verdict.column.symbol()).collect();
    assert_eq!(columns, "434");
}

#[test]
fn says_why_it_has_nothing_to_say() {
    let mut coach = Analyst::new(Options::default());
    let control = Control::default();
    let popout = Log::from_moves("popout".parse().unwrap(), "44").unwrap();
    let error = coach.advise(popout.game(), &control).unwrap_err();
    assert_eq!(error.to_string(), "not the plain game: pop-out, misère or powers");
    let over = Log::from_moves(Rules::default(), "1212121").unwrap();
    assert_eq!(coach.advise(over.game(), &control).unwrap_err().to_string(), "the game is over");
    let full = Log::from_moves(Rules::default(), "444444").unwrap();
    let error = coach.judge(full.game(), Column::new(3).unwrap(), &control).unwrap_err();
    assert_eq!(error.to_string(), "column 4 cannot be played");
    let control = Control::default();
    control.stop();
    let early = Log::from_moves(Rules::default(), "123456712").unwrap();
    assert!(coach.advise(early.game(), &control).is_err());
}
