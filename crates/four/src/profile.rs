//! What the player has learnt, kept beside the settings.

use std::path::PathBuf;

use four_engine::Profile;
use four_files::Folders;
use four_session::profile;

use crate::error::{CommandError, OrBadInput};

/// The file of the profile, if this user has a folder for settings.
fn file() -> Option<PathBuf> {
    Folders::usual().map(|folders| folders.config.join(profile::FILE))
}

/// The stored profile, or a new one.
pub(crate) fn load() -> Profile {
    file().as_deref().map(profile::load).unwrap_or_default()
}

/// Changes the profile and stores it.
pub(crate) fn change(change: impl FnOnce(&mut Profile)) -> Result<Profile, CommandError> {
    let mut changed = load();
    change(&mut changed);
    if let Some(file) = file() {
        profile::store(&changed, &file).about(file.display())?;
    }
    Ok(changed)
}
