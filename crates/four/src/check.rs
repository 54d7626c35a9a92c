//! `four check`: is this record right, and if not, what is wrong and where?

use std::io::Write;
use std::path::Path;

use four_records::Document;
use four_rules::Record;

use crate::cli::CheckArgs;
use crate::{Exit, Failure, load, say_to_the_user};

pub(crate) fn run(args: &CheckArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.rules.get()?;
    let mut exit = Exit::Fine;
    for path in &args.files {
        match load::file(path, rules) {
            Ok(document) => exit = exit.max(report(path, &document, out)?),
            Err(failure) => {
                say_to_the_user(&failure);
                exit = Exit::BadInput;
            }
        }
    }
    Ok(exit)
}

fn report(path: &Path, document: &Document, out: &mut impl Write) -> Result<Exit, Failure> {
    let name = path.display();
    match document {
        Document::Games(records) => {
            for (number, record) in (1..).zip(records) {
                writeln!(out, "{name}: game {number}: {}", summary(record))?;
            }
        }
        Document::Board(board) => match board.next_to_move() {
            Ok(side) => {
                let (columns, rows) = (board.grid().columns(), board.grid().rows());
                writeln!(out, "{name}: a board of {columns}×{rows}, {side} to move")?;
            }
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
    let result = game.outcome().map_or_else(|| "not over".into(), ToString::to_string);
    format!("{}, {moves}, {result}", game.rules().set())
}
