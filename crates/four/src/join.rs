//! `four join`: a game on a server, on the whole screen or line by line.

use std::io::{self, BufReader, IsTerminal, Write};

use four_client::Address;
use four_files::Folders;
use four_session::{OnlineGame, Seats};
use four_text::{Language, Text};
use four_tui::{App, ColourDepth};

use crate::cli::JoinArgs;
use crate::error::CommandError;
use crate::exit_code::ExitCode;
use crate::play::{ended, setup};
use crate::terminal::has_screen;
use crate::wording::InWords;

pub(crate) fn run(
    args: &JoinArgs,
    language: Option<Language>,
    text: Text,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    let address = Address::parse(&args.url)
        .map_err(|error| CommandError::about(text, &args.url, error.in_words(text)))?;
    let setup = setup(language, None, text)?;
    let (language, usual) = (setup.settings.language(), &setup.settings.names[0]);
    let name = args.name.as_ref().unwrap_or(usual);
    let seats = Folders::usual().map(|folders| Seats::new(folders.data.join("seats")));
    let game = OnlineGame::join(address.clone(), name, args.watch, seats, language)
        .map_err(|error| CommandError::about(text, &address, error.in_words(text)))?;
    if args.plain || !has_screen() {
        let echo = !io::stdin().is_terminal();
        let input = Box::new(BufReader::new(io::stdin()));
        return ended(four_plain::join(input, out, echo, game, language));
    }
    let depth = ColourDepth::of_environment(|name| std::env::var(name).ok());
    four_tui::run(App::online(game, setup, depth))?;
    Ok(ExitCode::Success)
}
