//! A whole game as an animated GIF in which the discs fall behind the board.

use std::borrow::Cow;
use std::ops::Range;

use color_quant::NeuQuant;
use four_rules::{Board, Cell, Column, Event, Game, Log, Side, View};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use crate::PictureError;
use crate::modern::{self, CELL, FRAME, Layer, MARGIN, Theme};
use crate::pixels::Colour;

/// Delays in hundredths of a second: between two frames of a fall, after a move, after the game.
const FALLING: u16 = 4;
const REST: u16 = 40;
const END: u16 = 400;

/// The width of a cell is a multiple of this, so that margins are whole pixels.
const WHOLE: f32 = 5.0;

/// Maximum number of pixels of a frame.
const MAX_PIXELS: u64 = 1 << 22;

/// Maximum number of pixels that are drawn for all frames together, which takes seconds.
const MAX_DRAWN: u64 = 1 << 28;

/// Colours in the palette. The next index is transparent: the pixel stays as it was.
const COLOURS: u8 = 255;

/// Animates a game from its first move to its last. The width is the nearest to `width` that gives whole pixels.
///
/// # Errors
/// If the width is outside [`modern::WIDTHS`], a frame would have too many pixels, or the game is too long for this width.
/// Nothing is drawn before that is known.
pub fn animate(log: &Log, theme: Theme, width: u32) -> Result<Vec<u8>, PictureError> {
    animate_while(log, theme, width, || true)
}

/// Animates a game, and gives up as soon as `wanted` returns `false`.
///
/// # Errors
/// As [`animate`], and [`PictureError::Unwanted`].
pub fn animate_while(
    log: &Log,
    theme: Theme,
    width: u32,
    wanted: impl Fn() -> bool,
) -> Result<Vec<u8>, PictureError> {
    let stage = Stage::new(log.game(), theme, width)?;
    if stage.drawn(log) > MAX_DRAWN {
        return Err(PictureError::TooLong { moves: log.game().moves(), width: stage.behind.width() });
    }
    let end = modern::draw(&log.game().view(), theme, stage.behind.width())?;
    let end = end.colours();
    let mut film = Film::new(&stage, log.game(), end)?;
    let mut game = Game::new(*log.game().rules());
    film.show(&stage.picture(game.board()), stage.everywhere(), REST)?;
    for event in log.events() {
        if !wanted() {
            return Err(PictureError::Unwanted);
        }
        let before = *game.board();
        game.apply(event);
        let fall = stage.fall(&before, event);
        if let Some(fall) = &fall {
            fall.pictures(&stage).try_for_each(|picture| film.show(&picture, fall.area(&stage), FALLING))?;
        }
        if *game.board() != before {
            let area = stage.changed(fall.as_ref());
            film.show(&stage.compose(&stage.lying(game.board()), &area), area, REST)?;
        }
    }
    film.show(end, stage.everywhere(), END)?;
    film.finish()
}

/// A part of the picture, in pixels.
#[derive(Clone)]
struct Area {
    x: Range<usize>,
    y: Range<usize>,
}

/// A disc in the picture; `left` and `top` are the corner of its cell.
#[derive(Clone, Copy)]
struct Disc {
    side: Side,
    left: usize,
    top: f32,
}

/// Discs of one column that fall by the same distance.
struct Fall {
    /// The left edge of the column.
    left: usize,
    still: Vec<Disc>,
    moving: Vec<Disc>,
    distance: f32,
}

impl Fall {
    /// The column in which the discs fall.
    fn area(&self, stage: &Stage) -> Area {
        Area { x: self.left..self.left + stage.cell, ..stage.everywhere() }
    }

    /// The number of frames, with the last, in which the discs lie still.
    fn frames(&self, stage: &Stage) -> usize {
        // Free fall: the time grows with the square root of the distance.
        (2.0 * (self.distance / stage.cell as f32).sqrt()).round() as usize
    }

    /// Every frame of the fall except the last.
    fn pictures(&self, stage: &Stage) -> impl Iterator<Item = Vec<Colour>> {
        let pictures = self.frames(stage);
        (1..pictures).map(move |n| {
            let time = n as f32 / pictures as f32;
            let way = self.distance * time * time;
            let moved = self.moving.iter().map(|disc| Disc { top: disc.top + way, ..*disc });
            let discs: Vec<Disc> = self.still.iter().copied().chain(moved).collect();
            stage.compose(&discs, &self.area(stage))
        })
    }
}

/// The images that every frame is composed of.
struct Stage {
    rows: u8,
    /// The size of a cell, and the distance of the first cell from the left and top edges, in pixels.
    cell: usize,
    margin: usize,
    behind: Pixmap,
    front: Pixmap,
    discs: [Pixmap; 2],
}

impl Stage {
    fn new(game: &Game, theme: Theme, width: u32) -> Result<Stage, PictureError> {
        let view: View = Game::new(*game.rules()).view();
        let wanted = modern::scale_for(&view, width, MAX_PIXELS)?;
        let cell = ((wanted * CELL / WHOLE).round() * WHOLE).max(WHOLE);
        let scale = cell / CELL;
        let part = |layer| modern::render(&modern::layer(&view, theme, layer, scale));
        let disc = |side: Side| {
            let (half, letter, drawing) = (CELL / 2.0, side.letter(), modern::disc(side));
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {CELL} {CELL}\" width=\"{cell}\" \
                 height=\"{cell}\"><defs>{drawing}</defs><use href=\"#{letter}\" \
                 transform=\"translate({half} {half})\"/></svg>"
            );
            modern::render(&svg)
        };
        Ok(Stage {
            rows: view.rows,
            cell: cell as usize,
            margin: ((MARGIN + FRAME) * scale).round() as usize,
            behind: part(Layer::Behind)?,
            front: part(Layer::Front)?,
            discs: [disc(Side::First)?, disc(Side::Second)?],
        })
    }

    fn width(&self) -> usize {
        self.behind.width() as usize
    }

    fn everywhere(&self) -> Area {
        Area { x: 0..self.width(), y: 0..self.behind.height() as usize }
    }

    /// The part of the picture that an event has changed: the column of a fall, or everything.
    fn changed(&self, fall: Option<&Fall>) -> Area {
        fall.map_or_else(|| self.everywhere(), |fall| fall.area(self))
    }

    /// The number of pixels that are drawn for all frames of a game.
    fn drawn(&self, log: &Log) -> u64 {
        let mut game = Game::new(*log.game().rules());
        let of_event = |event| {
            let before = *game.board();
            game.apply(event);
            let fall = self.fall(&before, event);
            let frames = fall.as_ref().map_or(1, |fall| fall.frames(self));
            let Area { x, y } = self.changed(fall.as_ref());
            if *game.board() == before { 0 } else { (frames * x.len() * y.len()) as u64 }
        };
        log.events().iter().map(of_event).sum()
    }

    /// The top left corner of a cell.
    fn corner(&self, cell: Cell) -> (usize, usize) {
        let from_top = usize::from(self.rows - 1 - cell.row);
        (self.margin + usize::from(cell.column.index()) * self.cell, self.margin + from_top * self.cell)
    }

    /// The discs of a board at rest.
    fn lying(&self, board: &Board) -> Vec<Disc> {
        let disc = |cell| {
            let (left, top) = self.corner(cell);
            Some(Disc { side: board.at(cell)?, left, top: top as f32 })
        };
        board.cells().filter_map(disc).collect()
    }

    /// The whole picture with the discs of a board.
    fn picture(&self, board: &Board) -> Vec<Colour> {
        self.compose(&self.lying(board), &self.everywhere())
    }

    /// What falls because of an event: the new disc, or the discs above one that is removed.
    fn fall(&self, board: &Board, event: &Event) -> Option<Fall> {
        match *event {
            Event::Dropped { by, at } => {
                let (left, end) = self.corner(at);
                let start = -(self.cell as f32);
                let disc = Disc { side: by, left, top: start };
                let distance = end as f32 - start;
                Some(Fall { left, still: self.lying(board), moving: vec![disc], distance })
            }
            Event::Popped { at, .. } | Event::Removed { at, .. } => {
                let (left, hole) = self.corner(at);
                let mut still = self.lying(board);
                still.retain(|disc| disc.left != left || disc.top != hole as f32);
                let (moving, still) =
                    still.into_iter().partition(|disc| disc.left == left && disc.top < hole as f32);
                Some(Fall { left, still, moving, distance: self.cell as f32 })
            }
            _ => None,
        }
    }

    /// Draws a part of the picture with these discs.
    fn compose(&self, discs: &[Disc], area: &Area) -> Vec<Colour> {
        let places = area.y.clone().flat_map(|y| area.x.clone().map(move |x| (x, y)));
        let mut picture: Vec<Colour> = places
            .filter_map(|(x, y)| self.behind.pixel(x as u32, y as u32))
            .map(|pixel| colour(&pixel))
            .collect();
        for disc in discs {
            let image = &self.discs[disc.side as usize];
            self.paint(&mut picture, area, image, (disc.left as isize, disc.top as isize));
        }
        self.paint(&mut picture, area, &self.front, (0, 0));
        picture
    }

    /// Draws `image` over a part of the picture, with its top left corner at `(left, top)`.
    fn paint(&self, picture: &mut [Colour], area: &Area, image: &Pixmap, (left, top): (isize, isize)) {
        let overlap = |range: &Range<usize>, start: isize, length: u32| {
            let end = start + length as isize;
            range.start.max(start.max(0) as usize)..range.end.min(end.max(0) as usize)
        };
        for y in overlap(&area.y, top, image.height()) {
            for x in overlap(&area.x, left, image.width()) {
                let (image_x, image_y) = ((x as isize - left) as u32, (y as isize - top) as u32);
                let Some(over) = image.pixel(image_x, image_y).filter(|pixel| pixel.alpha() > 0) else {
                    continue;
                };
                let under = &mut picture[(y - area.y.start) * area.x.len() + (x - area.x.start)];
                let through = 255 - u16::from(over.alpha());
                for (channel, over) in under.0.iter_mut().zip(colour(&over).0) {
                    *channel = over.saturating_add(((u16::from(*channel) * through + 127) / 255) as u8);
                }
            }
        }
    }
}

fn colour(pixel: &PremultipliedColorU8) -> Colour {
    Colour([pixel.red(), pixel.green(), pixel.blue()])
}

/// The GIF file being written.
struct Film {
    encoder: gif::Encoder<Vec<u8>>,
    width: usize,
    palette: NeuQuant,
    /// Cache: the palette index of a colour by the six leading bits of each channel.
    known: Vec<Option<u8>>,
    /// The palette index that each pixel shows now; `None` before the first frame.
    seen: Vec<Option<u8>>,
}

impl Film {
    /// Chooses the palette from the last board, the last frame, and a disc of each side behind and above the plate.
    fn new(stage: &Stage, game: &Game, end: &[Colour]) -> Result<Film, PictureError> {
        let palette = choose_palette(stage, game, end);
        let Area { x, y } = stage.everywhere();
        let too_large = || PictureError::TooLarge { width: x.end as u32, height: y.end as u32 };
        let [width, height] = [x.end, y.end].map(|n| u16::try_from(n).ok());
        let (width, height) = width.zip(height).ok_or_else(too_large)?;
        let mut encoder =
            gif::Encoder::new(Vec::new(), width, height, &palette.color_map_rgb()).map_err(failed)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
        let (known, seen) = (vec![None; 1 << 18], vec![None; x.end * y.end]);
        Ok(Film { encoder, width: x.end, palette, known, seen })
    }

    /// Adds a frame that changes `area` to `picture` and stays for `delay`. Only the changed pixels are written.
    fn show(&mut self, picture: &[Colour], area: Area, delay: u16) -> Result<(), PictureError> {
        let changes = self.changes(picture, &area);
        self.encoder.write_frame(&frame(&changes, delay)).map_err(failed)
    }

    /// The pixels that differ from what is shown now, with their palette index.
    fn changes(&mut self, picture: &[Colour], area: &Area) -> Vec<Change> {
        let mut changes = Vec::new();
        let places = area.y.clone().flat_map(|y| area.x.clone().map(move |x| (x, y)));
        for ((x, y), &colour) in places.zip(picture) {
            let number = self.number(colour);
            let seen = &mut self.seen[y * self.width + x];
            if seen.replace(number) != Some(number) {
                changes.push((x, y, number));
            }
        }
        changes
    }

    /// The index of the nearest colour in the palette.
    fn number(&mut self, Colour([red, green, blue]): Colour) -> u8 {
        let leading = |channel: u8| usize::from(channel >> 2);
        let known = &mut self.known[leading(red) << 12 | leading(green) << 6 | leading(blue)];
        *known.get_or_insert_with(|| self.palette.index_of(&[red, green, blue, u8::MAX]) as u8)
    }

    fn finish(self) -> Result<Vec<u8>, PictureError> {
        self.encoder.into_inner().map_err(failed)
    }
}

/// A pixel and its new palette index.
type Change = (usize, usize, u8);

/// A frame of the smallest rectangle that holds these changes. A pause without changes still needs a frame: one pixel
/// that stays as it was.
fn frame(changes: &[Change], delay: u16) -> gif::Frame<'static> {
    let (left, right) = span(changes.iter().map(|&(x, ..)| x)).unwrap_or_default();
    let (top, bottom) = span(changes.iter().map(|&(_, y, _)| y)).unwrap_or_default();
    let (width, height) = (right - left + 1, bottom - top + 1);
    let mut buffer = vec![COLOURS; width * height];
    for (x, y, number) in changes {
        buffer[(y - top) * width + (x - left)] = *number;
    }
    let size = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    gif::Frame {
        delay,
        dispose: gif::DisposalMethod::Keep,
        transparent: Some(COLOURS),
        left: size(left),
        top: size(top),
        width: size(width),
        height: size(height),
        buffer: Cow::Owned(buffer),
        ..gif::Frame::default()
    }
}

/// The least and the greatest value.
fn span(values: impl Iterator<Item = usize>) -> Option<(usize, usize)> {
    values.map(|value| (value, value)).reduce(|(low, high), (value, _)| (low.min(value), high.max(value)))
}

fn choose_palette(stage: &Stage, game: &Game, end: &[Colour]) -> NeuQuant {
    let discs = Side::BOTH.into_iter().flat_map(|side| {
        let (left, top) = stage.corner(Cell { column: Column::MIN, row: stage.rows - 1 });
        let area = Area { x: left..left + stage.cell, y: 0..top + stage.cell };
        let half_out = top as f32 - stage.cell as f32 / 2.0;
        [top as f32, half_out].map(|top| stage.compose(&[Disc { side, left, top }], &area))
    });
    let discs: Vec<Colour> = discs.flatten().collect();
    let last = stage.picture(game.board());
    let colours = last.iter().chain(end).chain(&discs);
    let samples: Vec<u8> =
        colours.flat_map(|&Colour([red, green, blue])| [red, green, blue, u8::MAX]).collect();
    NeuQuant::new(10, COLOURS.into(), &samples)
}

fn failed(error: impl std::fmt::Display) -> PictureError {
    PictureError::Drawing(error.to_string())
}
