//! The page of a review: a game step by step, with a verdict on each move, and other moves to try.

mod steps;
mod view;

use std::path::PathBuf;

use four_rules::{Column, Record, Side};
use four_session::analysis::{Finding, Question};
use four_session::files::export;
use four_session::seats_in;
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use crate::board::BoardPoint;
use crate::cards::{CardsPage, Deck};
use crate::cursor::{Cursor, column_keys, column_of};
use crate::details::Details;
use crate::dialogs::{ConfirmDialog, PromptDialog};
use crate::exercise::{Course, ExercisePage};
use crate::page::{Answer, Hits, KeyHelp, Next, Page, Pointer};
use crate::shared::Shared;
use steps::ReviewedGame;

/// What the analyst works on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Analysed {
    /// The moves of the game, from this step on.
    Moves(usize),
    /// The position shown.
    Position,
}

/// The page of a review.
pub(crate) struct ReviewPage {
    game: ReviewedGame,
    cursor: Cursor,
    /// What to play in the position shown.
    finding: Option<Finding>,
    analysed: Analysed,
    /// The file that the player is asked to overwrite.
    overwrite: Option<PathBuf>,
    /// Whether the reasons are told in full.
    details: Details,
    /// Whether the free cells where a side could make a line are shown.
    shows_threats: bool,
    /// Whether the mistakes follow as soon as every move is judged.
    learns: bool,
}

impl ReviewPage {
    pub(crate) fn new(record: Record) -> ReviewPage {
        let game = ReviewedGame::new(record);
        let cursor = Cursor::new(game.shown().rules().columns());
        let analysed = Analysed::Moves(0);
        ReviewPage {
            game,
            cursor,
            finding: None,
            analysed,
            overwrite: None,
            details: Details::default(),
            shows_threats: false,
            learns: false,
        }
    }

    /// The review of a game whose mistakes follow as soon as every move is judged.
    pub(crate) fn to_learn_from(record: Record) -> ReviewPage {
        ReviewPage { learns: true, ..ReviewPage::new(record) }
    }

    /// The mistakes of the people in the game, to find better moves for. Without any, says why.
    fn learn(&self, shared: &mut Shared) -> Option<ExercisePage> {
        let text = shared.text;
        let Some(verdicts) = self.game.verdicts() else {
            let judged = self.game.is_judged();
            shared.show_toast(if judged { text.coach_silent_rules() } else { text.still_looking() });
            return None;
        };
        let seats = seats_in(&self.game.record);
        let people = Side::BOTH.into_iter().zip(&seats).filter(|(_, seat)| seat.is_human());
        let people: Vec<Side> = people.map(|(side, _)| side).collect();
        let course = Course::mistakes(self.game.record.log(), verdicts, &people);
        if course.is_empty() {
            shared.show_toast(text.no_mistakes());
            return None;
        }
        Some(ExercisePage::new(course))
    }

    /// Asks the analyst about the position shown. The moves of the game come after it.
    fn analyse(&mut self, shared: &mut Shared) {
        self.finding = None;
        self.details.close();
        self.analysed = Analysed::Position;
        let game = self.game.shown();
        if game.outcome().is_none() {
            let now = Some(Box::new(game.clone()));
            shared.analyst.ask(Question::Position { last: None, now, headline_first: true });
        } else {
            self.analyse_moves(shared);
        }
    }

    /// Asks the analyst about the moves that are not judged yet.
    fn analyse_moves(&mut self, shared: &mut Shared) {
        if let Some((first, moves)) = self.game.unjudged() {
            self.analysed = Analysed::Moves(first);
            shared.analyst.ask(Question::Moves(moves));
        }
    }

    fn go_to(&mut self, shared: &mut Shared, steps: usize) {
        self.game.go_to(steps);
        self.analyse(shared);
    }

    /// One step back, or one move that was tried.
    fn step_back(&mut self, shared: &mut Shared) {
        if !self.game.is_trying() {
            return self.go_to(shared, self.game.at.saturating_sub(1));
        }
        self.game.untry();
        self.analyse(shared);
    }

    fn try_column(&mut self, shared: &mut Shared, column: Column) {
        self.cursor.column = column;
        match self.game.try_column(column) {
            Ok(true) => self.analyse(shared),
            Ok(false) => {}
            Err(refusal) => shared.show_toast(shared.text.say_refusal(refusal)),
        }
    }

    fn go_to_turning_point(&mut self, shared: &mut Shared, backwards: bool) {
        match self.game.turning_point(backwards) {
            Some(point) => self.go_to(shared, point),
            None if self.game.is_judged() => shared.show_toast(shared.text.never_turned()),
            None => shared.show_toast(shared.text.still_looking()),
        }
    }

    fn save(&self, shared: &mut Shared, path: PathBuf) -> Next {
        let name = path.display().to_string();
        match export(&path, &self.game.record, self.game.shown(), shared.text) {
            Ok(()) => {
                shared.show_toast(shared.text.exported(name));
                Next::Stay
            }
            Err(error) => {
                let prompt = PromptDialog::again(shared.text.export(), &name, error.say(shared.text));
                Next::Open(Box::new(prompt))
            }
        }
    }
}

impl Page for ReviewPage {
    fn name(&self) -> &'static str {
        "review"
    }

    fn shown(&mut self, shared: &mut Shared) {
        self.analyse(shared);
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        if let Some(column) = column_of(key, self.game.shown().rules().columns()) {
            self.try_column(shared, column);
            return Next::Stay;
        }
        let trying = self.game.is_trying();
        match key {
            KeyCode::Left | KeyCode::Up | KeyCode::Char('h' | 'k') => self.step_back(shared),
            KeyCode::Backspace | KeyCode::Char('u') if trying => self.step_back(shared),
            KeyCode::Right | KeyCode::Down | KeyCode::Char('l' | 'j' | ' ') if !trying => {
                self.go_to(shared, self.game.at + 1);
            }
            KeyCode::Home => self.go_to(shared, 0),
            KeyCode::End => self.go_to(shared, self.game.steps.len()),
            KeyCode::Char('t') | KeyCode::Tab => self.go_to_turning_point(shared, false),
            KeyCode::Char('T') | KeyCode::BackTab => self.go_to_turning_point(shared, true),
            KeyCode::Char('s' | 'S') => shared.next_scores(),
            KeyCode::Char('w' | 'W') => self.details.turn(),
            KeyCode::Char('a' | 'A') => {
                self.shows_threats = !self.shows_threats;
                shared.say_switched(shared.text.threats(), self.shows_threats);
            }
            KeyCode::Char('i' | 'I') => return Next::Open(Box::new(CardsPage::new(Deck::Words))),
            KeyCode::Char('m' | 'M') => {
                return self.learn(shared).map_or(Next::Stay, |page| Next::Open(Box::new(page)));
            }
            KeyCode::Char('e' | 'E') => {
                return Next::Open(Box::new(PromptDialog::new(shared.text.export(), "game.pgn")));
            }
            KeyCode::Esc if trying => self.go_to(shared, self.game.at),
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => {
                shared.analyst.cancel();
                return Next::Back;
            }
            _ => {}
        }
        Next::Stay
    }

    fn point_at_board(&mut self, shared: &mut Shared, pointer: Pointer, (column, _): BoardPoint) -> Next {
        match pointer {
            Pointer::Click => self.try_column(shared, column),
            Pointer::Over => self.cursor.column = column,
        }
        Next::Stay
    }

    fn scrolls_over_board(&self) -> bool {
        true
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match answer {
            Answer::Text(text) => {
                let path = PathBuf::from(text.trim());
                if path.exists() {
                    let question = shared.text.overwrite(path.display().to_string());
                    self.overwrite = Some(path);
                    return Next::Open(Box::new(ConfirmDialog(question)));
                }
                self.save(shared, path)
            }
            Answer::Yes => match self.overwrite.take() {
                Some(path) => self.save(shared, path),
                None => Next::Stay,
            },
            Answer::Pick(_) => Next::Stay,
        }
    }

    fn tick(&mut self, shared: &mut Shared) -> Next {
        if self.analysed == Analysed::Position && !shared.analyst.is_busy() {
            self.analyse_moves(shared);
        }
        if !self.learns || !self.game.is_judged() {
            return Next::Stay;
        }
        self.learns = false;
        self.learn(shared).map_or(Next::Stay, |page| Next::Replace(Box::new(page)))
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        match (finding, self.analysed) {
            (Finding::Move(number, verdict), Analysed::Moves(first)) => {
                if let Some(step) = self.game.steps.get_mut(first + number) {
                    step.verdict = Some(verdict);
                }
            }
            (finding @ (Finding::Headline(_) | Finding::Advice(_) | Finding::Estimate(_)), _) => {
                self.finding = Some(finding);
            }
            _ => {}
        }
    }

    fn help(&self, text: Text) -> KeyHelp {
        vec![
            ("← →", text.keys_step()),
            ("Home End", text.keys_ends()),
            ("t T", text.keys_turning()),
            (column_keys(self.game.shown().rules().columns()), text.keys_try()),
            ("u, Esc", text.keys_untry()),
            ("w", text.keys_why()),
            ("a", text.keys_threats()),
            ("i", text.keys_words()),
            ("m", text.keys_mistakes()),
            ("s", text.keys_scores()),
            ("e", text.keys_export()),
            ("q, Esc", text.back()),
        ]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        view::view(self, shared, frame)
    }
}
