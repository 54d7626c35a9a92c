//! What the engine claims, in sentences.

use four_engine::{Advice, Claim, CoachError, Grade, Outlook, Threat, Verdict};
use four_rules::{Cell, Column, Side};

use crate::Text;

/// A line of play longer than this is counted, not written out.
const SHOWN: usize = 10;

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

    /// Why a move was as good as it was, in sentences.
    #[must_use]
    pub fn verdict(self, verdict: &Verdict) -> String {
        self.claims(&verdict.claims, verdict.by)
    }

    /// Why the best move is best, in sentences.
    #[must_use]
    pub fn advice(self, advice: &Advice) -> String {
        self.claims(&advice.claims, advice.by)
    }

    /// Claims in sentences. `mover` is the side whose move they are about.
    #[must_use]
    pub fn claims(self, claims: &[Claim], mover: Side) -> String {
        claims.iter().map(|claim| self.claim(claim, mover)).collect::<Vec<_>>().join(" ")
    }

    /// A claim in one sentence or a few. `mover` is the side whose move it is about.
    #[must_use]
    pub fn claim(self, claim: &Claim, mover: Side) -> String {
        let (me, other) = (self.side(mover), self.side(mover.other()));
        match claim {
            Claim::Wins { threat } => self.claim_wins(cells(&threat.line)),
            Claim::Stops { threat } => self.claim_stops(other, threat.at),
            Claim::MissesWin { threat } => self.claim_misses_win(me, threat.at, cells(&threat.line)),
            Claim::GivesAbove { threat } => self.claim_gives_above(other, threat.at, cells(&threat.line)),
            Claim::LeavesOpen { threat } => self.claim_leaves_open(threat.at, other, cells(&threat.line)),
            Claim::TwoThreats { threats } => self
                .claim_two_threats(self.places(threats, |before, cell| self.cells_and(before, cell)), other),
            Claim::Forces { line, ends } if line.len() <= 1 => self.claim_wins_at(*ends),
            Claim::Forces { line, ends } => self.claim_forces(columns(line), me, *ends),
            Claim::Decides { winner, threats, without } => self.decides(*winner, threats, *without),
            Claim::RunsOut { loser, after, threats } => self.runs_out(*loser, after, threats),
            Claim::NoLineLeft { side } => self.claim_no_line_left(self.side(*side)),
            Claim::LastsLongest { ends } => self.claim_lasts_longest(*ends),
            Claim::OnlyMove => self.claim_only_move().into(),
            Claim::Answer { column, because } => {
                self.because(self.claim_answer(other, *column), because, mover.other())
            }
            Claim::Better { column, score, ends, because } => {
                let better = match score.signum() {
                    1 => self.claim_better_wins(*column, *ends),
                    0 => self.claim_better_draws(*column),
                    _ => self.claim_better_lasts(*column, *ends),
                };
                self.because(better, because, mover)
            }
        }
    }

    fn because(self, claim: String, because: &[Claim], mover: Side) -> String {
        if because.is_empty() { claim } else { format!("{claim} {}", self.claims(because, mover)) }
    }

    fn decides(self, winner: Side, threats: &[Threat], without: i32) -> String {
        let (name, count) = (self.side(winner), threats.len());
        let described = threats
            .iter()
            .map(|threat| self.threat(threat))
            .reduce(|before, threat| self.threats_together(before, threat))
            .unwrap_or_default();
        match without {
            0 => self.claim_decides_draw(name, described, count),
            _ => self.claim_decides_loss(name, described, count, self.side(winner.other())),
        }
    }

    /// A cell where not all of the line is there is not a threat yet.
    fn threat(self, Threat { at, line, ready }: &Threat) -> String {
        let parity = if at.row.is_multiple_of(2) { "odd" } else { "even" };
        match ready {
            true => self.threat_ready(parity, at, cells(line)),
            false => self.threat_chance(parity, at, cells(line)),
        }
    }

    fn runs_out(self, loser: Side, after: &[Column], threats: &[Threat]) -> String {
        let [name, winner] = [loser, loser.other()].map(|side| self.side(side));
        let places = self.places(threats, |before, cell| self.cells_or(before, cell));
        match after.len() {
            0 => self.claim_runs_out(name, winner, places),
            1..=SHOWN => self.claim_runs_out_after(name, columns(after), winner, places),
            discs => self.claim_runs_out_later(name, discs, winner, places),
        }
    }

    fn places(self, threats: &[Threat], join: impl Fn(String, Cell) -> String) -> String {
        let mut cells = threats.iter().map(|threat| threat.at);
        let first = cells.next().map(|cell| cell.to_string()).unwrap_or_default();
        cells.fold(first, join)
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

fn cells(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

fn columns(columns: &[Column]) -> String {
    columns.iter().map(|column| column.symbol()).collect()
}
