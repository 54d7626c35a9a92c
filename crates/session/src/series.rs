//! A series: the games that the same players play one after another, and its score.

use four_rules::{Outcome, Side};

/// The score of a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeriesScore {
    /// Games won by the player who is on each side now.
    pub won: [u32; 2],
    /// Games that neither won.
    pub ties: u32,
}

/// A series. It counts for the players, because they swap sides.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Series {
    /// Games won by each player; the first player was on the first side in the first game.
    won: [u32; 2],
    ties: u32,
    /// Whether the players are on the other sides in the current game.
    swapped: bool,
}

impl Series {
    /// The same series in a game with the sides swapped.
    pub(crate) const fn with_sides_swapped(self) -> Series {
        Series { swapped: !self.swapped, ..self }
    }

    /// The index of the player who is on this side now.
    pub(crate) fn player(&self, side: Side) -> usize {
        usize::from((side == Side::Second) != self.swapped)
    }

    /// Counts a game that ended.
    pub(crate) fn count(&mut self, outcome: &Outcome) {
        *self.counter(outcome) += 1;
    }

    /// Takes back [`Series::count`].
    pub(crate) fn uncount(&mut self, outcome: &Outcome) {
        *self.counter(outcome) -= 1;
    }

    fn counter(&mut self, outcome: &Outcome) -> &mut u32 {
        match outcome.winner() {
            Some(winner) => &mut self.won[self.player(winner)],
            None => &mut self.ties,
        }
    }

    pub(crate) fn score(&self) -> SeriesScore {
        SeriesScore { won: Side::BOTH.map(|side| self.won[self.player(side)]), ties: self.ties }
    }
}
