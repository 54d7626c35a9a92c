//! `four show`: draws a position, or walks through a game, in text.

use std::io::Write;

use four_files::{Document, log};
use four_picture::text::letters;
use four_rules::{Awaiting, Board, Event, Game, Log, Record, Rules, Side};
use four_text::Text;

use crate::cli::{Form, ShowArgs};
use crate::error::CommandError;
use crate::exit_code::ExitCode;
use crate::load::{self, wrong};

pub(crate) fn run(args: &ShowArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let rules = args.rules.parse(text)?;
    match load::file_or_moves(&args.what, rules, text)? {
        Document::Board(board) => show_board(args, rules, &board, text, out)?,
        Document::Games(records) => {
            let record = load::pick(&args.what, records, &args.pick, text)?;
            show_game(args, &record, text, out)?;
        }
    }
    Ok(ExitCode::Success)
}

fn show_board(
    args: &ShowArgs,
    rules: Rules,
    board: &Board,
    text: Text,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let game = load::board(&args.what, board, rules, &args.pick, text)?;
    match args.form {
        _ if args.step => return Err(wrong(text, &args.what, text.only_a_board())),
        Form::Picture => write!(out, "\n{}", picture(&game, text))?,
        Form::Openspiel => write!(out, "{board}")?,
        Form::Kaggle => writeln!(out, "{}", board.to_kaggle())?,
        Form::Moves | Form::Record | Form::Log => {
            return Err(wrong(text, &args.what, text.cli_board_without_moves()));
        }
    }
    Ok(())
}

fn show_game(args: &ShowArgs, record: &Record, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let game = record.log().game();
    match args.form {
        _ if args.step => walk(record, text, out)?,
        Form::Picture => write!(out, "{}{}", heading(record.log(), text), picture(game, text))?,
        Form::Record => write!(out, "{record}")?,
        Form::Log => write!(out, "{}", log::write(record.log()))?,
        Form::Openspiel => write!(out, "{}", game.board())?,
        Form::Kaggle => writeln!(out, "{}", game.board().to_kaggle())?,
        Form::Moves => {
            let moves = record.log().to_moves();
            writeln!(out, "{}", moves.ok_or_else(|| wrong(text, &args.what, text.cli_more_than_drops()))?)?;
        }
    }
    Ok(())
}

fn walk(record: &Record, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let log = record.log();
    let mut game = log.position_after(0);
    write!(out, "{}{}", heading(log, text), picture(&game, text))?;
    let mut notes =
        record.plies().iter().filter(|ply| !ply.input.is_decline()).map(|ply| ply.note.to_string());
    let mut number = 0;
    for (index, (_, input)) in log.inputs().iter().enumerate() {
        let events = log.events_of(index);
        events.iter().for_each(|event| game.apply(event));
        if !input.is_decline() {
            number += 1;
            writeln!(out, "\n{}", text.show_step(number, story(events, text)))?;
            if let Some(note) = notes.next().filter(|note| !note.is_empty()) {
                writeln!(out, "   {note}")?;
            }
            write!(out, "\n{}", picture(&game, text))?;
        } else if let Some(Event::Ended(outcome)) = events.last() {
            writeln!(out, "\n{}", text.show_stands(text.say_outcome(outcome)))?;
        }
    }
    Ok(())
}

/// Who plays whom by which rules, between empty lines.
fn heading(log: &Log, text: Text) -> String {
    let [first, second] = Side::BOTH.map(|side| match log.player(side) {
        name if name == side.colour() => text.show_player(text.side(side), side.letter()),
        name => text.show_player_colour(name, text.side(side), side.letter()),
    });
    format!("\n{}\n\n", text.show_heading(first, second, log.game().rules().values().to_string()))
}

/// What happened, in sentences. Whose turn it is follows below the picture.
fn story(events: &[Event], text: Text) -> String {
    events.iter().filter_map(|event| text.say_event(event)).collect::<Vec<_>>().join(" ")
}

/// The board, and how the game stands.
fn picture(game: &Game, text: Text) -> String {
    let (side, letter) = (text.side(game.turn()), game.turn().letter());
    let status = match (game.outcome(), game.awaiting()) {
        (Some(outcome), _) => text.say_outcome(outcome),
        (None, Awaiting::Undo) => text.show_may_undo(side, letter),
        (None, Awaiting::Block) => text.show_may_block(side, letter, text.side(game.turn().other())),
        (None, Awaiting::Move | Awaiting::Nothing) => text.show_turn(side, letter),
    };
    format!("{}\n{status}\n", letters(&game.view()))
}
