//! The score of a match, and the Elo difference it shows.

use std::ops::Add;

/// Wins, ties and losses of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games tied.
    pub ties: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// Adds a game in which the player got this many half points.
    pub fn count(&mut self, points: u32) {
        match points {
            2 => self.wins += 1,
            1 => self.ties += 1,
            _ => self.losses += 1,
        }
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.ties + self.losses
    }

    /// The share of all points that the player got: 0 to 1.
    #[must_use]
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.ties) / 2.0) / f64::from(self.games().max(1))
    }

    /// The variance of the mean score. One more win and one more loss are counted, so that a few games with the same result
    /// do not look certain.
    fn variance(self) -> f64 {
        let Tally { wins, ties, losses } = self;
        let seen = Tally { wins: wins + 1, ties, losses: losses + 1 };
        let (score, games) = (seen.score(), f64::from(seen.games()));
        let part = |count: u32, points: f64| f64::from(count) / games * (points - score).powi(2);
        (part(seen.wins, 1.0) + part(seen.ties, 0.5) + part(seen.losses, 0.0)) / games
    }

    /// The difference in strength in Elo points, and the lower and upper end of its 95 % interval. Infinite if one player
    /// won all games.
    ///
    /// The two tallies are of the games in which the player moved first, and of those in which it moved second. Their
    /// variances are computed separately, since the advantage of the first move is not chance.
    ///
    /// ```
    /// use four_engine::Tally;
    /// let first = Tally { wins: 95, ties: 0, losses: 5 };
    /// let second = Tally { wins: 15, ties: 0, losses: 85 };
    /// let (elo, least, most) = Tally::elo([first, second]);
    /// assert!(0.0 < least && least < elo && elo < most);
    /// ```
    #[must_use]
    pub fn elo(tallies: [Tally; 2]) -> (f64, f64, f64) {
        let [first, second] = tallies;
        let all = first + second;
        let part = |tally: Tally| f64::from(tally.games()) / f64::from(all.games().max(1));
        let off =
            1.96 * tallies.map(|tally| part(tally).powi(2) * tally.variance()).iter().sum::<f64>().sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10();
        (elo(all.score()), elo(all.score() - off), elo(all.score() + off))
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            ties: self.ties + other.ties,
            losses: self.losses + other.losses,
        }
    }
}
