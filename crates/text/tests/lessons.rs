//! Every lesson has its messages in every language, and every message of a lesson belongs to one.

use std::collections::BTreeSet;

use four_engine::Lesson;
use four_text::{Language, Text};

/// The keys of the messages of all lessons.
fn keys() -> BTreeSet<String> {
    let of = |lesson: &Lesson| {
        let steps = (0..lesson.steps.len()).flat_map(|step| [lesson.step_key(step), lesson.done_key(step)]);
        steps.chain([lesson.title_key()]).collect::<Vec<_>>()
    };
    Lesson::all().iter().flat_map(of).collect()
}

#[test]
fn every_lesson_is_worded_in_every_language() {
    for language in Language::ALL {
        for key in keys() {
            let words = Text::of(language).lookup(&key).unwrap_or_default();
            assert!(!words.is_empty(), "{}: {key}", language.code());
        }
    }
    // Messages with arguments and those of the command have keys of their own.
    let others = ["lesson-enter", "lesson-suggested", "lesson-done-mark"];
    for (key, arguments) in Text::messages() {
        let known = !key.starts_with("lesson-") || !arguments.is_empty() || others.contains(&key);
        assert!(known || keys().contains(key), "no lesson uses {key}");
    }
}
