//! `bitmap`: two players on a 512×512 pixel display beside a console. The display is a window, or half blocks in a
//! terminal without one; a pipe gets the text alone.

use four_console::{Console, ConsoleError, tty};
use four_picture::{bitmap, text};
use four_rules::{Action, Event, Game, Input, Mistake, Refusal};

use super::{Dice, Wording, drop_into, player_names};

pub(super) struct Bitmap;

/// Lines of a terminal that the display in half blocks needs, with the question below it.
const LINES: u16 = 36;

/// The numerals below the small display, each in the middle of its column.
const NUMERALS: &str = "   I   II  III   IV   V    VI  VII\n";

/// Prints the display in half blocks if the console shows colours; a small one if the terminal has too few lines.
fn show(game: &Game, console: &mut Console) -> Result<(), ConsoleError> {
    if !console.shows_colours() {
        return Ok(());
    }
    let view = game.view();
    let has_room = tty::size().is_none_or(|(_, lines)| lines >= LINES);
    let (units, numerals) =
        if has_room { (bitmap::units(&view), "") } else { (bitmap::small(&view), NUMERALS) };
    match units {
        Ok(units) => console.say(&(text::half_blocks(&units) + numerals)),
        Err(_) => Ok(()),
    }
}

impl Wording for Bitmap {
    fn seat(&mut self, _console: &mut Console, _dice: &mut Dice) -> Result<[String; 2], ConsoleError> {
        Ok(player_names())
    }

    fn begin(&mut self, game: &Game, console: &mut Console) -> Result<(), ConsoleError> {
        show(game, console)?;
        console.say("Welcome to Connect Four \n")
    }

    fn ask(&mut self, game: &Game, console: &mut Console, _dice: &mut Dice) -> Result<Input, ConsoleError> {
        let answer = console.ask_line(&format!("\nPlayer {}'s turn: ", game.turn().number()))?;
        let column = answer.number().and_then(|number| number.checked_sub(1));
        Ok(column.map_or(Input::Invalid, drop_into))
    }

    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), ConsoleError> {
        show(game, console)?;
        let Some(Event::Ended(outcome)) = events.last() else { return Ok(()) };
        match outcome.winner() {
            Some(winner) => console.say(&format!("Player {} Wins! Congratulatios! \n", winner.number())),
            None => console.say("Tie Game!\n"),
        }
    }

    fn refuse(&mut self, refusal: Refusal, console: &mut Console) -> Result<Option<Action>, ConsoleError> {
        console.say(match refusal {
            Refusal::Mistake(Mistake::ColumnFull(_)) => {
                "This column is already full. Please choose a different column\n"
            }
            _ => "Your number is out of range. Please re-enter a number between 1 and 7 \n",
        })?;
        Ok(None)
    }
}
