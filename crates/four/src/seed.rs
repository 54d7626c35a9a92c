//! Seeds of random choices.

use rand::TryRng;
use rand::rngs::SysRng;

use crate::error::{CommandError, OrBadInput};

/// The given seed; without one, a random number of the system.
pub(crate) fn or_random(seed: Option<u64>) -> Result<u64, CommandError> {
    seed.map_or_else(|| SysRng.try_next_u64().or_bad_input(), Ok)
}
