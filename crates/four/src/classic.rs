//! `four classic`.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::sync::Mutex;

use four_classic::window::Display;
use four_classic::{Mode, Progress, play};
use four_console::{Console, Input, tty};
use four_files::{GameFile, os_message, probe, save};
use four_picture::{Pixels, bitmap, png};
use four_rules::{Game, Log, Preset};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::cli::{ClassicArgs, PictureFormat};
use crate::{Exit, Failure, same_file, say_to_the_user, wants_colour};

/// Held while a game is being saved; whoever wants to end the program waits for it.
static SAVING: Mutex<()> = Mutex::new(());

fn input() -> Result<Box<dyn Input>, Failure> {
    let input = tty::standard_input()?;
    leave_cleanly()?;
    Ok(input)
}

fn leave_cleanly() -> Result<(), Failure> {
    Ok(tty::leave_cleanly(|| drop(SAVING.lock()))?)
}

pub(crate) fn run(args: &ClassicArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let Some(name) = &args.name else {
        writeln!(out, "The classic modes:\n")?;
        list(out)?;
        writeln!(out, "\nPlay one with: four classic NAME")?;
        return Ok(Exit::Fine);
    };
    let names = || Mode::ALL.map(|mode| mode.preset).join(", ");
    let mode = Mode::named(name)
        .ok_or_else(|| Failure::with(name, format!("there is no such mode; there are {}", names())))?;
    let mut game_file = args.record.as_deref().map(open_game_file).transpose()?;
    if mode.preset == BITMAP {
        return play_bitmap(mode, args, game_file.as_mut(), out);
    }
    if args.save.is_some() || args.scale.is_some() {
        return Err(Failure::with(name, "only bitmap has a picture to save or to scale"));
    }
    play_one(mode, args.seed, game_file.as_mut(), &mut Console::new(input()?.as_mut(), out), &mut |_| {})
}

/// The mode with a display.
const BITMAP: &str = "bitmap";

fn has_display() -> bool {
    std::env::var_os("DISPLAY").is_some_and(|display| !display.is_empty())
}

/// In a window if there can be one, else in half blocks if this is a terminal, else in text alone.
fn play_bitmap(
    mode: Mode,
    args: &ClassicArgs,
    game_file: Option<&mut GameFile>,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let mut picture = Picture::new(args)?;
    let scale = usize::from(args.scale.unwrap_or(1));
    let window = match has_display().then(|| Display::open("Four in a Row", &picture.pixels, scale)) {
        None => None,
        Some(Ok(window)) => Some(window),
        Some(Err(error)) => {
            say_to_the_user(&error);
            None
        }
    };
    let Some((display, mut answers)) = window else {
        let mut input = input()?;
        let mut console = Console::new(input.as_mut(), out).with_colours(wants_colour());
        let result = play_one(mode, args.seed, game_file, &mut console, &mut |log| picture.follow(log));
        return picture.finish().and(result);
    };
    leave_cleanly()?;
    let mut watch = |log: &Log| {
        picture.follow(log);
        display.show(&picture.pixels);
    };
    let result = play_one(mode, args.seed, game_file, &mut Console::new(&mut answers, out), &mut watch);
    let result = picture.finish().and(result);
    if result.is_ok() && io::stdin().is_terminal() {
        say_to_the_user(&"press Enter, or close the window, to leave");
        answers.wait_for_goodbye();
    }
    drop(answers);
    drop(display);
    result
}

/// The display of a bitmap game, saved after every move if that is wanted.
struct Picture<'a> {
    pixels: Pixels,
    file: Option<&'a Path>,
    /// What became of the last saving; nothing, before the first move.
    saved: Option<Result<(), Failure>>,
}

impl Picture<'_> {
    /// The display of an empty board; nothing is saved yet, but it could be.
    fn new(args: &ClassicArgs) -> Result<Picture<'_>, Failure> {
        let file = args.save.as_deref();
        if let Some(path) = file {
            let wrong = |why: &dyn std::fmt::Display| Err(Failure::with(&path.display(), why));
            if PictureFormat::of(path).ok() != Some(PictureFormat::Png) {
                return wrong(&"the name of the picture must end in .png");
            }
            if args.record.as_deref().is_some_and(|record| same_file(record, path)) {
                return wrong(&"the record and the picture cannot be the same file");
            }
            if let Err(error) = probe(path) {
                return wrong(&os_message(&error));
            }
        }
        let pixels = Picture::drawn(&Game::new(Preset::STANDARD.rules()))?;
        Ok(Picture { pixels, file, saved: None })
    }

    fn drawn(game: &Game) -> Result<Pixels, Failure> {
        bitmap::draw(&game.view()).map_err(|error| Failure::BadInput(error.to_string()))
    }

    /// Shows the game as it stands now.
    fn follow(&mut self, log: &Log) {
        self.saved = Some(Picture::drawn(log.game()).and_then(|pixels| {
            self.pixels = pixels;
            self.save()
        }));
    }

    fn save(&self) -> Result<(), Failure> {
        let Some(path) = self.file else { return Ok(()) };
        let wrong = |error: &dyn std::fmt::Display| Failure::with(&path.display(), error);
        let file = png::encode(&self.pixels).map_err(|error| wrong(&error))?;
        let _saving = SAVING.lock();
        save(path, &file).map_err(|error| wrong(&os_message(&error)))
    }

    /// Saves the last picture, unless that has been done.
    fn finish(&mut self) -> Result<Exit, Failure> {
        let saved = self.saved.take().unwrap_or_else(|| self.save());
        saved.map(|()| Exit::Fine)
    }
}

fn list(out: &mut impl Write) -> Result<(), Failure> {
    for mode in Mode::ALL {
        writeln!(out, "  {:<8} {}", mode.preset, mode.about)?;
    }
    Ok(())
}

fn open_game_file(path: &Path) -> Result<GameFile, Failure> {
    GameFile::new(path).map_err(|error| Failure::with(&path.display(), error))
}

fn play_one(
    mode: Mode,
    seed: Option<u64>,
    mut game_file: Option<&mut GameFile>,
    console: &mut Console,
    watch: &mut dyn FnMut(&Log),
) -> Result<Exit, Failure> {
    let seed = match seed {
        Some(seed) => seed,
        None => SysRng.try_next_u64().map_err(|error| Failure::with(&"no random numbers", error))?,
    };
    let (mut told, mut kept) = (false, true);
    let mut keep = |progress: Progress| {
        if let Progress::Played(log) = progress {
            watch(log);
        }
        let Some(game_file) = game_file.as_deref_mut() else { return };
        let log = match progress {
            Progress::Over(_) => return game_file.next_game(),
            Progress::Played(log) => log,
        };
        let saving = SAVING.lock();
        let result = game_file.keep(log);
        drop(saving);
        kept = result.is_ok();
        if let Err(error) = result
            && !std::mem::replace(&mut told, true)
        {
            say_to_the_user(&format!("the game goes on, but it is not being saved: {error}"));
        }
    };
    play(mode, console, seed, &mut keep)?;
    Ok(if kept { Exit::Fine } else { Exit::Stopped })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_screen_offers_every_mode() {
        assert_eq!(four_tui::CLASSIC_MODES, Mode::ALL.map(|mode| mode.preset));
    }
}
