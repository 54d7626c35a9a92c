//! Where this user's files belong, by the XDG Base Directory Specification.

use std::env;
use std::path::PathBuf;

use etcetera::BaseStrategy;
use etcetera::base_strategy::Xdg;

/// The folders of this program. They need not exist yet.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Games and seats.
    pub data: PathBuf,
    /// Settings.
    pub config: PathBuf,
}

impl Folders {
    /// The folders of the current user; `None` without an absolute `HOME`. A service or a test without `HOME` saves
    /// nothing, so the account database is not asked.
    #[must_use]
    pub fn usual() -> Option<Folders> {
        env::var_os("HOME").map(PathBuf::from).filter(|home| home.is_absolute())?;
        let base = Xdg::new().ok()?;
        Some(Folders { data: base.data_dir().join("four"), config: base.config_dir().join("four") })
    }
}
