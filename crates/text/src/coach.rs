//! What the engine claims, in sentences.

use four_engine::{Advice, Claim, CoachError, Grade, Outlook, Remark, Threat, Verdict};
use four_rules::{Cell, Column, Side};

use crate::Text;

/// The most claims about one other move that are said.
const MAX_BECAUSE: usize = 3;

impl Text {
    /// A grade as a note.
    #[must_use]
    pub fn grade(self, grade: Grade) -> &'static str {
        match grade {
            Grade::Best => self.grade_best(),
            Grade::Fine => self.grade_fine(),
            Grade::Inaccuracy => self.grade_inaccuracy(),
            Grade::Mistake => self.grade_mistake(),
            Grade::Blunder => self.grade_blunder(),
        }
    }

    /// What is to come for this side, as part of a sentence.
    #[must_use]
    pub fn outlook(self, outlook: &Outlook, by: Side) -> String {
        match outlook.score.signum() {
            0 => self.outlook_draw().into(),
            1 => self.outlook_win(self.side(by), outlook.ends),
            _ => self.outlook_loss(self.side(by), outlook.ends),
        }
    }

    /// What is to come for this side, as a sentence.
    #[must_use]
    pub fn say_outlook(self, outlook: &Outlook, by: Side) -> String {
        match outlook.score.signum() {
            0 => self.say_outlook_draw().into(),
            1 => self.say_outlook_win(self.side(by), outlook.ends),
            _ => self.say_outlook_loss(self.side(by), outlook.ends),
        }
    }

    /// What is said unasked about a move: the headline and the first detail.
    #[must_use]
    pub fn verdict(self, verdict: &Verdict) -> String {
        self.unasked(&verdict.remark, verdict.by)
    }

    /// What is said unasked about the best move: the headline and the first detail.
    #[must_use]
    pub fn advice(self, advice: &Advice) -> String {
        self.unasked(&advice.remark, advice.by)
    }

    fn unasked(self, remark: &Remark, mover: Side) -> String {
        let mut said = vec![self.headline(remark, mover)];
        said.extend(self.details(remark, mover).into_iter().next());
        said.join(" ")
    }

    /// The thing to see, in at most 12 words. `mover` is the side whose move it is about.
    #[must_use]
    pub fn headline(self, remark: &Remark, mover: Side) -> String {
        self.short(&remark.headline, mover)
    }

    /// The rest, a sentence or a few each. `mover` is the side whose move they are about.
    #[must_use]
    pub fn details(self, remark: &Remark, mover: Side) -> Vec<String> {
        let rest = self.rest(&remark.headline, mover);
        let details = remark.details.iter().map(|claim| self.claim(claim, mover));
        rest.into_iter().chain(details).collect()
    }

    /// A claim in one sentence or a few. `mover` is the side whose move it is about.
    #[must_use]
    pub fn claim(self, claim: &Claim, mover: Side) -> String {
        let mut said = vec![self.short(claim, mover)];
        said.extend(self.rest(claim, mover));
        said.join(" ")
    }

    /// A claim in one sentence.
    fn short(self, claim: &Claim, mover: Side) -> String {
        match claim {
            Claim::Answer { column, because } => {
                let side = mover.other();
                match because.first() {
                    Some(first) => self.sentence(first, side, &self.move_reply(self.side(side), *column)),
                    None => self.claim_answer(self.side(side), *column),
                }
            }
            Claim::Fails { column, because } => match because.first() {
                Some(Claim::Answer { column: reply, because }) => {
                    let side = mover.other();
                    let subject = self.move_reply_after(*column, self.side(side), *reply);
                    because.first().map(|claim| self.sentence(claim, side, &subject)).unwrap_or_default()
                }
                Some(first) => self.sentence(first, mover, &self.move_column(*column)),
                None => String::new(),
            },
            Claim::Better { column, score, ends, .. } => match score.signum() {
                1 => self.claim_better_wins(*column, *ends),
                0 => self.claim_better_draws(*column),
                _ => self.claim_better_lasts(*column, *ends),
            },
            claim => self.sentence(claim, mover, self.move_it()),
        }
    }

    /// What a claim says after its first sentence.
    fn rest(self, claim: &Claim, mover: Side) -> Vec<String> {
        let reasons = |because: &[Claim], from: usize, side: Side, subject: &str| {
            let said = because.iter().take(MAX_BECAUSE).enumerate().flat_map(|(i, claim)| {
                let sentence = (i >= from).then(|| self.sentence(claim, side, subject));
                sentence.into_iter().chain(self.more(claim, side))
            });
            said.collect()
        };
        match claim {
            Claim::Answer { because, .. } => reasons(because, 1, mover.other(), self.move_it()),
            Claim::Better { column, because, .. } => reasons(because, 0, mover, &self.move_column(*column)),
            Claim::Fails { because, .. } => match because.first() {
                Some(Claim::Answer { because, .. }) => {
                    because.iter().take(1).filter_map(|claim| self.more(claim, mover.other())).collect()
                }
                Some(first) => self.more(first, mover).into_iter().collect(),
                None => Vec::new(),
            },
            claim => self.more(claim, mover).into_iter().collect(),
        }
    }

    /// The first sentence of a claim about the move that `subject` names.
    #[allow(clippy::too_many_lines, reason = "one arm for each claim")]
    fn sentence(self, claim: &Claim, mover: Side, subject: &str) -> String {
        let (me, other) = (self.side(mover), self.side(mover.other()));
        match claim {
            Claim::Wins { threat } => self.claim_wins(subject, self.line(threat)),
            Claim::Stops { threat } => self.claim_stops(subject, other, threat.at.column),
            Claim::StopsOne { remaining, .. } => self.claim_stops_one(other, remaining.at.column),
            Claim::MissesWin { threat } => self.claim_misses_win(me, threat.at.column, self.line(threat)),
            Claim::GivesAbove { .. } => self.claim_gives_above(subject, other),
            Claim::LeavesOpen { threat } => self.claim_leaves_open(subject, threat.at.column, other),
            Claim::TwoThreats { .. } => self.claim_two_threats(subject),
            Claim::Stacked { threats } => self.claim_stacked(subject, first_column(threats)),
            Claim::Threatens { threat } => self.claim_threatens(subject, threat.at.column),
            Claim::MakesThreat { threat } => self.claim_makes_threat(subject, threat.at.column),
            Claim::Forces { .. } => self.claim_forces(subject),
            Claim::FollowUp { by, wins: true } => self.claim_follow_up_wins(self.side(*by)),
            Claim::FollowUp { by, wins: false } => self.claim_follow_up_holds(self.side(*by)),
            Claim::Decides { winner, threats, only, .. } => self.decides(*winner, threats, *only),
            Claim::Zugzwang { winner, threat } => {
                self.claim_zugzwang(self.side(winner.other()), self.place(threat.at))
            }
            Claim::RunsOut { loser, .. } => self.claim_runs_out(self.side(*loser)),
            Claim::Holds { side, threat } => self.claim_holds(self.side(*side), self.place(threat.at)),
            Claim::Avoid { side, threats } => {
                self.claim_avoid(threats.len(), self.side(*side), self.columns(threats, Text::columns_and))
            }
            Claim::NoLineLeft { sides } => match &sides[..] {
                [side] => self.claim_no_line_left(self.side(*side)),
                _ => self.claim_no_line_left_both().into(),
            },
            Claim::OnlyMove { result: 1 } => self.claim_only_move_wins().into(),
            Claim::OnlyMove { .. } => self.claim_only_move_draws().into(),
            Claim::LastsLongest { ends } => self.claim_lasts_longest(*ends),
            Claim::LostSince { number } => self.claim_lost_since(*number),
            Claim::Builds { discs, .. } => self.claim_builds(subject, *discs),
            Claim::Spoils { .. } => self.claim_spoils(subject, other),
            Claim::Lines { count } => self.claim_lines(subject, *count),
            Claim::Keeps { result: 1 } => self.claim_keeps_win(subject),
            Claim::Keeps { result: 0 } => self.claim_keeps_draw(subject),
            Claim::Keeps { .. } => self.claim_keeps_loss(me),
            Claim::OpeningKnowledge { column, score: 1.., .. } => self.claim_opening_wins(*column),
            Claim::OpeningKnowledge { column, .. } => self.claim_opening_draws(*column),
            Claim::Answer { .. } | Claim::Better { .. } | Claim::Fails { .. } => self.short(claim, mover),
        }
    }

    /// What there is to say about a claim after its first sentence.
    fn more(self, claim: &Claim, mover: Side) -> Option<String> {
        let (me, other) = (self.side(mover), self.side(mover.other()));
        Some(match claim {
            Claim::GivesAbove { threat } => self.claim_gives_above_more(self.line(threat)),
            Claim::LeavesOpen { threat } => self.claim_leaves_open_more(self.line(threat)),
            Claim::TwoThreats { threats } => match &threats[..] {
                [lower, upper] if lower.at.column == upper.at.column => {
                    self.claim_two_threats_stacked(lower.at.column)
                }
                _ => self.claim_two_threats_more(me, self.columns(threats, Text::columns_or), other),
            },
            Claim::Stacked { threats } => {
                let rows = threats.iter().map(|threat| threat.at.row + 1);
                let (lower, upper) = (rows.clone().min()?, rows.max()?);
                self.claim_stacked_more(lower, upper, other, me)
            }
            Claim::MakesThreat { threat } => self.claim_makes_threat_more(threat.at.row + 1),
            Claim::Forces { line, ends } => {
                let sides = [me, other].into_iter().cycle();
                let steps = sides.zip(line).map(|(side, column)| self.forced_step(side, *column));
                self.claim_forces_more(steps.collect::<Vec<_>>().join(", "), *ends)
            }
            Claim::FollowUp { by, .. } => self.claim_follow_up_more(self.side(by.other())),
            Claim::Decides { threats, without: 0, .. } => self.claim_without_draw(threats.len()),
            Claim::Decides { winner, threats, .. } => {
                self.claim_without_win(threats.len(), self.side(winner.other()))
            }
            Claim::Zugzwang { winner, threat } => match (winner, threat.at.row.is_multiple_of(2)) {
                (Side::First, true) => self.claim_zugzwang_odd(self.side(*winner)),
                (Side::Second, false) => self.claim_zugzwang_even(self.side(*winner)),
                // On a board where the other columns have an odd number of cells together.
                _ => return None,
            },
            Claim::RunsOut { loser, threats } => {
                let columns = self.columns(threats, Text::columns_or);
                self.claim_runs_out_more(self.side(loser.other()), columns)
            }
            Claim::Holds { side, .. } => self.claim_without_win(1, self.side(side.other())),
            Claim::Avoid { side, .. } => self.claim_avoid_more(self.side(side.other())),
            _ => return None,
        })
    }

    fn decides(self, winner: Side, threats: &[Threat], only: bool) -> String {
        let name = self.side(winner);
        match threats {
            [threat] if only => self.claim_decides_only(name, self.place(threat.at)),
            [threat] if threat.ready => self.claim_decides(name, self.place(threat.at)),
            [threat] => self.claim_decides_chance(name, self.place(threat.at)),
            _ => self.claim_decides_together(name, self.columns(threats, Text::columns_and)),
        }
    }

    /// A cell inside a sentence.
    fn place(self, cell: Cell) -> String {
        self.cell_place(cell.row + 1, cell.column)
    }

    /// The direction of a line inside a sentence.
    fn line(self, threat: &Threat) -> String {
        let same = |what: fn(&Cell) -> usize| {
            let mut each = threat.line.iter().map(what);
            let first = each.next();
            each.all(|other| Some(other) == first)
        };
        let direction = match (same(|cell| cell.row.into()), same(|cell| cell.column.index().into())) {
            (true, false) => "across",
            (false, true) => "up",
            _ => "diagonal",
        };
        self.line_kind(direction)
    }

    /// The columns of these threats inside a sentence, each once.
    fn columns(self, threats: &[Threat], join: fn(Text, String, Column) -> String) -> String {
        let mut columns: Vec<Column> = threats.iter().map(|threat| threat.at.column).collect();
        columns.sort();
        columns.dedup();
        let Some((last, before)) = columns.split_last() else { return String::new() };
        let before: Vec<String> = before.iter().map(ToString::to_string).collect();
        match before.is_empty() {
            true => last.to_string(),
            false => join(self, before.join(", "), *last),
        }
    }

    /// Why the coach has nothing to say, as part of a sentence.
    #[must_use]
    pub fn coach_error(self, error: CoachError) -> String {
        match error {
            CoachError::NotPlain => self.coach_not_plain().into(),
            CoachError::Over => self.coach_over().into(),
            CoachError::Unplayable(column) => self.coach_unplayable(column),
            CoachError::TooHard => self.coach_too_hard().into(),
            CoachError::Stopped => self.search_stopped().into(),
        }
    }
}

fn first_column(threats: &[Threat]) -> Column {
    threats.first().map_or(Column::MIN, |threat| threat.at.column)
}
