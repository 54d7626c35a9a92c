//! `duel`: two players, three warnings, three undos, a playful host.

use four_console::{Console, ConsoleError};
use four_rules::{Action, Awaiting, Event, Game, Input, Mistake, Outcome, Refusal, Side};
use rand::RngExt;

use super::{Dice, Wording, drop_into, rows};

const HELLO: &str = include_str!("duel-hello.txt");
const GOODBYE: &str = include_str!("duel-goodbye.txt");

/// The number and the piece of each player, in the order of moving.
#[derive(Default)]
pub(super) struct Duel {
    players: [u8; 2],
    pieces: [char; 2],
}

impl Duel {
    fn player(&self, side: Side) -> u8 {
        self.players[side as usize]
    }

    fn board(&self, game: &Game) -> String {
        let line =
            |cells: Vec<char>| cells.iter().map(|cell| format!(" | {cell}")).collect::<String>() + " |\n";
        rows(game.board(), '*', self.pieces).map(line).collect()
    }

    fn violation(&self, mistake: Mistake, count: u8) -> String {
        let mistake = match mistake {
            Mistake::ColumnFull(_) => "Invalid input: Column_Full.",
            _ => "Invalid input: Choose from 1 to 7!!!\n",
        };
        let warning = match count {
            1 => "Try again, 2 chances left!\n(=____=)\n",
            2 => "Try another column, last chance!\n \\(°^°)/\n",
            _ => "You violated 3 times !!!( X _ X )\n",
        };
        format!("{mistake}{warning}")
    }

    fn end(&self, outcome: &Outcome) -> String {
        match outcome.winner() {
            Some(winner) => format!("\nPlayer {} wins!<(^_^)>\n", self.player(winner)),
            None => "\nNo more moves available. Game tied !!\n( 0 o 0 )\n".into(),
        }
    }
}

impl Wording for Duel {
    fn greet(&mut self, console: &mut Console) -> Result<(), ConsoleError> {
        console.say(HELLO)
    }

    fn seat(&mut self, console: &mut Console, dice: &mut Dice) -> Result<[String; 2], ConsoleError> {
        self.players = if dice.random() { [1, 2] } else { [2, 1] };
        console.say(&format!("\nPlayer {} will start the game\n", self.players[0]))?;
        self.pieces = loop {
            match console.ask_key("Pick a piece: x or o: ")? {
                'x' => break ['x', 'o'],
                'o' => break ['o', 'x'],
                _ => console.say(
                    "\nGame haven't even started and you already made a wrong input.\nTry again (-_-)\n",
                )?,
            }
        };
        Ok(self.players.map(|number| format!("Player {number}")))
    }

    fn ask(&mut self, game: &Game, console: &mut Console, _dice: &mut Dice) -> Result<Input, ConsoleError> {
        let player = self.player(game.turn());
        if game.awaiting() != Awaiting::Undo {
            let answer = console.ask_line(&format!("\nPlayer {player}'s turn, choose a column(1-7): "))?;
            let column = answer.number().and_then(|number| number.checked_sub(1));
            return Ok(column.map_or(Input::Invalid, drop_into));
        }
        console.say(&format!("Total undos left: {}\n", game.charges(game.turn()).undo))?;
        if let Some(answer) = game.forced_answer() {
            return Ok(answer.into());
        }
        let question = format!("Player {player} undo ? Press 'y' to repick or any other key to continue\n");
        Ok(if console.ask_key(&question)? == 'y' { Action::Undo } else { Action::Keep }.into())
    }

    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), ConsoleError> {
        for event in events {
            match event {
                Event::Dropped { .. } => console.say(&self.board(game))?,
                Event::Undone { .. } => console.say(&format!("\n{}", self.board(game)))?,
                Event::Violated { by, mistake, .. } => {
                    console.say(&self.violation(*mistake, game.violations(*by)))?;
                }
                Event::Ended(outcome) => console.say(&self.end(outcome))?,
                _ => {}
            }
        }
        Ok(())
    }

    fn refuse(&mut self, _refusal: Refusal, _console: &mut Console) -> Result<Option<Action>, ConsoleError> {
        Ok(None)
    }

    fn close(&mut self, console: &mut Console) -> Result<bool, ConsoleError> {
        let again = console.ask_line("Press 1 to restart\n")?.number() == Some(1);
        if !again {
            console.say(GOODBYE)?;
        }
        Ok(again)
    }
}
