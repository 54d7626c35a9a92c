//! Games and boards from the command line: a file, standard input, or moves typed right there.

use std::ffi::OsStr;
use std::io;
use std::path::Path;

use four_files::{Document, Form, open, read};
use four_rules::{Board, BoardError, Game, Record, Rules};

use crate::Failure;
use crate::cli::PickArgs;

/// What `what` names: a file, or if there is none, moves.
pub(crate) fn file_or_moves(what: &OsStr, rules: Rules) -> Result<Document, Failure> {
    let path = Path::new(what);
    let name = path.display();
    let moves = what.to_str().filter(|text| Form::of(text) == Form::Moves && !text.is_empty());
    match moves {
        Some(moves) if !path.exists() => Document::read(moves, rules)
            .map_err(|error| Failure::with(&name, format!("{error} (and there is no file of that name)"))),
        None if path.try_exists().is_ok_and(|exists| !exists) && what != "-" => {
            Err(Failure::with(&name, "this is neither a file nor moves such as 4453"))
        }
        _ => file(path, rules),
    }
}

/// What the file at `path` holds; `-` is standard input.
pub(crate) fn file(path: &Path, rules: Rules) -> Result<Document, Failure> {
    let name = path.display();
    let text = if path == Path::new("-") { read(io::stdin().lock()) } else { open(path) };
    let text = text.map_err(|error| Failure::with(&name, error))?;
    Document::read(&text, rules).map_err(|error| Failure::with(&name, error))
}

/// The game that stands at this board, which plain turns must have led to.
pub(crate) fn game_of(board: &Board, rules: Rules) -> Result<Game, BoardError> {
    let rules = rules.resized(board.grid().columns().into(), board.grid().rows().into())?;
    Game::from_turns(rules, *board)
}

/// The game that was asked for, up to the point that was asked for.
pub(crate) fn pick(what: &OsStr, records: Vec<Record>, pick: &PickArgs) -> Result<Record, Failure> {
    let wrong = |why: String| Failure::with(&Path::new(what).display(), why);
    let (count, number) = (records.len(), pick.game.unwrap_or(1));
    let wanted = number.checked_sub(1).and_then(|index| records.into_iter().nth(index));
    let record = wanted.ok_or_else(|| wrong(format!("there is no game {number}: it holds {count}")))?;
    let Some(at) = pick.at else { return Ok(record) };
    record.after(at).ok_or_else(|| wrong(format!("there is no move {at}: the game has {}", record.steps())))
}

/// The game that stands at this board, of which no game and no move can be picked.
pub(crate) fn board(what: &OsStr, board: &Board, rules: Rules, pick: &PickArgs) -> Result<Game, Failure> {
    let wrong = |why: &dyn std::fmt::Display| Failure::with(&Path::new(what).display(), why);
    if pick.at.is_some() || pick.game.is_some() {
        return Err(wrong(&"this is a board, not a game with moves"));
    }
    game_of(board, rules).map_err(|error| wrong(&error))
}
