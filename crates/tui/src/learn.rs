//! The list of what can be learned, and the list of the lessons.

use four_engine::{Analyst, Lesson, PuzzleSet, Theme};
use four_rules::Record;
use four_text::Text;

use crate::cards::{CardsPage, Deck};
use crate::exercise::{Course, ExercisePage, today};
use crate::list::{List, ListPage};
use crate::page::{Next, Page};
use crate::review::ReviewPage;
use crate::rows::Row;
use crate::shared::{Shared, cycled};
use crate::statistics::StatisticsList;

/// A line of the list of what can be learned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LearnItem {
    Lessons,
    Puzzles,
    Daily,
    Mistakes,
    Statistics,
    HowToPlay,
    Words,
}

/// Lessons, puzzles, mistakes and statistics.
#[derive(Default)]
pub(crate) struct LearnList {
    /// The theme of the puzzles; `None` for all.
    theme: Option<Theme>,
}

impl List for LearnList {
    type Item = LearnItem;
    const NAME: &'static str = "learn";
    const TURNS: bool = true;

    fn title(&self, text: Text) -> &'static str {
        text.learn()
    }

    fn items(&self) -> Vec<LearnItem> {
        use LearnItem::{Daily, HowToPlay, Lessons, Mistakes, Puzzles, Statistics, Words};
        vec![Lessons, Puzzles, Daily, Mistakes, Statistics, HowToPlay, Words]
    }

    fn row(&self, item: LearnItem, shared: &Shared) -> Row {
        let text = shared.text;
        match item {
            LearnItem::Lessons => Row::plain(text.lessons_title()),
            LearnItem::Puzzles => {
                let theme = self.theme.map_or(text.all_themes(), |theme| text.puzzle_theme(theme));
                Row::turning(text.puzzles(), theme)
            }
            LearnItem::Daily => Row::plain(text.daily_puzzle()),
            LearnItem::Mistakes => Row::plain(text.mistakes()),
            LearnItem::Statistics => Row::plain(text.statistics()),
            LearnItem::HowToPlay => Row::plain(text.how_to_play()),
            LearnItem::Words => Row::plain(text.words()),
        }
    }

    fn about(&self, item: LearnItem, shared: &Shared) -> String {
        let text = shared.text;
        let Some(profile) = shared.known_profile() else { return String::new() };
        match item {
            LearnItem::Lessons => {
                let done = text.about_lessons(profile.lessons.len(), Lesson::all().len());
                let next = profile.suggested_lesson();
                let next = next.map(|lesson| text.about_next_lesson(text.lesson_title(lesson)));
                [Some(done), next].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            LearnItem::Puzzles => {
                let solved = profile.puzzles.values().filter(|clean| **clean).count();
                text.about_puzzles(profile.rating, solved, profile.puzzles.len())
            }
            LearnItem::Daily if profile.days.contains(&today()) => text.about_daily_done().into(),
            LearnItem::Daily => text.about_daily().into(),
            LearnItem::Mistakes => text.about_mistakes().into(),
            LearnItem::Statistics => text.about_statistics().into(),
            LearnItem::HowToPlay => text.about_how_to_play().into(),
            LearnItem::Words => text.about_words().into(),
        }
    }

    fn turn(&mut self, item: LearnItem, _shared: &mut Shared, step: isize) {
        if item == LearnItem::Puzzles {
            let has = |theme: &Theme| PuzzleSet::builtin().select(Some(*theme), None).next().is_some();
            let all: Vec<Option<Theme>> =
                [None].into_iter().chain(Theme::ALL.into_iter().filter(has).map(Some)).collect();
            self.theme = cycled(&all, self.theme, step);
        }
    }

    fn choose(&mut self, item: LearnItem, shared: &mut Shared) -> Next {
        let page: Box<dyn Page> = match item {
            LearnItem::Lessons => Box::new(ListPage::new(LessonsList)),
            LearnItem::Puzzles => Box::new(ExercisePage::new(Course::puzzles(self.theme))),
            LearnItem::Daily => Box::new(ExercisePage::new(Course::daily())),
            LearnItem::Statistics => Box::new(ListPage::new(StatisticsList::new(shared))),
            LearnItem::HowToPlay => Box::new(CardsPage::new(Deck::HowToPlay)),
            LearnItem::Words => Box::new(CardsPage::new(Deck::Words)),
            LearnItem::Mistakes => match last_finished(shared) {
                Some(record) => Box::new(ReviewPage::to_learn_from(record)),
                None => {
                    shared.show_toast(shared.text.no_finished_game());
                    return Next::Stay;
                }
            },
        };
        Next::Open(page)
    }

    fn refresh(&mut self, shared: &mut Shared) {
        shared.profile();
    }
}

/// The last game of the library that has ended and that the coach can judge.
fn last_finished(shared: &Shared) -> Option<Record> {
    let games = shared.library.iter().flat_map(|library| library.games());
    let mut records = games.map(|saved| saved.record);
    let can_judge = |record: &Record| Analyst::can_judge(&record.log().position_after(0));
    records.find(|record| record.log().game().outcome().is_some() && can_judge(record))
}

/// How a player stands to a lesson.
enum Standing {
    Done,
    Suggested,
    Open,
}

fn standing(lesson: &Lesson, shared: &Shared) -> Standing {
    let Some(profile) = shared.known_profile() else { return Standing::Open };
    let suggested = profile.suggested_lesson().is_some_and(|suggested| suggested.name == lesson.name);
    match profile.lessons.contains(&lesson.name) {
        true => Standing::Done,
        false if suggested => Standing::Suggested,
        false => Standing::Open,
    }
}

/// The lessons, in their order.
struct LessonsList;

impl List for LessonsList {
    type Item = usize;
    const NAME: &'static str = "lessons";

    fn title(&self, text: Text) -> &'static str {
        text.lessons_title()
    }

    fn items(&self) -> Vec<usize> {
        (0..Lesson::all().len()).collect()
    }

    fn row(&self, number: usize, shared: &Shared) -> Row {
        let Some(lesson) = Lesson::all().get(number) else { return Row::plain("") };
        let mark = match standing(lesson, shared) {
            Standing::Done => '✓',
            Standing::Suggested => '◆',
            Standing::Open => ' ',
        };
        Row::plain(format!("{mark} {:>2}  {}", number + 1, shared.text.lesson_title(lesson)))
    }

    fn about(&self, number: usize, shared: &Shared) -> String {
        let standing = Lesson::all().get(number).map(|lesson| standing(lesson, shared));
        match standing {
            Some(Standing::Done) => format!("✓ {}", shared.text.lesson_done_mark()),
            Some(Standing::Suggested) => format!("◆ {}", shared.text.lesson_suggested()),
            _ => String::new(),
        }
    }

    fn choose(&mut self, number: usize, _shared: &mut Shared) -> Next {
        let lesson = Lesson::all().get(number);
        lesson.map_or(Next::Stay, |lesson| Next::Open(Box::new(ExercisePage::new(Course::lesson(lesson)))))
    }

    fn refresh(&mut self, shared: &mut Shared) {
        shared.profile();
    }
}
