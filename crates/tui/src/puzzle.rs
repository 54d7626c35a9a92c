//! The page of the puzzles: the player looks for the only right move.

use four_engine::{Hardness, Puzzle, Task, Verdict};
use four_rules::{Action, Column, Log, Rules};
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
    puzzle: Puzzle,
    log: Log,
    /// The last column that was tried, and the verdict on it once it is known.
    tried: Option<(Column, Option<Verdict>)>,
    /// Whether the solution is on the board.
    over: bool,
    /// Whether the player has asked for the solution.
    gave_up: bool,
}

/// Puzzles, one after another.
pub(crate) struct PuzzlePage {
    /// `None` while the analyst makes one.
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

    /// Asks the analyst for another puzzle.
    fn next(&mut self, shared: &mut Shared) {
        self.posed = None;
        let seed = shared.random_seed();
        shared.analyst.ask(Question::Puzzle { seed, hardness: self.hardness });
    }

    /// Tries a column, and asks the analyst about it. A player who gives up tries the solution.
    fn attempt(&mut self, shared: &mut Shared, column: Column, gives_up: bool) {
        let Some(posed) = self.posed.as_mut().filter(|posed| !posed.over) else { return };
        if posed.log.game().board().landing(column).is_none() {
            return shared.show_toast(shared.text.say_mistake_column_full(column));
        }
        let first = posed.tried.is_none();
        posed.tried = Some((column, None));
        posed.over = column == posed.puzzle.solution;
        posed.gave_up = gives_up;
        self.seen += u32::from(first);
        self.solved += u32::from(first && posed.over && !gives_up);
        let game = posed.log.game().clone();
        shared.analyst.ask(Question::Position { last: Some(Box::new((game, column))), now: None });
    }

    /// The position on the board: with the solution played once it is known, and empty without a puzzle.
    fn position(&self) -> Log {
        let Some(posed) = &self.posed else { return Log::new(Rules::default(), ["", ""]) };
        let mut log = posed.log.clone();
        if posed.over {
            // Never refused: the engine has found the move in this position.
            let _ = log.play(log.game().turn(), Action::Drop(posed.puzzle.solution));
        }
        log
    }

    fn is_open(&self) -> bool {
        self.posed.as_ref().is_some_and(|posed| !posed.over)
    }

    fn steer(&mut self, dx: i32) {
        self.cursor.steer((dx, 0), Rules::default().columns(), &[]);
    }

    fn title(&self, text: Text) -> String {
        let hardness = match (&self.posed, self.hardness) {
            (Some(posed), _) => text.hardness(posed.puzzle.hardness),
            (None, Some(hardness)) => text.hardness(hardness),
            (None, None) => text.any(),
        };
        format!("{} · {hardness}", text.puzzles())
    }

    fn score(&self, text: Text) -> String {
        if self.seen == 0 { String::new() } else { text.puzzle_score(self.solved, self.seen) }
    }

    /// The task, and what comes of the column that was tried.
    fn remarks(&self, shared: &Shared) -> Vec<Remark> {
        let (palette, text) = (shared.palette(), shared.text);
        let Some(posed) = &self.posed else {
            return vec![(with_spinner(shared, text.puzzle_making()), palette.plain())];
        };
        let side = text.side(posed.log.game().turn());
        let task = match posed.puzzle.task {
            Task::Win => text.puzzle_win(side),
            Task::Save => text.puzzle_save(side),
        };
        let mut remarks = vec![(task, palette.plain())];
        let Some((column, verdict)) = &posed.tried else { return remarks };
        let (title, ink) = match (posed.over, posed.gave_up) {
            (true, false) => (text.puzzle_right().to_owned(), Ink::Good),
            (true, true) => (text.puzzle_solution(column), Ink::Accent),
            (false, _) => (text.puzzle_wrong(column), Ink::Bad),
        };
        remarks.push((title, palette.text(ink)));
        let reason = match verdict {
            None => with_spinner(shared, text.looking()),
            Some(verdict) => {
                let outlook = text.say_outlook(&verdict.after, verdict.by);
                // A claim that names a better move would give the solution away.
                let shown = verdict.remark.claims().filter(|claim| posed.over || !claim.tells_better());
                let claims: Vec<String> = shown.map(|claim| text.claim(claim, verdict.by)).collect();
                format!("{outlook} {}", claims.join(" "))
            }
        };
        remarks.push((reason, palette.plain()));
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
        let over = self.posed.as_ref().is_some_and(|posed| posed.over);
        if let Some(column) = column_of(key, Rules::default().columns()) {
            self.cursor.column = column;
            self.attempt(shared, column, false);
            return Next::Stay;
        }
        match key {
            KeyCode::Left | KeyCode::Char('h') => self.steer(-1),
            KeyCode::Right | KeyCode::Char('l') => self.steer(1),
            KeyCode::Char('n') => self.next(shared),
            KeyCode::Enter | KeyCode::Char(' ') if over => self.next(shared),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Down => {
                self.attempt(shared, self.cursor.column, false);
            }
            KeyCode::Char('v') => {
                if let Some(solution) = self.posed.as_ref().map(|posed| posed.puzzle.solution) {
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

    fn point_at_board(&mut self, shared: &mut Shared, pointer: Pointer, (column, _): BoardPoint) -> Next {
        self.cursor.column = column;
        if pointer == Pointer::Click {
            self.attempt(shared, column, false);
        }
        Next::Stay
    }

    fn analyst_found(&mut self, _shared: &mut Shared, finding: Finding) {
        match finding {
            Finding::Puzzle(puzzle) => {
                let Ok(log) = Log::from_moves(Rules::default(), &puzzle.moves) else { return };
                self.posed = Some(PosedPuzzle { puzzle, log, tried: None, over: false, gave_up: false });
            }
            Finding::Move(_, Ok(verdict)) => {
                let tried = self.posed.as_mut().and_then(|posed| posed.tried.as_mut());
                if let Some((_, known)) = tried.filter(|(column, _)| *column == verdict.column) {
                    *known = Some(verdict);
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
