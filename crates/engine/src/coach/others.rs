//! How a move compares with the others: the only good one, the worse ones and why, the one reply that beats it.

use four_rules::Column;

use super::claim::Claim;
use super::facts::{from_centre, wins_at_once};
use super::prove::{Claims, Prover, is_far, refuted};
use crate::control::StoppedError;
use crate::position::Position;

/// The results of the moves besides the one that is explained.
pub(super) enum Others<'a> {
    /// The scores of all columns.
    Known(&'a [Option<i32>]),
    /// They are found when they are needed.
    Search,
    /// Nothing is said about them.
    Unasked,
}

impl Prover<'_> {
    /// How a move that does not win at once compares with the others, after what is `said` about itself.
    pub(super) fn compared(
        &mut self,
        at: &Position,
        column: Column,
        columns: &[Option<i32>],
        said: &[Claim],
    ) -> Claims {
        let score = columns[usize::from(column.index())].unwrap_or(0);
        let result = score.signum();
        let mut claims = Vec::new();
        if result < 0 {
            if columns.iter().flatten().all(|&other| other <= score) {
                claims.push(Claim::LastsLongest { ends: at.end(score) });
            }
            if !is_far(at, score) {
                claims.extend(self.one_answer(at, column)?);
            }
            return Ok(claims);
        }
        let value = |other: Column| columns[usize::from(other.index())].unwrap_or(0).signum();
        let mut worse: Vec<Column> = at.moves().filter(|&other| value(other) < result).collect();
        let only = self.only_move(at, column, score, &Others::Known(columns))?;
        let is_only = only.is_some();
        claims.extend(only);
        // Where a line has to be stopped, it is clear why the other moves are worse.
        if said.iter().any(|claim| matches!(claim, Claim::Stops { .. })) {
            return Ok(claims);
        }
        let with = |result| worse.iter().copied().filter(|&other| value(other) == result).collect();
        let all = Claim::Worse { drawn: with(0), lost: with(-1) };
        worse.sort_by_key(|&other| from_centre(at.grid(), other));
        let avoided = |other: Column| said.iter().any(|claim| claim.warns_of(other, self.mover));
        let mut fails = worse.iter().filter(|&&other| !avoided(other)).filter_map(|&o| self.fails(at, o));
        claims.extend(fails.next());
        let gives = |&other: &Column| at.play(other).is_some_and(|next| wins_at_once(&next));
        // What the claim about the only move does not say.
        let is_news = !is_only || worse.iter().any(|&o| value(o) == 0) && worse.iter().any(|&o| value(o) < 0);
        if is_far(at, score) && is_news && !worse.iter().all(gives) {
            claims.push(all);
        }
        Ok(claims)
    }

    /// The claim that the other side wins after this move with one reply only.
    fn one_answer(&mut self, at: &Position, column: Column) -> Result<Option<Claim>, StoppedError> {
        let Some(next) = at.play(column).filter(|next| next.moves().count() > 1) else { return Ok(None) };
        let results = self.solver.columns(&next, true, self.control)?;
        let mut wins = next.moves().filter(|reply| results[usize::from(reply.index())] == Some(1));
        let (first, second) = (wins.next(), wins.next());
        Ok(first.filter(|_| second.is_none()).map(|column| Claim::OneAnswer { column }))
    }

    /// Why another move is worse, if that is seen without a search.
    fn fails(&self, at: &Position, column: Column) -> Option<Claim> {
        let next = at.play(column)?;
        let facts = self.facts(at, &next, column);
        let because =
            facts.gives().or_else(|| refuted(&next, self.mover.other())).or_else(|| facts.wastes())?;
        Some(Claim::Fails { column, because: vec![because] })
    }

    /// The claim that all other moves lead to a worse result than this one, which has `score`.
    pub(super) fn only_move(
        &mut self,
        at: &Position,
        column: Column,
        score: i32,
        others: &Others<'_>,
    ) -> Result<Option<Claim>, StoppedError> {
        let result = score.signum();
        let mut columns: Vec<Column> = at.moves().filter(|&other| other != column).collect();
        columns.sort_by_key(|&other| from_centre(at.grid(), other));
        let mut results = Vec::new();
        for other in columns {
            let known = match (others, at.play(other)) {
                (Others::Unasked, _) => return Ok(None),
                (_, None) => 1,
                (Others::Known(columns), _) => columns[usize::from(other.index())].unwrap_or(0).signum(),
                (Others::Search, Some(next)) => -self.solver.weak(&next, self.control)?,
            };
            if known >= result {
                return Ok(None);
            }
            results.push(known);
        }
        let (most, least) = (results.iter().max(), results.iter().min());
        Ok(most.zip(least).map(|(&others, &worst)| Claim::OnlyMove { column, result, others, worst }))
    }
}
