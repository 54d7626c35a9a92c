//! A board in text with the cells of a claim lit up.

use four_engine::Claim;
use four_rules::{Board, Cell, Column, Side};

/// Draws the board in letters, or with coloured discs.
///
/// The cell where the disc of `column` lands is `*`, other free cells of the claim are `+`, and discs that belong to its lines
/// are capitals; in colour, all of these are bright.
pub(crate) fn lit_board(board: &Board, column: Option<Column>, claim: &Claim, colour: bool) -> String {
    let landing = column.and_then(|column| board.landing(column));
    let mut lit = claim.cells();
    lit.extend(claim.threats().into_iter().flat_map(|threat| threat.line.iter().copied()));
    let mut text = String::new();
    for row in (0..board.grid().rows()).rev() {
        for cell in board.columns().map(|column| Cell { column, row }) {
            let is_lit = lit.contains(&cell);
            text.push(' ');
            text += &match (board.at(cell), colour) {
                (Some(side), true) => disc(side, is_lit),
                (Some(side), false) if is_lit => side.letter().to_ascii_uppercase().to_string(),
                (Some(side), false) => side.letter().to_string(),
                (None, true) if Some(cell) == landing => "\x1b[1;32m◆\x1b[0m".into(),
                (None, true) if is_lit => "\x1b[1;32m○\x1b[0m".into(),
                (None, true) => "\x1b[2m·\x1b[0m".into(),
                (None, false) if Some(cell) == landing => "*".into(),
                (None, false) if is_lit => "+".into(),
                (None, false) => ".".into(),
            };
        }
        text.push('\n');
    }
    for column in board.columns() {
        text.push(' ');
        text.push(column.symbol());
    }
    text.push('\n');
    text
}

fn disc(side: Side, is_lit: bool) -> String {
    let colour = match side {
        Side::First => 31,
        Side::Second => 33,
    };
    if is_lit { format!("\x1b[1;7;{colour}m●\x1b[0m") } else { format!("\x1b[{colour}m●\x1b[0m") }
}
