//! `four bench`: how fast the solver is here, on positions made from a seed.

use std::io::Write;
use std::time::Instant;

use four_engine::{Control, Options, Position, Set, Solver};

use crate::cli::BenchArgs;
use crate::{Exit, Failure};

pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let empty = Position::empty(7, 6, 4).map_err(|error| Failure::BadInput(error.to_string()))?;
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
    for set in Set::ALL {
        out.flush()?;
        let control = Control::default();
        // Other tables and all cores to make them with: what is measured begins with nothing known.
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
