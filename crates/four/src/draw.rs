//! `four draw`: pictures of positions, and animations of games.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use four_console::tty;
use four_files::save;
use four_picture::{PictureError, bitmap, gif, modern, png, text as text_picture};
use four_rules::{Record, View};
use four_text::Text;

use crate::cli::{DrawArgs, Look, PictureFormat, Theme};
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::load::{LoadError, load, same_file};
use crate::terminal::wants_colour;
use crate::wording::InWords;

/// Why a picture cannot be drawn as asked.
#[derive(Debug)]
enum DrawError {
    /// The extension of the file name is unknown.
    Name,
    /// A terminal cannot show this format.
    ToTerminal,
    /// The picture would replace the game it is made from.
    ReplacesGame,
    /// The option and the file name ask for different formats.
    FormatAndName,
    /// Standard output has no name that decides the format.
    NoFormat,
    /// Only text has colours to switch on.
    ColourWithoutText,
    BitmapFormat,
    BitmapSize,
    BitmapTheme,
}

impl InWords for DrawError {
    fn in_words(&self, text: Text) -> String {
        match self {
            DrawError::Name => text.draw_name(),
            DrawError::ToTerminal => text.draw_terminal(),
            DrawError::ReplacesGame => text.draw_over_game(),
            DrawError::FormatAndName => text.draw_contradiction(),
            DrawError::NoFormat => text.draw_say_format(),
            DrawError::ColourWithoutText => text.draw_colour(),
            DrawError::BitmapFormat => text.draw_bitmap_formats(),
            DrawError::BitmapSize => text.draw_bitmap_size(),
            DrawError::BitmapTheme => text.draw_bitmap_theme(),
        }
        .into()
    }
}

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

    /// The default width in pixels.
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
    let format = format(args, file)?;
    check_look(args, format).or_bad_input()?;
    let to_terminal = file.is_none() && io::stdout().is_terminal();
    if to_terminal && matches!(format, PictureFormat::Png | PictureFormat::Gif) {
        return Err(CommandError::about("-", DrawError::ToTerminal));
    }
    if let Some(file) = file
        && same_file(file, Path::new(&args.what))
    {
        return Err(CommandError::about(file.display(), DrawError::ReplacesGame));
    }
    let colour = args.colour || (to_terminal && args.output.is_none() && wants_colour());
    let picture = picture(args, format, colour, text)?;
    match file {
        None => out.write_all(&picture)?,
        Some(file) => save(file, &picture).about(file.display())?,
    }
    Ok(ExitCode::Success)
}

/// The format: that of the option, else that of the file name.
fn format(args: &DrawArgs, file: Option<&Path>) -> Result<PictureFormat, CommandError> {
    let named = file.map(|path| PictureFormat::of(path).ok_or(DrawError::Name).about(path.display()));
    match (args.format, named, &args.output) {
        (Some(format), Some(Ok(named)), _) if format != named => {
            Err(CommandError::bad_input(DrawError::FormatAndName))
        }
        (Some(format), ..) => Ok(format),
        (None, Some(named), _) => named,
        (None, None, Some(_)) => Err(CommandError::about("-", DrawError::NoFormat)),
        (None, None, None) => Ok(PictureFormat::Txt),
    }
}

/// Checks that the look has this format and the other options.
fn check_look(args: &DrawArgs, format: PictureFormat) -> Result<(), DrawError> {
    match (format, args.look) {
        _ if args.colour && format != PictureFormat::Txt => Err(DrawError::ColourWithoutText),
        (PictureFormat::Svg | PictureFormat::Gif, Look::Bitmap) => Err(DrawError::BitmapFormat),
        (_, Look::Bitmap) if args.size.is_some() => Err(DrawError::BitmapSize),
        (_, Look::Bitmap) if args.theme.is_some() => Err(DrawError::BitmapTheme),
        _ => Ok(()),
    }
}

fn picture(
    args: &DrawArgs,
    format: PictureFormat,
    colour: bool,
    text: Text,
) -> Result<Vec<u8>, CommandError> {
    let loaded = load(&args.what, &args.game)?;
    if format == PictureFormat::Gif && loaded.record().is_none() {
        return Err(CommandError::about(args.what.display(), LoadError::BoardToAnimate));
    }
    let position = loaded.position().view();
    drawn(args, format, colour, &position, loaded.record(), text).about(args.what.display())
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
    let width = args.size.unwrap_or_else(|| default_width(format, view));
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

/// The default width; text is no larger than the terminal.
fn default_width(format: PictureFormat, view: &View) -> u32 {
    match (format, tty::size()) {
        // Two pixels to a line of text, and a line for the prompt.
        (PictureFormat::Txt, Some((columns, lines))) => {
            let fitting = modern::width_of_height(view, 2 * u32::from(lines.saturating_sub(1)));
            format.width().min(fitting).min(columns.into()).max(*modern::WIDTHS.start())
        }
        _ => format.width(),
    }
}
