//! `four hint`: what to play, and why.

use std::fmt::Write as _;
use std::io::Write;

use four_engine::{Advice, Analyst, Assessment, Claim, CoachError, Control, Estimate, Headline, Remark};
use four_rules::{Column, Game, Side};
use four_text::{Coach, Text};
use serde_json::{Value, json};

use crate::cli::HintArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::lit_board::{Lights, lit_board};
use crate::load::load;
use crate::paragraph::wrapped;
use crate::progress::Progress;
use crate::terminal::wants_colour;

pub(crate) fn run(args: &HintArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let game = game(args)?;
    let progress = Progress::new(move || text.progress_thinking().into());
    let mut analyst = Analyst::new(args.coach.search.options(true));
    let control = Control::default();
    let hint = Hint { game: &game, text, colour: wants_colour(), verbose: args.coach.verbose };
    // The thing to see comes first; the rest may take longer.
    if !args.coach.json {
        match analyst.headline(&game, &control) {
            Ok(headline) => {
                write!(out, "{}", hint.headline(&headline))?;
                out.flush()?;
            }
            Err(CoachError::NotPlain | CoachError::TooHard) => {}
            Err(error) => return Err(error).about(args.what.display()),
        }
    }
    let assessed = analyst.assess(&game, &control).about(args.what.display())?;
    drop(progress);
    match assessed {
        Assessment::Proved(advice) if args.coach.json => writeln!(out, "{}", advice_json(&advice, text))?,
        Assessment::Proved(advice) => write!(out, "{}", hint.rest(&advice))?,
        Assessment::Estimated(estimate) if args.coach.json => {
            writeln!(out, "{}", estimate_json(&estimate, &game, text))?;
        }
        Assessment::Estimated(estimate) => write!(out, "{}", hint.estimate(&estimate))?,
    }
    Ok(ExitCode::Success)
}

/// The position to advise on; without an argument, the empty board.
fn game(args: &HintArgs) -> Result<Game, CommandError> {
    match args.what.is_empty() {
        true => args.coach.game.rules.parse().map(Game::new),
        false => load(&args.what, &args.coach.game).map(|loaded| loaded.position().clone()),
    }
}

/// A hint in text. The reader is the side to move.
struct Hint<'a> {
    game: &'a Game,
    text: Text,
    colour: bool,
    verbose: bool,
}

impl Hint<'_> {
    const fn coach(&self, by: Side) -> Coach {
        self.text.coach_for(Some(by))
    }

    fn board(&self, column: Option<Column>, claim: &Claim) -> String {
        let board = self.game.board();
        lit_board(board, &Lights::of_claim(board, column, claim), self.colour)
    }

    /// The board with the cells of the claim, the result, the best column and the thing to see.
    fn headline(&self, found: &Headline) -> String {
        let Headline { by, outlook, best, claim, .. } = found;
        let (text, coach) = (self.text, self.coach(*by));
        let mut said = self.board(Some(*best), claim);
        let outlook = coach.outlook(outlook, *by);
        let _ = writeln!(said, "{}", text.hint_outlook(text.side(*by), by.letter(), outlook));
        let _ = writeln!(said, "{}", text.hint_column(best));
        let claim = Remark { headline: claim.clone(), details: Vec::new() };
        let headline = wrapped(&coach.headline(&claim, *by), 2);
        let _ =
            writeln!(said, "{}", if self.colour { format!("\x1b[1m{headline}\x1b[0m") } else { headline });
        said
    }

    /// What follows the headline: one detail, or all of them.
    fn rest(&self, advice: &Advice) -> String {
        let (text, coach, mut said) = (self.text, self.coach(advice.by), String::new());
        let details = coach.details(&advice.remark, advice.by);
        let told = if self.verbose { details.len() } else { 1 };
        for detail in details.iter().take(told) {
            let _ = writeln!(said, "{}", wrapped(detail, 4));
        }
        if !self.verbose {
            if details.len() > 1 || !advice.traps.is_empty() {
                let _ = writeln!(said, "{}", text.hint_more());
            }
            return said;
        }
        if let [_, others @ ..] = &advice.best[..]
            && !others.is_empty()
        {
            let others: Vec<String> = others.iter().map(ToString::to_string).collect();
            let _ = writeln!(said, "{}", text.hint_as_good(others.join(" ")));
        }
        for (column, claim) in &advice.traps {
            let trap = text.coach_trap(column, coach.claim(claim, advice.by));
            let _ = writeln!(said, "{}", wrapped(&trap, 0));
        }
        let scores: Vec<String> =
            advice.columns.iter().map(|score| score.map_or(".".into(), |score| score.to_string())).collect();
        let _ = writeln!(said, "{}", text.hint_scores(scores.join(" ")));
        said
    }

    /// An estimate, which says that it is one.
    fn estimate(&self, estimate: &Estimate) -> String {
        let (text, by, result) = (self.text, self.game.turn(), &estimate.best);
        let (side, letter) = (text.side(by), by.letter());
        let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
        let best = line.first().map_or("", String::as_str);
        if result.depth == 0 {
            return text.hint_only(side, letter, best) + "\n";
        }
        let mut said = String::new();
        if let Some(remark) = &estimate.remark {
            let column = remark_column(estimate);
            said += &self.board(column, &remark.headline);
        }
        let value = match result.value.end() {
            Some(moves) if moves > 0 => text.hint_wins(side, letter, best, result.depth, moves),
            Some(moves) => text.hint_loses(side, letter, best, result.depth, -moves),
            None => {
                text.hint_points(side, letter, best, result.depth, format!("{:+}", result.value.points()))
            }
        };
        let _ = writeln!(said, "{}", wrapped(&value, 0));
        if let Some(remark) = &estimate.remark {
            let coach = self.coach(by);
            let _ = writeln!(said, "{}", wrapped(&coach.headline(remark, by), 2));
            let details = coach.details(remark, by);
            for detail in details.iter().take(if self.verbose { details.len() } else { 1 }) {
                let _ = writeln!(said, "{}", wrapped(detail, 4));
            }
        }
        let _ = writeln!(said, "{}", text.hint_line(line.join(" ")));
        let _ = writeln!(said, "{}", text.coach_estimate());
        said
    }
}

/// The column of the action that an estimate recommends.
fn remark_column(estimate: &Estimate) -> Option<four_rules::Column> {
    match estimate.best.line.first() {
        Some(four_rules::Action::Drop(column)) => Some(*column),
        _ => None,
    }
}

/// Claims with their sentences and the cells to light up.
pub(crate) fn claims_json<'a>(claims: impl Iterator<Item = &'a Claim>, by: Side, text: Text) -> Vec<Value> {
    let one = |claim: &Claim| {
        let lines: Vec<_> = claim.threats().into_iter().map(|threat| &threat.line).collect();
        json!({ "claim": claim, "text": text.claim(claim, by), "cells": claim.cells(), "lines": lines })
    };
    claims.map(one).collect()
}

fn advice_json(advice: &Advice, text: Text) -> Value {
    let traps: Vec<Value> = advice
        .traps
        .iter()
        .map(|(column, claim)| json!({ "column": column, "text": text.coach_trap(column, text.claim(claim, advice.by)) }))
        .collect();
    json!({
        "proved": true,
        "advice": advice,
        "text": text.headline(&advice.remark, advice.by),
        "details": text.details(&advice.remark, advice.by),
        "claims": claims_json(advice.remark.claims(), advice.by, text),
        "traps": traps,
    })
}

fn estimate_json(estimate: &Estimate, game: &Game, text: Text) -> Value {
    let (result, by) = (&estimate.best, game.turn());
    let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
    let remark = estimate.remark.as_ref();
    json!({
        "proved": false,
        "by": by,
        "best": line.first(),
        "line": line,
        "depth": result.depth,
        "nodes": result.nodes,
        "end": result.value.end(),
        "points": result.value.points(),
        "columns": estimate.columns,
        "note": text.coach_estimate(),
        "text": remark.map(|remark| text.headline(remark, by)),
        "details": remark.map(|remark| text.details(remark, by)),
        "claims": remark.map(|remark| claims_json(remark.claims(), by, text)),
    })
}
