//! Drops, wins and threats as the rules core shows them, without the solver.
#![allow(dead_code, clippy::unwrap_used)]

use std::collections::BTreeSet;

use four_rules::{Action, Column, Game, Side};

/// The columns that are not full.
pub(crate) fn drops(game: &Game) -> Vec<Column> {
    game.board().columns().filter(|&column| game.board().landing(column).is_some()).collect()
}

/// The game after a drop in this column.
pub(crate) fn after(game: &Game, column: Column) -> Game {
    let mut next = game.clone();
    next.play(game.turn(), Action::Drop(column)).unwrap();
    next
}

pub(crate) fn winner(game: &Game) -> Option<Side> {
    game.outcome().and_then(|outcome| outcome.winner())
}

/// The columns in which the side to move makes a line.
pub(crate) fn wins(game: &Game) -> Vec<Column> {
    let by = game.turn();
    drops(game).into_iter().filter(|&column| winner(&after(game, column)) == Some(by)).collect()
}

/// The columns in which the side that is not to move could make a line, if it were.
pub(crate) fn threats(game: &Game) -> BTreeSet<Column> {
    let found = |column: &Column| {
        let elsewhere = drops(game).into_iter().filter(|other| other != column);
        let next: Vec<Game> = elsewhere.map(|other| after(game, other)).collect();
        next.iter().any(|next| next.outcome().is_none() && wins(next).contains(column))
    };
    drops(game).into_iter().filter(found).collect()
}
