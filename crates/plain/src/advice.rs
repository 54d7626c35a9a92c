//! The coach in sentences: what to play, the score of each column, how good a move was.

use four_engine::{Advice, CoachError, Estimate, Outlook, Verdict};
use four_rules::{Column, Game};
use four_session::analysis::{Finding, Question};
use four_text::Text;

use super::narrate::Narrator;

/// The question what to play now.
pub(super) fn what_to_play(game: &Game) -> Question {
    Question::Position { last: None, now: Some(Box::new(game.clone())), headline_first: false }
}

/// What to play, and why.
pub(super) fn hint(finding: Option<&Finding>, game: &Game, narrator: &Narrator<'_>) -> String {
    let text = narrator.text;
    match finding {
        Some(Finding::Advice(advice)) if advice.by == game.turn() => advised(advice, text),
        // The rules ask whether to undo or block; the advice is about the game after a "no".
        Some(Finding::Advice(advice)) => text.plain_if_it_stands(text.outlook(&advice.outlook, advice.by)),
        Some(Finding::Estimate(estimate)) => estimated(estimate, narrator),
        _ => text.coach_silent_rules().to_owned(),
    }
}

fn advised(advice: &Advice, text: Text) -> String {
    let mut lines = vec![text.say_outlook(&advice.outlook, advice.by)];
    if let Some((best, others)) = advice.best.split_first() {
        lines.push(text.hint_best(best, text.advice(advice)));
        if !others.is_empty() {
            lines.push(text.plain_as_good(listed(others)));
        }
    }
    for (column, claim) in &advice.traps {
        lines.push(text.plain_not_column(column, text.claim(claim, advice.by)));
    }
    lines.join("\n")
}

fn estimated(estimate: &Estimate, narrator: &Narrator<'_>) -> String {
    let text = narrator.text;
    let best = estimate.best.line.first().map(|action| text.action(*action)).unwrap_or_default();
    let value = match estimate.best.value.end() {
        _ if estimate.best.depth == 0 => text.plain_only_move().to_owned(),
        Some(moves) if moves > 0 => text.plain_wins_in(moves),
        Some(moves) => text.plain_loses_in(-moves),
        None => text.plain_points(signed(estimate.best.value.points())),
    };
    format!("{} {value}", text.hint_do(best))
}

/// The score of each column for the side to act.
pub(super) fn scores(finding: Option<&Finding>, narrator: &Narrator<'_>, game: &Game) -> String {
    let text = narrator.text;
    let (columns, is_estimate) = match finding {
        Some(Finding::Advice(advice)) if advice.by == game.turn() => (&advice.columns, false),
        Some(Finding::Estimate(estimate)) => (&estimate.columns, true),
        _ => return text.plain_no_scores().to_owned(),
    };
    let sure = if is_estimate { Estimate::SURE } else { 0 };
    let best = columns.iter().flatten().max();
    let one = |(column, score): (Column, &Option<i32>)| {
        let Some(score) = score else { return text.plain_score_none(column) };
        let result = match *score {
            score if score > sure => text.plain_score_wins(),
            score if score < -sure => text.plain_score_loses(),
            _ if is_estimate => text.plain_score_open(),
            _ => text.plain_score_draws(),
        };
        match Some(score) == best {
            true => text.plain_score_best(column, result, signed(*score)),
            false => text.plain_score(column, result, signed(*score)),
        }
    };
    let said: Vec<String> = game.board().columns().zip(columns).map(one).collect();
    text.plain_scores(text.side(game.turn()), said.join("; "))
}

/// A number with its sign; 0 has none.
fn signed(number: i32) -> String {
    if number == 0 { "0".to_owned() } else { format!("{number:+}") }
}

/// How good a move was.
pub(super) fn verdict(verdict: &Verdict, narrator: &Narrator<'_>) -> String {
    let text = narrator.text;
    let outlook = text.outlook(&verdict.after, verdict.by);
    let said = text.plain_verdict(verdict.column, text.grade(verdict.grade), outlook);
    format!("{said} {}", text.verdict(verdict)).trim_end().to_owned()
}

/// Why a move was not judged.
pub(super) fn coach_error(why: CoachError, text: Text) -> String {
    match why {
        CoachError::Unplayable(column) => text.say_mistake_column_full(column),
        CoachError::Over | CoachError::Stopped => text.say_refusal_game_over().to_owned(),
        CoachError::NotPlain | CoachError::TooHard => text.coach_silence(why),
    }
}

/// A result in a word.
pub(super) fn result(outlook: Outlook, text: Text) -> &'static str {
    match outlook.score.signum() {
        1 => text.plain_score_wins(),
        0 => text.plain_score_draws(),
        _ => text.plain_score_loses(),
    }
}

/// Columns, one after another.
pub(super) fn listed(columns: &[Column]) -> String {
    columns.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
