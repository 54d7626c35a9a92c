//! Claims about mirror images.

use four_rules::{Cell, Column};

use super::claim::{Claim, Threat};

impl Claim {
    /// The same claim about the mirror image, on a board with this many columns.
    #[must_use]
    pub fn mirrored(&self, columns: u8) -> Claim {
        let mut claim = self.clone();
        claim.mirror(columns);
        claim
    }

    fn mirror(&mut self, columns: u8) {
        let column = |column: &mut Column| *column = mirrored(*column, columns);
        let cells = |cells: &mut Vec<Cell>| cells.iter_mut().for_each(|cell| column(&mut cell.column));
        let one = |threat: &mut Threat| {
            column(&mut threat.at.column);
            cells(&mut threat.line);
        };
        match self {
            Claim::Wins { threat }
            | Claim::Stops { threat }
            | Claim::MissesWin { threat }
            | Claim::GivesAbove { threat }
            | Claim::LeavesOpen { threat }
            | Claim::Wastes { threat }
            | Claim::Zugzwang { threat, .. }
            | Claim::Holds { threat, .. } => one(threat),
            Claim::StopsOne { stopped, remaining } => [stopped, remaining].into_iter().for_each(one),
            Claim::Threatens { threat, later } => {
                one(threat);
                later.iter_mut().for_each(one);
            }
            Claim::TwoThreats { threats }
            | Claim::MakesThreat { threats }
            | Claim::Stacked { threats }
            | Claim::Decides { threats, .. }
            | Claim::RunsOut { threats, .. }
            | Claim::HasThreats { threats, .. }
            | Claim::Avoid { threats, .. } => threats.iter_mut().for_each(one),
            Claim::OneAnswer { column: c }
            | Claim::OnlyMove { column: c, .. }
            | Claim::LastColumn { column: c, .. } => column(c),
            Claim::Forces { line, .. } | Claim::Prepares { line } => cells(line),
            Claim::Builds { line, free, .. } => [line, free].into_iter().for_each(cells),
            Claim::Prevents { line, takes } => {
                cells(line);
                takes.iter_mut().for_each(|cell| column(&mut cell.column));
            }
            Claim::Spoils { lines, disc, .. } | Claim::ShutsIn { lines, disc } => {
                lines.iter_mut().for_each(cells);
                column(&mut disc.column);
            }
            Claim::Worse { drawn, lost } => {
                for list in [drawn, lost] {
                    list.iter_mut().for_each(column);
                    list.reverse();
                }
            }
            Claim::Answer { column: c, because }
            | Claim::Better { column: c, because, .. }
            | Claim::OpeningKnowledge { column: c, because, .. }
            | Claim::Fails { column: c, because } => {
                column(c);
                because.iter_mut().for_each(|claim| claim.mirror(columns));
            }
            Claim::FollowUp { .. }
            | Claim::NoLineLeft { .. }
            | Claim::LastsLongest { .. }
            | Claim::LostSince { .. }
            | Claim::Lines { .. }
            | Claim::Keeps { .. } => {}
        }
    }
}

/// The column that takes this one's place in the mirror image.
pub(crate) fn mirrored(column: Column, columns: u8) -> Column {
    Column::new(usize::from(columns.saturating_sub(1).saturating_sub(column.index()))).unwrap_or(column)
}
