//! Who is connected to a game, here and at other nodes. Not saved.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use four_rules::Side;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::Instant;

/// The number of connections by side, and of spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Presence {
    /// Connections that play a side, by side.
    pub sides: [u32; 2],
    /// Connections that only watch.
    pub watching: u32,
}

/// With more spectators than this, a change in their number is told with the next [`Attendance::tick`].
const CROWD: u32 = 50;
/// How long what another node has told is believed.
const BELIEVED: Duration = Duration::from_secs(25);
/// How often other nodes are told again what they know.
const REPEATED: Duration = Duration::from_secs(10);

impl Presence {
    /// Which sides are connected.
    #[must_use]
    pub fn sides(&self) -> [bool; 2] {
        self.sides.map(|count| count > 0)
    }

    pub(crate) const fn watching(&self) -> usize {
        self.watching as usize
    }

    fn counts(&mut self, sides: &[Side]) -> impl Iterator<Item = &mut u32> {
        let Presence { sides: [first, second], watching } = self;
        let is = |side: Side| sides.contains(&side);
        let held = [(is(Side::First), first), (is(Side::Second), second), (sides.is_empty(), watching)];
        held.into_iter().filter_map(|(there, count)| there.then_some(count))
    }

    const fn plus(self, other: Presence) -> Presence {
        let sides =
            [self.sides[0].saturating_add(other.sides[0]), self.sides[1].saturating_add(other.sides[1])];
        Presence { sides, watching: self.watching.saturating_add(other.watching) }
    }
}

/// Who is connected to one game: the sum over all nodes.
#[derive(Debug)]
pub(crate) struct Attendance {
    counts: Mutex<Counts>,
    total: watch::Sender<Presence>,
}

#[derive(Debug, Default)]
struct Counts {
    here: Presence,
    /// What the other nodes were told, and when.
    told: Option<(Presence, Instant)>,
    /// What each of them has told, and when.
    others: BTreeMap<u64, (Presence, Instant)>,
}

impl Default for Attendance {
    fn default() -> Attendance {
        Attendance { counts: Mutex::default(), total: watch::channel(Presence::default()).0 }
    }
}

impl Attendance {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        // Counts change as a whole, so a poisoned lock is still consistent.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The sum over all nodes, whenever it changes.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Presence> {
        self.total.subscribe()
    }

    /// Counts a connection until the guard is dropped.
    pub(crate) fn enter(self: &Arc<Attendance>, sides: &[Side]) -> Present {
        self.change(sides, |count| *count += 1);
        Present { attendance: Arc::clone(self), sides: sides.to_vec() }
    }

    fn change(&self, sides: &[Side], change: impl Fn(&mut u32)) {
        let mut counts = self.counts();
        counts.here.counts(sides).for_each(change);
        // In a crowd, everybody would be told of everybody.
        if counts.total().watching <= CROWD || !sides.is_empty() {
            self.show(&counts);
        }
    }

    fn show(&self, counts: &Counts) {
        let total = counts.total();
        self.total.send_if_modified(|known| std::mem::replace(known, total) != total);
    }

    /// Takes what another node tells. A node that was not known yet is told who is here, with the next tick.
    pub(crate) fn hear(&self, node: u64, presence: Presence) {
        let mut counts = self.counts();
        if counts.others.insert(node, (presence, Instant::now())).is_none() {
            counts.told = None;
        }
        self.show(&counts);
    }

    /// Shows what has changed, and forgets nodes that have fallen silent. Returns what other nodes have to be told, if anything.
    pub(crate) fn tick(&self) -> Option<Presence> {
        let (mut counts, now) = (self.counts(), Instant::now());
        counts.others.retain(|_, (_, at)| now.duration_since(*at) < BELIEVED);
        self.show(&counts);
        let here = counts.here;
        let is_known = match counts.told {
            Some((told, _)) if told != here => false,
            Some((_, at)) => here == Presence::default() || now.duration_since(at) < REPEATED,
            None => here == Presence::default(),
        };
        if is_known {
            return None;
        }
        counts.told = Some((here, now));
        Some(here)
    }
}

impl Counts {
    fn total(&self) -> Presence {
        self.others.values().fold(self.here, |sum, (other, _)| sum.plus(*other))
    }
}

/// A connection that is counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Present {
    attendance: Arc<Attendance>,
    sides: Vec<Side>,
}

impl Drop for Present {
    fn drop(&mut self) {
        self.attendance.change(&self.sides, |count| *count = count.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(seen: &watch::Receiver<Presence>) -> ([bool; 2], usize) {
        (seen.borrow().sides(), seen.borrow().watching())
    }

    #[tokio::test(start_paused = true)]
    async fn a_player_is_present_until_the_last_connection_is_gone() {
        let attendance = Arc::new(Attendance::default());
        let watch = attendance.subscribe();
        let one = attendance.enter(&[Side::Second]);
        let other = attendance.enter(&Side::BOTH);
        let watching = attendance.enter(&[]);
        assert_eq!(seen(&watch), ([true, true], 1));
        drop((other, watching));
        assert_eq!(seen(&watch), ([false, true], 0));
        drop(one);
        assert_eq!(*watch.borrow(), Presence::default());
    }

    #[tokio::test(start_paused = true)]
    async fn counts_of_other_nodes_are_added_as_long_as_they_are_repeated() {
        let attendance = Arc::new(Attendance::default());
        let watch = attendance.subscribe();
        let _one = attendance.enter(&[Side::First]);
        attendance.hear(7, Presence { sides: [0, 1], watching: 2 });
        attendance.hear(8, Presence { sides: [0, 0], watching: 3 });
        assert_eq!(seen(&watch), ([true, true], 5));
        tokio::time::advance(BELIEVED / 2).await;
        attendance.hear(8, Presence { sides: [0, 0], watching: 4 });
        tokio::time::advance(BELIEVED / 2).await;
        attendance.tick();
        assert_eq!(seen(&watch), ([true, false], 4), "the first of them has fallen silent");
    }

    #[tokio::test(start_paused = true)]
    async fn other_nodes_are_told_of_changes_and_now_and_then() {
        let attendance = Arc::new(Attendance::default());
        assert_eq!(attendance.tick(), None, "nobody is here");
        let one = attendance.enter(&[Side::First]);
        let here = Presence { sides: [1, 0], watching: 0 };
        assert_eq!((attendance.tick(), attendance.tick()), (Some(here), None));
        attendance.hear(7, Presence::default());
        assert_eq!((attendance.tick(), attendance.tick()), (Some(here), None), "a new node is told");
        tokio::time::advance(REPEATED).await;
        assert_eq!((attendance.tick(), attendance.tick()), (Some(here), None));
        drop(one);
        assert_eq!((attendance.tick(), attendance.tick()), (Some(Presence::default()), None));
    }

    #[tokio::test(start_paused = true)]
    async fn a_crowd_is_told_of_its_size_once_a_tick() {
        let attendance = Arc::new(Attendance::default());
        let mut watch = attendance.subscribe();
        let crowd: Vec<_> = (0..1000).map(|_| attendance.enter(&[])).collect();
        assert_eq!(watch.borrow_and_update().watching(), CROWD as usize);
        let _player = attendance.enter(&[Side::First]);
        assert_eq!(watch.borrow_and_update().watching(), 1000, "players are told at once");
        drop(crowd);
        attendance.tick();
        assert_eq!(watch.borrow_and_update().watching(), 0);
    }
}
