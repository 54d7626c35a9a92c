//! `four` and `four play`: the game on the whole screen, or line by line.

use std::io::{self, IsTerminal, Write};

use four_console::ConsoleError;
use four_engine::Level;
use four_files::{Folders, Library};
use four_rules::{Record, RuleSet, Rules};
use four_session::Seat;
use four_session::settings::{Begins, Settings};
use four_session::start::{Setup, Start};
use four_text::{Language, Text};
use four_tui::{App, ColourDepth};

use crate::cli::PlayArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::seed;
use crate::solve::parse_size;
use crate::terminal::has_screen;
use crate::wording::InWords;

/// Shows the title screen.
pub(crate) fn title(
    args: &PlayArgs,
    language: Option<Language>,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    play(Start::Menu, setup(language, None)?, args.plain, out)
}

/// Plays a game. Whatever the arguments do not say is as in the last game.
pub(crate) fn run(
    args: &PlayArgs,
    language: Option<Language>,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    let setup = setup(language, args.seed)?;
    let start = match args.go_on {
        true => Start::Continue,
        false => {
            let rules = rules(args, &setup.settings)?;
            if args.names.len() > 2 {
                return Err(CommandError::about(args.names.join(","), TooManyNames));
            }
            if args.level.is_some_and(|level| !args.two && !Level::all_offered(&rules).contains(&level)) {
                return Err(CommandError::about(Level::Perfect.to_string(), NotPerfect));
            }
            Start::Game { rules, seats: seats(args, &rules, &setup.settings) }
        }
    };
    play(start, setup, args.plain, out)
}

/// Opens the review of a game.
pub(crate) fn review(
    record: Record,
    language: Option<Language>,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    play(Start::Review(Box::new(record)), setup(language, None)?, false, out)
}

/// The settings and games of this user. `language` replaces the one in the settings.
pub(crate) fn setup(language: Option<Language>, seed: Option<u64>) -> Result<Setup, CommandError> {
    let folders = Folders::usual();
    let settings_file = folders.as_ref().map(|folders| folders.config.join("settings.json"));
    let mut settings = settings_file.as_deref().map(Settings::load).unwrap_or_default();
    if let Some(language) = language {
        settings.language = language.code().into();
    }
    let seed = seed::or_random(seed)?;
    let library = folders.map(|folders| Library::new(folders.data.join("games")));
    Ok(Setup { settings, settings_file, library, seed })
}

fn play(start: Start, setup: Setup, plain: bool, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    if plain || !has_screen() {
        let echo = !io::stdin().is_terminal();
        return ended(four_plain::run(&mut io::stdin().lock(), out, echo, start, setup));
    }
    let depth = ColourDepth::of_environment(|name| std::env::var(name).ok());
    four_tui::run(App::new(start, setup, depth))?;
    Ok(ExitCode::Success)
}

/// The exit code of a game played line by line. The end of the input needs no message.
pub(crate) fn ended(result: Result<(), ConsoleError>) -> Result<ExitCode, CommandError> {
    match result {
        Ok(()) => Ok(ExitCode::Success),
        Err(ConsoleError::InputEnded) => Ok(ExitCode::Incomplete),
        Err(stop) => Err(stop.into()),
    }
}

fn rules(args: &PlayArgs, settings: &Settings) -> Result<Rules, CommandError> {
    let read = |words: &str| words.parse::<Rules>().or_bad_input();
    let rules = args.rules.as_deref().map_or_else(|| Ok(settings.rules()), read)?;
    let Some(size) = &args.size else { return Ok(rules) };
    let (columns, rows) = parse_size(size)?;
    Rules::try_from(RuleSet { columns, rows, ..*rules.values() }).or_bad_input()
}

/// More names than players.
#[derive(Debug)]
struct TooManyNames;

impl InWords for TooManyNames {
    fn in_words(&self, text: Text) -> String {
        text.cli_too_many_names().into()
    }
}

/// The level `perfect` on a board that the solver cannot prove.
#[derive(Debug)]
struct NotPerfect;

impl InWords for NotPerfect {
    fn in_words(&self, text: Text) -> String {
        text.cli_not_perfect().into()
    }
}

fn seats(args: &PlayArgs, rules: &Rules, settings: &Settings) -> [Seat; 2] {
    let name = |i: usize| args.names.get(i).unwrap_or(&settings.names[i]).clone();
    if args.two {
        return [Seat::Human(name(0)), Seat::Human(name(1))];
    }
    let side = args.side.map_or(settings.side, Begins::from);
    let computer = Seat::Computer(args.level.unwrap_or_else(|| settings.level_for(rules)));
    let human = Seat::Human(name(0));
    if side == Begins::First { [human, computer] } else { [computer, human] }
}
