//! The modern board as SVG: any size, light or dark.
//!
//! From back to front: the background, the inside of the board, the discs, the plate with its holes, the marks. Discs fall
//! behind the plate, so [`gif`](mod@crate::gif) draws with the same parts.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use four_rules::{Cell, Column, Outcome, Side, View};
use resvg::{tiny_skia, usvg};

use crate::PictureError;
use crate::glyph;
use crate::pixels::{Colour, Pixels};

/// Allowed widths of a picture, in pixels.
pub const WIDTHS: RangeInclusive<u32> = 16..=8192;

/// Maximum number of pixels of a picture.
const MAX_PIXELS: u64 = 1 << 26;

/// The colours around the discs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// For paper and bright screens.
    #[default]
    Light,
    /// For dark screens.
    Dark,
}

/// The colours of a theme.
struct Palette {
    ground: &'static str,
    label: &'static str,
    inside: &'static str,
    board: [&'static str; 2],
    edge: &'static str,
    shadow: &'static str,
}

impl Theme {
    const fn palette(self) -> Palette {
        match self {
            Theme::Light => Palette {
                ground: "#f6f4ee",
                label: "#44506b",
                inside: "#dde5f4",
                board: ["#3f7be0", "#2456b8"],
                edge: "#1c4596",
                shadow: "#d5d0c2",
            },
            Theme::Dark => Palette {
                ground: "#12151d",
                label: "#aab6d3",
                inside: "#0e121c",
                board: ["#2c4f9e", "#1b3470"],
                edge: "#0f2048",
                shadow: "#0a0c12",
            },
        }
    }
}

/// Lengths in units of the drawing.
pub(crate) const CELL: f32 = 100.0;
pub(crate) const FRAME: f32 = 16.0;
pub(crate) const MARGIN: f32 = 24.0;
const LABELS: f32 = 60.0;
const HOLE: f32 = 40.0;
pub(crate) const DISC: f32 = 43.0;

/// Width and height of the drawing, in units.
pub(crate) fn extent(columns: u8, rows: u8) -> (f32, f32) {
    let width = f32::from(columns) * CELL + 2.0 * (FRAME + MARGIN);
    let height = f32::from(rows) * CELL + 2.0 * FRAME + MARGIN + LABELS;
    (width, height)
}

/// The centre of a cell, in units.
fn centre(rows: u8, cell: Cell) -> (f32, f32) {
    let x = MARGIN + FRAME + (f32::from(cell.column.index()) + 0.5) * CELL;
    let y = MARGIN + FRAME + (f32::from(rows - 1 - cell.row) + 0.5) * CELL;
    (x, y)
}

/// A part of the drawing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layer {
    Everything,
    /// The parts behind the discs.
    Behind,
    /// The parts in front of the discs.
    Front,
}

/// The picture as an SVG file with this width in pixels. Screen readers read the title.
///
/// # Errors
/// If the width is outside [`WIDTHS`] or the picture would have too many pixels.
pub fn svg(view: &View, theme: Theme, width: u32, title: &str) -> Result<String, PictureError> {
    let scale = scale_for(view, width, MAX_PIXELS)?;
    Ok(titled_layer(view, theme, Layer::Everything, scale, title))
}

/// Pixels per unit in a picture of this width.
pub(crate) fn scale_for(view: &View, width: u32, max_pixels: u64) -> Result<f32, PictureError> {
    if !WIDTHS.contains(&width) {
        return Err(PictureError::Width { width });
    }
    let (wide, high) = extent(view.columns, view.rows);
    let scale = width as f32 / wide;
    let height = (high * scale).round() as u32;
    match u64::from(width) * u64::from(height) > max_pixels {
        true => Err(PictureError::TooLarge { width, height }),
        false => Ok(scale),
    }
}

/// The width of a picture of this board with this height.
#[must_use]
pub fn width_of_height(view: &View, height: u32) -> u32 {
    let (wide, high) = extent(view.columns, view.rows);
    (height as f32 / high * wide) as u32
}

/// A part of the drawing as an SVG file, with `scale` pixels per unit.
pub(crate) fn layer(view: &View, theme: Theme, layer: Layer, scale: f32) -> String {
    titled_layer(view, theme, layer, scale, "")
}

fn titled_layer(view: &View, theme: Theme, layer: Layer, scale: f32, title: &str) -> String {
    let (width, height) = extent(view.columns, view.rows);
    let (shown_width, shown_height) = (width * scale, height * scale);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{shown_width}\" \
         height=\"{shown_height}\" role=\"img\">\n{}{}",
        title_element(title),
        definitions(theme)
    );
    if layer != Layer::Front {
        behind(&mut svg, view, theme);
    }
    if layer == Layer::Everything {
        discs(&mut svg, view, theme);
    }
    if layer != Layer::Behind {
        front(&mut svg, view, theme);
    }
    if layer == Layer::Everything {
        marks(&mut svg, view);
    }
    svg.push_str("</svg>\n");
    svg
}

/// The `title` element; nothing without a title.
fn title_element(title: &str) -> String {
    let escaped = title.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    if escaped.is_empty() { escaped } else { format!("<title>{escaped}</title>\n") }
}

fn definitions(theme: Theme) -> String {
    let [top, bottom] = theme.palette().board;
    let [first, second] = Side::BOTH.map(disc);
    format!(
        "<defs>\n<linearGradient id=\"board\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" \
         stop-color=\"{top}\"/><stop offset=\"1\" stop-color=\"{bottom}\"/></linearGradient>\n{first}{second}</defs>\n"
    )
}

/// A disc around the origin. Each side has its own mark, for people who cannot tell the colours apart.
pub(crate) fn disc(side: Side) -> String {
    let (light, body, rim, mark) = match side {
        Side::First => ("#ff7566", "#bf1f28", "#a51420", "<path d=\"M-13,-13 L13,13 M13,-13 L-13,13\"/>"),
        Side::Second => ("#ffe680", "#dc9d10", "#b98405", "<circle r=\"15\"/>"),
    };
    let id = side.letter();
    format!(
        "<radialGradient id=\"{id}-shade\" cx=\"0.38\" cy=\"0.3\" r=\"0.75\"><stop offset=\"0\" stop-color=\"{light}\"/>\
         <stop offset=\"1\" stop-color=\"{body}\"/></radialGradient>\n\
         <g id=\"{id}\" fill=\"none\"><circle r=\"{DISC}\" fill=\"url(#{id}-shade)\"/>\
         <circle r=\"30\" stroke=\"{rim}\" stroke-opacity=\"0.55\" stroke-width=\"3.5\"/>\
         <g stroke=\"{rim}\" stroke-opacity=\"0.8\" stroke-width=\"7.5\" stroke-linecap=\"round\">{mark}</g></g>\n"
    )
}

fn behind(svg: &mut String, view: &View, theme: Theme) {
    let (width, height) = extent(view.columns, view.rows);
    let Palette { ground, shadow, inside, .. } = theme.palette();
    let (board_width, board_height) = board_extent(view);
    // Larger than the drawing, because its edges may lie between two pixels.
    let (width, height) = (width + 2.0, height + 2.0);
    let _ =
        writeln!(svg, "<rect x=\"-1\" y=\"-1\" width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
    for (fill, down) in [(shadow, 7.0), (inside, 0.0)] {
        let _ = writeln!(
            svg,
            "<rect x=\"{MARGIN}\" y=\"{}\" width=\"{board_width}\" height=\"{board_height}\" rx=\"28\" fill=\"{fill}\"/>",
            MARGIN + down
        );
    }
}

fn board_extent(view: &View) -> (f32, f32) {
    (f32::from(view.columns) * CELL + 2.0 * FRAME, f32::from(view.rows) * CELL + 2.0 * FRAME)
}

/// The discs. After a win, those outside the winning line are dimmed.
fn discs(svg: &mut String, view: &View, theme: Theme) {
    let line = view.outcome.as_ref().map_or(&[][..], Outcome::cells);
    let mut veil = String::new();
    for cell in view.positions() {
        let Some(side) = view.at(cell) else { continue };
        let centre = centre(view.rows, cell);
        let (x, y) = centre;
        let _ = writeln!(svg, "<use href=\"#{}\" transform=\"translate({x} {y})\"/>", side.letter());
        if !line.is_empty() && !line.contains(&cell) {
            veil += &circle(centre, DISC);
        }
    }
    if !veil.is_empty() {
        let inside = theme.palette().inside;
        let _ = writeln!(svg, "<path fill=\"{inside}\" fill-opacity=\"0.5\" d=\"{veil}\"/>");
    }
}

/// A circle as a part of an SVG path.
fn circle((x, y): (f32, f32), radius: f32) -> String {
    let (left, across) = (x - radius, 2.0 * radius);
    let half = format!("a{radius},{radius} 0 1,0");
    format!(" M{left},{y} {half} {across},0 {half} -{across},0 Z")
}

/// The plate with its holes, and the column names below it.
fn front(svg: &mut String, view: &View, theme: Theme) {
    let outline = plate_outline(view);
    // Two plates, the upper one with larger holes, so that the lower one shows as the edges of the holes.
    for (fill, radius) in [(theme.palette().edge, HOLE), ("url(#board)", HOLE + 2.0)] {
        let mut plate = outline.clone();
        plate.extend(view.positions().map(|cell| circle(centre(view.rows, cell), radius)));
        let _ = writeln!(svg, "<path fill-rule=\"evenodd\" fill=\"{fill}\" d=\"{plate}\"/>");
    }
    labels(svg, view, theme.palette().label);
}

/// The outline of the plate as an SVG path: a rectangle with round corners.
fn plate_outline(view: &View) -> String {
    let (width, height) = board_extent(view);
    let (right, bottom, round) = (MARGIN + width, MARGIN + height, 28.0);
    format!(
        "M{},{MARGIN} H{} Q{right},{MARGIN} {right},{} V{} Q{right},{bottom} {},{bottom} H{} Q{MARGIN},{bottom} {MARGIN},{} \
         V{} Q{MARGIN},{MARGIN} {},{MARGIN} Z",
        MARGIN + round,
        right - round,
        MARGIN + round,
        bottom - round,
        right - round,
        MARGIN + round,
        bottom - round,
        MARGIN + round,
        MARGIN + round,
    )
}

/// The names of the columns.
fn labels(svg: &mut String, view: &View, colour: &str) {
    let bottom = MARGIN + board_extent(view).1;
    let _ = writeln!(
        svg,
        "<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.1\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    );
    for column in Column::first(view.columns) {
        let Some(strokes) = glyph::strokes(column) else { continue };
        let (x, _) = centre(view.rows, Cell { column, row: 0 });
        let size = 2.0;
        let (left, top) = (x - glyph::WIDTH * size / 2.0, bottom + 17.0);
        let _ = writeln!(svg, "<path transform=\"translate({left} {top}) scale({size})\" d=\"{strokes}\"/>");
        debug_assert!(glyph::HEIGHT * size < LABELS);
    }
    svg.push_str("</g>\n");
}

/// A ring around each disc of the winning line, or a thin ring around the last disc.
fn marks(svg: &mut String, view: &View) {
    let line = view.outcome.as_ref().map_or(&[][..], Outcome::cells);
    let (ringed, width, opacity) = match line {
        [] => (view.last.as_slice(), 4.0, 0.85),
        line => (line, 8.0, 1.0),
    };
    for &cell in ringed {
        let (x, y) = centre(view.rows, cell);
        let _ = writeln!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{HOLE}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"{width}\" \
             stroke-opacity=\"{opacity}\"/>"
        );
    }
}

/// The picture with this width in pixels.
///
/// # Errors
/// As [`svg`].
pub fn draw(view: &View, theme: Theme, width: u32) -> Result<Pixels, PictureError> {
    let pixmap = render(&svg(view, theme, width, "")?)?;
    let colours = pixmap.pixels().iter().map(|pixel| Colour([pixel.red(), pixel.green(), pixel.blue()]));
    Ok(Pixels::from_colours(pixmap.width() as usize, colours.collect()))
}

/// Draws an SVG file.
pub(crate) fn render(svg: &str) -> Result<tiny_skia::Pixmap, PictureError> {
    let drawing = |error: &dyn std::fmt::Display| PictureError::Drawing(error.to_string());
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| drawing(&error))?;
    let pixels = |units: f32| units.round().max(1.0) as u32;
    let (width, height) = (pixels(tree.size().width()), pixels(tree.size().height()));
    let mut pixmap = tiny_skia::Pixmap::new(width, height).ok_or_else(|| drawing(&"it is too large"))?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixmap.as_mut());
    Ok(pixmap)
}
