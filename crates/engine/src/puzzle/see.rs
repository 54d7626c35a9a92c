//! What can be seen a few discs ahead: wins within a number of discs, and the ideas behind them.

use four_rules::Column;

use super::Theme;
use crate::position::Position;

/// The cells where a disc of the side to move makes a line, now or later.
fn winning(at: &Position) -> u128 {
    at.grid().winning(at.mine(), at.filled())
}

/// The cells where the next disc can land.
fn landings(at: &Position) -> u128 {
    at.grid().landings(at.filled())
}

/// The columns in which the side to move makes a line.
pub(super) fn wins_now(at: &Position) -> impl Iterator<Item = Column> {
    at.moves().filter(|&column| at.wins(column))
}

/// Whether the side to move makes a line with its next disc.
pub(super) fn wins_at_once(at: &Position) -> bool {
    winning(at) & landings(at) != 0
}

/// Whether the side to move makes a line within this many discs of both sides, whatever the other side does.
pub(super) fn wins_within(at: &Position, discs: u32) -> bool {
    if wins_at_once(at) {
        return discs >= 1;
    }
    if discs < 3 {
        return false;
    }
    let threats = winning(&at.passed()) & landings(at);
    match threats.count_ones() {
        0 => at.moves().any(|column| at.play(column).is_some_and(|next| loses_within(&next, discs - 1))),
        1 => only_move(at, threats).is_some_and(|next| loses_within(&next, discs - 1)),
        _ => false,
    }
}

/// Whether the other side makes a line within this many discs of both sides, whatever the side to move does.
pub(super) fn loses_within(at: &Position, discs: u32) -> bool {
    if discs < 2 || at.left() < 2 || wins_at_once(at) {
        return false;
    }
    let threats = winning(&at.passed()) & landings(at);
    match threats.count_ones() {
        // Without a threat, two discs are enough only if every move opens a cell above it.
        0 if discs < 4 => {
            let opened = winning(&at.passed()) >> 1;
            landings(at) & !opened == 0
        }
        0 => at.moves().all(|column| at.play(column).is_some_and(|next| wins_within(&next, discs - 1))),
        1 => only_move(at, threats).is_some_and(|next| wins_within(&next, discs - 1)),
        _ => true,
    }
}

/// The position after a disc in this landing cell, unless it makes a line.
fn only_move(at: &Position, cell: u128) -> Option<Position> {
    at.play(at.grid().cell(cell.trailing_zeros()).column)
}

/// The fewest discs within which the side to move loses, up to `most`.
pub(super) fn loses_soonest(at: &Position, most: u32) -> Option<u32> {
    (2..=most).step_by(2).find(|&discs| loses_within(at, discs))
}

/// The fewest discs within which the side to move wins, up to `most`.
pub(super) fn wins_soonest(at: &Position, most: u32) -> Option<u32> {
    (1..=most).step_by(2).find(|&discs| wins_within(at, discs))
}

/// Why the side to move cannot stop a line with its next disc; `None` if it can.
pub(super) fn undoing(at: &Position) -> Option<Theme> {
    if !loses_within(at, 2) {
        return None;
    }
    Some(match (winning(&at.passed()) & landings(at)).count_ones() {
        0 => Theme::Zugzwang,
        1 => Theme::Stacked,
        _ => Theme::DoubleThreat,
    })
}

/// Whether every one of these moves lets the other side win right on top of it, and nowhere else.
pub(super) fn opens_above(at: &Position, mut columns: impl Iterator<Item = Column>) -> bool {
    let theirs = winning(&at.passed());
    if theirs & landings(at) != 0 {
        return false;
    }
    columns.all(|column| landings(at) & at.grid().column(column.index()) & (theirs >> 1) != 0)
}

/// What comes of answering every disc of the side to move with one on top of it: `Some(true)` if the other side makes a
/// line by this alone, `Some(false)` if the side to move at least makes none, `None` if it might, or if a column has an
/// odd number of free cells.
pub(super) fn follow_up(at: &Position) -> Option<bool> {
    let grid = at.grid();
    let (mut lower, mut upper) = (0, 0);
    for column in at.moves() {
        let mut cell = landings(at) & grid.column(column.index());
        while cell & grid.playable() != 0 {
            lower |= cell;
            upper |= cell << 1;
            cell <<= 2;
        }
    }
    let even = upper != 0 && upper & !grid.playable() == 0;
    (even && !grid.has_line(at.mine() | lower)).then(|| grid.has_line(at.passed().mine() | upper))
}

/// Whether the other side can no longer make a line, whatever both sides do.
pub(super) fn other_cannot_win(at: &Position) -> bool {
    let free = at.grid().playable() & !at.filled();
    !at.grid().has_line(at.passed().mine() | free)
}

/// How the line lies that a disc of the side to move makes in this column: 0 upright, 1 level, 2 diagonal; `None` if it
/// makes none.
pub(super) fn direction(at: &Position, column: Column) -> Option<u32> {
    let grid = at.grid();
    let upright = grid.column(column.index());
    let cell = landings(at) & upright;
    let level = grid.bottom() << u32::from(grid.cell(cell.trailing_zeros()).row);
    let discs = at.mine() | cell;
    match () {
        () if cell == 0 || !grid.has_line(discs) => None,
        () if grid.has_line(discs & upright) => Some(0),
        () if grid.has_line(discs & level) => Some(1),
        () => Some(2),
    }
}
