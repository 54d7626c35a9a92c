//! Writing files atomically: a reader sees the old contents or the new ones, never a part.

use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Writes a file atomically: the contents go into a temporary file in the same folder, which then replaces it. Links
/// are followed and the permissions of an existing file stay.
///
/// # Errors
/// If the file cannot be written; it then stays as it is.
pub fn save(path: &Path, contents: &[u8]) -> io::Result<()> {
    let (file, target) = temporary_file(path, mode(0o666))?;
    replace(file, &target, contents)
}

/// Writes a file that only the user may read, otherwise as [`save`].
///
/// # Errors
/// As [`save`].
pub fn save_secret(path: &Path, contents: &[u8]) -> io::Result<()> {
    let (file, target) = temporary_file(path, mode(0o600))?;
    file.as_file().set_permissions(mode(0o600))?;
    replace(file, &target, contents)
}

/// Checks whether [`save`] could start, without touching the file.
///
/// # Errors
/// As [`save`].
pub fn probe(path: &Path) -> io::Result<()> {
    temporary_file(path, mode(0o666)).map(drop)
}

fn replace(mut file: NamedTempFile, target: &Path, contents: &[u8]) -> io::Result<()> {
    file.write_all(contents)?;
    file.as_file().sync_all()?;
    file.persist(target)?;
    Ok(())
}

/// A temporary file in the folder of the target, with the target's permissions if it exists and else with
/// `permissions`. Returns the target with links resolved.
fn temporary_file(path: &Path, permissions: Permissions) -> io::Result<(NamedTempFile, PathBuf)> {
    let (permissions, target) = existing_file(path)?.unwrap_or_else(|| (permissions, path.to_path_buf()));
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = tempfile::Builder::new().prefix(".four-").permissions(permissions).tempfile_in(folder)?;
    Ok((file, target))
}

/// The permissions and the real path of a file that may be replaced; `None` if it does not exist.
fn existing_file(path: &Path) -> io::Result<Option<(Permissions, PathBuf)>> {
    let refuse = |kind, why: &str| Err(io::Error::new(kind, why));
    let real = match fs::canonicalize(path) {
        Ok(real) => real,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return match fs::symlink_metadata(path) {
                Ok(_) => refuse(io::ErrorKind::InvalidInput, "it is a link to nothing"),
                Err(_) => Ok(None),
            };
        }
        Err(error) => return Err(error),
    };
    let metadata = fs::metadata(&real)?;
    if !metadata.is_file() {
        return refuse(io::ErrorKind::InvalidInput, "it is not an ordinary file");
    }
    if metadata.permissions().readonly() {
        return refuse(io::ErrorKind::PermissionDenied, "the file is read-only");
    }
    Ok(Some((metadata.permissions(), real)))
}

/// The permissions of a new file; the user's umask removes some of them.
#[cfg(unix)]
fn mode(bits: u32) -> Permissions {
    std::os::unix::fs::PermissionsExt::from_mode(bits)
}
