//! `four book`: makes the opening book, and checks it.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use four_engine::{Book, BookDraft, Control, Position, Solver};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::cli::{BookTask, SearchArgs};
use crate::progress::Progress;
use crate::{Exit, Failure};

pub(crate) fn run(task: &BookTask, out: &mut impl Write) -> Result<Exit, Failure> {
    match task {
        BookTask::Build { discs, output, search } => build(*discs, output, search, out),
        BookTask::Verify { file, sample, seed, search } => {
            verify(file.as_deref(), *sample, *seed, search, out)
        }
    }
}

/// How often what is solved is saved.
const SAVE_EVERY: Duration = Duration::from_secs(20);

fn build(discs: usize, output: &Path, search: &SearchArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let place = |error: io::Error| Failure::with(&output.display(), four_files::os_message(&error));
    let part = PathBuf::from(format!("{}.part", output.display()));
    four_files::probe(output).map_err(place)?;
    let mut draft = BookDraft::new(discs);
    match std::fs::read(&part) {
        Ok(bytes) => {
            let wrong = |error| Failure::with(&part.display(), format_args!("{error} of {discs} discs"));
            draft.resume(&bytes).map_err(wrong)?;
            let (done, all) = draft.progress();
            writeln!(out, "Going on with {}: {done} of {all} positions are solved.", part.display())?;
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            writeln!(out, "{} positions of {discs} discs are to be solved.", draft.progress().1)?;
        }
        Err(error) => return Err(Failure::with(&part.display(), four_files::os_message(&error))),
    }
    out.flush()?;
    let (done, all) = draft.progress();
    let (solved, began) = (Arc::new(AtomicUsize::new(done)), Instant::now());
    let progress = Progress::new({
        let solved = Arc::clone(&solved);
        move || {
            let now = solved.load(Relaxed);
            let each = began.elapsed().as_secs_f64() / now.saturating_sub(done).max(1) as f64;
            let minutes = each * all.saturating_sub(now) as f64 / 60.0;
            format!("{now} of {all} positions solved, about {minutes:.0} minutes to go")
        }
    });
    let (mut saved, mut trouble) = (Instant::now(), None);
    let control = Control::default();
    let result = draft.solve(search.options(false), &control, |draft| {
        solved.fetch_add(1, Relaxed);
        if saved.elapsed() > SAVE_EVERY {
            saved = Instant::now();
            if let Err(error) = four_files::save(&part, &draft.to_bytes()) {
                trouble = Some(error);
                control.stop();
            }
        }
    });
    drop(progress);
    if let Some(error) = trouble {
        return Err(Failure::with(&part.display(), four_files::os_message(&error)));
    }
    let book = result.ok().and_then(|()| draft.finish()).ok_or_else(Failure::interrupted)?;
    four_files::save(output, &book.to_bytes()).map_err(place)?;
    let _ = std::fs::remove_file(&part);
    writeln!(out, "{}: {} positions, {} bytes", output.display(), book.positions(), book.to_bytes().len())?;
    Ok(Exit::Fine)
}

fn verify(
    file: Option<&Path>,
    sample: usize,
    seed: u64,
    search: &SearchArgs,
    out: &mut impl Write,
) -> Result<Exit, Failure> {
    let read;
    let book = match file {
        None => Book::standard(),
        Some(path) => {
            let wrong = |why: &dyn std::fmt::Display| Failure::with(&path.display(), why);
            let bytes = std::fs::read(path).map_err(|error| wrong(&four_files::os_message(&error)))?;
            read = Book::from_bytes(&bytes).map_err(|error| wrong(&error))?;
            &read
        }
    };
    book.check().map_err(|error| Failure::BadInput(error.to_string()))?;
    writeln!(out, "{} positions up to {} discs fit together.", book.positions(), book.depth())?;
    out.flush()?;

    let deepest: Vec<(Position, i32)> = book.ply(book.depth()).collect();
    let Some((first, _)) = deepest.first() else { return Ok(Exit::Fine) };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut solver = Solver::new(first.grid(), search.options(false));
    let control = Control::default();
    let checked = Arc::new(AtomicUsize::new(0));
    let progress = Progress::new({
        let checked = Arc::clone(&checked);
        move || format!("{} of {sample} solved again", checked.load(Relaxed))
    });
    for _ in 0..sample {
        let (position, score) = &deepest[random.random_range(0..deepest.len())];
        let found = solver.score(position, &control).map_err(|_| Failure::interrupted())?;
        if found != *score {
            let wrong = format!(
                "the book is wrong: a position with {} discs has the score {found}, not {score}",
                book.depth()
            );
            return Err(Failure::BadInput(wrong));
        }
        checked.fetch_add(1, Relaxed);
    }
    drop(progress);
    writeln!(
        out,
        "{sample} of {} positions with {} discs solved again: all as in the book.",
        deepest.len(),
        book.depth()
    )?;
    Ok(Exit::Fine)
}
