//! `four review`: how good every move of a game was.

use std::fmt::Write as _;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use four_engine::{Analyst, Control, Grade, Outlook, Verdict, accuracy, curve};
use four_rules::{Action, Input, Log, Side};
use four_text::{Language, Text};
use serde_json::json;

use crate::cli::ReviewArgs;
use crate::error::{CommandError, OrBadInput};
use crate::exit_code::ExitCode;
use crate::load::{LoadError, Loaded, load};
use crate::paragraph::wrapped;
use crate::play;
use crate::progress::Progress;

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
        false => write!(out, "{}", Report { log: record.log(), verdicts: &verdicts, text }.all())?,
    }
    Ok(ExitCode::Success)
}

fn verdicts(args: &ReviewArgs, log: &Log, text: Text) -> Result<Vec<Option<Verdict>>, CommandError> {
    let drops = log.inputs().iter().filter(|(_, input)| matches!(input, Input::Action(Action::Drop(_))));
    let (seen, count) = (Arc::new(AtomicUsize::new(0)), drops.count());
    let _progress = Progress::new({
        let seen = Arc::clone(&seen);
        move || text.progress_review(seen.load(Relaxed), count)
    });
    let each = || {
        seen.fetch_add(1, Relaxed);
    };
    let mut analyst = Analyst::new(args.coach.search.options(true));
    analyst.review(log, &Control::default(), each).about(args.what.display())
}

fn as_json(log: &Log, verdicts: &[Option<Verdict>], text: Text) -> serde_json::Value {
    let headline = |verdict: &Verdict| text.headline(&verdict.remark, verdict.by);
    let details = |verdict: &Verdict| text.details(&verdict.remark, verdict.by);
    let moves = verdicts.iter().map(|verdict| {
        let known = verdict.as_ref();
        json!({ "verdict": verdict, "text": known.map(headline), "details": known.map(details) })
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

fn turning_points(verdicts: &[Option<Verdict>]) -> impl Iterator<Item = (usize, &Verdict)> {
    let known = (1..).zip(verdicts).filter_map(|(number, verdict)| Some((number, verdict.as_ref()?)));
    known.filter(|(_, verdict)| verdict.is_turning_point())
}

/// A review in text: the moves, the turning points, the grades of each side, the end of the game.
struct Report<'a> {
    log: &'a Log,
    verdicts: &'a [Option<Verdict>],
    text: Text,
}

impl Report<'_> {
    fn all(&self) -> String {
        let mut said = self.moves();
        said.push('\n');
        said += &self.turning_points();
        for side in Side::BOTH {
            let _ = writeln!(said, "{}", self.text.review_counts(self.name(side), self.grades(side)));
        }
        for side in Side::BOTH {
            let Some(percent) = accuracy(self.verdicts, side) else { continue };
            let _ = writeln!(said, "{}", self.text.review_accuracy(self.name(side), format!("{percent:.0}")));
        }
        if let Some(outcome) = self.log.game().outcome() {
            let _ = writeln!(said, "{}", self.text.say_outcome(outcome));
        }
        said
    }

    fn name(&self, side: Side) -> &str {
        match self.log.player(side) {
            player if player.is_empty() || player == side.colour() => self.text.side(side),
            player => player,
        }
    }

    fn moves(&self) -> String {
        let text = self.text;
        let widest = |words: &[&str]| words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
        let names = widest(&Side::BOTH.map(|side| self.name(side)));
        let grades = widest(&Grade::ALL.map(|grade| text.grade(grade)));
        let mut said = String::new();
        for (number, verdict) in (1..).zip(self.verdicts) {
            let Some(verdict) = verdict else {
                let _ = writeln!(said, "{number:>3}. {}", text.review_too_hard());
                continue;
            };
            let (name, grade) = (self.name(verdict.by), text.grade(verdict.grade));
            let outlook = text.outlook(&verdict.after, verdict.by);
            let column = verdict.column;
            let _ = writeln!(said, "{number:>3}. {column} {name:<names$}  {grade:<grades$}  {outlook}");
            if verdict.grade >= Grade::Inaccuracy {
                let _ = writeln!(said, "{}", wrapped(&text.headline(&verdict.remark, verdict.by), 7));
                for detail in text.details(&verdict.remark, verdict.by) {
                    let _ = writeln!(said, "{}", wrapped(&detail, 9));
                }
            }
        }
        said
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
            self.verdicts.iter().flatten().filter(same).count()
        };
        Grade::ALL.map(|grade| self.text.review_count(count(grade), self.text.grade(grade))).join(", ")
    }
}
