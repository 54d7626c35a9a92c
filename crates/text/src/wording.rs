//! What happened, what is wrong and what things are called, put into words.

use std::fmt::Display;

use four_engine::Level;
use four_rules::{Action, Awaiting, Event, Input, Mistake, Outcome, Power, Refusal, Ruling, Side, Tie};

use crate::{Words, fill};

impl Words {
    /// The colour of a side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &'static str {
        match side {
            Side::First => self.red,
            Side::Second => self.yellow,
        }
    }

    /// What the computer is called at this level.
    #[must_use]
    pub fn computer(&self, level: Level) -> String {
        fill(self.computer, &[&self.level_name(level)])
    }

    /// What a level is called.
    #[must_use]
    pub fn level_name(&self, level: Level) -> String {
        match level {
            Level::Dice => self.dice.into(),
            Level::Step(step) => step.to_string(),
            Level::Perfect => self.perfect.into(),
        }
    }

    /// A sentence about somebody: English says "Red drops", but "You drop".
    #[must_use]
    pub fn about(&self, template: &str, name: &str) -> String {
        template.replace("{s}", if name == self.you { "" } else { "s" })
    }

    /// What somebody might do.
    #[must_use]
    pub fn act(&self, command: Action) -> String {
        match command {
            Action::Drop(column) => fill(self.act_drop, &[&column]),
            Action::Pop(column) => fill(self.act_pop, &[&column]),
            Action::Remove(cell) => fill(self.act_remove, &[&cell.column, &(cell.row + 1)]),
            Action::Undo => self.act_undo.into(),
            Action::Keep => self.act_keep.into(),
            Action::Block => self.act_block.into(),
            Action::Pass => self.act_pass.into(),
            Action::CallDraw => self.act_draw.into(),
            Action::Resign => self.act_resign.into(),
        }
    }

    /// What a step of a game was.
    #[must_use]
    pub fn input(&self, input: Input) -> String {
        match input {
            Input::Action(action) => self.act(action),
            Input::Ruling(Ruling::AgreedDraw) => self.act_agree.into(),
            Input::Ruling(Ruling::TimeUp(_)) => self.act_time.into(),
            Input::Invalid => self.nonsense.into(),
        }
    }

    /// What happened, if it is worth a sentence. `name` is what the sides are called.
    #[must_use]
    pub fn event(&self, event: &Event, name: &dyn Fn(Side) -> String) -> Option<String> {
        let about = |template: &str, by: Side, values: &[&dyn Display]| {
            fill(&self.about(template, &name(by)), values)
        };
        Some(match event {
            Event::Dropped { by, at } => fill(self.dropped, &[&name(*by), &at.column]),
            Event::Popped { by, at } => about(self.popped, *by, &[&name(*by), &at.column]),
            Event::Removed { by, at } => about(self.removed, *by, &[&name(*by), &at.column, &(at.row + 1)]),
            Event::Violated { by, mistake, .. } => {
                fill(self.violated, &[&name(*by), &self.mistake(*mistake)])
            }
            Event::Undone { by } => about(self.undone, *by, &[&name(*by)]),
            Event::Blocked { by } => about(self.blocked, *by, &[&name(*by)]),
            Event::Ended(outcome) => self.outcome(outcome, name),
            Event::UndoOffered { .. } | Event::BlockOffered { .. } | Event::TurnPassed { .. } => return None,
        })
    }

    /// How a game ended.
    #[must_use]
    pub fn outcome(&self, outcome: &Outcome, name: &dyn Fn(Side) -> String) -> String {
        let both = |template: &str, loser: Side| {
            fill(&self.about(template, &name(loser.other())), &[&name(loser), &name(loser.other())])
        };
        match outcome {
            Outcome::Line { winner, owner, .. } if winner != owner => both(self.misere_line, *owner),
            Outcome::Line { winner, .. } if name(*winner) == self.you => self.you_win.into(),
            Outcome::Line { winner, .. } => fill(&self.about(self.wins, &name(*winner)), &[&name(*winner)]),
            Outcome::Tie(Tie::Full) => self.tie_full.into(),
            Outcome::Tie(Tie::Called) => self.tie_called.into(),
            Outcome::Tie(Tie::Agreed) => self.tie_agreed.into(),
            Outcome::Tie(Tie::Repetition) => self.tie_repetition.into(),
            Outcome::Tie(Tie::TooLong) => self.tie_long.into(),
            Outcome::Disqualified { loser } => both(self.disqualified, *loser),
            Outcome::Resigned { loser } => both(self.resigned, *loser),
            Outcome::TimedOut { loser } => both(self.timed_out, *loser),
        }
    }

    /// What is wrong with a move.
    #[must_use]
    pub fn mistake(&self, mistake: Mistake) -> String {
        match mistake {
            Mistake::NotAnAction => self.nonsense.into(),
            Mistake::NoSuchColumn(column) => fill(self.no_column, &[&column]),
            Mistake::ColumnFull(column) => fill(self.column_full, &[&column]),
            Mistake::NotCentre => self.not_centre.into(),
            Mistake::NoSuchPower(_) => self.no_power.into(),
            Mistake::Spent(Power::Undo | Power::Block | Power::Remove | Power::Pop) => self.spent.into(),
            Mistake::NothingToRemove => self.nothing_to_remove.into(),
            Mistake::NotTheirDisc(_) => self.not_their_disc.into(),
            Mistake::NotYourDisc(column) => fill(self.not_your_disc, &[&column]),
            Mistake::NoDrawToCall => self.no_draw.into(),
        }
    }

    /// Why nothing happened.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::GameOver | Refusal::NotNow(Awaiting::Nothing) => self.game_over.into(),
            Refusal::NotYourTurn => self.not_your_turn.into(),
            Refusal::NotNow(_) => self.not_now.into(),
            Refusal::OpponentCouldWin => self.could_win.into(),
            Refusal::Mistake(mistake) => self.mistake(mistake),
        }
    }
}
