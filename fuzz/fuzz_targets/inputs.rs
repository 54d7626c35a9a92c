//! Any inputs of any side under any rules: the laws of the core hold.
#![no_main]

use arbitrary::Arbitrary;
use four_rules::{
    Action, Cell, Column, Event, Input, Log, Opening, Record, RuleSet, Rules, Ruling, Settle, Side, Undo, UndoFrom,
    Violations,
};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Session {
    shape: (u8, u8, u8),
    undo: (u8, u8),
    block: u8,
    remove: u8,
    flags: u8,
    lose_on: u8,
    tries: Vec<(u8, u8, u8)>,
}

fn rules(session: &Session) -> Option<Rules> {
    let (columns, rows, connect) = session.shape;
    let flag = |bit: u8| session.flags >> bit & 1 == 1;
    Rules::try_from(RuleSet {
        columns: u16::from(columns % 13),
        rows: u16::from(rows % 13),
        connect: u16::from(connect % 8),
        opening: if flag(0) { Opening::CentreFirst } else { Opening::Anywhere },
        undo: Undo {
            charges: session.undo.0 % 4,
            from: [UndoFrom::FirstMove, UndoFrom::SecondMove, UndoFrom::OwnSecondMove][usize::from(session.undo.1 % 3)],
            settle: if flag(1) { Settle::AfterUndo } else { Settle::BeforeUndo },
        },
        block: session.block % 4,
        remove: session.remove % 4,
        pop_out: flag(2),
        misere: flag(3),
        violations: if flag(4) { Violations::LoseOn(session.lose_on) } else { Violations::Forgiven },
    })
    .ok()
}

fn input((kind, a, b): (u8, u8, u8)) -> Input {
    use Action::{Block, CallDraw, Keep, Pass, Resign, Undo};
    let column = Column::new(usize::from(a % 14)).filter(|_| a < 255).unwrap_or(Column::MAX);
    let action = match kind / 2 % 16 {
        0..6 => Action::Drop(column),
        6..8 => Action::Pop(column),
        8 => Action::Remove(Cell { column, row: b % 14 }),
        14 => return Input::Invalid,
        15 => match b {
            7 => Resign,
            8 => return Ruling::AgreedDraw.into(),
            9 | 10 => return Ruling::TimeUp(Side::BOTH[usize::from(b - 9)]).into(),
            _ => Keep,
        },
        word => [Undo, Keep, Block, Pass, CallDraw][usize::from(word - 9)],
    };
    action.into()
}

fuzz_target!(|session: Session| {
    let Some(rules) = rules(&session) else { return };
    let mut log = Log::new(rules, ["A", "B"]);
    for &attempt in session.tries.iter().take(400) {
        let turn = log.game().turn();
        let by = if attempt.0 % 2 == 0 { turn } else { turn.other() };
        let input = input(attempt);
        let ends = input.ends_at_once() && log.game().outcome().is_none();
        let legal = ends || log.game().legal_actions().any(|legal| input == legal.into());
        let (before, events_before) = (log.game().clone(), log.events().len());
        match log.enter(by, input) {
            Ok(events) => {
                let violated = events.iter().any(|event| matches!(event, Event::Violated { .. }));
                assert_eq!(legal, !violated || by != turn);
            }
            Err(_) => {
                assert_eq!((log.game(), log.events().len()), (&before, events_before), "a refusal changes nothing");
                assert!(by != turn || !legal);
            }
        }
        assert!(Side::BOTH.iter().all(|&side| log.game().violations(side) >= before.violations(side)));
        let _ = log.game().view();
    }
    assert_eq!(log.replay().as_ref(), Ok(&log), "replay of the log equals the live game");
    let record: Record = Record::from_log(log.clone()).to_string().parse().expect("a record reads back");
    assert_eq!(record.log().events(), log.events());
});
