//! A position on the terminal: discs in colour there, letters elsewhere, with some cells lit up.

use std::io::{self, IsTerminal};

use four_rules::{Cell, Column, Game, Outcome, Side};

/// The board with its columns' names below. Discs of a winning line and lit discs are capitals, lit free cells are `+`; in
/// colour, both are bright.
pub(crate) fn position_board(game: &Game, lit: &[Cell]) -> String {
    let colour =
        io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    drawn(game, lit, colour)
}

fn drawn(game: &Game, lit: &[Cell], colour: bool) -> String {
    let view = game.view();
    let line = view.outcome.as_ref().map_or(&[][..], Outcome::cells);
    let mut text = String::new();
    for row in (0..view.rows).rev() {
        for cell in Column::first(view.columns).map(|column| Cell { column, row }) {
            let is_lit = line.contains(&cell) || lit.contains(&cell);
            text.push(' ');
            text += &match colour {
                true => bright(view.at(cell), is_lit),
                false => plain(view.at(cell), is_lit),
            };
        }
        text.push('\n');
    }
    for column in Column::first(view.columns) {
        text.push(' ');
        text.push(column.symbol());
    }
    text.push('\n');
    text
}

fn plain(disc: Option<Side>, is_lit: bool) -> String {
    match disc {
        Some(side) if is_lit => side.letter().to_ascii_uppercase().into(),
        Some(side) => side.letter().into(),
        None if is_lit => "+".into(),
        None => ".".into(),
    }
}

fn bright(disc: Option<Side>, is_lit: bool) -> String {
    let style = match (disc, is_lit) {
        (Some(Side::First), false) => "31",
        (Some(Side::First), true) => "1;7;31",
        (Some(Side::Second), false) => "33",
        (Some(Side::Second), true) => "1;7;33",
        (None, false) => "2",
        (None, true) => "1;32",
    };
    let symbol = match (disc, is_lit) {
        (Some(_), _) => '●',
        (None, true) => '○',
        (None, false) => '·',
    };
    format!("\x1b[{style}m{symbol}\x1b[0m")
}

#[cfg(test)]
mod tests {
    use super::*;
    use four_rules::{Log, Rules};

    #[test]
    fn lit_cells_stand_out() {
        let log = Log::from_moves("4x2 connect=3".parse::<Rules>().unwrap(), "11").unwrap();
        let lit = ["11", "22"].map(|cell| cell.parse().unwrap());
        assert_eq!(drawn(log.game(), &lit, false), " o + . .\n X . . .\n 1 2 3 4\n");
        let bright = drawn(log.game(), &lit, true);
        assert!(
            bright.contains("\x1b[1;7;31m●\x1b[0m") && bright.contains("\x1b[1;32m○\x1b[0m"),
            "{bright:?}"
        );
    }
}
