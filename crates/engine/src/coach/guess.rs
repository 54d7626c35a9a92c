//! Verdicts where no result can be proved in time: by an estimate, with what the board proves all the same.

use four_rules::{Column, Side};

use super::claim::Claim;
use super::facts::{Facts, landing, threat, wins_at_once};
use super::grade::{Grade, Sight};
use super::prove::{refuted, shown};
use super::remark::Remark;
use super::{Outlook, Verdict};
use crate::estimate::Estimate;
use crate::position::Position;

/// A difference in points that a person notices.
const GREAT: i32 = 100;

/// The judgement of a move by this estimate of its position; `None` if the column cannot be played.
pub(crate) fn guessed(at: &Position, column: Column, estimate: &Estimate, by: Side) -> Option<Verdict> {
    let value = estimate.columns.get(usize::from(column.index())).copied().flatten()?;
    let most = estimate.columns.iter().flatten().max().copied()?;
    let [before, after] = [most, value].map(|points| seen(at, points));
    let grade = grade(at, column, (most, value), (before, after));
    let discs = |outlook: Outlook| outlook.proved.then(|| outlook.ends - at.played());
    let sight = [before, after].into_iter().filter_map(discs).min().map_or(Sight::Opening, Sight::of);
    let remark = match grade {
        Grade::Best | Grade::Fine => None,
        _ => blame(at, column, by),
    };
    let remark = remark.or_else(|| shown(at, column, by));
    let remark = remark.unwrap_or_else(|| Remark::new(Vec::new(), Claim::Keeps { result: -1 }));
    Some(Verdict { by, number: at.played() + 1, column, grade, sight, before, after, remark })
}

/// The result that an estimate has seen, if it has.
fn seen(at: &Position, points: i32) -> Outlook {
    let cells = at.grid().cells();
    match Estimate::end(points) {
        Some(moves) => {
            let ends = at.played() + moves;
            let score = points.signum() * ((cells + 2).saturating_sub(ends) / 2).max(1) as i32;
            Outlook { score, ends, proved: true }
        }
        None => Outlook { score: 0, ends: cells, proved: false },
    }
}

fn grade(
    at: &Position,
    column: Column,
    (most, value): (i32, i32),
    (before, after): (Outlook, Outlook),
) -> Grade {
    let loses_at_once = |column| at.play(column).is_some_and(|next| wins_at_once(&next));
    match () {
        () if value == most => Grade::Best,
        () if wins_at_once(at) && after.score > 0 => Grade::Mistake,
        () if wins_at_once(at) => Grade::Blunder,
        () if loses_at_once(column) && at.moves().any(|other| !loses_at_once(other)) => Grade::Blunder,
        () if before.score.signum() > after.score.signum() => Grade::Mistake,
        () if before.score == 0 && most - value > GREAT => Grade::Inaccuracy,
        () => Grade::Fine,
    }
}

/// What the board shows to be wrong with a move.
fn blame(at: &Position, column: Column, by: Side) -> Option<Remark> {
    let next = at.play(column)?;
    let facts = Facts { at, next: &next, column, mover: by };
    let missed = at.moves().find(|&other| at.wins(other));
    let missed = missed.map(|other| Claim::MissesWin { threat: threat(at, landing(at, other)) });
    let wrong = facts.gives().into_iter().chain(missed);
    let claims: Vec<Claim> = wrong.chain(refuted(&next, by.other())).chain(facts.wastes()).collect();
    let first = claims.first().cloned()?;
    Some(Remark::new(claims, first))
}
