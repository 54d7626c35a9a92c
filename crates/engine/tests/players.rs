//! Players: what each level sees, that games differ, and that a higher level is stronger.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::num::NonZeroUsize;

use four_engine::{Control, Level, Match, Options, Player, Position, Solver, Tally, dice, sample_games};
use four_rules::{Action, Column, Game, Input, Log, Preset, Rules, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The rules that are tried: every preset, and some that have no name.
fn all_rules() -> Vec<Rules> {
    let others =
        ["6x5 connect=3", "5x5 popout block=1 remove=2", "8x7 misere undo=1", "centre-first remove=1"];
    let presets = Preset::ALL.iter().map(Preset::rules);
    presets.chain(others.iter().map(|text| text.parse().unwrap())).collect()
}

/// A game at a point where a move is due, after so many random moves; `None` if it ended before.
fn random_game(rules: Rules, moves: u16, random: &mut Xoshiro256PlusPlus) -> Option<Log> {
    let mut log = Log::new(rules, ["", ""]);
    while log.game().moves() < moves || log.game().awaiting() != four_rules::Awaiting::Move {
        let action = dice(log.game(), random)?;
        log.play(log.game().turn(), action).ok()?;
    }
    log.game().outcome().is_none().then_some(log)
}

/// The game after this action and a "no" to every question that follows.
fn after(game: &Game, action: Action) -> Game {
    let mut next = game.clone();
    next.play(game.turn(), action).unwrap();
    next.decline_offers();
    next
}

fn moves(game: &Game) -> impl Iterator<Item = Action> {
    game.legal_actions()
        .filter(|action| matches!(action, Action::Drop(_) | Action::Pop(_) | Action::Remove(_)))
}

fn winner(game: &Game) -> Option<Side> {
    game.outcome().and_then(|outcome| outcome.winner())
}

/// Whether the side to move wins with one move.
fn can_win(game: &Game) -> bool {
    moves(game).any(|action| winner(&after(game, action)) == Some(game.turn()))
}

/// Lets the player have its whole turn.
fn turn(player: &mut Player, game: &Game) -> Game {
    let (mut next, by) = (game.clone(), game.turn());
    while next.turn() == by && next.outcome().is_none() {
        let action = player.choose(&next, &Control::default()).unwrap();
        assert!(next.legal_actions().any(|legal| legal == action), "{action}");
        next.play(by, action).unwrap();
    }
    next
}

#[test]
fn from_level_2_no_win_is_missed_and_from_level_3_none_is_given_away() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    for rules in all_rules() {
        let (mut wins, mut losses, mut tries) = (0, 0, 0);
        while (wins < 15 || losses < 15) && tries < 3000 {
            tries += 1;
            let discs = random.random_range(4..=20);
            let Some(log) = random_game(rules, discs, &mut random) else { continue };
            let (game, by) = (log.game(), log.game().turn());
            let seed = random.random();
            let player = |step| Player::new(Level::Step(step), seed, Options::default());
            if can_win(game) {
                wins += 1;
                for step in 2..=5 {
                    let next = turn(&mut player(step), game);
                    assert_eq!(
                        winner(&next),
                        Some(by),
                        "level {step}, {}:\n{}",
                        rules.values(),
                        game.board()
                    );
                }
                continue;
            }
            let safe = |next: &Game| {
                winner(next) != Some(by.other()) && (next.outcome().is_some() || !can_win(next))
            };
            let safe_moves = moves(game).filter(|&action| safe(&after(game, action))).count();
            if safe_moves > 0 && safe_moves < moves(game).count() {
                losses += 1;
                for step in 3..=5 {
                    let next = turn(&mut player(step), game);
                    assert!(
                        safe(&next),
                        "level {step}, {}:\n{}\n{}",
                        rules.values(),
                        game.board(),
                        next.board()
                    );
                }
            }
        }
        assert!(losses >= 15 && (wins >= 15 || rules.values().misere), "{}: {wins} {losses}", rules.values());
    }
}

fn game(rules: Rules, levels: [Level; 2], seed: u64) -> Log {
    let mut players = [
        Player::new(levels[0], seed, Options::default()),
        Player::new(levels[1], seed + 1000, Options::default()),
    ];
    let mut log = Log::new(rules, ["", ""]);
    while log.game().outcome().is_none() {
        let turn = log.game().turn() as usize;
        let action = players[turn].choose(log.game(), &Control::default()).unwrap();
        log.play(log.game().turn(), action).unwrap();
    }
    log
}

#[test]
fn every_level_plays_every_rule_set_to_the_end_and_not_always_the_same_game() {
    for rules in all_rules() {
        for level in Level::ALL.into_iter().filter(|&level| level <= Level::Step(6)) {
            let [one, again, other, third] = [1, 1, 2, 3].map(|seed| game(rules, [level; 2], seed));
            assert_eq!(one, again, "{level} on {}", rules.values());
            // Where games are short, two of them may be alike by chance.
            let differs = [other, third].iter().any(|other| one.inputs() != other.inputs());
            assert!(differs, "{level} on {}", rules.values());
        }
    }
    let standard = Rules::default();
    for level in [Level::Step(7), Level::Step(8), Level::Perfect] {
        let [one, other] = [1, 2].map(|seed| game(standard, [level; 2], seed));
        assert_ne!(one.inputs(), other.inputs(), "{level}");
    }
}

fn play_match(rules: Rules, levels: [Level; 2], games: u32) -> Tally {
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let mut tally = Tally::default();
    let series = Match { rules, levels, games, seed: 5, threads };
    series.run(&Control::default(), |played| tally.count(played.points()));
    assert_eq!(tally.games(), games);
    tally
}

/// The whole ladder, with 400 games a step, takes half an hour: `four match` plays it, and `docs/levels.md` has the table.
/// These are the quick steps, and the games are the same every time.
#[test]
fn each_level_is_stronger_than_the_one_below() {
    let levels = &Level::ALL[..7];
    for pair in levels.windows(2) {
        let tally = play_match(Rules::default(), [pair[1], pair[0]], 100);
        println!("{} against {}: {tally:?} {:.3}", pair[1], pair[0], tally.score());
        assert!(tally.score() >= 0.6, "{} against {}: {tally:?}", pair[1], pair[0]);
    }
}

/// With `FOUR_GAMES=1000` in the environment, so many games instead of 60.
#[test]
fn perfect_never_gives_a_result_away() {
    let all = std::env::var("FOUR_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    let mut solver = Solver::new(Position::empty(7, 6, 4).unwrap().grid(), Options::default());
    let control = Control::default();
    for opponent in [Level::Dice, Level::Step(2), Level::Step(4), Level::Step(6)] {
        let count = all / 4;
        let threads = NonZeroUsize::new(2).unwrap();
        let levels = [Level::Perfect, opponent];
        let series = Match { rules: Rules::default(), levels, games: count, seed: 3, threads };
        series.run(&control, |played| {
            let mine = if played.first == 0 { Side::First } else { Side::Second };
            let mut result = -1;
            for step in played.log.steps() {
                if step.by == mine {
                    let at = Position::new(step.before.board(), mine).unwrap();
                    let now = solver.weak(&at, &control).unwrap();
                    assert!(now >= result, "{}", played.log.to_moves().unwrap());
                    result = now;
                }
            }
            let end = winner(played.log.game()).map_or(0, |side| if side == mine { 1 } else { -1 });
            assert!(end >= result, "{}", played.log.to_moves().unwrap());
            assert!(end >= 0 || mine == Side::Second, "{}", played.log.to_moves().unwrap());
        });
    }
}

/// Of the moves that lose, and need not be played, how many a level plays: by how many discs it takes to prove it wrong.
fn blunders(level: Level, positions: &[(Position, Vec<Option<i32>>, Game)]) -> [(u32, u32); 3] {
    let mut counts = [(0, 0); 3];
    let mut player = Player::new(level, 11, Options::default());
    for (at, scores, game) in positions {
        let Some(Action::Drop(choice)) = player.choose(game, &Control::default()) else { panic!() };
        for column in at.moves() {
            let Some(score) = scores[usize::from(column.index())].filter(|&score| score < 0) else {
                continue;
            };
            let refutation = at.end(score) - at.played() - 1;
            let bin = match refutation {
                1 => 0,
                2..=15 => 1,
                _ => 2,
            };
            counts[bin].0 += u32::from(choice == column);
            counts[bin].1 += 1;
        }
    }
    counts
}

#[test]
fn what_is_harder_to_see_is_missed_more_often() {
    let control = Control::default();
    let mut solver = Solver::new(Position::empty(7, 6, 4).unwrap().grid(), Options::default());
    let mut positions = Vec::new();
    for game in sample_games(40, 9, &mut solver, &control).unwrap() {
        let mut log = Log::new(Rules::default(), ["", ""]);
        for (i, at) in game.iter().enumerate() {
            let scores = solver.columns(at, false, &control).unwrap();
            let best = scores.iter().flatten().max().copied().unwrap_or(-1);
            if best >= 0 {
                positions.push((*at, scores, log.game().clone()));
            }
            let Some(next) = game.get(i + 1) else { break };
            let column = at.moves().find(|&column| at.play(column).as_ref() == Some(next)).unwrap();
            log.play(log.game().turn(), Action::Drop(column)).unwrap();
        }
    }
    let mut all = [(0, 0); 3];
    for step in 2..=6 {
        for (sum, (made, of)) in all.iter_mut().zip(blunders(Level::Step(step), &positions)) {
            *sum = (sum.0 + made, sum.1 + of);
        }
    }
    let rates = all.map(|(made, of)| f64::from(made) / f64::from(of));
    println!("{} positions, refuted by 1, by 2 to 15, by more discs: {all:?} {rates:.4?}", positions.len());
    assert!(rates.is_sorted_by(|one, next| one < next), "{all:?} {rates:?}");
}

/// A game in which a column loses within seven discs and another does not lose, with the columns that are such traps.
struct NearTrap {
    game: Game,
    traps: Vec<Column>,
}

/// The near traps of games between level 3 and itself, from the 17th disc on.
fn near_traps(games: u64) -> Vec<NearTrap> {
    let mut solver = Solver::new(Position::empty(7, 6, 4).unwrap().grid(), Options::default());
    let mut found = Vec::new();
    for seed in 0..games {
        let log = game(Rules::default(), [Level::Step(3); 2], seed);
        for step in log.steps().filter(|step| step.before.moves() >= 16) {
            let at = Position::new(step.before.board(), step.by).unwrap();
            let scores = solver.columns(&at, false, &Control::default()).unwrap();
            let score = |column: &Column| scores[usize::from(column.index())].unwrap();
            let discs = |column: &Column| at.end(score(column)) - at.played() - 1;
            let traps = at.moves().filter(|column| score(column) < 0 && (3..=7).contains(&discs(column)));
            let traps: Vec<Column> = traps.collect();
            if !traps.is_empty() && at.moves().any(|column| score(&column) >= 0) {
                found.push(NearTrap { game: step.before.clone(), traps });
            }
        }
    }
    found
}

#[test]
fn levels_2_to_5_fall_into_near_traps_and_level_6_hardly() {
    let choices = near_traps(150);
    let rates = [2, 3, 4, 5, 6].map(|step| {
        let mut player = Player::new(Level::Step(step), 5, Options::default());
        let falls = choices.iter().filter(|choice| {
            let action = player.choose(&choice.game, &Control::default());
            choice.traps.iter().any(|&column| action == Some(Action::Drop(column)))
        });
        1000 * falls.count() / choices.len()
    });
    println!("{} traps of three to seven discs, fallen into of a thousand: {rates:?}", choices.len());
    assert!(rates[..3].iter().all(|rate| (100..=350).contains(rate)), "{rates:?}");
    assert!((40..=150).contains(&rates[3]) && rates[4] < 40, "{rates:?}");
}

#[test]
fn beginners_open_in_or_next_to_the_centre() {
    for step in 1..=3 {
        let mut counts = [0; 7];
        for seed in 0..300 {
            let mut player = Player::new(Level::Step(step), seed, Options::default());
            let Some(Action::Drop(column)) = player.choose(&Game::new(Rules::default()), &Control::default())
            else {
                panic!()
            };
            counts[usize::from(column.index())] += 1;
        }
        let near: u32 = counts[2..=4].iter().sum();
        assert!((225..300).contains(&near) && counts[3] >= 100, "level {step}: {counts:?}");
    }
}

/// Plays on from a position that is lost for the side to move, against level 4. Returns the half points of the loser, which
/// is perfect; with `longest`, it takes the longest loss while it is lost.
fn resist(start: &Log, seed: u64, perfect: &mut Player, solver: &mut Solver, longest: bool) -> u32 {
    let (control, by, mut log) = (Control::default(), start.game().turn(), start.clone());
    let mut rival = Player::new(Level::Step(4), seed, Options::default());
    while log.game().outcome().is_none() {
        let at = Position::new(log.game().board(), log.game().turn()).unwrap();
        let is_lost = log.game().turn() == by && solver.weak(&at, &control).unwrap() < 0;
        let action = match log.game().turn() == by {
            true if is_lost && longest => {
                let scores = solver.columns(&at, false, &control).unwrap();
                at.moves().max_by_key(|column| scores[usize::from(column.index())]).map(Action::Drop)
            }
            true => perfect.choose(log.game(), &control),
            false => rival.choose(log.game(), &control),
        };
        log.play(log.game().turn(), action.unwrap()).unwrap();
    }
    winner(log.game()).map_or(1, |side| if side == by { 2 } else { 0 })
}

#[test]
fn when_lost_perfect_sets_traps_and_scores_more_than_the_longest_loss() {
    let mut solver = Solver::new(Position::empty(7, 6, 4).unwrap().grid(), Options::default());
    let mut perfect = Player::new(Level::Perfect, 1, Options::default());
    let (mut points, mut tried) = ([0; 2], 0);
    for seed in 0..200 {
        let whole = game(Rules::default(), [Level::Step(5); 2], seed);
        let mut start = Log::new(Rules::default(), ["", ""]);
        for &(by, input) in whole.inputs().iter().take(16 + (seed % 6) as usize) {
            let Input::Action(action) = input else { panic!() };
            start.play(by, action).unwrap();
        }
        let Ok(at) = Position::new(start.game().board(), start.game().turn()) else { continue };
        let score = solver.score(&at, &Control::default()).unwrap();
        if start.game().outcome().is_none() && score < 0 && at.end(score) - at.played() >= 8 {
            tried += 1;
            points[0] += resist(&start, seed, &mut perfect, &mut solver, false);
            points[1] += resist(&start, seed, &mut perfect, &mut solver, true);
        }
    }
    println!("half points from {tried} lost positions, perfect and longest loss: {points:?}");
    assert!(tried >= 50 && points[0] >= points[1] + 10, "{tried} {points:?}");
}
