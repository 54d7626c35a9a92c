//! `four show`: draws a position, or walks through a game, in text.

use std::io::{self, Write};

use four_console::InputSource;
use four_console::tty;
use four_files::log;
use four_picture::text::letters;
use four_rules::{Awaiting, Event, Game, Log, Record, Side};
use four_text::Text;

use crate::cli::{Form, ShowArgs};
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::lit_board::{Lights, lit_board};
use crate::load::{LoadError, Loaded, load};
use crate::terminal::{has_screen, wants_colour};
use crate::wording::InWords;

/// Why a game or a board cannot be printed in the form that was asked for.
#[derive(Debug)]
enum ShowError {
    /// A board does not have the moves that led to it.
    BoardWithoutMoves,
    /// Columns alone cannot describe this game.
    MoreThanDrops,
}

impl InWords for ShowError {
    fn in_words(&self, text: Text) -> String {
        match self {
            ShowError::BoardWithoutMoves => text.cli_board_without_moves().into(),
            ShowError::MoreThanDrops => text.cli_more_than_drops().into(),
        }
    }
}

pub(crate) fn run(args: &ShowArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    match load(&args.what, &args.game)? {
        Loaded::Board(game) => show_board(args, &game, text, out)?,
        Loaded::Game(record) => show_game(args, &record, text, out)?,
    }
    Ok(ExitCode::Success)
}

fn show_board(args: &ShowArgs, game: &Game, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    match args.form {
        _ if args.step => return Err(CommandError::about(args.what.display(), LoadError::BoardToPickFrom)),
        Form::Picture => write!(out, "\n{}", picture(game, text))?,
        Form::Openspiel => write!(out, "{}", game.board())?,
        Form::Kaggle => writeln!(out, "{}", game.board().to_kaggle())?,
        Form::Moves | Form::Record | Form::Log => {
            return Err(CommandError::about(args.what.display(), ShowError::BoardWithoutMoves));
        }
    }
    Ok(())
}

fn show_game(args: &ShowArgs, record: &Record, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let game = record.log().game();
    match args.form {
        _ if args.step && has_screen() => walk_by_key(record, text, out)?,
        _ if args.step => steps(record, text).try_for_each(|step| write!(out, "{step}"))?,
        Form::Picture => write!(out, "{}{}", heading(record.log(), text), picture(game, text))?,
        Form::Record => write!(out, "{record}")?,
        Form::Log => write!(out, "{}", log::write(record.log()))?,
        Form::Openspiel => write!(out, "{}", game.board())?,
        Form::Kaggle => writeln!(out, "{}", game.board().to_kaggle())?,
        Form::Moves => {
            let moves = record.log().to_moves().ok_or(ShowError::MoreThanDrops);
            writeln!(out, "{}", moves.about(args.what.display())?)?;
        }
    }
    Ok(())
}

/// Shows a step of the game at every key, until `q` or the end of the input.
fn walk_by_key(record: &Record, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    tty::restore_on_signals(|| {})?;
    let mut keyboard = tty::standard_input()?;
    let mut steps = steps(record, text).peekable();
    while let Some(step) = steps.next() {
        write!(out, "{step}")?;
        if steps.peek().is_some() && !goes_on(&mut *keyboard, text.show_next(), out)? {
            break;
        }
    }
    Ok(())
}

/// Shows the prompt until a key is pressed. Whether the key asks for more.
fn goes_on(keyboard: &mut dyn InputSource, prompt: &str, out: &mut impl Write) -> io::Result<bool> {
    const CLEAR_LINE: &str = "\r\x1b[K";
    keyboard.expect_key()?;
    write!(out, "\n{prompt}")?;
    out.flush()?;
    let key = keyboard.key(&mut io::sink())?;
    write!(out, "{CLEAR_LINE}")?;
    Ok(key.is_some_and(|key| key != 'q'))
}

/// The game in steps: its heading with the first position, then each move with the position after it.
fn steps(record: &Record, text: Text) -> impl Iterator<Item = String> {
    let log = record.log();
    let mut game = log.position_after(0);
    let start = format!("{}{}", heading(log, text), picture(&game, text));
    let mut notes =
        record.plies().iter().filter(|ply| !ply.input.is_decline()).map(|ply| ply.note.to_string());
    let mut number = 0;
    let moves = log.inputs().iter().enumerate().filter_map(move |(index, (_, input))| {
        let events = log.events_of(index);
        events.iter().for_each(|event| game.apply(event));
        if input.is_decline() {
            let Some(Event::Ended(outcome)) = events.last() else { return None };
            return Some(format!("\n{}\n", text.show_stands(text.say_outcome(outcome))));
        }
        number += 1;
        let note = notes.next().filter(|note| !note.is_empty());
        let note = note.map(|note| format!("   {note}\n")).unwrap_or_default();
        Some(format!("\n{}\n{note}\n{}", text.show_step(number, story(events, text)), picture(&game, text)))
    });
    std::iter::once(start).chain(moves)
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
    let board = if wants_colour() {
        lit_board(game.board(), &Lights::of_position(game, &[]), true)
    } else {
        letters(&game.view())
    };
    format!("{board}\n{status}\n")
}
