//! Lines and forced attacks on the plain board.

use four_engine::Threat;
use four_rules::Cell;

use crate::check::Checked;
use crate::plain::{Plain, bit, has_four};

macro_rules! ensure {
    ($what:expr) => {
        if !$what {
            return Err(format!("line {}: {}", line!(), stringify!($what)));
        }
    };
}

pub(crate) fn mask(cells: &[Cell]) -> u64 {
    cells.iter().fold(0, |mask, &cell| mask | bit(cell))
}

/// Whether these cells are one straight line of four.
pub(crate) fn is_line(cells: &[Cell]) -> bool {
    cells.len() == 4 && mask(cells).count_ones() == 4 && has_four(mask(cells))
}

/// Every line through a cell.
pub(crate) fn lines_through(cell: u64) -> Vec<u64> {
    let board = |column: i32, row: i32| (0..7).contains(&column) && (0..6).contains(&row);
    let at = |column: i32, row: i32| 1_u64 << (7 * column + row);
    let mut lines = Vec::new();
    for (column, row) in (0..7).flat_map(|column| (0..6).map(move |row| (column, row))) {
        for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let cells = (0..4).map(|i| (column + i * right, row + i * up));
            if cells.clone().all(|(column, row)| board(column, row)) {
                let line = cells.fold(0, |line, (column, row)| line | at(column, row));
                lines.extend((line & cell != 0).then_some(line));
            }
        }
    }
    lines
}

/// A winning cell of a side with these discs: the line is straight and lacks only this cell, which is free.
pub(crate) fn threat(threat: &Threat, discs: u64, filled: u64) -> Checked {
    ensure!(is_line(&threat.line));
    ensure!(mask(&threat.line) & bit(threat.at) != 0);
    ensure!(mask(&threat.line) & !(discs | bit(threat.at)) == 0);
    ensure!(filled & bit(threat.at) == 0);
    ensure!(threat.ready);
    Ok(())
}

/// Plays a line to its end: every answer stops a line, and nothing else would.
pub(crate) fn forced(mut at: Plain, line: &[Cell]) -> Checked {
    let (last, before) = line.split_last().ok_or("no line")?;
    let column = |cell: &Cell| usize::from(cell.column.index());
    for pair in before.chunks(2) {
        ensure!(at.landing(column(&pair[0])) == Some(bit(pair[0])));
        let next = at.play(column(&pair[0])).ok_or("full")?;
        let threats = next.passed().wins();
        ensure!(!has_four(next.discs[1]) && next.wins().is_empty() && !threats.is_empty());
        let answer = bit(*pair.get(1).ok_or("odd")?);
        ensure!(threats.contains(&answer));
        at = next.play(column(&pair[1])).ok_or("full")?;
    }
    ensure!(at.wins().contains(&bit(*last)));
    Ok(())
}

/// Whether the side to move can force a win with so many discs before the one that makes the line.
pub(crate) fn can_force(at: Plain, attacks: u32) -> bool {
    if !at.wins().is_empty() {
        return true;
    }
    attacks > 0
        && (0..7).any(|column| {
            let Some(next) = at.play(column) else { return false };
            let threats = next.passed().wins();
            let Some(&answer) = threats.first().filter(|_| next.wins().is_empty()) else { return false };
            let after = Plain { discs: [next.discs[1], next.discs[0] | answer] };
            threats.len() > 1 || can_force(after, attacks - 1)
        })
}
