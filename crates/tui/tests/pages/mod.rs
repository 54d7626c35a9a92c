//! The pages that the tests visit.

/// The names of all pages.
pub(crate) const PAGES: [&str; 18] = [
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
    "classics",
    "rules",
    "settings",
    "help",
    "menu",
    "confirm",
    "prompt",
];
