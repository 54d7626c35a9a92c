//! Positions as UGI has them: a start, and the moves from there.

use four_rules::{Action, Awaiting, Board, Column, Event, Game, NotAnAction, Rules};

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
            play_on(&mut game, command).map_err(|why| format!("move {number}, '{command}': {why}"))?;
        }
    }
    Ok(game)
}

/// What a word asks for: one thing, or a disc in each of several columns. What is no player's to say is no move.
fn commands(word: &str) -> Result<Vec<Action>, NotAnAction> {
    match word.parse::<Action>() {
        Ok(command) if command.is_from_outside() => Err(NotAnAction(word.into())),
        Ok(command) => Ok(vec![command]),
        Err(error) => {
            let columns: Option<Vec<Column>> = word.chars().map(Column::from_symbol).collect();
            Ok(columns.ok_or(error)?.into_iter().map(Action::Drop).collect())
        }
    }
}

/// As [`four_rules::Log::play_on`], for a game that need not begin at its start. Mistakes are no moves here, also where
/// the rules count them: a program that sends one has got something wrong.
fn play_on(game: &mut Game, command: Action) -> Result<(), String> {
    for (question, no) in [(Awaiting::Undo, Action::Keep), (Awaiting::Block, Action::Pass)] {
        if game.awaiting() == question && !command.answers(question) && !command.ends_at_once() {
            play(game, no)?;
        }
    }
    play(game, command)
}

fn play(game: &mut Game, command: Action) -> Result<(), String> {
    let events = game.decide(game.turn(), command).map_err(|why| why.to_string())?;
    if let Some(Event::Violated { mistake, .. }) = events.first() {
        return Err(mistake.to_string());
    }
    events.iter().for_each(|event| game.apply(event));
    Ok(())
}
