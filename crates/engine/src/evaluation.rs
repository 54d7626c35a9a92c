//! What [`lookahead`](crate::lookahead()) knows about a game without searching: legal choices in a good order, a judgement
//! of the position, and a hash of it.

use four_rules::{Action, Game, Opening, Side};

use crate::perception::Perception;

/// The actions worth considering, most promising first: wins, then cells that stop the other side, then the centre.
///
/// Resigning is left out, and so is undo, except at the root: an undo leads back to the position before the move, where the
/// search has already considered every move.
pub(crate) fn choices(game: &Game, root: bool) -> Vec<Action> {
    let board = game.board();
    let grid = board.grid();
    let [mine, theirs] = [game.turn(), game.turn().other()].map(|side| board.discs(side));
    let filled = mine | theirs;
    let (wins, stops) = (grid.winning(mine, filled), grid.winning(theirs, filled));
    let landings = grid.landings(filled);
    let centre = i32::from(grid.columns()) - 1;
    let rank = |action: &Action| match action {
        Action::Drop(column) => {
            let at = landings & grid.column(column.index());
            let off = (2 * i32::from(column.index()) - centre).abs();
            off - if at & wins != 0 { 1000 } else { 0 } - if at & stops != 0 { 500 } else { 0 }
        }
        Action::Pop(column) => 20 + i32::from(column.index()),
        Action::Keep | Action::Pass => 0,
        _ => 100,
    };
    let considered = |action: &Action| match action {
        Action::Resign => false,
        Action::Undo => root,
        _ => true,
    };
    let mut actions: Vec<Action> = game.legal_actions().filter(considered).collect();
    actions.sort_by_key(rank);
    actions
}

/// What the position looks worth to the side to act, in points: lines that can still be made, cells that win, powers
/// left, and the error that `perception` adds.
pub(crate) fn judge(game: &Game, perception: &Perception) -> i32 {
    let (board, set) = (game.board(), game.rules().values());
    let grid = board.grid();
    let filled = board.discs(Side::First) | board.discs(Side::Second);
    let free = grid.playable() & !filled;
    let settled = !set.pop_out && set.remove == 0;
    let worth = |side: Side| {
        let discs = board.discs(side);
        let [one, two, three] = grid.lacking(discs, free);
        let lines = (9 * one + 3 * two + three) as i32;
        let winning = grid.winning(discs, filled);
        let own_rows = if settled { winning & own_rows(grid.rows(), grid.bottom(), side) } else { 0 };
        let cells = 12 * winning.count_ones() as i32 + 12 * own_rows.count_ones() as i32;
        let line = if set.misere { -lines - cells } else { lines + cells };
        let charges = game.charges(side);
        line + 40 * i32::from(charges.block) + 30 * i32::from(charges.remove) + 25 * i32::from(charges.undo)
    };
    worth(game.turn()) - worth(game.turn().other()) + perception.doubt(board, game.turn())
}

/// The cells of the rows that a side gets in the end if both sides wait: for the first side the odd ones, counted from 1.
fn own_rows(rows: u8, bottom: u128, side: Side) -> u128 {
    let from = match side {
        Side::First => 0,
        Side::Second => 1,
    };
    (from..u32::from(rows)).step_by(2).fold(0, |cells, row| cells | bottom << row)
}

/// The most moves that are worth looking ahead: the number of cells where the board fills up, otherwise 100.
pub(crate) fn longest(game: &Game) -> u32 {
    let set = game.rules().values();
    if set.pop_out || set.remove > 0 { 100 } else { game.board().cells().count() as u32 }
}

/// Whether the rest of the game is the plain game, which [`Solver`](crate::Solver) solves: no power is left that could
/// change the result, and every column is open to both sides.
pub(crate) fn is_plain(game: &Game) -> bool {
    let set = game.rules().values();
    let spent = Side::BOTH.map(|side| game.charges(side)).iter().all(|c| c.block == 0 && c.remove == 0);
    let opened = set.opening == Opening::Anywhere || game.moves() >= 2;
    spent && opened && !set.pop_out && !set.misere
}

/// A hash of the game, which starts from `seed`. Two games with the same hash are taken to be the same.
pub(crate) fn hash(game: &Game, seed: u64) -> u64 {
    let board = game.board();
    let mut key = seed | (game.awaiting() as u64) << 1 | game.turn() as u64;
    for side in Side::BOTH {
        let (discs, charges) = (board.discs(side), game.charges(side));
        for word in [discs as u64, (discs >> 64) as u64] {
            key = mix(key ^ word);
        }
        key = mix(key
            ^ u64::from(charges.undo) << 16
            ^ u64::from(charges.block) << 8
            ^ u64::from(charges.remove));
    }
    key
}

/// Mixes the bits of a number, one to one.
pub(crate) const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let number = (number ^ number >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ number >> 32
}
