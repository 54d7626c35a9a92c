//! Estimates: the value of a position and of each column by a search with a limit, where nothing can be proved.

use four_rules::{Action, Game};

use crate::budget;
use crate::coach::{Remark, shown};
use crate::control::Control;
use crate::evaluation::is_plain;
use crate::lookahead::{Search, SearchResult, Value};
use crate::perception::Perception;
use crate::position::Position;

/// The value of a position by a search with a limit.
///
/// Columns and best action come from the same search to the same depth, so they agree: the best action is the column with
/// the highest value, or an action other than a drop that is worth more than every column.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Estimate {
    /// The value of a disc in each column, from the left, for the side to act; `None` where no disc can be dropped, such as
    /// while the game waits for an answer. It is the value of a disc that stays: where the rules offer an undo, the search
    /// assumes that it is declined.
    ///
    /// A hundred is a great advantage. A value beyond ±[`Estimate::SURE`] is a win or a loss that the search has seen:
    /// 1000 for a win with this disc, −999 for a loss with the next one, and so on.
    pub columns: Vec<Option<i32>>,
    /// The best action with the expected continuation, its value, and how deep the search went. If no other action is
    /// legal, the depth is 0, and the value comes from a short search.
    pub best: SearchResult,
    /// What the board shows about the best action, proved; `None` if that is not a drop, or the rules are not those of the
    /// plain game.
    pub remark: Option<Remark>,
}

impl Estimate {
    /// The largest value that is a judgement and not a win that the search has seen.
    pub const SURE: i32 = 500;

    /// The number of moves to the end of the game, if a value in [`Estimate::columns`] says that the search has seen it.
    #[must_use]
    pub fn end(points: i32) -> Option<u32> {
        (points.abs() > Estimate::SURE).then(|| (WON + 1 - points.abs()).unsigned_abs())
    }
}

/// The value of a game won at once. Each further move takes one off.
const WON: i32 = 1000;

/// Estimates this position within [`budget::ESTIMATE`]; `None` if the game is over or the control stops it.
pub(crate) fn estimate(game: &Game, control: &Control) -> Option<Estimate> {
    let mut search = Search::new(Perception::perfect(), budget::ESTIMATE, control);
    let (best, columns) = search.run_columns(game)?;
    let columns = columns.into_iter().map(|value| value.map(points)).collect();
    let remark = remark(game, best.line.first());
    (!control.is_stopped()).then_some(Estimate { columns, best, remark })
}

/// What the board shows about an action.
fn remark(game: &Game, action: Option<&Action>) -> Option<Remark> {
    let Some(&Action::Drop(column)) = action.filter(|_| is_plain(game)) else { return None };
    let at = Position::new(game.board(), game.turn()).ok()?;
    shown(&at, column, game.turn())
}

/// A value on the scale of [`Estimate::columns`].
fn points(value: Value) -> i32 {
    match value.end() {
        Some(moves) if moves > 0 => WON + 1 - moves,
        Some(moves) => -WON - 1 - moves,
        None => value.points().clamp(Estimate::SURE - WON, WON - Estimate::SURE),
    }
}
