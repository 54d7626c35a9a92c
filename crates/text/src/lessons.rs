//! How lessons and oversights are worded.

use four_engine::{Lesson, Oversight};

use crate::Text;

impl Text {
    /// The title of a lesson.
    #[must_use]
    pub fn lesson_title(self, lesson: &Lesson) -> &'static str {
        self.lookup(&lesson.title_key()).unwrap_or_default()
    }

    /// What the step of a lesson with this index explains and asks for.
    #[must_use]
    pub fn lesson_words(self, lesson: &Lesson, step: usize) -> &'static str {
        self.lookup(&lesson.step_key(step)).unwrap_or_default()
    }

    /// What is said when this step is done.
    #[must_use]
    pub fn lesson_done(self, lesson: &Lesson, step: usize) -> &'static str {
        self.lookup(&lesson.done_key(step)).unwrap_or_default()
    }

    /// A kind of thing that players overlook, as a note.
    #[must_use]
    pub fn oversight(self, oversight: Oversight) -> &'static str {
        match oversight {
            Oversight::Upright => self.oversight_upright(),
            Oversight::Level => self.oversight_level(),
            Oversight::Diagonal => self.oversight_diagonal(),
            Oversight::CellAbove => self.oversight_cell_above(),
            Oversight::DoubleThreat => self.oversight_double_threat(),
            Oversight::ForcedLine => self.oversight_forced_line(),
            Oversight::Zugzwang => self.oversight_zugzwang(),
            Oversight::Opening => self.oversight_opening(),
            Oversight::Plan => self.oversight_plan(),
        }
    }
}
