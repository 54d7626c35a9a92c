//! `four draw`: pictures of positions, and films of games.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use four_console::tty;
use four_files::{Document, os_message, save};
use four_picture::{bitmap, gif, modern, png, text};

use crate::cli::{DrawArgs, Look, PictureFormat, Theme};
use crate::{Exit, Failure, load, same_file, wants_colour};

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
    let format = format(args, file)?;
    let to_terminal = file.is_none() && io::stdout().is_terminal();
    if to_terminal && matches!(format, PictureFormat::Png | PictureFormat::Gif) {
        return Err(Failure::with(&"-", "a terminal cannot show that file; name one with -o"));
    }
    if let Some(file) = file
        && same_file(file, Path::new(&args.what))
    {
        return Err(Failure::with(
            &file.display(),
            "the picture would take the place of the game it is made from",
        ));
    }
    let colour = args.colour || (to_terminal && args.output.is_none() && wants_colour());
    let picture = draw(args, format, colour)?;
    match file {
        None => out.write_all(&picture)?,
        Some(file) => {
            save(file, &picture).map_err(|error| Failure::with(&file.display(), os_message(&error)))?;
        }
    }
    Ok(Exit::Fine)
}

/// The format asked for, by the name of the file or by itself; and nothing else asked for that it does not have.
fn format(args: &DrawArgs, file: Option<&Path>) -> Result<PictureFormat, Failure> {
    let named = file.map(PictureFormat::of);
    let format = match (args.format, named, &args.output) {
        (Some(format), Some(Ok(named)), _) if format != named => {
            return Err(Failure::BadInput("--format and the name of the file contradict each other".into()));
        }
        (Some(format), ..) => format,
        (None, Some(named), _) => named?,
        (None, None, Some(_)) => {
            return Err(Failure::with(&"-", "say what to write with --format: png, svg, gif or txt"));
        }
        (None, None, None) => PictureFormat::Txt,
    };
    let refuse = |why: &str| Err(Failure::BadInput(why.into()));
    match (format, args.look) {
        _ if args.colour && format != PictureFormat::Txt => refuse("--colour is for text"),
        (PictureFormat::Svg | PictureFormat::Gif, Look::Bitmap) => {
            refuse("the bitmap look is for .png and .txt; .svg and .gif are modern")
        }
        (_, Look::Bitmap) if args.size.is_some() => refuse("the bitmap look has one size"),
        (_, Look::Bitmap) if args.theme.is_some() => refuse("the bitmap look has one theme"),
        _ => Ok(format),
    }
}

fn draw(args: &DrawArgs, format: PictureFormat, colour: bool) -> Result<Vec<u8>, Failure> {
    let rules = args.rules.get()?;
    let (record, view) = match load::file_or_moves(&args.what, rules)? {
        Document::Board(board) => (None, load::board(&args.what, &board, rules, &args.pick)?.view()),
        Document::Games(records) => {
            let record = load::pick(&args.what, records, &args.pick)?;
            let view = record.log().game().view();
            (Some(record), view)
        }
    };
    let wrong = |error: &dyn std::fmt::Display| Failure::with(&Path::new(&args.what).display(), error);
    let theme = args.theme.unwrap_or(Theme::Light).into();
    let width = args.size.unwrap_or_else(|| match (format, tty::size()) {
        // Two pixels to a line of text, and a line for the prompt.
        (PictureFormat::Txt, Some((columns, lines))) => {
            let fitting = modern::width_of_height(&view, 2 * u32::from(lines.saturating_sub(1)));
            format.width().min(fitting).min(columns.into()).max(*modern::WIDTHS.start())
        }
        _ => format.width(),
    });
    let drawn = match (format, args.look) {
        (PictureFormat::Png, Look::Modern) => modern::draw(&view, theme, width).and_then(|p| png::encode(&p)),
        (PictureFormat::Png, Look::Bitmap) => bitmap::draw(&view).and_then(|p| png::encode(&p)),
        (PictureFormat::Txt, _) if !colour => Ok(text::letters(&view).into_bytes()),
        (PictureFormat::Txt, Look::Modern) => {
            modern::draw(&view, theme, width).map(|pixels| text::half_blocks(&pixels).into_bytes())
        }
        (PictureFormat::Txt, Look::Bitmap) => {
            bitmap::units(&view).map(|units| text::half_blocks(&units).into_bytes())
        }
        (PictureFormat::Svg, _) => modern::svg(&view, theme, width).map(String::into_bytes),
        (PictureFormat::Gif, _) => match &record {
            Some(record) => gif::animate(record.log(), theme, width),
            None => return Err(wrong(&"this is a board, not a game with moves to animate")),
        },
    };
    drawn.map_err(|error| wrong(&error))
}
