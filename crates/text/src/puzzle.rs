//! How puzzles are worded: what to reach, what came of a move, themes.

use four_engine::{Goal, Puzzle, Step, Theme, Wrong};
use four_rules::{Column, Side};

use crate::Text;

impl Text {
    /// What this side has to reach.
    #[must_use]
    pub fn goal(self, goal: &Goal, by: Side) -> String {
        let [name, other] = [by, by.other()].map(|side| self.side(side));
        match goal {
            Goal::Win { moves: Some(moves) } => self.goal_win_in(*moves, name),
            Goal::Win { moves: None } => self.goal_win(name),
            Goal::Hold { moves } => self.goal_hold(*moves, name, other),
            Goal::Draw => self.goal_draw(name),
            Goal::Keep => self.goal_keep(name),
            Goal::Play { .. } => self.goal_play(name),
        }
    }

    /// What came of a disc of this side in this column.
    #[must_use]
    pub fn step(self, step: &Step, column: Column, by: Side) -> String {
        let other = self.side(by.other());
        match *step {
            Step::Solved => self.step_solved().into(),
            Step::Answered { reply } => self.step_answered(other, reply),
            Step::Wrong { why, reply } => match (why, reply) {
                (Wrong::Loses { discs: 2 }, Some(reply)) => self.wrong_loses_now(column, other, reply),
                (Wrong::Loses { .. }, _) => self.wrong_loses(column, other),
                (Wrong::LetsGo, _) => self.wrong_lets_go(column, other),
                (Wrong::TooSlow, Some(reply)) => self.wrong_slow_reply(column, other, reply),
                (Wrong::TooSlow, None) => self.wrong_slow(column),
                (Wrong::NotAsked, _) => self.wrong_not_asked(column),
            },
        }
    }

    /// What came of a disc of this side in this column in a step of a lesson, which asks for a move and poses no problem.
    #[must_use]
    pub fn step_of_lesson(self, step: &Step, column: Column, by: Side) -> String {
        match step {
            Step::Solved => self.step_right().into(),
            _ => self.step(step, column, by),
        }
    }

    /// What came of a right column that was shown to somebody who gave up.
    #[must_use]
    pub fn shown_step(self, step: &Step, column: Column, by: Side) -> String {
        match *step {
            Step::Answered { reply } => self.step_shown_answered(column, self.side(by.other()), reply),
            _ => self.step_shown(column),
        }
    }

    /// What a theme is called.
    #[must_use]
    pub fn puzzle_theme(self, theme: Theme) -> &'static str {
        match theme {
            Theme::WinInOne => self.puzzle_theme_win_in_one(),
            Theme::WinInTwo => self.puzzle_theme_win_in_two(),
            Theme::WinInThree => self.puzzle_theme_win_in_three(),
            Theme::WinInMore => self.puzzle_theme_win_in_more(),
            Theme::DoubleThreat => self.puzzle_theme_double_threat(),
            Theme::Stacked => self.puzzle_theme_stacked(),
            Theme::CellAbove => self.puzzle_theme_cell_above(),
            Theme::Defend => self.puzzle_theme_defend(),
            Theme::Zugzwang => self.puzzle_theme_zugzwang(),
            Theme::FollowUp => self.puzzle_theme_follow_up(),
            Theme::SaveDraw => self.puzzle_theme_save_draw(),
        }
    }

    /// The number and the hardness of a puzzle.
    #[must_use]
    pub fn puzzle_heading(self, puzzle: &Puzzle) -> String {
        self.puzzle_title(puzzle.id, self.hardness(puzzle.hardness()))
    }
}
