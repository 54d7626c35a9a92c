//! A game in sentences: what happened, the board, the players.

use four_protocol::Offer;
use four_rules::{Awaiting, Board, Cell, Event, Game, Input, Log, Outcome, Record, Side, Tie};
use four_session::{GameSession, who_in};
use four_text::{Text, Who};

use super::board;
use super::parse::Command;

/// A game with its players and the language of the sentences.
pub(super) struct Narrator<'a> {
    pub(super) text: Text,
    players: [Who<'static>; 2],
    game: &'a Game,
}

impl<'a> Narrator<'a> {
    /// For a game being played; `None` if its moves are not all known.
    pub(super) fn at(session: &'a dyn GameSession, text: Text) -> Option<Narrator<'a>> {
        let players = Side::BOTH.map(|side| session.who(side, text));
        Some(Narrator { text, players, game: session.log()?.game() })
    }

    /// For a recorded game at the position `game`.
    pub(super) fn of(record: &Record, game: &'a Game, text: Text) -> Narrator<'a> {
        let players = Side::BOTH.map(|side| who_in(record, side, text));
        Narrator { text, players, game }
    }

    /// The player of a side where only a name is said.
    pub(super) fn name(&self, side: Side) -> String {
        self.text.name(self.who(side))
    }

    /// The player of a side, for sentences.
    fn who(&self, side: Side) -> &Who<'static> {
        &self.players[side as usize]
    }

    /// What happened, in one line; empty if no event is worth a sentence.
    pub(super) fn events(&self, events: &[Event]) -> String {
        let sentences: Vec<String> = events.iter().filter_map(|event| self.event(event)).collect();
        sentences.join(" ")
    }

    fn event(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match event {
            Event::Dropped { by, at } => text.plain_dropped(self.who(*by), at.column, at.row + 1),
            Event::Popped { by, at } => text.plain_popped(self.who(*by), at.column),
            Event::Removed { by, at } => text.plain_removed(self.who(*by), at.column, at.row + 1),
            Event::Violated { by, mistake, .. } => {
                let left = self.game.violations_left(*by).unwrap_or(0);
                text.plain_violated(self.who(*by), text.mistake(*mistake), left)
            }
            Event::Undone { by } => text.undone(self.who(*by)),
            Event::Blocked { by } => text.blocked(self.who(*by)),
            Event::Ended(outcome) => self.outcome(outcome),
            Event::UndoOffered { .. } | Event::BlockOffered { .. } | Event::TurnPassed { .. } => return None,
        })
    }

    /// How the game ended.
    pub(super) fn outcome(&self, outcome: &Outcome) -> String {
        let text = self.text;
        match outcome {
            Outcome::Line { winner, owner, cells } if winner == owner => {
                text.plain_wins(self.who(*winner), self.cells(cells))
            }
            Outcome::Line { winner, owner, cells } => {
                text.plain_misere(self.who(*owner), self.cells(cells), self.who(*winner))
            }
            Outcome::Disqualified { loser } => text.disqualified(self.who(*loser), self.who(loser.other())),
            Outcome::Resigned { loser } => text.resigned(self.who(*loser), self.who(loser.other())),
            Outcome::TimedOut { loser } => text.timed_out(self.who(*loser), self.who(loser.other())),
            Outcome::Tie(Tie::Full) => text.plain_tie_full().into(),
            Outcome::Tie(Tie::Called) => text.plain_tie_called().into(),
            Outcome::Tie(Tie::Agreed) => text.plain_tie_agreed().into(),
            Outcome::Tie(Tie::Repetition) => text.plain_tie_repetition().into(),
            Outcome::Tie(Tie::TooLong) => text.plain_tie_long().into(),
        }
    }

    fn cells(&self, cells: &[Cell]) -> String {
        let one = |cell: &Cell| self.text.plain_cell(cell.column, cell.row + 1);
        cells.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Whose turn it is, or that the game is over.
    pub(super) fn turn(&self) -> String {
        match self.game.awaiting() {
            Awaiting::Nothing => self.text.say_refusal_game_over().to_owned(),
            _ => self.text.plain_turn(self.who(self.game.turn())),
        }
    }

    /// The answer to a command about the board. `None` for other commands.
    pub(super) fn look(&self, command: Command, rest: &str) -> Option<String> {
        match command {
            Command::Threats => Some(self.threats()),
            Command::Board => Some(self.board()),
            _ => board::look(&self.game.view(), self.text, command, rest),
        }
    }

    /// The whole board, column by column, and whose turn it is.
    pub(super) fn board(&self) -> String {
        let columns = board::look(&self.game.view(), self.text, Command::Board, "").unwrap_or_default();
        if self.game.board().is_empty() { columns } else { format!("{columns}\n{}", self.turn()) }
    }

    /// Where each side could make a line with its next disc.
    pub(super) fn threats(&self) -> String {
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let cells = completions(self.game.board(), side);
            if !cells.is_empty() {
                lines.push(self.text.plain_threat(self.text.side(side), self.cells(&cells)));
            }
        }
        if lines.is_empty() { self.text.plain_no_threat().to_owned() } else { lines.join("\n") }
    }

    /// What each player did; answers "no" are left out.
    pub(super) fn inputs(&self, inputs: &[(Side, Input)]) -> String {
        let done = inputs.iter().filter(|(_, input)| !input.is_decline());
        let done = done.map(|&(by, input)| self.text.plain_action(self.name(by), self.text.input(input)));
        done.collect::<Vec<_>>().join("; ")
    }
}

/// Every move of the game, numbered.
pub(super) fn moves(log: &Log, narrator: &Narrator<'_>) -> String {
    let steps: Vec<_> = log.inputs().iter().filter(|(_, input)| !input.is_decline()).collect();
    if steps.is_empty() {
        return narrator.text.plain_no_moves().to_owned();
    }
    let line = |(number, &&(by, input)): (usize, &&(Side, Input))| {
        narrator.text.plain_move_line(number, narrator.name(by), narrator.text.input(input))
    };
    (1..).zip(&steps).map(line).collect::<Vec<_>>().join("\n")
}

/// Who plays, their powers left, the score of the series, and whose turn it is.
pub(super) fn who(session: &dyn GameSession, narrator: &Narrator<'_>) -> String {
    let [first, second] = Side::BOTH.map(|side| player(side, narrator));
    [first, second, series_score(session, narrator), narrator.turn()].join("\n")
}

/// Who plays a side, and the powers and mistakes that are left.
fn player(side: Side, narrator: &Narrator<'_>) -> String {
    let (game, text) = (narrator.game, narrator.text);
    let rules = game.rules().values();
    let charges = game.charges(side);
    let mut said = vec![match text.side(side) {
        colour if colour == narrator.name(side) => text.plain_colour(colour),
        colour => text.plain_who(colour, narrator.name(side)),
    }];
    said.extend((rules.undo.charges > 0).then(|| text.plain_undos_left(charges.undo)));
    said.extend((rules.block > 0).then(|| text.plain_blocks_left(charges.block)));
    said.extend((rules.remove > 0).then(|| text.plain_removals_left(charges.remove)));
    said.extend(game.violations_left(side).map(|left| text.plain_mistakes_left(left)));
    said.join(" ")
}

/// The score of the series.
pub(super) fn series_score(session: &dyn GameSession, narrator: &Narrator<'_>) -> String {
    let Some(score) = session.series_score() else { return String::new() };
    let [first, second] = Side::BOTH.map(|side| narrator.name(side));
    narrator.text.plain_series(first, score.won[0], second, score.won[1], score.ties)
}

/// The question that an offer of the player `name` asks.
pub(super) fn offer(offer: Offer, name: &str, text: Text) -> String {
    match offer {
        Offer::Draw => text.net_ask_draw(name),
        Offer::Undo => text.net_ask_undo(name),
        Offer::Rematch => text.net_ask_rematch(name),
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
