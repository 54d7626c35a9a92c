//! A game looked at again: step by step, with what each move was worth, and what else could have been played.

use std::path::PathBuf;
use std::time::Duration;

use four_engine::{CoachError, Verdict};
use four_rules::{Action, Column, Game, Input, Record, Side};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::app::cycled;
use super::board::{Drawing, Hand};
use super::coach::{draw_scores, finding_text, grade_style, verdict_title};
use super::cursor::column_of;
use super::dialogs::{Confirm, Prompt};
use super::layout::{Layout, score_lines, too_small};
use super::page::{Answer, Hits, Next, Page, Pointer, Shared, Target};
use super::theme::Ink;
use super::widgets::{disc, footer, paragraph, spin, spinner};
use four_session::analysis::{Finding, Question};
use four_session::files::export;
use four_session::settings::Scores;
use four_session::{name_in, who_in};
use four_text::Text;

/// A step of a game: what was done, and how it stood before and after.
struct Step {
    by: Side,
    command: Input,
    after: Game,
    /// How good it was, as soon as that is known; only a disc dropped can be judged.
    verdict: Option<Result<Verdict, CoachError>>,
}

/// What the analyst is busy with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Busy {
    /// Going through the game, from this step on.
    Moves(usize),
    /// The position that is shown.
    Position,
}

/// A game being looked at.
pub(crate) struct Review {
    record: Record,
    start: Game,
    steps: Vec<Step>,
    /// How many steps have been made in the position shown.
    at: usize,
    /// Other moves tried from here.
    tried: Vec<(Action, Game)>,
    cursor: Column,
    finding: Option<Finding>,
    busy: Busy,
    asked: Option<PathBuf>,
}

impl Review {
    pub(crate) fn new(record: Record) -> Review {
        let log = record.log();
        let start = log.position_after(0);
        let step = |step: four_rules::Step<'_>| Step {
            by: step.by,
            command: step.input,
            after: step.after,
            verdict: None,
        };
        let steps: Vec<Step> = log.steps().map(step).collect();
        let cursor = Column::new(usize::from((start.rules().columns() - 1) / 2)).unwrap_or(Column::MIN);
        let busy = Busy::Moves(0);
        Review {
            at: steps.len(),
            record,
            start,
            steps,
            tried: Vec::new(),
            cursor,
            finding: None,
            busy,
            asked: None,
        }
    }

    fn base(&self, at: usize) -> &Game {
        at.checked_sub(1).and_then(|last| self.steps.get(last)).map_or(&self.start, |step| &step.after)
    }

    /// The position shown.
    fn game(&self) -> &Game {
        self.tried.last().map_or_else(|| self.base(self.at), |(_, game)| game)
    }

    /// The moves that have not been judged, from this step on: those of the game first, then the position.
    fn study(&mut self, shared: &mut Shared) {
        self.finding = None;
        self.busy = Busy::Position;
        let game = self.game();
        if game.outcome().is_none() {
            shared.analyst.ask(Question::Position { last: None, now: Some(Box::new(game.clone())) });
        } else {
            self.go_on(shared);
        }
    }

    /// Judges what has not been judged.
    fn go_on(&mut self, shared: &mut Shared) {
        let open = |(_, step): &(usize, &Step)| {
            step.verdict.is_none() && matches!(step.command, Input::Action(Action::Drop(_)))
        };
        let Some((first, _)) = self.steps.iter().enumerate().find(open) else { return };
        self.busy = Busy::Moves(first);
        let moves = (first..self.steps.len())
            .take_while(|&number| matches!(self.steps[number].command, Input::Action(Action::Drop(_))));
        let question = |number: usize| match self.steps[number].command {
            Input::Action(Action::Drop(column)) => Some((self.base(number).clone(), column)),
            _ => None,
        };
        shared.analyst.ask(Question::Moves(moves.filter_map(question).collect()));
    }

    fn go(&mut self, shared: &mut Shared, at: usize) {
        self.tried.clear();
        self.at = at.min(self.steps.len());
        self.study(shared);
    }

    fn try_column(&mut self, shared: &mut Shared, column: Column) {
        self.cursor = column;
        let mut game = self.game().clone();
        // The move that was played anyway is a step on.
        let played = self.steps.get(self.at).map(|step| step.command);
        if self.tried.is_empty() && played == Some(Action::Drop(column).into()) {
            return self.go(shared, self.at + 1);
        }
        let legal = game.legal_actions().any(|command| command == Action::Drop(column));
        match game.play(game.turn(), Action::Drop(column)) {
            Ok(_) if legal => {
                game.decline_offers();
                self.tried.push((Action::Drop(column), game));
                self.study(shared);
            }
            Ok(_) => {}
            Err(refusal) => shared.say(shared.text.say_refusal(refusal)),
        }
    }

    /// The steps that changed the result.
    fn turning_points(&self) -> impl DoubleEndedIterator<Item = usize> {
        let turns = |step: &Step| matches!(&step.verdict, Some(Ok(verdict)) if verdict.is_turning_point());
        self.steps.iter().enumerate().filter(move |(_, step)| turns(step)).map(|(number, _)| number + 1)
    }

    /// Whether every move that can be judged has been.
    fn is_judged(&self) -> bool {
        self.steps
            .iter()
            .all(|step| step.verdict.is_some() || !matches!(step.command, Input::Action(Action::Drop(_))))
    }

    fn save(&mut self, shared: &mut Shared, path: PathBuf) -> Next {
        match export(&path, &self.record, self.game(), shared.text) {
            Ok(()) => shared.say(shared.text.exported(path.display().to_string())),
            Err(error) => {
                let why = error.say(shared.text);
                let text = path.display().to_string();
                return Next::Open(Box::new(Prompt::new(shared.text.export(), &text, Some(why))));
            }
        }
        Next::Stay
    }

    /// The moves, with the one shown in the middle of as many lines as there are.
    fn list(&self, shared: &Shared, frame: &mut Frame<'_>, area: Rect) {
        let (palette, text) = (shared.palette(), shared.text);
        let height = usize::from(area.height);
        let from = self.at.saturating_sub(height / 2 + 1).min(self.steps.len().saturating_sub(height));
        for (y, (number, step)) in (area.y..area.bottom()).zip(self.steps.iter().enumerate().skip(from)) {
            let shown = number + 1 == self.at && self.tried.is_empty();
            let style = if shown { palette.chosen() } else { palette.plain() };
            let mut line = vec![
                Span::styled(format!("{:>3} ", number + 1), palette.quiet()),
                disc(palette, step.by),
                Span::styled(format!(" {:<6}", step.command.to_string()), style),
            ];
            if let Some(Ok(verdict)) = &step.verdict {
                let sign = if verdict.is_turning_point() { " ◆ " } else { "   " };
                line.push(Span::styled(sign, palette.text(Ink::Accent)));
                line.push(Span::styled(text.grade(verdict.grade), grade_style(palette, verdict.grade)));
            }
            frame.render_widget(Paragraph::new(Line::from(line)), Rect { y, height: 1, ..area });
        }
    }

    /// What there is to say about the position shown: the move that led to it, and what to play.
    fn speech(&self, shared: &Shared) -> Vec<(String, Ink)> {
        let text = shared.text;
        let game = self.game();
        let who = |side: Side| who_in(&self.record, side, text);
        let mut said = Vec::new();
        let step =
            self.at.checked_sub(1).and_then(|last| self.steps.get(last)).filter(|_| self.tried.is_empty());
        match step.and_then(|step| step.verdict.as_ref()) {
            Some(Ok(verdict)) => {
                let sign = if verdict.is_turning_point() {
                    format!(" ◆ {}", text.turning_point())
                } else {
                    String::new()
                };
                said.push((format!("{}{sign}", verdict_title(verdict, text)), Ink::Accent));
                said.push((text.verdict(verdict), Ink::Text));
                said.push((String::new(), Ink::Text));
            }
            Some(Err(CoachError::NotPlain)) => said.push((text.coach_silent().into(), Ink::Text)),
            _ => {}
        }
        match game.outcome() {
            Some(outcome) => said.push((text.outcome(outcome, &who), Ink::Good)),
            None => match finding_text(self.finding.as_ref(), shared) {
                Some(text) => said.push((text, Ink::Text)),
                None if shared.analyst.is_busy() => {
                    said.push((format!("{} {}", spinner(shared), text.looking()), Ink::Text));
                }
                None => {}
            },
        }
        said
    }

    /// Says what there is to say, and lists the moves where there is room.
    fn speak(&self, shared: &Shared, frame: &mut Frame<'_>, layout: &Layout) {
        let (mut rest, least) = match layout.panel {
            Some(panel) => (panel, 5.min(self.steps.len() as u16)),
            None => (layout.message, 0),
        };
        for (said, ink) in self.speech(shared) {
            let room = Rect { height: rest.height.saturating_sub(least), ..rest };
            let gap = u16::from(said.is_empty() && layout.panel.is_some());
            let used = (paragraph(frame, room, &said, shared.palette().text(ink)) + gap).min(rest.height);
            rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
        }
        if layout.panel.is_some() {
            let gap = 1.min(rest.height);
            self.list(shared, frame, Rect { y: rest.y + gap, height: rest.height - gap, ..rest });
        }
    }

    fn title(&self, text: Text) -> String {
        let place = match self.at {
            0 => text.the_start().to_owned(),
            at => text.move_of(at, self.steps.len()),
        };
        let tried: Vec<String> = self.tried.iter().map(|(command, _)| command.to_string()).collect();
        match tried.is_empty() {
            true => format!("{} · {place}", text.review()),
            false => format!("{} · {place} · {}", text.review(), text.trying(tried.join(" "))),
        }
    }
}

impl Page for Review {
    fn name(&self) -> &'static str {
        "review"
    }

    fn shown(&mut self, shared: &mut Shared) {
        self.study(shared);
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let text = shared.text;
        if let Some(column) = column_of(key, self.game().rules().columns()) {
            self.try_column(shared, column);
            return Next::Stay;
        }
        match key {
            KeyCode::Left | KeyCode::Up | KeyCode::Char('h' | 'k') if self.tried.is_empty() => {
                self.go(shared, self.at.saturating_sub(1));
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace | KeyCode::Char('h' | 'k' | 'u') => {
                self.tried.pop();
                self.study(shared);
            }
            KeyCode::Right | KeyCode::Down | KeyCode::Char('l' | 'j' | ' ') if self.tried.is_empty() => {
                self.go(shared, self.at + 1);
            }
            KeyCode::Home => self.go(shared, 0),
            KeyCode::End => self.go(shared, self.steps.len()),
            KeyCode::Char('t' | 'T') | KeyCode::Tab | KeyCode::BackTab => {
                let back = matches!(key, KeyCode::Char('T') | KeyCode::BackTab);
                let points: Vec<usize> = self.turning_points().collect();
                // After the last one comes the first again.
                let found = match back {
                    false => points.iter().find(|&&point| point > self.at).or(points.first()),
                    true => points.iter().rev().find(|&&point| point < self.at).or(points.last()),
                };
                match found {
                    Some(&point) => self.go(shared, point),
                    None if self.is_judged() => shared.say(text.never_turned()),
                    None => shared.say(text.still_looking()),
                }
            }
            KeyCode::Char('s' | 'S') => {
                shared.change(|settings| settings.scores = cycled(&Scores::ALL, settings.scores, 1));
            }
            KeyCode::Char('e' | 'E') => {
                return Next::Open(Box::new(Prompt::new(text.export(), "game.pgn", None)));
            }
            KeyCode::Esc if !self.tried.is_empty() => {
                self.tried.clear();
                self.study(shared);
            }
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => {
                shared.analyst.cancel();
                return Next::Back;
            }
            _ => {}
        }
        Next::Stay
    }

    fn pointer(&mut self, shared: &mut Shared, pointer: Pointer, target: Target) -> Next {
        match (pointer, target) {
            (Pointer::Click, Target::Key(key)) => return self.key(shared, key),
            (Pointer::Click, Target::Board(column, _)) => self.try_column(shared, column),
            (Pointer::Over, Target::Board(column, _)) => self.cursor = column,
            _ => {}
        }
        Next::Stay
    }

    fn answered(&mut self, shared: &mut Shared, answer: Answer) -> Next {
        match answer {
            Answer::Text(text) => {
                let path = PathBuf::from(text.trim());
                if path.exists() {
                    let question = shared.text.overwrite(path.display().to_string());
                    self.asked = Some(path);
                    return Next::Open(Box::new(Confirm(question)));
                }
                self.save(shared, path)
            }
            Answer::Yes => match self.asked.take() {
                Some(path) => self.save(shared, path),
                None => Next::Stay,
            },
            Answer::Pick(_) => Next::Stay,
        }
    }

    fn tick(&mut self, shared: &mut Shared) -> Next {
        if self.busy == Busy::Position && !shared.analyst.is_busy() {
            self.go_on(shared);
        }
        Next::Stay
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        match (finding, self.busy) {
            (Finding::Move(number, verdict), Busy::Moves(from)) => {
                if let Some(step) = self.steps.get_mut(from + number) {
                    step.verdict = Some(verdict);
                }
            }
            (finding @ (Finding::Advice(_) | Finding::Estimate(_)), _) => self.finding = Some(finding),
            _ => {}
        }
    }

    fn next_frame(&self, shared: &Shared) -> Option<Duration> {
        shared.analyst.is_busy().then(|| spin(shared))
    }

    fn help(&self, text: Text) -> Vec<(&'static str, &'static str)> {
        vec![
            ("← →", text.keys_step()),
            ("Home End", text.keys_ends()),
            ("t T", text.keys_turning()),
            ("1 … 9, a …", text.keys_try()),
            ("u, Esc", text.keys_untry()),
            ("s", text.keys_scores()),
            ("e", text.keys_export()),
            ("q, Esc", text.back()),
        ]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (palette, text, view) = (shared.palette(), shared.text, self.game().view());
        let mut hits = Hits::default();
        let judged = self.steps.iter().filter(|step| step.verdict.is_some()).count();
        let right = match (self.busy, shared.analyst.is_busy()) {
            (Busy::Moves(_), true) => {
                format!("{} {}", spinner(shared), text.reviewing(judged, self.steps.len()))
            }
            _ => {
                let [one, two] = Side::BOTH.map(|side| name_in(&self.record, side, text));
                format!("{one} – {two} · {}", self.start.rules().values())
            }
        };
        match Layout::new(frame.area(), &view, score_lines(shared.settings.scores)) {
            None => {
                hits.blind = true;
                too_small(frame, shared, &view);
            }
            Some(mut layout) => {
                layout.header(frame, palette, &self.title(text), &right);
                let hand = match view.outcome {
                    None => Hand::Over(view.turn, self.cursor),
                    Some(_) => Hand::Away,
                };
                let drawing = Drawing {
                    view: &view,
                    palette,
                    scale: layout.scale,
                    hand,
                    falling: None,
                    shown: None,
                    pictures: shared.pictures.as_ref(),
                };
                let place = drawing.draw(layout.board, frame.buffer_mut());
                hits.board = Some(place);
                if layout.below > 0 {
                    draw_scores(frame, &drawing, place, self.finding.as_ref(), shared);
                }
                self.speak(shared, frame, &layout);
            }
        }
        let keys = [
            (KeyCode::Esc, "Esc", text.short_back()),
            (KeyCode::F(1), "?", text.short_keys()),
            (KeyCode::Left, "←", text.short_before()),
            (KeyCode::Right, "→", text.short_after()),
            (KeyCode::Char('t'), "t", text.short_turning()),
            (KeyCode::Char('e'), "e", text.short_export()),
            (KeyCode::Char('s'), "s", text.short_scores()),
        ];
        footer(frame, shared, &keys, &mut hits);
        hits
    }
}
