//! `four match`: two levels against each other, and how much stronger one is.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use four_engine::{Control, Match, Tally};

use crate::cli::MatchArgs;
use crate::progress::Progress;
use crate::solve::threads;
use crate::{Exit, Failure};

pub(crate) fn run(args: &MatchArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let series = Match {
        rules: args.rules,
        levels: [args.first, args.second],
        games: args.games,
        seed: args.seed,
        threads: threads(args.threads),
    };
    let [one, two] = series.levels;
    let (done, all) = (Arc::new(AtomicU32::new(0)), args.games);
    let progress = Progress::new({
        let done = Arc::clone(&done);
        move || format!("{one} against {two}: {} of {all} games played", done.load(Relaxed))
    });
    let mut tallies = [Tally::default(); 2];
    let mut times = [Vec::new(), Vec::new()];
    let mut games = vec![None; args.games as usize];
    series.run(&Control::default(), |played| {
        done.fetch_add(1, Relaxed);
        tallies[played.first].count(played.points());
        for (all, fresh) in times.iter_mut().zip(&played.times) {
            all.extend_from_slice(fresh);
        }
        if args.games_too
            && let Some(place) = games.get_mut(played.number as usize)
        {
            *place = Some(played.log.to_moves().unwrap_or_else(|| commands(&played.log)));
        }
    });
    drop(progress);
    for moves in games.iter().flatten() {
        writeln!(out, "{moves}")?;
    }
    let [first, second] = tallies;
    let all = first + second;
    writeln!(
        out,
        "{one} against {two}, {} game{} of {}, seed {}:",
        all.games(),
        if all.games() == 1 { "" } else { "s" },
        series.rules.values(),
        args.seed
    )?;
    for (name, tally) in [("moving first", first), ("moving second", second), ("all", all)] {
        let Tally { wins, ties, losses } = tally;
        let score = 100.0 * tally.score();
        writeln!(out, "{name:>14}: {wins} won, {ties} tied, {losses} lost, {score:.1} %")?;
    }
    let (elo, least, most) = Tally::elo(tallies);
    let elo = match elo.is_finite() {
        true => format!("{}, 95 % between {} and {}", points(elo), points(least), points(most)),
        false => "cannot be told from games that one side all won".into(),
    };
    writeln!(out, "{:>14}: {elo}", "Elo")?;
    for (level, times) in series.levels.iter().zip(&mut times).take(if one == two { 1 } else { 2 }) {
        times.sort_unstable();
        let at = |part: f64| {
            let index = (times.len() as f64 * part) as usize;
            times.get(index).or(times.last()).map_or(0.0, Duration::as_secs_f64) * 1e3
        };
        let name = format!("time of {level}");
        writeln!(
            out,
            "{name:>14}: median {:.1} ms, 99 % {:.1} ms, longest {:.1} ms",
            at(0.5),
            at(0.99),
            at(1.0)
        )?;
    }
    Ok(Exit::Fine)
}

fn points(elo: f64) -> String {
    match elo {
        _ if elo.is_infinite() => if elo > 0.0 { "+∞" } else { "−∞" }.into(),
        _ if elo.round() == 0.0 => "0".into(),
        _ => format!("{elo:+.0}"),
    }
}

/// All that was asked for, in words.
fn commands(log: &four_rules::Log) -> String {
    let words: Vec<String> = log.inputs().iter().map(|(_, command)| command.to_string()).collect();
    words.join(" ")
}
