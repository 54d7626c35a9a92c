//! Drops, wins and threats as the rules core shows them, without the solver.
#![allow(dead_code, clippy::unwrap_used)]

use std::collections::BTreeSet;

use four_rules::{Action, Cell, Column, Game, Side};

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

/// Every line of four on the standard board.
pub(crate) fn lines() -> Vec<[(i32, i32); 4]> {
    let mut lines = Vec::new();
    for (dc, dr) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for column in 0..7 {
            for row in 0..6 {
                let line = [0, 1, 2, 3].map(|i| (column + i * dc, row + i * dr));
                if line.iter().all(|(c, r)| (0..7).contains(c) && (0..6).contains(r)) {
                    lines.push(line);
                }
            }
        }
    }
    assert_eq!(lines.len(), 69);
    lines
}

/// Whether the cell is free and lacks only this side's disc for a line.
pub(crate) fn is_threat(game: &Game, side: Side, cell: Cell) -> bool {
    let at = |&(column, row): &(i32, i32)| Cell::new(column as usize, row as usize).unwrap();
    let has = |place: &(i32, i32)| at(place) == cell || game.board().at(at(place)) == Some(side);
    let through = lines().into_iter().filter(|line| line.iter().any(|place| at(place) == cell));
    game.board().at(cell).is_none() && through.into_iter().any(|line| line.iter().all(has))
}
