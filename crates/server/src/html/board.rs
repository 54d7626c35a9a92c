//! The board as SVG and as a table. Scripts only change classes and texts in it.

use four_protocol::State;
use four_rules::{Cell, Column, Side};
use maud::{Markup, PreEscaped, html};

use super::PageContext;

/// What to draw.
pub(super) struct BoardView<'a> {
    /// The rows from the top, with `/` between them.
    pub(super) board: &'a str,
    /// The cell of the last disc.
    pub(super) last: Option<Cell>,
    /// The cells of the line that ended the game.
    pub(super) line: &'a [Cell],
}

/// Boards with more columns or rows than this scroll instead of shrinking.
const MAX_SHRUNK: usize = 12;

/// The width of a column where nothing limits it, in pixels.
const UNIT: usize = 140;

/// The height of the frame below the lowest row; a cell is 100 high.
const FOOT: usize = 50;

impl<'a> BoardView<'a> {
    /// The current position of a game.
    pub(super) fn of(state: &'a State) -> BoardView<'a> {
        let line = state.ending.as_ref().map_or(&[][..], |ending| ending.outcome.cells());
        BoardView { board: &state.board, last: state.last, line }
    }

    fn rows(&self) -> Vec<&str> {
        self.board.split('/').collect()
    }

    fn columns(&self) -> usize {
        self.board.split('/').next().map_or(0, str::len)
    }

    /// Every cell with its column and row in the drawing and its letter, from the top left.
    fn cells(&self) -> Vec<(Cell, usize, usize, char)> {
        let rows = self.rows();
        let high = rows.len();
        let row = |(down, row): (usize, &str)| {
            let cell = move |(x, letter)| Some((Cell::new(x, high - 1 - down)?, x, down, letter));
            row.chars().enumerate().filter_map(cell).collect::<Vec<_>>()
        };
        rows.into_iter().enumerate().flat_map(row).collect()
    }
}

/// A board without a disc.
pub(crate) fn empty_board(context: &PageContext, columns: u8, rows: u8) -> Markup {
    let row = ".".repeat(usize::from(columns));
    let all = vec![row.as_str(); usize::from(rows)].join("/");
    board(context, &BoardView { board: &all, last: None, line: &[] })
}

/// The board with buttons for its columns, and a table for screen readers.
pub(super) fn board(context: &PageContext, view: &BoardView) -> Markup {
    let text = context.text();
    let columns = view.columns();
    html! {
        div.scroller {
            div #board.board {
                (drawing(view))
                div.columns role="group" aria-label=(text.page_columns()) hidden {
                    @for column in (0..columns).filter_map(Column::new) {
                        button type="button" data-column=(column) aria-label=(text.page_column(column)) {}
                    }
                }
                div.cells hidden {}
            }
        }
        (modes(context))
        (table(context, view))
    }
}

/// Buttons that choose what a press on a column does, for rules with more than drops.
fn modes(context: &PageContext) -> Markup {
    let text = context.text();
    let modes =
        [("drop", text.page_drop_mode()), ("pop", text.page_pop_mode()), ("remove", text.page_remove_mode())];
    html! {
        div #modes.chips role="group" aria-label=(text.page_modes()) hidden {
            @for (mode, name) in modes {
                button type="button" data-mode=(mode) aria-pressed=(mode == "drop") { (name) }
            }
        }
    }
}

/// The SVG, with a free row above for the disc to be dropped.
fn drawing(view: &BoardView) -> Markup {
    svg(view, 0)
}

/// The SVG of a board that nobody plays on: nothing is above it.
pub(super) fn picture(view: &BoardView) -> Markup {
    svg(view, 80)
}

/// The SVG from this height on.
fn svg(view: &BoardView, top: usize) -> Markup {
    let (columns, rows) = (view.columns(), view.rows().len());
    // Below the rows is space for the column numbers.
    let (width, height) = (columns * 100, (rows + 1) * 100 + FOOT - top);
    let unit = if columns > MAX_SHRUNK || rows > MAX_SHRUNK { 40 } else { UNIT };
    html! {
        svg.drawing .wide[columns > MAX_SHRUNK] .tall[rows > MAX_SHRUNK] .won[!view.line.is_empty()] viewBox={ "0 " (top) " " (width) " " (height) } width=(width * unit / 100)
            height=(height * unit / 100) aria-hidden="true" focusable="false" {
            (PreEscaped(PARTS))
            rect.inside x="-10" y="90" width=(width + 20) height=(rows * 100 + 20) rx="26" {}
            use.ghost href="#disc" x="50" y="46" {}
            @for (cell, x, down, letter) in view.cells() {
                use href="#disc" x=(x * 100 + 50) y=(down * 100 + 150) data-at=(cell) class=(classes(view, cell, letter)) {}
            }
            path.front fill="url(#front)" d=(front(columns, rows)) {}
            @for column in (0..columns).filter_map(Column::new) {
                text x=(u32::from(column.index()) * 100 + 50) y=((rows + 1) * 100 + 26) { (column) }
            }
        }
    }
}

fn classes(view: &BoardView, cell: Cell, letter: char) -> String {
    let mark = |is: bool, class| if is { class } else { "" };
    let side = Side::BOTH.into_iter().find(|side| side.letter() == letter);
    format!(
        "disc{}{}{}",
        side.map_or(String::new(), |side| format!(" {}", side.letter())),
        mark(view.last == Some(cell), " last"),
        mark(view.line.contains(&cell), " line")
    )
}

/// The SVG definitions. A disc takes its colours from its class.
const PARTS: &str = include_str!("../../assets/parts.svg");

/// The frame: a rounded plate with a hole for every cell.
fn front(columns: usize, rows: usize) -> String {
    let (width, height) = (columns * 100, rows * 100 + FOOT - 20);
    let plate = format!(
        "M-16 114a30 30 0 0 1 30-30h{}a30 30 0 0 1 30 30v{}a30 30 0 0 1-30 30h-{}a30 30 0 0 1-30-30z",
        width - 28,
        height - 28,
        width - 28
    );
    let hole = |x: usize, y: usize| {
        format!("M{} {}a40 40 0 1 0 80 0a40 40 0 1 0-80 0z", x * 100 + 10, y * 100 + 150)
    };
    let holes = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))).map(|(x, y)| hole(x, y));
    plate + &holes.collect::<String>()
}

/// The board as a table, for screen readers.
fn table(context: &PageContext, view: &BoardView) -> Markup {
    let text = context.text();
    let rows = view.rows();
    let said = |letter| match letter {
        'x' => text.red(),
        'o' => text.yellow(),
        _ => text.page_free(),
    };
    html! {
        div.unseen {
            table #cells {
                caption { (text.page_board_caption()) }
                thead {
                    tr {
                        td {}
                        @for column in (0..view.columns()).filter_map(Column::new) {
                            th scope="col" { (text.page_column(column)) }
                        }
                    }
                }
                tbody {
                    @for (down, row) in rows.iter().enumerate() {
                        tr {
                            th scope="row" { (text.page_row(rows.len() - down)) }
                            @for letter in row.chars() { td { (said(letter)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Links to the start, one move back, one move on, and to the end. Scripts handle them without loading a page.
pub(super) fn steps(context: &PageContext, hrefs: [String; 4]) -> Markup {
    let text = context.text();
    let names = [
        ("first", "⇤", text.page_first()),
        ("back", "←", text.page_back()),
        ("forth", "→", text.page_forth()),
        ("last", "⇥", text.page_last()),
    ];
    html! {
        div.steps {
            @for ((name, sign, label), href) in names.into_iter().zip(hrefs) {
                a.button data-step=(name) aria-label=(label) title=(label) href=(href) { (sign) }
            }
        }
    }
}
