//! The list of the player's figures: games against each level, accuracy, puzzles, what to learn next.

use std::collections::BTreeMap;

use four_engine::{Lesson, Level, Oversight, PuzzleSet, Theme};
use four_rules::{Record, Side};
use four_session::{Seat, seats_in};
use four_text::Text;

use crate::exercise::{Course, ExercisePage};
use crate::list::{List, ListPage};
use crate::page::{Next, Page};
use crate::rows::Row;
use crate::setup::SetupList;
use crate::shared::Shared;

/// The most games that are counted.
const MAX_GAMES: usize = 2000;

/// The list of the figures.
pub(crate) struct StatisticsList {
    figures: Vec<Figure>,
}

/// A line of the list.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Figure {
    Against(Level, Score),
    NoGames,
    Accuracy(f64),
    SuggestedLevel(Level),
    Rating(u32),
    /// A theme, how many of its puzzles were tried, and how many of them solved at once.
    Puzzles(Theme, u32, u32),
    Overlooked(Oversight),
    SuggestedLesson(&'static Lesson),
}

/// Games won, lost and drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Score {
    won: u32,
    lost: u32,
    drawn: u32,
}

impl StatisticsList {
    pub(crate) fn new(shared: &mut Shared) -> StatisticsList {
        StatisticsList { figures: figures(shared) }
    }
}

fn figures(shared: &mut Shared) -> Vec<Figure> {
    let games = shared.library.iter().flat_map(|library| library.games().take(MAX_GAMES));
    let scores = by_level(games.map(|saved| saved.record));
    let mut figures: Vec<Figure> =
        scores.into_iter().map(|(place, score)| Figure::Against(Level::ALL[place], score)).collect();
    if figures.is_empty() {
        figures.push(Figure::NoGames);
    }
    let profile = shared.profile();
    if !profile.accuracies.is_empty() {
        let sum: f64 = profile.accuracies.iter().sum();
        figures.push(Figure::Accuracy(sum / profile.accuracies.len() as f64));
    }
    figures.extend(profile.suggested_level().map(Figure::SuggestedLevel));
    figures.push(Figure::Rating(profile.rating));
    for theme in Theme::ALL {
        let (tried, solved) = profile.solved(PuzzleSet::builtin(), theme);
        figures.extend((tried > 0).then_some(Figure::Puzzles(theme, tried, solved)));
    }
    figures.extend(profile.weakness().map(Figure::Overlooked));
    figures.extend(profile.suggested_lesson().map(Figure::SuggestedLesson));
    figures
}

/// The score against each level of the computer, by the place of the level in [`Level::ALL`].
fn by_level(records: impl Iterator<Item = Record>) -> BTreeMap<usize, Score> {
    let mut scores = BTreeMap::<usize, Score>::new();
    for record in records {
        let seats = seats_in(&record);
        let (Some((person, level)), Some(outcome)) = (opponent(&seats), record.log().game().outcome()) else {
            continue;
        };
        let Some(place) = Level::ALL.iter().position(|&one| one == level) else { continue };
        let score = scores.entry(place).or_default();
        match outcome.winner() {
            Some(side) if side == person => score.won += 1,
            Some(_) => score.lost += 1,
            None => score.drawn += 1,
        }
    }
    scores
}

/// The side of the person and the level of the computer, if one plays the other.
fn opponent(seats: &[Seat; 2]) -> Option<(Side, Level)> {
    match seats {
        [Seat::Human(_), Seat::Computer(level)] => Some((Side::First, *level)),
        [Seat::Computer(level), Seat::Human(_)] => Some((Side::Second, *level)),
        _ => None,
    }
}

impl List for StatisticsList {
    type Item = Figure;
    const NAME: &'static str = "statistics";

    fn title(&self, text: Text) -> &'static str {
        text.statistics()
    }

    fn items(&self) -> Vec<Figure> {
        self.figures.clone()
    }

    fn row(&self, figure: Figure, shared: &Shared) -> Row {
        let text = shared.text;
        match figure {
            Figure::Against(level, Score { won, lost, drawn }) => {
                let against = text.stats_against(text.level_choice(level));
                Row::with_value(against, text.stats_score(won, lost, drawn))
            }
            Figure::NoGames => Row::with_value(text.stats_games(), text.stats_none()),
            Figure::Accuracy(mean) => {
                Row::with_value(text.stats_accuracy(), text.percent(format!("{mean:.0}")))
            }
            Figure::SuggestedLevel(level) => Row::with_value(text.stats_level(), text.level_choice(level)),
            Figure::Rating(rating) => Row::with_value(text.stats_rating(), rating.to_string()),
            Figure::Puzzles(theme, tried, solved) => {
                Row::with_value(text.puzzle_theme(theme), text.stats_puzzles(solved, tried))
            }
            Figure::Overlooked(what) => Row::with_value(text.stats_overlooked(), text.oversight(what)),
            Figure::SuggestedLesson(lesson) => {
                Row::with_value(text.stats_lesson(), text.lesson_title(lesson))
            }
        }
    }

    /// Opens what changes the figure.
    fn choose(&mut self, figure: Figure, shared: &mut Shared) -> Next {
        let page: Box<dyn Page> = match figure {
            Figure::Rating(_) => Box::new(ExercisePage::new(Course::puzzles(None))),
            Figure::Puzzles(theme, ..) => Box::new(ExercisePage::new(Course::puzzles(Some(theme)))),
            Figure::Overlooked(what) => match Lesson::named(what.lesson()) {
                Some(lesson) => Box::new(ExercisePage::new(Course::lesson(lesson))),
                None => return Next::Stay,
            },
            Figure::SuggestedLesson(lesson) => Box::new(ExercisePage::new(Course::lesson(lesson))),
            Figure::Against(level, _) | Figure::SuggestedLevel(level) => {
                shared.change_settings(|settings| settings.level = level.to_string());
                Box::new(ListPage::new(SetupList::new(false)))
            }
            Figure::NoGames | Figure::Accuracy(_) => Box::new(ListPage::new(SetupList::new(false))),
        };
        Next::Open(page)
    }

    fn refresh(&mut self, shared: &mut Shared) {
        self.figures = figures(shared);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(tags: &str, moves: &str) -> Record {
        format!("{tags}\n{moves}\n").parse().expect("a record")
    }

    #[test]
    fn games_against_the_computer_are_counted_by_level() {
        let won = record("[YellowLevel \"3\"]", "1. 1 2 2. 1 2 3. 1 2 4. 1 1-0");
        let lost = record("[RedLevel \"3\"]", "1. 1 2 2. 1 2 3. 1 2 4. 1 1-0");
        let open = record("[YellowLevel \"3\"]", "1. 1 2 *");
        let two = record("[Red \"Ann\"]", "1. 1 2 2. 1 2 3. 1 2 4. 1 1-0");
        let place = Level::ALL.iter().position(|&level| level == Level::Step(3)).expect("level 3");
        let scores = by_level([won, lost, open, two].into_iter());
        assert_eq!(scores, BTreeMap::from([(place, Score { won: 1, lost: 1, drawn: 0 })]));
    }
}
