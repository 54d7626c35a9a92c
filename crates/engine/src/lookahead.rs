//! A search for every rule set: the game itself says what can be done and what comes of it.

use std::fmt;

use four_rules::{Action, Awaiting, Event, Game, Opening, Outcome, Side};

use crate::perception::Perception;
use crate::solver::Control;

/// What a won game is worth, less the moves it takes. Judgements stay far below it.
const WON: i32 = 1_000_000;

/// When a search ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// After looking this many moves ahead.
    pub depth: u32,
    /// After this many positions. What can happen within two moves is looked at in any case.
    pub nodes: u64,
}

impl Default for Limits {
    /// None.
    fn default() -> Limits {
        Limits { depth: u32::MAX, nodes: u64::MAX }
    }
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// What to do, and then what both sides would do. Never empty.
    pub line: Vec<Action>,
    /// What that is worth to the side to act.
    pub value: Value,
    /// How many moves ahead it has looked.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
}

/// What a position is worth to a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value(i32);

impl Value {
    /// The moves to the end, if the search has seen it: positive if the side wins, negative if it loses.
    #[must_use]
    pub const fn end(self) -> Option<i32> {
        match self.0 {
            WON_SOON.. => Some(WON - self.0),
            ..=LOST_SOON => Some(-WON - self.0),
            _ => None,
        }
    }

    /// A judgement in points: a hundred for a great advantage.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.0
    }
}

const WON_SOON: i32 = WON - 10_000;
const LOST_SOON: i32 = -WON_SOON;

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.end() {
            Some(moves) if moves > 0 => write!(f, "wins in {moves}"),
            Some(moves) => write!(f, "loses in {}", -moves),
            None => write!(f, "{:+}", self.0),
        }
    }
}

/// Looks ahead from this game, deeper and deeper, until a limit or the control ends it. What it has found is given to
/// `report` after each round. `None` if there is nothing to do: the game is over.
///
/// The same game and limits give the same result.
pub fn lookahead(
    game: &Game,
    limits: Limits,
    control: &Control,
    report: impl FnMut(&SearchResult),
) -> Option<SearchResult> {
    Search::new(Perception::perfect(), limits, control).run(game, report)
}

/// The search ended before it had an answer.
struct Enough;

#[derive(Clone, Copy)]
struct Known {
    key: u64,
    depth: u32,
    value: i32,
    bound: Bound,
    best: Action,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// How many positions are remembered.
const REMEMBERED: usize = 1 << 15;
/// How many positions are looked at between looks at the control.
const BREATH: u64 = 256;

/// Where a search is.
#[derive(Clone, Copy)]
struct Reach {
    /// How many moves it may still look ahead.
    depth: u32,
    /// How many moves it has made.
    ply: u32,
    /// How many actions these took.
    level: usize,
    /// How many of a thousand lines are missed for what was on the way: see [`Perception::strain`].
    strain: u32,
}

impl Reach {
    /// After this action. Answers to questions are not moves.
    fn after(self, action: Action, perception: &Perception) -> Reach {
        use Action::{Block, Keep, Pass, Undo};
        let moves = u32::from(!matches!(action, Keep | Pass | Block | Undo));
        // What one does at once is no strain to imagine.
        let strain = if self.level > 0 { perception.strain(action) } else { 0 };
        Reach {
            depth: self.depth.saturating_sub(moves),
            ply: self.ply + moves,
            level: self.level + 1,
            strain: (self.strain + strain).min(1000),
        }
    }
}

pub(crate) struct Search<'a> {
    perception: Perception,
    limits: Limits,
    control: &'a Control,
    nodes: u64,
    /// Only the control ends this round.
    must: bool,
    known: Vec<Option<Known>>,
    /// The best line found so far from each level on.
    lines: Vec<Vec<Action>>,
    /// What the best line from the root is worth.
    reached: i32,
}

impl<'a> Search<'a> {
    pub(crate) fn new(perception: Perception, limits: Limits, control: &'a Control) -> Search<'a> {
        let (known, lines) = (Vec::new(), Vec::new());
        Search { perception, limits, control, nodes: 0, must: true, known, lines, reached: 0 }
    }

    pub(crate) fn run(&mut self, game: &Game, mut report: impl FnMut(&SearchResult)) -> Option<SearchResult> {
        let mut actions = self.choices(game, true);
        let mut result = SearchResult { line: vec![*actions.first()?], value: Value(0), depth: 0, nodes: 0 };
        if actions.len() == 1 {
            report(&result);
            return Some(result);
        }
        self.known = vec![None; REMEMBERED];
        // No more moves than cells, where boards fill up.
        let longest = if may_go_on(game) { 100 } else { game.board().cells().count() as u32 };
        for depth in 1..=self.limits.depth.min(longest) {
            self.must = depth <= 2;
            self.lines = vec![Vec::new(); 2];
            let from = Reach { depth, ply: 0, level: 0, strain: 0 };
            let whole = self.best(game, &actions, from, (-WON, WON)).is_ok();
            // A round that is cut short began with what was best before: what it prefers to that is better.
            if let Some(&first) = self.lines[0].first() {
                let line = std::mem::take(&mut self.lines[0]);
                result = SearchResult { line, value: Value(self.reached), depth, nodes: self.nodes };
                actions.sort_by_key(|&action| action != first);
            }
            result.nodes = self.nodes;
            if whole {
                report(&result);
            }
            let over = result.value.end().is_some_and(|moves| moves.unsigned_abs() <= depth);
            if !whole || over || self.nodes >= self.limits.nodes {
                break;
            }
        }
        self.control.count(self.nodes % BREATH);
        Some(result)
    }

    /// What the position is worth to the side to act, if that is inside the window; otherwise a bound.
    fn value(&mut self, game: &Game, at: Reach, window: (i32, i32)) -> Result<i32, Enough> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BREATH) {
            self.control.count(BREATH);
            if self.control.is_stopped() || !self.must && self.nodes >= self.limits.nodes {
                return Err(Enough);
            }
        }
        if at.depth == 0 && game.awaiting() == Awaiting::Move {
            return Ok(self.judge(game));
        }
        let key = key(game, at);
        let slot = key as usize % REMEMBERED;
        let known = self.known[slot].filter(|known| known.key == key);
        if let Some(known) = known.filter(|known| known.depth == at.depth) {
            match known.bound {
                Bound::Exact => return Ok(known.value),
                Bound::AtLeast if known.value >= window.1 => return Ok(known.value),
                Bound::AtMost if known.value <= window.0 => return Ok(known.value),
                _ => {}
            }
        }
        let mut actions = self.choices(game, false);
        if let Some(known) = known {
            actions.sort_by_key(|&action| action != known.best);
        }
        let value = self.best(game, &actions, at, window)?;
        let bound = match value {
            _ if value <= window.0 => Bound::AtMost,
            _ if value >= window.1 => Bound::AtLeast,
            _ => Bound::Exact,
        };
        if let Some(&best) = self.lines[at.level].first() {
            self.known[slot] = Some(Known { key, depth: at.depth, value, bound, best });
        }
        Ok(value)
    }

    /// What the best of these actions is worth; its line is then the one of this level.
    fn best(
        &mut self,
        game: &Game,
        actions: &[Action],
        at: Reach,
        (mut alpha, beta): (i32, i32),
    ) -> Result<i32, Enough> {
        let by = game.turn();
        let mut best = i32::MIN;
        for &action in actions {
            let Ok(events) = game.decide(by, action) else { continue };
            let mut next = game.clone();
            events.iter().for_each(|event| next.apply(event));
            let to = at.after(action, &self.perception);
            if self.lines.len() <= to.level + 1 {
                self.lines.push(Vec::new());
            }
            self.lines[to.level].clear();
            let value = match events.last() {
                Some(Event::Ended(outcome)) => self.end(&next, outcome, by, to),
                _ if next.turn() == by => self.value(&next, to, (alpha, beta))?,
                _ => -self.value(&next, to, (-beta, -alpha))?,
            };
            // What is lost either way is not worth an undo.
            let value = if action == Action::Undo && value <= LOST_SOON { -WON } else { value };
            if value > best {
                best = value;
                let (before, after) = self.lines.split_at_mut(to.level);
                let line = &mut before[at.level];
                line.clear();
                line.push(action);
                line.extend_from_slice(&after[0]);
                if at.level == 0 {
                    self.reached = best;
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// What an ended game is worth to `by`.
    fn end(&self, game: &Game, outcome: &Outcome, by: Side, at: Reach) -> i32 {
        if !self.perception.sees(outcome.cells(), game.rules().connect(), at.ply, at.strain) {
            let value = self.judge(game);
            return if game.turn() == by { value } else { -value };
        }
        match outcome.winner() {
            Some(winner) if winner == by => WON - at.ply as i32,
            Some(_) => at.ply as i32 - WON,
            None => 0,
        }
    }

    /// What a side would consider, most promising first.
    fn choices(&self, game: &Game, root: bool) -> Vec<Action> {
        let board = game.board();
        let grid = board.grid();
        let [mine, theirs] = [game.turn(), game.turn().other()].map(|side| board.discs(side));
        let filled = mine | theirs;
        let (wins, stops) = (grid.winning(mine, filled), grid.winning(theirs, filled));
        let landings = grid.landings(filled);
        let centre = i32::from(grid.columns()) - 1;
        let promise = |action: &Action| match action {
            Action::Drop(column) => {
                let at = landings & grid.column(column.index());
                let off = (2 * i32::from(column.index()) - centre).abs();
                off - if at & wins != 0 { 1000 } else { 0 } - if at & stops != 0 { 500 } else { 0 }
            }
            Action::Pop(column) => 20 + i32::from(column.index()),
            Action::Keep | Action::Pass => 0,
            _ => 100,
        };
        let considered = |action: &Action| match action {
            Action::Resign => false,
            // Who looks ahead has nothing to take back; a second look at one's own move is for the root.
            Action::Undo => root,
            _ => true,
        };
        let mut actions: Vec<Action> = game.legal_actions().filter(considered).collect();
        actions.sort_by_key(promise);
        actions
    }

    /// What the position looks worth to the side to act: lines that can still be made, cells that win, powers left.
    fn judge(&self, game: &Game) -> i32 {
        let (board, set) = (game.board(), game.rules().values());
        let grid = board.grid();
        let filled = board.discs(Side::First) | board.discs(Side::Second);
        let free = grid.playable() & !filled;
        let settled = !set.pop_out && set.remove == 0;
        let worth = |side: Side| {
            let discs = board.discs(side);
            let [one, two, three] = grid.lacking(discs, free);
            let lines = (9 * one + 3 * two + three) as i32;
            let winning = grid.winning(discs, filled);
            let own_rows = if settled { winning & own_rows(grid.rows(), grid.bottom(), side) } else { 0 };
            let cells = 12 * winning.count_ones() as i32 + 12 * own_rows.count_ones() as i32;
            let line = if set.misere { -lines - cells } else { lines + cells };
            let charges = game.charges(side);
            line + 40 * i32::from(charges.block)
                + 30 * i32::from(charges.remove)
                + 25 * i32::from(charges.undo)
        };
        worth(game.turn()) - worth(game.turn().other()) + self.perception.doubt(board, game.turn())
    }
}

/// The rows that a side gets in the end if both wait: the odd ones, counted from 1, for the first.
fn own_rows(rows: u8, bottom: u128, side: Side) -> u128 {
    let from = match side {
        Side::First => 0,
        Side::Second => 1,
    };
    (from..u32::from(rows)).step_by(2).fold(0, |cells, row| cells | bottom << row)
}

/// Whether the board need not fill up.
fn may_go_on(game: &Game) -> bool {
    let set = game.rules().values();
    set.pop_out || set.remove > 0
}

/// Whether the plain game goes on from here, in which [`Solver`](crate::Solver) knows everything: no power is left that
/// could change a result, and every column is open to both.
pub(crate) fn is_plain(game: &Game) -> bool {
    let set = game.rules().values();
    let spent = Side::BOTH.map(|side| game.charges(side)).iter().all(|c| c.block == 0 && c.remove == 0);
    let opened = set.opening == Opening::Anywhere || game.moves() >= 2;
    spent && opened && !set.pop_out && !set.misere
}

/// A number for the position that hardly any other has.
fn key(game: &Game, at: Reach) -> u64 {
    let board = game.board();
    let mut key = u64::from(at.strain) << 32
        | u64::from(at.ply) << 3
        | (game.awaiting() as u64) << 1
        | game.turn() as u64;
    for side in Side::BOTH {
        let (discs, charges) = (board.discs(side), game.charges(side));
        for word in [discs as u64, (discs >> 64) as u64] {
            key = mix(key ^ word);
        }
        key = mix(key
            ^ u64::from(charges.undo) << 16
            ^ u64::from(charges.block) << 8
            ^ u64::from(charges.remove));
    }
    key
}

/// Scatters numbers all over the range.
pub(crate) const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let number = (number ^ number >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ number >> 32
}
