//! Writing files atomically: a reader sees the old contents or the new ones, never a part.

use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use thiserror::Error;

use crate::read::os_message;
use crate::system;

/// Why a file cannot be written.
#[derive(Debug, Error)]
pub enum SaveError {
    /// The file is a link to a file that does not exist.
    #[error("the file is a link to nothing")]
    DanglingLink,
    /// A folder or a device, which cannot be replaced by a file.
    #[error("this is not an ordinary file")]
    NotAFile,
    /// The permissions of the file forbid writing.
    #[error("the file is read-only")]
    ReadOnly,
    /// The operating system reports an error.
    #[error("{}", os_message(.0))]
    Io(#[from] io::Error),
}

/// Writes a file atomically: the contents go into a temporary file in the same folder, which then replaces it. Links
/// are followed and the permissions of an existing file stay.
///
/// # Errors
/// If the file cannot be written; it then stays as it is.
pub fn save(path: &Path, contents: &[u8]) -> Result<(), SaveError> {
    let (file, target) = temporary_file(path, system::for_everybody())?;
    replace(file, &target, contents)
}

/// Writes a file that only the user may read, otherwise as [`save`].
///
/// # Errors
/// As [`save`].
pub fn save_secret(path: &Path, contents: &[u8]) -> Result<(), SaveError> {
    let (file, target) = temporary_file(path, system::for_the_user())?;
    if let Some(permissions) = system::for_the_user() {
        file.as_file().set_permissions(permissions)?;
    }
    replace(file, &target, contents)
}

/// Creates a folder that only the user may read, if there is none.
///
/// # Errors
/// If it cannot be created.
pub fn make_secret_folder(path: &Path) -> io::Result<()> {
    system::make_secret_folder(path)
}

/// Checks whether [`save`] could start, without touching the file.
///
/// # Errors
/// As [`save`].
pub fn probe(path: &Path) -> Result<(), SaveError> {
    temporary_file(path, system::for_everybody()).map(drop)
}

fn replace(mut file: NamedTempFile, target: &Path, contents: &[u8]) -> Result<(), SaveError> {
    file.write_all(contents)?;
    file.as_file().sync_all()?;
    file.persist(target).map_err(io::Error::from)?;
    Ok(())
}

/// A temporary file in the folder of the target, with the target's permissions if it exists and else with
/// `permissions`, or those of the folder. Returns the target with links resolved.
fn temporary_file(
    path: &Path,
    permissions: Option<Permissions>,
) -> Result<(NamedTempFile, PathBuf), SaveError> {
    let (permissions, target) = match existing_file(path)? {
        Some((existing, target)) => (Some(existing), target),
        None => (permissions, path.to_path_buf()),
    };
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    if let Some(permissions) = permissions {
        builder.permissions(permissions);
    }
    Ok((builder.prefix(".four-").tempfile_in(folder)?, target))
}

/// The permissions and the real path of a file that may be replaced; `None` if it does not exist.
fn existing_file(path: &Path) -> Result<Option<(Permissions, PathBuf)>, SaveError> {
    let real = match fs::canonicalize(path) {
        Ok(real) => real,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let is_link = fs::symlink_metadata(path).is_ok();
            return if is_link { Err(SaveError::DanglingLink) } else { Ok(None) };
        }
        Err(error) => return Err(error.into()),
    };
    let metadata = fs::metadata(&real)?;
    if !metadata.is_file() {
        return Err(SaveError::NotAFile);
    }
    if metadata.permissions().readonly() {
        return Err(SaveError::ReadOnly);
    }
    Ok(Some((metadata.permissions(), real)))
}
