//! `four bench`: how fast the solver is here, on positions made from a seed.

use std::io::Write;
use std::time::{Duration, Instant};

use four_engine::{BenchmarkSet, Control, Level, Options, Player, Position, Solver};
use four_rules::{Action, Game, Log, Rules};
use four_text::Text;

use crate::cli::BenchArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::paragraph::{left, right};
use crate::progress::Progress;
use crate::wording::InWords;

/// The solver found another score than the one that the position was made with.
#[derive(Debug)]
struct WrongScoreError {
    found: i32,
    expected: i32,
}

impl InWords for WrongScoreError {
    fn in_words(&self, text: Text) -> String {
        text.bench_wrong(self.found, self.expected)
    }
}

pub(crate) fn run(args: &BenchArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let empty = Position::empty(7, 6, 4).or_bad_input()?;
    match args.games {
        Some(count) => games(args, &empty, count, text, out)?,
        None => sets(args, &empty, text, out)?,
    }
    Ok(ExitCode::Success)
}

/// Measures how long a player waits, in games as they are played: for the score of every column, and for the perfect
/// player's move.
fn games(
    args: &BenchArgs,
    empty: &Position,
    count: usize,
    text: Text,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let options = args.search.options(true);
    let [scores, choices] = waits(args, empty, count, text)?;
    let (positions, threads) = (scores.len(), options.threads.get());
    let heading = text.bench_games(positions, count, args.seed, threads, args.search.table);
    writeln!(out, "{heading}")?;
    writeln!(out, "{:>8} {} {}", "", right(text.bench_every_column(), 15), right(text.bench_choice(), 18))?;
    let percents = [90_u8, 95, 99].map(|percent| (text.bench_percent(percent), f64::from(percent) / 100.0));
    let ends = [(text.bench_median().into(), 0.5), (text.bench_longest().into(), 1.0)];
    let [median, longest] = ends;
    for (name, part) in [median].into_iter().chain(percents).chain([longest]) {
        let [scores, choices] = [&scores, &choices].map(|times| quantile(times, part));
        writeln!(out, "{} {scores:>12.3} ms {choices:>15.3} ms", right(&name, 8))?;
    }
    Ok(())
}

/// The times for the scores of all columns and for the perfect player's choice, sorted.
fn waits(
    args: &BenchArgs,
    empty: &Position,
    count: usize,
    text: Text,
) -> Result<[Vec<Duration>; 2], CommandError> {
    let options = args.search.options(true);
    let control = Control::default();
    let progress = Progress::new(move || text.progress_games(count));
    let mut maker = Solver::new(empty.grid(), options);
    let games = four_engine::sample_games(count, args.seed, &mut maker, &control).or_bad_input()?;
    drop(progress);
    let (mut scores, mut choices) = (Vec::new(), Vec::new());
    for (i, game) in (0..).zip(&games) {
        // Each game starts with nothing known but the book.
        let mut solver = Solver::new(empty.grid(), options);
        let mut player = Player::new(Level::Perfect, i, options);
        for (position, state) in game.iter().zip(states(game)) {
            let began = Instant::now();
            solver.columns(position, false, &control).or_bad_input()?;
            scores.push(began.elapsed());
            let began = Instant::now();
            player.choose(&state, &control);
            choices.push(began.elapsed());
        }
    }
    scores.sort_unstable();
    choices.sort_unstable();
    Ok([scores, choices])
}

/// The time in milliseconds that this part of the sorted times does not exceed.
pub(crate) fn quantile(times: &[Duration], part: f64) -> f64 {
    let at = times.get((times.len() as f64 * part) as usize).or(times.last());
    at.copied().unwrap_or_default().as_secs_f64() * 1e3
}

/// The game at each of these positions, which follow each other.
fn states(positions: &[Position]) -> Vec<Game> {
    let mut log = Log::new(Rules::default(), ["", ""]);
    let mut states = Vec::with_capacity(positions.len());
    for (i, at) in positions.iter().enumerate() {
        states.push(log.game().clone());
        let Some(next) = positions.get(i + 1) else { break };
        let column = at.moves().find(|&column| at.play(column).as_ref() == Some(next));
        if column.is_none_or(|column| log.play(log.game().turn(), Action::Drop(column)).is_err()) {
            break;
        }
    }
    states
}

/// Measures how fast positions are solved, set by set.
fn sets(args: &BenchArgs, empty: &Position, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    let options = args.search.options(false);
    let threads = options.threads.get();
    writeln!(out, "{}", text.bench_sets(args.count, args.seed, threads, args.search.table))?;
    let [set, time, nodes, speed] =
        [text.bench_set(), text.bench_time(), text.bench_nodes(), text.bench_speed()];
    let (set, time) = (left(set, 14), right(time, 12));
    writeln!(out, "{set} {time} {} {}", right(nodes, 12), right(speed, 16))?;
    for set in BenchmarkSet::ALL {
        out.flush()?;
        let progress = Progress::new(move || text.progress_bench(set.name));
        let (count, time, nodes) = solve(set, args, empty)?;
        drop(progress);
        writeln!(
            out,
            "{:<14} {:>9.3} ms {:>12.1} {:>14.2} M",
            set.name,
            time / count * 1e3,
            nodes / count,
            nodes / time.max(1e-9) / 1e6
        )?;
    }
    Ok(())
}

/// Solves the positions of a set: how many there are, and how many seconds and nodes they took.
fn solve(set: BenchmarkSet, args: &BenchArgs, empty: &Position) -> Result<(f64, f64, f64), CommandError> {
    let options = args.search.options(false);
    // The positions are made with a solver of their own: what is measured begins with empty tables.
    let mut maker = Solver::new(empty.grid(), Options { book: true, ..options });
    let positions = set.positions(args.count, args.seed, &mut maker, &Control::default()).or_bad_input()?;
    let (mut solver, control) = (Solver::new(empty.grid(), options), Control::default());
    let began = Instant::now();
    for (moves, score) in &positions {
        let position = Position::from_moves(7, 6, 4, moves).about(moves)?;
        let found = solver.score(&position, &control).or_bad_input()?;
        if found != *score {
            return Err(CommandError::about(moves, WrongScoreError { found, expected: *score }));
        }
    }
    Ok((positions.len().max(1) as f64, began.elapsed().as_secs_f64(), control.nodes() as f64))
}
