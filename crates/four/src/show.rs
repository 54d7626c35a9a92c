//! `four show`: draws a position, or walks through a game, in text.

use std::io::Write;
use std::path::Path;

use four_files::{Document, log};
use four_picture::text;
use four_rules::{Awaiting, Board, Event, Game, Log, Record, Rules, Side};

use crate::cli::{Form, ShowArgs};
use crate::{Exit, Failure, load};

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.rules.get()?;
    match load::file_or_moves(&args.what, rules)? {
        Document::Board(board) => show_board(args, rules, &board, out)?,
        Document::Games(records) => {
            let record = load::pick(&args.what, records, &args.pick)?;
            show_game(args, &record, out)?;
        }
    }
    Ok(Exit::Fine)
}

fn wrong(args: &ShowArgs, why: impl std::fmt::Display) -> Failure {
    Failure::with(&Path::new(&args.what).display(), why)
}

fn show_board(args: &ShowArgs, rules: Rules, board: &Board, out: &mut impl Write) -> Result<(), Failure> {
    let game = load::board(&args.what, board, rules, &args.pick)?;
    match args.form {
        _ if args.step => return Err(wrong(args, "this is a board, not a game with moves")),
        Form::Picture => write!(out, "\n{}", picture(&game))?,
        Form::Openspiel => write!(out, "{board}")?,
        Form::Kaggle => writeln!(out, "{}", board.to_kaggle())?,
        Form::Moves | Form::Record | Form::Log => {
            return Err(wrong(args, "a board does not tell the moves that led to it"));
        }
    }
    Ok(())
}

fn show_game(args: &ShowArgs, record: &Record, out: &mut impl Write) -> Result<(), Failure> {
    let game = record.log().game();
    match args.form {
        _ if args.step => walk(record, out)?,
        Form::Picture => {
            heading(record.log(), out)?;
            write!(out, "{}", picture(game))?;
        }
        Form::Record => write!(out, "{record}")?,
        Form::Log => write!(out, "{}", log::write(record.log()))?,
        Form::Openspiel => write!(out, "{}", game.board())?,
        Form::Kaggle => writeln!(out, "{}", game.board().to_kaggle())?,
        Form::Moves => {
            let more = "more happened in this game than drops, so columns cannot tell it; try --as record";
            writeln!(out, "{}", record.log().to_moves().ok_or_else(|| wrong(args, more))?)?;
        }
    }
    Ok(())
}

fn walk(record: &Record, out: &mut impl Write) -> Result<(), Failure> {
    let log = record.log();
    heading(log, out)?;
    let mut game = log.position_after(0);
    write!(out, "{}", picture(&game))?;
    let mut said =
        record.plies().iter().filter(|ply| !ply.input.is_decline()).map(|ply| ply.note.to_string());
    let mut number = 0;
    for (index, (_, input)) in log.inputs().iter().enumerate() {
        let events = log.events_of(index);
        events.iter().for_each(|event| game.apply(event));
        if !input.is_decline() {
            number += 1;
            writeln!(out, "\n{number}. {}", story(events))?;
            if let Some(note) = said.next().filter(|note| !note.is_empty()) {
                writeln!(out, "   {note}")?;
            }
            write!(out, "\n{}", picture(&game))?;
        } else if let Some(Event::Ended(outcome)) = events.last() {
            writeln!(out, "\nThe move stands. {}", sentence(outcome))?;
        }
    }
    Ok(())
}

fn heading(log: &Log, out: &mut impl Write) -> Result<(), Failure> {
    let [first, second] = Side::BOTH.map(|side| match log.player(side) {
        name if name == side.colour() => format!("{name} ({})", side.letter()),
        name => format!("{name} ({side}, {})", side.letter()),
    });
    writeln!(out, "\n{first} against {second}: {}\n", log.game().rules().values())?;
    Ok(())
}

/// What happened, in words; whose turn it is now, the picture tells.
fn story(events: &[Event]) -> String {
    let tells = |event: &&Event| {
        !matches!(event, Event::UndoOffered { .. } | Event::BlockOffered { .. } | Event::TurnPassed { .. })
    };
    events.iter().filter(tells).map(sentence).collect::<Vec<_>>().join(" ")
}

fn sentence(words: impl std::fmt::Display) -> String {
    let text = words.to_string();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

/// The board, and how the game stands.
fn picture(game: &Game) -> String {
    let side = format!("{} ({})", game.turn(), game.turn().letter());
    let status = match (game.outcome(), game.awaiting()) {
        (Some(outcome), _) => sentence(outcome),
        (None, Awaiting::Undo) => format!("{side} may take the move back."),
        (None, Awaiting::Block) => format!("{side} may block {}.", game.turn().other()),
        (None, Awaiting::Move | Awaiting::Nothing) => format!("{side} to move."),
    };
    format!("{}\n{status}\n", text::letters(&game.view()))
}
