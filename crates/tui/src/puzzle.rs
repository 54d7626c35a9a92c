//! The page of the puzzles: the player looks for the only right move.

use four_engine::{Hardness, Puzzle, PuzzleRun, PuzzleSet, Step, Verdict};
use four_rules::{Column, Log, Rules};
use four_session::analysis::{Finding, Question};
use four_text::Text;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

use crate::board::{BoardPoint, Drawing};
use crate::cursor::{Cursor, column_of};
use crate::layout::Layout;
use crate::page::{Hits, KeyHelp, Next, Page, Pointer};
use crate::shared::{Shared, cycled};
use crate::theme::Ink;
use crate::widgets::{Remark, draw_remarks, footer, with_spinner};

/// A puzzle on the screen.
struct PosedPuzzle {
    puzzle: &'static Puzzle,
    run: PuzzleRun,
    /// What came of the last move.
    last: Option<Tried>,
    /// Whether the analyst is judging a move.
    waiting: bool,
    /// Whether the player was shown a move.
    shown: bool,
}

/// A move that was judged.
struct Tried {
    column: Column,
    step: Step,
    verdict: Option<Verdict>,
}

/// Puzzles, one after another.
pub(crate) struct PuzzlePage {
    /// `None` before the page is shown.
    posed: Option<PosedPuzzle>,
    cursor: Cursor,
    /// How hard the puzzles are; `None` for any.
    hardness: Option<Hardness>,
    /// How many puzzles were solved at the first attempt.
    solved: u32,
    /// How many puzzles were attempted.
    seen: u32,
}

impl PuzzlePage {
    pub(crate) fn new() -> PuzzlePage {
        let cursor = Cursor::new(Rules::default().columns());
        PuzzlePage { posed: None, cursor, hardness: None, solved: 0, seen: 0 }
    }

    /// Shows another puzzle.
    fn next(&mut self, shared: &mut Shared) {
        shared.analyst.cancel();
        let puzzle = PuzzleSet::builtin().pick(None, self.hardness, shared.random_seed());
        self.posed = puzzle.and_then(|puzzle| {
            let run = PuzzleRun::of(puzzle)?;
            Some(PosedPuzzle { puzzle, run, last: None, waiting: false, shown: false })
        });
    }

    /// Asks the analyst what comes of a column. A player who gives up is shown a right one.
    fn attempt(&mut self, shared: &mut Shared, column: Option<Column>) {
        let Some(posed) = self.posed.as_mut().filter(|posed| !posed.run.is_solved() && !posed.waiting) else {
            return;
        };
        if let Some(column) =
            column.filter(|&column| posed.run.log().game().board().landing(column).is_none())
        {
            return shared.show_toast(shared.text.say_mistake_column_full(column));
        }
        posed.waiting = true;
        posed.shown |= column.is_none();
        shared.analyst.ask(Question::Attempt { run: Box::new(posed.run.clone()), column });
    }

    /// Takes what came of a move. The first one that does not go on decides whether the puzzle counts as solved.
    fn attempted(&mut self, run: PuzzleRun, column: Column, step: Step) {
        let Some(posed) = &mut self.posed else { return };
        let counted = posed.run.mistakes() > 0 || posed.run.is_helped();
        posed.waiting = false;
        posed.run = run;
        posed.last = Some(Tried { column, step, verdict: None });
        let failed = posed.run.mistakes() > 0 || posed.run.is_helped();
        if !counted && (failed || posed.run.is_solved()) {
            self.seen += 1;
            self.solved += u32::from(posed.run.is_clean());
        }
    }

    /// The position on the board; empty without a puzzle.
    fn position(&self) -> Log {
        let log = self.posed.as_ref().map(|posed| posed.run.log().clone());
        log.unwrap_or_else(|| Log::new(Rules::default(), ["", ""]))
    }

    fn is_open(&self) -> bool {
        self.posed.as_ref().is_some_and(|posed| !posed.run.is_solved())
    }

    fn steer(&mut self, dx: i32) {
        self.cursor.steer((dx, 0), Rules::default().columns(), &[]);
    }

    fn title(&self, text: Text) -> String {
        self.posed.as_ref().map_or_else(|| text.puzzles().into(), |posed| text.puzzle_heading(posed.puzzle))
    }

    fn score(&self, text: Text) -> String {
        if self.seen == 0 { String::new() } else { text.puzzle_score(self.solved, self.seen) }
    }

    /// The task, and what came of the last move.
    fn remarks(&self, shared: &Shared) -> Vec<Remark> {
        let (palette, text) = (shared.palette(), shared.text);
        let Some(posed) = &self.posed else { return Vec::new() };
        let by = posed.run.by();
        let mut remarks = vec![(text.goal(posed.run.goal(), by), palette.plain())];
        if posed.waiting {
            remarks.push((with_spinner(shared, text.looking()), palette.plain()));
            return remarks;
        }
        let Some(Tried { column, step, verdict }) = &posed.last else { return remarks };
        let wrong = matches!(step, Step::Wrong { .. });
        let ink = match step {
            Step::Wrong { .. } => Ink::Bad,
            _ if posed.shown => Ink::Accent,
            _ => Ink::Good,
        };
        let said = match posed.shown && !wrong {
            true => text.shown_step(step, *column, by),
            false => text.step(step, *column, by),
        };
        remarks.push((said, palette.text(ink)));
        if let Some(verdict) = verdict {
            // A claim that names a better move would give the solution away.
            let shown = verdict.remark.claims().filter(|claim| !wrong || !claim.tells_better());
            let claims: Vec<String> = shown.map(|claim| text.claim(claim, verdict.by)).collect();
            remarks.push((claims.join(" "), palette.plain()));
        }
        remarks
    }

    /// Draws the remarks; without a panel there is room for the last two only.
    fn draw_remarks(&self, shared: &Shared, frame: &mut Frame<'_>, layout: &Layout) {
        let remarks = self.remarks(shared);
        match layout.panel {
            Some(panel) => draw_remarks(frame, panel, &remarks, 1),
            None => draw_remarks(frame, layout.message, &remarks[remarks.len().saturating_sub(2)..], 0),
        };
    }
}

impl Page for PuzzlePage {
    fn name(&self) -> &'static str {
        "puzzle"
    }

    fn shown(&mut self, shared: &mut Shared) {
        if self.posed.is_none() {
            self.next(shared);
        }
    }

    fn key(&mut self, shared: &mut Shared, key: KeyCode) -> Next {
        let over = self.posed.as_ref().is_some_and(|posed| posed.run.is_solved());
        if let Some(column) = column_of(key, Rules::default().columns()) {
            self.cursor.column = column;
            self.attempt(shared, Some(column));
            return Next::Stay;
        }
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.steer(-1),
            KeyCode::Right | KeyCode::Char('l') => self.steer(1),
            KeyCode::Char('n') => self.next(shared),
            KeyCode::Enter | KeyCode::Char(' ') if over => self.next(shared),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Down => {
                self.attempt(shared, Some(self.cursor.column));
            }
            KeyCode::Char('v') => self.attempt(shared, None),
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

    fn point_at_board(&mut self, shared: &mut Shared, pointer: Pointer, (column, _): BoardPoint) -> Next {
        self.cursor.column = column;
        if pointer == Pointer::Click {
            self.attempt(shared, Some(column));
        }
        Next::Stay
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        match finding {
            Finding::Attempt { run, column, step: Ok(step) } => self.attempted(*run, column, step),
            Finding::Attempt { .. } => {
                if let Some(posed) = &mut self.posed {
                    posed.waiting = false;
                }
            }
            Finding::Move(_, Ok(verdict)) => {
                if let Some(tried) = self.posed.as_mut().and_then(|posed| posed.last.as_mut()) {
                    tried.verdict = Some(verdict);
                }
            }
            _ => {}
        }
    }

    fn help(&self, text: Text) -> KeyHelp {
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
        let mut hits = Hits::default();
        if let Some(mut layout) = Layout::fit(shared, frame, &view, &mut hits) {
            layout.draw_header(frame, shared.palette(), &self.title(text), &self.score(text));
            let hand = self.cursor.hand(self.is_open().then_some(view.turn));
            let drawing = Drawing { hand, ..Drawing::new(&view, shared, &layout) };
            layout.draw_board(shared, frame, &drawing, None, &mut hits);
            self.draw_remarks(shared, frame, &layout);
        }
        let mut keys = match self.is_open() {
            true => vec![
                (KeyCode::Enter, "Enter", text.short_drop()),
                (KeyCode::Char('v'), "v", text.short_solution()),
                (KeyCode::Char('n'), "n", text.short_next()),
            ],
            false => vec![(KeyCode::Enter, "Enter", text.short_next())],
        };
        keys.push((KeyCode::Char('d'), "d", text.short_hardness()));
        footer(frame, shared, text.short_back(), &keys, &mut hits);
        hits
    }
}
