//! The pages that the tests visit.

/// The names of all pages.
pub(crate) const PAGES: [&str; 20] = [
    "title",
    "setup",
    "play",
    "review",
    "history",
    "learn",
    "lessons",
    "lesson",
    "puzzle",
    "mistakes",
    "statistics",
    "how",
    "words",
    "classics",
    "rules",
    "settings",
    "help",
    "menu",
    "confirm",
    "prompt",
];
