//! `four classic`, and the menu that `four` alone shows.

use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

use four_records::Keeper;
use four_terminal::classic::{Mode, Progress, play};
use four_terminal::{Console, Input, Stop, tty};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::cli::ClassicArgs;
use crate::{Exit, Failure, say_to_the_user};

/// Held while a game is being saved; whoever wants to end the program waits for it.
static SAVING: Mutex<()> = Mutex::new(());

fn input() -> Result<Box<dyn Input>, Failure> {
    let input = tty::standard_input()?;
    tty::leave_cleanly(|| drop(SAVING.lock()))?;
    Ok(input)
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
    let mut keeper = args.record.as_deref().map(open_keeper).transpose()?;
    play_one(mode, args.seed, keeper.as_mut(), input()?.as_mut(), out)
}

/// A short menu: pick a mode, play it, come back.
pub(crate) fn menu(out: &mut impl Write) -> Result<Exit, Failure> {
    let mut input = input()?;
    writeln!(out, "\n  Four in a Row")?;
    loop {
        writeln!(out)?;
        for (number, mode) in (1..).zip(Mode::ALL) {
            writeln!(out, "    {number}  {:<8} {}", mode.preset, mode.about)?;
        }
        writeln!(out, "    q  quit")?;
        let key = match Console::new(input.as_mut(), out).ask_key("\n  Which one? ") {
            Err(Stop::InputEnded) => 'q',
            key => key?,
        };
        writeln!(out, "\n")?;
        match key.to_digit(10).and_then(|number| Mode::ALL.into_iter().nth(number.checked_sub(1)? as usize)) {
            Some(mode) => {
                play_one(mode, None, None, input.as_mut(), out)?;
                writeln!(out)?;
            }
            None if matches!(key, 'q' | 'Q') => return Ok(Exit::Fine),
            None => writeln!(out, "  Please press a number from 1 to {}, or q.", Mode::ALL.len())?,
        }
    }
}

fn list(out: &mut impl Write) -> Result<(), Failure> {
    for mode in Mode::ALL {
        writeln!(out, "  {:<8} {}", mode.preset, mode.about)?;
    }
    Ok(())
}

fn open_keeper(path: &Path) -> Result<Keeper, Failure> {
    Keeper::new(path).map_err(|error| Failure::with(&path.display(), error))
}

fn play_one(
    mode: Mode,
    seed: Option<u64>,
    mut keeper: Option<&mut Keeper>,
    input: &mut dyn Input,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let seed = match seed {
        Some(seed) => seed,
        None => SysRng.try_next_u64().map_err(|error| Failure::with(&"no random numbers", error))?,
    };
    let mut console = Console::new(input, out);
    let (mut told, mut kept) = (false, true);
    let mut keep = |progress: Progress| {
        let Some(keeper) = keeper.as_deref_mut() else { return };
        let log = match progress {
            Progress::Over(_) => return keeper.next_game(),
            Progress::Played(log) => log,
        };
        let saving = SAVING.lock();
        let result = keeper.keep(log);
        drop(saving);
        kept = result.is_ok();
        if let Err(error) = result
            && !std::mem::replace(&mut told, true)
        {
            say_to_the_user(&format!("the game goes on, but it is not being saved: {error}"));
        }
    };
    play(mode, &mut console, seed, &mut keep)?;
    Ok(if kept { Exit::Fine } else { Exit::Stopped })
}
