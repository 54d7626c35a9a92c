//! `four classic`: plays one of the five classic modes, or lists them.

mod picture;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;

use four_classic::window::Display;
use four_classic::{Mode, Progress, play};
use four_console::{Console, InputSource, tty};
use four_files::{GameFile, GameFileError};
use four_rules::Log;
use four_text::Text;

use crate::cli::ClassicArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::notice::notice;
use crate::seed;
use crate::terminal::wants_colour;
use crate::wording::InWords;
use picture::Picture;

/// Held while a file is being written: a signal ends the program only after that.
static SAVING: Mutex<()> = Mutex::new(());

/// The mode with a display.
const BITMAP: &str = "bitmap";

/// Why a classic mode cannot be played as asked.
#[derive(Debug)]
enum ClassicError {
    NoSuchMode,
    /// Only the mode `bitmap` has a picture to save or scale.
    OnlyBitmap,
    /// The picture is not a PNG file.
    PictureName,
    /// The record and the picture would be one file.
    SameFile,
}

impl InWords for ClassicError {
    fn in_words(&self, text: Text) -> String {
        match self {
            ClassicError::NoSuchMode => text.classic_no_mode(Mode::ALL.map(|mode| mode.preset).join(", ")),
            ClassicError::OnlyBitmap => text.classic_only_bitmap().into(),
            ClassicError::PictureName => text.classic_picture_name().into(),
            ClassicError::SameFile => text.classic_same_file().into(),
        }
    }
}

pub(crate) fn run(args: &ClassicArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let Some(name) = &args.name else {
        list(text, out)?;
        return Ok(ExitCode::Success);
    };
    let mode = Mode::named(name).ok_or(ClassicError::NoSuchMode).about(name)?;
    let open = |path: &PathBuf| GameFile::new(path).about(path.display());
    let mut game_file = args.record.as_ref().map(open).transpose()?;
    let game = ClassicGame { mode, seed: seed::or_random(args.seed)?, text };
    if mode.preset == BITMAP {
        return game.play_with_display(args, game_file.as_mut(), out);
    }
    if args.save.is_some() || args.scale.is_some() {
        return Err(CommandError::about(name, ClassicError::OnlyBitmap));
    }
    game.play(game_file.as_mut(), &mut Console::new(input()?.as_mut(), out), &mut |_| {})
}

fn list(text: Text, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", text.classic_list())?;
    for mode in Mode::ALL {
        writeln!(out, "  {:<8} {}", mode.preset, about(mode, text))?;
    }
    writeln!(out, "\n{}", text.classic_how())
}

fn about(mode: Mode, text: Text) -> &'static str {
    match mode.preset {
        "duel" => text.classic_duel(),
        "solo" => text.classic_solo_letters(),
        "powers" => text.classic_powers(),
        "bitmap" => text.classic_bitmap(),
        _ => text.classic_lc3(),
    }
}

fn input() -> Result<Box<dyn InputSource>, CommandError> {
    let input = tty::standard_input()?;
    restore_on_signals()?;
    Ok(input)
}

fn restore_on_signals() -> Result<(), CommandError> {
    Ok(tty::restore_on_signals(|| drop(SAVING.lock()))?)
}

fn has_display() -> bool {
    std::env::var_os("DISPLAY").is_some_and(|display| !display.is_empty())
}

/// A game of a classic mode.
#[derive(Clone, Copy)]
struct ClassicGame {
    mode: Mode,
    seed: u64,
    text: Text,
}

impl ClassicGame {
    /// Plays in a window if one can be opened, else in half blocks if this is a terminal, else in text alone.
    fn play_with_display(
        self,
        args: &ClassicArgs,
        game_file: Option<&mut GameFile>,
        out: &mut impl Write,
    ) -> Result<ExitCode, CommandError> {
        let mut picture = Picture::new(args)?;
        let scale = usize::from(args.scale.unwrap_or(1));
        let open = || Display::open(self.text.title(), &picture.pixels, scale);
        let window = has_display()
            .then(open)
            .and_then(|opened| opened.inspect_err(|error| notice(&error.in_words(self.text))).ok());
        let Some((display, mut answers)) = window else {
            let mut input = input()?;
            let mut console = Console::new(input.as_mut(), out).with_colours(wants_colour());
            let result = self.play(game_file, &mut console, &mut |log| picture.follow(log));
            return picture.finish().and(result);
        };
        restore_on_signals()?;
        let mut watch = |log: &Log| {
            picture.follow(log);
            display.show(&picture.pixels);
        };
        let result = self.play(game_file, &mut Console::new(&mut answers, out), &mut watch);
        let result = picture.finish().and(result);
        if result.is_ok() && io::stdin().is_terminal() {
            notice(self.text.classic_leave());
            answers.wait_for_goodbye();
        }
        drop(answers);
        drop(display);
        result
    }

    /// Plays on this console. `watch` sees the game after every move.
    fn play(
        self,
        game_file: Option<&mut GameFile>,
        console: &mut Console,
        watch: &mut dyn FnMut(&Log),
    ) -> Result<ExitCode, CommandError> {
        let mut recorder = Recorder { game_file, failed: false, told: false, text: self.text };
        let mut each = |progress: Progress| {
            if let Progress::Played(log) = progress {
                watch(log);
            }
            recorder.follow(progress);
        };
        play(self.mode, console, self.seed, &mut each)?;
        Ok(if recorder.failed { ExitCode::Incomplete } else { ExitCode::Success })
    }
}

/// Saves the game after every move if there is a file for it.
struct Recorder<'a> {
    game_file: Option<&'a mut GameFile>,
    /// The last attempt to save failed.
    failed: bool,
    /// The player has been told about a failure.
    told: bool,
    text: Text,
}

impl Recorder<'_> {
    fn follow(&mut self, progress: Progress) {
        let Some(game_file) = &mut self.game_file else { return };
        let log = match progress {
            Progress::Over(_) => return game_file.next_game(),
            Progress::Played(log) => log,
        };
        let saving = SAVING.lock();
        let result = game_file.keep(log);
        drop(saving);
        self.failed = result.is_err();
        if let Err(error) = result {
            self.tell(&error);
        }
    }

    /// Says once that the game is not being saved.
    fn tell(&mut self, error: &GameFileError) {
        if !std::mem::replace(&mut self.told, true) {
            notice(&self.text.classic_not_saved(error.in_words(self.text)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_screen_offers_every_mode() {
        assert_eq!(four_tui::CLASSIC_MODES, Mode::ALL.map(|mode| mode.preset));
    }
}
