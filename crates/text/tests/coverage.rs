//! How much the coach has to say about the moves of games between the levels, and in how many words.
//!
//! With `FOUR_GAMES=200` in the environment, so many games instead of 4.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use four_engine::{Analyst, Claim, Control, Grade, Level, Options, Player, Verdict};
use four_rules::{Log, Rules};
use four_text::{Language, Text};

/// A game between two levels.
fn game(seed: u64) -> Log {
    let level = |number: u64| Level::Step(1 + (number % 9) as u8);
    let levels = [level(seed), level(seed / 9 + seed * 4)];
    let mut players = [0, 1].map(|i| Player::new(levels[i], 2 * seed + i as u64, Options::default()));
    let mut log = Log::new(Rules::default(), ["", ""]);
    while log.game().outcome().is_none() {
        let turn = log.game().turn();
        let action = players[turn as usize].choose(log.game(), &Control::default()).unwrap();
        log.play(turn, action).unwrap();
    }
    log
}

fn verdicts(games: u64) -> Vec<Verdict> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut analyst = Analyst::new(Options::default());
                loop {
                    let seed = next.fetch_add(1, Relaxed);
                    if seed >= games {
                        return;
                    }
                    let reviewed = analyst.review(&game(seed), &Control::default(), |_| {}).unwrap();
                    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                    all.extend(reviewed);
                }
            });
        }
    });
    all.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[test]
fn the_coach_has_something_to_say_and_says_it_briefly() {
    let games = std::env::var("FOUR_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(4);
    let (all, text) = (verdicts(games), Text::of(Language::EN));
    let share = |what: &dyn Fn(&Verdict) -> bool| {
        let of: Vec<&Verdict> = all.iter().filter(|verdict| what(verdict)).collect();
        let explained = of.iter().filter(|verdict| verdict.remark.has_reason()).count();
        println!("{explained} of {} moves with a reason", of.len());
        if of.is_empty() { 1.0 } else { explained as f64 / of.len() as f64 }
    };
    let (moves, bad) = (share(&|_| true), share(&|verdict| verdict.grade >= Grade::Mistake));
    let drawn = share(&|verdict| verdict.before.score == 0);
    let mean =
        |count: &dyn Fn(&Verdict) -> usize| all.iter().map(count).sum::<usize>() as f64 / all.len() as f64;
    let headline = mean(&|verdict| words(&text.headline(&verdict.remark, verdict.by)));
    let unasked = mean(&|verdict| words(&text.verdict(verdict)));
    let weak = |claim: &Claim| {
        matches!(
            claim,
            Claim::Builds { .. }
                | Claim::Spoils { .. }
                | Claim::ShutsIn { .. }
                | Claim::Lines { .. }
                | Claim::Keeps { .. }
        ) || !claim.is_reason()
    };
    let only = |what: &dyn Fn(&Claim) -> bool| {
        all.iter().filter(|verdict| verdict.remark.claims().all(what)).count() as f64 / all.len() as f64
    };
    let only_weak = only(&weak);
    let runs_out = |claim: &Claim| matches!(claim, Claim::RunsOut { .. });
    let only_runs_out = all.iter().filter(|verdict| {
        verdict.remark.claims().any(runs_out)
            && verdict.remark.claims().all(|claim| runs_out(claim) || !claim.is_reason())
    });
    let only_runs_out = only_runs_out.count() as f64 / all.len() as f64;
    let mut headlines: HashMap<String, usize> = HashMap::new();
    for verdict in &all {
        let name = format!("{:?}", verdict.remark.headline);
        *headlines.entry(name.split([' ', '{']).next().unwrap_or_default().into()).or_default() += 1;
    }
    let mut headlines: Vec<_> = headlines.into_iter().collect();
    headlines.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    println!("headlines: {headlines:?}");
    println!(
        "{} moves of {games} games: {moves:.3} of all, {bad:.3} of bad, {drawn:.3} of drawn have a reason",
        all.len()
    );
    println!(
        "{headline:.1} words a headline, {unasked:.1} unasked; {only_weak:.3} with nothing but lines through the cell or a \
         quiet move, {only_runs_out:.3} with nothing but a lack of safe moves"
    );
    assert!(only_runs_out < 0.05);
    assert!(moves >= 0.95 && bad >= 1.0 && drawn >= 0.9);
    assert!(headline < 10.0 && unasked < 25.0);
    for verdict in &all {
        let said = text.headline(&verdict.remark, verdict.by);
        assert!(words(&said) <= 12, "{said}");
    }
}
