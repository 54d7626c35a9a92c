//! The display of the classic `bitmap` mode: 64×64 units of 8×8 pixels, four colours.

use four_rules::{Cell, Side, View};

use crate::PictureError;
use crate::pixels::{Colour, Pixels};

/// Width and height of the display, in units.
pub const UNITS: usize = 64;

/// Width and height of a unit, in pixels.
pub const UNIT: usize = 8;

const WHITE: Colour = Colour::hex(0xFF_FFFF);
const BLUE: Colour = Colour::hex(0x00_00FF);

/// Distance between two lines of the grid.
const STEP: usize = 9;
const COLUMNS: usize = 7;
const ROWS: usize = 6;

/// The rows of a disc from the top: start and length.
const DISC: [(usize, usize); 8] = [(2, 4), (1, 6), (0, 8), (0, 8), (0, 8), (0, 8), (1, 6), (2, 4)];

/// The Roman numerals below the board: their first row, and the left edges of their strokes and Vs.
const NUMERALS: usize = 59;
const STROKES: [usize; 10] = [4, 12, 14, 20, 22, 24, 30, 52, 60, 62];
const VS: [usize; 4] = [32, 40, 48, 56];

/// The colour of a side's discs.
#[must_use]
pub const fn colour(side: Side) -> Colour {
    match side {
        Side::First => Colour::hex(0xFF_0000),
        Side::Second => Colour::hex(0xE5_C420),
    }
}

/// Draws the display in 64×64 units.
///
/// # Errors
/// If the board is not 7×6.
pub fn units(view: &View) -> Result<Pixels, PictureError> {
    if (usize::from(view.columns), usize::from(view.rows)) != (COLUMNS, ROWS) {
        return Err(PictureError::NotTheDisplay { columns: view.columns, rows: view.rows });
    }
    let mut units = Pixels::filled(UNITS, UNITS, WHITE);
    draw_board(&mut units);
    for (column, row) in (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| (column, row))) {
        let Some(side) = Cell::new(column, row).and_then(|cell| view.at(cell)) else { continue };
        let (left, top) = (column * STEP + 1, (ROWS - 1 - row) * STEP + 1);
        for (y, (start, length)) in (top..).zip(DISC) {
            (left + start..left + start + length).for_each(|x| units.set(x, y, colour(side)));
        }
    }
    Ok(units)
}

/// The grid and the numerals.
fn draw_board(units: &mut Pixels) {
    let mut dot = |x: usize, y: usize| units.set(x, y, BLUE);
    for line in 0..=ROWS {
        (0..UNITS).for_each(|x| dot(x, line * STEP));
    }
    for line in 0..=COLUMNS {
        (0..=ROWS * STEP).for_each(|y| dot(line * STEP, y));
    }
    for x in STROKES {
        (NUMERALS..UNITS).for_each(|y| dot(x, y));
    }
    for x in VS {
        (NUMERALS..UNITS - 1).for_each(|y| [x, x + 2].into_iter().for_each(|x| dot(x, y)));
        dot(x + 1, UNITS - 1);
    }
}

/// Draws the display in 512×512 pixels.
///
/// # Errors
/// If the board is not 7×6.
pub fn draw(view: &View) -> Result<Pixels, PictureError> {
    Ok(units(view)?.enlarged(UNIT))
}

/// The units of every nine that the small display keeps: the grid line and four of the cell.
const KEPT: [usize; 5] = [0, 1, 3, 6, 8];

/// Draws the board in 36×31 units without the numerals, for screens too small for the display.
///
/// # Errors
/// If the board is not 7×6.
pub fn small(view: &View) -> Result<Pixels, PictureError> {
    let units = units(view)?;
    let kept = |index: &usize| KEPT.contains(&(index % STEP));
    let rows = units.rows().take(ROWS * STEP + 1).enumerate().filter(|(y, _)| kept(y));
    let colours =
        rows.flat_map(|(_, row)| row.iter().enumerate().filter(|(x, _)| kept(x)).map(|(_, colour)| *colour));
    Ok(Pixels::from_colours((0..UNITS).filter(kept).count(), colours.collect()))
}

/// The column at `x` in a display that is `width` pixels wide; `None` beside the board.
#[must_use]
pub fn column_at(x: f32, width: f32) -> Option<usize> {
    let column = (x / width * UNITS as f32 / STEP as f32).floor();
    (0.0..COLUMNS as f32).contains(&column).then_some(column as usize)
}
