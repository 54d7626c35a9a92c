//! What can happen at a table, and what cannot.
#![allow(clippy::unwrap_used, clippy::panic)]

use Side::{First, Second};
use four_protocol::{Act, Ask, Clock, Offer, Opened, Person, TableEvent};
use four_rules::{Action, PerSide, Refusal, RuleSet, Side};
use four_server::{Decision, Rejection, Room, StoredEntry};
use proptest::prelude::*;

/// A table set like this, at time 0.
fn table(rules: &str, players: [Person; 2], clock: Option<Clock>) -> Room {
    let rules: RuleSet = rules.parse().unwrap();
    let opened = Opened { rules, players: PerSide(players), clock, previous: None };
    Room::new(vec![line(0, TableEvent::Opened(opened))]).unwrap()
}

fn two(rules: &str) -> Room {
    table(rules, [Person::Human("Ann".into()), Person::Human("Bob".into())], None)
}

fn line(at: u64, what: TableEvent) -> StoredEntry {
    StoredEntry { at, what, request: None, seats: Vec::new() }
}

fn ask(room: &Room, act: Act) -> Ask {
    Ask { id: "x".into(), seen: room.version(), side: None, act }
}

fn decide(room: &Room, by: Side, act: Act) -> Result<Decision, Rejection> {
    room.decide(by, &ask(room, act))
}

/// Does it, as the hall would.
fn act(room: &mut Room, by: Side, act: Act) {
    match decide(room, by, act).unwrap() {
        Decision::Event(what) => room.apply(line(room.version(), what)).unwrap(),
        Decision::Opens(..) => room.apply(line(0, TableEvent::Rematch { game: "next".into() })).unwrap(),
    }
}

fn play(room: &mut Room, moves: &str) {
    for word in moves.split(' ') {
        let by = room.log().game().turn();
        act(room, by, Act::Play(word.parse().unwrap()));
    }
}

#[test]
fn nobody_plays_before_both_are_there() {
    let mut room = table("", [Person::Human("Ann".into()), Person::Free], Some(Clock::Move(5)));
    assert_eq!(decide(&room, First, Act::Play("4".parse().unwrap())), Err(Rejection::NotBegun));
    assert_eq!((room.free(), room.deadline()), (Some(Second), None));
    room.apply(line(9_000, TableEvent::Joined { side: Second, name: "Bob".into() })).unwrap();
    assert_eq!((room.free(), room.deadline()), (None, Some(14_000)), "the clock starts now");
    assert_eq!(room.log().player(Second), "Bob");
    play(&mut room, "4");
}

#[test]
fn a_move_is_for_the_position_that_was_seen() {
    let mut room = two("");
    play(&mut room, "4");
    let late = Ask { seen: 1, ..ask(&room, Act::Play("4".parse().unwrap())) };
    assert_eq!(room.decide(Second, &late), Err(Rejection::Stale));
    for seen in [room.version() + 1, u64::MAX] {
        assert_eq!(
            room.decide(Second, &Ask { seen, ..late.clone() }),
            Err(Rejection::Stale),
            "nobody has seen that"
        );
    }
    // An offer is no other position.
    act(&mut room, First, Act::Offer(Offer::Draw));
    let seen = Ask { seen: 2, ..late };
    assert!(room.decide(Second, &seen).is_ok());
    assert_eq!(room.decide(First, &seen), Err(Rejection::Rules(Refusal::NotYourTurn)));
}

#[test]
fn a_player_cannot_say_what_the_table_says() {
    let room = two("powers");
    for word in ["agreed", "time", "nonsense"] {
        let command: Action = word.parse().unwrap();
        assert!(matches!(decide(&room, First, Act::Play(command)), Err(Rejection::Rules(_))), "{word}");
    }
}

#[test]
fn a_draw_takes_two() {
    let mut room = two("");
    play(&mut room, "4 4 4");
    act(&mut room, First, Act::Offer(Offer::Draw));
    assert_eq!(decide(&room, First, Act::Offer(Offer::Draw)), Err(Rejection::Already));
    act(&mut room, Second, Act::Decline(Offer::Draw));
    assert_eq!(decide(&room, Second, Act::Decline(Offer::Draw)), Err(Rejection::NotOffered));
    act(&mut room, First, Act::Offer(Offer::Draw));
    act(&mut room, Second, Act::Offer(Offer::Draw));
    assert_eq!(room.log().game().outcome().unwrap().to_string(), "a tie: agreed");
    assert_eq!(decide(&room, First, Act::Offer(Offer::Draw)), Err(Rejection::Rules(Refusal::GameOver)));
}

#[test]
fn an_offer_lapses_with_the_next_move() {
    let mut room = two("");
    play(&mut room, "4");
    act(&mut room, First, Act::Offer(Offer::Draw));
    play(&mut room, "4");
    assert!(room.offers().is_empty());
    act(&mut room, Second, Act::Offer(Offer::Draw));
    assert!(!room.is_over(), "an offer of its own, not an answer");
}

#[test]
fn a_move_is_taken_back_for_whoever_asked_first() {
    let mut room = two("");
    assert_eq!(decide(&room, First, Act::Offer(Offer::Undo)), Err(Rejection::NothingBack));
    play(&mut room, "4 4 5");
    act(&mut room, Second, Act::Offer(Offer::Undo));
    act(&mut room, First, Act::Offer(Offer::Undo));
    assert_eq!(room.log().to_moves().as_deref(), Some("4"), "Bob's move, and what came after it");
    assert_eq!(room.log().game().turn(), Second);
    play(&mut room, "3 3");
    assert_eq!(room.log().to_moves().as_deref(), Some("433"));
    assert_eq!(decide(&two("duel"), First, Act::Offer(Offer::Undo)), Err(Rejection::UndoByRules));
}

#[test]
fn moves_are_taken_back_often_and_not_for_ever() {
    let mut room = table("", [Person::Human(String::new()), Person::Computer("3".into())], None);
    play(&mut room, "4");
    for _ in 0..200 {
        act(&mut room, First, Act::Offer(Offer::Undo));
        play(&mut room, "4");
    }
    assert_eq!(decide(&room, First, Act::Offer(Offer::Undo)), Err(Rejection::Enough));
    play(&mut room, "4");
}

#[test]
fn the_computer_lets_moves_be_taken_back_and_plays_to_the_end() {
    let mut room = table("", [Person::Human(String::new()), Person::Computer("3".into())], None);
    play(&mut room, "4 4 5");
    act(&mut room, First, Act::Offer(Offer::Undo));
    assert_eq!(room.log().to_moves().as_deref(), Some("44"));
    assert_eq!(decide(&room, First, Act::Offer(Offer::Draw)), Err(Rejection::NoDraws));
    assert_eq!(decide(&room, First, Act::Offer(Offer::Rematch)), Err(Rejection::NoRematch));
    act(&mut room, First, Act::Play(Action::Resign));
    let Ok(Decision::Opens(opened, _)) = decide(&room, First, Act::Offer(Offer::Rematch)) else { panic!() };
    assert_eq!(opened.players.0, [Person::Computer("3".into()), Person::Human(String::new())]);
}

#[test]
fn time_runs_out_for_whoever_is_to_act() {
    let clock = Clock::Bank { seconds: 10, increment: 0 };
    let mut room = table("", [Person::Human("Ann".into()), Person::Human("Bob".into())], Some(clock));
    room.apply(line(4_000, TableEvent::Played { by: First, command: "4".parse::<Action>().unwrap().into() }))
        .unwrap();
    assert_eq!(room.clocks(5_000).unwrap().left.0, [6_000, 9_000]);
    assert_eq!((room.tick(13_999), room.deadline()), (None, Some(14_000)));
    room.apply(line(14_000, room.tick(14_000).unwrap())).unwrap();
    assert_eq!(room.log().game().outcome().unwrap().winner(), Some(First));
    assert_eq!(room.tick(99_000), None);
    assert_eq!(room.clocks(99_000).unwrap().running, None);
}

#[test]
fn time_is_taken_from_whoever_was_to_act() {
    let clock = Clock::Bank { seconds: 10, increment: 3 };
    for command in ["resign", "agreed"] {
        let mut room = table("", [Person::Human("Ann".into()), Person::Human("Bob".into())], Some(clock));
        room.apply(line(
            1_000,
            TableEvent::Played { by: First, command: "4".parse::<Action>().unwrap().into() },
        ))
        .unwrap();
        room.apply(line(
            5_000,
            TableEvent::Played { by: First, command: command.parse::<Action>().unwrap().into() },
        ))
        .unwrap();
        assert_eq!(room.clocks(9_000).unwrap().left.0, [12_000, 6_000], "{command}");
    }
}

#[test]
fn a_move_that_is_taken_back_has_taken_its_time() {
    let played = |at, by| line(at, TableEvent::Played { by, command: "4".parse::<Action>().unwrap().into() });
    for (clock, left) in
        [(Clock::Move(10), [1_000, 10_000]), (Clock::Bank { seconds: 20, increment: 0 }, [9_000, 17_000])]
    {
        let mut room = table("", [Person::Human("Ann".into()), Person::Computer("3".into())], Some(clock));
        room.apply(played(2_000, First)).unwrap();
        room.apply(played(5_000, Second)).unwrap();
        // It is Ann's turn, and she takes her time to ask.
        room.apply(line(14_000, TableEvent::TookBack { by: First, to: 1 })).unwrap();
        assert_eq!(room.log().game().turn(), First);
        assert_eq!(room.clocks(14_000).unwrap().left.0, left, "{clock:?}");
    }
}

#[test]
fn whoever_blocks_the_other_side_has_time_for_another_turn() {
    let played = |at, word: &str| {
        line(at, TableEvent::Played { by: First, command: word.parse::<Action>().unwrap().into() })
    };
    for (clock, left) in
        [(Clock::Move(10), [10_000, 10_000]), (Clock::Bank { seconds: 10, increment: 3 }, [6_000, 10_000])]
    {
        let mut room =
            table("powers", [Person::Human("Ann".into()), Person::Human("Bob".into())], Some(clock));
        for (at, word) in [(4_000, "4"), (7_000, "block")] {
            room.apply(played(at, word)).unwrap();
        }
        assert_eq!(room.log().game().turn(), First);
        assert_eq!(room.clocks(7_000).unwrap().left.0, left, "{clock:?}");
    }
}

#[test]
fn lines_that_make_no_game_are_none() {
    let good = two("").entries().to_vec();
    let played = |word: &str| {
        line(0, TableEvent::Played { by: First, command: word.parse::<Action>().unwrap().into() })
    };
    for lines in [
        vec![],
        vec![played("4")],
        vec![good[0].clone(), good[0].clone()],
        vec![good[0].clone(), played("9")],
        vec![good[0].clone(), played("4"), played("4")],
    ] {
        assert!(Room::new(lines).is_err());
    }
}

fn any_act() -> impl Strategy<Value = Act> {
    let offer = prop_oneof![Just(Offer::Draw), Just(Offer::Undo), Just(Offer::Rematch)];
    let word = prop_oneof![
        8 => (1u8..8).prop_map(|column| column.to_string()),
        1 => (1u8..8, 1u8..7).prop_map(|(column, row)| format!("x{column}{row}")),
        3 => prop::sample::select(vec!["undo", "keep", "block", "pass", "resign", "p1", "p4", "agreed", "time"])
            .prop_map(str::to_owned),
    ];
    prop_oneof![
        6 => word.prop_map(|word| Act::Play(word.parse().unwrap())),
        2 => offer.clone().prop_map(Act::Offer),
        1 => offer.prop_map(Act::Decline),
    ]
}

proptest! {
    /// Whatever two players try: a room is the sum of its lines, as they come back from a store.
    #[test]
    fn a_room_is_the_sum_of_its_lines(
        rules in prop::sample::select(vec!["standard", "powers", "popout", "duel", "misere", "5x4 connect=3"]),
        acts in prop::collection::vec((prop::bool::ANY, any_act(), 0u64..3), 0..120),
    ) {
        let mut room = two(rules);
        for (first, act, behind) in acts {
            let by = if first { First } else { Second };
            let ask = Ask { seen: room.version().saturating_sub(behind), ..ask(&room, act) };
            match room.decide(by, &ask) {
                Ok(Decision::Event(what)) => room.apply(line(room.version(), what)).unwrap(),
                Ok(Decision::Opens(opened, _)) => prop_assert!(room.is_over() && opened.players[First] == *room.player(Second)),
                Err(_) => {}
            }
        }
        let kept = serde_json::to_string(room.entries()).unwrap();
        let again = Room::new(serde_json::from_str(&kept).unwrap()).unwrap();
        prop_assert_eq!(again.entries(), room.entries());
        prop_assert_eq!(again.log(), room.log());
        prop_assert_eq!(again.made(), room.made());
        prop_assert_eq!(&room.made().last().unwrap().board, room.log().game().board());
        prop_assert_eq!(again.offers(), room.offers());
        for by in Side::BOTH {
            let known = |offer: &Offer| {
                matches!(decide(&room, by, Act::Offer(*offer)), Ok(_) | Err(Rejection::Already))
            };
            let can: Vec<_> = Offer::ALL.into_iter().filter(known).collect();
            prop_assert_eq!(room.can_offer(by), can, "what can be offered is what is not refused");
        }
        prop_assert_eq!(room.log().replay(), Ok(room.log().clone()));
    }
}
