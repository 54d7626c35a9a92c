//! `four draw`: pictures of positions, and films of games.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use four_picture::{PictureError, bitmap, gif, modern, png, text};
use four_records::{Document, plain, save};
use four_rules::View;

use crate::cli::{DrawArgs, Look, PictureFormat, Theme};
use crate::{Exit, Failure, load};

impl PictureFormat {
    /// The format that the name of a file asks for.
    pub(crate) fn of(path: &Path) -> Result<PictureFormat, Failure> {
        match path.extension().and_then(|extension| extension.to_str()).map(str::to_lowercase).as_deref() {
            Some("png") => Ok(PictureFormat::Png),
            Some("svg") => Ok(PictureFormat::Svg),
            Some("gif") => Ok(PictureFormat::Gif),
            Some("txt") => Ok(PictureFormat::Txt),
            _ => Err(Failure::with(&path.display(), "a picture's name ends in .png, .svg, .gif or .txt")),
        }
    }

    const fn width(self) -> u32 {
        match self {
            PictureFormat::Png | PictureFormat::Svg => 700,
            PictureFormat::Gif => 400,
            PictureFormat::Txt => 72,
        }
    }
}

impl From<Theme> for modern::Theme {
    fn from(theme: Theme) -> modern::Theme {
        match theme {
            Theme::Light => modern::Theme::Light,
            Theme::Dark => modern::Theme::Dark,
        }
    }
}

pub(crate) fn run(args: &DrawArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let file = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let format = match (args.format, file, &args.output) {
        (Some(format), ..) => format,
        (None, Some(file), _) => PictureFormat::of(file)?,
        (None, None, Some(_)) => {
            return Err(Failure::with(&"-", "say what to write with --format: png, svg, gif or txt"));
        }
        (None, None, None) => PictureFormat::Txt,
    };
    let to_terminal = file.is_none() && io::stdout().is_terminal();
    if to_terminal && matches!(format, PictureFormat::Png | PictureFormat::Gif) {
        return Err(Failure::with(&"-", "a terminal cannot show that file; name one with -o"));
    }
    let colour =
        args.colour || (to_terminal && args.output.is_none() && std::env::var_os("NO_COLOR").is_none());
    let picture = draw(args, format, colour)?;
    match file {
        None => out.write_all(&picture)?,
        Some(file) => save(file, &picture).map_err(|error| Failure::with(&file.display(), plain(&error)))?,
    }
    Ok(Exit::Fine)
}

fn draw(args: &DrawArgs, format: PictureFormat, colour: bool) -> Result<Vec<u8>, Failure> {
    let rules = args.rules.get()?;
    let name = Path::new(&args.what).display();
    let wrong = |error: &dyn std::fmt::Display| Failure::with(&name, error);
    let width = args.size.unwrap_or(format.width());
    let (record, view) = match load::file_or_moves(&args.what, rules)? {
        Document::Board(board) => (None, load::game_of(&board, rules).map_err(|error| wrong(&error))?.view()),
        Document::Games(records) => {
            let record = load::pick(&args.what, records, &args.pick)?;
            let view = record.log().game().view();
            (Some(record), view)
        }
    };
    let theme = args.theme.into();
    let drawn = match (format, args.look) {
        (PictureFormat::Png, _) => pixels(&view, args.look, theme, width).map(|pixels| png::encode(&pixels)),
        (PictureFormat::Txt, look) if colour => {
            let pixels = match look {
                Look::Modern => modern::draw(&view, theme, width),
                Look::Bitmap => bitmap::units(&view),
            };
            pixels.map(|pixels| text::half_blocks(&pixels).into_bytes())
        }
        (PictureFormat::Txt, _) => Ok(text::letters(&view).into_bytes()),
        (PictureFormat::Svg | PictureFormat::Gif, Look::Bitmap) => {
            return Err(wrong(&"the bitmap look is for .png and .txt; .svg and .gif are modern"));
        }
        (PictureFormat::Svg, Look::Modern) => Ok(modern::svg(&view, theme).into_bytes()),
        (PictureFormat::Gif, Look::Modern) => match &record {
            Some(record) => gif::animate(record.log(), theme, width),
            None => return Err(wrong(&"this is a board, not a game with moves to animate")),
        },
    };
    drawn.map_err(|error| wrong(&error))
}

fn pixels(
    view: &View,
    look: Look,
    theme: modern::Theme,
    width: u32,
) -> Result<four_picture::Pixels, PictureError> {
    match look {
        Look::Modern => modern::draw(view, theme, width),
        Look::Bitmap => bitmap::draw(view),
    }
}
