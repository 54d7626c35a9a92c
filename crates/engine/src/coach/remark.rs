//! A remark: the claims about a move in the order in which they are said.

use four_rules::{Cell, Column, Side};

use super::claim::{Claim, Threat};

/// What is said about a move or a position: first the thing to see, then the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Remark {
    /// The thing to see.
    pub headline: Claim,
    /// The rest, the most important first.
    pub details: Vec<Claim>,
}

impl Remark {
    /// The claim of the lowest rank, then the others; `otherwise` if there is none. Nothing is said twice.
    pub(crate) fn new(mut claims: Vec<Claim>, otherwise: Claim) -> Remark {
        claims.sort_by_key(Claim::rank);
        let mut seen: Vec<Claim> = Vec::new();
        claims.retain_mut(|claim| {
            let had_reasons = !claim.because().is_empty();
            if let Some(because) = claim.because_mut() {
                because.retain(|reason| !(reason.is_general() && seen.contains(reason)));
            }
            let says_nothing =
                matches!(claim, Claim::Fails { because, .. } if had_reasons && because.is_empty());
            let is_new = !says_nothing && !seen.contains(claim);
            seen.extend(claim.because().iter().cloned().chain([claim.clone()]));
            is_new
        });
        let mut claims = claims.into_iter();
        let headline = claims.next().unwrap_or(otherwise);
        Remark { headline, details: claims.collect() }
    }

    /// Every claim, the headline first.
    pub fn claims(&self) -> impl Iterator<Item = &Claim> {
        std::iter::once(&self.headline).chain(&self.details)
    }

    /// Whether any of the claims explains why.
    #[must_use]
    pub fn has_reason(&self) -> bool {
        self.claims().any(Claim::is_reason)
    }

    /// Whether the remark already warns this side of this column.
    pub(crate) fn names_trap(&self, column: Column, mover: Side) -> bool {
        self.claims().any(|claim| claim.warns_of(column, mover))
    }

    pub(crate) fn mirrored(&self, columns: u8) -> Remark {
        let details = self.details.iter().map(|claim| claim.mirrored(columns)).collect();
        Remark { headline: self.headline.mirrored(columns), details }
    }
}

/// The last rank of what a person sees on the board.
pub(super) const LAST_SEEN: u32 = 19;

impl Claim {
    /// Whether this names a better move.
    #[must_use]
    pub const fn tells_better(&self) -> bool {
        matches!(self, Claim::Better { .. } | Claim::OpeningKnowledge { .. } | Claim::MissesWin { .. })
    }

    /// Whether this explains why, and does not only state a result.
    #[must_use]
    pub fn is_reason(&self) -> bool {
        match self {
            Claim::OnlyMove { .. }
            | Claim::LastsLongest { .. }
            | Claim::LostSince { .. }
            | Claim::Worse { .. }
            | Claim::Keeps { result: -1 } => false,
            Claim::Answer { because, .. }
            | Claim::Better { because, .. }
            | Claim::OpeningKnowledge { because, .. }
            | Claim::Fails { because, .. } => because.iter().any(Claim::is_reason),
            _ => true,
        }
    }

    /// How soon this is to be said: the least is the headline.
    pub(crate) fn rank(&self) -> u32 {
        match self {
            Claim::Wins { .. } => 0,
            Claim::StopsOne { .. } | Claim::MissesWin { .. } => 1,
            Claim::GivesAbove { .. } | Claim::LeavesOpen { .. } | Claim::OpeningKnowledge { .. } => 2,
            Claim::TwoThreats { .. } | Claim::RunsOut { .. } => 3,
            Claim::Forces { .. } => 4,
            Claim::FollowUp { wins: true, .. } => 5,
            Claim::Stops { .. } | Claim::LastColumn { .. } => 6,
            Claim::Stacked { .. } | Claim::Threatens { .. } | Claim::Prevents { .. } => 7,
            Claim::NoLineLeft { .. } | Claim::Wastes { .. } => 8,
            Claim::Decides { threats, .. } if threats.iter().all(|threat| threat.ready) => 10,
            Claim::Prepares { .. } | Claim::FollowUp { wins: false, .. } => 11,
            Claim::MakesThreat { .. } => 12,
            Claim::Holds { .. } | Claim::HasThreats { .. } => 13,
            // The board does not show it yet.
            Claim::Decides { .. } => 14,
            // After the claim about its cell.
            Claim::Zugzwang { .. } | Claim::Avoid { .. } => 15,
            Claim::Spoils { discs: 2.., .. } => 16,
            Claim::OnlyMove { .. } => 17,
            // Early in the game; later these are lines among many.
            Claim::Lines { count: 5.., middle: true } => 18,
            Claim::ShutsIn { disc, .. } if disc.row == 0 => LAST_SEEN,
            Claim::Builds { .. } => 20,
            Claim::Spoils { .. } => 21,
            Claim::LastsLongest { .. } => 22,
            Claim::ShutsIn { .. } | Claim::Lines { .. } => 23,
            Claim::Keeps { .. } | Claim::LostSince { .. } => 24,
            // These need the results of other moves, which come later than the headline.
            Claim::OneAnswer { .. } => 25,
            Claim::Fails { .. } => 26,
            Claim::Worse { .. } => 27,
            // A better move says more than a quiet reply.
            Claim::Better { because, .. } => because.iter().map(Claim::rank).min().unwrap_or(28).min(28),
            Claim::Answer { because, .. } => {
                because.iter().map(Claim::rank).min().filter(|&rank| rank < 16).unwrap_or(29)
            }
        }
    }

    /// Whether a person sees this on the board after the move that it is about.
    pub(crate) fn is_seen(&self) -> bool {
        self.rank() <= LAST_SEEN && self.is_reason() && !self.is_general() && self.because().is_empty()
    }

    /// Whether this is an upright line that the other side simply stops on top.
    pub(crate) fn is_passing(&self) -> bool {
        let upright = |threat: &Threat| threat.line.iter().all(|cell| cell.column == threat.at.column);
        matches!(self, Claim::Threatens { threat, later } if later.is_empty() && upright(threat))
    }

    /// Whether a plan goes on in this column. The coach then does not advise to stay out of it.
    pub(crate) fn uses(&self, column: Column) -> bool {
        match self {
            Claim::Stacked { threats } => threats.iter().any(|threat| threat.at.column == column),
            Claim::Forces { line, .. } | Claim::Prepares { line } => {
                line.iter().any(|cell| cell.column == column)
            }
            Claim::RunsOut { .. } => true,
            _ => false,
        }
    }

    /// Whether another claim does not matter because of this one: the end of the game, where the game ends before.
    pub(crate) const fn settles(&self, other: &Claim) -> bool {
        matches!(self, Claim::Stacked { .. } | Claim::Forces { .. } | Claim::RunsOut { .. })
            && matches!(other, Claim::Zugzwang { .. })
    }

    /// Whether this says that the mover had better not play this column.
    pub(crate) fn warns_of(&self, column: Column, mover: Side) -> bool {
        match self {
            Claim::Fails { column: named, .. } => *named == column,
            Claim::Avoid { side, threats } => {
                *side == mover && threats.iter().any(|threat| threat.at.column == column)
            }
            _ => false,
        }
    }

    /// Whether this can be true of several moves: said of one, it need not be said of another.
    const fn is_general(&self) -> bool {
        self.is_about_position() || matches!(self, Claim::Lines { .. })
    }

    /// Whether this is about the position and not about the move: said once, it need not be said of another move.
    #[must_use]
    pub const fn is_about_position(&self) -> bool {
        matches!(
            self,
            Claim::FollowUp { .. }
                | Claim::Decides { .. }
                | Claim::Zugzwang { .. }
                | Claim::RunsOut { .. }
                | Claim::Holds { .. }
                | Claim::HasThreats { .. }
                | Claim::Avoid { .. }
                | Claim::NoLineLeft { .. }
        )
    }

    /// The claims inside this one, about another move.
    #[must_use]
    pub fn because(&self) -> &[Claim] {
        match self {
            Claim::Answer { because, .. }
            | Claim::Better { because, .. }
            | Claim::OpeningKnowledge { because, .. }
            | Claim::Fails { because, .. } => because,
            _ => &[],
        }
    }

    const fn because_mut(&mut self) -> Option<&mut Vec<Claim>> {
        match self {
            Claim::Answer { because, .. }
            | Claim::Better { because, .. }
            | Claim::OpeningKnowledge { because, .. }
            | Claim::Fails { because, .. } => Some(because),
            _ => None,
        }
    }

    /// The threats that this names, those of the claims inside it too.
    #[must_use]
    pub fn threats(&self) -> Vec<&Threat> {
        match self {
            Claim::Wins { threat }
            | Claim::Stops { threat }
            | Claim::MissesWin { threat }
            | Claim::GivesAbove { threat }
            | Claim::LeavesOpen { threat }
            | Claim::Wastes { threat }
            | Claim::Zugzwang { threat, .. }
            | Claim::Holds { threat, .. } => vec![threat],
            Claim::StopsOne { stopped, remaining } => vec![stopped, remaining],
            Claim::Threatens { threat, later } => std::iter::once(threat).chain(later).collect(),
            Claim::TwoThreats { threats }
            | Claim::MakesThreat { threats }
            | Claim::Stacked { threats }
            | Claim::Decides { threats, .. }
            | Claim::RunsOut { threats, .. }
            | Claim::HasThreats { threats, .. }
            | Claim::Avoid { threats, .. } => threats.iter().collect(),
            _ => self.because().iter().flat_map(Claim::threats).collect(),
        }
    }

    /// The lines that the claim is about, for a screen to draw: those of its threats, and those that are built or cut.
    #[must_use]
    pub fn lines(&self) -> Vec<Vec<Cell>> {
        match self {
            Claim::Builds { line, .. } => vec![line.clone()],
            Claim::Spoils { lines, .. } | Claim::ShutsIn { lines, .. } => lines.clone(),
            _ if !self.because().is_empty() => self.because().iter().flat_map(Claim::lines).collect(),
            _ => self.threats().into_iter().map(|threat| threat.line.clone()).collect(),
        }
    }

    /// The cells that the claim is about, for a screen to light up: where lines can be made, where discs would land, or
    /// the cells of a line that is being built. Claims about results have none.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Claim::Forces { line, .. }
            | Claim::Prevents { line, .. }
            | Claim::Prepares { line }
            | Claim::Builds { line, .. } => line.clone(),
            Claim::Spoils { lines, .. } | Claim::ShutsIn { lines, .. } => {
                let mut cells = lines.concat();
                cells.sort();
                cells.dedup();
                cells
            }
            _ if !self.because().is_empty() => self.because().iter().flat_map(Claim::cells).collect(),
            _ => self.threats().into_iter().map(|threat| threat.at).collect(),
        }
    }
}
