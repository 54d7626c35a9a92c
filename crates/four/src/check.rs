//! `four check`: is this record right, and if not, what is wrong and where?

use std::io::Write;
use std::path::Path;

use four_files::Document;
use four_rules::{Game, Record, Rules};

use crate::cli::CheckArgs;
use crate::{Exit, Failure, load, say_to_the_user};

pub(crate) fn run(args: &CheckArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.rules.get()?;
    let mut exit = Exit::Fine;
    for path in &args.files {
        match load::file(path, rules) {
            Ok(document) => exit = exit.max(report(path, &document, rules, out)?),
            Err(failure) => {
                say_to_the_user(&failure);
                exit = Exit::BadInput;
            }
        }
    }
    Ok(exit)
}

fn report(path: &Path, document: &Document, rules: Rules, out: &mut impl Write) -> Result<Exit, Failure> {
    let name = path.display();
    match document {
        Document::Games(records) => {
            for (number, record) in (1..).zip(records) {
                writeln!(out, "{name}: game {number}: {}", summary(record))?;
            }
        }
        Document::Board(board) => match load::game_of(board, rules) {
            Ok(game) => writeln!(
                out,
                "{name}: a board of {}×{}, {}",
                game.rules().columns(),
                game.rules().rows(),
                standing(&game)
            )?,
            Err(error) => {
                say_to_the_user(&format_args!("{name}: {error}"));
                return Ok(Exit::BadInput);
            }
        },
    }
    Ok(Exit::Fine)
}

fn summary(record: &Record) -> String {
    let game = record.log().game();
    let moves = match game.moves() {
        1 => "1 move".into(),
        moves => format!("{moves} moves"),
    };
    format!("{}, {moves}, {}", game.rules().values(), standing(game))
}

fn standing(game: &Game) -> String {
    game.outcome().map_or_else(|| format!("{} to move", game.turn()), ToString::to_string)
}
