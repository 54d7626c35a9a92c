//! Positions in UGI: a start, and the moves from there.

use four_rules::{
    Action, Board, BoardError, Column, Event, Game, Input, ParseActionError, Refusal, Rules, Side,
};
use four_text::Text;

use crate::load::game_of;
use crate::wording::InWords;

/// Why a text is not a position.
#[derive(Debug)]
pub(super) enum PositionTextError {
    /// It begins with neither `startpos` nor `fen`.
    Start,
    Board(BoardError),
    /// This word is in place of `moves`.
    NotMoves(String),
    /// A move cannot be read.
    Parse {
        number: usize,
        error: ParseActionError,
    },
    /// A move cannot be made.
    Refused {
        number: usize,
        action: Action,
        refusal: Refusal,
    },
}

impl InWords for PositionTextError {
    fn in_words(&self, text: Text) -> String {
        match self {
            PositionTextError::Start => text.engine_position().into(),
            PositionTextError::Board(error) => error.in_words(text),
            PositionTextError::NotMoves(word) => text.engine_not_moves(word),
            PositionTextError::Parse { number, error: ParseActionError(word) } => {
                text.engine_move(*number, text.not_an_action(word))
            }
            PositionTextError::Refused { number, action, refusal } => {
                text.engine_move_refused(*number, action.to_string(), text.refusal(*refusal))
            }
        }
    }
}

/// The game that `startpos` or `fen BOARD`, with or without `moves …`, leads to.
pub(super) fn read(position: &str, rules: Rules) -> Result<Game, PositionTextError> {
    let mut words = position.split_whitespace();
    let start = match words.next() {
        Some("startpos") => Game::new(rules),
        Some("fen") => board(words.next().unwrap_or_default(), rules).map_err(PositionTextError::Board)?,
        _ => return Err(PositionTextError::Start),
    };
    match words.next() {
        None => Ok(start),
        Some("moves") => played(start, words),
        Some(word) => Err(PositionTextError::NotMoves(word.into())),
    }
}

fn board(rows: &str, rules: Rules) -> Result<Game, BoardError> {
    let board = Board::from_openspiel(&rows.replace('/', "\n"), *rules.values())?;
    game_of(&board, rules)
}

fn played<'a>(mut game: Game, words: impl Iterator<Item = &'a str>) -> Result<Game, PositionTextError> {
    let mut number = 0;
    for word in words {
        let unread = |error| PositionTextError::Parse { number: number + 1, error };
        for action in actions(word).map_err(unread)? {
            number += 1;
            let refused = |refusal| PositionTextError::Refused { number, action, refusal };
            play(&mut game, action).map_err(refused)?;
        }
    }
    Ok(game)
}

/// The actions of a word: one action, or a disc in each of several columns. A ruling such as `agreed` is not an action, and
/// its letters are not columns.
fn actions(word: &str) -> Result<Vec<Action>, ParseActionError> {
    match Input::parse(Side::First, word) {
        Ok(Input::Action(action)) => Ok(vec![action]),
        Ok(Input::Ruling(_) | Input::Invalid) => Err(ParseActionError(word.into())),
        Err(error) => {
            let columns: Option<Vec<Column>> = word.chars().map(Column::from_symbol).collect();
            Ok(columns.ok_or(error)?.into_iter().map(Action::Drop).collect())
        }
    }
}

/// Plays an action after declining what is offered. A violation is an error here, even where the rules count it, because
/// the program that sent it is wrong.
fn play(game: &mut Game, action: Action) -> Result<(), Refusal> {
    match game.play_declining(action)?.first() {
        Some(Event::Violated { mistake, .. }) => Err(Refusal::Mistake(*mistake)),
        _ => Ok(()),
    }
}
