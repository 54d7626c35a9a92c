//! `four hint`: what to play, and why.

use std::fmt::Write as _;
use std::io::Write;

use four_engine::{Advice, Analyst, Assessment, Control, SearchResult};
use four_rules::Game;
use four_text::Text;
use serde_json::json;

use crate::cli::HintArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::load::load;
use crate::paragraph::wrapped;
use crate::progress::Progress;

pub(crate) fn run(args: &HintArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let game = game(args)?;
    let _progress = Progress::new(move || text.progress_thinking().into());
    let assessed = Analyst::new(args.coach.search.options(true)).assess(&game, &Control::default());
    match assessed.about(args.what.display())? {
        Assessment::Proved(advice) if args.coach.json => writeln!(out, "{}", advice_json(&advice, text))?,
        Assessment::Proved(advice) => write!(out, "{}", advice_text(&advice, text))?,
        Assessment::Estimated(estimate) if args.coach.json => {
            writeln!(out, "{}", result_json(&estimate.best, &game))?;
        }
        Assessment::Estimated(estimate) => write!(out, "{}", result_text(&estimate.best, &game, text))?,
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

fn advice_text(advice: &Advice, text: Text) -> String {
    let (side, letter) = (text.side(advice.by), advice.by.letter());
    let mut said = text.hint_outlook(side, letter, text.outlook(&advice.outlook, advice.by)) + "\n";
    if let Some((best, others)) = advice.best.split_first() {
        let others: Vec<String> = others.iter().map(ToString::to_string).collect();
        let best = match others.is_empty() {
            true => text.hint_column(best),
            false => text.hint_columns(best, others.join(" ")),
        };
        let _ = writeln!(said, "{best}");
    }
    let _ = writeln!(said, "{}", wrapped(&text.headline(&advice.remark, advice.by), 2));
    for detail in text.details(&advice.remark, advice.by) {
        let _ = writeln!(said, "{}", wrapped(&detail, 4));
    }
    for (column, claim) in &advice.traps {
        let trap = text.coach_trap(column, text.claim(claim, advice.by));
        let _ = writeln!(said, "{}", wrapped(&trap, 0));
    }
    let scores: Vec<String> =
        advice.columns.iter().map(|score| score.map_or(".".into(), |score| score.to_string())).collect();
    let _ = writeln!(said, "{}", text.hint_scores(scores.join(" ")));
    said
}

fn advice_json(advice: &Advice, text: Text) -> serde_json::Value {
    json!({
        "proved": true,
        "advice": advice,
        "text": text.headline(&advice.remark, advice.by),
        "details": text.details(&advice.remark, advice.by),
    })
}

fn result_text(result: &SearchResult, game: &Game, text: Text) -> String {
    let (side, letter) = (text.side(game.turn()), game.turn().letter());
    let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
    let best = line.first().map_or("", String::as_str);
    if result.depth == 0 {
        return text.hint_only(side, letter, best) + "\n";
    }
    let said = match result.value.end() {
        Some(moves) if moves > 0 => text.hint_wins(side, letter, best, result.depth, moves),
        Some(moves) => text.hint_loses(side, letter, best, result.depth, -moves),
        None => text.hint_points(side, letter, best, result.depth, format!("{:+}", result.value.points())),
    };
    format!("{said}\n{}\n", text.hint_line(line.join(" ")))
}

fn result_json(result: &SearchResult, game: &Game) -> serde_json::Value {
    let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
    json!({
        "proved": false,
        "by": game.turn(),
        "best": line.first(),
        "line": line,
        "depth": result.depth,
        "nodes": result.nodes,
        "end": result.value.end(),
        "points": result.value.points(),
    })
}
