//! What time it is, and how much of it was the server's.
//!
//! Players are not charged for time in which the server was down or could not save: [`Time::charged`] leaves it out.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Where time comes from.
pub(crate) trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970. Somebody may set this clock at any moment.
    fn wall(&self) -> u64;

    /// The time since some moment. Nobody can set it.
    fn elapsed(&self) -> Duration;
}

/// The clocks of the machine.
#[derive(Debug)]
pub(crate) struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl Clock for SystemClock {
    fn wall(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        millis(since)
    }

    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A duration in milliseconds.
pub(crate) fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// A time in which the server did not serve: from, to.
pub(crate) type Outage = (u64, u64);

/// The time of a node. It is read from the wall once, at the start, and then only runs forward.
pub(crate) struct Time {
    clock: Arc<dyn Clock>,
    started: u64,
    began: Duration,
    outages: Mutex<Outages>,
}

#[derive(Debug, Default)]
struct Outages {
    /// In order and apart from each other.
    past: Vec<Outage>,
    /// Since when nothing can be saved.
    open: Option<u64>,
    /// Those that are not in the store yet.
    unrecorded: Vec<Outage>,
    /// Whether the outages before this run are known.
    is_complete: bool,
}

/// A write that takes longer is an outage, in milliseconds.
const SLOW: u64 = 1000;
/// The most outages that are remembered.
const MAX_OUTAGES: usize = 1000;

impl Time {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Time {
        let (started, began) = (clock.wall(), clock.elapsed());
        Time { clock, started, began, outages: Mutex::default() }
    }

    fn outages(&self) -> MutexGuard<'_, Outages> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since 1970. It never goes back and never jumps while the server runs.
    pub(crate) fn now(&self) -> u64 {
        self.started + millis(self.clock.elapsed().saturating_sub(self.began))
    }

    /// When this node started.
    pub(crate) const fn started(&self) -> u64 {
        self.started
    }

    /// Takes the outages before this run.
    pub(crate) fn resumed(&self, outages: Vec<Outage>) {
        self.add_outages(outages);
        self.outages().is_complete = true;
        self.saved();
    }

    /// Outages that are not in the store yet.
    pub(crate) fn unrecorded(&self) -> Vec<Outage> {
        self.outages().unrecorded.clone()
    }

    /// Notes that these are in the store.
    pub(crate) fn recorded(&self, outages: &[Outage]) {
        self.outages().unrecorded.retain(|outage| !outages.contains(outage));
    }

    /// Adds outages, in any order.
    fn add_outages(&self, new: impl IntoIterator<Item = Outage>) {
        let mut outages = self.outages();
        let mut all = std::mem::take(&mut outages.past);
        all.extend(new.into_iter().filter(|(from, to)| from < to));
        all.sort_unstable();
        for (from, to) in all {
            match outages.past.last_mut() {
                Some((_, end)) if from <= *end => *end = to.max(*end),
                _ => outages.past.push((from, to)),
            }
        }
        let surplus = outages.past.len().saturating_sub(MAX_OUTAGES);
        outages.past.drain(..surplus);
    }

    /// Notes that a write, begun at this time, failed.
    pub(crate) fn save_failed(&self, at: u64) {
        self.outages().open.get_or_insert(at);
    }

    /// Notes that a write succeeded.
    pub(crate) fn saved(&self) {
        let open = self.outages().open.take();
        if let Some(from) = open {
            self.add_own((from, self.now()));
        }
    }

    /// Notes that a write, begun at this time, has succeeded.
    pub(crate) fn saved_since(&self, began: u64) {
        let now = self.now();
        if now.saturating_sub(began) > SLOW {
            self.add_own((began, now));
        }
        self.saved();
    }

    fn add_own(&self, outage: Outage) {
        self.add_outages([outage]);
        let mut outages = self.outages();
        outages.unrecorded.push(outage);
        let surplus = outages.unrecorded.len().saturating_sub(MAX_OUTAGES);
        outages.unrecorded.drain(..surplus);
    }

    /// The time between two moments, without outages.
    pub(crate) fn charged(&self, from: u64, to: u64) -> u64 {
        let outages = self.outages();
        if !outages.is_complete {
            return 0;
        }
        let open = outages.open.map(|open| (open, u64::MAX));
        let inside = outages.past.iter().copied().chain(open);
        let lost: u64 = inside.map(|(began, ended)| ended.min(to).saturating_sub(began.max(from))).sum();
        to.saturating_sub(from).saturating_sub(lost)
    }

    /// How long the last outage before this node's start was.
    pub(crate) fn last_downtime(&self) -> Duration {
        let outages = self.outages();
        let before = outages.past.iter().rfind(|(_, to)| *to <= self.started);
        before.map_or(Duration::ZERO, |(from, to)| Duration::from_millis(to - from))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    #[derive(Default)]
    struct SetClock {
        wall: AtomicU64,
        elapsed: AtomicU64,
    }

    impl Clock for SetClock {
        fn wall(&self) -> u64 {
            self.wall.load(Relaxed)
        }

        fn elapsed(&self) -> Duration {
            Duration::from_millis(self.elapsed.load(Relaxed))
        }
    }

    fn at(start: u64) -> (Arc<SetClock>, Time) {
        let clock = Arc::new(SetClock::default());
        clock.wall.store(start, Relaxed);
        (Arc::clone(&clock), Time::new(clock))
    }

    #[test]
    fn a_step_of_the_wall_clock_changes_nothing() {
        let (clock, time) = at(1_000_000);
        clock.elapsed.store(500, Relaxed);
        for wall in [0, 999, 9_000_000_000] {
            clock.wall.store(wall, Relaxed);
            assert_eq!(time.now(), 1_000_500);
        }
    }

    #[test]
    fn outages_are_not_charged() {
        let (_, time) = at(0);
        assert_eq!(time.charged(0, 100), 0, "as long as they are not known");
        time.resumed(vec![(10, 20), (15, 30), (100, 50), (40, 50)]);
        assert_eq!(time.charged(0, 100), 70);
        assert_eq!(time.charged(12, 45), 10);
        assert_eq!(time.charged(12, 18), 0);
        assert_eq!(time.charged(60, 20), 0);
    }

    #[test]
    fn nothing_is_charged_while_nothing_can_be_saved() {
        let (clock, time) = at(0);
        time.resumed(Vec::new());
        clock.elapsed.store(100, Relaxed);
        time.save_failed(60);
        time.save_failed(90);
        assert_eq!(time.charged(0, time.now()), 60);
        time.saved();
        clock.elapsed.store(150, Relaxed);
        assert_eq!(time.charged(0, time.now()), 110);
    }
}
