//! Seeds for what is random.

use four_text::Text;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::error::CommandError;

/// The seed that was asked for, else one from the system.
pub(crate) fn or_random(seed: Option<u64>, text: Text) -> Result<u64, CommandError> {
    match seed {
        Some(seed) => Ok(seed),
        None => SysRng
            .try_next_u64()
            .map_err(|error| CommandError::BadInput(text.cli_no_randomness(error.to_string()))),
    }
}
