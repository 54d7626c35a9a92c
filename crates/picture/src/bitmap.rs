//! The display of the classic `bitmap` mode: 64×64 units of 8×8 pixels, four colours.

use four_rules::{Cell, Side, View};

use crate::PictureError;
use crate::pixels::{Colour, Pixels};

/// Units along each side of the display.
pub const UNITS: usize = 64;

/// Pixels along each side of a unit.
pub const UNIT: usize = 8;

const WHITE: Colour = Colour::hex(0xFF_FFFF);
const BLUE: Colour = Colour::hex(0x00_00FF);

/// From one line of the grid to the next.
const STEP: usize = 9;
const COLUMNS: usize = 7;
const ROWS: usize = 6;

/// A disc, from its top: where each row of it begins, and how long it is.
const DISC: [(usize, usize); 8] = [(2, 4), (1, 6), (0, 8), (0, 8), (0, 8), (0, 8), (1, 6), (2, 4)];

/// The first row of the numerals below the board, and where their strokes and their Vs stand.
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

/// The display as 64×64 units.
///
/// # Errors
/// If the board is not 7×6.
pub fn units(view: &View) -> Result<Pixels, PictureError> {
    if (usize::from(view.columns), usize::from(view.rows)) != (COLUMNS, ROWS) {
        return Err(PictureError::NotTheDisplay { columns: view.columns, rows: view.rows });
    }
    let mut units = Pixels::filled(UNITS, UNITS, WHITE);
    let mut dot = |x: usize, y: usize, colour| units.set(x, y, colour);
    for line in 0..=ROWS {
        (0..UNITS).for_each(|x| dot(x, line * STEP, BLUE));
    }
    for line in 0..=COLUMNS {
        (0..=ROWS * STEP).for_each(|y| dot(line * STEP, y, BLUE));
    }
    for x in STROKES {
        (NUMERALS..UNITS).for_each(|y| dot(x, y, BLUE));
    }
    for x in VS {
        (NUMERALS..UNITS - 1).for_each(|y| [x, x + 2].into_iter().for_each(|x| dot(x, y, BLUE)));
        dot(x + 1, UNITS - 1, BLUE);
    }
    for (column, row) in (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| (column, row))) {
        let Some(side) = Cell::new(column, row).and_then(|cell| view.at(cell)) else { continue };
        let (left, top) = (column * STEP + 1, (ROWS - 1 - row) * STEP + 1);
        for (y, (start, length)) in (top..).zip(DISC) {
            (left + start..left + start + length).for_each(|x| dot(x, y, colour(side)));
        }
    }
    Ok(units)
}

/// The display as 512×512 pixels.
///
/// # Errors
/// If the board is not 7×6.
pub fn draw(view: &View) -> Result<Pixels, PictureError> {
    Ok(units(view)?.enlarged(UNIT))
}

/// Of every nine units, the line and these rows and columns of the cell behind it are left in the small display.
const KEPT: [usize; 5] = [0, 1, 3, 6, 8];

/// The board of the display in fewer units, for a screen that has no room for all: 36×31, without the numerals.
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

/// The column whose part of the display, so many pixels wide, holds this point.
#[must_use]
pub fn column_at(x: f32, width: f32) -> Option<usize> {
    let column = (x / width * UNITS as f32 / STEP as f32).floor();
    (0.0..COLUMNS as f32).contains(&column).then_some(column as usize)
}
