//! `solo`: you (`Y`) against a computer (`R`) that picks columns at random.

use four_rules::{Board, Column, Command, Event, Game, Mistake, Refusal, Side};
use rand::RngExt;

use super::{Dice, Wording, rows};
use crate::console::{Console, Stop};

pub(super) struct Solo;

const YOU: Side = Side::First;

fn board(board: &Board) -> String {
    let line = |cells: Vec<char>| {
        let cells: String = cells.iter().map(|cell| format!("{cell}|")).collect();
        format!("|{cells}|\n")
    };
    rows(board, '_', ['Y', 'R']).map(line).collect()
}

/// A random column, at most five tries; if all five were full, the first one with room from the right.
fn computer(board: &Board, dice: &mut Dice) -> Command {
    let columns = usize::from(board.grid().columns());
    let tries = std::iter::repeat_with(|| Column::new(dice.random_range(0..columns))).take(5);
    let from_the_right = (0..columns).rev().map(Column::new);
    let free = tries.chain(from_the_right).find(|&column| board.landing(column).is_some());
    free.map_or(Command::Nonsense, Command::Drop)
}

impl Wording for Solo {
    fn seat(&mut self, _console: &mut Console, _dice: &mut Dice) -> Result<[String; 2], Stop> {
        Ok(["You".into(), "The computer".into()])
    }

    fn begin(&mut self, game: &Game, console: &mut Console) -> Result<(), Stop> {
        console.say(&board(game.board()))
    }

    fn ask(&mut self, game: &Game, console: &mut Console, dice: &mut Dice) -> Result<Command, Stop> {
        if game.turn() != YOU {
            return Ok(computer(game.board(), dice));
        }
        let answer = console.ask_line("Pick a column (0-6): ")?.digits();
        Ok(answer.map_or(Command::Nonsense, |column| Command::Drop(Column::new(column))))
    }

    fn tell(&mut self, game: &Game, events: &[Event], console: &mut Console) -> Result<(), Stop> {
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

    fn refuse(&mut self, refusal: Refusal, console: &mut Console) -> Result<Option<Command>, Stop> {
        console.say(match refusal {
            Refusal::Mistake(Mistake::ColumnFull(_)) => "That column is full. Please pick another.\n",
            Refusal::Mistake(Mistake::NoSuchColumn(_)) => "Please pick a column from 0 to 6.\n",
            _ => "Please enter a whole number.\n",
        })?;
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use four_rules::RuleSet;
    use rand::SeedableRng;

    /// How often the computer picks each column that has room on this board, over a thousand seeds.
    fn picks(board: &str) -> Vec<(Column, usize)> {
        let board = Board::from_openspiel(board, RuleSet::STANDARD).unwrap();
        let picked: Vec<_> = (0..1000).map(|seed| computer(&board, &mut Dice::seed_from_u64(seed))).collect();
        let free = board.columns().filter(|&column| board.landing(column).is_some());
        let picks: Vec<_> = free
            .map(|column| {
                (column, picked.iter().filter(|&&command| command == Command::Drop(column)).count())
            })
            .collect();
        assert_eq!(picks.iter().map(|(_, count)| count).sum::<usize>(), 1000, "a column with room, always");
        picks
    }

    #[test]
    fn any_column_with_room_is_as_likely_as_another_on_an_open_board() {
        for (column, count) in picks(&".......\n".repeat(6)) {
            assert!((100..190).contains(&count), "column {column}: {count}");
        }
    }

    #[test]
    fn after_five_full_columns_the_first_with_room_from_the_right() {
        let column = Column::new;
        assert_eq!(picks(&".xoxoxo\n".repeat(6)), [(column(0), 1000)]);
        // Two columns with room: 81 in 100 find one of them by chance, the rest take the right one.
        let [(left, less), (right, more)] = picks(&".xoxo.x\n".repeat(6))[..] else { panic!() };
        assert_eq!((left, right), (column(0), column(5)));
        assert!((360..450).contains(&less) && (550..640).contains(&more), "{less} {more}");
    }
}
