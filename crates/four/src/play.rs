//! `four` and `four play`: the game on the whole screen, or line by line.

use std::io::{self, IsTerminal, Write};

use four_console::Stop;
use four_engine::Level;
use four_files::{Folders, Library};
use four_rules::{Language, Record, Rules};
use four_session::Seat;
use four_session::settings::{Begins, Settings};
use four_session::start::{Setup, Start};
use four_tui::{App, Depth};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::cli::PlayArgs;
use crate::{Exit, Failure};

/// Plays as asked for, or shows the title screen if nothing was.
pub(crate) fn run(args: &PlayArgs, asked: bool, out: &mut impl Write) -> Result<Exit, Failure> {
    let setup = setup(args.language.language, args.seed)?;
    let start = match asked {
        false => Start::Menu,
        true if args.go_on => Start::Continue,
        true => {
            let (rules, seats) = game(args, &setup.settings)?;
            Start::Game { rules, seats }
        }
    };
    play(start, setup, args.plain, out)
}

/// Looks at a game, move by move.
pub(crate) fn review(
    record: Record,
    language: Option<Language>,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    play(Start::Review(Box::new(record)), setup(language, None)?, false, out)
}

/// What the player has chosen and played before.
pub(crate) fn setup(language: Option<Language>, seed: Option<u64>) -> Result<Setup, Failure> {
    let folders = Folders::usual();
    let settings_file = folders.as_ref().map(|folders| folders.config.join("settings.json"));
    let mut settings = settings_file.as_deref().map(Settings::load).unwrap_or_default();
    if let Some(language) = language {
        settings.language = language.code().into();
    }
    let seed = match seed {
        Some(seed) => seed,
        None => SysRng.try_next_u64().map_err(|error| Failure::with(&"no random numbers", error))?,
    };
    let shelf = folders.map(|folders| Library::new(folders.data.join("games")));
    Ok(Setup { settings, settings_file, shelf, seed })
}

fn play(start: Start, setup: Setup, plain: bool, out: &mut impl Write) -> Result<Exit, Failure> {
    if plain || !has_screen() {
        let echo = !io::stdin().is_terminal();
        return match four_plain::run(&mut io::stdin().lock(), out, echo, start, setup) {
            Err(Stop::InputEnded) => Ok(Exit::Stopped),
            ended => Ok(ended.map(|()| Exit::Fine)?),
        };
    }
    let depth = Depth::of_environment(|name| std::env::var(name).ok());
    four_tui::run(App::new(start, setup, depth))?;
    Ok(Exit::Fine)
}

/// Whether there is a terminal that can show a whole screen.
pub(crate) fn has_screen() -> bool {
    let capable = std::env::var_os("TERM").is_some_and(|term| !term.is_empty() && term != "dumb");
    capable && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// The rules and the players asked for; what was not said is as it was last time.
fn game(args: &PlayArgs, settings: &Settings) -> Result<(Rules, [Seat; 2]), Failure> {
    let rules: Rules = match &args.rules {
        Some(text) => text.parse()?,
        None => settings.rules(),
    };
    let rules = match &args.size {
        Some(size) => format!("{} {size}", rules.values()).parse()?,
        None => rules,
    };
    let name = |i: usize| args.names.get(i).unwrap_or(&settings.names[i]).clone();
    if args.two {
        return Ok((rules, [Seat::Human(name(0)), Seat::Human(name(1))]));
    }
    let level: Level = args.level.unwrap_or_else(|| settings.level());
    let side = args.side.map_or(settings.side, Begins::from);
    let (human, computer) = (Seat::Human(name(0)), Seat::Computer(level));
    Ok((rules, if side == Begins::First { [human, computer] } else { [computer, human] }))
}
