//! What the engine finds about a position and its moves, and how pages show it.

use four_engine::{Analyst, Claim, CoachError, Estimate, Grade, Headline, Remark, Verdict};
use four_rules::{Action, Cell, Column, Game, PerSide, Side};
use four_session::GameSession;
use four_session::analysis::{Finding, Question};
use four_session::settings::Scores;
use four_text::{Coach, Text};
use ratatui::buffer::Buffer;
use ratatui::style::Style;

use crate::board::{BoardArea, Drawing};
use crate::details::Details;
use crate::shared::Shared;
use crate::theme::{Ink, Palette};
use crate::widgets::{Remark as Said, with_spinner};

/// What the analyst has found about the position of a game and the last move.
#[derive(Default)]
pub(crate) struct CoachNotes {
    /// The verdict on a person's last move, by the number of that action.
    verdict: Option<(usize, Result<Verdict, CoachError>)>,
    /// What to play now.
    finding: Option<Finding>,
    /// Whether the player has asked for a hint.
    pub(crate) hint: bool,
    /// Whether the player has asked for all that is known, and not for the headline alone.
    pub(crate) details: Details,
    /// Whether the free cells where a side could make a line are shown.
    pub(crate) shows_threats: bool,
    /// The side that the coach calls "you": that of the only person here.
    reader: Option<Side>,
}

impl CoachNotes {
    /// Starts on a new position: asks the analyst about it.
    pub(crate) fn begin(&mut self, session: &dyn GameSession, shared: &mut Shared) {
        (self.finding, self.hint) = (None, false);
        self.details.close();
        self.reader = session.reader();
        self.ask(session, shared);
    }

    /// Asks the analyst for what the settings or a hint need and is not known yet.
    pub(crate) fn ask(&mut self, session: &dyn GameSession, shared: &mut Shared) {
        let Some(game) = session.log().map(|log| log.game()) else { return };
        let to_judge = session.last_human_move().filter(|_| shared.settings.coach);
        let judged = self.verdict.as_ref().map(|(number, _)| *number);
        if to_judge.as_ref().is_none_or(|(number, ..)| judged != Some(*number)) {
            self.verdict = None;
        }
        let last = to_judge.filter(|_| self.verdict.is_none());
        let last = last.map(|(_, game, column)| Box::new((game, column)));
        let wanted = shared.settings.scores != Scores::Off || self.hint;
        let unknown = matches!(self.finding, None | Some(Finding::Headline(_)));
        let wanted = wanted && game.outcome().is_none() && unknown;
        let now = wanted.then(|| Box::new(game.clone()));
        match last.is_some() || now.is_some() {
            true => shared.analyst.ask(Question::Position { last, now, headline_first: self.hint }),
            false => shared.analyst.cancel(),
        }
    }

    /// Notes what the analyst has found.
    pub(crate) fn found(&mut self, session: &dyn GameSession, finding: Finding) {
        match finding {
            Finding::Move(_, verdict) => {
                self.verdict = session.last_human_move().map(|(number, ..)| (number, verdict));
            }
            finding => self.finding = Some(finding),
        }
    }

    /// The verdict on the last move.
    pub(crate) fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref().and_then(|(_, verdict)| verdict.as_ref().ok())
    }

    /// What is known about the position.
    pub(crate) const fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    /// The column of the hint, if the player has asked for one.
    pub(crate) fn hinted(&self) -> Option<Column> {
        best_column(self.finding()).filter(|_| self.hint)
    }

    /// The remark that is shown, and whose move it is about: the hint, or else the verdict on the last move.
    fn remark(&self, shared: &Shared) -> Option<(&Remark, Side)> {
        match self.finding() {
            Some(Finding::Advice(advice)) if self.hint => Some((&advice.remark, advice.by)),
            _ => {
                let verdict = self.verdict().filter(|_| shared.settings.coach && !self.hint)?;
                Some((&verdict.remark, verdict.by))
            }
        }
    }

    /// The cells that the headline of the remark speaks of; none if a disc of the other side has settled the matter since.
    pub(crate) fn lit(&self, game: Option<&Game>, shared: &Shared) -> Vec<Cell> {
        let claim = match (self.finding(), self.remark(shared)) {
            (Some(Finding::Headline(headline)), _) if self.hint => &headline.claim,
            (_, Some((remark, _))) => &remark.headline,
            _ => return Vec::new(),
        };
        let cells = lit_by(claim);
        let mover = self.verdict().filter(|_| !self.hint).map(|verdict| verdict.by);
        match game.zip(mover).is_some_and(|(game, mover)| is_settled(&cells, mover, game)) {
            true => Vec::new(),
            false => cells,
        }
    }

    /// The cells where each side could make a line, if they are to be shown.
    pub(crate) fn threats(&self, game: Option<&Game>) -> PerSide<Vec<Cell>> {
        let game = game.filter(|game| self.shows_threats && game.outcome().is_none());
        game.map(threats).unwrap_or_default()
    }

    /// Whether there is more to say than the headline.
    pub(crate) fn has_more(&self, shared: &Shared) -> bool {
        let coach = self.coach(shared.text);
        let more = match (self.finding(), self.remark(shared)) {
            // The note that it is an estimate.
            (Some(Finding::Estimate(_)), _) if self.hint => true,
            (_, Some((remark, mover))) => !coach.details(remark, mover).is_empty(),
            _ => false,
        };
        self.details.can_turn(more)
    }

    const fn coach(&self, text: Text) -> Coach {
        text.coach_for(self.reader)
    }

    /// The verdict on the last move in words: a title, and the reasons.
    pub(crate) fn verdict_text(&self, verdict: &Verdict, text: Text) -> (String, String) {
        let coach = self.coach(text);
        (
            verdict_title(verdict, coach, text),
            remark_text(&verdict.remark, verdict.by, self.details.is_open(), coach),
        )
    }

    /// The hint in words.
    pub(crate) fn hint_text(&self, by: Side, shared: &Shared) -> String {
        let said =
            finding_text(self.finding(), by, self.details.is_open(), self.coach(shared.text), shared.text);
        said.unwrap_or_else(|| with_spinner(shared, shared.text.looking()))
    }

    /// What the coach says now: the hint, or else the verdict on the last move and what has become of it. `game` is the game
    /// now. A hint stands alone: a verdict is about another moment, and the two would seem to contradict each other.
    pub(crate) fn said(&self, game: &Game, begun: bool, shared: &Shared) -> Vec<Said> {
        let (palette, text) = (shared.palette(), shared.text);
        if self.hint {
            return vec![(self.hint_text(game.turn(), shared), palette.text(Ink::Accent))];
        }
        match &self.verdict {
            _ if !shared.settings.coach => Vec::new(),
            Some((_, Ok(verdict))) => {
                let (title, why) = self.verdict_text(verdict, text);
                let mut said = vec![(title, grade_style(palette, verdict.grade)), (why, palette.plain())];
                said.extend(self.attack_now(verdict, game, text).map(|now| (now, palette.plain())));
                said
            }
            Some((_, Err(error))) => vec![(text.coach_silence(*error), palette.quiet())],
            None if shared.analyst.is_busy() && begun => {
                vec![(with_spinner(shared, text.looking()), palette.quiet())]
            }
            None => Vec::new(),
        }
    }

    /// What has become of the attack that the last move prepared, or of the line that it builds: the other side has stopped it, or
    /// it works.
    fn attack_now(&self, verdict: &Verdict, game: &Game, text: Text) -> Option<String> {
        if game.outcome().is_some() || game.turn() != verdict.by {
            return None;
        }
        let other = self.coach(text).who(verdict.by.other());
        match &verdict.remark.headline {
            Claim::Prepares { line } => {
                let column = line.first()?.column;
                Some(match Analyst::attack_works(game, column) {
                    true => text.attack_works(column),
                    false => text.attack_stopped(other, column),
                })
            }
            Claim::Builds { line, .. } if is_settled(line, verdict.by, game) => {
                Some(text.attack_stopped(other, game.view().last?.column))
            }
            _ => None,
        }
    }

    /// What the side to move must see before anything else, if the coach is on: that it can win, or where it would lose.
    pub(crate) fn alarm(&self, game: &Game, shared: &Shared) -> Option<String> {
        let (text, by) = (shared.text, game.turn());
        let ready = |side: Side| -> Vec<String> {
            let threats = game.board().threats(side);
            let lands = |cell: &Cell| game.board().landing(cell.column) == Some(*cell);
            threats.filter(lands).map(|cell| cell.column.to_string()).collect()
        };
        let plain = Analyst::can_judge(game) && game.outcome().is_none();
        if !shared.settings.coach || self.hint || !plain {
            return None;
        }
        let (own, other) = (ready(by), ready(by.other()));
        match (own.is_empty(), other.is_empty()) {
            (false, _) => Some(text.alarm_win(self.coach(text).who(by))),
            (true, false) => {
                let who = self.coach(text).who(by.other());
                Some(text.alarm_loss(other.len(), who, other.join(", ")))
            }
            (true, true) => None,
        }
    }
}

/// Whether the last disc is one of the other side's in these cells, which a sentence about a move of `mover` speaks of.
fn is_settled(cells: &[Cell], mover: Side, game: &Game) -> bool {
    let last = game.view().last;
    last.is_some_and(|last| cells.contains(&last) && game.board().at(last) == Some(mover.other()))
}

/// The free cells where each side could make a line.
pub(crate) fn threats(game: &Game) -> PerSide<Vec<Cell>> {
    PerSide(Side::BOTH.map(|side| game.board().threats(side).collect()))
}

/// The cells that a claim speaks of, and the lines that they complete.
pub(crate) fn lit_by(claim: &Claim) -> Vec<Cell> {
    let lines = claim.threats().into_iter().flat_map(|threat| threat.line.iter().copied());
    let mut cells: Vec<Cell> = claim.cells().into_iter().chain(lines).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Who moved, the column and the grade of the move.
pub(crate) fn verdict_title(verdict: &Verdict, coach: Coach, text: Text) -> String {
    text.verdict_title(coach.who(verdict.by), verdict.column, text.grade(verdict.grade))
}

pub(crate) fn grade_style(palette: Palette, grade: Grade) -> Style {
    match grade {
        Grade::Best | Grade::Fine => palette.text(Ink::Good),
        Grade::Inaccuracy => palette.text(Ink::Accent),
        Grade::Mistake | Grade::Blunder => palette.text(Ink::Bad),
    }
}

/// The column of the best move, if it is known and has one.
fn best_column(finding: Option<&Finding>) -> Option<Column> {
    match finding? {
        Finding::Headline(headline) => Some(headline.best),
        Finding::Advice(advice) => advice.best.first().copied(),
        Finding::Estimate(estimate) => estimate.best.line.first().and_then(|action| match action {
            Action::Drop(column) | Action::Pop(column) => Some(*column),
            _ => None,
        }),
        _ => None,
    }
}

/// A remark in words: its headline, or with `more` all of it.
pub(crate) fn remark_text(remark: &Remark, mover: Side, more: bool, coach: Coach) -> String {
    let mut sentences = vec![coach.headline(remark, mover)];
    if more {
        sentences.extend(coach.details(remark, mover));
    }
    sentences.join(" ")
}

/// What is known about a position, in words: what to play first, then why. With `more` all that is known. `by` is the
/// side to move.
pub(crate) fn finding_text(
    finding: Option<&Finding>,
    by: Side,
    more: bool,
    coach: Coach,
    text: Text,
) -> Option<String> {
    match finding? {
        Finding::Headline(Headline { by, outlook, best, claim, .. }) => {
            let remark = Remark { headline: claim.clone(), details: Vec::new() };
            let best = text.hint_best(best, coach.headline(&remark, *by));
            Some(format!("{best} {}", coach.say_outlook(outlook, *by)))
        }
        Finding::Advice(advice) => {
            let why = remark_text(&advice.remark, advice.by, more, coach);
            let best = text.hint_best(advice.best.first()?, why);
            Some(format!("{best} {}", coach.say_outlook(&advice.outlook, advice.by)))
        }
        Finding::Estimate(estimate) => Some(estimate_text(estimate, by, more, coach, text)),
        _ => None,
    }
}

/// An estimate in words. With `more` it says that it is one.
fn estimate_text(estimate: &Estimate, by: Side, more: bool, coach: Coach, text: Text) -> String {
    let advice = estimate.best.line.first().map(|action| match action {
        Action::Drop(column) => text.hint_try(column),
        action => text.hint_do(action.to_string()),
    });
    let why = estimate.remark.as_ref().map(|remark| remark_text(remark, by, more, coach));
    let note = more.then(|| text.coach_estimate().to_owned());
    advice.into_iter().chain(why).chain(note).collect::<Vec<_>>().join(" ")
}

/// Draws on the board what each column is worth.
pub(crate) fn draw_scores(
    buffer: &mut Buffer,
    drawing: &Drawing<'_>,
    place: BoardArea,
    finding: Option<&Finding>,
    shared: &Shared,
) {
    let (columns, proved) = match finding {
        Some(Finding::Advice(advice)) => (&advice.columns, true),
        Some(Finding::Estimate(estimate)) => (&estimate.columns, false),
        _ => return,
    };
    let max = columns.iter().flatten().map(|score| score.abs()).max().unwrap_or(1).max(1);
    let width: usize = drawing.score_width().into();
    // Bars beside some of the numbers alone would be hard to compare.
    let fits = |score: &i32| score_number(*score, proved).chars().count() < width;
    let shown = match shared.settings.scores {
        Scores::Both if !columns.iter().flatten().all(fits) => Scores::Numbers,
        shown => shown,
    };
    for (number, score) in columns.iter().enumerate() {
        let Some((column, score)) = Column::new(number).zip(*score) else { continue };
        let text = score_text(score, max, proved, shown, width);
        drawing.draw_score(place, buffer, column, &text, score_ink(score));
    }
}

const fn score_ink(score: i32) -> Ink {
    match score {
        1.. => Ink::Good,
        0 => Ink::Neutral,
        _ => Ink::Loses,
    }
}

/// A score as a number. An estimate that is almost certain is a mark instead, the same in every language: ✓ wins, ✗ loses.
fn score_number(score: i32, proved: bool) -> String {
    match score {
        _ if !proved && score > Estimate::SURE => "✓".into(),
        _ if !proved && score < -Estimate::SURE => "✗".into(),
        0 => "0".into(),
        _ => format!("{score:+}"),
    }
}

/// A score as a number, as a bar, or as both if they fit into `width` characters. The bar is full at `max` and empty at `-max`. A
/// number that does not fit is its sign alone.
fn score_text(score: i32, max: i32, proved: bool, shown: Scores, width: usize) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let number = score_number(score, proved);
    let letters = number.chars().count();
    let height = (score as f32 / max as f32 + 1.0) / 2.0 * 7.0;
    let bar = BARS[(height.round() as usize).min(7)];
    match shown {
        Scores::Off => String::new(),
        Scores::Bars => bar.to_string(),
        Scores::Both if letters < width => format!("{number}{bar}"),
        Scores::Numbers | Scores::Both if letters <= width => number,
        Scores::Numbers | Scores::Both => number.chars().take(1).collect(),
    }
}

#[cfg(test)]
mod tests {
    use four_rules::{Log, Rules};

    use super::*;

    #[test]
    fn an_attack_that_was_prepared_works_or_was_stopped() {
        let works = |moves: &str| {
            let log = Log::from_moves(Rules::default(), moves).expect("moves");
            Analyst::attack_works(log.game(), Column::new(4).expect("column 5"))
        };
        assert!(works("4737"), "nobody stopped it");
        assert!(!works("4732"), "a disc in column 2 stopped it");
    }

    #[test]
    fn a_disc_of_the_other_side_settles_a_line() {
        let line: Vec<Cell> =
            ["71", "62", "53", "44"].iter().map(|cell| cell.parse().expect("a cell")).collect();
        let settled = |moves: &str| {
            let log = Log::from_moves(Rules::default(), moves).expect("moves");
            is_settled(&line, Side::First, log.game())
        };
        assert!(!settled("4574646"), "the line can still be made");
        assert!(settled("45746464"), "Yellow has taken its last cell");
        assert!(!settled("45746463"), "Yellow has played elsewhere");
    }

    #[test]
    fn scores_never_run_together() {
        for shown in [Scores::Numbers, Scores::Bars, Scores::Both] {
            for width in 1..=6 {
                for score in [-999, -18, -2, 0, 7, 18, 120] {
                    let text = score_text(score, 999, true, shown, width);
                    assert!((1..=width).contains(&text.chars().count()), "{text:?} in {width}");
                }
            }
        }
        assert_eq!(score_text(18, 18, true, Scores::Numbers, 3), "+18");
        assert_eq!(score_text(18, 18, true, Scores::Numbers, 2), "+");
        assert_eq!(score_text(-2, 18, true, Scores::Both, 3), "-2▄");
        assert_eq!(score_text(998, 998, false, Scores::Numbers, 3), "✓");
    }
}
