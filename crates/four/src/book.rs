//! `four book`: builds the opening book and checks it.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use four_engine::{Book, BookDraft, BookError, Control, Position, Solver, StoppedError};
use four_files::{OpenError, open_bytes};
use four_text::Text;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::cli::{BookTask, SearchArgs};
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::progress::Progress;
use crate::wording::InWords;

/// Why a file does not fit the book.
#[derive(Debug)]
enum BookFileError {
    /// The unfinished book is not one of this many discs.
    OtherDraft { why: BookError, discs: usize },
    /// A position with this many discs has another score in the book.
    WrongScore { discs: usize, found: i32, score: i32 },
}

impl InWords for BookFileError {
    fn in_words(&self, text: Text) -> String {
        match self {
            BookFileError::OtherDraft { why, discs } => text.book_other_draft(why.in_words(text), *discs),
            BookFileError::WrongScore { discs, found, score } => text.book_wrong(*discs, *found, *score),
        }
    }
}

/// Size limit of a book. One of 12 discs is smaller.
const MAX_BYTES: u64 = 256 << 20;
/// How often solved positions are saved.
const SAVE_EVERY: Duration = Duration::from_secs(20);

pub(crate) fn run(task: &BookTask, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    match task {
        BookTask::Build { discs, output, search } => build(*discs, output, search, text, out)?,
        BookTask::Verify { file, sample, seed, search } => {
            let book = read(file.as_deref())?;
            let book = book.as_ref().unwrap_or_else(|| Book::standard());
            book.check().or_bad_input()?;
            writeln!(out, "{}", text.book_fits(book.positions(), book.depth()))?;
            out.flush()?;
            verify(book, *sample, *seed, search, text, out)?;
        }
    }
    Ok(ExitCode::Success)
}

fn build(
    discs: usize,
    output: &Path,
    search: &SearchArgs,
    text: Text,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let part = PathBuf::from(format!("{}.part", output.display()));
    four_files::probe(output).about(output.display())?;
    let mut draft = BookDraft::new(discs);
    resume(&mut draft, discs, &part, text, out)?;
    out.flush()?;
    solve(&mut draft, search, &part, text)?;
    let book = draft.finish().ok_or(StoppedError).or_bad_input()?;
    let bytes = book.to_bytes();
    four_files::save(output, &bytes).about(output.display())?;
    let _ = std::fs::remove_file(&part);
    let made = text.book_made(output.display().to_string(), book.positions(), bytes.len());
    Ok(writeln!(out, "{made}")?)
}

/// Continues with the scores that an earlier run left in the file `part`.
fn resume(
    draft: &mut BookDraft,
    discs: usize,
    part: &Path,
    text: Text,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    match open_bytes(part, MAX_BYTES) {
        Ok(bytes) => {
            let other = |why| BookFileError::OtherDraft { why, discs };
            draft.resume(&bytes).map_err(other).about(part.display())?;
            let (done, all) = draft.progress();
            Ok(writeln!(out, "{}", text.book_resume(part.display().to_string(), done, all))?)
        }
        Err(OpenError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
            Ok(writeln!(out, "{}", text.book_start(draft.progress().1, discs))?)
        }
        Err(error) => Err(CommandError::about(part.display(), error)),
    }
}

/// Solves what is left of the draft, and saves it to the file `part` now and then.
fn solve(draft: &mut BookDraft, search: &SearchArgs, part: &Path, text: Text) -> Result<(), CommandError> {
    let (done, all) = draft.progress();
    let (solved, began) = (Arc::new(AtomicUsize::new(done)), Instant::now());
    let _progress = Progress::new({
        let solved = Arc::clone(&solved);
        move || {
            let now = solved.load(Relaxed);
            let each = began.elapsed().as_secs_f64() / now.saturating_sub(done).max(1) as f64;
            let minutes = each * all.saturating_sub(now) as f64 / 60.0;
            text.progress_book(now, all, format!("{minutes:.0}"))
        }
    });
    let (mut saved, mut failed) = (Instant::now(), None);
    let control = Control::default();
    let result = draft.solve(search.options(false), &control, |draft| {
        solved.fetch_add(1, Relaxed);
        if saved.elapsed() > SAVE_EVERY {
            saved = Instant::now();
            if let Err(error) = four_files::save(part, &draft.to_bytes()) {
                failed = Some(error);
                control.stop();
            }
        }
    });
    match failed {
        Some(error) => Err(CommandError::about(part.display(), error)),
        None => result.or_bad_input(),
    }
}

/// The book in this file; `None` without a file.
fn read(file: Option<&Path>) -> Result<Option<Book>, CommandError> {
    let Some(path) = file else { return Ok(None) };
    let bytes = open_bytes(path, MAX_BYTES).about(path.display())?;
    Book::from_bytes(&bytes).map(Some).about(path.display())
}

/// Solves some of the deepest positions again.
fn verify(
    book: &Book,
    sample: usize,
    seed: u64,
    search: &SearchArgs,
    text: Text,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let deepest: Vec<(Position, i32)> = book.ply(book.depth()).collect();
    let Some((first, _)) = deepest.first() else { return Ok(()) };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut solver = Solver::new(first.grid(), search.options(false));
    let control = Control::default();
    let checked = Arc::new(AtomicUsize::new(0));
    let progress = Progress::new({
        let checked = Arc::clone(&checked);
        move || text.progress_verify(checked.load(Relaxed), sample)
    });
    for _ in 0..sample {
        let (position, score) = &deepest[random.random_range(0..deepest.len())];
        let found = solver.score(position, &control).or_bad_input()?;
        if found != *score {
            let discs = book.depth();
            return Err(CommandError::bad_input(BookFileError::WrongScore { discs, found, score: *score }));
        }
        checked.fetch_add(1, Relaxed);
    }
    drop(progress);
    Ok(writeln!(out, "{}", text.book_verified(sample, deepest.len(), book.depth()))?)
}
