//! Seeds of random choices.

use rand::rngs::{SysRng, Xoshiro256PlusPlus};
use rand::seq::SliceRandom;
use rand::{SeedableRng, TryRng};

use crate::error::{CommandError, OrBadInput};

/// The given seed; without one, a random number of the system.
pub(crate) fn or_random(seed: Option<u64>) -> Result<u64, CommandError> {
    seed.map_or_else(|| SysRng.try_next_u64().or_bad_input(), Ok)
}

/// Puts the items into an order that the seed decides.
pub(crate) fn shuffle<T>(items: &mut [T], seed: u64) {
    items.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
}
