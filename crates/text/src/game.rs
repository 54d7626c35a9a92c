//! Players, moves, events and outcomes in words.

use four_engine::{Hardness, Level};
use four_rules::{Action, Cell, Event, Input, Outcome, Ruling, Side, Tie, View};

use crate::{Text, Who};

/// What each side is called in a sentence.
pub type Names<'n, 'a> = &'n dyn Fn(Side) -> Who<'a>;

impl Text {
    /// The colour of a side, as a name: `Red`.
    #[must_use]
    pub fn side(self, side: Side) -> &'static str {
        match side {
            Side::First => self.red(),
            Side::Second => self.yellow(),
        }
    }

    /// The colour of a side's discs, inside a sentence: `red`.
    #[must_use]
    pub fn disc(self, side: Side) -> &'static str {
        match side {
            Side::First => self.red_disc(),
            Side::Second => self.yellow_disc(),
        }
    }

    /// What a person is called where only a name is shown.
    #[must_use]
    pub fn name(self, who: &Who) -> String {
        match who {
            Who::You => self.you().into(),
            Who::Named(name) => name.clone().into_owned(),
        }
    }

    /// What the computer is called at this level.
    #[must_use]
    pub fn computer(self, level: Level) -> String {
        match level {
            Level::Dice => self.computer_name(self.level_dice()),
            Level::Step(step) => self.computer_name(step),
            Level::Perfect => self.computer_name(self.level_perfect()),
        }
    }

    /// What the computer is called at this level where there is room for its name: `Computer 3 (Amateur)`.
    #[must_use]
    pub fn computer_named(self, level: Level) -> String {
        match level {
            Level::Step(step) => self.computer_level(step, self.level_name(level)),
            Level::Dice | Level::Perfect => self.computer_at(self.level_name(level)),
        }
    }

    /// A level where it is chosen, with its number: `3 Amateur`.
    #[must_use]
    pub fn level_choice(self, level: Level) -> String {
        match level {
            Level::Step(step) => self.level_named(step, self.level_name(level)),
            Level::Dice | Level::Perfect => self.level_name(level).into(),
        }
    }

    /// What a level is called, without its number: `Amateur`.
    #[must_use]
    pub fn level_name(self, level: Level) -> &'static str {
        match level {
            Level::Dice => self.level_name_dice(),
            Level::Step(..=1) => self.level_name_1(),
            Level::Step(2) => self.level_name_2(),
            Level::Step(3) => self.level_name_3(),
            Level::Step(4) => self.level_name_4(),
            Level::Step(5) => self.level_name_5(),
            Level::Step(6) => self.level_name_6(),
            Level::Step(7) => self.level_name_7(),
            Level::Step(8) => self.level_name_8(),
            Level::Step(9..) => self.level_name_9(),
            Level::Perfect => self.level_name_perfect(),
        }
    }

    /// The level that somebody typed: a number, a name in this language, or both.
    #[must_use]
    pub fn level_typed(self, typed: &str) -> Option<Level> {
        let typed = typed.trim().to_lowercase();
        let is_typed = |level: &Level| {
            let known = [level.to_string(), self.level_name(*level).into(), self.level_choice(*level)];
            known.iter().any(|known| known.to_lowercase() == typed)
        };
        Level::ALL.into_iter().find(is_typed)
    }

    /// What a hardness of puzzles is called.
    #[must_use]
    pub fn hardness(self, hardness: Hardness) -> &'static str {
        match hardness {
            Hardness::Easy => self.hardness_easy(),
            Hardness::Medium => self.hardness_medium(),
            Hardness::Hard => self.hardness_hard(),
            Hardness::Devilish => self.hardness_devilish(),
        }
    }

    /// What a player might do, as part of a sentence.
    #[must_use]
    pub fn action(self, action: Action) -> String {
        match action {
            Action::Drop(column) => self.act_drop(column),
            Action::Pop(column) => self.act_pop(column),
            Action::Remove(cell) => self.act_remove(cell.column, row(cell)),
            Action::Undo => self.act_undo().into(),
            Action::Keep => self.act_keep().into(),
            Action::Block => self.act_block().into(),
            Action::Pass => self.act_pass().into(),
            Action::CallDraw => self.act_draw().into(),
            Action::Resign => self.act_resign().into(),
        }
    }

    /// What an input of a game was, as part of a sentence.
    #[must_use]
    pub fn input(self, input: Input) -> String {
        match input {
            Input::Action(action) => self.action(action),
            Input::Ruling(Ruling::AgreedDraw) => self.act_agree().into(),
            Input::Ruling(Ruling::TimeUp(_)) => self.act_time().into(),
            Input::Invalid => self.mistake_nonsense().into(),
        }
    }

    /// What happened, as a sentence; `None` for offers and turns, which the screen shows by itself.
    #[must_use]
    pub fn event(self, event: &Event, name: Names) -> Option<String> {
        Some(match event {
            Event::Dropped { by, at } => self.dropped(name(*by), at.column),
            Event::Popped { by, at } => self.popped(name(*by), at.column),
            Event::Removed { by, at } => self.removed(name(*by), at.column, row(*at)),
            Event::Violated { by, mistake, .. } => self.violated(name(*by), self.mistake(*mistake)),
            Event::Undone { by } => self.undone(name(*by)),
            Event::Blocked { by } => self.blocked(name(*by)),
            Event::Ended(outcome) => self.outcome(outcome, name),
            Event::UndoOffered { .. } | Event::BlockOffered { .. } | Event::TurnPassed { .. } => return None,
        })
    }

    /// What a picture of this position shows.
    ///
    /// ```
    /// use four_rules::{Log, Rules};
    /// use four_text::{Language, Text};
    ///
    /// let log = Log::from_moves(Rules::default(), "44")?;
    /// let title = Text::of(Language::EN).position_title(&log.game().view());
    /// assert_eq!(title, "Four in a Row on 7×6 after 2 moves: Red to move");
    /// # Ok::<(), four_rules::MovesError>(())
    /// ```
    #[must_use]
    pub fn position_title(self, view: &View) -> String {
        let standing = match &view.outcome {
            Some(outcome) => self.outcome_inside(outcome),
            None => self.check_turn(self.side(view.turn)),
        };
        self.picture_title(view.columns, view.rows, view.moves, standing)
    }

    /// How a game ended, as a headline.
    #[must_use]
    pub fn outcome(self, outcome: &Outcome, name: Names) -> String {
        match outcome {
            Outcome::Line { winner, owner, .. } if winner == owner => self.wins(name(*winner)),
            Outcome::Line { winner, owner, .. } => self.misere_line(name(*owner), name(*winner)),
            Outcome::Tie(Tie::Full) => self.tie_full().into(),
            Outcome::Tie(Tie::Called) => self.tie_called().into(),
            Outcome::Tie(Tie::Agreed) => self.tie_agreed().into(),
            Outcome::Tie(Tie::Repetition) => self.tie_repetition().into(),
            Outcome::Tie(Tie::TooLong) => self.tie_long().into(),
            Outcome::Disqualified { loser } => self.disqualified(name(*loser), name(loser.other())),
            Outcome::Resigned { loser } => self.resigned(name(*loser), name(loser.other())),
            Outcome::TimedOut { loser } => self.timed_out(name(*loser), name(loser.other())),
        }
    }
}

/// The row of a cell, counted from 1. A mistaken removal can name a row that no board has.
fn row(cell: Cell) -> u16 {
    u16::from(cell.row) + 1
}
