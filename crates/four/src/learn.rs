//! `four learn`: the lessons, and puzzles from the mistakes of a game.

use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal, Write};

use four_console::read_line;
use four_engine::{Analyst, Control, Lesson, Mistake, Options, PuzzleRun, Verdict, mistakes};
use four_rules::{Record, Side};
use four_text::Text;
use serde_json::{Value, json};

use crate::cli::LearnArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exercise::{Exercise, Left};
use crate::exit_code::ExitCode;
use crate::lit_board::{Lights, lit_board};
use crate::load::{LoadError, Loaded, load};
use crate::paragraph::wrapped;
use crate::profile;
use crate::progress::Progress;
use crate::terminal::wants_colour;
use crate::wording::InWords;

/// Length limit of an answer, in bytes.
const MAX_LINE: usize = 80;

pub(crate) fn run(args: &LearnArgs, text: Text, out: &mut impl Write) -> Result<ExitCode, CommandError> {
    let mut input = io::stdin().lock();
    match (&args.lesson, &args.mistakes) {
        (_, Some(what)) => learn_from(args, what, text, &mut input, out),
        (Some(name), None) => {
            let lesson =
                Lesson::named(name).ok_or_else(|| CommandError::bad_input(NoSuchLesson(name.clone())))?;
            match args.json {
                true => writeln!(out, "{:#}", lesson_json(lesson, text))?,
                false => return take(lesson, text, &mut input, out),
            }
            Ok(ExitCode::Success)
        }
        (None, None) => {
            list(args.json, text, out)?;
            Ok(ExitCode::Success)
        }
    }
}

/// A name that is not one of a lesson.
#[derive(Debug)]
struct NoSuchLesson(String);

impl InWords for NoSuchLesson {
    fn in_words(&self, text: Text) -> String {
        let names: Vec<&str> = Lesson::all().iter().map(|lesson| lesson.name.as_str()).collect();
        text.lesson_unknown(&self.0, names.join(", "))
    }
}

fn list(as_json: bool, text: Text, out: &mut impl Write) -> Result<(), CommandError> {
    if as_json {
        let all: Vec<Value> = Lesson::all().iter().map(|lesson| lesson_json(lesson, text)).collect();
        return Ok(writeln!(out, "{:#}", json!({ "lessons": all, "profile": profile::load() }))?);
    }
    let known = profile::load();
    let suggested = known.suggested_lesson().map(|lesson| lesson.name.as_str());
    writeln!(out, "{}", text.lessons_title())?;
    for lesson in Lesson::all() {
        let mark = match () {
            () if known.lessons.contains(&lesson.name) => format!(" ({})", text.lesson_done_mark()),
            () if Some(lesson.name.as_str()) == suggested => format!(" ({})", text.lesson_suggested()),
            () => String::new(),
        };
        writeln!(out, "  {:<14} {}{mark}", lesson.name, text.lesson_title(lesson))?;
    }
    Ok(())
}

fn lesson_json(lesson: &Lesson, text: Text) -> Value {
    let steps = lesson.steps.iter().enumerate().map(|(index, step)| {
        json!({
            "position": step,
            "text": text.lesson_words(lesson, index),
            "done": text.lesson_done(lesson, index),
        })
    });
    json!({ "name": lesson.name, "title": text.lesson_title(lesson), "steps": steps.collect::<Vec<_>>() })
}

/// Takes a lesson step by step.
fn take(
    lesson: &Lesson,
    text: Text,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    let (title, count) = (text.lesson_title(lesson), lesson.steps.len());
    for (index, step) in lesson.steps.iter().enumerate() {
        writeln!(out, "\n{}\n", text.lesson_step(title, index + 1, count))?;
        writeln!(out, "{}\n", wrapped(text.lesson_words(lesson, index), 0))?;
        let Some(log) = step.log() else { continue };
        let left = match step.goal.clone().and_then(|goal| PuzzleRun::new(log.clone(), goal).ok()) {
            Some(run) => Exercise::of_lesson(run, text).ask(input, out, &step.light)?,
            None => {
                let lights = Lights::of_position(log.game(), &step.light);
                write!(out, "{}", lit_board(log.game().board(), &lights, wants_colour()))?;
                go_on(text, input, out)?
            }
        };
        if let Some(code) = left.exit_code() {
            return Ok(code);
        }
        writeln!(out, "{}", wrapped(text.lesson_done(lesson, index), 0))?;
    }
    let known = profile::change(|known| known.count_lesson(lesson))?;
    writeln!(out, "\n{}", text.lesson_finished(title))?;
    if let Some(next) = known.suggested_lesson() {
        writeln!(out, "{}", text.lesson_next_is(&next.name))?;
    }
    Ok(ExitCode::Success)
}

/// Waits for Enter.
fn go_on(text: Text, input: &mut impl BufRead, out: &mut impl Write) -> Result<Left, CommandError> {
    write!(out, "{}", text.lesson_enter())?;
    out.flush()?;
    let Some(line) = read_line(input, MAX_LINE)? else {
        writeln!(out)?;
        return Ok(Left::Ended);
    };
    if !io::stdin().is_terminal() {
        writeln!(out)?;
    }
    let quits = matches!(line.trim_ascii(), b"q" | b"quit");
    Ok(if quits { Left::Quit } else { Left::Done })
}

/// Asks for better moves in the worst moments of a game.
fn learn_from(
    args: &LearnArgs,
    what: &OsStr,
    text: Text,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    let Loaded::Game(record) = load(what, &args.game)? else {
        return Err(CommandError::about(what.display(), LoadError::BoardToReview));
    };
    let side = if args.second { Side::Second } else { Side::First };
    let verdicts = verdicts(&record, what, text)?;
    let found = mistakes(record.log(), &verdicts, side);
    if args.json {
        let all: Vec<Value> = found.iter().map(|mistake| mistake_json(mistake, text)).collect();
        writeln!(out, "{:#}", json!({ "side": side, "mistakes": all }))?;
        return Ok(ExitCode::Success);
    }
    if found.is_empty() {
        writeln!(out, "{}", text.learn_no_mistakes(text.side(side)))?;
    }
    for mistake in &found {
        let grade = text.grade(mistake.verdict.grade);
        writeln!(out, "\n{}\n", text.learn_moment(mistake.number, mistake.column, grade))?;
        let Ok(run) = PuzzleRun::new(mistake.log.clone(), mistake.goal.clone()) else { continue };
        let left = Exercise::new(run, text).ask(input, out, &[])?;
        if let Some(code) = left.exit_code() {
            return Ok(code);
        }
        writeln!(out, "{}", text.learn_overlooked(text.oversight(mistake.oversight)))?;
    }
    let known = profile::change(|known| known.count_game(&verdicts, side))?;
    if let Some(weakness) = known.weakness() {
        let said = text.learn_profile(text.oversight(weakness), weakness.lesson());
        writeln!(out, "\n{}", wrapped(&said, 0))?;
    }
    Ok(ExitCode::Success)
}

fn verdicts(record: &Record, what: &OsStr, text: Text) -> Result<Vec<Verdict>, CommandError> {
    let _progress = Progress::new(move || text.progress_thinking().into());
    let mut analyst = Analyst::new(Options::default());
    analyst.review(record.log(), &Control::default(), |_| {}).about(what.display())
}

fn mistake_json(mistake: &Mistake, text: Text) -> Value {
    let Mistake { number, column, log, goal, oversight, verdict, .. } = mistake;
    json!({
        "number": number,
        "column": column,
        "moves": log.to_moves(),
        "goal": goal,
        "oversight": oversight,
        "lesson": oversight.lesson(),
        "verdict": verdict,
        "task": text.goal(goal, verdict.by),
    })
}
