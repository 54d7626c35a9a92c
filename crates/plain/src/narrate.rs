//! A game in sentences: what happened, how the board stands, who is who. Nobody needs to see it.

use std::fmt::Display;

use four_rules::{Awaiting, Board, Cell, Event, Game, Input, Log, Outcome, Record, Side, Tie};

use super::board;
use super::parse::Word;
use four_protocol::Offer;
use four_session::{GameSession, name_in};
use four_text::terminal::{Words, fill, first_capital};

/// Who the sentences are about, in which language.
pub(super) struct Narrator<'a> {
    pub(super) words: &'static Words,
    names: [String; 2],
    game: &'a Game,
}

impl<'a> Narrator<'a> {
    /// For a game being played, if all of it is known.
    pub(super) fn at(session: &'a dyn GameSession, words: &'static Words) -> Option<Narrator<'a>> {
        let names = Side::BOTH.map(|side| session.name(side, words.text()));
        Some(Narrator { words, names, game: session.log()?.game() })
    }

    /// For a game from anywhere, at some point of it.
    pub(super) fn of(record: &Record, game: &'a Game, words: &'static Words) -> Narrator<'a> {
        let names = Side::BOTH.map(|side| name_in(record, side, words.text()));
        Narrator { words, names, game }
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
pub(super) fn moves(log: &Log, narrator: &Narrator<'_>) -> String {
    let steps: Vec<_> = log.inputs().iter().filter(|(_, command)| !command.is_decline()).collect();
    if steps.is_empty() {
        return narrator.words.plain_no_moves.to_owned();
    }
    let line = |(number, &&(by, input)): (usize, &&(Side, Input))| {
        format!("{number}. {}: {}.", narrator.name(by), narrator.words.input(input))
    };
    (1..).zip(&steps).map(line).collect::<Vec<_>>().join("\n")
}

/// Who plays, what they have left, how the evening stands.
pub(super) fn who(session: &dyn GameSession, narrator: &Narrator<'_>) -> String {
    let (game, words) = (narrator.game, narrator.words);
    let set = game.rules().values();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let mut line = match words.side(side) {
            colour if colour == narrator.name(side) => format!("{colour}."),
            colour => fill(words.plain_who, &[&colour, &narrator.name(side)]),
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
    lines.push(evening(session, narrator));
    lines.push(narrator.turn());
    lines.join("\n")
}

/// How the evening stands.
pub(super) fn evening(session: &dyn GameSession, narrator: &Narrator<'_>) -> String {
    let Some(score) = session.evening() else { return String::new() };
    let [first, second] = Side::BOTH.map(|side| narrator.name(side));
    let values: [&dyn Display; 5] = [&first, &score.won[0], &second, &score.won[1], &score.ties];
    fill(narrator.words.plain_evening, &values)
}

/// What is asked when the other side offers something.
pub(super) const fn offer(offer: Offer, words: &Words) -> &'static str {
    match offer {
        Offer::Draw => words.net_ask_draw,
        Offer::Undo => words.net_ask_undo,
        Offer::Rematch => words.net_ask_rematch,
    }
}

/// Where a side would make a line with its next disc.
fn completions(board: &Board, side: Side) -> Vec<Cell> {
    let grid = board.grid();
    let lines = grid.completions(board.discs(side));
    let landings = board.columns().filter_map(|column| board.landing(column));
    let bit = |cell: &Cell| 1_u128 << (u32::from(cell.column.index()) * grid.height() + u32::from(cell.row));
    landings.filter(|cell| lines & bit(cell) != 0).collect()
}
