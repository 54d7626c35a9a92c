//! Who is connected to a game on this node. Not saved.

use four_rules::Side;
use tokio::sync::watch;

/// The number of connections by side, and of spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    sides: [u32; 2],
    watching: u32,
}

impl Presence {
    pub(crate) fn sides(&self) -> [bool; 2] {
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
}

/// Counts a connection until it is dropped.
#[derive(Debug)]
pub(crate) struct Present {
    presence: watch::Sender<Presence>,
    sides: Vec<Side>,
}

impl Present {
    pub(crate) fn new(presence: &watch::Sender<Presence>, sides: &[Side]) -> Present {
        presence.send_modify(|presence| presence.counts(sides).for_each(|count| *count += 1));
        Present { presence: presence.clone(), sides: sides.to_vec() }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.presence.send_modify(|presence| {
            presence.counts(&self.sides).for_each(|count| *count = count.saturating_sub(1));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_present_until_the_last_connection_is_gone() {
        let (sender, seen) = watch::channel(Presence::default());
        let one = Present::new(&sender, &[Side::Second]);
        let other = Present::new(&sender, &Side::BOTH);
        let watching = Present::new(&sender, &[]);
        assert_eq!((seen.borrow().sides(), seen.borrow().watching()), ([true, true], 1));
        drop((other, watching));
        assert_eq!((seen.borrow().sides(), seen.borrow().watching()), ([false, true], 0));
        drop(one);
        assert_eq!(*seen.borrow(), Presence::default());
    }
}
