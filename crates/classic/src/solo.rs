//! `solo`: you (`Y`) against a computer (`R`) that picks columns at random.

use four_console::{Console, ConsoleError};
use four_rules::{Action, Board, Event, Game, Input, Mistake, Refusal, Side};

use super::{Dice, Wording, drop_into, rows};

pub(super) struct Solo;

const YOU: Side = Side::First;

fn board(board: &Board) -> String {
    let line = |cells: Vec<char>| {
        let cells: String = cells.iter().map(|cell| format!("{cell}|")).collect();
        format!("|{cells}|\n")
    };
    rows(board, '_', ['Y', 'R']).map(line).collect()
}

impl Wording for Solo {
    fn seat(&mut self, _console: &mut Console, _dice: &mut Dice) -> Result<[String; 2], ConsoleError> {
        Ok(["You".into(), "The computer".into()])
    }

    fn begin(&mut self, game: &Game, console: &mut Console) -> Result<(), ConsoleError> {
        console.say(&board(game.board()))
    }

    fn ask(&mut self, game: &Game, console: &mut Console, dice: &mut Dice) -> Result<Input, ConsoleError> {
        if game.turn() != YOU {
            return Ok(four_engine::dice(game, dice).map_or(Input::Invalid, Input::Action));
        }
        let answer = console.ask_line("Pick a column (0-6): ")?.digits();
        Ok(answer.map_or(Input::Invalid, drop_into))
    }

    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), ConsoleError> {
        for event in events {
            match event {
                Event::Dropped { by, at } => {
                    if *by != YOU {
                        console.say(&format!("The computer picks column {}.\n", at.column.index()))?;
                    }
                    console.say(&board(game.board()))?;
                }
                Event::Ended(outcome) => console.say(match outcome.winner() {
                    Some(YOU) => "You win!\n",
                    Some(_) => "The computer wins!\n",
                    None => "It's a draw!\n",
                })?,
                _ => {}
            }
        }
        Ok(())
    }

    fn refuse(&mut self, refusal: Refusal, console: &mut Console) -> Result<Option<Action>, ConsoleError> {
        console.say(match refusal {
            Refusal::Mistake(Mistake::ColumnFull(_)) => "That column is full. Please pick another.\n",
            Refusal::Mistake(Mistake::NoSuchColumn(_)) => "Please pick a column from 0 to 6.\n",
            _ => "Please enter a whole number.\n",
        })?;
        Ok(None)
    }
}
