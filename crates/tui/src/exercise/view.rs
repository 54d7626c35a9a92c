//! How the page of exercises is drawn.

use four_engine::{Claim, Remark as RemarkOf, Step};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use super::course::{Exercise, Task};
use super::{Course, ExercisePage, Tried};
use crate::board::Drawing;
use crate::coach::lit_by;
use crate::layout::Layout;
use crate::page::Hits;
use crate::shared::Shared;
use crate::theme::Ink;
use crate::widgets::{Remark, footer, with_spinner};

pub(super) fn view(page: &ExercisePage, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
    let (text, mut hits) = (shared.text, Hits::default());
    if let Some(exercise) = &page.exercise {
        draw_exercise(page, exercise, shared, frame, &mut hits);
    }
    let mut keys = match page.is_open() {
        true => vec![
            (KeyCode::Enter, "Enter", text.short_drop()),
            (KeyCode::Char('v'), "v", text.short_solution()),
            (KeyCode::Char('n'), "n", text.short_next()),
        ],
        false => vec![(KeyCode::Enter, "Enter", text.short_next())],
    };
    keys.extend(has_more(page, text).then(|| (KeyCode::Char('w'), "w", text.short_why())));
    keys.extend(page.course.is_endless().then(|| (KeyCode::Char('d'), "d", text.short_hardness())));
    footer(frame, shared, text.short_back(), &keys, &mut hits);
    hits
}

fn draw_exercise(
    page: &ExercisePage,
    exercise: &Exercise,
    shared: &Shared,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
) {
    let view = exercise.log().game().view();
    let Some(mut layout) = Layout::fit(shared, frame, &view, hits) else { return };
    let title = exercise.task.title(shared.text);
    layout.draw_header(frame, shared.palette(), &title, &standing(page, exercise, shared));
    let drawing = Drawing {
        hand: page.cursor.hand(page.is_open().then_some(view.turn)),
        lit: lit(page, exercise),
        ..Drawing::new(&view, shared, &layout)
    };
    layout.draw_board(shared, frame, &drawing, None, hits);
    let remarks = remarks(page, exercise, shared);
    match layout.panel_or_tall_message() {
        Some(panel) => page.details.draw(shared, frame, panel, &spaced(&remarks)),
        // Without a panel there is room for what came of the last move, or else for the task.
        None => {
            let tried = page.last.is_some() && page.waiting.is_none() && !page.details.is_open();
            let from = if tried { task_count(exercise, shared.text) } else { 0 };
            page.details.draw(shared, frame, layout.message, &remarks[from.min(remarks.len())..])
        }
    };
}

/// How many remarks are about the task.
fn task_count(exercise: &Exercise, text: Text) -> usize {
    usize::from(exercise.task.words(text).is_some()) + usize::from(!exercise.is_lesson())
}

/// Remarks with an empty line after each.
fn spaced(remarks: &[Remark]) -> Vec<Remark> {
    remarks.iter().flat_map(|remark| [remark.clone(), (String::new(), remark.1)]).collect()
}

/// The theme of a puzzle, the rating of the player and how the puzzle changed it, and the streak.
fn standing(page: &ExercisePage, exercise: &Exercise, shared: &Shared) -> String {
    let Task::Puzzle(puzzle) = &exercise.task else { return String::new() };
    let text = shared.text;
    let mut parts = Vec::new();
    if let Course::Daily { .. } = page.course {
        parts.push(text.daily_puzzle().to_owned());
    }
    parts.push(text.puzzle_theme(page.course.theme().unwrap_or(puzzle.theme)).to_owned());
    parts.extend(shared.known_profile().map(|profile| match page.rated_from {
        Some(before) if before < profile.rating => text.your_rating_rose(profile.rating),
        Some(before) if before > profile.rating => text.your_rating_fell(profile.rating),
        _ => text.your_rating(profile.rating),
    }));
    parts.extend((page.streak > 1).then(|| text.puzzle_streak(page.streak)));
    parts.join(" · ")
}

/// The cells to light up: those of the lesson while its text stands, then those of the reason.
fn lit(page: &ExercisePage, exercise: &Exercise) -> Vec<four_rules::Cell> {
    match &page.last {
        // The position is still the one that the text is about.
        None | Some(Tried { step: Step::Wrong { .. }, .. }) => exercise.light.clone(),
        // What is solved is told in words alone.
        Some(_) if !exercise.is_open() => Vec::new(),
        // A lesson speaks of its own cells until the reasons are asked for.
        Some(_) if exercise.is_lesson() && !page.details.is_open() => {
            let free = |cell: &four_rules::Cell| exercise.log().game().board().at(*cell).is_none();
            exercise.light.iter().copied().filter(free).collect()
        }
        // What is lit would show the rest of the solution.
        Some(_) if !page.details.is_open() => Vec::new(),
        Some(Tried { verdict, .. }) => {
            verdict.as_ref().map(|verdict| lit_by(&verdict.remark.headline)).unwrap_or_default()
        }
    }
}

/// Whether there is more to say about the last move than is shown.
fn has_more(page: &ExercisePage, text: Text) -> bool {
    let Some((exercise, tried)) = page.exercise.as_ref().zip(page.last.as_ref()) else {
        return page.details.can_turn(false);
    };
    let [all, headline] = [true, false].map(|all| reason(exercise, tried, all, text));
    page.details.can_turn(all != headline && page.is_open())
}

/// The task, and what came of the last move.
fn remarks(page: &ExercisePage, exercise: &Exercise, shared: &Shared) -> Vec<Remark> {
    let (palette, text) = (shared.palette(), shared.text);
    let mut remarks: Vec<Remark> = Vec::new();
    remarks.extend(exercise.task.words(text).map(|words| (words, palette.plain())));
    let Some(run) = &exercise.run else { return remarks };
    // A lesson says in its own words what to do.
    if !exercise.is_lesson() {
        remarks.push((text.goal(run.goal(), run.by()), palette.strong()));
    }
    if page.waiting.is_some() {
        remarks.push((with_spinner(shared, text.looking()), palette.plain()));
        return remarks;
    }
    let Some(tried) = &page.last else { return remarks };
    let wrong = matches!(tried.step, Step::Wrong { .. });
    let ink = match tried.step {
        Step::Wrong { .. } => Ink::Bad,
        _ if tried.shown => Ink::Accent,
        _ => Ink::Good,
    };
    let said = match tried.shown && !wrong {
        true => text.shown_step(&tried.step, tried.column, run.by()),
        false if exercise.is_lesson() => text.step_of_lesson(&tried.step, tried.column, run.by()),
        false => text.step(&tried.step, tried.column, run.by()),
    };
    remarks.push((said, palette.text(ink)));
    // What is solved needs no reason.
    let why = reason(exercise, tried, page.details.is_open(), text).filter(|_| !run.is_solved());
    remarks.extend(why.map(|reason| (reason, palette.plain())));
    let done = exercise.task.done(text).filter(|_| run.is_solved());
    remarks.extend(done.map(|done| (done, palette.plain())));
    remarks
}

/// The claims about a move that may be told. One that names a better move would give the solution away.
fn tellable(tried: &Tried) -> impl Iterator<Item = &Claim> {
    let wrong = matches!(tried.step, Step::Wrong { .. });
    let claims = tried.verdict.iter().flat_map(|verdict| verdict.remark.claims());
    claims.filter(move |claim| !wrong || !claim.tells_better())
}

/// Why a move is right or wrong: in a sentence, or `all` of it. A lesson has its own words, so it tells a reason only if all is
/// asked for.
fn reason(exercise: &Exercise, tried: &Tried, all: bool, text: Text) -> Option<String> {
    let verdict = tried.verdict.as_ref()?;
    let mut shown = tellable(tried);
    if all {
        let claims: Vec<String> = shown.map(|claim| text.claim(claim, verdict.by)).collect();
        return (!claims.is_empty()).then(|| claims.join(" "));
    }
    let headline = shown.next().filter(|_| !exercise.is_lesson())?.clone();
    Some(text.headline(&RemarkOf { headline, details: Vec::new() }, verdict.by))
}
