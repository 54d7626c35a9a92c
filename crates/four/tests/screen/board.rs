//! Reads a board from the screen: the numbers of the columns tell where the cells are, the colours tell the discs.

use four_rules::{Cell, Column, Game, Side};
use vt100::{Color, Screen};

/// A board on the screen.
pub(crate) struct SeenBoard {
    /// The x of the middle of each column.
    columns: Vec<u16>,
    /// The line of the numbers.
    numbers: u16,
    /// Lines from one disc to the next.
    high: u16,
}

impl SeenBoard {
    /// Finds a board of this many columns by its numbers.
    pub(crate) fn on(screen: &Screen, columns: u16) -> Option<SeenBoard> {
        let (lines, width) = screen.size();
        let symbol = |x: u16, y: u16| screen.cell(y, x).map_or("", |cell| cell.contents());
        for y in (0..lines.get()).rev() {
            for first in (0..width.get()).filter(|&x| symbol(x, y) == "1") {
                let space = (first + 1..width.get()).find(|&x| symbol(x, y) == "2");
                let Some(wide) = space.map(|second| second - first) else { continue };
                let places: Vec<u16> = (0..columns).map(|column| first + column * wide).collect();
                let numbered =
                    places.iter().zip(1u16..).all(|(&x, number)| symbol(x, y) == number.to_string());
                let high = match wide {
                    0..4 => 1,
                    4 if ["·", "●", "○"].contains(&symbol(first, y.checked_sub(2)?)) => 1,
                    _ => wide / 2,
                };
                if numbered && wide > 1 {
                    return Some(SeenBoard { columns: places, numbers: y, high });
                }
            }
        }
        None
    }

    /// Where a cell is on the screen.
    pub(crate) fn place(&self, cell: Cell) -> (u16, u16) {
        let y = self.numbers - (u16::from(cell.row) + 1) * self.high + self.high / 2;
        (self.columns[usize::from(cell.column.index())], y)
    }

    /// Whether the number of a column is highlighted.
    pub(crate) fn points_at(&self, screen: &Screen, column: usize) -> bool {
        screen.cell(self.numbers, self.columns[column]).is_some_and(|cell| cell.inverse())
    }

    /// Whether the number of a column is faint.
    pub(crate) fn is_faint(&self, screen: &Screen, column: usize) -> bool {
        screen.cell(self.numbers, self.columns[column]).is_some_and(|cell| cell.dim())
    }

    /// The disc in a cell.
    pub(crate) fn at(&self, screen: &Screen, cell: Cell) -> Option<Side> {
        let (x, y) = self.place(cell);
        let seen = screen.cell(y, x)?;
        let colour = match seen.contents() {
            "●" => return Some(Side::First),
            "○" => return Some(Side::Second),
            "" | " " | "•" | "★" | "✕" | "◆" => seen.bgcolor(),
            _ => seen.fgcolor(),
        };
        match ink(colour) {
            'r' | 'R' | 'f' => Some(Side::First),
            'y' | 'Y' | 'F' => Some(Side::Second),
            _ => None,
        }
    }
}

/// Whether the screen shows the board of this game.
pub(crate) fn shows(screen: &Screen, game: &Game) -> bool {
    let (columns, rows) = (game.rules().columns(), game.rules().rows());
    let Some(seen) = SeenBoard::on(screen, columns.into()) else { return false };
    let view = game.view();
    let cells = Column::first(columns).flat_map(|column| (0..rows).map(move |row| Cell { column, row }));
    cells.into_iter().all(|cell| seen.at(screen, cell) == view.at(cell))
}

/// The moves that the panel beside the board lists.
pub(crate) fn moves(screen: &Screen) -> Vec<String> {
    let Some((x, y)) = super::pty::place_of(screen, "Moves") else { return Vec::new() };
    let (lines, width) = screen.size();
    let line = |y: u16| screen.contents_between(y, x, y, width.get()).trim().to_owned();
    let shown = (y + 1..lines.get() - 1).map(line).take_while(|line| !line.is_empty());
    let words = shown.flat_map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
    words.filter(|word| !word.ends_with('.')).collect()
}

/// A letter for a colour of the classic theme.
pub(crate) fn ink(colour: Color) -> char {
    match colour {
        Color::Default => ' ',
        Color::Rgb(0x1f, 0x4f, 0xb8) | Color::Idx(4) => 'b',
        Color::Rgb(0x0e, 0x23, 0x50) | Color::Idx(0) => '.',
        Color::Rgb(0xe0, 0x3c, 0x31) | Color::Idx(9) => 'r',
        Color::Rgb(0xb8, 0x2a, 0x22) | Color::Idx(1) => 'R',
        Color::Rgb(0xf7, 0xc8, 0x2d) | Color::Idx(11) => 'y',
        Color::Rgb(0xc0, 0x8f, 0x10) | Color::Idx(3) => 'Y',
        Color::Rgb(0x86, 0x30, 0x30) => 'f',
        Color::Rgb(0x8a, 0x74, 0x28) => 'F',
        Color::Rgb(0xff, 0xff, 0xff) => 'w',
        Color::Rgb(0x4f, 0x9c, 0xf0) | Color::Idx(14) => 'a',
        Color::Rgb(0x3f, 0xb9, 0x50) | Color::Idx(10) => 'g',
        Color::Rgb(0xe5, 0x53, 0x4b) => 'l',
        Color::Idx(7 | 15) => 'w',
        _ => '?',
    }
}
