//! `four` and `four play`: the game on the whole screen, or line by line.

use std::io::{self, IsTerminal, Write};

use four_engine::Level;
use four_records::Shelf;
use four_rules::{Record, Rules};
use four_terminal::screen::{self, App, Depth, Start};
use four_terminal::settings::{Begins, Folders, Settings};
use four_terminal::table::Seat;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::cli::PlayArgs;
use crate::{Exit, Failure};

/// Plays as asked for, or shows the title screen if nothing was.
pub(crate) fn run(args: &PlayArgs, asked: bool, out: &mut impl Write) -> Result<Exit, Failure> {
    let home = Home::new(args)?;
    let start = match asked {
        false => Start::Title,
        true if args.go_on => Start::Continue,
        true => {
            let (rules, seats) = game(args, &home.settings)?;
            Start::Game(rules, seats)
        }
    };
    home.play(start, args.plain, out)
}

/// Looks at a game on the screen.
pub(crate) fn review(record: Record, args: &PlayArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    Home::new(args)?.play(Start::Review(Box::new(record)), false, out)
}

/// What the player has chosen and played before.
struct Home {
    settings: Settings,
    folders: Option<Folders>,
    seed: u64,
}

impl Home {
    fn new(args: &PlayArgs) -> Result<Home, Failure> {
        let folders = Folders::usual();
        let mut settings = folders
            .as_ref()
            .map(|folders| Settings::load(&folders.config.join(SETTINGS)))
            .unwrap_or_default();
        if let Some(language) = args.language.language {
            settings.language = language.code().into();
        }
        let seed = match args.seed {
            Some(seed) => seed,
            None => SysRng.try_next_u64().map_err(|error| Failure::with(&"no random numbers", error))?,
        };
        Ok(Home { settings, folders, seed })
    }

    fn play(self, start: Start, plain: bool, out: &mut impl Write) -> Result<Exit, Failure> {
        let Home { settings, folders, seed } = self;
        let settings_file = folders.as_ref().map(|folders| folders.config.join(SETTINGS));
        let shelf = folders.map(|folders| Shelf::new(folders.data.join("games")));
        if plain || !has_screen() {
            let _ = (out, start, settings_file, shelf);
            return Err(Failure::BadInput("not yet".into()));
        }
        let depth = Depth::of_environment(|name| std::env::var(name).ok());
        screen::run(App::new(start, settings, settings_file, shelf, depth, seed))?;
        Ok(Exit::Fine)
    }
}

const SETTINGS: &str = "settings.json";

/// Whether there is a terminal that can show a whole screen.
fn has_screen() -> bool {
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
        Some(size) => format!("{} {size}", rules.set()).parse()?,
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
