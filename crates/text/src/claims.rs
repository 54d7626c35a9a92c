//! Each claim of the engine in sentences.

use four_engine::{Claim, Threat};
use four_rules::{Cell, Column, Side};

use crate::Text;
use crate::coach::{Coach, capital};
use crate::lines::direction;

/// The most claims about one other move that are said.
const MAX_BECAUSE: usize = 2;

impl Coach {
    /// A claim in one sentence.
    pub(crate) fn first_sentence(self, claim: &Claim, mover: Side) -> String {
        let (text, other) = (self.text, mover.other());
        match claim {
            Claim::Answer { column, because } => match because.first().filter(|first| !is_quiet(first)) {
                Some(first) => self.sentence(first, other, &text.move_reply(self.who(other), *column)),
                None => text.claim_answer(*column),
            },
            Claim::Fails { column, because } => match because.first() {
                Some(Claim::Answer { column: reply, because }) => match because.first() {
                    Some(first) if !first.is_about_position() => {
                        self.sentence(first, other, &text.move_reply_after(self.who(other), *column, *reply))
                    }
                    _ => text.claim_reply_after(*column, self.person(other), *reply),
                },
                Some(first) => self.sentence(first, mover, &text.move_column(*column)),
                None => String::new(),
            },
            Claim::Better { column, score, ends, .. } => match score.signum() {
                1 => text.claim_better_wins(*column, *ends),
                0 => text.claim_better_draws(*column),
                _ => text.claim_better_lasts(*column, *ends),
            },
            Claim::OpeningKnowledge { column, because, .. } => match because.first() {
                Some(first) => self.sentence(first, mover, &text.move_column(*column)),
                None => self.slips(claim, mover),
            },
            claim => self.sentence(claim, mover, text.move_it()),
        }
    }

    /// That the move changed the result, and what would have kept it.
    fn slips(self, claim: &Claim, mover: Side) -> String {
        let Claim::OpeningKnowledge { column, score, only, after, .. } = claim else { return String::new() };
        let (text, only) = (self.text, if *only { "yes" } else { "no" });
        match (score.signum(), after) {
            (1, 0) => text.claim_opening_win_drawn(only, *column),
            (1, _) => text.claim_opening_win_lost(only, *column, self.person(mover.other())),
            _ => text.claim_opening_draw_lost(only, *column, self.person(mover.other())),
        }
    }

    /// What a claim says after its first sentence.
    pub(crate) fn rest(self, claim: &Claim, mover: Side) -> Vec<String> {
        let reasons = |because: &[Claim], from: usize, side: Side, subject: &str| -> Vec<String> {
            let said = because.iter().take(MAX_BECAUSE).enumerate().flat_map(|(i, claim)| {
                let sentence = (i >= from).then(|| self.sentence(claim, side, subject));
                sentence.into_iter().chain(self.more(claim, side))
            });
            said.collect()
        };
        let it = self.text.move_it();
        match claim {
            Claim::Answer { column, because } => {
                let quiet = because.first().is_some_and(is_quiet);
                let told = quiet || because.first().is_some_and(|first| !first.is_about_position());
                let reply = (!told).then(|| self.text.claim_answer(*column));
                let from = usize::from(!quiet);
                reply.into_iter().chain(reasons(because, from, mover.other(), it)).collect()
            }
            Claim::OpeningKnowledge { because, .. } => match because.first() {
                Some(first) => {
                    self.more(first, mover).into_iter().chain([self.slips(claim, mover)]).collect()
                }
                None => Vec::new(),
            },
            Claim::Better { because, .. } => reasons(because, 0, mover, it),
            Claim::Fails { because, .. } => match because.first() {
                Some(Claim::Answer { because, .. }) => {
                    let from = usize::from(because.first().is_some_and(|first| !first.is_about_position()));
                    reasons(&because[..because.len().min(1)], from, mover.other(), it)
                }
                Some(first) => self.more(first, mover).into_iter().collect(),
                None => Vec::new(),
            },
            claim => self.more(claim, mover).into_iter().collect(),
        }
    }

    /// The first sentence of a claim about the move that `subject` names.
    fn sentence(self, claim: &Claim, mover: Side, subject: &str) -> String {
        capital(&match claim {
            Claim::Answer { .. }
            | Claim::Better { .. }
            | Claim::OpeningKnowledge { .. }
            | Claim::Fails { .. } => self.first_sentence(claim, mover),
            claim if claim.is_about_position() => self.about_position(claim),
            claim => self.about_move(claim, mover, subject),
        })
    }

    /// A claim about the move that `subject` names.
    fn about_move(self, claim: &Claim, mover: Side, subject: &str) -> String {
        let (text, other) = (self.text, self.person(mover.other()));
        let whose = || self.whose(mover.other());
        match claim {
            Claim::Wins { threat } => text.claim_wins(subject, self.line(threat)),
            Claim::Stops { threat } => text.claim_stops(subject, other, threat.at.column),
            Claim::StopsOne { stopped, remaining } if stopped.at.column == remaining.at.column => {
                text.claim_stops_lower(self.person(mover))
            }
            Claim::StopsOne { remaining, .. } => {
                text.claim_stops_one(self.person(mover), remaining.at.column)
            }
            Claim::MissesWin { threat } => text.claim_misses_win(threat.at.column, self.line(threat)),
            Claim::GivesAbove { .. } => text.claim_gives_above(subject, other),
            Claim::LeavesOpen { threat } => text.claim_leaves_open(subject, other, threat.at.column),
            Claim::TwoThreats { .. } => text.claim_two_threats(subject),
            Claim::Stacked { threats } => text.claim_stacked(subject, first_column(threats)),
            Claim::Threatens { threat, later } => self.threatens(threat, later, mover, subject),
            Claim::MakesThreat { threats } => self.makes_threats(threats, subject),
            Claim::Forces { .. } => text.claim_forces(subject),
            Claim::Prevents { takes: Some(cell), .. } if subject == text.move_it() => {
                text.claim_prevents_takes(subject, self.place(*cell), whose())
            }
            Claim::Prevents { line, .. } => text.claim_prevents(subject, whose(), start(line)),
            Claim::Prepares { line } => text.claim_prepares(subject, start(line)),
            Claim::Wastes { .. } => text.claim_wastes(subject),
            Claim::OnlyMove { column, result: 1, others, worst } => match (others, worst) {
                (-1, _) => text.claim_only_move_wins(*column),
                (_, 0) => text.claim_only_move_wins_drawn(*column),
                _ => text.claim_only_move_wins_mixed(*column),
            },
            Claim::OnlyMove { column, .. } => text.claim_only_move_draws(*column),
            Claim::LastColumn { column, winner: None, .. } => text.claim_last_column_draw(*column),
            Claim::LastColumn { column, winner: Some(winner), ends } => {
                text.claim_last_column_wins(*column, self.person(*winner), *ends)
            }
            Claim::Worse { drawn, lost } => self.worse(drawn, lost),
            Claim::OneAnswer { column } => text.claim_one_answer(*column),
            Claim::LastsLongest { ends } => text.claim_lasts_longest(*ends),
            Claim::LostSince { number } => text.claim_lost_since(*number),
            Claim::Builds { line, discs, free } => self.builds(line, *discs, free, subject),
            Claim::Spoils { lines, discs, disc } => self.spoils(lines, *discs, *disc, mover, subject),
            Claim::ShutsIn { disc, .. } => text.claim_shuts_in(subject, whose(), disc.column),
            Claim::Lines { middle: true, .. } => text.claim_lines_middle(subject),
            Claim::Lines { count, .. } => text.claim_lines(subject, *count),
            Claim::Keeps { result: 1 } => text.claim_keeps_win(subject),
            Claim::Keeps { result: 0 } => text.claim_keeps_draw(subject),
            _ => text.claim_keeps_loss().into(),
        }
    }

    /// A claim about the position after the move.
    fn about_position(self, claim: &Claim) -> String {
        let text = self.text;
        match claim {
            Claim::FollowUp { by, wins: true } => text.claim_follow_up_wins(self.person(*by)),
            Claim::FollowUp { by, wins: false } => text.claim_follow_up_holds(self.person(*by)),
            Claim::Decides { winner, threats, only, .. } => self.decides(*winner, threats, *only),
            Claim::Zugzwang { winner, threat } => {
                text.claim_zugzwang(self.person(winner.other()), self.place(threat.at))
            }
            Claim::RunsOut { loser, .. } => text.claim_runs_out(self.person(*loser)),
            Claim::Holds { side, threat } => text.claim_holds(self.whose(*side), self.place(threat.at)),
            Claim::HasThreats { side, threats } => match &threats[..] {
                [threat] => text.claim_has_threat(self.whose(*side), self.place(threat.at)),
                _ => {
                    let columns = columns_of(threats);
                    let count = columns.len();
                    text.claim_has_threats(count, self.whose(*side), self.columns(columns, Text::columns_and))
                }
            },
            Claim::Avoid { side, threats } => {
                let columns = self.columns(columns_of(threats), Text::columns_and);
                text.claim_avoid(threats.len(), self.person(*side), columns)
            }
            Claim::NoLineLeft { sides } => match &sides[..] {
                [side] => text.claim_no_line_left(self.person(*side)),
                _ => text.claim_no_line_left_both().into(),
            },
            _ => String::new(),
        }
    }

    /// What there is to say about a claim after its first sentence.
    fn more(self, claim: &Claim, mover: Side) -> Option<String> {
        let text = self.text;
        let [me, other] = [mover, mover.other()].map(|side| self.person(side));
        Some(capital(&match claim {
            Claim::GivesAbove { threat } => text.claim_gives_above_more(self.line(threat)),
            Claim::LeavesOpen { threat } => text.claim_leaves_open_more(self.line(threat)),
            Claim::TwoThreats { threats } => match &threats[..] {
                [lower, upper] if lower.at.column == upper.at.column => {
                    text.claim_two_threats_stacked(lower.at.column)
                }
                _ => {
                    let columns = self.columns(columns_of(threats), Text::columns_or);
                    text.claim_two_threats_more(me, columns, other)
                }
            },
            Claim::Stacked { threats } => {
                let rows = threats.iter().map(|threat| threat.at.row + 1);
                text.claim_stacked_more(rows.clone().min()?, rows.max()?)
            }
            Claim::MakesThreat { threats } => return self.makes_threats_more(threats),
            Claim::Forces { line, .. } => text.claim_forces_more(self.steps(line, mover)),
            Claim::Prevents { line, .. } => text.claim_prevents_more(self.steps(line, mover.other())),
            Claim::Prepares { line } => text.claim_prepares_more(self.steps(line, mover)),
            Claim::Wastes { threat } => text.claim_wastes_more(other, self.line(threat)),
            Claim::FollowUp { by, .. } => text.claim_follow_up_more(self.person(by.other())),
            Claim::Decides { winner, threats, without, .. } => {
                let without = match without {
                    0 => text.claim_without_draw(threats.len()),
                    _ => text.claim_without_win(threats.len(), self.person(winner.other())),
                };
                match &threats[..] {
                    [threat] if !threat.ready => format!("{} {without}", self.line_of(&threat.line)),
                    _ => without,
                }
            }
            Claim::Zugzwang { winner, threat } => match (winner, threat.at.row.is_multiple_of(2)) {
                (Side::First, true) => text.claim_zugzwang_odd().into(),
                (Side::Second, false) => text.claim_zugzwang_even().into(),
                // On a board where the other columns have an odd number of cells together.
                _ => return None,
            },
            Claim::RunsOut { loser, threats } => {
                let columns = self.columns(columns_of(threats), Text::columns_or);
                text.claim_runs_out_more(self.person(loser.other()), columns)
            }
            Claim::Holds { side, .. } => text.claim_without_win(1, self.person(side.other())),
            Claim::Avoid { side, .. } if *side == mover => text.claim_avoid_more(self.person(side.other())),
            Claim::Avoid { side, .. } => {
                text.claim_avoid_more_other(self.person(side.other()), self.person(*side))
            }
            _ => return None,
        }))
    }

    fn decides(self, winner: Side, threats: &[Threat], only: bool) -> String {
        let (text, columns) = (self.text, columns_of(threats));
        match threats {
            [threat] if only => text.claim_decides_only(self.whose(winner), self.place(threat.at)),
            [threat] if threat.ready => text.claim_decides(self.whose(winner), self.place(threat.at)),
            [threat] => text.claim_decides_chance(self.person(winner), self.place(threat.at)),
            _ if columns.len() == 1 => {
                text.claim_decides_stack(self.person(winner), self.columns(columns, Text::columns_and))
            }
            _ => text.claim_decides_together(self.person(winner), self.columns(columns, Text::columns_and)),
        }
    }

    fn worse(self, drawn: &[Column], lost: &[Column]) -> String {
        let listed = |columns: &[Column]| self.columns(columns.to_vec(), Text::columns_and);
        let draw = (!drawn.is_empty()).then(|| self.text.claim_worse_draw(drawn.len(), listed(drawn)));
        let lose = (!lost.is_empty()).then(|| self.text.claim_worse_lose(lost.len(), listed(lost)));
        self.text.in_a_row(draw.into_iter().chain(lose))
    }

    /// A side inside a sentence.
    pub(crate) fn person(self, side: Side) -> String {
        self.text.person(self.who(side))
    }

    /// Whose something is.
    pub(crate) fn whose(self, side: Side) -> String {
        self.text.person_whose(self.who(side))
    }

    /// Discs of both sides in turn, of which this side plays the first.
    fn steps(self, line: &[Cell], first: Side) -> String {
        let sides = [first, first.other()].into_iter().cycle();
        let step = |(side, cell): (Side, &Cell)| self.text.forced_step(self.person(side), cell.column);
        self.text.list(sides.zip(line).map(step))
    }

    /// A cell inside a sentence.
    pub(crate) fn place(self, cell: Cell) -> String {
        self.text.cell_place(cell.row + 1, cell.column)
    }

    /// The direction of a line inside a sentence.
    fn line(self, threat: &Threat) -> String {
        self.text.line_kind(direction(&threat.line))
    }

    /// These columns inside a sentence.
    pub(crate) fn columns(self, columns: Vec<Column>, join: fn(Text, String, Column) -> String) -> String {
        let Some((last, before)) = columns.split_last() else { return String::new() };
        match before {
            [] => last.to_string(),
            _ => join(self.text, self.text.list(before.iter().map(ToString::to_string)), *last),
        }
    }
}

/// Whether a claim is too long or too weak to be said of a reply in one sentence.
const fn is_quiet(claim: &Claim) -> bool {
    matches!(
        claim,
        Claim::Builds { .. }
            | Claim::Spoils { .. }
            | Claim::ShutsIn { .. }
            | Claim::Lines { .. }
            | Claim::OnlyMove { .. }
            | Claim::LastColumn { .. }
    )
}

/// The columns of these threats from the left, each once.
pub(crate) fn columns_of(threats: &[Threat]) -> Vec<Column> {
    let mut columns: Vec<Column> = threats.iter().map(|threat| threat.at.column).collect();
    columns.sort();
    columns.dedup();
    columns
}

fn first_column(threats: &[Threat]) -> Column {
    threats.first().map_or(Column::MIN, |threat| threat.at.column)
}

/// The column with which a sequence begins.
fn start(line: &[Cell]) -> Column {
    line.first().map_or(Column::MIN, |cell| cell.column)
}
