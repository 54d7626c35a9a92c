//! Watching and stopping a search from outside it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};

/// Stops a search, limits it to a number of positions, and shows its progress. Share it between threads by reference.
///
/// Limits count positions and never time, so the same question with the same limit gets the same answer on every machine.
#[derive(Debug)]
pub struct Control {
    stop: Arc<AtomicBool>,
    nodes: Arc<AtomicU64>,
    /// The counters of the controls that this one is a part of.
    ancestors: Vec<Arc<AtomicU64>>,
    limit: u64,
    lower: AtomicI32,
    upper: AtomicI32,
}

impl Default for Control {
    /// A control without a limit.
    fn default() -> Control {
        Control::limited(u64::MAX)
    }
}

impl Control {
    /// A control that stops by itself after about this many positions.
    #[must_use]
    pub fn limited(nodes: u64) -> Control {
        Control {
            stop: Arc::default(),
            nodes: Arc::default(),
            ancestors: Vec::new(),
            limit: nodes,
            lower: AtomicI32::new(0),
            upper: AtomicI32::new(0),
        }
    }

    /// A control for a part of the work, with a limit of its own, which is at most what this one has left.
    ///
    /// It stops when this one is stopped. Positions counted by the part are counted here too.
    #[must_use]
    pub fn part(&self, nodes: u64) -> Control {
        let left = self.limit.saturating_sub(self.nodes());
        let mut ancestors = self.ancestors.clone();
        ancestors.push(Arc::clone(&self.nodes));
        Control { stop: Arc::clone(&self.stop), ancestors, ..Control::limited(nodes.min(left)) }
    }

    /// Makes every search with this control, or with a part of it, return an error soon.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Whether [`Control::stop`] was called or the limit is reached.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed) || self.nodes() >= self.limit
    }

    /// Whether [`Control::stop`] was called.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Adds to the number of positions searched and returns the new number.
    pub(crate) fn count(&self, nodes: u64) -> u64 {
        for ancestor in &self.ancestors {
            ancestor.fetch_add(nodes, Relaxed);
        }
        self.nodes.fetch_add(nodes, Relaxed) + nodes
    }

    /// The number of positions searched so far, by all searches with this control.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// The number of positions after which this control stops.
    pub(crate) const fn limit(&self) -> u64 {
        self.limit
    }

    /// The proved lower and upper bound of the score that the [`Solver`](crate::Solver) is looking for, for the side to
    /// move in the position it was given.
    #[must_use]
    pub fn bounds(&self) -> (i32, i32) {
        (self.lower.load(Relaxed), self.upper.load(Relaxed))
    }

    pub(crate) fn set_bounds(&self, lower: i32, upper: i32) {
        self.lower.store(lower, Relaxed);
        self.upper.store(upper, Relaxed);
    }
}

/// The [`Control`] stopped a search before it had a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the search was stopped")]
pub struct StoppedError;
