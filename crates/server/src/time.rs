//! What time it is, and how much of it was the server's.
//!
//! Players are not charged for time in which the server was down or could not save: [`Time::charged`] leaves it out. A node
//! that cannot save tells the others at once, because the move that it could not save is in time for them as well.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::writer::signed;

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

/// The time of a node. It is read from the wall once, at the start, and then only runs forward. Nodes that share a store go by
/// the store's clock.
pub(crate) struct Time {
    clock: Arc<dyn Clock>,
    started: u64,
    began: Duration,
    /// How far the store's clock is ahead of this node's, in milliseconds.
    offset: AtomicI64,
    /// Whether the store's clock was asked.
    is_agreed: Mutex<bool>,
    /// The latest time that was told.
    latest: AtomicU64,
    outages: Mutex<Outages>,
}

#[derive(Debug, Default)]
struct Outages {
    /// In order and apart from each other.
    past: Vec<Outage>,
    /// Since when nothing can be saved.
    open: Option<u64>,
    /// When the writes began that have not ended.
    pending: Vec<u64>,
    /// Those that are not in the store yet.
    unrecorded: Vec<Outage>,
    /// Whether the outages before this run are known.
    is_complete: bool,
}

/// A clock that is off by more is reported, in milliseconds.
const MAX_SKEW: u64 = 500;
/// A write that takes longer is an outage, in milliseconds.
const SLOW: u64 = 1000;
/// How long others are told of an outage, in milliseconds. After that the players are at other nodes, and clocks run again.
const MAX_TOLD: u64 = 30_000;
/// How long the outage of another node is believed to go on after it was told, in milliseconds.
const BELIEVED: u64 = 3000;
/// The most outages that are remembered.
const MAX_OUTAGES: usize = 1000;

impl Time {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Time {
        let (started, began) = (clock.wall(), clock.elapsed());
        Time {
            clock,
            started,
            began,
            offset: AtomicI64::new(0),
            is_agreed: Mutex::new(false),
            latest: AtomicU64::new(0),
            outages: Mutex::default(),
        }
    }

    fn outages(&self) -> MutexGuard<'_, Outages> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since 1970. It never goes back, and jumps only if the store's clock does.
    pub(crate) fn now(&self) -> u64 {
        let now = self.at(self.clock.elapsed());
        self.latest.fetch_max(now, Relaxed).max(now)
    }

    /// The time when this machine's clock showed this.
    fn at(&self, elapsed: Duration) -> u64 {
        let own = self.started + millis(elapsed.saturating_sub(self.began));
        own.saturating_add_signed(self.offset.load(Relaxed))
    }

    /// What this machine's clock shows, for [`agree`](Time::agree).
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }

    /// Goes by the store's clock. It showed `shared` some time after it was asked. Nobody is charged if that clock was set.
    pub(crate) fn agree(&self, shared: u64, asked: Duration) {
        let mut is_agreed = self.is_agreed.lock().unwrap_or_else(PoisonError::into_inner);
        let answered = self.clock.elapsed();
        let (soonest, latest) = (self.at(asked), self.at(answered));
        let off = shared.saturating_sub(latest).max(soonest.saturating_sub(shared));
        let is_first = !std::mem::replace(&mut *is_agreed, true);
        if off == 0 {
            return;
        }
        if off > MAX_SKEW {
            tracing::warn!(milliseconds = off, "this machine's clock and the store's differ");
        }
        let middle = self.at(asked + answered.saturating_sub(asked) / 2);
        let ahead = signed(shared).saturating_sub(signed(middle));
        self.offset.fetch_add(ahead, Relaxed);
        if is_first {
            // What this machine's own clock has said before means nothing.
            self.latest.store(0, Relaxed);
        } else if off > MAX_SKEW {
            self.add_own((latest, self.at(answered)));
        }
    }

    /// When this node started.
    pub(crate) fn started(&self) -> u64 {
        self.at(self.began)
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
    pub(crate) fn add_outages(&self, new: impl IntoIterator<Item = Outage>) {
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

    /// Notes that a write begins, at the time that is returned.
    pub(crate) fn save_begins(&self) -> u64 {
        let now = self.now();
        self.outages().pending.push(now);
        now
    }

    /// Notes that a write, begun at this time, has ended.
    pub(crate) fn save_ended(&self, began: u64) {
        let mut outages = self.outages();
        if let Some(index) = outages.pending.iter().position(|&pending| pending == began) {
            outages.pending.swap_remove(index);
        }
    }

    /// Since when nothing can be saved, or a write takes too long; `None` if other nodes need not know.
    pub(crate) fn failing_since(&self) -> Option<u64> {
        let now = self.now();
        let outages = self.outages();
        let slow = outages.pending.iter().copied().filter(|began| now.saturating_sub(*began) > SLOW);
        let since = slow.chain(outages.open).min()?;
        (now.saturating_sub(since) < MAX_TOLD).then_some(since)
    }

    /// Takes from another node that it cannot save since this time.
    pub(crate) fn hear_outage(&self, since: u64) {
        let until = (self.now() + BELIEVED).min(since.saturating_add(MAX_TOLD));
        self.add_outages([(since, until)]);
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
        // An outage that others tell of may overlap the one that is going on here.
        let from_open = outages.open.unwrap_or(u64::MAX);
        let past = outages.past.iter().map(|&(began, ended)| (began, ended.min(from_open)));
        let inside = past.chain(open);
        let lost: u64 = inside.map(|(began, ended)| ended.min(to).saturating_sub(began.max(from))).sum();
        to.saturating_sub(from).saturating_sub(lost)
    }

    /// How long the last outage before this node's start was.
    pub(crate) fn last_downtime(&self) -> Duration {
        let outages = self.outages();
        let before = outages.past.iter().rfind(|(_, to)| *to <= self.started());
        before.map_or(Duration::ZERO, |(from, to)| Duration::from_millis(to - from))
    }
}

#[cfg(test)]
mod tests {
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
    fn nodes_of_one_store_go_by_its_clock() {
        let (clock, time) = at(1_000_000);
        clock.elapsed.store(100, Relaxed);
        // The answer took from 80 to 100, so it was given at about 90.
        time.agree(5_000_000, Duration::from_millis(80));
        assert_eq!((time.now(), time.started()), (5_000_010, 4_999_910));
        // What lies within the time of the answer is no difference.
        time.agree(5_000_005, Duration::from_millis(80));
        assert_eq!(time.now(), 5_000_010);
        clock.elapsed.store(200, Relaxed);
        assert_eq!(time.now(), 5_000_110);
        time.agree(5_000_050, Duration::from_millis(200));
        assert_eq!(time.now(), 5_000_110, "it was ahead, and does not go back");
        clock.elapsed.store(300, Relaxed);
        assert_eq!(time.now(), 5_000_150);
    }

    #[test]
    fn what_the_own_clock_said_before_the_first_answer_is_forgotten() {
        let (_, time) = at(9_000_000);
        assert_eq!(time.now(), 9_000_000);
        time.agree(5_000_000, Duration::ZERO);
        assert_eq!(time.now(), 5_000_000);
    }

    #[test]
    fn nobody_is_charged_if_the_clock_of_the_store_is_set() {
        let (clock, time) = at(1_000);
        time.resumed(Vec::new());
        time.agree(1_000, Duration::ZERO);
        clock.elapsed.store(100, Relaxed);
        time.agree(3_601_100, Duration::from_millis(100));
        assert_eq!((time.now(), time.charged(1_000, time.now())), (3_601_100, 100));
        assert_eq!(time.unrecorded(), [(1_100, 3_601_100)]);
    }

    #[test]
    fn an_outage_that_others_tell_of_is_left_out_once() {
        let (clock, time) = at(0);
        time.resumed(Vec::new());
        clock.elapsed.store(1_000, Relaxed);
        time.save_failed(400);
        time.hear_outage(400);
        assert_eq!(time.charged(0, 1_000), 400);
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
    fn nothing_is_charged_while_another_node_cannot_save_but_not_for_ever() {
        let (clock, time) = at(0);
        time.resumed(Vec::new());
        clock.elapsed.store(2_000, Relaxed);
        time.hear_outage(500);
        assert_eq!(time.charged(0, 2_000), 500);
        assert_eq!(time.charged(0, 6_000), 500 + 1_000, "it has fallen silent");
        for now in (2_000..100_000).step_by(1_000) {
            clock.elapsed.store(now, Relaxed);
            time.hear_outage(500);
        }
        assert_eq!(time.charged(0, 99_000), 500 + 99_000 - 500 - MAX_TOLD);
        time.hear_outage(1 << 50);
        assert_eq!(time.charged(0, 99_000), 500 + 99_000 - 500 - MAX_TOLD, "what is to come is not believed");
    }

    #[test]
    fn others_are_told_of_a_failure_and_of_a_write_that_takes_long() {
        let (clock, time) = at(0);
        time.resumed(Vec::new());
        clock.elapsed.store(100, Relaxed);
        let began = [time.save_begins(), time.save_begins()];
        assert_eq!((began, time.failing_since()), ([100, 100], None));
        time.save_ended(100);
        clock.elapsed.store(100 + SLOW + 1, Relaxed);
        assert_eq!(time.failing_since(), Some(100));
        time.save_ended(100);
        assert_eq!(time.failing_since(), None);
        time.save_failed(700);
        assert_eq!(time.failing_since(), Some(700));
        clock.elapsed.store(700 + MAX_TOLD, Relaxed);
        assert_eq!(time.failing_since(), None, "they know for long enough");
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
