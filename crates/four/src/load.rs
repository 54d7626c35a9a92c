//! Games and boards named by an argument: a file, standard input, or moves such as `4453`.

use std::ffi::OsStr;
use std::io;
use std::path::Path;

use four_files::{Document, Form, ReadError, open, read};
use four_rules::{Board, BoardError, Game, Record, Rules};
use four_text::Text;

use crate::cli::GameArgs;
use crate::error::{CommandError, OrBadInput};
use crate::wording::InWords;

/// Why an argument does not name the game that a command needs.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// The argument is not a file, and its moves are wrong.
    Moves(ReadError),
    /// The argument is neither a file nor moves.
    NeitherFileNorMoves,
    NoSuchGame {
        number: usize,
        count: usize,
    },
    NoSuchMove {
        number: usize,
        count: usize,
    },
    /// A board has neither games nor moves to pick.
    BoardToPickFrom,
    BoardToReview,
    BoardToAnimate,
}

impl InWords for LoadError {
    fn in_words(&self, text: Text) -> String {
        match self {
            LoadError::Moves(error) => text.cli_no_file(error.in_words(text)),
            LoadError::NeitherFileNorMoves => text.cli_neither().into(),
            LoadError::NoSuchGame { number, count } => text.cli_no_game(*number, *count),
            LoadError::NoSuchMove { number, count } => text.cli_no_move(*number, *count),
            LoadError::BoardToPickFrom => text.only_a_board().into(),
            LoadError::BoardToReview => text.cli_board_to_review().into(),
            LoadError::BoardToAnimate => text.cli_board_to_animate().into(),
        }
    }
}

/// What an argument names.
pub(crate) enum Loaded {
    /// A game, up to the move that was asked for.
    Game(Box<Record>),
    /// The game that stands at a board. How it got there is not known.
    Board(Box<Game>),
}

impl Loaded {
    /// The position.
    pub(crate) fn position(&self) -> &Game {
        match self {
            Loaded::Game(record) => record.log().game(),
            Loaded::Board(game) => game,
        }
    }

    /// The game with its moves.
    pub(crate) fn record(&self) -> Option<&Record> {
        match self {
            Loaded::Game(record) => Some(record),
            Loaded::Board(_) => None,
        }
    }
}

/// The game or the board in the file `what`; if there is no such file, the game of the moves `what`.
pub(crate) fn load(what: &OsStr, args: &GameArgs) -> Result<Loaded, CommandError> {
    let rules = args.rules.parse()?;
    match file_or_moves(what, rules)? {
        Document::Games(records) => {
            let record = pick(records, args).about(what.display())?;
            Ok(Loaded::Game(Box::new(record)))
        }
        Document::Board(_) if args.at.is_some() || args.number.is_some() => {
            Err(CommandError::about(what.display(), LoadError::BoardToPickFrom))
        }
        Document::Board(board) => {
            let game = game_of(&board, rules).about(what.display())?;
            Ok(Loaded::Board(Box::new(game)))
        }
    }
}

fn file_or_moves(what: &OsStr, rules: Rules) -> Result<Document, CommandError> {
    let path = Path::new(what);
    let moves = what.to_str().filter(|text| Form::of(text) == Form::Moves && !text.is_empty());
    match moves {
        Some(moves) if !path.exists() => {
            Document::read(moves, rules).map_err(LoadError::Moves).about(what.display())
        }
        None if path.try_exists().is_ok_and(|exists| !exists) && what != "-" => {
            Err(CommandError::about(what.display(), LoadError::NeitherFileNorMoves))
        }
        _ => file(path, rules),
    }
}

/// The contents of the file at `path`; `-` is standard input.
pub(crate) fn file(path: &Path, rules: Rules) -> Result<Document, CommandError> {
    let contents = if path == Path::new("-") { read(io::stdin().lock()) } else { open(path) };
    Document::read(&contents.about(path.display())?, rules).about(path.display())
}

/// The game that stands at this board, which plain turns must have led to.
pub(crate) fn game_of(board: &Board, rules: Rules) -> Result<Game, BoardError> {
    let rules = rules.resized(board.grid().columns().into(), board.grid().rows().into())?;
    Game::from_turns(rules, *board)
}

/// The game that was asked for, up to the move that was asked for.
fn pick(records: Vec<Record>, args: &GameArgs) -> Result<Record, LoadError> {
    let (count, number) = (records.len(), args.number.unwrap_or(1));
    let wanted = number.checked_sub(1).and_then(|index| records.into_iter().nth(index));
    let record = wanted.ok_or(LoadError::NoSuchGame { number, count })?;
    let Some(number) = args.at else { return Ok(record) };
    record.after(number).ok_or(LoadError::NoSuchMove { number, count: record.steps() })
}

/// Whether two paths lead to the same file, or would if it existed.
pub(crate) fn same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        path.canonicalize().ok().or_else(|| Some(folder.canonicalize().ok()?.join(path.file_name()?)))
    };
    real(one).is_some_and(|real_one| real(other) == Some(real_one))
}
