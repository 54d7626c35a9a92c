//! The board in sentences.

use four_picture::text::letters;
use four_rules::{Cell, Column, Side, View};
use four_text::Text;

use super::parse::{self, Command};

/// The answer to a command about the board: all of it, a column, the rows, a picture. `None` for other commands.
pub(super) fn look(view: &View, text: Text, command: Command, rest: &str) -> Option<String> {
    Some(match command {
        Command::Board => whole(view, text),
        Command::Column => match parse::column(rest).filter(|column| column.index() < view.columns) {
            Some(named) => column(view, text, named),
            None => text.say_mistake_no_column(rest),
        },
        Command::Rows => rows(view, text),
        Command::Picture => picture(view, text),
        _ => return None,
    })
}

/// The whole board, column by column.
fn whole(view: &View, text: Text) -> String {
    if view.cells.iter().all(Option::is_none) {
        return text.plain_board_empty(view.columns, view.rows);
    }
    let columns = Column::first(view.columns);
    let (taken, free): (Vec<Column>, Vec<Column>) =
        columns.partition(|&column| view.at(Cell { column, row: 0 }).is_some());
    let mut lines: Vec<String> = taken.into_iter().map(|named| column(view, text, named)).collect();
    if !free.is_empty() {
        let free: Vec<String> = free.iter().map(ToString::to_string).collect();
        lines.push(text.plain_columns_empty(free.join(", ")));
    }
    lines.join("\n")
}

/// One column, from the bottom.
fn column(view: &View, text: Text, column: Column) -> String {
    let cells = (0..view.rows).map(|row| Cell { column, row });
    let discs: Vec<&str> = cells.filter_map(|cell| view.at(cell)).map(|side| text.disc(side)).collect();
    let free = usize::from(view.rows) - discs.len();
    match (discs.is_empty(), free) {
        (true, _) => text.plain_column_empty(column, free),
        (false, 0) => text.plain_column_full(column, discs.join(", ")),
        (false, _) => text.plain_column(column, discs.join(", "), free),
    }
}

/// The rows that hold a disc, from the bottom.
fn rows(view: &View, text: Text) -> String {
    let row = |row: u8| {
        let columns = Column::first(view.columns);
        let discs: Vec<Option<Side>> = columns.map(|column| view.at(Cell { column, row })).collect();
        discs.iter().any(Option::is_some).then(|| {
            let named = |side: &Option<Side>| side.map_or(text.plain_free(), |side| text.disc(side));
            let discs: Vec<&str> = discs.iter().map(named).collect();
            text.plain_row(row + 1, discs.join(", "))
        })
    };
    let mut lines: Vec<String> = (0..view.rows).map_while(row).collect();
    let empty = usize::from(view.rows) - lines.len();
    if empty > 0 {
        lines.push(text.plain_rows_empty(empty));
    }
    lines.join("\n")
}

/// The board in letters.
fn picture(view: &View, text: Text) -> String {
    let who = |side: Side| format!("{} = {}", side.letter(), text.disc(side));
    format!("{}{}, {}", letters(view), who(Side::First), who(Side::Second))
}
