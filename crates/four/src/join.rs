//! `four join`: a game on a server, on the whole screen or line by line.

use std::io::{self, BufReader, IsTerminal, Write};

use four_client::Address;
use four_console::Stop;
use four_files::Folders;
use four_session::{OnlineGame, Seats};
use four_tui::{App, Depth};

use crate::cli::JoinArgs;
use crate::play::{has_screen, setup};
use crate::{Exit, Failure};

/// Joins the game as asked for.
pub(crate) fn run(args: &JoinArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let address = Address::parse(&args.url).map_err(|error| Failure::with(&args.url, error))?;
    let setup = setup(args.language.language, None)?;
    let (language, usual) = (setup.settings.language(), &setup.settings.names[0]);
    let name = args.name.as_ref().unwrap_or(usual);
    let seats = Folders::usual().map(|folders| Seats::new(folders.data.join("seats")));
    let game = OnlineGame::join(address.clone(), name, args.watch, seats, language)
        .map_err(|trouble| Failure::with(&address, trouble))?;
    if args.plain || !has_screen() {
        let echo = !io::stdin().is_terminal();
        let input = Box::new(BufReader::new(io::stdin()));
        return match four_plain::join(input, out, echo, game, language) {
            Err(Stop::InputEnded) => Ok(Exit::Stopped),
            ended => Ok(ended.map(|()| Exit::Fine)?),
        };
    }
    let depth = Depth::of_environment(|name| std::env::var(name).ok());
    four_tui::run(App::online(game, setup, depth))?;
    Ok(Exit::Fine)
}
