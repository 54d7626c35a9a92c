//! A game in sentences: what happened, how the board stands, who is who. Nobody needs to see it.

use std::fmt::Display;

use four_rules::{Awaiting, Board, Cell, Event, Game, Input, Log, Outcome, Record, Side, Tie};

use super::board;
use super::order::Word;
use four_session::table::{Table, name_in};
use four_text::terminal::{Words, fill, first_capital};

/// Who the sentences are about, in which language.
pub(super) struct Teller<'a> {
    pub(super) words: &'static Words,
    names: [String; 2],
    game: &'a Game,
}

impl<'a> Teller<'a> {
    /// For a game at a table.
    pub(super) fn at(table: &'a Table, words: &'static Words) -> Teller<'a> {
        let names = Side::BOTH.map(|side| table.name(side, words));
        Teller { words, names, game: table.log().game() }
    }

    /// For a game from anywhere, at some point of it.
    pub(super) fn of(record: &Record, game: &'a Game, words: &'static Words) -> Teller<'a> {
        let names = Side::BOTH.map(|side| name_in(record, side, words));
        Teller { words, names, game }
    }

    /// What a side is called.
    pub(super) fn name(&self, side: Side) -> &str {
        &self.names[side as usize]
    }

    /// A sentence about a side: English says "Red drops", but "You drop".
    fn about(&self, template: &str, side: Side, values: &[&dyn Display]) -> String {
        fill(&self.words.about(template, self.name(side)), values)
    }

    /// What happened, in a line; empty if nothing is to be told.
    pub(super) fn events(&self, events: &[Event]) -> String {
        let told: Vec<String> = events.iter().filter_map(|event| self.event(event)).collect();
        told.join(" ")
    }

    fn event(&self, event: &Event) -> Option<String> {
        let words = self.words;
        let place = |template, by: Side, at: Cell| {
            self.about(template, by, &[&self.name(by), &at.column, &(at.row + 1)])
        };
        Some(match event {
            Event::Dropped { by, at } => place(words.plain_dropped, *by, *at),
            Event::Popped { by, at } => place(words.plain_popped, *by, *at),
            Event::Removed { by, at } => place(words.plain_removed, *by, *at),
            Event::Violated { by, mistake, .. } => {
                let left = self.game.violations_left(*by).unwrap_or(0);
                let what = words.mistake(*mistake);
                fill(words.plain_violated, &[&self.name(*by), &what, &left])
            }
            Event::Undone { by } => self.about(words.undone, *by, &[&self.name(*by)]),
            Event::Blocked { by } => self.about(words.blocked, *by, &[&self.name(*by)]),
            Event::Ended(outcome) => self.outcome(outcome),
            Event::UndoOffered { .. } | Event::BlockOffered { .. } | Event::TurnPassed { .. } => return None,
        })
    }

    /// How the game ended.
    pub(super) fn outcome(&self, outcome: &Outcome) -> String {
        let words = self.words;
        let lost = |template, loser: Side| {
            let winner = loser.other();
            self.about(template, winner, &[&self.name(loser), &self.name(winner)])
        };
        match outcome {
            Outcome::Line { winner, owner, cells } if winner == owner => {
                self.about(words.plain_wins, *winner, &[&self.name(*winner), &self.cells(cells)])
            }
            Outcome::Line { winner, owner, cells } => {
                let values: [&dyn Display; 3] = [&self.name(*owner), &self.cells(cells), &self.name(*winner)];
                self.about(words.plain_misere, *winner, &values)
            }
            Outcome::Disqualified { loser } => lost(words.disqualified, *loser),
            Outcome::Resigned { loser } => lost(words.resigned, *loser),
            Outcome::TimedOut { loser } => lost(words.timed_out, *loser),
            Outcome::Tie(tie) => format!(
                "{}.",
                match tie {
                    Tie::Full => words.tie_full,
                    Tie::Called => words.tie_called,
                    Tie::Agreed => words.tie_agreed,
                    Tie::Repetition => words.tie_repetition,
                    Tie::TooLong => words.tie_long,
                }
            ),
        }
    }

    fn cells(&self, cells: &[Cell]) -> String {
        let one = |cell: &Cell| fill(self.words.plain_cell, &[&cell.column, &(cell.row + 1)]);
        cells.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Whose turn it is, or that it is nobody's.
    pub(super) fn turn(&self) -> String {
        let name = self.name(self.game.turn());
        match self.game.awaiting() {
            Awaiting::Nothing => format!("{}.", first_capital(self.words.game_over)),
            _ if name == self.words.you => format!("{}.", self.words.your_turn),
            _ => format!("{}.", fill(self.words.turn, &[&name])),
        }
    }

    /// The question that the game asks the side to act, if it asks one.
    pub(super) fn question(&self) -> Option<String> {
        let (side, charges) = (self.game.turn(), self.game.charges(self.game.turn()));
        let (template, left) = match self.game.awaiting() {
            Awaiting::Undo => (self.words.plain_ask_undo, charges.undo),
            Awaiting::Block => (self.words.plain_ask_block, charges.block),
            Awaiting::Move | Awaiting::Nothing => return None,
        };
        Some(fill(template, &[&self.name(side), &left]))
    }

    /// What can be asked about the board anywhere: all of it, a column, the rows, a picture, where lines can be made.
    pub(super) fn look(&self, word: Word, rest: &str) -> Option<String> {
        match word {
            Word::Threats => Some(self.threats()),
            Word::Board => Some(self.board()),
            _ => board::look(&self.game.view(), self.words, word, rest),
        }
    }

    /// The whole board, column by column, and whose turn it is.
    pub(super) fn board(&self) -> String {
        let told = board::look(&self.game.view(), self.words, Word::Board, "").unwrap_or_default();
        if self.game.board().is_empty() { told } else { format!("{told}\n{}", self.turn()) }
    }

    /// Where each side could make a line with its next disc.
    pub(super) fn threats(&self) -> String {
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let cells = completions(self.game.board(), side);
            if !cells.is_empty() {
                lines.push(fill(self.words.plain_threat, &[&self.words.side(side), &self.cells(&cells)]));
            }
        }
        if lines.is_empty() { self.words.plain_no_threat.to_owned() } else { lines.join("\n") }
    }

    /// What these commands were, by whom.
    pub(super) fn deeds(&self, inputs: &[(Side, Input)]) -> String {
        let told = inputs.iter().filter(|(_, input)| !input.is_decline());
        let told = told.map(|&(by, input)| format!("{}: {}", self.name(by), self.words.input(input)));
        told.collect::<Vec<_>>().join("; ")
    }
}

/// Everything that was done, numbered.
pub(super) fn moves(log: &Log, teller: &Teller<'_>) -> String {
    let steps: Vec<_> = log.inputs().iter().filter(|(_, command)| !command.is_decline()).collect();
    if steps.is_empty() {
        return teller.words.plain_no_moves.to_owned();
    }
    let line = |(number, &&(by, input)): (usize, &&(Side, Input))| {
        format!("{number}. {}: {}.", teller.name(by), teller.words.input(input))
    };
    (1..).zip(&steps).map(line).collect::<Vec<_>>().join("\n")
}

/// Who plays, what they have left, how the evening stands.
pub(super) fn who(table: &Table, teller: &Teller<'_>) -> String {
    let (game, words) = (table.log().game(), teller.words);
    let set = game.rules().values();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let mut line = match words.side(side) {
            colour if colour == teller.name(side) => format!("{colour}."),
            colour => fill(words.plain_who, &[&colour, &teller.name(side)]),
        };
        let charges = game.charges(side);
        let powers = [
            (set.undo.charges > 0, words.plain_undos_left, charges.undo),
            (set.block > 0, words.plain_blocks_left, charges.block),
            (set.remove > 0, words.plain_removals_left, charges.remove),
        ];
        let left = game.violations_left(side);
        let more = [(left.is_some(), words.plain_mistakes_left, left.unwrap_or(0))];
        for (_, template, left) in powers.into_iter().chain(more).filter(|(there, ..)| *there) {
            line.push(' ');
            line.push_str(&fill(template, &[&left]));
        }
        lines.push(line);
    }
    lines.push(evening(table, teller));
    lines.push(teller.turn());
    lines.join("\n")
}

/// How the evening stands.
pub(super) fn evening(table: &Table, teller: &Teller<'_>) -> String {
    let [first, second] = Side::BOTH;
    let values: [&dyn Display; 5] =
        [&teller.name(first), &table.won(first), &teller.name(second), &table.won(second), &table.tied()];
    fill(teller.words.plain_evening, &values)
}

/// Where a side would make a line with its next disc.
fn completions(board: &Board, side: Side) -> Vec<Cell> {
    let grid = board.grid();
    let lines = grid.completions(board.discs(side));
    let landings = board.columns().filter_map(|column| board.landing(column));
    let bit = |cell: &Cell| 1_u128 << (u32::from(cell.column.index()) * grid.height() + u32::from(cell.row));
    landings.filter(|cell| lines & bit(cell) != 0).collect()
}
