//! How claims are found and proved.

use four_rules::{Column, Side};

use super::claim::{Claim, Threat};
use super::decide::is_zugzwang;
use super::facts::{Facts, from_centre, landing, threat};
use super::force::{forced_win, forced_win_with};
use super::grade::{Sight, sight};
use super::others::Others;
use super::remark::Remark;
use crate::control::{Control, StoppedError};
use crate::position::Position;
use crate::solver::Solver;

/// Proves claims about one position.
pub(crate) struct Prover<'a> {
    pub(crate) solver: &'a mut Solver,
    /// The budget for exact scores.
    pub(crate) control: &'a Control,
    /// The budget for claims that need a search of their own.
    pub(crate) claims: &'a Control,
    /// The control of the caller, of which the others are parts.
    pub(crate) whole: &'a Control,
    /// The side to move in the position.
    pub(crate) mover: Side,
}

pub(super) type Claims = Result<Vec<Claim>, StoppedError>;

impl Prover<'_> {
    /// The columns with the highest score, nearest to the centre first; if all lose, first those that stop a line.
    pub(crate) fn best(&self, at: &Position, columns: &[Option<i32>]) -> Vec<Column> {
        let most = columns.iter().flatten().max();
        let mut best: Vec<Column> =
            at.moves().filter(|column| columns[usize::from(column.index())].as_ref() == most).collect();
        let lost = most.is_some_and(|&most| most < 0);
        let other = at.passed();
        best.sort_by_key(|&column| (lost && !other.wins(column), from_centre(at.grid(), column)));
        best
    }

    /// A best move, its score and the headline about it, the same that [`Prover::praise`] gives. It needs the scores of
    /// few moves.
    pub(crate) fn headline(&mut self, at: &Position) -> Result<Option<(Column, i32, Claim)>, StoppedError> {
        let score = self.solver.score(at, self.control)?;
        let stops = |column: &Column| score < 0 && at.passed().wins(*column);
        let mut stopping: Vec<Column> = at.moves().filter(stops).collect();
        stopping.sort_by_key(|&column| from_centre(at.grid(), column));
        let mut best = None;
        for column in stopping {
            let keeps = match at.play(column) {
                Some(next) => self.solver.score(&next, self.control)? == -score,
                None => true,
            };
            best = best.or(keeps.then_some(column));
        }
        let best = match best {
            Some(column) => Some(column),
            None => self.solver.best(at, score, self.control)?,
        };
        let Some(column) = best else { return Ok(None) };
        let mut claims = self.about(at, column, score, &Others::Search)?;
        if score < 0 && at.moves().count() > 1 {
            claims.push(Claim::LastsLongest { ends: at.end(score) });
        }
        Ok(Some((column, score, Prover::ordered(claims, score.signum()).headline)))
    }

    /// Why a good move is good. `columns` are the scores of all columns.
    pub(crate) fn praise(
        &mut self,
        at: &Position,
        column: Column,
        columns: &[Option<i32>],
    ) -> Result<Remark, StoppedError> {
        let score = columns[usize::from(column.index())].unwrap_or(0);
        let mut claims = self.about(at, column, score, &Others::Known(columns))?;
        if !at.wins(column) && at.moves().count() > 1 {
            claims.extend(self.compared(at, column, columns, &claims)?);
        }
        let mut remark = Prover::ordered(claims, score.signum());
        if let Some(next) = at.play(column) {
            let far = self.far(at, &next, score)?;
            let far: Vec<Claim> = far
                .into_iter()
                .filter(|claim| remark.claims().all(|c| c != claim && !c.settles(claim)))
                .collect();
            let said_again =
                |claim: &Claim| matches!(claim, Claim::HasThreats { .. }) && is_named(claim, &far);
            remark.details.retain(|claim| !said_again(claim));
            remark.details.extend(far);
        }
        Ok(remark)
    }

    /// The claims about a good move with this result in order. Answers come last, and in a lost position also what the
    /// other side must not do.
    fn ordered(mut claims: Vec<Claim>, result: i32) -> Remark {
        if result >= 0
            && !claims.iter().any(|claim| claim.is_reason() && !matches!(claim, Claim::Fails { .. }))
            && !claims.iter().any(|claim| matches!(claim, Claim::OnlyMove { .. }))
        {
            claims.push(Claim::Keeps { result });
        }
        let is_last = |claim: &mut Claim| match claim {
            Claim::Answer { .. } => true,
            Claim::Avoid { .. } => result < 0,
            _ => false,
        };
        let answers: Vec<Claim> = claims.extract_if(.., is_last).collect();
        let mut remark = Remark::new(claims, Claim::Keeps { result });
        remark.details.extend(answers);
        remark
    }

    /// Why a bad move is bad: what it misses, what it allows, what is better. `columns` are the scores of all columns.
    pub(crate) fn blame(
        &mut self,
        at: &Position,
        column: Column,
        columns: &[Option<i32>],
    ) -> Result<Remark, StoppedError> {
        let score = columns[usize::from(column.index())].unwrap_or(0);
        let best = self.best(at, columns).first().copied().unwrap_or(column);
        let most = columns[usize::from(best.index())].unwrap_or(score);
        let next = at.play(column);
        let gives = next.as_ref().and_then(|next| self.facts(at, next, column).gives());
        let mut claims: Vec<Claim> = gives.into_iter().collect();
        if at.wins(best) {
            let missed = Claim::MissesWin { threat: threat(at, landing(at, best)) };
            claims.push(missed.clone());
            return Ok(Remark::new(claims, missed));
        }
        if claims.is_empty() {
            claims.extend(next.as_ref().and_then(|next| self.facts(at, next, column).wastes()));
        }
        if !claims.iter().any(|claim| claim.rank() <= 2)
            && let Some(next) = next.filter(|_| score.signum() < most.signum() || score < 0)
        {
            claims.push(self.answer(&next, -score)?);
        }
        let mut because = self.about(at, best, most, &Others::Known(columns))?;
        if sight(at, most, score) == Sight::Opening && score.signum() < most.signum() {
            let keeps = columns.iter().flatten().filter(|other| other.signum() == most.signum());
            let seen = because.iter().position(Claim::is_seen).map(|i| because.remove(i));
            claims.push(Claim::OpeningKnowledge {
                column: best,
                score: most,
                ends: at.end(most),
                only: keeps.count() == 1,
                after: score.signum(),
                because: seen.into_iter().collect(),
            });
        }
        because.retain(|claim| !matches!(claim, Claim::OnlyMove { .. }));
        if let Some(next) = at.play(best) {
            because.extend(self.far(at, &next, most)?);
        }
        let better = |because| Claim::Better { column: best, score: most, ends: at.end(most), because };
        claims.push(better(because));
        Ok(Remark::new(claims, better(Vec::new())))
    }

    /// The best reply here and what it does; one that forces a win, if there is one. `score` is the score of `at`, which
    /// is not negative.
    fn answer(&mut self, at: &Position, score: i32) -> Result<Claim, StoppedError> {
        let column = match forced_win(at) {
            Some(line) => line[0].column,
            None => self.solver.best(at, score, self.control)?.unwrap_or(Column::MIN),
        };
        let because = self.other_side(|prover| prover.about(at, column, score, &Others::Unasked))?;
        Ok(Claim::Answer { column, because })
    }

    fn other_side<T>(&mut self, what: impl FnOnce(&mut Self) -> T) -> T {
        self.mover = self.mover.other();
        let result = what(self);
        self.mover = self.mover.other();
        result
    }

    pub(super) const fn facts<'a>(&self, at: &'a Position, next: &'a Position, column: Column) -> Facts<'a> {
        Facts { at, next, column, mover: self.mover }
    }

    /// The worse columns that let the other side win right on top, with that claim.
    pub(crate) fn traps(&self, at: &Position, columns: &[Option<i32>]) -> Vec<(Column, Claim)> {
        let most = columns.iter().flatten().max().copied();
        let worse = at.moves().filter(|column| columns[usize::from(column.index())] < most);
        let gives = worse.filter_map(|column| {
            let next = at.play(column)?;
            Some((column, self.facts(at, &next, column).gives()?))
        });
        gives.filter(|(_, claim)| matches!(claim, Claim::GivesAbove { .. })).collect()
    }

    /// The claim about the cells that decide a game whose end is far away: a detail, because it takes long.
    fn far(&mut self, at: &Position, next: &Position, score: i32) -> Claims {
        if score == 0 || !is_far(at, score) {
            return Ok(Vec::new());
        }
        let line = self.solver.line(next, self.control)?;
        self.decides_by(next, -score, &line)
    }

    /// What can be said about a move with this score, the most important first.
    fn about(&mut self, at: &Position, column: Column, score: i32, others: &Others<'_>) -> Claims {
        let Some(next) = at.play(column) else {
            return Ok(vec![Claim::Wins { threat: threat(at, landing(at, column)) }]);
        };
        let facts = self.facts(at, &next, column);
        let mut claims = facts.seen();
        if at.moves().count() == 1 {
            let winner =
                [None, Some(self.mover), Some(self.mover.other())][score.signum().rem_euclid(3) as usize];
            claims.retain(|claim| claim.rank() <= 6);
            claims.push(Claim::LastColumn { column, winner, ends: at.end(score) });
            return Ok(claims);
        }
        claims.retain(|claim| score == 0 || !matches!(claim, Claim::FollowUp { wins: false, .. }));
        if score > 0 && claims.iter().all(|claim| claim.rank() > 5) {
            let line = forced_win_with(at, column);
            claims.extend(line.map(|line| Claim::Forces { ends: at.played() + line.len() as u32, line }));
        }
        claims.extend(self.why(&facts, score, &claims)?);
        // Who gets a cell at the end matters only if nothing decides before.
        if score > 0 && claims.iter().all(|claim| claim.rank() > 5) {
            let made = claims.iter().flat_map(|claim| match claim {
                Claim::MakesThreat { threats } => &threats[..],
                _ => &[],
            });
            let fresh = made.into_iter().find(|threat| is_zugzwang(&next, threat, false)).cloned();
            claims.extend(fresh.map(|threat| Claim::Zugzwang { winner: self.mover, threat }));
        }
        claims.extend(facts.avoid(self.mover.other()));
        leave_out_settled(&mut claims);
        let is_enough = |claim: &Claim| claim.is_reason() && !claim.is_passing();
        if !claims.iter().any(is_enough) && (score >= 0 || is_far(at, score)) {
            claims.extend(self.quiet(&facts, score, others)?);
        }
        claims.sort_by_key(Claim::rank);
        claims.dedup();
        Ok(claims)
    }

    /// What is said about a move that does nothing stronger: whether it is the only good one, and what it does for lines.
    fn quiet(&mut self, facts: &Facts<'_>, score: i32, others: &Others<'_>) -> Claims {
        let shape = facts.shape(false);
        if score < 0 || shape.iter().any(|claim| claim.rank() <= 16) {
            return Ok(shape);
        }
        let only = self.only_move(facts.at, facts.column, score, others)?;
        let mut claims = facts.shape(only.is_some());
        claims.extend(only);
        Ok(claims)
    }

    /// Why a move has this score, after what is `said` about it: the cells that decide or hold, and what answers it.
    fn why(&mut self, facts: &Facts<'_>, score: i32, said: &[Claim]) -> Claims {
        let next = facts.next;
        let strongest = said.iter().map(Claim::rank).min().unwrap_or(u32::MAX);
        let mut claims = Vec::new();
        if score == 0 {
            claims.extend(facts.no_line_left());
            if strongest > 11 && claims.is_empty() {
                claims = self.holds(next)?;
            }
            if strongest > 11 && claims.is_empty() {
                claims.extend(Side::BOTH.into_iter().filter_map(|side| facts.has_threats(side)));
            }
            claims.extend(facts.avoid(self.mover));
        } else if strongest > 5 {
            if !is_far(facts.at, score) {
                let line = self.solver.line(next, self.control)?;
                claims = self.decides_by(next, -score, &line)?;
            }
            let winner = if score > 0 { self.mover } else { self.mover.other() };
            if claims.is_empty() {
                claims.extend(facts.has_threats(winner).filter(|claim| !is_named(claim, said)));
            }
            if score < 0 {
                claims.extend(refuted(next, self.mover.other()));
            }
        }
        Ok(claims)
    }
}

/// Leaves out what no longer matters because of another claim.
fn leave_out_settled(claims: &mut Vec<Claim>) {
    let said = claims.clone();
    claims.retain_mut(|claim| {
        if let Claim::Avoid { threats, .. } = claim {
            threats.retain(|threat| !said.iter().any(|other| other.uses(threat.at.column)));
            return !threats.is_empty();
        }
        !said.iter().any(|other| other.settles(claim))
    });
}

/// A reply of `mover` here that wins in a way that is seen without a search.
pub(super) fn refuted(at: &Position, mover: Side) -> Option<Claim> {
    let replies = at.moves().filter_map(|column| {
        let next = at.play(column)?;
        let facts = Facts { at, next: &next, column, mover };
        let claims = facts.threats().into_iter().chain(facts.runs_out()).chain(facts.follow_up());
        let strong = claims.filter(|claim| claim.rank() <= 5).min_by_key(Claim::rank)?;
        Some(Claim::Answer { column, because: vec![strong] })
    });
    let forces = || {
        let line = forced_win(at)?;
        let (column, ends) = (line[0].column, at.played() + line.len() as u32);
        Some(Claim::Answer { column, because: vec![Claim::Forces { line, ends }] })
    };
    replies.min_by_key(Claim::rank).or_else(forces)
}

/// What the board shows about a move, without the result of the game; `None` if that is nothing.
pub(crate) fn shown(at: &Position, column: Column, mover: Side) -> Option<Remark> {
    let Some(next) = at.play(column) else {
        let wins = at.wins(column).then(|| Claim::Wins { threat: threat(at, landing(at, column)) })?;
        return Some(Remark::new(Vec::new(), wins));
    };
    let facts = Facts { at, next: &next, column, mover };
    let mut claims = facts.seen();
    if claims.iter().all(|claim| claim.rank() > 5) {
        let line = forced_win_with(at, column);
        claims.extend(line.map(|line| Claim::Forces { ends: at.played() + line.len() as u32, line }));
    }
    claims.extend(Side::BOTH.into_iter().filter_map(|side| facts.avoid(side)));
    leave_out_settled(&mut claims);
    if claims.is_empty() {
        claims.extend(facts.shape(false));
    }
    claims.sort_by_key(Claim::rank);
    let first = claims.first().cloned()?;
    Some(Remark::new(claims, first))
}

/// Whether other claims name all the threats of this one.
fn is_named(claim: &Claim, claims: &[Claim]) -> bool {
    let named: Vec<&Threat> = claims.iter().flat_map(Claim::threats).collect();
    claim.threats().iter().all(|threat| named.contains(threat))
}

/// Whether the game with this score ends so late that only opening knowledge helps.
pub(super) const fn is_far(at: &Position, score: i32) -> bool {
    matches!(Sight::of(at.end(score) - at.played()), Sight::Opening)
}
