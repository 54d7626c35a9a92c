//! A search for every rule set. It asks [`Game`] what is legal and what follows, so it contains no rule.

use four_rules::{Action, Awaiting, Event, Game, Outcome, Side};

use crate::control::Control;
use crate::evaluation::{choices, hash, judge, longest};
use crate::perception::Perception;

/// The value of a won game. Each move that it takes is subtracted. Judgements stay far below it.
const WON: i32 = 1_000_000;
/// Values from here on are wins that the search has seen.
const WON_SOON: i32 = WON - 10_000;
/// Values up to here are losses that the search has seen.
const LOST_SOON: i32 = -WON_SOON;

/// When a search ends by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most moves to look ahead.
    pub depth: u32,
    /// The most positions to search. The first two moves are searched completely in any case.
    pub nodes: u64,
}

impl Default for Limits {
    /// No limits.
    fn default() -> Limits {
        Limits { depth: u32::MAX, nodes: u64::MAX }
    }
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SearchResult {
    /// The best action and the expected continuation. Never empty.
    pub line: Vec<Action>,
    /// The value of that line for the side to act; 0 points if the depth is 0.
    pub value: Value,
    /// How many moves ahead the search has looked; 0 if only one action was legal and no search was needed.
    pub depth: u32,
    /// How many positions it has searched.
    pub nodes: u64,
}

/// What a position is worth to a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value(i32);

impl Value {
    /// The number of moves to the end of the game, if the search has seen it: positive if the side wins, negative if it
    /// loses.
    #[must_use]
    pub const fn end(self) -> Option<i32> {
        match self.0 {
            WON_SOON.. => Some(WON - self.0),
            ..=LOST_SOON => Some(-WON - self.0),
            _ => None,
        }
    }

    /// The judgement in points, where the search has not seen the end. A hundred is a great advantage.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.0
    }
}

/// Looks ahead from this game, one move deeper in each round, until a limit or the control ends it. `report` gets the
/// result of each completed round. `None` if the game is over.
///
/// The same game and limits give the same result.
///
/// ```
/// use four_engine::{Control, Limits, lookahead};
/// use four_rules::Log;
/// let log = Log::from_moves("popout".parse()?, "121212")?;
/// let result = lookahead(log.game(), Limits { depth: 4, nodes: 10_000 }, &Control::default(), |_| {});
/// assert_eq!(result.and_then(|result| result.value.end()), Some(1), "the fourth in a row");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn lookahead(
    game: &Game,
    limits: Limits,
    control: &Control,
    report: impl FnMut(&SearchResult),
) -> Option<SearchResult> {
    Search::new(Perception::perfect(), limits, control).run(game, report)
}

/// A limit or the control ended the round before it had an answer.
struct OutOfBudget;

/// An entry of the table of searched positions.
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

/// Entries in the table of searched positions.
const REMEMBERED: usize = 1 << 15;
/// How many positions are searched between looks at the control.
const BREATH: u64 = 256;

/// Where a search is.
#[derive(Clone, Copy)]
struct Reach {
    /// How many moves it may still look ahead.
    depth: u32,
    /// How many moves were made since the root.
    ply: u32,
    /// How many actions were made since the root. Answers to questions are actions and not moves.
    level: usize,
    /// How many of a thousand lines are missed because of what was done on the way: see [`Perception::strain`].
    strain: u32,
}

impl Reach {
    const fn root(depth: u32) -> Reach {
        Reach { depth, ply: 0, level: 0, strain: 0 }
    }

    /// Where the search is after this action.
    fn after(self, action: Action, perception: &Perception) -> Reach {
        use Action::{Block, Keep, Pass, Undo};
        let moves = u32::from(!matches!(action, Keep | Pass | Block | Undo));
        // The player's own action at the root needs no imagination.
        let strain = if self.level > 0 { perception.strain(action) } else { 0 };
        Reach {
            depth: self.depth.saturating_sub(moves),
            ply: self.ply + moves,
            level: self.level + 1,
            strain: (self.strain + strain).min(1000),
        }
    }

    /// What distinguishes the same game reached in different ways, as the seed of its [`hash`].
    const fn seed(self) -> u64 {
        (self.strain as u64) << 32 | (self.ply as u64) << 3
    }
}

/// Twice the value of an action, for comparison with others. In a lost game, an undo must gain more than the move that it
/// repeats.
const fn preference(action: Action, value: i32) -> i32 {
    match action {
        Action::Undo if value <= LOST_SOON => 2 * value - 3,
        _ => 2 * value,
    }
}

/// An alpha-beta search with iterative deepening. All values are for the side to act in the game they belong to.
pub(crate) struct Search<'a> {
    perception: Perception,
    limits: Limits,
    control: &'a Control,
    nodes: u64,
    /// Whether this round ignores the limit on positions.
    must: bool,
    known: Vec<Option<Known>>,
    /// The best line found so far from each level on.
    lines: Vec<Vec<Action>>,
    /// The value of the best line from the root.
    reached: i32,
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub(crate) fn new(perception: Perception, limits: Limits, control: &'a Control) -> Search<'a> {
        let (known, lines) = (Vec::new(), Vec::new());
        Search { perception, limits, control, nodes: 0, must: true, known, lines, reached: 0 }
    }

    /// The best action; see [`lookahead`].
    pub(crate) fn run(&mut self, game: &Game, mut report: impl FnMut(&SearchResult)) -> Option<SearchResult> {
        let mut actions = choices(game, true);
        let mut result = SearchResult { line: vec![*actions.first()?], value: Value(0), depth: 0, nodes: 0 };
        if actions.len() == 1 {
            report(&result);
            return Some(result);
        }
        self.known = vec![None; REMEMBERED];
        for depth in 1..=self.limits.depth.min(longest(game)) {
            self.start_round(depth);
            let whole = self.best(game, &actions, Reach::root(depth), (-WON, WON)).is_ok();
            // An unfinished round tried the best action of the previous round first, so whatever it prefers is better.
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

    /// The best action, and the value of a disc in each column, from the left, all from the last completed round. `None`
    /// if the game is over, or the control stops the first round.
    ///
    /// Every column is searched with an open window, so its value is exact for the depth of the round. Other actions are
    /// only compared with the best column.
    pub(crate) fn run_columns(&mut self, game: &Game) -> Option<(SearchResult, Vec<Option<Value>>)> {
        let mut actions = choices(game, true);
        actions.sort_by_key(|action| !matches!(action, Action::Drop(_)));
        self.known = vec![None; REMEMBERED];
        // Where there is no choice, a short look at its value is enough.
        let only = actions.len() == 1;
        let deepest = if only { 4 } else { self.limits.depth.min(longest(game)) };
        let mut found = None;
        for depth in 1..=deepest {
            self.start_round(depth);
            let Ok((mut best, columns)) = self.round(game, &actions, depth) else { break };
            let seen = |value: Value| value.end().is_some_and(|moves| moves.unsigned_abs() <= depth);
            let over = seen(best.value) && columns.iter().flatten().all(|&value| seen(value));
            best.depth = if only { 0 } else { depth };
            found = Some((best, columns));
            if over || self.nodes >= self.limits.nodes {
                break;
            }
        }
        self.control.count(self.nodes % BREATH);
        found.filter(|(best, _)| !best.line.is_empty())
    }

    fn start_round(&mut self, depth: u32) {
        self.must = depth <= 2;
        self.lines = vec![Vec::new(); 2];
    }

    /// One round of [`Search::run_columns`]. `actions` are drops first, then the others.
    fn round(
        &mut self,
        game: &Game,
        actions: &[Action],
        depth: u32,
    ) -> Result<(SearchResult, Vec<Option<Value>>), OutOfBudget> {
        let mut columns = vec![None; game.board().columns().count()];
        let (mut line, mut most, mut preferred) = (Vec::new(), -WON, i32::MIN);
        for &action in actions {
            let alpha =
                if matches!(action, Action::Drop(_)) { -WON } else { preferred.div_euclid(2).max(-WON) };
            let Some(value) = self.action_value(game, action, Reach::root(depth), (alpha, WON))? else {
                continue;
            };
            if let Action::Drop(column) = action
                && let Some(place) = columns.get_mut(usize::from(column.index()))
            {
                *place = Some(Value(value));
            }
            if preference(action, value) > preferred {
                (most, preferred) = (value, preference(action, value));
                line = vec![action];
                line.extend_from_slice(&self.lines[1]);
            }
        }
        Ok((SearchResult { line, value: Value(most), depth, nodes: self.nodes }, columns))
    }

    /// The value of the game if it lies inside the window; otherwise a bound: an upper bound at or below `window.0`, or a
    /// lower bound at or above `window.1`. The line found is in `lines[at.level]`.
    fn value(&mut self, game: &Game, at: Reach, window: (i32, i32)) -> Result<i32, OutOfBudget> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BREATH) {
            self.control.count(BREATH);
            if self.control.is_stopped() || !self.must && self.nodes >= self.limits.nodes {
                return Err(OutOfBudget);
            }
        }
        if at.depth == 0 && game.awaiting() == Awaiting::Move {
            return Ok(judge(game, &self.perception));
        }
        let key = hash(game, at.seed());
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
        let mut actions = choices(game, false);
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

    /// The value of the best of these actions, or a bound as [`Search::value`] gives it. Its line is then in
    /// `lines[at.level]`, at the root also if the budget ends the search.
    fn best(
        &mut self,
        game: &Game,
        actions: &[Action],
        at: Reach,
        (mut alpha, beta): (i32, i32),
    ) -> Result<i32, OutOfBudget> {
        let (mut best, mut preferred) = (i32::MIN, i32::MIN);
        for &action in actions {
            let Some(value) = self.action_value(game, action, at, (alpha, beta))? else { continue };
            if preference(action, value) > preferred {
                (best, preferred) = (value, preference(action, value));
                let (before, after) = self.lines.split_at_mut(at.level + 1);
                let line = &mut before[at.level];
                line.clear();
                line.push(action);
                line.extend_from_slice(&after[0]);
                if at.level == 0 {
                    self.reached = best;
                }
            }
            alpha = alpha.max(preferred.div_euclid(2));
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// The value of this action for the side to act in `game`, or a bound as [`Search::value`] gives it; `None` if it is
    /// refused. The line that follows it is in `lines[at.level + 1]`.
    fn action_value(
        &mut self,
        game: &Game,
        action: Action,
        at: Reach,
        (alpha, beta): (i32, i32),
    ) -> Result<Option<i32>, OutOfBudget> {
        let by = game.turn();
        let Ok(events) = game.decide(by, action) else { return Ok(None) };
        let mut next = game.clone();
        events.iter().for_each(|event| next.apply(event));
        let to = at.after(action, &self.perception);
        if self.lines.len() <= to.level + 1 {
            self.lines.push(Vec::new());
        }
        self.lines[to.level].clear();
        let value = match events.last() {
            Some(Event::Ended(outcome)) => self.end_value(&next, outcome, by, to),
            _ if next.turn() == by => self.value(&next, to, (alpha, beta))?,
            _ => -self.value(&next, to, (-beta, -alpha))?,
        };
        Ok(Some(value))
    }

    /// The value of an ended game for `by`. If the player overlooks the line that ends it, a judgement.
    fn end_value(&self, game: &Game, outcome: &Outcome, by: Side, at: Reach) -> i32 {
        if !self.perception.sees(outcome.cells(), game.rules().connect(), at.ply, at.strain) {
            let value = judge(game, &self.perception);
            return if game.turn() == by { value } else { -value };
        }
        match outcome.winner() {
            Some(winner) if winner == by => WON - at.ply as i32,
            Some(_) => at.ply as i32 - WON,
            None => 0,
        }
    }
}
