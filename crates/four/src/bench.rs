//! `four bench`: how fast the solver is here, on positions made from a seed.

use std::io::Write;
use std::time::Instant;

use four_engine::{BenchmarkSet, Control, Level, Options, Player, Position, Solver};
use four_rules::{Action, Game, Log, Rules};

use crate::cli::BenchArgs;
use crate::progress::Progress;
use crate::{Exit, Failure};

pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let empty = Position::empty(7, 6, 4).map_err(|error| Failure::BadInput(error.to_string()))?;
    match args.games {
        Some(count) => games(args, &empty, count, out),
        None => sets(args, &empty, out),
    }
}

/// How long somebody waits for the score of every column, and for the perfect player, in games as they are played.
fn games(args: &BenchArgs, empty: &Position, count: usize, out: &mut impl Write) -> Result<Exit, Failure> {
    let options = args.search.options(true);
    let stopped = |_| Failure::interrupted();
    let control = Control::default();
    let progress = Progress::new(move || format!("making {count} games"));
    let mut maker = Solver::new(empty.grid(), options);
    let games = four_engine::sample_games(count, args.seed, &mut maker, &control).map_err(stopped)?;
    drop(progress);
    let (mut scores, mut choices) = (Vec::new(), Vec::new());
    for (i, game) in (0..).zip(&games) {
        // A new game, and nothing known but the book.
        let mut solver = Solver::new(empty.grid(), options);
        let mut player = Player::new(Level::Perfect, i, options);
        for (position, state) in game.iter().zip(states(game)) {
            let began = Instant::now();
            solver.columns(position, false, &control).map_err(stopped)?;
            scores.push(began.elapsed());
            let began = Instant::now();
            player.choose(&state, &control);
            choices.push(began.elapsed());
        }
    }
    writeln!(
        out,
        "{} positions of {count} games from seed {}, threads: {}, {} MB, with the book:",
        scores.len(),
        args.seed,
        options.threads,
        args.search.table
    )?;
    writeln!(out, "{:>8} {:>15} {:>18}", "", "every column", "perfect's choice")?;
    let [scores, choices] = [scores, choices].map(|mut times| {
        times.sort_unstable();
        times
    });
    for (name, part) in [("median", 0.5), ("90 %", 0.9), ("95 %", 0.95), ("99 %", 0.99), ("longest", 1.0)] {
        let [scores, choices] = [&scores, &choices].map(|times| {
            let at = times.get((times.len() as f64 * part) as usize).or(times.last());
            at.copied().unwrap_or_default().as_secs_f64() * 1e3
        });
        writeln!(out, "{name:>8} {scores:>12.3} ms {choices:>15.3} ms")?;
    }
    Ok(Exit::Fine)
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

fn sets(args: &BenchArgs, empty: &Position, out: &mut impl Write) -> Result<Exit, Failure> {
    let options = args.search.options(false);
    let stopped = |_| Failure::interrupted();
    writeln!(
        out,
        "{} positions a set from seed {}, {} thread{}, {} MB, no book",
        args.count,
        args.seed,
        options.threads,
        if options.threads.get() == 1 { "" } else { "s" },
        args.search.table,
    )?;
    writeln!(out, "{:<14} {:>12} {:>12} {:>16}", "set", "mean time", "mean nodes", "nodes a second")?;
    for set in BenchmarkSet::ALL {
        out.flush()?;
        let control = Control::default();
        // Made with other tables: what is measured begins with nothing known.
        let progress = Progress::new(move || format!("making and solving: {}", set.name));
        let mut maker = Solver::new(empty.grid(), Options { book: true, ..options });
        let positions = set.positions(args.count, args.seed, &mut maker, &control).map_err(stopped)?;
        let (mut solver, control) = (Solver::new(empty.grid(), options), Control::default());
        let began = Instant::now();
        for (moves, score) in &positions {
            let position =
                Position::from_moves(7, 6, 4, moves).map_err(|error| Failure::with(moves, error))?;
            let found = solver.score(&position, &control).map_err(stopped)?;
            if found != *score {
                return Err(Failure::with(moves, format_args!("found {found} and then {score}")));
            }
        }
        drop(progress);
        let (time, nodes) = (began.elapsed().as_secs_f64(), control.nodes() as f64);
        let count = positions.len().max(1) as f64;
        writeln!(
            out,
            "{:<14} {:>9.3} ms {:>12.1} {:>14.2} M",
            set.name,
            time / count * 1e3,
            nodes / count,
            nodes / time.max(1e-9) / 1e6
        )?;
    }
    Ok(Exit::Fine)
}
