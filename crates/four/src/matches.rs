//! `four match`: two levels against each other, and how much stronger one is.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use four_engine::{Control, Match, Tally};
use four_rules::Log;
use four_text::Text;

use crate::bench::quantile;
use crate::cli::MatchArgs;
use crate::error::CommandError;
use crate::exit_code::ExitCode;
use crate::paragraph::right;
use crate::progress::Progress;
use crate::solve::threads;

pub(crate) fn run(args: &MatchArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let series = Match {
        rules: args.rules,
        levels: [args.first, args.second],
        games: args.games,
        seed: args.seed,
        threads: threads(args.threads),
    };
    let mut results = play(&series, text);
    if args.show_games {
        for moves in results.games.iter().flatten() {
            writeln!(out, "{moves}")?;
        }
    }
    report(&series, &results, text, out)?;
    let levels = if args.first == args.second { 1 } else { 2 };
    for (level, times) in series.levels.iter().zip(&mut results.times).take(levels) {
        times.sort_unstable();
        let [median, most, longest] = [0.5, 0.99, 1.0].map(|part| format!("{:.1}", quantile(times, part)));
        let name = text.match_time_of(level.to_string());
        writeln!(out, "{name:>14}: {}", text.match_times(median, most, longest))?;
    }
    Ok(ExitCode::Success)
}

/// What came out of the games of a match.
struct Results {
    /// For the first level: the games in which it moved first, and the others.
    tallies: [Tally; 2],
    /// How long each level took for its moves.
    times: [Vec<Duration>; 2],
    /// The moves of each game.
    games: Vec<Option<String>>,
}

fn play(series: &Match, text: Text) -> Results {
    let [one, two] = series.levels;
    let (done, all) = (Arc::new(AtomicU32::new(0)), series.games);
    let _progress = Progress::new({
        let done = Arc::clone(&done);
        move || text.progress_match(one.to_string(), two.to_string(), done.load(Relaxed), all)
    });
    let mut results = Results {
        tallies: [Tally::default(); 2],
        times: [Vec::new(), Vec::new()],
        games: vec![None; all as usize],
    };
    series.run(&Control::default(), |played| {
        done.fetch_add(1, Relaxed);
        results.tallies[played.first].count(played.points());
        for (all, fresh) in results.times.iter_mut().zip(&played.times) {
            all.extend_from_slice(fresh);
        }
        if let Some(place) = results.games.get_mut(played.number as usize) {
            *place = Some(played.log.to_moves().unwrap_or_else(|| notation(&played.log)));
        }
    });
    results
}

fn report(series: &Match, results: &Results, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let [one, two] = series.levels.map(|level| level.to_string());
    let [first, second] = results.tallies;
    let all = first + second;
    let rules = series.rules.values().to_string();
    writeln!(out, "{}", text.match_heading(one, two, all.games(), rules, series.seed))?;
    for (name, tally) in [(text.match_first(), first), (text.match_second(), second), (text.match_all(), all)]
    {
        let score = format!("{:.1}", 100.0 * tally.score());
        let Tally { wins, ties, losses } = tally;
        writeln!(out, "{}: {}", right(name, 14), text.match_tally(wins, ties, losses, score))?;
    }
    let (elo, least, most) = Tally::elo(results.tallies);
    let elo = match elo.is_finite() {
        true => text.match_elo(points(elo), points(least), points(most)),
        false => text.match_no_elo().into(),
    };
    Ok(writeln!(out, "{:>14}: {elo}", "Elo")?)
}

fn points(elo: f64) -> String {
    match elo {
        _ if elo.is_infinite() => if elo > 0.0 { "+∞" } else { "−∞" }.into(),
        _ if elo.round() == 0.0 => "0".into(),
        _ => format!("{elo:+.0}"),
    }
}

/// A game that has more than drops, in notation.
fn notation(log: &Log) -> String {
    let words: Vec<String> = log.inputs().iter().map(|(_, input)| input.to_string()).collect();
    words.join(" ")
}
