//! Forced wins: every disc of one side makes a line possible, and the other side has to stop it, until it cannot.

use four_rules::{Cell, Column};

use super::facts::{from_centre, landing, wins_at_once};
use crate::position::Position;

/// The most discs of the attacker before the one that makes the line. Longer attacks are hard to follow.
pub(crate) const MAX_ATTACKS: usize = 4;

/// The shortest forced win of the side to move: where the discs of both sides land, from its first to the one that makes
/// the line. Of several, the one that begins nearest to the centre. `None` if there is none with at most
/// [`MAX_ATTACKS`] discs before the last.
pub(super) fn forced_win(at: &Position) -> Option<Vec<Cell>> {
    (0..=MAX_ATTACKS).find_map(|attacks| attack(at, attacks))
}

/// As [`forced_win`], beginning with a disc in this column.
pub(crate) fn forced_win_with(at: &Position, column: Column) -> Option<Vec<Cell>> {
    match at.wins(column) {
        true => Some(vec![landed(at, column)]),
        false => (1..=MAX_ATTACKS).find_map(|attacks| attack_with(at, column, attacks)),
    }
}

/// A forced win with at most this many discs before the last one.
fn attack(at: &Position, attacks: usize) -> Option<Vec<Cell>> {
    let mut columns: Vec<Column> = at.moves().collect();
    columns.sort_by_key(|&column| from_centre(at.grid(), column));
    if let Some(&column) = columns.iter().find(|&&column| at.wins(column)) {
        return Some(vec![landed(at, column)]);
    }
    if attacks == 0 {
        return None;
    }
    columns.into_iter().find_map(|column| attack_with(at, column, attacks))
}

fn attack_with(at: &Position, column: Column, attacks: usize) -> Option<Vec<Cell>> {
    let next = at.play(column)?;
    let again = next.passed();
    let threats = next.grid().winning(again.mine(), again.filled()) & next.grid().landings(next.filled());
    if threats == 0 || wins_at_once(&next) {
        return None;
    }
    // One of several threats is stopped; which one does not matter.
    let stopped = threats & threats.wrapping_neg();
    let answer = next.grid().cell(stopped.trailing_zeros());
    let rest = attack(&next.play(answer.column)?, attacks - 1)?;
    Some([vec![landed(at, column), answer], rest].concat())
}

/// Where a disc in this column lands.
pub(super) fn landed(at: &Position, column: Column) -> Cell {
    at.grid().cell(landing(at, column).trailing_zeros())
}
