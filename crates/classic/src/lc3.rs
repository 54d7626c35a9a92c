//! `lc3`: two players on 6×6, byte for byte as a course assignment specified.

use four_console::{Console, ConsoleError};
use four_rules::{Action, Event, Game, Input, Outcome, Refusal};

use super::{Dice, Wording, drop_into, player_names, rows};

pub(super) struct Lc3;

fn board(game: &Game) -> String {
    let line = |cells: Vec<char>| cells.iter().map(char::to_string).collect::<Vec<_>>().join(" ") + "\n";
    rows(game.board(), '-', ['O', 'X']).map(line).collect()
}

fn end(outcome: &Outcome) -> String {
    let result = match outcome.winner() {
        Some(winner) => format!("Player {} Wins.", winner.number()),
        None => "Tie Game.".into(),
    };
    format!("{result}\n----- Halting the processor ----- \n")
}

impl Wording for Lc3 {
    fn seat(&mut self, _console: &mut Console, _dice: &mut Dice) -> Result<[String; 2], ConsoleError> {
        Ok(player_names())
    }

    fn begin(&mut self, game: &Game, console: &mut Console) -> Result<(), ConsoleError> {
        console.say(&board(game))
    }

    fn ask(&mut self, game: &Game, console: &mut Console, _dice: &mut Dice) -> Result<Input, ConsoleError> {
        let answer = console.ask_line(&format!("Player {}, choose a column: ", game.turn().number()))?;
        Ok(match answer.text().as_bytes() {
            [digit @ b'1'..=b'9'] => drop_into(usize::from(digit - b'1')),
            _ => Input::Invalid,
        })
    }

    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), ConsoleError> {
        for event in events {
            match event {
                Event::Dropped { .. } => console.say(&board(game))?,
                Event::Ended(outcome) => console.say(&end(outcome))?,
                _ => {}
            }
        }
        Ok(())
    }

    fn refuse(&mut self, _refusal: Refusal, console: &mut Console) -> Result<Option<Action>, ConsoleError> {
        console.say("Invalid move. Try again.\n")?;
        Ok(None)
    }
}
