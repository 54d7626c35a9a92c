//! `four review`: how good every move of a game was.

use std::fmt::Write as _;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use four_console::width;
use four_engine::{Analyst, Control, Grade, Outlook, Verdict, accuracy, bar, curve};
use four_rules::{Action, Event, Game, Input, Log, Side};
use four_text::{Language, Text};
use serde_json::json;

use crate::cli::ReviewArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::hint::claims_json;
use crate::lit_board::{Lights, lit_board};
use crate::load::{LoadError, Loaded, load};
use crate::paragraph::{left, wrapped};
use crate::play;
use crate::progress::Progress;
use crate::terminal::wants_colour;

pub(crate) fn run(
    args: &ReviewArgs,
    language: Option<Language>,
    text: Text,
    out: &mut impl Write,
) -> Result<ExitCode, CommandError> {
    let Loaded::Game(record) = load(&args.what, &args.coach.game)? else {
        return Err(CommandError::about(args.what.display(), LoadError::BoardToReview));
    };
    if args.interactive {
        return play::review(*record, language, out);
    }
    let verdicts = verdicts(args, record.log(), text)?;
    match args.coach.json {
        true => writeln!(out, "{:#}", as_json(record.log(), &verdicts, text))?,
        false => {
            let (colour, verbose) = (wants_colour(), args.coach.verbose);
            let report = Report { log: record.log(), verdicts: &verdicts, text, colour, verbose };
            write!(out, "{}", report.all())?;
        }
    }
    Ok(ExitCode::Success)
}

fn verdicts(args: &ReviewArgs, log: &Log, text: Text) -> Result<Vec<Verdict>, CommandError> {
    let drops = log.inputs().iter().filter(|(_, input)| matches!(input, Input::Action(Action::Drop(_))));
    let (seen, count) = (Arc::new(AtomicUsize::new(0)), drops.count());
    let _progress = Progress::new({
        let seen = Arc::clone(&seen);
        move || text.progress_review(seen.load(Relaxed), count)
    });
    let each = |_: &Verdict| {
        seen.fetch_add(1, Relaxed);
    };
    let mut analyst = Analyst::new(args.coach.search.options(true));
    analyst.review(log, &Control::default(), each).about(args.what.display())
}

fn as_json(log: &Log, verdicts: &[Verdict], text: Text) -> serde_json::Value {
    let moves = verdicts.iter().map(|verdict| {
        json!({
            "verdict": verdict,
            "proved": verdict.is_proved(),
            "accuracy": verdict.accuracy(),
            "text": text.headline(&verdict.remark, verdict.by),
            "details": text.details(&verdict.remark, verdict.by),
            "claims": claims_json(verdict.remark.claims(), verdict.by, text),
        })
    });
    let turning: Vec<usize> = turning_points(verdicts).map(|(number, _)| number).collect();
    json!({
        "rules": log.game().rules().values().to_string(),
        "players": log.header().players,
        "outcome": log.game().outcome(),
        "moves": moves.collect::<Vec<_>>(),
        "turning_points": turning,
        "accuracy": Side::BOTH.map(|side| accuracy(verdicts, side)),
        "curve": curve(verdicts),
    })
}

fn turning_points(verdicts: &[Verdict]) -> impl Iterator<Item = (usize, &Verdict)> {
    (1..).zip(verdicts).filter(|(_, verdict)| verdict.is_turning_point())
}

/// A review in text: the moves, the curve of the game, the turning points, the grades of each side, the end.
struct Report<'a> {
    log: &'a Log,
    verdicts: &'a [Verdict],
    text: Text,
    colour: bool,
    verbose: bool,
}

impl Report<'_> {
    fn all(&self) -> String {
        let mut said = self.players();
        said += &self.moves();
        said.push('\n');
        let _ =
            writeln!(said, "{}", self.text.review_curve(self.name(Side::First), sparkline(self.verdicts)));
        said += &self.turning_points();
        for side in Side::BOTH {
            let _ = writeln!(said, "{}", self.text.review_counts(self.name(side), self.grades(side)));
        }
        for side in Side::BOTH {
            let Some(percent) = accuracy(self.verdicts, side) else { continue };
            let _ = writeln!(said, "{}", self.text.review_accuracy(format!("{percent:.0}"), self.name(side)));
        }
        if let Some(outcome) = self.log.game().outcome() {
            let _ = writeln!(said, "{}", self.text.say_outcome(outcome));
        }
        if !self.verdicts.iter().all(Verdict::is_proved) {
            let _ = writeln!(said, "{}", self.text.review_estimate());
        }
        said
    }

    fn name(&self, side: Side) -> &str {
        match self.log.player(side) {
            player if player.is_empty() || player == side.colour() => self.text.side(side),
            player => player,
        }
    }

    /// Which sides the players with names play, because the sentences speak of sides.
    fn players(&self) -> String {
        let text = self.text;
        let named = |side: &Side| self.name(*side) != text.side(*side);
        let line = |side: Side| format!("{}\n", text.plain_who(text.side(side), self.name(side)));
        let lines: String = Side::BOTH.into_iter().filter(named).map(line).collect();
        if lines.is_empty() { lines } else { lines + "\n" }
    }

    fn moves(&self) -> String {
        let text = self.text;
        let widest = |words: &[&str]| words.iter().map(|word| width(word)).max().unwrap_or(0);
        let names = widest(&Side::BOTH.map(|side| self.name(side)));
        let grades = widest(&Grade::ALL.map(|grade| text.grade(grade)));
        let mut said = String::new();
        for (number, verdict) in (1..).zip(self.verdicts) {
            let name = left(self.name(verdict.by), names);
            let grade = self.coloured(verdict.grade, &left(text.grade(verdict.grade), grades));
            let outlook = text.outlook(&verdict.after, verdict.by);
            let column = verdict.column;
            let _ = writeln!(said, "{number:>3}. {column} {name}  {grade}  {outlook}");
            said += &self.reasons(number, verdict);
        }
        said
    }

    /// Why a move is good or bad: of a bad one the thing to see, and with `--verbose` of every move everything.
    fn reasons(&self, number: usize, verdict: &Verdict) -> String {
        let (text, mut said) = (self.text, String::new());
        if !self.verbose && verdict.grade < Grade::Inaccuracy {
            return said;
        }
        let _ = writeln!(said, "{}", wrapped(&text.headline(&verdict.remark, verdict.by), 7));
        if !self.verbose {
            return said;
        }
        for detail in text.details(&verdict.remark, verdict.by) {
            let _ = writeln!(said, "{}", wrapped(&detail, 9));
        }
        if verdict.grade >= Grade::Mistake
            && let Some(game) = positions(self.log).get(number - 1)
        {
            let lights = Lights::of_claim(game.board(), None, &verdict.remark.headline);
            let board = lit_board(game.board(), &lights, self.colour);
            for line in board.lines() {
                let _ = writeln!(said, "         {line}");
            }
        }
        said
    }

    fn coloured(&self, grade: Grade, word: &str) -> String {
        let colour = match grade {
            Grade::Best | Grade::Fine => 32,
            Grade::Inaccuracy => 33,
            Grade::Mistake | Grade::Blunder => 31,
        };
        if self.colour { format!("\x1b[{colour}m{word}\x1b[0m") } else { word.into() }
    }

    fn turning_points(&self) -> String {
        let mut said = String::new();
        for (number, verdict) in turning_points(self.verdicts) {
            let [before, after] = [verdict.before, verdict.after].map(|outlook| self.result(outlook));
            let _ =
                writeln!(said, "{}", self.text.review_turning(number, self.name(verdict.by), before, after));
        }
        if said.is_empty() { format!("{}\n", self.text.review_no_turning()) } else { said }
    }

    fn result(&self, outlook: Outlook) -> &'static str {
        match outlook.score.signum() {
            1 => self.text.review_win(),
            0 => self.text.review_draw(),
            _ => self.text.review_loss(),
        }
    }

    /// How many moves of a side got each grade.
    fn grades(&self, side: Side) -> String {
        let count = |grade| {
            let same = |verdict: &&Verdict| verdict.by == side && verdict.grade == grade;
            self.verdicts.iter().filter(same).count()
        };
        Grade::ALL.map(|grade| self.text.review_count(self.text.grade(grade), count(grade))).join(", ")
    }
}

/// The positions after each drop that was not undone.
fn positions(log: &Log) -> Vec<Game> {
    let mut positions = Vec::new();
    for step in log.steps() {
        match step.events.first() {
            Some(Event::Dropped { .. }) => positions.push(step.after.clone()),
            Some(Event::Undone { .. }) => drop(positions.pop()),
            _ => {}
        }
    }
    positions
}

/// The curve of the game as a row of bars, one a move.
fn sparkline(verdicts: &[Verdict]) -> String {
    curve(verdicts).into_iter().map(bar).collect()
}
