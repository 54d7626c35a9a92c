//! Claims broken on purpose: for every type of claim, the check must refuse what is false.

use std::collections::HashMap;

use four_engine::{Analyst, Claim, Control, Options, Threat};
use four_rules::{Cell, Column, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::plain::{Plain, Truth};
use crate::random_game;

/// The name of a claim's type.
pub(crate) fn name(claim: &Claim) -> String {
    format!("{claim:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// Every type of claim that positions without a history and with few free cells have.
const TYPES: [&str; 34] = [
    "Wins",
    "Stops",
    "StopsOne",
    "MissesWin",
    "GivesAbove",
    "LeavesOpen",
    "TwoThreats",
    "Stacked",
    "Threatens",
    "MakesThreat",
    "Forces",
    "Prevents",
    "Prepares",
    "Wastes",
    "OneAnswer",
    "FollowUp",
    "Decides",
    "Zugzwang",
    "RunsOut",
    "Holds",
    "HasThreats",
    "Avoid",
    "NoLineLeft",
    "OnlyMove",
    "LastColumn",
    "LastsLongest",
    "Builds",
    "Spoils",
    "ShutsIn",
    "Lines",
    "Keeps",
    "Answer",
    "Better",
    "Fails",
];

fn above(cell: Cell) -> Cell {
    Cell { row: cell.row + 1, ..cell }
}

/// The threat one row higher, with its line as it was.
fn higher(threat: &Threat) -> Threat {
    Threat { at: above(threat.at), ..threat.clone() }
}

/// The threat with a line that is too long.
fn longer(threat: &Threat) -> Threat {
    let mut longer = threat.clone();
    longer.line.push(Cell { row: 5, ..threat.at });
    longer.line.push(Cell { row: 0, ..threat.at });
    longer
}

fn other_column(column: Column) -> Column {
    Column::new((usize::from(column.index()) + 1) % 7).unwrap()
}

fn each(threats: &[Threat], change: fn(&Threat) -> Threat) -> Vec<Threat> {
    let mut changed = threats.to_vec();
    changed[0] = change(&threats[0]);
    changed
}

/// False claims of the same type.
#[allow(clippy::too_many_lines, reason = "one arm for each claim")]
pub(crate) fn broken(claim: &Claim, best: Column) -> Vec<Claim> {
    let both: [fn(&Threat) -> Threat; 2] = [higher, longer];
    let wrong = |make: &dyn Fn(Threat) -> Claim, threat: &Threat| -> Vec<Claim> {
        both.iter().map(|change| make(change(threat))).collect()
    };
    let wrongs = |make: &dyn Fn(Vec<Threat>) -> Claim, threats: &[Threat]| -> Vec<Claim> {
        both.iter().map(|change| make(each(threats, *change))).collect()
    };
    match claim {
        Claim::Wins { threat } => wrong(&|threat| Claim::Wins { threat }, threat),
        Claim::Stops { threat } => wrong(&|threat| Claim::Stops { threat }, threat),
        Claim::MissesWin { threat } => wrong(&|threat| Claim::MissesWin { threat }, threat),
        Claim::GivesAbove { threat } => wrong(&|threat| Claim::GivesAbove { threat }, threat),
        Claim::LeavesOpen { threat } => wrong(&|threat| Claim::LeavesOpen { threat }, threat),
        Claim::Threatens { threat, later } => {
            let mut claims = wrong(&|threat| Claim::Threatens { threat, later: later.clone() }, threat);
            let twice = [&later[..], std::slice::from_ref(threat)].concat();
            claims.push(Claim::Threatens { threat: threat.clone(), later: twice });
            claims
        }
        Claim::MakesThreat { threats } => {
            let mut claims = wrongs(&|threats| Claim::MakesThreat { threats }, threats);
            claims.push(Claim::MakesThreat { threats: threats[1..].to_vec() });
            claims
        }
        Claim::StopsOne { stopped, remaining } => vec![
            Claim::StopsOne { stopped: remaining.clone(), remaining: stopped.clone() },
            Claim::StopsOne { stopped: stopped.clone(), remaining: longer(remaining) },
        ],
        Claim::TwoThreats { threats } => {
            let mut claims = wrongs(&|threats| Claim::TwoThreats { threats }, threats);
            claims.push(Claim::TwoThreats { threats: threats[..1].to_vec() });
            claims
        }
        Claim::Stacked { threats } => {
            let mut claims = wrongs(&|threats| Claim::Stacked { threats }, threats);
            claims.push(Claim::Stacked { threats: threats.iter().rev().cloned().collect() });
            claims
        }
        Claim::Forces { line, ends } => vec![
            Claim::Forces { line: line.clone(), ends: ends + 2 },
            Claim::Forces { line: line[..line.len() - 2].to_vec(), ends: ends - 2 },
        ],
        Claim::Prevents { line, takes } => vec![
            Claim::Prevents { line: line[1..].to_vec(), takes: *takes },
            Claim::Prevents { line: line[..line.len() - 2].to_vec(), takes: *takes },
            Claim::Prevents { line: line.iter().map(|&cell| above(cell)).collect(), takes: *takes },
            Claim::Prevents { line: line.clone(), takes: takes.map_or(Some(line[1]), |_| None) },
        ],
        Claim::Prepares { line } => vec![
            Claim::Prepares { line: line[1..].to_vec() },
            Claim::Prepares { line: line[..line.len() - 2].to_vec() },
            Claim::Prepares { line: line.iter().map(|&cell| above(cell)).collect() },
        ],
        Claim::Wastes { threat } => wrong(&|threat| Claim::Wastes { threat }, threat),
        Claim::Worse { drawn, lost } => vec![
            Claim::Worse { drawn: lost.clone(), lost: drawn.clone() },
            Claim::Worse { drawn: Vec::new(), lost: Vec::new() },
        ],
        Claim::OneAnswer { column } => vec![Claim::OneAnswer { column: other_column(*column) }],
        Claim::FollowUp { by, wins } => {
            vec![Claim::FollowUp { by: by.other(), wins: *wins }, Claim::FollowUp { by: *by, wins: !wins }]
        }
        Claim::Decides { winner, threats, without, only } => {
            let make = |winner: Side, threats: Vec<Threat>, without, only| Claim::Decides {
                winner,
                threats,
                without,
                only,
            };
            let twice = [&threats[..], &[longer(&threats[0])]].concat();
            vec![
                make(winner.other(), threats.clone(), *without, *only),
                make(*winner, threats.clone(), -1 - without, *only),
                make(*winner, threats.clone(), *without, !only),
                make(*winner, twice, *without, *only),
                make(*winner, each(threats, longer), *without, *only),
                make(*winner, Vec::new(), *without, *only),
            ]
        }
        Claim::Zugzwang { winner, threat } => vec![
            Claim::Zugzwang { winner: winner.other(), threat: threat.clone() },
            Claim::Zugzwang { winner: *winner, threat: higher(threat) },
        ],
        Claim::RunsOut { loser, threats } => vec![
            Claim::RunsOut { loser: loser.other(), threats: threats.clone() },
            Claim::RunsOut { loser: *loser, threats: threats[1..].to_vec() },
            Claim::RunsOut { loser: *loser, threats: each(threats, longer) },
        ],
        Claim::Holds { side, threat } => vec![
            Claim::Holds { side: side.other(), threat: threat.clone() },
            Claim::Holds { side: *side, threat: higher(threat) },
        ],
        Claim::HasThreats { side, threats } => vec![
            Claim::HasThreats { side: side.other(), threats: threats.clone() },
            Claim::HasThreats { side: *side, threats: each(threats, higher) },
            Claim::HasThreats { side: *side, threats: threats[1..].to_vec() },
        ],
        Claim::Avoid { side, threats } => vec![
            Claim::Avoid { side: side.other(), threats: threats.clone() },
            Claim::Avoid { side: *side, threats: each(threats, higher) },
            Claim::Avoid { side: *side, threats: Vec::new() },
        ],
        Claim::NoLineLeft { sides } => match sides[..] {
            [side] => vec![Claim::NoLineLeft { sides: vec![side.other()] }],
            _ => vec![Claim::NoLineLeft { sides: Vec::new() }],
        },
        Claim::OnlyMove { column, result, others, worst } => {
            let only = |column, result, others, worst| Claim::OnlyMove { column, result, others, worst };
            vec![
                only(*column, 1 - result, *others, *worst),
                only(other_column(*column), *result, *others, *worst),
                only(*column, *result, others - 1, *worst),
                only(*column, *result, *others, worst + 1),
            ]
        }
        Claim::LastColumn { column, winner, ends } => vec![
            Claim::LastColumn { column: other_column(*column), winner: *winner, ends: *ends },
            Claim::LastColumn {
                column: *column,
                winner: winner.map_or(Some(Side::First), |_| None),
                ends: *ends,
            },
            Claim::LastColumn { column: *column, winner: *winner, ends: ends - 2 },
        ],
        Claim::LastsLongest { ends } => {
            vec![Claim::LastsLongest { ends: ends + 2 }, Claim::LastsLongest { ends: ends - 2 }]
        }
        Claim::LostSince { number } => {
            vec![Claim::LostSince { number: number + 1 }, Claim::LostSince { number: number - 2 }]
        }
        Claim::Builds { line, discs, free } => vec![
            Claim::Builds { line: line.clone(), discs: discs + 1, free: free.clone() },
            Claim::Builds { line: line[1..].to_vec(), discs: *discs, free: free.clone() },
            Claim::Builds { line: line.clone(), discs: *discs, free: free[1..].to_vec() },
        ],
        Claim::Spoils { lines, discs, disc } => vec![
            Claim::Spoils { lines: lines.clone(), discs: discs + 1, disc: *disc },
            Claim::Spoils { lines: lines[1..].to_vec(), discs: *discs, disc: *disc },
            Claim::Spoils { lines: lines.clone(), discs: *discs, disc: Cell { row: 7, ..*disc } },
        ],
        Claim::ShutsIn { disc, lines } => vec![
            Claim::ShutsIn { disc: *disc, lines: lines[1..].to_vec() },
            Claim::ShutsIn { disc: above(*disc), lines: lines.clone() },
        ],
        &Claim::Lines { count, middle } => vec![
            Claim::Lines { count: count + 1, middle },
            Claim::Lines { count: count - 1, middle },
            Claim::Lines { count, middle: !middle },
        ],
        Claim::Keeps { result } => {
            vec![Claim::Keeps { result: if *result == 0 { 1 } else { -result } }]
        }
        Claim::Answer { column, because } => {
            let nested = because.first().map(|first| broken(first, best)).unwrap_or_default();
            let nested = nested.into_iter().map(|one| Claim::Answer { column: *column, because: vec![one] });
            nested.collect()
        }
        Claim::Better { column, score, ends, because } => {
            let better = |column: Column, score: i32, ends: u32| Claim::Better {
                column,
                score,
                ends,
                because: because.clone(),
            };
            vec![
                better(*column, if *score == 0 { 1 } else { -score }, *ends),
                better(*column, *score, ends - 2),
            ]
        }
        Claim::OpeningKnowledge { column, score, ends, only, after, because } => {
            let knowledge = |score, ends, only, after| {
                let because = because.clone();
                Claim::OpeningKnowledge { column: *column, score, ends, only, after, because }
            };
            vec![
                knowledge(-1, *ends, *only, *after),
                knowledge(*score, *ends - 2, *only, *after),
                knowledge(*score, *ends, !only, *after),
                knowledge(*score, *ends, *only, after - 1),
            ]
        }
        Claim::Fails { because, .. } => vec![Claim::Fails { column: best, because: because.clone() }],
    }
}

/// Checks that a claim holds here and that no broken one does.
pub(crate) fn all_refused(
    truth: &mut Truth,
    claim: &Claim,
    at: Plain,
    by: Side,
    column: Column,
    history: &[usize],
) {
    let best = column;
    let column = usize::from(column.index());
    assert_eq!(truth.check(claim, at, by, column, history), Ok(()), "{claim:?}");
    let broken = broken(claim, best);
    for one in &broken {
        assert!(truth.check(one, at, by, column, history).is_err(), "{one:?} passes, broken from {claim:?}");
    }
}

#[test]
fn broken_claims_are_caught_for_every_type() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(77);
    let (mut coach, mut truth) = (Analyst::new(Options::default()), Truth::default());
    let control = Control::default();
    let mut caught: HashMap<String, usize> = HashMap::new();
    let lacking = |caught: &HashMap<String, usize>| {
        TYPES.iter().find(|&&name| caught.get(name).copied().unwrap_or(0) == 0)
    };
    for _ in 0..200_000 {
        if lacking(&caught).is_none() {
            break;
        }
        // Late enough for the check of distances.
        let discs = random.random_range(28..=38);
        let Some((log, at, _)) = random_game(&mut random, discs, true) else { continue };
        for column in (0..7).filter(|&column| at.landing(column).is_some()) {
            let verdict = coach.judge(log.game(), Column::new(column).unwrap(), &control).unwrap();
            for claim in verdict.remark.claims() {
                let count = caught.entry(name(claim)).or_default();
                if *count < 20 && !(matches!(claim, Claim::Answer { because, .. } if because.is_empty())) {
                    *count += 1;
                    all_refused(&mut truth, claim, at, verdict.by, verdict.column, &[]);
                }
            }
        }
    }
    assert_eq!(lacking(&caught), None, "{caught:?}");
}

#[test]
fn what_a_review_knows_is_checked_and_broken_too() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut coach, mut truth) = (Analyst::new(Options::default()), Truth::default());
    let mut told = 0;
    while told < 2 {
        let Some((log, _, moves)) = random_game(&mut random, 34, true) else { continue };
        for (i, verdict) in coach.review(&log, &Control::default(), |_| {}).unwrap().iter().enumerate() {
            for claim in &verdict.remark.details {
                if matches!(claim, Claim::LostSince { number } if *number > 22) {
                    told += 1;
                    let mut at = Plain { discs: [0; 2] };
                    moves[..i].iter().for_each(|&column| at = at.play(column).unwrap());
                    all_refused(&mut truth, claim, at, verdict.by, verdict.column, &moves[..i]);
                }
            }
        }
    }
}

#[test]
fn what_is_only_said_in_openings_is_checked_and_broken_too() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut coach, mut truth) = (Analyst::new(Options::default()), Truth::default());
    let (mut knowledge, mut worse) = (false, false);
    while !(knowledge && worse) {
        let Some((log, at, _)) = random_game(&mut random, 21, true) else { continue };
        for column in (0..7).filter(|&column| at.landing(column).is_some()) {
            let verdict = coach.judge(log.game(), Column::new(column).unwrap(), &Control::default()).unwrap();
            for claim in verdict.remark.claims() {
                let new = match claim {
                    Claim::OpeningKnowledge { .. } => !std::mem::replace(&mut knowledge, true),
                    Claim::Worse { .. } => !std::mem::replace(&mut worse, true),
                    _ => false,
                };
                if new {
                    all_refused(&mut truth, claim, at, verdict.by, verdict.column, &[]);
                }
            }
        }
    }
}
