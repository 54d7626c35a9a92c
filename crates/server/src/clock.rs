//! The clocks of both sides while a game runs.

use four_protocol::Clock;
use four_rules::{PerSide, Side};

/// The time left by side, and since when the clock of the side to act runs. All in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RunningClock {
    clock: Clock,
    left: PerSide<u64>,
    since: u64,
}

impl RunningClock {
    pub(crate) const fn new(clock: Clock, now: u64) -> RunningClock {
        RunningClock { clock, left: PerSide([clock.start(); 2]), since: now }
    }

    /// Starts the clock of the side to act; time before that does not count.
    pub(crate) const fn start(&mut self, now: u64) {
        self.since = now;
    }

    /// When this side's time is up, if its clock keeps running.
    pub(crate) fn deadline(&self, side: Side) -> u64 {
        self.since.saturating_add(self.left[side])
    }

    /// The time left by side now.
    pub(crate) fn left(&self, running: Option<Side>, now: u64) -> PerSide<u64> {
        let mut left = self.left;
        if let Some(side) = running {
            left[side] = left[side].saturating_sub(now.saturating_sub(self.since));
        }
        left
    }

    /// Since when the clock of the side to act runs.
    pub(crate) const fn since(&self) -> u64 {
        self.since
    }

    /// Charges a side for an action that took so long; `passed` says whether that ended its turn.
    pub(crate) fn acted(&mut self, by: Side, passed: bool, used: u64, now: u64) {
        self.left[by] = self.left[by].saturating_sub(used);
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
        let mut ticking = RunningClock::new(Clock::Bank { seconds: 10, increment: 2 }, 1_000);
        assert_eq!(ticking.deadline(First), 11_000);
        ticking.acted(First, false, 3_000, 4_000);
        assert_eq!(ticking.left(None, 0), PerSide([7_000, 10_000]));
        ticking.acted(First, true, 1_000, 5_000);
        assert_eq!(ticking.left(Some(Second), 8_000), PerSide([8_000, 7_000]));
        assert_eq!(ticking.deadline(Second), 15_000);
    }

    #[test]
    fn the_time_for_a_move_is_there_again_with_every_turn() {
        let mut ticking = RunningClock::new(Clock::Move(5), 0);
        ticking.acted(First, true, 4_000, 4_000);
        assert_eq!(ticking.deadline(Second), 9_000);
        ticking.acted(Second, true, 4_000, 8_000);
        assert_eq!(ticking.left(Some(First), 9_000), PerSide([4_000, 5_000]));
        assert_eq!(ticking.left(Some(First), 99_000)[First], 0);
    }
}
