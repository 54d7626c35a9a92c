//! `four join`: a game at a server, on the whole screen or line by line.

use std::io::{self, BufReader, IsTerminal, Write};

use four_client::Address;
use four_files::Folders;
use four_plain::JoinError;
use four_session::{OnlineGame, SeatFolder};
use four_text::Language;
use four_tui::{App, ColourDepth};

use crate::cli::JoinArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::play::{ended, setup};
use crate::terminal::has_screen;

pub(crate) fn run(
    args: &JoinArgs,
    language: Option<Language>,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    let address = Address::parse(&args.url).about(&args.url)?;
    let setup = setup(language, None)?;
    let language = setup.settings.language();
    let name = args.name.as_ref().unwrap_or(&setup.settings.names[0]);
    let seats = Folders::usual().map(|folders| SeatFolder::new(folders.data.join("seats")));
    let game = OnlineGame::join(address.clone(), name, args.watch, seats, language).about(&address)?;
    if args.plain || !has_screen() {
        let echo = !io::stdin().is_terminal();
        let input = Box::new(BufReader::new(io::stdin()));
        return match four_plain::join(input, out, echo, game, language) {
            Err(JoinError::Disconnected(error)) => Err(CommandError::Disconnected(error)),
            Err(JoinError::ConsoleError(stop)) => ended(Err(stop)),
            Ok(()) => ended(Ok(())),
        };
    }
    let depth = ColourDepth::of_environment(|name| std::env::var(name).ok());
    four_tui::run(App::online(game, setup, depth))?;
    Ok(ExitCode::Success)
}
