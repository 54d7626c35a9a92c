//! Estimates under the rules with undo, block and remove, against a search of the whole game tree through the rules.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashMap;

use four_engine::{Analyst, Assessment, Control, Estimate, Limits, Options, dice, lookahead};
use four_rules::{Action, Awaiting, Board, Cell, Charges, Column, Game, Rules, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The value of a game won with its first move. Each further move takes one off.
const WON: i32 = 1000;

/// What decides how a game goes on, once both sides have made their first move.
type Key = ([u128; 2], Side, Awaiting, [Charges; 2], u16, Option<Cell>);

/// Searches every action that the rules allow, undo included, to the end of every game.
#[derive(Default)]
struct Exhaustive {
    known: HashMap<Key, i32>,
}

impl Exhaustive {
    /// The value for the side to act. The moves of a game are those that were not undone.
    fn value(&mut self, game: &Game) -> i32 {
        let key = (
            Side::BOTH.map(|side| game.board().discs(side)),
            game.turn(),
            game.awaiting(),
            Side::BOTH.map(|side| game.charges(side)),
            game.moves(),
            game.last().filter(|_| game.awaiting() == Awaiting::Undo),
        );
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let actions = game.legal_actions().filter(|&action| action != Action::Resign);
        let value = actions.map(|action| self.after(game, action)).max().unwrap();
        self.known.insert(key, value);
        value
    }

    /// The value of an action for the side that acts.
    fn after(&mut self, game: &Game, action: Action) -> i32 {
        let by = game.turn();
        let mut next = game.clone();
        next.play(by, action).unwrap();
        match next.outcome().map(|outcome| outcome.winner()) {
            None if next.turn() == by => self.value(&next),
            None => -self.value(&next),
            Some(None) => 0,
            Some(Some(winner)) if winner == by => WON - i32::from(next.moves()),
            Some(Some(_)) => i32::from(next.moves()) - WON,
        }
    }

    /// The value of a drop that is not undone.
    fn kept(&mut self, game: &Game, column: Column) -> Option<i32> {
        let mut next = game.clone();
        next.play(game.turn(), Action::Drop(column)).ok()?;
        match next.awaiting() {
            Awaiting::Undo => Some(self.after(&next, Action::Keep)),
            _ => Some(self.after(game, Action::Drop(column))),
        }
    }
}

/// A game on a board of these rows, with all powers unused.
fn from_rows(rules: &str, turn: Side, rows: &str) -> Game {
    let rules: Rules = rules.parse().unwrap();
    let board = Board::from_openspiel(rows, *rules.values()).unwrap();
    Game::from_board(rules, board, turn).unwrap()
}

fn estimate(game: &Game) -> Estimate {
    match Analyst::new(Options::default()).assess(game, &Control::default()).unwrap() {
        Assessment::Estimated(estimate) => estimate,
        Assessment::Proved(advice) => panic!("proved {advice:?}"),
    }
}

fn actions(game: &Game) -> Vec<Action> {
    game.legal_actions().filter(|&action| action != Action::Resign).collect()
}

/// How the game ends if this action has this value: moves from now on, positive if the side to act wins, negative if it
/// loses, 0 for a draw. The move that an undo takes off the board is made again.
fn end(game: &Game, action: Action, value: i32) -> i32 {
    let moves = WON - value.abs() - i32::from(game.moves()) + i32::from(action == Action::Undo);
    value.signum() * moves
}

/// How the game ends with best play, and which actions lead there. Wins are compared by the moves from now on, losses by
/// the moves that stay on the board: an undo that only repeats the move gains nothing.
fn best(game: &Game, exhaustive: &mut Exhaustive) -> (i32, Vec<Action>) {
    let all: Vec<(Action, i32)> =
        actions(game).into_iter().map(|action| (action, exhaustive.after(game, action))).collect();
    let rank = |&(action, value): &(Action, i32)| match value {
        1.. => WON - end(game, action, value),
        value => value,
    };
    let most = all.iter().map(rank).max().unwrap();
    let best: Vec<(Action, i32)> = all.into_iter().filter(|each| rank(each) == most).collect();
    // A tie between an undo and keeping the move is decided for keeping it.
    let (action, value) = *best.iter().find(|(action, _)| *action != Action::Undo).unwrap_or(&best[0]);
    (end(game, action, value), best.iter().map(|&(action, _)| action).collect())
}

/// Yellow threatens both ends of its row, and no drop stops both. If Red removes a disc from under its own two, they fall, and
/// after a block the next one makes a line.
const RESCUE: &str = ".x..\n.x..\n.oo.\n";

#[test]
fn every_drop_may_lose_where_a_removal_wins() {
    let game = from_rows("powers 4x3 connect=3 undo=1", Side::First, RESCUE);
    let mut exhaustive = Exhaustive::default();
    let removal: Action = "x21".parse().unwrap();
    let Estimate { columns, best, .. } = estimate(&game);
    assert_eq!(columns, [Some(-999), None, Some(-999), Some(-999)]);
    assert_eq!((best.line[0], best.value.end()), (removal, Some(2)));
    assert_eq!(end(&game, removal, exhaustive.value(&game)), 2);
    for column in game.board().columns().filter(|&column| game.board().landing(column).is_some()) {
        let kept = exhaustive.kept(&game, column).unwrap();
        assert_eq!(end(&game, Action::Drop(column), kept), -2, "Yellow wins with the next disc");
        // A column shows the value of a disc that stays; by undoing it, Red could still win.
        assert!(exhaustive.after(&game, Action::Drop(column)) > 0);
    }
}

#[test]
fn an_undo_is_best_if_it_saves_the_game_or_makes_it_last_longer() {
    let mut saved = from_rows("powers 4x3 connect=3 undo=1", Side::First, RESCUE);
    saved.play(Side::First, "1".parse().unwrap()).unwrap();
    let Estimate { columns, best: found, .. } = estimate(&saved);
    assert_eq!((found.line[0], found.value.end()), (Action::Undo, Some(2)));
    assert_eq!(columns, [None; 4], "the game waits for an answer");

    // Every move of Red loses; the one just made loses at once.
    let mut lost = from_rows("4x3 connect=3 undo=1", Side::First, "....\n....\n.oox\n");
    lost.play(Side::First, "4".parse().unwrap()).unwrap();
    let found = lookahead(&lost, Limits::default(), &Control::default(), |_| {}).unwrap();
    assert_eq!((found.value.end().unwrap(), vec![found.line[0]]), best(&lost, &mut Exhaustive::default()));
    assert_eq!((found.value.end(), found.line[0]), (Some(-6), Action::Undo));
}

#[test]
fn values_are_those_of_an_exhaustive_search() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut asked = [0; 3];
    for (rules, moves, positions) in [
        ("powers 3x3 connect=3", 4..=4, 30),
        ("powers 4x3 connect=3 undo=1", 4..=7, 50),
        ("powers 4x4 undo=1 remove=0", 10..=12, 30),
        ("5x3 connect=3 undo=2 settle=after-undo block=1", 5..=8, 30),
        ("3x4 connect=3 misere undo=1 block=1", 4..=8, 30),
    ] {
        let rules: Rules = rules.parse().unwrap();
        let mut exhaustive = Exhaustive::default();
        let mut compared = 0;
        while compared < positions {
            let mut game = Game::new(rules);
            let until = random.random_range(moves.clone());
            while let Some(action) = dice(&game, &mut random)
                && (game.moves() < until || random.random_range(0..3) == 0)
            {
                game.play(game.turn(), action).unwrap();
            }
            if actions(&game).len() < 2 {
                continue;
            }
            compared += 1;
            asked[game.awaiting() as usize] += 1;
            let (expected, best) = best(&game, &mut exhaustive);
            let found = lookahead(&game, Limits { depth: 16, nodes: u64::MAX }, &Control::default(), |_| {});
            let found = found.unwrap();
            let place = || format!("{} {:?}, {found:?}\n{}", rules.values(), game.awaiting(), game.board());
            assert_eq!(found.value.end().unwrap_or(0), expected, "{}", place());
            assert!(best.contains(&found.line[0]), "{best:?}: {}", place());
        }
    }
    assert!(asked.iter().all(|&positions| positions >= 15), "{asked:?}");
}
