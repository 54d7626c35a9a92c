//! The profile of the player, kept in a file beside the settings.

use std::io;
use std::path::Path;

use four_engine::Profile;
use four_files::{MAX_SETTINGS_BYTES, SaveError, open_file, save};

/// The name of its file in the folder of the settings.
pub const FILE: &str = "profile.json";

/// The profile in this file; an empty one if the file cannot be read.
#[must_use]
pub fn load(path: &Path) -> Profile {
    let text = open_file(path, MAX_SETTINGS_BYTES).ok();
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Writes the profile to this file and makes its folder if needed.
///
/// # Errors
/// If the file cannot be written.
pub fn store(profile: &Profile, path: &Path) -> Result<(), SaveError> {
    path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    let contents = serde_json::to_string_pretty(profile).map_err(io::Error::from)?;
    save(path, format!("{contents}\n").as_bytes())
}
