//! Rooms: what requests lead to, what is rejected, clocks, and entries read back from a store.

#![allow(clippy::unwrap_used, clippy::panic)]

use Side::{First, Second};
use four_protocol::{Act, Ask, Clock, Offer, Opened, Person, TableEvent};
use four_rules::{Action, Outcome, PerSide, Refusal, RuleSet, Ruling, Side, Tie};
use four_server::{Decision, Rejection, Room, SavedEntry, StoredEntry};
use proptest::prelude::*;

/// A room opened at time 0.
fn room(rules: &str, players: [Person; 2], clock: Option<Clock>) -> Room {
    let rules: RuleSet = rules.parse().unwrap();
    let opened = Opened { rules, players: PerSide(players), clock, previous: None, score: None };
    Room::new(vec![entry(0, TableEvent::Opened(opened)).into()]).unwrap()
}

fn two(rules: &str) -> Room {
    room(rules, [Person::Human("Ann".into()), Person::Human("Bob".into())], None)
}

fn entry(at: u64, what: TableEvent) -> StoredEntry {
    StoredEntry::new(at, what)
}

fn ask(room: &Room, act: Act) -> Ask {
    Ask { id: "x".into(), seen: room.version(), side: None, act }
}

fn decide(room: &Room, by: Side, act: Act) -> Result<Decision, Rejection> {
    room.decide(by, &ask(room, act))
}

/// Decides and applies a request, as `Games` does.
fn act(room: &mut Room, by: Side, act: Act) {
    match decide(room, by, act).unwrap() {
        Decision::Event(what) => room.apply(entry(room.version(), what)),
        Decision::Opens(..) => room.apply(entry(0, TableEvent::Rematch { game: "next".into() })),
    }
}

fn play(room: &mut Room, moves: &str) {
    for word in moves.split(' ') {
        let by = room.game().turn();
        act(room, by, Act::Play(word.parse().unwrap()));
    }
}

/// Applies an action at a time.
fn play_at(room: &mut Room, at: u64, by: Side, action: &str) {
    let what = room.play(by, action.parse().unwrap()).unwrap();
    room.apply(entry(at, what));
}

#[test]
fn a_game_begins_when_both_seats_are_taken() {
    let mut room = room("", [Person::Human("Ann".into()), Person::Free], Some(Clock::Move(5)));
    assert_eq!(decide(&room, First, Act::Play("4".parse().unwrap())), Err(Rejection::NotBegun));
    assert_eq!((room.free(), room.deadline()), (Some(Second), None));
    room.apply(entry(9_000, TableEvent::Joined { side: Second, name: "Bob".into() }));
    assert_eq!((room.free(), room.deadline()), (None, None), "the clock starts with the first move");
    assert_eq!(room.name(Second), "Bob");
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
            "this version does not exist yet"
        );
    }
    // An offer does not change the position.
    act(&mut room, First, Act::Offer(Offer::Draw));
    let seen = Ask { seen: 2, ..late };
    assert!(room.decide(Second, &seen).is_ok());
    assert_eq!(room.decide(First, &seen), Err(Rejection::Rules(Refusal::NotYourTurn)));
}

#[test]
fn a_draw_needs_both_players() {
    let mut room = two("");
    play(&mut room, "4 4 4");
    act(&mut room, First, Act::Offer(Offer::Draw));
    assert_eq!(decide(&room, First, Act::Offer(Offer::Draw)), Err(Rejection::AlreadyOffered));
    act(&mut room, Second, Act::Decline(Offer::Draw));
    assert_eq!(decide(&room, Second, Act::Decline(Offer::Draw)), Err(Rejection::NotOffered));
    act(&mut room, First, Act::Offer(Offer::Draw));
    act(&mut room, Second, Act::Offer(Offer::Draw));
    assert_eq!(room.game().outcome(), Some(&Outcome::Tie(Tie::Agreed)));
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
    assert!(!room.is_over(), "this is a new offer, not an acceptance");
}

#[test]
fn the_move_of_the_side_that_asked_first_is_taken_back() {
    let mut room = two("");
    assert_eq!(decide(&room, First, Act::Offer(Offer::Undo)), Err(Rejection::NothingToTakeBack));
    play(&mut room, "4 4 5");
    act(&mut room, Second, Act::Offer(Offer::Undo));
    act(&mut room, First, Act::Offer(Offer::Undo));
    assert_eq!(
        room.log().unwrap().to_moves().as_deref(),
        Some("4"),
        "without Bob's move and the one after it"
    );
    assert_eq!(room.game().turn(), Second);
    play(&mut room, "3 3");
    assert_eq!(room.log().unwrap().to_moves().as_deref(), Some("433"));
    assert_eq!(decide(&two("duel"), First, Act::Offer(Offer::Undo)), Err(Rejection::UndoByRules));
}

#[test]
fn take_backs_are_limited() {
    let mut room = room("", [Person::Human(String::new()), Person::Computer("3".into())], None);
    play(&mut room, "4");
    for _ in 0..200 {
        act(&mut room, First, Act::Offer(Offer::Undo));
        play(&mut room, "4");
    }
    assert_eq!(decide(&room, First, Act::Offer(Offer::Undo)), Err(Rejection::TooManyEntries));
    play(&mut room, "4");
}

#[test]
fn the_computer_accepts_take_backs_and_refuses_draws() {
    let mut room = room("", [Person::Human(String::new()), Person::Computer("3".into())], None);
    play(&mut room, "4 4 5");
    act(&mut room, First, Act::Offer(Offer::Undo));
    assert_eq!(room.log().unwrap().to_moves().as_deref(), Some("44"));
    assert_eq!(decide(&room, First, Act::Offer(Offer::Draw)), Err(Rejection::NoDraws));
    assert_eq!(decide(&room, First, Act::Offer(Offer::Rematch)), Err(Rejection::NoRematch));
    act(&mut room, First, Act::Play(Action::Resign));
    let Ok(Decision::Opens(opened, _)) = decide(&room, First, Act::Offer(Offer::Rematch)) else { panic!() };
    assert_eq!(opened.players.0, [Person::Computer("3".into()), Person::Human(String::new())]);
}

#[test]
fn time_runs_out_for_the_side_to_act() {
    let clock = Clock::Bank { seconds: 10, increment: 0 };
    let mut room = room("", [Person::Human("Ann".into()), Person::Human("Bob".into())], Some(clock));
    play_at(&mut room, 4_000, First, "4");
    assert_eq!(room.clocks(5_000).unwrap().left.0, [6_000, 9_000]);
    assert_eq!((room.tick(13_999), room.deadline()), (None, Some(14_000)));
    room.apply(entry(14_000, room.tick(14_000).unwrap()));
    assert_eq!(room.game().outcome().unwrap().winner(), Some(First));
    assert_eq!(room.tick(99_000), None);
    assert_eq!(room.clocks(99_000).unwrap().running, None);
}

#[test]
fn no_clock_runs_for_the_first_move_of_who_opened_the_game() {
    let mut room = room("", [Person::Free, Person::Human("Ann".into())], Some(Clock::Move(10)));
    room.apply(entry(1_000, TableEvent::Joined { side: First, name: "Bob".into() }));
    play_at(&mut room, 2_000, First, "4");
    assert_eq!((room.tick(99_000), room.clocks(99_000).unwrap().running), (None, None));
    play_at(&mut room, 99_000, Second, "4");
    assert_eq!(room.clocks(99_000).unwrap().running, Some(First));
    play_at(&mut room, 100_000, First, "4");
    assert_eq!(room.clocks(100_000).unwrap().running, Some(Second));
}

#[test]
fn a_rematch_keeps_the_score_by_player() {
    let mut room = two("");
    assert_eq!(room.score(), None);
    play(&mut room, "1 2 1 2 1 2 1");
    act(&mut room, First, Act::Offer(Offer::Rematch));
    let Ok(Decision::Opens(opened, _)) = decide(&room, Second, Act::Offer(Offer::Rematch)) else { panic!() };
    assert_eq!(opened.score, Some(PerSide([0, 1])), "the first player won and plays second now");
    let mut next = Room::new(vec![entry(0, TableEvent::Opened(*opened)).into()]).unwrap();
    assert_eq!(next.score(), Some(PerSide([0, 1])));
    play(&mut next, "1 2 1 2 1 2 1");
    assert_eq!(next.score(), Some(PerSide([1, 1])));
}

#[test]
fn help_is_noted_once_for_a_side() {
    let mut room = two("");
    play(&mut room, "4");
    let late = Ask { seen: 1, ..ask(&room, Act::Help) };
    let Ok(Decision::Event(what)) = room.decide(First, &late) else { panic!() };
    room.apply(entry(1, what));
    assert_eq!(room.helped(), PerSide([true, false]));
    assert_eq!(decide(&room, First, Act::Help), Err(Rejection::AlreadyOffered));
    // It changes nothing on the board: a move that did not see it is played.
    let ask = Ask { seen: room.version() - 1, ..ask(&room, Act::Play("4".parse().unwrap())) };
    assert!(room.decide(Second, &ask).is_ok());
}

#[test]
fn no_clock_runs_before_the_first_move() {
    let clock = Clock::Move(10);
    let mut room = room("", [Person::Human("Ann".into()), Person::Human("Bob".into())], Some(clock));
    assert_eq!((room.tick(99_000), room.clocks(99_000).unwrap().running), (None, None));
    play_at(&mut room, 99_000, First, "4");
    assert_eq!(room.clocks(99_000).unwrap().running, Some(Second));
    assert_eq!(room.deadline(), Some(109_000));
}

#[test]
fn an_ending_charges_the_side_to_act() {
    let clock = Clock::Bank { seconds: 10, increment: 3 };
    for resigns in [true, false] {
        let mut room = room("", [Person::Human("Ann".into()), Person::Human("Bob".into())], Some(clock));
        play_at(&mut room, 1_000, First, "4");
        let end = if resigns { room.play(First, Action::Resign) } else { room.rule(Ruling::AgreedDraw) };
        room.apply(entry(5_000, end.unwrap()));
        assert_eq!(room.clocks(9_000).unwrap().left.0, [12_000, 6_000], "{resigns}");
    }
}

#[test]
fn a_take_back_does_not_give_time_back() {
    for (clock, left) in
        [(Clock::Move(10), [1_000, 10_000]), (Clock::Bank { seconds: 20, increment: 0 }, [9_000, 17_000])]
    {
        let mut room = room("", [Person::Human("Ann".into()), Person::Computer("3".into())], Some(clock));
        play_at(&mut room, 2_000, First, "4");
        play_at(&mut room, 5_000, Second, "4");
        // Ann's clock runs until she undoes the move.
        room.apply(entry(14_000, TableEvent::TookBack { by: First, to: 1 }));
        assert_eq!(room.game().turn(), First);
        assert_eq!(room.clocks(14_000).unwrap().left.0, left, "{clock:?}");
    }
}

#[test]
fn a_side_that_blocks_the_other_has_the_time_of_another_turn() {
    for (clock, left) in
        [(Clock::Move(10), [10_000, 10_000]), (Clock::Bank { seconds: 10, increment: 3 }, [6_000, 10_000])]
    {
        let mut room =
            room("powers", [Person::Human("Ann".into()), Person::Human("Bob".into())], Some(clock));
        for (at, word) in [(4_000, "4"), (7_000, "block")] {
            play_at(&mut room, at, First, word);
        }
        assert_eq!(room.game().turn(), First);
        assert_eq!(room.clocks(7_000).unwrap().left.0, left, "{clock:?}");
    }
}

/// Entries as a database returns them.
fn saved(rows: &[String]) -> Vec<SavedEntry> {
    rows.iter().map(|row| serde_json::from_str(row).unwrap()).collect()
}

#[test]
fn corrupt_entries_are_found() {
    let mut room = two("");
    play(&mut room, "4 4");
    let rows: Vec<String> =
        room.entries().iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    assert_eq!(Room::new(saved(&rows)).unwrap(), room);
    let [opened, first, second] = &rows[..] else { panic!("{rows:?}") };
    let column = |row: &String| row.replace(r#""action":"4""#, r#""action":"9""#);
    let elsewhere = |row: &String| row.replace(r#""at":"41""#, r#""at":"42""#);
    let back = r#"{"at":9,"what":{"took_back":{"by":"first","to":9}}}"#.to_owned();
    for rows in [
        vec![],
        vec![first.clone()],
        vec![opened.clone(), opened.clone()],
        vec![opened.clone(), second.clone()],
        vec![opened.clone(), first.clone(), first.clone()],
        vec![opened.clone(), column(first)],
        vec![opened.clone(), elsewhere(first)],
        vec![opened.clone(), first.clone(), back],
    ] {
        assert!(Room::new(saved(&rows)).is_err(), "{rows:#?}");
    }
}

/// While servers are upgraded one after the other, an older one reads what a newer one writes.
#[test]
fn fields_of_a_newer_program_are_read_past() {
    let mut room = two("");
    play(&mut room, "4 4");
    let newer = |entry: &StoredEntry| {
        let row = serde_json::to_string(entry).unwrap();
        let row = row.replacen('{', r#"{"later":{"list":[1,"two"]},"#, 1);
        row.replace(r#""action":"4""#, r#""mood":"good","action":"4""#)
    };
    let rows: Vec<String> = room.entries().iter().map(newer).collect();
    assert!(rows[1].contains("mood"), "{rows:?}");
    assert_eq!(Room::new(saved(&rows)).unwrap(), room);
}

/// A row as a program of the future writes it.
fn newer(what: &str) -> SavedEntry {
    serde_json::from_str(&format!(r#"{{"v":{},"at":9,"later":1,"what":{what}}}"#, StoredEntry::FORMAT + 1))
        .unwrap()
}

#[test]
fn events_of_a_newer_program_are_read_past_if_they_do_not_concern_the_game() {
    let mut room = two("");
    play(&mut room, "4 4");
    let before = room.clone();
    for what in
        [r#"{"cheered":{"by":["Eve"]}}"#, r#""paused""#, r#"{"offered":{"by":"first","offer":"adjourn"}}"#]
    {
        let entry = room.check(newer(what)).unwrap();
        assert_eq!(
            serde_json::to_value(&entry.what).unwrap(),
            serde_json::from_str::<serde_json::Value>(what).unwrap()
        );
        room.apply(entry);
    }
    assert_eq!((room.version(), room.game()), (before.version() + 3, before.game()));
    // A move counts, whatever else is said about it.
    let more = r#"{"played":{"by":"first","action":"5","events":[{"dropped":{"by":"first","at":"51","colour":"gold"}}]}}"#;
    let entry = room.check(newer(more)).unwrap();
    assert_eq!(entry.what, before.play(First, "5".parse().unwrap()).unwrap());
    room.apply(entry);
    play(&mut room, "5");
    assert_eq!(room.game().moves(), 4);
    assert_eq!(room.broken_link(), None);
    // What stands in the database says which program wrote it.
    let saved: Vec<SavedEntry> = room.entries().iter().cloned().map(SavedEntry::from).collect();
    assert_eq!(Room::new(saved).unwrap(), room);
}

#[test]
fn what_only_a_newer_program_can_know_of_a_game_is_not_guessed() {
    let room = two("");
    for what in [
        r#"{"played":{"by":"first","action":"teleport 4","events":[]}}"#,
        r#"{"played":{"by":"second","action":"4","events":[{"sparkled":{}}]}}"#,
        r#"{"ruled":{"ruling":"adjourned","events":[]}}"#,
        r#"{"took_back":{"by":"first","to":"the start"}}"#,
    ] {
        let error = room.check(newer(what)).unwrap_err();
        assert!(error.why.contains("only a newer program knows"), "{error}");
    }
    // Without a version, or with one that this program knows, an unknown event is damage.
    for version in ["", r#""v":1,"#, r#""v":2,"#] {
        let row = format!(r#"{{{version}"at":9,"what":{{"cheered":{{}}}}}}"#);
        assert!(room.check(serde_json::from_str(&row).unwrap()).is_err(), "{row}");
    }
}

#[test]
fn every_entry_says_the_version_of_its_format() {
    let mut room = two("");
    play(&mut room, "4");
    for entry in room.entries() {
        let row = serde_json::to_value(entry).unwrap();
        assert_eq!(row["v"], StoredEntry::FORMAT, "{row}");
    }
}

/// Every `.jsonl` file in `tests/old` is a game of an older program: the rows of its database, one per line.
#[test]
fn games_of_older_programs_are_read_and_can_go_on() {
    let mut read = 0;
    for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/old")).unwrap() {
        let path = file.unwrap().path();
        let rows: Vec<String> = std::fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut room = Room::new(saved(&rows)).unwrap();
        assert_eq!(room.version(), rows.len() as u64);
        assert_eq!(room.log().unwrap().game(), room.game(), "{name}");
        let outcome = room.game().outcome().cloned();
        match name.as_str() {
            "agreed" => assert_eq!(outcome, Some(Outcome::Tie(Tie::Agreed))),
            "time" => assert!(matches!(outcome, Some(Outcome::TimedOut { .. }))),
            "resigned" | "rematch" => assert!(matches!(outcome, Some(Outcome::Resigned { .. }))),
            "line" => assert!(matches!(outcome, Some(Outcome::Line { .. }))),
            _ => {
                assert_eq!(outcome, None, "{name}");
                let (turn, version) = (room.game().turn(), room.version());
                let action = room.game().legal_actions().next().unwrap();
                act(&mut room, turn, Act::Play(action));
                assert_eq!(room.version(), version + 1);
            }
        }
        // Entries that are saved from now on need no completion.
        let again: Vec<SavedEntry> = room.entries().iter().cloned().map(SavedEntry::from).collect();
        assert_eq!(Room::new(again).unwrap(), room, "{name}");
        read += 1;
    }
    assert!(read >= 6, "{read}");
}

fn any_act() -> impl Strategy<Value = Act> {
    let offer = prop_oneof![Just(Offer::Draw), Just(Offer::Undo), Just(Offer::Rematch)];
    let word = prop_oneof![
        8 => (1u8..8).prop_map(|column| column.to_string()),
        1 => (1u8..8, 1u8..7).prop_map(|(column, row)| format!("x{column}{row}")),
        3 => prop::sample::select(vec!["undo", "keep", "block", "pass", "resign", "p1", "p4"])
            .prop_map(str::to_owned),
    ];
    prop_oneof![
        6 => word.prop_map(|word| Act::Play(word.parse().unwrap())),
        2 => offer.clone().prop_map(Act::Offer),
        1 => offer.prop_map(Act::Decline),
        1 => Just(Act::Help),
    ]
}

proptest! {
    /// After any requests, a room equals the room of its saved entries.
    #[test]
    fn a_room_is_the_sum_of_its_entries(
        rules in prop::sample::select(vec!["standard", "powers", "popout", "duel", "misere", "5x4 connect=3"]),
        acts in prop::collection::vec((prop::bool::ANY, any_act(), 0u64..3), 0..120),
    ) {
        let mut room = two(rules);
        for (first, act, behind) in acts {
            let by = if first { First } else { Second };
            let ask = Ask { seen: room.version().saturating_sub(behind), ..ask(&room, act) };
            match room.decide(by, &ask) {
                Ok(Decision::Event(what)) => room.apply(entry(room.version(), what)),
                Ok(Decision::Opens(opened, _)) => prop_assert!(room.is_over() && opened.players[First] == *room.player(Second)),
                Err(_) => {}
            }
        }
        let kept = serde_json::to_string(room.entries()).unwrap();
        let again = Room::new(serde_json::from_str(&kept).unwrap()).unwrap();
        prop_assert_eq!(&again, &room);
        prop_assert_eq!(room.boards().last().unwrap(), room.game().board());
        for by in Side::BOTH {
            let known = |offer: &Offer| {
                matches!(decide(&room, by, Act::Offer(*offer)), Ok(_) | Err(Rejection::AlreadyOffered))
            };
            let can: Vec<_> = Offer::ALL.into_iter().filter(known).collect();
            prop_assert_eq!(room.can_offer(by), can, "`can_offer` lists what is not refused");
        }
        let log = room.log().unwrap();
        prop_assert_eq!(log.game(), room.game());
    }
}

#[test]
fn a_move_is_taken_back_also_in_a_long_game() {
    let mut room = two("popout");
    let here = ["1", "2", "3", "4", "5", "6", "7", "p1", "p2", "p3", "p4", "p5", "p6", "p7"];
    let mut number = 0_usize;
    while room.version() < 400 && !room.is_over() {
        number += 1;
        let by = room.game().turn();
        let moves = (0..here.len()).map(|step| here[(number * 5 + step * 3) % here.len()].parse().unwrap());
        let wanted = moves.filter(|&action| {
            room.play(by, action).is_ok_and(|what| {
                let ends = |event: &four_rules::Event| matches!(event, four_rules::Event::Ended(_));
                !what.events().iter().any(ends)
            })
        });
        let Some(action) = wanted.collect::<Vec<Action>>().first().copied() else { break };
        act(&mut room, by, Act::Play(action));
        // Now and then a few moves are taken back, also across what was kept.
        if number % 71 == 70 {
            for _ in 0..9 {
                let by = room.game().turn();
                act(&mut room, by, Act::Offer(Offer::Undo));
                act(&mut room, by.other(), Act::Offer(Offer::Undo));
            }
        }
        assert_eq!(room.log().unwrap().game(), room.game(), "after {number}");
    }
    // Moves were taken back from 70 to 61, and 64 were kept.
    assert!(room.version() > 100, "{}", room.version());
    let saved: Vec<SavedEntry> = room.entries().iter().cloned().map(SavedEntry::from).collect();
    assert_eq!(Room::new(saved).unwrap(), room);
}

#[test]
fn offers_have_a_limit_of_their_own() {
    let mut room = two("");
    play(&mut room, "4");
    for _ in 0..100 {
        act(&mut room, First, Act::Offer(Offer::Undo));
        act(&mut room, First, Act::Decline(Offer::Undo));
    }
    assert_eq!(decide(&room, First, Act::Offer(Offer::Undo)), Err(Rejection::TooManyEntries));
    assert!(decide(&room, Second, Act::Offer(Offer::Draw)).is_ok(), "the other side has its own");
    assert!(decide(&room, Second, Act::Play("4".parse().unwrap())).is_ok());
}

#[test]
fn the_chain_shows_what_was_changed() {
    let mut room = two("");
    play(&mut room, "4 4 5");
    assert_eq!(room.chain(0), "");
    assert_ne!(room.chain(1), room.chain(2));
    let (mut other, mut same) = (two(""), two(""));
    play(&mut other, "4 3 5");
    play(&mut same, "4 4 5");
    assert_eq!((room.chain(2) == other.chain(2), room.chain(3) == other.chain(3)), (true, false));
    assert_ne!(room.chain(4), other.chain(4), "and so is everything after it");
    assert_eq!(room.chain(4), same.chain(4));
}
