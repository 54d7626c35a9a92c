//! Who wins small boards of the variants, found by trying everything through the game itself.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use four_rules::{Action, Board, Game, Rules, Side};

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

/// Every game that one legal action leads to.
fn children(game: &Game) -> impl Iterator<Item = Game> {
    game.legal_actions().filter(|&action| action != Action::Resign).map(|action| {
        let mut child = game.clone();
        child.play(game.turn(), action).unwrap();
        child
    })
}

/// +1, 0 or -1 for the side that would be to move.
fn result_for(game: &Game, side: Side) -> Option<i8> {
    let winner = game.outcome()?.winner();
    Some(winner.map_or(0, |winner| if winner == side { 1 } else { -1 }))
}

/// The value for the side to move of a game that cannot go round in circles.
fn solve(game: &Game, known: &mut HashMap<[u128; 2], i8>) -> i8 {
    let side = game.turn();
    let key = Side::BOTH.map(|side| game.board().discs(side));
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let mut best = -1;
    for child in children(game) {
        best = best.max(result_for(&child, side).unwrap_or_else(|| -solve(&child, known)));
        if best == 1 {
            break;
        }
    }
    known.insert(key, best);
    best
}

fn value(text: &str) -> i8 {
    solve(&Game::new(rules(text)), &mut HashMap::new())
}

#[test]
fn plain_small_boards() {
    assert_eq!(value("4x4"), 0);
    assert_eq!(value("4x5"), 0);
    assert_eq!(value("5x4"), 0);
}

#[test]
fn misere_small_boards() {
    assert_eq!(value("4x4 misere"), -1, "the second player wins");
    assert_eq!(value("5x4 misere"), -1, "the second player wins");
    assert_eq!(value("5x5 misere"), 1, "the first player wins");
}

/// Pop-out can go round in circles, so its values are found backwards: from the ends, one move at a time, until
/// nothing changes any more. What is then undecided can go on for ever, and that is a draw.
#[test]
fn popout_4x4_is_a_draw() {
    let rules = rules("4x4 popout");
    let mut index = HashMap::new();
    let mut games: Vec<(Board, Side)> = Vec::new();
    let mut number = |board: Board, side: Side, games: &mut Vec<(Board, Side)>| -> u32 {
        let key = (Side::BOTH.map(|side| board.discs(side)), side);
        *index.entry(key).or_insert_with(|| {
            games.push((board, side));
            u32::try_from(games.len() - 1).unwrap()
        })
    };
    number(rules.board(), Side::First, &mut games);

    let mut moves: Vec<Vec<u32>> = Vec::new();
    let mut values: Vec<Option<i8>> = Vec::new();
    while moves.len() < games.len() {
        let (board, side) = games[moves.len()];
        let game = Game::from_board(rules, board, side).unwrap();
        let mut here = Vec::new();
        let mut best = None;
        for child in children(&game) {
            match result_for(&child, side) {
                Some(value) => best = best.max(Some(value)),
                None => here.push(number(*child.board(), child.turn(), &mut games)),
            }
        }
        // A draw at hand can still be bettered; a win cannot.
        let decided = best == Some(1) || here.is_empty();
        values.push(if decided { best } else { None });
        if best == Some(0) {
            here.push(u32::MAX);
        }
        moves.push(here);
    }

    loop {
        let mut changed = false;
        for position in (0..moves.len()).filter(|&i| values[i].is_none()).collect::<Vec<_>>() {
            let replies = moves[position].iter().map(|&child| match child {
                u32::MAX => Some(0),
                child => values[child as usize].map(|value| -value),
            });
            let replies: Vec<_> = replies.collect();
            let won = replies.contains(&Some(1));
            if won || replies.iter().all(|reply| *reply == Some(-1)) {
                values[position] = Some(if won { 1 } else { -1 });
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    assert!(games.len() > 100_000, "{} positions", games.len());
    for value in [1, -1] {
        assert!(
            values.iter().filter(|&&found| found == Some(value)).count() > 10_000,
            "both sides win somewhere"
        );
    }
    assert_eq!(values[0], None, "and the empty board is not decided");
}
