//! `four draw`: pictures of positions, and films of games.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use four_console::tty;
use four_files::{Document, save};
use four_picture::{PictureError, bitmap, gif, modern, png, text as text_picture};
use four_rules::{Record, View};
use four_text::Text;

use crate::cli::{DrawArgs, Look, PictureFormat, Theme};
use crate::error::CommandError;
use crate::exit_code::ExitCode;
use crate::load::{self, same_file, wrong};
use crate::terminal::wants_colour;
use crate::wording::InWords;

impl PictureFormat {
    /// The format that the name of a file asks for.
    pub(crate) fn of(path: &Path) -> Option<PictureFormat> {
        match path.extension()?.to_str()?.to_lowercase().as_str() {
            "png" => Some(PictureFormat::Png),
            "svg" => Some(PictureFormat::Svg),
            "gif" => Some(PictureFormat::Gif),
            "txt" => Some(PictureFormat::Txt),
            _ => None,
        }
    }

    /// The usual width in pixels.
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

pub(crate) fn run(args: &DrawArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let file = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let format = format(args, file, text)?;
    fits_the_look(args, format).map_err(|why| CommandError::BadInput(why(text).into()))?;
    let to_terminal = file.is_none() && io::stdout().is_terminal();
    if to_terminal && matches!(format, PictureFormat::Png | PictureFormat::Gif) {
        return Err(wrong(text, "-", text.draw_terminal()));
    }
    if let Some(file) = file
        && same_file(file, Path::new(&args.what))
    {
        return Err(wrong(text, file, text.draw_over_game()));
    }
    let colour = args.colour || (to_terminal && args.output.is_none() && wants_colour());
    let picture = picture(args, format, colour, text)?;
    match file {
        None => out.write_all(&picture)?,
        Some(file) => save(file, &picture).map_err(|error| wrong(text, file, error.in_words(text)))?,
    }
    Ok(ExitCode::Success)
}

/// The format asked for, by an option or by the name of the file.
fn format(args: &DrawArgs, file: Option<&Path>, text: Text) -> Result<PictureFormat, CommandError> {
    let named = file.map(|path| PictureFormat::of(path).ok_or_else(|| wrong(text, path, text.draw_name())));
    match (args.format, named, &args.output) {
        (Some(format), Some(Ok(named)), _) if format != named => {
            Err(CommandError::BadInput(text.draw_contradiction().into()))
        }
        (Some(format), ..) => Ok(format),
        (None, Some(named), _) => named,
        (None, None, Some(_)) => Err(wrong(text, "-", text.draw_say_format())),
        (None, None, None) => Ok(PictureFormat::Txt),
    }
}

/// Whether the format and the look have what else was asked for; the message if not.
fn fits_the_look(args: &DrawArgs, format: PictureFormat) -> Result<(), fn(Text) -> &'static str> {
    match (format, args.look) {
        _ if args.colour && format != PictureFormat::Txt => Err(Text::draw_colour),
        (PictureFormat::Svg | PictureFormat::Gif, Look::Bitmap) => Err(Text::draw_bitmap_formats),
        (_, Look::Bitmap) if args.size.is_some() => Err(Text::draw_bitmap_size),
        (_, Look::Bitmap) if args.theme.is_some() => Err(Text::draw_bitmap_theme),
        _ => Ok(()),
    }
}

fn picture(
    args: &DrawArgs,
    format: PictureFormat,
    colour: bool,
    text: Text,
) -> Result<Vec<u8>, CommandError> {
    let rules = args.rules.parse(text)?;
    let (record, view) = match load::file_or_moves(&args.what, rules, text)? {
        Document::Board(board) => (None, load::board(&args.what, &board, rules, &args.pick, text)?.view()),
        Document::Games(records) => {
            let record = load::pick(&args.what, records, &args.pick, text)?;
            let view = record.log().game().view();
            (Some(record), view)
        }
    };
    if format == PictureFormat::Gif && record.is_none() {
        return Err(wrong(text, &args.what, text.cli_board_to_animate()));
    }
    let drawn = drawn(args, format, colour, &view, record.as_ref(), text);
    drawn.map_err(|error| wrong(text, &args.what, error.in_words(text)))
}

fn drawn(
    args: &DrawArgs,
    format: PictureFormat,
    colour: bool,
    view: &View,
    record: Option<&Record>,
    text: Text,
) -> Result<Vec<u8>, PictureError> {
    let theme = args.theme.unwrap_or(Theme::Light).into();
    let width = args.size.unwrap_or_else(|| usual_width(format, view));
    match (format, args.look) {
        (PictureFormat::Png, Look::Modern) => modern::draw(view, theme, width).and_then(|p| png::encode(&p)),
        (PictureFormat::Png, Look::Bitmap) => bitmap::draw(view).and_then(|p| png::encode(&p)),
        (PictureFormat::Txt, _) if !colour => Ok(text_picture::letters(view).into_bytes()),
        (PictureFormat::Txt, Look::Modern) => {
            modern::draw(view, theme, width).map(|pixels| text_picture::half_blocks(&pixels).into_bytes())
        }
        (PictureFormat::Txt, Look::Bitmap) => {
            bitmap::units(view).map(|units| text_picture::half_blocks(&units).into_bytes())
        }
        (PictureFormat::Svg, _) => {
            modern::svg(view, theme, width, &text.position_title(view)).map(String::into_bytes)
        }
        (PictureFormat::Gif, _) => match record {
            Some(record) => gif::animate(record.log(), theme, width),
            None => Err(PictureError::Unwanted),
        },
    }
}

/// As wide as usual; text no larger than the terminal.
fn usual_width(format: PictureFormat, view: &View) -> u32 {
    match (format, tty::size()) {
        // Two pixels to a line of text, and a line for the prompt.
        (PictureFormat::Txt, Some((columns, lines))) => {
            let fitting = modern::width_of_height(view, 2 * u32::from(lines.saturating_sub(1)));
            format.width().min(fitting).min(columns.into()).max(*modern::WIDTHS.start())
        }
        _ => format.width(),
    }
}
