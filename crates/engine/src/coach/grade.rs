//! Grades of moves by result, distance and visibility, the accuracy of a side and the curve of a game. The definition and
//! its sources are in `docs/grades.md`.

use four_rules::{Column, Side};

use super::facts::wins_at_once;
use super::{Outlook, Verdict};
use crate::position::Position;

/// How good a move is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Grade {
    /// No move is better.
    Best,
    /// The same result as the best move, and the difference in distance is small or hard to see.
    Fine,
    /// The same result, but a win takes much longer or a loss comes soon; or a worse result that only opening knowledge
    /// avoids.
    Inaccuracy,
    /// A worse result that one can find out at the board; a win at once that was missed in a game that is still won; or the
    /// same result, but a near win is far away now, or a far loss is near.
    Mistake,
    /// A win at once missed, or one allowed that could be stopped; or a win that becomes a loss within a few moves.
    Blunder,
}

impl Grade {
    /// Every grade, best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// Its name for programs, the same as in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Fine => "fine",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// How far one has to look to see something: how many discs are on the way to the line that proves it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Sight {
    /// At most two discs: a line that can be made or stopped now.
    Glance,
    /// At most eight discs.
    Few,
    /// At most twenty discs.
    Deep,
    /// More: only who knows the opening sees it.
    Opening,
}

impl Sight {
    /// The class of a proof with this many discs.
    #[must_use]
    pub const fn of(discs: u32) -> Sight {
        match discs {
            0..=2 => Sight::Glance,
            3..=8 => Sight::Few,
            9..=20 => Sight::Deep,
            _ => Sight::Opening,
        }
    }
}

/// How far one has to look to see that a move with `score` is worse than the best, which has `best`.
pub(crate) fn sight(at: &Position, best: i32, score: i32) -> Sight {
    let discs = |score: i32| at.end(score) - at.played();
    Sight::of(match (best.signum(), score.signum()) {
        // The win that was there, or the loss that comes: the nearer one.
        (1, -1) => discs(best).min(discs(score)),
        (1, _) => discs(best),
        (_, -1) => discs(score),
        _ => at.left(),
    })
}

/// The grade of a move with `score` in a position whose best move has `best`.
pub(crate) fn grade(at: &Position, column: Column, best: i32, score: i32) -> Grade {
    const NEAR: u32 = 4;
    let loses_at_once = |column| at.play(column).is_some_and(|next| wins_at_once(&next));
    let sight = sight(at, best, score);
    let lost = best.signum() - score.signum();
    if score == best {
        return Grade::Best;
    }
    if wins_at_once(at) {
        return if lost > 0 { Grade::Blunder } else { Grade::Mistake };
    }
    if loses_at_once(column) && at.moves().any(|other| !loses_at_once(other)) {
        return Grade::Blunder;
    }
    // A far win or loss looks like an even game; one that is near does not.
    let sight_of = |score: i32| Sight::of(at.end(score) - at.played());
    let (near, far) = if score > 0 { (best, score) } else { (score, best) };
    if lost == 0 && score != 0 && sight_of(near) <= Sight::Few && sight_of(far) == Sight::Opening {
        return Grade::Mistake;
    }
    match (lost, sight) {
        (0, Sight::Opening) => Grade::Fine,
        (0, _) if at.end(score).abs_diff(at.end(best)) <= NEAR => Grade::Fine,
        (0, Sight::Deep) if score < 0 => Grade::Fine,
        (0, _) | (_, Sight::Opening) => Grade::Inaccuracy,
        (2, Sight::Glance | Sight::Few) => Grade::Blunder,
        _ => Grade::Mistake,
    }
}

/// What a result is worth to a side, from 0 to 100: a draw is 50, and a win or a loss counts more the nearer it is.
/// `played` is the number of discs on the board.
fn worth(outlook: Outlook, played: u32) -> f64 {
    let discs = f64::from(outlook.ends.saturating_sub(played).max(1));
    let certain = 0.3 + 0.7 * f64::exp2((1.0 - discs) / 12.0);
    50.0 + 50.0 * f64::from(outlook.score.signum()) * certain
}

/// How well a side played, in per cent: the mean over its moves; `None` if it made none.
#[must_use]
pub fn accuracy(verdicts: &[Verdict], side: Side) -> Option<f64> {
    let moves = verdicts.iter().filter(|verdict| verdict.by == side);
    let each: Vec<f64> = moves.map(Verdict::accuracy).collect();
    (!each.is_empty()).then(|| each.iter().sum::<f64>() / each.len() as f64)
}

/// What the game was worth to the first player after each move, from 0 to 100; 50 where no result is proved.
#[must_use]
pub fn curve(verdicts: &[Verdict]) -> Vec<f64> {
    let value = |verdict: &Verdict| {
        let worth = worth(verdict.after, verdict.number);
        if verdict.by == Side::First { worth } else { 100.0 - worth }
    };
    verdicts.iter().map(value).collect()
}

/// A value of the [`curve`] as one of eight bars.
#[must_use]
pub fn bar(value: f64) -> char {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    BARS[((value / 100.0 * 8.0) as usize).min(7)]
}

impl Verdict {
    /// How good the move is, in per cent: 100 if none is better, less the more of its worth the position lost.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        let played = self.number.saturating_sub(1);
        let lost = (worth(self.before, played) - worth(self.after, played)).max(0.0);
        (103.1668 * (-0.04354 * lost).exp() - 3.1669).clamp(0.0, 100.0)
    }
}
