//! How quickly rematches are followed. A server that sends us from game to game without end does not keep us busy, and does not
//! fill our disk with seats.

use std::time::{Duration, Instant};

/// The least pause between two games. It doubles with every game that is over sooner, up to `MAX_PAUSE`.
const MIN_PAUSE: Duration = Duration::from_secs(2);
const MAX_PAUSE: Duration = Duration::from_secs(64);

/// When games were joined.
#[derive(Debug)]
pub(super) struct Pace {
    joined: Instant,
    /// How long the game that was joined last must take.
    pause: Duration,
}

impl Pace {
    /// The first game is joined now. Its rematch is followed at once.
    pub(super) const fn new(now: Instant) -> Pace {
        Pace { joined: now, pause: Duration::ZERO }
    }

    /// When the next game may be joined.
    pub(super) fn due(&self) -> Instant {
        self.joined + self.pause
    }

    /// The next game is joined now.
    pub(super) fn join(&mut self, now: Instant) {
        let took = now.saturating_duration_since(self.joined);
        self.pause =
            if took > 2 * self.pause { MIN_PAUSE } else { (2 * self.pause).clamp(MIN_PAUSE, MAX_PAUSE) };
        self.joined = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_of_games_without_end_is_followed_slowly() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        assert_eq!(pace.due(), start, "the first rematch needs no pause");
        let games = (0..).map(|_| {
            let now = pace.due();
            pace.join(now);
            now
        });
        let in_an_hour = games.take_while(|&now| now < start + Duration::from_secs(3600)).count();
        assert!((50..70).contains(&in_an_hour), "{in_an_hour}");
    }

    #[test]
    fn games_that_take_their_time_need_no_pause() {
        let mut now = Instant::now();
        let mut pace = Pace::new(now);
        for _ in 0..20 {
            now += Duration::from_secs(10);
            assert!(pace.due() <= now);
            pace.join(now);
        }
    }
}
