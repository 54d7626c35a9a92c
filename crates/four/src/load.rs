//! Games and boards from the command line: a file, standard input, or moves typed as the argument.

use std::ffi::OsStr;
use std::io;
use std::path::Path;

use four_files::{Document, Form, open, read};
use four_rules::{Board, BoardError, Game, Record, Rules};
use four_text::Text;

use crate::cli::PickArgs;
use crate::error::CommandError;
use crate::wording::InWords;

/// An error about what the argument names.
pub(crate) fn wrong(text: Text, what: impl AsRef<Path>, why: impl Into<String>) -> CommandError {
    CommandError::about(text, what.as_ref().display(), why)
}

/// What `what` names: a file, or if there is none, moves.
pub(crate) fn file_or_moves(what: &OsStr, rules: Rules, text: Text) -> Result<Document, CommandError> {
    let path = Path::new(what);
    let moves = what.to_str().filter(|text| Form::of(text) == Form::Moves && !text.is_empty());
    match moves {
        Some(moves) if !path.exists() => Document::read(moves, rules)
            .map_err(|error| wrong(text, what, text.cli_no_file(error.in_words(text)))),
        None if path.try_exists().is_ok_and(|exists| !exists) && what != "-" => {
            Err(wrong(text, what, text.cli_neither()))
        }
        _ => file(path, rules, text),
    }
}

/// What the file at `path` holds; `-` is standard input.
pub(crate) fn file(path: &Path, rules: Rules, text: Text) -> Result<Document, CommandError> {
    let contents = if path == Path::new("-") { read(io::stdin().lock()) } else { open(path) };
    let contents = contents.map_err(|error| wrong(text, path, error.in_words(text)))?;
    Document::read(&contents, rules).map_err(|error| wrong(text, path, error.in_words(text)))
}

/// The game that stands at this board, which plain turns must have led to.
pub(crate) fn game_of(board: &Board, rules: Rules) -> Result<Game, BoardError> {
    let rules = rules.resized(board.grid().columns().into(), board.grid().rows().into())?;
    Game::from_turns(rules, *board)
}

/// The game that was asked for, up to the point that was asked for.
pub(crate) fn pick(
    what: &OsStr,
    records: Vec<Record>,
    pick: &PickArgs,
    text: Text,
) -> Result<Record, CommandError> {
    let (count, number) = (records.len(), pick.game.unwrap_or(1));
    let wanted = number.checked_sub(1).and_then(|index| records.into_iter().nth(index));
    let record = wanted.ok_or_else(|| wrong(text, what, text.cli_no_game(number, count)))?;
    let Some(at) = pick.at else { return Ok(record) };
    record.after(at).ok_or_else(|| wrong(text, what, text.cli_no_move(at, record.steps())))
}

/// The game that stands at this board. A game or a move of it cannot be picked.
pub(crate) fn board(
    what: &OsStr,
    board: &Board,
    rules: Rules,
    pick: &PickArgs,
    text: Text,
) -> Result<Game, CommandError> {
    if pick.at.is_some() || pick.game.is_some() {
        return Err(wrong(text, what, text.only_a_board()));
    }
    game_of(board, rules).map_err(|error| wrong(text, what, error.in_words(text)))
}

/// Whether two paths lead to the same file, or would if it existed.
pub(crate) fn same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        path.canonicalize().ok().or_else(|| Some(folder.canonicalize().ok()?.join(path.file_name()?)))
    };
    real(one).is_some_and(|real_one| real(other) == Some(real_one))
}
