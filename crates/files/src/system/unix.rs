//! Files of Unix systems: permissions, and where a user's files belong.

use std::env;
use std::fs::{DirBuilder, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use etcetera::base_strategy::Xdg;

use crate::Folders;

/// The permissions of a new file that everybody may read; the user's umask removes some of them.
pub(crate) fn for_everybody() -> Option<Permissions> {
    Some(Permissions::from_mode(0o666))
}

/// The permissions of a file that only the user may read.
pub(crate) fn for_the_user() -> Option<Permissions> {
    Some(Permissions::from_mode(0o600))
}

/// Creates a folder that only the user may read, if there is none.
pub(crate) fn make_secret_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

/// The folders of the current user; `None` without an absolute `HOME`. A service or a test without `HOME` saves nothing, so
/// the account database is not asked.
pub(crate) fn folders() -> Option<Folders> {
    env::var_os("HOME").map(PathBuf::from).filter(|home| home.is_absolute())?;
    let base = Xdg::new().ok()?;
    Some(Folders { data: base.data_dir().join("four"), config: base.config_dir().join("four") })
}
