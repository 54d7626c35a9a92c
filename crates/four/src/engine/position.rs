//! Positions in UGI: a start, and the moves from there.

use four_rules::{Action, Board, Column, Event, Game, Input, ParseActionError, Rules, Side};

use four_text::Text;

use crate::load::game_of;
use crate::wording::InWords;

/// The game that `startpos` or `fen BOARD`, with or without `moves …`, leads to; or what is wrong with it.
pub(super) fn read(position: &str, rules: Rules, text: Text) -> Result<Game, String> {
    let mut words = position.split_whitespace();
    let start = match words.next() {
        Some("startpos") => Game::new(rules),
        Some("fen") => board(words.next().unwrap_or_default(), rules, text)?,
        _ => return Err(text.engine_position().into()),
    };
    match words.next() {
        None => Ok(start),
        Some("moves") => played(start, words, text),
        Some(word) => Err(text.engine_not_moves(word)),
    }
}

fn board(rows: &str, rules: Rules, text: Text) -> Result<Game, String> {
    let board = Board::from_openspiel(&rows.replace('/', "\n"), *rules.values());
    board.and_then(|board| game_of(&board, rules)).map_err(|why| why.in_words(text))
}

fn played<'a>(mut game: Game, words: impl Iterator<Item = &'a str>, text: Text) -> Result<Game, String> {
    let mut number = 0_usize;
    for word in words {
        let wrong = |ParseActionError(word)| text.engine_move(number + 1, text.not_an_action(word));
        for action in actions(word).map_err(wrong)? {
            number += 1;
            play(&mut game, action, text)
                .map_err(|why| text.engine_move_refused(number, action.to_string(), why))?;
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

/// Plays an action after declining what is offered. A violation is an error here, even where the rules count it: the
/// program that sent it is wrong.
fn play(game: &mut Game, action: Action, text: Text) -> Result<(), String> {
    let events = game.play_declining(action).map_err(|refusal| text.refusal(refusal))?;
    match events.first() {
        Some(Event::Violated { mistake, .. }) => Err(text.mistake(*mistake)),
        _ => Ok(()),
    }
}
