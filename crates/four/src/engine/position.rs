//! Positions as UGI has them: a start, and the moves from there.

use four_rules::{Action, Board, Column, Event, Game, ParseActionError, Rules};

use crate::load::game_of;

/// The game that `startpos` or `fen BOARD`, and then perhaps `moves …`, lead to.
pub(super) fn read(text: &str, rules: Rules) -> Result<Game, String> {
    let mut words = text.split_whitespace();
    let start = match words.next() {
        Some("startpos") => Game::new(rules),
        Some("fen") => board(words.next().unwrap_or_default(), rules)?,
        _ => return Err("a position is startpos, or fen and rows such as ..../.o../xx..".into()),
    };
    match words.next() {
        None => Ok(start),
        Some("moves") => played(start, words),
        Some(word) => Err(format!("'{word}' is not moves")),
    }
}

fn board(rows: &str, rules: Rules) -> Result<Game, String> {
    let board = Board::from_openspiel(&rows.replace('/', "\n"), *rules.values());
    board.and_then(|board| game_of(&board, rules)).map_err(|why| why.to_string())
}

fn played<'a>(mut game: Game, words: impl Iterator<Item = &'a str>) -> Result<Game, String> {
    let mut number = 0;
    for word in words {
        for command in commands(word).map_err(|why| format!("move {}: {why}", number + 1))? {
            number += 1;
            play(&mut game, command).map_err(|why| format!("move {number}, '{command}': {why}"))?;
        }
    }
    Ok(game)
}

/// The actions of a word: one action, or a disc in each of several columns.
fn commands(word: &str) -> Result<Vec<Action>, ParseActionError> {
    match word.parse::<Action>() {
        Ok(command) => Ok(vec![command]),
        Err(error) => {
            let columns: Option<Vec<Column>> = word.chars().map(Column::from_symbol).collect();
            Ok(columns.ok_or(error)?.into_iter().map(Action::Drop).collect())
        }
    }
}

/// Plays an action after declining what is offered. A violation is an error here, even where the rules count it: the
/// program that sent it is wrong.
fn play(game: &mut Game, action: Action) -> Result<(), String> {
    let events = game.play_declining(action).map_err(|why| why.to_string())?;
    match events.first() {
        Some(Event::Violated { mistake, .. }) => Err(mistake.to_string()),
        _ => Ok(()),
    }
}
