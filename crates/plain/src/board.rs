//! A board in sentences: nobody needs to see it.

use four_picture::text;
use four_rules::{Cell, Column, Side, View};

use super::parse::{self, Word};
use four_text::terminal::{Words, fill, first_capital};

/// What can be asked about any board: all of it, a column, the rows, a picture.
pub(super) fn look(view: &View, words: &Words, word: Word, rest: &str) -> Option<String> {
    Some(match word {
        Word::Board => whole(view, words),
        Word::Column => match parse::column(rest).filter(|column| column.index() < view.columns) {
            Some(named) => column(view, words, named),
            None => format!("{}.", first_capital(&fill(words.no_column, &[&rest]))),
        },
        Word::Rows => rows(view, words),
        Word::Picture => picture(view, words),
        _ => return None,
    })
}

/// The whole board, column by column.
fn whole(view: &View, words: &Words) -> String {
    if view.cells.iter().all(Option::is_none) {
        return fill(words.plain_board_empty, &[&view.columns, &view.rows]);
    }
    let columns = Column::first(view.columns);
    let (taken, free): (Vec<Column>, Vec<Column>) =
        columns.partition(|&column| view.at(Cell { column, row: 0 }).is_some());
    let mut lines: Vec<String> = taken.into_iter().map(|named| column(view, words, named)).collect();
    if !free.is_empty() {
        let free: Vec<String> = free.iter().map(ToString::to_string).collect();
        lines.push(fill(words.plain_columns_empty, &[&free.join(", ")]));
    }
    lines.join("\n")
}

/// One column, from the bottom.
fn column(view: &View, words: &Words, column: Column) -> String {
    let cells = (0..view.rows).map(|row| Cell { column, row });
    let discs: Vec<String> = cells.filter_map(|cell| view.at(cell)).map(|side| colour(side, words)).collect();
    let free = usize::from(view.rows) - discs.len();
    match (discs.is_empty(), free) {
        (true, _) => fill(words.plain_column_empty, &[&column, &free]),
        (false, 0) => fill(words.plain_column_full, &[&column, &discs.join(", ")]),
        (false, _) => fill(words.plain_column, &[&column, &discs.join(", "), &free]),
    }
}

/// The rows that hold a disc, from the bottom.
fn rows(view: &View, words: &Words) -> String {
    let row = |row: u8| {
        let columns = Column::first(view.columns);
        let discs: Vec<Option<Side>> = columns.map(|column| view.at(Cell { column, row })).collect();
        discs.iter().any(Option::is_some).then(|| {
            let named = |side: &Option<Side>| {
                side.map_or_else(|| words.plain_free.to_owned(), |side| colour(side, words))
            };
            let discs: Vec<String> = discs.iter().map(named).collect();
            fill(words.plain_row, &[&(row + 1), &discs.join(", ")])
        })
    };
    let mut lines: Vec<String> = (0..view.rows).map_while(row).collect();
    let empty = usize::from(view.rows) - lines.len();
    if empty > 0 {
        lines.push(fill(words.plain_rows_empty, &[&empty]));
    }
    lines.join("\n")
}

/// The board in letters, for those who see.
fn picture(view: &View, words: &Words) -> String {
    let who = |side: Side| format!("{} = {}", side.letter(), colour(side, words));
    format!("{}{}, {}", text::letters(view), who(Side::First), who(Side::Second))
}

/// The colour of a side, in the middle of a sentence.
pub(super) fn colour(side: Side, words: &Words) -> String {
    words.side(side).to_lowercase()
}
