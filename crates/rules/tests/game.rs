//! The rules one by one: given these moves, when a player does this, then that happens.

#![allow(clippy::unwrap_used, clippy::panic)]

use four_rules::{
    Action, Awaiting, Board, Cell, Column, Event, Game, Input, Log, Mistake, Outcome, Power, Refusal, Rules,
    Ruling, Side, Tie,
};

use Action::{Block, CallDraw, Keep, Pass, Resign, Undo};
use Side::{First, Second};

/// A game after some words: columns, or other inputs as records write them.
struct Given(Log);

fn given(rules: &str, words: &str) -> Given {
    let mut log = Log::new(rules.parse().unwrap(), ["Red", "Yellow"]);
    for word in words.split_whitespace() {
        let by = log.game().turn();
        match Input::parse(by, word).unwrap() {
            Input::Action(action) => log.play_declining(action),
            input => log.enter(by, input),
        }
        .unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
    }
    Given(log)
}

/// A game going on from a picture.
fn from_picture(rules: &str, turn: Side, rows: &str) -> Game {
    let rules: Rules = rules.parse().unwrap();
    let board = Board::from_openspiel(rows, *rules.values()).unwrap();
    let rules = rules.resized(board.grid().columns().into(), board.grid().rows().into()).unwrap();
    Game::from_board(rules, board, turn).unwrap()
}

impl Given {
    fn game(&self) -> &Game {
        self.0.game()
    }

    fn when(self, action: Action) -> Result<Vec<Event>, Refusal> {
        self.game().decide(self.game().turn(), action)
    }

    fn when_invalid(self) -> Result<Vec<Event>, Refusal> {
        self.game().decide_invalid(self.game().turn())
    }
}

fn column(number: usize) -> Column {
    Column::new(number - 1).unwrap()
}

fn drop(number: usize) -> Action {
    Action::Drop(column(number))
}

fn pop(number: usize) -> Action {
    Action::Pop(column(number))
}

fn remove(cell: &str) -> Action {
    Action::Remove(cell.parse().unwrap())
}

fn mistake<T>(mistake: Mistake) -> Result<T, Refusal> {
    Err(Refusal::Mistake(mistake))
}

fn winner_and_cells(event: &Event) -> (Side, String) {
    let Event::Ended(Outcome::Line { winner, cells, .. }) = event else { panic!("{event:?}") };
    (*winner, cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "))
}

#[test]
fn a_drop_falls_and_passes_the_turn() {
    let at = "42".parse().unwrap();
    let events = vec![Event::Dropped { by: Second, at }, Event::TurnPassed { to: First }];
    assert_eq!(given("standard", "4").when(drop(4)), Ok(events));
}

#[test]
fn wrong_moves_are_refused_where_mistakes_are_forgiven() {
    let full = column(4);
    assert_eq!(given("standard", "4 4 4 4 4 4").when(drop(4)), mistake(Mistake::ColumnFull(full)));
    assert_eq!(given("standard", "").when(drop(8)), mistake(Mistake::NoSuchColumn(column(8))));
    assert_eq!(given("standard", "").when_invalid(), mistake(Mistake::NotAnAction));
    assert_eq!(given("standard", "4").when(pop(4)), mistake(Mistake::NoSuchPower(Power::Pop)));
    assert_eq!(given("standard", "4").when(remove("41")), mistake(Mistake::NoSuchPower(Power::Remove)));
    assert_eq!(given("standard", "4").when(CallDraw), mistake(Mistake::NoDrawToCall));
    assert_eq!(given("standard", "4").when(Undo), Err(Refusal::NotNow(Awaiting::Move)));
    let game = given("standard", "4");
    assert_eq!(game.game().decide(First, drop(4)), Err(Refusal::NotYourTurn));
}

#[test]
fn lines_in_every_direction_win_with_all_their_cells() {
    for (moves, cells) in [
        ("1 2 1 2 1 2 1", "11 12 13 14"),
        ("1 1 2 2 3 3 4", "11 21 31 41"),
        ("1 2 2 3 3 4 3 4 4 6 4", "11 22 33 44"),
        ("7 6 6 5 5 4 5 4 4 2 4", "44 53 62 71"),
        ("1 1 2 2 3 3 5 5 6 6 7 7 4", "11 21 31 41 51 61 71"),
    ] {
        let game = given("standard", moves);
        assert_eq!(winner_and_cells(game.0.events().last().unwrap()), (First, cells.into()), "{moves}");
        assert_eq!(game.when(drop(1)), Err(Refusal::GameOver));
    }
}

#[test]
fn the_last_disc_can_win() {
    let moves = "211131416572345677654327654322345677654321";
    let log = Log::from_moves(Rules::default(), moves).unwrap();
    assert!(log.game().board().is_full());
    assert_eq!(log.game().outcome().unwrap().winner(), Some(Second));
}

#[test]
fn a_full_board_is_a_tie() {
    let game = from_picture("standard", Second, "xo.x\nxoxo\noxox\noxox\n");
    let tie = Event::Ended(Outcome::Tie(Tie::Full));
    assert_eq!(game.decide(Second, drop(3)).unwrap()[1], tie);
}

#[test]
fn misere_lines_lose() {
    let game = given("misere", "1 2 1 2 1 2 1");
    assert_eq!(winner_and_cells(game.0.events().last().unwrap()), (Second, "11 12 13 14".into()));
}

#[test]
fn either_side_can_resign_at_any_time() {
    let game = given("standard", "4");
    for loser in Side::BOTH {
        let ended = Event::Ended(Outcome::Resigned { loser });
        assert_eq!(game.game().decide(loser, Resign), Ok(vec![ended]));
    }
}

#[test]
fn rulings_end_the_game_at_any_time() {
    let agreed = Event::Ended(Outcome::Tie(Tie::Agreed));
    for (rules, words, awaiting) in [
        ("standard", "4", Awaiting::Move),
        ("powers", "4 4 1", Awaiting::Undo),
        ("powers", "4 4 1 keep", Awaiting::Block),
    ] {
        let game = given(rules, words);
        assert_eq!(game.game().awaiting(), awaiting);
        assert_eq!(game.game().decide_ruling(Ruling::AgreedDraw), Ok(vec![agreed.clone()]));
        for loser in Side::BOTH {
            let late = Event::Ended(Outcome::TimedOut { loser });
            assert_eq!(game.game().decide_ruling(Ruling::TimeUp(loser)), Ok(vec![late]));
        }
    }
    let over = given("standard", "4 agreed");
    assert_eq!(over.game().outcome(), Some(&Outcome::Tie(Tie::Agreed)));
    assert_eq!(over.game().decide_ruling(Ruling::TimeUp(First)), Err(Refusal::GameOver));
    let late = given("standard", "4 time");
    assert_eq!(late.game().outcome(), Some(&Outcome::TimedOut { loser: Second }));
}

#[test]
fn the_log_notes_rulings_for_the_side_they_are_about() {
    for (ruling, noted) in [(Ruling::AgreedDraw, Second), (Ruling::TimeUp(First), First)] {
        let Given(mut log) = given("standard", "4");
        log.rule(ruling).unwrap();
        assert_eq!(log.inputs().last(), Some(&(noted, Input::Ruling(ruling))));
        assert_eq!(log.replay(), Ok(log));
    }
}

#[test]
fn declining_comes_before_what_does_not_answer() {
    let Given(mut log) = given("powers", "4 4 1");
    let Given(mut same) = given("powers", "4 4 1 keep pass");
    assert_eq!(log.play_declining(drop(1)), same.play(Second, drop(1)));
    assert_eq!(log, same);
    let Given(mut open) = given("powers", "4 4 1");
    let mut game = open.game().clone();
    open.decline_offers();
    game.decline_offers();
    assert_eq!((open.game().awaiting(), open.game()), (Awaiting::Move, &game));
    assert_eq!(given("powers", "4 4 1 resign").0.inputs().len(), 6, "a resignation leaves the offer open");
}

#[test]
fn a_log_knows_every_position_it_went_through() {
    let Given(log) = given("powers", "4 4 1 undo 2 4 resign");
    for inputs in 0..=log.inputs().len() {
        let before = log.truncated(inputs);
        assert_eq!(before.replay().as_ref(), Ok(&before));
        assert_eq!(before.game(), &log.position_after(inputs));
        assert_eq!(before.inputs(), &log.inputs()[..inputs]);
    }
    assert_eq!(log.truncated(99), log);
    let steps: Vec<_> = log.steps().collect();
    let words: Vec<_> = steps.iter().map(|step| step.input.to_string()).collect();
    assert_eq!(words, ["4", "4", "1", "undo", "2", "4", "resign"]);
    assert!(steps.windows(2).all(|pair| pair[0].after == pair[1].before));
    assert_eq!(steps.iter().flat_map(|step| step.events).count(), log.events().len());
    assert_eq!(steps.last().map(|step| &step.after), Some(log.game()));
}

#[test]
fn popping_moves_the_column_down() {
    let game = from_picture("popout", First, "....\n.o..\n.x..\n.xo.\n");
    let mut after = game.clone();
    game.decide(First, pop(2)).unwrap().iter().for_each(|event| after.apply(event));
    assert_eq!(after.board().to_string(), "....\n....\n.o..\n.xo.\n");
    assert_eq!(game.decide(First, pop(3)), mistake(Mistake::NotYourDisc(column(3))));
    assert_eq!(game.decide(First, pop(4)), mistake(Mistake::NotYourDisc(column(4))));
}

#[test]
fn a_pop_that_completes_lines_of_both_wins_for_the_mover() {
    // Popping column 4 brings down both o and x into the gaps.
    let game = from_picture("popout", First, "....\n...x\nxxxo\nooox\n");
    assert_eq!(winner_and_cells(&game.decide(First, pop(4)).unwrap()[1]), (First, "12 22 32 42".into()));
    let game = from_picture("popout", First, "....\n....\nxx.o\nooox\n");
    assert_eq!(winner_and_cells(&game.decide(First, pop(4)).unwrap()[1]), (Second, "11 21 31 41".into()));
}

#[test]
fn a_full_popout_board_may_be_called_a_draw_or_popped() {
    let game = from_picture("popout", First, "xoox\noxxo\nxoox\noxxo\n");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.decide(First, CallDraw), Ok(vec![Event::Ended(Outcome::Tie(Tie::Called))]));
    let legal: Vec<_> = game.legal_actions().map(|action| action.to_string()).collect();
    assert_eq!(legal, ["p2", "p3", "draw", "resign"]);
}

#[test]
fn the_third_time_a_position_comes_up_is_a_tie() {
    let game = given("popout", "1 2 p1 p2 1 2 p1");
    assert_eq!(game.game().outcome(), None);
    let ended = Event::Ended(Outcome::Tie(Tie::Repetition));
    assert_eq!(game.when(pop(2)).unwrap().last(), Some(&ended), "the empty board");
}

#[test]
fn duel_asks_about_every_move_but_the_first_of_the_game() {
    assert_eq!(given("duel", "4").game().awaiting(), Awaiting::Move);
    assert_eq!(given("duel", "4 4").game().awaiting(), Awaiting::Undo);
    assert_eq!(
        given("duel", "4 4 undo").game().board().to_string(),
        given("duel", "4").game().board().to_string()
    );
    assert_eq!(given("duel", "4 4 undo 4").game().awaiting(), Awaiting::Undo);
    assert_eq!(given("duel", "4 4").when(drop(1)), Err(Refusal::NotNow(Awaiting::Undo)));
}

#[test]
fn an_undo_brings_back_the_last_disc_before() {
    let last = |words| given("duel", words).game().last().map(|cell| cell.to_string());
    assert_eq!(last("4 5"), Some("51".into()));
    assert_eq!(last("4 5 undo"), Some("41".into()));
}

#[test]
fn a_game_that_goes_on_for_ever_is_a_tie_after_a_thousand_moves() {
    for rules in ["20x5 connect=20 popout", "20x5 connect=20 popout undo=1 settle=after-undo"] {
        let mut log = Log::new(rules.parse().unwrap(), ["Red", "Yellow"]);
        let mut random = 1_u64;
        while log.game().outcome().is_none() {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let legal: Vec<_> =
                log.game().legal_actions().filter(|&c| !matches!(c, Resign | Undo | CallDraw)).collect();
            log.play(log.game().turn(), legal[(random >> 33) as usize % legal.len()]).unwrap();
        }
        assert_eq!(log.game().outcome(), Some(&Outcome::Tie(Tie::TooLong)), "{rules}");
        assert_eq!(log.game().moves(), Game::MAX_MOVES, "{rules}");
    }
}

#[test]
fn duel_lets_a_winning_move_be_taken_back() {
    let won = "1 2 1 2 1 2 1";
    assert_eq!(given("duel", won).game().outcome(), None);
    assert_eq!(winner_and_cells(&given("duel", won).when(Keep).unwrap()[0]).0, First);
    assert_eq!(given("duel", &format!("{won} undo")).game().turn(), First);
}

#[test]
fn duel_has_only_one_answer_once_the_undos_are_spent() {
    let game = given("duel", "4 4 undo 4 undo 4 undo 4");
    assert_eq!((game.game().awaiting(), game.game().charges(Second).undo), (Awaiting::Undo, 0));
    assert_eq!(game.game().forced_answer(), Some(Keep));
    assert_eq!(given("duel", "4 4").game().forced_answer(), None);
}

#[test]
fn the_third_violation_of_a_duel_loses() {
    let violations = |words| given("duel", words).when_invalid().unwrap();
    assert_eq!(violations("nonsense").len(), 1);
    let ended = Event::Ended(Outcome::Disqualified { loser: First });
    assert_eq!(violations("nonsense 8").last(), Some(&ended), "a wrong column counts as much as nonsense");
}

#[test]
fn powers_wants_each_first_disc_in_the_centre() {
    let decided = [drop(1), remove("41")].map(|action| given("powers", "4 pass").when(action));
    for events in decided.into_iter().chain([given("powers", "4 pass").when_invalid()]) {
        let [Event::Violated { by, mistake, .. }] = events.unwrap()[..] else { panic!() };
        assert_eq!((by, mistake), (Second, Mistake::NotCentre));
    }
    let legal =
        |rules: &str| given(rules, "").game().legal_actions().map(|c| c.to_string()).collect::<Vec<_>>();
    assert_eq!(legal("powers"), ["4", "resign"]);
    assert_eq!(legal("powers 6x6"), ["3", "4", "resign"], "an even board has two centres");
}

#[test]
fn powers_asks_to_undo_and_then_to_block() {
    let events = given("powers", "4 4").when(drop(1));
    assert_eq!(
        events,
        Err(Refusal::NotNow(Awaiting::Block)),
        "after a first move only the block is asked about"
    );
    assert_eq!(given("powers", "4 4 1").game().awaiting(), Awaiting::Undo);
    assert_eq!(given("powers", "4 4 1 keep").game().awaiting(), Awaiting::Block);
    assert_eq!(given("powers", "4 4 1 keep").when(Pass), Ok(vec![Event::TurnPassed { to: Second }]));
    let blocked = given("powers", "4 4 1 keep block");
    assert_eq!((blocked.game().turn(), blocked.game().awaiting()), (First, Awaiting::Move));
}

#[test]
fn a_spent_power_is_a_violation_and_the_game_goes_on() {
    let spent_undo = given("powers", "4 4 1 undo 1 undo 1 undo 1").when(Undo).unwrap();
    let [Event::Violated { mistake, .. }, Event::BlockOffered { to: First }] = spent_undo[..] else {
        panic!()
    };
    assert_eq!(mistake, Mistake::Spent(Power::Undo));
    let spent_block = given("powers", "4 block 1 keep").when(Block).unwrap();
    let [Event::Violated { mistake, .. }, Event::TurnPassed { to: Second }] = spent_block[..] else {
        panic!()
    };
    assert_eq!(mistake, Mistake::Spent(Power::Block));
}

#[test]
fn no_block_while_the_opponent_could_win() {
    let game = given("powers", "4 4 4 1 4 2 5 3 keep");
    assert_eq!(game.when(Block), Ok(vec![Event::Blocked { by: Second }]));
    // Red has four cells of the bottom row but one, and it is open.
    let game = given("powers", "4 4 3 3 2 2 keep");
    assert_eq!(game.game().turn(), Second);
    assert_eq!(game.when(Block), Err(Refusal::OpponentCouldWin));
}

#[test]
fn removing_takes_only_the_opponents_discs_and_lets_the_rest_fall() {
    let game = given("powers", "4 4 4 4 keep pass");
    let mut after = game.game().clone();
    game.game().decide(First, remove("42")).unwrap().iter().for_each(|event| after.apply(event));
    let air = ".......\n".repeat(3);
    assert_eq!(after.board().to_string(), format!("{air}...o...\n...x...\n...x...\n"));
    assert_eq!(after.awaiting(), Awaiting::Block, "no undo after a removal");
    for wrong in ["41", "45", "11", "%256"] {
        let events = game.game().decide(First, remove(wrong)).unwrap();
        let mistake = Mistake::NotTheirDisc(wrong.parse().unwrap());
        assert_eq!(events, [Event::Violated { by: First, attempt: Some(remove(wrong)), mistake }]);
    }
}

#[test]
fn falling_discs_can_win_for_either_side() {
    let rows = "....\n...x\nxxxo\nooxo\n";
    let mover = from_picture("standard remove=1", First, rows);
    assert_eq!(
        winner_and_cells(&mover.decide(First, remove("42")).unwrap()[1]),
        (First, "12 22 32 42".into())
    );
    // Here it is the opponent's third row that the falling disc completes.
    let rows = "...o\nooox\nxxoo\noxxo\n";
    let opponent = from_picture("standard remove=1", First, rows);
    assert_eq!(
        winner_and_cells(&opponent.decide(First, remove("42")).unwrap()[1]),
        (Second, "13 23 33 43".into())
    );
}
