//! Files of Windows: where a user's files belong. Windows has no permissions of this kind: a file inherits those of its folder,
//! and the folders of a user are closed to others.

use std::fs::{DirBuilder, Permissions};
use std::io;
use std::path::Path;

use etcetera::BaseStrategy;
use etcetera::base_strategy::Windows;

use crate::Folders;

/// A new file inherits the permissions of its folder.
pub(crate) fn for_everybody() -> Option<Permissions> {
    None
}

/// A new file inherits the permissions of its folder.
pub(crate) fn for_the_user() -> Option<Permissions> {
    None
}

/// Creates a folder, if there is none. It inherits the permissions of the folder that it is in.
pub(crate) fn make_secret_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).create(path)
}

/// The folders of the current user, `four` and `four\config` in `AppData\Roaming`; `None` without a profile.
pub(crate) fn folders() -> Option<Folders> {
    let data = Windows::new().ok()?.data_dir().join("four");
    Some(Folders { config: data.join("config"), data })
}
