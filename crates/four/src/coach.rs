//! `four hint` and `four review`: what to play, and how good a game was.

use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use four_console::tty;
use four_engine::{Advice, Analyst, Assessment, Control, Grade, Outlook, SearchResult, Verdict};
use four_files::Document;
use four_rules::{Action, Game, Input, Language, Log, Outcome, Side};
use serde_json::json;
use textwrap::{Options, WordSplitter};

use crate::cli::{HintArgs, LanguageArg, ReviewArgs};
use crate::progress::Progress;
use crate::{Exit, Failure, load, play};

impl LanguageArg {
    /// The language that was asked for, or else that of the locale.
    pub(crate) fn get(&self) -> Language {
        let locale = || {
            let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default()
        };
        self.language.unwrap_or_else(|| Language::of_locale(&locale()))
    }
}

pub(crate) fn hint(args: &HintArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let rules = args.rules.get()?;
    let game = match load::file_or_moves(&args.what, rules) {
        Err(_) if args.what.is_empty() => Game::new(rules),
        Ok(Document::Board(board)) => load::board(&args.what, &board, rules, &args.pick)?,
        Ok(Document::Games(records)) => load::pick(&args.what, records, &args.pick)?.log().game().clone(),
        Err(failure) => return Err(failure),
    };
    let language = args.language.get();
    let _progress = Progress::new(|| "thinking".into());
    let assessed = Analyst::new(args.search.options(true)).assess(&game, &Control::default());
    match assessed.map_err(|why| Failure::with(&Path::new(&args.what).display(), why))? {
        Assessment::Proved(advice) if args.json => writeln!(out, "{}", advice_json(&advice, language))?,
        Assessment::Proved(advice) => write!(out, "{}", advice_text(&advice, language))?,
        Assessment::Estimated(estimate) if args.json => {
            writeln!(out, "{}", result_json(&estimate.best, &game))?;
        }
        Assessment::Estimated(estimate) => write!(out, "{}", opinion(&estimate.best, &game, language))?,
    }
    Ok(Exit::Fine)
}

fn advice_text(advice: &Advice, language: Language) -> String {
    let words = Words::of(language);
    let mut text =
        format!("{}: {}.\n", to_move(advice.by, language), advice.outlook.say(advice.by, language));
    let columns: Vec<String> = advice.best.iter().map(ToString::to_string).collect();
    if let Some((best, others)) = columns.split_first() {
        let others = if others.is_empty() {
            String::new()
        } else {
            format!(" ({}: {})", words.as_good, others.join(" "))
        };
        let _ = writeln!(text, "{} {best}{others}.", words.best);
    }
    if !advice.claims.is_empty() {
        let _ = writeln!(text, "{}", indented(&advice.say(language), 2));
    }
    for (column, claim) in &advice.traps {
        let said = claim.say(advice.by, language);
        let _ = writeln!(text, "{}", indented(&format!("{} {column}: {said}", words.not), 0));
    }
    let scores: Vec<String> =
        advice.columns.iter().map(|score| score.map_or(".".into(), |score| score.to_string())).collect();
    let _ = writeln!(text, "{}: {}", words.scores, scores.join(" "));
    text
}

fn advice_json(advice: &Advice, language: Language) -> serde_json::Value {
    json!({ "proved": true, "advice": advice, "text": advice.say(language) })
}

fn opinion(result: &SearchResult, game: &Game, language: Language) -> String {
    let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
    let best = line.first().map_or("", String::as_str);
    if result.depth == 0 {
        let only = if language == Language::English { "is the only move" } else { "là nước duy nhất" };
        return format!("{}: {best} {only}.\n", to_move(game.turn(), language));
    }
    let (depth, line) = (result.depth, line.join(" "));
    let value = match (language, result.value.end()) {
        (Language::English, Some(moves)) if moves > 0 => format!("wins within {moves} moves"),
        (Language::English, Some(moves)) => format!("loses within {} moves", -moves),
        (Language::English, None) => format!("looks like {:+} points", result.value.points()),
        (Language::Vietnamese, Some(moves)) if moves > 0 => format!("thắng trong {moves} nước"),
        (Language::Vietnamese, Some(moves)) => format!("thua trong {} nước", -moves),
        (Language::Vietnamese, None) => format!("ước lượng {:+} điểm", result.value.points()),
    };
    match language {
        Language::English => format!(
            "{}: {best} is best as far as I can see, {depth} moves ahead; it {value}.\nThe line I expect: {line}\n",
            to_move(game.turn(), language)
        ),
        Language::Vietnamese => format!(
            "{}: theo tôi thấy {best} là tốt nhất, tính trước {depth} nước; {value}.\nDiễn biến dự đoán: {line}\n",
            to_move(game.turn(), language)
        ),
    }
}

fn result_json(result: &SearchResult, game: &Game) -> serde_json::Value {
    let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
    json!({
        "proved": false,
        "by": game.turn(),
        "best": line.first(),
        "line": line,
        "depth": result.depth,
        "nodes": result.nodes,
        "end": result.value.end(),
        "points": result.value.points(),
    })
}

pub(crate) fn review(args: &ReviewArgs, out: &mut impl Write) -> Result<Exit, Failure> {
    let wrong = |why: &dyn std::fmt::Display| Failure::with(&Path::new(&args.what).display(), why);
    let Document::Games(records) = load::file_or_moves(&args.what, args.rules.get()?)? else {
        return Err(wrong(&"this is a board, not a game with moves; try four hint"));
    };
    let record = load::pick(&args.what, records, &args.pick)?;
    if args.interactive {
        return play::review(record, args.language.language, out);
    }
    let log = record.log();
    let drops = log.inputs().iter().filter(|(_, command)| matches!(command, Input::Action(Action::Drop(_))));
    let (seen, all) = (Arc::new(AtomicUsize::new(0)), drops.count());
    let progress = Progress::new({
        let seen = Arc::clone(&seen);
        move || format!("{} of {all} moves reviewed", seen.load(Relaxed))
    });
    let mut analyst = Analyst::new(args.search.options(true));
    let each = || {
        seen.fetch_add(1, Relaxed);
    };
    let verdicts = analyst.review(log, &Control::default(), each).map_err(|why| wrong(&why))?;
    drop(progress);
    let language = args.language.get();
    match args.json {
        true => writeln!(out, "{:#}", review_json(log, &verdicts, language))?,
        false => write!(out, "{}", review_text(log, &verdicts, language))?,
    }
    Ok(Exit::Fine)
}

fn review_json(log: &Log, verdicts: &[Option<Verdict>], language: Language) -> serde_json::Value {
    let say = |verdict: &Verdict| verdict.say(language);
    let moves =
        verdicts.iter().map(|verdict| json!({ "verdict": verdict, "text": verdict.as_ref().map(say) }));
    let turning: Vec<usize> = turning_points(verdicts).map(|(number, _)| number).collect();
    json!({
        "rules": log.game().rules().values().to_string(),
        "players": log.header().players,
        "outcome": log.game().outcome(),
        "moves": moves.collect::<Vec<_>>(),
        "turning_points": turning,
    })
}

fn turning_points(verdicts: &[Option<Verdict>]) -> impl Iterator<Item = (usize, &Verdict)> {
    let known = (1..).zip(verdicts).filter_map(|(number, verdict)| Some((number, verdict.as_ref()?)));
    known.filter(|(_, verdict)| verdict.is_turning_point())
}

fn review_text(log: &Log, verdicts: &[Option<Verdict>], language: Language) -> String {
    let words = Words::of(language);
    let names = Side::BOTH.map(|side| match log.player(side) {
        player if player.is_empty() || player == side.colour() => words.side(side).to_owned(),
        player => player.to_owned(),
    });
    let name = |side: Side| names[side as usize].as_str();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let grades = Grade::ALL.map(|grade| grade.word(language).chars().count()).into_iter().max().unwrap_or(0);
    let mut text = String::new();
    for (number, verdict) in (1..).zip(verdicts) {
        let Some(verdict) = verdict else {
            let _ = writeln!(text, "{number:>3}. {}", words.too_hard);
            continue;
        };
        let grade = verdict.grade.word(language);
        let outlook = verdict.after.say(verdict.by, language);
        let _ = writeln!(
            text,
            "{number:>3}. {} {:<wide$}  {grade:<grades$}  {outlook}",
            verdict.column,
            name(verdict.by)
        );
        if verdict.grade >= Grade::Inaccuracy {
            let _ = writeln!(text, "{}", indented(&verdict.say(language), 7));
        }
    }
    let _ = writeln!(text);
    let mut any = false;
    for (number, verdict) in turning_points(verdicts) {
        let [before, after] = [verdict.before, verdict.after].map(|outlook| words.result(outlook));
        let _ = writeln!(text, "{} {number}, {}: {before} → {after}", words.turning, name(verdict.by));
        any = true;
    }
    if !any {
        let _ = writeln!(text, "{}", words.no_turning);
    }
    for side in Side::BOTH {
        let count = |grade| verdicts.iter().flatten().filter(|v| v.by == side && v.grade == grade).count();
        let counts = Grade::ALL.map(|grade| format!("{} {}", count(grade), grade.word(language))).join(", ");
        let _ = writeln!(text, "{}: {counts}", name(side));
    }
    if let Some(outcome) = log.game().outcome() {
        let _ = writeln!(text, "{}", words.outcome(outcome));
    }
    text
}

/// Wraps a text at the width of the terminal, or at 80 columns if the output is not one, and indents every line.
pub(crate) fn indented(text: &str, by: usize) -> String {
    let columns = tty::size().map_or(80, |(columns, _)| usize::from(columns));
    let indent = " ".repeat(by);
    let options = Options::new(columns.saturating_sub(1))
        .initial_indent(&indent)
        .subsequent_indent(&indent)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(text, options)
}

fn to_move(side: Side, language: Language) -> String {
    let name = Words::of(language).side(side);
    match language {
        Language::English => format!("{name} ({}) to move", side.letter()),
        Language::Vietnamese => format!("Lượt của {name} ({})", side.letter()),
    }
}

/// The words around what the coach says.
struct Words {
    language: Language,
    best: &'static str,
    as_good: &'static str,
    not: &'static str,
    scores: &'static str,
    turning: &'static str,
    no_turning: &'static str,
    too_hard: &'static str,
}

impl Words {
    const fn of(language: Language) -> Words {
        match language {
            Language::English => Words {
                language,
                best: "Best is column",
                as_good: "as good",
                not: "Not column",
                scores: "Scores from the left",
                turning: "Turning point at move",
                no_turning: "No move changed the result.",
                too_hard: "too far from the end to prove anything",
            },
            Language::Vietnamese => Words {
                language,
                best: "Tốt nhất là cột",
                as_good: "tốt như nhau",
                not: "Đừng đi cột",
                scores: "Điểm từng cột từ trái sang",
                turning: "Bước ngoặt ở nước",
                no_turning: "Không nước nào làm thay đổi kết quả.",
                too_hard: "còn quá xa cuối ván để chứng minh điều gì",
            },
        }
    }

    const fn side(&self, side: Side) -> &'static str {
        match (self.language, side) {
            (Language::English, _) => side.colour(),
            (Language::Vietnamese, Side::First) => "Đỏ",
            (Language::Vietnamese, Side::Second) => "Vàng",
        }
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        match (self.language, outcome.winner()) {
            (Language::English, _) => format!("{outcome}."),
            (Language::Vietnamese, Some(winner)) => format!("{} thắng.", self.side(winner)),
            (Language::Vietnamese, None) => "Ván cờ hòa.".into(),
        }
    }

    const fn result(&self, outlook: Outlook) -> &'static str {
        match (self.language, outlook.score.signum()) {
            (Language::English, 1) => "win",
            (Language::English, 0) => "draw",
            (Language::English, _) => "loss",
            (Language::Vietnamese, 1) => "thắng",
            (Language::Vietnamese, 0) => "hòa",
            (Language::Vietnamese, _) => "thua",
        }
    }
}
