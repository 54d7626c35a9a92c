//! What a search thinks of a position under rules that the solver does not know: nothing is proved.

use four_rules::{Action, Column, Game};

use crate::solver::Control;
use crate::think::{Limits, Thought, Value, think};

/// What a search thinks of a position.
#[derive(Clone, Debug)]
pub struct Opinion {
    /// What each column is worth that a disc can be dropped into, to the side to act: a hundred for a great advantage,
    /// and beyond [`Opinion::SURE`] a win that has been seen.
    pub columns: Vec<Option<i32>>,
    /// What to do.
    pub best: Thought,
}

impl Opinion {
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
/// use four_engine::{Control, Opinion, opinion};
/// use four_rules::Log;
///
/// let log = Log::from_moves("popout".parse()?, "121212")?;
/// let opinion = opinion(log.game(), &Control::default()).ok_or("not stopped")?;
/// assert_eq!(opinion.best.line[0].to_string(), "1");
/// assert!(opinion.columns[0] > Some(Opinion::SURE), "the fourth in a row");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn opinion(game: &Game, control: &Control) -> Option<Opinion> {
    let best = think(game, EFFORT, control, |_| {})?;
    let legal: Vec<Action> = game.legal_actions().collect();
    let worth = |column: Column| {
        let command = Action::Drop(column);
        let events = game.decide(game.turn(), command).ok().filter(|_| legal.contains(&command))?;
        let mut next = game.clone();
        events.iter().for_each(|event| next.apply(event));
        let worth = match next.outcome() {
            Some(outcome) => {
                outcome.winner().map_or(0, |winner| if winner == next.turn() { WON } else { -WON })
            }
            None => points(think(&next, EFFORT_A_COLUMN, control, |_| {})?.value),
        };
        Some(if next.turn() == game.turn() { worth } else { -worth })
    };
    let columns = game.board().columns().map(worth).collect();
    (!control.is_stopped()).then_some(Opinion { columns, best })
}

fn points(value: Value) -> i32 {
    match value.end() {
        Some(moves) if moves > 0 => WON - moves,
        Some(moves) => -WON - moves,
        None => value.points().clamp(Opinion::SURE - WON, WON - Opinion::SURE),
    }
}
