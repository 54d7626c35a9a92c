//! `four check`: whether records are right, and if not, what is wrong and where.

use std::io::Write;
use std::path::Path;

use four_files::Document;
use four_rules::{Game, Rules};
use four_text::Text;

use crate::cli::CheckArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::load;
use crate::notice::notice;

pub(crate) fn run(args: &CheckArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let rules = args.rules.parse()?;
    let mut code = ExitCode::Success;
    for path in &args.files {
        let checked = load::file(path, rules).and_then(|document| report(path, &document, rules, text, out));
        // After a bad file the next one is checked; a closed output ends the command.
        match checked {
            Ok(()) => {}
            Err(error @ CommandError::BadInput { .. }) => {
                error.message(text).inspect(|message| notice(message));
                code = ExitCode::BadInput;
            }
            Err(stopped) => return Err(stopped),
        }
    }
    Ok(code)
}

fn report(
    path: &Path,
    document: &Document,
    rules: Rules,
    text: Text,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let name = path.display().to_string();
    match document {
        Document::Games(records) => {
            for (number, record) in (1_usize..).zip(records) {
                let game = record.log().game();
                let rules = game.rules().values().to_string();
                let standing = standing(game, text);
                writeln!(out, "{}", text.check_game(&name, number, rules, game.moves(), standing))?;
            }
        }
        Document::Board(board) => {
            let game = load::game_of(board, rules).about(path.display())?;
            let (columns, rows) = (game.rules().columns(), game.rules().rows());
            writeln!(out, "{}", text.check_board(name, columns, rows, standing(&game, text)))?;
        }
    }
    Ok(())
}

fn standing(game: &Game, text: Text) -> String {
    let turn = || text.check_turn(text.side(game.turn()));
    game.outcome().map_or_else(turn, |outcome| text.outcome_inside(outcome))
}
