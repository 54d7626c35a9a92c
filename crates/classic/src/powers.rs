//! `powers`: two named players, centre first, undo ×3, block ×1, remove ×1.

use four_console::{Answer, Console, ConsoleError};
use four_rules::{
    Action, Awaiting, Cell, Column, Event, Game, Input, Mistake, Outcome, Power, Refusal, Side,
};
use rand::RngExt;

use super::{Dice, Wording, drop_into, rows};

const RULES: &str = include_str!("powers-rules.txt");
const MARGIN: &str = "                                               ";
const LONGEST_NAME: usize = 20;

/// The names and the pieces, in the order of moving.
#[derive(Default)]
pub(super) struct Powers {
    names: [String; 2],
    pieces: [char; 2],
    /// Whether the next question is again which disc to remove.
    removing: bool,
}

fn name(answer: &Answer, otherwise: &str) -> String {
    let name: String = answer.text().trim().chars().take(LONGEST_NAME).collect();
    if name.is_empty() { otherwise.into() } else { name }
}

impl Powers {
    fn board(&self, game: &Game) -> String {
        let line = |cells: Vec<char>| {
            let cells: String = cells.iter().map(|cell| format!(" {cell}")).collect();
            format!("{MARGIN}|{cells} |\n")
        };
        let cells: String = rows(game.board(), '*', self.pieces).map(line).collect();
        format!("{MARGIN} _______________\n{cells}{MARGIN}  0 1 2 3 4 5 6 \n")
    }

    fn header_and_board(&self, game: &Game) -> String {
        let violations = game.violations_left(game.turn()).unwrap_or_default();
        let undos = game.charges(game.turn()).undo;
        let board = self.board(game);
        format!(
            "The number of remaining violation: {violations}\nThe number of remaining undo: {undos}\n{board}"
        )
    }

    fn congratulation(&self, game: &Game, winner: Side) -> String {
        let (name, piece) = (&self.names[winner as usize], self.pieces[winner as usize]);
        let discs = game.board().count(winner);
        format!("\nCongratulation! Winner {name}\nNumber of piece: {discs}\nPiece char {piece}")
    }

    /// Asks which disc to remove. If no disc can be removed, a removal that the rules refuse is returned without asking.
    fn ask_removal(&mut self, game: &Game, console: &mut Console) -> Result<Input, ConsoleError> {
        self.removing = false;
        let off_board = Cell { column: Column::MAX, row: 0 };
        if !game.legal_actions().any(|action| matches!(action, Action::Remove(_))) {
            return Ok(Action::Remove(off_board).into());
        }
        let row = console.ask_line("\nThe row of piece you want to remove(0->5) is: ")?.number();
        let column = console.ask_line("The column of piece you want to remove(0->6) is: ")?.number();
        let top = usize::from(game.rules().rows()) - 1;
        let cell = row.zip(column).and_then(|(row, column)| Cell::new(column, top.checked_sub(row)?));
        Ok(Action::Remove(cell.unwrap_or(off_board)).into())
    }
}

/// The message for a mistake.
fn violation(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::NotCentre => "\nYou must drop the piece in the center of column in the first move\n",
        Mistake::ColumnFull(_) => {
            "\nYou can't place a piece at this position. Please enter the instruction again \n"
        }
        Mistake::Spent(Power::Remove) => "\nYou run out of remove time \n",
        Mistake::Spent(Power::Undo) => "You run out of undo time \n",
        Mistake::Spent(Power::Block) => "You run out of block time \n",
        Mistake::NotTheirDisc(_) => {
            "The piece you want to remove is not the piece of your opponent.\nPlease enter the instruction again"
        }
        _ => "\nThe instruction is inappropriate. Please enter the instruction again \n",
    }
}

impl Wording for Powers {
    fn greet(&mut self, console: &mut Console) -> Result<(), ConsoleError> {
        console.ask_key(RULES.trim_end_matches('\n'))?;
        console.say("Now, let's play the game\n")
    }

    fn seat(&mut self, console: &mut Console, dice: &mut Dice) -> Result<[String; 2], ConsoleError> {
        let first = console.ask_line("Player1, please enter your name(not exceed 20 chars): ")?;
        let second = console.ask_line("Player2, please enter your name(not exceed 20 chars: ")?;
        self.names = [name(&first, "Player1"), name(&second, "Player2")];
        self.pieces = if dice.random() { ['X', 'O'] } else { ['O', 'X'] };
        let [first, second] = self.pieces;
        console.say(&format!("The player 1: {first}\nThe player 2: {second}\n"))?;
        Ok(self.names.clone())
    }

    fn begin(&mut self, game: &Game, console: &mut Console) -> Result<(), ConsoleError> {
        console.say(&self.header_and_board(game))
    }

    fn ask(&mut self, game: &Game, console: &mut Console, _dice: &mut Dice) -> Result<Input, ConsoleError> {
        let (question, yes, action, otherwise) = match game.awaiting() {
            Awaiting::Undo => {
                let question = "Do you want to undo the last instruction(press Y if you want): ";
                (question, 'Y', Action::Undo, Action::Keep)
            }
            Awaiting::Block => {
                let question = "Do you want to block the next opponent's move(press B if you want): ";
                (question, 'B', Action::Block, Action::Pass)
            }
            _ if self.removing => return self.ask_removal(game, console),
            _ => {
                let name = &self.names[game.turn() as usize];
                let question = format!("{name}\nIt's your turn, please enter your instruction: ");
                return match console.ask_key(&question)? {
                    'R' => self.ask_removal(game, console),
                    key => Ok(key.to_digit(10).map_or(Input::Invalid, |digit| drop_into(digit as usize))),
                };
            }
        };
        let answer = console.ask_key(question)?;
        console.say("\n")?;
        Ok(if answer == yes { action } else { otherwise }.into())
    }

    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), ConsoleError> {
        let moved = matches!(events.first(), Some(Event::Dropped { .. } | Event::Removed { .. }));
        for event in events {
            match event {
                Event::Dropped { .. } | Event::Popped { .. } | Event::Removed { .. } => console.say("\n")?,
                Event::Violated { mistake, .. } => {
                    console.say(violation(*mistake))?;
                    self.removing = matches!(mistake, Mistake::NotTheirDisc(_));
                    let board_again =
                        matches!(mistake, Mistake::ColumnFull(_) | Mistake::Spent(Power::Remove));
                    if board_again && game.outcome().is_none() {
                        console.say(&self.header_and_board(game))?;
                    }
                }
                Event::UndoOffered { .. } => console.say(&self.board(game))?,
                Event::BlockOffered { .. } if !moved => {}
                Event::BlockOffered { .. }
                | Event::Undone { .. }
                | Event::Blocked { .. }
                | Event::TurnPassed { .. } => {
                    console.say(&self.header_and_board(game))?;
                }
                Event::Ended(outcome) => {
                    if !matches!(outcome, Outcome::Disqualified { .. }) {
                        console.say(&self.board(game))?;
                    }
                    if let Some(winner) = outcome.winner() {
                        console.say(&self.congratulation(game, winner))?;
                    }
                }
            }
        }
        Ok(())
    }

    fn refuse(&mut self, refusal: Refusal, console: &mut Console) -> Result<Option<Action>, ConsoleError> {
        if refusal != Refusal::OpponentCouldWin {
            return Ok(None);
        }
        console
            .say("You can't block the next opponent's move because the oppenent have opportunity to win\n")?;
        Ok(Some(Action::Pass))
    }
}
