//! What a weak player overlooks: lines far ahead, and the true value of a position.

use four_rules::{Action, Board, Cell, Side};

use crate::evaluation::mix;

/// How well a player sees, during one decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perception {
    /// Lines made within this many moves are always seen.
    pub(crate) sure: u32,
    /// Of a thousand lines made one move later than that, how many are missed: vertical, horizontal, diagonal. Each further
    /// move adds the same number.
    pub(crate) missed: [u32; 3],
    /// How many more of a thousand lines are missed for each pop that leads to them.
    pub(crate) pop: u32,
    /// The same for each block and removal.
    pub(crate) power: u32,
    /// The largest error of a judgement, in points, to either side.
    pub(crate) doubt: i32,
    /// RNG seed for this decision.
    pub(crate) seed: u64,
}

impl Perception {
    /// Overlooks nothing and judges without error.
    pub(crate) const fn perfect() -> Perception {
        Perception { sure: u32::MAX, missed: [0; 3], pop: 0, power: 0, doubt: 0, seed: 0 }
    }

    /// How many more of a thousand lines are missed after this action.
    pub(crate) const fn strain(&self, action: Action) -> u32 {
        match action {
            Action::Pop(_) => self.pop,
            Action::Block | Action::Remove(_) => self.power,
            _ => 0,
        }
    }

    /// Whether the player sees the line that these cells contain, made `ply` moves ahead after actions of this total
    /// strain. `connect` is the length of a line. If the cells contain several lines, the one seen best counts.
    pub(crate) fn sees(&self, cells: &[Cell], connect: u8, ply: u32, strain: u32) -> bool {
        let late = match ply.checked_sub(self.sure) {
            None | Some(0) => return true,
            Some(late) => late,
        };
        let Some(longest) = usize::from(connect).checked_sub(1).filter(|_| !cells.is_empty()) else {
            return true;
        };
        let many = |like: fn(&Cell, &Cell) -> bool| {
            cells.iter().any(|one| cells.iter().filter(|cell| like(one, cell)).count() > longest)
        };
        let kind = match () {
            () if many(|one, other| one.column == other.column) => 0,
            () if many(|one, other| one.row == other.row) => 1,
            () => 2,
        };
        let line = cells.iter().fold(self.seed, |hash, cell| {
            mix(hash ^ u64::from(cell.column.index()) << 8 ^ u64::from(cell.row))
        });
        let missed = self.missed[kind].saturating_mul(late).saturating_add(strain);
        line % 1000 >= u64::from(missed)
    }

    /// The error of the judgement of this board, in points.
    pub(crate) fn doubt(&self, board: &Board, turn: Side) -> i32 {
        if self.doubt == 0 {
            return 0;
        }
        let [mine, theirs] = [turn, turn.other()].map(|side| board.discs(side));
        let hash = [mine, theirs]
            .iter()
            .fold(self.seed, |hash, &discs| mix(mix(hash ^ discs as u64) ^ (discs >> 64) as u64));
        (hash % (2 * self.doubt as u64 + 1)) as i32 - self.doubt
    }
}
