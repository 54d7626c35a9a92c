//! Two clocks, of which one runs.

use four_protocol::Clock;
use four_rules::{PerSide, Side};

/// What each side has left, and since when the clock of the side to act runs. All in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticking {
    clock: Clock,
    left: PerSide<u64>,
    since: u64,
}

impl Ticking {
    pub(crate) const fn new(clock: Clock, now: u64) -> Ticking {
        Ticking { clock, left: PerSide([clock.start(); 2]), since: now }
    }

    /// From now on it runs for whoever is to act; what was used before does not count.
    pub(crate) const fn start(&mut self, now: u64) {
        self.since = now;
    }

    /// When the time of this side is up, if its clock runs.
    pub(crate) fn deadline(&self, side: Side) -> u64 {
        self.since.saturating_add(self.left[side])
    }

    /// What each side has left now.
    pub(crate) fn left(&self, running: Option<Side>, now: u64) -> PerSide<u64> {
        let mut left = self.left;
        if let Some(side) = running {
            left[side] = left[side].saturating_sub(now.saturating_sub(self.since));
        }
        left
    }

    /// A side did something, and its turn is over or not.
    pub(crate) fn acted(&mut self, by: Side, passed: bool, now: u64) {
        self.left = self.left(Some(by), now);
        self.since = now;
        if passed {
            match self.clock {
                Clock::Move(_) => self.left = PerSide([self.clock.start(); 2]),
                Clock::Bank { increment, .. } => self.left[by] += u64::from(increment) * 1000,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{First, Second};

    #[test]
    fn a_bank_gets_smaller_and_an_increment_comes_with_the_end_of_a_turn() {
        let mut ticking = Ticking::new(Clock::Bank { seconds: 10, increment: 2 }, 1_000);
        assert_eq!(ticking.deadline(First), 11_000);
        ticking.acted(First, false, 4_000);
        assert_eq!(ticking.left(None, 0), PerSide([7_000, 10_000]));
        ticking.acted(First, true, 5_000);
        assert_eq!(ticking.left(Some(Second), 8_000), PerSide([8_000, 7_000]));
        assert_eq!(ticking.deadline(Second), 15_000);
    }

    #[test]
    fn the_time_for_a_move_is_there_again_with_every_turn() {
        let mut ticking = Ticking::new(Clock::Move(5), 0);
        ticking.acted(First, true, 4_000);
        assert_eq!(ticking.deadline(Second), 9_000);
        ticking.acted(Second, true, 8_000);
        assert_eq!(ticking.left(Some(First), 9_000), PerSide([4_000, 5_000]));
        assert_eq!(ticking.left(Some(First), 99_000)[First], 0);
    }
}
