//! Learning from one's own mistakes: the bad moments of a game as puzzles, and what was overlooked in each.

use four_rules::{Cell, Column, Event, Log, Side};

use crate::coach::{Claim, Grade, Verdict};
use crate::puzzle::Goal;

/// A moment of a game in which a side played badly, with a better move to find.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The number of the move, counted from 1.
    pub number: u32,
    /// The column that was played.
    pub column: Column,
    /// The game before the move.
    pub log: Log,
    /// What a better move reaches.
    pub goal: Goal,
    /// What was overlooked.
    pub oversight: Oversight,
    /// The verdict on the move that was played.
    pub verdict: Verdict,
}

/// A kind of thing that players overlook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Oversight {
    /// An upright line that could be made or stopped at once.
    Upright,
    /// The same for a level line.
    Level,
    /// The same for a diagonal.
    Diagonal,
    /// The cell above the own disc.
    CellAbove,
    /// Two threats at once.
    DoubleThreat,
    /// A line of moves that force each other.
    ForcedLine,
    /// Who has to move in the end.
    Zugzwang,
    /// A move of the opening, whose punishment is far away.
    Opening,
    /// Something else.
    Plan,
}

impl Verdict {
    /// Whether the move was a mistake or a blunder.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.grade >= Grade::Mistake
    }
}

impl Oversight {
    /// Every kind.
    pub const ALL: [Oversight; 9] = [
        Oversight::Upright,
        Oversight::Level,
        Oversight::Diagonal,
        Oversight::CellAbove,
        Oversight::DoubleThreat,
        Oversight::ForcedLine,
        Oversight::Zugzwang,
        Oversight::Opening,
        Oversight::Plan,
    ];

    /// What a bad move overlooked, by the claims about it.
    #[must_use]
    pub fn of(verdict: &Verdict) -> Oversight {
        verdict.remark.claims().find_map(Oversight::in_claim).unwrap_or(Oversight::Plan)
    }

    fn in_claim(claim: &Claim) -> Option<Oversight> {
        Some(match claim {
            Claim::MissesWin { threat } | Claim::LeavesOpen { threat } => Oversight::of_line(&threat.line),
            Claim::StopsOne { remaining, .. } => Oversight::of_line(&remaining.line),
            Claim::GivesAbove { .. } => Oversight::CellAbove,
            Claim::TwoThreats { .. } | Claim::Stacked { .. } => Oversight::DoubleThreat,
            Claim::Forces { .. } => Oversight::ForcedLine,
            Claim::Zugzwang { .. }
            | Claim::RunsOut { .. }
            | Claim::FollowUp { .. }
            | Claim::Decides { .. } => Oversight::Zugzwang,
            Claim::OpeningKnowledge { .. } => Oversight::Opening,
            Claim::Answer { because, .. } | Claim::Better { because, .. } => {
                return because.iter().find_map(Oversight::in_claim);
            }
            _ => return None,
        })
    }

    fn of_line(line: &[Cell]) -> Oversight {
        let same = |like: fn(&Cell, &Cell) -> bool| line.windows(2).all(|pair| like(&pair[0], &pair[1]));
        match () {
            () if same(|one, other| one.column == other.column) => Oversight::Upright,
            () if same(|one, other| one.row == other.row) => Oversight::Level,
            () => Oversight::Diagonal,
        }
    }

    /// The name of the lesson about it.
    #[must_use]
    pub const fn lesson(self) -> &'static str {
        match self {
            Oversight::Upright | Oversight::Level => "block",
            Oversight::Diagonal => "diagonals",
            Oversight::CellAbove => "cell-above",
            Oversight::DoubleThreat => "double-threat",
            Oversight::ForcedLine => "forced-line",
            Oversight::Zugzwang => "zugzwang",
            Oversight::Opening => "opening",
            Oversight::Plan => "odd-even",
        }
    }
}

/// The mistakes and blunders of a side, in the order of the game. `verdicts` is the review of the whole log.
#[must_use]
pub fn mistakes(log: &Log, verdicts: &[Verdict], side: Side) -> Vec<Mistake> {
    let mut drops: Vec<usize> = Vec::new();
    for (index, step) in log.steps().enumerate() {
        match step.events.first() {
            Some(Event::Dropped { .. }) => drops.push(index),
            Some(Event::Undone { .. }) => drop(drops.pop()),
            _ => {}
        }
    }
    let bad = drops.iter().zip(verdicts).filter_map(|(&inputs, verdict)| {
        let verdict = Some(verdict).filter(|verdict| verdict.by == side)?;
        let goal = goal(verdict).filter(|_| verdict.is_mistake())?;
        Some(Mistake {
            number: verdict.number,
            column: verdict.column,
            log: log.truncated(inputs),
            goal,
            oversight: Oversight::of(verdict),
            verdict: verdict.clone(),
        })
    });
    bad.collect()
}

/// What a better move than this one reaches; `None` if every move loses as soon.
fn goal(verdict: &Verdict) -> Option<Goal> {
    const NEAR: u32 = 9;
    let played = verdict.number.checked_sub(1)?;
    let (win, loss) = (verdict.before.ends.checked_sub(played)?, verdict.after.ends.checked_sub(played)?);
    let lasts = verdict.before.score >= 0 || verdict.before.ends > verdict.after.ends;
    match (verdict.before.score, verdict.after.score) {
        (1.., _) if win <= NEAR => Some(Goal::Win { moves: Some(win.div_ceil(2)) }),
        (1.., _) => Some(Goal::Keep),
        (_, ..=-1) if loss < NEAR && lasts => Some(Goal::Hold { moves: loss / 2 }),
        (0, ..=-1) if verdict.before.proved => Some(Goal::Keep),
        _ => None,
    }
}
