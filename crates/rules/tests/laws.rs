//! Laws that hold for every rule set, whatever the players try.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::cell::Cell as Counter;

use four_rules::{
    Action, Awaiting, Cell, Column, Event, Game, Input, Log, Opening, Preset, Record, Refusal, RuleSet,
    Rules, Ruling, Settle, Side, Undo, UndoFrom, Violations,
};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// What a player tries: one of the legal actions, by number, or anything at all.
#[derive(Clone, Copy, Debug)]
enum Try {
    Legal(usize),
    Any { other_side: bool, input: Input },
}

fn any_input() -> impl Strategy<Value = Input> {
    let column = prop_oneof![9 => 0..12usize, 1 => Just(63)].prop_map(|index| Column::new(index).unwrap());
    let cell = (column.clone(), prop_oneof![9 => 0..12u8, 1 => Just(255)])
        .prop_map(|(column, row)| Cell { column, row });
    let side = prop_oneof![Just(Side::First), Just(Side::Second)];
    let action = prop_oneof![
        4 => column.clone().prop_map(Action::Drop),
        2 => column.prop_map(Action::Pop),
        2 => cell.prop_map(Action::Remove),
        1 => Just(Action::Undo),
        1 => Just(Action::Keep),
        1 => Just(Action::Block),
        1 => Just(Action::Pass),
        1 => Just(Action::CallDraw),
        1 => Just(Action::Resign),
    ];
    prop_oneof![
        14 => action.prop_map(Input::Action),
        1 => Just(Input::Invalid),
        1 => Just(Input::Ruling(Ruling::AgreedDraw)),
        1 => side.prop_map(|side| Input::Ruling(Ruling::TimeUp(side))),
    ]
}

fn tries() -> impl Strategy<Value = Vec<Try>> {
    let wild = (any::<bool>(), any_input()).prop_map(|(other_side, input)| Try::Any { other_side, input });
    prop::collection::vec(prop_oneof![9 => any::<usize>().prop_map(Try::Legal), 1 => wild], 150..300)
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let shape = (1..=9u16, 1..=9u16, 3..=6u16);
    let undo = (
        0..3u8,
        prop_oneof![Just(UndoFrom::FirstMove), Just(UndoFrom::SecondMove), Just(UndoFrom::OwnSecondMove)],
        prop_oneof![Just(Settle::BeforeUndo), Just(Settle::AfterUndo)],
    );
    let violations = prop_oneof![Just(Violations::Forgiven), (1..9u8).prop_map(Violations::LoseOn)];
    let flags = (any::<bool>(), any::<bool>(), any::<bool>());
    (shape, undo, 0..3u8, 0..3u8, flags, violations).prop_filter_map("nonsense", |choice| {
        let ((columns, rows, connect), (charges, from, settle), block, remove, flags, violations) = choice;
        let opening = if flags.0 { Opening::CentreFirst } else { Opening::Anywhere };
        let undo = Undo { charges, from, settle };
        let (pop_out, misere) = (flags.1, flags.2);
        RuleSet { columns, rows, connect, opening, undo, block, remove, pop_out, misere, violations }
            .try_into()
            .ok()
    })
}

/// Everything a player could say in this game.
fn every_action(game: &Game) -> Vec<Action> {
    let columns = Column::first(game.rules().columns() + 1);
    let rows = game.rules().rows() + 1;
    let cells = columns.clone().flat_map(|column| (0..rows).map(move |row| Cell { column, row }));
    let drops = columns.clone().map(Action::Drop);
    let pops = columns.map(Action::Pop);
    let words = {
        use Action::{Block, CallDraw, Keep, Pass, Resign, Undo};
        [Undo, Keep, Block, Pass, CallDraw, Resign]
    };
    drops.chain(pops).chain(cells.map(Action::Remove)).chain(words).collect()
}

fn accepted(game: &Game, action: Action) -> bool {
    let decided = game.decide(game.turn(), action);
    decided.is_ok_and(|events| !events.iter().any(|event| matches!(event, Event::Violated { .. })))
}

/// Plays the tries and checks every law after each; counts the actions.
fn check_laws(rules: Rules, tries: &[Try], actions: &Counter<u64>) {
    let mut log = Log::new(rules, ["Ann", "Bob \"the\" \\ }"]);
    let mut board_before_move = *log.game().board();
    for attempt in tries {
        let before = log.clone();
        let game = before.game();
        let legal: Vec<_> = game.legal_actions().collect();
        let by_trying: Vec<_> = every_action(game).into_iter().filter(|&c| accepted(game, c)).collect();
        let [mut sorted, mut expected] =
            [&legal, &by_trying].map(|list| list.iter().map(|c| format!("{c:?}")).collect::<Vec<_>>());
        sorted.sort();
        expected.sort();
        assert_eq!(sorted, expected, "legal_actions is exactly what decide accepts");
        assert_eq!(
            legal.is_empty(),
            game.outcome().is_some(),
            "there is always something to do until the end"
        );

        let (by, input) = match *attempt {
            Try::Legal(n) => {
                let moves: Vec<_> = legal.iter().filter(|&&action| action != Action::Resign).collect();
                let Some(&&action) = moves.get(n.checked_rem(moves.len()).unwrap_or(0)) else { break };
                (game.turn(), Input::Action(action))
            }
            Try::Any { other_side: true, input } => (game.turn().other(), input),
            Try::Any { other_side: false, input } => (game.turn(), input),
        };
        actions.set(actions.get() + 1);
        let result = log.enter(by, input).map(<[Event]>::to_vec);
        match result {
            Err(refusal) => {
                assert_eq!(log, before, "a refusal changes nothing");
                assert!(!refusal.to_string().is_empty());
                assert!(game.outcome().is_some() || !input.ends_at_once(), "{input} is never refused");
                if by != game.turn() && game.outcome().is_none() {
                    assert_eq!(refusal, Refusal::NotYourTurn);
                }
            }
            Ok(events) => {
                assert!(!events.is_empty(), "something happens");
                check_events(&events, before.game(), log.game(), &mut board_before_move);
            }
        }
        for side in Side::BOTH {
            assert!(
                log.game().violations(side) >= before.game().violations(side),
                "violations never go back"
            );
        }
    }
    assert_eq!(log.replay().as_ref(), Ok(&log), "replay of the log equals the live game");
    #[cfg(feature = "serde")]
    survives_json(log.events());
    let text = Record::from_log(log.clone()).to_string();
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(record.log(), &log, "a record holds the whole game:\n{text}");
    assert_eq!(record.to_string(), text);
    check_the_end(log);
}

#[cfg(feature = "serde")]
fn survives_json(events: &[Event]) {
    for event in events {
        let json = serde_json::to_string(event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&json).unwrap(), *event, "{json}");
    }
}

fn check_events(events: &[Event], before: &Game, after: &Game, board_before_move: &mut four_rules::Board) {
    match events[0] {
        Event::Dropped { by, at } => {
            *board_before_move = *before.board();
            assert_eq!((before.board().at(at), after.board().at(at)), (None, Some(by)));
            assert_eq!(before.board().landing(at.column), Some(at));
        }
        Event::Popped { by, at } => {
            *board_before_move = *before.board();
            assert_eq!(after.board().count(by) + 1, before.board().count(by));
            assert_eq!(at.row, 0);
        }
        Event::Removed { by, .. } => {
            assert_eq!(after.board().count(by.other()) + 1, before.board().count(by.other()));
            assert_eq!(after.charges(by).remove + 1, before.charges(by).remove);
        }
        Event::Undone { by } => {
            assert_eq!(after.board(), board_before_move, "undo restores the board exactly");
            assert_eq!((after.turn(), after.awaiting()), (by, Awaiting::Move));
        }
        Event::Violated { by, .. } => assert_eq!(after.violations(by), before.violations(by) + 1),
        _ => assert_eq!(after.board(), before.board()),
    }
    let full_of_air = after.board().cells().any(|cell| {
        let above = Cell { row: cell.row + 1, ..cell };
        after.board().at(cell).is_none() && after.board().at(above).is_some()
    });
    assert!(!full_of_air, "no disc floats");
}

/// Plays legal actions other than a resignation until the game ends.
fn check_the_end(mut log: Log) {
    for step in 0.. {
        assert!(step < 10 * u32::from(Game::MAX_MOVES), "the game never ends");
        let legal: Vec<_> = log.game().legal_actions().filter(|&action| action != Action::Resign).collect();
        let Some(&action) = legal.get(step as usize * 7 % legal.len().max(1)) else { break };
        log.play(log.game().turn(), action).unwrap();
    }
    assert!(log.game().outcome().is_some());
    assert_eq!(log.game().awaiting(), Awaiting::Nothing);
    assert_eq!(log.play(Side::First, Action::Undo), Err(Refusal::GameOver));
}

fn runner(cases: u32) -> TestRunner {
    TestRunner::new(ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() })
}

#[test]
fn every_preset_keeps_the_laws() {
    let actions = Counter::new(0);
    for preset in &Preset::ALL {
        let case = |tries: Vec<Try>| {
            check_laws(preset.rules(), &tries, &actions);
            Ok(())
        };
        runner(500).run(&tries(), case).unwrap_or_else(|error| panic!("{}: {error}", preset.name));
    }
    assert!(actions.get() >= 100_000, "only {} actions", actions.get());
}

#[test]
fn every_other_rule_set_keeps_the_laws() {
    let actions = Counter::new(0);
    let case = |(rules, tries): (Rules, Vec<Try>)| {
        check_laws(rules, &tries, &actions);
        let text = rules.values().to_string();
        assert_eq!(text.parse::<Rules>().as_ref(), Ok(&rules), "a rule set reads back as written: {text}");
        Ok(())
    };
    runner(600).run(&(any_rules(), tries()), case).unwrap_or_else(|error| panic!("{error}"));
}
