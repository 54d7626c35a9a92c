//! Every claim is true: claims about ten thousand random positions are checked here by other code, with a plain search that
//! shares nothing with the solver.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashMap;

use four_engine::{Analyst, Claim, Control, Grade, Options, Threat, Verdict};
use four_rules::{Cell, Column, Log, Rules, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The 7×6 board, 7 bits a column, for a plain search.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Plain {
    /// The discs of the side to move, and of the other.
    discs: [u64; 2],
}

const COLUMNS: [usize; 7] = [3, 2, 4, 1, 5, 0, 6];

fn bit(cell: Cell) -> u64 {
    1 << (7 * u32::from(cell.column.index()) + u32::from(cell.row))
}

fn has_four(discs: u64) -> bool {
    [1, 6, 7, 8].iter().any(|step| discs & discs >> step & discs >> (2 * step) & discs >> (3 * step) != 0)
}

impl Plain {
    fn landing(&self, column: usize) -> Option<u64> {
        let filled = self.discs[0] | self.discs[1];
        (0..6).map(|row| 1 << (7 * column + row)).find(|cell| filled & cell == 0)
    }

    fn play(&self, column: usize) -> Option<Plain> {
        let cell = self.landing(column)?;
        Some(Plain { discs: [self.discs[1], self.discs[0] | cell] })
    }

    fn passed(&self) -> Plain {
        Plain { discs: [self.discs[1], self.discs[0]] }
    }

    /// The cells where the side to move wins with its next disc.
    fn wins(&self) -> Vec<u64> {
        let landings = (0..7).filter_map(|column| self.landing(column));
        landings.filter(|cell| has_four(self.discs[0] | cell)).collect()
    }
}

/// Results by a plain search: 1 if the side to move wins, −1 if it loses, 0 for a draw. Discs of each side in its `dead` cells
/// count for nothing.
#[derive(Default)]
struct Truth {
    known: HashMap<(Plain, [u64; 2]), (i8, i8)>,
}

impl Truth {
    fn result(&mut self, at: Plain, dead: [u64; 2]) -> i32 {
        if self.known.len() > 3_000_000 {
            self.known.clear();
        }
        i32::from(self.search(at, dead, -1, 1))
    }

    fn search(&mut self, at: Plain, dead: [u64; 2], mut alpha: i8, mut beta: i8) -> i8 {
        let alive = |side: usize, discs: u64| discs & !dead[side];
        let landings: Vec<(usize, u64)> = COLUMNS.iter().filter_map(|&c| Some((c, at.landing(c)?))).collect();
        if landings.iter().any(|&(_, cell)| has_four(alive(0, at.discs[0] | cell))) {
            return 1;
        }
        let urgent: Vec<usize> = landings
            .iter()
            .filter(|&&(_, cell)| has_four(alive(1, at.discs[1] | cell)))
            .map(|&(column, _)| column)
            .collect();
        if landings.is_empty() {
            return 0;
        }
        let key = (at, dead);
        let (lower, upper) = self.known.get(&key).copied().unwrap_or((-1, 1));
        (alpha, beta) = (alpha.max(lower), beta.min(upper));
        if alpha >= beta {
            return if lower >= beta { lower } else { upper };
        }
        let (mut best, floor) = (-1, alpha);
        for &(column, _) in landings.iter().filter(|(c, _)| urgent.is_empty() || urgent.contains(c)) {
            let next = at.play(column).unwrap();
            best = best.max(-self.search(next, [dead[1], dead[0]], -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let found = (if best > floor { best } else { -1 }, if best < beta { best } else { 1 });
        self.known.insert(key, (found.0.max(lower), found.1.min(upper)));
        best
    }

    /// Checks a threat: a disc of this side in its cell is part of the line that the threat names.
    fn threat(threat: &Threat, discs: u64) {
        let line: u64 = threat.line.iter().map(|&cell| bit(cell)).sum();
        assert!(has_four(line), "{threat:?}");
        assert_ne!(line & bit(threat.at), 0, "{threat:?}");
        assert_eq!(line & !(discs | bit(threat.at)), 0, "{threat:?}");
        assert!(threat.ready);
    }

    /// Checks what is claimed about the mover's disc in this column.
    #[allow(clippy::too_many_lines, reason = "one arm for each claim")]
    fn check(&mut self, claim: &Claim, at: Plain, mover: Side, column: usize) {
        let landing = at.landing(column).unwrap();
        let next = at.play(column).unwrap();
        match claim {
            Claim::Wins { threat } => {
                assert_eq!(bit(threat.at), landing);
                Truth::threat(threat, at.discs[0]);
            }
            Claim::Stops { threat } => {
                assert_eq!(bit(threat.at), landing);
                Truth::threat(threat, at.discs[1]);
            }
            Claim::MissesWin { threat } => {
                assert!(at.wins().contains(&bit(threat.at)) && bit(threat.at) != landing);
                Truth::threat(threat, at.discs[0]);
            }
            Claim::GivesAbove { threat } => {
                assert_eq!(bit(threat.at), landing << 1);
                assert!(next.wins().contains(&bit(threat.at)));
                Truth::threat(threat, next.discs[0]);
            }
            Claim::LeavesOpen { threat } => {
                assert!(
                    next.wins().contains(&bit(threat.at)) && at.passed().wins().contains(&bit(threat.at))
                );
                Truth::threat(threat, next.discs[0]);
            }
            Claim::TwoThreats { threats } => {
                let cells: Vec<u64> = threats.iter().map(|threat| bit(threat.at)).collect();
                let now = next.passed().wins();
                assert!(next.wins().is_empty() && cells.len() > 1);
                assert!(now.contains(&cells[0]));
                let stacked = cells[1..] == [cells[0] << 1];
                assert!(stacked || cells.iter().all(|cell| now.contains(cell)));
                threats.iter().for_each(|threat| Truth::threat(threat, next.discs[1]));
            }
            Claim::Forces { line, ends } => {
                assert_eq!(usize::from(line[0].index()), column);
                assert_eq!(*ends, (at.discs[0] | at.discs[1]).count_ones() + line.len() as u32);
                forced(at, line);
            }
            Claim::Decides { winner, threats, without } => {
                let mine = *winner != mover;
                let sign = if mine { 1 } else { -1 };
                let mut result = |threats: &[&Threat]| {
                    let dead = threats.iter().fold(0, |cells, threat| cells | bit(threat.at));
                    sign * self.result(next, if mine { [dead, 0] } else { [0, dead] })
                };
                let all: Vec<&Threat> = threats.iter().collect();
                assert_eq!(result(&[]), 1, "{claim:?}");
                let discs = if mine { next.discs[0] } else { next.discs[1] };
                for threat in threats {
                    let line: u64 = threat.line.iter().map(|&cell| bit(cell)).sum();
                    assert!(has_four(line) && line & bit(threat.at) != 0, "{threat:?}");
                    assert_eq!(has_four(line & (discs | bit(threat.at))), threat.ready, "{threat:?}");
                }
                assert_eq!(result(&all), *without, "{claim:?}");
                assert!(*without <= 0);
                for i in 0..all.len() {
                    let fewer: Vec<&Threat> =
                        all.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, t)| *t).collect();
                    assert_eq!(result(&fewer), 1, "{claim:?} needs each of its cells");
                }
            }
            Claim::RunsOut { loser, after, threats } => {
                let mut here = next;
                for column in after {
                    assert!(here.wins().is_empty(), "best play wins as soon as it can");
                    here = here.play(column.index().into()).unwrap();
                }
                let to_move = if after.len() % 2 == 0 { mover.other() } else { mover };
                assert_eq!(to_move, *loser);
                assert!(here.wins().is_empty() && here.passed().wins().is_empty(), "nothing happens at once");
                for column in 0..7 {
                    let Some(given) = here.play(column) else { continue };
                    let wins = given.wins();
                    assert!(threats.iter().any(|threat| wins.contains(&bit(threat.at))));
                }
            }
            Claim::NoLineLeft { side } => {
                let discs = if *side == mover { next.discs[1] } else { next.discs[0] };
                let theirs = if *side == mover { next.discs[0] } else { next.discs[1] };
                let board = (0..7).map(|column| 0b11_1111 << (7 * column)).sum::<u64>();
                assert!(!has_four(discs | board & !theirs));
            }
            Claim::LastsLongest { .. } => assert_eq!(self.result(at, [0; 2]), -1),
            Claim::OnlyMove => {
                let mine = if has_four(next.discs[1]) { 1 } else { -self.result(next, [0; 2]) };
                for other in (0..7).filter(|&other| other != column) {
                    let Some(next) = at.play(other) else { continue };
                    assert!(!has_four(next.discs[1]) && -self.result(next, [0; 2]) < mine);
                }
            }
            Claim::Answer { column, because } => {
                because
                    .iter()
                    .for_each(|claim| self.check(claim, next, mover.other(), column.index().into()));
            }
            Claim::Better { column: other, score, ends, because } => {
                let better = at.play(other.index().into()).unwrap();
                let won = has_four(better.discs[1]);
                assert_eq!(if won { 1 } else { -self.result(better, [0; 2]) }, score.signum());
                // A score is half the number of cells that are still free at the end, plus one.
                let free = 42 - *ends as i32;
                assert!(if *score == 0 { free == 0 } else { score.abs() == free / 2 + 1 }, "{claim:?}");
                because.iter().for_each(|claim| self.check(claim, at, mover, other.index().into()));
            }
        }
    }
}

/// Plays a line to its end: every answer stops a line, and no other answer would.
fn forced(mut at: Plain, line: &[Column]) {
    let (last, before) = line.split_last().unwrap();
    for pair in before.chunks(2) {
        let next = at.play(pair[0].index().into()).unwrap();
        let threats = next.passed().wins();
        assert!(!has_four(next.discs[1]) && next.wins().is_empty() && !threats.is_empty());
        let answer = next.landing(pair[1].index().into()).unwrap();
        let after = next.play(pair[1].index().into()).unwrap();
        assert!(threats.contains(&answer), "{line:?}");
        at = after;
    }
    assert!(at.wins().contains(&at.landing(last.index().into()).unwrap()));
}

/// A game of this many random moves without a winner, and its position for the plain search.
fn random_game(random: &mut impl RngExt) -> Option<(Log, Plain)> {
    let discs = random.random_range(22..=40);
    let mut log = Log::new(Rules::default(), ["", ""]);
    let mut at = Plain { discs: [0; 2] };
    for _ in 0..discs {
        let column = random.random_range(0..7);
        at = at.play(column)?;
        log.play(log.game().turn(), four_rules::Action::Drop(Column::new(column)?)).ok()?;
    }
    log.game().outcome().is_none().then_some((log, at))
}

/// Checks all claims about one move.
fn check(truth: &mut Truth, verdict: &Verdict, at: Plain) {
    let column = usize::from(verdict.column.index());
    let next = at.play(column).unwrap();
    let won = has_four(next.discs[1]);
    let after = if won { 1 } else { -truth.result(next, [0; 2]) };
    assert_eq!(verdict.after.score.signum(), after);
    let before = truth.result(at, [0; 2]);
    assert_eq!(verdict.before.score.signum(), before);
    match verdict.grade {
        Grade::Mistake | Grade::Blunder => assert!(after < before),
        _ => assert_eq!(after, before),
    }
    assert_eq!(verdict.is_turning_point(), after != before);
    verdict.claims.iter().for_each(|claim| truth.check(claim, at, verdict.by, column));
}

/// Judges this many random moves in random positions, and returns how many were graded mistake or blunder, and how many of
/// these came with a reason.
fn judged(seed: u64, count: usize) -> (usize, usize) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut coach, mut truth) = (Analyst::new(Options::default()), Truth::default());
    let (control, mut done, mut bad, mut explained) = (Control::default(), 0, 0, 0);
    while done < count {
        let Some((log, at)) = random_game(&mut random) else { continue };
        let column = random.random_range(0..7);
        let Ok(verdict) = coach.judge(log.game(), Column::new(column).unwrap(), &control) else { continue };
        check(&mut truth, &verdict, at);
        if done % 4 == 0 {
            let advice = coach.advise(log.game(), &control).unwrap();
            let best = usize::from(advice.best[0].index());
            advice.claims.iter().for_each(|claim| truth.check(claim, at, advice.by, best));
            for (column, claim) in &advice.traps {
                truth.check(claim, at, advice.by, column.index().into());
            }
        }
        done += 1;
        if verdict.grade >= Grade::Mistake {
            bad += 1;
            explained += usize::from(verdict.claims.iter().any(Claim::is_reason));
        }
    }
    (bad, explained)
}

#[test]
fn every_claim_on_ten_thousand_random_positions_is_true_and_bad_moves_have_reasons() {
    let threads: Vec<_> = (0..4).map(|seed| std::thread::spawn(move || judged(seed, 2500))).collect();
    let (bad, explained) = threads
        .into_iter()
        .map(|thread| thread.join().unwrap())
        .fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    println!("{explained} of {bad} mistakes and blunders explained");
    assert!(bad > 1000, "{bad}");
    assert!(explained * 10 >= bad * 9, "{explained} of {bad}");
}

fn advised(moves: &str) -> four_engine::Advice {
    let log = Log::from_moves(Rules::default(), moves).unwrap();
    Analyst::new(Options::default()).advise(log.game(), &Control::default()).unwrap()
}

/// The cells of the claim that they decide.
fn deciding(moves: &str) -> String {
    let advice = advised(moves);
    let decides = advice.claims.iter().find_map(|claim| match claim {
        Claim::Decides { threats, .. } => Some(threats),
        _ => None,
    });
    decides.unwrap().iter().map(|threat| threat.at.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn names_the_threat_that_decides() {
    assert_eq!(deciding("34444236"), "11");
    assert_eq!(deciding("4513553336"), "54");
    assert_eq!(deciding("44433344757757"), "62");
    assert_eq!(deciding("444541155"), "22");
    assert_eq!(deciding("1444664466646"), "26");
    assert_eq!(deciding("4555444454133"), "26 66");
}

#[test]
fn open_offers_count_as_declined_and_undone_moves_do_not_count() {
    let mut coach = Analyst::new(Options::default());
    let control = Control::default();
    let duel: Rules = "duel".parse().unwrap();
    let asked = Log::from_moves(duel, "334455").unwrap();
    assert_eq!(asked.game().turn(), Side::Second, "Yellow is offered an undo");
    let advice = coach.advise(asked.game(), &control).unwrap();
    assert_eq!((advice.by, advice.outlook.ends), (Side::First, 7));
    let verdict = coach.judge(asked.game(), Column::new(5).unwrap(), &control).unwrap();
    assert_eq!((verdict.by, verdict.after.ends), (Side::First, 7));
    let mut log = Log::from_moves(duel, "44").unwrap();
    for word in ["undo", "3", "keep", "4"] {
        log.play(log.game().turn(), word.parse().unwrap()).unwrap();
    }
    let columns: String = coach
        .review(&log, &control, || {})
        .unwrap()
        .iter()
        .map(|verdict| verdict.as_ref().unwrap().column.symbol())
        .collect();
    assert_eq!(columns, "434");
}

#[test]
fn errors_name_the_reason() {
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
