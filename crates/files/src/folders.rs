//! Where this user's files belong, by the XDG Base Directory Specification.

use std::path::PathBuf;

use crate::system;

/// The folders of this program. They need not exist yet.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Games and seats.
    pub data: PathBuf,
    /// Settings.
    pub config: PathBuf,
}

impl Folders {
    /// The folders of the current user; `None` without a home. On Unix systems that is an absolute `HOME`.
    #[must_use]
    pub fn usual() -> Option<Folders> {
        system::folders()
    }
}
