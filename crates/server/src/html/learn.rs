//! The pages for learning: what there is to learn, and a lesson.

use four_engine::{Lesson, LessonStep, Theme};
use four_protocol::State;
use four_rules::Cell;
use four_text::Text;
use maud::{Markup, html};
use serde::Serialize;

use super::PageContext;
use super::assets::Style;
use super::board::{BoardView, board};
use super::layout::{Page, about, data, render};
use crate::snapshot;

/// The styles of the pages with a coach and a board.
pub(super) const STUDY_STYLES: [Style; 2] = [Style::Game, Style::Study];

/// What all pages with a coach need in their head: what their scripts say.
pub(super) fn study_head(context: &PageContext) -> Markup {
    data("study", &context.text().for_study())
}

/// What a page with a coach says first: the task or how the game stands, and what comes up later.
pub(super) fn news(context: &PageContext, status: &str) -> Markup {
    html! {
        div.news {
            p #status.status { (status) }
            noscript { p.notice { (context.text().page_no_script()) } }
            p #notice.notice role="alert" hidden {}
            p #said.unseen aria-live="polite" {}
        }
    }
}

/// The list of what can be learned: the puzzle of the day, lessons, puzzles by theme, and the words of the coach.
pub(crate) fn learn(context: &PageContext) -> Markup {
    let text = context.text();
    let body = html! {
        h1 { (text.learn()) }
        div.offers {
            a #daily.card.offer href=(context.link("/puzzle/daily", &[])) {
                strong { (text.daily_puzzle()) } span { (text.page_daily_about()) } span #days.quiet {}
            }
            a #puzzles.card.offer href=(context.link("/puzzle", &[])) {
                strong { (text.puzzles()) } span { (text.page_puzzle_about()) } span #rating.quiet {}
            }
        }
        section {
            h2 { (text.lessons_title()) " " span #progress.quiet {} }
            ol.lessons {
                @for (index, lesson) in Lesson::all().iter().enumerate() {
                    li { a.card data-lesson=(lesson.name) href=(lesson_link(context, lesson)) {
                        b { (index + 1) } span { (text.lesson_title(lesson)) } i hidden { "✓" span.unseen { (text.lesson_done_mark()) } }
                    } }
                }
            }
        }
        nav aria-labelledby="themes" { h2 #themes { (text.page_themes()) } (themes(context, None)) }
        (glossary(text))
    };
    let page = Page {
        title: text.learn(),
        class: "text learn",
        styles: &[Style::Study],
        script: Some("learn.js"),
        head: html! { (about(text.page_learn_about())) (study_head(context)) },
        body,
    };
    render(context, &page)
}

/// The address of a lesson.
pub(super) fn lesson_link(context: &PageContext, lesson: &Lesson) -> String {
    context.link(&format!("/learn/{}", lesson.name), &[])
}

/// Links to puzzles of each theme.
pub(super) fn themes(context: &PageContext, chosen: Option<Theme>) -> Markup {
    let text = context.text();
    html! {
        div.chips {
            @for theme in Theme::ALL {
                a href=(context.link("/puzzle", &[("theme", theme.name())])) data-theme=(theme.name())
                    aria-current=[(Some(theme) == chosen).then_some("true")] { (text.puzzle_theme(theme)) }
            }
        }
    }
}

/// The words of the coach that need an explanation.
const TERMS: [&str; 8] =
    ["threat", "winning-cell", "two-threats", "zugzwang", "odd-rows", "quiet-move", "on-top", "diagonal"];

fn glossary(text: Text) -> Markup {
    let said = |key: &str, term: &str| text.lookup(&format!("study-{key}-{term}")).unwrap_or_default();
    html! {
        details.card {
            summary { (text.page_glossary()) }
            dl { @for term in TERMS {
                dt { (said("word", term)) }
                dd { (said("about", term)) }
            } }
        }
    }
}

/// A step of a lesson, for the script.
#[derive(Debug, Serialize)]
struct ShownStep {
    words: &'static str,
    done: &'static str,
    /// Whether there is something to play.
    plays: bool,
    light: Vec<Cell>,
    state: State,
}

/// A lesson, for the script.
#[derive(Debug, Serialize)]
struct ShownLesson {
    id: &'static str,
    at: usize,
    steps: Vec<ShownStep>,
}

fn shown(lesson: &'static Lesson, at: usize, text: Text) -> ShownLesson {
    let step = |(index, step): (usize, &LessonStep)| {
        let log = step.log()?;
        Some(ShownStep {
            words: text.lesson_words(lesson, index),
            done: text.lesson_done(lesson, index),
            plays: step.goal.is_some(),
            light: step.light.clone(),
            state: snapshot::state(log.game(), step.moves.clone(), text),
        })
    };
    ShownLesson { id: &lesson.name, at, steps: lesson.steps.iter().enumerate().filter_map(step).collect() }
}

/// The page of a lesson at this step, counted from 1. Its script asks the server what comes of a move.
pub(crate) fn lesson(context: &PageContext, lesson: &'static Lesson, step: usize) -> Option<Markup> {
    let text = context.text();
    let shown = shown(lesson, step.clamp(1, lesson.steps.len().max(1)), text);
    let now = shown.steps.get(shown.at.checked_sub(1)?)?;
    let title = text.lesson_title(lesson);
    let body = html! {
        h1 { (title) }
        (news(context, now.words))
        section.middle { (board(context, &BoardView::of(&now.state))) }
        div.side {
            (progress(context, lesson, shown.at))
            (task_card(context))
            (onward(context, lesson))
        }
        (data("data", &shown))
    };
    let page = Page {
        title,
        class: "game study lesson",
        styles: &STUDY_STYLES,
        script: Some("lesson.js"),
        head: html! { (about(text.page_learn_about())) (study_head(context)) },
        body,
    };
    Some(render(context, &page))
}

/// The steps of a lesson as links.
fn progress(context: &PageContext, lesson: &Lesson, at: usize) -> Markup {
    let text = context.text();
    let path = format!("/learn/{}", lesson.name);
    html! {
        nav.stepper aria-label=(text.page_steps()) {
            @for number in 1..=lesson.steps.len() {
                a data-number=(number) href=(context.link(&path, &[("step", &number.to_string())]))
                    aria-current=[(number == at).then_some("step")] { (number) }
            }
        }
    }
}

/// What to do after the lesson.
fn onward(context: &PageContext, lesson: &Lesson) -> Markup {
    let text = context.text();
    let after = Lesson::all().iter().skip_while(|one| one.name != lesson.name).nth(1);
    html! {
        section #finished.card hidden {
            h2 { (text.lesson_finished(text.lesson_title(lesson))) }
            @if let Some(after) = after {
                a.button.primary href=(lesson_link(context, after)) { (text.page_next_lesson()) " " (text.lesson_title(after)) }
            }
            a.button href=(context.link("/puzzle", &[])) { (text.puzzles()) }
        }
        div.actions { a.button href=(context.link("/learn", &[])) { (text.page_all_lessons()) } }
    }
}

/// What came of an attempt, in a card of a fixed size that scrolls: the text comes late and must not move what is below.
pub(super) fn task_card(context: &PageContext) -> Markup {
    let text = context.text();
    html! {
        section #answer.card.coach.task tabindex="0" aria-labelledby="result" hidden {
            h2 #result {}
            // Above the text, so that the focus on it scrolls nothing.
            div.row {
                button #solution type="button" hidden { (text.page_solution()) }
                button #retry.primary type="button" hidden { (text.page_try_again()) }
                button #go-on.primary type="button" hidden { (text.page_go_on()) }
            }
            div #why.notes {}
        }
    }
}
