//! Puzzles: find the only move.

use std::time::Duration;

use four_engine::{Hardness, Puzzle, Task, Verdict};
use four_rules::{Action, Column, Log, Rules};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::app::cycled;
use super::board::{Drawing, Hand};
use super::cursor::column_of;
use super::layout::{Layout, too_small};
use super::page::{Hits, Next, Page, Pointer, Shared, Target};
use super::theme::Ink;

use super::widgets::{footer, paragraph, spin, spinner};
use four_session::analysis::{Finding, Question};
use four_text::Text;

/// A puzzle on the screen.
struct Asked {
    puzzle: Puzzle,
    log: Log,
    /// What was tried last, and what comes of it as soon as that is known.
    tried: Option<(Column, Option<Verdict>)>,
    /// Whether the move was found, or given away.
    over: bool,
    gave_up: bool,
}

/// Puzzles, one after another.
pub(crate) struct Puzzling {
    asked: Option<Asked>,
    cursor: Column,
    hardness: Option<Hardness>,
    solved: u32,
    seen: u32,
}

impl Default for Puzzling {
    fn default() -> Puzzling {
        Puzzling { asked: None, cursor: CENTRE, hardness: None, solved: 0, seen: 0 }
    }
}

/// Where the cursor starts.
const CENTRE: Column = match Column::new(3) {
    Some(centre) => centre,
    None => Column::MIN,
};

impl Puzzling {
    fn next(&mut self, shared: &mut Shared) {
        self.asked = None;
        let seed = shared.chance();
        shared.analyst.ask(Question::Puzzle { seed, hardness: self.hardness });
    }

    /// Tries a column, or shows the solution.
    fn attempt(&mut self, shared: &mut Shared, column: Column, gives_up: bool) {
        let Some(asked) = self.asked.as_mut().filter(|asked| !asked.over) else { return };
        if asked.log.game().board().landing(column).is_none() {
            return shared.say(shared.text.say_mistake_column_full(column));
        }
        let first = asked.tried.is_none();
        asked.tried = Some((column, None));
        asked.over = column == asked.puzzle.solution;
        asked.gave_up = gives_up;
        self.seen += u32::from(first);
        self.solved += u32::from(first && asked.over && !gives_up);
        let game = asked.log.game().clone();
        shared.analyst.ask(Question::Position { last: Some(Box::new((game, column))), now: None });
    }

    /// The position; with the move that does it, once that is known.
    fn position(&self) -> Log {
        let Some(asked) = &self.asked else { return Log::new(Rules::default(), ["", ""]) };
        let mut log = asked.log.clone();
        if asked.over {
            // It can be played: the engine has found it in this position.
            let _ = log.play(log.game().turn(), Action::Drop(asked.puzzle.solution));
        }
        log
    }

    fn title(&self, text: Text) -> String {
        let hardness = match (&self.asked, self.hardness) {
            (Some(asked), _) => text.hardness(asked.puzzle.hardness),
            (None, Some(hardness)) => text.hardness(hardness),
            (None, None) => text.any(),
        };
        format!("{} · {hardness}", text.puzzles())
    }

    fn score(&self, text: Text) -> String {
        if self.seen == 0 { String::new() } else { text.puzzle_score(self.solved, self.seen) }
    }

    /// Says what there is to say; without a panel there is room for the last of it only.
    fn speak(&self, shared: &Shared, frame: &mut Frame<'_>, layout: &Layout) {
        let speech = self.speech(shared);
        let (mut rest, gap) = (layout.panel.unwrap_or(layout.message), u16::from(layout.panel.is_some()));
        let from = if layout.panel.is_some() { 0 } else { speech.len().saturating_sub(2) };
        for (said, ink) in &speech[from..] {
            let lines = paragraph(frame, rest, said, shared.palette().text(*ink));
            let used = (lines + gap).min(rest.height);
            rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
        }
    }

    /// What is said about the puzzle and what was tried.
    fn speech(&self, shared: &Shared) -> Vec<(String, Ink)> {
        let text = shared.text;
        let Some(asked) = &self.asked else {
            return vec![(format!("{} {}", spinner(shared), text.puzzle_making()), Ink::Text)];
        };
        let side = text.side(asked.log.game().turn());
        let task = match asked.puzzle.task {
            Task::Win => text.puzzle_win(side),
            Task::Save => text.puzzle_save(side),
        };
        let mut said = vec![(task, Ink::Text)];
        let Some((column, verdict)) = &asked.tried else { return said };
        let (title, ink) = match (asked.over, asked.gave_up) {
            (true, false) => (text.puzzle_right().to_owned(), Ink::Good),
            (true, true) => (text.puzzle_solution(column), Ink::Accent),
            (false, _) => (text.puzzle_wrong(column), Ink::Bad),
        };
        said.push((title, ink));
        match verdict {
            None => said.push((format!("{} {}", spinner(shared), text.looking()), Ink::Text)),
            Some(verdict) => {
                let outlook = text.say_outlook(&verdict.after, verdict.by);
                // What is better is for the player to find.
                let told = verdict.remark.claims().filter(|claim| asked.over || !claim.tells_better());
                let why: Vec<String> = told.map(|claim| text.claim(claim, verdict.by)).collect();
                said.push((format!("{outlook} {}", why.join(" ")), Ink::Text));
            }
        }
        said
    }
}

impl Page for Puzzling {
    fn name(&self) -> &'static str {
        "puzzle"
    }

    fn shown(&mut self, shared: &mut Shared) {
        if self.asked.is_none() {
            self.next(shared);
        }
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let over = self.asked.as_ref().is_some_and(|asked| asked.over);
        if let Some(column) = column_of(key, Rules::default().columns()) {
            self.cursor = column;
            self.attempt(shared, column, false);
            return Next::Stay;
        }
        let step =
            |cursor: Column, by: usize| Column::new((usize::from(cursor.index()) + by) % 7).unwrap_or(cursor);
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.cursor = step(self.cursor, 6),
            KeyCode::Right | KeyCode::Char('l') => self.cursor = step(self.cursor, 1),
            KeyCode::Enter | KeyCode::Char(' ' | 'n') if over => self.next(shared),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Down => self.attempt(shared, self.cursor, false),
            KeyCode::Char('n') => self.next(shared),
            KeyCode::Char('v') => {
                if let Some(solution) = self.asked.as_ref().map(|asked| asked.puzzle.solution) {
                    self.attempt(shared, solution, true);
                }
            }
            KeyCode::Char('d') => {
                let all = [None].into_iter().chain(Hardness::ALL.map(Some)).collect::<Vec<_>>();
                self.hardness = cycled(&all, self.hardness, 1);
                self.next(shared);
            }
            KeyCode::Esc | KeyCode::Char('q') => {
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
            (pointer, Target::Board(column, _)) => {
                self.cursor = column;
                if pointer == Pointer::Click {
                    self.attempt(shared, column, false);
                }
            }
            _ => {}
        }
        Next::Stay
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        match finding {
            Finding::Puzzle(puzzle) => {
                let Ok(log) = Log::from_moves(Rules::default(), &puzzle.moves) else { return };
                self.asked = Some(Asked { puzzle, log, tried: None, over: false, gave_up: false });
            }
            Finding::Move(_, Ok(verdict)) => {
                let tried = self.asked.as_mut().and_then(|asked| asked.tried.as_mut());
                if let Some((_, known)) = tried.filter(|(column, _)| *column == verdict.column) {
                    *known = Some(verdict);
                }
            }
            _ => {}
        }
    }

    fn next_frame(&self, shared: &Shared) -> Option<Duration> {
        shared.analyst.is_busy().then(|| spin(shared))
    }

    fn help(&self, text: Text) -> Vec<(&'static str, &'static str)> {
        vec![
            ("1 … 7", text.keys_column()),
            ("← → h l", text.keys_move()),
            ("Enter ↓", text.keys_drop()),
            ("v", text.keys_solution()),
            ("n", text.keys_next()),
            ("d", text.keys_hardness()),
            ("Esc", text.back()),
        ]
    }

    fn view(&self, shared: &Shared, frame: &mut Frame<'_>) -> Hits {
        let (text, view) = (shared.text, self.position().game().view());
        let open = self.asked.as_ref().is_some_and(|asked| !asked.over);
        let mut hits = Hits::default();
        match Layout::new(frame.area(), &view, 0) {
            None => {
                hits.blind = true;
                too_small(frame, shared, &view);
            }
            Some(mut layout) => {
                layout.header(frame, shared.palette(), &self.title(text), &self.score(text));
                let drawing = Drawing {
                    view: &view,
                    palette: shared.palette(),
                    scale: layout.scale,
                    hand: if open { Hand::Over(view.turn, self.cursor) } else { Hand::Away },
                    falling: None,
                    shown: None,
                    pictures: shared.pictures.as_ref(),
                };
                hits.board = Some(drawing.draw(layout.board, frame.buffer_mut()));
                self.speak(shared, frame, &layout);
            }
        }
        let mut keys =
            vec![(KeyCode::Esc, "Esc", text.short_back()), (KeyCode::F(1), "?", text.short_keys())];
        match open {
            true => keys.extend([
                (KeyCode::Enter, "Enter", text.short_drop()),
                (KeyCode::Char('v'), "v", text.short_solution()),
                (KeyCode::Char('n'), "n", text.short_next()),
            ]),
            false => keys.push((KeyCode::Enter, "Enter", text.short_next())),
        }
        keys.push((KeyCode::Char('d'), "d", text.short_hardness()));
        footer(frame, shared, &keys, &mut hits);
        hits
    }
}
