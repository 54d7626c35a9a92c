//! What a search thinks of a position under rules that the solver does not know: nothing is proved.

use four_rules::{Action, Column, Game};

use crate::lookahead::{Limits, SearchResult, Value, lookahead};
use crate::solver::Control;

/// What a search thinks of a position.
#[derive(Clone, Debug)]
pub struct Estimate {
    /// What each column is worth that a disc can be dropped into, to the side to act: a hundred for a great advantage,
    /// and beyond [`Estimate::SURE`] a win that has been seen.
    pub columns: Vec<Option<i32>>,
    /// What to do.
    pub best: SearchResult,
}

impl Estimate {
    /// No judgement goes that far.
    pub const SURE: i32 = 500;
}

/// A won game; less the moves it takes.
const WON: i32 = 1000;

/// The work for all columns, and for one of them.
const EFFORT: Limits = Limits { depth: 40, nodes: 400_000 };
const EFFORT_A_COLUMN: Limits = Limits { depth: 12, nodes: 60_000 };

/// What a search thinks of this position, and of every column in it; `None` if it was stopped, or there is nothing to do.
///
/// ```
/// use four_engine::{Control, Estimate, estimate};
/// use four_rules::Log;
///
/// let log = Log::from_moves("popout".parse()?, "121212")?;
/// let estimate = estimate(log.game(), &Control::default()).ok_or("not stopped")?;
/// assert_eq!(estimate.best.line[0].to_string(), "1");
/// assert!(estimate.columns[0] > Some(Estimate::SURE), "the fourth in a row");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn estimate(game: &Game, control: &Control) -> Option<Estimate> {
    let best = lookahead(game, EFFORT, control, |_| {})?;
    let legal: Vec<Action> = game.legal_actions().collect();
    let worth = |column: Column| {
        let action = Action::Drop(column);
        let events = game.decide(game.turn(), action).ok().filter(|_| legal.contains(&action))?;
        let mut next = game.clone();
        events.iter().for_each(|event| next.apply(event));
        let worth = match next.outcome() {
            Some(outcome) => {
                outcome.winner().map_or(0, |winner| if winner == next.turn() { WON } else { -WON })
            }
            None => points(lookahead(&next, EFFORT_A_COLUMN, control, |_| {})?.value),
        };
        Some(if next.turn() == game.turn() { worth } else { -worth })
    };
    let columns = game.board().columns().map(worth).collect();
    (!control.is_stopped()).then_some(Estimate { columns, best })
}

fn points(value: Value) -> i32 {
    match value.end() {
        Some(moves) if moves > 0 => WON - moves,
        Some(moves) => -WON - moves,
        None => value.points().clamp(Estimate::SURE - WON, WON - Estimate::SURE),
    }
}
