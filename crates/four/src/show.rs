//! `four show`: draws a position, or walks through a game, in text.

use std::io::Write;

use four_records::{Document, log};
use four_rules::{Board, Command, Event, Game, Log, Outcome, Record, Rules, Side};

use crate::cli::{Form, ShowArgs};
use crate::{Exit, Failure, load};

pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.rules.get()?;
    match load::file_or_moves(&args.what, rules)? {
        Document::Board(board) => show_board(args, rules, &board, out)?,
        Document::Games(records) => {
            let count = records.len();
            let wanted = args.game.checked_sub(1).and_then(|index| records.into_iter().nth(index));
            let missing =
                || Failure::with(&args.what, format!("there is no game {}: it holds {count}", args.game));
            show_game(args, wanted.ok_or_else(missing)?, out)?;
        }
    }
    Ok(Exit::Fine)
}

fn show_board(args: &ShowArgs, rules: Rules, board: &Board, out: &mut impl Write) -> Result<(), Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure::with(&args.what, error);
    let side = board.next_to_move().map_err(|error| wrong(&error))?;
    let set = four_rules::RuleSet {
        columns: board.grid().columns().into(),
        rows: board.grid().rows().into(),
        ..*rules.set()
    };
    let rules = Rules::try_from(set).map_err(|error| wrong(&error))?;
    match args.form {
        Form::Picture => write!(out, "\n{}", picture(&Game::from_board(rules, *board, side)))?,
        Form::Openspiel => write!(out, "{board}")?,
        Form::Kaggle => writeln!(out, "{}", board.to_kaggle())?,
        Form::Moves | Form::Record | Form::Log => {
            return Err(wrong(&"a board does not tell the moves that led to it"));
        }
    }
    Ok(())
}

fn show_game(args: &ShowArgs, record: Record, out: &mut impl Write) -> Result<(), Failure> {
    if args.step {
        return walk(record.log(), out);
    }
    let record = match args.at {
        None => record,
        Some(wanted) => Record::from_log(stop_after(record.log(), wanted).ok_or_else(|| {
            let plies = record.plies.len();
            Failure::with(&args.what, format!("there is no move {wanted}: the game has {plies}"))
        })?),
    };
    let game = record.log().game();
    match args.form {
        Form::Picture => {
            heading(record.log(), out)?;
            write!(out, "{}", picture(game))?;
        }
        Form::Record => write!(out, "{record}")?,
        Form::Log => write!(out, "{}", log::write(record.log()))?,
        Form::Openspiel => write!(out, "{}", game.board())?,
        Form::Kaggle => writeln!(out, "{}", game.board().to_kaggle())?,
        Form::Moves => {
            let moves = record.log().to_moves();
            let more = "more happened in this game than drops, so columns cannot tell it; try --as record";
            writeln!(out, "{}", moves.ok_or_else(|| Failure::with(&args.what, more))?)?;
        }
    }
    Ok(())
}

/// Whether a command is one of the moves that people count: anything but letting things be.
fn is_move(command: Command) -> bool {
    !matches!(command, Command::Keep | Command::Pass)
}

/// The game as it was after its first `wanted` moves.
fn stop_after(log: &Log, wanted: usize) -> Option<Log> {
    let mut until = fresh(log);
    let mut moves = 0;
    for &(by, command) in log.commands() {
        moves += usize::from(is_move(command));
        if moves > wanted {
            return Some(until);
        }
        until.play_by(by, command).ok()?;
    }
    (moves == wanted).then_some(until)
}

fn fresh(log: &Log) -> Log {
    Log::new(*log.game().rules(), Side::BOTH.map(|side| log.player(side)))
}

fn walk(log: &Log, out: &mut impl Write) -> Result<(), Failure> {
    heading(log, out)?;
    let mut walked = fresh(log);
    write!(out, "{}", picture(walked.game()))?;
    let mut number = 0;
    for &(by, command) in log.commands() {
        let events = walked.play_by(by, command).unwrap_or_default().to_vec();
        if is_move(command) {
            number += 1;
            writeln!(out, "\n{number}. {}\n", story(&events))?;
            write!(out, "{}", picture(walked.game()))?;
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
    writeln!(out, "\n{first} against {second}: {}\n", log.game().rules().set())?;
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

/// The board with its columns named below; the discs of a deciding line are capital letters.
fn picture(game: &Game) -> String {
    let board = game.board();
    let line = game.outcome().map_or(&[][..], Outcome::cells);
    let mut text = String::new();
    for row in (0..game.rules().rows()).rev() {
        for cell in board.columns().map(|column| four_rules::Cell { column, row }) {
            let letter = board.at(cell).map_or('.', Side::letter);
            text.push(' ');
            text.push(if line.contains(&cell) { letter.to_ascii_uppercase() } else { letter });
        }
        text.push('\n');
    }
    for column in board.columns() {
        text.push(' ');
        text.push(column.symbol());
    }
    let status = match game.outcome() {
        Some(outcome) => sentence(outcome),
        None => format!("{} ({}) to move.", game.turn(), game.turn().letter()),
    };
    format!("{text}\n\n{status}\n")
}
