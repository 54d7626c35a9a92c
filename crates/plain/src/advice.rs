//! What the coach says, in lines: what to play, what every column is worth, how good a move was.

use four_engine::{Advice, CoachError, Estimate, Outlook, Verdict};
use four_rules::{Column, Game};

use super::narrate::Narrator;
use four_session::analysis::{Finding, Question};
use four_text::terminal::{Words, fill, first_capital};

/// The question about what to do in a game.
pub(super) fn what_to_do(game: &Game) -> Question {
    Question::Position { last: None, now: Some(Box::new(game.clone())) }
}

/// What to do.
pub(super) fn hint(finding: Option<&Finding>, game: &Game, narrator: &Narrator<'_>) -> String {
    let words = narrator.words;
    match finding {
        Some(Finding::Advice(advice)) if advice.by == game.turn() => advised(advice, words),
        // The game asks a question, and what can be proved is what comes of "no".
        Some(Finding::Advice(advice)) => {
            fill(words.plain_if_it_stands, &[&advice.outlook.say(advice.by, words.spoken)])
        }
        Some(Finding::Estimate(estimate)) => opined(estimate, narrator),
        _ => words.coach_silent.to_owned() + ".",
    }
}

fn advised(advice: &Advice, words: &Words) -> String {
    let outlook = advice.outlook.say(advice.by, words.spoken);
    let mut lines = vec![format!("{}.", first_capital(&outlook))];
    if let Some((best, others)) = advice.best.split_first() {
        lines.push(fill(words.hint_best, &[best, &advice.say(words.spoken)]));
        if !others.is_empty() {
            lines.push(fill(words.plain_as_good, &[&listed(others)]));
        }
    }
    for (column, claim) in &advice.traps {
        lines.push(fill(words.plain_not_column, &[column, &claim.say(advice.by, words.spoken)]));
    }
    lines.join("\n")
}

fn opined(estimate: &Estimate, narrator: &Narrator<'_>) -> String {
    let words = narrator.words;
    let best = estimate.best.line.first().map(|command| words.act(*command)).unwrap_or_default();
    let value = match estimate.best.value.end() {
        _ if estimate.best.depth == 0 => words.plain_only_move.to_owned(),
        Some(moves) if moves > 0 => fill(words.plain_wins_in, &[&moves]),
        Some(moves) => fill(words.plain_loses_in, &[&-moves]),
        None => fill(words.plain_points, &[&signed(estimate.best.value.points())]),
    };
    format!("{} {}", fill(words.hint_do, &[&best]), first_capital(&value))
}

/// What every column is worth to the side to act.
pub(super) fn scores(finding: Option<&Finding>, narrator: &Narrator<'_>, game: &Game) -> String {
    let words = narrator.words;
    let (columns, judged) = match finding {
        Some(Finding::Advice(advice)) if advice.by == game.turn() => (&advice.columns, false),
        Some(Finding::Estimate(estimate)) => (&estimate.columns, true),
        _ => return words.plain_no_scores.to_owned(),
    };
    let sure = if judged { Estimate::SURE } else { 0 };
    let best = columns.iter().flatten().max();
    let one = |(column, score): (Column, &Option<i32>)| {
        let Some(score) = score else { return fill(words.plain_score_none, &[&column]) };
        let word = match *score {
            score if score > sure => words.plain_score_wins,
            score if score < -sure => words.plain_score_loses,
            _ if judged => words.plain_score_open,
            _ => words.plain_score_draws,
        };
        let best = if Some(score) == best { words.plain_score_best } else { "" };
        fill(words.plain_score, &[&column, &word, &signed(*score), &best])
    };
    let said: Vec<String> = game.board().columns().zip(columns).map(one).collect();
    fill(words.plain_scores, &[&narrator.name(game.turn()), &said.join("; ")])
}

/// A number with its sign, if it has one.
fn signed(number: i32) -> String {
    if number == 0 { "0".to_owned() } else { format!("{number:+}") }
}

/// How good a move was.
pub(super) fn verdict(verdict: &Verdict, narrator: &Narrator<'_>) -> String {
    let (words, language) = (narrator.words, narrator.words.spoken);
    let outlook = verdict.after.say(verdict.by, language);
    let said = fill(words.plain_verdict, &[&verdict.column, &verdict.grade.word(language), &outlook]);
    format!("{said} {}", verdict.say(language)).trim_end().to_owned()
}

/// Why a move was not judged.
pub(super) fn speechless(why: CoachError, words: &Words) -> String {
    match why {
        CoachError::NotPlain => format!("{}.", words.coach_silent),
        CoachError::TooHard => words.plain_too_hard.to_owned(),
        CoachError::Unplayable(column) => format!("{}.", first_capital(&fill(words.column_full, &[&column]))),
        CoachError::Over | CoachError::Stopped => format!("{}.", first_capital(words.game_over)),
    }
}

/// A result in a word.
pub(super) const fn result(outlook: Outlook, words: &Words) -> &'static str {
    match outlook.score.signum() {
        1 => words.plain_score_wins,
        0 => words.plain_score_draws,
        _ => words.plain_score_loses,
    }
}

/// Columns, one after another.
pub(super) fn listed(columns: &[Column]) -> String {
    columns.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
