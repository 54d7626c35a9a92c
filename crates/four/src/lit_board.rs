//! A board in text, with some cells lit up.

use four_engine::Claim;
use four_rules::{Board, Cell, Column, Game, Outcome, Side};

/// The cells to light up on a board.
#[derive(Default)]
pub(crate) struct Lights {
    cells: Vec<Cell>,
    landing: Option<Cell>,
}

impl Lights {
    /// What a claim names, and where a disc in `column` would land.
    pub(crate) fn of_claim(board: &Board, column: Option<Column>, claim: &Claim) -> Lights {
        let mut cells = claim.cells();
        cells.extend(claim.threats().into_iter().flat_map(|threat| threat.line.iter().copied()));
        Lights { cells, landing: column.and_then(|column| board.landing(column)) }
    }

    /// These cells, and those of a line that has won.
    pub(crate) fn of_position(game: &Game, cells: &[Cell]) -> Lights {
        let line = game.outcome().map_or(&[][..], Outcome::cells);
        Lights { cells: [cells, line].concat(), landing: None }
    }

    /// What to write for a cell: without colour a letter for a disc (a capital if lit), `*` for the landing cell, `+` for
    /// another lit cell and `.` for the rest.
    fn symbol(&self, cell: Cell, disc: Option<Side>, colour: bool) -> String {
        let is_lit = self.cells.contains(&cell);
        let (letter, style, sign) = match disc {
            Some(side) => {
                let letter = side.letter();
                let letter = if is_lit { letter.to_ascii_uppercase() } else { letter };
                (letter, disc_style(side, is_lit), '●')
            }
            None if self.landing == Some(cell) => ('*', "1;32", '◆'),
            None if is_lit => ('+', "1;32", '○'),
            None => ('.', "2", '·'),
        };
        if colour { format!("\x1b[{style}m{sign}\x1b[0m") } else { letter.into() }
    }
}

const fn disc_style(side: Side, is_lit: bool) -> &'static str {
    match (side, is_lit) {
        (Side::First, false) => "31",
        (Side::First, true) => "1;7;31",
        (Side::Second, false) => "33",
        (Side::Second, true) => "1;7;33",
    }
}

/// Draws the board with the names of its columns below.
pub(crate) fn lit_board(board: &Board, lights: &Lights, colour: bool) -> String {
    let mut text = String::new();
    for row in (0..board.grid().rows()).rev() {
        for cell in board.columns().map(|column| Cell { column, row }) {
            text.push(' ');
            text += &lights.symbol(cell, board.at(cell), colour);
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

#[cfg(test)]
mod tests {
    use super::*;
    use four_rules::{Log, Rules};

    #[test]
    fn lit_cells_stand_out() {
        let log = Log::from_moves("4x2 connect=3".parse::<Rules>().unwrap(), "11").unwrap();
        let lit = ["11", "22"].map(|cell| cell.parse().unwrap());
        let mut lights = Lights::of_position(log.game(), &lit);
        lights.landing = log.game().board().landing("3".parse().unwrap());
        assert_eq!(lit_board(log.game().board(), &lights, false), " o + . .\n X . * .\n 1 2 3 4\n");
        let bright = lit_board(log.game().board(), &lights, true);
        for expected in ["\x1b[1;7;31m●\x1b[0m", "\x1b[1;32m○\x1b[0m", "\x1b[1;32m◆\x1b[0m"] {
            assert!(bright.contains(expected), "{bright:?}");
        }
    }
}
