//! Checks what a server sends before it is shown. Nothing from a server is trusted to be consistent.

use four_protocol::State;
use four_rules::{Action, Cell, Outcome, Rules, Side, View, clean_line};

/// Length limit of a text from a server, in characters.
const MAX_TEXT_LENGTH: usize = 300;

/// A text from a server as one line that is safe to show.
pub(crate) fn clean(text: &str) -> String {
    clean_line(text, MAX_TEXT_LENGTH)
}

/// The position and the rules of a state; `None` if the parts of the state contradict each other.
pub(crate) fn view(state: &State) -> Option<(View, Rules)> {
    let rules: Rules = state.rules.parse().ok()?;
    let (columns, rows) = (rules.columns(), rules.rows());
    let cells = cells(&state.board, columns, rows)?;
    let on_board = |cell: &Cell| cell.column.index() < columns && cell.row < rows;
    let removable = state.legal.iter().filter_map(|action| match action {
        Action::Remove(cell) => Some(cell),
        _ => None,
    });
    let outcome = state.ending.as_ref().map(|ending| ending.outcome.clone());
    let line = outcome.as_ref().map(Outcome::cells).unwrap_or_default();
    if !line.iter().chain(&state.last).chain(removable).all(on_board) {
        return None;
    }
    let view = View {
        columns,
        rows,
        connect: rules.connect(),
        cells,
        turn: state.turn,
        awaiting: state.awaiting,
        legal: state.legal.clone(),
        charges: state.charges,
        violations_left: state.mistakes_left,
        moves: state.moves,
        last: state.last,
        outcome,
    };
    Some((view, rules))
}

/// The cells of a board such as `..../x...`, row by row; `None` if it does not have this size.
fn cells(board: &str, columns: u8, rows: u8) -> Option<Vec<Option<Side>>> {
    let mut cells = Vec::new();
    let mut height = 0;
    for row in board.split('/') {
        let before = cells.len();
        for letter in row.chars() {
            cells.push(match letter {
                '.' => None,
                'x' => Some(Side::First),
                'o' => Some(Side::Second),
                _ => return None,
            });
        }
        if cells.len() - before != usize::from(columns) {
            return None;
        }
        height += 1;
    }
    (height == usize::from(rows)).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATE: &str = r#"{"version": 3, "rules": "4x2 connect=3", "players":
        [{"name": "A", "who": {"human": "A"}}, {"name": "B", "who": "free"}], "board": "..../x...", "turn": "second",
        "awaiting": "move", "legal": ["1", "2"], "charges": [{"undo": 0, "block": 0, "remove": 0},
        {"undo": 0, "block": 0, "remove": 0}], "mistakes_left": null, "moves": 1, "standing": [3],
        "pos": "1", "last": "11", "ending": null, "offers": [], "clocks": null, "next": null, "status": "B to move"}"#;

    fn with(from: &str, to: &str) -> Option<View> {
        assert!(STATE.contains(from), "{from}");
        view(&serde_json::from_str(&STATE.replacen(from, to, 1)).unwrap()).map(|(view, _)| view)
    }

    #[test]
    fn a_consistent_state_becomes_a_view() {
        let view = with("B to move", "").unwrap();
        assert_eq!((view.columns, view.rows, view.connect, view.turn), (4, 2, 3, Side::Second));
        assert_eq!(view.at("11".parse().unwrap()), Some(Side::First));
        assert_eq!(view.cells.iter().flatten().count(), 1);
    }

    #[test]
    fn a_state_that_contradicts_itself_is_refused() {
        for (from, to) in [
            ("4x2 connect=3", "5x2 connect=3"),
            ("4x2 connect=3", "99x99"),
            ("..../x...", "..../x.."),
            ("..../x...", "..../x.../...."),
            ("..../x...", "..../y..."),
            ("..../x...", ""),
            (r#""11""#, r#""13""#),
            (r#""11""#, r#""51""#),
            (
                r#""ending": null"#,
                r#""ending": {"outcome": {"line": {"winner": "first", "owner": "first", "cells": ["19"]}},
                    "winner": "first", "said": ""}"#,
            ),
            (r#""1", "2""#, r#""x91""#),
        ] {
            assert_eq!(with(from, to), None, "{from} {to}");
        }
    }

    #[test]
    fn a_text_becomes_one_line_without_control_characters() {
        assert_eq!(clean("a\u{1b}[2Jb\nc\u{202e}d\u{200b}"), "a [2Jb cd");
        assert_eq!(clean(&"四".repeat(5000)).chars().count(), MAX_TEXT_LENGTH);
    }
}
